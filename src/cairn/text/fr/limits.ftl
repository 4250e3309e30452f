## Ce que des inconnus peuvent faire, et à quel rythme
no-bug-noted = Quelque chose s’est mal passé, et c’est notre faute. Rien n’a changé ; le serveur l’a noté dans son journal.
no-requests-so-fast = Trop de demandes sont venues d’ici ; attends { $seconds } s.
no-messages-so-fast = Trop de messages sont venus d’ici ; attends { $seconds } s.
no-tables-so-fast = Trop de nouvelles tables sont venues d’ici ; attends { $seconds } s.
no-sockets-so-many = { $n } tables sont ouvertes d’ici à la fois, et il ne peut pas y en avoir plus ; fermes-en une.
no-table-so-full = { $n } personnes regardent cette table, et il ne peut pas y en avoir plus.
no-chat-here-so-fast = On dit tant de choses ici que personne ne peut les lire ; attends { $seconds } s.
no-such-host = Ce serveur ne répond pas au nom { $name } ; qui l’exploite peut le lancer avec --host-name { $name }.
no-store-twice = Un autre serveur utilise { $file } ; arrête-le d’abord, ou nomme un autre fichier.
no-store-open = Le fichier { $file } ne peut pas être ouvert : { $problem }.

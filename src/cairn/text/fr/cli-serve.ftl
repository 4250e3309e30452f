### cairn serve : la table dans le navigateur

serve-arg-lan = Écouter aussi sur le réseau local, pour que d’autres puissent jouer depuis leur appareil.
serve-arg-port = Le port d’écoute (par défaut { $n }, ou le prochain qui est libre).
serve-arg-db = Le fichier qui garde les tables, ou l’adresse d’une base de données PostgreSQL.
serve-arg-processes = Lancer n processus, ce qui demande de garder les tables dans PostgreSQL.
serve-arg-peer = Où les processus d’autres machines trouvent celui-ci, dans un réseau à toi.
serve-arg-game = Un jeu à toi, proposé lui aussi ; peut être donné plusieurs fois.
serve-arg-no-browser = Ne pas ouvrir le navigateur.

serve-making-packages = Récupération des outils de la page …
serve-making-page = Construction de la page …
serve-here = La table est à l’adresse { $address }
serve-lan = Sur le réseau local : { $address }
serve-stop = Ctrl-C pour arrêter ; toutes les tables sont gardées.
serve-stopped = La table est fermée ; ce qui a été joué est gardé.

serve-no-page = La page n’a pas pu être construite, pour la raison ci-dessus ; la table du terminal est là : cairn play { $game }.
serve-old-page = La page est plus ancienne que ses sources.
serve-port-taken = Le port { $port } est pris ; indiques-en un autre avec --port.
serve-needs-shared = Plusieurs processus demandent de garder les tables dans PostgreSQL (option --store).
serve-no-address = « { $text } » n’est pas une adresse de la forme HOST et port.
serve-process-ended = Un processus du serveur s’est terminé (code { $code }).
serve-no-browser = Aucun navigateur n’a pu être ouvert ; ouvre l’adresse toi-même.

serve-checked = Parties : { $n } ; ne continueraient pas comme avant : { $bad }.
serve-needs-node = Construire la page demande node 20.19 ou plus récent, absent ici ; `uv sync --reinstall-package cairn-table` l’apporte.
serve-needs-sources = Construire la page demande ses sources, absentes ici.
admin-arg-what = Ce qu’il faut lister ou faire.
admin-word-whom = QUI
admin-arg-whom = Le nom d’un compte, ou l’identifiant d’une table ou d’un signalement.
admin-whom = cairn admin { $name } doit savoir qui : nomme un compte, une table ou un signalement.
admin-none = Il n’y a rien à lister.
admin-name = nom
admin-made = créé
admin-blocked = bloqué
admin-sessions = sessions ouvertes
admin-tables = ses tables
admin-id = identifiant
admin-game = jeu
admin-status = état
admin-moves = coups
admin-moved = dernier coup
admin-did-block = { $name } est bloqué, et n’a plus de session ouverte.
admin-did-unblock = { $name } peut rouvrir une session.
admin-did-password = Le nouveau mot de passe du compte { $name } est { $text } ; chaque navigateur doit rouvrir une session.
admin-did-delete = { $name } est oublié ; là où cette personne jouait, un bot continue.
admin-did-close = La table { $name } est fermée pour de bon.
admin-did-settle = Le signalement { $name } est réglé.
no-such-account = Personne n’a ici de compte nommé « { $text } ».
no-such-report = Il n’y a pas de signalement « { $text } ».
serve-arg-host-name = Servir aussi sous ce nom, par exemple play.example.org ; peut être donné plusieurs fois.
serve-arg-behind-proxy = Un proxy à toi se trouve devant : prendre les adresses et TLS comme il les donne.
serve-arg-generous = Multiplier par N chaque limite pour les inconnus, quand beaucoup de gens partagent une adresse.
serve-lan-open = Qui partage ce réseau peut lire tout ce qui est envoyé, cartes comprises : cela passe en http simple.

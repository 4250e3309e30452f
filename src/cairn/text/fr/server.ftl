no-such-request = La table ne comprend pas cette demande : { $problem }.
no-request-so-large = Une demande peut avoir au plus { $n } octets.
no-foreign-page = Cette demande vient de la page d’un autre site.
no-bug = Quelque chose s’est mal passé à cette table, et c’est notre faute. Rien n’a changé ; la partie a été écrite dans le fichier { $file } sur le serveur.
no-store = Le coup n’a pas pu être enregistré. Rien n’a changé ; essaie encore une fois.
no-store-version = { $file } est au format { $version } ; cette version de Cairn lit le format { $ours }.
no-text-so-long = Un nom ou un mot peut avoir au plus { $n } lettres.

no-such-table = Cette table n’existe pas.
no-next-game = La partie suivante d’une série vient après une partie terminée du même jeu, avec autant de places.
no-such-key = Cette clé n’ouvre pas la table.
no-open-seat = Il n’y a pas de place libre.
no-not-your-seat = La place { $n } n’est pas la tienne.
no-not-at-table = Il faut avoir une place à cette table pour faire cela.
no-watching = Personne ne peut regarder cette table.
no-word-again = Un mot déjà dit ne peut plus être changé.
no-more-tables = Tu as { $n } tables qui ne sont pas terminées ; finis-en une d’abord.

no-match-yet = La partie n’a pas encore commencé.
no-old-rules = Cette partie a été jouée avec des règles plus anciennes ; elle ne peut pas continuer.
no-such-position = La position { $n } n’existe pas ; la dernière est { $last }.
no-spectators-play = Tu regardes ; il faut avoir une place ici pour jouer.
no-hint = Un indice n’est donné qu’à qui doit jouer.

no-undo = Il n’y a rien à reprendre.
no-undo-twice = { $name } a déjà demandé à reprendre un coup.
no-undo-asked = Plus personne ne demande à reprendre un coup.
no-undo-not-asked = La question ne s’adresse pas à toi.
no-undo-declined =
    { $who ->
        [you] Tu n’as pas accepté que le coup soit repris.
       *[other] { $name } n’a pas accepté que le coup soit repris.
    }

no-chat-length = Une ligne de discussion a au moins une lettre, et au plus { $n }.
no-chat-so-fast = Au plus { $n } lignes en { $seconds } secondes, s’il te plaît.

match-snapshot = Après l’étape { $n }, la position n’est pas celle qui a été gardée.
no-store-file = Le fichier { $file } n’est pas un fichier qui garde des tables.

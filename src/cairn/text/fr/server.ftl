no-such-request = La table ne comprend pas cette demande : { $problem }.
no-request-so-large = Une demande peut avoir au plus { $n } octets.
no-foreign-page = Cette demande vient de la page d’un autre site.
no-bug = Quelque chose s’est mal passé à cette table, et c’est notre faute. Rien n’a changé ; la partie a été écrite dans le fichier { $file } sur le serveur.
no-store = Le coup n’a pas pu être enregistré. Rien n’a changé ; essaie encore une fois.
no-store-version = { $file } est au format { $version } ; cette version de Cairn lit le format { $ours }.
no-text-so-long = Un nom ou un mot peut avoir au plus { $n } lettres.

no-such-table = Cette table n’existe pas.
no-such-key = Cette clé n’ouvre pas la table.
no-open-seat = Il n’y a pas de place libre.
no-not-your-seat = La place { $n } n’est pas la tienne.
no-not-at-table = Il faut avoir une place à cette table pour faire cela.
no-watching = Personne ne peut regarder cette table.
no-word-again = Un mot déjà dit ne peut plus être changé.
no-more-tables = Tu as { $n } tables qui ne sont pas terminées ; finis-en une d’abord.
no-not-host = Seul l’hôte de cette table peut faire cela.
no-close = Tant que d’autres jouent ici, la table ne peut pas être fermée.
no-share-yet = Une partie ne se partage qu’une fois finie.

no-match-yet = La partie n’a pas encore commencé.
no-shuffles-yet = Les mélanges sont publiés à la fin de la partie.
no-old-rules = Cette partie a été jouée avec des règles plus anciennes ; elle ne peut pas continuer.
no-such-position = La position { $n } n’existe pas ; la dernière est { $last }.
no-curve-yet = L’évolution des points est montrée une fois la partie terminée.
no-spectators-play = Tu regardes ; il faut avoir une place ici pour jouer.
no-hint = Un indice n’est donné qu’à qui doit jouer.
no-hint-among-people = Entre joueurs, il n’y a d’indices que si la table le permet.
no-hint-here = Il n’y a pas d’indices à cette table.
no-explaining = Les raisons des bots ne sont données que là où il y a des indices.

no-batch-shown = Avant ce coup, une nouvelle carte est dévoilée ; regarde-la d’abord.
no-undo = Il n’y a rien à reprendre.
no-undo-twice = { $name } a déjà demandé à reprendre un coup.
no-undo-asked = Plus personne ne demande à reprendre un coup.
no-undo-not-asked = La question ne s’adresse pas à toi.
no-undo-declined =
    { $who ->
        [you] Tu n’as pas accepté que le coup soit repris.
       *[other] { $name } n’a pas accepté que le coup soit repris.
    }
no-undo-lapsed = Personne n’a répondu à temps ; le coup reste joué.
no-undo-time = Il ne reste pas assez de temps pour reprendre ce coup.
no-undo-here = À cette table, aucun coup ne se reprend.

no-chat-length = Une ligne de discussion a au moins une lettre, et au plus { $n }.
no-chat-so-fast = Au plus { $n } lignes en { $seconds } secondes, s’il te plaît.

match-snapshot = Après l’étape { $n }, la position n’est pas celle qui a été gardée.
no-store-file = Le fichier { $file } n’est pas un fichier qui garde des tables.

## Leaving, coming back, playing again

no-take-over = Un bot peut remplacer qui n’a plus de temps ou n’est plus là depuis { $n } secondes ; { $name } n’en est pas là.
no-stand-in = Un bot joue pour toi ; reprends d’abord ta place.
no-bot-may = Un bot de l’extérieur peut jouer ses coups, et rien d’autre.
no-bot-name = « { $text } » est le nom d’un de nos bots ; choisis-en un autre.
no-time-left = Tu n’as plus de temps pour cette partie ; le bot la joue jusqu’au bout.
no-rematch-yet = Une revanche ne se propose qu’une fois la partie finie.
no-rematch-declined = { $name } ne veut pas de revanche maintenant.
table-left =
    { $who ->
        [you] Tu as quitté la table ; { $bot } joue pour toi
       *[other] { $name } a quitté la table ; { $bot } continue
    }
table-replaced =
    { $who ->
        [you] Tu n’étais plus là ; { $bot } joue pour toi
       *[other] { $name } n’est plus là ; { $bot } continue
    }
table-out-of-time =
    { $who ->
        [you] Tu n’as plus de temps ; { $bot } joue pour toi
       *[other] { $name } n’a plus de temps ; { $bot } continue
    }
table-time-is-up =
    { $who ->
        [you] Tu n’as plus de temps
       *[other] { $name } n’a plus de temps
    }
table-bot-illegal = { $name } a joué un coup interdit et perd la partie
table-bot-late = { $name } a réfléchi trop longtemps et perd la partie
table-bot-gone = { $name } n’est pas revenu et perd la partie
table-bot-illegal-on = { $name } a joué un coup interdit ; { $bot } continue
table-bot-late-on = { $name } a réfléchi trop longtemps ; { $bot } continue
table-bot-gone-on = { $name } n’est pas revenu ; { $bot } continue
table-came-back =
    { $who ->
        [you] Tu reprends ta place
       *[other] { $name } est de retour
    }
table-rematch-declined =
    { $who ->
        [you] Tu ne veux pas de revanche maintenant
       *[other] { $name } ne veut pas de revanche maintenant
    }

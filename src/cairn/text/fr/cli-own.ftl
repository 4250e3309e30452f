### Les jeux qu’on apporte, et la table de tout jeu qui n’a pas son propre dessin.

## Où se trouve un jeu, et ce qui ne va pas

cli-arg-own-game = Où se trouve le jeu, si c’est le tien, par exemple mine.py:GAME.
no-game-attribute = Quel jeu dans { $file } ? Écris-le comme dans mine.py:GAME.
no-game-module = Le module { $file } n’existe pas.
no-game-but = { $file } ne contient aucun jeu nommé « { $name } » ; il contient : { $names }.
no-game-import = { $file } ne peut pas être chargé : { $kind } dans { $where } : { $text }.
no-game-name = Le jeu dans { $file } s’appelle « { $name } » ; un nom se compose de minuscules, de chiffres et de traits d’union, par exemple my-game.
no-game-name-taken = Le jeu dans { $file } s’appelle « { $name } », comme un jeu de Cairn ; donne-lui un autre nom.
no-game-twice = Le jeu dans { $file } s’appelle « { $name } », comme un autre jeu proposé ; donne-lui un autre nom.
no-game-shapes = { $file } ne dit pas comment les pièces s’écrivent : { $text }.
no-game-two-names = Le titre dans { $file } s’appelle « { $name } » et son jeu « { $other } » ; donne-leur le même nom.
no-view-part = Une vue du jeu « { $game } » a besoin de « { $part } » et ne l’a pas, ou l’a sous une autre forme ; la docstring de State.view dans cairn/core/game.py dit ce que contient une vue.
match-other-game = Cette partie est du jeu « { $name } », pas de « { $own } ».
rules-none = { $title } n’a pas de règles écrites.
rules-all = Règles
cli-crash-own = Le jeu a échoué au coup { $n } ({ $move }). La partie est gardée dans { $file } ; `cairn replay { $file } --game mine.py:GAME` le montre à nouveau, et avec CAIRN_DEBUG=1 où.
replay-crash-own = Le jeu échoue au coup { $n } de cette partie ({ $move }) ; avec CAIRN_DEBUG=1 tu vois où.
cli-bug-own = Le jeu a échoué dans { $where } ({ $name } : { $text }) ; avec CAIRN_DEBUG=1 tu vois comment.

## La table de tout jeu

any-hidden = { $n } face cachée
any-yes = oui
any-no = non
any-nothing = rien
any-hand = Main
# Same as in English.
any-points = Points
any-points-hidden = Les points seront connus à la fin.
any-no-hand = Tu n’as rien en main.
any-zone = { $what } : { $list }.
any-seat =
    { $who ->
        [you] Toi : { $list }.
       *[other] { $name } : { $list }.
    }
any-seat-zone =
    { $who ->
        [you] Toi, { $what } : { $list }.
       *[other] { $name }, { $what } : { $list }.
    }
any-won =
    { $who ->
        [you] Tu gagnes
       *[other] { $name } gagne
    }
any-shared = Victoire partagée : { $list }

no-such-game-guess = Le jeu « { $text } » n’existe pas ; vouliez-vous dire { $guess } ?
no-game-file = Le fichier { $file } n’existe pas.
no-game-in-file = { $file } ne contient aucun jeu nommé « { $name } ».

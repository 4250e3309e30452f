### Words and sentences that all games share.

## Seats, numbers, lists

seat-n = place { $n }
number = { NUMBER($n) }
list-and = { $some } et { $last }
n-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
# After a verb; only Polish tells the two apart.
n-cards-acc = { n-cards }
# Same as in English.
n-points =
    { NUMBER($points) ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }

## The table

your-turn = C’est ton tour
waiting-for = On attend { $name }
is-thinking = { $name } réfléchit
game-over = Fin de la partie
final-scores = Scores finaux
rule-ref = Règle { $id }
match-won =
    { $who ->
        [you] Tu gagnes la partie, { NUMBER($points) } à { NUMBER($other) }
       *[other] { $name } gagne la partie, { NUMBER($points) } à { NUMBER($other) }
    }
match-shared = Victoire partagée, { n-points } de chaque côté
match-resigned =
    { $who ->
        [you] Tu abandonnes la partie
       *[other] { $name } abandonne la partie
    }

## Why a bot moved

# How far ahead of the best of the others the games end that a bot imagines; below 0: behind. Where by_round is
# not 0, they are imagined to the end of the round only.
bot-reason-outlook =
    { $by_round ->
        [0] avance à la fin de { NUMBER($lead) } en moyenne, de { NUMBER($worst) } dans le pire quart des parties imaginées
       *[other] avance à la fin de la manche de { NUMBER($lead) } en moyenne, de { NUMBER($worst) } dans le pire quart des manches imaginées
    }
bot-reason-imagined =
    { $by_round ->
        [0] parties imaginées
       *[other] manches imaginées
    }
bot-reason-fear =
    { $answers ->
        [0] { "" }
       *[other] , surtout après « { $answer } »
    }
bot-reason-line =
    { $line ->
        [0] { "" }
        [1] , ensuite « { $then } »
       *[other] , ensuite « { $then } », puis « { $later } »
    }
bot-reason-gain = Rapporte environ { NUMBER($gain) } de plus que « { $instead } »{ bot-reason-line } : { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-often = En tête dans { $often } { bot-reason-imagined } sur 100, après « { $instead } » dans { $seldom }{ bot-reason-line } : { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-close = À peine mieux que « { $instead } »{ bot-reason-line } : { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-first = La première idée ; rien n’était nettement mieux, pas même « { $instead } »{ bot-reason-line } : { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-quick = Selon une règle empirique{ bot-reason-line } : { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-slip = « { $instead } » est passé inaperçu{ bot-reason-line } : { bot-reason-outlook }{ bot-reason-fear }.
# What others at the table may hear: nothing that tells of a hand.
bot-reason-told = Attendu : { bot-reason-outlook }.
bot-reason-quick-told = Selon une règle empirique : { bot-reason-outlook }.
bot-reason-random = Tiré au sort parmi tous les coups.

## What cannot be done

no-unknown-move = Coup inconnu « { $text } » ; peut-être « { $guess } » ?
no-such-move = Coup inconnu « { $text } ».
no-not-your-move = C’est à { $name } de jouer.
no-stale = La partie a avancé ; regarde à nouveau.
no-game-over = La partie est terminée.
no-undo-final = Depuis, une carte a été vue ; dans ce jeu, cela ne se reprend pas.
no-resign = Seule une partie à deux peut être abandonnée.
no-not-in-hand = La carte { $card } n’est pas dans ta main.

## How a match cannot be set up

no-such-game = Le jeu « { $name } » n’existe pas ; il y a : { $names }.
no-such-bot = Le bot « { $name } » n’existe pas ; il y a : { $names }.
no-such-check = La vérification « { $name } » n’existe pas ; il y a : { $names }.
no-such-language = La langue « { $name } » n’existe pas ; il y a : { $names }.
no-such-seat = La place { $n } n’existe pas.
no-option = L’option « { $option } » n’existe pas ; il y a : { $options }.
no-option-value = L’option « { $option } » ne peut pas être « { $value } » ; valeurs possibles : { $values }.
no-seats = Nombre de places : { $n } ; il en faut au moins { $low } et au plus { $high } pour ce jeu.
bad-position-value = Cette position est impossible : « { $value } » ne convient pas à « { $name } ».

## What can be wrong with a saved match

match-not-a-match = Ce n’est pas une partie de Cairn.
match-version = Cette partie est au format { $version }, inconnu ici.
match-header = La ligne { $line } n’est pas un en-tête de partie : « { $text } ».
match-headers-damaged = Les en-têtes au-dessus de la ligne { $line } sont modifiés ou abîmés.
match-damaged = La ligne { $line } est modifiée ou abîmée : « { $text } ».
match-truncated = La partie s’interrompt avant la fin.
match-game = Cette partie est d’un jeu inconnu : « { $name } ». Si c’est le tien, dis où il se trouve avec --game mine.py:GAME.
match-rules-version = Cette partie suit la version { $version } des règles ; ici, elles sont en version { $ours }.
match-tables = Cette partie a été jouée avec d’autres tables de matériel (« { $tables } ») : --components nomme leur dossier.
match-commitment = Le secret n’est pas celui qui a été scellé au début.
match-step = Ligne { $line } : l’étape { $n } ne convient pas.
match-after-end = Ligne { $line } : la partie est finie avant l’étape { $n }.
match-seat = L’étape { $n } revient à une autre place : c’est à { $name } de jouer.
match-unknown-move = Étape { $n } : « { $move } » n’est pas un coup de ce jeu.
match-illegal = Étape { $n } : « { $move } » n’est pas permis à cet endroit.
match-undo = La partie ne peut pas revenir à l’étape { $n }.

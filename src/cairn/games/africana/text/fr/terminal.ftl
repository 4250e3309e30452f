### The table of Africana: the words around its pieces.

## The round and the piles

africana-label-round = tour de table { $n }
africana-label-expeditions-left = expéditions restantes : { $n }
africana-label-expeditions-left-next = { africana-label-expeditions-left }, ensuite { $letter }
africana-label-last-round =
    { $who ->
        [you] Dernier tour de table : tu joues en dernier
       *[other] Dernier tour de table : { $name } joue en dernier
    }
africana-label-travel-pile = cartes Voyage
africana-label-discards = défausse
# Same as in English.
africana-label-assistants = assistants
africana-label-played = jouées dans ce déplacement
africana-label-nothing = rien

## Players

africana-label-hand = main
africana-label-your-hand = Ta main
africana-label-markers = marqueurs
africana-label-finished = terminées
africana-label-adventures = aventures
africana-label-silver = pièces d’argent
# Same as in English.
africana-label-points = points
africana-label-n-silver =
    { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    }
# Same as in English.
africana-label-n-jokers =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokers
    }
africana-label-n-travel-cards =
    { $n ->
        [one] { $n } carte Voyage
       *[other] { $n } cartes Voyage
    }

## Expeditions and books

africana-label-expeditions = expéditions
africana-label-space = Case { $n }
africana-label-empty = vide
# Same as in English.
africana-label-bonus = bonus
africana-label-with-bonus = bonus de participation { $gain }
africana-label-joined = participants : { $list }
africana-label-left = gauche
africana-label-right = droite
africana-label-for = pour { africana-label-n-silver }

## The map

africana-label-around = autour : { $place }
africana-label-neighbours = voisins { $list }
africana-label-standing = sur place : { $list }
africana-label-starting = départ de la case { $list }
africana-label-ending = arrivée de la case { $list }
africana-label-aiming = aventures ici : { $list }
africana-label-starts = départ de l’expédition 1
africana-label-ends = arrivée de l’expédition 1
africana-label-goal = fin d’une aventure
africana-label-book-here = livre du lieu

## What may be done, before the moves

africana-label-do-go = Aller
africana-label-go-to = Aller → { $place }
africana-label-do-join = Se joindre à
africana-label-do-end = Terminer
africana-label-do-turn = Tourner une page
africana-label-do-buy = Acheter
africana-label-do-discard = Défausser
africana-label-do-give-up = Abandonner

## The score sheet

# Same as in English.
africana-label-sheet = Points
africana-label-hidden =
    { $n ->
        [one] { $n } carte terminée, face cachée
       *[other] { $n } cartes terminées, face cachée
    }
africana-label-row-expeditions = expéditions
africana-label-row-artifacts = artefacts
# Same as in English.
africana-label-row-collections = collections
# Same as in English.
africana-label-row-assistants = assistants
africana-label-row-silver = par 10 pièces d’argent
africana-label-row-travel-cards = par 2 cartes Voyage
africana-label-row-unfinished = artefacts inachevés

## Cards and map by themselves, and where they come from

africana-label-set-expeditions = Expéditions
africana-label-set-adventures = Aventures
africana-label-set-bonuses = Bonus de participation
africana-label-deck = pile
africana-label-route = trajet
africana-label-steps-taken = étapes
africana-label-adventure = aventure
africana-label-neighbour-places = voisins
africana-label-worth = valeur
africana-label-origin = origine
africana-label-steps =
    { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
africana-label-published = publié
africana-label-reconstructed = reconstitué
africana-label-part-published = publié en partie
africana-label-route-published = itinéraire publié
africana-label-published-fields = publié : { $list }
africana-label-reconstructed-fields = reconstitué : { $list }
africana-label-field-name = nom
africana-label-field-half = moitié
africana-label-field-symbols = symboles
africana-label-field-deck = pile
africana-label-field-start = départ
africana-label-field-target = arrivée
africana-label-field-coins = pièces d’argent
# Same as in English.
africana-label-field-points = points
africana-label-note = remarque : { $remark }
africana-remark-a-quick-south-africa-madagascar-link-is-published-without-naming-the-endpoints = une liaison rapide entre l’Afrique du Sud et Madagascar est publiée, sans ses extrémités
africana-remark-the-set-of-kinds-1-coin-2-coins-1-travel-card-is-published-which-space-has-which-is-not = les sortes (1 pièce, 2 pièces, 1 carte de voyage) sont publiées, mais pas leur répartition sur les cases
africana-remark-a-madagascar-location-is-published-its-printed-name-is-not = un lieu de Madagascar est publié, mais pas son nom imprimé
africana-remark-named-in-a-french-review = nommé dans une critique française
africana-remark-named-in-a-german-review-and-a-japanese-play-report = nommé dans une critique allemande et un compte rendu de partie japonais
africana-remark-named-in-a-german-review-and-an-english-session-report = nommé dans une critique allemande et un compte rendu de partie anglais
africana-remark-named-in-a-japanese-play-report = nommé dans un compte rendu de partie japonais
africana-remark-named-in-a-japanese-play-report-expedition-target = nommé dans un compte rendu de partie japonais (but d’une expédition)
africana-remark-rulebook-start-of-england = départ de l’Angleterre d’après le livret
africana-remark-rulebook-start-of-france = départ de la France d’après le livret
africana-remark-rulebook-start-of-germany = départ de l’Allemagne d’après le livret
africana-remark-rulebook-start-of-italy-northernmost-spot = départ de l’Italie d’après le livret ; lieu le plus au nord
africana-remark-deck-inferred-points-reconstructed = paquet déduit, points reconstitués
africana-remark-one-symbol = un symbole
africana-remark-magenta-from-a-card-called-red = magenta, d’après une carte dite rouge
africana-label-count-places = { $n } lieux sur { $total }
africana-label-count-routes = { $n } itinéraires sur { $total }
africana-label-count-expeditions = { $n } expéditions sur { $total }
africana-label-count-adventures = { $n } aventures sur { $total }
africana-label-count-bonuses = { $n } bonus sur { $total }
africana-label-starting-here = expéditions qui partent d’ici
africana-label-ending-here = expéditions qui arrivent ici
africana-label-aiming-here = aventures qui finissent ici
africana-label-company-here = compagnie qui commence ici

## Sentences

play-africana-line = { $heading } : { $list }.
play-africana-seat =
    { $who ->
        [you] Toi : { $list }.
       *[other] { $name } : { $list }.
    }
play-africana-has =
    { $who ->
        [you] Toi, { $heading } : { $list }.
       *[other] { $name }, { $heading } : { $list }.
    }
play-africana-won =
    { $who ->
        [you] Tu gagnes
       *[other] { $name } gagne
    }
play-africana-shared = Victoire partagée : { $list }
play-africana-origin = Le plan et les cartes imprimés ne sont pour la plupart pas publics. Publiés, au moins en partie : { $list }. Le reste est reconstitué.

## The command that tells of places

play-command-map = plan
play-help-map = les lieux du plan, ou l’un d’eux, par exemple « { play-command-map } lagos »

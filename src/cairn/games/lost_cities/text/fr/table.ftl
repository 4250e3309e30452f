### Lost Cities at the browser's table. A screen reader says what is called “spoken”.

## The table

# The foot of a card that has no number.
# Same as in English.
lost-cities-table-sponsor = Sponsor
lost-cities-table-zone-board = Expéditions et camps, { $n } couleurs
lost-cities-table-zone-milestones =
    { $n ->
        [one] { $n } jalon
       *[other] { $n } jalons
    }
lost-cities-table-crumb-milestones = jalons
lost-cities-table-cards-left =
    { $n ->
        [one] { $n } carte restante
       *[other] { $n } cartes restantes
    }
# After the number of cards in the draw pile, where room is short.
lost-cities-table-left =
    { $n ->
        [one] restante
       *[other] restantes
    }
lost-cities-table-this-game = cette manche
lost-cities-table-total = partie { NUMBER($points) }
lost-cities-table-won-by =
    { $who ->
        [you] remporté par toi
       *[other] remporté par { $name }
    }
# How many cards or expeditions towards a milestone.
lost-cities-table-has =
    { $who ->
        [you] toi { $n }
       *[other] { $name } { $n }
    }
lost-cities-table-expeditions-of =
    { $who ->
        [you] Tes expéditions
       *[other] Expéditions : { $name }
    }
lost-cities-table-seat-spoken =
    { $who ->
        [you] Toi : { n-points } dans cette manche, { NUMBER($total) } dans la partie. { n-cards } en main. Jalons : { $milestones }.
       *[other] { $name } : { n-points } dans cette manche, { NUMBER($total) } dans la partie. { n-cards } en main. Jalons : { $milestones }.
    }
lost-cities-table-score-line =
    { $who ->
        [you] Tu as { n-points } dans cette manche, { NUMBER($total) } dans la partie.
       *[other] { $name } a { n-points } dans cette manche, { NUMBER($total) } dans la partie.
    }
lost-cities-table-place-question = Pose une carte
lost-cities-table-place-detail = Dans une expédition ou dans son camp. Ensuite tu pioches.
lost-cities-table-where = Où poser { $card } ?
# Why a card goes into the camp: what it would do on its expedition.
lost-cities-table-instead = Dans l’expédition : { $text }
lost-cities-table-draw-detail = Tu peux aussi prendre la carte du dessus d’un camp, là où elle brille.
lost-cities-table-draw-only = Pioche une carte
lost-cities-table-play-on = Jouer en expédition
lost-cities-table-to-camp = Au camp
lost-cities-table-is-placing =
    { $who ->
        [you] Tu choisis une carte
       *[other] { $name } choisit une carte
    }
lost-cities-table-is-drawing =
    { $who ->
        [you] Tu pioches une carte
       *[other] { $name } pioche une carte
    }
lost-cities-table-game-over = La manche { $n } sur { $total } est finie
lost-cities-table-game-won =
    { $who ->
        [you] Tu gagnes la manche, { NUMBER($points) } à { NUMBER($other) }
       *[other] { $name } gagne la manche, { NUMBER($points) } à { NUMBER($other) }
    }
lost-cities-table-game-even = Égalité, { n-points } de chaque côté
lost-cities-table-by-game = Points par manche
# Same as in English.
lost-cities-table-camp = Camp
lost-cities-table-drop-camp = Poser ici
lost-cities-table-drop-from = avant : { $text }
lost-cities-table-drop-new = nouvelle
lost-cities-table-lacks = encore { $n } à couvrir
lost-cities-table-no-other-expedition = { $card } ne va pas dans l’{ $expedition }.
lost-cities-table-no-other-camp = { $card } ne va pas dans le { $camp }.
lost-cities-table-no-theirs = Cette expédition est à { $name } ; tu joues dans les tiennes.
lost-cities-table-pile-open = dévoile une carte
lost-cities-table-pile-later = s’ouvre quand tu as posé
lost-cities-table-card-both = Peut aller dans ton expédition, qui vaudrait alors { NUMBER($points) }, ou au camp.
lost-cities-table-card-camp = Peut aller au camp.
# Same as in English.
lost-cities-table-n-sponsors =
    { $n ->
        [one] { $n } sponsor
       *[other] { $n } sponsors
    }
lost-cities-table-expedition-of =
    { $who ->
        [you] Ton { $expedition }
       *[other] { $name }, { $expedition }
    }
# $text is the expedition, $ranks its cards.
lost-cities-table-expedition-holds = { $text } : { $ranks }.
lost-cities-table-expedition-empty = { $text } : pas commencée.
lost-cities-table-worth = Vaut { NUMBER($points) }.
lost-cities-table-on-top = Sur le dessus : { $card }.
lost-cities-table-enter-play = Entrée : jouer { $card }, l’expédition vaudra { NUMBER($points) }.
lost-cities-table-enter-camp = Entrée : poser { $card } ici.
lost-cities-table-enter-take = Entrée : prendre la carte du dessus.
lost-cities-table-enter-draw = Entrée : piocher une carte.
lost-cities-table-about-number =
    { $n ->
        [one] Compte { $n } dans son expédition, après tous les chiffres inférieurs.
       *[other] Compte { $n } dans son expédition, après tous les chiffres inférieurs.
    }
lost-cities-table-about-sponsor = Se pose avant les chiffres. Chaque sponsor augmente de un le multiplicateur de son expédition, même pour une perte.
lost-cities-table-about-seen = Cartes que tu as vues en { $colour } : { $n } sur { $total }
# The last move in one line, without the name: somebody …
lost-cities-table-brief-starts = commence par { $card }
lost-cities-table-brief-adds = pose { $card }
lost-cities-table-brief-milestone = remporte un jalon
lost-cities-table-key-take = prendre au camp, du premier au sixième
lost-cities-table-key-camp = la carte choisie dans son camp
lost-cities-table-key-draw = piocher dans la pioche

## How it ended

lost-cities-table-eighth = La huitième carte d’une expédition en apporte { $n } de plus.
lost-cities-table-now-worth = L’expédition vaut maintenant { NUMBER($points) }.
# After a number.
lost-cities-table-best-row =
    { $total ->
        [1] meilleure expédition
       *[other] meilleure expédition de la dernière manche
    }
lost-cities-table-turns =
    { $n ->
        [one] tour
       *[other] tours
    }

## Le plateau simple : ce qui se trouve où

lost-cities-zone-hands = main
lost-cities-zone-expeditions = expéditions
# Same as in English.
lost-cities-zone-camps = camps
lost-cities-zone-closed = camp fermé
lost-cities-zone-pile = pioche
lost-cities-zone-milestones = jalons
lost-cities-zone-cards = cartes
lost-cities-zone-finished = points des manches

## Le plateau simple : ce qui est dit des objets, des joueurs et du tour

lost-cities-fact-closed = camp fermé
# Same as in English.
lost-cities-fact-points =
    { $n ->
        [one] point
       *[other] points
    }
# Same as in English.
lost-cities-fact-total = total
lost-cities-fact-milestones = jalons
lost-cities-fact-sum = somme
lost-cities-fact-after-cost = après coût
lost-cities-fact-times = multiplicateur
lost-cities-fact-multiplied = multiplié
# Same as in English.
lost-cities-fact-bonus = bonus
lost-cities-fact-game = manche
lost-cities-fact-games = manches
lost-cities-fact-turn = tour
lost-cities-fact-step = étape
lost-cities-fact-starter = commence
lost-cities-fact-finished = points des manches

## Le plateau simple : mots parmi ces indications

lost-cities-step-place = pose d’une carte
lost-cities-step-draw = pioche d’une carte
lost-cities-step-deal = donne suivante
lost-cities-step-over = fini

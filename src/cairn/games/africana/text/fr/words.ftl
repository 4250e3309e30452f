### Africana.

africana-aim = Voyage à travers l’Afrique : joins-toi aux expéditions à leur départ et termine-les à leur but, achète des aventures dans les livres et termine-les aussi. À la fin, le plus de points gagne.
africana-glossary = On entre dans un lieu avec une carte d’une de ses couleurs ; un joker vaut pour toutes. Un marqueur montre qui participe à une expédition.

## Pieces

# Masculine, as a symbol and an assistant are. Same as in English.
africana-colour-magenta = magenta
# Same as in English.
africana-colour-turquoise = turquoise
africana-colour-grey = gris
# Same as in English.
africana-colour-orange = orange
# Same as in English.
africana-colour-violet = violet
africana-colour-white = blanc
africana-colour-blue = bleu
africana-colour-yellow = jaune
africana-colour-red = rouge

# A travel card is named by its colour alone: feminine, as a card is. Same as in English.
africana-card-magenta = magenta
# Same as in English.
africana-card-turquoise = turquoise
africana-card-grey = grise
# Same as in English.
africana-card-orange = orange
africana-card-violet = violette
africana-card-magenta-assistant = assistant magenta
africana-card-turquoise-assistant = assistant turquoise
africana-card-grey-assistant = assistant gris
africana-card-orange-assistant = assistant orange
africana-card-violet-assistant = assistant violet
# Same as in English.
africana-card-joker = joker
# A card whose colour is changed for a step.
africana-card-magenta-for-5 = { africana-card-magenta } pour 5 pièces d’argent
africana-card-turquoise-for-5 = { africana-card-turquoise } pour 5 pièces d’argent
africana-card-grey-for-5 = { africana-card-grey } pour 5 pièces d’argent
africana-card-orange-for-5 = { africana-card-orange } pour 5 pièces d’argent
africana-card-violet-for-5 = { africana-card-violet } pour 5 pièces d’argent
africana-card-magenta-assistant-for-5 = { africana-card-magenta-assistant } pour 5 pièces d’argent
africana-card-turquoise-assistant-for-5 = { africana-card-turquoise-assistant } pour 5 pièces d’argent
africana-card-grey-assistant-for-5 = { africana-card-grey-assistant } pour 5 pièces d’argent
africana-card-orange-assistant-for-5 = { africana-card-orange-assistant } pour 5 pièces d’argent
africana-card-violet-assistant-for-5 = { africana-card-violet-assistant } pour 5 pièces d’argent

africana-place-napoli = Naples
africana-place-tangier = Tanger
# Same as in English.
africana-place-tripoli = Tripoli
africana-place-cairo = Le Caire
africana-place-aswan = Assouan
africana-place-jidda = Djeddah
africana-place-timbuktu = Tombouctou
# Same as in English.
africana-place-dakar = Dakar
# Same as in English.
africana-place-lagos = Lagos
# Same as in English.
africana-place-khartoum = Khartoum
africana-place-addis-ababa = Addis-Abeba
africana-place-leopoldville = Léopoldville
# Same as in English.
africana-place-serengeti = Serengeti
# Same as in English.
africana-place-ujiji = Ujiji
# Same as in English.
africana-place-zanzibar = Zanzibar
# Same as in English.
africana-place-luanda = Luanda
# Same as in English.
africana-place-mozambique = Mozambique
africana-place-victoria-falls = Chutes Victoria
# Same as in English.
africana-place-tananarive = Tananarive
# Same as in English.
africana-place-windhoek = Windhoek
# Same as in English.
africana-place-port-natal = Port Natal
africana-place-cape-town = Le Cap

africana-half-north = Nord
africana-half-south = Sud
africana-book-north = livre du Nord
africana-book-south = livre du Sud
# Of a stack: « pile de gauche ».
africana-side-left = de gauche
africana-side-right = de droite
africana-company-italy = Italie
# Same as in English.
africana-company-france = France
africana-company-germany = Allemagne
africana-company-england = Angleterre

africana-subject-mask = masque
africana-subject-drum = tambour
# Same as in English.
africana-subject-statuette = statuette
# Same as in English.
africana-subject-vase = vase
africana-subject-shield = bouclier
africana-subject-magenta-assistant = { africana-card-magenta-assistant }
africana-subject-turquoise-assistant = { africana-card-turquoise-assistant }
africana-subject-grey-assistant = { africana-card-grey-assistant }
africana-subject-orange-assistant = { africana-card-orange-assistant }
africana-subject-violet-assistant = { africana-card-violet-assistant }

# $id tells two expeditions with the same start and target apart; mostly it is empty.
africana-expedition = { $from } → { $to }{ $id }
# What is to be found, and where.
africana-adventure = { $subject } ({ $place })

# After a verb.
africana-silver =
    { $n ->
        [one] { $n } pièce d’argent
       *[other] { $n } pièces d’argent
    }
africana-price =
    { $cost ->
        [one] { $cost } pièce d’argent
       *[other] { $cost } pièces d’argent
    }
# What turning a page costs.
africana-page-price =
    { $cost ->
        [0] sans frais
       *[other] { africana-price }
    }

## Moves and prompts

africana-move-draw = Piocher deux cartes Voyage
africana-move-turn-left = Tourner une page de gauche à droite
africana-move-turn-right = Tourner une page de droite à gauche
africana-move-buy-left = Acheter la carte de gauche
africana-move-buy-right = Acheter la carte de droite
africana-move-go = Aller → { $place } (carte { $card })
africana-move-join = Se joindre : { $expedition }
# An expedition or an adventure.
africana-move-end = Terminer : { $goal }
# No more, or none at all.
africana-move-done = Terminé
africana-move-discard = Défausser : { $card }
africana-move-give-up = Abandonner : { $adventure }

africana-prompt-action = Choisis une action : piocher, tourner des pages et acheter, ou aller ailleurs
africana-prompt-book = Tourne une page ({ africana-page-price }), achète une carte ou « { africana-move-done } »
africana-prompt-travel = Va plus loin ou « { africana-move-done } »
africana-prompt-discard = Défausse { n-cards-acc }
africana-prompt-give-up =
    { $n ->
        [one] Abandonne { $n } aventure inachevée
       *[other] Abandonne { $n } aventures inachevées
    }

## What a move would bring

africana-effect-draw = Cartes en main : de { $before } à { $after }
africana-effect-pay =
    { $cost ->
        [0] Sans frais
       *[other] Coûte { africana-price }, il en reste { $left }
    }
africana-effect-step = Il te reste { n-cards } en main
# A joker or an assistant.
africana-effect-step-back = Il te reste { n-cards } en main ; la carte jouée revient après le déplacement
africana-effect-join-silver = Rapporte { africana-silver } ; marqueurs restants : { $markers }
africana-effect-join-cards = Rapporte { n-cards-acc } ; marqueurs restants : { $markers }
# $before and $after are all points, those of collections too.
africana-effect-ends = Rapporte { africana-silver } et { n-points } ; en tout de { NUMBER($before) } à { NUMBER($after) }
africana-effect-assistant =
    { $change ->
        [0] Rapporte une carte : { $card }
       *[other] Rapporte une carte : { $card } ; points de { NUMBER($before) } à { NUMBER($after) }
    }
africana-effect-points = Points de { NUMBER($before) } à { NUMBER($after) }

## What happens

africana-game-starts =
    { $who ->
        [you] Tu commences
       *[other] { $name } commence
    }
africana-plays-company =
    { $who ->
        [you] Tu joues la compagnie { $company } : { $place }, { africana-silver }
       *[other] { $name } joue la compagnie { $company } : { $place }, { africana-silver }
    }
africana-is-dealt =
    { $who ->
        [you] Tu reçois la carte { $card }
       *[other] { $name } reçoit la carte { $card }
    }
africana-is-dealt-hidden = { $name } reçoit une carte Voyage
africana-lays-expedition = Expédition sur la case { $space } : { $expedition }
africana-shows-adventure = Pile { $side } du { $book } : { $adventure }
africana-turn =
    { $who ->
        [you] Tu commences le tour { $n }
       *[other] { $name } commence le tour { $n }
    }
africana-draws =
    { $who ->
        [you] Tu pioches la carte { $card }
       *[other] { $name } pioche la carte { $card }
    }
africana-draws-hidden = { $name } pioche une carte Voyage
africana-shuffles = La défausse ({ n-cards }) est mélangée et devient la nouvelle pioche
africana-no-travel-card =
    { $who ->
        [you] Il n’y a plus de carte Voyage pour toi
       *[other] Il n’y a plus de carte Voyage pour { $name }
    }
africana-turns-page =
    { $who ->
        [you] Tu tournes une page de la pile { $side } ({ africana-page-price }) : { $adventure }
       *[other] { $name } tourne une page de la pile { $side } ({ africana-page-price }) : { $adventure }
    }
africana-buys =
    { $who ->
        [you] Tu achètes pour { africana-price } : { $adventure }
       *[other] { $name } achète pour { africana-price } : { $adventure }
    }
africana-closes-book =
    { $who ->
        [you] Tu quittes le livre
       *[other] { $name } quitte le livre
    }
africana-travels =
    { $who ->
        [you] Tu vas → { $place } avec la carte { $card }
       *[other] { $name } va → { $place } avec la carte { $card }
    }
africana-travels-changed =
    { $who ->
        [you] Tu paies { africana-price } et tu vas → { $place } avec la carte { $card }
       *[other] { $name } paie { africana-price } et va → { $place } avec la carte { $card }
    }
africana-joins =
    { $who ->
        [you] Tu te joins à l’expédition { $expedition }
       *[other] { $name } se joint à l’expédition { $expedition }
    }
africana-gets-bonus =
    { $who ->
        [you] Tu reçois { africana-silver } pour ta participation
       *[other] { $name } reçoit { africana-silver } pour sa participation
    }
africana-ends-expedition =
    { $who ->
        [you] Tu termines l’expédition { $expedition } : { africana-silver }, { n-points }
       *[other] { $name } termine l’expédition { $expedition } : { africana-silver }, { n-points }
    }
africana-gets-nothing =
    { $who ->
        [you] Tu reprends ton marqueur de l’expédition { $expedition }
       *[other] { $name } reprend son marqueur de l’expédition { $expedition }
    }
africana-ends-artifact =
    { $who ->
        [you] Tu termines l’aventure { $adventure } : { africana-silver }, { n-points }
       *[other] { $name } termine l’aventure { $adventure } : { africana-silver }, { n-points }
    }
africana-ends-assistant =
    { $who ->
        [you] Tu termines l’aventure { $adventure } et tu prends la carte { $card }
       *[other] { $name } termine l’aventure { $adventure } et prend la carte { $card }
    }
africana-ends-movement =
    { $who ->
        [you] Tu finis ton déplacement
       *[other] { $name } finit son déplacement
    }
africana-stays =
    { $who ->
        [you] Tu restes sur place
       *[other] { $name } reste sur place
    }
africana-discards =
    { $who ->
        [you] Tu défausses la carte { $card }
       *[other] { $name } défausse la carte { $card }
    }
# A joker or an assistant leaves the game.
africana-loses-card =
    { $who ->
        [you] Tu perds la carte { $card } ; elle sort du jeu
       *[other] { $name } perd la carte { $card } ; elle sort du jeu
    }
africana-gives-up =
    { $who ->
        [you] Tu abandonnes l’aventure { $adventure } ; elle sort du jeu
       *[other] { $name } abandonne l’aventure { $adventure } ; elle sort du jeu
    }
# $name has the last turn.
africana-end-triggered =
    { $who ->
        [you] La fin est déclenchée : on termine le tour de table, et tu as le dernier tour
       *[other] La fin est déclenchée : on termine le tour de table, et { $name } a le dernier tour
    }
africana-turn-cap =
    { $n ->
        [one] Après { $n } tour, la partie finit
       *[other] Après { $n } tours, la partie finit
    }
africana-game-over = La partie finit
africana-scores =
    { $who ->
        [you] Tu marques { n-points } (pièces d’argent : { $coins })
       *[other] { $name } marque { n-points } (pièces d’argent : { $coins })
    }
africana-wins =
    { $who ->
        [you] Tu gagnes avec { n-points }
       *[other] { $name } gagne avec { n-points }
    }

## What cannot be done

africana-no-discard-first = Défausse d’abord jusqu’à n’avoir plus que { $limit } cartes ; en trop : { $n }.
africana-no-give-up-first = Abandonne d’abord des aventures jusqu’à n’en garder que { $limit } ; en trop : { $n }.
africana-no-discard-now = On ne défausse qu’à la fin du tour, avec plus de { $limit } cartes en main.
africana-no-give-up-now = On n’abandonne d’aventures qu’à la fin du tour, avec plus de { $limit } inachevées.
africana-no-while-buying = Tu es en train d’acheter ; un tour est une seule action.
africana-no-while-moving = Tu es en train de te déplacer ; un tour est une seule action.
africana-no-book-empty = Le { $book } est vide.
africana-no-stack-empty = La pile { $side } du { $book } est vide.
africana-no-page-too-expensive = La page suivante coûte { africana-price } ; tu en as { $coins }.
africana-no-adventure-too-expensive = Une aventure coûte { africana-price } ; tu en as { $coins }.
africana-no-already-there = Tu es déjà ici : { $place }.
africana-no-route = Il n’y a pas d’itinéraire { $here } → { $place }.
africana-no-card-played = La carte { $card } est déjà jouée ; elle revient dans ta main à la fin du déplacement.
africana-no-symbol = { $place } : il faut la couleur { $symbol }, et la carte { $card } ne convient pas ; changer sa couleur coûte { africana-price }.
africana-no-symbols = { $place } : il faut la couleur { $symbol } ou { $second }, et la carte { $card } ne convient pas ; changer sa couleur coûte { africana-price }.
africana-no-change-needed = La carte { $card } convient telle quelle ici : { $place }. Il n’y a pas à changer sa couleur.
africana-no-change-too-expensive = Changer la couleur de la carte { $card } coûte { africana-price } ; tu en as { $coins }.
africana-no-expedition-open = L’expédition { $expedition } n’est pas ouverte.
africana-no-start-here = Le lieu de départ de l’expédition { $expedition } est { $place } ; ton pion est ici : { $here }.
africana-no-joined-twice = Tu participes déjà à l’expédition { $expedition }.
africana-no-markers-left = Tu n’as plus de marqueur ; les { $limit } sont en jeu.
africana-no-not-joined = Tu ne participes pas à l’expédition { $expedition }.
africana-no-target-here = Le lieu d’arrivée de l’expédition { $expedition } est { $place } ; ton pion est ici : { $here }.
africana-no-adventure-of-yours = Tu n’as pas cette aventure : { $adventure }.
africana-no-adventure-target-here = Le lieu d’arrivée de cette aventure est { $place } ; ton pion est ici : { $here }.

## Component tables that do not fit

africana-table-count = { $file } : le nombre de lignes est { $n } au lieu de { $due }.
africana-table-half = { $file } : le nombre de lieux de la moitié « { $half } » est { $n } au lieu de { $due }.
africana-table-no-start = { $file } : il manque « { $place } », d’où part une compagnie.
africana-table-symbols = { $file }, ligne { $line } : le nombre de symboles est { $n } au lieu d’un ou deux.
africana-table-unknown-place = { $file }, ligne { $line } : « { $column } » nomme le lieu inconnu « { $place } ».
africana-table-route-to-itself = { $file }, ligne { $line } : l’itinéraire va de « { $place } » au même lieu.
africana-table-route-twice = { $file }, ligne { $line } : cet itinéraire figure déjà à la ligne { $n }.
africana-table-disconnected = { $file } : le plan est en plusieurs morceaux ; aucun chemin ne mène à « { $place } ».
africana-table-same-place = { $file }, ligne { $line } : « { $place } » est à la fois départ et arrivée.
africana-table-deck = { $file } : le nombre de cartes { $deck } est { $n } ; il en faut au moins { $due }.
africana-table-book = { $file } : le nombre de cartes du { $book } est { $n } au lieu de { $due }.
africana-table-kinds = { $file } : le nombre de sortes d’artefacts est { $n } au lieu de { $due }.
africana-table-subject = { $file } : « { $subject } » est { $n }× dans le { $book } au lieu de { $due }×.
africana-table-wrong-half = { $file }, ligne { $line } : « { $place } » est dans la même moitié que le { $book } et devrait être dans l’autre.
africana-table-spelling = { $file } : deux coups différents s’écriraient « { $value } ».
africana-table-name = { $file }, ligne { $line } : « { $column } » ne peut pas être « { $value } » ; aucun coup ne pourrait s’écrire ainsi.

## Positions that cannot occur

africana-bad-count = Cette position est impossible : la carte { $card } y est { $n }× au lieu de { $due }×.
africana-bad-pile-order = Cette position est impossible : dans la pile d’expéditions, A n’est pas sur B et B sur C.
africana-bad-hand = Cette position est impossible : { $name } a { n-cards-acc } en main ; cela ne s’accorde pas avec la limite de { $limit } et ce qui est demandé.
africana-bad-adventures = Cette position est impossible : { $name } a des aventures inachevées en un nombre ({ $n }) qui ne s’accorde pas avec la limite de { $limit } et ce qui est demandé.
africana-bad-markers = Cette position est impossible : { $name } a trop de marqueurs sur des expéditions ({ $n } sur { $limit }).
africana-bad-assistants = Cette position est impossible : { $name } a la carte { $card } { $n }×, et au plus { $due }× est permis.
africana-bad-spaces = Cette position est impossible : les cases Expédition vides ({ $n }), la pile et la fin de la partie ne s’accordent pas.

## What is shuffled and drawn, where the fairness of a match is checked

africana-source-start = Qui commence
africana-source-travel = Cartes Voyage
africana-source-north = Livre du Nord
africana-source-south = Livre du Sud
africana-source-deck-a = Expéditions A
africana-source-deck-b = Expéditions B
africana-source-deck-c = Expéditions C

### Lost Cities.

## Pieces: $a is the colour, $b the number or the sponsor

# Masculine, as a camp and a sponsor are.
lost-cities-colour =
    { $a ->
        [yellow] jaune
        [blue] bleu
        [purple] violet
        [green] vert
        [orange] orange
        [red] rouge
       *[other] { $a }
    }
# Feminine, as an expedition is.
lost-cities-colour-f =
    { $a ->
        [blue] bleue
        [purple] violette
        [green] verte
       *[other] { lost-cities-colour }
    }
lost-cities-card =
    { $b ->
        [sponsor] sponsor { lost-cities-colour }
       *[other] { lost-cities-colour } { $b }
    }
# Where the colour shows by itself and room is short. Same as in English.
lost-cities-short =
    { $b ->
        [sponsor] S
       *[other] { $b }
    }
lost-cities-expedition = expédition { lost-cities-colour-f }
lost-cities-camp = camp { lost-cities-colour }
lost-cities-city =
    { $a ->
        [yellow] cité du désert
        [blue] cité sous-marine
        [purple] cité des ténèbres
        [green] cité de la forêt
        [orange] cité de pierre
       *[other] sixième couleur (partie longue)
    }

lost-cities-milestone-three-yellow = 3 cartes dans l’expédition jaune
lost-cities-milestone-three-blue = 3 cartes dans l’expédition bleue
lost-cities-milestone-three-purple = 3 cartes dans l’expédition violette
lost-cities-milestone-three-green = 3 cartes dans l’expédition verte
lost-cities-milestone-three-orange = 3 cartes dans l’expédition orange
lost-cities-milestone-five-cards = 5 cartes dans une expédition
lost-cities-milestone-three-started = 3 expéditions commencées
lost-cities-milestone-run = 3 valeurs consécutives dans une expédition
lost-cities-milestone-more-started = Plus d’expéditions commencées
lost-cities-milestone-best-expedition = Meilleure expédition (sans sponsors)
lost-cities-milestone-lower-hand = Plus petite somme en main

## Moves and prompts

lost-cities-move-play = Jouer { $card }
lost-cities-move-camp = Poser { $card } au camp
lost-cities-move-draw = Piocher dans la pioche
lost-cities-move-take = Prendre au camp { $colour }
lost-cities-move-deal = Distribuer la manche suivante

lost-cities-prompt-place = Joue une carte dans une expédition ou pose-la au camp
lost-cities-prompt-draw = Pioche dans la pioche ou dans un camp
lost-cities-prompt-deal = Distribue la manche { $n } sur { $total }

## What a move would bring

lost-cities-effect-play =
    { $to_go ->
        [0] De { NUMBER($before) } à { n-points }{ lost-cities-effect-bonus }
       *[other] De { NUMBER($before) } à { n-points }, encore { $to_go } pour rentrer dans tes frais{ lost-cities-effect-bonus }
    }
lost-cities-effect-start = Commence à { n-points }, encore { $to_go } pour rentrer dans tes frais{ lost-cities-effect-bonus }
# Points of milestones that are won at the end of the turn.
lost-cities-effect-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , jalon +{ $bonus }
    }
lost-cities-effect-draw =
    { $n ->
        [0] Dernière carte : la manche se termine
       *[other] Il restera { n-cards } dans la pioche
    }
lost-cities-effect-take = Tu obtiens { $card }

## Why a bot moved

lost-cities-reason-play = L’{ $expedition } devrait rapporter environ { n-points }{ bot-reason-line } : { bot-reason-outlook }{ bot-reason-fear }.
lost-cities-reason-net = { lost-cities-reason-sure }{ bot-reason-line } : { bot-reason-outlook }{ bot-reason-fear }.
lost-cities-reason-sure =
    { $less ->
        [0] Le réseau n’a aucun doute
       *[other] Le réseau donne à ce coup { $share } %, à « { $instead } » { $less } %
    }

## What happens

lost-cities-game-starts =
    { $who ->
        [you] Manche { $n } sur { $total } : tu commences
       *[other] Manche { $n } sur { $total } : { $name } commence
    }
lost-cities-is-dealt =
    { $who ->
        [you] Tu reçois { $cards }
       *[other] { $name } reçoit { $cards }
    }
lost-cities-is-dealt-hidden = { $name } reçoit { n-cards-acc }
lost-cities-offers-milestone = Jalon à remporter : « { $milestone } »
lost-cities-starts-expedition =
    { $who ->
        [you] Tu lances une expédition avec { $card }
       *[other] { $name } lance une expédition avec { $card }
    }
lost-cities-adds-to-expedition =
    { $who ->
        [you] Tu poses { $card } dans une expédition
       *[other] { $name } pose { $card } dans une expédition
    }
lost-cities-adds-to-camp =
    { $who ->
        [you] Tu poses { $card } au camp
       *[other] { $name } pose { $card } au camp
    }
lost-cities-draws =
    { $who ->
        [you] Tu pioches { $card }
       *[other] { $name } pioche { $card }
    }
lost-cities-draws-hidden = { $name } pioche une carte
lost-cities-draws-from-camp =
    { $who ->
        [you] Tu prends { $card } au camp
       *[other] { $name } prend { $card } au camp
    }
lost-cities-last-card-drawn =
    { $who ->
        [you] Tu prends la dernière carte de la pioche
       *[other] { $name } prend la dernière carte de la pioche
    }
lost-cities-wins-milestone =
    { $who ->
        [you] Tu remportes le jalon « { $milestone } »
       *[other] { $name } remporte le jalon « { $milestone } »
    }
lost-cities-nobody-wins-milestone = Personne ne remporte le jalon « { $milestone } »
lost-cities-scores =
    { $who ->
        [you] Tu marques { n-points }
       *[other] { $name } marque { n-points }
    }

## What cannot be done

lost-cities-no-ascending = La carte { $card } doit être supérieure à { $top }.
lost-cities-no-late-sponsor = Un sponsor se pose avant les chiffres.
lost-cities-no-just-discarded = Tu as posé { $card } ici ce tour-ci ; pioche ailleurs.
lost-cities-no-camp-empty = Le camp { $colour } est vide.
lost-cities-no-turn-cap =
    { $n ->
        [one] Après { $n } tour, on ne pioche plus que dans la pioche.
       *[other] Après { $n } tours, on ne pioche plus que dans la pioche.
    }
lost-cities-no-place-first = Pose d’abord une carte, puis pioche.
lost-cities-no-draw-first = Une carte est déjà posée ; pioche maintenant.
lost-cities-no-deal-now = La manche suivante se distribue quand celle-ci est finie.
lost-cities-no-deal-first = Distribue d’abord la manche suivante.
lost-cities-no-sixth-colour = La couleur { $colour } n’existe que dans la partie longue.

## Positions that cannot occur

lost-cities-bad-order = Cette position est impossible : la carte { $card } ne va pas à cet endroit d’une expédition ({ $name }).
lost-cities-bad-hand = Cette position est impossible : { $name } a { n-cards-acc } en main au lieu de { $due }.
lost-cities-bad-count = Cette position est impossible : la carte { $card } y est { $n }× au lieu de { $due }×.
lost-cities-bad-pile =
    { $n ->
        [0] Cette position est impossible : la pioche est vide, donc la manche est finie.
       *[other] Cette position est impossible : la manche est finie et la pioche a encore { n-cards-acc }.
    }
lost-cities-bad-milestones = Cette position est impossible : un jalon y est deux fois.

## Around the pieces: what a table shows

lost-cities-label-expeditions = Expéditions
# Same as in English.
lost-cities-label-camps = Camps
lost-cities-label-pile = Pioche
lost-cities-label-hand = Main
lost-cities-label-milestones = Jalons
lost-cities-label-first-come = Premier arrivé, premier servi
lost-cities-label-at-game-end = En fin de partie
lost-cities-label-won = Remportés
lost-cities-label-empty = vide
lost-cities-label-closed = fermé ce tour-ci
lost-cities-label-game = Manche { $n } sur { $total }
lost-cities-label-part = Manche { $n }
lost-cities-label-turn = Tour { $n }
lost-cities-label-sheet = Bloc de score
lost-cities-label-row-a = A. Somme des cartes
lost-cities-label-row-b = B. Coût de l’expédition
lost-cities-label-row-c = C. Multiplicateur
lost-cities-label-row-d = D. Grande expédition
lost-cities-label-row-e = E. Jalons
# Same as in English.
lost-cities-label-points = Points
# Same as in English.
lost-cities-label-total = Total

## What is shuffled and drawn, where the fairness of a match is checked

lost-cities-source-start = Qui commence
lost-cities-source-deal = Pioche
lost-cities-source-milestones = Jalons

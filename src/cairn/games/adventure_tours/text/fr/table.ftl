### La table de Adventure Tours dans le navigateur.

## Le plateau simple : ce qui se trouve où

adventure-tours-zone-hands = main
adventure-tours-zone-equipment = équipement
adventure-tours-zone-members = membres
adventure-tours-zone-discard = défausse
adventure-tours-zone-pile = pioche
adventure-tours-zone-offered = plateaux proposés
adventure-tours-zone-progress = déroulement

## Le plateau simple : ce qui est dit des objets, des joueurs et du tour

adventure-tours-fact-board = plateau
adventure-tours-fact-ability = faculté spéciale
adventure-tours-fact-levels = niveaux
adventure-tours-fact-red = technique
adventure-tours-fact-blue = vivres
adventure-tours-fact-yellow = vêtements
adventure-tours-fact-income = gains
# Same as in English.
adventure-tours-fact-guards = protection
adventure-tours-fact-money = argent
adventure-tours-fact-ready = protège
adventure-tours-fact-demand = exigence
adventure-tours-fact-equipment = équipement
# Same as in English.
adventure-tours-fact-action = action
adventure-tours-fact-colour = couleur
adventure-tours-fact-side = côté
adventure-tours-fact-start = niveaux au départ
adventure-tours-fact-round = manche
adventure-tours-fact-rounds = manches
adventure-tours-fact-turn = tour
adventure-tours-fact-seat = joue
adventure-tours-fact-starter = commence
adventure-tours-fact-ability-used = faculté spéciale utilisée
adventure-tours-fact-extra-turns = tours supplémentaires
adventure-tours-fact-incomes = gains des manches
adventure-tours-fact-totals = argent après les manches
adventure-tours-fact-draft = ordre du choix
adventure-tours-fact-drafted = plateaux choisis
adventure-tours-fact-points = argent

## The drawn board: zones and places

adventure-tours-table-own = Ton expédition
adventure-tours-table-others = Adversaires, { $n }
adventure-tours-table-row-members = Membres
adventure-tours-table-row-equipment = Équipement
adventure-tours-table-raises = élève tes niveaux
adventure-tours-table-pay-so-far =
    { $coins ->
        [one] rapportent { $coins } pièce
       *[other] rapportent { $coins } pièces
    }
adventure-tours-table-your-members = Tes membres, { $n }, rapportent { $coins }
adventure-tours-table-your-equipment = Ton équipement, { $n }
adventure-tours-table-no-members = aucun membre
adventure-tours-table-no-equipment = aucun équipement
# Same as in English.
adventure-tours-table-piles = Piles
adventure-tours-table-draw = Pioche
adventure-tours-table-discard = Défausse
adventure-tours-table-left =
    { $n ->
        [one] Pioche, encore { $n } carte
       *[other] Pioche, encore { $n } cartes
    }
adventure-tours-table-discarded =
    { $n ->
        [one] Défausse, { $n } carte
       *[other] Défausse, { $n } cartes
    }
adventure-tours-table-pile-ends = La manche se termine quand sa dernière carte est piochée.
adventure-tours-table-empty = vide
adventure-tours-table-hand-empty = Aucune carte en main

## The drawn board: numbers of a seat

adventure-tours-table-coins =
    { $n ->
        [one] pièce
       *[other] pièces
    }
adventure-tours-table-has-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
adventure-tours-table-so-far = +{ $n } jusqu’ici
adventure-tours-table-in-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
adventure-tours-table-n-members =
    { $n ->
        [one] { $n } membre rapporte { $coins }
       *[other] { $n } membres rapportent { $coins }
    }
adventure-tours-table-n-equipment =
    { $n ->
        [one] { $n } carte d’équipement
       *[other] { $n } cartes d’équipement
    }
adventure-tours-table-last = dernière carte : { $text }
adventure-tours-table-guarded =
    { $n ->
        [one] Une protection
       *[other] { $n } protections
    }
adventure-tours-table-protects = Protège d’une attaque
adventure-tours-table-stops = Pater Miller peut l’empêcher
adventure-tours-table-nth = { $n } sur { $total }.
adventure-tours-table-level-change = { $text } de { $before } à { $after }
adventure-tours-table-you-change = toi { $before }→{ $after }
adventure-tours-table-hand-change = main { $before }→{ $after }

## The drawn board: what somebody did last

adventure-tours-table-joined = { $text } rejoint l’équipe
adventure-tours-table-laid = pose { $text }
adventure-tours-table-taken-by = pris par { $name }
adventure-tours-table-discarded-by = défaussé par { $name }
adventure-tours-table-heading = Tour { $n } · { $name }

## The drawn board: a card in hand, and its places

adventure-tours-table-can-join = peut venir
adventure-tours-table-joins = vient
adventure-tours-table-to-join = { $n } sur { $total }
adventure-tours-table-of = { $n } sur { $total }
adventure-tours-table-demand-met = Exige { $text } { $n }, tu as { $have } : peut venir
adventure-tours-table-demand-unmet = Exige { $text } { $n }, tu as { $have } : ne peut pas venir
adventure-tours-table-pays = Rapporte { $coins }
adventure-tours-table-action-is = Action : { $text }
adventure-tours-table-as-equipment = Comme équipement : { $text }
adventure-tours-table-enter = Entrée : { $text }
adventure-tours-table-join = Enrôler
adventure-tours-table-lay = Poser
adventure-tours-table-equip = Équiper
adventure-tours-table-take = Prendre
adventure-tours-table-needs = exige
adventure-tours-table-needs-has = { $n }, tu as { $have }
adventure-tours-table-needs-lacks = { $n }, tu as { $have } : encore { $less }
adventure-tours-table-then = ensuite tu peux
adventure-tours-table-then-may = Ensuite tu peux : { $text }
adventure-tours-table-then-draw = puis piocher une carte
adventure-tours-table-opens = au prochain tour { $text } peut venir
adventure-tours-table-copies = Vues jusqu’ici : { $n } sur { $total }
adventure-tours-table-rebuilt = valeurs de cartes reconstituées

## The drawn board: questions and answers

adventure-tours-table-where =
    { $text ->
        [expert] Manche { $n } sur { $total }, côté expert
       *[other] Manche { $n } sur { $total }
    }
adventure-tours-table-where-to = { $text } : enrôler ou équiper ?
adventure-tours-table-play-detail = Un membre rapporte et agit une fois. L’équipement élève un niveau et fait piocher une carte.
adventure-tours-table-ask-promote-equipment =
    { $n ->
        [one] { $n } carte ({ $colour }) devient membre ?
       *[other] { $n } cartes ({ $colour }) deviennent membres ?
    }
adventure-tours-table-ask-give-two = Qui pioche deux cartes, ou une chacun ?
adventure-tours-table-give-two-detail = Choisis une personne pour les deux cartes, ou deux pour une chacune.
adventure-tours-table-ask-protect = Défausser Pater Miller pour te protéger ?
adventure-tours-table-ask-protect-several = Quel Pater Miller te protège ?
adventure-tours-table-ask-draft = Quel tableau prends-tu ?
adventure-tours-table-attacked = { $name } t’attaque · { $action }
adventure-tours-table-may-stop = { $name } : Pater Miller peut l’empêcher ; alors rien ne se passe.
adventure-tours-table-choose-guard = Choisis le Pater Miller qui part
adventure-tours-table-do-give-one =
    { $whom ->
        [you] Une carte pour toi
       *[other] Une carte pour { $victim }
    }
adventure-tours-table-do-gift =
    { $whom ->
        [you] Une carte pour toi
       *[other] Une carte pour { $victim }
    }
adventure-tours-table-do-give-second =
    { $whom ->
        [you] La seconde pour toi
       *[other] La seconde pour { $victim }
    }
adventure-tours-table-do-give-both =
    { $whom ->
        [you] Deux cartes pour toi
       *[other] Deux cartes pour { $victim }
    }
adventure-tours-table-do-give-each = Une chacun : { $victim }, { $text }
adventure-tours-table-do-discard-equipment =
    { $whom ->
        [you] Défausser la tienne
       *[other] Défausser chez { $victim }
    }
adventure-tours-table-do-discard-member =
    { $whom ->
        [you] Défausser le tien
       *[other] Défausser chez { $victim }
    }
adventure-tours-table-do-steal-equipment = Prendre à { $victim }
adventure-tours-table-do-steal-member = Débaucher chez { $victim }
adventure-tours-table-do-lay = Poser { $text }
adventure-tours-table-do-join = Enrôler { $text }
adventure-tours-table-do-protect = Protéger
adventure-tours-table-skip-protect = Laisser faire
adventure-tours-table-skip-own-draw = Ne pas piocher
adventure-tours-table-do-extra-turn = Rejouer
adventure-tours-table-do-second-turn = Jouer un deuxième tour
adventure-tours-table-do-own-draw = Piocher une carte
adventure-tours-table-do-promote-equipment =
    { $n ->
        [one] { $n } carte devient membre
       *[other] { $n } cartes deviennent membres
    }
adventure-tours-table-do-draft = Prendre { $board }
adventure-tours-table-back = Mes cartes
adventure-tours-table-key-join = Enrôler la carte choisie

## The drawn board: while others decide

adventure-tours-table-decides = { $name } décide
adventure-tours-table-you-decide = Tu décides
adventure-tours-table-answers = répond
adventure-tours-table-you-answer = tu réponds
adventure-tours-table-is-play =
    { $who ->
        [you] Tu choisis une carte
       *[other] { $name } choisit une carte
    }
adventure-tours-table-is-protect =
    { $who ->
        [you] Tu peux répondre avec Pater Miller
       *[other] { $name } peut répondre avec Pater Miller
    }
adventure-tours-table-is-draft =
    { $who ->
        [you] Tu choisis un tableau
       *[other] { $name } choisit un tableau
    }

## The drawn board: a turn of several steps

adventure-tours-table-this-turn = Ce tour
adventure-tours-table-this-turn-step = Ce tour, étape { $n } sur { $total }
adventure-tours-table-n-steps =
    { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
adventure-tours-table-plus-coins =
    { $coins ->
        [one] +{ $coins } pièce
       *[other] +{ $coins } pièces
    }
adventure-tours-table-another-turn = encore un tour
adventure-tours-table-turn-of = au tour suivant : { $name }

## The drawn board: the end of a round, and of the match

adventure-tours-table-round-over = La manche { $n } est terminée
adventure-tours-table-ended-by = { $name } a terminé la manche
adventure-tours-table-ends-round = termine la manche
adventure-tours-table-expedition = Expédition
adventure-tours-table-members-pay = Les membres rapportent
adventure-tours-table-hand-cost = Main, { $n } par carte
adventure-tours-table-hidden = caché
adventure-tours-table-next = La suite
adventure-tours-table-boards-chosen = On choisit les tableaux, les plus petits gains d’abord
adventure-tours-table-boards-dealt = Les tableaux sont redistribués
adventure-tours-table-shuffled = Toutes les cartes sont mélangées
adventure-tours-table-six-each = six chacun, rangées vides, valeurs de départ
adventure-tours-table-starts =
    { $who ->
        [you] Tu commences
       *[other] { $name } commence
    }
adventure-tours-table-left-neighbour = à gauche : { $name }
adventure-tours-table-scored = Manche { $n } décomptée
adventure-tours-table-earned =
    { $who ->
        [you] La manche te rapporte { $coins }
       *[other] La manche rapporte { $coins } à { $name }
    }
adventure-tours-table-earned-has =
    { $who ->
        [you] La manche te rapporte { $coins } ; tu as { $n }
       *[other] La manche rapporte { $coins } à { $name }, { $n } en tout
    }
adventure-tours-table-start-round = Commencer la manche { $n }
adventure-tours-table-choose-boards = Choisir les tableaux
adventure-tours-table-see-boards = Voir les tableaux
adventure-tours-table-choose-place = Ton rang dans le choix : { $n } sur { $total }
adventure-tours-table-boards-for = Tableaux pour la manche { $n }
adventure-tours-table-least-first = Les plus petits gains choisissent d’abord. Chaque choix est visible.
adventure-tours-table-order = Ordre du choix
adventure-tours-table-free = Libre
adventure-tours-table-your-choice = Ton choix
adventure-tours-table-your-board = Ton tableau jusqu’ici
adventure-tours-table-final = Pièces de toutes les manches
adventure-tours-table-n-joined =
    { $n ->
        [one] membre enrôlé
       *[other] membres enrôlés
    }
adventure-tours-table-n-stopped =
    { $n ->
        [one] attaque arrêtée
       *[other] attaques arrêtées
    }

## The drawn board: abilities on a small board

adventure-tours-table-brief-extra-equipment-after-turn = Après ton tour : encore un équipement
adventure-tours-table-brief-skip-draw-and-gift = Après un équipement : piocher ou non, donner une carte
adventure-tours-table-brief-use-equipment-action = Après un équipement : son action aussi
adventure-tours-table-brief-second-member = Après un membre : encore un, couleur au choix
adventure-tours-table-brief-double-action = Après un membre : son action deux fois
adventure-tours-table-brief-second-turn = Après ton tour : encore un tour complet

## The drawn board: steps on a phone, a debt that nobody has, the end in numbers

adventure-tours-table-step = Étape { $n } sur { $total }
adventure-tours-table-step-then = puis { $text }
adventure-tours-table-floor = { $before } − { $n }, au moins 0
adventure-tours-table-n-chain =
    { $n ->
        [one] étape dans la plus longue chaîne : { $name }
       *[other] étapes dans la plus longue chaîne : { $name }
    }
adventure-tours-table-n-aimed =
    { $n ->
        [one] fois contre { $name }
       *[other] fois contre { $name }
    }

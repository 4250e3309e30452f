### Adventure Tours.

adventure-tours-aim = Équipe ton expédition pour que des aventuriers qui paient bien s’y joignent. Après trois manches, le plus d’argent gagne ; chaque carte restée en main coûte 2 pièces.
adventure-tours-glossary = Une carte se joint comme membre si ton niveau dans sa catégorie atteint son exigence. Le rouge est la technique, le bleu les vivres, le jaune les vêtements. Ce que font les actions :

## Pieces: $a is the colour of a card, $rest the adventurer, $number (mostly empty) which of several equal ones

# Masculine, as the name of a colour is.
adventure-tours-colour =
    { $a ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
       *[other] { $a }
    }
adventure-tours-card = { $rest }{ $number } ({ adventure-tours-colour })

# Same as in English.
adventure-tours-name-professor-paige-turner = Professor Paige Turner
# Same as in English.
adventure-tours-name-earl-of-bucket = Earl of Bucket
# Same as in English.
adventure-tours-name-pater-miller = Pater Miller
# Same as in English.
adventure-tours-name-rufus-rigs = Rufus Rigs
# Same as in English.
adventure-tours-name-molly-magpie = Molly Magpie
# Same as in English.
adventure-tours-name-betty-mcklug = Betty McKlug
# Same as in English.
adventure-tours-name-miss-anthrop = Miss Anthrop
# Same as in English.
adventure-tours-name-roy-nobleman = Roy Nobleman
# Same as in English.
adventure-tours-name-slowhand-bill = Slowhand Bill
# Same as in English.
adventure-tours-name-colonel-farsight = Colonel Farsight
# Same as in English.
adventure-tours-name-amelia-airhead = Amelia Airhead
# Same as in English.
adventure-tours-name-lady-goldsworthy = Lady Goldsworthy

adventure-tours-category-technology = technique
adventure-tours-category-provisions = vivres
adventure-tours-category-clothing = vêtements

adventure-tours-side-base = côté désert
adventure-tours-side-expert = côté expert

adventure-tours-board-desert-expedition = Expédition dans le désert
adventure-tours-board-himalaya-yak-caravan = Caravane de yaks dans l’Himalaya
adventure-tours-board-deep-sea-submarine = Sous-marin des abysses
adventure-tours-board-jungle-river-steamer = Vapeur sur le fleuve de la jungle
adventure-tours-board-savanna-safari = Safari dans la savane
adventure-tours-board-polar-dog-sled = Traîneau polaire
adventure-tours-board-hot-air-balloon = Montgolfière

# After a verb; only Polish has another form elsewhere.
adventure-tours-n-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

## Actions and abilities: a short name, and what it does

adventure-tours-action-none = Pas d’action
adventure-tours-action-give-one = Donner une carte
adventure-tours-action-give-two = Donner deux cartes
adventure-tours-action-extra-equipment = Équipement supplémentaire
adventure-tours-action-discard-equipment = Supprimer un équipement
adventure-tours-action-steal-equipment = Voler un équipement
adventure-tours-action-extra-turn = Rejouer
adventure-tours-action-same-colour-member = Membre de la même couleur
adventure-tours-action-discard-member = Supprimer un membre
adventure-tours-action-steal-member = Débaucher un membre
adventure-tours-action-promote-equipment = L’équipement devient membres
# Same as in English.
adventure-tours-action-protect = Protection
# Not on a card: the card that a special ability gives away.
adventure-tours-action-gift = Une carte donnée

adventure-tours-help-action-none = Cette carte n’a pas d’action.
adventure-tours-help-action-give-one = Choisis quelqu’un, qui pioche 1 carte.
adventure-tours-help-action-give-two = Une personne pioche 2 cartes, ou deux personnes en piochent 1 chacune.
adventure-tours-help-action-extra-equipment = Pose encore une carte de ta main comme équipement, puis pioche 1 carte.
adventure-tours-help-action-discard-equipment = Choisis quelqu’un, dont la dernière carte d’équipement est défaussée.
adventure-tours-help-action-steal-equipment = Choisis quelqu’un, dont la dernière carte d’équipement devient ta dernière.
adventure-tours-help-action-extra-turn = Quand ce tour est fini, tu as encore un tour complet.
adventure-tours-help-action-same-colour-member = Pose encore un membre de cette couleur, si son exigence est satisfaite ; tu peux aussi utiliser son action.
adventure-tours-help-action-discard-member = Choisis quelqu’un, dont le dernier membre est défaussé.
adventure-tours-help-action-steal-member = Choisis quelqu’un, dont le dernier membre devient ton dernier ; son exigence ne compte pas, et son action ne peut pas être utilisée.
adventure-tours-help-action-promote-equipment = Toutes tes cartes d’équipement de cette couleur deviennent des membres ; leurs exigences ne comptent pas, et leurs actions ne peuvent pas être utilisées.
adventure-tours-help-action-protect = Quand on t’attaque, défausse ce membre, et l’attaque n’a pas d’effet.

adventure-tours-ability-none = Pas de faculté spéciale
adventure-tours-ability-extra-equipment-after-turn = Une carte d’équipement de plus après le tour
adventure-tours-ability-skip-draw-and-gift = Piocher ou non, et donner une carte
adventure-tours-ability-use-equipment-action = Utiliser l’action de l’équipement posé
adventure-tours-ability-second-member = Deuxième membre
adventure-tours-ability-double-action = Action en double
adventure-tours-ability-second-turn = Deuxième coup

adventure-tours-help-ability-none = Ce tableau n’a pas de faculté spéciale.
adventure-tours-help-ability-extra-equipment-after-turn = Après ton tour normal, tu peux poser encore une carte comme équipement, et tu pioches 1 carte pour elle.
adventure-tours-help-ability-skip-draw-and-gift = Après avoir posé un équipement, rien ne t’oblige à piocher, et tu peux donner à qui tu veux 1 carte de la pioche.
adventure-tours-help-ability-use-equipment-action = Après avoir posé un équipement, tu peux utiliser son action, si son exigence est satisfaite ; un Pater Miller te protège alors depuis là.
adventure-tours-help-ability-second-member = Après avoir posé un membre, tu peux en poser un autre de n’importe quelle couleur, si son exigence est satisfaite, et utiliser son action.
adventure-tours-help-ability-double-action = Après avoir posé un membre, tu peux utiliser son action deux fois, mais pas celle de Pater Miller.
adventure-tours-help-ability-second-turn = Quand ton tour est fini, tu peux jouer encore un tour complet.

## Moves

adventure-tours-move-equip = Équiper avec { $card }
adventure-tours-move-join = Enrôler { $card }
adventure-tours-move-aim-seat =
    { $who ->
        [you] Te choisir
       *[other] Choisir { $name }
    }
adventure-tours-move-use = Utiliser
adventure-tours-move-skip = Ne rien faire
adventure-tours-move-draw = Piocher une carte
adventure-tours-move-protect-with = Défausser { $card } pour se protéger
adventure-tours-move-protect-with-equipped = Défausser { $card } de l’équipement pour se protéger
adventure-tours-move-board = Prendre le tableau « { $board } »
adventure-tours-move-deal = Distribuer la manche suivante

## Prompts

adventure-tours-prompt-play = Joue une carte : équiper ou enrôler ?

# What an action asks. It stands behind the name of the card and a colon.
adventure-tours-ask-give-one = qui pioche une carte ?
adventure-tours-ask-give-two = deux personnes piochent une carte chacune, ou une seule pioche les deux ; qui pioche la première ?
adventure-tours-ask-extra-equipment = poser encore une carte comme équipement ?
adventure-tours-ask-discard-equipment = chez qui défausser la dernière carte d’équipement ?
adventure-tours-ask-steal-equipment = à qui voler la dernière carte d’équipement ?
adventure-tours-ask-extra-turn = encore un tour après celui-ci ?
adventure-tours-ask-same-colour-member = poser encore un membre de cette couleur ({ $colour }) ?
adventure-tours-ask-discard-member = chez qui défausser le dernier membre ?
adventure-tours-ask-steal-member = chez qui débaucher le dernier membre ?
adventure-tours-ask-promote-equipment =
    { $n ->
        [one] { $n } carte d’équipement de cette couleur ({ $colour }) devient-elle membre ?
       *[other] { $n } cartes d’équipement de cette couleur ({ $colour }) deviennent-elles membres ?
    }

adventure-tours-prompt-give-one = { $card } : { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two = { $card } : { adventure-tours-ask-give-two }
adventure-tours-prompt-give-second =
    { $whom ->
        [you] { $card } : la première carte est pour toi ; qui pioche la seconde ?
       *[other] { $card } : la première carte est pour { $victim } ; qui pioche la seconde ?
    }
adventure-tours-prompt-extra-equipment = { $card } : { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment = { $card } : { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment = { $card } : { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn = { $card } : { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member = { $card } : { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member = { $card } : { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member = { $card } : { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment = { $card } : { adventure-tours-ask-promote-equipment }

# The special ability “Action twice”.
adventure-tours-prompt-give-one-again = { $card }, seconde fois : { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two-again = { $card }, seconde fois : { adventure-tours-ask-give-two }
adventure-tours-prompt-extra-equipment-again = { $card }, seconde fois : { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment-again = { $card }, seconde fois : { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment-again = { $card }, seconde fois : { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn-again = { $card }, seconde fois : { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member-again = { $card }, seconde fois : { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member-again = { $card }, seconde fois : { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member-again = { $card }, seconde fois : { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment-again = { $card }, seconde fois : { adventure-tours-ask-promote-equipment }

# The special ability “Use the action of laid equipment”.
adventure-tours-prompt-give-one-equipped = { $card } comme équipement : { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two-equipped = { $card } comme équipement : { adventure-tours-ask-give-two }
adventure-tours-prompt-extra-equipment-equipped = { $card } comme équipement : { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment-equipped = { $card } comme équipement : { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment-equipped = { $card } comme équipement : { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn-equipped = { $card } comme équipement : { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member-equipped = { $card } comme équipement : { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member-equipped = { $card } comme équipement : { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member-equipped = { $card } comme équipement : { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment-equipped = { $card } comme équipement : { adventure-tours-ask-promote-equipment }

# $name attacks, $victim is asked.
adventure-tours-prompt-protect =
    { $whom ->
        [you] { $name } t’attaque (« { $action } »). Défausser Pater Miller pour te protéger ?
       *[other] { $name } attaque { $victim } (« { $action } »). Défausser Pater Miller comme protection ?
    }

adventure-tours-prompt-more-equipment = Faculté spéciale : poser encore une carte comme équipement ?
adventure-tours-prompt-own-draw = Faculté spéciale : piocher une carte ou y renoncer ?
adventure-tours-prompt-gift = Faculté spéciale : donner à quelqu’un une carte de la pioche ?
adventure-tours-prompt-second-member = Faculté spéciale : poser un autre membre ?
adventure-tours-prompt-second-turn = Faculté spéciale : jouer encore un tour ?
adventure-tours-prompt-draft = Choisis ton tableau d’expédition
adventure-tours-prompt-deal = Distribue la manche { $n } sur { $total }

## What a move would bring

# Parts of the sentences below.
adventure-tours-effect-income = gains de { $before } à { $after }
adventure-tours-effect-level = { $category } de { $before } à { $after }
adventure-tours-effect-levels = technique de { $red } à { $red_to }, vivres de { $blue } à { $blue_to }, vêtements de { $yellow } à { $yellow_to }

adventure-tours-effect-equip = Niveau : { adventure-tours-effect-level }
adventure-tours-effect-equip-several = Niveaux : { adventure-tours-effect-levels }
adventure-tours-effect-join =
    { $coins ->
        [0] Les gains restent à { $before }
       *[other] Fait passer les { adventure-tours-effect-income }
    }
adventure-tours-effect-hand =
    { $whom ->
        [you] Tes cartes en main : de { $before } à { $after }
       *[other] { $victim }, cartes en main : de { $before } à { $after }
    }
adventure-tours-effect-takes-equipment = Tu prends { $card } à { $victim } : { adventure-tours-effect-level }
adventure-tours-effect-takes-several = Tu prends { $card } à { $victim } : { adventure-tours-effect-levels }
adventure-tours-effect-takes-member = Tu prends { $card } à { $victim } : { adventure-tours-effect-income }
adventure-tours-effect-loses-equipment =
    { $whom ->
        [you] Tu perds { $card } : { adventure-tours-effect-level }
       *[other] { $victim } perd { $card } : { adventure-tours-effect-level }
    }
adventure-tours-effect-loses-several =
    { $whom ->
        [you] Tu perds { $card } : { adventure-tours-effect-levels }
       *[other] { $victim } perd { $card } : { adventure-tours-effect-levels }
    }
adventure-tours-effect-loses-member =
    { $whom ->
        [you] Tu perds { $card } : { adventure-tours-effect-income }
       *[other] { $victim } perd { $card } : { adventure-tours-effect-income }
    }
adventure-tours-effect-protect-equipment = Arrête l’attaque : { adventure-tours-effect-level }
adventure-tours-effect-protect-several = Arrête l’attaque : { adventure-tours-effect-levels }
adventure-tours-effect-protect-member = Arrête l’attaque : { adventure-tours-effect-income }
adventure-tours-effect-promote = Fait passer les { adventure-tours-effect-income }, mais le niveau tombe de { $level } à { $level_to } ({ $category })
adventure-tours-effect-board = Commence avec technique { $red }, vivres { $blue }, vêtements { $yellow }

## What happens

adventure-tours-label-part = Manche { $n }
adventure-tours-round-starts =
    { $who ->
        [you] Manche { $n } sur { $total } : tu commences
       *[other] Manche { $n } sur { $total } : { $name } commence
    }
adventure-tours-gets-board =
    { $who ->
        [you] Tu reçois le tableau « { $board } »
       *[other] { $name } reçoit le tableau « { $board } »
    }
adventure-tours-drafts =
    { $who ->
        [you] Tu choisis le tableau « { $board } »
       *[other] { $name } choisit le tableau « { $board } »
    }
adventure-tours-is-dealt =
    { $who ->
        [you] Tu reçois { $cards }
       *[other] { $name } reçoit { $cards }
    }
adventure-tours-is-dealt-hidden = { $name } reçoit { n-cards-acc }
adventure-tours-equips =
    { $who ->
        [you] Tu t’équipes avec { $card }
       *[other] { $name } s’équipe avec { $card }
    }
adventure-tours-joins =
    { $who ->
        [you] Tu enrôles { $card }
       *[other] { $name } enrôle { $card }
    }
adventure-tours-draws =
    { $who ->
        [you] Tu pioches { $card }
       *[other] { $name } pioche { $card }
    }
adventure-tours-draws-hidden = { $name } pioche une carte
adventure-tours-last-card-drawn =
    { $who ->
        [you] Tu prends la dernière carte de la pioche
       *[other] { $name } prend la dernière carte de la pioche
    }
adventure-tours-gives =
    { $who ->
        [you] Tu donnes une carte à { $victim }
       *[other]
            { $whom ->
                [you] { $name } te donne une carte
               *[other] { $name } donne une carte à { $victim }
            }
    }
adventure-tours-gives-two =
    { $who ->
        [you] Tu donnes deux cartes à { $victim }
       *[other]
            { $whom ->
                [you] { $name } te donne deux cartes
               *[other] { $name } donne deux cartes à { $victim }
            }
    }
adventure-tours-attacks =
    { $who ->
        [you] Tu attaques { $victim } : « { $action } »
       *[other]
            { $whom ->
                [you] { $name } t’attaque : « { $action } »
               *[other] { $name } attaque { $victim } : « { $action } »
            }
    }
adventure-tours-protects =
    { $who ->
        [you] { $card } te protège
       *[other] { $card } protège { $name }
    }
adventure-tours-discards-equipment =
    { $who ->
        [you] Tu supprimes un équipement chez { $victim } : { $card }
       *[other]
            { $whom ->
                [you] { $name } supprime un de tes équipements : { $card }
               *[other] { $name } supprime un équipement chez { $victim } : { $card }
            }
    }
adventure-tours-discards-own-equipment =
    { $who ->
        [you] Tu supprimes un de tes propres équipements : { $card }
       *[other] { $name } supprime un de ses propres équipements : { $card }
    }
adventure-tours-discards-member =
    { $who ->
        [you] Tu supprimes un membre chez { $victim } : { $card }
       *[other]
            { $whom ->
                [you] { $name } supprime un de tes membres : { $card }
               *[other] { $name } supprime un membre chez { $victim } : { $card }
            }
    }
adventure-tours-discards-own-member =
    { $who ->
        [you] Tu supprimes un de tes propres membres : { $card }
       *[other] { $name } supprime un de ses propres membres : { $card }
    }
adventure-tours-steals-equipment =
    { $who ->
        [you] Tu voles un équipement à { $victim } : { $card }
       *[other]
            { $whom ->
                [you] { $name } te vole un équipement : { $card }
               *[other] { $name } vole un équipement à { $victim } : { $card }
            }
    }
adventure-tours-steals-member =
    { $who ->
        [you] Tu débauches un membre chez { $victim } : { $card }
       *[other]
            { $whom ->
                [you] { $name } débauche un de tes membres : { $card }
               *[other] { $name } débauche un membre chez { $victim } : { $card }
            }
    }
adventure-tours-promotes =
    { $who ->
        [you] Tu déplaces { $cards } de ton équipement vers tes membres
       *[other] { $name } déplace { $cards } de son équipement vers ses membres
    }
# Pater Miller, laid as equipment by a special ability.
adventure-tours-readies =
    { $who ->
        [you] { $card } te protège depuis ton équipement
       *[other] { $card } protège { $name } depuis son équipement
    }
adventure-tours-earns-turn =
    { $who ->
        [you] Tu auras encore un tour
       *[other] { $name } aura encore un tour
    }
adventure-tours-uses-ability =
    { $who ->
        [you] Tu utilises la faculté spéciale « { $ability } »
       *[other] { $name } utilise la faculté spéciale « { $ability } »
    }
adventure-tours-forgoes-draw =
    { $who ->
        [you] Tu ne pioches pas
       *[other] { $name } ne pioche pas
    }
adventure-tours-turn-again =
    { $who ->
        [you] Tu as un tour supplémentaire
       *[other] { $name } a un tour supplémentaire
    }
adventure-tours-ends-round =
    { $who ->
        [you] Tu n’as plus de carte ; la manche { $n } est finie
       *[other] { $name } n’a plus de carte ; la manche { $n } est finie
    }
adventure-tours-pile-ends-round =
    { $who ->
        [you] La pioche est épuisée et c’est ton tour ; la manche { $n } est finie
       *[other] La pioche est épuisée et c’est à { $name } de jouer ; la manche { $n } est finie
    }
adventure-tours-earns =
    { $who ->
        [you] Tu gagnes { adventure-tours-n-coins } (membres : { $n })
       *[other] { $name } gagne { adventure-tours-n-coins } (membres : { $n })
    }
adventure-tours-pays =
    { $who ->
        [you] Tu paies { adventure-tours-n-coins } pour { n-cards-acc } encore en main
       *[other] { $name } paie { adventure-tours-n-coins } pour { n-cards-acc } encore en main
    }
adventure-tours-pays-all =
    { $who ->
        [you] Cartes en main : { $n }, elles coûtent { $cost }, tu as { adventure-tours-n-coins } : il ne te reste rien
       *[other] { $name }, cartes en main : { $n }, elles coûtent { $cost }, { $name } a { adventure-tours-n-coins } : il ne reste rien
    }
# $other is what the next best has.
adventure-tours-wins =
    { $who ->
        [you] Tu gagnes la partie avec { adventure-tours-n-coins } (derrière : { $other })
       *[other] { $name } gagne la partie avec { adventure-tours-n-coins } (derrière : { $other })
    }
adventure-tours-shares-win =
    { $who ->
        [you] Victoire partagée : tu as { adventure-tours-n-coins }
       *[other] Victoire partagée : { $name } a { adventure-tours-n-coins }
    }

## What cannot be done

adventure-tours-no-deal-now = La manche suivante se distribue quand celle-ci est finie.
adventure-tours-no-deal-first = Distribue d’abord la manche suivante.
adventure-tours-no-board-now = On ne choisit pas de tableau maintenant.
adventure-tours-no-board-first = Choisis d’abord un tableau.
adventure-tours-no-such-board = Le tableau « { $board } » n’est pas de ceux que tu peux choisir.
adventure-tours-no-answer-first = On t’attaque : utilise d’abord ta protection, ou renonces-y.
adventure-tours-no-attack = Personne ne t’attaque en ce moment ; { $card } attend jusque-là.
adventure-tours-no-such-guard = La carte { $card } n’est pas parmi tes membres.
adventure-tours-no-such-equipped-guard = La carte { $card } n’est pas dans ton équipement.
adventure-tours-no-guard-moved = La carte { $card } a été débauchée ou vient de l’équipement ; elle ne protège donc pas.
adventure-tours-no-guard-unready = La carte { $card } n’est là que comme équipement et ne protège pas.
adventure-tours-no-more-guards = { $card } : tu n’as pas de numéro { $n } ; cartes qui peuvent te protéger à cet endroit : { $have }.
adventure-tours-no-guard-beside = { $card } : le numéro { $n } est juste à côté du numéro { $other }, cela ne change donc rien ; choisis le numéro { $other }.
adventure-tours-no-demand = { $card } exige { $category } { $need }, et tu as { $have }.
adventure-tours-no-other-colour = La carte { $card } a une autre couleur ; seule celle-ci peut suivre : { $colour }.
adventure-tours-no-equip-now = La carte { $card } ne peut pas être posée comme équipement maintenant.
adventure-tours-no-join-now = La carte { $card } ne peut pas être posée comme membre maintenant.
adventure-tours-no-aim-now = Il n’y a personne à choisir maintenant.
adventure-tours-no-such-seat = Il n’y a pas de place { $n } à cette table.
adventure-tours-no-oneself = Cela ne ferait rien sur toi ; choisis quelqu’un d’autre.
adventure-tours-no-equipment =
    { $who ->
        [you] Tu n’as pas d’équipement.
       *[other] { $name } n’a pas d’équipement.
    }
adventure-tours-no-member =
    { $who ->
        [you] Tu n’as aucun membre d’expédition.
       *[other] { $name } n’a aucun membre d’expédition.
    }
adventure-tours-no-pass = Tu dois jouer une carte ; n’importe laquelle peut être posée comme équipement.
adventure-tours-no-half = La première carte est donnée, la seconde doit donc l’être aussi.
adventure-tours-no-use-now = Il n’y a rien à utiliser maintenant.
adventure-tours-no-draw-now = Tu ne peux pas piocher maintenant.

## Positions that cannot occur

adventure-tours-bad-count = Cette position est impossible : la carte { $card } y est { $n }× au lieu de { $due }×.
adventure-tours-bad-pile = Cette position est impossible : la pioche est vide, donc la manche est finie.
adventure-tours-bad-hand = Cette position est impossible : { $name } n’a pas de carte en main, donc la manche est finie.
adventure-tours-bad-ready = Cette position est impossible : la carte { $card } ne peut pas protéger là où elle est ({ $name }).

## What can be wrong with the component tables

adventure-tours-table-count = { $file } : en tout { n-cards } au lieu de { $due }.
adventure-tours-table-boards = { $file } : le nombre de tableaux est { $n } ({ $side }) au lieu de { $due }.
adventure-tours-table-same-card = { $file }, ligne { $line } : { $card } figure déjà à la ligne { $n }.
adventure-tours-table-same-board = { $file }, ligne { $line } : « { $board } » figure déjà à la ligne { $n }.
adventure-tours-table-equipment = { $file }, ligne { $line } : « { $value } » n’est pas un équipement ; on l’écrit comme { "red:1|blue:2" }, chaque couleur une fois, avec un chiffre de 1 à 9.
adventure-tours-table-base-ability = { $file }, ligne { $line } : un côté désert n’a pas de faculté spéciale.

## What is shuffled and drawn, where the fairness of a match is checked

adventure-tours-source-start = Qui commence
adventure-tours-source-boards = Tableaux
adventure-tours-source-deal = Pioche

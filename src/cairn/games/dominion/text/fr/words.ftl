### Dominion: Adventures: what the engine says beside cards and rules.

dominion-aim = Construis ton propre deck : à chaque tour tu pioches cinq cartes, joues Actions et Trésors et achètes de meilleures cartes. Quand les Provinces ou plusieurs autres piles sont épuisées, le plus de points gagne.
dominion-glossary = Le prix d’une carte se paie en pièces. Les cartes en jeu et en main sont défaussées à la fin du tour.

## Pieces

dominion-token-1-card = jeton « +1 Carte »
dominion-token-1-action = jeton « +1 Action »
dominion-token-1-buy = jeton « +1 Achat »
dominion-token-1-coin = jeton « +1 pièce »
dominion-token-2-cost = jeton « −2 »
dominion-token-trashing = jeton « Écart »

# After a verb; only Polish has another form elsewhere.
dominion-n-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }

## Types and sets of cards

# Same as in English.
dominion-label-type-action = Action
dominion-label-type-treasure = Trésor
dominion-label-type-victory = Victoire
dominion-label-type-curse = Malédiction
dominion-label-type-attack = Attaque
dominion-label-type-reaction = Réaction
dominion-label-type-duration = Durée
dominion-label-type-reserve = Taverne
dominion-label-type-traveller = Itinérant
dominion-label-type-event = Événement

dominion-label-set-basic = Cartes de base
dominion-label-set-base = Jeu de base
dominion-label-set-adventures = Aventures
dominion-label-set-upgrades = Cartes d’échange
dominion-label-set-events = Événements
dominion-label-set-seaside = Rivages

## Moves

dominion-move-play = Jouer { $card }
dominion-move-gain = Recevoir { $card }
dominion-move-trash = Écarter { $card }
dominion-move-discard = Défausser { $card }
dominion-move-topdeck = Placer { $card } sur le deck
dominion-move-keep = Garder { $card }
dominion-move-set-aside = Mettre { $card } de côté
dominion-move-call = Recourir à { $card }
dominion-move-exchange = Échanger { $card }
dominion-move-reveal = Dévoiler { $card }
# Of several things that happen at one moment, this comes next.
dominion-move-resolve = Appliquer { $card }
# A card or an Event.
dominion-move-buy = Acheter { $card }
dominion-move-token = Mettre le { $token } sur { $card }
dominion-move-end-actions = Finir la phase d’action
dominion-move-end-turn = Finir le tour
# No more, or none at all.
dominion-move-done = Terminé
dominion-move-yes = Oui
dominion-move-no = Non
dominion-move-reveal-hand = Dévoiler la main
dominion-move-choose-coin = +1 pièce
dominion-move-choose-trash = Écarter une carte
dominion-move-choose-silver = Recevoir une carte Argent
dominion-move-choose-copper = Placer une carte Cuivre sur le plateau Taverne
dominion-move-choose-coins = +1 pièce par carte Cuivre sur le plateau Taverne
dominion-move-choose-attack = Défausser une carte Attaque
dominion-move-choose-curses = Défausser deux cartes Malédiction
dominion-move-choose-six = Défausser six cartes
dominion-move-trash-this = Écarter la carte jouée

## Prompts

dominion-prompt-action-phase = Joue une Action ou passe à la phase d’achat
dominion-prompt-buy-phase = Joue des Trésors, achète ou finis le tour
dominion-prompt-start-of-turn = Début du tour : choisis ce qui vient ensuite
# Several equal Durations are due, and different cards lie aside for them.
dominion-prompt-start-of-turn-several = Début du tour : choisis ce qui vient ensuite ; si tu gardes une carte, une autre du même nom, jouée plus tard, vient d’abord
dominion-prompt-later-one = Applique la carte { $card } suivante, ou garde-la pour qu’une autre, jouée plus tard, vienne d’abord
# A card was just bought or gained.
dominion-prompt-meanwhile = Choisis ce qui se passe ensuite
dominion-prompt-react = Réagis à l’Attaque ou laisse-la agir
dominion-prompt-call-after-action = Recourir à une carte Taverne après cette Action ?
dominion-prompt-free-wine = Défausser { dominion-card-wine-merchant } du plateau Taverne ?
dominion-prompt-exchange = Échanger un Itinérant au lieu de le défausser ?
dominion-prompt-leave-play = Placer une carte en jeu sur ton deck au lieu de la défausser ?
dominion-prompt-drop-copper = Défausse une carte Cuivre ou montre que tu n’en as pas.

dominion-prompt-discard = Défausse { n-cards-acc }
dominion-prompt-discard-down-to = Défausse jusqu’à avoir { n-cards-acc } en main
dominion-prompt-discard-to-draw = Défausse autant de cartes que tu veux, puis pioches-en autant
dominion-prompt-discard-for-one = Défausse des cartes pour en recevoir une qui coûte autant de pièces (jusqu’ici { $n })
# $name is whose card it is.
dominion-prompt-discard-or-keep =
    { $who ->
        [you] Tu dévoiles { $card } : défausser la carte ou la garder sur le deck ?
       *[other] { $name } dévoile { $card } : défausser la carte ou la garder sur le deck ?
    }
dominion-prompt-scouting-party = Défausse { n-cards-acc } parmi celles que tu as consultées
dominion-prompt-quest = Défausse une carte Attaque, deux cartes Malédiction ou six cartes pour recevoir une carte Or
dominion-prompt-quest-attack = Défausse une carte Attaque pour recevoir une carte Or
dominion-prompt-quest-six = Défausse encore { n-cards-acc } pour recevoir une carte Or

dominion-prompt-trash = Écarte une carte de ta main
dominion-prompt-trash-up-to = Écarte jusqu’à { n-cards-acc } de ta main
dominion-prompt-trash-copper = Écarte une carte Cuivre pour 3 pièces
dominion-prompt-trash-treasure = Écarte un Trésor pour en recevoir un qui coûte au plus 3 pièces de plus
dominion-prompt-trash-for-more = Écarte une carte pour en recevoir une qui coûte au plus { dominion-n-coins } de plus
# $name is whose cards they are.
dominion-prompt-trash-loot =
    { $who ->
        [you] Choisis le Trésor que tu écartes
       *[other] Choisis le Trésor à écarter chez { $name }
    }
dominion-prompt-trash-revealed = Choisis lequel des Trésors dévoilés tu écartes
dominion-prompt-trash-discard-or-keep = Écarte, défausse ou garde la carte consultée
dominion-prompt-trade = Écarte jusqu’à deux cartes, chacune pour une carte Argent
dominion-prompt-bonfire = Écarte jusqu’à { n-cards-acc } que tu as en jeu
# Equal cards in play differ.
dominion-prompt-bonfire-several = Écarte jusqu’à { n-cards-acc } que tu as en jeu ; si tu gardes une carte, tu en écartes à sa place une du même nom qui reste en jeu ou qui est liée à une autre
dominion-prompt-bonfire-another = Écarte la carte { $card } suivante, ou garde-la et écartes-en une autre
dominion-prompt-raze = Écarte la carte jouée ou une carte de ta main

dominion-prompt-gain-up-to = Reçois une carte qui coûte au plus { dominion-n-coins }
dominion-prompt-gain-exactly = Recevoir sur ton deck une carte qui coûte exactement { dominion-n-coins } ?
dominion-prompt-gain-for-all = Reçois une carte qui coûte au plus { dominion-n-coins } ; les autres en reçoivent une aussi
dominion-prompt-gain-loot = Reçois autant de Trésors écartés que tu veux
dominion-prompt-gain-treasure = Reçois un Trésor
dominion-prompt-mine-treasure = Reçois en main un Trésor qui coûte au plus { dominion-n-coins }
dominion-prompt-gold-or-copper = Choisis ce que tu reçois d’abord, Or ou Cuivre
dominion-prompt-pilgrimage = Choisis jusqu’à trois cartes que tu as en jeu ; tu en reçois une autre de chaque
dominion-prompt-seaway = Reçois une carte Action qui coûte au plus 4 pièces ; ton jeton « +1 Achat » va sur sa pile
dominion-prompt-inherit = Mets de côté, pour tes cartes Domaine, une carte Action qui coûte au plus 4 pièces

dominion-prompt-play-twice = Joue une Action deux fois
dominion-prompt-play-twice-and-copy = Joue une Action deux fois et reçois-en une autre
dominion-prompt-play-treasure = Joue des Trésors, { $n } au plus
dominion-prompt-play-discarded = Jouer l’Action défaussée ?
# Only an Action can be set aside.
dominion-prompt-keep-or-set-aside = Garde la carte ou mets-la de côté
dominion-prompt-keep-one = Prends une des cartes en main
dominion-prompt-gear = Mets de côté jusqu’à deux cartes pour ton prochain tour
dominion-prompt-save = Mets une carte de côté pour ta prochaine main
dominion-prompt-amulet = Choisis une option sur trois
dominion-prompt-copper-or-coins = Place une carte Cuivre sur le plateau Taverne ou gagne des pièces pour celles qui y sont
dominion-prompt-deck-to-discard = Mettre ton deck dans ta défausse ?
dominion-prompt-show-victory = Place une carte Victoire sur ton deck ; si tu n’en as pas, dévoile ta main
dominion-prompt-topdeck-hand = Place ta main sur ton deck, la carte du dessus en dernier
dominion-prompt-topdeck-one = Place une carte de ta main sur ton deck
dominion-prompt-topdeck-discarded = Placer une carte de ta défausse sur ton deck ?
dominion-prompt-return-looked-at = Remets les cartes sur ton deck, celle du dessus en dernier
dominion-prompt-move-token = Choisis une pile pour le { $token }
dominion-prompt-teacher = Choisis un jeton « +1 » et une pile pour lui

## What a move would bring

dominion-effect-treasure = Pièces de { $coins } à { $coins_to }
dominion-effect-play = Ensuite Actions : { $actions }, Achats : { $buys }, pièces : { $coins }, cartes en main : { $hand }
dominion-effect-buy = Pièces de { $coins } à { $coins_to }, Achats de { $buys } à { $buys_to } ; il en reste { $left } dans la pile
dominion-effect-buy-event = Pièces de { $coins } à { $coins_to }, Achats de { $buys } à { $buys_to }
dominion-effect-gain = Il en reste { $left } dans la pile
dominion-effect-exchange = Tu obtiens { $card } ; il en reste { $left } dans sa pile
dominion-effect-end-turn = Inutilisé : { dominion-n-coins }, Achats : { $buys }
dominion-effect-end-actions = Actions inutilisées : { $actions }

## What happens

dominion-turn =
    { $who ->
        [you] Tu commences le tour { $n }
       *[other] { $name } commence le tour { $n }
    }
dominion-extra-turn =
    { $who ->
        [you] Tu commences un tour supplémentaire
       *[other] { $name } commence un tour supplémentaire
    }
dominion-plays =
    { $who ->
        [you] Tu joues { $card }
       *[other] { $name } joue { $card }
    }
dominion-plays-again =
    { $who ->
        [you] Tu rejoues { $card }
       *[other] { $name } rejoue { $card }
    }
# A card or an Event.
dominion-buys =
    { $who ->
        [you] Tu achètes { $card }
       *[other] { $name } achète { $card }
    }
dominion-buys-event =
    { $who ->
        [you] Tu achètes l’Événement { $card }
       *[other] { $name } achète l’Événement { $card }
    }
dominion-gains =
    { $who ->
        [you] Tu reçois { $card }
       *[other] { $name } reçoit { $card }
    }
dominion-gains-to-hand =
    { $who ->
        [you] Tu reçois { $card } en main
       *[other] { $name } reçoit { $card } en main
    }
dominion-gains-to-deck =
    { $who ->
        [you] Tu reçois { $card } sur ton deck
       *[other] { $name } reçoit { $card } sur son deck
    }
dominion-trashes =
    { $who ->
        [you] Tu écartes { $card }
       *[other] { $name } écarte { $card }
    }
dominion-discards =
    { $who ->
        [you] Tu défausses { $card }
       *[other] { $name } défausse { $card }
    }
dominion-discards-hand =
    { $who ->
        [you] Tu défausses ta main ({ n-cards })
       *[other] { $name } défausse sa main ({ n-cards })
    }
dominion-opens-discard =
    { $who ->
        [you] Tu as { $card } sur le dessus de ta défausse
       *[other] { $name } a { $card } sur le dessus de sa défausse
    }
dominion-draws =
    { $who ->
        [you] Tu pioches { $cards }
       *[other] { $name } pioche { $cards }
    }
dominion-draws-hidden = { $name } pioche { n-cards-acc }
dominion-shuffles =
    { $who ->
        [you] Tu mélanges ta défausse
       *[other] { $name } mélange sa défausse
    }
dominion-looks =
    { $who ->
        [you] Tu consultes { $cards } sur le dessus de ton deck
       *[other] { $name } consulte { $cards } sur le dessus de son deck
    }
dominion-looks-hidden = { $name } consulte { n-cards-acc } sur le dessus de son deck
dominion-looks-through =
    { $who ->
        [you] Tu parcours ta défausse : { $cards }
       *[other] { $name } parcourt sa défausse : { $cards }
    }
dominion-looks-through-hidden = { $name } parcourt sa défausse ({ n-cards })
dominion-reveals =
    { $who ->
        [you] Tu dévoiles { $cards }
       *[other] { $name } dévoile { $cards }
    }
dominion-reveals-hand =
    { $who ->
        [you] Tu dévoiles ta main : { $cards }
       *[other] { $name } dévoile sa main : { $cards }
    }
dominion-topdecks =
    { $who ->
        [you] Tu places { $card } sur ton deck
       *[other] { $name } place { $card } sur son deck
    }
dominion-topdecks-hidden = { $name } place une carte sur son deck
dominion-takes =
    { $who ->
        [you] Tu prends { $card } en main
       *[other] { $name } prend { $card } en main
    }
dominion-takes-hidden = { $name } prend une carte en main
dominion-sets-aside =
    { $who ->
        [you] Tu mets { $card } de côté
       *[other] { $name } met { $card } de côté
    }
dominion-sets-aside-hidden = { $name } met une carte de côté
dominion-takes-back =
    { $who ->
        [you] Tu reprends { n-cards-acc } en main
       *[other] { $name } reprend { n-cards-acc } en main
    }
dominion-inherits =
    { $who ->
        [you] Tu mets { $card } de côté pour tes cartes Domaine
       *[other] { $name } met { $card } de côté pour ses cartes Domaine
    }
dominion-deck-to-discard =
    { $who ->
        [you] Tu mets ton deck dans ta défausse
       *[other] { $name } met son deck dans sa défausse
    }
dominion-to-mat =
    { $who ->
        [you] Tu places { $card } sur ton plateau Taverne
       *[other] { $name } place { $card } sur son plateau Taverne
    }
dominion-calls =
    { $who ->
        [you] Tu recours à { $card }
       *[other] { $name } recourt à { $card }
    }
dominion-exchanges =
    { $who ->
        [you] Tu échanges { $card } contre { $next }
       *[other] { $name } échange { $card } contre { $next }
    }
dominion-pays =
    { $who ->
        [you] Tu paies { dominion-n-coins }
       *[other] { $name } paie { dominion-n-coins }
    }
dominion-moves-token =
    { $who ->
        [you] Tu mets le { $token } sur la pile { $card }
       *[other] { $name } met le { $token } sur la pile { $card }
    }
dominion-takes-minus-card =
    { $who ->
        [you] Tu poses le jeton « −1 Carte » sur ton deck
       *[other] { $name } pose le jeton « −1 Carte » sur son deck
    }
dominion-returns-minus-card =
    { $who ->
        [you] Tu rends le jeton « −1 Carte »
       *[other] { $name } rend le jeton « −1 Carte »
    }
dominion-takes-minus-coin =
    { $who ->
        [you] Tu prends le jeton « −1 pièce »
       *[other] { $name } prend le jeton « −1 pièce »
    }
dominion-returns-minus-coin =
    { $who ->
        [you] Tu obtiens une pièce de moins et rends le jeton « −1 pièce »
       *[other] { $name } obtient une pièce de moins et rend le jeton « −1 pièce »
    }
dominion-journey-up =
    { $who ->
        [you] Tu retournes le jeton « Voyage » face visible
       *[other] { $name } retourne le jeton « Voyage » face visible
    }
dominion-journey-down =
    { $who ->
        [you] Tu retournes le jeton « Voyage » face cachée
       *[other] { $name } retourne le jeton « Voyage » face cachée
    }
dominion-game-over = La partie est finie

## What cannot be done

dominion-no-other-question = Ce n’est pas ce qui est demandé maintenant.
dominion-no-other-in-action-phase = Dans la phase d’action, tu joues une Action ou tu finis la phase.
dominion-no-other-in-buy-phase = Dans la phase d’achat, tu joues des Trésors, tu achètes ou tu finis le tour.
dominion-no-action-card = La carte { $card } n’est pas une Action ; dans la phase d’action, on ne joue rien d’autre.
dominion-no-treasure-yet = La carte { $card } est un Trésor ; les Trésors se jouent dans la phase d’achat.
dominion-no-action-now = La carte { $card } est une Action ; la phase d’action est finie.
dominion-no-treasure = La carte { $card } n’est pas un Trésor ; dans la phase d’achat, on ne joue rien d’autre.
dominion-no-treasure-after-buying = Après le premier achat du tour, on ne joue plus de Trésors.
dominion-no-buy-yet = Finis d’abord la phase d’action, puis achète.
dominion-no-buys-left = Tu n’as plus d’Achat.
dominion-no-too-expensive =
    { $cost ->
        [one] Pour acheter { $card }, il faut { $cost } pièce ; tu en as { $coins }.
       *[other] Pour acheter { $card }, il faut { $cost } pièces ; tu en as { $coins }.
    }
dominion-no-cards-this-turn = Pendant ce tour supplémentaire, tu ne peux pas acheter de cartes.
dominion-no-cards-in-pile = La pile { $card } est vide.
dominion-no-such-pile = La carte { $card } n’est pas dans cette partie.
dominion-no-upgrade = La carte { $card } ne fait pas partie de la réserve ; seul un échange la donne.
dominion-no-second-inheritance = L’Événement { dominion-card-inheritance } ne s’achète qu’une fois par partie ; tu l’as déjà acheté.
dominion-no-event-twice = L’Événement { $card } ne s’achète qu’une fois par tour.
dominion-no-gain = La carte { $card } coûte { $cost } et n’est pas de celles que tu peux recevoir maintenant.
dominion-no-action-pile = La pile { $card } n’est pas une pile Action ; les jetons ne vont que sur celles-ci.
# Another token is asked for, or (Teacher) an own token lies there.
dominion-no-token-here = Ce jeton ne peut pas aller maintenant sur la pile { $card }.
dominion-no-such-on-mat = La carte { $card } n’est pas sur ton plateau Taverne.
dominion-no-call-now = On ne peut pas recourir maintenant à la carte { $card }.
dominion-no-exchange = La carte { $card } ne peut pas être échangée maintenant.
dominion-no-such-thing-waits = La carte { $card } n’a rien à appliquer maintenant.
dominion-no-not-this-card = La carte { $card } n’est pas de celles que tu peux choisir maintenant.

## How a match cannot be set up

dominion-no-kingdom = Le royaume « { $text } » n’existe pas ; il y a : { $values }, ou dix noms de cartes séparés par des virgules.
dominion-no-kingdom-card = La carte { $card } n’est pas une carte Royaume.
dominion-no-extra = La carte { $card } est une carte en plus : il lui faut l’option « extras » sur « on ».
dominion-no-ten = Un royaume a 10 cartes différentes ; la liste en a { $n }.
dominion-no-event = La carte { $card } n’est pas un Événement.
dominion-no-card = La carte « { $text } » n’existe pas.
dominion-no-card-twice = La carte { $card } est deux fois dans la liste.

## Positions that cannot occur

dominion-bad-mat = Cette position est impossible : il n’y a pas de plateaux Taverne, car aucune carte de cette partie n’en a besoin.
dominion-bad-card = Cette position est impossible : la carte { $card } n’est pas dans cette partie.
dominion-bad-count = Cette position est impossible : la carte { $card } y est { $n }× au lieu de { $due }×.

## What is shuffled and drawn, where the fairness of a match is checked

dominion-source-start = Qui commence
dominion-source-kingdom = Royaume
dominion-source-events = Événements
# Every player has one; the name of the player is put behind it.
# Same as in English.
dominion-source = Deck

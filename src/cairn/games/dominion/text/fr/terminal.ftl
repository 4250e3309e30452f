### The table of Dominion: the words around the cards.

## Kingdoms by name

dominion-label-kingdom-gentle-introduction = Introduction en douceur
dominion-label-kingdom-expert-introduction = Introduction pour experts
dominion-label-kingdom-level-up = Niveau supérieur
dominion-label-kingdom-son-of-size-distortion = Tailles déformées
dominion-label-kingdom-first-game = Première partie
dominion-label-kingdom-big-money = Gros sous
# Same as in English.
dominion-label-kingdom-interaction = Interaction
dominion-label-kingdom-size-distortion = Distorsion des tailles
dominion-label-kingdom-village-square = Place du village

## The turn

dominion-label-turn = tour { $n }
dominion-label-extra-turn = tour supplémentaire
dominion-label-phase-action = phase d’action
dominion-label-phase-buy = phase d’achat
# Same as in English.
dominion-label-actions =
    { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }
dominion-label-buys =
    { $n ->
        [one] { $n } Achat
       *[other] { $n } Achats
    }
dominion-label-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
dominion-label-cheaper = les cartes coûtent { $n } de moins
dominion-label-merchants = premier Argent : +{ $n }
dominion-label-fairs = les cartes reçues peuvent aller sur le deck
dominion-label-expeditions = { $n } cartes de plus à l’ajustement
dominion-label-mission = un tour supplémentaire suit
dominion-label-empty = piles vides : { $n } sur { $total }

## What lies where

dominion-label-basics = Cartes de base
dominion-label-kingdom = Royaume
dominion-label-upgrades = Échange
dominion-label-events = Événements
dominion-label-trash = Rebut
dominion-label-hand = main
# Same as in English.
dominion-label-deck = deck
dominion-label-discard = défausse
dominion-label-turns = tours
dominion-label-in-play = en jeu
dominion-label-staying = reste en jeu
dominion-label-mat = Taverne
dominion-label-aside = mis de côté
dominion-label-looked-at = regardé
dominion-label-saved = jusqu’à l’ajustement
dominion-label-top = sur le dessus { $pile }
dominion-label-left = reste { $n }
dominion-label-spent = déjà acheté ce tour-ci
dominion-label-nothing = rien
# Same as in English.
dominion-label-points = points
dominion-label-sheet = Points et cartes

## Tokens

dominion-label-tokens = jetons
dominion-label-token-1-card = +1 Carte
# Same as in English.
dominion-label-token-1-action = +1 Action
dominion-label-token-1-buy = +1 Achat
dominion-label-token-1-coin = +1 pièce
dominion-label-token-2-cost = coût −2
dominion-label-token-trashing = Écart
dominion-label-short-1-card = +Carte
# Same as in English.
dominion-label-short-1-action = +Action
dominion-label-short-1-buy = +Achat
dominion-label-short-1-coin = +$1
dominion-label-short-2-cost = −$2
dominion-label-short-trashing = Écart
dominion-label-token-on = { $sign } sur { $pile }
dominion-label-inherited = les Domaines sont aussi : { $pile }
dominion-label-journey-up = Voyage face visible
dominion-label-journey-down = Voyage face cachée
dominion-label-minus-card = −1 Carte
dominion-label-minus-coin = −1 pièce

## What may be done, above the moves

dominion-label-do-play = Jouer
dominion-label-do-gain = Recevoir
dominion-label-do-trash = Écarter
dominion-label-do-discard = Défausser
dominion-label-do-topdeck = Sur le deck
dominion-label-do-keep = Garder
dominion-label-do-set-aside = Mettre de côté
dominion-label-do-call = Recourir
dominion-label-do-exchange = Échanger
dominion-label-do-reveal = Dévoiler
dominion-label-do-resolve = Ensuite
dominion-label-do-buy = Acheter
dominion-label-do-event = Événement
dominion-label-all = jouer tous les Trésors

## The command that plays all Treasures

play-command-all = tout
play-help-all = jouer tous les Trésors de ta main, l’un après l’autre
play-all-nothing = Il n’y a pas de Trésor à jouer maintenant.

## Cards by themselves

cards-cost = coût
# Same as in English.
cards-types = types
cards-set = ensemble
cards-edition = édition
cards-costs = Coût { $n }
cards-edition-only = seulement dans l’édition { $n }
cards-pile = Pile : { $list }
cards-pile-for = { $size } pour { $seats } personnes
cards-upgrade-note = hors de la réserve : seulement par échange
cards-event-note = hors de la réserve : il reste sur la table

## Sentences

play-dominion-line = { $heading } : { $list }.
play-dominion-seat =
    { $who ->
        [you] Toi : { $list }.
       *[other] { $name } : { $list }.
    }
play-dominion-has =
    { $who ->
        [you] Toi, { $heading } : { $list }.
       *[other] { $name }, { $heading } : { $list }.
    }
play-dominion-pile = { $pile }, coût { $cost }, reste { $n }
play-dominion-pile-changed = { $pile }, coût { $cost } au lieu de { $printed }, reste { $n }
play-dominion-price = { $pile }, coût { $cost }
play-dominion-token =
    { $who ->
        [you] ton jeton { $sign }
       *[other] jeton { $sign } ({ $name })
    }
play-dominion-won =
    { $who ->
        [you] Tu gagnes
       *[other] { $name } gagne
    }
play-dominion-shared = Victoire partagée : { $list }

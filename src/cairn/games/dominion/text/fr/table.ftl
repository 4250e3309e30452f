### La table de Dominion dans le navigateur.

## Le plateau simple : ce qui se trouve où

dominion-zone-supply = Réserve
dominion-zone-upgrades = échange
dominion-zone-events = Événements
dominion-zone-trash = Rebut
dominion-zone-hands = main
# Same as in English.
dominion-zone-decks = deck
dominion-zone-discards = défausse
dominion-zone-plays = zone de jeu
dominion-zone-mats = Taverne
dominion-zone-asides = cartes mises de côté
dominion-zone-stays = ce qui reste en jeu

## Le plateau simple : ce qui est dit des objets, des joueurs et du tour

# Same as in English.
dominion-fact-points =
    { $n ->
        [one] point
       *[other] points
    }
dominion-fact-turns =
    { $n ->
        [one] tour
       *[other] tours
    }
dominion-fact-tokens = jetons
dominion-fact-token = jeton
dominion-fact-journey-up = Voyage face visible
dominion-fact-minus-card = −1 Carte
dominion-fact-minus-coin = −1 pièce
dominion-fact-inherited = les Domaines sont aussi
dominion-fact-cost = coûte
# Same as in English.
dominion-fact-types = types
dominion-fact-spent = déjà acheté ce tour-ci
dominion-fact-affordable = peut encore être acheté
dominion-fact-stays = reste en jeu
dominion-fact-why = pourquoi
dominion-fact-owner = de
dominion-fact-against = contre
dominion-fact-aside = mis de côté pour elle
dominion-fact-seat = joue
dominion-fact-number = tour
# Same as in English.
dominion-fact-phase = phase
# Same as in English.
dominion-fact-actions =
    { $n ->
        [one] Action
       *[other] Actions
    }
dominion-fact-buys =
    { $n ->
        [one] Achat
       *[other] Achats
    }
dominion-fact-coins =
    { $n ->
        [one] pièce
       *[other] pièces
    }
dominion-fact-bought = achetées ce tour-ci
dominion-fact-extra = tour supplémentaire
dominion-fact-mission = tour supplémentaire à suivre
dominion-fact-fairs = les cartes reçues peuvent aller sur le deck
dominion-fact-expeditions = Expéditions : cartes en plus à l’ajustement
dominion-fact-victories-bought = cartes Victoire achetées
dominion-fact-merchants = de plus pour le premier Argent
dominion-fact-played-silver = Argent joué
dominion-fact-cheaper = de moins par carte
dominion-fact-empty = piles vides

## Le plateau simple : mots parmi ces indications

# Same as in English.
dominion-type-action = Action
dominion-type-treasure = Trésor
dominion-type-victory = Victoire
dominion-type-curse = Malédiction
dominion-type-attack = Attaque
dominion-type-reaction = Réaction
dominion-type-duration = Durée
dominion-type-reserve = Taverne
dominion-type-traveller = Itinérant
dominion-type-event = Événement
dominion-phase-action = phase d’action
dominion-phase-buy = phase d’achat
dominion-why-aside = mise de côté
dominion-why-looked-at = regardée
dominion-why-saved = jusqu’à l’ajustement

### The table of Dominion in the browser.

## The plain board: what lies where

dominion-zone-supply = Supply
dominion-zone-upgrades = upgrades
dominion-zone-events = Events
dominion-zone-trash = Trash
dominion-zone-hands = hand
dominion-zone-decks = deck
dominion-zone-discards = discard pile
dominion-zone-plays = play area
dominion-zone-mats = Tavern mat
dominion-zone-asides = cards set aside
dominion-zone-stays = what stays in play

## The plain board: what is said of things, players and the turn

dominion-fact-points =
    { $n ->
        [one] point
       *[other] points
    }
dominion-fact-turns =
    { $n ->
        [one] turn
       *[other] turns
    }
dominion-fact-tokens = tokens
dominion-fact-token = token
dominion-fact-journey-up = Journey face up
dominion-fact-minus-card = −1 Card
dominion-fact-minus-coin = −1 coin
dominion-fact-inherited = Estates are also
dominion-fact-cost = costs
dominion-fact-types = types
dominion-fact-spent = already bought this turn
dominion-fact-affordable = can still be bought
dominion-fact-stays = stays in play
dominion-fact-why = why
dominion-fact-owner = of
dominion-fact-against = against
dominion-fact-aside = set aside for it
dominion-fact-seat = turn of
dominion-fact-number = turn
dominion-fact-phase = phase
dominion-fact-actions =
    { $n ->
        [one] Action
       *[other] Actions
    }
dominion-fact-buys =
    { $n ->
        [one] Buy
       *[other] Buys
    }
dominion-fact-coins =
    { $n ->
        [one] coin
       *[other] coins
    }
dominion-fact-bought = bought this turn
dominion-fact-extra = extra turn
dominion-fact-mission = extra turn to follow
dominion-fact-fairs = gained cards may go onto the deck
dominion-fact-expeditions = Expeditions: more cards in Clean-up
dominion-fact-victories-bought = Victory cards bought
dominion-fact-merchants = more for the first Silver
dominion-fact-played-silver = Silver played
dominion-fact-cheaper = less for each card
dominion-fact-empty = empty piles

## The plain board: words among the facts

dominion-type-action = Action
dominion-type-treasure = Treasure
dominion-type-victory = Victory
dominion-type-curse = Curse
dominion-type-attack = Attack
dominion-type-reaction = Reaction
dominion-type-duration = Duration
dominion-type-reserve = Reserve
dominion-type-traveller = Traveller
dominion-type-event = Event
dominion-phase-action = Action phase
dominion-phase-buy = Buy phase
dominion-why-aside = set aside
dominion-why-looked-at = looked at
dominion-why-saved = until Clean-up

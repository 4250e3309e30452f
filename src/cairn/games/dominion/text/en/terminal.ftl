### The table of Dominion: the words around the cards.

## Kingdoms by name

dominion-label-kingdom-gentle-introduction = Gentle introduction
dominion-label-kingdom-expert-introduction = Expert introduction
dominion-label-kingdom-level-up = Level up
dominion-label-kingdom-son-of-size-distortion = Son of size distortion
dominion-label-kingdom-first-game = First game
dominion-label-kingdom-big-money = Big Money
dominion-label-kingdom-interaction = Interaction
dominion-label-kingdom-size-distortion = Size distortion
dominion-label-kingdom-village-square = Village square

## The turn

dominion-label-turn = turn { $n }
dominion-label-extra-turn = extra turn
dominion-label-phase-action = Action phase
dominion-label-phase-buy = Buy phase
dominion-label-actions =
    { $n ->
        [one] { $n } Action
       *[other] { $n } Actions
    }
dominion-label-buys =
    { $n ->
        [one] { $n } Buy
       *[other] { $n } Buys
    }
dominion-label-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
dominion-label-cheaper = cards cost { $n } less
dominion-label-merchants = first Silver: +{ $n }
dominion-label-fairs = gained cards may go onto the deck
dominion-label-expeditions = { $n } more cards in Clean-up
dominion-label-mission = an extra turn follows
dominion-label-empty = empty piles: { $n } of { $total }

## What lies where

dominion-label-basics = Basic cards
dominion-label-kingdom = Kingdom
dominion-label-upgrades = Upgrades
dominion-label-events = Events
dominion-label-trash = Trash
dominion-label-hand = hand
dominion-label-deck = deck
dominion-label-discard = discard
dominion-label-turns = turns
dominion-label-in-play = in play
dominion-label-staying = stays in play
dominion-label-mat = Tavern mat
dominion-label-aside = set aside
dominion-label-looked-at = looked at
dominion-label-saved = until Clean-up
dominion-label-top = { $pile } on top
dominion-label-left = { $n } left
dominion-label-spent = already bought this turn
dominion-label-nothing = nothing
dominion-label-points = points
dominion-label-sheet = Points and decks

## Tokens

dominion-label-tokens = tokens
dominion-label-token-1-card = +1 Card
dominion-label-token-1-action = +1 Action
dominion-label-token-1-buy = +1 Buy
dominion-label-token-1-coin = +1 coin
dominion-label-token-2-cost = −2 cost
dominion-label-token-trashing = Trashing
dominion-label-short-1-card = +Card
dominion-label-short-1-action = +Action
dominion-label-short-1-buy = +Buy
dominion-label-short-1-coin = +$1
dominion-label-short-2-cost = −$2
dominion-label-short-trashing = Trash
dominion-label-token-on = { $sign } on { $pile }
dominion-label-inherited = Estates are also { $pile }
dominion-label-journey-up = Journey face up
dominion-label-journey-down = Journey face down
dominion-label-minus-card = −1 Card
dominion-label-minus-coin = −1 coin

## What may be done, above the moves

dominion-label-do-play = Play
dominion-label-do-gain = Gain
dominion-label-do-trash = Trash
dominion-label-do-discard = Discard
dominion-label-do-topdeck = Onto the deck
dominion-label-do-keep = Keep
dominion-label-do-set-aside = Set aside
dominion-label-do-call = Call
dominion-label-do-exchange = Exchange
dominion-label-do-reveal = Reveal
dominion-label-do-resolve = Next
dominion-label-do-buy = Buy
dominion-label-do-event = Event
dominion-label-all = play all Treasures

## The command that plays all Treasures

play-command-all = all
play-help-all = play all Treasures of your hand, one after another
play-all-nothing = There are no Treasures to play now.

## Cards by themselves

cards-cost = cost
cards-types = types
cards-set = set
cards-edition = edition
cards-costs = Cost { $n }
cards-edition-only = only in edition { $n }
cards-pile = Pile: { $list }
cards-pile-for = { $size } with { $seats } players
cards-upgrade-note = not in the Supply: only by exchange
cards-event-note = not in the Supply: it stays on the table

## Sentences

play-dominion-line = { $heading }: { $list }.
play-dominion-seat =
    { $who ->
        [you] You: { $list }.
       *[other] { $name }: { $list }.
    }
play-dominion-has =
    { $who ->
        [you] You, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-dominion-pile = { $pile }, cost { $cost }, { $n } left
play-dominion-pile-changed = { $pile }, cost { $cost } instead of { $printed }, { $n } left
play-dominion-price = { $pile }, cost { $cost }
play-dominion-token =
    { $who ->
        [you] your token { $sign }
       *[other] { $name }’s token { $sign }
    }
play-dominion-won =
    { $who ->
        [you] You win
       *[other] { $name } wins
    }
play-dominion-shared = Shared win: { $list }

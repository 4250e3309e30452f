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

## The drawn board: parts of the table

dominion-table-basics = Basics
dominion-table-kingdom = Kingdom
dominion-table-kingdom-note = glowing: you can buy it now; dashed: after your Treasures
dominion-table-kingdom-now = glowing: you can buy it now
dominion-table-travellers = Travellers
dominion-table-tavern = Tavern
dominion-table-in-play = In play
dominion-table-look = Look at what { $name } has on the table
dominion-table-parts = Parts of the table
dominion-table-can-choose = something can be chosen here
dominion-table-play-area =
    { $who ->
        [you] Your play area
       *[other] { $name }: play area
    }
dominion-table-mat =
    { $who ->
        [you] Your Tavern mat
       *[other] { $name }: Tavern mat
    }
dominion-table-tokens =
    { $who ->
        [you] Your tokens
       *[other] { $name }: tokens
    }
dominion-table-staying = staying
dominion-table-this-turn = this turn
dominion-table-yours = yours
dominion-table-against = Against you
dominion-table-back = Back
dominion-table-nothing-played = Nothing is in play yet.
dominion-table-hand-empty = No cards in hand
dominion-table-mat-empty = Reserve cards that you play wait here until you call them.
dominion-table-deck =
    { $n ->
        [one] Deck, { $n } card
       *[other] Deck, { $n } cards
    }
dominion-table-discard =
    { $n ->
        [one] Discard pile, { $n } card
       *[other] Discard pile, { $n } cards
    }
dominion-table-discard-word = discard
dominion-table-nothing-known = Nothing is known of it.
dominion-table-all-yours = All your cards
dominion-table-all-of =
    { $who ->
        [you] All your cards
       *[other] { $name } owns
    }
dominion-table-own-presses = Play and buy
dominion-table-own-presses-note = How often you press a card or a pile
dominion-table-own-presses-usual = As usual
dominion-table-own-presses-one = One press
dominion-table-own-presses-two = Two presses
dominion-table-own-counters = Card counters
dominion-table-own-counters-note = What everybody owns, and what is left in your deck
dominion-table-own-order = Order of your hand
dominion-table-own-order-note = Drag a card; hold it first on a touch screen, or press Alt with an arrow key
dominion-table-own-order-usual = Usual order
dominion-table-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
dominion-table-turn = turn { $n }
dominion-table-heading = Turn { $n } · { $name }
dominion-table-heading-extra = Extra turn · { $name }
dominion-table-provinces-left =
    { $n ->
        [one] { $n } Province left
       *[other] { $n } Provinces left
    }
dominion-table-piles-empty = { $n } of { $total } piles empty

## The drawn board: cards and piles

dominion-table-left-word = left
dominion-table-left =
    { $n ->
        [one] { $n } left
       *[other] { $n } left
    }
dominion-table-empty = empty
dominion-table-costs =
    { $n ->
        [one] Costs { $n } coin
       *[other] Costs { $n } coins
    }
dominion-table-costs-now = Costs { $n } now, printed { $printed }
dominion-table-costs-tag = costs { $n } now
dominion-table-short = { $n } short
dominion-table-soon = You can buy it after your Treasures
dominion-table-token-of =
    { $who ->
        [you] Your { $token }
       *[other] { $name }: { $token }
    }
dominion-table-estates-are =
    { $who ->
        [you] Your Estates play as { $card }
       *[other] { $name }: Estates play as { $card }
    }
dominion-table-owns =
    { $who ->
        [you] you own { $n }
       *[other] { $name } owns { $n }
    }
dominion-table-as = as { $card }
dominion-table-bought = bought { $card }
dominion-table-bought-tag = bought
dominion-table-token-estate = Estate token
dominion-table-minus-card = −1 Card token: draws one card less
dominion-table-minus-coin = −1 coin token: the next coins are one less
dominion-table-journey-up = Journey token face up
dominion-table-journey-down = Journey token face down
dominion-table-up = up
dominion-table-down = down

## The drawn board: what stays, and what may be called

dominion-table-each-turn = each turn
dominion-table-next-turn = next turn
dominion-table-with-it = stays with it
dominion-stay-amulet = one of three
dominion-stay-caravan-guard = +1 coin
dominion-stay-dungeon = +2, discard 2
dominion-stay-gear =
    { $n ->
        [one] { $n } card back
       *[other] { $n } cards back
    }
dominion-stay-bridge-troll = +1 Buy, 1 less
dominion-stay-haunted-woods = +3 Cards
dominion-stay-swamp-hag = +3 coins
dominion-stay-hireling = +1 Card
dominion-stay-champion = +1 Action each
dominion-stay-caravan = +1 Card
dominion-stay-lighthouse = +1 coin
dominion-stay-wharf = +2, +1 Buy
dominion-stay-haunted-woods-against = buy a card and your hand goes onto your deck
dominion-stay-swamp-hag-against = buy a card and you gain a Curse
dominion-table-when-start = at your start
dominion-table-when-action = after an Action
dominion-table-when-gain = when you gain
dominion-table-when-spare = 2 coins left
dominion-table-when-points = points at the end
dominion-table-when-stays = lies here
dominion-table-when-now = call it now
dominion-table-may-call = You may call

## The drawn board: seats and turns

dominion-table-points =
    { $n ->
        [one] point
       *[other] points
    }
dominion-table-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
dominion-table-in-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
dominion-table-in-discard =
    { $n ->
        [one] { $n } card in the discard pile
       *[other] { $n } cards in the discard pile
    }
dominion-table-on-mat =
    { $n ->
        [one] { $n } card on the Tavern mat
       *[other] { $n } cards on the Tavern mat
    }
dominion-table-lasting = staying in play: { $cards }
dominion-table-you-decide = you decide
dominion-table-answers = answers
dominion-table-points-hidden = Points are not shown.
dominion-table-has = Actions: { $actions }, Buys: { $buys }, coins: { $n }
dominion-table-is-action-phase =
    { $who ->
        [you] You play Actions
       *[other] { $name } is playing Actions
    }
dominion-table-is-buy-phase =
    { $who ->
        [you] You are buying
       *[other] { $name } is buying
    }
dominion-table-decides = { $name } is deciding
dominion-table-n-turns =
    { $n ->
        [one] turn
       *[other] turns
    }
dominion-table-n-buys =
    { $n ->
        [one] card bought
       *[other] cards bought
    }
dominion-table-cards-owned = Cards

## The drawn board: the question

dominion-table-your-action-phase = Your turn, Action phase
dominion-table-your-buy-phase = Your turn, Buy phase
dominion-table-action-phase = Action phase
dominion-table-buy-phase = Buy phase
dominion-table-extra = Your extra turn
dominion-table-start = Start of your turn
dominion-table-clean-up = Clean-up
dominion-table-ask-action-phase = Play an Action?
dominion-table-ask-buy-phase = Play Treasures or buy
dominion-table-ask-buy-phase-bought = Buy, or end the turn
dominion-table-more-coins =
    { $n ->
        [one] +{ $n } in hand
       *[other] +{ $n } in hand
    }
dominion-table-treasures = Play all Treasures
dominion-table-treasures-short = Treasures +{ $n }
dominion-table-end-turn = End turn
dominion-table-to-buys = To Buy phase
dominion-table-pass = Do without
dominion-table-pass-react = Let it hit
dominion-table-pass-start-of-turn = Call none
dominion-table-pass-call-after-action = Do not call
dominion-table-choose-more =
    { $n ->
        [one] Choose { $n } more card.
       *[other] Choose { $n } more cards.
    }
dominion-table-this-order = In this order
dominion-table-order-note = The last one chosen lies on top.
dominion-table-do-discard = Discard { $cards }
dominion-table-do-discard-n =
    { $n ->
        [one] Discard { $n } card
       *[other] Discard { $n } cards
    }
dominion-table-do-discard-none = Discard none
dominion-table-do-trash = Trash { $cards }
dominion-table-do-trash-n =
    { $n ->
        [one] Trash { $n } card
       *[other] Trash { $n } cards
    }
dominion-table-do-trash-none = Trash nothing
dominion-table-do-topdeck = { $cards } onto the deck
dominion-table-do-topdeck-n =
    { $n ->
        [one] { $n } card onto the deck
       *[other] { $n } cards onto the deck
    }
dominion-table-do-topdeck-none = None onto the deck
dominion-table-do-set-aside = Set { $cards } aside
dominion-table-do-set-aside-n =
    { $n ->
        [one] Set { $n } card aside
       *[other] Set { $n } cards aside
    }
dominion-table-do-set-aside-none = Set nothing aside
dominion-table-do-gain = Gain { $cards }
dominion-table-do-gain-n =
    { $n ->
        [one] Gain { $n } card
       *[other] Gain { $n } cards
    }
dominion-table-do-gain-none = Gain nothing
dominion-table-do-exchange = Exchange { $cards }
dominion-table-do-exchange-n =
    { $n ->
        [one] Exchange { $n } card
       *[other] Exchange { $n } cards
    }
dominion-table-do-exchange-none = Keep all
dominion-table-seen-by-all = Revealed to all
dominion-table-seen-by-you = Only you see this
dominion-table-next-time = { $card }, next time:
dominion-table-policy-ask = Ask
dominion-table-policy-always = Always
dominion-table-policy-never = Never
dominion-table-key-call = call what may be called
dominion-table-key-treasures = play all Treasures
dominion-table-key-always = always react or call so
dominion-table-key-never = never react or call so

## The drawn board: what a card does, in the few words of its face

dominion-brief-cellar = +1 Action. Discard any number, draw as many.
dominion-brief-moat = +2 Cards. In hand it stops an Attack on you.
dominion-brief-chancellor = +2 coins. Your deck may go to your discard pile.
dominion-brief-bureaucrat = A Silver onto your deck. Others: a Victory card onto theirs.
dominion-brief-feast = Trash this. Gain a card that costs up to 5.
dominion-brief-gardens = 1 point for every 10 of your cards.
dominion-brief-militia = +2 coins. Others discard down to 3 cards.
dominion-brief-moneylender = Trash a Copper from hand: +3 coins.
dominion-brief-remodel = Trash a hand card, gain one that costs up to 2 more.
dominion-brief-spy = +1 Card, +1 Action. Top card of all decks: discard or not.
dominion-brief-thief = Others reveal 2. A Treasure is trashed, or yours.
dominion-brief-throne-room = Play an Action from hand twice.
dominion-brief-library = Draw until you hold 7. Actions may be set aside.
dominion-brief-mine = Trash a Treasure, gain one up to 3 more into hand.
dominion-brief-adventurer = Reveal until 2 Treasures come up, take them.
dominion-brief-harbinger = +1 Card, +1 Action. A discarded card may go onto the deck.
dominion-brief-merchant = +1 Card, +1 Action. Your first Silver brings 1 more.
dominion-brief-vassal = +2 coins. Discard the top card; play it if an Action.
dominion-brief-poacher = +1 Card, +1 Action, +1 coin. Discard 1 per empty pile.
dominion-brief-bandit = Gain a Gold. Others may lose a Treasure above Copper.
dominion-brief-sentry = +1 Card, +1 Action. Sort out the top 2 of your deck.
dominion-brief-artisan = Gain a card up to 5 into hand. One goes onto the deck.
dominion-brief-coin-of-the-realm = 1 coin, to the mat. Call after an Action: +2 Actions.
dominion-brief-page = +1 Card, +1 Action. Clean-up: may be exchanged.
dominion-brief-peasant = +1 Buy, +1 coin. Clean-up: may be exchanged.
dominion-brief-ratcatcher = +1 Card, +1 Action. Call at your start: trash a card.
dominion-brief-raze = +1 Action. Trash a card; its cost in cards to look at, take 1.
dominion-brief-amulet = Now and next turn: 1 coin, trash a card or gain a Silver.
dominion-brief-caravan-guard = +1 Card, +1 Action. Next turn +1 coin. Reacts to Attacks.
dominion-brief-dungeon = +1 Action. Now and next turn: +2 Cards, discard 2.
dominion-brief-gear = +2 Cards. Keep up to two for next turn.
dominion-brief-guide = +1 Card, +1 Action. Call at your start: a new hand of 5.
dominion-brief-duplicate = To the mat. Call when you gain a card up to 6: a copy.
dominion-brief-magpie = +1 Card, +1 Action. A Treasure on top of the deck is yours.
dominion-brief-messenger = +1 Buy, +2 coins. Bought first: all gain a card up to 4.
dominion-brief-miser = A Copper to the mat, or +1 coin for each Copper there.
dominion-brief-port = +1 Card, +2 Actions. Buy one, gain another.
dominion-brief-ranger = +1 Buy. Turn Journey; if face up: +5 Cards.
dominion-brief-transmogrify = +1 Action. Call at your start: trash, gain up to 1 more.
dominion-brief-artificer = +1 Card, +1 Action, +1 coin. Discard n, gain a card for n.
dominion-brief-bridge-troll = Now and next turn: +1 Buy, cards cost 1 less. Others −1 coin.
dominion-brief-distant-lands = To the mat. There it counts 4 points.
dominion-brief-giant = Turn Journey. Up: +5 coins and an attack; down: +1 coin.
dominion-brief-haunted-woods = Others buy: hand onto the deck. Next turn: +3 Cards.
dominion-brief-lost-city = +2 Cards, +2 Actions. Gained: the others draw 1.
dominion-brief-relic = 2 coins. Others: −1 Card token on the deck.
dominion-brief-royal-carriage = +1 Action. Call after an Action: play it again.
dominion-brief-storyteller = +1 Action, +1 coin. Play Treasures; coins become cards.
dominion-brief-swamp-hag = Who buys gains a Curse. Next turn: +3 coins.
dominion-brief-treasure-trove = 2 coins. Gain a Gold and a Copper.
dominion-brief-wine-merchant = +1 Buy, +4 coins, to the mat. Back with 2 coins left.
dominion-brief-hireling = Stays for good: +1 Card at the start of each turn.
dominion-brief-treasure-hunter = +1 Action, +1 coin. A Silver per gain of your right neighbour.
dominion-brief-warrior = +2 Cards. Per Traveller others lose their top card.
dominion-brief-hero = +2 coins. You may gain a Treasure.
dominion-brief-champion = +1 Action. Stays: no Attack hits you, +1 Action each.
dominion-brief-soldier = +2 coins, +1 per other Attack. Others discard one.
dominion-brief-fugitive = +2 Cards, +1 Action. Discard a card.
dominion-brief-disciple = Play an Action twice, gain a copy of it.
dominion-brief-teacher = To the mat. Call at your start: move a +1 token.
dominion-brief-alms = No Treasure: a card up to 4
dominion-brief-borrow = +1 Buy, +1 coin, −1 Card
dominion-brief-quest = Discard for a Gold
dominion-brief-save = +1 Buy. Keep a card
dominion-brief-scouting-party = +1 Buy. Sort 5 cards
dominion-brief-travelling-fair = +2 Buys. Gains onto deck
dominion-brief-bonfire = Trash up to 2 in play
dominion-brief-expedition = Draw 2 more in Clean-up
dominion-brief-ferry = Move your −2 cost token
dominion-brief-plan = Move your Trashing token
dominion-brief-mission = An extra turn without cards
dominion-brief-pilgrimage = Turn Journey: up to 3 copies
dominion-brief-ball = −1 coin. 2 cards up to 4
dominion-brief-raid = Silvers. Others −1 Card
dominion-brief-seaway = Action up to 4, +1 Buy token
dominion-brief-trade = Trash up to 2 for Silver
dominion-brief-lost-arts = Move your +1 Action token
dominion-brief-training = Move your +1 coin token
dominion-brief-inheritance = Estates play a card
dominion-brief-pathfinding = Move your +1 Card token
dominion-brief-caravan = +1 Card, +1 Action. Next turn: +1 Card.
dominion-brief-warehouse = +3 Cards, +1 Action. Discard 3.
dominion-brief-lighthouse = +1 Action. Now and next turn +1 coin. No Attack hits you.
dominion-brief-wharf = Now and next turn: +2 Cards, +1 Buy.
dominion-brief-treasury = +1 Card, +1 Action, +1 coin. May return to the deck.
dominion-brief-cutpurse = +2 coins. Others discard a Copper.

## Choosing a kingdom

dominion-pick-search = Search kingdom cards
dominion-pick-none = No card fits.
dominion-pick-random = Random kingdom
dominion-pick-kept =
    { $n ->
        [one] { $n } kept
       *[other] { $n } kept
    }
dominion-pick-draw =
    { $n ->
        [one] Draw { $n } again
       *[other] Draw { $n } again
    }
dominion-pick-back = Undo
dominion-pick-keep = keep
dominion-pick-is-kept = kept
dominion-pick-let-go = let go
dominion-pick-other = another one
dominion-pick-costs = Costs
dominion-pick-holds = What is in it
dominion-pick-use = Use this kingdom
dominion-pick-n-villages =
    { $n ->
        [one] card with more Actions
       *[other] cards with more Actions
    }
dominion-pick-n-buys =
    { $n ->
        [one] card with +Buy
       *[other] cards with +Buy
    }
dominion-pick-n-trashers =
    { $n ->
        [one] card that trashes
       *[other] cards that trash
    }
dominion-pick-n-attacks =
    { $n ->
        [one] Attack
       *[other] Attacks
    }
dominion-pick-n-reactions =
    { $n ->
        [one] Reaction
       *[other] Reactions
    }
dominion-pick-n-durations =
    { $n ->
        [one] Duration
       *[other] Durations
    }
dominion-pick-n-reserves =
    { $n ->
        [one] Reserve card
       *[other] Reserve cards
    }
dominion-pick-n-travellers =
    { $n ->
        [one] Traveller
       *[other] Travellers
    }
dominion-pick-no-villages = Nothing gives more Actions.
dominion-pick-no-buys = Nothing gives another Buy.
dominion-pick-no-reactions = No card answers the Attacks.

### The table of Africana: the words around its pieces.

## The round and the piles

africana-label-round = round { $n }
africana-label-expeditions-left = expeditions left: { $n }
africana-label-expeditions-left-next = { africana-label-expeditions-left }, next { $letter }
africana-label-last-round =
    { $who ->
        [you] Last round: you have the last turn
       *[other] Last round: { $name } has the last turn
    }
africana-label-travel-pile = travel cards
africana-label-discards = discards
africana-label-assistants = assistants
africana-label-played = played in this movement
africana-label-nothing = nothing

## Players

africana-label-hand = hand
africana-label-your-hand = Hand
africana-label-markers = markers
africana-label-finished = finished
africana-label-adventures = adventures
africana-label-silver = silver
africana-label-points = points
africana-label-n-silver = { $n } silver
africana-label-n-jokers =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokers
    }
africana-label-n-travel-cards =
    { $n ->
        [one] { $n } travel card
       *[other] { $n } travel cards
    }

## Expeditions and books

africana-label-expeditions = expeditions
africana-label-space = Space { $n }
africana-label-empty = empty
africana-label-bonus = bonus
africana-label-with-bonus = joining bonus { $gain }
africana-label-joined = joined by { $list }
africana-label-left = left
africana-label-right = right
africana-label-for = for { africana-label-n-silver }

## The map

africana-label-around = around { $place }
africana-label-neighbours = neighbours { $list }
africana-label-standing = there: { $list }
africana-label-starting = start of space { $list }
africana-label-ending = target of space { $list }
africana-label-aiming = adventures there: { $list }
africana-label-starts = expedition 1 starts
africana-label-ends = expedition 1 ends
africana-label-goal = adventure ends
africana-label-book-here = book at hand

## What may be done, before the moves

africana-label-do-go = Go to
africana-label-go-to = Go to { $place }
africana-label-do-join = Join
africana-label-do-end = End
africana-label-do-turn = Turn a page
africana-label-do-buy = Buy
africana-label-do-discard = Discard
africana-label-do-give-up = Give up

## The score sheet

africana-label-sheet = Points
africana-label-hidden =
    { $n ->
        [one] { $n } finished card, face down
       *[other] { $n } finished cards, face down
    }
africana-label-row-expeditions = expeditions
africana-label-row-artifacts = artifacts
africana-label-row-collections = collections
africana-label-row-assistants = assistants
africana-label-row-silver = each 10 silver
africana-label-row-travel-cards = each 2 travel cards
africana-label-row-unfinished = unfinished artifacts

## Cards and map by themselves, and where they come from

africana-label-set-expeditions = Expeditions
africana-label-set-adventures = Adventures
africana-label-set-bonuses = Joining bonuses
africana-label-deck = deck
africana-label-route = way
africana-label-steps-taken = steps
africana-label-adventure = adventure
africana-label-neighbour-places = neighbours
africana-label-worth = worth
africana-label-origin = source
africana-label-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
africana-label-published = published
africana-label-reconstructed = reconstructed
africana-label-part-published = partly published
africana-label-route-published = route published
africana-label-published-fields = published: { $list }
africana-label-reconstructed-fields = reconstructed: { $list }
africana-label-field-name = name
africana-label-field-half = half
africana-label-field-symbols = symbols
africana-label-field-deck = deck
africana-label-field-start = start
africana-label-field-target = target
africana-label-field-coins = silver
africana-label-field-points = points
africana-label-note = note: { $remark }
africana-remark-a-quick-south-africa-madagascar-link-is-published-without-naming-the-endpoints = a quick South Africa - Madagascar link is published without naming the endpoints
africana-remark-the-set-of-kinds-1-coin-2-coins-1-travel-card-is-published-which-space-has-which-is-not = the set of kinds (1 coin, 2 coins, 1 travel card) is published; which space has which is not
africana-remark-a-madagascar-location-is-published-its-printed-name-is-not = a Madagascar location is published; its printed name is not
africana-remark-named-in-a-french-review = named in a French review
africana-remark-named-in-a-german-review-and-a-japanese-play-report = named in a German review and a Japanese play report
africana-remark-named-in-a-german-review-and-an-english-session-report = named in a German review and an English session report
africana-remark-named-in-a-japanese-play-report = named in a Japanese play report
africana-remark-named-in-a-japanese-play-report-expedition-target = named in a Japanese play report (expedition target)
africana-remark-rulebook-start-of-england = rulebook start of England
africana-remark-rulebook-start-of-france = rulebook start of France
africana-remark-rulebook-start-of-germany = rulebook start of Germany
africana-remark-rulebook-start-of-italy-northernmost-spot = rulebook start of Italy; northernmost spot
africana-remark-deck-inferred-points-reconstructed = deck inferred, points reconstructed
africana-remark-one-symbol = one symbol
africana-remark-magenta-from-a-card-called-red = magenta, from a card called red
africana-label-count-places = { $n } of { $total } places
africana-label-count-routes = { $n } of { $total } routes
africana-label-count-expeditions = { $n } of { $total } expeditions
africana-label-count-adventures = { $n } of { $total } adventures
africana-label-count-bonuses = { $n } of { $total } bonuses
africana-label-starting-here = expeditions that start here
africana-label-ending-here = expeditions that end here
africana-label-aiming-here = adventures that end here
africana-label-company-here = company that starts here

## Sentences

play-africana-line = { $heading }: { $list }.
play-africana-seat =
    { $who ->
        [you] You: { $list }.
       *[other] { $name }: { $list }.
    }
play-africana-has =
    { $who ->
        [you] You, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-africana-won =
    { $who ->
        [you] You win
       *[other] { $name } wins
    }
play-africana-shared = Shared win: { $list }
play-africana-origin = The printed map and cards are mostly not public. Published, at least in part: { $list }. The rest is reconstructed.

## The command that tells of places

play-command-map = map
play-help-map = the places of the map, or one of them, as in “{ play-command-map } lagos”

### The table of Africana in the browser.

## The plain board: what lies where

africana-zone-hands = hand
africana-zone-played = played in this movement
africana-zone-travel-pile = travel cards
africana-zone-discards = discards
africana-zone-expedition-pile = expedition pile
africana-zone-removed = out of the game, unseen
africana-zone-spaces = expeditions
africana-zone-books = books
africana-zone-north = northern book
africana-zone-south = southern book
africana-zone-left = left
africana-zone-right = right
africana-zone-adventures = adventures
africana-zone-under = finished
africana-zone-expeditions = expeditions
africana-zone-assistants = assistants beside the board
africana-zone-gone = out of the game
africana-zone-cards = cards

## The plain board: what is said of things, players and the turn

africana-fact-company = company
africana-fact-colour = colour
africana-fact-place = place
africana-fact-silver = silver
africana-fact-travel-cards =
    { $n ->
        [one] travel card
       *[other] travel cards
    }
africana-fact-jokers =
    { $n ->
        [one] joker
       *[other] jokers
    }
africana-fact-assistants = assistants
africana-fact-markers =
    { $n ->
        [one] marker
       *[other] markers
    }
africana-fact-points =
    { $n ->
        [one] point
       *[other] points
    }
africana-fact-sheet = made of
africana-fact-expeditions = expeditions
africana-fact-artifacts = artifacts
africana-fact-collections = collections
africana-fact-unfinished = unfinished artifacts
africana-fact-deck = deck
africana-fact-start = start
africana-fact-target = target
africana-fact-coins = silver
africana-fact-bonus = joining bonus
africana-fact-amount = bonus
africana-fact-kind = kind
africana-fact-subject = subject
africana-fact-next = next
africana-fact-turn = turn
africana-fact-step = step
africana-fact-starter = starts
africana-fact-page-cost = price of a page
africana-fact-last-round = last round
africana-fact-last-seat = last turn for
africana-fact-book = book
africana-fact-half = half
africana-fact-lat = latitude
africana-fact-lon = longitude
africana-fact-near = next to
africana-fact-symbols = symbols

## The plain board: words among the facts

africana-bonus-coins = silver
africana-bonus-travel-card = travel cards
africana-kind-artifact = artifact
africana-kind-assistant = assistant
africana-step-action = choosing an action
africana-step-travel = travelling
africana-step-book = at a book
africana-step-discard = discarding
africana-step-give-up = giving up
africana-step-over = over

## The drawn board: parts and tabs

africana-table-map = Map of Africa, { $n } places
africana-table-equator = Equator
africana-table-parts = Parts of the table
africana-table-tab-map = Map
africana-table-tab-expeditions = Expeditions
africana-table-tab-expeditions-short = Exped.
africana-table-tab-books = Books
africana-table-tab-mine = Mine
africana-table-can-choose = something can be chosen here
africana-table-list = List of places
africana-table-sort = Order of the list
africana-table-sort-distance = by distance
africana-table-sort-name = by name
africana-table-sort-goals = my goals
africana-table-starts = Expeditions start here
africana-table-others = Other places
africana-table-only-map = Only the map
africana-table-next-goal = Next goal
africana-table-shelf = Your shelf
africana-table-back-to-map = Back to the map
africana-table-round = Round { $n }
africana-table-last-round = last round
africana-table-expeditions-left =
    { $n ->
        [one] { $n } expedition left
       *[other] { $n } expeditions left
    }
africana-table-n-expeditions =
    { $n ->
        [one] { $n } expedition
       *[other] { $n } expeditions
    }
africana-table-expeditions = Expeditions
africana-table-expeditions-head = Expeditions, joining bonus
africana-table-assistant = Assistant

## The drawn board: places and distances

africana-table-here = You are here
africana-table-you-are-here = you are here
africana-table-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
africana-table-steps-away =
    { $n ->
        [one] { $n } step from you
       *[other] { $n } steps from you
    }
africana-table-away =
    { $n ->
        [one] { $n } step away
       *[other] { $n } steps away
    }
africana-table-next-to = Next to it: { $text }
africana-table-place-of = { $n } of { $total }
africana-table-step-of = Step { $n } of { $total }
africana-table-fits = Fits: { $text }
africana-table-only-silver = No card fits; any card for silver
africana-table-enter-plan = Enter: plan this step
africana-table-enter-back = Enter: take this step back
africana-table-enter-cut = Enter: cut the journey here
africana-table-ends-here = Your expedition ends here: { $expedition }, { africana-silver }, { n-points }
africana-table-starts-here = An expedition starts here: { $expedition }
africana-table-found-here = Your adventure: { $adventure }
africana-table-stands-here = Here: { $name }
africana-table-leads-to = Leads to { $text }
africana-table-n-places = { $n } places
africana-table-comes-back = comes back
africana-table-spent = spent
africana-table-no-card = You have no card left for { $place }.
africana-table-other-book = From here you can only use the { $book }.

## The drawn board: expeditions and adventures

africana-table-expedition-n = Expedition { $n }
africana-table-space-empty = Space { $n } is empty
africana-table-joined = Joined: { $text }
africana-table-nobody = Nobody has joined
africana-table-bonus-silver = Joining: { africana-silver }
africana-table-bonus-card = Joining: { n-cards-acc }
africana-table-join-in = join in { $place }
africana-table-ends-in = ends in { $place }
africana-table-your-adventures = Your adventures, { $n } of 3
africana-table-no-adventures = none yet
africana-table-to-hand = to your hand
africana-table-ends = { $text } ends
africana-table-in-hand = { n-cards } in hand
africana-table-markers-left =
    { $n ->
        [one] { $n } marker left
       *[other] { $n } markers left
    }
africana-table-finished = { $n } finished
africana-table-adventures =
    { $n ->
        [one] { $n } adventure
       *[other] { $n } adventures
    }
africana-table-hand-empty = No cards in hand

## The drawn board: books

africana-table-book-north = Northern book
africana-table-book-south = Southern book
africana-table-leads-north = leads south
africana-table-leads-south = leads north
africana-table-stand-north = from the north
africana-table-stand-south = from the south
africana-table-open-to-you = open to you
africana-table-empty = empty
africana-table-pages =
    { $n ->
        [one] { $n } page
       *[other] { $n } pages
    }
africana-table-pages-word = Pages
africana-table-pages-seen = { $n } of { $total } seen
africana-table-page-costs = Turning: { africana-page-price }
africana-table-may-show = A new page cannot be taken back
africana-table-turn-back = Turn back
africana-table-turn-on = Turn on
africana-table-buy = Buy
africana-table-seal = What shows a new page cannot be taken back.
africana-table-sealed = A page was seen: no undo before it
africana-table-seen-word = Seen
africana-table-unseen-word = Not seen yet

## The drawn board: questions and buttons

africana-table-you-choose = You choose
africana-table-is-action = { $name } chooses an action
africana-table-is-book = { $name } is at a book
africana-table-is-travel = { $name } is travelling: { $place }
africana-table-is-discard = { $name } discards cards
africana-table-is-give-up = { $name } gives up an adventure
africana-table-travelling = travelling
africana-table-ask-action = Draw, buy or move?
africana-table-ask-action-more = A glowing place starts a journey, the glowing book opens for buying.
africana-table-ask-travel = Go on, or stop here?
africana-table-ask-travel-more = Your journey goes on with a glowing place.
africana-table-stay = Do nothing
africana-table-stop = Stop here
africana-table-open-book = Open the book
africana-table-close-book = Close the book
africana-table-draw = Draw two cards
africana-table-draw-short = Draw two
africana-table-journal = Journal
africana-table-planning = Your turn, planning a journey
africana-table-planning-short =
    { $n ->
        [one] Planning, { $n } step
       *[other] Planning, { $n } steps
    }
africana-table-plan = { $from } → { $to }
africana-table-plan-more = Nothing is played until you travel. Go on with a glowing place, or set off.
africana-table-plan-shows = Where a card is drawn the journey stops, and the rest of the plan is kept.
africana-table-back-one = Back one step
africana-table-travel = Travel
africana-table-do-it = Do it
africana-table-buying = Your turn, buying
africana-table-ask-book = Buy, turn a page, or leave?
africana-table-ask-buy = Buy: { $adventure }?
africana-table-end-buying = End buying
africana-table-final = Cannot be taken back
africana-table-too-many = Too many at the end of the turn
africana-table-discard = Discard { $text }
africana-table-discard-n = Discard { n-cards-acc }
africana-table-give-up = Give up { $text }
africana-table-give-up-n = Give up { $n }
africana-table-choose-more = Choose { $n } more

## The drawn board: the journal

africana-table-journey =
    { $n ->
        [one] Journey, { $n } step
       *[other] Journey, { $n } steps
    }
africana-table-journey-of = Journey of { $name }
africana-table-cards = Cards
africana-table-cards-of = { $n } spent, { $total } back
africana-table-silver-to = Silver { $before } → { $after }
africana-table-card-for = Card for { $place }
africana-table-cut-at = Cut the journey after { $place }
africana-table-next = Next: a glowing place

## The drawn board: shelf, points, sources

africana-table-goals = Your goals
africana-table-no-goals = No goals yet
# Whether the cards in hand lead to a goal.
africana-table-this-turn = this turn
africana-table-lacks = no card for { $place }
# A journey that is planned while others play.
africana-table-wish = For your turn
africana-table-one-more = one more: { $n }
africana-table-best-sets = best collections now: { $n }
africana-table-points-so-far = Your points so far
africana-table-if-ended = If the game ended now
africana-table-n-rounds =
    { $n ->
        [one] round
       *[other] rounds
    }
africana-table-n-steps =
    { $n ->
        [one] step
       *[other] steps
    }
africana-table-reconstructed = values reconstructed
africana-table-published = Published in the rules or in reviews.
africana-table-made-up = Reconstructed: the printed values are not public.
africana-table-made-up-adventure = Book, subject and price are published; target and values are reconstructed.

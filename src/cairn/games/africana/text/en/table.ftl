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

### The table of Adventure Tours: the words around the cards.

## The round and the turn

adventure-tours-label-round = Round { $n } of { $total }
adventure-tours-label-round-over = Round { $n } is over
adventure-tours-label-turn =
    { $who ->
        [you] your turn
       *[other] { $name }’s turn
    }
adventure-tours-label-extra-turns =
    { $n ->
        [one] { $n } extra turn to come
       *[other] { $n } extra turns to come
    }
adventure-tours-label-ability-used = special ability used in this turn

## What lies where

adventure-tours-label-pile = draw pile
adventure-tours-label-discard = discard pile
adventure-tours-label-discard-top = discard pile, the top card first
adventure-tours-label-hand = hand
adventure-tours-label-members = members
adventure-tours-label-equipment = equipment
adventure-tours-label-income = income
adventure-tours-label-money = money
adventure-tours-label-demand = demand
adventure-tours-label-action = action
adventure-tours-label-nothing = nothing
adventure-tours-label-ready = protects

## What may be done

adventure-tours-label-equip = equip
adventure-tours-label-join = join
adventure-tours-label-protect = protection by
adventure-tours-label-place = place { $n } of { $total }
adventure-tours-label-lacking = { $have } of { $need }
adventure-tours-label-stake = at stake
adventure-tours-label-change = { $what } from { $before } to { $after }

## Actions in very few words

adventure-tours-label-short-none = no action
adventure-tours-label-short-give-one = give 1 card
adventure-tours-label-short-give-two = give 2 cards
adventure-tours-label-short-extra-equipment = equip again
adventure-tours-label-short-discard-equipment = drop equipment
adventure-tours-label-short-steal-equipment = take equipment
adventure-tours-label-short-extra-turn = another turn
adventure-tours-label-short-same-colour-member = same colour
adventure-tours-label-short-discard-member = drop a member
adventure-tours-label-short-steal-member = take a member
adventure-tours-label-short-promote-equipment = promote
adventure-tours-label-short-protect = protects you

## The money

adventure-tours-label-sheet = Money, round by round
adventure-tours-label-if-now = in brackets: if the round ended now
adventure-tours-label-in-round = round { $n }: { $score }
adventure-tours-label-net = if the round ended now: { $score }

## Where the values come from

adventure-tours-label-copies =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
adventure-tours-label-boards =
    { $n ->
        [one] { $n } board
       *[other] { $n } boards
    }
adventure-tours-label-published = published
adventure-tours-label-reconstructed = reconstructed
adventure-tours-label-field-name = name
adventure-tours-label-field-side = side
adventure-tours-label-field-demand = demand
adventure-tours-label-field-money = money
adventure-tours-label-field-equipment = equipment
adventure-tours-label-field-action = action
adventure-tours-label-field-copies = number
adventure-tours-label-field-technology = technology
adventure-tours-label-field-provisions = provisions
adventure-tours-label-field-clothing = clothing
adventure-tours-label-field-ability = special ability
adventure-tours-label-field-ability-summary = special ability
adventure-tours-label-field-count = number
adventure-tours-label-field-theme = theme

## Sentences

play-adventure-tours-line = { $heading }: { $list }.
play-adventure-tours-explained = { $heading }: { $list }
play-adventure-tours-seat =
    { $who ->
        [you] You: { $list }.
       *[other] { $name }: { $list }.
    }
play-adventure-tours-has =
    { $who ->
        [you] You, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-adventure-tours-fields = { $what }: { $list }
play-adventure-tours-origin = Under “{ adventure-tours-label-published }” stands what is publicly known of a card or a board; all else is our reconstruction. If you own the box, `--components` lets you play with the printed values.
play-adventure-tours-uncertain = A * marks what is published, but not for certain.

### The table of Adventure Tours in the browser.

## The plain board: what lies where

adventure-tours-zone-hands = hand
adventure-tours-zone-equipment = equipment
adventure-tours-zone-members = members
adventure-tours-zone-discard = discard pile
adventure-tours-zone-pile = draw pile
adventure-tours-zone-offered = boards on offer
adventure-tours-zone-progress = progress

## The plain board: what is said of things, players and the turn

adventure-tours-fact-board = board
adventure-tours-fact-ability = special ability
adventure-tours-fact-levels = levels
adventure-tours-fact-red = technology
adventure-tours-fact-blue = provisions
adventure-tours-fact-yellow = clothing
adventure-tours-fact-income = income
adventure-tours-fact-guards = protection
adventure-tours-fact-money = money
adventure-tours-fact-ready = protects
adventure-tours-fact-demand = demand
adventure-tours-fact-equipment = equipment
adventure-tours-fact-action = action
adventure-tours-fact-colour = colour
adventure-tours-fact-side = side
adventure-tours-fact-start = levels at the start
adventure-tours-fact-round = round
adventure-tours-fact-rounds = rounds
adventure-tours-fact-turn = turn
adventure-tours-fact-seat = turn of
adventure-tours-fact-starter = starts
adventure-tours-fact-ability-used = special ability used
adventure-tours-fact-extra-turns = extra turns to come
adventure-tours-fact-incomes = income of the rounds
adventure-tours-fact-totals = money after the rounds
adventure-tours-fact-draft = order of choice
adventure-tours-fact-drafted = boards chosen
adventure-tours-fact-points = money

## The drawn board: zones and places

adventure-tours-table-own = Your expedition
adventure-tours-table-others = Opponents, { $n }
adventure-tours-table-row-members = Members
adventure-tours-table-row-equipment = Equipment
adventure-tours-table-raises = raises your levels
adventure-tours-table-pay-so-far =
    { $coins ->
        [one] pay { $coins } coin so far
       *[other] pay { $coins } coins so far
    }
adventure-tours-table-your-members = Your members, { $n }, pay { $coins }
adventure-tours-table-your-equipment = Your equipment, { $n }
adventure-tours-table-no-members = no members
adventure-tours-table-no-equipment = no equipment
adventure-tours-table-piles = Piles
adventure-tours-table-draw = Draw
adventure-tours-table-discard = Discard
adventure-tours-table-left =
    { $n ->
        [one] Draw pile, { $n } card left
       *[other] Draw pile, { $n } cards left
    }
adventure-tours-table-discarded =
    { $n ->
        [one] Discard pile, { $n } card
       *[other] Discard pile, { $n } cards
    }
adventure-tours-table-pile-ends = The round ends when its last card is drawn.
adventure-tours-table-empty = empty
adventure-tours-table-hand-empty = No cards in hand

## The drawn board: numbers of a seat

adventure-tours-table-coins =
    { $n ->
        [one] coin
       *[other] coins
    }
adventure-tours-table-has-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
adventure-tours-table-so-far = +{ $n } so far
adventure-tours-table-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
adventure-tours-table-n-members =
    { $n ->
        [one] { $n } member pays { $coins }
       *[other] { $n } members pay { $coins }
    }
adventure-tours-table-n-equipment =
    { $n ->
        [one] { $n } equipment card
       *[other] { $n } equipment cards
    }
adventure-tours-table-last = last card: { $text }
adventure-tours-table-guarded =
    { $n ->
        [one] Protected once
       *[other] Protected { $n } times
    }
adventure-tours-table-protects = Protects against one attack
adventure-tours-table-stops = Pater Miller may stop it
adventure-tours-table-nth = { $n } of { $total }.
adventure-tours-table-level-change = { $text } from { $before } to { $after }
adventure-tours-table-you-change = you { $before }→{ $after }
adventure-tours-table-hand-change = hand { $before }→{ $after }

## The drawn board: what somebody did last

adventure-tours-table-joined = { $text } joins
adventure-tours-table-laid = lays { $text }
adventure-tours-table-taken-by = taken by { $name }
adventure-tours-table-discarded-by = discarded by { $name }
adventure-tours-table-heading = Turn { $n } · { $name }

## The drawn board: a card in hand, and its places

adventure-tours-table-can-join = can join
adventure-tours-table-joins = joins
adventure-tours-table-to-join = { $n } of { $total } to join
adventure-tours-table-of = { $n } of { $total }
adventure-tours-table-demand-met = Demands { $text } { $n }, you have { $have }: can join
adventure-tours-table-demand-unmet = Demands { $text } { $n }, you have { $have }: cannot join
adventure-tours-table-pays = Pays { $coins }
adventure-tours-table-action-is = Action: { $text }
adventure-tours-table-as-equipment = As equipment: { $text }
adventure-tours-table-enter = Enter: { $text }
adventure-tours-table-join = Join
adventure-tours-table-lay = Lay
adventure-tours-table-equip = Equip
adventure-tours-table-take = Take
adventure-tours-table-needs = needs
adventure-tours-table-needs-has = { $n }, you have { $have }
adventure-tours-table-needs-lacks = { $n }, you have { $have }: { $less } more
adventure-tours-table-then = then you may
adventure-tours-table-then-may = Then you may: { $text }
adventure-tours-table-then-draw = then draw a card
adventure-tours-table-opens = next turn { $text } can join
adventure-tours-table-copies = Seen so far: { $n } of { $total }
adventure-tours-table-rebuilt = card values reconstructed

## The drawn board: questions and answers

adventure-tours-table-where =
    { $text ->
        [expert] Round { $n } of { $total }, expert boards
       *[other] Round { $n } of { $total }
    }
adventure-tours-table-where-to = { $text }: join or equip?
adventure-tours-table-play-detail = A member pays and acts once. Equipment raises a level and draws a card.
adventure-tours-table-ask-promote-equipment =
    { $n ->
        [one] Does { $n } { $colour } card become a member?
       *[other] Do { $n } { $colour } cards become members?
    }
adventure-tours-table-ask-give-two = Who draws two cards, or one each?
adventure-tours-table-give-two-detail = Choose one player for both cards, or two for one each.
adventure-tours-table-ask-protect = Discard Pater Miller for protection?
adventure-tours-table-ask-protect-several = Which Pater Miller protects you?
adventure-tours-table-ask-draft = Which board do you take?
adventure-tours-table-attacked = { $name } attacks you · { $action }
adventure-tours-table-may-stop = { $name }: Pater Miller may stop it; then nothing happens.
adventure-tours-table-choose-guard = Choose the Pater Miller that goes
adventure-tours-table-do-give-one =
    { $whom ->
        [you] A card for you
       *[other] A card for { $victim }
    }
adventure-tours-table-do-gift =
    { $whom ->
        [you] A card for you
       *[other] A card for { $victim }
    }
adventure-tours-table-do-give-second =
    { $whom ->
        [you] The second for you
       *[other] The second for { $victim }
    }
adventure-tours-table-do-give-both =
    { $whom ->
        [you] Two cards for you
       *[other] Two cards for { $victim }
    }
adventure-tours-table-do-give-each = One each: { $victim }, { $text }
adventure-tours-table-do-discard-equipment =
    { $whom ->
        [you] Discard your own
       *[other] Discard { $victim }’s
    }
adventure-tours-table-do-discard-member =
    { $whom ->
        [you] Discard your own
       *[other] Discard { $victim }’s
    }
adventure-tours-table-do-steal-equipment = Take from { $victim }
adventure-tours-table-do-steal-member = Take from { $victim }
adventure-tours-table-do-lay = Lay { $text }
adventure-tours-table-do-join = Let { $text } join
adventure-tours-table-do-protect = Protect
adventure-tours-table-skip-protect = Let it happen
adventure-tours-table-skip-own-draw = Do not draw
adventure-tours-table-do-extra-turn = Take another turn
adventure-tours-table-do-second-turn = Take a second turn
adventure-tours-table-do-own-draw = Draw a card
adventure-tours-table-do-promote-equipment =
    { $n ->
        [one] Move { $n } card to the members
       *[other] Move { $n } cards to the members
    }
adventure-tours-table-do-draft = Take { $board }
adventure-tours-table-back = Back to my cards
adventure-tours-table-key-join = Let the picked card join

## The drawn board: while others decide

adventure-tours-table-decides = { $name } decides
adventure-tours-table-you-decide = You decide
adventure-tours-table-answers = answers
adventure-tours-table-you-answer = you answer
adventure-tours-table-is-play =
    { $who ->
        [you] You choose a card
       *[other] { $name } chooses a card
    }
adventure-tours-table-is-protect =
    { $who ->
        [you] You may answer with Pater Miller
       *[other] { $name } may answer with Pater Miller
    }
adventure-tours-table-is-draft =
    { $who ->
        [you] You choose a board
       *[other] { $name } chooses a board
    }

## The drawn board: a turn of several steps

adventure-tours-table-this-turn = This turn
adventure-tours-table-this-turn-step = This turn, step { $n } of { $total }
adventure-tours-table-n-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
adventure-tours-table-plus-coins =
    { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
adventure-tours-table-another-turn = another turn
adventure-tours-table-turn-of = { $name }’s turn

## The drawn board: the end of a round, and of the match

adventure-tours-table-round-over = Round { $n } is over
adventure-tours-table-ended-by = { $name } ended the round
adventure-tours-table-ends-round = ends the round
adventure-tours-table-expedition = Expedition
adventure-tours-table-members-pay = Members pay
adventure-tours-table-hand-cost = Hand, { $n } a card
adventure-tours-table-hidden = hidden
adventure-tours-table-next = What comes next
adventure-tours-table-boards-chosen = Boards are chosen, least income first
adventure-tours-table-boards-dealt = Boards are dealt again
adventure-tours-table-shuffled = All cards are shuffled
adventure-tours-table-six-each = six each, empty rows, start values
adventure-tours-table-starts =
    { $who ->
        [you] You start
       *[other] { $name } starts
    }
adventure-tours-table-left-neighbour = left of { $name }
adventure-tours-table-scored = Round { $n } scored
adventure-tours-table-earned =
    { $who ->
        [you] The round brings you { $coins }
       *[other] The round brings { $name } { $coins }
    }
adventure-tours-table-earned-has =
    { $who ->
        [you] The round brings you { $coins }; you have { $n }
       *[other] The round brings { $name } { $coins }, in all { $n }
    }
adventure-tours-table-start-round = Start round { $n }
adventure-tours-table-choose-boards = Choose boards
adventure-tours-table-see-boards = See the boards
adventure-tours-table-choose-place = Your place in the choice: { $n } of { $total }
adventure-tours-table-boards-for = Boards for round { $n }
adventure-tours-table-least-first = Whoever earned least chooses first. Every choice is open.
adventure-tours-table-order = Order of the choice
adventure-tours-table-free = Free
adventure-tours-table-your-choice = Your choice
adventure-tours-table-your-board = Your board so far
adventure-tours-table-final = Coins of all rounds
adventure-tours-table-n-joined =
    { $n ->
        [one] member joined
       *[other] members joined
    }
adventure-tours-table-n-stopped =
    { $n ->
        [one] attack stopped
       *[other] attacks stopped
    }

## The drawn board: abilities on a small board

adventure-tours-table-brief-extra-equipment-after-turn = After your turn: one more equipment card
adventure-tours-table-brief-skip-draw-and-gift = After equipping: draw or not, give a card
adventure-tours-table-brief-use-equipment-action = After equipping: use the card’s action too
adventure-tours-table-brief-second-member = After a member: one more of any colour
adventure-tours-table-brief-double-action = After a member: its action twice
adventure-tours-table-brief-second-turn = After your turn: one more whole turn

## The drawn board: steps on a phone, a debt that nobody has, the end in numbers

adventure-tours-table-step = Step { $n } of { $total }
adventure-tours-table-step-then = then { $text }
adventure-tours-table-floor = { $before } − { $n }, at least 0
adventure-tours-table-n-chain =
    { $n ->
        [one] step in the longest chain: { $name }
       *[other] steps in the longest chain: { $name }
    }
adventure-tours-table-n-aimed =
    { $n ->
        [one] aim at { $name }
       *[other] aims at { $name }
    }

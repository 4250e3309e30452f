### Lost Cities.

## Pieces: $a is the colour, $b the number or the sponsor

lost-cities-colour =
    { $a ->
        [yellow] yellow
        [blue] blue
        [purple] purple
        [green] green
        [orange] orange
        [red] red
       *[other] { $a }
    }
# Where the colour must agree with a card or an expedition; only fr, it and pl tell the two apart.
lost-cities-colour-f = { lost-cities-colour }
lost-cities-card =
    { $b ->
        [sponsor] { lost-cities-colour } sponsor
       *[other] { lost-cities-colour } { $b }
    }
# Where the colour shows by itself and room is short.
lost-cities-short =
    { $b ->
        [sponsor] S
       *[other] { $b }
    }
lost-cities-expedition = { lost-cities-colour-f } expedition
lost-cities-camp = { lost-cities-colour } camp
lost-cities-city =
    { $a ->
        [yellow] desert city
        [blue] underwater city
        [purple] dark city
        [green] forest city
        [orange] stone city
       *[other] sixth colour (long game)
    }

lost-cities-milestone-three-yellow = 3 cards in the yellow expedition
lost-cities-milestone-three-blue = 3 cards in the blue expedition
lost-cities-milestone-three-purple = 3 cards in the purple expedition
lost-cities-milestone-three-green = 3 cards in the green expedition
lost-cities-milestone-three-orange = 3 cards in the orange expedition
lost-cities-milestone-five-cards = 5 cards in one expedition
lost-cities-milestone-three-started = 3 started expeditions
lost-cities-milestone-run = 3 consecutive values in one expedition
lost-cities-milestone-more-started = More started expeditions
lost-cities-milestone-best-expedition = Best expedition (without sponsors)
lost-cities-milestone-lower-hand = Lower sum of hand cards

## Moves and prompts

lost-cities-move-play = Play { $card }
lost-cities-move-camp = Put { $card } into the camp
lost-cities-move-draw = Draw from the draw pile
lost-cities-move-take = Take from the { $colour } camp
lost-cities-move-deal = Deal the next game

lost-cities-prompt-place = Play a card on an expedition or put it into a camp
lost-cities-prompt-draw = Draw from the draw pile or a camp
lost-cities-prompt-deal = Deal game { $n } of { $total }

## What a move would bring

lost-cities-effect-play =
    { $to_go ->
        [0] From { NUMBER($before) } to { n-points }{ lost-cities-effect-bonus }
       *[other] From { NUMBER($before) } to { n-points }, { $to_go } more to break even{ lost-cities-effect-bonus }
    }
lost-cities-effect-start = Starts at { n-points }, { $to_go } more to break even{ lost-cities-effect-bonus }
# Points of milestones that are won at the end of the turn.
lost-cities-effect-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , milestone +{ $bonus }
    }
lost-cities-effect-draw =
    { $n ->
        [0] The last card: the game ends
       *[other] Leaves { n-cards-acc } in the draw pile
    }
lost-cities-effect-take = You get { $card }

## Why a bot moved

lost-cities-reason-play = The { $expedition } should bring about { n-points }{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
lost-cities-reason-net = { lost-cities-reason-sure }{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
lost-cities-reason-sure =
    { $less ->
        [0] The net has no doubt
       *[other] The net gives this move { $share }%, “{ $instead }” { $less }%
    }

## What happens

lost-cities-game-starts =
    { $who ->
        [you] Game { $n } of { $total }: you start
       *[other] Game { $n } of { $total }: { $name } starts
    }
lost-cities-is-dealt =
    { $who ->
        [you] You receive { $cards }
       *[other] { $name } receives { $cards }
    }
lost-cities-is-dealt-hidden = { $name } receives { n-cards-acc }
lost-cities-offers-milestone = Milestone to be had: “{ $milestone }”
lost-cities-starts-expedition =
    { $who ->
        [you] You start an expedition with { $card }
       *[other] { $name } starts an expedition with { $card }
    }
lost-cities-adds-to-expedition =
    { $who ->
        [you] You add { $card } to an expedition
       *[other] { $name } adds { $card } to an expedition
    }
lost-cities-adds-to-camp =
    { $who ->
        [you] You put { $card } into the camp
       *[other] { $name } puts { $card } into the camp
    }
lost-cities-draws =
    { $who ->
        [you] You draw { $card }
       *[other] { $name } draws { $card }
    }
lost-cities-draws-hidden = { $name } draws a card
lost-cities-draws-from-camp =
    { $who ->
        [you] You take { $card } from the camp
       *[other] { $name } takes { $card } from the camp
    }
lost-cities-last-card-drawn =
    { $who ->
        [you] You take the last card of the draw pile
       *[other] { $name } takes the last card of the draw pile
    }
lost-cities-wins-milestone =
    { $who ->
        [you] You win the milestone “{ $milestone }”
       *[other] { $name } wins the milestone “{ $milestone }”
    }
lost-cities-nobody-wins-milestone = Nobody wins the milestone “{ $milestone }”
lost-cities-scores =
    { $who ->
        [you] You score { n-points }
       *[other] { $name } scores { n-points }
    }

## What cannot be done

lost-cities-no-ascending = { $card } must be higher than { $top }.
lost-cities-no-late-sponsor = A sponsor must come before the numbers.
lost-cities-no-just-discarded = You put { $card } there this turn; draw elsewhere.
lost-cities-no-camp-empty = The { $colour } camp is empty.
lost-cities-no-turn-cap =
    { $n ->
        [one] After { $n } turn only the draw pile may be drawn from.
       *[other] After { $n } turns only the draw pile may be drawn from.
    }
lost-cities-no-place-first = First place a card, then draw.
lost-cities-no-draw-first = A card has been placed; now draw one.
lost-cities-no-deal-now = The next game is dealt when this one is over.
lost-cities-no-deal-first = First deal the next game.
lost-cities-no-sixth-colour = The colour { $colour } belongs to the long game only.

## Positions that cannot occur

lost-cities-bad-order = This position cannot occur: { $card } does not fit in this place of an expedition ({ $name }).
lost-cities-bad-hand = This position cannot occur: { $name } holds { n-cards-acc } instead of { $due }.
lost-cities-bad-count = This position cannot occur: { $card } is there { $n }×, and should be { $due }×.
lost-cities-bad-pile =
    { $n ->
        [0] This position cannot occur: the draw pile is empty, so the game is over.
       *[other] This position cannot occur: the game is over, and the draw pile still has { n-cards-acc }.
    }
lost-cities-bad-milestones = This position cannot occur: a milestone is there twice.

## Around the pieces: what a table shows

lost-cities-label-expeditions = Expeditions
lost-cities-label-camps = Camps
lost-cities-label-pile = Draw pile
lost-cities-label-hand = Hand
lost-cities-label-milestones = Milestones
lost-cities-label-first-come = First come, first served
lost-cities-label-at-game-end = At the end of the game
lost-cities-label-won = Won
lost-cities-label-empty = empty
lost-cities-label-closed = closed this turn
lost-cities-label-game = Game { $n } of { $total }
lost-cities-label-part = Game { $n }
lost-cities-label-turn = Turn { $n }
lost-cities-label-sheet = Score pad
lost-cities-label-row-a = A. Sum of the cards
lost-cities-label-row-b = B. Cost of the expedition
lost-cities-label-row-c = C. Multiplier
lost-cities-label-row-d = D. Great expedition
lost-cities-label-row-e = E. Milestones
lost-cities-label-points = Points
lost-cities-label-total = Total

## What is shuffled and drawn, where the fairness of a match is checked

lost-cities-source-start = Who starts
lost-cities-source-deal = Draw pile
lost-cities-source-milestones = Milestones

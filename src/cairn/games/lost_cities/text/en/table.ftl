### Lost Cities at the browser's table. A screen reader says what is called “spoken”.

## The table

# The foot of a card that has no number.
lost-cities-table-sponsor = Sponsor
lost-cities-table-zone-board = Expeditions and camps, { $n } colours
lost-cities-table-zone-milestones =
    { $n ->
        [one] Milestones, { $n } of them
       *[other] Milestones, { $n } of them
    }
lost-cities-table-crumb-milestones = milestones
lost-cities-table-cards-left =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
# After the number of cards in the draw pile, where room is short.
lost-cities-table-left =
    { $n ->
        [one] left
       *[other] left
    }
lost-cities-table-this-game = this game
lost-cities-table-total = match { NUMBER($points) }
lost-cities-table-won-by =
    { $who ->
        [you] won by you
       *[other] won by { $name }
    }
# How many cards or expeditions towards a milestone.
lost-cities-table-has =
    { $who ->
        [you] you { $n }
       *[other] { $name } { $n }
    }
lost-cities-table-expeditions-of =
    { $who ->
        [you] Your expeditions
       *[other] { $name }’s expeditions
    }
lost-cities-table-seat-spoken =
    { $who ->
        [you] You: { n-points } this game, { NUMBER($total) } in the match. { n-cards } in hand. Milestones: { $milestones }.
       *[other] { $name }: { n-points } this game, { NUMBER($total) } in the match. { n-cards } in hand. Milestones: { $milestones }.
    }
lost-cities-table-score-line =
    { $who ->
        [you] You have { n-points } this game, { NUMBER($total) } in the match.
       *[other] { $name } has { n-points } this game, { NUMBER($total) } in the match.
    }
lost-cities-table-place-question = Place a card
lost-cities-table-place-detail = On an expedition or into its camp. Then you draw.
lost-cities-table-where = Where does { $card } go?
# Why a card goes into the camp: what it would do on its expedition.
lost-cities-table-instead = On the expedition: { $text }
lost-cities-table-draw-detail = The top card of a camp may be taken too, where it glows.
lost-cities-table-draw-only = Draw a card
lost-cities-table-play-on = Play on expedition
lost-cities-table-to-camp = Camp
lost-cities-table-is-placing =
    { $who ->
        [you] You are choosing a card
       *[other] { $name } is choosing a card
    }
lost-cities-table-is-drawing =
    { $who ->
        [you] You are drawing a card
       *[other] { $name } is drawing a card
    }
lost-cities-table-game-over = Game { $n } of { $total } is over
lost-cities-table-game-won =
    { $who ->
        [you] You win the game, { NUMBER($points) } to { NUMBER($other) }
       *[other] { $name } wins the game, { NUMBER($points) } to { NUMBER($other) }
    }
lost-cities-table-game-even = A draw, { n-points } each
lost-cities-table-by-game = Points by game
lost-cities-table-camp = Camp
lost-cities-table-drop-camp = Put here
lost-cities-table-drop-from = from { $text }
lost-cities-table-drop-new = new
lost-cities-table-lacks = { $n } to break even
lost-cities-table-no-other-expedition = { $card } does not go into the { $expedition }.
lost-cities-table-no-other-camp = { $card } does not go into the { $camp }.
lost-cities-table-no-theirs = That is { $name }’s expedition; you play into your own.
lost-cities-table-pile-open = opens a new card
lost-cities-table-pile-later = opens after you place
lost-cities-table-card-both = Can go to your expedition, making it worth { NUMBER($points) }, or into the camp.
lost-cities-table-card-camp = Can go into the camp.
lost-cities-table-n-sponsors =
    { $n ->
        [one] { $n } sponsor
       *[other] { $n } sponsors
    }
lost-cities-table-expedition-of =
    { $who ->
        [you] Your { $expedition }
       *[other] { $name }, { $expedition }
    }
# $text is the expedition, $ranks its cards.
lost-cities-table-expedition-holds = { $text }: { $ranks }.
lost-cities-table-expedition-empty = { $text }: not started.
lost-cities-table-worth = Worth { NUMBER($points) }.
lost-cities-table-on-top = On top: { $card }.
lost-cities-table-enter-play = Enter: play { $card }, making it worth { NUMBER($points) }.
lost-cities-table-enter-camp = Enter: put { $card } here.
lost-cities-table-enter-take = Enter: take the top card.
lost-cities-table-enter-draw = Enter: draw a card.
lost-cities-table-about-number =
    { $n ->
        [one] Counts { $n } in its expedition, above every lower number there.
       *[other] Counts { $n } in its expedition, above every lower number there.
    }
lost-cities-table-about-sponsor = Goes before the numbers. Each sponsor raises the multiplier of its expedition by one, also for a loss.
lost-cities-table-about-seen = Cards of the colour { $colour } that you have seen: { $n } of { $total }
# The last move in one line, without the name: somebody …
lost-cities-table-brief-starts = starts with { $card }
lost-cities-table-brief-adds = plays { $card }
lost-cities-table-brief-milestone = wins a milestone
lost-cities-table-key-take = take from the first to the sixth camp
lost-cities-table-key-camp = the chosen card into its camp
lost-cities-table-key-draw = draw from the draw pile

## How it ended

lost-cities-table-eighth = The eighth card of an expedition brings { $n } more.
lost-cities-table-now-worth = The expedition is now worth { NUMBER($points) }.
# After a number.
lost-cities-table-best-row =
    { $total ->
        [1] best expedition
       *[other] best expedition of the last game
    }
lost-cities-table-turns =
    { $n ->
        [one] turn
       *[other] turns
    }

## The plain board: what lies where

lost-cities-zone-hands = hand
lost-cities-zone-expeditions = expeditions
lost-cities-zone-camps = camps
lost-cities-zone-closed = closed camp
lost-cities-zone-pile = draw pile
lost-cities-zone-milestones = milestones
lost-cities-zone-cards = cards
lost-cities-zone-finished = points of the games

## The plain board: what is said of things, players and the turn

lost-cities-fact-closed = closed camp
lost-cities-fact-points =
    { $n ->
        [one] point
       *[other] points
    }
lost-cities-fact-total = total
lost-cities-fact-milestones = milestones
lost-cities-fact-sum = sum
lost-cities-fact-after-cost = after costs
lost-cities-fact-times = multiplier
lost-cities-fact-multiplied = multiplied
lost-cities-fact-bonus = bonus
lost-cities-fact-game = game
lost-cities-fact-games = games
lost-cities-fact-turn = turn
lost-cities-fact-step = step
lost-cities-fact-starter = starts
lost-cities-fact-finished = points of the games

## The plain board: words among the facts

lost-cities-step-place = placing a card
lost-cities-step-draw = drawing a card
lost-cities-step-deal = next deal
lost-cities-step-over = over

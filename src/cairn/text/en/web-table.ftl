### The table in the browser. A screen reader says what is called “spoken”.

## Parts of the screen

table-main = Table
table-side = Seats and log
table-seats = Seats
table-prompt = Question
table-zone-hand = Your hand, { n-cards }
table-zone-board = Expeditions and camps, { $n } colours
table-zone-milestones =
    { $n ->
        [one] Milestones, { $n } of them
       *[other] Milestones, { $n } of them
    }
table-milestones-title = Milestones, 10 each
table-log = Log
table-log-all = All
table-log-chat = Chat
table-chat-label = Say something to the table
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-inspect = A closer look
table-close = Close
table-pins = keeps this open
table-menu = Menu
table-leave = Leave the table
table-rules = Rules
table-theme = Light or dark
table-hint = Hint
table-crumb-milestones = milestones
table-crumb-table = table “{ $text }”
table-watchers =
    { $n ->
        [one] { $n } watching
       *[other] { $n } watching
    }
table-cards-left =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
# After the number of cards in the draw pile, where room is short.
table-left =
    { $n ->
        [one] left
       *[other] left
    }

## Seats

table-you = you
table-this-game = this game
table-total = match { NUMBER($points) }
table-away = away
table-their-turn = to move
table-won-by =
    { $who ->
        [you] won by you
       *[other] won by { $name }
    }
# How many cards or expeditions towards a milestone.
table-has =
    { $who ->
        [you] you { $n }
       *[other] { $name } { $n }
    }
table-expeditions-of =
    { $who ->
        [you] Your expeditions
       *[other] { $name }’s expeditions
    }
table-hand-of = { $name }, { n-cards }
table-seat-spoken =
    { $who ->
        [you] You: { n-points } this game, { NUMBER($total) } in the match. { n-cards } in hand. Milestones: { $milestones }.
       *[other] { $name }: { n-points } this game, { NUMBER($total) } in the match. { n-cards } in hand. Milestones: { $milestones }.
    }
table-score-line =
    { $who ->
        [you] You have { n-points } this game, { NUMBER($total) } in the match.
       *[other] { $name } has { n-points } this game, { NUMBER($total) } in the match.
    }

## The question

table-your-step = Your turn, step { $n } of { $total }
table-place-question = Place a card
table-place-detail = On an expedition or into its camp. Then you draw.
table-where = Where does { $card } go?
table-where-change = The expedition would be worth { NUMBER($points) }, now it is { NUMBER($before) }. Or the camp.
table-where-new = A new expedition, worth { NUMBER($points) } for now. Or the camp.
table-draw-detail = The top card of a camp may be taken too, where it glows.
table-play-on = Play on expedition
table-to-camp = Camp
table-put-back = Put back
table-undo = Undo
table-ask-undo = Ask to undo
table-no-undo = There is nothing to take back.
table-not-now = Not possible now.
table-hint-is = Hint: { $text }
table-watching = You are watching
table-is-placing =
    { $who ->
        [you] You are choosing a card
       *[other] { $name } is choosing a card
    }
table-is-drawing =
    { $who ->
        [you] You are drawing a card
       *[other] { $name } is drawing a card
    }
table-is-choosing-where =
    { $who ->
        [you] You are choosing where { $card } goes
       *[other] { $name } is choosing where { $card } goes
    }
table-undo-who = A question to the table
table-undo-asks =
    { $who ->
        [you] You would like to take your move back
       *[other] { $name } would like to take a move back
    }
table-undo-detail = Something new was seen since. Is it all right with you?
table-undo-waits = Waiting for { $name }
table-undo-yes = Allow it
table-undo-no = Decline

## Between two games, and at the end

table-game-over = Game { $n } of { $total } is over
table-game-won =
    { $who ->
        [you] You win the game, { NUMBER($points) } to { NUMBER($other) }
       *[other] { $name } wins the game, { NUMBER($points) } to { NUMBER($other) }
    }
table-game-even = A draw, { n-points } each
table-between-detail = Game { $n } is dealt when somebody asks for it.
table-by-game = Points by game
table-show-board = Show the table
table-fairness = Check the shuffles
table-download = Save the match
table-replay = Look back
table-again = Play again

## Places and what they would do

table-camp = Camp
table-drop-camp = Put here
# On the place where a card would go: $short is its number, or the letter of a sponsor.
table-drop-play = play { $short }
table-drop-from = from { NUMBER($points) }
table-drop-new = new
table-pile-open = opens a new card
table-pile-later = opens after you place

## Spoken: name, facts, state, what Enter does, place in the list

table-card-both = Can go to your expedition, making it worth { NUMBER($points) }, or into the camp.
table-card-camp = Can go into the camp.
table-card-place = Card { $n } of { $total }.
table-n-sponsors =
    { $n ->
        [one] { $n } sponsor
       *[other] { $n } sponsors
    }
table-expedition-of =
    { $who ->
        [you] Your { $expedition }
       *[other] { $name }, { $expedition }
    }
# $text is the expedition, $ranks its cards.
table-expedition-holds = { $text }: { $ranks }.
table-expedition-empty = { $text }: not started.
table-worth = Worth { NUMBER($points) }.
table-on-top = On top: { $card }.
table-enter-play = Enter: play { $card }, making it worth { NUMBER($points) }.
table-enter-camp = Enter: put { $card } here.
table-enter-take = Enter: take the top card.
table-enter-draw = Enter: draw a card.

## A closer look

table-about-number =
    { $n ->
        [one] Counts { $n } in its expedition, above every lower number there.
       *[other] Counts { $n } in its expedition, above every lower number there.
    }
table-about-sponsor = Goes before the numbers. Each sponsor raises the multiplier of its expedition by one, also for a loss.
table-about-seen = Cards of the colour { $colour } that you have seen: { $n } of { $total }

## Messages

table-got-it = Got it
table-connection-lost = The connection is lost; trying again. No move is lost.
table-connection-leaving = The server restarts; the table comes back in a moment.

## Keys

table-keys = Keys
table-key-tab = next, previous zone
table-key-arrows = within a zone
table-key-enter = choose; then answer with the main button
table-key-escape = put back, close
table-key-next = next, previous thing that can be used
table-key-hand = a card of the hand
table-key-camp-draw = the chosen card into its camp; draw from the draw pile
table-key-take = take from the first to the sixth camp
table-key-undo = undo, or ask to
table-key-hint = a hint; a closer look (again: keep it open); the rule of the thing in focus
table-key-say = say the question, the scores, the last lines of the log again
table-key-box = type a move
table-key-help = this list
table-key-letters = Single letters are keys
table-box = Type a move
table-box-hint = for example: play green 9
table-box-none = No move fits these words.

### The table in the browser. A screen reader says what is called “spoken”.

## Parts of the screen

table-main = Table
table-side = Seats and log
table-seats = Seats
table-prompt = Question
table-zone-hand = Your hand, { n-cards }
table-hand-moved = { $text }, now place { $place } of { $n }
table-log = Log
table-log-all = All
table-log-chat = Chat
table-log-earlier = Earlier lines
table-log-unread =
    { $n ->
        [one] Log, { $n } new line of chat
       *[other] Log, { $n } new lines of chat
    }
table-last-move = Last move: { $text }
table-plain-board = plain board
table-resources = What you have
table-chat-label = Say something to the table
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-writes = { $name } writes: { $text }
table-inspect = A closer look
table-close = Close
table-pins = keeps this open
table-pin = Keep open
table-menu = Menu
table-leave = Leave the table
table-rules = Rules
table-theme = Light or dark
table-hint = Hint
table-crumb-table = table “{ $text }”
table-watchers =
    { $n ->
        [one] { $n } watching
       *[other] { $n } watching
    }

## Seats

table-you = you
table-away = away
table-away-for = away for { $text }
table-is-away = { $name } is away
table-is-away-for = { $name } is away, { $text }
table-plays-for = { $name } plays for { $text }
table-outside = bot from outside
table-plays-for-you = { $name } plays for you
table-is-back = { $name } is back
table-waiting-for-bot = Waiting for { $name }, bot, { $level }
table-warming-up = The bots are warming up
table-why = Why?
table-why-of = Why did { $name } do that?
table-time-left = Time left: { $text }.
table-seconds-left =
    { $n ->
        [one] { $n } second left.
       *[other] { $n } seconds left.
    }
table-take-back-seat = Take my seat back
table-wait-or-bot = Wait, or let a bot take over?
table-may-come-back = The seat can be taken back at any turn.
table-vote-counted = Your vote counts; the others are asked too.
table-wait = Wait
table-let-take-over = Let { $name } take over
table-their-turn = to move
table-hand-of = { $name }, { n-cards }

## The question

table-your-step = Your turn, step { $n } of { $total }
table-step = step { $n } of { $total }
table-put-back = Put back
table-undo = Undo
table-ask-undo = Ask to undo
table-no-undo = There is nothing to take back.
table-not-now = Not possible now.
table-sending = Sending
table-still-sending = Still sending
table-watching = You are watching
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

table-show-board = Show the table
table-score-sheet = Score sheet
table-fairness = Check the shuffles
table-download = Save the match
table-replay = Replay
table-again = Play again
table-rematch = Rematch
table-offers = { $name } offers
table-play-again = Play again?
table-starts =
    { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
table-not-now-thanks = Not now
table-rematch-waits = Waiting for { $name }
table-rematch-sent = The rematch is offered.

## The end of a match

table-end = The end of the match
table-end-over = The match is over
table-end-you-win = You win the match
table-end-wins = { $name } wins
table-end-shared = Shared win
# After the winner’s name: how far ahead, and how far behind the winner once was.
table-end-margin =
    { $behind ->
        [0] by { n-points }
       *[other] by { n-points }, from { NUMBER($behind) } behind
    }
table-end-tie = Level on points; the rules decide.
table-end-each = { n-points } each
table-end-tabs = What is shown of the match
table-end-result = Result
table-end-board = Last table
table-end-hands = Hands at the end
table-end-hands-short = Hands
table-end-no-cards = no cards
table-end-curve = Points over the match
table-end-as-table = As a table
table-end-as-curve = As a curve
table-end-when = After
table-end-move = Move { $n }
table-end-part = Part { $n }
table-end-moment = Best moment
# $text is the move, $gain a number with its sign.
table-end-stroke = { $text }: { $gain } at a stroke
table-end-ahead =
    { $who ->
        [you] From here on you led.
       *[other] From here on { $name } led.
    }
table-end-see = See it in the replay
# After a number.
table-end-moves =
    { $n ->
        [one] move
       *[other] moves
    }
table-end-minutes =
    { $n ->
        [one] minute
       *[other] minutes
    }
table-end-again = Play again with { $name }?
table-end-same = Same table and options.
table-share = Share

## Spoken: name, facts, state, what Enter does, place in the list

table-card-place = Card { $n } of { $total }.

## Messages

table-got-it = Got it
table-connection-lost = The connection is lost; trying again. No move is lost.
table-connection-kept = No connection. Your move is kept; trying again.
table-connection-leaving = The server restarts; the table comes back in a moment.

## The guided first game

table-guide = Guide
table-guide-place = { $n } of { $total }
table-guide-skip = Skip the guide
table-guided = Guided first game

## Keys

table-keys = Keys
table-key-tab = next, previous zone
table-key-arrows = within a zone
table-key-enter = choose; then answer with the main button
table-key-escape = put back, close
table-key-guide = skip a step of the guide; skip the guide
table-key-next = next, previous thing that can be used
table-key-hand = a card of the hand
table-key-order = moves a card within the hand
table-key-undo = undo, or ask to
table-key-hint = a hint
table-key-inspect = a closer look (again: keep it open)
table-key-rule = the rule of the thing in focus
table-key-sayprompt = say the question again
table-key-sayscores = say the scores
table-key-saylog = say the last lines of the log
table-key-marks = say the last move, and go to where it lies
table-key-chat = the chat
table-key-end = end the turn, the phase or the movement
table-key-skip = skip
table-key-menu = a closer look, like a right click
table-key-of = Key for: { $text }
table-key-box = type a move
table-key-help = this list
table-key-letters = Single letters are keys
table-box = Type a move
table-box-hint = for example: { $text }
table-box-none = No move fits these words.

## The plain board, for any game

table-any-do = What you can do
table-any-do-none = There is nothing to choose now.
table-any-find = Find a move
table-any-show =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
table-any-hide = Show the table
table-any-choose = Choose in the list or on the table.
table-any-choose-way = Choose one of its moves in the list.
table-any-which = { $text }: which move?
table-any-sure = { $text }?
table-any-anybody = Anybody may go on
table-any-decides =
    { $who ->
        [you] You are choosing
       *[other] { $name } is choosing
    }
table-any-of-seat =
    { $who ->
        [you] Your { $text }
       *[other] { $name }’s { $text }
    }
table-any-numbers = Numbers
table-any-empty = Empty: { $text }
table-any-nothing = nothing
table-any-yes = yes
table-any-no = no
# A property and its value, as in “Cost: 3”.
table-any-fact = { $what }: { $text }
# Which round or turn it is, as in “Round 2”.
table-any-nth = { $text } { $n }
table-any-nth-of = { $text } { $n } of { $total }
# How many equal things lie together.
table-any-count = { $n } of these
# Where else things of this name lie.
table-any-elsewhere = Also: { $text }
# The one that is seen of a pile of n.
table-any-top = top of { $n }
# How high a pile is, as it is said of what the pile consists of.
table-any-in-pile = { $n } in the pile
table-any-points-hidden = The points are known at the end.
table-any-winner = winner
table-any-shared = Shared win: { $text }
# Spoken: a zone and how much lies in it.
table-any-zone = { $text }, { $n }
table-any-enter = Enter: { $text }
table-any-enter-some =
    { $n ->
        [one] Enter: { $n } move
       *[other] Enter: choose among { $n } moves
    }
table-any-last = last move
table-any-place = { $n } of { $total }

### The page around the table: home, lobby, settings, replay, fairness, rules, about.

## Everywhere

web-skip = Skip to the content
web-nav = Pages
web-nav-play = Play
web-my-games = My games
web-bots = Bots
web-nav-rules = Rules
web-how-to-play = How to play
web-nav-about = About
web-home = Home
web-close = Close
web-menu = Menu
# In the menu of a table: show the guided first game here, from its first mark.
web-guide-here = Show the guide
# Of a table, among its options.
web-guided = guided
web-this-table = This table
web-loading = Loading …
web-on = on
web-off = off
web-quoted = “{ $text }”
web-no-server = The server does not answer. Is it still running?
web-nowhere = There is no such page
web-nowhere-note = The address leads nowhere: perhaps a letter is missing.
# A guest who has not said a name is given one of these.
web-guest-names = Ada, Bruno, Clara, Dario, Elin, Felix, Greta, Hugo, Iris, Jonas, Kira, Leo, Mila, Nils, Olga, Pavel, Rosa, Theo

## Home

web-title = Four expeditions. One table.
web-subtitle = Play with friends or with bots. In the browser, no account, and every shuffle can be checked.
web-create-table = Create a table
web-games = Games
web-n-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-n-to-m-players = { $n }–{ $most } players
web-minutes = { $n } min
web-play-with-bots = Play with bots
web-play-now = Play now: { $text }
web-own-game = A game that somebody has brought along.
web-table-dots = Table…
web-your-games = Your games
web-no-games-yet = None yet: the red button above starts one.
# A link to all games of this browser.
web-all-games = All { $n }
web-show-all = Show all { $n }
web-your-move = your move
web-somebodys-move = { $name }’s move
web-with = with { $name }
web-waits-for-players = waits for players
web-over-scores = over, { $result }
web-stopped = This match follows older rules and cannot go on here.
web-open = Open
web-open-tables = Open tables
web-no-open-tables = Nobody waits for players now. Tables that anybody may watch are listed here.
web-seats-taken = { $n } of { $all }
web-join = Join
web-watch = Watch

## Bots

# The bots are stones.
web-bot-pebble = Pebble
web-bot-pebble-manner = Quick and cheerful: starts much, and overlooks a good move now and then. Good company for a first game.
web-bot-pebble-says = Oh, this one. I like this one.
web-bot-moss = Moss
web-bot-moss-manner = Slow and careful: starts little, and overlooks a good move now and then.
web-bot-moss-says = No hurry. Moss grows.
web-bot-flint = Flint
web-bot-flint-manner = Quick and bold: starts more than others would, and answers for it.
web-bot-flint-says = Sparks first, sums later.
web-bot-slate = Slate
web-bot-slate-manner = Careful and tidy: starts little, and only what it expects to pay.
web-bot-slate-says = Four of nine are gone.
web-bot-quartz = Quartz
web-bot-quartz-manner = Thinks ahead: plays its best ideas to the end in many imagined deals before it moves.
web-bot-quartz-says = The end comes before you think.
web-bot-granite = Granite
web-bot-granite-manner = Thinks longer than any of the others, and changes its mind only when it is sure.
web-bot-granite-says = I can wait.
web-bot-random = Chance
web-bot-random-manner = Plays anything that is allowed, each move as likely as the next.
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-bot-of-level = bot, { $level }
web-bot-about = bot, { $level }, { $text }
web-bot-at-once = moves at once
web-bot-thinks = thinks up to { $n } s
web-bots-warm-up = The bots are warming up: for a minute or two they think less deeply than they can.
# The second of two that are called the same.
web-bot-again = { $name } { $n }
web-bots-small = Six stones
web-bots-who = Who will you play?
web-bots-note = The level says how strong a bot is; its manner says how it feels to sit opposite.
web-bots-only = plays { $text }
web-bots-play = Play against { $name }

## Creating a table

web-seats = Seats
web-which-game = Which game
web-who-plays = Who plays
web-n-seats =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
web-add-seat = Add a seat
web-remove-seat = Remove seat { $n }
web-which-bot = Which bot sits in seat { $n }
web-how-you-play = How you play
web-advanced = Advanced
web-by-hand = chosen by hand
web-own-list = { $text } chosen by hand
web-names-of = { $n } of { $all } chosen
web-names = { $n } chosen
web-names-find = Search by name
web-clock = Clock
web-clock-none = none
web-clock-own = own
# In a list of what was agreed.
web-clock-no = no clock
# The time for a match: $text is something like 10 min.
web-clock-match = { $text } each
web-clock-move = { $text } a move
web-clock-more = + { $text } a move
web-n-seconds = { $n } s
web-n-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-n-hours = { $n } h
web-clock-for-match = Minutes for the match
web-clock-for-move = Minutes for a move
web-clock-increment = Seconds added after a move
web-clock-zero = At zero
web-clock-zero-bot = a bot takes over
web-clock-zero-resign = the match is lost
web-clock-zero-nothing = the others decide
web-undo-rule = Taking back
web-undo-free = free
web-undo-ask = ask
web-undo-never = never
web-undo-free-note = Any last move, whatever it has shown.
web-undo-ask-note = Once a move has shown something, the others must agree.
web-undo-never-note = A move that is made stays.
web-hints = Hints
web-hints-bots = with bots
web-hints-agreed = for all
web-hints-never = off
web-hints-bots-note = Whoever plays bots alone may ask for one.
web-hints-agreed-note = Everybody may ask: all who sit down agree to that.
web-hints-never-note = Nobody may ask for one.
web-ready = Ready
web-against = against
web-one-less = one less
web-one-more = one more
web-or-friend = or play with a friend
web-invite-friend = Invite somebody instead
web-invite-friend-note = Whoever opens the link takes the bot’s seat; no account needed.
web-seat-open = friend
web-seat-here = here
web-seat-bot = bot
web-open-seat = Open seat
web-n-open-seats =
    { $n ->
        [one] { $n } open seat
       *[other] { $n } open seats
    }
web-seat-me-note = you
web-seat-open-note = for whoever opens the invite link
web-seat-here-note = plays at this device too
web-seat-bot-note = bot
web-seat-outside = program
web-seat-outside-note = plays with a key
web-outside = Bot from outside
web-outside-here = bot from outside, connected
web-outside-awaited = waits for its program
web-outside-make-key = Make its key
web-outside-new-key = Make a new key
web-outside-free = Free the seat
web-outside-once = The key is shown only now. Whoever has it plays this seat; a new key ends the old one.
web-outside-key = Key of the seat
web-outside-command = Start the program with this; it asks for the key
web-outside-limits = The program has 60 seconds for each move. A move that is not allowed, or a minute without connection when it is asked, costs it the match.
web-starts-when-program = The match starts when the program has connected and every word is said.
web-name-of-seat = Name of the player in seat { $n }
web-who-sits = Who sits in seat { $n }
web-table-name = Table name
web-table-names = Long Rain, Ridge Walk, Last Camp, High Pass, Salt Road, Low Tide, Far Shore, Cold Spring, Red Canyon, North Wind, Quiet Harbour, Old Bridge
web-who-watches = Who may watch
web-watch-anybody = anybody
web-watch-link = by link
web-watch-nobody = nobody
web-option-start = Who starts
web-option-turn-cap = Limit on turns
web-value-random = by lot
web-value-none = none
web-said-turn-cap =
    { $n ->
        [one] at most { $n } turn
       *[other] at most { $n } turns
    }
web-fair-note = Before anybody says a word, the table publishes a sealed secret. Secret and words together make every shuffle, and after the last move you can check them all.
web-word = Your word for the shuffle
web-word-made-up = made up for you
web-word-note = Optional. It is sent after the secret is sealed, so nobody can choose the cards.
web-sit-and-invite = Sit down and invite
web-sit-and-start = Sit down and start
web-starts-when-taken = The match starts when the open seat is taken, by a person or a bot.

## Lobby

web-invite = Invite
web-invite-note = Send this link. Whoever opens it sits down; no account needed.
web-invite-link = Invite link
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code
web-only-here = This address works on this machine only. To play with other machines of your network, start the server with
web-set-bot = Let { $name } take this seat
web-seat-ready = ready
web-seat-you-ready = you, ready
web-word-awaited = is about to say a word
web-starts-when-words = The match starts when everybody has said a word.
web-sealed = The secret is sealed:
web-your-word = Your word:
web-invited = You are invited
web-sit-down = Sit down
web-only-watch = Only watch
web-no-way-in = This table does not open
web-gone = This table is gone
web-gone-note = It was closed or deleted, or its address is not whole. Nothing more will happen here.
web-full = This table is full
web-full-note = Every seat has been taken since the invitation was sent.
web-new-table = New table

## At the table

web-resign = Resign
web-leave-to = Leave; { $name } plays on
web-close-table = Close the table
web-sure-resign = Give the match up? The other player wins.
web-sure-leave = Leave? { $name } plays on; you can take your seat back at any turn of yours.
web-sure-close = Close this table for good?
web-stay = Stay
web-do-resign = Resign
web-do-leave = Leave
web-do-close = Close
web-match-file = Match file
web-another-device = { $name }, on another device
web-another-device-note = This link opens your own seat. Keep it to yourself: whoever has it sees your cards.
web-seat-link = Link to your seat
web-hands-hidden = The hands are hidden
web-at-the-screen = Is { $name } at the screen?
web-look-away = The others look away. Nothing hidden is on this page now.
web-i-am = I am { $name }: show my cards
web-turn-over = Your turn is over.
web-done-looking = Done looking?
web-pass-next = { $name } is next.
web-hide-my-cards = Hide my cards

## Replay

web-replay = Replay
web-replay-start = The cards are dealt
web-replay-back = One move back
web-replay-on = One move on
web-replay-play = Play
web-replay-pause = Pause
web-replay-position = Position in the match
web-replay-eyes = Seen by
web-replay-hands = Hands of the others
web-replay-moves = Moves
web-replay-earlier = Earlier moves
web-replay-later = Later moves
web-move-n-of = Move { $n } of { $last }
web-spectator = spectator
web-hand-of = Hand of { $name }
web-back-to-table = To the table
web-share-match = Share this match
web-share-note = Whoever has this link can look at the match move by move.
web-share-link = Link to the match

## Fair shuffles

web-fair-shuffles = Fair shuffles
web-fair-limit = This proves that the host did not change the cards and, unless the host or a friend of the host plays along, did not choose them. It never keeps whoever runs the server from reading the hidden cards, nor two players from talking; and the page that checks comes from the same server.

## Rules

web-rules-of = Rules of { $text }
web-rules-note = In our own words, each rule with its number. A refusal at the table names the rule that it follows.
web-contents = Contents

## Settings

web-settings = Settings
web-name = Your name
web-name-note = Shown to those you play with; kept in this browser.
web-language = Language
web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-theme-to-dark = To the dark theme
web-theme-to-light = To the light theme
web-pace = Moves of others
web-pace-note = How fast they are shown.
web-pace-slow = slow
web-pace-normal = normal
web-pace-instant = at once
web-letters = Single-letter keys
web-letters-note = U takes back, H asks for a hint; the question mark lists them all.
web-plain = Plain board for every game
web-plain-note = Lists and words in place of a drawn table.
web-looks = A closer look
web-looks-note = A long press and the key I always do.
web-looks-hover = hover
web-looks-click = right click
web-looks-key = key only
web-hurry = Draw at once
web-hurry-note = Where nothing else can be done. What it shows cannot be taken back freely.
web-sound = Sounds
web-notices = Tell me when it is my turn
web-notices-note = A notice of the browser while the page is hidden; only over a secure connection.
web-read-chat = Let a screen reader read the chat

## About

web-about-what = Cairn is a table for board games that runs on your own machine: with friends, with bots, in five languages, by mouse, touch, keyboard or screen reader. It is free software.
web-about-publishers = Cairn is not connected with any publisher. Rules and pictures are in our own words and our own drawings. If you like a game here, buy its box.
web-about-fair = Fair by proof
web-about-fair-text = A secret is sealed before the match and opened after it; your browser derives every shuffle again.
web-about-private = Yours alone
web-about-private-text = No accounts, no trackers, nothing from other sites. The server keeps matches and a hashed token of your browser; your browser keeps your settings and your words for the shuffles.
web-about-thanks = With thanks to
web-about-icons = icons by Lorc, Delapouite and contributors, recoloured; licence
web-about-fonts = typefaces; licence
web-about-code = Libraries under the MIT and Apache 2.0 licences:
web-about-version = Version
web-about-engine = Engine
web-about-api = The HTTP part of the server, described

## My games

web-games-all = All
web-games-turn = Your turn
web-games-waiting = Waiting for others
web-games-over = Finished
web-games-waiting-short = Waiting
web-games-which = Which games are shown
web-games-of = Of which game
web-games-find = Table, player, game
web-games-everybody = Everybody
web-games-with = Against whom
web-games-any-result = Any result
web-games-result = With which result
web-games-clear = Show all again
web-games-none = Nothing here.
web-games-none-yet = You have not played here yet.
web-n-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
web-won = Won
web-lost = Lost
web-drawn = Drawn
web-gave-up = { $name } gave up
web-place-of = place { $n } of { $all }
web-away-since = { $name } is away, last seen { $text }
web-take-over = Let a bot take over
web-rematch = Rematch
web-play-again = Play again
web-close-really = Really close?
web-share = Copy a link to watch it
web-share-copied = Link copied: whoever opens it can watch the whole match.
web-newer = Newer
web-older = Older
web-page-n-of = Page { $n } of { $last }
web-show-more =
    { $n ->
        [one] Show { $n } more
       *[other] Show { $n } more
    }
web-so-far = So far
web-percent = { $n }%
web-won-of =
    { $n ->
        [one] won, of { $n } match
       *[other] won, of { $n } matches
    }
web-in-a-row = won in a row now
web-form-note = The last matches, newest at the right: tall is won, half is drawn, short is lost.
web-opponents = Opponents
web-wins-losses = { $won } won, { $lost } lost

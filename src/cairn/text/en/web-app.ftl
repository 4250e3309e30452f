### The page around the table: home, lobby, settings, replay, fairness, rules, about.

## Everywhere

web-skip = Skip to the content
web-nav = Pages
web-nav-play = Play
web-nav-rules = Rules
web-nav-about = About
web-home = Home
web-close = Close
web-menu = Menu
web-loading = Loading …
web-on = on
web-off = off
web-quoted = “{ $text }”
web-no-server = The server does not answer. Is it still running?
web-nowhere = There is no such page
# A guest who has not said a name is given one of these.
web-guest-names = Ada, Bruno, Clara, Dario, Elin, Felix, Greta, Hugo, Iris, Jonas, Kira, Leo, Mila, Nils, Olga, Pavel, Rosa, Theo

## Home

web-title = Four expeditions. One table.
web-subtitle = Play with friends or with a bot. In the browser, no account, and every shuffle can be checked.
web-create-table = Create a table
web-games = Games
web-n-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-n-to-m-players = { $n }–{ $most } players
web-minutes = { $n } min
web-play-with-bot = Play with a bot
web-table-dots = Table…
web-coming = Cannot be played here yet
web-your-games = Your games
web-no-games-yet = None yet: the red button above starts one.
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

web-bot-level = Level
web-bot-random = Random bot
web-bot-random-note = plays anything that is allowed
web-bot-rule = Rule bot
web-bot-rule-note = plays by rules of thumb

## Creating a table

web-seats = Seats
web-seat-open = open
web-seat-here = here
web-seat-bot = bot
web-open-seat = Open seat
web-seat-me-note = you
web-seat-open-note = for whoever opens the invite link
web-seat-here-note = plays at this device too
web-name-of-seat = Name of the player in seat { $n }
web-who-sits = Who sits in seat { $n }
web-table-name = Table name
web-table-names = Long Rain, Ridge Walk, Last Camp, High Pass, Salt Road, Low Tide, Far Shore, Cold Spring, Red Canyon, North Wind, Quiet Harbour, Old Bridge
web-who-watches = Who may watch
web-watch-anybody = anybody
web-watch-link = by link
web-watch-nobody = nobody
web-options = Options
web-more-options = More options
web-option-milestones = Milestones
web-option-best-expedition = Best expedition
web-option-colours = Colours
web-option-games = Games
web-option-deck-count = Draw pile counted
web-option-start = Start
web-option-turn-cap = Limit on turns
web-value-random = random
web-value-none = none
web-value-no-sponsor-cards = without sponsor cards
web-value-ignore-sponsors = sponsors ignored
web-n-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
web-with-milestones = milestones
web-six-colours = six colours
web-fair-note = Before anybody says a word, the table publishes a sealed secret. Secret and words together make every shuffle, and after the last move you can check them all.
web-word = Your word for the shuffle
web-word-made-up = made up for you
web-word-note = Optional. It is sent after the secret is sealed, so nobody can choose the cards.
web-sit-and-invite = Sit down and invite
web-sit-and-start = Sit down and start
web-starts-when-taken = The match starts when the open seat is taken, by a person or a bot.
web-starts-at-once = The match starts at once.

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

## At the table

web-leave = Leave the table
web-match-file = Match file
web-another-device = { $name }, on another device
web-another-device-note = This link opens your own seat. Keep it to yourself: whoever has it sees your cards.
web-seat-link = Link to your seat
web-pass-to = Pass the device to { $name }
web-pass-note = The cards are hidden. Only { $name } should look when they come back.
web-i-am = I am { $name }: show my cards
web-turn-over = Your turn is over.
web-hide-and-pass = Hide my cards, { $name } is next

## Replay

web-replay = Replay
web-replay-start = The cards are dealt
web-replay-back = One move back
web-replay-on = One move on
web-replay-play = Play
web-replay-pause = Pause
web-replay-position = Position in the match
web-replay-eyes = Seen by
web-move-n-of = Move { $n } of { $last }
web-spectator = spectator
web-hand-of = Hand of { $name }
web-back-to-table = To the table

## Fair shuffles

web-fair-shuffles = Fair shuffles
web-fair-how = The server sealed a secret before the players said their words. Secret and words together make every shuffle. After the last move the secret is opened, and your browser derives all shuffles anew.
web-fair-seal = Seal
web-fair-word-of = Word of { $name }
web-fair-secret = Secret
web-fair-secret-later = opened after the last move
web-fair-checks = Checked by your browser
web-fair-lines-fit =
    { $n ->
        [one] { $n } line of the match file is whole.
       *[other] All { $n } lines of the match file are whole, and none was put in later.
    }
web-fair-secret-fits = The secret is the one that was sealed.
web-fair-seal-fits = The seal is the one that this browser noted before it sent a word.
web-fair-seal-changed = The seal is not the one that this browser noted before it sent a word.
web-fair-word-fits = Your word “{ $word }” went into the shuffles.
web-fair-word-changed = Your word “{ $word }” is not among the words of the match.
web-fair-starter-fits = By the dice, { $name } starts the first game, and so it was.
web-fair-starter-misfit = By the dice, { $name } should have started the first game.
web-fair-moves-fit =
    { $n ->
        [one] The deal was derived anew, and { $n } move fits it.
       *[other] Every deal was derived anew, and all { $n } moves fit: nobody played a card that was not dealt or drawn.
    }
web-fair-card-misfit = Move { $n }, “{ $move }”: by the dice this card was not in that hand.
web-fair-cards-fit =
    { $n ->
        [one] { $n } card that you were shown is the one of the derived deck.
       *[other] All { $n } cards that you were shown are those of the derived decks, in their order.
    }
web-fair-event-misfit = Card event { $n }: you were shown { $shown }, but by the dice it is { $due }.
web-fair-passed = Everything fits: the cards were neither chosen nor changed.
web-fair-failed = Something does not fit: keep the match file, and ask whoever runs the server.
web-fair-no-note = This browser sent no word to this match, or has forgotten it: that the seal was there before the words is not checked.
web-fair-limit = This proves that nobody chose or changed the cards. It does not prove that nobody saw them: whoever runs the server could read the hidden cards, and two players could talk.

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

## About

web-about-what = Cairn is a table for board games that runs on your own machine: with friends, with bots, in five languages, by mouse, touch, keyboard or screen reader. It is free software.
web-about-publishers = Cairn is not connected with any publisher. Rules and pictures are in our own words and our own drawings. If you like a game here, buy its box.
web-about-fair = Fair by proof
web-about-fair-text = A secret is sealed before the match and opened after it; your browser derives every shuffle anew.
web-about-private = Yours alone
web-about-private-text = No accounts, no trackers, nothing from other sites. The server keeps matches and a hashed token of your browser; your browser keeps your settings and your words for the shuffles.
web-about-thanks = With thanks to
web-about-icons = icons by Lorc, Delapouite and contributors, recoloured; licence
web-about-fonts = typefaces; licence
web-about-code = Libraries under the MIT and Apache 2.0 licences:
web-about-version = Version
web-about-engine = Engine
web-about-api = The HTTP part of the server, described

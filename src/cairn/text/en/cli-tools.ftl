### The command line: its frame and its tools.

## The frame

cli-about = Cairn: a table for expedition games with hidden information.
cli-alone = `cairn` alone serves the table and opens the browser.
cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-example = Example
cli-word-command = COMMAND
cli-word-game = GAME
cli-word-bot = BOT
cli-word-file = FILE
cli-word-language = LANGUAGE
cli-word-card = CARD
cli-word-place = PLACE
cli-word-text = WORDS

cli-group-play = To play
cli-group-study = To study games
cli-group-engine = To look after the engine

cli-brief-serve = Play in the browser, alone, with friends or with bots.
cli-brief-play = Play in the terminal, with bots or with others.
cli-brief-rules = Read the rules of a game.
cli-brief-cards = Read what the cards of a game do.
cli-brief-map = Look at the map of a game.
cli-brief-games = See which games there are, with their options and bots.
cli-brief-replay = Read the story of a match, see any of its positions.
cli-brief-verify = Check that nobody tampered with a match.
cli-brief-simulate = Let bots play many games, and compare them.
cli-brief-arena = Let bots meet on the same deals, and rate them.
cli-brief-bot = Let a program of yours play at a live table.
cli-brief-conformance = Check that a game keeps what the engine promises.
cli-brief-bench = Measure how fast the engine is.
cli-brief-build = Compile the engine: the same results, much faster.
cli-brief-check-matches = Check that every kept match still plays under these rules.

cli-about-serve = { cli-brief-serve }
cli-about-play = { cli-brief-play }
cli-about-rules = { cli-brief-rules }
cli-about-cards = Lists the cards of a game, or shows one of them: its values, and what it does.
cli-about-map = Shows the map of a game as a picture and as a list, or one place with all that starts and ends there; and what of it is published, what reconstructed.
cli-about-games = { cli-brief-games }
cli-about-replay = Tells a match move by move in sentences, then shows the table as it lies after the last of them.
cli-about-verify = Checks a match file: every line, the sealed secret, every shuffle and every move. If the seal is the one you saw before the first move, the host did not change the cards and, unless the host or a friend of the host played, did not choose them; whether the host looked at them, nothing can show.
cli-about-simulate = Lets bots play many games against each other. The same seed gives the same results, however many processes play.
cli-about-arena = Lets every two bots play the same deals from every seat, and says how much better one is and how sure that is. At a table for more than two, the bot named later sits alone among copies of the other. The same seed gives the same results, however many processes play.
cli-about-bot = Lets a program that reads views and writes moves play one seat of a live table. Whoever made the table gives the seat to a bot from outside, and its page shows the key. Without --key-file the key is read from CAIRN_BOT_KEY, or asked for.
cli-about-conformance = Plays many random games and checks at every move what the engine promises: copies are apart, secrets are kept, refusals are explained, pieces are conserved.
cli-about-bench = Measures the CPU time of one core and takes the best of three runs.
cli-about-build = { cli-brief-build }
cli-about-check-matches = { cli-brief-check-matches }

cli-arg-help = Show this help.
cli-arg-version = Show the version.
cli-arg-lang = en, de, fr, it or pl; otherwise the language of your system.
cli-arg-json = Print one JSON object.
cli-arg-game = The name of a game, as `cairn games` shows it; or a game of your own, as in mine.py:GAME.
cli-arg-games = How many games (default { $n }).
cli-arg-seed = Where the shuffles begin (default 1).
cli-arg-jobs = How many processes (default: one for each core).
cli-arg-set = Set an option of the game, as in --set milestones=on.
cli-arg-seats = The bots, separated by commas (default random,rule).
cli-arg-swap = Let the bots change seats from game to game, or not.
cli-arg-plot = Also draw the spread of points into an SVG file.
cli-arg-pure = Run the engine interpreted, even if it is compiled.
cli-arg-all-variants = Go through all variants of the game.
cli-arg-file = A match, as `cairn play` saves it.
cli-arg-browser = What your browser knows of the match, as its page saves it under “Fair shuffles”.
cli-arg-to = Stop after this many moves.
cli-arg-seat = Show what this seat saw.
cli-arg-reveal = Show all hands and all that was hidden, even if the match is not over.
cli-arg-components = The folder of component tables to play with instead of the game’s own.
cli-arg-seat-count = Check tables with this many seats only (default all in turn).
cli-arg-strict = Exit with 1 if a target is missed.
cli-arg-facts = Check facts that are known of the game instead of its speed.

## What the frame refuses

cli-no-command = There is no command “{ $text }”; `cairn --help` shows all.
cli-no-command-guess = There is no command “{ $text }”; did you mean “{ $guess }”?
cli-no-flag = “{ $command }” does not know { $text }; `{ $command } --help` shows what it knows.
cli-no-flag-guess = “{ $command }” does not know { $text }; did you mean { $guess }?
cli-too-many = “{ $text }” is one word too many for “{ $command }”.
cli-missing = “{ $command }” needs to know: { $text }.
cli-needs-value = { $text } needs a value.
cli-not-both = { $text } and { $other } do not go together.
cli-misread = “{ $command }” cannot be read: { $text }.
cli-not-a-number = { $option } needs a whole number, not “{ $text }”.
cli-out-of-bounds = { $option } cannot be { $text }; it goes from { $low } to { $high }.
cli-not-an-assignment = --set needs name=value, not “{ $text }”.
cli-no-file = There is no file “{ $file }”.
cli-no-browser-file = { $file } is not what a browser saves: { $problem }.
cli-is-folder = “{ $file }” is a folder, not a match.
cli-no-permission = You may not read the file “{ $file }”.
cli-file-trouble = Something is wrong with the file “{ $file }”: { $why }.
cli-system-trouble = The system refuses: { $why }.
cli-stopped = Stopped.
cli-crash = The engine failed at move { $n } ({ $move }). This is a bug of ours, not your mistake; `cairn replay { $file }` shows it again.
cli-bug = Cairn itself failed ({ $name }: { $text }). This is a bug of ours; with CAIRN_DEBUG=1 you see where.

## cairn games

games-seats =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
games-seats-between = { $low } to { $high } seats
games-rules-version = rules version { $n }
games-bots = Bots:
games-default = default { $value }
games-simulated = in simulations { $value }

## cairn cards

cards-arg-name = The name of a card or its beginning, in English or in your language.
cards-arg-set = Only this set; an unknown name lists the sets that there are.
cards-none = { $title } has no cards with texts of their own; `cairn rules { $game }` shows its rules.
cards-no-card = There is no card “{ $text }”.
cards-no-card-guess = There is no card “{ $text }”; did you mean “{ $guess }”?
cards-ambiguous = “{ $text }” may mean: { $names }.
cards-no-set = There is no set “{ $text }”; there are: { $names }.
cards-name = card
cards-hint = `cairn cards { $game } { $text }` shows one of them.

## cairn map

map-arg-place = The name of a place or its beginning, in English or in your language.
map-none = { $title } has no map.
map-no-place = There is no place “{ $text }” on the map.
map-no-place-guess = There is no place “{ $text }” on the map; did you mean “{ $guess }”?
map-ambiguous = { cards-ambiguous }
map-hint = `cairn map { $game } { $text }` shows one of the places.

## cairn arena

arena-arg-bots = The bots, at least two: names, search:playouts=300, stdio:COMMAND or mine.py:MyBot.
arena-arg-deals = Deals that each pair plays, each from every seat (default 100).
arena-arg-seats = Seats at the table (default: as few as can play).
arena-arg-sprt = Stop a pair as soon as it is clear whether its share of wins is at most LOW or at least HIGH, such as 0.5,0.55.
arena-arg-keep = Keep the results in this file, and go on with what it holds.
arena-arg-report = Write a report with plots, one HTML file.
arena-playing = Games
arena-how = Each deal is played once per seat, with the same dice; a deal is one observation. Beside a value: where the true one lies, 95 times out of 100. Seats at the table: { $seats }.
arena-ratings = Ratings
arena-rating = rating
arena-meetings = Head to head
arena-points = Points
arena-seats = Seats
arena-lengths = Length of games
arena-seat = Seat { $n }
arena-starter = who starts
arena-column-pair = bots
arena-column-deals = deals
arena-column-share = wins
arena-column-margin = points ahead
arena-column-moves = moves
arena-column-turns = turns
arena-column-capped = capped
arena-needs-two = The arena compares bots: name at least two, each once.
arena-other-journal = “{ $file }” holds the results of another tournament; name another file.
arena-sprt = “{ $text }” does not say two shares of wins, such as 0.5,0.55.
arena-sprt-low = { $bot } against { $other }: at most { $low } of the wins.
arena-sprt-high = { $bot } against { $other }: at least { $high } of the wins.
arena-sprt-open = { $bot } against { $other }: not decided between { $low } and { $high }.
arena-note = Games: { $games }, in { $seconds } s. A deal is one observation: its games share their cards.
arena-reported = The report is in { $file }
arena-arg-limit = Seconds that a bot from outside has for each move (default 10).
arena-rating-note = 400 points more are ten times the odds to win. { $bot } has 0.
arena-meetings-note = The bot in front: its share of the wins, and its points ahead of the others. The dashed line is no difference.
arena-seats-note = The share of the wins in all games. The dashed line is a fair share.
arena-axis-turns = turns, in classes of { $n }
arena-axis-moves = moves, in classes of { $n }
arena-forfeits = Forfeited games
arena-forfeits-note = A bot from outside that stops, answers too late or names no legal move loses that game. The points of such a deal are not counted.
arena-forfeited = { $bot } forfeited games: { $games }.
arena-column-bot = bot
arena-column-games = games
arena-column-why = what happened
arena-why-stopped = stopped: { $text }
arena-why-late = no move within { $text }
arena-why-illegal = no legal move: { $text }
arena-stopped = Stopped. These are the deals that were played; with --keep FILE a tournament can go on later.
arena-stopped-kept = Stopped. These are the deals that were played; the same command goes on with “{ $file }”.
arena-bot-broken = The bot “{ $bot }” does not start: { $text }.
arena-search-part = “{ $bot }” does not describe a search: write search:playouts=300, and behind commas what else you want to set of { $names }.
arena-search-number = “{ $bot }”: “{ $text }” is no number that { $option } may have.
arena-no-command = “{ $bot }” names no command; write stdio:python3 bot.py, in quotes.
arena-no-program = “{ $bot }”: there is no program “{ $text }”.

## cairn simulate

simulate-playing = Playing
simulate-count = games: { $games }
simulate-seed = seed { $seed }
simulate-plot-svg = The picture is an SVG file, so “{ $file }” would be the wrong name; how about “{ $guess }”?
simulate-plotted = The picture is in { $file }
simulate-bot = bot
simulate-wins = wins
simulate-shared = shared
simulate-share = share
simulate-points = points
simulate-sd = spread
simulate-note = A shared win counts as half. Beside it: where the true value lies, 95 times out of 100. Spread: standard deviation.
simulate-starter = The seat that starts wins { $share } ({ $low } to { $high }).
simulate-seat-1 = Seat 1 wins { $share } ({ $low } to { $high }).
simulate-no-swap = The bots kept their seats, so a good seat cannot be told from a good bot.
simulate-moves = A game takes { $mean } moves ({ $low } to { $high }).
simulate-turns = That is { $mean } turns ({ $low } to { $high }).
simulate-turn-cap = Games in which the cap of { $cap } turns took effect: { $games }.
simulate-draws = Drawn games: { $games }.
simulate-forfeited = { $bot } forfeited games: { $games }. It stopped, was too late or named no legal move.
simulate-arg-sweep = Play the games once with each of these values of an option, and compare; values that have commas are separated by semicolons.
simulate-sweep-two = To compare values of { $option }, name at least two of them, and do not set it besides.
simulate-sweep-note = The same seeds for each value. Behind shares and points: where the true value lies, 95 times out of 100.
simulate-arg-cards = Try these cards, or all: one player may gain the card and the other may not, on the same deals from both seats; --games is then the number of deals for each card.
simulate-cards-playing = Trying cards
simulate-cards-deals = deals for each card: { $deals }
simulate-cards-card = card
simulate-cards-with = wins with it
simulate-cards-got = gained by
simulate-cards-gained = wins if gained
simulate-cards-note = Wins with it: the share of a player who may gain the card against one who may not, on the same deals from both seats; 50% means that it changes nothing. Points: how far ahead. Gained by: how often whoever may gain it did. Wins if gained: the share of whoever gained it in games between equals in which the other did not; chance and intent are mixed there. Beside each: where the true value lies, 95 times out of 100.
simulate-cards-none = { $game } has no cards that could be left out.
simulate-cards-unknown = “{ $text }” is no card that can be tried here. There are: { $names }.
simulate-speed =
    { $jobs ->
        [one] { $games } games and { $decisions } decisions a second, in one process.
       *[other] { $games } games and { $decisions } decisions a second, in { $jobs } processes.
    }
simulate-axis = points, in classes of { $n }

## cairn conformance

conformance-playing = Checking
conformance-variant = variant
conformance-games = games
conformance-moves = moves
conformance-seconds = seconds
conformance-signature = signature
conformance-check = check
conformance-count = times
conformance-least = Least often played: { $text }
conformance-clean = Nothing to complain of.
conformance-faults =
    { $n ->
        [one] { $n } fault
       *[other] { $n } faults
    }
conformance-file = The match that shows it: { $file }

## cairn replay

replay-position =
    { $n ->
        [0] The table before the first move
        [one] The table after { $n } move
       *[other] The table after { $n } moves
    }
replay-not-over = The match is not over yet.
replay-hidden = So only what everybody sees is shown: --seat N shows what a seat sees, --reveal all hands.
replay-goes-on =
    { $n ->
        [one] The match goes on for { $n } more move.
       *[other] The match goes on for { $n } more moves.
    }
replay-too-far =
    { $moves ->
        [one] --to { $n } is too far: the match has { $moves } move.
       *[other] --to { $n } is too far: the match has { $moves } moves.
    }
replay-crash = The engine fails at move { $n } of this match ({ $move }). This is a bug of ours; with CAIRN_DEBUG=1 you see where.

## cairn verify

verify-chain = Lines
verify-game = Game
verify-seal = Sealed secret
verify-shuffles = Shuffles
verify-moves = Moves
verify-chain-ok =
    { $n ->
        [one] { $n } line, chained by its check
       *[other] { $n } lines, each chained to the one before
    }
verify-game-ok = { $title }, rules version { $n }
verify-seal-ok = the secret fits the seal { $seal }
verify-seal-quick = quick dice of a simulation: nothing was sealed
verify-shuffles-ok = { $n } derived again ({ $list })
verify-moves-ok =
    { $n ->
        [one] { $n } move, allowed where it was played
       *[other] { $n } moves, all allowed where they were played
    }
verify-moves-resigned = { verify-moves-ok }; then { $name } resigned
verify-browser = Browser
verify-browser-ok =
    { $n ->
        [one] it was told { $n } event, and what was published to it is what happened
       *[other] it was told all { $n } events, and what was published to it is what happened
    }
verify-browser-seal = it noted another seal before the first word
verify-browser-word = it sent the word “{ $word }”, which this match does not have
verify-browser-options = it agreed to other options
verify-browser-sources = it was told that other things would be shuffled
verify-browser-events = it was told { $n } events, and the match has { $due }
verify-browser-event = event { $n } was told to it as “{ $text }”, but it was “{ $guess }”
verify-browser-shuffle = shuffle { $k } of “{ $text }” was published otherwise
verify-browser-place = another place was published for event { $n }
verify-fits = fits
verify-not-made = not checked
verify-all-fits = Everything fits. If this is the seal you saw before the first move, the host did not change the cards and, unless the host or a friend of the host played, did not choose them; whether the host looked at them, nothing can show.
verify-all-fits-unsealed = Everything fits. As nothing was sealed, this does not show where the cards came from.
verify-does-not-fit = This match does not fit itself.
verify-cannot-check = This match cannot be checked here.

## cairn bench

bench-measuring = Measuring
bench-measured = measured
bench-target = target
bench-random-games = Random games
bench-random-decisions = The same, decisions
bench-options-games = Random games by the list of options
bench-options-decisions = The same, decisions
bench-driven-games = Random games driven from plain Python
bench-clone = Copying a position
bench-start = Shuffling and dealing
bench-imagine = Imagining a position
bench-view = Viewing a position
bench-digest = Taking the digest of a position
bench-rule-games = Rule bot against rule bot
bench-policy-playouts = Playouts by the quick policy, each in another world
bench-random-games-milestones = Random games with milestones
bench-random-games-six-colours = Random games with six colours
bench-random-games-expert = Random games, expert game
bench-mixed-games = Random games on the four recommended sets
bench-mixed-decisions = The same, decisions
bench-ten-card-games = Random games with the first ten cards
bench-money-games = Money bot against money bot
bench-clone-mid-card = Copying a position in the middle of a card
bench-unit-games-s = games/s
bench-unit-decisions-s = decisions/s
bench-unit-playouts-s = playouts/s
bench-unit-ns = ns
bench-unit-us = µs
bench-engine-compiled = The engine is compiled
bench-engine-pure = The engine is interpreted (CAIRN_PURE=1)
bench-engine-interpreted = The engine is interpreted (`cairn build` compiles it)
bench-engine-stale = The engine is interpreted: the compiled one does not fit its sources (`cairn build`)
bench-cores =
    { $n ->
        [one] { $n } core
       *[other] { $n } cores
    }
bench-how = CPU time of one core, best of three runs. Events are off; who has seen which card is kept.
bench-checksum = Checksum { $sum }: the same compiled and interpreted, or something is wrong.
bench-fact-money-alone = Money alone: turn of the fourth Province
bench-fact-smithy-alone = Smithy alone: turn of the fourth Province
bench-fact-smithy-wins = Smithy against money: games won in 100
bench-fact-witch-wins = Witch against money: games won in 100
bench-facts-how = { $games } games each; a shared win counts as half. Beside it: where the true value lies, 95 times out of 100.
bench-no-facts = There are no facts known of “{ $name }”; there are of: { $names }.

## cairn bot

bot-word-address = ADDRESS
bot-arg-address = The address of the table, as the browser shows it.
bot-arg-bot = The program, with stdio: in front, such as stdio:./bot.
bot-arg-key-file = A file with the key of the seat.
bot-key = Key of the seat
bot-only-stdio = Only a program on standard streams plays at a live table, such as “stdio:python3 bot.py”; “{ $bot }” is none.
bot-no-address = “{ $text }” is not the address of a table.
bot-no-server = Nobody answers at { $text }.
bot-failed = The program has given no answer ({ $text }). Start it again within a minute, or the match is lost.
bot-won = The match is over: won.
bot-lost = The match is over: not won.

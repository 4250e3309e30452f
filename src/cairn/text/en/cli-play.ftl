### The table in the terminal: `cairn play`.

## Arguments

play-arg-seats = Who sits where: me or a bot for each seat, separated by commas (default me,rule).
play-arg-name = Your name; once more for each further person.
play-arg-seed = The same seed deals the same cards again.
play-arg-word = A word of yours that goes into the shuffle; --word alone asks for it once the secret is sealed.
play-arg-plain = Tell the table, one sentence a line, without drawing and colours.
play-arg-fast = Let bots among themselves play without a pause.
play-arg-jobs = In how many processes a bot thinks (default: one for each core, at most 4); its moves are the same.
play-arg-save = Keep the match in this file.
play-arg-resume = Go on with the match in this file; without a file, with the newest that is not over.
play-arg-after = Play the next game of a series: the seats and options of the match in this file, which is over.

## What the table cannot do

play-no-game = Which game? There are: { $names }.
play-no-seat = “{ $text }” is neither me nor a bot; there are: { $names }.
play-too-many =
    { $people ->
        [one] { $text } is there { $n } times, but one person sits at the table.
       *[other] { $text } is there { $n } times, and the number of people at the table is { $people }.
    }
play-keeps-its-own = A match that goes on keeps its seats, names, words, cards, options and file; leave out { $text }.
play-series-keeps = The next game of a series keeps its game, seats and names; leave out { $text }.
play-not-over = The match in { $file } is not over yet; the next game of a series follows when it is.
play-outside-again = This match has bots from outside: { $names }. If you trust them, name them again: --seats { $seats }.
play-nothing-to-resume = There is no unfinished match in { $file }.
play-file-taken = The file { $file } is there already; name another one.
play-no-write = The file { $file } cannot be written.
play-cannot-save = The file { $file } cannot be written any more; the match goes on, but it is not saved.
play-no-number = There is no move { $n }; the numbers go from 1 to { $last }.
play-ambiguous = “{ $text }” may mean: { $moves }.
play-none-allowed = No move that begins like “{ $text }” is allowed now.

## Names

play-person = Seat { $n }
play-bot = Bot { $bot }

## Beginning and end

play-sealed = Sealed secret: { $seal }
play-kept = The match is kept in { $file }
play-resumed = The match goes on after move { $n }.
play-already-over = This match is over.
play-gives-up = { $name } loses the match: { $why }.
play-stand-in = { $name } is out of the match: { $why }. The bot { $bot } plays on in that seat.
play-say-word = { $person }, a word for the shuffle, or nothing:
play-secret = The secret was: { $secret }
play-verify = To check the match: { $line }
play-input-ended = The input ended before the match did.
play-saved = The match is saved in { $file }
play-go-on = To go on with it: { $line }

## Several people at one terminal

play-pass = Pass the table to { $name }, who looks alone.
play-enter = Enter:

## Asking

play-minus = minus { $n }
play-ask = Number or move:
play-ask-enter = Enter: { $does }
play-choose = { $number }: { $does }.
play-your-hand = Your hand: { $list }.
play-watching = Enter: faster · { play-command-quit }: save and leave

## Commands: one word each

play-command-undo = undo
play-command-log = log
play-command-score = score
play-command-hand = hand
play-command-table = table
play-command-why = why
play-command-hint = hint
play-command-rule = rule
play-command-save = save
play-command-help = help
play-command-quit = quit
play-command-yes = yes
play-command-no = no
play-command-card = card

play-help-moves = A number; or a move in words, “{ $does }” or “{ $move }”; or the beginnings of its words, “{ $begun }”.
play-help-rules = The rules: “{ play-command-rule }” with an id or a word, or `cairn rules { $game }`.
play-help-undo = take your last move back
play-help-log = all that has happened
play-help-score = the score pad
play-help-hand = your hand
play-help-table = the table once more
play-help-why = why a bot moved, or why a move is not allowed: “{ play-command-why } { $move }”
play-help-hint = a move that a strong bot would make, and why
play-help-rule = what a rule says, as in “{ play-command-rule } { $rule }”, or which rules speak of a word
play-help-save = save a copy, as in “{ play-command-save } my.match”
play-help-quit = save and leave
play-help-card = what a card does, as in “{ play-command-card } { $card }”

play-allowed = “{ $move }” is allowed.
play-allowed-some = Allowed now: { $move }.
play-why-also = The same goes for: { $move }.
play-why-what = Why what? As in “{ play-command-why } { $move }”.
play-why-bot = { $name }: { $why }
play-hint = Hint: “{ $does }”.
play-hint-none = There is no bot here that could give a hint.
play-rule-what = Which rule? As in “{ play-command-rule } { $rule }”; or a word that the rules speak of.
play-log-new = Since your last move:
play-more-rules = More rules speak of it: { $rules }.
play-card-what = Which card? As in “{ play-command-card } { $card }”.

## Undo

play-undone =
    { $who ->
        [you] You take a move back.
       *[other] { $name } takes a move back.
    }
play-undo-nothing = There is no move of yours to take back.
play-undo-bots = Since then a bot has moved or a card has come to light. Bots always agree; the match file keeps what was taken back.
play-undo-ask = { $name } asks to take a move back. Since then somebody else has moved or a card has come to light. { $other }, do you agree?
play-undo-answer = { play-command-yes } / { play-command-no }:
play-undo-refused = { $name } does not agree.

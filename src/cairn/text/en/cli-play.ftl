### The table in the terminal: `cairn play`.

## Arguments

play-arg-game = which game; `cairn games` lists them
play-arg-seats = who plays: `me` or a bot for each seat, separated by commas
play-arg-seed = the same seed deals the same cards again
play-arg-set = an option of the game; `cairn games` lists them
play-arg-name = your name; again for each further person
play-arg-word = a word of yours that goes into the shuffle; without a word you are asked for it
play-arg-plain = one sentence a line, without drawing or colours
play-arg-fast = bots among themselves play without a pause
play-arg-resume = go on with the match in this file; without a file, with the newest one
play-arg-save = keep the match in this file

## What the table cannot do

play-no-game = Which game? There are: { $names }.
play-no-seat = “{ $text }” is neither “me” nor a bot; there are: { $names }.
play-no-number = There is no move { $n }; the numbers go from 1 to { $last }.
play-ambiguous = “{ $text }” may mean: { $moves }.
play-file-taken = The file { $file } holds something else; name another one.
play-no-write = The file { $file } cannot be written.
play-nothing-to-resume = There is no unfinished match in { $file }.
play-keeps-its-own = A match that goes on keeps its own game, seats, names, words, seed and options; leave out { $text }.
play-too-many-names = { $n } names for { $people } people at the table.

## Names

play-person = Player { $n }
play-bot = Bot { $bot }
play-bot-n = Bot { $bot } { $n }

## Beginning and end

play-sealed = Sealed secret: { $seal }
play-saved-in = The match is kept in { $file }
play-resumed = The match goes on after move { $n }.
play-say-word = { $name }, say a word for the shuffle (or nothing):
play-secret = The secret was: { $secret }
play-verify = Check it: { $line }
play-left = The match is saved in { $file }
play-go-on = Go on with: { $line }
play-input-ended = The input ended before the match did.
play-already-over = This match is over.
play-cannot-save = The file { $file } cannot be written; the match goes on, but it is not saved.

## Several people at one terminal

play-pass = Pass the table to { $name }. Press Enter when only { $name } is looking.
play-anybody = Press Enter to go on.

## Asking

play-minus = minus { $n }
play-help-hint = ? { play-command-help }
play-ask-number = Number or move:
play-ask-enter = Enter: { $does }
play-choose = { $number }: { $does }.
play-your-hand = Your hand: { $list }.
play-no-hand = You hold no cards.
play-enter = Enter
play-watching = Enter: faster · { play-command-quit }: stop

## Commands: all words that are understood, the first one is shown

play-command-undo = undo
play-command-log = log
play-command-score = score
play-command-hand = hand
play-command-table = table
play-command-why = why
play-command-rule = rule
play-command-save = save
play-command-help = help
play-command-quit = quit
play-command-yes = yes, y
play-command-no = no, n

play-help-moves = A number, a move such as “{ $move }”, or the beginning of its words: “{ $short }”.
play-help-undo = take your last move back
play-help-log = all that has happened
play-help-score = the score pad
play-help-hand = your hand
play-help-table = the table once more
play-help-why = why a move is not allowed: “why { $move }”
play-help-rule = what a rule says: “rule { $rule }”
play-help-save = save a copy: “save FILE”
play-help-help = this list
play-help-quit = save and leave

play-why-allowed = “{ $move }” is allowed.
play-why-what = Why what? For example: “why { $move }”.
play-rule-what = Which rule? For example: “rule { $rule }”.
play-no-rule = There is no rule “{ $text }”.
play-rule-is = { $id }: { $says }

## Undo

play-undone = { $who ->
        [you] You take a move back.
       *[other] { $name } takes a move back.
    }
play-undo-nothing = There is no move of yours to take back.
play-undo-bots = Something has come to light since then. The bots agree; the match file keeps what was taken back.
play-undo-ask = { $name } asks to take a move back, though something has come to light since then. { $other }, do you agree? (yes or no)
play-undo-refused = { $name } does not agree.

## Lost Cities

play-lost-cities-milestones = Milestones, { $n } points each
play-lost-cities-play = play
play-lost-cities-camp = camp
play-lost-cities-rank =
    { $b ->
        [sponsor] sponsor
       *[other] { $b }
    }
play-lost-cities-pile = Draw pile: { n-cards }.
play-lost-cities-seat =
    { $who ->
        [you] You: { n-cards } in hand, { $score } points in this game, { $whole } in all.
       *[other] { $name }: { n-cards } in hand, { $score } points in this game, { $whole } in all.
    }
play-lost-cities-expedition =
    { $who ->
        [you] Your { $trail }: { $ranks }; worth { $worth }.
       *[other] { $name }, { $trail }: { $ranks }; worth { $worth }.
    }
play-lost-cities-camp-top = { $where }: { $card } on top, { n-cards }.
play-lost-cities-camp-uncounted = { $where }: { $card } on top.
play-lost-cities-closed = Closed this turn.
play-lost-cities-empty = Empty camps: { $list }.
play-lost-cities-won =
    { $who ->
        [you] You have won the milestone “{ $milestone }”.
       *[other] { $name } has won the milestone “{ $milestone }”.
    }
play-lost-cities-choose-place = { $card }: { $play } play, from { $before } to { $after }; { $camp } camp.
play-lost-cities-choose-camp = { $card }: { $camp } camp.
play-lost-cities-choose-take = { $number }: take { $card }.
play-lost-cities-sheet-expedition =
    { $who ->
        [you] Your { $trail }: { $sum } minus { $cost }, times { $times }, plus { $bonus }: { $worth }.
       *[other] { $name }, { $trail }: { $sum } minus { $cost }, times { $times }, plus { $bonus }: { $worth }.
    }
play-lost-cities-sheet-milestones =
    { $who ->
        [you] Your milestones: { $n }.
       *[other] { $name }, milestones: { $n }.
    }
play-lost-cities-sheet-points =
    { $who ->
        [you] You have { $score } points in this game.
       *[other] { $name } has { $score } points in this game.
    }

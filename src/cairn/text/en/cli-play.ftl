### The table in the terminal: `cairn play`.

## Arguments

play-arg-seats = Who sits where: me or a bot for each seat, separated by commas (default me,rule).
play-arg-name = Your name; once more for each further person.
play-arg-seed = The same seed deals the same cards again.
play-arg-word = A word of yours that goes into the shuffle; --word alone asks for it once the secret is sealed.
play-arg-plain = Tell the table, one sentence a line, without drawing and colours.
play-arg-fast = Let bots among themselves play without a pause.
play-arg-save = Keep the match in this file.
play-arg-resume = Go on with the match in this file; without a file, with the newest that is not over.

## What the table cannot do

play-no-game = Which game? There are: { $names }.
play-no-seat = “{ $text }” is neither me nor a bot; there are: { $names }.
play-too-many =
    { $people ->
        [one] { $text } is there { $n } times, but one person sits at the table.
       *[other] { $text } is there { $n } times, and the number of people at the table is { $people }.
    }
play-keeps-its-own = A match that goes on keeps its seats, names, words, cards, options and file; leave out { $text }.
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
play-command-rule = rule
play-command-save = save
play-command-help = help
play-command-quit = quit
play-command-yes = yes
play-command-no = no
play-command-all = all
play-command-card = card
play-command-map = map

play-help-moves = A number; or a move in words, “{ $does }” or “{ $move }”; or the beginnings of its words, “{ $begun }”.
play-help-undo = take your last move back
play-help-log = all that has happened
play-help-score = the score pad
play-help-hand = your hand
play-help-table = the table once more
play-help-why = why a move is not allowed, as in “{ play-command-why } { $move }”
play-help-rule = what a rule says, as in “{ play-command-rule } { $rule }”
play-help-save = save a copy, as in “{ play-command-save } my.match”
play-help-help = this list
play-help-quit = save and leave
play-help-all = play all Treasures of your hand, one after another
play-help-card = what a card does, as in “{ play-command-card } { $card }”
play-help-map = the places of the map, or one of them, as in “{ play-command-map } lagos”

play-allowed = “{ $move }” is allowed.
play-why-what = Why what? As in “{ play-command-why } { $move }”.
play-rule-what = Which rule? As in “{ play-command-rule } { $rule }”.
play-no-rule = There is no rule “{ $text }”.
play-all-nothing = There are no Treasures to play now.
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
        [you] You: { n-cards } in hand; points in this game: { $score }; in all: { $whole }.
       *[other] { $name }: { n-cards } in hand; points in this game: { $score }; in all: { $whole }.
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
        [you] Milestone of yours: “{ $milestone }”.
       *[other] { $name }, milestone: “{ $milestone }”.
    }
play-lost-cities-choose-place = { $card }: { $play } play, from { $before } to { $after }; { $camp } camp.
play-lost-cities-choose-camp = { $card }: { $camp } camp.
play-lost-cities-choose-take = { $number }: take { $card }.
play-lost-cities-times =
    { $times ->
        [1] { "" }
       *[other] , times { $times }
    }
play-lost-cities-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , plus { $bonus }
    }
play-lost-cities-sheet-expedition =
    { $who ->
        [you] Your { $trail }: { $sum } minus { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } is { $worth }.
       *[other] { $name }, { $trail }: { $sum } minus { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } is { $worth }.
    }
play-lost-cities-sheet-milestones =
    { $who ->
        [you] Your milestones: { $n }.
       *[other] { $name }, milestones: { $n }.
    }
play-lost-cities-sheet-points =
    { $who ->
        [you] Your points in this game: { $score }; in all: { $whole }.
       *[other] { $name }, points in this game: { $score }; in all: { $whole }.
    }

## Dominion

play-dominion-line = { $heading }: { $list }.
play-dominion-seat =
    { $who ->
        [you] You: { $list }.
       *[other] { $name }: { $list }.
    }
play-dominion-has =
    { $who ->
        [you] You, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-dominion-pile = { $pile }, cost { $cost }, { $n } left
play-dominion-pile-changed = { $pile }, cost { $cost } instead of { $printed }, { $n } left
play-dominion-price = { $pile }, cost { $cost }
play-dominion-token =
    { $who ->
        [you] your token { $sign }
       *[other] { $name }’s token { $sign }
    }
play-dominion-won =
    { $who ->
        [you] You win
       *[other] { $name } wins
    }
play-dominion-shared = Shared win: { $list }

### Words and sentences that all games share.

## Seats, numbers, lists

seat-n = seat { $n }
number = { NUMBER($n) }
list-and = { $some } and { $last }
n-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
# After a verb; only Polish tells the two apart.
n-cards-acc = { n-cards }
n-points =
    { NUMBER($points) ->
        [one] { NUMBER($points) } point
       *[other] { NUMBER($points) } points
    }

## The table

your-turn = Your turn
waiting-for = Waiting for { $name }
is-thinking = { $name } is thinking
game-over = Game over
final-scores = Final scores
rule-ref = Rule { $id }
match-won =
    { $who ->
        [you] You win the match, { NUMBER($points) } to { NUMBER($other) }
       *[other] { $name } wins the match, { NUMBER($points) } to { NUMBER($other) }
    }
match-shared = Shared win, { n-points } each
match-resigned =
    { $who ->
        [you] You resign
       *[other] { $name } resigns
    }

## Why a bot moved

# How far ahead of the best of the others the games end that a bot imagines; below 0: behind. Where by_round is
# not 0, they are imagined to the end of the round only.
bot-reason-outlook =
    { $by_round ->
        [0] lead at the end { NUMBER($lead) } on average, { NUMBER($worst) } in the worst quarter of the imagined games
       *[other] lead at the end of the round { NUMBER($lead) } on average, { NUMBER($worst) } in the worst quarter of the imagined rounds
    }
bot-reason-imagined =
    { $by_round ->
        [0] imagined games
       *[other] imagined rounds
    }
bot-reason-fear =
    { $answers ->
        [0] { "" }
       *[other] , most of all after “{ $answer }”
    }
bot-reason-line =
    { $line ->
        [0] { "" }
        [1] , next “{ $then }”
       *[other] , next “{ $then }”, then “{ $later }”
    }
bot-reason-gain = Brings about { NUMBER($gain) } more than “{ $instead }”{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-often = Ahead in { $often } of 100 { bot-reason-imagined }, after “{ $instead }” in { $seldom }{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-close = Hardly better than “{ $instead }”{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-first = The first idea; nothing was clearly better, not even “{ $instead }”{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-quick = By rule of thumb{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-slip = “{ $instead }” was overlooked{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
# What others at the table may hear: nothing that tells of a hand.
bot-reason-told = Expected: { bot-reason-outlook }.
bot-reason-quick-told = By rule of thumb: { bot-reason-outlook }.
bot-reason-random = Drawn by lot from all moves.

## What cannot be done

no-unknown-move = Unknown move “{ $text }”; did you mean “{ $guess }”?
no-such-move = Unknown move “{ $text }”.
no-not-your-move = It is { $name }’s move.
no-stale = The table has moved on; look again.
no-game-over = The game is over.
no-undo-final = Since then a card has been seen; in this game that cannot be taken back.
no-resign = Only a match of two can be given up.
no-not-in-hand = { $card } is not in your hand.

## How a match cannot be set up

no-such-game = There is no game “{ $name }”; there are: { $names }.
no-such-bot = There is no bot “{ $name }”; there are: { $names }.
no-such-check = There is no check “{ $name }”; there are: { $names }.
no-such-language = There is no language “{ $name }”; there are: { $names }.
no-such-seat = There is no seat { $n }.
no-option = There is no option “{ $option }”; there are: { $options }.
no-option-value = The option “{ $option }” cannot be “{ $value }”; it can be: { $values }.
no-seats = Number of seats: { $n }; this game needs at least { $low } and at most { $high }.
bad-position-value = This position cannot occur: “{ $value }” does not fit “{ $name }”.

## What can be wrong with a saved match

match-not-a-match = This is not a Cairn match.
match-version = This match has format { $version }, which is unknown here.
match-header = Line { $line } is not a header of a match: “{ $text }”.
match-headers-damaged = The headers above line { $line } have been changed or damaged.
match-damaged = Line { $line } has been changed or damaged: “{ $text }”.
match-truncated = The match breaks off before its end.
match-game = This match is of an unknown game: “{ $name }”. If it is a game of your own, say where it is: --game mine.py:GAME.
match-rules-version = This match follows version { $version } of the rules; here they have version { $ours }.
match-tables = This match was played with other component tables (“{ $tables }”): --components names their folder.
match-commitment = The secret is not the one that was sealed at the start.
match-step = Line { $line }: step { $n } does not fit.
match-after-end = Line { $line }: the match is over before step { $n }.
match-seat = Step { $n } belongs to another seat: it is { $name }’s move.
match-unknown-move = Step { $n }: “{ $move }” is no move of this game.
match-illegal = Step { $n }: “{ $move }” is not allowed there.
match-undo = The match cannot go back to step { $n }.

no-such-request = The table does not understand this request: { $problem }.
no-request-so-large = A request may have at most { $n } bytes.
no-foreign-page = This request comes from another site’s page.
no-bug = Something went wrong at this table, and it is our fault. Nothing has changed; the match was written to the file { $file } on the server.
no-store = The move could not be saved. Nothing has changed; please try again.
no-store-version = { $file } has format { $version }; this version of Cairn reads format { $ours }.
no-text-so-long = A name or a word may have at most { $n } letters.

no-such-table = There is no such table.
no-such-key = This key does not fit the table.
no-open-seat = There is no open seat.
no-not-your-seat = Seat { $n } is not yours.
no-not-at-table = Only those who sit at this table may do that.
no-watching = Nobody may watch this table.
no-word-again = A word that has been said cannot be changed.
no-more-tables = You have { $n } tables that are not over; finish one first.
no-not-host = Only the host of this table may do that.
no-close = While others are playing here the table cannot be closed.
no-share-yet = A match can be shared once it is over.

no-match-yet = The match has not started yet.
no-shuffles-yet = The shuffles are published when the match is over.
no-old-rules = This match was played with older rules; it cannot go on.
no-such-position = There is no position { $n }; the last one is { $last }.
no-curve-yet = The points over a match are told when it is over.
no-spectators-play = You are watching; only those who sit here can play.
no-hint = A hint is for whoever is to move.
no-hint-among-people = Among people there are hints only where the table says so.
no-hint-here = There are no hints at this table.
no-explaining = Why bots move as they do is told only where hints are given.

no-batch-shown = Before this move a new card comes to light; look at it first.
no-undo = There is nothing to take back.
no-undo-twice = { $name } has already asked to take a move back.
no-undo-asked = Nobody asks to take a move back any more.
no-undo-not-asked = You have not been asked.
no-undo-declined =
    { $who ->
        [you] You did not agree to take the move back.
       *[other] { $name } did not agree to take the move back.
    }
no-undo-lapsed = Nobody answered in time; the move stays.
no-undo-time = There is not enough time left to take this back.
no-undo-here = At this table nothing is taken back.

no-chat-length = A line of the chat needs at least one letter and may have at most { $n }.
no-chat-so-fast = At most { $n } lines in { $seconds } seconds, please.

match-snapshot = After step { $n } the position is not the one that was kept.
no-store-file = The file { $file } is not one that keeps tables.

## Leaving, coming back, playing again

no-take-over = A bot may take over from somebody who is out of time or has been away for { $n } seconds; { $name } is not.
no-stand-in = A bot is playing for you; take your seat back first.
no-bot-may = A bot from outside may play its moves, and do nothing else.
no-bot-name = “{ $text }” is the name of a bot of ours; choose another one.
no-time-left = You have no time left for this match; the bot plays it to the end.
no-rematch-yet = A rematch can be offered once the match is over.
no-rematch-declined = { $name } does not want a rematch now.
table-left =
    { $who ->
        [you] You have left the table; { $bot } plays for you
       *[other] { $name } has left the table; { $bot } plays on
    }
table-replaced =
    { $who ->
        [you] You were away; { $bot } plays for you
       *[other] { $name } is away; { $bot } plays on
    }
table-out-of-time =
    { $who ->
        [you] Your time is up; { $bot } plays for you
       *[other] { $name }’s time is up; { $bot } plays on
    }
table-time-is-up =
    { $who ->
        [you] Your time is up
       *[other] { $name }’s time is up
    }
table-bot-illegal = { $name } made a move that is not allowed, and has lost
table-bot-late = { $name } has thought for too long, and has lost
table-bot-gone = { $name } has not come back, and has lost
table-bot-illegal-on = { $name } made a move that is not allowed; { $bot } plays on
table-bot-late-on = { $name } has thought for too long; { $bot } plays on
table-bot-gone-on = { $name } has not come back; { $bot } plays on
table-came-back =
    { $who ->
        [you] You take your seat back
       *[other] { $name } is back
    }
table-rematch-declined =
    { $who ->
        [you] You do not want a rematch now
       *[other] { $name } does not want a rematch now
    }

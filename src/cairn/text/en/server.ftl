no-such-request = The table does not understand this request: { $problem }.
no-request-so-large = A request may have at most { $n } bytes.
no-foreign-page = This request comes from another site’s page.
no-bug = Something went wrong at this table, and it is our fault. Nothing has changed; the match was written to the file { $file } on the server.
no-store = The move could not be saved. Nothing has changed; please try again.
no-store-version = { $file } has format { $version }; this version of Cairn reads format { $ours }.
no-text-so-long = A name or a word may have at most { $n } letters.

no-such-table = There is no such table.
no-next-game = The next game of a series follows a match of the same game that is over, with as many seats.
no-such-key = This key does not fit the table.
no-open-seat = There is no open seat.
no-not-your-seat = Seat { $n } is not yours.
no-not-at-table = Only those who sit at this table may do that.
no-watching = Nobody may watch this table.
no-word-again = A word that has been said cannot be changed.
no-more-tables = You have { $n } tables that are not over; finish one first.

no-match-yet = The match has not started yet.
no-old-rules = This match was played with older rules; it cannot go on.
no-such-position = There is no position { $n }; the last one is { $last }.
no-spectators-play = You are watching; only those who sit here can play.
no-hint = A hint is for whoever is to move.

no-undo = There is nothing to take back.
no-undo-twice = { $name } has already asked to take a move back.
no-undo-asked = Nobody asks to take a move back any more.
no-undo-not-asked = You have not been asked.
no-undo-declined =
    { $who ->
        [you] You did not agree to take the move back.
       *[other] { $name } did not agree to take the move back.
    }

no-chat-length = A line of the chat needs at least one letter and may have at most { $n }.
no-chat-so-fast = At most { $n } lines in { $seconds } seconds, please.

match-snapshot = After step { $n } the position is not the one that was kept.
no-store-file = The file { $file } is not one that keeps tables.

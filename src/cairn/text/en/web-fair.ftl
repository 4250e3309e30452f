### Checking the shuffles of a match that is over: fetched with the dialog that says it.

web-fair-how = The server sealed a secret before the players said their words. Secret and words together make every shuffle. After the last move the secret is opened, and your browser derives all shuffles again.
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
web-fair-running = Checking …
web-fair-sources-fit = What is shuffled, and how it lies before, is what this browser noted before it sent a word.
web-fair-sources-changed = What is shuffled, or how it lies before, is not what this browser noted before it sent a word.
web-fair-shuffles-fit =
    { $n ->
        [one] { $where }: { $n } shuffle of { $things } cards was derived again, and it is what secret and words give.
       *[other] { $where }: { $n } shuffles of up to { $things } cards were derived again, and all are what secret and words give.
    }
web-fair-rolls-fit = { $where }: drawn again, and it is what secret and words give.
web-fair-option-fits = { $option }: what was drawn before the game is what secret and words give.
web-fair-number-fits = { $where }: you were told what was drawn.
web-fair-cards-fit =
    { $n ->
        [0] { $where }: you saw no card of it.
        [one] { $where }: the { $n } card that you saw lay where the shuffle has it.
       *[other] { $where }: all { $n } cards that you saw lay where the shuffles have them, and none was passed over.
    } { $hidden ->
        [0] { "" }
        [one] { $hidden } more was hidden from you and is only counted.
       *[other] { $hidden } more were hidden from you and are only counted.
    }
web-fair-memory-fits =
    { $n ->
        [one] This browser remembers { $n } event from the match itself, and it is still told the same.
       *[other] This browser remembers { $n } events from the match itself, and all are still told the same.
    }

## What is only said

web-fair-elsewhere =
    { $n ->
        [one] { $n } card came from elsewhere, from a hand or put back onto a pile before. Whether that was right, only the rules can tell: “cairn verify” knows them.
       *[other] { $n } cards came from elsewhere, from a hand or put back onto a pile before. Whether that was right, only the rules can tell: “cairn verify” knows them.
    }
web-fair-memory-undone = Moves were taken back while this browser was away, so what it remembers cannot be compared.
web-fair-no-memory = This browser does not remember the match itself: it can only compare what the server tells now.
web-fair-nothing-heard = This browser was told no events, so no card was compared.
web-fair-nothing-told = The game does not say which cards come from which shuffle: the shuffles fit, but no card was compared with them.

## What does not fit

web-fair-unreadable = What the server has published cannot be read: { $text }
web-fair-shuffle-missing = { $where }: shuffle { $k } was not published.
web-fair-shuffle-twice = { $where }: shuffle { $k } was published twice.
web-fair-shuffle-misfit = { $where }, shuffle { $k }: at place { $place } the server has { $shown }, but secret and words give { $due }.
web-fair-order-misfit = { $where }, shuffle { $k }: before the shuffle, { $shown } does not lie where it belongs.
web-fair-deck-changed = { $where }, shuffle { $k }: what was shuffled is not what had been said before the match.
web-fair-new-thing = { $where }, shuffle { $k }: { $shown } had not been there before.
web-fair-roll-misfit = { $where }, draw { $k }: the server has { $shown }, but secret and words give { $due }.
web-fair-option-misfit = { $option }: { $shown } is not what secret and words give.
web-fair-option-changed = { $option }: { $due } was agreed on, and { $shown } was played.
web-fair-events-differ = The match has { $n } events, but you were told { $heard }.
web-fair-memory-differs = Event { $n } is told differently now than during the match.
web-fair-place-unknown = Event { $n }, “{ $told }”: the server names a place that there is not ({ $where }).
web-fair-shuffle-hidden = Event { $n }, “{ $told }”: this shuffle was not published ({ $where }).
web-fair-event-misfit = Event { $n }, “{ $told }”: the shuffle has { $due } there ({ $where }).
web-fair-too-many = Event { $n }, “{ $told }”: the server lets more cards leave the shuffle than that ({ $where }).
web-fair-no-place = Event { $n }, “{ $told }”: the server does not say where in the shuffle this lay ({ $where }).
web-fair-place-twice = Event { $n }, “{ $told }”: the card at place { $place } of shuffle { $k } had left it before ({ $where }).
web-fair-place-skipped = Event { $n }, “{ $told }”: the card at place { $place } of shuffle { $k } was passed over ({ $where }).
web-fair-place-late = Event { $n }, “{ $told }”: this comes from shuffle { $k }, though there had been a later one ({ $where }).

## The verdict

web-fair-passed = Everything fits.
web-fair-failed = Something does not fit: keep the match file, and ask whoever runs the server.
web-fair-no-note = This browser sent no word to this match, or has forgotten it: that the seal was there before the words is not checked.
web-fair-save = Save what this browser knows
web-fair-save-note = For “cairn verify” on a computer of your own, which knows the rules too.

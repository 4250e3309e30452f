no-such-request = Diese Anfrage versteht der Tisch nicht: { $problem }.
no-request-so-large = Eine Anfrage darf höchstens { $n } Bytes haben.
no-foreign-page = Diese Anfrage kommt von der Seite einer anderen Website.
no-bug = An diesem Tisch ist etwas schiefgegangen, und das ist unser Fehler. Nichts hat sich geändert; die Partie steht auf dem Server in der Datei { $file }.
no-store = Der Zug ließ sich nicht speichern. Nichts hat sich geändert; versuch es bitte noch einmal.
no-store-version = { $file } hat das Format { $version }; diese Version von Cairn liest das Format { $ours }.
no-text-so-long = Ein Name oder ein Wort darf höchstens { $n } Buchstaben haben.

no-such-table = Diesen Tisch gibt es nicht.
no-next-game = Das nächste Spiel einer Reihe folgt auf eine beendete Partie desselben Spiels mit ebenso vielen Plätzen.
no-such-key = Dieser Schlüssel passt nicht zum Tisch.
no-open-seat = Es ist kein Platz frei.
no-not-your-seat = Platz { $n } ist nicht deiner.
no-not-at-table = Das dürfen nur die, die an diesem Tisch sitzen.
no-watching = An diesem Tisch darf niemand zuschauen.
no-word-again = Ein gesagtes Wort lässt sich nicht mehr ändern.
no-more-tables = Du hast { $n } Tische, die nicht zu Ende gespielt sind; beende erst einen.

no-match-yet = Die Partie hat noch nicht begonnen.
no-old-rules = Diese Partie wurde nach älteren Regeln gespielt; sie kann nicht weitergehen.
no-such-position = Es gibt keine Stellung { $n }; die letzte ist { $last }.
no-spectators-play = Du schaust zu; spielen können nur die, die hier sitzen.
no-hint = Einen Tipp bekommt nur, wer am Zug ist.

no-undo = Es gibt nichts zurückzunehmen.
no-undo-twice = { $name } hat schon darum gebeten, einen Zug zurückzunehmen.
no-undo-asked = Niemand bittet mehr darum, einen Zug zurückzunehmen.
no-undo-not-asked = Du bist nicht gefragt worden.
no-undo-declined =
    { $who ->
        [you] Du warst mit der Rücknahme nicht einverstanden.
       *[other] { $name } war mit der Rücknahme nicht einverstanden.
    }

no-chat-length = Eine Zeile im Chat braucht mindestens einen Buchstaben und darf höchstens { $n } haben.
no-chat-so-fast = Bitte höchstens { $n } Zeilen in { $seconds } Sekunden.

match-snapshot = Nach Schritt { $n } ist die Stellung nicht die, die aufbewahrt wurde.
no-store-file = Die Datei { $file } ist keine, in der Tische aufbewahrt werden.

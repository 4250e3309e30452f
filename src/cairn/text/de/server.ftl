no-such-request = Diese Anfrage versteht der Tisch nicht: { $problem }.
no-request-so-large = Eine Anfrage darf höchstens { $n } Bytes haben.
no-foreign-page = Diese Anfrage kommt von der Seite einer anderen Website.
no-bug = An diesem Tisch ist etwas schiefgegangen, und das ist unser Fehler. Nichts hat sich geändert; die Partie steht auf dem Server in der Datei { $file }.
no-store = Der Zug ließ sich nicht speichern. Nichts hat sich geändert; versuch es bitte noch einmal.
no-store-version = { $file } hat das Format { $version }; diese Version von Cairn liest das Format { $ours }.
no-text-so-long = Ein Name oder ein Wort darf höchstens { $n } Buchstaben haben.

no-such-table = Diesen Tisch gibt es nicht.
no-such-key = Dieser Schlüssel passt nicht zum Tisch.
no-open-seat = Es ist kein Platz frei.
no-not-your-seat = Platz { $n } ist nicht deiner.
no-not-at-table = Das dürfen nur die, die an diesem Tisch sitzen.
no-watching = An diesem Tisch darf niemand zuschauen.
no-word-again = Ein gesagtes Wort lässt sich nicht mehr ändern.
no-more-tables = Du hast { $n } Tische, die nicht zu Ende gespielt sind; beende erst einen.
no-not-host = Das darf nur, wer diesen Tisch eröffnet hat.
no-close = Solange andere hier spielen, lässt sich der Tisch nicht schließen.
no-share-yet = Eine Partie lässt sich erst teilen, wenn sie zu Ende ist.

no-match-yet = Die Partie hat noch nicht begonnen.
no-shuffles-yet = Das Mischen wird offengelegt, wenn die Partie zu Ende ist.
no-old-rules = Diese Partie wurde nach älteren Regeln gespielt; sie kann nicht weitergehen.
no-such-position = Es gibt keine Stellung { $n }; die letzte ist { $last }.
no-curve-yet = Der Verlauf der Punkte wird gezeigt, wenn die Partie vorbei ist.
no-spectators-play = Du schaust zu; spielen können nur die, die hier sitzen.
no-hint = Einen Tipp bekommt nur, wer am Zug ist.
no-hint-among-people = Unter Menschen gibt es Tipps nur, wenn der Tisch es erlaubt.
no-hint-here = An diesem Tisch gibt es keine Tipps.
no-explaining = Warum Bots so ziehen, wird nur gesagt, wo es Tipps gibt.

no-batch-shown = Vor diesem Zug kommt eine neue Karte ans Licht; sieh sie dir erst an.
no-undo = Es gibt nichts zurückzunehmen.
no-undo-twice = { $name } hat schon darum gebeten, einen Zug zurückzunehmen.
no-undo-asked = Niemand bittet mehr darum, einen Zug zurückzunehmen.
no-undo-not-asked = Du bist nicht gefragt worden.
no-undo-declined =
    { $who ->
        [you] Du warst mit der Rücknahme nicht einverstanden.
       *[other] { $name } war mit der Rücknahme nicht einverstanden.
    }
no-undo-lapsed = Niemand hat rechtzeitig geantwortet; der Zug bleibt.
no-undo-time = Für eine Rücknahme reicht die Zeit nicht mehr.
no-undo-here = An diesem Tisch wird nichts zurückgenommen.

no-chat-length = Eine Zeile im Chat braucht mindestens einen Buchstaben und darf höchstens { $n } haben.
no-chat-so-fast = Bitte höchstens { $n } Zeilen in { $seconds } Sekunden.

match-snapshot = Nach Schritt { $n } ist die Stellung nicht die, die aufbewahrt wurde.
no-store-file = Die Datei { $file } ist keine, in der Tische aufbewahrt werden.

## Leaving, coming back, playing again

no-take-over = Ein Bot darf übernehmen, wenn jemand keine Zeit mehr hat oder seit { $n } Sekunden weg ist; bei { $name } ist es nicht so weit.
no-stand-in = Gerade spielt ein Bot für dich; nimm erst deinen Platz wieder ein.
no-bot-may = Ein Bot von außen darf seine Züge spielen und sonst nichts.
no-bot-name = „{ $text }“ heißt schon einer unserer Bots; wähle einen anderen Namen.
no-time-left = Du hast für diese Partie keine Zeit mehr; der Bot spielt sie zu Ende.
no-rematch-yet = Eine Revanche lässt sich erst anbieten, wenn die Partie zu Ende ist.
no-rematch-declined = { $name } möchte jetzt keine Revanche.
table-left =
    { $who ->
        [you] Du hast den Tisch verlassen; { $bot } spielt für dich
       *[other] { $name } hat den Tisch verlassen; { $bot } spielt weiter
    }
table-replaced =
    { $who ->
        [you] Du warst weg; { $bot } spielt für dich
       *[other] { $name } ist weg; { $bot } spielt weiter
    }
table-out-of-time =
    { $who ->
        [you] Deine Zeit ist um; { $bot } spielt für dich
       *[other] Die Zeit von { $name } ist um; { $bot } spielt weiter
    }
table-time-is-up =
    { $who ->
        [you] Deine Zeit ist um
       *[other] Die Zeit von { $name } ist um
    }
table-bot-illegal = { $name } hat einen unerlaubten Zug gemacht und verloren
table-bot-late = { $name } hat zu lange überlegt und verloren
table-bot-gone = { $name } ist nicht zurückgekommen und hat verloren
table-bot-illegal-on = { $name } hat einen unerlaubten Zug gemacht; { $bot } spielt weiter
table-bot-late-on = { $name } hat zu lange überlegt; { $bot } spielt weiter
table-bot-gone-on = { $name } ist nicht zurückgekommen; { $bot } spielt weiter
table-came-back =
    { $who ->
        [you] Du spielst wieder selbst
       *[other] { $name } ist zurück
    }
table-rematch-declined =
    { $who ->
        [you] Du möchtest jetzt keine Revanche
       *[other] { $name } möchte jetzt keine Revanche
    }

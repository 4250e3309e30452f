### The table in the terminal: `cairn play`.

## Arguments

play-arg-seats = Wer wo sitzt: me (ich) oder ein Bot für jeden Platz, durch Kommas getrennt (sonst me,rule).
play-arg-name = Dein Name; noch einmal für jede weitere Person.
play-arg-seed = Derselbe Startwert teilt dieselben Karten noch einmal aus.
play-arg-word = Ein Wort von dir, das in das Mischen eingeht; --word allein fragt danach, sobald das Geheimnis versiegelt ist.
play-arg-plain = Den Tisch erzählen, ein Satz je Zeile, ohne Zeichnung und Farben.
play-arg-fast = Bots unter sich spielen ohne Pause.
play-arg-jobs = In wie vielen Prozessen ein Bot nachdenkt (Vorgabe: einer je Kern, höchstens 4); seine Züge sind dieselben.
play-arg-save = Die Partie in dieser Datei aufheben.
play-arg-resume = Die Partie in dieser Datei fortsetzen; ohne Datei die neueste, die nicht zu Ende ist.
play-arg-after = Das nächste Spiel einer Reihe spielen: mit Plätzen und Optionen der beendeten Partie in dieser Datei.

## What the table cannot do

play-no-game = Welches Spiel? Es gibt: { $names }.
play-no-seat = „{ $text }“ ist weder me noch ein Bot; es gibt: { $names }.
play-too-many =
    { $people ->
        [one] { $text } steht { $n }-mal da, aber am Tisch sitzt eine Person.
       *[other] { $text } steht { $n }-mal da, und die Zahl der Personen am Tisch ist { $people }.
    }
play-keeps-its-own = Eine fortgesetzte Partie behält Plätze, Namen, Wörter, Karten, Optionen und Datei; lass { $text } weg.
play-series-keeps = Das nächste Spiel einer Reihe behält Spiel, Plätze und Namen; lass { $text } weg.
play-not-over = Die Partie in { $file } ist noch nicht zu Ende; erst danach folgt das nächste Spiel einer Reihe.
play-outside-again = An dieser Partie spielen Bots von außen mit: { $names }. Wenn du ihnen traust, nenne sie noch einmal: --seats { $seats }.
play-nothing-to-resume = In { $file } liegt keine unvollendete Partie.
play-file-taken = Die Datei { $file } gibt es schon; nenne eine andere.
play-no-write = Die Datei { $file } lässt sich nicht schreiben.
play-cannot-save = Die Datei { $file } lässt sich nicht mehr schreiben; die Partie geht weiter, wird aber nicht gespeichert.
play-no-number = Es gibt keinen Zug { $n }; die Nummern gehen von 1 bis { $last }.
play-ambiguous = „{ $text }“ kann bedeuten: { $moves }.
play-none-allowed = Kein Zug, der wie „{ $text }“ beginnt, ist jetzt erlaubt.

## Names

play-person = Platz { $n }
# Same as in English.
play-bot = Bot { $bot }

## Beginning and end

play-sealed = Versiegeltes Geheimnis: { $seal }
play-kept = Die Partie liegt in { $file }
play-resumed = Die Partie geht nach Zug { $n } weiter.
play-already-over = Diese Partie ist zu Ende.
play-gives-up = { $name } verliert die Partie: { $why }.
play-stand-in = { $name } ist aus der Partie ausgeschieden: { $why }. Auf diesem Platz spielt der Bot { $bot } weiter.
play-say-word = { $person }, ein Wort für das Mischen, oder nichts:
play-secret = Das Geheimnis war: { $secret }
play-verify = So prüfst du die Partie nach: { $line }
play-input-ended = Die Eingabe endete vor der Partie.
play-saved = Die Partie ist gespeichert in { $file }
play-go-on = So setzt du sie fort: { $line }

## Several people at one terminal

play-pass = Gib den Tisch weiter: { $name } sieht allein hin.
# Same as in English.
play-enter = Enter:

## Asking

# Same as in English.
play-minus = minus { $n }
play-ask = Nummer oder Zug:
# Same as in English.
play-ask-enter = Enter: { $does }
play-choose = { $number }: { $does }.
play-your-hand = Deine Hand: { $list }.
play-watching = Enter: schneller · { play-command-quit }: speichern und gehen

## Commands: one word each

play-command-undo = zurück
play-command-log = verlauf
play-command-score = punkte
# Same as in English.
play-command-hand = hand
play-command-table = tisch
play-command-why = warum
play-command-hint = tipp
play-command-rule = regel
play-command-save = speichern
play-command-help = hilfe
play-command-quit = ende
play-command-yes = ja
play-command-no = nein
play-command-card = karte

play-help-moves = Eine Nummer; oder ein Zug in Worten, „{ $does }“ oder „{ $move }“; oder die Anfänge seiner Wörter, „{ $begun }“.
play-help-rules = Die Regeln: „{ play-command-rule }“ mit einem Kürzel oder einem Wort, oder `cairn rules { $game }`.
play-help-undo = deinen letzten Zug zurücknehmen
play-help-log = alles, was geschehen ist
play-help-score = der Wertungsblock
play-help-hand = deine Hand
play-help-table = noch einmal der Tisch
play-help-why = warum ein Bot so zog, oder ein Zug nicht geht: „{ play-command-why } { $move }“
play-help-hint = ein Zug, den ein starker Bot machen würde, und warum
play-help-rule = was eine Regel sagt, etwa „{ play-command-rule } { $rule }“, oder welche Regeln von einem Wort sprechen
play-help-save = eine Kopie speichern, etwa „{ play-command-save } meine.match“
play-help-quit = speichern und gehen
play-help-card = was eine Karte tut, etwa „{ play-command-card } { $card }“

play-allowed = „{ $move }“ ist erlaubt.
play-allowed-some = Jetzt erlaubt: { $move }.
play-why-also = Das Gleiche gilt für: { $move }.
play-why-what = Warum was? Etwa „{ play-command-why } { $move }“.
play-why-bot = { $name }: { $why }
play-hint = Tipp: „{ $does }“.
play-hint-none = Hier gibt es keinen Bot, der einen Tipp geben könnte.
play-rule-what = Welche Regel? Etwa „{ play-command-rule } { $rule }“; oder ein Wort, von dem die Regeln sprechen.
play-log-new = Seit deinem letzten Zug:
play-more-rules = Davon sprechen auch: { $rules }.
play-card-what = Welche Karte? Etwa „{ play-command-card } { $card }“.

## Undo

play-undone =
    { $who ->
        [you] Du nimmst einen Zug zurück.
       *[other] { $name } nimmt einen Zug zurück.
    }
play-undo-nothing = Du hast keinen Zug, den du zurücknehmen könntest.
play-undo-bots = Seither hat ein Bot gezogen, oder eine Karte ist bekannt geworden. Bots sind immer einverstanden; die Datei der Partie behält, was zurückgenommen wurde.
play-undo-ask = { $name } möchte einen Zug zurücknehmen. Seither hat jemand anders gezogen, oder eine Karte ist bekannt geworden. { $other }, bist du einverstanden?
play-undo-answer = { play-command-yes } / { play-command-no }:
play-undo-refused = { $name } ist nicht einverstanden.

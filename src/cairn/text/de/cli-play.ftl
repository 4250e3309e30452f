### The table in the terminal: `cairn play`.

## Arguments

play-arg-seats = Wer wo sitzt: me (ich) oder ein Bot für jeden Platz, durch Kommas getrennt (sonst me,rule).
play-arg-name = Dein Name; noch einmal für jede weitere Person.
play-arg-seed = Derselbe Startwert teilt dieselben Karten noch einmal aus.
play-arg-word = Ein Wort von dir, das in das Mischen eingeht; --word allein fragt danach, sobald das Geheimnis versiegelt ist.
play-arg-plain = Den Tisch erzählen, ein Satz je Zeile, ohne Zeichnung und Farben.
play-arg-fast = Bots unter sich spielen ohne Pause.
play-arg-save = Die Partie in dieser Datei aufheben.
play-arg-resume = Die Partie in dieser Datei fortsetzen; ohne Datei die neueste, die nicht zu Ende ist.

## What the table cannot do

play-no-game = Welches Spiel? Es gibt: { $names }.
play-no-seat = „{ $text }“ ist weder me noch ein Bot; es gibt: { $names }.
play-too-many =
    { $people ->
        [one] { $text } steht { $n }-mal da, aber am Tisch sitzt eine Person.
       *[other] { $text } steht { $n }-mal da, und die Zahl der Personen am Tisch ist { $people }.
    }
play-keeps-its-own = Eine fortgesetzte Partie behält Plätze, Namen, Wörter, Karten, Optionen und Datei; lass { $text } weg.
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
play-command-rule = regel
play-command-save = speichern
play-command-help = hilfe
play-command-quit = ende
play-command-yes = ja
play-command-no = nein
play-command-all = alles
play-command-card = karte
play-command-map = plan

play-help-moves = Eine Nummer; oder ein Zug in Worten, „{ $does }“ oder „{ $move }“; oder die Anfänge seiner Wörter, „{ $begun }“.
play-help-undo = deinen letzten Zug zurücknehmen
play-help-log = alles, was geschehen ist
play-help-score = der Wertungsblock
play-help-hand = deine Hand
play-help-table = noch einmal der Tisch
play-help-why = warum ein Zug nicht erlaubt ist, etwa „{ play-command-why } { $move }“
play-help-rule = was eine Regel sagt, etwa „{ play-command-rule } { $rule }“
play-help-save = eine Kopie speichern, etwa „{ play-command-save } meine.match“
play-help-help = diese Liste
play-help-quit = speichern und gehen
play-help-all = alles Geld deiner Hand ausspielen, eine Karte nach der anderen
play-help-card = was eine Karte tut, etwa „{ play-command-card } { $card }“
play-help-map = die Orte des Spielplans oder einer davon, etwa „{ play-command-map } lagos“

play-allowed = „{ $move }“ ist erlaubt.
play-why-what = Warum was? Etwa „{ play-command-why } { $move }“.
play-rule-what = Welche Regel? Etwa „{ play-command-rule } { $rule }“.
play-no-rule = Es gibt keine Regel „{ $text }“.
play-all-nothing = Jetzt gibt es kein Geld auszuspielen.
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

## Lost Cities

play-lost-cities-milestones = Meilensteine, je { $n } Punkte
play-lost-cities-play = anlegen
play-lost-cities-camp = Lager
play-lost-cities-rank =
    { $b ->
        [sponsor] Sponsor
       *[other] { $b }
    }
play-lost-cities-pile = Nachzugstapel: { n-cards }.
play-lost-cities-seat =
    { $who ->
        [you] Du: { n-cards } auf der Hand; Punkte in diesem Durchgang: { $score }; insgesamt: { $whole }.
       *[other] { $name }: { n-cards } auf der Hand; Punkte in diesem Durchgang: { $score }; insgesamt: { $whole }.
    }
play-lost-cities-expedition =
    { $who ->
        [you] Deine { $trail }: { $ranks }; Wert { $worth }.
       *[other] { $name }, { $trail }: { $ranks }; Wert { $worth }.
    }
play-lost-cities-camp-top = { $where }: oben { $card }, { n-cards }.
play-lost-cities-camp-uncounted = { $where }: oben { $card }.
play-lost-cities-closed = In diesem Zug geschlossen.
play-lost-cities-empty = Leere Lager: { $list }.
play-lost-cities-won =
    { $who ->
        [you] Dein Meilenstein: „{ $milestone }“.
       *[other] { $name }, Meilenstein: „{ $milestone }“.
    }
play-lost-cities-choose-place = { $card }: { $play } anlegen, von { $before } auf { $after }; { $camp } Lager.
play-lost-cities-choose-camp = { $card }: { $camp } Lager.
play-lost-cities-choose-take = { $number }: { $card } nehmen.
play-lost-cities-times =
    { $times ->
        [1] { "" }
       *[other] , mal { $times }
    }
# Same as in English.
play-lost-cities-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , plus { $bonus }
    }
play-lost-cities-sheet-expedition =
    { $who ->
        [you] Deine { $trail }: { $sum } minus { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } ist { $worth }.
       *[other] { $name }, { $trail }: { $sum } minus { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } ist { $worth }.
    }
play-lost-cities-sheet-milestones =
    { $who ->
        [you] Deine Meilensteine: { $n }.
       *[other] { $name }, Meilensteine: { $n }.
    }
play-lost-cities-sheet-points =
    { $who ->
        [you] Deine Punkte in diesem Durchgang: { $score }; insgesamt: { $whole }.
       *[other] { $name }, Punkte in diesem Durchgang: { $score }; insgesamt: { $whole }.
    }

## Dominion

play-dominion-line = { $heading }: { $list }.
play-dominion-seat =
    { $who ->
        [you] Du: { $list }.
       *[other] { $name }: { $list }.
    }
play-dominion-has =
    { $who ->
        [you] Du, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-dominion-pile = { $pile }, Kosten { $cost }, noch { $n }
play-dominion-pile-changed = { $pile }, Kosten { $cost } statt { $printed }, noch { $n }
play-dominion-price = { $pile }, Kosten { $cost }
play-dominion-token =
    { $who ->
        [you] dein Marker { $sign }
       *[other] Marker { $sign } ({ $name })
    }
play-dominion-won =
    { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    }
play-dominion-shared = Geteilter Sieg: { $list }

### The table in the browser. A screen reader says what is called “spoken”.

## Parts of the screen

table-main = Tisch
table-side = Plätze und Verlauf
table-seats = Plätze
table-prompt = Frage
table-zone-hand = Deine Hand, { n-cards }
table-hand-moved = { $text }, jetzt Platz { $place } von { $n }
table-log = Verlauf
table-log-all = Alles
# Same as in English.
table-log-chat = Chat
table-log-earlier = Frühere Zeilen
table-log-unread =
    { $n ->
        [one] Verlauf, { $n } neue Nachricht
       *[other] Verlauf, { $n } neue Nachrichten
    }
table-last-move = Letzter Zug: { $text }
table-plain-board = einfaches Spielbrett
table-resources = Was du hast
table-chat-label = Nachricht an den Tisch
table-chat-send = Senden
table-chat-empty = Noch hat niemand etwas gesagt.
table-writes = { $name } schreibt: { $text }
table-inspect = Aus der Nähe
table-close = Schließen
table-pins = hält das offen
table-pin = Offen lassen
table-menu = Menü
table-leave = Tisch verlassen
table-rules = Regeln
table-theme = Hell oder dunkel
table-hint = Tipp
table-crumb-table = Tisch „{ $text }“
table-watchers =
    { $n ->
        [one] { $n } schaut zu
       *[other] { $n } schauen zu
    }

## Seats

table-you = du
table-away = nicht da
table-away-for = seit { $text } nicht da
table-is-away = { $name } ist nicht da
table-is-away-for = { $name } ist nicht da, seit { $text }
table-plays-for = { $name } spielt für { $text }
table-outside = Bot von außen
table-plays-for-you = { $name } spielt für dich
table-is-back = { $name } ist wieder da
table-waiting-for-bot = Warten auf { $name }, Bot, { $level }
table-warming-up = Die Bots laufen sich warm
table-why = Warum?
table-why-of = Warum hat { $name } das getan?
table-time-left = Zeit: noch { $text }.
table-seconds-left =
    { $n ->
        [one] Noch { $n } Sekunde.
       *[other] Noch { $n } Sekunden.
    }
table-take-back-seat = Meinen Platz zurücknehmen
table-wait-or-bot = Warten oder einen Bot weiterspielen lassen?
table-may-come-back = Der Platz kann bei jedem eigenen Zug zurückgenommen werden.
table-vote-counted = Deine Stimme zählt; auch die anderen werden gefragt.
table-wait = Warten
table-let-take-over = { $name } übernehmen lassen
table-their-turn = am Zug
table-hand-of = { $name }, { n-cards }

## The question

table-your-step = Du bist am Zug, Schritt { $n } von { $total }
table-step = Schritt { $n } von { $total }
table-put-back = Zurücklegen
table-undo = Rückgängig
table-ask-undo = Rücknahme erbitten
table-no-undo = Es gibt nichts zurückzunehmen.
table-not-now = Jetzt nicht möglich.
table-sending = Wird gesendet
table-still-sending = Wird noch gesendet
table-watching = Du schaust zu
table-undo-who = Eine Frage an den Tisch
table-undo-asks =
    { $who ->
        [you] Du möchtest deinen Zug zurücknehmen
       *[other] { $name } möchte einen Zug zurücknehmen
    }
table-undo-detail = Seither ist etwas Neues bekannt geworden. Bist du einverstanden?
table-undo-waits = Warten auf { $name }
table-undo-yes = Erlauben
table-undo-no = Ablehnen

## Between two games, and at the end

table-show-board = Tisch zeigen
table-score-sheet = Wertungsblatt
table-fairness = Mischen nachprüfen
table-download = Partie speichern
table-replay = Nachspielen
table-again = Noch einmal
table-rematch = Revanche
table-offers = { $name } bietet an
table-play-again = Noch einmal spielen?
table-starts =
    { $who ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
table-not-now-thanks = Jetzt nicht
table-rematch-waits = Warten auf { $name }
table-rematch-sent = Die Revanche ist angeboten.

## The end of a match

table-end = Das Ende der Partie
table-end-over = Die Partie ist vorbei
table-end-you-win = Du gewinnst die Partie
table-end-wins = { $name } gewinnt
table-end-shared = Geteilter Sieg
# After the winner’s name: how far ahead, and how far behind the winner once was.
table-end-margin =
    { $behind ->
        [0] Vorsprung: { n-points }
       *[other] Vorsprung: { n-points }, nach { NUMBER($behind) } Rückstand
    }
table-end-tie = Gleich viele Punkte; die Regeln entscheiden.
table-end-each = je { n-points }
table-end-tabs = Was von der Partie zu sehen ist
table-end-result = Ergebnis
table-end-board = Letzter Stand
table-end-hands = Handkarten am Ende
table-end-hands-short = Handkarten
table-end-no-cards = keine Karten
table-end-curve = Punkte im Lauf der Partie
table-end-as-table = Als Tabelle
table-end-as-curve = Als Kurve
table-end-when = Nach
table-end-move = Zug { $n }
table-end-part = Teil { $n }
table-end-moment = Bester Moment
# $text is the move, $gain a number with its sign.
table-end-stroke = { $text }: { $gain } auf einen Schlag
table-end-ahead =
    { $who ->
        [you] Von hier an lagst du vorn.
       *[other] Von hier an lag { $name } vorn.
    }
table-end-see = Beim Nachspielen ansehen
# After a number.
table-end-moves =
    { $n ->
        [one] Zug
       *[other] Züge
    }
table-end-minutes =
    { $n ->
        [one] Minute
       *[other] Minuten
    }
table-end-again = Noch einmal mit { $name }?
table-end-same = Gleicher Tisch, gleiche Optionen.
table-share = Teilen

## Spoken: name, facts, state, what Enter does, place in the list

table-card-place = Karte { $n } von { $total }.

## Messages

table-got-it = Verstanden
table-connection-lost = Die Verbindung ist unterbrochen und wird wiederhergestellt. Kein Zug geht verloren.
table-connection-kept = Keine Verbindung. Dein Zug bleibt erhalten; neuer Versuch läuft.
table-connection-leaving = Der Server startet neu; der Tisch ist gleich wieder da.

## The guided first game

table-guide = Führung
table-guide-place = { $n } von { $total }
table-guide-skip = Führung beenden
table-guided = Erste Partie mit Führung

## Keys

table-keys = Tasten
table-key-tab = nächster, voriger Bereich
table-key-arrows = innerhalb eines Bereichs
table-key-enter = wählen; dann mit dem Hauptknopf antworten
table-key-escape = zurücklegen, schließen
table-key-guide = einen Schritt der Führung überspringen; die Führung beenden
table-key-next = zum nächsten, vorigen Ding, das sich benutzen lässt
table-key-hand = eine Karte der Hand
table-key-order = verschiebt eine Karte innerhalb der Hand
table-key-undo = rückgängig machen oder darum bitten
table-key-hint = ein Tipp
table-key-inspect = aus der Nähe ansehen (noch einmal: offen halten)
table-key-rule = die Regel zu dem, was den Fokus hat
table-key-sayprompt = die Frage noch einmal ansagen
table-key-sayscores = den Punktestand ansagen
table-key-saylog = die letzten Zeilen des Verlaufs ansagen
table-key-marks = den letzten Zug ansagen und dorthin springen
table-key-chat = der Chat
table-key-end = den Zug, die Phase oder die Bewegung beenden
table-key-skip = auslassen
table-key-menu = aus der Nähe ansehen, wie ein Rechtsklick
table-key-of = Taste für: { $text }
table-key-box = einen Zug eintippen
table-key-help = diese Liste
table-key-letters = Einzelne Buchstaben sind Tasten
table-box = Zug eintippen
table-box-hint = zum Beispiel: { $text }
table-box-none = Kein Zug passt zu diesen Wörtern.

## Das einfache Spielbrett, für jedes Spiel

table-any-do = Was du tun kannst
table-any-do-none = Jetzt gibt es nichts zu wählen.
table-any-find = Zug suchen
table-any-show =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
table-any-hide = Tisch zeigen
table-any-choose = Wähle in der Liste oder auf dem Tisch.
table-any-choose-way = Wähle in der Liste einen der Züge.
table-any-which = { $text }: welcher Zug?
table-any-sure = { $text }?
table-any-anybody = Alle dürfen weitermachen
table-any-decides =
    { $who ->
        [you] Du wählst
       *[other] { $name } wählt
    }
table-any-of-seat =
    { $who ->
        [you] Du: { $text }
       *[other] { $name }: { $text }
    }
table-any-numbers = Zahlen
table-any-empty = Leer: { $text }
table-any-nothing = nichts
table-any-yes = ja
table-any-no = nein
# Eine Eigenschaft und ihr Wert, wie in „Kosten: 3“.
table-any-fact = { $what }: { $text }
# Die wievielte Runde oder der wievielte Zug es ist, wie in „Runde 2“.
table-any-nth = { $text } { $n }
table-any-nth-of = { $text } { $n } von { $total }
# Wie viele gleiche Dinge beieinander liegen.
table-any-count = { $n } davon
# Wo sonst noch Dinge dieses Namens liegen.
table-any-elsewhere = Auch hier: { $text }
# Die Karte, die man von einem so hohen Stapel sieht.
table-any-top = oben auf { $n }
# Wie hoch ein Stapel ist, bei dem genannt, woraus er besteht.
table-any-in-pile = { $n } im Stapel
table-any-points-hidden = Die Punkte stehen am Ende fest.
table-any-winner = gewonnen
table-any-shared = Geteilter Sieg: { $text }
# Gesprochen: ein Bereich und wie viel darin liegt.
table-any-zone = { $text }, { $n }
table-any-enter = Eingabetaste: { $text }
table-any-enter-some =
    { $n ->
        [one] Eingabetaste: { $n } Zug
       *[other] Eingabetaste: aus { $n } Zügen wählen
    }
table-any-last = letzter Zug
table-any-place = { $n } von { $total }

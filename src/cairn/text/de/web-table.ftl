### The table in the browser. A screen reader says what is called “spoken”.

## Parts of the screen

table-main = Tisch
table-side = Plätze und Verlauf
table-seats = Plätze
table-prompt = Frage
table-zone-hand = Deine Hand, { n-cards }
table-zone-board = Expeditionen und Lager, { $n } Farben
table-zone-milestones = Meilensteine, { $n } an der Zahl
table-milestones-title = Meilensteine, je 10
table-log = Verlauf
table-log-all = Alles
# Same as in English.
table-log-chat = Chat
table-chat-label = Nachricht an den Tisch
table-chat-send = Senden
table-chat-empty = Noch hat niemand etwas gesagt.
table-inspect = Aus der Nähe
table-close = Schließen
table-pins = hält das offen
table-menu = Menü
table-leave = Tisch verlassen
table-rules = Regeln
table-theme = Hell oder dunkel
table-hint = Tipp
table-crumb-milestones = Meilensteine
table-crumb-table = Tisch „{ $text }“
table-watchers =
    { $n ->
        [one] { $n } schaut zu
       *[other] { $n } schauen zu
    }
table-cards-left =
    { $n ->
        [one] noch { $n } Karte
       *[other] noch { $n } Karten
    }
# After the number of cards in the draw pile, where room is short.
table-left =
    { $n ->
        [one] übrig
       *[other] übrig
    }

## Seats

table-you = du
table-this-game = Durchgang
table-total = Partie { NUMBER($points) }
table-away = nicht da
table-their-turn = am Zug
table-won-by =
    { $who ->
        [you] von dir geholt
       *[other] von { $name } geholt
    }
# How many cards or expeditions towards a milestone.
table-has =
    { $who ->
        [you] du { $n }
       *[other] { $name } { $n }
    }
table-expeditions-of =
    { $who ->
        [you] Deine Expeditionen
       *[other] Expeditionen von { $name }
    }
table-hand-of = { $name }, { n-cards }
table-seat-spoken =
    { $who ->
        [you] Du: { n-points } in diesem Durchgang, { NUMBER($total) } in der Partie. { n-cards } auf der Hand. Meilensteine: { $milestones }.
       *[other] { $name }: { n-points } in diesem Durchgang, { NUMBER($total) } in der Partie. { n-cards } auf der Hand. Meilensteine: { $milestones }.
    }
table-score-line =
    { $who ->
        [you] Du hast { n-points } in diesem Durchgang, { NUMBER($total) } in der Partie.
       *[other] { $name } hat { n-points } in diesem Durchgang, { NUMBER($total) } in der Partie.
    }

## The question

table-your-step = Du bist am Zug, Schritt { $n } von { $total }
table-place-question = Lege eine Karte
table-place-detail = An eine Expedition oder in das Lager ihrer Farbe. Dann ziehst du.
table-where = Wohin mit { $card }?
table-where-change = Die Expedition wäre { NUMBER($points) } wert, jetzt sind es { NUMBER($before) }. Oder ins Lager.
table-where-new = Eine neue Expedition, vorerst { NUMBER($points) } wert. Oder ins Lager.
table-draw-detail = Auch die oberste Karte eines Lagers darfst du nehmen, wenn sie leuchtet.
table-play-on = An die Expedition
table-to-camp = Ins Lager
table-put-back = Zurücklegen
table-undo = Rückgängig
table-ask-undo = Rücknahme erbitten
table-no-undo = Es gibt nichts zurückzunehmen.
table-not-now = Jetzt nicht möglich.
table-hint-is = Tipp: { $text }
table-watching = Du schaust zu
table-is-placing =
    { $who ->
        [you] Du wählst gerade eine Karte
       *[other] { $name } wählt gerade eine Karte
    }
table-is-drawing =
    { $who ->
        [you] Du ziehst gerade eine Karte
       *[other] { $name } zieht gerade eine Karte
    }
table-is-choosing-where =
    { $who ->
        [you] Du wählst gerade, wohin { $card } kommt
       *[other] { $name } wählt gerade, wohin { $card } kommt
    }
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

table-game-over = Durchgang { $n } von { $total } ist zu Ende
table-game-won =
    { $who ->
        [you] Du gewinnst den Durchgang mit { NUMBER($points) } zu { NUMBER($other) }
       *[other] { $name } gewinnt den Durchgang mit { NUMBER($points) } zu { NUMBER($other) }
    }
table-game-even = Gleichstand, je { n-points }
table-between-detail = Durchgang { $n } wird ausgeteilt, sobald jemand es möchte.
table-by-game = Punkte nach Durchgängen
table-show-board = Tisch zeigen
table-fairness = Mischen nachprüfen
table-download = Partie speichern
table-replay = Nachspielen
table-again = Noch einmal

## Places and what they would do

table-camp = Lager
table-drop-camp = Hierher
# On the place where a card would go: $short is its number, or the letter of a sponsor.
table-drop-play = { $short } anlegen
table-drop-from = von { NUMBER($points) }
table-drop-new = neu
table-pile-open = bringt eine neue Karte
table-pile-later = erst eine Karte legen

## Spoken: name, facts, state, what Enter does, place in the list

table-card-both = Kann an deine Expedition, die dann { NUMBER($points) } wert ist, oder ins Lager.
table-card-camp = Kann ins Lager.
table-card-place = Karte { $n } von { $total }.
table-n-sponsors =
    { $n ->
        [one] { $n } Sponsor
       *[other] { $n } Sponsoren
    }
table-expedition-of =
    { $who ->
        [you] Deine { $expedition }
       *[other] { $name }, { $expedition }
    }
# $text is the expedition, $ranks its cards.
table-expedition-holds = { $text }: { $ranks }.
table-expedition-empty = { $text }: nicht begonnen.
table-worth = Wert { NUMBER($points) }.
table-on-top = Oben: { $card }.
table-enter-play = Enter: { $card } anlegen, Wert dann { NUMBER($points) }.
table-enter-camp = Enter: { $card } hierher legen.
table-enter-take = Enter: die oberste Karte nehmen.
table-enter-draw = Enter: eine Karte ziehen.

## A closer look

table-about-number = Zählt { $n } in ihrer Expedition und liegt dort über jeder kleineren Zahl.
table-about-sponsor = Liegt vor den Zahlen. Jeder Sponsor erhöht den Faktor seiner Expedition um eins, auch bei Verlust.
table-about-seen = Karten der Farbe { $colour }, die du gesehen hast: { $n } von { $total }

## Messages

table-got-it = Verstanden
table-connection-lost = Die Verbindung ist unterbrochen und wird wiederhergestellt. Kein Zug geht verloren.
table-connection-leaving = Der Server startet neu; der Tisch ist gleich wieder da.

## Keys

table-keys = Tasten
table-key-tab = nächster, voriger Bereich
table-key-arrows = innerhalb eines Bereichs
table-key-enter = wählen; dann mit dem Hauptknopf antworten
table-key-escape = zurücklegen, schließen
table-key-next = zum nächsten, vorigen Ding, das sich benutzen lässt
table-key-hand = eine Karte der Hand
table-key-camp-draw = die gewählte Karte in ihr Lager; vom Nachzugstapel ziehen
table-key-take = aus dem ersten bis sechsten Lager nehmen
table-key-undo = rückgängig machen oder darum bitten
table-key-hint = ein Tipp; aus der Nähe ansehen (noch einmal: offen halten); die Regel zu dem, was den Fokus hat
table-key-say = die Frage, den Punktestand, die letzten Zeilen des Verlaufs noch einmal ansagen
table-key-box = einen Zug eintippen
table-key-help = diese Liste
table-key-letters = Einzelne Buchstaben sind Tasten
table-box = Zug eintippen
table-box-hint = zum Beispiel: Grün 9 anlegen
table-box-none = Kein Zug passt zu diesen Wörtern.

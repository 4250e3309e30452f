### Lost Cities at the browser's table. A screen reader says what is called “spoken”.

## The table

# The foot of a card that has no number.
# Same as in English.
lost-cities-table-sponsor = Sponsor
lost-cities-table-zone-board = Expeditionen und Lager, { $n } Farben
lost-cities-table-zone-milestones = Meilensteine, { $n } an der Zahl
lost-cities-table-crumb-milestones = Meilensteine
lost-cities-table-cards-left =
    { $n ->
        [one] noch { $n } Karte
       *[other] noch { $n } Karten
    }
# After the number of cards in the draw pile, where room is short.
lost-cities-table-left =
    { $n ->
        [one] übrig
       *[other] übrig
    }
lost-cities-table-this-game = Durchgang
lost-cities-table-total = Partie { NUMBER($points) }
lost-cities-table-won-by =
    { $who ->
        [you] von dir geholt
       *[other] von { $name } geholt
    }
# How many cards or expeditions towards a milestone.
lost-cities-table-has =
    { $who ->
        [you] du { $n }
       *[other] { $name } { $n }
    }
lost-cities-table-expeditions-of =
    { $who ->
        [you] Deine Expeditionen
       *[other] Expeditionen von { $name }
    }
lost-cities-table-seat-spoken =
    { $who ->
        [you] Du: { n-points } in diesem Durchgang, { NUMBER($total) } in der Partie. { n-cards } auf der Hand. Meilensteine: { $milestones }.
       *[other] { $name }: { n-points } in diesem Durchgang, { NUMBER($total) } in der Partie. { n-cards } auf der Hand. Meilensteine: { $milestones }.
    }
lost-cities-table-score-line =
    { $who ->
        [you] Du hast { n-points } in diesem Durchgang, { NUMBER($total) } in der Partie.
       *[other] { $name } hat { n-points } in diesem Durchgang, { NUMBER($total) } in der Partie.
    }
lost-cities-table-place-question = Lege eine Karte
lost-cities-table-place-detail = An eine Expedition oder in das Lager ihrer Farbe. Dann ziehst du.
lost-cities-table-where = Wohin mit { $card }?
# Why a card goes into the camp: what it would do on its expedition.
lost-cities-table-instead = Auf der Expedition: { $text }
lost-cities-table-draw-detail = Auch die oberste Karte eines Lagers darfst du nehmen, wenn sie leuchtet.
lost-cities-table-draw-only = Zieh eine Karte
lost-cities-table-play-on = An die Expedition
lost-cities-table-to-camp = Ins Lager
lost-cities-table-is-placing =
    { $who ->
        [you] Du wählst gerade eine Karte
       *[other] { $name } wählt gerade eine Karte
    }
lost-cities-table-is-drawing =
    { $who ->
        [you] Du ziehst gerade eine Karte
       *[other] { $name } zieht gerade eine Karte
    }
lost-cities-table-game-over = Durchgang { $n } von { $total } ist zu Ende
lost-cities-table-game-won =
    { $who ->
        [you] Du gewinnst den Durchgang mit { NUMBER($points) } zu { NUMBER($other) }
       *[other] { $name } gewinnt den Durchgang mit { NUMBER($points) } zu { NUMBER($other) }
    }
lost-cities-table-game-even = Gleichstand, je { n-points }
lost-cities-table-by-game = Punkte nach Durchgängen
lost-cities-table-camp = Lager
lost-cities-table-drop-camp = Hierher
lost-cities-table-drop-from = von { $text }
lost-cities-table-drop-new = neu
lost-cities-table-lacks = noch { $n } bis null
lost-cities-table-no-other-expedition = { $card } gehört nicht in die { $expedition }.
lost-cities-table-no-other-camp = { $card } gehört nicht ins { $camp }.
lost-cities-table-no-theirs = Das ist eine Expedition von { $name }; du spielst in deine eigenen.
lost-cities-table-pile-open = bringt eine neue Karte
lost-cities-table-pile-later = erst eine Karte legen
lost-cities-table-card-both = Kann an deine Expedition, die dann { NUMBER($points) } wert ist, oder ins Lager.
lost-cities-table-card-camp = Kann ins Lager.
lost-cities-table-n-sponsors =
    { $n ->
        [one] { $n } Sponsor
       *[other] { $n } Sponsoren
    }
lost-cities-table-expedition-of =
    { $who ->
        [you] Deine { $expedition }
       *[other] { $name }, { $expedition }
    }
# $text is the expedition, $ranks its cards.
lost-cities-table-expedition-holds = { $text }: { $ranks }.
lost-cities-table-expedition-empty = { $text }: nicht begonnen.
lost-cities-table-worth = Wert { NUMBER($points) }.
lost-cities-table-on-top = Oben: { $card }.
lost-cities-table-enter-play = Enter: { $card } anlegen, Wert dann { NUMBER($points) }.
lost-cities-table-enter-camp = Enter: { $card } hierher legen.
lost-cities-table-enter-take = Enter: die oberste Karte nehmen.
lost-cities-table-enter-draw = Enter: eine Karte ziehen.
lost-cities-table-about-number = Zählt { $n } in ihrer Expedition und liegt dort über jeder kleineren Zahl.
lost-cities-table-about-sponsor = Liegt vor den Zahlen. Jeder Sponsor erhöht den Faktor seiner Expedition um eins, auch bei Verlust.
lost-cities-table-about-seen = Karten der Farbe { $colour }, die du gesehen hast: { $n } von { $total }
# The last move in one line, without the name: somebody …
lost-cities-table-brief-starts = beginnt mit { $card }
lost-cities-table-brief-adds = legt { $card } an
lost-cities-table-brief-milestone = holt einen Meilenstein
lost-cities-table-key-take = aus dem ersten bis sechsten Lager nehmen
lost-cities-table-key-camp = die gewählte Karte in ihr Lager
lost-cities-table-key-draw = vom Nachzugstapel ziehen

## How it ended

lost-cities-table-eighth = Die achte Karte einer Expedition bringt { $n } dazu.
lost-cities-table-now-worth = Die Expedition ist jetzt { NUMBER($points) } wert.
# After a number.
lost-cities-table-best-row =
    { $total ->
        [1] beste Expedition
       *[other] beste Expedition im letzten Durchgang
    }
lost-cities-table-turns =
    { $n ->
        [one] Zug
       *[other] Züge
    }

## Das einfache Spielbrett: was wo liegt

lost-cities-zone-hands = Hand
lost-cities-zone-expeditions = Expeditionen
lost-cities-zone-camps = Lager
lost-cities-zone-closed = geschlossenes Lager
lost-cities-zone-pile = Nachzugstapel
lost-cities-zone-milestones = Meilensteine
lost-cities-zone-cards = Karten
lost-cities-zone-finished = Punkte der Durchgänge

## Das einfache Spielbrett: was über Dinge, Spieler und den Zug gesagt wird

lost-cities-fact-closed = geschlossenes Lager
lost-cities-fact-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
lost-cities-fact-total = Gesamt
lost-cities-fact-milestones = Meilensteine
lost-cities-fact-sum = Summe
lost-cities-fact-after-cost = nach Kosten
lost-cities-fact-times = Faktor
lost-cities-fact-multiplied = multipliziert
lost-cities-fact-bonus = Bonus
lost-cities-fact-game = Durchgang
lost-cities-fact-games = Durchgänge
lost-cities-fact-turn = Zug
lost-cities-fact-step = Schritt
lost-cities-fact-starter = beginnt
lost-cities-fact-finished = Punkte der Durchgänge

## Das einfache Spielbrett: Wörter unter den Angaben

lost-cities-step-place = Karte ausspielen
lost-cities-step-draw = Karte ziehen
lost-cities-step-deal = nächstes Austeilen
lost-cities-step-over = vorbei

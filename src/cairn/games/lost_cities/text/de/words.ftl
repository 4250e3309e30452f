### Lost Cities.

## Pieces: $a is the colour, $b the number or the sponsor

# A noun, so that it need not agree: „Lager Grün“, „Grün 9“.
lost-cities-colour =
    { $a ->
        [yellow] Gelb
        [blue] Blau
        [purple] Lila
        [green] Grün
        [orange] Orange
        [red] Rot
       *[other] { $a }
    }
# Where the colour must agree with a card or an expedition; only fr, it and pl tell the two apart.
lost-cities-colour-f = { lost-cities-colour }
lost-cities-card =
    { $b ->
        [sponsor] Sponsor { lost-cities-colour }
       *[other] { lost-cities-colour } { $b }
    }
# Where the colour shows by itself and room is short. Same as in English.
lost-cities-short =
    { $b ->
        [sponsor] S
       *[other] { $b }
    }
lost-cities-expedition = Expedition { lost-cities-colour-f }
lost-cities-camp = Lager { lost-cities-colour }
lost-cities-city =
    { $a ->
        [yellow] Wüstenstadt
        [blue] versunkene Stadt
        [purple] finstere Stadt
        [green] Waldstadt
        [orange] Felsenstadt
       *[other] sechste Farbe (lange Partie)
    }

lost-cities-milestone-three-yellow = 3 Karten in der gelben Expedition
lost-cities-milestone-three-blue = 3 Karten in der blauen Expedition
lost-cities-milestone-three-purple = 3 Karten in der lila Expedition
lost-cities-milestone-three-green = 3 Karten in der grünen Expedition
lost-cities-milestone-three-orange = 3 Karten in der orangen Expedition
lost-cities-milestone-five-cards = 5 Karten in einer Expedition
lost-cities-milestone-three-started = 3 begonnene Expeditionen
lost-cities-milestone-run = 3 aufeinanderfolgende Werte in einer Expedition
lost-cities-milestone-more-started = Mehr begonnene Expeditionen
lost-cities-milestone-best-expedition = Beste Expedition (ohne Sponsoren)
lost-cities-milestone-lower-hand = Kleinere Summe der Handkarten

## Moves and prompts

lost-cities-move-play = { $card } anlegen
lost-cities-move-camp = { $card } ins Lager legen
lost-cities-move-draw = Vom Nachzugstapel ziehen
lost-cities-move-take = Aus dem Lager { $colour } nehmen
lost-cities-move-deal = Nächsten Durchgang austeilen

lost-cities-prompt-place = Lege eine Karte an eine Expedition oder in ein Lager
lost-cities-prompt-draw = Ziehe vom Nachzugstapel oder aus einem Lager
lost-cities-prompt-deal = Teile für Durchgang { $n } von { $total } aus

## What a move would bring

lost-cities-effect-play =
    { $to_go ->
        [0] Von { NUMBER($before) } auf { n-points }{ lost-cities-effect-bonus }
       *[other] Von { NUMBER($before) } auf { n-points }, noch { $to_go }, bis die Kosten gedeckt sind{ lost-cities-effect-bonus }
    }
lost-cities-effect-start = Beginnt bei { NUMBER($points) } Punkten, noch { $to_go }, bis die Kosten gedeckt sind{ lost-cities-effect-bonus }
# Points of milestones that are won at the end of the turn.
lost-cities-effect-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , Meilenstein +{ $bonus }
    }
lost-cities-effect-draw =
    { $n ->
        [0] Die letzte Karte: Der Durchgang endet
        [one] Danach liegt noch { n-cards } im Nachzugstapel
       *[other] Danach liegen noch { n-cards } im Nachzugstapel
    }
lost-cities-effect-take = Du bekommst { $card }

## Why a bot moved

lost-cities-reason-play = Die { $expedition } dürfte etwa { n-points } bringen{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
lost-cities-reason-net = { lost-cities-reason-sure }{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
lost-cities-reason-sure =
    { $less ->
        [0] Das Netz zweifelt nicht
       *[other] Das Netz gibt diesem Zug { $share } %, „{ $instead }“ { $less } %
    }

## What happens

lost-cities-game-starts =
    { $who ->
        [you] Durchgang { $n } von { $total }: Du beginnst
       *[other] Durchgang { $n } von { $total }: { $name } beginnt
    }
lost-cities-is-dealt =
    { $who ->
        [you] Du erhältst { $cards }
       *[other] { $name } erhält { $cards }
    }
lost-cities-is-dealt-hidden = { $name } erhält { n-cards-acc }
lost-cities-offers-milestone = Zu holen ist der Meilenstein „{ $milestone }“
lost-cities-starts-expedition =
    { $who ->
        [you] Du beginnst eine Expedition mit { $card }
       *[other] { $name } beginnt eine Expedition mit { $card }
    }
lost-cities-adds-to-expedition =
    { $who ->
        [you] Du legst { $card } an eine Expedition an
       *[other] { $name } legt { $card } an eine Expedition an
    }
lost-cities-adds-to-camp =
    { $who ->
        [you] Du legst { $card } ins Lager
       *[other] { $name } legt { $card } ins Lager
    }
lost-cities-draws =
    { $who ->
        [you] Du ziehst { $card }
       *[other] { $name } zieht { $card }
    }
lost-cities-draws-hidden = { $name } zieht eine Karte
lost-cities-draws-from-camp =
    { $who ->
        [you] Du nimmst { $card } aus dem Lager
       *[other] { $name } nimmt { $card } aus dem Lager
    }
lost-cities-last-card-drawn =
    { $who ->
        [you] Du nimmst die letzte Karte vom Nachzugstapel
       *[other] { $name } nimmt die letzte Karte vom Nachzugstapel
    }
lost-cities-wins-milestone =
    { $who ->
        [you] Du holst den Meilenstein „{ $milestone }“
       *[other] { $name } holt den Meilenstein „{ $milestone }“
    }
lost-cities-nobody-wins-milestone = Niemand holt den Meilenstein „{ $milestone }“
lost-cities-scores =
    { $who ->
        [you] Du erhältst { n-points }
       *[other] { $name } erhält { n-points }
    }

## What cannot be done

lost-cities-no-ascending = { $card } muss höher sein als { $top }.
lost-cities-no-late-sponsor = Ein Sponsor muss vor den Zahlen liegen.
lost-cities-no-just-discarded = { $card } hast du in diesem Zug dort abgelegt; ziehe anderswo.
lost-cities-no-camp-empty = Das Lager { $colour } ist leer.
lost-cities-no-turn-cap =
    { $n ->
        [one] Nach { $n } Zug darf nur noch vom Nachzugstapel gezogen werden.
       *[other] Nach { $n } Zügen darf nur noch vom Nachzugstapel gezogen werden.
    }
lost-cities-no-place-first = Lege erst eine Karte, dann ziehe.
lost-cities-no-draw-first = Eine Karte ist schon gelegt; ziehe jetzt eine.
lost-cities-no-deal-now = Der nächste Durchgang wird ausgeteilt, wenn dieser zu Ende ist.
lost-cities-no-deal-first = Teile zuerst den nächsten Durchgang aus.
lost-cities-no-sixth-colour = Die Farbe { $colour } gibt es nur in der langen Partie.

## Positions that cannot occur

lost-cities-bad-order = Diese Stellung gibt es nicht: { $card } passt nicht an diese Stelle einer Expedition ({ $name }).
lost-cities-bad-hand = Diese Stellung gibt es nicht: { $name } hat { n-cards-acc } statt { $due } auf der Hand.
lost-cities-bad-count = Diese Stellung gibt es nicht: { $card } ist { $n }× da statt { $due }×.
lost-cities-bad-pile =
    { $n ->
        [0] Diese Stellung gibt es nicht: Der Nachzugstapel ist leer, also ist das Spiel zu Ende.
       *[other] Diese Stellung gibt es nicht: Das Spiel ist zu Ende, und der Nachzugstapel hat noch { n-cards-acc }.
    }
lost-cities-bad-milestones = Diese Stellung gibt es nicht: Ein Meilenstein ist doppelt da.

## Around the pieces: what a table shows

lost-cities-label-expeditions = Expeditionen
lost-cities-label-camps = Lager
lost-cities-label-pile = Nachzugstapel
# Same as in English.
lost-cities-label-hand = Hand
lost-cities-label-milestones = Meilensteine
lost-cities-label-first-come = Wer zuerst kommt
lost-cities-label-at-game-end = Bei Spielende
lost-cities-label-won = Geholt
lost-cities-label-empty = leer
lost-cities-label-closed = in diesem Zug geschlossen
lost-cities-label-game = Durchgang { $n } von { $total }
lost-cities-label-part = Durchgang { $n }
lost-cities-label-turn = Zug { $n }
lost-cities-label-sheet = Wertungsblock
lost-cities-label-row-a = A. Summe der Karten
lost-cities-label-row-b = B. Kosten der Expedition
lost-cities-label-row-c = C. Faktor
lost-cities-label-row-d = D. Große Expedition
lost-cities-label-row-e = E. Meilensteine
lost-cities-label-points = Punkte
lost-cities-label-total = Gesamt

## What is shuffled and drawn, where the fairness of a match is checked

lost-cities-source-start = Wer beginnt
lost-cities-source-deal = Nachzugstapel
lost-cities-source-milestones = Meilensteine

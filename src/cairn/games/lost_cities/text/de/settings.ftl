### What is agreed before a match of Lost Cities, and how its bots play.

## Options, explained

lost-cities-setting-milestones = Die Variante Meilensteine wird gespielt.
lost-cities-setting-best-expedition = Was beim Meilenstein für die beste Expedition „ohne Sponsoren“ heißt.
lost-cities-setting-colours = Fünf Farben, oder sechs für die lange Partie.
lost-cities-setting-games = Wie viele Durchgänge eine Partie hat.
lost-cities-setting-deck-count = Die Zahl der Karten im Nachzugstapel wird angezeigt.
lost-cities-setting-start = Wer den ersten Durchgang beginnt.
lost-cities-setting-turn-cap = Nach so vielen Zügen von beiden zusammen darf nur noch vom Nachzugstapel gezogen werden.

## Options, explained where nobody types

lost-cities-note-milestones = Fünf kleine Ziele zu je 10 Punkten.
lost-cities-note-games = Je etwa zehn Minuten.
lost-cities-note-colours = Mit sechs: 12 Karten mehr, eine längere Partie.

## Short names

lost-cities-option-milestones = Meilensteine
lost-cities-option-best-expedition = Beste Expedition
lost-cities-option-colours = Farben
lost-cities-option-games = Durchgänge
lost-cities-option-deck-count = Nachzugstapel gezählt
lost-cities-value-best-expedition-no-sponsor-cards = ohne Sponsorkarten
lost-cities-value-best-expedition-ignore-sponsors = Sponsoren zählen nicht

## A table in a few words

lost-cities-said-milestones-on = Meilensteine
lost-cities-said-colours-6 = sechs Farben
lost-cities-said-games =
    { $n ->
        [one] { $n } Durchgang
       *[other] { $n } Durchgänge
    }
lost-cities-said-deck-count-off = Nachzugstapel nicht gezählt

## Bots

lost-cities-manner-quartz = Hat aus mehr als 200.000 eigenen Partien gelernt und weiß sofort, was sie gezeigt haben.

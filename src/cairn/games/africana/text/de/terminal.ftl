### The table of Africana: the words around its pieces.

## The round and the piles

africana-label-round = Runde { $n }
africana-label-expeditions-left = übrige Expeditionen: { $n }
africana-label-expeditions-left-next = { africana-label-expeditions-left }, als Nächstes { $letter }
africana-label-last-round =
    { $who ->
        [you] Letzte Runde: Du hast den letzten Zug
       *[other] Letzte Runde: { $name } hat den letzten Zug
    }
africana-label-travel-pile = Reisekarten
africana-label-discards = Ablage
africana-label-assistants = Gehilfen
africana-label-played = in dieser Bewegung gespielt
africana-label-nothing = nichts

## Players

africana-label-hand = Hand
africana-label-your-hand = Deine Hand
africana-label-markers = Marker
africana-label-finished = beendet
africana-label-adventures = Abenteuer
africana-label-silver = Silber
africana-label-points = Punkte
africana-label-n-silver = { $n } Silber
africana-label-n-jokers =
    { $n ->
        [one] { $n } Joker
       *[other] { $n } Joker
    }
africana-label-n-travel-cards =
    { $n ->
        [one] { $n } Reisekarte
       *[other] { $n } Reisekarten
    }

## Expeditions and books

africana-label-expeditions = Expeditionen
africana-label-space = Feld { $n }
africana-label-empty = leer
africana-label-bonus = Bonus
africana-label-with-bonus = Beitrittsbonus { $gain }
africana-label-joined = dabei: { $list }
africana-label-left = links
africana-label-right = rechts
africana-label-for = für { africana-label-n-silver }

## The map

africana-label-around = rund um { $place }
africana-label-neighbours = Nachbarn { $list }
africana-label-standing = dort: { $list }
africana-label-starting = Start von Feld { $list }
africana-label-ending = Ziel von Feld { $list }
africana-label-aiming = Abenteuer dort: { $list }
africana-label-starts = Expedition 1 beginnt
africana-label-ends = Expedition 1 endet
africana-label-goal = Abenteuer endet
africana-label-book-here = Buch am Ort

## What may be done, before the moves

africana-label-do-go = Reisen
africana-label-go-to = Reisen → { $place }
africana-label-do-join = Teilnehmen
africana-label-do-end = Beenden
africana-label-do-turn = Umblättern
africana-label-do-buy = Kaufen
africana-label-do-discard = Abwerfen
africana-label-do-give-up = Aufgeben

## The score sheet

africana-label-sheet = Punkte
africana-label-hidden =
    { $n ->
        [one] { $n } beendete Karte, verdeckt
       *[other] { $n } beendete Karten, verdeckt
    }
africana-label-row-expeditions = Expeditionen
africana-label-row-artifacts = Artefakte
africana-label-row-collections = Sammlungen
africana-label-row-assistants = Gehilfen
africana-label-row-silver = je 10 Silber
africana-label-row-travel-cards = je 2 Reisekarten
africana-label-row-unfinished = unbeendete Artefakte

## Cards and map by themselves, and where they come from

africana-label-set-expeditions = Expeditionen
africana-label-set-adventures = Abenteuer
africana-label-set-bonuses = Beitrittsboni
africana-label-deck = Stapel
africana-label-route = Weg
africana-label-steps-taken = Schritte
africana-label-adventure = Abenteuer
africana-label-neighbour-places = Nachbarn
africana-label-worth = Wert
africana-label-origin = Herkunft
africana-label-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
africana-label-published = veröffentlicht
africana-label-reconstructed = rekonstruiert
africana-label-part-published = zum Teil veröffentlicht
africana-label-route-published = Route veröffentlicht
africana-label-published-fields = veröffentlicht: { $list }
africana-label-reconstructed-fields = rekonstruiert: { $list }
africana-label-field-name = Name
africana-label-field-half = Hälfte
africana-label-field-symbols = Symbole
africana-label-field-deck = Stapel
africana-label-field-start = Start
africana-label-field-target = Ziel
africana-label-field-coins = Silber
africana-label-field-points = Punkte
africana-label-note = Anmerkung: { $remark }
africana-remark-a-quick-south-africa-madagascar-link-is-published-without-naming-the-endpoints = eine schnelle Verbindung von Südafrika nach Madagaskar ist veröffentlicht, ihre Endpunkte nicht
africana-remark-the-set-of-kinds-1-coin-2-coins-1-travel-card-is-published-which-space-has-which-is-not = die Arten (1 Münze, 2 Münzen, 1 Reisekarte) sind veröffentlicht; welches Feld welche hat, nicht
africana-remark-a-madagascar-location-is-published-its-printed-name-is-not = ein Ort auf Madagaskar ist veröffentlicht, sein gedruckter Name nicht
africana-remark-named-in-a-french-review = in einer französischen Besprechung genannt
africana-remark-named-in-a-german-review-and-a-japanese-play-report = in einer deutschen Besprechung und einem japanischen Spielbericht genannt
africana-remark-named-in-a-german-review-and-an-english-session-report = in einer deutschen Besprechung und einem englischen Spielbericht genannt
africana-remark-named-in-a-japanese-play-report = in einem japanischen Spielbericht genannt
africana-remark-named-in-a-japanese-play-report-expedition-target = in einem japanischen Spielbericht genannt (Ziel einer Expedition)
africana-remark-rulebook-start-of-england = Start von England laut Regelheft
africana-remark-rulebook-start-of-france = Start von Frankreich laut Regelheft
africana-remark-rulebook-start-of-germany = Start von Deutschland laut Regelheft
africana-remark-rulebook-start-of-italy-northernmost-spot = Start von Italien laut Regelheft; nördlichster Ort
africana-remark-deck-inferred-points-reconstructed = Stapel erschlossen, Punkte rekonstruiert
africana-remark-one-symbol = ein Symbol
africana-remark-magenta-from-a-card-called-red = Magenta, aus einer „rot“ genannten Karte
africana-label-count-places = { $n } von { $total } Orten
africana-label-count-routes = { $n } von { $total } Routen
africana-label-count-expeditions = { $n } von { $total } Expeditionen
africana-label-count-adventures = { $n } von { $total } Abenteuern
africana-label-count-bonuses = { $n } von { $total } Boni
africana-label-starting-here = Expeditionen, die hier beginnen
africana-label-ending-here = Expeditionen, die hier enden
africana-label-aiming-here = Abenteuer, die hier enden
africana-label-company-here = Gesellschaft, die hier beginnt

## Sentences

play-africana-line = { $heading }: { $list }.
play-africana-seat =
    { $who ->
        [you] Du: { $list }.
       *[other] { $name }: { $list }.
    }
play-africana-has =
    { $who ->
        [you] Du, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-africana-won =
    { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    }
play-africana-shared = Geteilter Sieg: { $list }
play-africana-origin = Gedruckter Spielplan und Karten sind zum größten Teil nicht öffentlich. Wenigstens zum Teil veröffentlicht: { $list }. Der Rest ist rekonstruiert.

## The command that tells of places

play-command-map = plan
play-help-map = die Orte des Spielplans oder einer davon, etwa „{ play-command-map } lagos“

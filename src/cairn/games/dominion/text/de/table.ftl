### Der Tisch von Dominion im Browser.

## Das einfache Spielbrett: was wo liegt

dominion-zone-supply = Vorrat
dominion-zone-upgrades = Eintausch
dominion-zone-events = Ereignisse
dominion-zone-trash = Müll
dominion-zone-hands = Hand
dominion-zone-decks = Nachziehstapel
dominion-zone-discards = Ablagestapel
dominion-zone-plays = Spielbereich
dominion-zone-mats = Wirtshaus
dominion-zone-asides = zur Seite gelegt
dominion-zone-stays = was im Spiel bleibt

## Das einfache Spielbrett: was über Dinge, Spieler und den Zug gesagt wird

dominion-fact-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
dominion-fact-turns =
    { $n ->
        [one] Zug
       *[other] Züge
    }
dominion-fact-tokens = Marker
dominion-fact-token = Marker
dominion-fact-journey-up = Reise offen
dominion-fact-minus-card = −1 Karte
dominion-fact-minus-coin = −1 Münze
dominion-fact-inherited = Anwesen sind auch
dominion-fact-cost = kostet
dominion-fact-types = Typen
dominion-fact-spent = in diesem Zug schon erworben
dominion-fact-affordable = kann noch erworben werden
dominion-fact-stays = bleibt im Spiel
dominion-fact-why = warum
dominion-fact-owner = von
dominion-fact-against = gegen
dominion-fact-aside = dafür zur Seite gelegt
dominion-fact-seat = am Zug
dominion-fact-number = Zug
dominion-fact-phase = Phase
dominion-fact-actions =
    { $n ->
        [one] Aktion
       *[other] Aktionen
    }
dominion-fact-buys =
    { $n ->
        [one] Kauf
       *[other] Käufe
    }
dominion-fact-coins =
    { $n ->
        [one] Münze
       *[other] Münzen
    }
dominion-fact-bought = in diesem Zug gekauft
dominion-fact-extra = Extrazug
dominion-fact-mission = Extrazug folgt
dominion-fact-fairs = genommene Karten dürfen auf den Nachziehstapel
dominion-fact-expeditions = Expeditionen: mehr Karten beim Aufräumen
dominion-fact-victories-bought = Punktekarten gekauft
dominion-fact-merchants = mehr für das erste Silber
dominion-fact-played-silver = Silber gespielt
dominion-fact-cheaper = weniger für jede Karte
dominion-fact-empty = leere Stapel

## Das einfache Spielbrett: Wörter unter den Angaben

dominion-type-action = Aktion
dominion-type-treasure = Geld
dominion-type-victory = Punkte
dominion-type-curse = Fluch
dominion-type-attack = Angriff
dominion-type-reaction = Reaktion
dominion-type-duration = Dauer
# Same as in English.
dominion-type-reserve = Reserve
dominion-type-traveller = Reisender
dominion-type-event = Ereignis
dominion-phase-action = Aktionsphase
dominion-phase-buy = Kaufphase
dominion-why-aside = zur Seite gelegt
dominion-why-looked-at = angesehen
dominion-why-saved = bis zum Aufräumen

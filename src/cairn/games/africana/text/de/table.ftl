### Der Tisch von Africana im Browser.

## Das einfache Spielbrett: was wo liegt

africana-zone-hands = Hand
africana-zone-played = in dieser Bewegung gespielt
africana-zone-travel-pile = Reisekarten
africana-zone-discards = Ablage
africana-zone-expedition-pile = Expeditionsstapel
africana-zone-removed = ungesehen aus dem Spiel
africana-zone-spaces = Expeditionen
africana-zone-books = Bücher
africana-zone-north = nördliches Buch
africana-zone-south = südliches Buch
africana-zone-left = links
africana-zone-right = rechts
africana-zone-adventures = Abenteuer
africana-zone-under = beendet
africana-zone-expeditions = Expeditionen
africana-zone-assistants = Gehilfen neben dem Plan
africana-zone-gone = aus dem Spiel
africana-zone-cards = Karten

## Das einfache Spielbrett: was über Dinge, Spieler und den Zug gesagt wird

africana-fact-company = Gesellschaft
africana-fact-colour = Farbe
africana-fact-place = Ort
africana-fact-silver = Silber
africana-fact-travel-cards =
    { $n ->
        [one] Reisekarte
       *[other] Reisekarten
    }
africana-fact-jokers =
    { $n ->
        [one] Joker
       *[other] Joker
    }
africana-fact-assistants = Gehilfen
africana-fact-markers =
    { $n ->
        [one] Marker
       *[other] Marker
    }
africana-fact-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
africana-fact-sheet = davon
africana-fact-expeditions = Expeditionen
africana-fact-artifacts = Artefakte
africana-fact-collections = Sammlungen
africana-fact-unfinished = unbeendete Artefakte
africana-fact-deck = Stapel
africana-fact-start = Start
africana-fact-target = Ziel
africana-fact-coins = Silber
africana-fact-bonus = Beitrittsbonus
africana-fact-amount = Bonus
africana-fact-kind = Art
africana-fact-subject = Gegenstand
africana-fact-next = als Nächstes
africana-fact-turn = Zug
africana-fact-step = Schritt
africana-fact-starter = beginnt
africana-fact-page-cost = Preis einer Seite
africana-fact-last-round = letzte Runde
africana-fact-last-seat = letzter Zug für

## Das einfache Spielbrett: Wörter unter den Angaben

africana-bonus-coins = Silber
africana-bonus-travel-card = Reisekarten
africana-kind-artifact = Artefakt
africana-kind-assistant = Gehilfe
africana-step-action = Wahl der Aktion
africana-step-travel = auf Reisen
africana-step-book = am Buch
africana-step-discard = beim Abwerfen
africana-step-give-up = beim Aufgeben
africana-step-over = vorbei

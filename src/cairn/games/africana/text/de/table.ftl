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
africana-fact-book = Buch
africana-fact-half = Hälfte
africana-fact-lat = Breite
africana-fact-lon = Länge
africana-fact-near = daneben
africana-fact-symbols = Symbole

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

## The drawn board: parts and tabs

africana-table-map = Karte von Afrika, { $n } Orte
africana-table-equator = Äquator
africana-table-parts = Teile des Tischs
africana-table-tab-map = Karte
africana-table-tab-expeditions = Expeditionen
# Same as in English.
africana-table-tab-expeditions-short = Exped.
africana-table-tab-books = Bücher
africana-table-tab-mine = Meine
africana-table-can-choose = hier ist etwas wählbar
africana-table-list = Liste der Orte
africana-table-sort = Reihenfolge der Liste
africana-table-sort-distance = nach Entfernung
africana-table-sort-name = nach Name
africana-table-sort-goals = meine Ziele
africana-table-starts = Hier beginnen Expeditionen
africana-table-others = Andere Orte
africana-table-only-map = Nur die Karte
africana-table-next-goal = Nächstes Ziel
africana-table-shelf = Dein Regal
africana-table-back-to-map = Zurück zur Karte
africana-table-round = Runde { $n }
africana-table-last-round = letzte Runde
africana-table-expeditions-left =
    { $n ->
        [one] noch { $n } Expedition
       *[other] noch { $n } Expeditionen
    }
africana-table-n-expeditions =
    { $n ->
        [one] { $n } Expedition
       *[other] { $n } Expeditionen
    }
africana-table-expeditions = Expeditionen
africana-table-expeditions-head = Expeditionen, Bonus
africana-table-assistant = Gehilfe

## The drawn board: places and distances

africana-table-here = Hier stehst du
africana-table-you-are-here = hier stehst du
africana-table-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
africana-table-steps-away =
    { $n ->
        [one] { $n } Schritt von dir
       *[other] { $n } Schritte von dir
    }
africana-table-away =
    { $n ->
        [one] { $n } Schritt weit
       *[other] { $n } Schritte weit
    }
africana-table-next-to = Daneben: { $text }
africana-table-place-of = { $n } von { $total }
africana-table-step-of = Schritt { $n } von { $total }
africana-table-fits = Passt: { $text }
africana-table-only-silver = Keine Karte passt; jede Karte für Silber
africana-table-enter-plan = Enter: diesen Schritt planen
africana-table-enter-back = Enter: diesen Schritt zurücknehmen
africana-table-enter-cut = Enter: die Reise hier beenden
africana-table-ends-here = Deine Expedition endet hier: { $expedition }, { africana-silver }, { n-points }
africana-table-starts-here = Hier beginnt eine Expedition: { $expedition }
africana-table-found-here = Dein Abenteuer: { $adventure }
africana-table-stands-here = Hier: { $name }
africana-table-leads-to = Führt nach { $text }
africana-table-n-places = { $n } Orte
africana-table-comes-back = kommt zurück
africana-table-spent = verbraucht
africana-table-no-card = Du hast keine Karte mehr für { $place }.
africana-table-other-book = Von hier aus geht nur: { $book }.

## The drawn board: expeditions and adventures

# Same as in English.
africana-table-expedition-n = Expedition { $n }
africana-table-space-empty = Feld { $n } ist leer
africana-table-joined = Dabei: { $text }
africana-table-nobody = Niemand ist dabei
africana-table-bonus-silver = Teilnahme: { africana-silver }
africana-table-bonus-card = Teilnahme: { n-cards-acc }
africana-table-join-in = Start: { $place }
africana-table-ends-in = Ziel: { $place }
africana-table-your-adventures = Deine Abenteuer, { $n } von 3
africana-table-no-adventures = noch keine
africana-table-to-hand = auf die Hand
africana-table-ends = { $text }: beendet
africana-table-in-hand = { n-cards } auf der Hand
africana-table-markers-left = { $n } Marker frei
africana-table-finished = { $n } beendet
africana-table-adventures = { $n } Abenteuer
africana-table-hand-empty = Keine Karten auf der Hand

## The drawn board: books

africana-table-book-north = Buch des Nordens
africana-table-book-south = Buch des Südens
africana-table-leads-north = führt nach Süden
africana-table-leads-south = führt nach Norden
africana-table-stand-north = vom Norden aus
africana-table-stand-south = vom Süden aus
africana-table-open-to-you = offen für dich
africana-table-empty = leer
africana-table-pages =
    { $n ->
        [one] { $n } Seite
       *[other] { $n } Seiten
    }
africana-table-pages-word = Seiten
africana-table-pages-seen = { $n } von { $total } gesehen
africana-table-page-costs = Umblättern: { africana-page-price }
africana-table-may-show = Eine neue Seite lässt sich nicht zurücknehmen
africana-table-turn-back = Zurück
africana-table-turn-on = Weiter
africana-table-buy = Kaufen
africana-table-seal = Was eine neue Seite zeigt, lässt sich nicht zurücknehmen.
africana-table-sealed = Eine Seite ist gesehen: kein Zurück davor
africana-table-seen-word = Gesehen
africana-table-unseen-word = Noch nicht gesehen

## The drawn board: questions and buttons

africana-table-you-choose = Du wählst
africana-table-is-action = { $name } wählt eine Aktion
africana-table-is-book = { $name } blättert im Buch
africana-table-is-travel = { $name } ist unterwegs: { $place }
africana-table-is-discard = { $name } wirft Karten ab
africana-table-is-give-up = { $name } gibt ein Abenteuer auf
africana-table-travelling = unterwegs
africana-table-ask-action = Ziehen, kaufen oder reisen?
africana-table-ask-action-more = Ein leuchtender Ort beginnt eine Reise, das leuchtende Buch öffnet sich zum Kaufen.
africana-table-ask-travel = Weiter oder hier bleiben?
africana-table-ask-travel-more = Deine Reise geht mit einem leuchtenden Ort weiter.
africana-table-stay = Nichts tun
africana-table-stop = Hier bleiben
africana-table-open-book = Buch öffnen
africana-table-close-book = Buch schließen
africana-table-draw = Zwei Karten ziehen
africana-table-draw-short = Zwei ziehen
africana-table-journal = Tagebuch
africana-table-planning = Du planst eine Reise
africana-table-planning-short =
    { $n ->
        [one] Plan, { $n } Schritt
       *[other] Plan, { $n } Schritte
    }
africana-table-plan = { $from } → { $to }
africana-table-plan-more = Nichts ist gespielt, bevor du reist. Weiter mit einem leuchtenden Ort, oder brich auf.
africana-table-plan-shows = Wo eine Karte gezogen wird, hält die Reise an; der Rest des Plans bleibt.
africana-table-back-one = Schritt zurück
africana-table-travel = Reisen
africana-table-do-it = Ausführen
africana-table-buying = Du kaufst
africana-table-ask-book = Kaufen, umblättern oder gehen?
africana-table-ask-buy = Kaufen: { $adventure }?
africana-table-end-buying = Kauf beenden
africana-table-final = Nicht zurückzunehmen
africana-table-too-many = Zu viele am Ende des Zugs
africana-table-discard = Abwerfen: { $text }
africana-table-discard-n = { n-cards-acc } abwerfen
africana-table-give-up = Aufgeben: { $text }
africana-table-give-up-n = { $n } aufgeben
africana-table-choose-more = Noch { $n } wählen

## The drawn board: the journal

africana-table-journey =
    { $n ->
        [one] Reise, { $n } Schritt
       *[other] Reise, { $n } Schritte
    }
africana-table-journey-of = Reise von { $name }
africana-table-cards = Karten
africana-table-cards-of = { $n } weg, { $total } zurück
africana-table-silver-to = Silber { $before } → { $after }
africana-table-card-for = Karte für { $place }
africana-table-cut-at = Reise kürzen bis { $place }
africana-table-next = Weiter: ein leuchtender Ort

## The drawn board: shelf, points, sources

africana-table-goals = Deine Ziele
africana-table-no-goals = Noch keine Ziele
# Whether the cards in hand lead to a goal.
africana-table-this-turn = in diesem Zug
africana-table-lacks = keine Karte für { $place }
# A journey that is planned while others play.
africana-table-wish = Für deinen Zug
africana-table-one-more = eins mehr: { $n }
africana-table-best-sets = beste Sammlungen jetzt: { $n }
africana-table-points-so-far = Deine Punkte bisher
africana-table-if-ended = Wenn jetzt Schluss wäre
africana-table-n-rounds =
    { $n ->
        [one] Runde
       *[other] Runden
    }
africana-table-n-steps =
    { $n ->
        [one] Schritt
       *[other] Schritte
    }
africana-table-reconstructed = Werte rekonstruiert
africana-table-published = Aus der Regel oder aus Berichten bekannt.
africana-table-made-up = Rekonstruiert: die gedruckten Werte sind nicht öffentlich.
africana-table-made-up-adventure = Buch, Motiv und Preis sind bekannt; Ziel und Werte sind rekonstruiert.

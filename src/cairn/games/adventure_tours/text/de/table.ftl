### Der Tisch von Adventure Tours im Browser.

## Das einfache Spielbrett: was wo liegt

adventure-tours-zone-hands = Hand
adventure-tours-zone-equipment = Ausrüstung
adventure-tours-zone-members = Teilnehmer
adventure-tours-zone-discard = Ablagestapel
adventure-tours-zone-pile = Nachzugstapel
adventure-tours-zone-offered = Tableaus zur Wahl
adventure-tours-zone-progress = Verlauf

## Das einfache Spielbrett: was über Dinge, Spieler und den Zug gesagt wird

adventure-tours-fact-board = Tableau
adventure-tours-fact-ability = Spezialfähigkeit
adventure-tours-fact-levels = Stufen
adventure-tours-fact-red = Technik
adventure-tours-fact-blue = Proviant
adventure-tours-fact-yellow = Kleidung
adventure-tours-fact-income = Einnahmen
adventure-tours-fact-guards = Schutz
adventure-tours-fact-money = Geld
adventure-tours-fact-ready = schützt
adventure-tours-fact-demand = Anspruch
adventure-tours-fact-equipment = Ausrüstung
adventure-tours-fact-action = Aktion
adventure-tours-fact-colour = Farbe
adventure-tours-fact-side = Seite
adventure-tours-fact-start = Stufen am Anfang
adventure-tours-fact-round = Runde
adventure-tours-fact-rounds = Runden
adventure-tours-fact-turn = Zug
adventure-tours-fact-seat = am Zug
adventure-tours-fact-starter = beginnt
adventure-tours-fact-ability-used = Spezialfähigkeit genutzt
adventure-tours-fact-extra-turns = zusätzliche Züge
adventure-tours-fact-incomes = Einnahmen der Runden
adventure-tours-fact-totals = Geld nach den Runden
adventure-tours-fact-draft = Reihenfolge der Wahl
adventure-tours-fact-drafted = gewählte Tableaus
adventure-tours-fact-points = Geld

## The drawn board: zones and places

adventure-tours-table-own = Deine Expedition
adventure-tours-table-others = Mitspieler, { $n }
adventure-tours-table-row-members = Teilnehmer
adventure-tours-table-row-equipment = Ausrüstung
adventure-tours-table-raises = hebt deine Werte
adventure-tours-table-pay-so-far =
    { $coins ->
        [one] zahlen bisher { $coins } Münze
       *[other] zahlen bisher { $coins } Münzen
    }
adventure-tours-table-your-members = Deine Teilnehmer, { $n }, zahlen { $coins }
adventure-tours-table-your-equipment = Deine Ausrüstung, { $n }
adventure-tours-table-no-members = keine Teilnehmer
adventure-tours-table-no-equipment = keine Ausrüstung
adventure-tours-table-piles = Stapel
adventure-tours-table-draw = Nachzug
adventure-tours-table-discard = Ablage
adventure-tours-table-left =
    { $n ->
        [one] Nachzugstapel, noch { $n } Karte
       *[other] Nachzugstapel, noch { $n } Karten
    }
adventure-tours-table-discarded =
    { $n ->
        [one] Ablagestapel, { $n } Karte
       *[other] Ablagestapel, { $n } Karten
    }
adventure-tours-table-pile-ends = Die Runde endet, wenn die letzte Karte gezogen ist.
adventure-tours-table-empty = leer
adventure-tours-table-hand-empty = Keine Handkarten

## The drawn board: numbers of a seat

adventure-tours-table-coins =
    { $n ->
        [one] Münze
       *[other] Münzen
    }
adventure-tours-table-has-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
adventure-tours-table-so-far = bisher +{ $n }
adventure-tours-table-in-hand =
    { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
adventure-tours-table-n-members =
    { $n ->
        [one] { $n } Teilnehmer zahlt { $coins }
       *[other] { $n } Teilnehmer zahlen { $coins }
    }
adventure-tours-table-n-equipment =
    { $n ->
        [one] { $n } Ausrüstungskarte
       *[other] { $n } Ausrüstungskarten
    }
adventure-tours-table-last = letzte Karte: { $text }
adventure-tours-table-guarded =
    { $n ->
        [one] Einmal geschützt
       *[other] { $n }-mal geschützt
    }
adventure-tours-table-protects = Schützt vor einem Angriff
adventure-tours-table-stops = Pater Miller kann es verhindern
adventure-tours-table-nth = { $n } von { $total }.
adventure-tours-table-level-change = { $text } von { $before } auf { $after }
adventure-tours-table-you-change = du { $before }→{ $after }
adventure-tours-table-hand-change = Hand { $before }→{ $after }

## The drawn board: what somebody did last

adventure-tours-table-joined = { $text } nimmt teil
adventure-tours-table-laid = legt { $text } an
adventure-tours-table-taken-by = genommen von { $name }
adventure-tours-table-discarded-by = entfernt von { $name }
adventure-tours-table-heading = Zug { $n } · { $name }

## The drawn board: a card in hand, and its places

adventure-tours-table-can-join = kann mit
adventure-tours-table-joins = kann mit
adventure-tours-table-to-join = erst { $n } von { $total }
adventure-tours-table-of = { $n } von { $total }
adventure-tours-table-demand-met = Verlangt { $text } { $n }, du hast { $have }: kann mit
adventure-tours-table-demand-unmet = Verlangt { $text } { $n }, du hast { $have }: kann nicht mit
adventure-tours-table-pays = Zahlt { $coins }
adventure-tours-table-action-is = Aktion: { $text }
adventure-tours-table-as-equipment = Als Ausrüstung: { $text }
adventure-tours-table-enter = Eingabe: { $text }
adventure-tours-table-join = Mitnehmen
adventure-tours-table-lay = Anlegen
adventure-tours-table-equip = Ausrüsten
adventure-tours-table-take = Nehmen
adventure-tours-table-needs = braucht
adventure-tours-table-needs-has = { $n }, du hast { $have }
adventure-tours-table-needs-lacks = { $n }, du hast { $have }: noch { $less }
adventure-tours-table-then = dann darfst du
adventure-tours-table-then-may = Dann darfst du: { $text }
adventure-tours-table-then-draw = dann eine Karte ziehen
adventure-tours-table-opens = nächsten Zug kann { $text } mit
adventure-tours-table-copies = Bisher gesehen: { $n } von { $total }
adventure-tours-table-rebuilt = Kartenwerte rekonstruiert

## The drawn board: questions and answers

adventure-tours-table-where =
    { $text ->
        [expert] Runde { $n } von { $total }, Expertentableaus
       *[other] Runde { $n } von { $total }
    }
adventure-tours-table-where-to = { $text }: mitnehmen oder ausrüsten?
adventure-tours-table-play-detail = Ein Teilnehmer zahlt und handelt einmal. Ausrüstung hebt einen Wert und bringt eine Karte.
adventure-tours-table-ask-promote-equipment =
    { $n ->
        [one] Wird { $n } Karte ({ $colour }) zum Teilnehmer?
       *[other] Werden { $n } Karten ({ $colour }) zu Teilnehmern?
    }
adventure-tours-table-ask-give-two = Wer zieht zwei Karten, oder wer je eine?
adventure-tours-table-give-two-detail = Wähle jemanden für beide Karten oder zwei für je eine.
adventure-tours-table-ask-protect = Pater Miller zum Schutz abwerfen?
adventure-tours-table-ask-protect-several = Welcher Pater Miller schützt dich?
adventure-tours-table-ask-draft = Welches Tableau nimmst du?
adventure-tours-table-attacked = { $name } greift dich an · { $action }
adventure-tours-table-may-stop = { $name }: Pater Miller kann es verhindern; dann passiert nichts.
adventure-tours-table-choose-guard = Wähle, welcher Pater Miller geht
adventure-tours-table-do-give-one =
    { $whom ->
        [you] Eine Karte für dich
       *[other] Eine Karte für { $victim }
    }
adventure-tours-table-do-gift =
    { $whom ->
        [you] Eine Karte für dich
       *[other] Eine Karte für { $victim }
    }
adventure-tours-table-do-give-second =
    { $whom ->
        [you] Die zweite für dich
       *[other] Die zweite für { $victim }
    }
adventure-tours-table-do-give-both =
    { $whom ->
        [you] Zwei Karten für dich
       *[other] Zwei Karten für { $victim }
    }
adventure-tours-table-do-give-each = Je eine: { $victim }, { $text }
adventure-tours-table-do-discard-equipment =
    { $whom ->
        [you] Eigene entfernen
       *[other] Bei { $victim } entfernen
    }
adventure-tours-table-do-discard-member =
    { $whom ->
        [you] Eigenen entfernen
       *[other] Bei { $victim } entfernen
    }
adventure-tours-table-do-steal-equipment = Von { $victim } nehmen
adventure-tours-table-do-steal-member = Von { $victim } abwerben
adventure-tours-table-do-lay = { $text } anlegen
adventure-tours-table-do-join = { $text } mitnehmen
adventure-tours-table-do-protect = Schützen
adventure-tours-table-skip-protect = Geschehen lassen
adventure-tours-table-skip-own-draw = Nicht ziehen
adventure-tours-table-do-extra-turn = Weiteren Zug nehmen
adventure-tours-table-do-second-turn = Zweiten Zug nehmen
adventure-tours-table-do-own-draw = Eine Karte ziehen
adventure-tours-table-do-promote-equipment =
    { $n ->
        [one] { $n } Karte zu den Teilnehmern
       *[other] { $n } Karten zu den Teilnehmern
    }
adventure-tours-table-do-draft = { $board } nehmen
adventure-tours-table-back = Zu meinen Karten
adventure-tours-table-key-join = Die gewählte Karte mitnehmen

## The drawn board: while others decide

adventure-tours-table-decides = { $name } entscheidet
adventure-tours-table-you-decide = Du entscheidest
adventure-tours-table-answers = antwortet
adventure-tours-table-you-answer = du antwortest
adventure-tours-table-is-play =
    { $who ->
        [you] Du wählst eine Karte
       *[other] { $name } wählt eine Karte
    }
adventure-tours-table-is-protect =
    { $who ->
        [you] Du kannst mit Pater Miller antworten
       *[other] { $name } kann mit Pater Miller antworten
    }
adventure-tours-table-is-draft =
    { $who ->
        [you] Du wählst ein Tableau
       *[other] { $name } wählt ein Tableau
    }

## The drawn board: a turn of several steps

adventure-tours-table-this-turn = Dieser Zug
adventure-tours-table-this-turn-step = Dieser Zug, Schritt { $n } von { $total }
adventure-tours-table-n-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
adventure-tours-table-plus-coins =
    { $coins ->
        [one] +{ $coins } Münze
       *[other] +{ $coins } Münzen
    }
adventure-tours-table-another-turn = weiterer Zug
adventure-tours-table-turn-of = Zug von { $name }

## The drawn board: the end of a round, and of the match

adventure-tours-table-round-over = Runde { $n } ist vorbei
adventure-tours-table-ended-by = { $name } hat die Runde beendet
adventure-tours-table-ends-round = beendet die Runde
# Same as in English.
adventure-tours-table-expedition = Expedition
adventure-tours-table-members-pay = Teilnehmer zahlen
adventure-tours-table-hand-cost = Hand, je Karte { $n }
adventure-tours-table-hidden = verdeckt
adventure-tours-table-next = Was als Nächstes kommt
adventure-tours-table-boards-chosen = Tableaus werden gewählt, wer am wenigsten einnahm zuerst
adventure-tours-table-boards-dealt = Tableaus werden neu ausgeteilt
adventure-tours-table-shuffled = Alle Karten werden gemischt
adventure-tours-table-six-each = je sechs, leere Reihen, Startwerte
adventure-tours-table-starts =
    { $who ->
        [you] Du beginnst
       *[other] { $name } beginnt
    }
adventure-tours-table-left-neighbour = links von { $name }
adventure-tours-table-scored = Runde { $n } gewertet
adventure-tours-table-earned =
    { $who ->
        [you] Die Runde bringt dir { $coins }
       *[other] Die Runde bringt { $name } { $coins }
    }
adventure-tours-table-earned-has =
    { $who ->
        [you] Die Runde bringt dir { $coins }; du hast { $n }
       *[other] Die Runde bringt { $name } { $coins }, in allem { $n }
    }
adventure-tours-table-start-round = Runde { $n } beginnen
adventure-tours-table-choose-boards = Tableaus wählen
adventure-tours-table-see-boards = Tableaus ansehen
adventure-tours-table-choose-place = Du wählst als Nummer { $n } von { $total }
adventure-tours-table-boards-for = Tableaus für Runde { $n }
adventure-tours-table-least-first = Wer am wenigsten einnahm, wählt zuerst. Jede Wahl ist offen.
adventure-tours-table-order = Reihenfolge der Wahl
adventure-tours-table-free = Frei
adventure-tours-table-your-choice = Deine Wahl
adventure-tours-table-your-board = Bisher dein Tableau
adventure-tours-table-final = Münzen aller Runden
adventure-tours-table-n-joined =
    { $n ->
        [one] Teilnehmer nahm teil
       *[other] Teilnehmer nahmen teil
    }
adventure-tours-table-n-stopped =
    { $n ->
        [one] Angriff verhindert
       *[other] Angriffe verhindert
    }

## The drawn board: abilities on a small board

adventure-tours-table-brief-extra-equipment-after-turn = Nach deinem Zug: noch eine Ausrüstung
adventure-tours-table-brief-skip-draw-and-gift = Nach Ausrüstung: ziehen oder nicht, Karte geben
adventure-tours-table-brief-use-equipment-action = Nach Ausrüstung: auch deren Aktion
adventure-tours-table-brief-second-member = Nach einem Teilnehmer: noch einer, Farbe beliebig
adventure-tours-table-brief-double-action = Nach einem Teilnehmer: Aktion zweimal
adventure-tours-table-brief-second-turn = Nach deinem Zug: noch ein ganzer Zug

## The drawn board: steps on a phone, a debt that nobody has, the end in numbers

adventure-tours-table-step = Schritt { $n } von { $total }
adventure-tours-table-step-then = dann { $text }
adventure-tours-table-floor = { $before } − { $n }, mindestens 0
adventure-tours-table-n-chain =
    { $n ->
        [one] Schritt in der längsten Kette: { $name }
       *[other] Schritte in der längsten Kette: { $name }
    }
adventure-tours-table-n-aimed =
    { $n ->
        [one] Mal gegen { $name }
       *[other] Mal gegen { $name }
    }

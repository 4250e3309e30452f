### The table of Adventure Tours: the words around the cards.

## The round and the turn

adventure-tours-label-round = Runde { $n } von { $total }
adventure-tours-label-round-over = Runde { $n } ist vorbei
adventure-tours-label-turn =
    { $who ->
        [you] du bist am Zug
       *[other] { $name } ist am Zug
    }
adventure-tours-label-extra-turns =
    { $n ->
        [one] noch { $n } zusätzlicher Zug
       *[other] noch { $n } zusätzliche Züge
    }
adventure-tours-label-ability-used = Spezialfähigkeit in diesem Zug genutzt

## What lies where

adventure-tours-label-pile = Nachzugstapel
adventure-tours-label-discard = Ablagestapel
adventure-tours-label-discard-top = Ablagestapel, die oberste Karte zuerst
adventure-tours-label-hand = Hand
adventure-tours-label-members = Teilnehmer
adventure-tours-label-equipment = Ausrüstung
adventure-tours-label-income = Einnahmen
adventure-tours-label-money = Geld
adventure-tours-label-demand = Anspruch
adventure-tours-label-action = Aktion
adventure-tours-label-nothing = nichts
adventure-tours-label-ready = schützt

## What may be done

adventure-tours-label-equip = ausrüsten
adventure-tours-label-join = mitnehmen
adventure-tours-label-protect = Schutz durch
adventure-tours-label-place = Platz { $n } von { $total }
adventure-tours-label-lacking = { $have } von { $need }
adventure-tours-label-stake = auf dem Spiel
adventure-tours-label-change = { $what } von { $before } auf { $after }

## Actions in very few words

adventure-tours-label-short-none = keine Aktion
adventure-tours-label-short-give-one = 1 Karte geben
adventure-tours-label-short-give-two = 2 Karten geben
adventure-tours-label-short-extra-equipment = mehr Ausrüstung
adventure-tours-label-short-discard-equipment = Ausrüstung weg
adventure-tours-label-short-steal-equipment = Ausrüstung her
adventure-tours-label-short-extra-turn = weiterer Zug
adventure-tours-label-short-same-colour-member = gleiche Farbe
adventure-tours-label-short-discard-member = Teilnehmer weg
adventure-tours-label-short-steal-member = Teilnehmer her
adventure-tours-label-short-promote-equipment = befördern
adventure-tours-label-short-protect = schützt dich

## The money

adventure-tours-label-sheet = Geld, Runde für Runde
adventure-tours-label-if-now = in Klammern: wenn die Runde jetzt zu Ende wäre
adventure-tours-label-in-round = Runde { $n }: { $score }
adventure-tours-label-net = wenn die Runde jetzt zu Ende wäre: { $score }

## Where the values come from

adventure-tours-label-copies =
    { $n ->
        [one] { $n } Karte im Spiel
       *[other] { $n } Karten im Spiel
    }
adventure-tours-label-boards =
    { $n ->
        [one] { $n } Tableau
       *[other] { $n } Tableaus
    }
adventure-tours-label-published = veröffentlicht
adventure-tours-label-reconstructed = rekonstruiert
adventure-tours-label-field-name = Name
adventure-tours-label-field-side = Seite
adventure-tours-label-field-demand = Anspruch
adventure-tours-label-field-money = Geld
adventure-tours-label-field-equipment = Ausrüstung
adventure-tours-label-field-action = Aktion
adventure-tours-label-field-copies = Anzahl
adventure-tours-label-field-technology = Technik
adventure-tours-label-field-provisions = Proviant
adventure-tours-label-field-clothing = Kleidung
adventure-tours-label-field-ability = Spezialfähigkeit
adventure-tours-label-field-ability-summary = Spezialfähigkeit
adventure-tours-label-field-count = Anzahl
adventure-tours-label-field-theme = Thema

## Sentences

play-adventure-tours-line = { $heading }: { $list }.
play-adventure-tours-explained = { $heading }: { $list }
play-adventure-tours-seat =
    { $who ->
        [you] Du: { $list }.
       *[other] { $name }: { $list }.
    }
play-adventure-tours-has =
    { $who ->
        [you] Du, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-adventure-tours-fields = { $what }: { $list }
play-adventure-tours-origin = Unter „{ adventure-tours-label-published }“ steht, was von einer Karte oder einem Tableau öffentlich bekannt ist; alles andere haben wir rekonstruiert. Besitzt du die Schachtel, spielst du mit `--components` nach den gedruckten Werten.
play-adventure-tours-uncertain = Ein * steht bei dem, was veröffentlicht, aber nicht sicher ist.

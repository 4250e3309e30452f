### The table of Adventure Tours: the words around the cards.

## The round and the turn

adventure-tours-label-round = Giro { $n } di { $total }
adventure-tours-label-round-over = Il giro { $n } è finito
adventure-tours-label-turn =
    { $who ->
        [you] tocca a te
       *[other] tocca a { $name }
    }
adventure-tours-label-extra-turns =
    { $n ->
        [one] ancora { $n } turno supplementare
       *[other] ancora { $n } turni supplementari
    }
adventure-tours-label-ability-used = facoltà speciale usata in questo turno

## What lies where

adventure-tours-label-pile = mazzo
adventure-tours-label-discard = scarti
adventure-tours-label-discard-top = scarti, per prima la carta in cima
adventure-tours-label-hand = mano
adventure-tours-label-members = partecipanti
adventure-tours-label-equipment = equipaggiamento
adventure-tours-label-income = entrate
adventure-tours-label-money = denaro
adventure-tours-label-demand = esigenza
adventure-tours-label-action = azione
adventure-tours-label-nothing = niente
adventure-tours-label-ready = protegge

## What may be done

adventure-tours-label-equip = equipaggia
adventure-tours-label-join = arruola
adventure-tours-label-protect = protezione di
adventure-tours-label-place = posto { $n } di { $total }
adventure-tours-label-lacking = { $have } su { $need }
adventure-tours-label-stake = in gioco
adventure-tours-label-change = { $what } da { $before } a { $after }

## Actions in very few words

adventure-tours-label-short-none = nessuna azione
adventure-tours-label-short-give-one = dai 1 carta
adventure-tours-label-short-give-two = dai 2 carte
adventure-tours-label-short-extra-equipment = equipaggia ancora
adventure-tours-label-short-discard-equipment = via un oggetto
adventure-tours-label-short-steal-equipment = ruba un oggetto
adventure-tours-label-short-extra-turn = altro turno
adventure-tours-label-short-same-colour-member = stesso colore
adventure-tours-label-short-discard-member = via uno
adventure-tours-label-short-steal-member = ruba uno
adventure-tours-label-short-promote-equipment = promuovi
adventure-tours-label-short-protect = ti protegge

## The money

adventure-tours-label-sheet = Denaro, giro per giro
adventure-tours-label-if-now = tra parentesi: se il giro finisse ora
adventure-tours-label-in-round = giro { $n }: { $score }
adventure-tours-label-net = se il giro finisse ora: { $score }

## Where the values come from

adventure-tours-label-copies =
    { $n ->
        [one] { $n } carta nel gioco
       *[other] { $n } carte nel gioco
    }
adventure-tours-label-boards =
    { $n ->
        [one] { $n } quadro
       *[other] { $n } quadri
    }
adventure-tours-label-published = pubblicato
adventure-tours-label-reconstructed = ricostruito
adventure-tours-label-field-name = nome
adventure-tours-label-field-side = lato
adventure-tours-label-field-demand = esigenza
adventure-tours-label-field-money = denaro
adventure-tours-label-field-equipment = equipaggiamento
adventure-tours-label-field-action = azione
adventure-tours-label-field-copies = numero
adventure-tours-label-field-technology = tecnica
adventure-tours-label-field-provisions = viveri
adventure-tours-label-field-clothing = vestiario
adventure-tours-label-field-ability = facoltà speciale
adventure-tours-label-field-ability-summary = facoltà speciale
adventure-tours-label-field-count = numero
adventure-tours-label-field-theme = tema

## Sentences

play-adventure-tours-line = { $heading }: { $list }.
play-adventure-tours-explained = { $heading }: { $list }
play-adventure-tours-seat =
    { $who ->
        [you] Tu: { $list }.
       *[other] { $name }: { $list }.
    }
play-adventure-tours-has =
    { $who ->
        [you] Tu, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-adventure-tours-fields = { $what }: { $list }
play-adventure-tours-origin = Sotto «{ adventure-tours-label-published }» sta ciò che è pubblicamente noto di una carta o di un quadro; il resto lo abbiamo ricostruito. Se possiedi la scatola, con `--components` giochi con i valori stampati.
play-adventure-tours-uncertain = Un * segna ciò che è pubblicato, ma non con certezza.

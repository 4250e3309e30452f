### The table of Dominion: the words around the cards.

## Kingdoms by name

dominion-label-kingdom-gentle-introduction = Introduzione facile
dominion-label-kingdom-expert-introduction = Introduzione per esperti
dominion-label-kingdom-level-up = Salto di livello
dominion-label-kingdom-son-of-size-distortion = Dimensioni distorte
dominion-label-kingdom-first-game = Prima partita
dominion-label-kingdom-big-money = Tanti soldi
dominion-label-kingdom-interaction = Interazione
dominion-label-kingdom-size-distortion = Distorsione
dominion-label-kingdom-village-square = Piazza del villaggio

## The turn

dominion-label-turn = turno { $n }
dominion-label-extra-turn = turno extra
dominion-label-phase-action = fase Azione
dominion-label-phase-buy = fase Acquisto
dominion-label-actions =
    { $n ->
        [one] { $n } Azione
       *[other] { $n } Azioni
    }
dominion-label-buys =
    { $n ->
        [one] { $n } Acquisto
       *[other] { $n } Acquisti
    }
dominion-label-coins =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
dominion-label-cheaper = le carte costano { $n } in meno
dominion-label-merchants = primo Argento: +{ $n }
dominion-label-fairs = le carte ottenute possono andare in cima al mazzo
dominion-label-expeditions = { $n } carte in più nella fase Pulizia
dominion-label-mission = segue un turno extra
dominion-label-empty = mazzetti esauriti: { $n } su { $total }

## What lies where

dominion-label-basics = Carte base
dominion-label-kingdom = Regno
dominion-label-upgrades = Scambio
dominion-label-events = Eventi
dominion-label-trash = Cestino
dominion-label-hand = mano
dominion-label-deck = mazzo
dominion-label-discard = scarti
dominion-label-turns = turni
dominion-label-in-play = in gioco
dominion-label-staying = resta in gioco
dominion-label-mat = Taverna
dominion-label-aside = messo da parte
dominion-label-looked-at = guardato
dominion-label-saved = fino alla Pulizia
dominion-label-top = in cima { $pile }
dominion-label-left = restano { $n }
dominion-label-spent = già acquistato in questo turno
dominion-label-nothing = niente
dominion-label-points = punti
dominion-label-sheet = Punti e mazzi

## Tokens

dominion-label-tokens = segnalini
dominion-label-token-1-card = +1 Carta
dominion-label-token-1-action = +1 Azione
dominion-label-token-1-buy = +1 Acquisto
dominion-label-token-1-coin = +1 moneta
dominion-label-token-2-cost = costo −2
dominion-label-token-trashing = Eliminazione
dominion-label-short-1-card = +Carta
dominion-label-short-1-action = +Azione
dominion-label-short-1-buy = +Acquisto
dominion-label-short-1-coin = +$1
dominion-label-short-2-cost = −$2
dominion-label-short-trashing = Elimina
dominion-label-token-on = { $sign } su { $pile }
dominion-label-inherited = le Tenute sono anche { $pile }
dominion-label-journey-up = Viaggio a faccia in su
dominion-label-journey-down = Viaggio a faccia in giù
dominion-label-minus-card = −1 Carta
dominion-label-minus-coin = −1 moneta

## What may be done, above the moves

dominion-label-do-play = Gioca
dominion-label-do-gain = Ottieni
dominion-label-do-trash = Elimina
dominion-label-do-discard = Scarta
dominion-label-do-topdeck = In cima al mazzo
dominion-label-do-keep = Tieni
dominion-label-do-set-aside = Metti da parte
dominion-label-do-call = Chiama
dominion-label-do-exchange = Scambia
dominion-label-do-reveal = Rivela
dominion-label-do-resolve = Poi
dominion-label-do-buy = Acquista
dominion-label-do-event = Evento
dominion-label-all = gioca tutti i Tesori

## The command that plays all Treasures

play-command-all = tutti
play-help-all = giocare tutti i Tesori della tua mano, uno dopo l’altro
play-all-nothing = Ora non ci sono Tesori da giocare.

## Cards by themselves

cards-cost = costo
cards-types = tipi
# Same as in English.
cards-set = set
cards-edition = edizione
cards-costs = Costo { $n }
cards-edition-only = solo nell’edizione { $n }
cards-pile = Mazzetto: { $list }
cards-pile-for = { $size } per { $seats } persone
cards-upgrade-note = non nella Riserva: solo con uno scambio
cards-event-note = non nella Riserva: resta sul tavolo

## Sentences

play-dominion-line = { $heading }: { $list }.
play-dominion-seat =
    { $who ->
        [you] Tu: { $list }.
       *[other] { $name }: { $list }.
    }
play-dominion-has =
    { $who ->
        [you] Tu, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-dominion-pile = { $pile }, costo { $cost }, restano { $n }
play-dominion-pile-changed = { $pile }, costo { $cost } invece di { $printed }, restano { $n }
play-dominion-price = { $pile }, costo { $cost }
play-dominion-token =
    { $who ->
        [you] il tuo segnalino { $sign }
       *[other] segnalino { $sign } ({ $name })
    }
play-dominion-won =
    { $who ->
        [you] Hai vinto
       *[other] { $name } vince
    }
play-dominion-shared = Vittoria condivisa: { $list }

### Il tavolo di Dominion nel browser.

## Il tavolo semplice: che cosa si trova dove

dominion-zone-supply = Riserva
dominion-zone-upgrades = scambio
dominion-zone-events = Eventi
dominion-zone-trash = Cestino
dominion-zone-hands = mano
dominion-zone-decks = mazzo
dominion-zone-discards = pila degli scarti
dominion-zone-plays = area di gioco
dominion-zone-mats = Taverna
dominion-zone-asides = carte messe da parte
dominion-zone-stays = ciò che resta in gioco

## Il tavolo semplice: che cosa si dice di oggetti, giocatori e turno

dominion-fact-points =
    { $n ->
        [one] punto
       *[other] punti
    }
dominion-fact-turns =
    { $n ->
        [one] turno
       *[other] turni
    }
dominion-fact-tokens = segnalini
dominion-fact-token = segnalino
dominion-fact-journey-up = Viaggio a faccia in su
dominion-fact-minus-card = −1 Carta
dominion-fact-minus-coin = −1 moneta
dominion-fact-inherited = le Tenute sono anche
dominion-fact-cost = costa
dominion-fact-types = tipi
dominion-fact-spent = già acquistato in questo turno
dominion-fact-affordable = può ancora essere acquistato
dominion-fact-stays = resta in gioco
dominion-fact-why = perché
dominion-fact-owner = di
dominion-fact-against = contro
dominion-fact-aside = messo da parte per essa
dominion-fact-seat = di turno
dominion-fact-number = turno
dominion-fact-phase = fase
dominion-fact-actions =
    { $n ->
        [one] Azione
       *[other] Azioni
    }
dominion-fact-buys =
    { $n ->
        [one] Acquisto
       *[other] Acquisti
    }
dominion-fact-coins =
    { $n ->
        [one] moneta
       *[other] monete
    }
dominion-fact-bought = acquistate in questo turno
dominion-fact-extra = turno extra
dominion-fact-mission = turno extra in arrivo
dominion-fact-fairs = le carte ottenute possono andare in cima al mazzo
dominion-fact-expeditions = Spedizioni: carte in più nella Pulizia
dominion-fact-victories-bought = carte Vittoria acquistate
dominion-fact-merchants = in più per il primo Argento
dominion-fact-played-silver = Argento giocato
dominion-fact-cheaper = in meno per ogni carta
dominion-fact-empty = mazzetti esauriti

## Il tavolo semplice: parole tra queste indicazioni

dominion-type-action = Azione
dominion-type-treasure = Tesoro
dominion-type-victory = Vittoria
dominion-type-curse = Maledizione
dominion-type-attack = Attacco
dominion-type-reaction = Reazione
dominion-type-duration = Durata
dominion-type-reserve = Provvista
dominion-type-traveller = Viaggiatore
dominion-type-event = Evento
dominion-phase-action = fase Azione
dominion-phase-buy = fase Acquisto
dominion-why-aside = messa da parte
dominion-why-looked-at = guardata
dominion-why-saved = fino alla Pulizia

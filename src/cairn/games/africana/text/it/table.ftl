### Il tavolo di Africana nel browser.

## Il tavolo semplice: che cosa si trova dove

africana-zone-hands = mano
africana-zone-played = giocate in questo movimento
africana-zone-travel-pile = carte viaggio
africana-zone-discards = scarti
africana-zone-expedition-pile = mazzo delle spedizioni
africana-zone-removed = fuori dal gioco, mai viste
africana-zone-spaces = spedizioni
africana-zone-books = libri
africana-zone-north = libro del Nord
africana-zone-south = libro del Sud
africana-zone-left = sinistra
africana-zone-right = destra
africana-zone-adventures = avventure
africana-zone-under = terminate
africana-zone-expeditions = spedizioni
africana-zone-assistants = assistenti accanto al tabellone
africana-zone-gone = fuori dal gioco
africana-zone-cards = carte

## Il tavolo semplice: che cosa si dice di oggetti, giocatori e turno

africana-fact-company = società
africana-fact-colour = colore
africana-fact-place = luogo
africana-fact-silver = monete d’argento
africana-fact-travel-cards =
    { $n ->
        [one] carta viaggio
       *[other] carte viaggio
    }
africana-fact-jokers =
    { $n ->
        [one] jolly
       *[other] jolly
    }
africana-fact-assistants = assistenti
africana-fact-markers =
    { $n ->
        [one] segnalino
       *[other] segnalini
    }
africana-fact-points =
    { $n ->
        [one] punto
       *[other] punti
    }
africana-fact-sheet = di cui
africana-fact-expeditions = spedizioni
africana-fact-artifacts = reperti
africana-fact-collections = collezioni
africana-fact-unfinished = reperti incompiuti
africana-fact-deck = mazzo
africana-fact-start = partenza
africana-fact-target = destinazione
africana-fact-coins = monete d’argento
africana-fact-bonus = bonus di adesione
# Same as in English.
africana-fact-amount = bonus
africana-fact-kind = tipo
africana-fact-subject = oggetto
africana-fact-next = poi
africana-fact-turn = turno
africana-fact-step = passo
africana-fact-starter = comincia
africana-fact-page-cost = prezzo di una pagina
africana-fact-last-round = ultimo giro
africana-fact-last-seat = ultimo turno per

## Il tavolo semplice: parole tra queste indicazioni

africana-bonus-coins = monete d’argento
africana-bonus-travel-card = carte viaggio
africana-kind-artifact = reperto
africana-kind-assistant = assistente
africana-step-action = scelta dell’azione
africana-step-travel = in viaggio
africana-step-book = davanti a un libro
africana-step-discard = scarto
africana-step-give-up = rinuncia
africana-step-over = finito

### Lost Cities at the browser's table. A screen reader says what is called “spoken”.

## The table

# The foot of a card that has no number.
# Same as in English.
lost-cities-table-sponsor = Sponsor
lost-cities-table-zone-board = Spedizioni e campi, { $n } colori
lost-cities-table-zone-milestones =
    { $n ->
        [one] { $n } traguardo
       *[other] { $n } traguardi
    }
lost-cities-table-crumb-milestones = traguardi
lost-cities-table-cards-left =
    { $n ->
        [one] { $n } carta rimasta
       *[other] { $n } carte rimaste
    }
# After the number of cards in the draw pile, where room is short.
lost-cities-table-left =
    { $n ->
        [one] rimasta
       *[other] rimaste
    }
lost-cities-table-this-game = questa manche
lost-cities-table-total = partita { NUMBER($points) }
lost-cities-table-won-by =
    { $who ->
        [you] ottenuto da te
       *[other] ottenuto da { $name }
    }
# How many cards or expeditions towards a milestone.
lost-cities-table-has =
    { $who ->
        [you] tu { $n }
       *[other] { $name } { $n }
    }
lost-cities-table-expeditions-of =
    { $who ->
        [you] Le tue spedizioni
       *[other] Spedizioni di { $name }
    }
lost-cities-table-seat-spoken =
    { $who ->
        [you] Tu: { n-points } in questa manche, { NUMBER($total) } nella partita. { n-cards } in mano. Traguardi: { $milestones }.
       *[other] { $name }: { n-points } in questa manche, { NUMBER($total) } nella partita. { n-cards } in mano. Traguardi: { $milestones }.
    }
lost-cities-table-score-line =
    { $who ->
        [you] Hai { n-points } in questa manche, { NUMBER($total) } nella partita.
       *[other] { $name } ha { n-points } in questa manche, { NUMBER($total) } nella partita.
    }
lost-cities-table-place-question = Posa una carta
lost-cities-table-place-detail = Su una spedizione o nel suo campo. Poi peschi.
lost-cities-table-where = Dove posi { $card }?
# Why a card goes into the camp: what it would do on its expedition.
lost-cities-table-instead = Nella spedizione: { $text }
lost-cities-table-draw-detail = Puoi prendere anche la carta in cima a un campo, dove brilla.
lost-cities-table-draw-only = Pesca una carta
lost-cities-table-play-on = Gioca in spedizione
lost-cities-table-to-camp = Nel campo
lost-cities-table-is-placing =
    { $who ->
        [you] Stai scegliendo una carta
       *[other] { $name } sta scegliendo una carta
    }
lost-cities-table-is-drawing =
    { $who ->
        [you] Stai pescando una carta
       *[other] { $name } sta pescando una carta
    }
lost-cities-table-game-over = La manche { $n } di { $total } è finita
lost-cities-table-game-won =
    { $who ->
        [you] Hai vinto la manche, { NUMBER($points) } a { NUMBER($other) }
       *[other] { $name } vince la manche, { NUMBER($points) } a { NUMBER($other) }
    }
lost-cities-table-game-even = Pareggio, { n-points } per parte
lost-cities-table-by-game = Punti per manche
lost-cities-table-camp = Campo
lost-cities-table-drop-camp = Metti qui
lost-cities-table-drop-from = prima: { $text }
lost-cities-table-drop-new = nuova
lost-cities-table-lacks = { $n } al pareggio
lost-cities-table-no-other-expedition = { $card } non va nella { $expedition }.
lost-cities-table-no-other-camp = { $card } non va nel { $camp }.
lost-cities-table-no-theirs = È una spedizione di { $name }; tu giochi nelle tue.
lost-cities-table-pile-open = rivela una carta
lost-cities-table-pile-later = si apre dopo che hai posato
lost-cities-table-card-both = Può andare nella tua spedizione, che varrebbe { NUMBER($points) }, oppure nel campo.
lost-cities-table-card-camp = Può andare nel campo.
lost-cities-table-n-sponsors =
    { $n ->
        [one] { $n } sponsor
       *[other] { $n } sponsor
    }
lost-cities-table-expedition-of =
    { $who ->
        [you] La tua { $expedition }
       *[other] { $name }, { $expedition }
    }
# $text is the expedition, $ranks its cards.
lost-cities-table-expedition-holds = { $text }: { $ranks }.
lost-cities-table-expedition-empty = { $text }: non iniziata.
lost-cities-table-worth = Vale { NUMBER($points) }.
lost-cities-table-on-top = In cima: { $card }.
lost-cities-table-enter-play = Invio: gioca { $card }, la spedizione varrà { NUMBER($points) }.
lost-cities-table-enter-camp = Invio: metti qui { $card }.
lost-cities-table-enter-take = Invio: prendi la carta in cima.
lost-cities-table-enter-draw = Invio: pesca una carta.
lost-cities-table-about-number =
    { $n ->
        [one] Conta { $n } nella sua spedizione, dopo tutti i numeri inferiori.
       *[other] Conta { $n } nella sua spedizione, dopo tutti i numeri inferiori.
    }
lost-cities-table-about-sponsor = Va messo prima dei numeri. Ogni sponsor aumenta di uno il moltiplicatore della sua spedizione, anche per una perdita.
lost-cities-table-about-seen = Carte di colore { $colour } che hai visto: { $n } su { $total }
# The last move in one line, without the name: somebody …
lost-cities-table-brief-starts = inizia con { $card }
lost-cities-table-brief-adds = aggiunge { $card }
lost-cities-table-brief-milestone = ottiene un traguardo
lost-cities-table-key-take = prendi da un campo, dal primo al sesto
lost-cities-table-key-camp = la carta scelta nel suo campo
lost-cities-table-key-draw = pesca dal mazzo

## How it ended

lost-cities-table-eighth = L’ottava carta di una spedizione ne porta altri { $n }.
lost-cities-table-now-worth = La spedizione ora vale { NUMBER($points) }.
# After a number.
lost-cities-table-best-row =
    { $total ->
        [1] migliore spedizione
       *[other] migliore spedizione dell’ultima manche
    }
lost-cities-table-turns =
    { $n ->
        [one] turno
       *[other] turni
    }

## Il tavolo semplice: che cosa si trova dove

lost-cities-zone-hands = mano
lost-cities-zone-expeditions = spedizioni
lost-cities-zone-camps = campi
lost-cities-zone-closed = campo chiuso
lost-cities-zone-pile = mazzo
lost-cities-zone-milestones = traguardi
lost-cities-zone-cards = carte
lost-cities-zone-finished = punti delle manche

## Il tavolo semplice: che cosa si dice di oggetti, giocatori e turno

lost-cities-fact-closed = campo chiuso
lost-cities-fact-points =
    { $n ->
        [one] punto
       *[other] punti
    }
lost-cities-fact-total = totale
lost-cities-fact-milestones = traguardi
lost-cities-fact-sum = somma
lost-cities-fact-after-cost = dopo i costi
lost-cities-fact-times = moltiplicatore
lost-cities-fact-multiplied = moltiplicato
# Same as in English.
lost-cities-fact-bonus = bonus
lost-cities-fact-game = manche
lost-cities-fact-games = manche
lost-cities-fact-turn = turno
lost-cities-fact-step = passo
lost-cities-fact-starter = comincia
lost-cities-fact-finished = punti delle manche

## Il tavolo semplice: parole tra queste indicazioni

lost-cities-step-place = gioco di una carta
lost-cities-step-draw = pesca di una carta
lost-cities-step-deal = prossima distribuzione
lost-cities-step-over = finito

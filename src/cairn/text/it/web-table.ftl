### The table in the browser. A screen reader says what is called “spoken”.

## Parts of the screen

table-main = Tavolo
table-side = Posti e registro
table-seats = Posti
table-prompt = Domanda
table-zone-hand = La tua mano, { n-cards }
table-zone-board = Spedizioni e campi, { $n } colori
table-zone-milestones =
    { $n ->
        [one] { $n } traguardo
       *[other] { $n } traguardi
    }
table-milestones-title = Traguardi, 10 punti ciascuno
table-log = Registro
table-log-all = Tutto
# Same as in English.
table-log-chat = Chat
table-chat-label = Di’ qualcosa al tavolo
table-chat-send = Invia
table-chat-empty = Nessuno ha ancora detto nulla.
table-inspect = Da vicino
table-close = Chiudi
table-pins = lo tiene aperto
# Same as in English.
table-menu = Menu
table-leave = Lascia il tavolo
table-rules = Regole
table-theme = Chiaro o scuro
table-hint = Suggerimento
table-crumb-milestones = traguardi
table-crumb-table = tavolo «{ $text }»
table-watchers =
    { $n ->
        [one] { $n } spettatore
       *[other] { $n } spettatori
    }
table-cards-left =
    { $n ->
        [one] { $n } carta rimasta
       *[other] { $n } carte rimaste
    }
# After the number of cards in the draw pile, where room is short.
table-left =
    { $n ->
        [one] rimasta
       *[other] rimaste
    }

## Seats

table-you = tu
table-this-game = questa manche
table-total = partita { NUMBER($points) }
table-away = non c’è
table-their-turn = di turno
table-won-by =
    { $who ->
        [you] ottenuto da te
       *[other] ottenuto da { $name }
    }
# How many cards or expeditions towards a milestone.
table-has =
    { $who ->
        [you] tu { $n }
       *[other] { $name } { $n }
    }
table-expeditions-of =
    { $who ->
        [you] Le tue spedizioni
       *[other] Spedizioni di { $name }
    }
table-hand-of = { $name }, { n-cards }
table-seat-spoken =
    { $who ->
        [you] Tu: { n-points } in questa manche, { NUMBER($total) } nella partita. { n-cards } in mano. Traguardi: { $milestones }.
       *[other] { $name }: { n-points } in questa manche, { NUMBER($total) } nella partita. { n-cards } in mano. Traguardi: { $milestones }.
    }
table-score-line =
    { $who ->
        [you] Hai { n-points } in questa manche, { NUMBER($total) } nella partita.
       *[other] { $name } ha { n-points } in questa manche, { NUMBER($total) } nella partita.
    }

## The question

table-your-step = Tocca a te, passo { $n } di { $total }
table-place-question = Posa una carta
table-place-detail = Su una spedizione o nel suo campo. Poi peschi.
table-where = Dove posi { $card }?
table-where-change = La spedizione varrebbe { NUMBER($points) }, ora vale { NUMBER($before) }. Oppure il campo.
table-where-new = Una nuova spedizione, che per ora varrebbe { NUMBER($points) }. Oppure il campo.
table-draw-detail = Puoi prendere anche la carta in cima a un campo, dove brilla.
table-play-on = Gioca in spedizione
table-to-camp = Nel campo
table-put-back = Rimetti in mano
table-undo = Annulla mossa
table-ask-undo = Chiedi di annullare
table-no-undo = Non c’è nulla da annullare.
table-not-now = Ora non è possibile.
table-hint-is = Suggerimento: { $text }
table-watching = Stai guardando
table-is-placing =
    { $who ->
        [you] Stai scegliendo una carta
       *[other] { $name } sta scegliendo una carta
    }
table-is-drawing =
    { $who ->
        [you] Stai pescando una carta
       *[other] { $name } sta pescando una carta
    }
table-is-choosing-where =
    { $who ->
        [you] Stai scegliendo dove posare { $card }
       *[other] { $name } sta scegliendo dove posare { $card }
    }
table-undo-who = Una domanda al tavolo
table-undo-asks =
    { $who ->
        [you] Hai chiesto di annullare la tua mossa
       *[other] { $name } chiede di annullare una mossa
    }
table-undo-detail = Da allora si è visto qualcosa di nuovo. Acconsenti?
table-undo-waits = In attesa di { $name }
table-undo-yes = Consenti
table-undo-no = Rifiuta

## Between two games, and at the end

table-game-over = La manche { $n } di { $total } è finita
table-game-won =
    { $who ->
        [you] Hai vinto la manche, { NUMBER($points) } a { NUMBER($other) }
       *[other] { $name } vince la manche, { NUMBER($points) } a { NUMBER($other) }
    }
table-game-even = Pareggio, { n-points } per parte
table-between-detail = La manche { $n } si distribuisce quando qualcuno lo chiede.
table-by-game = Punti per manche
table-show-board = Mostra il tavolo
table-fairness = Verifica le mescolate
table-download = Salva la partita
table-replay = Rivedi la partita
table-again = Gioca ancora

## Places and what they would do

table-camp = Campo
table-drop-camp = Metti qui
# On the place where a card would go: $short is its number, or the letter of a sponsor.
table-drop-play = gioca { $short }
table-drop-from = prima: { NUMBER($points) }
table-drop-new = nuova
table-pile-open = rivela una carta
table-pile-later = si apre dopo che hai posato

## Spoken: name, facts, state, what Enter does, place in the list

table-card-both = Può andare nella tua spedizione, che varrebbe { NUMBER($points) }, oppure nel campo.
table-card-camp = Può andare nel campo.
table-card-place = Carta { $n } di { $total }.
table-n-sponsors =
    { $n ->
        [one] { $n } sponsor
       *[other] { $n } sponsor
    }
table-expedition-of =
    { $who ->
        [you] La tua { $expedition }
       *[other] { $name }, { $expedition }
    }
# $text is the expedition, $ranks its cards.
table-expedition-holds = { $text }: { $ranks }.
table-expedition-empty = { $text }: non iniziata.
table-worth = Vale { NUMBER($points) }.
table-on-top = In cima: { $card }.
table-enter-play = Invio: gioca { $card }, la spedizione varrà { NUMBER($points) }.
table-enter-camp = Invio: metti qui { $card }.
table-enter-take = Invio: prendi la carta in cima.
table-enter-draw = Invio: pesca una carta.

## A closer look

table-about-number =
    { $n ->
        [one] Conta { $n } nella sua spedizione, dopo tutti i numeri inferiori.
       *[other] Conta { $n } nella sua spedizione, dopo tutti i numeri inferiori.
    }
table-about-sponsor = Va messo prima dei numeri. Ogni sponsor aumenta di uno il moltiplicatore della sua spedizione, anche per una perdita.
table-about-seen = Carte di colore { $colour } che hai visto: { $n } su { $total }

## Messages

table-got-it = Ho capito
table-connection-lost = Connessione persa; si riprova. Nessuna mossa è persa.
table-connection-leaving = Il server si riavvia; il tavolo torna tra un momento.

## Keys

table-keys = Tasti
table-key-tab = zona successiva, precedente
table-key-arrows = dentro una zona
table-key-enter = scegli; poi rispondi con il pulsante principale
table-key-escape = rimetti in mano, chiudi
table-key-next = elemento utilizzabile successivo, precedente
table-key-hand = una carta della mano
table-key-camp-draw = la carta scelta nel suo campo; pesca dal mazzo
table-key-take = prendi da un campo, dal primo al sesto
table-key-undo = annulla la mossa, o chiedi di farlo
table-key-hint = un suggerimento; guarda da vicino (ancora: tieni aperto); la regola dell’elemento selezionato
table-key-say = ripeti la domanda, i punteggi, le ultime righe del registro
table-key-box = scrivi una mossa
table-key-help = questo elenco
table-key-letters = Le singole lettere sono tasti
table-box = Scrivi una mossa
table-box-hint = per esempio: gioca verde 9
table-box-none = Nessuna mossa corrisponde a queste parole.

### The table in the browser. A screen reader says what is called “spoken”.

## Parts of the screen

table-main = Tavolo
table-side = Posti e registro
table-seats = Posti
table-prompt = Domanda
table-zone-hand = La tua mano, { n-cards }
table-hand-moved = { $text }, ora al posto { $place } di { $n }
table-log = Registro
table-log-all = Tutto
# Same as in English.
table-log-chat = Chat
table-log-earlier = Righe precedenti
table-log-unread =
    { $n ->
        [one] Registro, { $n } nuovo messaggio
       *[other] Registro, { $n } nuovi messaggi
    }
table-last-move = Ultima mossa: { $text }
table-plain-board = tavolo semplice
table-resources = Quello che hai
table-chat-label = Di’ qualcosa al tavolo
table-chat-send = Invia
table-chat-empty = Nessuno ha ancora detto nulla.
table-writes = { $name } scrive: { $text }
table-inspect = Da vicino
table-close = Chiudi
table-pins = lo tiene aperto
table-pin = Tieni aperto
# Same as in English.
table-menu = Menu
table-leave = Lascia il tavolo
table-rules = Regole
table-theme = Chiaro o scuro
table-hint = Suggerimento
table-crumb-table = tavolo «{ $text }»
table-watchers =
    { $n ->
        [one] { $n } spettatore
       *[other] { $n } spettatori
    }

## Seats

table-you = tu
table-away = non c’è
table-away-for = assente da { $text }
table-is-away = { $name } non c’è
table-is-away-for = { $name } non c’è da { $text }
table-plays-for = { $name } gioca per { $text }
table-outside = bot esterno
table-plays-for-you = { $name } gioca per te
table-is-back = { $name } è di nuovo qui
table-waiting-for-bot = In attesa di { $name }, bot, { $level }
table-warming-up = I bot si stanno scaldando
table-why = Perché?
table-why-of = Perché questa mossa di { $name }?
table-time-left = Tempo rimasto: { $text }.
table-seconds-left =
    { $n ->
        [one] Ancora { $n } secondo.
       *[other] Ancora { $n } secondi.
    }
table-take-back-seat = Riprendi il mio posto
table-wait-or-bot = Aspettare o lasciare giocare un bot?
table-may-come-back = Il posto si può riprendere a ogni turno.
table-vote-counted = Il tuo voto conta; si chiede anche agli altri.
table-wait = Aspetta
table-let-take-over = Fai giocare { $name }
table-their-turn = di turno
table-hand-of = { $name }, { n-cards }

## The question

table-your-step = Tocca a te, passo { $n } di { $total }
table-step = passo { $n } di { $total }
table-put-back = Rimetti in mano
table-undo = Annulla mossa
table-ask-undo = Chiedi di annullare
table-no-undo = Non c’è nulla da annullare.
table-not-now = Ora non è possibile.
table-sending = Invio
table-still-sending = Ancora in invio
table-watching = Stai guardando
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

table-show-board = Mostra il tavolo
table-score-sheet = Foglio punteggi
table-fairness = Verifica le mescolate
table-download = Salva la partita
table-replay = Rivedi la partita
table-again = Gioca ancora
table-rematch = Rivincita
table-offers = { $name } propone
table-play-again = Giocare ancora?
table-starts =
    { $who ->
        [you] Cominci tu.
       *[other] Comincia { $name }.
    }
table-not-now-thanks = Non ora
table-rematch-waits = In attesa di { $name }
table-rematch-sent = La rivincita è proposta.

## The end of a match

table-end = La fine della partita
table-end-over = La partita è finita
table-end-you-win = Hai vinto la partita
table-end-wins = { $name } vince
table-end-shared = Vittoria condivisa
# After the winner’s name: how far ahead, and how far behind the winner once was.
table-end-margin =
    { $behind ->
        [0] con { n-points } di vantaggio
       *[other] con { n-points } di vantaggio, dopo uno svantaggio di { NUMBER($behind) }
    }
table-end-tie = Parità di punti; decidono le regole.
table-end-each = { n-points } per parte
table-end-tabs = Che cosa si vede della partita
table-end-result = Risultato
table-end-board = Ultimo tavolo
table-end-hands = Le mani alla fine
table-end-hands-short = Mani
table-end-no-cards = nessuna carta
table-end-curve = I punti durante la partita
table-end-as-table = Come tabella
table-end-as-curve = Come curva
table-end-when = Dopo
table-end-move = Mossa { $n }
table-end-part = Parte { $n }
table-end-moment = Momento migliore
# $text is the move, $gain a number with its sign.
table-end-stroke = { $text }: { $gain } in un colpo
table-end-ahead =
    { $who ->
        [you] Da qui in poi eri in testa.
       *[other] Da qui in poi { $name } era in testa.
    }
table-end-see = Rivedi questo momento
# After a number.
table-end-moves =
    { $n ->
        [one] mossa
       *[other] mosse
    }
table-end-minutes =
    { $n ->
        [one] minuto
       *[other] minuti
    }
table-end-again = Giocare ancora con { $name }?
table-end-same = Stesso tavolo, stesse opzioni.
table-share = Condividi

## Spoken: name, facts, state, what Enter does, place in the list

table-card-place = Carta { $n } di { $total }.

## Messages

table-got-it = Ho capito
table-connection-lost = Connessione persa; si riprova. Nessuna mossa è persa.
table-connection-kept = Nessuna connessione. La tua mossa è conservata; nuovo tentativo in corso.
table-connection-leaving = Il server si riavvia; il tavolo torna tra un momento.

## The guided first game

table-guide = Guida
table-guide-place = { $n } di { $total }
table-guide-skip = Salta la guida
table-guided = Prima partita guidata

## Keys

table-keys = Tasti
table-key-tab = zona successiva, precedente
table-key-arrows = dentro una zona
table-key-enter = scegli; poi rispondi con il pulsante principale
table-key-escape = rimetti in mano, chiudi
table-key-guide = salta un passo della guida; salta la guida
table-key-next = elemento utilizzabile successivo, precedente
table-key-hand = una carta della mano
table-key-order = sposta una carta nella mano
table-key-undo = annulla la mossa, o chiedi di farlo
table-key-hint = un suggerimento
table-key-inspect = guarda da vicino (ancora: tieni aperto)
table-key-rule = la regola dell’elemento selezionato
table-key-sayprompt = ripeti la domanda
table-key-sayscores = leggi i punteggi
table-key-saylog = leggi le ultime righe del registro
table-key-marks = leggi l’ultima mossa e vai dove si trova
table-key-chat = la chat
table-key-end = termina il turno, la fase o il movimento
table-key-skip = salta
table-key-menu = guarda da vicino, come un clic destro
table-key-of = Tasto per: { $text }
table-key-box = scrivi una mossa
table-key-help = questo elenco
table-key-letters = Le singole lettere sono tasti
table-box = Scrivi una mossa
table-box-hint = per esempio: { $text }
table-box-none = Nessuna mossa corrisponde a queste parole.

## Il tavolo semplice, per qualsiasi gioco

table-any-do = Che cosa puoi fare
table-any-do-none = Ora non c’è niente da scegliere.
table-any-find = Cerca una mossa
table-any-show =
    { $n ->
        [one] { $n } mossa
       *[other] { $n } mosse
    }
table-any-hide = Mostra il tavolo
table-any-choose = Scegli nell’elenco o sul tavolo.
table-any-choose-way = Scegli una delle sue mosse nell’elenco.
table-any-which = { $text }: quale mossa?
table-any-sure = { $text }?
table-any-anybody = Chiunque può continuare
table-any-decides =
    { $who ->
        [you] Stai scegliendo
       *[other] { $name } sta scegliendo
    }
table-any-of-seat =
    { $who ->
        [you] Tu: { $text }
       *[other] { $name }: { $text }
    }
table-any-numbers = Numeri
table-any-empty = Vuoto: { $text }
table-any-nothing = niente
table-any-yes = sì
# Same as in English.
table-any-no = no
# Una proprietà e il suo valore, come in «Costo: 3».
table-any-fact = { $what }: { $text }
# Quale manche o quale turno è, come in «Manche 2».
table-any-nth = { $text } { $n }
table-any-nth-of = { $text } { $n } di { $total }
# Quante cose uguali stanno insieme.
table-any-count =
    { $n ->
        [one] { $n } esemplare
       *[other] { $n } esemplari
    }
# Dove altro si trovano cose con questo nome.
table-any-elsewhere = Anche: { $text }
# L’unica che si vede di una pila così alta.
table-any-top = in cima a { $n }
# Quanto è alta una pila, detto di ciò di cui è fatta.
table-any-in-pile = { $n } nella pila
table-any-points-hidden = I punti si sanno alla fine.
table-any-winner = ha vinto
table-any-shared = Vittoria condivisa: { $text }
# Detto a voce: una zona e quanto contiene.
table-any-zone = { $text }, { $n }
table-any-enter = Invio: { $text }
table-any-enter-some =
    { $n ->
        [one] Invio: { $n } mossa
       *[other] Invio: scegli tra { $n } mosse
    }
table-any-last = ultima mossa
table-any-place = { $n } di { $total }

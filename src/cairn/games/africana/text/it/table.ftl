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
africana-fact-book = libro
africana-fact-half = metà
africana-fact-lat = latitudine
africana-fact-lon = longitudine
africana-fact-near = accanto
africana-fact-symbols = simboli

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

## The drawn board: parts and tabs

africana-table-map = Mappa dell’Africa, { $n } luoghi
africana-table-equator = Equatore
africana-table-parts = Parti del tavolo
africana-table-tab-map = Mappa
africana-table-tab-expeditions = Spedizioni
africana-table-tab-expeditions-short = Sped.
africana-table-tab-books = Libri
africana-table-tab-mine = Mie
africana-table-can-choose = qui si può scegliere
africana-table-list = Elenco dei luoghi
africana-table-sort = Ordine della lista
africana-table-sort-distance = per distanza
africana-table-sort-name = per nome
africana-table-sort-goals = le mie mete
africana-table-starts = Qui partono spedizioni
africana-table-others = Altri luoghi
africana-table-only-map = Solo la mappa
africana-table-next-goal = Prossima meta
africana-table-shelf = Il tuo scaffale
africana-table-back-to-map = Torna alla mappa
africana-table-round = Giro { $n }
africana-table-last-round = ultimo giro
africana-table-expeditions-left =
    { $n ->
        [one] { $n } spedizione rimasta
       *[other] { $n } spedizioni rimaste
    }
africana-table-n-expeditions =
    { $n ->
        [one] { $n } spedizione
       *[other] { $n } spedizioni
    }
africana-table-expeditions = Spedizioni
africana-table-expeditions-head = Spedizioni, bonus
africana-table-assistant = Assistente

## The drawn board: places and distances

africana-table-here = Sei qui
africana-table-you-are-here = sei qui
africana-table-steps =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
africana-table-steps-away =
    { $n ->
        [one] a { $n } passo da te
       *[other] a { $n } passi da te
    }
africana-table-away =
    { $n ->
        [one] a { $n } passo
       *[other] a { $n } passi
    }
africana-table-next-to = Accanto: { $text }
africana-table-place-of = { $n } di { $total }
africana-table-step-of = Passo { $n } di { $total }
africana-table-fits = Va bene: { $text }
africana-table-only-silver = Nessuna carta va bene; qualsiasi carta in cambio di argento
africana-table-enter-plan = Invio: pianifica questo passo
africana-table-enter-back = Invio: togli questo passo
africana-table-enter-cut = Invio: ferma qui il viaggio
africana-table-ends-here = La tua spedizione finisce qui: { $expedition }, { africana-silver }, { n-points }
africana-table-starts-here = Qui inizia una spedizione: { $expedition }
africana-table-found-here = La tua avventura: { $adventure }
africana-table-stands-here = Qui: { $name }
africana-table-leads-to = Porta a: { $text }
africana-table-n-places = { $n } luoghi
africana-table-comes-back = torna in mano
africana-table-spent = scartata
africana-table-no-card = Non hai più carte per questo luogo: { $place }.
africana-table-other-book = Da qui puoi usare solo: { $book }.

## The drawn board: expeditions and adventures

africana-table-expedition-n = Spedizione { $n }
africana-table-space-empty = Lo spazio { $n } è vuoto
africana-table-joined = Partecipano: { $text }
africana-table-nobody = Non partecipa nessuno
africana-table-bonus-silver = Partecipare: { africana-silver }
africana-table-bonus-card = Partecipare: { n-cards-acc }
africana-table-join-in = partenza: { $place }
africana-table-ends-in = arrivo: { $place }
africana-table-your-adventures = Le tue avventure, { $n } di 3
africana-table-no-adventures = nessuna
africana-table-to-hand = in mano
africana-table-ends = { $text }: conclusa
africana-table-in-hand = { n-cards } in mano
africana-table-markers-left =
    { $n ->
        [one] { $n } segnalino libero
       *[other] { $n } segnalini liberi
    }
africana-table-finished = concluse: { $n }
africana-table-adventures =
    { $n ->
        [one] { $n } avventura
       *[other] { $n } avventure
    }
africana-table-hand-empty = Nessuna carta in mano

## The drawn board: books

africana-table-book-north = Libro del Nord
africana-table-book-south = Libro del Sud
africana-table-leads-north = porta a sud
africana-table-leads-south = porta a nord
africana-table-stand-north = dal nord
africana-table-stand-south = dal sud
africana-table-open-to-you = aperto per te
africana-table-empty = vuoto
africana-table-pages =
    { $n ->
        [one] { $n } pagina
       *[other] { $n } pagine
    }
africana-table-pages-word = Pagine
africana-table-pages-seen = { $n } di { $total } viste
africana-table-page-costs = Girare: { africana-page-price }
africana-table-may-show = Una pagina nuova non si annulla
africana-table-turn-back = Indietro
africana-table-turn-on = Avanti
africana-table-buy = Acquista
africana-table-seal = Ciò che mostra una pagina nuova non si annulla.
africana-table-sealed = Una pagina è stata vista: non si torna indietro
africana-table-seen-word = Viste
africana-table-unseen-word = Non ancora viste

## The drawn board: questions and buttons

africana-table-you-choose = Scegli tu
africana-table-is-action = { $name } sceglie un’azione
africana-table-is-book = { $name } consulta un libro
africana-table-is-travel = { $name } è in viaggio: { $place }
africana-table-is-discard = { $name } scarta carte
africana-table-is-give-up = { $name } rinuncia a un’avventura
africana-table-travelling = in viaggio
africana-table-ask-action = Pesca, acquista o viaggia?
africana-table-ask-action-more = Un luogo luminoso inizia un viaggio, il libro luminoso si apre per acquistare.
africana-table-ask-travel = Prosegui o ti fermi qui?
africana-table-ask-travel-more = Il viaggio continua con un luogo luminoso.
africana-table-stay = Non fare nulla
africana-table-stop = Fermati qui
africana-table-open-book = Apri il libro
africana-table-close-book = Chiudi il libro
africana-table-draw = Pesca due carte
africana-table-draw-short = Pesca due
africana-table-journal = Diario
africana-table-planning = Tocca a te, pianifichi un viaggio
africana-table-planning-short =
    { $n ->
        [one] Piano, { $n } passo
       *[other] Piano, { $n } passi
    }
africana-table-plan = { $from } → { $to }
africana-table-plan-more = Nulla è giocato prima della partenza. Continua con un luogo luminoso, o parti.
africana-table-plan-shows = Dove si pesca una carta il viaggio si ferma; il resto del piano rimane.
africana-table-back-one = Un passo indietro
africana-table-travel = Parti
africana-table-do-it = Fallo
africana-table-buying = Tocca a te, acquisto
africana-table-ask-book = Acquista, gira o lascia?
africana-table-ask-buy = Acquisti: { $adventure }?
africana-table-end-buying = Fine acquisti
africana-table-final = Non si annulla
africana-table-too-many = Troppe a fine turno
africana-table-discard = Scarta: { $text }
africana-table-discard-n = Scarta { n-cards-acc }
africana-table-give-up = Rinuncia: { $text }
africana-table-give-up-n = Rinuncia a { $n }
africana-table-choose-more = Scegline ancora { $n }

## The drawn board: the journal

africana-table-journey =
    { $n ->
        [one] Viaggio, { $n } passo
       *[other] Viaggio, { $n } passi
    }
africana-table-journey-of = Viaggio di { $name }
africana-table-cards = Carte
africana-table-cards-of = { $n } scartate, { $total } tornano
africana-table-silver-to = Argento { $before } → { $after }
africana-table-card-for = Carta per { $place }
africana-table-cut-at = Taglia il viaggio dopo { $place }
africana-table-next = Poi: un luogo luminoso

## The drawn board: shelf, points, sources

africana-table-goals = Le tue mete
africana-table-no-goals = Ancora nessuna meta
# Whether the cards in hand lead to a goal.
africana-table-this-turn = in questo turno
africana-table-lacks = nessuna carta: { $place }
# A journey that is planned while others play.
africana-table-wish = Per il tuo turno
africana-table-one-more = uno in più: { $n }
africana-table-best-sets = migliori collezioni ora: { $n }
africana-table-points-so-far = I tuoi punti finora
africana-table-if-ended = Se la partita finisse ora
africana-table-n-rounds =
    { $n ->
        [one] giro
       *[other] giri
    }
africana-table-n-steps =
    { $n ->
        [one] passo
       *[other] passi
    }
africana-table-reconstructed = valori ricostruiti
africana-table-published = Noto dal regolamento o da recensioni.
africana-table-made-up = Ricostruito: i valori stampati non sono pubblici.
africana-table-made-up-adventure = Libro, soggetto e prezzo sono noti; meta e valori sono ricostruiti.

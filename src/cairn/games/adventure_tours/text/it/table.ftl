### Il tavolo di Adventure Tours nel browser.

## Il tavolo semplice: che cosa si trova dove

adventure-tours-zone-hands = mano
adventure-tours-zone-equipment = equipaggiamento
adventure-tours-zone-members = partecipanti
adventure-tours-zone-discard = scarti
adventure-tours-zone-pile = mazzo
adventure-tours-zone-offered = plance disponibili
adventure-tours-zone-progress = andamento

## Il tavolo semplice: che cosa si dice di oggetti, giocatori e turno

adventure-tours-fact-board = plancia
adventure-tours-fact-ability = facoltà speciale
adventure-tours-fact-levels = livelli
adventure-tours-fact-red = tecnica
adventure-tours-fact-blue = viveri
adventure-tours-fact-yellow = vestiario
adventure-tours-fact-income = entrate
adventure-tours-fact-guards = protezione
adventure-tours-fact-money = denaro
adventure-tours-fact-ready = protegge
adventure-tours-fact-demand = esigenza
adventure-tours-fact-equipment = equipaggiamento
adventure-tours-fact-action = azione
adventure-tours-fact-colour = colore
adventure-tours-fact-side = lato
adventure-tours-fact-start = livelli iniziali
adventure-tours-fact-round = giro
adventure-tours-fact-rounds = giri
adventure-tours-fact-turn = turno
adventure-tours-fact-seat = di turno
adventure-tours-fact-starter = comincia
adventure-tours-fact-ability-used = facoltà speciale usata
adventure-tours-fact-extra-turns = turni supplementari
adventure-tours-fact-incomes = entrate dei giri
adventure-tours-fact-totals = denaro dopo i giri
adventure-tours-fact-draft = ordine della scelta
adventure-tours-fact-drafted = plance scelte
adventure-tours-fact-points = denaro

## The drawn board: zones and places

adventure-tours-table-own = La tua spedizione
adventure-tours-table-others = Avversari, { $n }
adventure-tours-table-row-members = Partecipanti
adventure-tours-table-row-equipment = Equipaggiamento
adventure-tours-table-raises = alza i tuoi livelli
adventure-tours-table-pay-so-far =
    { $coins ->
        [one] pagano finora { $coins } moneta
       *[other] pagano finora { $coins } monete
    }
adventure-tours-table-your-members = I tuoi partecipanti, { $n }, pagano { $coins }
adventure-tours-table-your-equipment = Il tuo equipaggiamento, { $n }
adventure-tours-table-no-members = nessun partecipante
adventure-tours-table-no-equipment = nessun equipaggiamento
adventure-tours-table-piles = Pile
adventure-tours-table-draw = Mazzo
adventure-tours-table-discard = Scarti
adventure-tours-table-left =
    { $n ->
        [one] Mazzo, ancora { $n } carta
       *[other] Mazzo, ancora { $n } carte
    }
adventure-tours-table-discarded =
    { $n ->
        [one] Scarti, { $n } carta
       *[other] Scarti, { $n } carte
    }
adventure-tours-table-pile-ends = Il giro finisce quando si pesca l’ultima carta.
adventure-tours-table-empty = vuoto
adventure-tours-table-hand-empty = Nessuna carta in mano

## The drawn board: numbers of a seat

adventure-tours-table-coins =
    { $n ->
        [one] moneta
       *[other] monete
    }
adventure-tours-table-has-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
adventure-tours-table-so-far = finora +{ $n }
adventure-tours-table-in-hand =
    { $n ->
        [one] { $n } carta in mano
       *[other] { $n } carte in mano
    }
adventure-tours-table-n-members =
    { $n ->
        [one] { $n } partecipante paga { $coins }
       *[other] { $n } partecipanti pagano { $coins }
    }
adventure-tours-table-n-equipment =
    { $n ->
        [one] { $n } carta equipaggiamento
       *[other] { $n } carte equipaggiamento
    }
adventure-tours-table-last = ultima carta: { $text }
adventure-tours-table-guarded =
    { $n ->
        [one] Una protezione
       *[other] { $n } protezioni
    }
adventure-tours-table-protects = Protegge da un attacco
adventure-tours-table-stops = Padre Miller può impedirlo
adventure-tours-table-nth = { $n } di { $total }.
adventure-tours-table-level-change = { $text } da { $before } a { $after }
adventure-tours-table-you-change = tu { $before }→{ $after }
adventure-tours-table-hand-change = mano { $before }→{ $after }

## The drawn board: what somebody did last

adventure-tours-table-joined = { $text } partecipa
adventure-tours-table-laid = posa { $text }
adventure-tours-table-taken-by = presa da { $name }
adventure-tours-table-discarded-by = scartata da { $name }
adventure-tours-table-heading = Turno { $n } · { $name }

## The drawn board: a card in hand, and its places

adventure-tours-table-can-join = può venire
adventure-tours-table-joins = viene
adventure-tours-table-to-join = { $n } su { $total }
adventure-tours-table-of = { $n } su { $total }
adventure-tours-table-demand-met = Esige { $text } { $n }, hai { $have }: può venire
adventure-tours-table-demand-unmet = Esige { $text } { $n }, hai { $have }: non può venire
adventure-tours-table-pays = Paga { $coins }
adventure-tours-table-action-is = Azione: { $text }
adventure-tours-table-as-equipment = Come equipaggiamento: { $text }
adventure-tours-table-enter = Invio: { $text }
adventure-tours-table-join = Arruola
adventure-tours-table-lay = Posa
adventure-tours-table-equip = Equipaggia
adventure-tours-table-take = Prendi
adventure-tours-table-needs = esige
adventure-tours-table-needs-has = { $n }, hai { $have }
adventure-tours-table-needs-lacks = { $n }, hai { $have }: ancora { $less }
adventure-tours-table-then = poi puoi
adventure-tours-table-then-may = Poi puoi: { $text }
adventure-tours-table-then-draw = poi pesca una carta
adventure-tours-table-opens = al prossimo turno { $text } può venire
adventure-tours-table-copies = Viste finora: { $n } di { $total }
adventure-tours-table-rebuilt = valori delle carte ricostruiti

## The drawn board: questions and answers

adventure-tours-table-where =
    { $text ->
        [expert] Giro { $n } di { $total }, lato esperti
       *[other] Giro { $n } di { $total }
    }
adventure-tours-table-where-to = { $text }: arruolare o equipaggiare?
adventure-tours-table-play-detail = Un partecipante paga e agisce una volta. L’equipaggiamento alza un livello e fa pescare una carta.
adventure-tours-table-ask-promote-equipment =
    { $n ->
        [one] { $n } carta ({ $colour }) diventa partecipante?
       *[other] { $n } carte ({ $colour }) diventano partecipanti?
    }
adventure-tours-table-ask-give-two = Chi pesca due carte, o una a testa?
adventure-tours-table-give-two-detail = Scegli una persona per entrambe le carte, o due per una a testa.
adventure-tours-table-ask-protect = Scartare Padre Miller per proteggerti?
adventure-tours-table-ask-protect-several = Quale Padre Miller ti protegge?
adventure-tours-table-ask-draft = Quale quadro prendi?
adventure-tours-table-attacked = { $name } ti attacca · { $action }
adventure-tours-table-may-stop = { $name }: Padre Miller può impedirlo; allora non succede nulla.
adventure-tours-table-choose-guard = Scegli quale Padre Miller va via
adventure-tours-table-do-give-one =
    { $whom ->
        [you] Una carta per te
       *[other] Una carta a { $victim }
    }
adventure-tours-table-do-gift =
    { $whom ->
        [you] Una carta per te
       *[other] Una carta a { $victim }
    }
adventure-tours-table-do-give-second =
    { $whom ->
        [you] La seconda per te
       *[other] La seconda a { $victim }
    }
adventure-tours-table-do-give-both =
    { $whom ->
        [you] Due carte per te
       *[other] Due carte a { $victim }
    }
adventure-tours-table-do-give-each = Una a testa: { $victim }, { $text }
adventure-tours-table-do-discard-equipment =
    { $whom ->
        [you] Scarta la tua
       *[other] Scarta da { $victim }
    }
adventure-tours-table-do-discard-member =
    { $whom ->
        [you] Scarta il tuo
       *[other] Scarta da { $victim }
    }
adventure-tours-table-do-steal-equipment = Prendi da { $victim }
adventure-tours-table-do-steal-member = Ruba a { $victim }
adventure-tours-table-do-lay = Posa { $text }
adventure-tours-table-do-join = Arruola { $text }
adventure-tours-table-do-protect = Proteggi
adventure-tours-table-skip-protect = Lascia fare
adventure-tours-table-skip-own-draw = Non pescare
adventure-tours-table-do-extra-turn = Gioca ancora
adventure-tours-table-do-second-turn = Gioca un secondo turno
adventure-tours-table-do-own-draw = Pesca una carta
adventure-tours-table-do-promote-equipment =
    { $n ->
        [one] { $n } carta diventa partecipante
       *[other] { $n } carte diventano partecipanti
    }
adventure-tours-table-do-draft = Prendi { $board }
adventure-tours-table-back = Le mie carte
adventure-tours-table-key-join = Arruola la carta scelta

## The drawn board: while others decide

adventure-tours-table-decides = { $name } decide
adventure-tours-table-you-decide = Decidi tu
adventure-tours-table-answers = risponde
adventure-tours-table-you-answer = rispondi tu
adventure-tours-table-is-play =
    { $who ->
        [you] Scegli una carta
       *[other] { $name } sceglie una carta
    }
adventure-tours-table-is-protect =
    { $who ->
        [you] Puoi rispondere con Padre Miller
       *[other] { $name } può rispondere con Padre Miller
    }
adventure-tours-table-is-draft =
    { $who ->
        [you] Scegli un quadro
       *[other] { $name } sceglie un quadro
    }

## The drawn board: a turn of several steps

adventure-tours-table-this-turn = Questo turno
adventure-tours-table-this-turn-step = Questo turno, passo { $n } di { $total }
adventure-tours-table-n-steps =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
adventure-tours-table-plus-coins =
    { $coins ->
        [one] +{ $coins } moneta
       *[other] +{ $coins } monete
    }
adventure-tours-table-another-turn = un altro turno
adventure-tours-table-turn-of = turno di { $name }

## The drawn board: the end of a round, and of the match

adventure-tours-table-round-over = Il giro { $n } è finito
adventure-tours-table-ended-by = { $name } ha finito il giro
adventure-tours-table-ends-round = finisce il giro
adventure-tours-table-expedition = Spedizione
adventure-tours-table-members-pay = I partecipanti pagano
adventure-tours-table-hand-cost = Mano, { $n } a carta
adventure-tours-table-hidden = coperto
adventure-tours-table-next = Che cosa segue
adventure-tours-table-boards-chosen = Si scelgono i quadri, prima chi ha incassato meno
adventure-tours-table-boards-dealt = I quadri si ridistribuiscono
adventure-tours-table-shuffled = Si mescolano tutte le carte
adventure-tours-table-six-each = sei a testa, file vuote, valori iniziali
adventure-tours-table-starts =
    { $who ->
        [you] Cominci tu
       *[other] Comincia { $name }
    }
adventure-tours-table-left-neighbour = a sinistra di { $name }
adventure-tours-table-scored = Giro { $n } conteggiato
adventure-tours-table-earned =
    { $who ->
        [you] Il giro ti porta { $coins }
       *[other] Il giro porta { $coins } a { $name }
    }
adventure-tours-table-earned-has =
    { $who ->
        [you] Il giro ti porta { $coins }; hai { $n }
       *[other] Il giro porta { $coins } a { $name }, in tutto { $n }
    }
adventure-tours-table-start-round = Comincia il giro { $n }
adventure-tours-table-choose-boards = Scegli i quadri
adventure-tours-table-see-boards = Guarda i quadri
adventure-tours-table-choose-place = Il tuo posto nella scelta: { $n } di { $total }
adventure-tours-table-boards-for = Quadri per il giro { $n }
adventure-tours-table-least-first = Chi ha incassato meno sceglie per primo. Ogni scelta è aperta.
adventure-tours-table-order = Ordine della scelta
adventure-tours-table-free = Libero
adventure-tours-table-your-choice = La tua scelta
adventure-tours-table-your-board = Il tuo quadro finora
adventure-tours-table-final = Monete di tutti i giri
adventure-tours-table-n-joined =
    { $n ->
        [one] partecipante arruolato
       *[other] partecipanti arruolati
    }
adventure-tours-table-n-stopped =
    { $n ->
        [one] attacco fermato
       *[other] attacchi fermati
    }

## The drawn board: abilities on a small board

adventure-tours-table-brief-extra-equipment-after-turn = Dopo il turno: un altro equipaggiamento
adventure-tours-table-brief-skip-draw-and-gift = Dopo l’equipaggiamento: pescare o no, dare una carta
adventure-tours-table-brief-use-equipment-action = Dopo l’equipaggiamento: anche la sua azione
adventure-tours-table-brief-second-member = Dopo un partecipante: un altro di qualsiasi colore
adventure-tours-table-brief-double-action = Dopo un partecipante: azione due volte
adventure-tours-table-brief-second-turn = Dopo il turno: un altro turno completo

## The drawn board: steps on a phone, a debt that nobody has, the end in numbers

adventure-tours-table-step = Passo { $n } di { $total }
adventure-tours-table-step-then = poi { $text }
adventure-tours-table-floor = { $before } − { $n }, almeno 0
adventure-tours-table-n-chain =
    { $n ->
        [one] passo nella catena più lunga: { $name }
       *[other] passi nella catena più lunga: { $name }
    }
adventure-tours-table-n-aimed =
    { $n ->
        [one] volta contro { $name }
       *[other] volte contro { $name }
    }

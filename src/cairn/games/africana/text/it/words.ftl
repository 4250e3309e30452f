### Africana.

africana-aim = Viaggia attraverso l’Africa: unisciti alle spedizioni dove partono e terminale alla meta, compra avventure dai libri e termina anche quelle. Alla fine vince chi ha più punti.
africana-glossary = In un luogo si entra con una carta di uno dei suoi colori; un jolly vale per tutti. Un segnalino mostra chi partecipa a una spedizione.

## Pieces

# Masculine, as a symbol and an assistant are. Same as in English.
africana-colour-magenta = magenta
africana-colour-turquoise = turchese
africana-colour-grey = grigio
africana-colour-orange = arancione
africana-colour-violet = viola
africana-colour-white = bianco
africana-colour-blue = blu
africana-colour-yellow = giallo
africana-colour-red = rosso

# A travel card is named by its colour alone: feminine, as a card is. Same as in English.
africana-card-magenta = magenta
africana-card-turquoise = turchese
africana-card-grey = grigia
africana-card-orange = arancione
africana-card-violet = viola
africana-card-magenta-assistant = assistente magenta
africana-card-turquoise-assistant = assistente turchese
africana-card-grey-assistant = assistente grigio
africana-card-orange-assistant = assistente arancione
africana-card-violet-assistant = assistente viola
africana-card-joker = jolly
# A card whose colour is changed for a step.
africana-card-magenta-for-5 = { africana-card-magenta } per 5 monete d’argento
africana-card-turquoise-for-5 = { africana-card-turquoise } per 5 monete d’argento
africana-card-grey-for-5 = { africana-card-grey } per 5 monete d’argento
africana-card-orange-for-5 = { africana-card-orange } per 5 monete d’argento
africana-card-violet-for-5 = { africana-card-violet } per 5 monete d’argento
africana-card-magenta-assistant-for-5 = { africana-card-magenta-assistant } per 5 monete d’argento
africana-card-turquoise-assistant-for-5 = { africana-card-turquoise-assistant } per 5 monete d’argento
africana-card-grey-assistant-for-5 = { africana-card-grey-assistant } per 5 monete d’argento
africana-card-orange-assistant-for-5 = { africana-card-orange-assistant } per 5 monete d’argento
africana-card-violet-assistant-for-5 = { africana-card-violet-assistant } per 5 monete d’argento

# Same as in English.
africana-place-napoli = Napoli
africana-place-tangier = Tangeri
# Same as in English.
africana-place-tripoli = Tripoli
africana-place-cairo = Il Cairo
africana-place-aswan = Assuan
africana-place-jidda = Gedda
africana-place-timbuktu = Timbuctù
# Same as in English.
africana-place-dakar = Dakar
# Same as in English.
africana-place-lagos = Lagos
africana-place-khartoum = Khartum
africana-place-addis-ababa = Addis Abeba
africana-place-leopoldville = Léopoldville
# Same as in English.
africana-place-serengeti = Serengeti
# Same as in English.
africana-place-ujiji = Ujiji
# Same as in English.
africana-place-zanzibar = Zanzibar
# Same as in English.
africana-place-luanda = Luanda
africana-place-mozambique = Mozambico
africana-place-victoria-falls = Cascate Vittoria
# Same as in English.
africana-place-tananarive = Tananarive
# Same as in English.
africana-place-windhoek = Windhoek
# Same as in English.
africana-place-port-natal = Port Natal
africana-place-cape-town = Città del Capo

africana-half-north = Nord
africana-half-south = Sud
africana-book-north = libro del Nord
africana-book-south = libro del Sud
# Of a stack: «pila di sinistra».
africana-side-left = di sinistra
africana-side-right = di destra
africana-company-italy = Italia
africana-company-france = Francia
africana-company-germany = Germania
africana-company-england = Inghilterra

africana-subject-mask = maschera
africana-subject-drum = tamburo
africana-subject-statuette = statuetta
africana-subject-vase = vaso
africana-subject-shield = scudo
africana-subject-magenta-assistant = { africana-card-magenta-assistant }
africana-subject-turquoise-assistant = { africana-card-turquoise-assistant }
africana-subject-grey-assistant = { africana-card-grey-assistant }
africana-subject-orange-assistant = { africana-card-orange-assistant }
africana-subject-violet-assistant = { africana-card-violet-assistant }

# $id tells two expeditions with the same start and target apart; mostly it is empty.
africana-expedition = { $from } → { $to }{ $id }
# What is to be found, and where.
africana-adventure = { $subject } ({ $place })

# After a verb.
africana-silver =
    { $n ->
        [one] { $n } moneta d’argento
       *[other] { $n } monete d’argento
    }
africana-price =
    { $cost ->
        [one] { $cost } moneta d’argento
       *[other] { $cost } monete d’argento
    }
# What turning a page costs.
africana-page-price =
    { $cost ->
        [0] gratis
       *[other] { africana-price }
    }

## Moves and prompts

africana-move-draw = Pesca due carte viaggio
africana-move-turn-left = Gira pagina da sinistra a destra
africana-move-turn-right = Gira pagina da destra a sinistra
africana-move-buy-left = Acquista la carta di sinistra
africana-move-buy-right = Acquista la carta di destra
africana-move-go = Vai → { $place } (carta { $card })
africana-move-join = Unisciti: { $expedition }
# An expedition or an adventure.
africana-move-end = Termina: { $goal }
# No more, or none at all.
africana-move-done = Fatto
africana-move-discard = Scarta: { $card }
africana-move-give-up = Rinuncia a: { $adventure }

africana-prompt-action = Scegli un’azione: pesca, gira pagine e acquista, oppure vai
africana-prompt-book = Gira pagina ({ africana-page-price }), acquista una carta o «{ africana-move-done }»
africana-prompt-travel = Vai avanti o «{ africana-move-done }»
africana-prompt-discard = Scarta { n-cards-acc }
africana-prompt-give-up =
    { $n ->
        [one] Abbandona { $n } avventura incompiuta
       *[other] Abbandona { $n } avventure incompiute
    }

## What a move would bring

africana-effect-draw = Carte in mano: da { $before } a { $after }
africana-effect-pay =
    { $cost ->
        [0] Gratis
       *[other] Costa { africana-price }, ne restano { $left }
    }
africana-effect-step = In mano: { n-cards }
# A joker or an assistant.
africana-effect-step-back = In mano: { n-cards }; quella giocata ritorna dopo il movimento
africana-effect-join-silver = Porta { africana-silver }; segnalini rimasti: { $markers }
africana-effect-join-cards = Porta { n-cards-acc }; segnalini rimasti: { $markers }
# $before and $after are all points, those of collections too.
africana-effect-ends = Porta { africana-silver } e { n-points }; in tutto da { NUMBER($before) } a { NUMBER($after) }
africana-effect-assistant =
    { $change ->
        [0] Porta una carta: { $card }
       *[other] Porta una carta: { $card }; punti da { NUMBER($before) } a { NUMBER($after) }
    }
africana-effect-points = Punti da { NUMBER($before) } a { NUMBER($after) }

## What happens

africana-game-starts =
    { $who ->
        [you] Cominci tu
       *[other] Comincia { $name }
    }
africana-plays-company =
    { $who ->
        [you] Giochi la compagnia { $company }: { $place }, { africana-silver }
       *[other] { $name } gioca la compagnia { $company }: { $place }, { africana-silver }
    }
africana-is-dealt =
    { $who ->
        [you] Ricevi la carta { $card }
       *[other] { $name } riceve la carta { $card }
    }
africana-is-dealt-hidden = { $name } riceve una carta viaggio
africana-lays-expedition = Spedizione sullo spazio { $space }: { $expedition }
africana-shows-adventure = Pila { $side } del { $book }: { $adventure }
africana-turn =
    { $who ->
        [you] Cominci il turno { $n }
       *[other] { $name } comincia il turno { $n }
    }
africana-draws =
    { $who ->
        [you] Peschi la carta { $card }
       *[other] { $name } pesca la carta { $card }
    }
africana-draws-hidden = { $name } pesca una carta viaggio
africana-shuffles = Gli scarti ({ n-cards }) si mescolano e diventano il nuovo mazzo
africana-no-travel-card =
    { $who ->
        [you] Per te non ci sono più carte viaggio
       *[other] Per { $name } non ci sono più carte viaggio
    }
africana-turns-page =
    { $who ->
        [you] Giri una pagina della pila { $side } ({ africana-page-price }): { $adventure }
       *[other] { $name } gira una pagina della pila { $side } ({ africana-page-price }): { $adventure }
    }
africana-buys =
    { $who ->
        [you] Acquisti per { africana-price }: { $adventure }
       *[other] { $name } acquista per { africana-price }: { $adventure }
    }
africana-closes-book =
    { $who ->
        [you] Lasci il libro
       *[other] { $name } lascia il libro
    }
africana-travels =
    { $who ->
        [you] Vai → { $place } con la carta { $card }
       *[other] { $name } va → { $place } con la carta { $card }
    }
africana-travels-changed =
    { $who ->
        [you] Paghi { africana-price } e vai → { $place } con la carta { $card }
       *[other] { $name } paga { africana-price } e va → { $place } con la carta { $card }
    }
africana-joins =
    { $who ->
        [you] Ti unisci alla spedizione { $expedition }
       *[other] { $name } si unisce alla spedizione { $expedition }
    }
africana-gets-bonus =
    { $who ->
        [you] Ricevi { africana-silver } per l’adesione
       *[other] { $name } riceve { africana-silver } per l’adesione
    }
africana-ends-expedition =
    { $who ->
        [you] Termini la spedizione { $expedition }: { africana-silver }, { n-points }
       *[other] { $name } termina la spedizione { $expedition }: { africana-silver }, { n-points }
    }
africana-gets-nothing =
    { $who ->
        [you] Riprendi il tuo segnalino dalla spedizione { $expedition }
       *[other] { $name } riprende il segnalino dalla spedizione { $expedition }
    }
africana-ends-artifact =
    { $who ->
        [you] Termini l’avventura { $adventure }: { africana-silver }, { n-points }
       *[other] { $name } termina l’avventura { $adventure }: { africana-silver }, { n-points }
    }
africana-ends-assistant =
    { $who ->
        [you] Termini l’avventura { $adventure } e prendi la carta { $card }
       *[other] { $name } termina l’avventura { $adventure } e prende la carta { $card }
    }
africana-ends-movement =
    { $who ->
        [you] Termini il movimento
       *[other] { $name } termina il movimento
    }
africana-stays =
    { $who ->
        [you] Resti dove sei
       *[other] { $name } resta sul posto
    }
africana-discards =
    { $who ->
        [you] Scarti la carta { $card }
       *[other] { $name } scarta la carta { $card }
    }
# A joker or an assistant leaves the game.
africana-loses-card =
    { $who ->
        [you] Perdi la carta { $card }; esce dal gioco
       *[other] { $name } perde la carta { $card }; esce dal gioco
    }
africana-gives-up =
    { $who ->
        [you] Abbandoni l’avventura { $adventure }; esce dal gioco
       *[other] { $name } abbandona l’avventura { $adventure }; esce dal gioco
    }
# $name has the last turn.
africana-end-triggered =
    { $who ->
        [you] La fine è innescata: si completa il giro, e l’ultimo turno è tuo
       *[other] La fine è innescata: si completa il giro, e l’ultimo turno spetta a { $name }
    }
africana-turn-cap =
    { $n ->
        [one] Dopo { $n } turno la partita finisce
       *[other] Dopo { $n } turni la partita finisce
    }
africana-game-over = La partita finisce
africana-scores =
    { $who ->
        [you] Segni { n-points } (monete d’argento: { $coins })
       *[other] { $name } segna { n-points } (monete d’argento: { $coins })
    }
africana-wins =
    { $who ->
        [you] Vinci con { n-points }
       *[other] { $name } vince con { n-points }
    }

## What cannot be done

africana-no-discard-first = Prima scarta fino ad avere { $limit } carte; di troppo: { $n }.
africana-no-give-up-first = Prima abbandona avventure finché ne restano { $limit }; di troppo: { $n }.
africana-no-discard-now = Si scarta solo alla fine del turno, con più di { $limit } carte in mano.
africana-no-give-up-now = Si abbandonano avventure solo alla fine del turno, con più di { $limit } incompiute.
africana-no-while-buying = Stai acquistando; un turno è una sola azione.
africana-no-while-moving = Sei in movimento; un turno è una sola azione.
africana-no-book-empty = Il { $book } è vuoto.
africana-no-stack-empty = La pila { $side } del { $book } è vuota.
africana-no-page-too-expensive = La prossima pagina costa { africana-price }; ne hai { $coins }.
africana-no-adventure-too-expensive = Un’avventura costa { africana-price }; ne hai { $coins }.
africana-no-already-there = Sei già qui: { $place }.
africana-no-route = Non c’è una via di viaggio { $here } → { $place }.
africana-no-card-played = La carta { $card } è già giocata; torna in mano alla fine del movimento.
africana-no-symbol = { $place }: serve il colore { $symbol }, e la carta { $card } non va bene; cambiarle colore costa { africana-price }.
africana-no-symbols = { $place }: serve il colore { $symbol } o { $second }, e la carta { $card } non va bene; cambiarle colore costa { africana-price }.
africana-no-change-needed = La carta { $card } va già bene qui: { $place }. Non serve cambiarle colore.
africana-no-change-too-expensive = Cambiare colore alla carta { $card } costa { africana-price }; ne hai { $coins }.
africana-no-expedition-open = La spedizione { $expedition } non è aperta.
africana-no-start-here = La località di partenza della spedizione { $expedition } è { $place }; la tua pedina è qui: { $here }.
africana-no-joined-twice = Partecipi già alla spedizione { $expedition }.
africana-no-markers-left = Non hai più segnalini; tutti e { $limit } sono in uso.
africana-no-not-joined = Non partecipi alla spedizione { $expedition }.
africana-no-target-here = La destinazione della spedizione { $expedition } è { $place }; la tua pedina è qui: { $here }.
africana-no-adventure-of-yours = Non hai questa avventura: { $adventure }.
africana-no-adventure-target-here = La destinazione di questa avventura è { $place }; la tua pedina è qui: { $here }.

## Component tables that do not fit

africana-table-count = { $file }: le righe sono { $n } invece di { $due }.
africana-table-half = { $file }: le località della metà «{ $half }» sono { $n } invece di { $due }.
africana-table-no-start = { $file }: manca «{ $place }», da cui parte una compagnia.
africana-table-symbols = { $file }, riga { $line }: i simboli sono { $n } invece di uno o due.
africana-table-unknown-place = { $file }, riga { $line }: «{ $column }» nomina la località sconosciuta «{ $place }».
africana-table-route-to-itself = { $file }, riga { $line }: la via di viaggio va da «{ $place }» alla stessa località.
africana-table-route-twice = { $file }, riga { $line }: questa via di viaggio sta già alla riga { $n }.
africana-table-disconnected = { $file }: la mappa è spezzata; nessuna via porta a «{ $place }».
africana-table-same-place = { $file }, riga { $line }: «{ $place }» è sia partenza sia destinazione.
africana-table-deck = { $file }: le carte { $deck } sono { $n }; ne servono almeno { $due }.
africana-table-book = { $file }: le carte del { $book } sono { $n } invece di { $due }.
africana-table-kinds = { $file }: i tipi di reperti sono { $n } invece di { $due }.
africana-table-subject = { $file }: «{ $subject }» nel { $book } c’è { $n }× invece di { $due }×.
africana-table-wrong-half = { $file }, riga { $line }: «{ $place }» sta nella stessa metà del { $book } e dovrebbe stare nell’altra.
africana-table-spelling = { $file }: due mosse diverse si scriverebbero «{ $value }».
africana-table-name = { $file }, riga { $line }: «{ $column }» non può essere «{ $value }»; nessuna mossa si potrebbe scrivere così.

## Positions that cannot occur

africana-bad-count = Questa posizione è impossibile: la carta { $card } c’è { $n }× invece di { $due }×.
africana-bad-pile-order = Questa posizione è impossibile: nel mazzo delle spedizioni A non sta su B e B su C.
africana-bad-hand = Questa posizione è impossibile: { $name } ha in mano { n-cards-acc }; non va d’accordo con il limite di { $limit } e con ciò che è chiesto.
africana-bad-adventures = Questa posizione è impossibile: { $name } ha un numero di avventure incompiute ({ $n }) che non va d’accordo con il limite di { $limit } e con ciò che è chiesto.
africana-bad-markers = Questa posizione è impossibile: { $name } ha troppi segnalini sulle spedizioni ({ $n } su { $limit }).
africana-bad-assistants = Questa posizione è impossibile: { $name } ha la carta { $card } { $n }×, e può averla al massimo { $due }×.
africana-bad-spaces = Questa posizione è impossibile: gli spazi spedizione vuoti ({ $n }), il mazzo e la fine della partita non vanno d’accordo.

## What is shuffled and drawn, where the fairness of a match is checked

africana-source-start = Chi comincia
africana-source-travel = Carte viaggio
africana-source-north = Libro del Nord
africana-source-south = Libro del Sud
africana-source-deck-a = Spedizioni A
africana-source-deck-b = Spedizioni B
africana-source-deck-c = Spedizioni C

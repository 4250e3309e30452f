### Dominion: Adventures: what the engine says beside cards and rules.

dominion-aim = Costruisci un mazzo tutto tuo: a ogni turno peschi cinque carte, giochi Azioni e Tesori e compri carte migliori. Quando finiscono le Province o più altre pile, vince chi ha più punti.
dominion-glossary = Il costo di una carta si paga in monete. Le carte in gioco e in mano si scartano alla fine del turno.

## Pieces

dominion-token-1-card = segnalino +1 Carta
dominion-token-1-action = segnalino +1 Azione
dominion-token-1-buy = segnalino +1 Acquisto
dominion-token-1-coin = segnalino +1 moneta
dominion-token-2-cost = segnalino costo −2
dominion-token-trashing = segnalino Eliminazione

# After a verb; only Polish has another form elsewhere.
dominion-n-coins =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }

## Types and sets of cards

dominion-label-type-action = Azione
dominion-label-type-treasure = Tesoro
dominion-label-type-victory = Vittoria
dominion-label-type-curse = Maledizione
dominion-label-type-attack = Attacco
dominion-label-type-reaction = Reazione
dominion-label-type-duration = Durata
dominion-label-type-reserve = Provvista
dominion-label-type-traveller = Viaggiatore
dominion-label-type-event = Evento

dominion-label-set-basic = Carte base
dominion-label-set-base = Gioco base
dominion-label-set-adventures = Avventure
dominion-label-set-upgrades = Carte di scambio
dominion-label-set-events = Eventi
dominion-label-set-seaside = Sul mare

## Moves

dominion-move-play = Gioca { $card }
dominion-move-gain = Ottieni { $card }
dominion-move-trash = Elimina { $card }
dominion-move-discard = Scarta { $card }
dominion-move-topdeck = Metti { $card } in cima al mazzo
dominion-move-keep = Tieni { $card }
dominion-move-set-aside = Metti da parte { $card }
dominion-move-call = Chiama { $card }
dominion-move-exchange = Scambia { $card }
dominion-move-reveal = Rivela { $card }
# Of several things that happen at one moment, this comes next.
dominion-move-resolve = Esegui { $card }
# A card or an Event.
dominion-move-buy = Acquista { $card }
dominion-move-token = Metti il { $token } su { $card }
dominion-move-end-actions = Termina la fase Azione
dominion-move-end-turn = Termina il turno
# No more, or none at all.
dominion-move-done = Fatto
dominion-move-yes = Sì
# Same as in English.
dominion-move-no = No
dominion-move-reveal-hand = Rivela la mano
dominion-move-choose-coin = +1 moneta
dominion-move-choose-trash = Elimina una carta
dominion-move-choose-silver = Ottieni una carta Argento
dominion-move-choose-copper = Metti una carta Rame sulla plancia Taverna
dominion-move-choose-coins = +1 moneta per ogni carta Rame sulla plancia Taverna
dominion-move-choose-attack = Scarta una carta Attacco
dominion-move-choose-curses = Scarta due carte Maledizione
dominion-move-choose-six = Scarta sei carte
dominion-move-trash-this = Elimina la carta giocata

## Prompts

dominion-prompt-action-phase = Gioca un’Azione o passa alla fase Acquisto
dominion-prompt-buy-phase = Gioca Tesori, acquista o termina il turno
dominion-prompt-start-of-turn = Inizio del turno: scegli che cosa viene ora
# Several equal Durations are due, and different cards lie aside for them.
dominion-prompt-start-of-turn-several = Inizio del turno: scegli che cosa viene ora; se tieni una carta, viene prima una carta uguale giocata più tardi
dominion-prompt-later-one = Esegui la prossima carta { $card }, oppure tienila perché venga prima una giocata più tardi
# A card was just bought or gained.
dominion-prompt-meanwhile = Scegli che cosa succede ora
dominion-prompt-react = Reagisci all’Attacco o lascia che avvenga
dominion-prompt-call-after-action = Chiamare una carta Provvista dopo questa Azione?
dominion-prompt-free-wine = Scartare { dominion-card-wine-merchant } dalla plancia Taverna?
dominion-prompt-exchange = Scambiare un Viaggiatore invece di scartarlo?
dominion-prompt-leave-play = Mettere una carta in gioco in cima al mazzo invece di scartarla?
dominion-prompt-drop-copper = Scarta una carta Rame o mostra che non ne hai.

dominion-prompt-discard = Scarta { n-cards-acc }
dominion-prompt-discard-down-to = Scarta fino ad avere { n-cards-acc } in mano
dominion-prompt-discard-to-draw = Scarta quante carte vuoi, poi pescane altrettante
dominion-prompt-discard-for-one = Scarta carte per ottenerne una che costi altrettante monete (finora { $n })
# $name is whose card it is.
dominion-prompt-discard-or-keep =
    { $who ->
        [you] Riveli { $card }: scartare la carta o tenerla in cima al mazzo?
       *[other] { $name } rivela { $card }: scartare la carta o tenerla in cima al mazzo?
    }
dominion-prompt-scouting-party = Scarta { n-cards-acc } tra quelle guardate
dominion-prompt-quest = Scarta una carta Attacco, due carte Maledizione o sei carte per ottenere una carta Oro
dominion-prompt-quest-attack = Scarta una carta Attacco per ottenere una carta Oro
dominion-prompt-quest-six = Scarta ancora { n-cards-acc } per ottenere una carta Oro

dominion-prompt-trash = Elimina una carta dalla tua mano
dominion-prompt-trash-up-to = Elimina fino a { n-cards-acc } dalla tua mano
dominion-prompt-trash-copper = Elimina una carta Rame per 3 monete
dominion-prompt-trash-treasure = Elimina un Tesoro per ottenerne uno che costi al massimo 3 monete in più
dominion-prompt-trash-for-more = Elimina una carta per ottenerne una che costi al massimo { dominion-n-coins } in più
# $name is whose cards they are.
dominion-prompt-trash-loot =
    { $who ->
        [you] Scegli il Tesoro che elimini
       *[other] Scegli il Tesoro che { $name } elimina
    }
dominion-prompt-trash-revealed = Scegli quale dei Tesori rivelati eliminare
dominion-prompt-trash-discard-or-keep = Elimina, scarta o tieni la carta guardata
dominion-prompt-trade = Elimina fino a due carte, ognuna per una carta Argento
dominion-prompt-bonfire = Elimina fino a { n-cards-acc } che hai in gioco
# Equal cards in play differ.
dominion-prompt-bonfire-several = Elimina fino a { n-cards-acc } che hai in gioco; se tieni una carta, ne elimini al suo posto una uguale che resta in gioco o è legata a un’altra
dominion-prompt-bonfire-another = Elimina la prossima carta { $card }, oppure tienila ed eliminane un’altra
dominion-prompt-raze = Elimina la carta giocata o una dalla tua mano

dominion-prompt-gain-up-to = Ottieni una carta che costi al massimo { dominion-n-coins }
dominion-prompt-gain-exactly = Ottenere in cima al mazzo una carta che costi esattamente { dominion-n-coins }?
dominion-prompt-gain-for-all = Ottieni una carta che costi al massimo { dominion-n-coins }; anche gli altri ne ottengono una
dominion-prompt-gain-loot = Ottieni quanti Tesori eliminati vuoi
dominion-prompt-gain-treasure = Ottieni un Tesoro
dominion-prompt-mine-treasure = Ottieni in mano un Tesoro che costi al massimo { dominion-n-coins }
dominion-prompt-gold-or-copper = Scegli che cosa ottieni prima, Oro o Rame
dominion-prompt-pilgrimage = Scegli fino a tre carte che hai in gioco; ne ottieni un’altra di ciascuna
dominion-prompt-seaway = Ottieni una carta Azione che costi al massimo 4 monete; il tuo segnalino +1 Acquisto va sul suo mazzetto
dominion-prompt-inherit = Metti da parte, per le tue carte Tenuta, una carta Azione che costi al massimo 4 monete

dominion-prompt-play-twice = Gioca un’Azione due volte
dominion-prompt-play-twice-and-copy = Gioca un’Azione due volte e ottienine un’altra uguale
dominion-prompt-play-treasure = Gioca Tesori, al massimo { $n }
dominion-prompt-play-discarded = Giocare l’Azione scartata?
# Only an Action can be set aside.
dominion-prompt-keep-or-set-aside = Tieni la carta o mettila da parte
dominion-prompt-keep-one = Prendi in mano una delle carte
dominion-prompt-gear = Metti da parte fino a due carte per il tuo prossimo turno
dominion-prompt-save = Metti da parte una carta per la tua prossima mano
dominion-prompt-amulet = Scegli una di tre opzioni
dominion-prompt-copper-or-coins = Metti una carta Rame sulla plancia Taverna o prendi monete per quelle che ci sono
dominion-prompt-deck-to-discard = Mettere il tuo mazzo nella pila degli scarti?
dominion-prompt-show-victory = Metti una carta Vittoria in cima al mazzo; se non ne hai, rivela la mano
dominion-prompt-topdeck-hand = Metti la tua mano in cima al mazzo, per ultima la carta più in alto
dominion-prompt-topdeck-one = Metti una carta della tua mano in cima al mazzo
dominion-prompt-topdeck-discarded = Mettere in cima al mazzo una carta della pila degli scarti?
dominion-prompt-return-looked-at = Rimetti le carte in cima al mazzo, per ultima quella più in alto
dominion-prompt-move-token = Scegli un mazzetto per il { $token }
dominion-prompt-teacher = Scegli un segnalino +1 e un mazzetto su cui metterlo

## What a move would bring

dominion-effect-treasure = Monete da { $coins } a { $coins_to }
dominion-effect-play = Poi Azioni: { $actions }, Acquisti: { $buys }, monete: { $coins }, carte in mano: { $hand }
dominion-effect-buy = Monete da { $coins } a { $coins_to }, Acquisti da { $buys } a { $buys_to }; nel mazzetto ne restano { $left }
dominion-effect-buy-event = Monete da { $coins } a { $coins_to }, Acquisti da { $buys } a { $buys_to }
dominion-effect-gain = Nel mazzetto ne restano { $left }
dominion-effect-exchange = Ottieni { $card }; nel suo mazzetto ne restano { $left }
dominion-effect-end-turn = Non usati: { dominion-n-coins }, Acquisti: { $buys }
dominion-effect-end-actions = Azioni non usate: { $actions }

## What happens

dominion-turn =
    { $who ->
        [you] Cominci il turno { $n }
       *[other] { $name } comincia il turno { $n }
    }
dominion-extra-turn =
    { $who ->
        [you] Cominci un turno extra
       *[other] { $name } comincia un turno extra
    }
dominion-plays =
    { $who ->
        [you] Giochi { $card }
       *[other] { $name } gioca { $card }
    }
dominion-plays-again =
    { $who ->
        [you] Giochi di nuovo { $card }
       *[other] { $name } gioca di nuovo { $card }
    }
# A card or an Event.
dominion-buys =
    { $who ->
        [you] Acquisti { $card }
       *[other] { $name } acquista { $card }
    }
dominion-buys-event =
    { $who ->
        [you] Acquisti l’Evento { $card }
       *[other] { $name } acquista l’Evento { $card }
    }
dominion-gains =
    { $who ->
        [you] Ottieni { $card }
       *[other] { $name } ottiene { $card }
    }
dominion-gains-to-hand =
    { $who ->
        [you] Ottieni { $card } in mano
       *[other] { $name } ottiene { $card } in mano
    }
dominion-gains-to-deck =
    { $who ->
        [you] Ottieni { $card } in cima al mazzo
       *[other] { $name } ottiene { $card } in cima al mazzo
    }
dominion-trashes =
    { $who ->
        [you] Elimini { $card }
       *[other] { $name } elimina { $card }
    }
dominion-discards =
    { $who ->
        [you] Scarti { $card }
       *[other] { $name } scarta { $card }
    }
dominion-discards-hand =
    { $who ->
        [you] Scarti la tua mano ({ n-cards })
       *[other] { $name } scarta la mano ({ n-cards })
    }
dominion-opens-discard =
    { $who ->
        [you] In cima alla tua pila degli scarti c’è { $card }
       *[other] In cima alla pila degli scarti di { $name } c’è { $card }
    }
dominion-draws =
    { $who ->
        [you] Peschi { $cards }
       *[other] { $name } pesca { $cards }
    }
dominion-draws-hidden = { $name } pesca { n-cards-acc }
dominion-shuffles =
    { $who ->
        [you] Mescoli la tua pila degli scarti
       *[other] { $name } mescola la pila degli scarti
    }
dominion-looks =
    { $who ->
        [you] Guardi { $cards } in cima al mazzo
       *[other] { $name } guarda { $cards } in cima al mazzo
    }
dominion-looks-hidden = { $name } guarda { n-cards-acc } in cima al mazzo
dominion-looks-through =
    { $who ->
        [you] Sfogli la tua pila degli scarti: { $cards }
       *[other] { $name } sfoglia la pila degli scarti: { $cards }
    }
dominion-looks-through-hidden = { $name } sfoglia la pila degli scarti ({ n-cards })
dominion-reveals =
    { $who ->
        [you] Riveli { $cards }
       *[other] { $name } rivela { $cards }
    }
dominion-reveals-hand =
    { $who ->
        [you] Riveli la tua mano: { $cards }
       *[other] { $name } rivela la mano: { $cards }
    }
dominion-topdecks =
    { $who ->
        [you] Metti { $card } in cima al mazzo
       *[other] { $name } mette { $card } in cima al mazzo
    }
dominion-topdecks-hidden = { $name } mette una carta in cima al mazzo
dominion-takes =
    { $who ->
        [you] Prendi { $card } in mano
       *[other] { $name } prende { $card } in mano
    }
dominion-takes-hidden = { $name } prende una carta in mano
dominion-sets-aside =
    { $who ->
        [you] Metti da parte { $card }
       *[other] { $name } mette da parte { $card }
    }
dominion-sets-aside-hidden = { $name } mette da parte una carta
dominion-takes-back =
    { $who ->
        [you] Riprendi in mano { n-cards-acc }
       *[other] { $name } riprende in mano { n-cards-acc }
    }
dominion-inherits =
    { $who ->
        [you] Metti da parte { $card } per le tue carte Tenuta
       *[other] { $name } mette da parte { $card } per le sue carte Tenuta
    }
dominion-deck-to-discard =
    { $who ->
        [you] Metti il tuo mazzo nella pila degli scarti
       *[other] { $name } mette il mazzo nella pila degli scarti
    }
dominion-to-mat =
    { $who ->
        [you] Metti { $card } sulla plancia Taverna
       *[other] { $name } mette { $card } sulla plancia Taverna
    }
dominion-calls =
    { $who ->
        [you] Chiami { $card }
       *[other] { $name } chiama { $card }
    }
dominion-exchanges =
    { $who ->
        [you] Scambi { $card } con { $next }
       *[other] { $name } scambia { $card } con { $next }
    }
dominion-pays =
    { $who ->
        [you] Paghi { dominion-n-coins }
       *[other] { $name } paga { dominion-n-coins }
    }
dominion-moves-token =
    { $who ->
        [you] Metti il { $token } sul mazzetto { $card }
       *[other] { $name } mette il { $token } sul mazzetto { $card }
    }
dominion-takes-minus-card =
    { $who ->
        [you] Metti il segnalino −1 Carta sul mazzo
       *[other] { $name } mette il segnalino −1 Carta sul mazzo
    }
dominion-returns-minus-card =
    { $who ->
        [you] Restituisci il segnalino −1 Carta
       *[other] { $name } restituisce il segnalino −1 Carta
    }
dominion-takes-minus-coin =
    { $who ->
        [you] Prendi il segnalino −1 moneta
       *[other] { $name } prende il segnalino −1 moneta
    }
dominion-returns-minus-coin =
    { $who ->
        [you] Ottieni una moneta in meno e restituisci il segnalino −1 moneta
       *[other] { $name } ottiene una moneta in meno e restituisce il segnalino −1 moneta
    }
dominion-journey-up =
    { $who ->
        [you] Giri il segnalino Viaggio a faccia in su
       *[other] { $name } gira il segnalino Viaggio a faccia in su
    }
dominion-journey-down =
    { $who ->
        [you] Giri il segnalino Viaggio a faccia in giù
       *[other] { $name } gira il segnalino Viaggio a faccia in giù
    }
dominion-game-over = La partita finisce

## What cannot be done

dominion-no-other-question = Ora la domanda è un’altra.
dominion-no-other-in-action-phase = Nella fase Azione giochi un’Azione o termini la fase.
dominion-no-other-in-buy-phase = Nella fase Acquisto giochi Tesori, acquisti o termini il turno.
dominion-no-action-card = La carta { $card } non è un’Azione; nella fase Azione non si gioca altro.
dominion-no-treasure-yet = La carta { $card } è un Tesoro; i Tesori si giocano nella fase Acquisto.
dominion-no-action-now = La carta { $card } è un’Azione; la fase Azione è finita.
dominion-no-treasure = La carta { $card } non è un Tesoro; nella fase Acquisto non si gioca altro.
dominion-no-treasure-after-buying = Dopo il primo acquisto del turno non si giocano più Tesori.
dominion-no-buy-yet = Prima termina la fase Azione, poi acquista.
dominion-no-buys-left = Non hai più Acquisti.
dominion-no-too-expensive =
    { $cost ->
        [one] Per acquistare { $card } serve { $cost } moneta; ne hai { $coins }.
       *[other] Per acquistare { $card } servono { $cost } monete; ne hai { $coins }.
    }
dominion-no-cards-this-turn = In questo turno extra non puoi acquistare carte.
dominion-no-cards-in-pile = Il mazzetto { $card } è esaurito.
dominion-no-such-pile = La carta { $card } non fa parte di questa partita.
dominion-no-upgrade = La carta { $card } non è nella Riserva; si prende solo con uno scambio.
dominion-no-second-inheritance = L’Evento { dominion-card-inheritance } si acquista una volta a partita; lo hai già fatto.
dominion-no-event-twice = L’Evento { $card } si acquista una volta a turno.
dominion-no-gain = La carta { $card } costa { $cost } e non è tra quelle che puoi ottenere ora.
dominion-no-action-pile = Il mazzetto { $card } non è un mazzetto Azione; i segnalini vanno solo su quelli.
# Another token is asked for, or (Teacher) an own token lies there.
dominion-no-token-here = Questo segnalino ora non può andare sul mazzetto { $card }.
dominion-no-such-on-mat = La carta { $card } non è sulla tua plancia Taverna.
dominion-no-call-now = La carta { $card } non può essere chiamata ora.
dominion-no-exchange = La carta { $card } non può essere scambiata ora.
dominion-no-such-thing-waits = La carta { $card } ora non ha nulla da eseguire.
dominion-no-not-this-card = La carta { $card } non è tra quelle che puoi scegliere ora.

## How a match cannot be set up

dominion-no-kingdom = Il regno «{ $text }» non esiste; ci sono: { $values }, oppure dieci nomi di carte separati da virgole.
dominion-no-kingdom-card = La carta { $card } non è una carta Regno.
dominion-no-extra = La carta { $card } è una carta in più: le serve l’opzione «extras» su «on».
dominion-no-ten = Un regno ha 10 carte diverse; l’elenco ne ha { $n }.
dominion-no-event = La carta { $card } non è un Evento.
dominion-no-card = La carta «{ $text }» non esiste.
dominion-no-card-twice = La carta { $card } è due volte nell’elenco.

## Positions that cannot occur

dominion-bad-mat = Questa posizione è impossibile: non ci sono plance Taverna, perché nessuna carta di questa partita ne ha bisogno.
dominion-bad-card = Questa posizione è impossibile: la carta { $card } non fa parte di questa partita.
dominion-bad-count = Questa posizione è impossibile: la carta { $card } c’è { $n }× invece di { $due }×.

## What is shuffled and drawn, where the fairness of a match is checked

dominion-source-start = Chi comincia
dominion-source-kingdom = Regno
dominion-source-events = Eventi
# Every player has one; the name of the player is put behind it.
dominion-source = Mazzo

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

## Il tavolo disegnato: parti del tavolo

dominion-table-basics = Carte base
dominion-table-kingdom = Regno
dominion-table-kingdom-note = brilla: lo puoi acquistare ora; tratteggiato: dopo i tuoi Tesori
dominion-table-kingdom-now = brilla: lo puoi acquistare ora
dominion-table-travellers = Viaggiatori
dominion-table-tavern = Taverna
dominion-table-in-play = In gioco
dominion-table-look = Guarda che cosa ha { $name } sul tavolo
dominion-table-parts = Parti del tavolo
dominion-table-can-choose = qui si può scegliere
dominion-table-play-area =
    { $who ->
        [you] La tua area di gioco
       *[other] { $name }: area di gioco
    }
dominion-table-mat =
    { $who ->
        [you] La tua Taverna
       *[other] { $name }: Taverna
    }
dominion-table-tokens =
    { $who ->
        [you] I tuoi segnalini
       *[other] { $name }: segnalini
    }
dominion-table-staying = restano
dominion-table-this-turn = questo turno
dominion-table-yours = tue
dominion-table-against = Contro di te
dominion-table-back = Indietro
dominion-table-nothing-played = Non c’è ancora niente in gioco.
dominion-table-hand-empty = Nessuna carta in mano
dominion-table-mat-empty = Le carte Provvista giocate aspettano qui finché le chiami.
dominion-table-deck =
    { $n ->
        [one] Mazzo, { $n } carta
       *[other] Mazzo, { $n } carte
    }
dominion-table-discard =
    { $n ->
        [one] Pila degli scarti, { $n } carta
       *[other] Pila degli scarti, { $n } carte
    }
dominion-table-discard-word = scarti
dominion-table-nothing-known = Non se ne sa nulla.
dominion-table-all-yours = Tutte le tue carte
dominion-table-all-of =
    { $who ->
        [you] Tutte le tue carte
       *[other] { $name } possiede
    }
dominion-table-own-presses = Giocare e acquistare
dominion-table-own-presses-note = Quante volte premi una carta o un mazzetto
dominion-table-own-presses-usual = Come al solito
dominion-table-own-presses-one = Una volta
dominion-table-own-presses-two = Due volte
dominion-table-own-counters = Contatori di carte
dominion-table-own-counters-note = Che cosa possiede ciascuno e che cosa resta nel tuo mazzo
dominion-table-own-order = Ordine della tua mano
dominion-table-own-order-note = Trascina una carta; su uno schermo tattile tienila prima premuta, oppure premi Alt con una freccia
dominion-table-own-order-usual = Ordine abituale
dominion-table-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
dominion-table-turn = turno { $n }
dominion-table-heading = Turno { $n } · { $name }
dominion-table-heading-extra = Turno extra · { $name }
dominion-table-provinces-left =
    { $n ->
        [one] { $n } Provincia rimasta
       *[other] { $n } Province rimaste
    }
dominion-table-piles-empty = { $n } pile vuote su { $total }

## Il tavolo disegnato: carte e pile

dominion-table-left-word = rimaste
dominion-table-left =
    { $n ->
        [one] { $n } rimasta
       *[other] { $n } rimaste
    }
dominion-table-empty = vuota
dominion-table-costs =
    { $n ->
        [one] Costa { $n } moneta
       *[other] Costa { $n } monete
    }
dominion-table-costs-now = Costa ora { $n }, stampato { $printed }
dominion-table-costs-tag = ora costa { $n }
dominion-table-short = ne mancano { $n }
dominion-table-soon = Lo puoi acquistare dopo i tuoi Tesori
dominion-table-token-of =
    { $who ->
        [you] Il tuo { $token }
       *[other] { $name }: { $token }
    }
dominion-table-estates-are =
    { $who ->
        [you] Le tue Tenute valgono { $card }
       *[other] { $name }: le Tenute valgono { $card }
    }
dominion-table-owns =
    { $who ->
        [you] tu ne hai { $n }
       *[other] { $name } ne ha { $n }
    }
dominion-table-as = = { $card }
dominion-table-bought = ha acquistato { $card }
dominion-table-bought-tag = acquistato
dominion-table-token-estate = segnalino Tenuta
dominion-table-minus-card = segnalino −1 Carta: pesca una carta in meno
dominion-table-minus-coin = segnalino −1 moneta: una volta una moneta in meno
dominion-table-journey-up = segnalino Viaggio scoperto
dominion-table-journey-down = segnalino Viaggio coperto
dominion-table-up = su
dominion-table-down = giù

## Il tavolo disegnato: ciò che resta, e ciò che si può chiamare

dominion-table-each-turn = ogni turno
dominion-table-next-turn = prossimo turno
dominion-table-with-it = resta insieme
dominion-stay-amulet = una su tre
dominion-stay-caravan-guard = +1 moneta
dominion-stay-dungeon = +2, scarta 2
dominion-stay-gear =
    { $n ->
        [one] riprendi { $n }
       *[other] riprendi { $n }
    }
dominion-stay-bridge-troll = +1 Acquisto, −1
dominion-stay-haunted-woods = +3 Carte
dominion-stay-swamp-hag = +3 monete
dominion-stay-hireling = +1 Carta
dominion-stay-champion = +1 Azione
dominion-stay-caravan = +1 Carta
dominion-stay-lighthouse = +1 moneta
dominion-stay-wharf = +2, +1 Acquisto
dominion-stay-haunted-woods-against = se acquisti, la mano va sul mazzo
dominion-stay-swamp-hag-against = se acquisti, ottieni una Maledizione
dominion-table-when-start = inizio turno
dominion-table-when-action = dopo Azione
dominion-table-when-gain = se ottieni
dominion-table-when-spare = 2 monete avanzate
dominion-table-when-points = punti alla fine
dominion-table-when-stays = resta qui
dominion-table-when-now = ora
dominion-table-may-call = Puoi chiamare

## Il tavolo disegnato: posti e turni

dominion-table-points =
    { $n ->
        [one] punto
       *[other] punti
    }
dominion-table-in-hand =
    { $n ->
        [one] { $n } carta in mano
       *[other] { $n } carte in mano
    }
dominion-table-in-deck =
    { $n ->
        [one] { $n } carta nel mazzo
       *[other] { $n } carte nel mazzo
    }
dominion-table-in-discard =
    { $n ->
        [one] { $n } carta negli scarti
       *[other] { $n } carte negli scarti
    }
dominion-table-on-mat =
    { $n ->
        [one] { $n } carta alla Taverna
       *[other] { $n } carte alla Taverna
    }
dominion-table-lasting = restano in gioco: { $cards }
dominion-table-you-decide = decidi tu
dominion-table-answers = risponde
dominion-table-points-hidden = I punti non si mostrano.
dominion-table-has = Azioni: { $actions }, Acquisti: { $buys }, monete: { $n }
dominion-table-is-action-phase =
    { $who ->
        [you] Giochi Azioni
       *[other] { $name } gioca Azioni
    }
dominion-table-is-buy-phase =
    { $who ->
        [you] Stai acquistando
       *[other] { $name } acquista
    }
dominion-table-decides = { $name } decide
dominion-table-n-turns =
    { $n ->
        [one] turno
       *[other] turni
    }
dominion-table-n-buys =
    { $n ->
        [one] carta acquistata
       *[other] carte acquistate
    }
dominion-table-cards-owned = Carte

## Il tavolo disegnato: la domanda

dominion-table-your-action-phase = Il tuo turno, fase Azione
dominion-table-your-buy-phase = Il tuo turno, fase Acquisto
dominion-table-action-phase = Fase Azione
dominion-table-buy-phase = Fase Acquisto
dominion-table-extra = Il tuo turno extra
dominion-table-start = Inizio del tuo turno
dominion-table-clean-up = Riordino
dominion-table-ask-action-phase = Giocare un’Azione?
dominion-table-ask-buy-phase = Gioca Tesori o acquista
dominion-table-ask-buy-phase-bought = Acquista o termina il turno
dominion-table-more-coins =
    { $n ->
        [one] +{ $n } in mano
       *[other] +{ $n } in mano
    }
dominion-table-treasures = Gioca tutti i Tesori
dominion-table-treasures-short = Tesori +{ $n }
dominion-table-end-turn = Fine turno
dominion-table-to-buys = Agli acquisti
dominion-table-pass = Rinuncia
dominion-table-pass-react = Lascia fare
dominion-table-pass-start-of-turn = Non chiamare
dominion-table-pass-call-after-action = Non chiamare
dominion-table-choose-more =
    { $n ->
        [one] Scegli ancora { $n } carta.
       *[other] Scegli ancora { $n } carte.
    }
dominion-table-this-order = In quest’ordine
dominion-table-order-note = L’ultima scelta sta in cima.
dominion-table-do-discard = Scarta { $cards }
dominion-table-do-discard-n =
    { $n ->
        [one] Scarta { $n } carta
       *[other] Scarta { $n } carte
    }
dominion-table-do-discard-none = Non scartare
dominion-table-do-trash = Elimina { $cards }
dominion-table-do-trash-n =
    { $n ->
        [one] Elimina { $n } carta
       *[other] Elimina { $n } carte
    }
dominion-table-do-trash-none = Non eliminare
dominion-table-do-topdeck = { $cards } in cima al mazzo
dominion-table-do-topdeck-n =
    { $n ->
        [one] { $n } carta in cima al mazzo
       *[other] { $n } carte in cima al mazzo
    }
dominion-table-do-topdeck-none = Niente sul mazzo
dominion-table-do-set-aside = Metti da parte { $cards }
dominion-table-do-set-aside-n =
    { $n ->
        [one] Metti da parte { $n } carta
       *[other] Metti da parte { $n } carte
    }
dominion-table-do-set-aside-none = Non mettere da parte
dominion-table-do-gain = Ottieni { $cards }
dominion-table-do-gain-n =
    { $n ->
        [one] Ottieni { $n } carta
       *[other] Ottieni { $n } carte
    }
dominion-table-do-gain-none = Non ottenere
dominion-table-do-exchange = Scambia { $cards }
dominion-table-do-exchange-n =
    { $n ->
        [one] Scambia { $n } carta
       *[other] Scambia { $n } carte
    }
dominion-table-do-exchange-none = Tieni tutto
dominion-table-seen-by-all = Rivelate a tutti
dominion-table-seen-by-you = Le vedi solo tu
dominion-table-next-time = { $card }, la prossima volta:
dominion-table-policy-ask = Chiedi
dominion-table-policy-always = Sempre
dominion-table-policy-never = Mai
dominion-table-key-call = chiamare ciò che si può
dominion-table-key-treasures = giocare tutti i Tesori
dominion-table-key-always = reagire o chiamare sempre così
dominion-table-key-never = non reagire né chiamare mai così

## The drawn board: what a card does, in the few words of its face

dominion-brief-cellar = +1 Azione. Scarta quante carte vuoi, pescane altrettante.
dominion-brief-moat = +2 Carte. In mano ferma un Attacco.
dominion-brief-chancellor = +2 monete. Il tuo mazzo può andare negli scarti.
dominion-brief-bureaucrat = Un Argento sul tuo mazzo. Gli altri: una Vittoria sul loro.
dominion-brief-feast = Elimina questa carta. Ottienine una che costi fino a 5.
dominion-brief-gardens = 1 punto ogni 10 tue carte.
dominion-brief-militia = +2 monete. Gli altri tengono solo 3 carte in mano.
dominion-brief-moneylender = Elimina un Rame dalla mano: +3 monete.
dominion-brief-remodel = Elimina una carta, ottienine una che costi fino a 2 in più.
dominion-brief-spy = +1 Carta, +1 Azione. Cima di ogni mazzo: scartare o no.
dominion-brief-thief = Gli altri rivelano 2 carte. Un Tesoro è eliminato o tuo.
dominion-brief-throne-room = Gioca due volte un’Azione dalla mano.
dominion-brief-library = Pesca fino a 7 carte. Le Azioni si possono mettere da parte.
dominion-brief-mine = Elimina un Tesoro, prendine in mano uno fino a 3 in più.
dominion-brief-adventurer = Rivela finché escono 2 Tesori e prendili in mano.
dominion-brief-harbinger = +1 Carta, +1 Azione. Una carta scartata può tornare sul mazzo.
dominion-brief-merchant = +1 Carta, +1 Azione. Il primo Argento dà 1 in più.
dominion-brief-vassal = +2 monete. Scarta la cima del mazzo; se Azione, giocala.
dominion-brief-poacher = +1 Carta, +1 Azione, +1 moneta. Scarta 1 per mazzetto esaurito.
dominion-brief-bandit = Ottieni un Oro. Gli altri perdono un Tesoro, non un Rame.
dominion-brief-sentry = +1 Carta, +1 Azione. Seleziona le 2 carte in cima.
dominion-brief-artisan = Prendi in mano una carta fino a 5. Una va sul mazzo.
dominion-brief-coin-of-the-realm = 1 moneta, sulla plancia. Dopo un’Azione: +2 Azioni.
dominion-brief-page = +1 Carta, +1 Azione. In Pulizia si può scambiare.
dominion-brief-peasant = +1 Acquisto, +1 moneta. In Pulizia si può scambiare.
dominion-brief-ratcatcher = +1 Carta, +1 Azione. A inizio turno: elimina una carta.
dominion-brief-raze = +1 Azione. Elimina una carta, guardane quante il costo.
dominion-brief-amulet = Ora e al prossimo turno: moneta, eliminare o Argento.
dominion-brief-caravan-guard = +1 Carta, +1 Azione. Prossimo turno: +1 moneta. Reazione.
dominion-brief-dungeon = +1 Azione. Ora e al prossimo turno: +2 Carte, scarta 2.
dominion-brief-gear = +2 Carte. Tienine fino a due per il prossimo turno.
dominion-brief-guide = +1 Carta, +1 Azione. A inizio turno: nuova mano di 5.
dominion-brief-duplicate = Sulla plancia. Ottieni una carta fino a 6: un’altra uguale.
dominion-brief-magpie = +1 Carta, +1 Azione. Un Tesoro in cima va in mano.
dominion-brief-messenger = +1 Acquisto, +2 monete. Primo acquisto: una carta a tutti.
dominion-brief-miser = Un Rame sulla plancia, o +1 moneta per ogni Rame lì.
dominion-brief-port = +1 Carta, +2 Azioni. Acquistandolo ne ottieni un altro.
dominion-brief-ranger = +1 Acquisto. Gira il Viaggio. A faccia in su: +5 Carte.
dominion-brief-transmogrify = +1 Azione. A inizio turno: elimina, ottieni fino a 1 in più.
dominion-brief-artificer = +1 Carta, +1 Azione, +1 moneta. Scarta n, ottieni una da n.
dominion-brief-bridge-troll = Ora e al prossimo turno: +1 Acquisto, carte a 1 in meno.
dominion-brief-distant-lands = Sulla plancia. Lì vale 4 punti.
dominion-brief-giant = Gira il Viaggio. In su: +5 monete, attacco. In giù: +1.
dominion-brief-haunted-woods = Chi acquista: mano sul mazzo. Prossimo turno: +3 Carte.
dominion-brief-lost-city = +2 Carte, +2 Azioni. Ottenuta: gli altri pescano 1.
dominion-brief-relic = 2 monete. Gli altri: segnalino −1 Carta sul mazzo.
dominion-brief-royal-carriage = +1 Azione. Dopo un’Azione: giocala di nuovo.
dominion-brief-storyteller = +1 Azione, +1 moneta. Gioca Tesori; le monete diventano carte.
dominion-brief-swamp-hag = Chi acquista ottiene una Maledizione. Prossimo turno: +3 monete.
dominion-brief-treasure-trove = 2 monete. Ottieni un Oro e un Rame.
dominion-brief-wine-merchant = +1 Acquisto, +4 monete, plancia. Torna se restano 2 monete.
dominion-brief-hireling = Resta in gioco: +1 Carta all’inizio di ogni turno.
dominion-brief-treasure-hunter = +1 Azione, +1 moneta. Un Argento per carta del vicino a destra.
dominion-brief-warrior = +2 Carte. Per Viaggiatore gli altri perdono una carta.
dominion-brief-hero = +2 monete. Puoi ottenere un Tesoro.
dominion-brief-champion = +1 Azione. Resta: nessun Attacco, +1 Azione per Azione.
dominion-brief-soldier = +2 monete, +1 per altro Attacco. Gli altri scartano 1.
dominion-brief-fugitive = +2 Carte, +1 Azione. Scarta una carta.
dominion-brief-disciple = Gioca due volte un’Azione, ottienine un’altra.
dominion-brief-teacher = Sulla plancia. A inizio turno: metti un segnalino +1.
dominion-brief-alms = Senza Tesori: carta fino a 4
dominion-brief-borrow = +1 Acquisto, +1 moneta
dominion-brief-quest = Scarta per un Oro
dominion-brief-save = +1 Acquisto. Tieni una carta
dominion-brief-scouting-party = +1 Acquisto. Ordina 5 carte
dominion-brief-travelling-fair = +2 Acquisti. Carte sul mazzo
dominion-brief-bonfire = Elimina fino a 2 in gioco
dominion-brief-expedition = Pesca 2 carte in più
dominion-brief-ferry = Sposta il segnalino −2
dominion-brief-plan = Sposta Eliminazione
dominion-brief-mission = Un turno senza carte
dominion-brief-pilgrimage = Viaggio: fino a 3 carte
dominion-brief-ball = −1 moneta. 2 carte fino a 4
dominion-brief-raid = Argenti. Altri −1 Carta
dominion-brief-seaway = Azione fino a 4, +1 Acquisto
dominion-brief-trade = Elimina 2 per Argento
dominion-brief-lost-arts = Sposta +1 Azione
dominion-brief-training = Sposta +1 moneta
dominion-brief-inheritance = Tenute giocate come carta
dominion-brief-pathfinding = Sposta +1 Carta
dominion-brief-caravan = +1 Carta, +1 Azione. Prossimo turno: +1 Carta.
dominion-brief-warehouse = +3 Carte, +1 Azione. Scarta 3.
dominion-brief-lighthouse = +1 Azione. Ora e al prossimo turno: +1 moneta. Nessun Attacco.
dominion-brief-wharf = Ora e al prossimo turno: +2 Carte, +1 Acquisto.
dominion-brief-treasury = +1 Carta, +1 Azione, +1 moneta. Può tornare sul mazzo.
dominion-brief-cutpurse = +2 monete. Gli altri scartano un Rame.

## Scegliere un regno

dominion-pick-search = Cerca carte Regno
dominion-pick-none = Nessuna carta corrisponde.
dominion-pick-random = Regno casuale
dominion-pick-kept =
    { $n ->
        [one] { $n } tenuta
       *[other] { $n } tenute
    }
dominion-pick-draw =
    { $n ->
        [one] Ripesca { $n } carta
       *[other] Ripesca { $n } carte
    }
dominion-pick-back = Annulla
dominion-pick-keep = tieni
dominion-pick-is-kept = tenuta
dominion-pick-let-go = lascia
dominion-pick-other = un’altra
dominion-pick-costs = Costi
dominion-pick-holds = Che cosa contiene
dominion-pick-use = Usa questo regno
dominion-pick-n-villages =
    { $n ->
        [one] carta con più Azioni
       *[other] carte con più Azioni
    }
dominion-pick-n-buys =
    { $n ->
        [one] carta con +Acquisto
       *[other] carte con +Acquisto
    }
dominion-pick-n-trashers =
    { $n ->
        [one] carta che elimina
       *[other] carte che eliminano
    }
dominion-pick-n-attacks =
    { $n ->
        [one] Attacco
       *[other] Attacchi
    }
dominion-pick-n-reactions =
    { $n ->
        [one] Reazione
       *[other] Reazioni
    }
dominion-pick-n-durations =
    { $n ->
        [one] Durata
       *[other] Durate
    }
dominion-pick-n-reserves =
    { $n ->
        [one] carta Provvista
       *[other] carte Provvista
    }
dominion-pick-n-travellers =
    { $n ->
        [one] Viaggiatore
       *[other] Viaggiatori
    }
dominion-pick-no-villages = Niente dà più Azioni.
dominion-pick-no-buys = Niente dà un altro Acquisto.
dominion-pick-no-reactions = Nessuna carta risponde agli Attacchi.

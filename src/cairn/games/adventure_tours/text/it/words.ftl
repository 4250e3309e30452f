### Adventure Tours.

adventure-tours-aim = Equipaggia la tua spedizione perché si uniscano avventurieri che pagano bene. Dopo tre giri vince chi ha più denaro; ogni carta rimasta in mano costa 2 monete.
adventure-tours-glossary = Una carta si unisce come partecipante se il tuo livello nella sua categoria raggiunge la sua esigenza. Il rosso è la tecnica, il blu i viveri, il giallo il vestiario. Che cosa fanno le azioni:

## Pieces: $a is the colour of a card, $rest the adventurer, $number (mostly empty) which of several equal ones

# Masculine, as the name of a colour is.
adventure-tours-colour =
    { $a ->
        [red] rosso
        [blue] blu
        [yellow] giallo
       *[other] { $a }
    }
adventure-tours-card = { $rest }{ $number } ({ adventure-tours-colour })

# Same as in English.
adventure-tours-name-professor-paige-turner = Professor Paige Turner
# Same as in English.
adventure-tours-name-earl-of-bucket = Earl of Bucket
adventure-tours-name-pater-miller = Padre Miller
# Same as in English.
adventure-tours-name-rufus-rigs = Rufus Rigs
# Same as in English.
adventure-tours-name-molly-magpie = Molly Magpie
# Same as in English.
adventure-tours-name-betty-mcklug = Betty McKlug
# Same as in English.
adventure-tours-name-miss-anthrop = Miss Anthrop
# Same as in English.
adventure-tours-name-roy-nobleman = Roy Nobleman
# Same as in English.
adventure-tours-name-slowhand-bill = Slowhand Bill
# Same as in English.
adventure-tours-name-colonel-farsight = Colonel Farsight
# Same as in English.
adventure-tours-name-amelia-airhead = Amelia Airhead
# Same as in English.
adventure-tours-name-lady-goldsworthy = Lady Goldsworthy

adventure-tours-category-technology = tecnica
adventure-tours-category-provisions = viveri
adventure-tours-category-clothing = vestiario

adventure-tours-side-base = lato deserto
adventure-tours-side-expert = lato esperti

adventure-tours-board-desert-expedition = Spedizione nel deserto
adventure-tours-board-himalaya-yak-caravan = Carovana di yak sull’Himalaya
adventure-tours-board-deep-sea-submarine = Sottomarino negli abissi
adventure-tours-board-jungle-river-steamer = Battello nella giungla
adventure-tours-board-savanna-safari = Safari nella savana
adventure-tours-board-polar-dog-sled = Slitta polare
adventure-tours-board-hot-air-balloon = Mongolfiera

# After a verb; only Polish has another form elsewhere.
adventure-tours-n-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }

## Actions and abilities: a short name, and what it does

adventure-tours-action-none = Nessuna azione
adventure-tours-action-give-one = Dai una carta
adventure-tours-action-give-two = Dai due carte
adventure-tours-action-extra-equipment = Equipaggiamento supplementare
adventure-tours-action-discard-equipment = Togli equipaggiamento
adventure-tours-action-steal-equipment = Ruba equipaggiamento
adventure-tours-action-extra-turn = Un’altra mossa
adventure-tours-action-same-colour-member = Partecipante dello stesso colore
adventure-tours-action-discard-member = Togli un partecipante
adventure-tours-action-steal-member = Ruba un partecipante
adventure-tours-action-promote-equipment = L’equipaggiamento diventa partecipante
adventure-tours-action-protect = Protezione
# Not on a card: the card that a special ability gives away.
adventure-tours-action-gift = Una carta in dono

adventure-tours-help-action-none = Questa carta non ha azioni.
adventure-tours-help-action-give-one = Scegli qualcuno, che pesca 1 carta.
adventure-tours-help-action-give-two = Una persona pesca 2 carte, oppure due persone ne pescano 1 a testa.
adventure-tours-help-action-extra-equipment = Posa un’altra carta della tua mano come equipaggiamento, poi pesca 1 carta.
adventure-tours-help-action-discard-equipment = Scegli qualcuno, la cui ultima carta equipaggiamento viene scartata.
adventure-tours-help-action-steal-equipment = Scegli qualcuno, la cui ultima carta equipaggiamento diventa la tua ultima.
adventure-tours-help-action-extra-turn = Finito questo turno, hai un altro turno completo.
adventure-tours-help-action-same-colour-member = Posa un altro partecipante di questo colore, se la sua esigenza è soddisfatta; puoi usare anche la sua azione.
adventure-tours-help-action-discard-member = Scegli qualcuno, il cui ultimo partecipante viene scartato.
adventure-tours-help-action-steal-member = Scegli qualcuno, il cui ultimo partecipante diventa il tuo ultimo; la sua esigenza non conta, e la sua azione non si può usare.
adventure-tours-help-action-promote-equipment = Tutte le tue carte equipaggiamento di questo colore diventano partecipanti; le loro esigenze non contano, e le loro azioni non si possono usare.
adventure-tours-help-action-protect = Quando ti attaccano, scarta questo partecipante, e l’attacco non ha effetto.

adventure-tours-ability-none = Nessuna facoltà speciale
adventure-tours-ability-extra-equipment-after-turn = Un’altra carta equipaggiamento dopo la mossa
adventure-tours-ability-skip-draw-and-gift = Pesca o no, e dai una carta
adventure-tours-ability-use-equipment-action = Usa l’azione dell’equipaggiamento posato
adventure-tours-ability-second-member = Secondo partecipante
adventure-tours-ability-double-action = Azione doppia
adventure-tours-ability-second-turn = Seconda mossa

adventure-tours-help-ability-none = Questo quadro non ha facoltà speciali.
adventure-tours-help-ability-extra-equipment-after-turn = Dopo la tua mossa regolare puoi posare un’altra carta come equipaggiamento, e per lei peschi 1 carta.
adventure-tours-help-ability-skip-draw-and-gift = Dopo aver posato equipaggiamento non devi per forza pescare, e puoi dare a chi vuoi 1 carta del mazzo.
adventure-tours-help-ability-use-equipment-action = Dopo aver posato equipaggiamento puoi usare la sua azione, se la sua esigenza è soddisfatta; un Padre Miller allora ti protegge da lì.
adventure-tours-help-ability-second-member = Dopo aver posato un partecipante puoi posarne un altro di qualsiasi colore, se la sua esigenza è soddisfatta, e usare la sua azione.
adventure-tours-help-ability-double-action = Dopo aver posato un partecipante puoi usare la sua azione due volte, ma non quella di Padre Miller.
adventure-tours-help-ability-second-turn = Finito il tuo turno, puoi giocare un altro turno completo.

## Moves

adventure-tours-move-equip = Equipaggia con { $card }
adventure-tours-move-join = Arruola { $card }
adventure-tours-move-aim-seat =
    { $who ->
        [you] Scegli te
       *[other] Scegli { $name }
    }
adventure-tours-move-use = Usa
adventure-tours-move-skip = Salta
adventure-tours-move-draw = Pesca una carta
adventure-tours-move-protect-with = Scarta { $card } per proteggerti
adventure-tours-move-protect-with-equipped = Scarta { $card } dall’equipaggiamento per proteggerti
adventure-tours-move-board = Prendi il quadro «{ $board }»
adventure-tours-move-deal = Distribuisci il prossimo giro

## Prompts

adventure-tours-prompt-play = Gioca una carta: equipaggiare o arruolare?

# What an action asks. It stands behind the name of the card and a colon.
adventure-tours-ask-give-one = chi pesca una carta?
adventure-tours-ask-give-two = due persone pescano una carta a testa, o una sola le pesca entrambe; chi pesca la prima?
adventure-tours-ask-extra-equipment = posare un’altra carta come equipaggiamento?
adventure-tours-ask-discard-equipment = a chi togliere l’ultima carta equipaggiamento?
adventure-tours-ask-steal-equipment = a chi rubare l’ultima carta equipaggiamento?
adventure-tours-ask-extra-turn = un altro turno dopo questo?
adventure-tours-ask-same-colour-member = posare un altro partecipante di questo colore ({ $colour })?
adventure-tours-ask-discard-member = a chi togliere l’ultimo partecipante?
adventure-tours-ask-steal-member = a chi rubare l’ultimo partecipante?
adventure-tours-ask-promote-equipment =
    { $n ->
        [one] { $n } carta equipaggiamento di questo colore ({ $colour }) diventa partecipante?
       *[other] { $n } carte equipaggiamento di questo colore ({ $colour }) diventano partecipanti?
    }

adventure-tours-prompt-give-one = { $card }: { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two = { $card }: { adventure-tours-ask-give-two }
adventure-tours-prompt-give-second =
    { $whom ->
        [you] { $card }: la prima carta è per te; chi pesca la seconda?
       *[other] { $card }: la prima carta è per { $victim }; chi pesca la seconda?
    }
adventure-tours-prompt-extra-equipment = { $card }: { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment = { $card }: { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment = { $card }: { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn = { $card }: { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member = { $card }: { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member = { $card }: { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member = { $card }: { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment = { $card }: { adventure-tours-ask-promote-equipment }

# The special ability “Action twice”.
adventure-tours-prompt-give-one-again = { $card }, secondo uso: { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two-again = { $card }, secondo uso: { adventure-tours-ask-give-two }
adventure-tours-prompt-extra-equipment-again = { $card }, secondo uso: { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment-again = { $card }, secondo uso: { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment-again = { $card }, secondo uso: { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn-again = { $card }, secondo uso: { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member-again = { $card }, secondo uso: { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member-again = { $card }, secondo uso: { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member-again = { $card }, secondo uso: { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment-again = { $card }, secondo uso: { adventure-tours-ask-promote-equipment }

# The special ability “Use the action of laid equipment”.
adventure-tours-prompt-give-one-equipped = { $card } come equipaggiamento: { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two-equipped = { $card } come equipaggiamento: { adventure-tours-ask-give-two }
adventure-tours-prompt-extra-equipment-equipped = { $card } come equipaggiamento: { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment-equipped = { $card } come equipaggiamento: { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment-equipped = { $card } come equipaggiamento: { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn-equipped = { $card } come equipaggiamento: { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member-equipped = { $card } come equipaggiamento: { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member-equipped = { $card } come equipaggiamento: { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member-equipped = { $card } come equipaggiamento: { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment-equipped = { $card } come equipaggiamento: { adventure-tours-ask-promote-equipment }

# $name attacks, $victim is asked.
adventure-tours-prompt-protect =
    { $whom ->
        [you] { $name } ti attacca («{ $action }»). Scartare Padre Miller per proteggerti?
       *[other] { $name } attacca { $victim } («{ $action }»). Scartare Padre Miller come protezione?
    }

adventure-tours-prompt-more-equipment = Facoltà speciale: posare un’altra carta come equipaggiamento?
adventure-tours-prompt-own-draw = Facoltà speciale: pescare una carta o rinunciare?
adventure-tours-prompt-gift = Facoltà speciale: dare a qualcuno una carta del mazzo?
adventure-tours-prompt-second-member = Facoltà speciale: posare un altro partecipante?
adventure-tours-prompt-second-turn = Facoltà speciale: giocare un altro turno?
adventure-tours-prompt-draft = Scegli il tuo quadro di spedizione
adventure-tours-prompt-deal = Distribuisci il giro { $n } di { $total }

## What a move would bring

# Parts of the sentences below.
adventure-tours-effect-income = entrate da { $before } a { $after }
adventure-tours-effect-level = { $category } da { $before } a { $after }
adventure-tours-effect-levels = tecnica da { $red } a { $red_to }, viveri da { $blue } a { $blue_to }, vestiario da { $yellow } a { $yellow_to }

adventure-tours-effect-equip = Livello: { adventure-tours-effect-level }
adventure-tours-effect-equip-several = Livelli: { adventure-tours-effect-levels }
adventure-tours-effect-join =
    { $coins ->
        [0] Le entrate restano a { $before }
       *[other] Porta le { adventure-tours-effect-income }
    }
adventure-tours-effect-hand =
    { $whom ->
        [you] Le tue carte in mano: da { $before } a { $after }
       *[other] { $victim }, carte in mano: da { $before } a { $after }
    }
adventure-tours-effect-takes-equipment = Prendi { $card } da { $victim }: { adventure-tours-effect-level }
adventure-tours-effect-takes-several = Prendi { $card } da { $victim }: { adventure-tours-effect-levels }
adventure-tours-effect-takes-member = Prendi { $card } da { $victim }: { adventure-tours-effect-income }
adventure-tours-effect-loses-equipment =
    { $whom ->
        [you] Perdi { $card }: { adventure-tours-effect-level }
       *[other] { $victim } perde { $card }: { adventure-tours-effect-level }
    }
adventure-tours-effect-loses-several =
    { $whom ->
        [you] Perdi { $card }: { adventure-tours-effect-levels }
       *[other] { $victim } perde { $card }: { adventure-tours-effect-levels }
    }
adventure-tours-effect-loses-member =
    { $whom ->
        [you] Perdi { $card }: { adventure-tours-effect-income }
       *[other] { $victim } perde { $card }: { adventure-tours-effect-income }
    }
adventure-tours-effect-protect-equipment = Ferma l’attacco: { adventure-tours-effect-level }
adventure-tours-effect-protect-several = Ferma l’attacco: { adventure-tours-effect-levels }
adventure-tours-effect-protect-member = Ferma l’attacco: { adventure-tours-effect-income }
adventure-tours-effect-promote = Porta le { adventure-tours-effect-income }, ma il livello scende da { $level } a { $level_to } ({ $category })
adventure-tours-effect-board = Comincia con tecnica { $red }, viveri { $blue }, vestiario { $yellow }

## What happens

adventure-tours-label-part = Giro { $n }
adventure-tours-round-starts =
    { $who ->
        [you] Giro { $n } di { $total }: cominci tu
       *[other] Giro { $n } di { $total }: comincia { $name }
    }
adventure-tours-gets-board =
    { $who ->
        [you] Ricevi il quadro «{ $board }»
       *[other] { $name } riceve il quadro «{ $board }»
    }
adventure-tours-drafts =
    { $who ->
        [you] Scegli il quadro «{ $board }»
       *[other] { $name } sceglie il quadro «{ $board }»
    }
adventure-tours-is-dealt =
    { $who ->
        [you] Ricevi { $cards }
       *[other] { $name } riceve { $cards }
    }
adventure-tours-is-dealt-hidden = { $name } riceve { n-cards-acc }
adventure-tours-equips =
    { $who ->
        [you] Ti equipaggi con { $card }
       *[other] { $name } si equipaggia con { $card }
    }
adventure-tours-joins =
    { $who ->
        [you] Arruoli { $card }
       *[other] { $name } arruola { $card }
    }
adventure-tours-draws =
    { $who ->
        [you] Peschi { $card }
       *[other] { $name } pesca { $card }
    }
adventure-tours-draws-hidden = { $name } pesca una carta
adventure-tours-last-card-drawn =
    { $who ->
        [you] Peschi l’ultima carta del mazzo
       *[other] { $name } pesca l’ultima carta del mazzo
    }
adventure-tours-gives =
    { $who ->
        [you] Dai una carta a { $victim }
       *[other]
            { $whom ->
                [you] { $name } ti dà una carta
               *[other] { $name } dà una carta a { $victim }
            }
    }
adventure-tours-gives-two =
    { $who ->
        [you] Dai due carte a { $victim }
       *[other]
            { $whom ->
                [you] { $name } ti dà due carte
               *[other] { $name } dà due carte a { $victim }
            }
    }
adventure-tours-attacks =
    { $who ->
        [you] Attacchi { $victim }: «{ $action }»
       *[other]
            { $whom ->
                [you] { $name } ti attacca: «{ $action }»
               *[other] { $name } attacca { $victim }: «{ $action }»
            }
    }
adventure-tours-protects =
    { $who ->
        [you] { $card } ti protegge
       *[other] { $card } protegge { $name }
    }
adventure-tours-discards-equipment =
    { $who ->
        [you] Togli { $card } dall’equipaggiamento di { $victim }
       *[other]
            { $whom ->
                [you] { $name } toglie { $card } dal tuo equipaggiamento
               *[other] { $name } toglie { $card } dall’equipaggiamento di { $victim }
            }
    }
adventure-tours-discards-own-equipment =
    { $who ->
        [you] Togli { $card } dal tuo stesso equipaggiamento
       *[other] { $name } toglie { $card } dal proprio equipaggiamento
    }
adventure-tours-discards-member =
    { $who ->
        [you] Togli un partecipante a { $victim }: { $card }
       *[other]
            { $whom ->
                [you] { $name } ti toglie un partecipante: { $card }
               *[other] { $name } toglie un partecipante a { $victim }: { $card }
            }
    }
adventure-tours-discards-own-member =
    { $who ->
        [you] Togli un tuo stesso partecipante: { $card }
       *[other] { $name } toglie un proprio partecipante: { $card }
    }
adventure-tours-steals-equipment =
    { $who ->
        [you] Rubi { $card } dall’equipaggiamento di { $victim }
       *[other]
            { $whom ->
                [you] { $name } ruba { $card } dal tuo equipaggiamento
               *[other] { $name } ruba { $card } dall’equipaggiamento di { $victim }
            }
    }
adventure-tours-steals-member =
    { $who ->
        [you] Rubi un partecipante a { $victim }: { $card }
       *[other]
            { $whom ->
                [you] { $name } ti ruba un partecipante: { $card }
               *[other] { $name } ruba un partecipante a { $victim }: { $card }
            }
    }
adventure-tours-promotes =
    { $who ->
        [you] Sposti { $cards } dall’equipaggiamento ai partecipanti
       *[other] { $name } sposta { $cards } dall’equipaggiamento ai partecipanti
    }
# Pater Miller, laid as equipment by a special ability.
adventure-tours-readies =
    { $who ->
        [you] { $card } ti protegge stando nell’equipaggiamento
       *[other] { $card } protegge { $name } stando nell’equipaggiamento
    }
adventure-tours-earns-turn =
    { $who ->
        [you] Avrai un altro turno
       *[other] { $name } avrà un altro turno
    }
adventure-tours-uses-ability =
    { $who ->
        [you] Usi la facoltà speciale «{ $ability }»
       *[other] { $name } usa la facoltà speciale «{ $ability }»
    }
adventure-tours-forgoes-draw =
    { $who ->
        [you] Non peschi
       *[other] { $name } non pesca
    }
adventure-tours-turn-again =
    { $who ->
        [you] Hai una mossa supplementare
       *[other] { $name } ha una mossa supplementare
    }
adventure-tours-ends-round =
    { $who ->
        [you] Non hai più carte; il giro { $n } è finito
       *[other] { $name } non ha più carte; il giro { $n } è finito
    }
adventure-tours-pile-ends-round =
    { $who ->
        [you] Il mazzo è esaurito e il turno è tuo; il giro { $n } è finito
       *[other] Il mazzo è esaurito nel turno di { $name }; il giro { $n } è finito
    }
adventure-tours-earns =
    { $who ->
        [you] Incassi { adventure-tours-n-coins } (partecipanti: { $n })
       *[other] { $name } incassa { adventure-tours-n-coins } (partecipanti: { $n })
    }
adventure-tours-pays =
    { $who ->
        [you] Paghi { adventure-tours-n-coins } per { n-cards-acc } in mano
       *[other] { $name } paga { adventure-tours-n-coins } per { n-cards-acc } in mano
    }
adventure-tours-pays-all =
    { $who ->
        [you] Carte in mano: { $n }, costano { $cost }, hai { adventure-tours-n-coins }: non ti resta nulla
       *[other] { $name }, carte in mano: { $n }, costano { $cost }, { $name } ha { adventure-tours-n-coins }: non resta nulla
    }
# $other is what the next best has.
adventure-tours-wins =
    { $who ->
        [you] Vinci con { adventure-tours-n-coins } (dietro: { $other })
       *[other] { $name } vince con { adventure-tours-n-coins } (dietro: { $other })
    }
adventure-tours-shares-win =
    { $who ->
        [you] Vittoria condivisa: hai { adventure-tours-n-coins }
       *[other] Vittoria condivisa: { $name } ha { adventure-tours-n-coins }
    }

## What cannot be done

adventure-tours-no-deal-now = Il prossimo giro si distribuisce quando questo è finito.
adventure-tours-no-deal-first = Prima distribuisci il prossimo giro.
adventure-tours-no-board-now = Ora non si sceglie nessun quadro.
adventure-tours-no-board-first = Prima scegli un quadro.
adventure-tours-no-such-board = Il quadro «{ $board }» non è tra quelli che puoi scegliere.
adventure-tours-no-answer-first = Ti attaccano: prima usa la tua protezione, o rinunciavi.
adventure-tours-no-attack = Ora nessuno ti attacca; { $card } aspetta fino ad allora.
adventure-tours-no-such-guard = La carta { $card } non è tra i tuoi partecipanti.
adventure-tours-no-such-equipped-guard = La carta { $card } non è nel tuo equipaggiamento.
adventure-tours-no-guard-moved = La carta { $card } è stata rubata o viene dall’equipaggiamento, perciò non protegge.
adventure-tours-no-guard-unready = La carta { $card } è lì solo come equipaggiamento e non protegge.
adventure-tours-no-more-guards = { $card }: non ne hai una numero { $n }; carte che lì possono proteggerti: { $have }.
adventure-tours-no-guard-beside = { $card }: la numero { $n } è proprio accanto alla numero { $other }, quindi non cambia nulla; scegli la numero { $other }.
adventure-tours-no-demand = { $card } esige { $category } { $need }, e tu hai { $have }.
adventure-tours-no-other-colour = La carta { $card } ha un altro colore; ora può seguire solo questo: { $colour }.
adventure-tours-no-equip-now = La carta { $card } ora non si può posare come equipaggiamento.
adventure-tours-no-join-now = La carta { $card } ora non si può posare come partecipante.
adventure-tours-no-aim-now = Ora non c’è nessuno da scegliere.
adventure-tours-no-such-seat = A questo tavolo non c’è il posto { $n }.
adventure-tours-no-oneself = Su di te non farebbe nulla; scegli qualcun altro.
adventure-tours-no-equipment =
    { $who ->
        [you] Non hai equipaggiamento.
       *[other] { $name } non ha equipaggiamento.
    }
adventure-tours-no-member =
    { $who ->
        [you] Non hai partecipanti.
       *[other] { $name } non ha partecipanti.
    }
adventure-tours-no-pass = Devi giocare una carta; qualsiasi carta si può posare come equipaggiamento.
adventure-tours-no-half = La prima carta è assegnata, quindi va assegnata anche la seconda.
adventure-tours-no-use-now = Ora non c’è nulla da usare.
adventure-tours-no-draw-now = Ora non puoi pescare.

## Positions that cannot occur

adventure-tours-bad-count = Questa posizione è impossibile: la carta { $card } c’è { $n }× invece di { $due }×.
adventure-tours-bad-pile = Questa posizione è impossibile: il mazzo è vuoto, quindi il giro è finito.
adventure-tours-bad-hand = Questa posizione è impossibile: { $name } non ha carte in mano, quindi il giro è finito.
adventure-tours-bad-ready = Questa posizione è impossibile: la carta { $card } non può proteggere dove si trova ({ $name }).

## What can be wrong with the component tables

adventure-tours-table-count = { $file }: in tutto { n-cards } invece di { $due }.
adventure-tours-table-boards = { $file }: i quadri sono { $n } ({ $side }) invece di { $due }.
adventure-tours-table-same-card = { $file }, riga { $line }: { $card } c’è già alla riga { $n }.
adventure-tours-table-same-board = { $file }, riga { $line }: «{ $board }» c’è già alla riga { $n }.
adventure-tours-table-equipment = { $file }, riga { $line }: «{ $value }» non è un equipaggiamento; si scrive come { "red:1|blue:2" }, ogni colore una volta, con un numero da 1 a 9.
adventure-tours-table-base-ability = { $file }, riga { $line }: un lato deserto non ha facoltà speciali.

## What is shuffled and drawn, where the fairness of a match is checked

adventure-tours-source-start = Chi comincia
adventure-tours-source-boards = Quadri
adventure-tours-source-deal = Mazzo

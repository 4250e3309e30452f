### Checking the shuffles of a match that is over: fetched with the dialog that says it.

web-fair-how = Il server ha sigillato un segreto prima che i giocatori dicessero le loro parole. Il segreto e le parole insieme fanno ogni mescolata. Dopo l’ultima mossa il segreto viene aperto, e il tuo browser ricalcola tutte le mescolate.
web-fair-seal = Sigillo
web-fair-word-of = Parola di { $name }
web-fair-secret = Segreto
web-fair-secret-later = si apre dopo l’ultima mossa
web-fair-checks = Verificato dal tuo browser
web-fair-lines-fit =
    { $n ->
        [one] { $n } riga del file della partita è intatta.
       *[other] Tutte le { $n } righe del file della partita sono intatte, e nessuna è stata aggiunta dopo.
    }
web-fair-secret-fits = Il segreto è quello che era stato sigillato.
web-fair-seal-fits = Il sigillo è quello che questo browser ha annotato prima di inviare una parola.
web-fair-seal-changed = Il sigillo non è quello che questo browser ha annotato prima di inviare una parola.
web-fair-word-fits = La tua parola «{ $word }» è entrata nelle mescolate.
web-fair-word-changed = La tua parola «{ $word }» non è tra le parole della partita.
web-fair-running = Verifica in corso…
web-fair-sources-fit = Ciò che viene mescolato, e com’è disposto prima, è quello che questo browser ha annotato prima di inviare una parola.
web-fair-sources-changed = Ciò che viene mescolato, o com’è disposto prima, non è quello che questo browser ha annotato prima di inviare una parola.
web-fair-shuffles-fit =
    { $n ->
        [one] { $where }: { $n } mescolata di { $things } carte è stata ricalcolata, ed è quella che danno segreto e parole.
       *[other] { $where }: { $n } mescolate di al massimo { $things } carte sono state ricalcolate, e sono quelle che danno segreto e parole.
    }
web-fair-rolls-fit = { $where }: il sorteggio è stato ricalcolato, ed è quello che danno segreto e parole.
web-fair-option-fits = { $option }: ciò che è stato sorteggiato prima del gioco è quello che danno segreto e parole.
web-fair-number-fits = { $where }: ti è stato detto ciò che era stato sorteggiato.
web-fair-cards-fit =
    { $n ->
        [0] { $where }: non ne hai visto nessuna carta.
        [one] { $where }: la carta che hai visto era al suo posto nella mescolata.
       *[other] { $where }: tutte le { $n } carte che hai visto erano al loro posto nelle mescolate, e nessuna è stata saltata.
    } { $hidden ->
        [0] { "" }
        [one] Un’altra ti era nascosta ed è solo contata.
       *[other] Altre { $hidden } ti erano nascoste e sono solo contate.
    }
web-fair-memory-fits =
    { $n ->
        [one] Questo browser ricorda { $n } evento della partita stessa, e viene ancora raccontato uguale.
       *[other] Questo browser ricorda { $n } eventi della partita stessa, e tutti vengono ancora raccontati uguali.
    }

## What is only said

web-fair-elsewhere =
    { $n ->
        [one] { $n } carta veniva da altrove: da una mano, o rimessa prima su una pila. Se fosse giusto lo dicono solo le regole: «cairn verify» le conosce.
       *[other] { $n } carte venivano da altrove: da una mano, o rimesse prima su una pila. Se fosse giusto lo dicono solo le regole: «cairn verify» le conosce.
    }
web-fair-memory-undone = Mentre questo browser era assente sono state annullate delle mosse: ciò che ricorda non si può confrontare.
web-fair-no-memory = Questo browser non ricorda la partita stessa: può confrontare solo ciò che il server racconta adesso.
web-fair-nothing-heard = A questo browser non è stato raccontato nessun evento, quindi nessuna carta è stata confrontata.
web-fair-nothing-told = Il gioco non dice quali carte vengano da quale mescolata: le mescolate tornano, ma nessuna carta è stata confrontata.

## What does not fit

web-fair-unreadable = Ciò che il server ha pubblicato non è leggibile: { $text }
web-fair-shuffle-missing = { $where }: la mescolata { $k } non è stata pubblicata.
web-fair-shuffle-twice = { $where }: la mescolata { $k } è stata pubblicata due volte.
web-fair-shuffle-misfit = { $where }, mescolata { $k }: al posto { $place } il server ha { $shown }, ma segreto e parole danno { $due }.
web-fair-order-misfit = { $where }, mescolata { $k }: prima di mescolare, { $shown } non è al suo posto.
web-fair-deck-changed = { $where }, mescolata { $k }: ciò che è stato mescolato non è quello che era stato detto prima della partita.
web-fair-new-thing = { $where }, mescolata { $k }: { $shown } prima non c’era.
web-fair-roll-misfit = { $where }, sorteggio { $k }: il server ha { $shown }, ma segreto e parole danno { $due }.
web-fair-option-misfit = { $option }: { $shown } non è quello che danno segreto e parole.
web-fair-option-changed = { $option }: era concordato { $due }, ed è stato giocato { $shown }.
web-fair-events-differ = La partita ha { $n } eventi, ma a te ne sono stati raccontati { $heard }.
web-fair-memory-differs = L’evento { $n } viene raccontato ora in modo diverso che durante la partita.
web-fair-place-unknown = Evento { $n }, «{ $told }»: il server nomina un posto che non esiste ({ $where }).
web-fair-shuffle-hidden = Evento { $n }, «{ $told }»: questa mescolata non è stata pubblicata ({ $where }).
web-fair-event-misfit = Evento { $n }, «{ $told }»: nella mescolata in quel posto c’è { $due } ({ $where }).
web-fair-too-many = Evento { $n }, «{ $told }»: secondo il server lasciano la mescolata più carte di queste ({ $where }).
web-fair-no-place = Evento { $n }, «{ $told }»: il server non dice dove si trovasse nella mescolata ({ $where }).
web-fair-place-twice = Evento { $n }, «{ $told }»: la carta al posto { $place } della mescolata { $k } era già uscita ({ $where }).
web-fair-place-skipped = Evento { $n }, «{ $told }»: la carta al posto { $place } della mescolata { $k } è stata saltata ({ $where }).
web-fair-place-late = Evento { $n }, «{ $told }»: viene dalla mescolata { $k }, benché ce ne fosse stata una dopo ({ $where }).

## The verdict

web-fair-passed = Tutto torna.
web-fair-failed = Qualcosa non torna: conserva il file della partita e chiedi a chi gestisce il server.
web-fair-no-note = Questo browser non ha inviato parole a questa partita, o le ha dimenticate: che il sigillo ci fosse prima delle parole non è verificato.
web-fair-save = Salva ciò che sa questo browser
web-fair-save-note = Per «cairn verify» su un computer tuo, che conosce anche le regole.

### The page around the table: home, lobby, settings, replay, fairness, rules, about.

## Everywhere

web-skip = Vai al contenuto
web-nav = Pagine
web-nav-play = Gioca
web-nav-rules = Regole
web-nav-about = Informazioni
web-home = Pagina iniziale
web-close = Chiudi
# Same as in English.
web-menu = Menu
web-loading = Caricamento …
web-on = sì
web-off = no
web-quoted = «{ $text }»
web-no-server = Il server non risponde. È ancora in funzione?
web-nowhere = Questa pagina non esiste
# A guest who has not said a name is given one of these.
web-guest-names = Ada, Bruno, Chiara, Dario, Elena, Fabio, Greta, Ivo, Lea, Marco, Nina, Olga, Paolo, Rosa, Sara, Tito, Ugo, Vera

## Home

web-title = Quattro spedizioni. Un tavolo.
web-subtitle = Gioca in compagnia o con un bot. Nel browser, senza account, e ogni mescolata si può verificare.
web-create-table = Crea un tavolo
web-games = Giochi
web-n-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
web-n-to-m-players = { $n }–{ $most } giocatori
# Same as in English.
web-minutes = { $n } min
web-play-with-bot = Gioca con un bot
web-table-dots = Tavolo…
web-coming = Qui non si può ancora giocare
web-your-games = Le tue partite
web-no-games-yet = Ancora nessuna: il pulsante rosso qui sopra ne inizia una.
web-your-move = tocca a te
web-somebodys-move = tocca a { $name }
web-with = con { $name }
web-waits-for-players = in attesa di giocatori
web-over-scores = finita, { $result }
web-stopped = Questa partita segue regole più vecchie e qui non può continuare.
web-open = Apri
web-open-tables = Tavoli aperti
web-no-open-tables = Ora nessuno aspetta giocatori. Qui appaiono i tavoli che chiunque può guardare.
web-seats-taken = { $n } su { $all }
web-join = Siediti
web-watch = Guarda

## Bots

web-bot-level = Livello
web-bot-random = Bot casuale
web-bot-random-note = gioca qualsiasi mossa permessa
web-bot-rule = Bot a regole
web-bot-rule-note = gioca secondo regole semplici

## Creating a table

web-seats = Posti
web-seat-open = libero
web-seat-here = qui
# Same as in English.
web-seat-bot = bot
web-open-seat = Posto libero
web-seat-me-note = tu
web-seat-open-note = per chi apre il link d’invito
web-seat-here-note = gioca anche su questo dispositivo
web-name-of-seat = Nome di chi siede al posto { $n }
web-who-sits = Chi siede al posto { $n }
web-table-name = Nome del tavolo
web-table-names = Lunga pioggia, Sul crinale, Ultimo campo, Passo alto, Via del sale, Bassa marea, Riva lontana, Sorgente fredda, Canyon rosso, Vento del nord, Porto quieto, Vecchio ponte
web-who-watches = Chi può guardare
web-watch-anybody = chiunque
web-watch-link = con il link
web-watch-nobody = nessuno
web-options = Opzioni
web-more-options = Altre opzioni
web-option-milestones = Traguardi
web-option-best-expedition = Spedizione migliore
web-option-colours = Colori
web-option-games = Manche
web-option-deck-count = Mazzo contato
web-option-start = Chi comincia
web-option-turn-cap = Limite di turni
web-value-random = a caso
web-value-none = nessuno
web-value-no-sponsor-cards = senza carte sponsor
web-value-ignore-sponsors = sponsor ignorati
web-n-games =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manche
    }
web-with-milestones = traguardi
web-six-colours = sei colori
web-fair-note = Prima che qualcuno dica una parola, il tavolo pubblica un segreto sigillato. Il segreto e le parole insieme fanno ogni mescolata, e dopo l’ultima mossa puoi verificarle tutte.
web-word = La tua parola per mescolare
web-word-made-up = inventata per te
web-word-note = Facoltativa. Viene inviata dopo che il segreto è stato sigillato, così nessuno può scegliere le carte.
web-sit-and-invite = Siediti e invita
web-sit-and-start = Siediti e inizia
web-starts-when-taken = La partita comincia quando il posto libero è occupato, da una persona o da un bot.
web-starts-at-once = La partita comincia subito.

## Lobby

web-invite = Invita
web-invite-note = Manda questo link. Chi lo apre si siede; non serve un account.
web-invite-link = Link d’invito
web-copy = Copia
web-copied = Copiato
web-qr = Il link come codice QR
web-only-here = Questo indirizzo funziona solo su questo computer. Per giocare con altri dispositivi della tua rete, avvia il server con
web-set-bot = Fai sedere qui: { $name }
web-seat-ready = tutto pronto
web-seat-you-ready = tu, tutto pronto
web-word-awaited = sta per dire una parola
web-starts-when-words = La partita comincia quando tutti hanno detto una parola.
web-sealed = Il segreto è sigillato:
web-your-word = La tua parola:
web-invited = Hai un invito
web-sit-down = Siediti al tavolo
web-only-watch = Guarda soltanto
web-no-way-in = Questo tavolo non si apre

## At the table

web-leave = Lascia il tavolo
web-match-file = File della partita
web-another-device = { $name }, su un altro dispositivo
web-another-device-note = Questo link apre il tuo posto. Tienilo per te: chi ce l’ha vede le tue carte.
web-seat-link = Link al tuo posto
web-pass-to = Passa il dispositivo a { $name }
web-pass-note = Le carte sono nascoste. Quando tornano, guarda solo { $name }.
web-i-am = Sono { $name }: mostra le mie carte
web-turn-over = Il tuo turno è finito.
web-hide-and-pass = Nascondi le mie carte, tocca a { $name }

## Replay

web-replay = Rivedi la partita
web-replay-start = Le carte sono distribuite
web-replay-back = Una mossa indietro
web-replay-on = Una mossa avanti
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-position = Posizione nella partita
web-replay-eyes = Punto di vista
web-move-n-of = Mossa { $n } di { $last }
web-spectator = spettatori
web-hand-of = Mano di { $name }
web-back-to-table = Al tavolo

## Fair shuffles

web-fair-shuffles = Mescolate verificabili
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
web-fair-starter-fits = Secondo il sorteggio { $name } comincia la prima manche, e così è stato.
web-fair-starter-misfit = Secondo il sorteggio avrebbe dovuto cominciare la prima manche { $name }.
web-fair-moves-fit =
    { $n ->
        [one] La distribuzione è stata ricalcolata, e { $n } mossa vi corrisponde.
       *[other] Ogni distribuzione è stata ricalcolata, e tutte le { $n } mosse vi corrispondono: nessuno ha giocato una carta che non aveva ricevuto o pescato.
    }
web-fair-card-misfit = Mossa { $n }, «{ $move }»: secondo il sorteggio questa carta non era in quella mano.
web-fair-cards-fit =
    { $n ->
        [one] { $n } carta che ti è stata mostrata è proprio quella del mazzo ricalcolato.
       *[other] Tutte le { $n } carte che ti sono state mostrate sono proprio quelle dei mazzi ricalcolati, nel loro ordine.
    }
web-fair-event-misfit = Evento di carta { $n }: ti hanno mostrato { $shown }, ma secondo il sorteggio è { $due }.
web-fair-passed = Tutto torna: le carte non sono state né scelte né cambiate.
web-fair-failed = Qualcosa non torna: conserva il file della partita e chiedi a chi gestisce il server.
web-fair-no-note = Questo browser non ha inviato parole a questa partita, o le ha dimenticate: che il sigillo ci fosse prima delle parole non è verificato.
web-fair-limit = Questo dimostra che nessuno ha scelto o cambiato le carte. Non dimostra che nessuno le abbia viste: chi gestisce il server potrebbe leggere le carte nascoste, e due giocatori potrebbero parlarsi.

## Rules

web-rules-of = Regole di { $text }
web-rules-note = Con parole nostre, ogni regola con il suo numero. Un rifiuto al tavolo nomina la regola che segue.
web-contents = Indice

## Settings

web-settings = Impostazioni
web-name = Il tuo nome
web-name-note = Lo vede chi gioca con te; è conservato in questo browser.
web-language = Lingua
web-theme = Tema
web-theme-auto = come il dispositivo
web-theme-light = chiaro
web-theme-dark = scuro
web-theme-to-dark = Passa al tema scuro
web-theme-to-light = Passa al tema chiaro
web-pace = Mosse degli altri
web-pace-note = Quanto in fretta vengono mostrate.
web-pace-slow = lento
web-pace-normal = normale
web-pace-instant = immediato
web-letters = Tasti di una lettera
web-letters-note = U annulla la mossa, H chiede un suggerimento; il punto interrogativo li elenca tutti.

## About

web-about-what = Cairn è un tavolo per giochi da tavolo che gira sul tuo computer: in compagnia, con i bot, in cinque lingue, con mouse, dita, tastiera o lettore di schermo. È software libero.
web-about-publishers = Cairn non è legato a nessun editore. Le regole sono scritte con parole nostre e le immagini sono disegni nostri. Se un gioco qui ti piace, compra la sua scatola.
web-about-fair = Equità verificabile
web-about-fair-text = Un segreto viene sigillato prima della partita e aperto dopo; il tuo browser ricalcola ogni mescolata.
web-about-private = Solo tuo
web-about-private-text = Niente account, niente tracciamento, nulla da altri siti. Il server conserva le partite e l’impronta di un token del tuo browser; il tuo browser conserva le tue impostazioni e le tue parole per le mescolate.
web-about-thanks = Grazie a
web-about-icons = icone di Lorc, Delapouite e altri, ricolorate; licenza
web-about-fonts = caratteri; licenza
web-about-code = Librerie con licenze MIT e Apache 2.0:
web-about-version = Versione
web-about-engine = Motore
web-about-api = La parte HTTP del server, descritta

### The page around the table: home, lobby, settings, replay, fairness, rules, about.

## Everywhere

web-skip = Vai al contenuto
web-nav = Pagine
web-nav-play = Gioca
web-my-games = Le mie partite
web-bots = Bot
web-nav-rules = Regole
web-how-to-play = Come si gioca
web-nav-about = Informazioni
web-home = Pagina iniziale
web-close = Chiudi
# Same as in English.
web-menu = Menu
# In the menu of a table: show the guided first game here, from its first mark.
web-guide-here = Mostra la guida
# Of a table, among its options.
web-guided = guidata
web-this-table = Questo tavolo
web-loading = Caricamento …
web-on = sì
web-off = no
web-quoted = «{ $text }»
web-no-server = Il server non risponde. È ancora in funzione?
web-nowhere = Questa pagina non esiste
web-nowhere-note = L’indirizzo non porta da nessuna parte: forse manca una lettera.
# A guest who has not said a name is given one of these.
web-guest-names = Ada, Bruno, Chiara, Dario, Elena, Fabio, Greta, Ivo, Lea, Marco, Nina, Olga, Paolo, Rosa, Sara, Tito, Ugo, Vera

## Home

web-title = Quattro spedizioni. Un tavolo.
web-subtitle = Gioca in compagnia o con i bot. Nel browser, senza account, e ogni mescolata si può verificare.
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
web-play-with-bots = Gioca con i bot
web-play-now = Gioca subito: { $text }
web-own-game = Un gioco portato da qualcuno.
web-table-dots = Tavolo…
web-your-games = Le tue partite
web-no-games-yet = Ancora nessuna: il pulsante rosso qui sopra ne inizia una.
# A link to all games of this browser.
web-all-games = Tutte ({ $n })
web-show-all = Mostra tutti ({ $n })
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

# The bots are stones.
web-bot-pebble = Ciottolo
web-bot-pebble-manner = Svelto e allegro: comincia molto e ogni tanto non vede una buona mossa. Buona compagnia per una prima partita.
web-bot-pebble-says = Oh, questa. Questa mi piace.
web-bot-moss = Muschio
web-bot-moss-manner = Lento e prudente: comincia poco e ogni tanto non vede una buona mossa.
web-bot-moss-says = Niente fretta. Il muschio cresce.
web-bot-flint = Selce
web-bot-flint-manner = Rapido e audace: comincia più di quanto altri oserebbero, e se ne prende la responsabilità.
web-bot-flint-says = Prima le scintille, poi i conti.
web-bot-slate = Ardesia
web-bot-slate-manner = Prudente e ordinato: comincia poco, e solo quello che dovrebbe rendere.
web-bot-slate-says = Quattro su nove sono uscite.
web-bot-quartz = Quarzo
web-bot-quartz-manner = Pensa in anticipo: gioca fino in fondo le sue idee migliori in molte partite immaginate, prima di muovere.
web-bot-quartz-says = La fine arriva prima di te.
web-bot-granite = Granito
web-bot-granite-manner = Pensa più a lungo di tutti gli altri e cambia idea solo quando è sicuro.
web-bot-granite-says = So aspettare.
web-bot-random = Caso
web-bot-random-manner = Gioca una mossa permessa qualsiasi, tutte con la stessa probabilità.
web-level-easy = facile
web-level-medium = medio
web-level-hard = difficile
web-level-expert = esperto
# Same as in English.
web-bot-of-level = bot, { $level }
# Same as in English.
web-bot-about = bot, { $level }, { $text }
web-bot-at-once = muove subito
web-bot-thinks = pensa fino a { $n } s
web-bots-warm-up = I bot si stanno ancora scaldando: per un minuto o due pensano meno a fondo di quanto possano.
# The second of two that are called the same.
web-bot-again = { $name } { $n }
web-bots-small = Sei pietre
web-bots-who = Contro chi giochi?
web-bots-note = Il livello dice quanto è forte un bot, il suo modo dice com’è sedergli di fronte.
web-bots-only = gioca a { $text }
web-bots-play = Gioca contro { $name }

## Creating a table

web-seats = Posti
web-which-game = Quale gioco
web-who-plays = Chi gioca
web-n-seats =
    { $n ->
        [one] { $n } posto
       *[other] { $n } posti
    }
web-add-seat = Aggiungi un posto
web-remove-seat = Togli il posto { $n }
web-which-bot = Quale bot siede al posto { $n }
web-how-you-play = Come si gioca
web-advanced = Avanzate
web-by-hand = scelta propria
web-own-list = { $text }: scelta propria
web-names-of = Scelte: { $n } di { $all }
web-names = Scelte: { $n }
web-names-find = Cerca un nome
web-clock = Orologio
web-clock-none = nessuno
web-clock-own = altro
# In a list of what was agreed.
web-clock-no = senza orologio
# The time for a match: $text is something like 10 min.
web-clock-match = { $text } a testa
web-clock-move = { $text } a mossa
web-clock-more = + { $text } a mossa
# Same as in English.
web-n-seconds = { $n } s
web-n-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
# Same as in English.
web-n-hours = { $n } h
web-clock-for-match = Minuti per la partita
web-clock-for-move = Minuti per una mossa
web-clock-increment = Secondi aggiunti dopo una mossa
web-clock-zero = A zero
web-clock-zero-bot = subentra un bot
web-clock-zero-resign = la partita è persa
web-clock-zero-nothing = decidono gli altri
web-undo-rule = Tornare indietro
web-undo-free = libero
web-undo-ask = chiedere
web-undo-never = mai
web-undo-free-note = Ogni ultima mossa, qualunque cosa abbia mostrato.
web-undo-ask-note = Quando una mossa ha mostrato qualcosa, gli altri devono essere d’accordo.
web-undo-never-note = Una mossa fatta resta.
web-hints = Suggerimenti
web-hints-bots = con i bot
web-hints-agreed = per tutti
web-hints-never = no
web-hints-bots-note = Chi gioca solo contro i bot può chiederne.
web-hints-agreed-note = Tutti possono chiederne: chi si siede è d’accordo.
web-hints-never-note = Nessuno può chiederne.
web-ready = Tutto pronto
web-against = contro
web-one-less = uno in meno
web-one-more = uno in più
web-or-friend = o gioca con qualcuno
web-invite-friend = Invita invece qualcuno
web-invite-friend-note = Chi apre il link prende il posto del bot; non serve un account.
web-seat-open = invito
web-seat-here = qui
# Same as in English.
web-seat-bot = bot
web-open-seat = Posto libero
web-n-open-seats =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
web-seat-me-note = tu
web-seat-open-note = per chi apre il link d’invito
web-seat-here-note = gioca anche su questo dispositivo
# Same as in English.
web-seat-bot-note = bot
web-seat-outside = programma
web-seat-outside-note = gioca con una chiave
web-outside = Bot esterno
web-outside-here = bot esterno, connesso
web-outside-awaited = aspetta il suo programma
web-outside-make-key = Crea la chiave
web-outside-new-key = Crea una nuova chiave
web-outside-free = Libera il posto
web-outside-once = La chiave si vede solo adesso. Chi la possiede gioca questo posto; una nuova chiave annulla la vecchia.
web-outside-key = Chiave del posto
web-outside-command = Avvia il programma così; chiede la chiave
web-outside-limits = Il programma ha 60 secondi per ogni mossa. Una mossa non permessa, o un minuto senza connessione quando tocca a lui, gli costa la partita.
web-starts-when-program = La partita comincia quando il programma è connesso e tutte le parole sono dette.
web-name-of-seat = Nome di chi siede al posto { $n }
web-who-sits = Chi siede al posto { $n }
web-table-name = Nome del tavolo
web-table-names = Lunga pioggia, Sul crinale, Ultimo campo, Passo alto, Via del sale, Bassa marea, Riva lontana, Sorgente fredda, Canyon rosso, Vento del nord, Porto quieto, Vecchio ponte
web-who-watches = Chi può guardare
web-watch-anybody = chiunque
web-watch-link = con il link
web-watch-nobody = nessuno
web-option-start = Chi comincia
web-option-turn-cap = Limite di turni
web-value-random = a sorte
web-value-none = nessuno
web-said-turn-cap =
    { $n ->
        [one] al massimo { $n } turno
       *[other] al massimo { $n } turni
    }
web-fair-note = Prima che qualcuno dica una parola, il tavolo pubblica un segreto sigillato. Il segreto e le parole insieme fanno ogni mescolata, e dopo l’ultima mossa puoi verificarle tutte.
web-word = La tua parola per mescolare
web-word-made-up = inventata per te
web-word-note = Facoltativa. Viene inviata dopo che il segreto è stato sigillato, così nessuno può scegliere le carte.
web-sit-and-invite = Siediti e invita
web-sit-and-start = Siediti e inizia
web-starts-when-taken = La partita comincia quando il posto libero è occupato, da una persona o da un bot.

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
web-gone = Questo tavolo non c’è più
web-gone-note = È stato chiuso o eliminato, o il suo indirizzo non è intero. Qui non succederà più niente.
web-full = Questo tavolo è al completo
web-full-note = Tutti i posti sono stati presi da quando è partito l’invito.
web-new-table = Nuovo tavolo

## At the table

web-resign = Arrenditi
web-leave-to = Vai via; { $name } continua
web-close-table = Chiudi il tavolo
web-sure-resign = Abbandonare la partita? Vince l’altro.
web-sure-leave = Andare via? { $name } continua; puoi riprendere il posto a ogni tuo turno.
web-sure-close = Chiudere questo tavolo per sempre?
web-stay = Resta
web-do-resign = Arrenditi
web-do-leave = Vai via
web-do-close = Chiudi
web-match-file = File della partita
web-another-device = { $name }, su un altro dispositivo
web-another-device-note = Questo link apre il tuo posto. Tienilo per te: chi ce l’ha vede le tue carte.
web-seat-link = Link al tuo posto
web-hands-hidden = Le carte sono nascoste
web-at-the-screen = { $name } è davanti allo schermo?
web-look-away = Gli altri guardano altrove. Su questa pagina ora non c’è nulla di nascosto.
web-i-am = Sono { $name }: mostra le mie carte
web-turn-over = Il tuo turno è finito.
web-done-looking = Finito di guardare?
web-pass-next = Poi tocca a { $name }.
web-hide-my-cards = Nascondi le mie carte

## Replay

web-replay = Rivedi la partita
web-replay-start = Le carte sono distribuite
web-replay-back = Una mossa indietro
web-replay-on = Una mossa avanti
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-position = Posizione nella partita
web-replay-eyes = Punto di vista
web-replay-hands = Carte degli altri
web-replay-moves = Mosse
web-replay-earlier = Mosse precedenti
web-replay-later = Mosse successive
web-move-n-of = Mossa { $n } di { $last }
web-spectator = spettatori
web-hand-of = Mano di { $name }
web-back-to-table = Al tavolo
web-share-match = Condividi questa partita
web-share-note = Chi ha questo link può rivedere la partita mossa per mossa.
web-share-link = Link alla partita

## Fair shuffles

web-fair-shuffles = Mescolate verificabili
web-fair-limit = Questo dimostra che l’host non ha cambiato le carte e, finché non giocano né lui né un suo amico, che non le ha scelte. Non impedisce mai a chi gestisce il server di leggere le carte nascoste, né a due giocatori di parlarsi; e la pagina che verifica viene dallo stesso server.

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
web-plain = Tavolo semplice per ogni gioco
web-plain-note = Elenchi e parole al posto di un tavolo disegnato.
web-looks = Guardare da vicino
web-looks-note = Una pressione lunga e il tasto I vanno sempre.
web-looks-hover = puntatore
web-looks-click = clic destro
web-looks-key = solo tasto
web-hurry = Pesca subito
web-hurry-note = Quando non si può fare altro. Ciò che si vede non si annulla liberamente.
web-sound = Suoni
web-notices = Avvisami quando tocca a me
web-notices-note = Una notifica del browser quando la pagina è nascosta; solo con connessione sicura.
web-read-chat = Fai leggere la chat al lettore di schermo

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

## My games

web-games-all = Tutte
web-games-turn = Tocca a te
web-games-waiting = In attesa degli altri
web-games-over = Finite
web-games-waiting-short = In attesa
web-games-which = Quali partite sono mostrate
web-games-of = Di quale gioco
web-games-find = Tavolo, persona, gioco
web-games-everybody = Tutti
web-games-with = Contro chi
web-games-any-result = Ogni risultato
web-games-result = Con quale risultato
web-games-clear = Mostra di nuovo tutte
web-games-none = Qui non c’è niente.
web-games-none-yet = Non hai ancora giocato qui.
web-n-moves =
    { $n ->
        [one] { $n } mossa
       *[other] { $n } mosse
    }
web-won = Vinta
web-lost = Persa
web-drawn = Pareggio
web-gave-up = { $name } ha abbandonato
web-place-of = posto { $n } su { $all }
web-away-since = { $name } non c’è, ultima visita { $text }
web-take-over = Fai subentrare un bot
web-rematch = Rivincita
web-play-again = Gioca ancora
web-close-really = Chiudere davvero?
web-share = Copia un link per guardarla
web-share-copied = Link copiato: chi lo apre può guardare tutta la partita.
web-newer = Più recenti
web-older = Meno recenti
web-page-n-of = Pagina { $n } di { $last }
web-show-more =
    { $n ->
        [one] Mostrane ancora { $n }
       *[other] Mostrane altre { $n }
    }
web-so-far = Finora
web-percent = { $n }%
web-won-of =
    { $n ->
        [one] vinta, su { $n } partita
       *[other] vinte, su { $n } partite
    }
web-in-a-row = vittorie di fila
web-form-note = Le ultime partite, la più recente a destra: alto è vinta, medio è pareggio, basso è persa.
web-opponents = Avversari
web-wins-losses = { $won } vinte, { $lost } perse

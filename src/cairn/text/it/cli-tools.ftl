### The command line: its frame and its tools.

## The frame

cli-about = Cairn: un tavolo per giochi di spedizione con carte nascoste.
cli-alone = `cairn` da solo prepara il tavolo e apre il browser.
cli-usage = Uso:
cli-arguments = Argomenti
cli-options = Opzioni
cli-example = Esempio
cli-word-command = COMANDO
cli-word-game = GIOCO
# Same as in English.
cli-word-bot = BOT
# Same as in English.
cli-word-file = FILE
cli-word-language = LINGUA
cli-word-card = CARTA
cli-word-place = LUOGO
cli-word-text = PAROLE

cli-group-play = Giocare
cli-group-study = Studiare le partite
cli-group-engine = Curare il motore

cli-brief-serve = Gioca nel browser, da solo, con altri o con i bot.
cli-brief-play = Gioca nel terminale, con i bot o con altre persone.
cli-brief-rules = Leggi il regolamento di un gioco.
cli-brief-cards = Leggere che cosa fanno le carte di un gioco.
cli-brief-map = Guardare la mappa di un gioco.
cli-brief-games = Guarda quali giochi ci sono, con opzioni e bot.
cli-brief-replay = Racconta una partita e mostra ogni sua posizione.
cli-brief-verify = Verifica che nessuno abbia alterato una partita.
cli-brief-simulate = Fai giocare molte partite ai bot e confrontali.
cli-brief-arena = Far giocare i bot sulle stesse smazzate e classificarli.
cli-brief-bot = Far giocare un tuo programma a un tavolo aperto.
cli-brief-conformance = Controlla che un gioco mantenga ciò che il motore promette.
cli-brief-bench = Misura quanto è veloce il motore.
cli-brief-build = Compila il motore: stessi risultati, molto più veloce.
cli-brief-check-matches = Controlla che tutte le partite conservate si giochino ancora con queste regole.

cli-about-serve = { cli-brief-serve }
cli-about-play = { cli-brief-play }
cli-about-rules = { cli-brief-rules }
cli-about-cards = Elenca le carte di un gioco, o ne mostra una: i suoi valori, e che cosa fa.
cli-about-map = Mostra la mappa di un gioco come immagine e come elenco, oppure una località con tutto ciò che vi parte e vi arriva; e che cosa ne è pubblicato o ricostruito.
cli-about-games = { cli-brief-games }
cli-about-replay = Racconta una partita mossa per mossa, in frasi, poi mostra il tavolo com’è dopo l’ultima.
cli-about-verify = Verifica una partita salvata: ogni riga, il segreto sigillato, ogni mescolata e ogni mossa. Se il sigillo è quello che hai visto prima della prima mossa, l’host non ha cambiato le carte e, se non hanno giocato né lui né un suo amico, non le ha scelte; se le abbia guardate, nulla può mostrarlo.
cli-about-simulate = Fa giocare ai bot molte partite l’uno contro l’altro. Lo stesso seme dà gli stessi risultati, qualunque sia il numero di processi.
cli-about-arena = Fa giocare a ogni coppia di bot le stesse smazzate da ogni posto e dice di quanto uno è migliore e quanto è sicuro. A un tavolo per più di due, il bot nominato dopo siede da solo tra copie dell’altro. Lo stesso seme dà gli stessi risultati, qualunque sia il numero di processi.
cli-about-bot = Fa giocare un posto di un tavolo aperto a un programma che legge viste e scrive mosse. L’host del tavolo dà il posto a un bot esterno e la pagina mostra la chiave. Senza --key-file la chiave è letta da CAIRN_BOT_KEY o chiesta.
cli-about-conformance = Gioca molte partite a caso e controlla a ogni mossa ciò che il motore promette: le copie sono indipendenti, i segreti restano tali, i rifiuti sono spiegati, nessuna carta va persa.
cli-about-bench = Misura il tempo di calcolo di un core e prende la migliore di tre prove.
cli-about-build = { cli-brief-build }
cli-about-check-matches = { cli-brief-check-matches }

cli-arg-help = Mostra questo aiuto.
cli-arg-version = Mostra la versione.
cli-arg-lang = en, de, fr, it o pl; altrimenti la lingua del tuo sistema.
cli-arg-json = Scrive un solo oggetto JSON.
cli-arg-game = Il nome di un gioco, come lo mostra `cairn games`; o un gioco tuo, per esempio mine.py:GAME.
cli-arg-games = Quante partite (predefinito { $n }).
cli-arg-seed = Il seme delle mescolate (predefinito 1).
cli-arg-jobs = Quanti processi (predefinito: uno per core).
cli-arg-set = Imposta un’opzione del gioco, per esempio --set milestones=on.
cli-arg-seats = I bot, separati da virgole (predefinito random,rule).
cli-arg-swap = Se i bot si scambiano di posto da una partita all’altra.
cli-arg-plot = Disegna anche la distribuzione dei punti in un file SVG.
cli-arg-pure = Fa girare il motore interpretato, anche se è compilato.
cli-arg-all-variants = Passa per tutte le varianti del gioco.
cli-arg-file = Una partita, come la salva `cairn play`.
cli-arg-browser = Ciò che il tuo browser sa della partita, come lo salva la sua pagina sotto «Mescolate verificabili».
cli-arg-to = Fermati dopo questo numero di mosse.
cli-arg-seat = Mostra ciò che ha visto questo posto.
cli-arg-reveal = Mostra tutte le mani e tutto ciò che è nascosto, anche se la partita non è finita.
cli-arg-components = La cartella con le tabelle dei materiali da usare al posto di quelle del gioco.
cli-arg-seat-count = Controlla solo tavoli con questo numero di posti (predefinito: tutti a turno).
cli-arg-strict = Finisce con 1 se un obiettivo è mancato.
cli-arg-facts = Verifica ciò che si sa del gioco invece della velocità.

## What the frame refuses

cli-no-command = Il comando «{ $text }» non esiste; `cairn --help` li mostra tutti.
cli-no-command-guess = Il comando «{ $text }» non esiste; intendevi «{ $guess }»?
cli-no-flag = «{ $command }» non conosce { $text }; `{ $command } --help` mostra che cosa conosce.
cli-no-flag-guess = «{ $command }» non conosce { $text }; intendevi { $guess }?
cli-too-many = «{ $text }» è una parola di troppo per «{ $command }».
cli-missing = A «{ $command }» manca ancora: { $text }.
cli-needs-value = Dopo { $text } serve un valore.
cli-not-both = { $text } e { $other } non vanno insieme.
cli-misread = «{ $command }» non si può leggere: { $text }.
cli-not-a-number = Dopo { $option } serve un numero intero, non «{ $text }».
cli-out-of-bounds = { $option } non può essere { $text }; va da { $low } a { $high }.
cli-not-an-assignment = Dopo --set serve nome=valore, non «{ $text }».
cli-no-file = Il file «{ $file }» non esiste.
cli-no-browser-file = { $file } non è ciò che salva un browser: { $problem }.
cli-is-folder = «{ $file }» è una cartella, non una partita.
cli-no-permission = Non puoi leggere il file «{ $file }».
cli-file-trouble = C’è un problema con il file «{ $file }»: { $why }.
cli-system-trouble = Il sistema rifiuta: { $why }.
cli-stopped = Interrotto.
cli-crash = Il motore ha fallito alla mossa { $n } ({ $move }). È un difetto nostro, non un tuo errore; `cairn replay { $file }` lo mostra di nuovo.
cli-bug = Cairn stesso ha fallito ({ $name }: { $text }). È un difetto nostro; con CAIRN_DEBUG=1 vedi dove.

## cairn games

games-seats =
    { $n ->
        [one] { $n } posto
       *[other] { $n } posti
    }
games-seats-between = da { $low } a { $high } posti
games-rules-version = regole versione { $n }
games-bots = Bot:
games-default = predefinito { $value }
games-simulated = nelle simulazioni { $value }

## cairn cards

cards-arg-name = Il nome di una carta o il suo inizio, in inglese o nella tua lingua.
cards-arg-set = Solo questo set; un nome sconosciuto elenca i set che ci sono.
cards-none = { $title } non ha carte con un testo proprio; `cairn rules { $game }` ne mostra le regole.
cards-no-card = Non c’è nessuna carta «{ $text }».
cards-no-card-guess = Non c’è nessuna carta «{ $text }»; intendi «{ $guess }»?
cards-ambiguous = «{ $text }» può significare: { $names }.
cards-no-set = Non c’è nessun set «{ $text }»; ci sono: { $names }.
cards-name = carta
cards-hint = `cairn cards { $game } { $text }` ne mostra una.

## cairn map

map-arg-place = Il nome di una località o il suo inizio, in inglese o nella tua lingua.
map-none = { $title } non ha una mappa.
map-no-place = Sulla mappa non c’è la località «{ $text }».
map-no-place-guess = Sulla mappa non c’è la località «{ $text }»; intendevi «{ $guess }»?
map-ambiguous = { cards-ambiguous }
map-hint = `cairn map { $game } { $text }` mostra una delle località.

## cairn arena

arena-arg-bots = I bot, almeno due: nomi, search:playouts=300, stdio:COMANDO o mine.py:MyBot.
arena-arg-deals = Smazzate che gioca ogni coppia, ciascuna da ogni posto (predefinito 100).
arena-arg-seats = Posti al tavolo (predefinito: il minimo possibile).
arena-arg-sprt = Ferma una coppia appena è chiaro se la sua quota di vittorie è al più LOW o almeno HIGH, per esempio 0.5,0.55.
arena-arg-keep = Conserva i risultati in questo file e riprende da ciò che contiene.
arena-arg-report = Scrive un rapporto con grafici, un solo file HTML.
arena-playing = Partite
arena-how = Ogni smazzata è giocata una volta da ogni posto, con gli stessi dadi; una smazzata è un’osservazione. Accanto a un valore: dove si trova quello vero, 95 volte su 100. Posti al tavolo: { $seats }.
arena-ratings = Classifica
arena-rating = punteggio
arena-meetings = Scontri diretti
arena-points = Punti
arena-seats = Posti
arena-lengths = Durata delle partite
arena-seat = Posto { $n }
arena-starter = chi comincia
arena-column-pair = bot
arena-column-deals = smazzate
arena-column-share = vittorie
arena-column-margin = punti di vantaggio
arena-column-moves = mosse
arena-column-turns = turni
arena-column-capped = limitate
arena-needs-two = L’arena confronta i bot: nominane almeno due, ciascuno una volta.
arena-other-journal = «{ $file }» contiene i risultati di un altro torneo; nomina un altro file.
arena-sprt = «{ $text }» non indica due quote di vittorie, come 0.5,0.55.
arena-sprt-low = { $bot } contro { $other }: al più { $low } delle vittorie.
arena-sprt-high = { $bot } contro { $other }: almeno { $high } delle vittorie.
arena-sprt-open = { $bot } contro { $other }: non deciso tra { $low } e { $high }.
arena-note = Partite: { $games }, in { $seconds } s. Una smazzata è un’osservazione: le sue partite hanno le stesse carte.
arena-reported = Il rapporto è in { $file }
arena-arg-limit = Secondi che un bot esterno ha per ogni mossa (predefinito 10).
arena-rating-note = 400 punti in più sono dieci volte le probabilità di vincere. { $bot } ha 0.
arena-meetings-note = Il bot nominato davanti: la sua quota di vittorie e i suoi punti di vantaggio sugli altri. La linea tratteggiata è la parità.
arena-seats-note = La quota di vittorie in tutte le partite. La linea tratteggiata è una quota equa.
arena-axis-turns = turni, in classi di { $n }
arena-axis-moves = mosse, in classi di { $n }
arena-forfeits = Partite perse a tavolino
arena-forfeits-note = Un bot esterno che si ferma, risponde troppo tardi o non nomina una mossa permessa perde quella partita. I punti di una smazzata così non contano.
arena-forfeited = { $bot } ha perso a tavolino: { $games }.
# Same as in English.
arena-column-bot = bot
arena-column-games = partite
arena-column-why = che cosa è successo
arena-why-stopped = fermato: { $text }
arena-why-late = nessuna mossa entro { $text }
arena-why-illegal = nessuna mossa permessa: { $text }
arena-stopped = Interrotto. Queste sono le smazzate giocate; con --keep FILE un torneo può proseguire più tardi.
arena-stopped-kept = Interrotto. Queste sono le smazzate giocate; lo stesso comando prosegue con «{ $file }».
arena-bot-broken = Il bot «{ $bot }» non parte: { $text }.
arena-search-part = «{ $bot }» non descrive una ricerca: scrivi search:playouts=300 e, dopo le virgole, ciò che vuoi fissare ancora tra { $names }.
arena-search-number = «{ $bot }»: «{ $text }» non è un numero possibile per { $option }.
arena-no-command = «{ $bot }» non nomina nessun comando; scrivi stdio:python3 bot.py, tra virgolette.
arena-no-program = «{ $bot }»: il programma «{ $text }» non esiste.

## cairn simulate

simulate-playing = Si gioca
simulate-count = partite: { $games }
simulate-seed = seme { $seed }
simulate-plot-svg = L’immagine è un file SVG, perciò «{ $file }» sarebbe il nome sbagliato; magari «{ $guess }»?
simulate-plotted = L’immagine è in { $file }
# Same as in English.
simulate-bot = bot
simulate-wins = vinte
simulate-shared = pari
simulate-share = quota
simulate-points = punti
simulate-sd = scarto
simulate-note = Una vittoria condivisa vale mezza. Accanto: dove sta il valore vero, 95 volte su 100. Scarto: deviazione standard.
simulate-starter = Il posto che comincia vince { $share } (da { $low } a { $high }).
simulate-seat-1 = Il posto 1 vince { $share } (da { $low } a { $high }).
simulate-no-swap = I bot sono rimasti al loro posto: non si può distinguere un buon posto da un buon bot.
simulate-moves = Una partita dura { $mean } mosse (da { $low } a { $high }).
simulate-turns = Sono { $mean } turni (da { $low } a { $high }).
simulate-turn-cap = Partite in cui è scattato il limite di { $cap } turni: { $games }.
simulate-draws = Partite in pareggio: { $games }.
simulate-forfeited = { $bot } ha perso a tavolino: { $games }. Si è fermato, ha risposto troppo tardi o non ha nominato una mossa permessa.
simulate-arg-sweep = Giocare le partite una volta con ciascuno di questi valori di un’opzione e confrontare; i valori che contengono virgole si separano con punti e virgola.
simulate-sweep-two = Per confrontare valori di { $option }, nominane almeno due e non fissare l’opzione altrove.
simulate-sweep-note = Gli stessi semi per ogni valore. Dietro quote e punti: dove sta il valore vero, 95 volte su 100.
simulate-arg-cards = Mettere alla prova queste carte, oppure all: un giocatore può ottenere la carta e l’altro no, con le stesse carte e da entrambi i posti; --games è allora il numero di situazioni per ogni carta.
simulate-cards-playing = Carte alla prova
simulate-cards-deals = situazioni per ogni carta: { $deals }
simulate-cards-card = carta
simulate-cards-with = vittorie con
simulate-cards-got = ottenuta
simulate-cards-gained = vittorie se ottenuta
simulate-cards-note = Vittorie con: la quota di un giocatore che può ottenere la carta contro uno che non può, con le stesse carte e da entrambi i posti; 50 % vuol dire che non cambia nulla. Punti: il vantaggio. Ottenuta: quante volte l’ha presa chi poteva. Vittorie se ottenuta: la quota di chi l’ha ottenuta nelle partite tra pari in cui l’altro non l’ha ottenuta; lì caso e intenzione si mescolano. Accanto: dove sta il valore vero, 95 volte su 100.
simulate-cards-none = { $game } non ha carte di cui si possa fare a meno.
simulate-cards-unknown = «{ $text }» non è una carta che si possa mettere alla prova qui. Ci sono: { $names }.
simulate-speed =
    { $jobs ->
        [one] { $games } partite e { $decisions } decisioni al secondo, in un processo.
       *[other] { $games } partite e { $decisions } decisioni al secondo, in { $jobs } processi.
    }
simulate-axis = punti, in classi di { $n }

## cairn conformance

conformance-playing = Controllo
conformance-variant = variante
conformance-games = partite
conformance-moves = mosse
conformance-seconds = secondi
conformance-signature = firma
conformance-check = controllo
conformance-count = volte
conformance-least = Giocate più di rado: { $text }
conformance-clean = Niente da ridire.
conformance-faults =
    { $n ->
        [one] { $n } difetto
       *[other] { $n } difetti
    }
conformance-file = La partita che lo mostra: { $file }

## cairn replay

replay-position =
    { $n ->
        [0] Il tavolo prima della prima mossa
        [one] Il tavolo dopo { $n } mossa
       *[other] Il tavolo dopo { $n } mosse
    }
replay-not-over = La partita non è ancora finita.
replay-hidden = Perciò si mostra solo ciò che vedono tutti: --seat N mostra ciò che vede un posto, --reveal tutte le mani.
replay-goes-on =
    { $n ->
        [one] La partita continua per { $n } mossa.
       *[other] La partita continua per { $n } mosse.
    }
replay-too-far =
    { $moves ->
        [one] --to { $n } è troppo: la partita ha { $moves } mossa.
       *[other] --to { $n } è troppo: la partita ha { $moves } mosse.
    }
replay-crash = Il motore fallisce alla mossa { $n } di questa partita ({ $move }). È un difetto nostro; con CAIRN_DEBUG=1 vedi dove.

## cairn verify

verify-chain = Righe
verify-game = Gioco
verify-seal = Segreto
verify-shuffles = Mescolate
verify-moves = Mosse
verify-chain-ok =
    { $n ->
        [one] { $n } riga con il suo controllo
       *[other] { $n } righe, ognuna legata alla precedente
    }
verify-game-ok = { $title }, regole versione { $n }
verify-seal-ok = il segreto corrisponde al sigillo { $seal }
verify-seal-quick = dadi rapidi di una simulazione: nulla è stato sigillato
verify-shuffles-ok = { $n } ricavate di nuovo ({ $list })
verify-moves-ok =
    { $n ->
        [one] { $n } mossa, permessa dove è stata giocata
       *[other] { $n } mosse, tutte permesse dove sono state giocate
    }
verify-moves-resigned = { verify-moves-ok }; poi { $name } ha abbandonato
# Same as in English.
verify-browser = Browser
verify-browser-ok =
    { $n ->
        [one] gli è stato raccontato { $n } evento, e ciò che gli è stato pubblicato è ciò che è successo
       *[other] gli sono stati raccontati tutti i { $n } eventi, e ciò che gli è stato pubblicato è ciò che è successo
    }
verify-browser-seal = prima della prima parola ha annotato un altro sigillo
verify-browser-word = ha inviato la parola «{ $word }», che questa partita non ha
verify-browser-options = aveva concordato altre opzioni
verify-browser-sources = gli era stato detto che si sarebbe mescolato altro
verify-browser-events = gli sono stati raccontati { $n } eventi, e la partita ne ha { $due }
verify-browser-event = l’evento { $n } gli è stato raccontato come «{ $text }», ma era «{ $guess }»
verify-browser-shuffle = la mescolata { $k } di «{ $text }» è stata pubblicata diversamente
verify-browser-place = per l’evento { $n } è stato pubblicato un altro posto
verify-fits = corretto
verify-not-made = non verificato
verify-all-fits = Tutto torna. Se questo è il sigillo che hai visto prima della prima mossa, l’host non ha cambiato le carte e, se non hanno giocato né lui né un suo amico, non le ha scelte; se le abbia guardate, nulla può mostrarlo.
verify-all-fits-unsealed = Tutto torna. Poiché nulla è stato sigillato, non dimostra da dove vengano le carte.
verify-does-not-fit = Questa partita non torna.
verify-cannot-check = Questa partita non si può verificare qui.

## cairn bench

bench-measuring = Misura
bench-measured = misurato
bench-target = obiettivo
bench-random-games = Partite a caso
bench-random-decisions = Lo stesso, decisioni
bench-options-games = Partite a caso con l’elenco delle mosse
bench-options-decisions = Lo stesso, decisioni
bench-driven-games = Partite a caso guidate da Python
bench-clone = Copiare una posizione
bench-start = Mescolare e distribuire
bench-imagine = Immaginare una posizione
bench-view = Guardare una posizione
bench-digest = Prendere l’impronta di una posizione
bench-rule-games = Bot rule contro bot rule
bench-policy-playouts = Partite giocate dalla strategia rapida, ognuna in un altro mondo
bench-random-games-milestones = Partite a caso con i traguardi
bench-random-games-six-colours = Partite a caso con sei colori
bench-random-games-expert = Partite a caso nel gioco per esperti
bench-mixed-games = Partite a caso con i quattro set consigliati
bench-mixed-decisions = Lo stesso, decisioni
bench-ten-card-games = Partite casuali con le prime dieci carte
bench-money-games = Bot money contro bot money
bench-clone-mid-card = Copiare una posizione nel mezzo di una carta
bench-unit-games-s = partite/s
bench-unit-decisions-s = decisioni/s
bench-unit-playouts-s = partite/s
# Same as in English.
bench-unit-ns = ns
# Same as in English.
bench-unit-us = µs
bench-engine-compiled = Il motore è compilato
bench-engine-pure = Il motore gira interpretato (CAIRN_PURE=1)
bench-engine-interpreted = Il motore gira interpretato (`cairn build` lo compila)
bench-engine-stale = Il motore gira interpretato: quello compilato non corrisponde ai suoi sorgenti (`cairn build`)
bench-cores =
    { $n ->
        [one] { $n } core
       *[other] { $n } core
    }
bench-how = Tempo di calcolo di un core, la migliore di tre prove. Senza eventi; si tiene conto di chi ha visto quale carta.
bench-checksum = Somma di controllo { $sum }: la stessa compilata e interpretata, altrimenti qualcosa non va.
bench-fact-money-alone = Money da solo: turno della quarta Provincia
bench-fact-smithy-alone = Smithy da solo: turno della quarta Provincia
bench-fact-smithy-wins = Smithy contro money: vittorie su 100
bench-fact-witch-wins = Witch contro money: vittorie su 100
bench-facts-how = { $games } partite ciascuno; una vittoria condivisa vale metà. Accanto: dove sta il valore vero, 95 volte su 100.
bench-no-facts = Di «{ $name }» non si sa nulla, ma sì di: { $names }.

## cairn bot

bot-word-address = INDIRIZZO
bot-arg-address = L’indirizzo del tavolo, come lo mostra il browser.
bot-arg-bot = Il programma, con stdio: davanti, per esempio stdio:./bot.
bot-arg-key-file = Un file con la chiave del posto.
bot-key = Chiave del posto
bot-only-stdio = A un tavolo aperto gioca solo un programma sui flussi standard, per esempio «stdio:python3 bot.py»; «{ $bot }» non lo è.
bot-no-address = «{ $text }» non è l’indirizzo di un tavolo.
bot-no-server = Nessuno risponde a { $text }.
bot-failed = Il programma non ha risposto ({ $text }). Riavvialo entro un minuto, altrimenti la partita è persa.
bot-won = La partita è finita: vinta.
bot-lost = La partita è finita: non vinta.

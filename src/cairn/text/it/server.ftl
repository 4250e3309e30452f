no-such-request = Il tavolo non capisce questa richiesta: { $problem }.
no-request-so-large = Una richiesta può avere al massimo { $n } byte.
no-foreign-page = Questa richiesta viene dalla pagina di un altro sito.
no-bug = Qualcosa è andato storto a questo tavolo, ed è colpa nostra. Nulla è cambiato; la partita è stata scritta nel file { $file } sul server.
no-store = Non è stato possibile salvare la mossa. Nulla è cambiato; riprova.
no-store-version = { $file } ha il formato { $version }; questa versione di Cairn legge il formato { $ours }.
no-text-so-long = Un nome o una parola può avere al massimo { $n } lettere.

no-such-table = Questo tavolo non esiste.
no-such-key = Questa chiave non apre il tavolo.
no-open-seat = Non ci sono posti liberi.
no-not-your-seat = Il posto { $n } non è il tuo.
no-not-at-table = Può farlo solo chi siede a questo tavolo.
no-watching = Nessuno può guardare questo tavolo.
no-word-again = Una parola già detta non si può più cambiare.
no-more-tables = Hai { $n } tavoli non finiti; prima finiscine uno.
no-not-host = Può farlo solo l’host di questo tavolo.
no-close = Finché altri giocano qui, il tavolo non si può chiudere.
no-share-yet = Una partita si può condividere solo quando è finita.

no-match-yet = La partita non è ancora cominciata.
no-shuffles-yet = Le mescolate vengono pubblicate a partita finita.
no-old-rules = Questa partita è stata giocata con regole più vecchie; non può continuare.
no-such-position = La posizione { $n } non esiste; l’ultima è la { $last }.
no-curve-yet = L’andamento dei punti si vede quando la partita è finita.
no-spectators-play = Stai guardando; può giocare solo chi siede qui.
no-hint = Un suggerimento spetta solo a chi deve giocare.
no-hint-among-people = Tra persone i suggerimenti ci sono solo se il tavolo lo permette.
no-hint-here = A questo tavolo non ci sono suggerimenti.
no-explaining = Il perché delle mosse dei bot si dice solo dove si danno suggerimenti.

no-batch-shown = Prima di questa mossa viene alla luce una nuova carta; guardala prima.
no-undo = Non c’è nulla da annullare.
no-undo-twice = { $name } ha già chiesto di annullare una mossa.
no-undo-asked = Nessuno chiede più di annullare una mossa.
no-undo-not-asked = La domanda non è rivolta a te.
no-undo-declined =
    { $who ->
        [you] Non hai acconsentito ad annullare la mossa.
       *[other] { $name } non ha acconsentito ad annullare la mossa.
    }
no-undo-lapsed = Nessuno ha risposto in tempo; la mossa resta.
no-undo-time = Non resta abbastanza tempo per annullare questa mossa.
no-undo-here = A questo tavolo non si annulla nulla.

no-chat-length = Una riga della chat ha almeno una lettera e al massimo { $n }.
no-chat-so-fast = Al massimo { $n } righe in { $seconds } secondi, per favore.

match-snapshot = Dopo il passo { $n } la posizione non è quella conservata.
no-store-file = Il file { $file } non è un file che conserva i tavoli.

## Leaving, coming back, playing again

no-take-over = Un bot può subentrare a chi non ha più tempo o manca da { $n } secondi; per { $name } non è così.
no-stand-in = Un bot sta giocando per te; prima riprendi il tuo posto.
no-bot-may = Un bot esterno può giocare le sue mosse e nient’altro.
no-bot-name = «{ $text }» è il nome di uno dei nostri bot; scegline un altro.
no-time-left = Non hai più tempo per questa partita; il bot la gioca fino alla fine.
no-rematch-yet = La rivincita si può proporre solo a partita finita.
no-rematch-declined = { $name } per ora non vuole la rivincita.
table-left =
    { $who ->
        [you] Hai lasciato il tavolo; { $bot } gioca per te
       *[other] { $name } ha lasciato il tavolo; continua { $bot }
    }
table-replaced =
    { $who ->
        [you] Non c’eri più; { $bot } gioca per te
       *[other] { $name } non c’è più; continua { $bot }
    }
table-out-of-time =
    { $who ->
        [you] Il tuo tempo è scaduto; { $bot } gioca per te
       *[other] Il tempo di { $name } è scaduto; continua { $bot }
    }
table-time-is-up =
    { $who ->
        [you] Il tuo tempo è scaduto
       *[other] Il tempo di { $name } è scaduto
    }
table-bot-illegal = { $name } ha fatto una mossa non permessa e ha perso
table-bot-late = { $name } ha pensato troppo a lungo e ha perso
table-bot-gone = { $name } non è tornato e ha perso
table-bot-illegal-on = { $name } ha fatto una mossa non permessa; continua { $bot }
table-bot-late-on = { $name } ha pensato troppo a lungo; continua { $bot }
table-bot-gone-on = { $name } non è tornato; continua { $bot }
table-came-back =
    { $who ->
        [you] Riprendi il tuo posto
       *[other] { $name } è di nuovo qui
    }
table-rematch-declined =
    { $who ->
        [you] Per ora non vuoi la rivincita
       *[other] { $name } per ora non vuole la rivincita
    }

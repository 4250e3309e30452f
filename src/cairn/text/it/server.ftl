no-such-request = Il tavolo non capisce questa richiesta: { $problem }.
no-request-so-large = Una richiesta può avere al massimo { $n } byte.
no-foreign-page = Questa richiesta viene dalla pagina di un altro sito.
no-bug = Qualcosa è andato storto a questo tavolo, ed è colpa nostra. Nulla è cambiato; la partita è stata scritta nel file { $file } sul server.
no-store = Non è stato possibile salvare la mossa. Nulla è cambiato; riprova.
no-store-version = { $file } ha il formato { $version }; questa versione di Cairn legge il formato { $ours }.
no-text-so-long = Un nome o una parola può avere al massimo { $n } lettere.

no-such-table = Questo tavolo non esiste.
no-next-game = La partita successiva di una serie segue una partita finita dello stesso gioco, con altrettanti posti.
no-such-key = Questa chiave non apre il tavolo.
no-open-seat = Non ci sono posti liberi.
no-not-your-seat = Il posto { $n } non è il tuo.
no-not-at-table = Può farlo solo chi siede a questo tavolo.
no-watching = Nessuno può guardare questo tavolo.
no-word-again = Una parola già detta non si può più cambiare.
no-more-tables = Hai { $n } tavoli non finiti; prima finiscine uno.

no-match-yet = La partita non è ancora cominciata.
no-old-rules = Questa partita è stata giocata con regole più vecchie; non può continuare.
no-such-position = La posizione { $n } non esiste; l’ultima è la { $last }.
no-spectators-play = Stai guardando; può giocare solo chi siede qui.
no-hint = Un suggerimento spetta solo a chi deve giocare.

no-undo = Non c’è nulla da annullare.
no-undo-twice = { $name } ha già chiesto di annullare una mossa.
no-undo-asked = Nessuno chiede più di annullare una mossa.
no-undo-not-asked = La domanda non è rivolta a te.
no-undo-declined =
    { $who ->
        [you] Non hai acconsentito ad annullare la mossa.
       *[other] { $name } non ha acconsentito ad annullare la mossa.
    }

no-chat-length = Una riga della chat ha almeno una lettera e al massimo { $n }.
no-chat-so-fast = Al massimo { $n } righe in { $seconds } secondi, per favore.

match-snapshot = Dopo il passo { $n } la posizione non è quella conservata.
no-store-file = Il file { $file } non è un file che conserva i tavoli.

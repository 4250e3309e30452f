### The table in the terminal: `cairn play`.

## Arguments

play-arg-seats = Chi siede dove: me (io) o un bot per ogni posto, separati da virgole (altrimenti me,rule).
play-arg-name = Il tuo nome; ancora una volta per ogni altra persona.
play-arg-seed = Lo stesso seme distribuisce di nuovo le stesse carte.
play-arg-word = Una tua parola che entra nella mescolata; --word da solo la chiede dopo aver sigillato il segreto.
play-arg-plain = Racconta il tavolo, una frase per riga, senza disegno né colori.
play-arg-fast = Tra bot si gioca senza pause.
play-arg-jobs = In quanti processi pensa un bot (predefinito: uno per core, al massimo 4); le sue mosse sono le stesse.
play-arg-save = Conserva la partita in questo file.
play-arg-resume = Continua la partita di questo file; senza file, la più recente che non è finita.
play-arg-after = Gioca la partita successiva di una serie, con i posti e le opzioni della partita finita in questo file.

## What the table cannot do

play-no-game = Quale gioco? Ci sono: { $names }.
play-no-seat = «{ $text }» non è né me né un bot; ci sono: { $names }.
play-too-many =
    { $people ->
        [one] { $text } c’è { $n } volte, ma al tavolo siede una persona.
       *[other] { $text } c’è { $n } volte, e il numero di persone al tavolo è { $people }.
    }
play-keeps-its-own = Una partita ripresa mantiene posti, nomi, parole, carte, opzioni e file; togli { $text }.
play-series-keeps = La partita successiva di una serie mantiene gioco, posti e nomi; togli { $text }.
play-not-over = La partita in { $file } non è ancora finita; la successiva di una serie viene dopo.
play-outside-again = In questa partita giocano bot esterni: { $names }. Se ti fidi, nominali di nuovo: --seats { $seats }.
play-nothing-to-resume = Non c’è nessuna partita incompiuta in { $file }.
play-file-taken = Il file { $file } esiste già; indicane un altro.
play-no-write = Il file { $file } non si può scrivere.
play-cannot-save = Il file { $file } non si può più scrivere; la partita continua, ma non viene salvata.
play-no-number = Non c’è la mossa { $n }; i numeri vanno da 1 a { $last }.
play-ambiguous = «{ $text }» può significare: { $moves }.
play-none-allowed = Nessuna mossa che comincia come «{ $text }» è permessa ora.

## Names

play-person = Posto { $n }
# Same as in English.
play-bot = Bot { $bot }

## Beginning and end

play-sealed = Segreto sigillato: { $seal }
play-kept = La partita è conservata in { $file }
play-resumed = La partita riprende dopo la mossa { $n }.
play-already-over = Questa partita è finita.
play-gives-up = { $name } perde la partita: { $why }.
play-stand-in = { $name } è fuori dalla partita: { $why }. A quel posto continua il bot { $bot }.
play-say-word = { $person }, una parola per mescolare, o niente:
play-secret = Il segreto era: { $secret }
play-verify = Per verificare la partita: { $line }
play-input-ended = L’input è finito prima della partita.
play-saved = La partita è salvata in { $file }
play-go-on = Per riprenderla: { $line }

## Several people at one terminal

play-pass = Passa il tavolo: { $name } guarda, e nessun altro.
play-enter = Invio:

## Asking

play-minus = meno { $n }
play-ask = Numero o mossa:
play-ask-enter = Invio: { $does }
play-choose = { $number }: { $does }.
play-your-hand = La tua mano: { $list }.
play-watching = Invio: più in fretta · { play-command-quit }: salva ed esci

## Commands: one word each

play-command-undo = annulla
play-command-log = registro
play-command-score = punti
play-command-hand = mano
play-command-table = tavolo
play-command-why = perché
play-command-hint = suggerimento
play-command-rule = regola
play-command-save = salva
play-command-help = aiuto
play-command-quit = esci
play-command-yes = sì
# Same as in English.
play-command-no = no
play-command-card = carta

play-help-moves = Un numero; o una mossa a parole, «{ $does }» o «{ $move }»; o l’inizio delle sue parole, «{ $begun }».
play-help-rules = Le regole: «{ play-command-rule }» con un codice o una parola, oppure `cairn rules { $game }`.
play-help-undo = annulla la tua ultima mossa
play-help-log = tutto ciò che è successo
play-help-score = il blocco segnapunti
play-help-hand = la tua mano
play-help-table = di nuovo il tavolo
play-help-why = perché un bot ha mosso così, o una mossa non è permessa: «{ play-command-why } { $move }»
play-help-hint = una mossa che farebbe un bot forte, e perché
play-help-rule = che cosa dice una regola, per esempio «{ play-command-rule } { $rule }», o quali regole parlano di una parola
play-help-save = salva una copia, per esempio «{ play-command-save } mia.match»
play-help-quit = salva ed esci
play-help-card = che cosa fa una carta, per esempio «{ play-command-card } { $card }»

play-allowed = «{ $move }» è permessa.
play-allowed-some = Permesse ora: { $move }.
play-why-also = Lo stesso vale per: { $move }.
play-why-what = Perché cosa? Per esempio «{ play-command-why } { $move }».
play-why-bot = { $name }: { $why }
play-hint = Suggerimento: «{ $does }».
play-hint-none = Qui non c’è un bot che possa dare un suggerimento.
play-rule-what = Quale regola? Per esempio «{ play-command-rule } { $rule }»; o una parola di cui parlano le regole.
play-log-new = Dopo la tua ultima mossa:
play-more-rules = Ne parlano anche: { $rules }.
play-card-what = Quale carta? Per esempio «{ play-command-card } { $card }».

## Undo

play-undone =
    { $who ->
        [you] Annulli una mossa.
       *[other] { $name } annulla una mossa.
    }
play-undo-nothing = Non hai mosse da annullare.
play-undo-bots = Da allora un bot ha giocato o si è vista una carta. I bot acconsentono sempre; il file della partita conserva ciò che è stato annullato.
play-undo-ask = { $name } chiede di annullare una mossa. Da allora ha giocato qualcun altro o si è vista una carta. { $other }, acconsenti?
play-undo-answer = { play-command-yes } / { play-command-no }:
play-undo-refused = { $name } non acconsente.

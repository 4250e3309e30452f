### Words and sentences that all games share.

## Seats, numbers, lists

seat-n = posto { $n }
number = { NUMBER($n) }
list-and = { $some } e { $last }
n-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
# After a verb; only Polish tells the two apart.
n-cards-acc = { n-cards }
n-points =
    { NUMBER($points) ->
        [one] { NUMBER($points) } punto
       *[other] { NUMBER($points) } punti
    }

## The table

your-turn = Tocca a te
waiting-for = In attesa di { $name }
is-thinking = { $name } sta pensando
game-over = Fine della partita
final-scores = Punteggi finali
rule-ref = Regola { $id }
match-won =
    { $who ->
        [you] Hai vinto la partita, { NUMBER($points) } a { NUMBER($other) }
       *[other] { $name } vince la partita, { NUMBER($points) } a { NUMBER($other) }
    }
match-shared = Vittoria condivisa, { n-points } per parte
match-resigned =
    { $who ->
        [you] Abbandoni la partita
       *[other] { $name } abbandona la partita
    }

## Why a bot moved

# How far ahead of the best of the others the games end that a bot imagines; below 0: behind. Where by_round is
# not 0, they are imagined to the end of the round only.
bot-reason-outlook =
    { $by_round ->
        [0] vantaggio alla fine { NUMBER($lead) } in media, { NUMBER($worst) } nel quarto peggiore delle partite immaginate
       *[other] vantaggio alla fine del giro { NUMBER($lead) } in media, { NUMBER($worst) } nel quarto peggiore dei giri immaginati
    }
bot-reason-imagined =
    { $by_round ->
        [0] partite immaginate
       *[other] giri immaginati
    }
bot-reason-fear =
    { $answers ->
        [0] { "" }
       *[other] , soprattutto dopo «{ $answer }»
    }
bot-reason-line =
    { $line ->
        [0] { "" }
        [1] , poi «{ $then }»
       *[other] , poi «{ $then }», quindi «{ $later }»
    }
bot-reason-gain = Porta circa { NUMBER($gain) } in più di «{ $instead }»{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-often = In testa in { $often } { bot-reason-imagined } su 100, dopo «{ $instead }» in { $seldom }{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-close = Appena meglio di «{ $instead }»{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-first = La prima idea; nulla era chiaramente meglio, nemmeno «{ $instead }»{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-quick = Secondo una regola pratica{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-slip = «{ $instead }» è passata inosservata{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
# What others at the table may hear: nothing that tells of a hand.
bot-reason-told = Previsione: { bot-reason-outlook }.
bot-reason-quick-told = Secondo una regola pratica: { bot-reason-outlook }.
bot-reason-random = Estratta a sorte fra tutte le mosse.

## What cannot be done

no-unknown-move = Mossa sconosciuta «{ $text }»; intendevi «{ $guess }»?
no-such-move = Mossa sconosciuta «{ $text }».
no-not-your-move = Tocca a { $name }.
no-stale = La partita è andata avanti; guarda di nuovo.
no-game-over = La partita è finita.
no-undo-final = Da allora è stata vista una carta: in questo gioco non la si può ritirare.
no-resign = Si può abbandonare solo una partita a due.
no-not-in-hand = La carta { $card } non è nella tua mano.

## How a match cannot be set up

no-such-game = Il gioco «{ $name }» non esiste; ci sono: { $names }.
no-such-bot = Il bot «{ $name }» non esiste; ci sono: { $names }.
no-such-check = Il controllo «{ $name }» non esiste; ci sono: { $names }.
no-such-language = La lingua «{ $name }» non esiste; ci sono: { $names }.
no-such-seat = Il posto { $n } non esiste.
no-option = L’opzione «{ $option }» non esiste; ci sono: { $options }.
no-option-value = L’opzione «{ $option }» non può essere «{ $value }»; valori possibili: { $values }.
no-seats = Numero di posti: { $n }; per questo gioco ne servono almeno { $low } e al massimo { $high }.
bad-position-value = Questa posizione è impossibile: «{ $value }» non va bene per «{ $name }».

## What can be wrong with a saved match

match-not-a-match = Questa non è una partita di Cairn.
match-version = Questa partita ha il formato { $version }, qui sconosciuto.
match-header = La riga { $line } non è un’intestazione di partita: «{ $text }».
match-headers-damaged = Le intestazioni sopra la riga { $line } sono modificate o danneggiate.
match-damaged = La riga { $line } è modificata o danneggiata: «{ $text }».
match-truncated = La partita si interrompe prima della fine.
match-game = Questa partita è di un gioco sconosciuto: «{ $name }». Se è tuo, di’ dove si trova con --game mine.py:GAME.
match-rules-version = Questa partita segue la versione { $version } delle regole; qui vale la versione { $ours }.
match-tables = Questa partita è stata giocata con altre tabelle dei materiali («{ $tables }»): --components indica la loro cartella.
match-commitment = Il segreto non è quello sigillato all’inizio.
match-step = Riga { $line }: il passo { $n } non va bene.
match-after-end = Riga { $line }: la partita è finita prima del passo { $n }.
match-seat = Il passo { $n } spetta a un altro posto: tocca a { $name }.
match-unknown-move = Passo { $n }: «{ $move }» non è una mossa di questo gioco.
match-illegal = Passo { $n }: «{ $move }» lì non è permesso.
match-undo = La partita non può tornare al passo { $n }.

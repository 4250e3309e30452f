### I giochi portati da qualcuno, e il tavolo di ogni gioco senza un disegno proprio.

## Dove si trova un gioco, e che cosa non va

cli-arg-own-game = Dove si trova il gioco, se è tuo, per esempio mine.py:GAME.
no-game-attribute = Quale gioco in { $file }? Scrivilo come in mine.py:GAME.
no-game-module = Il modulo { $file } non esiste.
no-game-but = { $file } non contiene nessun gioco di nome «{ $name }»; contiene: { $names }.
no-game-import = { $file } non si può caricare: { $kind } in { $where }: { $text }.
no-game-name = Il gioco in { $file } si chiama «{ $name }»; un nome è fatto di lettere minuscole, cifre e trattini, per esempio my-game.
no-game-name-taken = Il gioco in { $file } si chiama «{ $name }», come un gioco di Cairn; dagli un altro nome.
no-game-twice = Il gioco in { $file } si chiama «{ $name }», come un altro che viene offerto; dagli un altro nome.
no-game-shapes = { $file } non dice come si scrivono i pezzi: { $text }.
no-game-two-names = Il titolo in { $file } si chiama «{ $name }» e il suo gioco «{ $other }»; dai a entrambi lo stesso nome.
no-view-part = Una vista di «{ $game }» ha bisogno di «{ $part }», e non lo ha o lo ha in altra forma; la docstring di State.view in cairn/core/game.py dice che cosa contiene una vista.
match-other-game = Questa partita è del gioco «{ $name }», non di «{ $own }».
rules-none = { $title } non ha regole scritte.
rules-all = Regole
cli-crash-own = Il gioco ha fallito alla mossa { $n } ({ $move }). La partita è salvata in { $file }; `cairn replay { $file } --game mine.py:GAME` lo mostra di nuovo, e con CAIRN_DEBUG=1 dove.
replay-crash-own = Il gioco fallisce alla mossa { $n } di questa partita ({ $move }); con CAIRN_DEBUG=1 vedi dove.
cli-bug-own = Il gioco ha fallito in { $where } ({ $name }: { $text }); con CAIRN_DEBUG=1 vedi come ci è arrivato.

## Il tavolo di ogni gioco

any-hidden = { $n } a faccia in giù
any-yes = sì
# Same as in English.
any-no = no
any-nothing = niente
any-hand = Mano
any-points = Punti
any-points-hidden = I punti si conoscono alla fine.
any-no-hand = Non hai niente in mano.
any-zone = { $what }: { $list }.
any-seat =
    { $who ->
        [you] Tu: { $list }.
       *[other] { $name }: { $list }.
    }
any-seat-zone =
    { $who ->
        [you] Tu, { $what }: { $list }.
       *[other] { $name }, { $what }: { $list }.
    }
any-won =
    { $who ->
        [you] Vinci tu
       *[other] Vince { $name }
    }
any-shared = Vittoria condivisa: { $list }

no-such-game-guess = Il gioco «{ $text }» non esiste; forse { $guess }?
no-game-file = Il file { $file } non esiste.
no-game-in-file = { $file } non contiene nessun gioco di nome «{ $name }».

### The table of Africana: the words around its pieces.

## The round and the piles

africana-label-round = giro { $n }
africana-label-expeditions-left = spedizioni rimaste: { $n }
africana-label-expeditions-left-next = { africana-label-expeditions-left }, poi { $letter }
africana-label-last-round =
    { $who ->
        [you] Ultimo giro: giochi per ultimo
       *[other] Ultimo giro: { $name } gioca per ultimo
    }
africana-label-travel-pile = carte viaggio
africana-label-discards = scarti
africana-label-assistants = assistenti
africana-label-played = giocate in questo movimento
africana-label-nothing = niente

## Players

africana-label-hand = mano
africana-label-your-hand = Mano
africana-label-markers = segnalini
africana-label-finished = terminate
africana-label-adventures = avventure
africana-label-silver = monete d’argento
africana-label-points = punti
africana-label-n-silver =
    { $n ->
        [one] { $n } moneta d’argento
       *[other] { $n } monete d’argento
    }
africana-label-n-jokers =
    { $n ->
        [one] { $n } jolly
       *[other] { $n } jolly
    }
africana-label-n-travel-cards =
    { $n ->
        [one] { $n } carta viaggio
       *[other] { $n } carte viaggio
    }

## Expeditions and books

africana-label-expeditions = spedizioni
africana-label-space = Spazio { $n }
africana-label-empty = vuoto
# Same as in English.
africana-label-bonus = bonus
africana-label-with-bonus = bonus di adesione { $gain }
africana-label-joined = partecipano: { $list }
africana-label-left = sinistra
africana-label-right = destra
africana-label-for = per { africana-label-n-silver }

## The map

africana-label-around = intorno: { $place }
africana-label-neighbours = vicini { $list }
africana-label-standing = lì: { $list }
africana-label-starting = partenza dello spazio { $list }
africana-label-ending = destinazione dello spazio { $list }
africana-label-aiming = avventure qui: { $list }
africana-label-starts = parte la spedizione 1
africana-label-ends = arriva la spedizione 1
africana-label-goal = termina un’avventura
africana-label-book-here = libro del luogo

## What may be done, before the moves

africana-label-do-go = Vai
africana-label-go-to = Vai → { $place }
africana-label-do-join = Unisciti a
africana-label-do-end = Termina
africana-label-do-turn = Gira pagina
africana-label-do-buy = Acquista
africana-label-do-discard = Scarta
africana-label-do-give-up = Rinuncia a

## The score sheet

africana-label-sheet = Punti
africana-label-hidden =
    { $n ->
        [one] { $n } carta terminata, coperta
       *[other] { $n } carte terminate, coperte
    }
africana-label-row-expeditions = spedizioni
africana-label-row-artifacts = reperti
africana-label-row-collections = collezioni
africana-label-row-assistants = assistenti
africana-label-row-silver = ogni 10 monete d’argento
africana-label-row-travel-cards = ogni 2 carte viaggio
africana-label-row-unfinished = reperti incompiuti

## Cards and map by themselves, and where they come from

africana-label-set-expeditions = Spedizioni
africana-label-set-adventures = Avventure
africana-label-set-bonuses = Bonus di adesione
africana-label-deck = mazzo
africana-label-route = percorso
africana-label-steps-taken = tappe
africana-label-adventure = avventura
africana-label-neighbour-places = vicini
africana-label-worth = valore
africana-label-origin = fonte
africana-label-steps =
    { $n ->
        [one] { $n } tappa
       *[other] { $n } tappe
    }
africana-label-published = pubblicato
africana-label-reconstructed = ricostruito
africana-label-part-published = pubblicato in parte
africana-label-route-published = via pubblicata
africana-label-published-fields = pubblicato: { $list }
africana-label-reconstructed-fields = ricostruito: { $list }
africana-label-field-name = nome
africana-label-field-half = metà
africana-label-field-symbols = simboli
africana-label-field-deck = mazzo
africana-label-field-start = partenza
africana-label-field-target = destinazione
africana-label-field-coins = monete d’argento
africana-label-field-points = punti
africana-label-note = nota: { $remark }
africana-remark-a-quick-south-africa-madagascar-link-is-published-without-naming-the-endpoints = un collegamento rapido tra il Sudafrica e il Madagascar è pubblicato, senza gli estremi
africana-remark-the-set-of-kinds-1-coin-2-coins-1-travel-card-is-published-which-space-has-which-is-not = i tipi (1 moneta, 2 monete, 1 carta viaggio) sono pubblicati; quale spazio abbia quale, no
africana-remark-a-madagascar-location-is-published-its-printed-name-is-not = un luogo del Madagascar è pubblicato, il suo nome stampato no
africana-remark-named-in-a-french-review = nominato in una recensione francese
africana-remark-named-in-a-german-review-and-a-japanese-play-report = nominato in una recensione tedesca e in un resoconto di partita giapponese
africana-remark-named-in-a-german-review-and-an-english-session-report = nominato in una recensione tedesca e in un resoconto di partita inglese
africana-remark-named-in-a-japanese-play-report = nominato in un resoconto di partita giapponese
africana-remark-named-in-a-japanese-play-report-expedition-target = nominato in un resoconto di partita giapponese (meta di una spedizione)
africana-remark-rulebook-start-of-england = partenza dell’Inghilterra secondo il regolamento
africana-remark-rulebook-start-of-france = partenza della Francia secondo il regolamento
africana-remark-rulebook-start-of-germany = partenza della Germania secondo il regolamento
africana-remark-rulebook-start-of-italy-northernmost-spot = partenza dell’Italia secondo il regolamento; luogo più a nord
africana-remark-deck-inferred-points-reconstructed = mazzo dedotto, punti ricostruiti
africana-remark-one-symbol = un simbolo
africana-remark-magenta-from-a-card-called-red = magenta, da una carta detta rossa
africana-label-count-places = { $n } località su { $total }
africana-label-count-routes = { $n } vie su { $total }
africana-label-count-expeditions = { $n } spedizioni su { $total }
africana-label-count-adventures = { $n } avventure su { $total }
africana-label-count-bonuses = { $n } bonus su { $total }
africana-label-starting-here = spedizioni che partono da qui
africana-label-ending-here = spedizioni che terminano qui
africana-label-aiming-here = avventure che terminano qui
africana-label-company-here = compagnia che inizia qui

## Sentences

play-africana-line = { $heading }: { $list }.
play-africana-seat =
    { $who ->
        [you] Tu: { $list }.
       *[other] { $name }: { $list }.
    }
play-africana-has =
    { $who ->
        [you] Tu, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-africana-won =
    { $who ->
        [you] Vinci
       *[other] { $name } vince
    }
play-africana-shared = Vittoria condivisa: { $list }
play-africana-origin = La mappa e le carte stampate per lo più non sono pubbliche. Pubblicati, almeno in parte: { $list }. Il resto è ricostruito.

## The command that tells of places

play-command-map = mappa
play-help-map = le località della mappa, o una di esse, per esempio «{ play-command-map } lagos»

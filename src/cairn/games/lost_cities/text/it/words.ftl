### Lost Cities.

## Pieces: $a is the colour, $b the number or the sponsor

# Masculine, as a camp and a sponsor are.
lost-cities-colour =
    { $a ->
        [yellow] giallo
        [blue] blu
        [purple] viola
        [green] verde
        [orange] arancione
        [red] rosso
       *[other] { $a }
    }
# Feminine, as an expedition is.
lost-cities-colour-f =
    { $a ->
        [yellow] gialla
        [red] rossa
       *[other] { lost-cities-colour }
    }
lost-cities-card =
    { $b ->
        [sponsor] sponsor { lost-cities-colour }
       *[other] { lost-cities-colour } { $b }
    }
# Where the colour shows by itself and room is short. Same as in English.
lost-cities-short =
    { $b ->
        [sponsor] S
       *[other] { $b }
    }
lost-cities-expedition = spedizione { lost-cities-colour-f }
lost-cities-camp = campo { lost-cities-colour }
lost-cities-city =
    { $a ->
        [yellow] città del deserto
        [blue] città sommersa
        [purple] città oscura
        [green] città nella foresta
        [orange] città di pietra
       *[other] sesto colore (partita lunga)
    }

lost-cities-milestone-three-yellow = 3 carte nella spedizione gialla
lost-cities-milestone-three-blue = 3 carte nella spedizione blu
lost-cities-milestone-three-purple = 3 carte nella spedizione viola
lost-cities-milestone-three-green = 3 carte nella spedizione verde
lost-cities-milestone-three-orange = 3 carte nella spedizione arancione
lost-cities-milestone-five-cards = 5 carte in una spedizione
lost-cities-milestone-three-started = 3 spedizioni iniziate
lost-cities-milestone-run = 3 valori consecutivi in una spedizione
lost-cities-milestone-more-started = Più spedizioni iniziate
lost-cities-milestone-best-expedition = Spedizione migliore (senza sponsor)
lost-cities-milestone-lower-hand = Somma più bassa in mano

## Moves and prompts

lost-cities-move-play = Gioca { $card }
lost-cities-move-camp = Metti { $card } nel campo
lost-cities-move-draw = Pesca dal mazzo
lost-cities-move-take = Prendi dal campo { $colour }
lost-cities-move-deal = Distribuisci la prossima manche

lost-cities-prompt-place = Gioca una carta su una spedizione o mettila nel campo
lost-cities-prompt-draw = Pesca dal mazzo o da un campo
lost-cities-prompt-deal = Distribuisci la manche { $n } di { $total }

## What a move would bring

lost-cities-effect-play =
    { $to_go ->
        [0] Da { NUMBER($before) } a { n-points }{ lost-cities-effect-bonus }
       *[other] Da { NUMBER($before) } a { n-points }, ne mancano { $to_go } per andare in pari{ lost-cities-effect-bonus }
    }
lost-cities-effect-start = Comincia da { n-points }, ne mancano { $to_go } per andare in pari{ lost-cities-effect-bonus }
# Points of milestones that are won at the end of the turn.
lost-cities-effect-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , traguardo +{ $bonus }
    }
lost-cities-effect-draw =
    { $n ->
        [0] L’ultima carta: la manche finisce
        [one] Nel mazzo resta { n-cards }
       *[other] Nel mazzo restano { n-cards }
    }
lost-cities-effect-take = Ottieni { $card }

## Why a bot moved

lost-cities-reason-play = La { $expedition } dovrebbe portare circa { n-points }{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
lost-cities-reason-net = { lost-cities-reason-sure }{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
lost-cities-reason-sure =
    { $less ->
        [0] La rete non ha dubbi
       *[other] La rete dà a questa mossa il { $share }%, a «{ $instead }» il { $less }%
    }

## What happens

lost-cities-game-starts =
    { $who ->
        [you] Manche { $n } di { $total }: cominci tu
       *[other] Manche { $n } di { $total }: comincia { $name }
    }
lost-cities-is-dealt =
    { $who ->
        [you] Ricevi { $cards }
       *[other] { $name } riceve { $cards }
    }
lost-cities-is-dealt-hidden = { $name } riceve { n-cards-acc }
lost-cities-offers-milestone = Traguardo da ottenere: «{ $milestone }»
lost-cities-starts-expedition =
    { $who ->
        [you] Inizi una spedizione con { $card }
       *[other] { $name } inizia una spedizione con { $card }
    }
lost-cities-adds-to-expedition =
    { $who ->
        [you] Aggiungi { $card } a una spedizione
       *[other] { $name } aggiunge { $card } a una spedizione
    }
lost-cities-adds-to-camp =
    { $who ->
        [you] Metti { $card } nel campo
       *[other] { $name } mette { $card } nel campo
    }
lost-cities-draws =
    { $who ->
        [you] Peschi { $card }
       *[other] { $name } pesca { $card }
    }
lost-cities-draws-hidden = { $name } pesca una carta
lost-cities-draws-from-camp =
    { $who ->
        [you] Prendi { $card } dal campo
       *[other] { $name } prende { $card } dal campo
    }
lost-cities-last-card-drawn =
    { $who ->
        [you] Prendi l’ultima carta del mazzo
       *[other] { $name } prende l’ultima carta del mazzo
    }
lost-cities-wins-milestone =
    { $who ->
        [you] Ottieni il traguardo «{ $milestone }»
       *[other] { $name } ottiene il traguardo «{ $milestone }»
    }
lost-cities-nobody-wins-milestone = Nessuno ottiene il traguardo «{ $milestone }»
lost-cities-scores =
    { $who ->
        [you] Segni { n-points }
       *[other] { $name } segna { n-points }
    }

## What cannot be done

lost-cities-no-ascending = La carta { $card } deve essere superiore a { $top }.
lost-cities-no-late-sponsor = Uno sponsor va messo prima dei numeri.
lost-cities-no-just-discarded = Hai messo lì { $card } in questo turno; pesca altrove.
lost-cities-no-camp-empty = Il campo { $colour } è vuoto.
lost-cities-no-turn-cap =
    { $n ->
        [one] Dopo { $n } turno si pesca solo dal mazzo.
       *[other] Dopo { $n } turni si pesca solo dal mazzo.
    }
lost-cities-no-place-first = Prima posa una carta, poi pesca.
lost-cities-no-draw-first = Una carta è già stata posata; ora pescane una.
lost-cities-no-deal-now = La prossima manche si distribuisce quando questa è finita.
lost-cities-no-deal-first = Prima distribuisci la prossima manche.
lost-cities-no-sixth-colour = Il colore { $colour } c’è solo nella partita lunga.

## Positions that cannot occur

lost-cities-bad-order = Questa posizione è impossibile: la carta { $card } non può stare in questo punto di una spedizione ({ $name }).
lost-cities-bad-hand = Questa posizione è impossibile: { $name } ha in mano { n-cards-acc } invece di { $due }.
lost-cities-bad-count = Questa posizione è impossibile: la carta { $card } c’è { $n }× invece di { $due }×.
lost-cities-bad-pile =
    { $n ->
        [0] Questa posizione è impossibile: il mazzo è vuoto, quindi la manche è finita.
       *[other] Questa posizione è impossibile: la manche è finita e il mazzo ha ancora { n-cards-acc }.
    }
lost-cities-bad-milestones = Questa posizione è impossibile: un traguardo c’è due volte.

## Around the pieces: what a table shows

lost-cities-label-expeditions = Spedizioni
lost-cities-label-camps = Campi
lost-cities-label-pile = Mazzo
lost-cities-label-hand = Mano
lost-cities-label-milestones = Traguardi
lost-cities-label-first-come = Chi primo arriva
lost-cities-label-at-game-end = A fine partita
lost-cities-label-won = Ottenuti
lost-cities-label-empty = vuoto
lost-cities-label-closed = chiuso in questo turno
lost-cities-label-game = Manche { $n } di { $total }
lost-cities-label-part = Manche { $n }
lost-cities-label-turn = Turno { $n }
lost-cities-label-sheet = Blocco segnapunti
lost-cities-label-row-a = A. Somma delle carte
lost-cities-label-row-b = B. Costo della spedizione
lost-cities-label-row-c = C. Moltiplicatore
lost-cities-label-row-d = D. Grande spedizione
lost-cities-label-row-e = E. Traguardi
lost-cities-label-points = Punti
lost-cities-label-total = Totale

## What is shuffled and drawn, where the fairness of a match is checked

lost-cities-source-start = Chi comincia
lost-cities-source-deal = Mazzo
lost-cities-source-milestones = Traguardi

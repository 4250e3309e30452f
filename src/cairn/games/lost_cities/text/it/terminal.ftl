### The table of Lost Cities in the terminal: the words around the cards.

play-lost-cities-milestones = Traguardi, { $n } punti ciascuno
play-lost-cities-play = gioca
play-lost-cities-camp = campo
# Same as in English.
play-lost-cities-rank =
    { $b ->
        [sponsor] sponsor
       *[other] { $b }
    }
play-lost-cities-pile = Mazzo: { n-cards }.
play-lost-cities-seat =
    { $who ->
        [you] Tu: { n-cards } in mano; punti in questa manche: { $score }; in tutto: { $whole }.
       *[other] { $name }: { n-cards } in mano; punti in questa manche: { $score }; in tutto: { $whole }.
    }
play-lost-cities-expedition =
    { $who ->
        [you] La tua { $trail }: { $ranks }; valore { $worth }.
       *[other] { $name }, { $trail }: { $ranks }; valore { $worth }.
    }
play-lost-cities-camp-top = { $where }: { $card } in cima, { n-cards }.
play-lost-cities-camp-uncounted = { $where }: { $card } in cima.
play-lost-cities-closed = Chiuso in questo turno.
play-lost-cities-empty = Campi vuoti: { $list }.
play-lost-cities-won =
    { $who ->
        [you] Tuo traguardo: «{ $milestone }».
       *[other] { $name }, traguardo: «{ $milestone }».
    }
play-lost-cities-choose-place = { $card }: { $play } gioca, da { $before } a { $after }; { $camp } campo.
play-lost-cities-choose-camp = { $card }: { $camp } campo.
play-lost-cities-choose-take = { $number }: prendi { $card }.
play-lost-cities-times =
    { $times ->
        [1] { "" }
       *[other] , per { $times }
    }
play-lost-cities-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , più { $bonus }
    }
play-lost-cities-sheet-expedition =
    { $who ->
        [you] La tua { $trail }: { $sum } meno { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } fa { $worth }.
       *[other] { $name }, { $trail }: { $sum } meno { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } fa { $worth }.
    }
play-lost-cities-sheet-milestones =
    { $who ->
        [you] I tuoi traguardi: { $n }.
       *[other] { $name }, traguardi: { $n }.
    }
play-lost-cities-sheet-points =
    { $who ->
        [you] I tuoi punti in questa manche: { $score }; in tutto: { $whole }.
       *[other] { $name }, punti in questa manche: { $score }; in tutto: { $whole }.
    }

lost-cities-aim = Posa spedizioni con numeri crescenti. Ognuna, una volta iniziata, costa 20 punti, le sue carte contano il loro numero, gli sponsor moltiplicano il risultato; vince chi ha più punti.
lost-cities-glossary = Un campo è il mazzo degli scarti di un colore. Uno sponsor si posa prima dei numeri.
lost-cities-label-empty-camp = campo vuoto
lost-cities-label-open-milestone = traguardo da vincere

lost-cities-bad-points = Questa posizione è impossibile: { $name } non può avere { n-points } da una partita finita, solo da { NUMBER($low) } a { NUMBER($high) }.
lost-cities-bad-sum = Questa posizione è impossibile: i due posti insieme non possono avere { n-points } da una partita finita, solo da { NUMBER($low) } a { NUMBER($high) }.

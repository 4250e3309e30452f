### The table of Lost Cities in the terminal: the words around the cards.

play-lost-cities-milestones = Meilensteine, je { $n } Punkte
play-lost-cities-play = anlegen
play-lost-cities-camp = Lager
play-lost-cities-rank =
    { $b ->
        [sponsor] Sponsor
       *[other] { $b }
    }
play-lost-cities-pile = Nachzugstapel: { n-cards }.
play-lost-cities-seat =
    { $who ->
        [you] Du: { n-cards } auf der Hand; Punkte in diesem Durchgang: { $score }; insgesamt: { $whole }.
       *[other] { $name }: { n-cards } auf der Hand; Punkte in diesem Durchgang: { $score }; insgesamt: { $whole }.
    }
play-lost-cities-expedition =
    { $who ->
        [you] Deine { $trail }: { $ranks }; Wert { $worth }.
       *[other] { $name }, { $trail }: { $ranks }; Wert { $worth }.
    }
play-lost-cities-camp-top = { $where }: oben { $card }, { n-cards }.
play-lost-cities-camp-uncounted = { $where }: oben { $card }.
play-lost-cities-closed = In diesem Zug geschlossen.
play-lost-cities-empty = Leere Lager: { $list }.
play-lost-cities-won =
    { $who ->
        [you] Dein Meilenstein: „{ $milestone }“.
       *[other] { $name }, Meilenstein: „{ $milestone }“.
    }
play-lost-cities-choose-place = { $card }: { $play } anlegen, von { $before } auf { $after }; { $camp } Lager.
play-lost-cities-choose-camp = { $card }: { $camp } Lager.
play-lost-cities-choose-take = { $number }: { $card } nehmen.
play-lost-cities-times =
    { $times ->
        [1] { "" }
       *[other] , mal { $times }
    }
# Same as in English.
play-lost-cities-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , plus { $bonus }
    }
play-lost-cities-sheet-expedition =
    { $who ->
        [you] Deine { $trail }: { $sum } minus { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } ist { $worth }.
       *[other] { $name }, { $trail }: { $sum } minus { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } ist { $worth }.
    }
play-lost-cities-sheet-milestones =
    { $who ->
        [you] Deine Meilensteine: { $n }.
       *[other] { $name }, Meilensteine: { $n }.
    }
play-lost-cities-sheet-points =
    { $who ->
        [you] Deine Punkte in diesem Durchgang: { $score }; insgesamt: { $whole }.
       *[other] { $name }, Punkte in diesem Durchgang: { $score }; insgesamt: { $whole }.
    }

lost-cities-aim = Lege Expeditionen mit steigenden Zahlen. Jede begonnene kostet 20 Punkte, ihre Karten zählen ihre Zahl, Sponsoren vervielfachen das Ergebnis; die meisten Punkte gewinnen.
lost-cities-glossary = Ein Lager ist der Ablagestapel einer Farbe. Ein Sponsor liegt vor den Zahlen.
lost-cities-label-empty-camp = leeres Lager
lost-cities-label-open-milestone = Meilenstein zu gewinnen

lost-cities-bad-points = Diese Stellung gibt es nicht: { $name } kann aus einem beendeten Spiel nicht { n-points } haben, nur { NUMBER($low) } bis { NUMBER($high) }.
lost-cities-bad-sum = Diese Stellung gibt es nicht: Beide zusammen können aus einem beendeten Spiel nicht { n-points } haben, nur { NUMBER($low) } bis { NUMBER($high) }.

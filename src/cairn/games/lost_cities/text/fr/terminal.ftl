### The table of Lost Cities in the terminal: the words around the cards.

play-lost-cities-milestones = Jalons, { $n } points chacun
play-lost-cities-play = jouer
# Same as in English.
play-lost-cities-camp = camp
# Same as in English.
play-lost-cities-rank =
    { $b ->
        [sponsor] sponsor
       *[other] { $b }
    }
play-lost-cities-pile = Pioche : { n-cards }.
play-lost-cities-seat =
    { $who ->
        [you] Toi : { n-cards } en main ; points dans cette manche : { $score } ; en tout : { $whole }.
       *[other] { $name } : { n-cards } en main ; points dans cette manche : { $score } ; en tout : { $whole }.
    }
play-lost-cities-expedition =
    { $who ->
        [you] Ton { $trail } : { $ranks } ; valeur { $worth }.
       *[other] { $name }, { $trail } : { $ranks } ; valeur { $worth }.
    }
play-lost-cities-camp-top = { $where } : { $card } sur le dessus, { n-cards }.
play-lost-cities-camp-uncounted = { $where } : { $card } sur le dessus.
play-lost-cities-closed = Fermé ce tour-ci.
play-lost-cities-empty = Camps vides : { $list }.
play-lost-cities-won =
    { $who ->
        [you] Ton jalon : « { $milestone } ».
       *[other] { $name }, jalon : « { $milestone } ».
    }
play-lost-cities-choose-place = { $card } : { $play } jouer, de { $before } à { $after } ; { $camp } camp.
play-lost-cities-choose-camp = { $card } : { $camp } camp.
play-lost-cities-choose-take = { $number } : prendre { $card }.
play-lost-cities-times =
    { $times ->
        [1] { "" }
       *[other] , fois { $times }
    }
# Same as in English.
play-lost-cities-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , plus { $bonus }
    }
play-lost-cities-sheet-expedition =
    { $who ->
        [you] Ton { $trail } : { $sum } moins { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } font { $worth }.
       *[other] { $name }, { $trail } : { $sum } moins { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } font { $worth }.
    }
play-lost-cities-sheet-milestones =
    { $who ->
        [you] Tes jalons : { $n }.
       *[other] { $name }, jalons : { $n }.
    }
play-lost-cities-sheet-points =
    { $who ->
        [you] Tes points dans cette manche : { $score } ; en tout : { $whole }.
       *[other] { $name }, points dans cette manche : { $score } ; en tout : { $whole }.
    }

lost-cities-aim = Pose des expéditions aux nombres croissants. Chacune, une fois commencée, coûte 20 points, ses cartes comptent leur nombre, les sponsors multiplient le résultat ; le plus de points gagne.
lost-cities-glossary = Un camp est la défausse d’une couleur. Un sponsor se pose avant les nombres.
lost-cities-label-empty-camp = camp vide
lost-cities-label-open-milestone = jalon à gagner

lost-cities-bad-points = Cette position est impossible : { $name } ne peut pas avoir { n-points } d’une manche terminée, seulement de { NUMBER($low) } à { NUMBER($high) }.
lost-cities-bad-sum = Cette position est impossible : les deux places ensemble ne peuvent pas avoir { n-points } d’une manche terminée, seulement de { NUMBER($low) } à { NUMBER($high) }.

### The table of Lost Cities in the terminal: the words around the cards.

play-lost-cities-milestones = Kamienie milowe, po { $n } punktów
play-lost-cities-play = dołóż
play-lost-cities-camp = obóz
# Same as in English.
play-lost-cities-rank =
    { $b ->
        [sponsor] sponsor
       *[other] { $b }
    }
play-lost-cities-pile = Stos dobierania: { n-cards }.
play-lost-cities-seat =
    { $who ->
        [you] Ty: { n-cards } w ręku; punkty w tej rozgrywce: { $score }; razem: { $whole }.
       *[other] { $name }: { n-cards } w ręku; punkty w tej rozgrywce: { $score }; razem: { $whole }.
    }
play-lost-cities-expedition =
    { $who ->
        [you] Twoja { $trail }: { $ranks }; wartość { $worth }.
       *[other] { $name }, { $trail }: { $ranks }; wartość { $worth }.
    }
play-lost-cities-camp-top = { $where }: na wierzchu { $card }, { n-cards }.
play-lost-cities-camp-uncounted = { $where }: na wierzchu { $card }.
play-lost-cities-closed = Zamknięty w tej turze.
play-lost-cities-empty = Puste obozy: { $list }.
play-lost-cities-won =
    { $who ->
        [you] Twój kamień milowy: „{ $milestone }”.
       *[other] { $name }, kamień milowy: „{ $milestone }”.
    }
play-lost-cities-choose-place = { $card }: { $play } dołóż, z { $before } na { $after }; { $camp } obóz.
play-lost-cities-choose-camp = { $card }: { $camp } obóz.
play-lost-cities-choose-take = { $number }: weź z obozu: { $card }.
play-lost-cities-times =
    { $times ->
        [1] { "" }
       *[other] , razy { $times }
    }
# Same as in English.
play-lost-cities-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , plus { $bonus }
    }
play-lost-cities-sheet-expedition =
    { $who ->
        [you] Twoja { $trail }: { $sum } minus { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } daje { $worth }.
       *[other] { $name }, { $trail }: { $sum } minus { $cost }{ play-lost-cities-times }{ play-lost-cities-bonus } daje { $worth }.
    }
play-lost-cities-sheet-milestones =
    { $who ->
        [you] Twoje kamienie milowe: { $n }.
       *[other] { $name }, kamienie milowe: { $n }.
    }
play-lost-cities-sheet-points =
    { $who ->
        [you] Twoje punkty w tej rozgrywce: { $score }; razem: { $whole }.
       *[other] { $name }, punkty w tej rozgrywce: { $score }; razem: { $whole }.
    }

lost-cities-aim = Układaj ekspedycje o rosnących liczbach. Każda rozpoczęta kosztuje 20 punktów, jej karty liczą tyle, ile pokazują, a sponsorzy mnożą wynik; wygrywa najwięcej punktów.
lost-cities-glossary = Obóz to stos kart odrzuconych jednego koloru. Sponsora kładzie się przed liczbami.
lost-cities-label-empty-camp = pusty obóz
lost-cities-label-open-milestone = kamień milowy do zdobycia

lost-cities-bad-points = Taka pozycja nie może wystąpić: { $name } nie może mieć z zakończonej gry { n-points }, tylko od { NUMBER($low) } do { NUMBER($high) }.
lost-cities-bad-sum = Taka pozycja nie może wystąpić: oba miejsca razem nie mogą mieć z zakończonej gry { n-points }, tylko od { NUMBER($low) } do { NUMBER($high) }.

### Lost Cities.

## Pieces: $a is the colour, $b the number or the sponsor

# Masculine, as a camp and a sponsor are.
lost-cities-colour =
    { $a ->
        [yellow] żółty
        [blue] niebieski
        [purple] fioletowy
        [green] zielony
        [orange] pomarańczowy
        [red] czerwony
       *[other] { $a }
    }
# Feminine, as a card and an expedition are.
lost-cities-colour-f =
    { $a ->
        [yellow] żółta
        [blue] niebieska
        [purple] fioletowa
        [green] zielona
        [orange] pomarańczowa
        [red] czerwona
       *[other] { $a }
    }
# Same as in English.
lost-cities-card =
    { $b ->
        [sponsor] { lost-cities-colour } sponsor
       *[other] { lost-cities-colour-f } { $b }
    }
# Where the colour shows by itself and room is short. Same as in English.
lost-cities-short =
    { $b ->
        [sponsor] S
       *[other] { $b }
    }
lost-cities-expedition = { lost-cities-colour-f } ekspedycja
lost-cities-camp = { lost-cities-colour } obóz
lost-cities-city =
    { $a ->
        [yellow] miasto pustynne
        [blue] miasto podwodne
        [purple] miasto mroczne
        [green] miasto leśne
        [orange] miasto kamienne
       *[other] szósty kolor (długa gra)
    }

lost-cities-milestone-three-yellow = 3 karty w żółtej ekspedycji
lost-cities-milestone-three-blue = 3 karty w niebieskiej ekspedycji
lost-cities-milestone-three-purple = 3 karty w fioletowej ekspedycji
lost-cities-milestone-three-green = 3 karty w zielonej ekspedycji
lost-cities-milestone-three-orange = 3 karty w pomarańczowej ekspedycji
lost-cities-milestone-five-cards = 5 kart w dowolnej ekspedycji
lost-cities-milestone-three-started = 3 rozpoczęte ekspedycje
lost-cities-milestone-run = 3 kolejne wartości w dowolnej ekspedycji
lost-cities-milestone-more-started = Więcej rozpoczętych ekspedycji
lost-cities-milestone-best-expedition = Ekspedycja z największą liczbą punktów (bez sponsorów)
lost-cities-milestone-lower-hand = Karty w ręku o mniejszej sumie wartości

## Moves and prompts

lost-cities-move-play = Dołóż do ekspedycji: { $card }
lost-cities-move-camp = Dołóż do obozu: { $card }
lost-cities-move-draw = Dobierz ze stosu dobierania
lost-cities-move-take = Weź z obozu: { $colour }
lost-cities-move-deal = Rozdaj karty do następnej rozgrywki

lost-cities-prompt-place = Dołóż kartę do ekspedycji albo do obozu
lost-cities-prompt-draw = Dobierz ze stosu dobierania albo z obozu
lost-cities-prompt-deal = Rozdaj karty: rozgrywka { $n } z { $total }

## What a move would bring

lost-cities-effect-play =
    { $to_go ->
        [0] Z { NUMBER($before) } na { n-points }{ lost-cities-effect-bonus }
       *[other] Z { NUMBER($before) } na { n-points }, brakuje { $to_go }, żeby wyjść na zero{ lost-cities-effect-bonus }
    }
lost-cities-effect-start = Na początek { n-points }, brakuje { $to_go }, żeby wyjść na zero{ lost-cities-effect-bonus }
# Points of milestones that are won at the end of the turn.
lost-cities-effect-bonus =
    { $bonus ->
        [0] { "" }
       *[other] , kamień milowy +{ $bonus }
    }
lost-cities-effect-draw =
    { $n ->
        [0] Ostatnia karta: rozgrywka się kończy
        [few] W stosie zostaną { n-cards }
       *[many] W stosie zostanie { n-cards }
    }
lost-cities-effect-take = Dostajesz: { $card }

## Why a bot moved

lost-cities-reason-play = Ta { $expedition } powinna dać mniej więcej { n-points }{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
lost-cities-reason-net = { lost-cities-reason-sure }{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
lost-cities-reason-sure =
    { $less ->
        [0] Sieć nie ma wątpliwości
       *[other] Sieć daje temu ruchowi { $share }%, a ruchowi „{ $instead }” { $less }%
    }

## What happens

lost-cities-game-starts =
    { $who ->
        [you] Rozgrywka { $n } z { $total }: rozpoczynasz
       *[other] Rozgrywka { $n } z { $total }: rozpoczyna { $name }
    }
lost-cities-is-dealt =
    { $who ->
        [you] Otrzymujesz: { $cards }
       *[other] { $name } otrzymuje: { $cards }
    }
lost-cities-is-dealt-hidden = { $name } otrzymuje { n-cards-acc }
lost-cities-offers-milestone = Kamień milowy do zdobycia: „{ $milestone }”
lost-cities-starts-expedition =
    { $who ->
        [you] Rozpoczynasz ekspedycję: { $card }
       *[other] { $name } rozpoczyna ekspedycję: { $card }
    }
lost-cities-adds-to-expedition =
    { $who ->
        [you] Dokładasz do ekspedycji: { $card }
       *[other] { $name } dokłada do ekspedycji: { $card }
    }
lost-cities-adds-to-camp =
    { $who ->
        [you] Dokładasz do obozu: { $card }
       *[other] { $name } dokłada do obozu: { $card }
    }
lost-cities-draws =
    { $who ->
        [you] Dobierasz: { $card }
       *[other] { $name } dobiera: { $card }
    }
lost-cities-draws-hidden = { $name } dobiera kartę
lost-cities-draws-from-camp =
    { $who ->
        [you] Bierzesz z obozu: { $card }
       *[other] { $name } bierze z obozu: { $card }
    }
lost-cities-last-card-drawn =
    { $who ->
        [you] Bierzesz ostatnią kartę ze stosu dobierania
       *[other] { $name } bierze ostatnią kartę ze stosu dobierania
    }
lost-cities-wins-milestone =
    { $who ->
        [you] Zdobywasz kamień milowy „{ $milestone }”
       *[other] { $name } zdobywa kamień milowy „{ $milestone }”
    }
lost-cities-nobody-wins-milestone = Nikt nie zdobywa kamienia milowego „{ $milestone }”
lost-cities-scores =
    { $who ->
        [you] Zdobywasz { n-points }
       *[other] { $name } zdobywa { n-points }
    }

## What cannot be done

lost-cities-no-ascending = Karta { $card } musi mieć wyższą wartość niż { $top }.
lost-cities-no-late-sponsor = Sponsora można dołożyć tylko przed kartami ekspedycji.
lost-cities-no-just-discarded = Karta { $card } trafiła tam w tej turze; dobierz skądinąd.
lost-cities-no-camp-empty = Obóz { $colour } jest pusty.
lost-cities-no-turn-cap =
    { $n ->
        [one] Po { $n } turze można dobierać tylko ze stosu dobierania.
        [few] Po { $n } turach można dobierać tylko ze stosu dobierania.
       *[many] Po { $n } turach można dobierać tylko ze stosu dobierania.
    }
lost-cities-no-place-first = Najpierw dołóż kartę, potem dobierz.
lost-cities-no-draw-first = Karta jest już dołożona; teraz dobierz.
lost-cities-no-deal-now = Następną rozgrywkę rozdaje się, gdy ta się skończy.
lost-cities-no-deal-first = Najpierw rozdaj karty do następnej rozgrywki.
lost-cities-no-sixth-colour = Kolor { $colour } występuje tylko w długiej grze.

## Positions that cannot occur

lost-cities-bad-order = Taka pozycja nie może wystąpić: karta { $card } nie pasuje w tym miejscu ekspedycji ({ $name }).
lost-cities-bad-hand = Taka pozycja nie może wystąpić: { $name } ma w ręku { n-cards-acc } zamiast { $due }.
lost-cities-bad-count = Taka pozycja nie może wystąpić: karta { $card } jest { $n }×, a powinna być { $due }×.
lost-cities-bad-pile =
    { $n ->
        [0] Taka pozycja nie może wystąpić: stos dobierania jest pusty, więc rozgrywka jest skończona.
       *[many] Taka pozycja nie może wystąpić: rozgrywka jest skończona, a stos dobierania ma jeszcze { n-cards-acc }.
    }
lost-cities-bad-milestones = Taka pozycja nie może wystąpić: kamień milowy jest dwa razy.

## Around the pieces: what a table shows

lost-cities-label-expeditions = Ekspedycje
lost-cities-label-camps = Obozy
lost-cities-label-pile = Stos dobierania
lost-cities-label-hand = Ręka
lost-cities-label-milestones = Kamienie milowe
lost-cities-label-first-come = Kto pierwszy, ten lepszy
lost-cities-label-at-game-end = Na koniec rozgrywki
lost-cities-label-won = Zdobyte
lost-cities-label-empty = pusty
lost-cities-label-closed = zamknięty w tej turze
lost-cities-label-game = Rozgrywka { $n } z { $total }
lost-cities-label-part = Rozgrywka { $n }
lost-cities-label-turn = Tura { $n }
lost-cities-label-sheet = Notes
lost-cities-label-row-a = A. Karty ekspedycji
lost-cities-label-row-b = B. Koszt ekspedycji
lost-cities-label-row-c = C. Mnożnik
lost-cities-label-row-d = D. Wielka ekspedycja
lost-cities-label-row-e = E. Kamienie milowe
lost-cities-label-points = Punkty
lost-cities-label-total = Razem

## What is shuffled and drawn, where the fairness of a match is checked

lost-cities-source-start = Kto zaczyna
lost-cities-source-deal = Stos dobierania
lost-cities-source-milestones = Kamienie milowe

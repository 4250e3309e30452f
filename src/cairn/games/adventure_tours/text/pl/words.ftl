### Adventure Tours.

adventure-tours-aim = Wyposaż swoją ekspedycję, aby dołączyli do niej podróżnicy, którzy dobrze płacą. Po trzech rundach wygrywa najwięcej pieniędzy; każda karta w ręku kosztuje 2 monety.
adventure-tours-glossary = Karta dołącza jako uczestnik, jeśli twój poziom w jej kategorii sięga jej wymagania. Czerwony to technika, niebieski prowiant, żółty odzież. Co robią akcje:

## Pieces: $a is the colour of a card, $rest the adventurer, $number (mostly empty) which of several equal ones

# Masculine, as the word for colour is.
adventure-tours-colour =
    { $a ->
        [red] czerwony
        [blue] niebieski
        [yellow] żółty
       *[other] { $a }
    }
adventure-tours-card = { $rest }{ $number } ({ adventure-tours-colour })

# Same as in English.
adventure-tours-name-professor-paige-turner = Professor Paige Turner
# Same as in English.
adventure-tours-name-earl-of-bucket = Earl of Bucket
adventure-tours-name-pater-miller = Ojciec Miller
# Same as in English.
adventure-tours-name-rufus-rigs = Rufus Rigs
# Same as in English.
adventure-tours-name-molly-magpie = Molly Magpie
# Same as in English.
adventure-tours-name-betty-mcklug = Betty McKlug
# Same as in English.
adventure-tours-name-miss-anthrop = Miss Anthrop
# Same as in English.
adventure-tours-name-roy-nobleman = Roy Nobleman
# Same as in English.
adventure-tours-name-slowhand-bill = Slowhand Bill
# Same as in English.
adventure-tours-name-colonel-farsight = Colonel Farsight
# Same as in English.
adventure-tours-name-amelia-airhead = Amelia Airhead
# Same as in English.
adventure-tours-name-lady-goldsworthy = Lady Goldsworthy

adventure-tours-category-technology = technika
adventure-tours-category-provisions = prowiant
adventure-tours-category-clothing = odzież

adventure-tours-side-base = strona pustynna
adventure-tours-side-expert = strona dla ekspertów

adventure-tours-board-desert-expedition = Ekspedycja pustynna
adventure-tours-board-himalaya-yak-caravan = Karawana jaków w Himalajach
adventure-tours-board-deep-sea-submarine = Głębinowa łódź podwodna
adventure-tours-board-jungle-river-steamer = Parowiec w dżungli
adventure-tours-board-savanna-safari = Safari na sawannie
adventure-tours-board-polar-dog-sled = Polarny psi zaprzęg
adventure-tours-board-hot-air-balloon = Balon na ogrzane powietrze

# After a verb; only Polish has another form elsewhere.
adventure-tours-n-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }

## Actions and abilities: a short name, and what it does

adventure-tours-action-none = Brak akcji
adventure-tours-action-give-one = Daj jedną kartę
adventure-tours-action-give-two = Daj dwie karty
adventure-tours-action-extra-equipment = Dodatkowe wyposażenie
adventure-tours-action-discard-equipment = Odrzuć wyposażenie
adventure-tours-action-steal-equipment = Zabierz wyposażenie
adventure-tours-action-extra-turn = Kolejna tura
adventure-tours-action-same-colour-member = Uczestnik tego samego koloru
adventure-tours-action-discard-member = Odrzuć uczestnika
adventure-tours-action-steal-member = Przejmij uczestnika
adventure-tours-action-promote-equipment = Wyposażenie zmienia się w uczestników
adventure-tours-action-protect = Ochrona
# Not on a card: the card that a special ability gives away.
adventure-tours-action-gift = Karta w prezencie

adventure-tours-help-action-none = Ta karta nie ma akcji.
adventure-tours-help-action-give-one = Wybierz osobę, która dobierze 1 kartę.
adventure-tours-help-action-give-two = Jedna osoba dobiera 2 karty albo dwie osoby po 1.
adventure-tours-help-action-extra-equipment = Dołóż jeszcze jedną kartę z ręki jako wyposażenie, a potem dobierz 1 kartę.
adventure-tours-help-action-discard-equipment = Wybierz osobę, której ostatnia karta wyposażenia zostanie odrzucona.
adventure-tours-help-action-steal-equipment = Wybierz osobę, której ostatnia karta wyposażenia stanie się twoją ostatnią.
adventure-tours-help-action-extra-turn = Po tej turze masz jeszcze jedną pełną turę.
adventure-tours-help-action-same-colour-member = Dołóż jeszcze jednego uczestnika tego koloru, jeśli spełniasz jego wymaganie; możesz też użyć jego akcji.
adventure-tours-help-action-discard-member = Wybierz osobę, której ostatni uczestnik zostanie odrzucony.
adventure-tours-help-action-steal-member = Wybierz osobę, której ostatni uczestnik stanie się twoim ostatnim; jego wymaganie się nie liczy, a jego akcji nie można użyć.
adventure-tours-help-action-promote-equipment = Wszystkie twoje karty wyposażenia w tym kolorze stają się uczestnikami; ich wymagania się nie liczą, a ich akcji nie można użyć.
adventure-tours-help-action-protect = Gdy ktoś cię atakuje, odrzuć tego uczestnika, a atak nie ma skutku.

adventure-tours-ability-none = Brak zdolności specjalnej
adventure-tours-ability-extra-equipment-after-turn = Jeszcze jedna karta wyposażenia po turze
adventure-tours-ability-skip-draw-and-gift = Dobierz lub nie i daj kartę
adventure-tours-ability-use-equipment-action = Użyj akcji dołożonego wyposażenia
adventure-tours-ability-second-member = Drugi uczestnik
adventure-tours-ability-double-action = Podwójna akcja
adventure-tours-ability-second-turn = Druga tura

adventure-tours-help-ability-none = Ta plansza nie ma zdolności specjalnej.
adventure-tours-help-ability-extra-equipment-after-turn = Po zwykłej turze możesz dołożyć jeszcze jedną kartę jako wyposażenie i dobierasz za nią 1 kartę.
adventure-tours-help-ability-skip-draw-and-gift = Po dołożeniu wyposażenia nie musisz dobierać i możesz dać dowolnej osobie 1 kartę ze stosu.
adventure-tours-help-ability-use-equipment-action = Po dołożeniu wyposażenia możesz użyć jego akcji, jeśli spełniasz wymaganie karty; Ojciec Miller chroni cię wtedy stamtąd.
adventure-tours-help-ability-second-member = Po dołożeniu uczestnika możesz dołożyć jeszcze jednego w dowolnym kolorze, jeśli spełniasz jego wymaganie, i użyć jego akcji.
adventure-tours-help-ability-double-action = Po dołożeniu uczestnika możesz użyć jego akcji dwa razy, ale nie akcji Ojca Millera.
adventure-tours-help-ability-second-turn = Po swojej turze możesz mieć jeszcze jedną pełną turę.

## Moves

adventure-tours-move-equip = Wyposaż: { $card }
adventure-tours-move-join = Dołącz: { $card }
adventure-tours-move-aim-seat =
    { $who ->
        [you] Wybierz siebie
       *[other] Wybierz: { $name }
    }
adventure-tours-move-use = Użyj
adventure-tours-move-skip = Pomiń
adventure-tours-move-draw = Dobierz kartę
adventure-tours-move-protect-with = Odrzuć dla ochrony: { $card }
adventure-tours-move-protect-with-equipped = Odrzuć z wyposażenia dla ochrony: { $card }
adventure-tours-move-board = Weź planszę „{ $board }”
adventure-tours-move-deal = Rozdaj karty do następnej rundy

## Prompts

adventure-tours-prompt-play = Zagraj kartę: wyposażyć czy dołączyć?

# What an action asks. It stands behind the name of the card and a colon.
adventure-tours-ask-give-one = kto dobiera kartę?
adventure-tours-ask-give-two = dwie osoby dobierają po jednej karcie albo jedna obie; kto dobiera pierwszą?
adventure-tours-ask-extra-equipment = dołożyć jeszcze jedną kartę jako wyposażenie?
adventure-tours-ask-discard-equipment = czyją ostatnią kartę wyposażenia odrzucić?
adventure-tours-ask-steal-equipment = czyją ostatnią kartę wyposażenia zabrać?
adventure-tours-ask-extra-turn = jeszcze jedna tura po tej?
adventure-tours-ask-same-colour-member = dołożyć jeszcze jednego uczestnika tego koloru ({ $colour })?
adventure-tours-ask-discard-member = czyjego ostatniego uczestnika odrzucić?
adventure-tours-ask-steal-member = czyjego ostatniego uczestnika przejąć?
adventure-tours-ask-promote-equipment =
    { $n ->
        [one] czy { $n } karta wyposażenia tego koloru ({ $colour }) ma się stać uczestnikiem?
        [few] czy { $n } karty wyposażenia tego koloru ({ $colour }) mają się stać uczestnikami?
       *[many] czy { $n } kart wyposażenia tego koloru ({ $colour }) ma się stać uczestnikami?
    }

adventure-tours-prompt-give-one = { $card }: { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two = { $card }: { adventure-tours-ask-give-two }
adventure-tours-prompt-give-second =
    { $whom ->
        [you] { $card }: pierwsza karta jest dla ciebie; kto dobiera drugą?
       *[other] { $card }: pierwszą kartę dobiera { $victim }; kto dobiera drugą?
    }
adventure-tours-prompt-extra-equipment = { $card }: { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment = { $card }: { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment = { $card }: { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn = { $card }: { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member = { $card }: { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member = { $card }: { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member = { $card }: { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment = { $card }: { adventure-tours-ask-promote-equipment }

# The special ability “Action twice”.
adventure-tours-prompt-give-one-again = { $card }, po raz drugi: { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two-again = { $card }, po raz drugi: { adventure-tours-ask-give-two }
adventure-tours-prompt-extra-equipment-again = { $card }, po raz drugi: { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment-again = { $card }, po raz drugi: { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment-again = { $card }, po raz drugi: { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn-again = { $card }, po raz drugi: { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member-again = { $card }, po raz drugi: { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member-again = { $card }, po raz drugi: { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member-again = { $card }, po raz drugi: { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment-again = { $card }, po raz drugi: { adventure-tours-ask-promote-equipment }

# The special ability “Use the action of laid equipment”.
adventure-tours-prompt-give-one-equipped = { $card } jako wyposażenie: { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two-equipped = { $card } jako wyposażenie: { adventure-tours-ask-give-two }
adventure-tours-prompt-extra-equipment-equipped = { $card } jako wyposażenie: { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment-equipped = { $card } jako wyposażenie: { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment-equipped = { $card } jako wyposażenie: { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn-equipped = { $card } jako wyposażenie: { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member-equipped = { $card } jako wyposażenie: { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member-equipped = { $card } jako wyposażenie: { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member-equipped = { $card } jako wyposażenie: { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment-equipped = { $card } jako wyposażenie: { adventure-tours-ask-promote-equipment }

# $name attacks, $victim is asked.
adventure-tours-prompt-protect =
    { $whom ->
        [you] { $name } cię atakuje („{ $action }”). Odrzucić dla ochrony Ojca Millera?
       *[other] Atakuje { $name } („{ $action }”), broni się { $victim }. Odrzucić dla ochrony Ojca Millera?
    }

adventure-tours-prompt-more-equipment = Zdolność specjalna: dołożyć jeszcze jedną kartę jako wyposażenie?
adventure-tours-prompt-own-draw = Zdolność specjalna: dobrać kartę czy zrezygnować?
adventure-tours-prompt-gift = Zdolność specjalna: dać komuś kartę ze stosu?
adventure-tours-prompt-second-member = Zdolność specjalna: dołożyć drugiego uczestnika?
adventure-tours-prompt-second-turn = Zdolność specjalna: jeszcze jedna tura?
adventure-tours-prompt-draft = Wybierz swoją planszę ekspedycji
adventure-tours-prompt-deal = Rozdaj karty: runda { $n } z { $total }

## What a move would bring

# Parts of the sentences below.
adventure-tours-effect-income = dochód z { $before } na { $after }
adventure-tours-effect-level = { $category } z { $before } na { $after }
adventure-tours-effect-levels = technika z { $red } na { $red_to }, prowiant z { $blue } na { $blue_to }, odzież z { $yellow } na { $yellow_to }

adventure-tours-effect-equip = Poziom: { adventure-tours-effect-level }
adventure-tours-effect-equip-several = Poziomy: { adventure-tours-effect-levels }
adventure-tours-effect-join =
    { $coins ->
        [0] Dochód zostaje bez zmian: { $before }
       *[other] Podnosi { adventure-tours-effect-income }
    }
adventure-tours-effect-hand =
    { $whom ->
        [you] Twoje karty w ręku: z { $before } na { $after }
       *[other] { $victim }, karty w ręku: z { $before } na { $after }
    }
adventure-tours-effect-takes-equipment = { $victim } oddaje ci: { $card }; { adventure-tours-effect-level }
adventure-tours-effect-takes-several = { $victim } oddaje ci: { $card }; { adventure-tours-effect-levels }
adventure-tours-effect-takes-member = { $victim } oddaje ci: { $card }; { adventure-tours-effect-income }
adventure-tours-effect-loses-equipment =
    { $whom ->
        [you] Tracisz: { $card }; { adventure-tours-effect-level }
       *[other] { $victim } traci: { $card }; { adventure-tours-effect-level }
    }
adventure-tours-effect-loses-several =
    { $whom ->
        [you] Tracisz: { $card }; { adventure-tours-effect-levels }
       *[other] { $victim } traci: { $card }; { adventure-tours-effect-levels }
    }
adventure-tours-effect-loses-member =
    { $whom ->
        [you] Tracisz: { $card }; { adventure-tours-effect-income }
       *[other] { $victim } traci: { $card }; { adventure-tours-effect-income }
    }
adventure-tours-effect-protect-equipment = Powstrzymuje atak: { adventure-tours-effect-level }
adventure-tours-effect-protect-several = Powstrzymuje atak: { adventure-tours-effect-levels }
adventure-tours-effect-protect-member = Powstrzymuje atak: { adventure-tours-effect-income }
adventure-tours-effect-promote = Podnosi { adventure-tours-effect-income }, ale poziom spada z { $level } na { $level_to } ({ $category })
adventure-tours-effect-board = Na początek technika { $red }, prowiant { $blue }, odzież { $yellow }

## What happens

adventure-tours-label-part = Runda { $n }
adventure-tours-round-starts =
    { $who ->
        [you] Runda { $n } z { $total }: rozpoczynasz
       *[other] Runda { $n } z { $total }: rozpoczyna { $name }
    }
adventure-tours-gets-board =
    { $who ->
        [you] Dostajesz planszę „{ $board }”
       *[other] { $name } dostaje planszę „{ $board }”
    }
adventure-tours-drafts =
    { $who ->
        [you] Wybierasz planszę „{ $board }”
       *[other] { $name } wybiera planszę „{ $board }”
    }
adventure-tours-is-dealt =
    { $who ->
        [you] Otrzymujesz: { $cards }
       *[other] { $name } otrzymuje: { $cards }
    }
adventure-tours-is-dealt-hidden = { $name } otrzymuje { n-cards-acc }
adventure-tours-equips =
    { $who ->
        [you] Wyposażasz ekspedycję: { $card }
       *[other] { $name } wyposaża ekspedycję: { $card }
    }
adventure-tours-joins =
    { $who ->
        [you] { $card } dołącza do twojej ekspedycji
       *[other] { $card } dołącza do ekspedycji: { $name }
    }
adventure-tours-draws =
    { $who ->
        [you] Dobierasz: { $card }
       *[other] { $name } dobiera: { $card }
    }
adventure-tours-draws-hidden = { $name } dobiera kartę
adventure-tours-last-card-drawn =
    { $who ->
        [you] Dobierasz ostatnią kartę ze stosu dobierania
       *[other] { $name } dobiera ostatnią kartę ze stosu dobierania
    }
adventure-tours-gives =
    { $who ->
        [you] Dajesz kartę; otrzymuje ją { $victim }
       *[other]
            { $whom ->
                [you] { $name } daje ci kartę
               *[other] { $name } daje kartę; otrzymuje ją { $victim }
            }
    }
adventure-tours-gives-two =
    { $who ->
        [you] Dajesz dwie karty; otrzymuje je { $victim }
       *[other]
            { $whom ->
                [you] { $name } daje ci dwie karty
               *[other] { $name } daje dwie karty; otrzymuje je { $victim }
            }
    }
adventure-tours-attacks =
    { $who ->
        [you] Atakujesz („{ $action }”); broni się { $victim }
       *[other]
            { $whom ->
                [you] { $name } cię atakuje („{ $action }”)
               *[other] { $name } atakuje („{ $action }”); broni się { $victim }
            }
    }
adventure-tours-protects =
    { $who ->
        [you] { $card } cię chroni
       *[other] { $card } chroni: { $name }
    }
adventure-tours-discards-equipment =
    { $who ->
        [you] Odrzucasz wyposażenie: { $card }; traci je { $victim }
       *[other]
            { $whom ->
                [you] { $name } odrzuca twoje wyposażenie: { $card }
               *[other] { $name } odrzuca wyposażenie: { $card }; traci je { $victim }
            }
    }
adventure-tours-discards-own-equipment =
    { $who ->
        [you] Odrzucasz własne wyposażenie: { $card }
       *[other] { $name } odrzuca własne wyposażenie: { $card }
    }
adventure-tours-discards-member =
    { $who ->
        [you] Odrzucasz uczestnika: { $card }; traci go { $victim }
       *[other]
            { $whom ->
                [you] { $name } odrzuca twojego uczestnika: { $card }
               *[other] { $name } odrzuca uczestnika: { $card }; traci go { $victim }
            }
    }
adventure-tours-discards-own-member =
    { $who ->
        [you] Odrzucasz własnego uczestnika: { $card }
       *[other] { $name } odrzuca własnego uczestnika: { $card }
    }
adventure-tours-steals-equipment =
    { $who ->
        [you] Zabierasz wyposażenie: { $card }; traci je { $victim }
       *[other]
            { $whom ->
                [you] { $name } zabiera ci wyposażenie: { $card }
               *[other] { $name } zabiera wyposażenie: { $card }; traci je { $victim }
            }
    }
adventure-tours-steals-member =
    { $who ->
        [you] Przejmujesz uczestnika: { $card }; traci go { $victim }
       *[other]
            { $whom ->
                [you] { $name } przejmuje twojego uczestnika: { $card }
               *[other] { $name } przejmuje uczestnika: { $card }; traci go { $victim }
            }
    }
adventure-tours-promotes =
    { $who ->
        [you] Przesuwasz z wyposażenia do uczestników: { $cards }
       *[other] { $name } przesuwa z wyposażenia do uczestników: { $cards }
    }
# Pater Miller, laid as equipment by a special ability.
adventure-tours-readies =
    { $who ->
        [you] { $card } chroni cię, leżąc w wyposażeniu
       *[other] { $card } chroni, leżąc w wyposażeniu: { $name }
    }
adventure-tours-earns-turn =
    { $who ->
        [you] Masz potem jeszcze jedną turę
       *[other] { $name } ma potem jeszcze jedną turę
    }
adventure-tours-uses-ability =
    { $who ->
        [you] Używasz zdolności specjalnej „{ $ability }”
       *[other] { $name } używa zdolności specjalnej „{ $ability }”
    }
adventure-tours-forgoes-draw =
    { $who ->
        [you] Nie dobierasz
       *[other] { $name } nie dobiera
    }
adventure-tours-turn-again =
    { $who ->
        [you] Masz dodatkową turę
       *[other] { $name } ma dodatkową turę
    }
adventure-tours-ends-round =
    { $who ->
        [you] Nie masz już kart; runda { $n } jest skończona
       *[other] { $name } nie ma już kart; runda { $n } jest skończona
    }
adventure-tours-pile-ends-round =
    { $who ->
        [you] Stos dobierania się wyczerpał, a trwa twoja tura; runda { $n } jest skończona
       *[other] Stos dobierania się wyczerpał, a turę ma { $name }; runda { $n } jest skończona
    }
adventure-tours-earns =
    { $who ->
        [you] Zarabiasz { adventure-tours-n-coins } (uczestnicy: { $n })
       *[other] { $name } zarabia { adventure-tours-n-coins } (uczestnicy: { $n })
    }
adventure-tours-pays =
    { $who ->
        [you] Płacisz { adventure-tours-n-coins } za { n-cards-acc } w ręku
       *[other] { $name } płaci { adventure-tours-n-coins } za { n-cards-acc } w ręku
    }
adventure-tours-pays-all =
    { $who ->
        [you] Karty w ręku: { $n }, kosztują { $cost }, masz { adventure-tours-n-coins }: nic ci nie zostaje
       *[other] { $name }, karty w ręku: { $n }, kosztują { $cost }, { $name } ma { adventure-tours-n-coins }: nic nie zostaje
    }
# $other is what the next best has.
adventure-tours-wins =
    { $who ->
        [you] Wygrywasz, mając { adventure-tours-n-coins } (następny wynik: { $other })
       *[other] { $name } wygrywa, mając { adventure-tours-n-coins } (następny wynik: { $other })
    }
adventure-tours-shares-win =
    { $who ->
        [you] Wspólne zwycięstwo: masz { adventure-tours-n-coins }
       *[other] Wspólne zwycięstwo: { $name } ma { adventure-tours-n-coins }
    }

## What cannot be done

adventure-tours-no-deal-now = Następną rundę rozdaje się, gdy ta się skończy.
adventure-tours-no-deal-first = Najpierw rozdaj karty do następnej rundy.
adventure-tours-no-board-now = Teraz nie wybiera się planszy.
adventure-tours-no-board-first = Najpierw wybierz planszę.
adventure-tours-no-such-board = Planszy „{ $board }” nie ma wśród tych, które możesz wybrać.
adventure-tours-no-answer-first = Ktoś cię atakuje: najpierw użyj ochrony albo z niej zrezygnuj.
adventure-tours-no-attack = Teraz nikt cię nie atakuje; { $card } czeka do tego czasu.
adventure-tours-no-such-guard = Karty { $card } nie ma wśród twoich uczestników.
adventure-tours-no-such-equipped-guard = Karty { $card } nie ma w twoim wyposażeniu.
adventure-tours-no-guard-moved = Karta { $card } została przejęta albo przesunięta z wyposażenia, więc nie chroni.
adventure-tours-no-guard-unready = Karta { $card } leży tam tylko jako wyposażenie i nie chroni.
adventure-tours-no-more-guards = { $card }: nie masz takiej karty z numerem { $n }; tam mogą cię chronić: { $have }.
adventure-tours-no-guard-beside = { $card }: numer { $n } leży tuż obok numeru { $other }, więc to bez różnicy; wybierz numer { $other }.
adventure-tours-no-demand = { $card } wymaga: { $category } { $need }, a masz { $have }.
adventure-tours-no-other-colour = Karta { $card } ma inny kolor; teraz można dołożyć tylko ten: { $colour }.
adventure-tours-no-equip-now = Karty { $card } nie można teraz dołożyć jako wyposażenia.
adventure-tours-no-join-now = Karty { $card } nie można teraz dołożyć jako uczestnika.
adventure-tours-no-aim-now = Teraz nikogo się nie wybiera.
adventure-tours-no-such-seat = Przy tym stole nie ma miejsca { $n }.
adventure-tours-no-oneself = U ciebie nic by to nie zmieniło; wybierz kogoś innego.
adventure-tours-no-equipment =
    { $who ->
        [you] Nie masz wyposażenia.
       *[other] { $name } nie ma wyposażenia.
    }
adventure-tours-no-member =
    { $who ->
        [you] Nie masz uczestników.
       *[other] { $name } nie ma uczestników.
    }
adventure-tours-no-pass = Musisz zagrać kartę; każdą można dołożyć jako wyposażenie.
adventure-tours-no-half = Pierwsza karta jest przydzielona, więc trzeba przydzielić i drugą.
adventure-tours-no-use-now = Teraz nie ma czego użyć.
adventure-tours-no-draw-now = Nie możesz teraz dobrać karty.

## Positions that cannot occur

adventure-tours-bad-count = Taka pozycja nie może wystąpić: karta { $card } jest { $n }×, a powinna być { $due }×.
adventure-tours-bad-pile = Taka pozycja nie może wystąpić: stos dobierania jest pusty, więc runda jest skończona.
adventure-tours-bad-hand = Taka pozycja nie może wystąpić: { $name } nie ma kart w ręku, więc runda jest skończona.
adventure-tours-bad-ready = Taka pozycja nie może wystąpić: karta { $card } nie może chronić tam, gdzie leży ({ $name }).

## What can be wrong with the component tables

adventure-tours-table-count = { $file }: razem jest { n-cards }, a powinno być { $due }.
adventure-tours-table-boards = { $file }: liczba plansz to { $n } ({ $side }), a powinno ich być { $due }.
adventure-tours-table-same-card = { $file }, wiersz { $line }: { $card } stoi już w wierszu { $n }.
adventure-tours-table-same-board = { $file }, wiersz { $line }: „{ $board }” stoi już w wierszu { $n }.
adventure-tours-table-equipment = { $file }, wiersz { $line }: „{ $value }” nie jest wyposażeniem; zapisuje się je jak { "red:1|blue:2" }, każdy kolor raz, z liczbą od 1 do 9.
adventure-tours-table-base-ability = { $file }, wiersz { $line }: strona pustynna nie ma zdolności specjalnej.

## What is shuffled and drawn, where the fairness of a match is checked

adventure-tours-source-start = Kto zaczyna
adventure-tours-source-boards = Plansze
adventure-tours-source-deal = Stos dobierania

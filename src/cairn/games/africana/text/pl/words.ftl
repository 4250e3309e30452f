### Africana.

africana-aim = Podróżuj po Afryce: dołączaj do ekspedycji tam, gdzie się zaczynają, i kończ je u celu, kupuj z ksiąg przygody i też je kończ. Na końcu wygrywa najwięcej punktów.
africana-glossary = Do miejsca wchodzi się kartą jednego z jego kolorów; joker zastępuje każdy. Znacznik pokazuje, kto bierze udział w ekspedycji.

## Pieces

# Masculine, as a symbol and an assistant are. Same as in English.
africana-colour-magenta = magenta
africana-colour-turquoise = turkusowy
africana-colour-grey = szary
africana-colour-orange = pomarańczowy
africana-colour-violet = fioletowy
africana-colour-white = biały
africana-colour-blue = niebieski
africana-colour-yellow = żółty
africana-colour-red = czerwony

# A travel card is named by its colour alone: feminine, as a card is. Same as in English.
africana-card-magenta = magenta
africana-card-turquoise = turkusowa
africana-card-grey = szara
africana-card-orange = pomarańczowa
africana-card-violet = fioletowa
africana-card-magenta-assistant = pomocnik magenta
africana-card-turquoise-assistant = turkusowy pomocnik
africana-card-grey-assistant = szary pomocnik
africana-card-orange-assistant = pomarańczowy pomocnik
africana-card-violet-assistant = fioletowy pomocnik
# Same as in English.
africana-card-joker = joker
# A card whose colour is changed for a step.
africana-card-magenta-for-5 = { africana-card-magenta } za 5 srebrnych monet
africana-card-turquoise-for-5 = { africana-card-turquoise } za 5 srebrnych monet
africana-card-grey-for-5 = { africana-card-grey } za 5 srebrnych monet
africana-card-orange-for-5 = { africana-card-orange } za 5 srebrnych monet
africana-card-violet-for-5 = { africana-card-violet } za 5 srebrnych monet
africana-card-magenta-assistant-for-5 = { africana-card-magenta-assistant } za 5 srebrnych monet
africana-card-turquoise-assistant-for-5 = { africana-card-turquoise-assistant } za 5 srebrnych monet
africana-card-grey-assistant-for-5 = { africana-card-grey-assistant } za 5 srebrnych monet
africana-card-orange-assistant-for-5 = { africana-card-orange-assistant } za 5 srebrnych monet
africana-card-violet-assistant-for-5 = { africana-card-violet-assistant } za 5 srebrnych monet

africana-place-napoli = Neapol
africana-place-tangier = Tanger
africana-place-tripoli = Trypolis
africana-place-cairo = Kair
africana-place-aswan = Asuan
africana-place-jidda = Dżudda
# Same as in English.
africana-place-timbuktu = Timbuktu
# Same as in English.
africana-place-dakar = Dakar
# Same as in English.
africana-place-lagos = Lagos
africana-place-khartoum = Chartum
africana-place-addis-ababa = Addis Abeba
# Same as in English.
africana-place-leopoldville = Leopoldville
# Same as in English.
africana-place-serengeti = Serengeti
africana-place-ujiji = Udżidżi
# Same as in English.
africana-place-zanzibar = Zanzibar
# Same as in English.
africana-place-luanda = Luanda
africana-place-mozambique = Mozambik
africana-place-victoria-falls = Wodospady Wiktorii
africana-place-tananarive = Tananarywa
africana-place-windhoek = Windhuk
# Same as in English.
africana-place-port-natal = Port Natal
africana-place-cape-town = Kapsztad

africana-half-north = Północ
africana-half-south = Południe
africana-book-north = Księga Północy
africana-book-south = Księga Południa
# Of a stack: „stos lewy”.
africana-side-left = lewy
africana-side-right = prawy
africana-company-italy = Włochy
africana-company-france = Francja
africana-company-germany = Niemcy
africana-company-england = Anglia

africana-subject-mask = maska
africana-subject-drum = bęben
africana-subject-statuette = figurka
africana-subject-vase = waza
africana-subject-shield = tarcza
africana-subject-magenta-assistant = { africana-card-magenta-assistant }
africana-subject-turquoise-assistant = { africana-card-turquoise-assistant }
africana-subject-grey-assistant = { africana-card-grey-assistant }
africana-subject-orange-assistant = { africana-card-orange-assistant }
africana-subject-violet-assistant = { africana-card-violet-assistant }

# $id tells two expeditions with the same start and target apart; mostly it is empty.
africana-expedition = { $from } → { $to }{ $id }
# What is to be found, and where.
africana-adventure = { $subject } ({ $place })

# After a verb: accusative.
africana-silver =
    { $n ->
        [one] { $n } srebrną monetę
        [few] { $n } srebrne monety
       *[many] { $n } srebrnych monet
    }
africana-price =
    { $cost ->
        [one] { $cost } srebrną monetę
        [few] { $cost } srebrne monety
       *[many] { $cost } srebrnych monet
    }
# What turning a page costs.
africana-page-price =
    { $cost ->
        [0] za darmo
       *[many] za { africana-price }
    }

## Moves and prompts

africana-move-draw = Dobierz dwie karty podróży
africana-move-turn-left = Przewróć stronę z lewej na prawą
africana-move-turn-right = Przewróć stronę z prawej na lewą
africana-move-buy-left = Kup kartę po lewej
africana-move-buy-right = Kup kartę po prawej
africana-move-go = Idź → { $place } (karta: { $card })
africana-move-join = Dołącz: { $expedition }
# An expedition or an adventure.
africana-move-end = Zakończ: { $goal }
# No more, or none at all.
africana-move-done = Gotowe
africana-move-discard = Odrzuć: { $card }
africana-move-give-up = Porzuć: { $adventure }

africana-prompt-action = Wybierz jedną akcję: dobierz, przewracaj strony i kupuj albo idź
africana-prompt-book = Przewróć stronę ({ africana-page-price }), kup kartę albo „{ africana-move-done }”
africana-prompt-travel = Idź dalej albo „{ africana-move-done }”
africana-prompt-discard = Odrzuć { n-cards-acc }
africana-prompt-give-up =
    { $n ->
        [one] Porzuć { $n } nieukończoną przygodę
        [few] Porzuć { $n } nieukończone przygody
       *[many] Porzuć { $n } nieukończonych przygód
    }

## What a move would bring

africana-effect-draw = Karty w ręku: z { $before } na { $after }
africana-effect-pay =
    { $cost ->
        [0] Za darmo
       *[many] Kosztuje { africana-price }, zostaje { $left }
    }
africana-effect-step = W ręku zostaje: { n-cards }
# A joker or an assistant.
africana-effect-step-back = W ręku zostaje: { n-cards }; zagrana karta wraca po ruchu
africana-effect-join-silver = Daje { africana-silver }; wolne znaczniki: { $markers }
africana-effect-join-cards = Daje { n-cards-acc }; wolne znaczniki: { $markers }
# $before and $after are all points, those of collections too.
africana-effect-ends = Daje { africana-silver } i { n-points }; razem z { NUMBER($before) } na { NUMBER($after) }
africana-effect-assistant =
    { $change ->
        [0] Daje kartę: { $card }
       *[many] Daje kartę: { $card }; punkty z { NUMBER($before) } na { NUMBER($after) }
    }
africana-effect-points = Punkty z { NUMBER($before) } na { NUMBER($after) }

## What happens

africana-game-starts =
    { $who ->
        [you] Rozpoczynasz
       *[other] Rozpoczyna { $name }
    }
africana-plays-company =
    { $who ->
        [you] Prowadzisz towarzystwo { $company } ({ $place }) i masz { africana-silver }
       *[other] { $name } prowadzi towarzystwo { $company } ({ $place }) i ma { africana-silver }
    }
africana-is-dealt =
    { $who ->
        [you] Otrzymujesz kartę: { $card }
       *[other] { $name } otrzymuje kartę: { $card }
    }
africana-is-dealt-hidden = { $name } otrzymuje kartę podróży
africana-lays-expedition = Ekspedycja na polu { $space }: { $expedition }
africana-shows-adventure = { $book }, stos { $side }: { $adventure }
africana-turn =
    { $who ->
        [you] Rozpoczynasz turę { $n }
       *[other] { $name } rozpoczyna turę { $n }
    }
africana-draws =
    { $who ->
        [you] Dobierasz kartę: { $card }
       *[other] { $name } dobiera kartę: { $card }
    }
africana-draws-hidden = { $name } dobiera kartę podróży
africana-shuffles = Karty odrzucone ({ n-cards }) są tasowane i tworzą nowy stos dobierania
africana-no-travel-card =
    { $who ->
        [you] Nie ma już dla ciebie karty podróży
       *[other] Karty podróży nie otrzymuje { $name }: nie ma już żadnej
    }
africana-turns-page =
    { $who ->
        [you] Przewracasz stronę ({ africana-page-price }), stos { $side }: { $adventure }
       *[other] { $name } przewraca stronę ({ africana-page-price }), stos { $side }: { $adventure }
    }
africana-buys =
    { $who ->
        [you] Kupujesz za { africana-price }: { $adventure }
       *[other] { $name } kupuje za { africana-price }: { $adventure }
    }
africana-closes-book =
    { $who ->
        [you] Zostawiasz księgę
       *[other] { $name } zostawia księgę
    }
africana-travels =
    { $who ->
        [you] Idziesz → { $place } (karta: { $card })
       *[other] { $name } idzie → { $place } (karta: { $card })
    }
africana-travels-changed =
    { $who ->
        [you] Płacisz { africana-price } i idziesz → { $place } (karta: { $card })
       *[other] { $name } płaci { africana-price } i idzie → { $place } (karta: { $card })
    }
africana-joins =
    { $who ->
        [you] Dołączasz do ekspedycji { $expedition }
       *[other] { $name } dołącza do ekspedycji { $expedition }
    }
africana-gets-bonus =
    { $who ->
        [you] Otrzymujesz { africana-silver } za dołączenie
       *[other] { $name } otrzymuje { africana-silver } za dołączenie
    }
africana-ends-expedition =
    { $who ->
        [you] Kończysz ekspedycję { $expedition } i otrzymujesz { africana-silver } oraz { n-points }
       *[other] { $name } kończy ekspedycję { $expedition } i otrzymuje { africana-silver } oraz { n-points }
    }
africana-gets-nothing =
    { $who ->
        [you] Zabierasz swój znacznik z ekspedycji { $expedition }
       *[other] { $name } zabiera swój znacznik z ekspedycji { $expedition }
    }
africana-ends-artifact =
    { $who ->
        [you] Kończysz przygodę: { $adventure }; otrzymujesz { africana-silver } oraz { n-points }
       *[other] { $name } kończy przygodę: { $adventure }; otrzymuje { africana-silver } oraz { n-points }
    }
africana-ends-assistant =
    { $who ->
        [you] Kończysz przygodę: { $adventure }; bierzesz kartę: { $card }
       *[other] { $name } kończy przygodę: { $adventure }; bierze kartę: { $card }
    }
africana-ends-movement =
    { $who ->
        [you] Kończysz ruch
       *[other] { $name } kończy ruch
    }
africana-stays =
    { $who ->
        [you] Zostajesz na miejscu
       *[other] { $name } zostaje na miejscu
    }
africana-discards =
    { $who ->
        [you] Odrzucasz kartę: { $card }
       *[other] { $name } odrzuca kartę: { $card }
    }
# A joker or an assistant leaves the game.
africana-loses-card =
    { $who ->
        [you] Tracisz kartę: { $card }; opuszcza ona grę
       *[other] { $name } traci kartę: { $card }; opuszcza ona grę
    }
africana-gives-up =
    { $who ->
        [you] Porzucasz przygodę: { $adventure }; opuszcza ona grę
       *[other] { $name } porzuca przygodę: { $adventure }; opuszcza ona grę
    }
# $name has the last turn.
africana-end-triggered =
    { $who ->
        [you] Zbliża się koniec: dogrywamy rundę, a ostatnia tura jest twoja
       *[other] Zbliża się koniec: dogrywamy rundę, a ostatnią turę ma { $name }
    }
africana-turn-cap =
    { $n ->
        [one] Po { $n } turze gra się kończy
        [few] Po { $n } turach gra się kończy
       *[many] Po { $n } turach gra się kończy
    }
africana-game-over = Gra się kończy
africana-scores =
    { $who ->
        [you] Zdobywasz { n-points } (srebro: { $coins })
       *[other] { $name } zdobywa { n-points } (srebro: { $coins })
    }
africana-wins =
    { $who ->
        [you] Wygrywasz, zdobywając { n-points }
       *[other] { $name } wygrywa, zdobywając { n-points }
    }

## What cannot be done

africana-no-discard-first = Najpierw odrzuć karty, zostawiając { $limit }; za dużo: { $n }.
africana-no-give-up-first = Najpierw porzuć przygody, zostawiając { $limit }; za dużo: { $n }.
africana-no-discard-now = Karty odrzuca się tylko na koniec tury, gdy w ręku jest ich więcej niż { $limit }.
africana-no-give-up-now = Przygody porzuca się tylko na koniec tury, gdy nieukończonych jest więcej niż { $limit }.
africana-no-while-buying = Trwa kupowanie; tura to tylko jedna akcja.
africana-no-while-moving = Trwa ruch; tura to tylko jedna akcja.
africana-no-book-empty = { $book } jest pusta.
africana-no-stack-empty = { $book }: stos { $side } jest pusty.
africana-no-page-too-expensive = Następna strona kosztuje { africana-price }; masz { $coins }.
africana-no-adventure-too-expensive = Przygoda kosztuje { africana-price }; masz { $coins }.
africana-no-already-there = Już tu jesteś: { $place }.
africana-no-route = Nie ma szlaku { $here } → { $place }.
africana-no-card-played = Karta { $card } jest już zagrana; wróci do ręki na koniec ruchu.
africana-no-symbol = { $place }: potrzebny kolor to { $symbol }; karta { $card } nie pasuje, a zmiana jej koloru kosztuje { africana-price }.
africana-no-symbols = { $place }: potrzebny kolor to { $symbol } lub { $second }; karta { $card } nie pasuje, a zmiana jej koloru kosztuje { africana-price }.
africana-no-change-needed = Karta { $card } i tak tu pasuje: { $place }. Nie trzeba zmieniać jej koloru.
africana-no-change-too-expensive = Karta { $card }: zmiana koloru kosztuje { africana-price }; masz { $coins }.
africana-no-expedition-open = Ekspedycja { $expedition } nie jest odkryta.
africana-no-start-here = Miejsce startu ekspedycji { $expedition } to { $place }; twój pionek jest tutaj: { $here }.
africana-no-joined-twice = Bierzesz już udział w ekspedycji { $expedition }.
africana-no-markers-left = Nie masz już znaczników; w użyciu: { $limit }.
africana-no-not-joined = Nie bierzesz udziału w ekspedycji { $expedition }.
africana-no-target-here = Miejsce docelowe ekspedycji { $expedition } to { $place }; twój pionek jest tutaj: { $here }.
africana-no-adventure-of-yours = Nie masz tej przygody: { $adventure }.
africana-no-adventure-target-here = Miejsce docelowe tej przygody to { $place }; twój pionek jest tutaj: { $here }.

## Component tables that do not fit

africana-table-count = { $file }: liczba wierszy to { $n }, a powinna być { $due }.
africana-table-half = { $file }: liczba miejsc w połowie „{ $half }” to { $n }, a powinna być { $due }.
africana-table-no-start = { $file }: brakuje miejsca „{ $place }”, z którego startuje towarzystwo.
africana-table-symbols = { $file }, wiersz { $line }: liczba symboli to { $n }, a powinien być jeden lub dwa.
africana-table-unknown-place = { $file }, wiersz { $line }: „{ $column }” podaje nieznane miejsce „{ $place }”.
africana-table-route-to-itself = { $file }, wiersz { $line }: szlak prowadzi z „{ $place }” do tego samego miejsca.
africana-table-route-twice = { $file }, wiersz { $line }: ten szlak stoi już w wierszu { $n }.
africana-table-disconnected = { $file }: mapa jest w kawałkach; żadna droga nie prowadzi do „{ $place }”.
africana-table-same-place = { $file }, wiersz { $line }: „{ $place }” to zarazem miejsce startu i miejsce docelowe.
africana-table-deck = { $file }: liczba kart { $deck } to { $n }, a powinna wynosić co najmniej { $due }.
africana-table-book = { $file }: liczba kart dla „{ $book }” to { $n }, a powinna być { $due }.
africana-table-kinds = { $file }: liczba rodzajów artefaktów to { $n }, a powinna być { $due }.
africana-table-subject = { $file }: „{ $subject }” dla „{ $book }” jest { $n }×, a powinno być { $due }×.
africana-table-wrong-half = { $file }, wiersz { $line }: „{ $place }” leży w tej samej połowie co „{ $book }”, a powinno leżeć w drugiej.
africana-table-spelling = { $file }: dwa różne ruchy zapisywałoby się „{ $value }”.
africana-table-name = { $file }, wiersz { $line }: „{ $column }” nie może mieć wartości „{ $value }”; nie dałoby się tak zapisać ruchu.

## Positions that cannot occur

africana-bad-count = Taka pozycja nie może wystąpić: karta { $card } jest { $n }×, a powinna być { $due }×.
africana-bad-pile-order = Taka pozycja nie może wystąpić: w stosie ekspedycji nie leży A na B, a B na C.
africana-bad-hand = Taka pozycja nie może wystąpić: { $name } ma w ręku { n-cards-acc }; nie pasuje to do limitu { $limit } i do tego, o co jest pytanie.
africana-bad-adventures = Taka pozycja nie może wystąpić: { $name } ma nieukończone przygody w liczbie { $n }; nie pasuje to do limitu { $limit } i do tego, o co jest pytanie.
africana-bad-markers = Taka pozycja nie może wystąpić: { $name } ma za dużo znaczników na ekspedycjach ({ $n } z { $limit }).
africana-bad-assistants = Taka pozycja nie może wystąpić: karta { $card } ({ $name }) jest { $n }×, a może być najwyżej { $due }×.
africana-bad-spaces = Taka pozycja nie może wystąpić: puste pola ekspedycji ({ $n }), stos i koniec gry do siebie nie pasują.

## What is shuffled and drawn, where the fairness of a match is checked

africana-source-start = Kto zaczyna
africana-source-travel = Karty podróży
africana-source-north = Księga Północy
africana-source-south = Księga Południa
africana-source-deck-a = Ekspedycje A
africana-source-deck-b = Ekspedycje B
africana-source-deck-c = Ekspedycje C

### Dominion: Adventures: what the engine says beside cards and rules.

dominion-aim = Buduj własną talię: w każdej turze dobierasz pięć kart, zagrywasz Akcje i Skarby i kupujesz lepsze karty. Gdy skończą się Prowincje albo kilka innych stosów, wygrywa najwięcej punktów.
dominion-glossary = Za kartę płaci się monetami. Karty w grze i w ręku odrzuca się na koniec tury.

## Pieces

dominion-token-1-card = żeton „+1 karta”
dominion-token-1-action = żeton „+1 akcja”
dominion-token-1-buy = żeton „+1 zakup”
dominion-token-1-coin = żeton „+1 moneta”
dominion-token-2-cost = żeton „koszt −2”
dominion-token-trashing = żeton śmietniska

# After a verb; only Polish has another form elsewhere.
dominion-n-coins =
    { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }

## Types and sets of cards

dominion-label-type-action = Akcja
dominion-label-type-treasure = Skarb
dominion-label-type-victory = Zwycięstwo
dominion-label-type-curse = Klątwa
dominion-label-type-attack = Atak
dominion-label-type-reaction = Reakcja
dominion-label-type-duration = Następstwo
dominion-label-type-reserve = Rezerwa
dominion-label-type-traveller = Podróżnik
dominion-label-type-event = Zdarzenie

dominion-label-set-basic = Karty podstawowe
dominion-label-set-base = Gra podstawowa
dominion-label-set-adventures = Przygody
dominion-label-set-upgrades = Karty wymiany
dominion-label-set-events = Zdarzenia
dominion-label-set-seaside = Nad morzem

## Moves

dominion-move-play = Zagraj kartę { $card }
dominion-move-gain = Dodaj kartę { $card }
dominion-move-trash = Wyrzuć na śmietnisko kartę { $card }
dominion-move-discard = Odrzuć kartę { $card }
dominion-move-topdeck = Połóż kartę { $card } na wierzch talii
dominion-move-keep = Zachowaj kartę { $card }
dominion-move-set-aside = Odłóż na bok kartę { $card }
dominion-move-call = Przywołaj kartę { $card }
dominion-move-exchange = Wymień kartę { $card }
dominion-move-reveal = Odsłoń kartę { $card }
# Of several things that happen at one moment, this comes next.
dominion-move-resolve = Wykonaj kartę { $card }
# A card or an Event.
dominion-move-buy = Kup kartę { $card }
dominion-move-token = Połóż { $token } na stosie { $card }
dominion-move-end-actions = Zakończ fazę akcji
dominion-move-end-turn = Zakończ turę
# No more, or none at all.
dominion-move-done = Gotowe
dominion-move-yes = Tak
dominion-move-no = Nie
dominion-move-reveal-hand = Odsłoń rękę
dominion-move-choose-coin = +1 moneta
dominion-move-choose-trash = Wyrzuć kartę na śmietnisko
dominion-move-choose-silver = Dodaj jedną kartę Srebrniki
dominion-move-choose-copper = Połóż kartę Miedziaki na podkładce Karczmy
dominion-move-choose-coins = +1 moneta za każdą kartę Miedziaki na podkładce Karczmy
dominion-move-choose-attack = Odrzuć kartę Ataku
dominion-move-choose-curses = Odrzuć dwie karty Klątwa
dominion-move-choose-six = Odrzuć sześć kart
dominion-move-trash-this = Wyrzuć na śmietnisko zagraną kartę

## Prompts

dominion-prompt-action-phase = Zagraj kartę Akcji albo przejdź do fazy zakupu
dominion-prompt-buy-phase = Zagrywaj karty Skarbu, kupuj albo zakończ turę
dominion-prompt-start-of-turn = Początek tury: wybierz, co będzie następne
# Several equal Durations are due, and different cards lie aside for them.
dominion-prompt-start-of-turn-several = Początek tury: wybierz, co będzie następne; jeśli zachowasz kartę, najpierw przyjdzie kolej na taką samą, zagraną później
dominion-prompt-later-one = Wykonaj następną kartę { $card } albo zachowaj ją, aby najpierw przyszła kolej na zagraną później
# A card was just bought or gained.
dominion-prompt-meanwhile = Wybierz, co się teraz stanie
dominion-prompt-react = Zareaguj na Atak albo go przyjmij
dominion-prompt-call-after-action = Przywołać kartę Rezerwy po tej Akcji?
dominion-prompt-free-wine = Odrzucić kartę { dominion-card-wine-merchant } z podkładki Karczmy?
dominion-prompt-exchange = Wymienić Podróżnika, zanim zostanie odrzucony?
dominion-prompt-leave-play = Położyć kartę z gry na wierzchu talii, zanim zostanie odrzucona?
dominion-prompt-drop-copper = Odrzuć kartę Miedziaki albo pokaż, że jej nie masz.

dominion-prompt-discard = Odrzuć { n-cards-acc }
dominion-prompt-discard-down-to = Odrzuć karty, zostawiając na ręce { n-cards-acc }
dominion-prompt-discard-to-draw = Odrzuć dowolnie wiele kart, potem dobierz tyle samo
dominion-prompt-discard-for-one = Odrzuć karty, by dodać jedną, która kosztuje tyle samo monet (dotąd { $n })
# $name is whose card it is.
dominion-prompt-discard-or-keep =
    { $who ->
        [you] Odsłaniasz kartę { $card }: odrzucić ją czy zachować na talii?
       *[other] { $name } odsłania kartę { $card }: odrzucić ją czy zachować na talii?
    }
dominion-prompt-scouting-party = Odrzuć { n-cards-acc } spośród obejrzanych
dominion-prompt-quest = Odrzuć kartę Ataku, dwie karty Klątwa albo sześć kart, by dodać kartę Złoto
dominion-prompt-quest-attack = Odrzuć kartę Ataku, by dodać kartę Złoto
dominion-prompt-quest-six = Odrzuć jeszcze { n-cards-acc }, by dodać kartę Złoto

dominion-prompt-trash = Wyrzuć kartę z ręki na śmietnisko
dominion-prompt-trash-up-to = Wyrzuć z ręki na śmietnisko najwyżej { n-cards-acc }
dominion-prompt-trash-copper = Wyrzuć na śmietnisko kartę Miedziaki za 3 monety
dominion-prompt-trash-treasure = Wyrzuć na śmietnisko kartę Skarbu, by dodać inną, która kosztuje najwyżej o 3 monety więcej
dominion-prompt-trash-for-more = Wyrzuć kartę z ręki na śmietnisko, by dodać inną, która kosztuje najwyżej o { dominion-n-coins } więcej
# $name is whose cards they are.
dominion-prompt-trash-loot =
    { $who ->
        [you] Wybierz kartę Skarbu, którą wyrzucasz na śmietnisko
       *[other] Wybierz kartę Skarbu, którą { $name } wyrzuca na śmietnisko
    }
dominion-prompt-trash-revealed = Wybierz odsłoniętą kartę Skarbu, którą wyrzucisz na śmietnisko
dominion-prompt-trash-discard-or-keep = Obejrzaną kartę wyrzuć na śmietnisko, odrzuć albo zachowaj
dominion-prompt-trade = Wyrzuć z ręki na śmietnisko najwyżej dwie karty; za każdą dodasz kartę Srebrniki
dominion-prompt-bonfire = Wyrzuć na śmietnisko najwyżej { n-cards-acc } ze swojej strefy gry
# Equal cards in play differ.
dominion-prompt-bonfire-several = Wyrzuć na śmietnisko najwyżej { n-cards-acc } ze swojej strefy gry; jeśli zachowasz kartę, wyrzucisz zamiast niej taką samą, która zostaje w grze albo jest związana z inną
dominion-prompt-bonfire-another = Wyrzuć na śmietnisko następną kartę { $card } albo zachowaj ją i wyrzuć inną
dominion-prompt-raze = Wyrzuć na śmietnisko zagraną kartę albo kartę z ręki

dominion-prompt-gain-up-to = Dodaj kartę, która kosztuje najwyżej { dominion-n-coins }
dominion-prompt-gain-exactly = Dodać na wierzch talii kartę, która kosztuje dokładnie { dominion-n-coins }?
dominion-prompt-gain-for-all = Dodaj kartę, która kosztuje najwyżej { dominion-n-coins }; pozostali gracze też ją dodają
dominion-prompt-gain-loot = Dodaj dowolnie wiele z wyrzuconych kart Skarbu
dominion-prompt-gain-treasure = Dodaj kartę Skarbu
dominion-prompt-mine-treasure = Dodaj na rękę kartę Skarbu, która kosztuje najwyżej { dominion-n-coins }
dominion-prompt-gold-or-copper = Wybierz, co dodasz najpierw, Złoto czy Miedziaki
dominion-prompt-pilgrimage = Wybierz najwyżej trzy karty, które masz w grze; dodasz po jeszcze jednej takiej samej
dominion-prompt-seaway = Dodaj kartę Akcji, która kosztuje najwyżej 4 monety; twój żeton „+1 zakup” trafi na jej stos
dominion-prompt-inherit = Odłóż na bok dla swoich kart Posiadłość kartę Akcji, która kosztuje najwyżej 4 monety

dominion-prompt-play-twice = Zagraj kartę Akcji dwa razy
dominion-prompt-play-twice-and-copy = Zagraj kartę Akcji dwa razy i dodaj drugą taką samą
dominion-prompt-play-treasure = Zagraj karty Skarbu, najwyżej { $n }
dominion-prompt-play-discarded = Zagrać odrzuconą kartę Akcji?
# Only an Action can be set aside.
dominion-prompt-keep-or-set-aside = Zachowaj kartę albo odłóż ją na bok
dominion-prompt-keep-one = Weź jedną z kart na rękę
dominion-prompt-gear = Odłóż na bok najwyżej dwie karty na swoją następną turę
dominion-prompt-save = Odłóż na bok kartę do swojej następnej ręki
dominion-prompt-amulet = Wybierz jedno z trzech
dominion-prompt-copper-or-coins = Połóż kartę Miedziaki na podkładce Karczmy albo weź monety za te, które tam leżą
dominion-prompt-deck-to-discard = Przełożyć talię na stos kart odrzuconych?
dominion-prompt-show-victory = Połóż kartę Zwycięstwa na wierzch talii; jeśli jej nie masz, odsłoń rękę
dominion-prompt-topdeck-hand = Połóż rękę na wierzch talii, górną kartę na końcu
dominion-prompt-topdeck-one = Połóż kartę z ręki na wierzch talii
dominion-prompt-topdeck-discarded = Położyć kartę ze stosu kart odrzuconych na wierzch talii?
dominion-prompt-return-looked-at = Odłóż karty z powrotem na wierzch talii, górną na końcu
dominion-prompt-move-token = Wybierz stos, na którym położysz { $token }
dominion-prompt-teacher = Wybierz żeton +1 i stos dla niego

## What a move would bring

dominion-effect-treasure = Monety z { $coins } na { $coins_to }
dominion-effect-play = Potem akcje: { $actions }, zakupy: { $buys }, monety: { $coins }, karty na ręce: { $hand }
dominion-effect-buy = Monety z { $coins } na { $coins_to }, zakupy z { $buys } na { $buys_to }; w stosie zostaje { $left }
dominion-effect-buy-event = Monety z { $coins } na { $coins_to }, zakupy z { $buys } na { $buys_to }
dominion-effect-gain = W stosie zostaje { $left }
dominion-effect-exchange = Dostajesz: { $card }; w jej stosie zostaje { $left }
dominion-effect-end-turn = Niewykorzystane monety: { $n }, zakupy: { $buys }
dominion-effect-end-actions = Niewykorzystane akcje: { $actions }

## What happens

dominion-turn =
    { $who ->
        [you] Rozpoczynasz turę { $n }
       *[other] { $name } rozpoczyna turę { $n }
    }
dominion-extra-turn =
    { $who ->
        [you] Rozpoczynasz dodatkową turę
       *[other] { $name } rozpoczyna dodatkową turę
    }
dominion-plays =
    { $who ->
        [you] Zagrywasz kartę { $card }
       *[other] { $name } zagrywa kartę { $card }
    }
dominion-plays-again =
    { $who ->
        [you] Zagrywasz ponownie kartę { $card }
       *[other] { $name } zagrywa ponownie kartę { $card }
    }
# A card or an Event.
dominion-buys =
    { $who ->
        [you] Kupujesz kartę { $card }
       *[other] { $name } kupuje kartę { $card }
    }
dominion-buys-event =
    { $who ->
        [you] Kupujesz Zdarzenie { $card }
       *[other] { $name } kupuje Zdarzenie { $card }
    }
dominion-gains =
    { $who ->
        [you] Dodajesz kartę { $card }
       *[other] { $name } dodaje kartę { $card }
    }
dominion-gains-to-hand =
    { $who ->
        [you] Dodajesz na rękę kartę { $card }
       *[other] { $name } dodaje na rękę kartę { $card }
    }
dominion-gains-to-deck =
    { $who ->
        [you] Dodajesz na wierzch talii kartę { $card }
       *[other] { $name } dodaje na wierzch talii kartę { $card }
    }
dominion-trashes =
    { $who ->
        [you] Wyrzucasz na śmietnisko kartę { $card }
       *[other] { $name } wyrzuca na śmietnisko kartę { $card }
    }
dominion-discards =
    { $who ->
        [you] Odrzucasz kartę { $card }
       *[other] { $name } odrzuca kartę { $card }
    }
dominion-discards-hand =
    { $who ->
        [you] Odrzucasz rękę ({ n-cards })
       *[other] { $name } odrzuca rękę ({ n-cards })
    }
dominion-opens-discard =
    { $who ->
        [you] Masz na wierzchu stosu kart odrzuconych kartę { $card }
       *[other] { $name } ma na wierzchu stosu kart odrzuconych kartę { $card }
    }
dominion-draws =
    { $who ->
        [you] Dobierasz: { $cards }
       *[other] { $name } dobiera: { $cards }
    }
dominion-draws-hidden = { $name } dobiera { n-cards-acc }
dominion-shuffles =
    { $who ->
        [you] Tasujesz swój stos kart odrzuconych
       *[other] { $name } tasuje swój stos kart odrzuconych
    }
dominion-looks =
    { $who ->
        [you] Oglądasz z wierzchu talii: { $cards }
       *[other] { $name } ogląda z wierzchu talii: { $cards }
    }
dominion-looks-hidden = { $name } ogląda z wierzchu talii { n-cards-acc }
dominion-looks-through =
    { $who ->
        [you] Przeglądasz swój stos kart odrzuconych: { $cards }
       *[other] { $name } przegląda swój stos kart odrzuconych: { $cards }
    }
dominion-looks-through-hidden = { $name } przegląda swój stos kart odrzuconych ({ n-cards })
dominion-reveals =
    { $who ->
        [you] Odsłaniasz: { $cards }
       *[other] { $name } odsłania: { $cards }
    }
dominion-reveals-hand =
    { $who ->
        [you] Odsłaniasz rękę: { $cards }
       *[other] { $name } odsłania rękę: { $cards }
    }
dominion-topdecks =
    { $who ->
        [you] Kładziesz na wierzch talii kartę { $card }
       *[other] { $name } kładzie na wierzch talii kartę { $card }
    }
dominion-topdecks-hidden = { $name } kładzie kartę na wierzch talii
dominion-takes =
    { $who ->
        [you] Bierzesz na rękę kartę { $card }
       *[other] { $name } bierze na rękę kartę { $card }
    }
dominion-takes-hidden = { $name } bierze kartę na rękę
dominion-sets-aside =
    { $who ->
        [you] Odkładasz na bok kartę { $card }
       *[other] { $name } odkłada na bok kartę { $card }
    }
dominion-sets-aside-hidden = { $name } odkłada kartę na bok
dominion-takes-back =
    { $who ->
        [you] Bierzesz z powrotem na rękę { n-cards-acc }
       *[other] { $name } bierze z powrotem na rękę { n-cards-acc }
    }
dominion-inherits =
    { $who ->
        [you] Odkładasz na bok dla swoich kart Posiadłość kartę { $card }
       *[other] { $name } odkłada na bok dla swoich kart Posiadłość kartę { $card }
    }
dominion-deck-to-discard =
    { $who ->
        [you] Przekładasz talię na stos kart odrzuconych
       *[other] { $name } przekłada talię na stos kart odrzuconych
    }
dominion-to-mat =
    { $who ->
        [you] Kładziesz na podkładce Karczmy kartę { $card }
       *[other] { $name } kładzie na podkładce Karczmy kartę { $card }
    }
dominion-calls =
    { $who ->
        [you] Przywołujesz kartę { $card }
       *[other] { $name } przywołuje kartę { $card }
    }
dominion-exchanges =
    { $who ->
        [you] Wymieniasz kartę { $card } na kartę { $next }
       *[other] { $name } wymienia kartę { $card } na kartę { $next }
    }
dominion-pays =
    { $who ->
        [you] Płacisz { dominion-n-coins }
       *[other] { $name } płaci { dominion-n-coins }
    }
dominion-moves-token =
    { $who ->
        [you] Kładziesz { $token } na stosie { $card }
       *[other] { $name } kładzie { $token } na stosie { $card }
    }
dominion-takes-minus-card =
    { $who ->
        [you] Kładziesz na talii żeton „−1 karta”
       *[other] { $name } kładzie na talii żeton „−1 karta”
    }
dominion-returns-minus-card =
    { $who ->
        [you] Oddajesz żeton „−1 karta”
       *[other] { $name } oddaje żeton „−1 karta”
    }
dominion-takes-minus-coin =
    { $who ->
        [you] Bierzesz żeton „−1 moneta”
       *[other] { $name } bierze żeton „−1 moneta”
    }
dominion-returns-minus-coin =
    { $who ->
        [you] Otrzymujesz o jedną monetę mniej i oddajesz żeton „−1 moneta”
       *[other] { $name } otrzymuje o jedną monetę mniej i oddaje żeton „−1 moneta”
    }
dominion-journey-up =
    { $who ->
        [you] Odwracasz żeton podróży awersem do góry
       *[other] { $name } odwraca żeton podróży awersem do góry
    }
dominion-journey-down =
    { $who ->
        [you] Odwracasz żeton podróży awersem do dołu
       *[other] { $name } odwraca żeton podróży awersem do dołu
    }
dominion-game-over = Gra się kończy

## What cannot be done

dominion-no-other-question = Teraz pytanie jest inne.
dominion-no-other-in-action-phase = W fazie akcji zagrywasz kartę Akcji albo kończysz fazę.
dominion-no-other-in-buy-phase = W fazie zakupu zagrywasz karty Skarbu, kupujesz albo kończysz turę.
dominion-no-action-card = Karta { $card } nie jest kartą Akcji; w fazie akcji nie zagrywa się innych.
dominion-no-treasure-yet = Karta { $card } jest kartą Skarbu; te zagrywa się w fazie zakupu.
dominion-no-action-now = Karta { $card } jest kartą Akcji; faza akcji już się skończyła.
dominion-no-treasure = Karta { $card } nie jest kartą Skarbu; w fazie zakupu nie zagrywa się innych.
dominion-no-treasure-after-buying = Po pierwszym zakupie w turze nie zagrywa się już kart Skarbu.
dominion-no-buy-yet = Najpierw zakończ fazę akcji, potem kupuj.
dominion-no-buys-left = Nie masz już zakupów.
dominion-no-too-expensive =
    { $cost ->
        [one] Karta { $card } kosztuje { $cost } monetę, a masz { $coins }.
        [few] Karta { $card } kosztuje { $cost } monety, a masz { $coins }.
       *[many] Karta { $card } kosztuje { $cost } monet, a masz { $coins }.
    }
dominion-no-cards-this-turn = W tej dodatkowej turze nie możesz kupować kart.
dominion-no-cards-in-pile = Stos { $card } jest pusty.
dominion-no-such-pile = Karty { $card } nie ma w tej grze.
dominion-no-upgrade = Karty { $card } nie ma w Zasobach; dostaje się ją tylko przez wymianę.
dominion-no-second-inheritance = Zdarzenie { dominion-card-inheritance } można kupić raz na grę; masz je już za sobą.
dominion-no-event-twice = Zdarzenie { $card } można kupić raz na turę.
dominion-no-gain = Karta { $card } kosztuje { $cost } i nie należy do tych, które możesz teraz dodać.
dominion-no-action-pile = Stos { $card } nie jest stosem Akcji; żetony leżą tylko na takich.
# Another token is asked for, or (Teacher) an own token lies there.
dominion-no-token-here = Tego żetonu nie można teraz położyć na stosie { $card }.
dominion-no-such-on-mat = Karty { $card } nie ma na twojej podkładce Karczmy.
dominion-no-call-now = Karty { $card } nie można teraz przywołać.
dominion-no-exchange = Karty { $card } nie można teraz wymienić.
dominion-no-such-thing-waits = Karta { $card } nie ma teraz nic do wykonania.
dominion-no-not-this-card = Karta { $card } nie należy do tych, które możesz teraz wybrać.

## How a match cannot be set up

dominion-no-kingdom = Nie ma królestwa „{ $text }”; są: { $values } albo dziesięć nazw kart oddzielonych przecinkami.
dominion-no-kingdom-card = Karta { $card } nie jest kartą Królestwa.
dominion-no-extra = Karta { $card } jest kartą dodatkową: wymaga opcji „extras” ustawionej na „on”.
dominion-no-ten = Królestwo ma 10 różnych kart; lista ma ich { $n }.
dominion-no-event = Karta { $card } nie jest Zdarzeniem.
dominion-no-card = Nie ma karty „{ $text }”.
dominion-no-card-twice = Karta { $card } jest na liście dwa razy.

## Positions that cannot occur

dominion-bad-mat = Taka pozycja nie może wystąpić: nie ma podkładek Karczmy, bo żadna karta tej gry ich nie potrzebuje.
dominion-bad-card = Taka pozycja nie może wystąpić: karty { $card } nie ma w tej grze.
dominion-bad-count = Taka pozycja nie może wystąpić: karta { $card } jest { $n }×, a powinna być { $due }×.

## What is shuffled and drawn, where the fairness of a match is checked

dominion-source-start = Kto zaczyna
dominion-source-kingdom = Królestwo
dominion-source-events = Zdarzenia
# Every player has one; the name of the player is put behind it.
dominion-source = Talia

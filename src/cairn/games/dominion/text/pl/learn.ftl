### How to play Dominion: the words of four pictures, and of the pictured examples and cards of its rules.

dominion-learn-lead = Każdy ma własną talię i ulepsza ją każdym zakupem. Na koniec wygrywa najwięcej punktów zwycięstwa w talii.
dominion-learn-guided = Partia z przewodnikiem to jedna gra, około piętnastu minut; przeciwnik: { $name }. Każdy krok można pominąć.

## Four pictures

dominion-learn-1 = Dziesięć drobnych kart
dominion-learn-1-text = Zaczynasz z 7 kartami Miedziaki i 3 kartami Posiadłość, tasujesz je i w każdej turze masz pięć kart w ręce.
dominion-learn-1-alt = Siedem kart Miedziaki i trzy Posiadłość są tasowane; na rękę trafia pięć: trzy Miedziaki i dwie Posiadłość.
dominion-learn-2 = Akcja, zakup, porządki
dominion-learn-2-text = W każdej turze masz jedną akcję i jeden zakup; karty mogą dać ich więcej.
dominion-learn-2-alt = Trzy fazy jedna pod drugą: faza akcji, faza zakupu i faza porządków.
dominion-learn-3 = Co kupisz, to wraca
dominion-learn-3-text = Kupione i zagrane karty trafiają na twój stos kart odrzuconych. Gdy talia się skończy, tasuje się z niego nową.
dominion-learn-3-alt = Koło: kupione Srebrniki trafiają na stos kart odrzuconych, ten jest tasowany w talię, a z talii bierze się rękę.
dominion-learn-4 = Punkty zawadzają aż do końca
dominion-learn-4-text = Karty Zwycięstwa nic nie robią w ręce, ale rozstrzygają grę. Najpierw więc buduj, a w porę przejdź na karty Prowincja.
dominion-learn-4-alt = Posiadłość daje 1 punkt, Powiat 3, Prowincja 6. Gra kończy się, gdy zabraknie Prowincji albo trzy stosy są puste.

## Words in the pictures

dominion-learn-draw-five = potasuj, potem dobierz pięć
dominion-learn-action = Faza akcji
dominion-learn-action-does = Zagraj kartę Akcji i zrób to, co mówi.
dominion-learn-buy = Faza zakupu
dominion-learn-buy-does = Zagraj karty Skarbu i kup za ich monety kartę.
dominion-learn-clean-up = Faza porządków
dominion-learn-clean-up-does = Odrzuć wszystko, zagrane czy nie, i dobierz pięć kart.
dominion-learn-bought = Kupujesz kartę Srebrniki
dominion-learn-discard = karty odrzucone
dominion-learn-deck = talia
dominion-learn-shuffled = gdy talia pusta: tasuj
dominion-learn-end-provinces = Brak Prowincji: koniec
dominion-learn-end-piles = Trzy stosy puste: koniec
dominion-learn-this-turn = Ta tura
dominion-learn-next-turn = Twoja następna tura
dominion-learn-gear-now = Dobierasz 2 karty i odkładasz 2 pod spód. Karta zostaje w grze.
dominion-learn-gear-later = 2 karty wracają na rękę; potem jest odrzucana.
dominion-learn-guide-play = Zagraj: trafia na podkładkę
dominion-learn-mat = podkładka Karczmy
dominion-learn-guide-call = Przywołaj na początku tury: nowa ręka
dominion-learn-guide-end = Odrzucana w porządkach
dominion-learn-costs =
    { $n ->
        [one] kosztuje { $n } monetę
        [few] kosztuje { $n } monety
        [many] kosztuje { $n } monet
       *[other] kosztuje { $n } monety
    }

## Examples

dominion-learn-phases = Trzy fazy
dominion-learn-phases-text = Zawsze idą w tej kolejności i żadna nie wraca: kto zaczął kupować, nie zagrywa już akcji. Niczego nie zachowuje się na następną turę; ręka za każdym razem jest nowa.
dominion-learn-phases-alt = Najpierw faza akcji: zagrać kartę Akcji. Potem faza zakupu: zagrać Skarby i kupić. Na koniec porządki: odrzucić wszystko i dobrać pięć kart.
dominion-learn-turn = Tura z dwiema akcjami
dominion-learn-turn-text = Masz w ręce karty Wioska, Kuźnia, dwie Miedziaki i jedną Posiadłość oraz jedną akcję. Wioska ją zużywa i daje dwie, więc można zagrać Kuźnię, a jedna akcja zostaje. Wśród czterech dobranych kart są jeszcze trzy Miedziaki: pięć monet wystarcza na Targowisko.
dominion-learn-turn-alt = Faza akcji: po karcie Wioska zostają dwie akcje, po karcie Kuźnia jedna. Faza zakupu: pięć kart Miedziaki to 5 monet i kupuje Targowisko.
dominion-learn-lasting = Karta Następstwa
dominion-learn-lasting-text = Ekwipunek ma jeszcze coś do zrobienia w twojej następnej turze, więc teraz się go nie odrzuca. Potem opuszcza grę w fazie porządków tamtej tury.
dominion-learn-lasting-alt = W tej turze Ekwipunek leży w grze, a pod nim dwie zakryte karty. W następnej trafiają na rękę, a Ekwipunek odchodzi.
dominion-learn-called = Przywołanie karty Rezerwy
dominion-learn-called-text = Przewodnik po zagraniu daje +1 kartę i +1 akcję, a potem czeka na podkładce Karczmy, jak długo chcesz. Przywołany na początku tury zamienia całą rękę na pięć nowych kart i nie zużywa akcji.
dominion-learn-called-alt = Najpierw: Przewodnik jest zagrany i trafia na podkładkę Karczmy. Potem: na początku późniejszej tury zostaje przywołany po nową rękę pięciu kart. Na koniec: odrzuca się go w porządkach.
dominion-learn-travellers = Od Pazia do Czempiona
dominion-learn-travellers-text = Za każdym razem, gdy zagrasz Podróżnika, w porządkach możesz go wymienić na następnego w szeregu. Cztery wymiany prowadzą od Pazia do Czempiona, który zostaje.
dominion-learn-travellers-alt = Pięć kart ze strzałkami: Paź, Poszukiwacz skarbów, Wojownik, Bohater, Czempion. Kosztują 2, 3, 4, 5 i 6.

### Stół gry Dominion w przeglądarce.

## Prosta plansza: co gdzie leży

dominion-zone-supply = Zasoby
dominion-zone-upgrades = wymiana
dominion-zone-events = Zdarzenia
dominion-zone-trash = Śmietnisko
dominion-zone-hands = ręka
dominion-zone-decks = talia
dominion-zone-discards = stos kart odrzuconych
dominion-zone-plays = strefa gry
dominion-zone-mats = Karczma
dominion-zone-asides = karty odłożone na bok
dominion-zone-stays = co zostaje w grze

## Prosta plansza: co mówi się o rzeczach, graczach i turze

dominion-fact-points =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
dominion-fact-turns =
    { $n ->
        [one] tura
        [few] tury
       *[many] tur
    }
dominion-fact-tokens = żetony
dominion-fact-token = żeton
dominion-fact-journey-up = podróż awersem do góry
dominion-fact-minus-card = −1 karta
dominion-fact-minus-coin = −1 moneta
dominion-fact-inherited = Posiadłości to także
dominion-fact-cost = koszt
dominion-fact-types = typy
dominion-fact-spent = w tej turze już kupione
dominion-fact-affordable = można jeszcze kupić
dominion-fact-stays = zostaje w grze
dominion-fact-why = dlaczego
dominion-fact-owner = gracz
dominion-fact-against = przeciw
dominion-fact-aside = odłożone dla niej
dominion-fact-seat = gra
dominion-fact-number = tura
dominion-fact-phase = faza
dominion-fact-actions =
    { $n ->
        [one] akcja
        [few] akcje
       *[many] akcji
    }
dominion-fact-buys =
    { $n ->
        [one] zakup
        [few] zakupy
       *[many] zakupów
    }
dominion-fact-coins =
    { $n ->
        [one] moneta
        [few] monety
       *[many] monet
    }
dominion-fact-bought = kupione w tej turze
dominion-fact-extra = dodatkowa tura
dominion-fact-mission = dodatkowa tura potem
dominion-fact-fairs = dodane karty mogą trafić na wierzch talii
dominion-fact-expeditions = Ekspedycje: więcej kart w fazie porządków
dominion-fact-victories-bought = kupione karty zwycięstwa
dominion-fact-merchants = więcej za pierwsze Srebrniki
dominion-fact-played-silver = Srebrniki zagrane
dominion-fact-cheaper = taniej za każdą kartę
dominion-fact-empty = puste stosy

## Prosta plansza: słowa wśród tych informacji

dominion-type-action = Akcja
dominion-type-treasure = Skarb
dominion-type-victory = Zwycięstwo
dominion-type-curse = Klątwa
dominion-type-attack = Atak
dominion-type-reaction = Reakcja
dominion-type-duration = Następstwo
dominion-type-reserve = Rezerwa
dominion-type-traveller = Podróżnik
dominion-type-event = Zdarzenie
dominion-phase-action = faza akcji
dominion-phase-buy = faza zakupu
dominion-why-aside = odłożona na bok
dominion-why-looked-at = oglądana
dominion-why-saved = do fazy porządków

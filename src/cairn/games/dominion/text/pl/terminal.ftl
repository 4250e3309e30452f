### The table of Dominion: the words around the cards.

## Kingdoms by name

dominion-label-kingdom-gentle-introduction = Łagodne wprowadzenie
dominion-label-kingdom-expert-introduction = Wprowadzenie dla ekspertów
dominion-label-kingdom-level-up = Poziom wyżej
dominion-label-kingdom-son-of-size-distortion = Zaburzone proporcje
dominion-label-kingdom-first-game = Pierwsza gra
dominion-label-kingdom-big-money = Wielkie pieniądze
dominion-label-kingdom-interaction = Interakcja
dominion-label-kingdom-size-distortion = Zmiana proporcji
dominion-label-kingdom-village-square = Plac w wiosce

## The turn

dominion-label-turn = tura { $n }
dominion-label-extra-turn = dodatkowa tura
dominion-label-phase-action = faza akcji
dominion-label-phase-buy = faza zakupu
dominion-label-actions =
    { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
       *[many] { $n } akcji
    }
dominion-label-buys =
    { $n ->
        [one] { $n } zakup
        [few] { $n } zakupy
       *[many] { $n } zakupów
    }
dominion-label-coins =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
dominion-label-cheaper = karty kosztują o { $n } mniej
dominion-label-merchants = pierwsze Srebrniki: +{ $n }
dominion-label-fairs = dodane karty mogą trafić na wierzch talii
dominion-label-expeditions = dobór w fazie porządków: +{ $n }
dominion-label-mission = potem dodatkowa tura
dominion-label-empty = puste stosy: { $n } z { $total }

## What lies where

dominion-label-basics = Karty podstawowe
dominion-label-kingdom = Królestwo
dominion-label-upgrades = Wymiana
dominion-label-events = Zdarzenia
dominion-label-trash = Śmietnisko
dominion-label-hand = ręka
dominion-label-deck = talia
dominion-label-discard = odrzucone
dominion-label-turns = tury
dominion-label-in-play = w grze
dominion-label-staying = zostaje w grze
dominion-label-mat = Karczma
dominion-label-aside = odłożone na bok
dominion-label-looked-at = oglądane
dominion-label-saved = do fazy porządków
dominion-label-top = na wierzchu { $pile }
dominion-label-left = zostało { $n }
dominion-label-spent = w tej turze już kupione
dominion-label-nothing = nic
dominion-label-points = punkty
dominion-label-sheet = Punkty i talie

## Tokens

dominion-label-tokens = żetony
dominion-label-token-1-card = +1 karta
dominion-label-token-1-action = +1 akcja
dominion-label-token-1-buy = +1 zakup
dominion-label-token-1-coin = +1 moneta
dominion-label-token-2-cost = koszt −2
dominion-label-token-trashing = śmietnisko
dominion-label-short-1-card = +karta
dominion-label-short-1-action = +akcja
dominion-label-short-1-buy = +zakup
dominion-label-short-1-coin = +$1
dominion-label-short-2-cost = −$2
dominion-label-short-trashing = śmieci
dominion-label-token-on = { $sign } na stosie { $pile }
dominion-label-inherited = Posiadłości to także: { $pile }
dominion-label-journey-up = podróż awersem do góry
dominion-label-journey-down = podróż awersem do dołu
dominion-label-minus-card = −1 karta
dominion-label-minus-coin = −1 moneta

## What may be done, above the moves

dominion-label-do-play = Zagraj
dominion-label-do-gain = Dodaj
dominion-label-do-trash = Wyrzuć
dominion-label-do-discard = Odrzuć
dominion-label-do-topdeck = Na talię
dominion-label-do-keep = Zatrzymaj
dominion-label-do-set-aside = Odłóż na bok
dominion-label-do-call = Przywołaj
dominion-label-do-exchange = Wymień
dominion-label-do-reveal = Odsłoń
dominion-label-do-resolve = Następnie
dominion-label-do-buy = Kup
dominion-label-do-event = Zdarzenie
dominion-label-all = zagraj wszystkie karty Skarbu

## The command that plays all Treasures

play-command-all = wszystko
play-help-all = zagrać wszystkie karty Skarbu z ręki, jedną po drugiej
play-all-nothing = Teraz nie ma kart Skarbu do zagrania.

## Cards by themselves

cards-cost = koszt
cards-types = typy
cards-set = zestaw
cards-edition = wydanie
cards-costs = Koszt { $n }
cards-edition-only = tylko w wydaniu { $n }
cards-pile = Stos: { $list }
cards-pile-for = { $size } przy liczbie osób { $seats }
cards-upgrade-note = poza Zasobami: tylko przez wymianę
cards-event-note = poza Zasobami: zostaje na stole

## Sentences

play-dominion-line = { $heading }: { $list }.
play-dominion-seat =
    { $who ->
        [you] Ty: { $list }.
       *[other] { $name }: { $list }.
    }
play-dominion-has =
    { $who ->
        [you] Ty, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-dominion-pile = { $pile }, koszt { $cost }, zostało { $n }
play-dominion-pile-changed = { $pile }, koszt { $cost } zamiast { $printed }, zostało { $n }
play-dominion-price = { $pile }, koszt { $cost }
play-dominion-token =
    { $who ->
        [you] twój żeton { $sign }
       *[other] żeton { $sign } ({ $name })
    }
play-dominion-won =
    { $who ->
        [you] Wygrywasz
       *[other] { $name } wygrywa
    }
play-dominion-shared = Wspólna wygrana: { $list }

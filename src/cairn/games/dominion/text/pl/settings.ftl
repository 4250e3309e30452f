### What is agreed before a match of Dominion, and how its bots play.

## Options, explained

dominion-setting-kingdom = Stosy Królestwa: zestaw z DA-W1 do DA-W4 lub DB-W2, dziesięć wylosowanych albo dziesięć kart podanych z nazwy i oddzielonych przecinkami.
dominion-setting-events = Zdarzenia: te z zestawu (przy losowym królestwie najwyżej 2 wylosowane), żadne, tyle wylosowanych albo podane z nazwy i oddzielone przecinkami.
dominion-setting-printing = Którego wydania trzymają się karty: pierwszego niemieckiego, pierwszego angielskiego czy angielskiego ze zmianami z 2022.
dominion-setting-edition = Edycja gry podstawowej: które z jej kart może mieć losowe królestwo oraz drobne zmiany niektórych kart w drugiej edycji.
dominion-setting-prosperity = Karty Platyna i Kolonia są w Zasobach.
dominion-setting-extras = Karty z dodatku Seaside mogą wejść do królestwa.
dominion-setting-open-scores = Punkty, które każdy mógłby policzyć, są widoczne.
dominion-setting-start = Kto rozpoczyna.
dominion-setting-turn-cap = Po tylu turach wszystkich graczy razem gra się kończy i liczy się punkty.

## Options, explained where nobody types

dominion-note-kingdom = Z jakich dziesięciu stosów się kupuje.
dominion-note-events = Zdarzenia kupuje się tylko dla ich działania.

## Short names

dominion-option-kingdom = Królestwo
dominion-option-events = Zdarzenia
dominion-option-printing = Wydanie
dominion-option-edition = Edycja gry podstawowej
dominion-option-prosperity = Platyna i Kolonia
# Same as in English.
dominion-option-extras = Seaside
dominion-option-open-scores = Widoczne punkty
dominion-value-kingdom-gentle-introduction = Łagodne wprowadzenie
dominion-value-kingdom-expert-introduction = Wprowadzenie dla ekspertów
dominion-value-kingdom-level-up = Poziom wyżej
dominion-value-kingdom-son-of-size-distortion = Zaburzone proporcje
dominion-value-kingdom-first-game = Pierwsza gra
dominion-value-kingdom-big-money = Wielkie pieniądze
dominion-value-kingdom-interaction = Interakcja
dominion-value-kingdom-size-distortion = Zmiana rozmiaru
dominion-value-kingdom-village-square = Plac w wiosce
dominion-value-kingdom-random = dziesięć losowych
dominion-value-events-set = te z zestawu
dominion-value-events-none = żadne
dominion-value-events-random-0 = 0 losowych
dominion-value-events-random-1 = 1 losowe
dominion-value-events-random-2 = 2 losowe
dominion-value-printing-german = niemieckie
dominion-value-printing-english = angielskie
dominion-value-printing-2022 = 2022

## A table in a few words

dominion-said-events-none = bez Zdarzeń
dominion-said-events-random-0 = bez Zdarzeń
dominion-said-events-random-1 = 1 losowe Zdarzenie
dominion-said-events-random-2 = 2 losowe Zdarzenia
dominion-said-printing-english = wydanie angielskie
dominion-said-printing-2022 = wydanie z 2022
dominion-said-edition-2 = druga edycja
dominion-said-open-scores-off = ukryte punkty

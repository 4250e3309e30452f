### What is agreed before a match of Lost Cities, and how its bots play.

## Options, explained

lost-cities-setting-milestones = Gra z wariantem Kamienie milowe.
lost-cities-setting-best-expedition = Co przy kamieniu milowym za najlepszą ekspedycję znaczy „bez sponsorów”.
lost-cities-setting-colours = Pięć kolorów albo sześć w długiej grze.
lost-cities-setting-games = Z ilu rozgrywek składa się partia.
lost-cities-setting-deck-count = Liczba kart w stosie dobierania jest widoczna.
lost-cities-setting-start = Kto rozpoczyna pierwszą rozgrywkę.
lost-cities-setting-turn-cap = Po tylu turach obu stron razem można dobierać tylko ze stosu dobierania.

## Options, explained where nobody types

lost-cities-note-milestones = Pięć małych celów po 10 punktów.
lost-cities-note-games = Około dziesięciu minut każda.
lost-cities-note-colours = Sześć kolorów: 12 kart więcej, dłuższa gra.

## Short names

lost-cities-option-milestones = Kamienie milowe
lost-cities-option-best-expedition = Najlepsza ekspedycja
lost-cities-option-colours = Kolory
lost-cities-option-games = Rozgrywki
lost-cities-option-deck-count = Liczba kart w stosie
lost-cities-value-best-expedition-no-sponsor-cards = bez kart sponsorów
lost-cities-value-best-expedition-ignore-sponsors = nie licząc sponsorów

## A table in a few words

lost-cities-said-milestones-on = kamienie milowe
lost-cities-said-colours-6 = sześć kolorów
lost-cities-said-games =
    { $n ->
        [one] { $n } rozgrywka
        [few] { $n } rozgrywki
       *[many] { $n } rozgrywek
    }
lost-cities-said-deck-count-off = bez liczby kart w stosie

## Bots

lost-cities-manner-quartz = Nauczył się gry z ponad 200 tysięcy własnych partii i od razu wie, czego go nauczyły.

### The table of Africana: the words around its pieces.

## The round and the piles

africana-label-round = runda { $n }
africana-label-expeditions-left = pozostałe ekspedycje: { $n }
africana-label-expeditions-left-next = { africana-label-expeditions-left }, następnie { $letter }
africana-label-last-round =
    { $who ->
        [you] Ostatnia runda: grasz ostatni ruch
       *[other] Ostatnia runda: { $name } gra ostatni ruch
    }
africana-label-travel-pile = karty podróży
africana-label-discards = odrzucone
africana-label-assistants = pomocnicy
africana-label-played = zagrane w tym ruchu
africana-label-nothing = nic

## Players

africana-label-hand = ręka
africana-label-your-hand = Ręka
africana-label-markers = znaczniki
africana-label-finished = ukończone
africana-label-adventures = przygody
africana-label-silver = srebro
africana-label-points = punkty
africana-label-n-silver =
    { $n ->
        [one] { $n } srebrna moneta
        [few] { $n } srebrne monety
       *[many] { $n } srebrnych monet
    }
africana-label-n-jokers =
    { $n ->
        [one] { $n } joker
        [few] { $n } jokery
       *[many] { $n } jokerów
    }
africana-label-n-travel-cards =
    { $n ->
        [one] { $n } karta podróży
        [few] { $n } karty podróży
       *[many] { $n } kart podróży
    }

## Expeditions and books

africana-label-expeditions = ekspedycje
africana-label-space = Pole { $n }
africana-label-empty = puste
africana-label-bonus = premia
africana-label-with-bonus = premia za dołączenie: { $gain }
africana-label-joined = uczestnicy: { $list }
africana-label-left = lewo
africana-label-right = prawo
africana-label-for = koszt: { africana-label-n-silver }

## The map

africana-label-around = okolica: { $place }
africana-label-neighbours = sąsiedzi: { $list }
africana-label-standing = na miejscu: { $list }
africana-label-starting = start pola { $list }
africana-label-ending = cel pola { $list }
africana-label-aiming = przygody tutaj: { $list }
africana-label-starts = start ekspedycji 1
africana-label-ends = cel ekspedycji 1
africana-label-goal = cel przygody
africana-label-book-here = księga na miejscu

## What may be done, before the moves

africana-label-do-go = Idź
africana-label-go-to = Idź → { $place }
africana-label-do-join = Dołącz
africana-label-do-end = Zakończ
africana-label-do-turn = Przewróć stronę
africana-label-do-buy = Kup
africana-label-do-discard = Odrzuć
africana-label-do-give-up = Porzuć

## The score sheet

africana-label-sheet = Punkty
africana-label-hidden =
    { $n ->
        [one] { $n } ukończona karta, zakryta
        [few] { $n } ukończone karty, zakryte
       *[many] { $n } ukończonych kart, zakrytych
    }
africana-label-row-expeditions = ekspedycje
africana-label-row-artifacts = artefakty
africana-label-row-collections = kolekcje
africana-label-row-assistants = pomocnicy
africana-label-row-silver = za każde 10 srebra
africana-label-row-travel-cards = za każde 2 karty podróży
africana-label-row-unfinished = nieukończone artefakty

## Cards and map by themselves, and where they come from

africana-label-set-expeditions = Ekspedycje
africana-label-set-adventures = Przygody
africana-label-set-bonuses = Premie za dołączenie
africana-label-deck = talia
africana-label-route = trasa
africana-label-steps-taken = kroki
africana-label-adventure = przygoda
africana-label-neighbour-places = sąsiedzi
africana-label-worth = wartość
africana-label-origin = źródło
africana-label-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
africana-label-published = opublikowane
africana-label-reconstructed = zrekonstruowane
africana-label-part-published = częściowo opublikowane
africana-label-route-published = szlak opublikowany
africana-label-published-fields = opublikowano: { $list }
africana-label-reconstructed-fields = zrekonstruowano: { $list }
africana-label-field-name = nazwa
africana-label-field-half = połowa
africana-label-field-symbols = symbole
africana-label-field-deck = talia
# Same as in English.
africana-label-field-start = start
africana-label-field-target = cel
africana-label-field-coins = srebro
africana-label-field-points = punkty
africana-label-note = uwaga: { $remark }
africana-remark-a-quick-south-africa-madagascar-link-is-published-without-naming-the-endpoints = opublikowano szybkie połączenie RPA z Madagaskarem, ale nie jego końce
africana-remark-the-set-of-kinds-1-coin-2-coins-1-travel-card-is-published-which-space-has-which-is-not = opublikowano rodzaje (1 moneta, 2 monety, 1 karta podróży), ale nie to, które pole ma który
africana-remark-a-madagascar-location-is-published-its-printed-name-is-not = opublikowano miejsce na Madagaskarze, ale nie jego drukowaną nazwę
africana-remark-named-in-a-french-review = wymienione we francuskiej recenzji
africana-remark-named-in-a-german-review-and-a-japanese-play-report = wymienione w niemieckiej recenzji i japońskiej relacji z gry
africana-remark-named-in-a-german-review-and-an-english-session-report = wymienione w niemieckiej recenzji i angielskiej relacji z gry
africana-remark-named-in-a-japanese-play-report = wymienione w japońskiej relacji z gry
africana-remark-named-in-a-japanese-play-report-expedition-target = wymienione w japońskiej relacji z gry (cel ekspedycji)
africana-remark-rulebook-start-of-england = start Anglii według instrukcji
africana-remark-rulebook-start-of-france = start Francji według instrukcji
africana-remark-rulebook-start-of-germany = start Niemiec według instrukcji
africana-remark-rulebook-start-of-italy-northernmost-spot = start Włoch według instrukcji; miejsce najdalej na północ
africana-remark-deck-inferred-points-reconstructed = talia wywnioskowana, punkty odtworzone
africana-remark-one-symbol = jeden symbol
africana-remark-magenta-from-a-card-called-red = magenta, z karty nazwanej czerwoną
africana-label-count-places = miejsca: { $n } z { $total }
africana-label-count-routes = szlaki: { $n } z { $total }
africana-label-count-expeditions = ekspedycje: { $n } z { $total }
africana-label-count-adventures = przygody: { $n } z { $total }
africana-label-count-bonuses = premie: { $n } z { $total }
africana-label-starting-here = ekspedycje ze startem tutaj
africana-label-ending-here = ekspedycje z celem tutaj
africana-label-aiming-here = przygody z celem tutaj
africana-label-company-here = towarzystwo ze startem tutaj

## Sentences

play-africana-line = { $heading }: { $list }.
play-africana-seat =
    { $who ->
        [you] Ty: { $list }.
       *[other] { $name }: { $list }.
    }
play-africana-has =
    { $who ->
        [you] Ty, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-africana-won =
    { $who ->
        [you] Wygrywasz
       *[other] Wygrywa { $name }
    }
play-africana-shared = Wspólna wygrana: { $list }
play-africana-origin = Wydrukowana mapa i karty w większości nie są publiczne. Opublikowano, przynajmniej w części: { $list }. Reszta jest zrekonstruowana.

## The command that tells of places

play-command-map = mapa
play-help-map = miejsca na mapie albo jedno z nich, na przykład „{ play-command-map } lagos”

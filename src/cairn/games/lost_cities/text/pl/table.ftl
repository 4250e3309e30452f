### Lost Cities at the browser's table. A screen reader says what is called “spoken”.

## The table

# The foot of a card that has no number.
# Same as in English.
lost-cities-table-sponsor = Sponsor
lost-cities-table-zone-board =
    { $n ->
        [one] Ekspedycje i obozy, { $n } kolor
        [few] Ekspedycje i obozy, { $n } kolory
       *[many] Ekspedycje i obozy, { $n } kolorów
    }
lost-cities-table-zone-milestones =
    { $n ->
        [one] Kamienie milowe, { $n } karta
        [few] Kamienie milowe, { $n } karty
       *[many] Kamienie milowe, { $n } kart
    }
lost-cities-table-crumb-milestones = kamienie milowe
lost-cities-table-cards-left =
    { $n ->
        [one] jeszcze { $n } karta
        [few] jeszcze { $n } karty
       *[many] jeszcze { $n } kart
    }
# After the number of cards in the draw pile, where room is short.
lost-cities-table-left =
    { $n ->
        [one] została
        [few] zostały
       *[many] zostało
    }
lost-cities-table-this-game = rozgrywka
lost-cities-table-total = partia { NUMBER($points) }
lost-cities-table-won-by =
    { $who ->
        [you] masz go ty
       *[other] ma go { $name }
    }
# How many cards or expeditions towards a milestone.
lost-cities-table-has =
    { $who ->
        [you] ty { $n }
       *[other] { $name } { $n }
    }
lost-cities-table-expeditions-of =
    { $who ->
        [you] Twoje ekspedycje
       *[other] Ekspedycje: { $name }
    }
lost-cities-table-seat-spoken =
    { $who ->
        [you] Ty: { n-points } w tej rozgrywce, { NUMBER($total) } w partii. { n-cards } w ręku. Kamienie milowe: { $milestones }.
       *[other] { $name }: { n-points } w tej rozgrywce, { NUMBER($total) } w partii. { n-cards } w ręku. Kamienie milowe: { $milestones }.
    }
lost-cities-table-score-line =
    { $who ->
        [you] Masz { n-points } w tej rozgrywce, { NUMBER($total) } w partii.
       *[other] { $name } ma { n-points } w tej rozgrywce, { NUMBER($total) } w partii.
    }
lost-cities-table-place-question = Dołóż kartę
lost-cities-table-place-detail = Do ekspedycji albo do obozu w jej kolorze. Potem dobierasz.
lost-cities-table-where = Dokąd trafi { $card }?
# Why a card goes into the camp: what it would do on its expedition.
lost-cities-table-instead = W wyprawie: { $text }
lost-cities-table-draw-detail = Możesz też wziąć wierzchnią kartę z obozu, jeśli jest podświetlona.
lost-cities-table-draw-only = Dobierz kartę
lost-cities-table-play-on = Do ekspedycji
lost-cities-table-to-camp = Do obozu
lost-cities-table-is-placing =
    { $who ->
        [you] Właśnie wybierasz kartę
       *[other] { $name } właśnie wybiera kartę
    }
lost-cities-table-is-drawing =
    { $who ->
        [you] Właśnie dobierasz kartę
       *[other] { $name } właśnie dobiera kartę
    }
lost-cities-table-game-over = Koniec rozgrywki { $n } z { $total }
lost-cities-table-game-won =
    { $who ->
        [you] Wygrywasz rozgrywkę, { NUMBER($points) } do { NUMBER($other) }
       *[other] { $name } wygrywa rozgrywkę, { NUMBER($points) } do { NUMBER($other) }
    }
lost-cities-table-game-even = Remis, po { n-points }
lost-cities-table-by-game = Punkty według rozgrywek
lost-cities-table-camp = Obóz
lost-cities-table-drop-camp = Dołóż tu
lost-cities-table-drop-from = było { $text }
lost-cities-table-drop-new = nowa
lost-cities-table-lacks = { $n } do zera
lost-cities-table-no-other-expedition = { $card }: to nie jest { $expedition }.
lost-cities-table-no-other-camp = { $card }: to nie jest { $camp }.
lost-cities-table-no-theirs = To ekspedycja gracza { $name }; ty grasz we własne.
lost-cities-table-pile-open = daje nową kartę
lost-cities-table-pile-later = najpierw dołóż kartę
lost-cities-table-card-both = Możesz dołożyć tę kartę do swojej ekspedycji, która będzie wtedy warta { NUMBER($points) }, albo do obozu.
lost-cities-table-card-camp = Możesz dołożyć tę kartę do obozu.
lost-cities-table-n-sponsors =
    { $n ->
        [one] { $n } sponsor
        [few] { $n } sponsorzy
       *[many] { $n } sponsorów
    }
lost-cities-table-expedition-of =
    { $who ->
        [you] Twoja { $expedition }
       *[other] { $name }, { $expedition }
    }
# $text is the expedition, $ranks its cards.
lost-cities-table-expedition-holds = { $text }: { $ranks }.
lost-cities-table-expedition-empty = { $text }: nierozpoczęta.
lost-cities-table-worth = Wartość { NUMBER($points) }.
lost-cities-table-on-top = Na wierzchu: { $card }.
lost-cities-table-enter-play = Enter: dołóż tu kartę { $card }, wartość wyniesie { NUMBER($points) }.
lost-cities-table-enter-camp = Enter: dołóż tu kartę { $card }.
lost-cities-table-enter-take = Enter: weź wierzchnią kartę.
lost-cities-table-enter-draw = Enter: dobierz kartę.
lost-cities-table-about-number =
    { $n ->
        [one] Daje { $n } punkt w swojej ekspedycji, po każdej niższej liczbie.
        [few] Daje { $n } punkty w swojej ekspedycji, po każdej niższej liczbie.
       *[many] Daje { $n } punktów w swojej ekspedycji, po każdej niższej liczbie.
    }
lost-cities-table-about-sponsor = Leży przed liczbami. Każdy sponsor zwiększa mnożnik swojej ekspedycji o jeden, także przy stracie.
lost-cities-table-about-seen = Kolor { $colour }, karty już przez ciebie widziane: { $n } z { $total }
# The last move in one line, without the name: somebody …
lost-cities-table-brief-starts = rozpoczyna: { $card }
lost-cities-table-brief-adds = dokłada: { $card }
lost-cities-table-brief-milestone = zdobywa kamień milowy
lost-cities-table-key-take = weź z obozu, od pierwszego do szóstego
lost-cities-table-key-camp = wybrana karta do swojego obozu
lost-cities-table-key-draw = dobierz ze stosu

## How it ended

lost-cities-table-eighth = Ósma karta ekspedycji przynosi dodatkowo { $n }.
lost-cities-table-now-worth = Ekspedycja jest teraz warta { NUMBER($points) }.
# After a number.
lost-cities-table-best-row =
    { $total ->
        [1] najlepsza ekspedycja
       *[other] najlepsza ekspedycja ostatniej rozgrywki
    }
lost-cities-table-turns =
    { $n ->
        [one] tura
        [few] tury
       *[many] tur
    }

## Prosta plansza: co gdzie leży

lost-cities-zone-hands = ręka
lost-cities-zone-expeditions = ekspedycje
lost-cities-zone-camps = obozy
lost-cities-zone-closed = zamknięty obóz
lost-cities-zone-pile = stos dobierania
lost-cities-zone-milestones = kamienie milowe
lost-cities-zone-cards = karty
lost-cities-zone-finished = punkty rozgrywek

## Prosta plansza: co mówi się o rzeczach, graczach i turze

lost-cities-fact-closed = zamknięty obóz
lost-cities-fact-points =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
lost-cities-fact-total = razem
lost-cities-fact-milestones = kamienie milowe
lost-cities-fact-sum = suma
lost-cities-fact-after-cost = po kosztach
lost-cities-fact-times = mnożnik
lost-cities-fact-multiplied = pomnożone
lost-cities-fact-bonus = premia
lost-cities-fact-game = rozgrywka
lost-cities-fact-games = rozgrywki
lost-cities-fact-turn = tura
lost-cities-fact-step = krok
lost-cities-fact-starter = zaczyna
lost-cities-fact-finished = punkty rozgrywek

## Prosta plansza: słowa wśród tych informacji

lost-cities-step-place = zagranie karty
lost-cities-step-draw = dobranie karty
lost-cities-step-deal = następne rozdanie
lost-cities-step-over = koniec

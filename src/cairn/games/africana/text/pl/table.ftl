### Stół gry Africana w przeglądarce.

## Prosta plansza: co gdzie leży

africana-zone-hands = ręka
africana-zone-played = zagrane w tym ruchu
africana-zone-travel-pile = karty podróży
africana-zone-discards = odrzucone
africana-zone-expedition-pile = stos ekspedycji
africana-zone-removed = poza grą, nieznane
africana-zone-spaces = ekspedycje
africana-zone-books = księgi
africana-zone-north = księga północna
africana-zone-south = księga południowa
africana-zone-left = lewo
africana-zone-right = prawo
africana-zone-adventures = przygody
africana-zone-under = ukończone
africana-zone-expeditions = ekspedycje
africana-zone-assistants = pomocnicy obok planszy
africana-zone-gone = poza grą
africana-zone-cards = karty

## Prosta plansza: co mówi się o rzeczach, graczach i turze

africana-fact-company = kompania
africana-fact-colour = kolor
africana-fact-place = miejsce
africana-fact-silver = srebro
africana-fact-travel-cards =
    { $n ->
        [one] karta podróży
        [few] karty podróży
       *[many] kart podróży
    }
africana-fact-jokers =
    { $n ->
        [one] joker
        [few] jokery
       *[many] jokerów
    }
africana-fact-assistants = pomocnicy
africana-fact-markers =
    { $n ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    }
africana-fact-points =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
africana-fact-sheet = w tym
africana-fact-expeditions = ekspedycje
africana-fact-artifacts = artefakty
africana-fact-collections = kolekcje
africana-fact-unfinished = nieukończone artefakty
africana-fact-deck = talia
# Same as in English.
africana-fact-start = start
africana-fact-target = cel
africana-fact-coins = srebro
africana-fact-bonus = premia za dołączenie
africana-fact-amount = premia
africana-fact-kind = rodzaj
africana-fact-subject = przedmiot
africana-fact-next = następnie
africana-fact-turn = tura
africana-fact-step = krok
africana-fact-starter = zaczyna
africana-fact-page-cost = cena strony
africana-fact-last-round = ostatnia runda
africana-fact-last-seat = ostatnia tura dla
africana-fact-book = księga
africana-fact-half = połowa
africana-fact-lat = szerokość
africana-fact-lon = długość
africana-fact-near = obok
africana-fact-symbols = symbole

## Prosta plansza: słowa wśród tych informacji

africana-bonus-coins = srebro
africana-bonus-travel-card = karty podróży
africana-kind-artifact = artefakt
africana-kind-assistant = pomocnik
africana-step-action = wybór akcji
africana-step-travel = w podróży
africana-step-book = przy księdze
africana-step-discard = odrzucanie
africana-step-give-up = rezygnacja
africana-step-over = koniec

## The drawn board: parts and tabs

africana-table-map = Mapa Afryki, liczba miejsc: { $n }
africana-table-equator = Równik
africana-table-parts = Części stołu
africana-table-tab-map = Mapa
africana-table-tab-expeditions = Ekspedycje
africana-table-tab-expeditions-short = Eksp.
africana-table-tab-books = Księgi
africana-table-tab-mine = Moje
africana-table-can-choose = tu można coś wybrać
africana-table-list = Lista miejsc
africana-table-sort = Kolejność listy
africana-table-sort-distance = wg odległości
africana-table-sort-name = wg nazwy
africana-table-sort-goals = moje cele
africana-table-starts = Tu zaczynają się ekspedycje
africana-table-others = Inne miejsca
africana-table-only-map = Tylko mapa
africana-table-next-goal = Następny cel
africana-table-shelf = Twoja półka
africana-table-back-to-map = Wróć do mapy
africana-table-round = Runda { $n }
africana-table-last-round = ostatnia runda
africana-table-expeditions-left = ekspedycje w stosie: { $n }
africana-table-n-expeditions = ekspedycje: { $n }
africana-table-expeditions = Ekspedycje
africana-table-expeditions-head = Ekspedycje, premia
africana-table-assistant = Pomocnik

## The drawn board: places and distances

africana-table-here = Stoisz tutaj
africana-table-you-are-here = stoisz tutaj
africana-table-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
africana-table-steps-away =
    { $n ->
        [one] { $n } krok od ciebie
        [few] { $n } kroki od ciebie
       *[many] { $n } kroków od ciebie
    }
africana-table-away =
    { $n ->
        [one] { $n } krok dalej
        [few] { $n } kroki dalej
       *[many] { $n } kroków dalej
    }
africana-table-next-to = Obok: { $text }
africana-table-place-of = { $n } z { $total }
africana-table-step-of = Krok { $n } z { $total }
africana-table-fits = Pasuje: { $text }
africana-table-only-silver = Żadna karta nie pasuje; każda karta za srebro
africana-table-enter-plan = Enter: zaplanuj ten krok
africana-table-enter-back = Enter: cofnij ten krok
africana-table-enter-cut = Enter: utnij podróż tutaj
africana-table-ends-here = Tu kończy się twoja ekspedycja: { $expedition }, { africana-silver }, { n-points }
africana-table-starts-here = Tu zaczyna się ekspedycja: { $expedition }
africana-table-found-here = Twoja przygoda: { $adventure }
africana-table-stands-here = Tutaj: { $name }
africana-table-leads-to = Prowadzi do: { $text }
africana-table-n-places = miejsca: { $n }
africana-table-comes-back = wraca do ręki
africana-table-spent = odrzucona
africana-table-no-card = Nie masz już karty na to miejsce: { $place }.
africana-table-other-book = Stąd dostępna jest tylko: { $book }.

## The drawn board: expeditions and adventures

africana-table-expedition-n = Ekspedycja { $n }
africana-table-space-empty = Pole { $n } jest puste
africana-table-joined = Biorą udział: { $text }
africana-table-nobody = Nikt nie bierze udziału
africana-table-bonus-silver = Za dołączenie: { africana-silver }
africana-table-bonus-card = Za dołączenie: { n-cards-acc }
africana-table-join-in = start: { $place }
africana-table-ends-in = cel: { $place }
africana-table-your-adventures = Twoje przygody: { $n } z 3
africana-table-no-adventures = brak
africana-table-to-hand = do ręki
africana-table-ends = { $text }: koniec
africana-table-in-hand = w ręce: { n-cards }
africana-table-markers-left = wolne znaczniki: { $n }
africana-table-finished = ukończone: { $n }
africana-table-adventures = przygody: { $n }
africana-table-hand-empty = Brak kart w ręce

## The drawn board: books

africana-table-book-north = Księga Północy
africana-table-book-south = Księga Południa
africana-table-leads-north = cele na południu
africana-table-leads-south = cele na północy
africana-table-stand-north = z północy
africana-table-stand-south = z południa
africana-table-open-to-you = dostępna dla ciebie
africana-table-empty = pusto
africana-table-pages = strony: { $n }
africana-table-pages-word = Strony
africana-table-pages-seen = znane: { $n } z { $total }
africana-table-page-costs = Przewrócenie: { africana-page-price }
africana-table-may-show = Nowej strony nie można cofnąć
africana-table-turn-back = Wstecz
africana-table-turn-on = Dalej
africana-table-buy = Kup
africana-table-seal = Tego, co odkrywa nową stronę, nie można cofnąć.
africana-table-sealed = Strona odkryta: nie można cofnąć
africana-table-seen-word = Znane
africana-table-unseen-word = Jeszcze nieznane

## The drawn board: questions and buttons

africana-table-you-choose = Wybierasz
africana-table-is-action = { $name } wybiera akcję
africana-table-is-book = { $name } przegląda księgę
africana-table-is-travel = { $name } podróżuje: { $place }
africana-table-is-discard = { $name } odrzuca karty
africana-table-is-give-up = { $name } rezygnuje z przygody
africana-table-travelling = w podróży
africana-table-ask-action = Dobierasz, kupujesz czy idziesz?
africana-table-ask-action-more = Świecące miejsce rozpoczyna podróż, świecąca księga otwiera się do zakupów.
africana-table-ask-travel = Idziesz dalej czy zostajesz?
africana-table-ask-travel-more = Podróż trwa: wybierz świecące miejsce.
africana-table-stay = Nie rób nic
africana-table-stop = Zostań tutaj
africana-table-open-book = Otwórz księgę
africana-table-close-book = Zamknij księgę
africana-table-draw = Dobierz dwie karty
africana-table-draw-short = Dobierz dwie
africana-table-journal = Dziennik
africana-table-planning = Twoja tura, planujesz podróż
africana-table-planning-short = Plan, kroki: { $n }
africana-table-plan = { $from } → { $to }
africana-table-plan-more = Nic nie jest zagrane, zanim nie wyruszysz. Idź dalej albo wyrusz.
africana-table-plan-shows = Gdy dobierasz kartę, podróż się zatrzymuje; reszta planu zostaje.
africana-table-back-one = Cofnij krok
africana-table-travel = Wyrusz
africana-table-do-it = Zrób to
africana-table-buying = Twoja tura, zakupy
africana-table-ask-book = Kupujesz, przewracasz czy kończysz?
africana-table-ask-buy = Kupujesz: { $adventure }?
africana-table-end-buying = Zakończ zakupy
africana-table-final = Nie można cofnąć
africana-table-too-many = Za dużo na koniec tury
africana-table-discard = Odrzuć: { $text }
africana-table-discard-n = Odrzuć { n-cards-acc }
africana-table-give-up = Zrezygnuj: { $text }
africana-table-give-up-n = Zrezygnuj: { $n }
africana-table-choose-more = Wybierz jeszcze: { $n }

## The drawn board: the journal

africana-table-journey = Podróż, kroki: { $n }
africana-table-journey-of = Podróż, { $name }
africana-table-cards = Karty
africana-table-cards-of = odrzucone { $n }, wracają { $total }
africana-table-silver-to = Srebro { $before } → { $after }
africana-table-card-for = Karta: { $place }
africana-table-cut-at = Utnij podróż: { $place }
africana-table-next = Dalej: świecące miejsce

## The drawn board: shelf, points, sources

africana-table-goals = Twoje cele
africana-table-no-goals = Jeszcze brak celów
# Whether the cards in hand lead to a goal.
africana-table-this-turn = w tej turze
africana-table-lacks = brak karty: { $place }
# A journey that is planned while others play.
africana-table-wish = Na twoją turę
africana-table-one-more = jeszcze jeden: { $n }
africana-table-best-sets = najlepsze kolekcje teraz: { $n }
africana-table-points-so-far = Twoje punkty do tej pory
africana-table-if-ended = Gdyby gra skończyła się teraz
africana-table-n-rounds =
    { $n ->
        [one] runda
        [few] rundy
       *[many] rund
    }
africana-table-n-steps =
    { $n ->
        [one] krok
        [few] kroki
       *[many] kroków
    }
africana-table-reconstructed = wartości odtworzone
africana-table-published = Znane z zasad lub z recenzji.
africana-table-made-up = Odtworzone: wydrukowane wartości nie są publiczne.
africana-table-made-up-adventure = Księga, temat i cena są znane; cel i wartości odtworzone.

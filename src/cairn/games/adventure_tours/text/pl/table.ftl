### Stół gry Adventure Tours w przeglądarce.

## Prosta plansza: co gdzie leży

adventure-tours-zone-hands = ręka
adventure-tours-zone-equipment = wyposażenie
adventure-tours-zone-members = uczestnicy
adventure-tours-zone-discard = stos kart odrzuconych
adventure-tours-zone-pile = stos dobierania
adventure-tours-zone-offered = plansze do wyboru
adventure-tours-zone-progress = przebieg

## Prosta plansza: co mówi się o rzeczach, graczach i turze

adventure-tours-fact-board = plansza
adventure-tours-fact-ability = zdolność specjalna
adventure-tours-fact-levels = poziomy
adventure-tours-fact-red = technika
adventure-tours-fact-blue = prowiant
adventure-tours-fact-yellow = odzież
adventure-tours-fact-income = dochód
adventure-tours-fact-guards = ochrona
adventure-tours-fact-money = pieniądze
adventure-tours-fact-ready = chroni
adventure-tours-fact-demand = wymaganie
adventure-tours-fact-equipment = wyposażenie
adventure-tours-fact-action = akcja
adventure-tours-fact-colour = kolor
adventure-tours-fact-side = strona
adventure-tours-fact-start = poziomy na początku
adventure-tours-fact-round = runda
adventure-tours-fact-rounds = rundy
adventure-tours-fact-turn = tura
adventure-tours-fact-seat = gra
adventure-tours-fact-starter = zaczyna
adventure-tours-fact-ability-used = zdolność specjalna użyta
adventure-tours-fact-extra-turns = dodatkowe tury
adventure-tours-fact-incomes = dochody z rund
adventure-tours-fact-totals = pieniądze po rundach
adventure-tours-fact-draft = kolejność wyboru
adventure-tours-fact-drafted = wybrane plansze
adventure-tours-fact-points = pieniądze

## The drawn board: zones and places

adventure-tours-table-own = Twoja ekspedycja
adventure-tours-table-others = Przeciwnicy, { $n }
adventure-tours-table-row-members = Uczestnicy
adventure-tours-table-row-equipment = Wyposażenie
adventure-tours-table-raises = podnosi twoje poziomy
adventure-tours-table-pay-so-far =
    { $coins ->
        [one] płacą dotąd { $coins } monetę
        [few] płacą dotąd { $coins } monety
        [many] płacą dotąd { $coins } monet
       *[other] płacą dotąd { $coins } monet
    }
adventure-tours-table-your-members = Twoi uczestnicy, { $n }, płacą { $coins }
adventure-tours-table-your-equipment = Twoje wyposażenie, { $n }
adventure-tours-table-no-members = brak uczestników
adventure-tours-table-no-equipment = brak wyposażenia
adventure-tours-table-piles = Stosy
adventure-tours-table-draw = Dobieranie
adventure-tours-table-discard = Odrzucone
adventure-tours-table-left =
    { $n ->
        [one] Stos dobierania, została { $n } karta
        [few] Stos dobierania, zostały { $n } karty
        [many] Stos dobierania, zostało { $n } kart
       *[other] Stos dobierania, zostało { $n } kart
    }
adventure-tours-table-discarded =
    { $n ->
        [one] Stos odrzuconych, { $n } karta
        [few] Stos odrzuconych, { $n } karty
        [many] Stos odrzuconych, { $n } kart
       *[other] Stos odrzuconych, { $n } kart
    }
adventure-tours-table-pile-ends = Runda kończy się, gdy ktoś dobierze ostatnią kartę.
adventure-tours-table-empty = pusto
adventure-tours-table-hand-empty = Brak kart w ręku

## The drawn board: numbers of a seat

adventure-tours-table-coins =
    { $n ->
        [one] moneta
        [few] monety
        [many] monet
       *[other] monet
    }
adventure-tours-table-has-coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monet
    }
adventure-tours-table-so-far = dotąd +{ $n }
adventure-tours-table-in-hand =
    { $n ->
        [one] { $n } karta w ręku
        [few] { $n } karty w ręku
        [many] { $n } kart w ręku
       *[other] { $n } kart w ręku
    }
adventure-tours-table-n-members =
    { $n ->
        [one] { $n } uczestnik płaci { $coins }
        [few] { $n } uczestników płaci { $coins }
        [many] { $n } uczestników płaci { $coins }
       *[other] { $n } uczestników płaci { $coins }
    }
adventure-tours-table-n-equipment =
    { $n ->
        [one] { $n } karta wyposażenia
        [few] { $n } karty wyposażenia
        [many] { $n } kart wyposażenia
       *[other] { $n } kart wyposażenia
    }
adventure-tours-table-last = ostatnia karta: { $text }
adventure-tours-table-guarded =
    { $n ->
        [one] Jedna ochrona
        [few] { $n } ochrony
        [many] { $n } ochron
       *[other] { $n } ochron
    }
adventure-tours-table-protects = Chroni przed jednym atakiem
adventure-tours-table-stops = Ojciec Miller może temu zapobiec
adventure-tours-table-nth = { $n } z { $total }.
adventure-tours-table-level-change = { $text } z { $before } na { $after }
adventure-tours-table-you-change = ty { $before }→{ $after }
adventure-tours-table-hand-change = ręka { $before }→{ $after }

## The drawn board: what somebody did last

adventure-tours-table-joined = { $text } dołącza
adventure-tours-table-laid = dokłada { $text }
adventure-tours-table-taken-by = zabiera { $name }
adventure-tours-table-discarded-by = odrzuca { $name }
adventure-tours-table-heading = Tura { $n } · { $name }

## The drawn board: a card in hand, and its places

adventure-tours-table-can-join = może dołączyć
adventure-tours-table-joins = dołączy
adventure-tours-table-to-join = { $n } z { $total }
adventure-tours-table-of = { $n } z { $total }
adventure-tours-table-demand-met = Wymaga: { $text } { $n }, masz { $have }: może dołączyć
adventure-tours-table-demand-unmet = Wymaga: { $text } { $n }, masz { $have }: nie może dołączyć
adventure-tours-table-pays = Płaci { $coins }
adventure-tours-table-action-is = Akcja: { $text }
adventure-tours-table-as-equipment = Jako wyposażenie: { $text }
# Same as in English.
adventure-tours-table-enter = Enter: { $text }
adventure-tours-table-join = Dołącz
adventure-tours-table-lay = Dołóż
adventure-tours-table-equip = Wyposaż
adventure-tours-table-take = Zabierz
adventure-tours-table-needs = wymaga
adventure-tours-table-needs-has = { $n }, masz { $have }
adventure-tours-table-needs-lacks = { $n }, masz { $have }: jeszcze { $less }
adventure-tours-table-then = potem możesz
adventure-tours-table-then-may = Potem możesz: { $text }
adventure-tours-table-then-draw = potem dobierz kartę
adventure-tours-table-opens = w następnej turze może dołączyć { $text }
adventure-tours-table-copies = Widziane dotąd: { $n } z { $total }
adventure-tours-table-rebuilt = wartości kart odtworzone

## The drawn board: questions and answers

adventure-tours-table-where =
    { $text ->
        [expert] Runda { $n } z { $total }, strony dla ekspertów
       *[other] Runda { $n } z { $total }
    }
adventure-tours-table-where-to = { $text }: dołączyć czy wyposażyć?
adventure-tours-table-play-detail = Uczestnik płaci i działa raz. Wyposażenie podnosi poziom i daje kartę.
adventure-tours-table-ask-promote-equipment =
    { $n ->
        [one] Przesunąć { $n } kartę ({ $colour })?
        [few] Przesunąć { $n } karty ({ $colour })?
        [many] Przesunąć { $n } kart ({ $colour })?
       *[other] Przesunąć { $n } kart ({ $colour })?
    }
adventure-tours-table-ask-give-two = Kto dobiera dwie karty albo po jednej?
adventure-tours-table-give-two-detail = Wybierz jedną osobę na obie karty albo dwie po jednej.
adventure-tours-table-ask-protect = Odrzucić Ojca Millera dla ochrony?
adventure-tours-table-ask-protect-several = Który Ojciec Miller cię ochroni?
adventure-tours-table-ask-draft = Którą planszę bierzesz?
adventure-tours-table-attacked = { $name } cię atakuje · { $action }
adventure-tours-table-may-stop = { $name }: Ojciec Miller może temu zapobiec; wtedy nic się nie dzieje.
adventure-tours-table-choose-guard = Wybierz, który Ojciec Miller odejdzie
adventure-tours-table-do-give-one =
    { $whom ->
        [you] Karta dla ciebie
       *[other] Karta: { $victim }
    }
adventure-tours-table-do-gift =
    { $whom ->
        [you] Karta dla ciebie
       *[other] Karta: { $victim }
    }
adventure-tours-table-do-give-second =
    { $whom ->
        [you] Druga dla ciebie
       *[other] Druga: { $victim }
    }
adventure-tours-table-do-give-both =
    { $whom ->
        [you] Dwie karty dla ciebie
       *[other] Dwie karty: { $victim }
    }
adventure-tours-table-do-give-each = Po jednej: { $victim }, { $text }
adventure-tours-table-do-discard-equipment =
    { $whom ->
        [you] Odrzuć swoją
       *[other] Odrzuć: { $victim }
    }
adventure-tours-table-do-discard-member =
    { $whom ->
        [you] Odrzuć swojego
       *[other] Odrzuć: { $victim }
    }
adventure-tours-table-do-steal-equipment = Zabierz: { $victim }
adventure-tours-table-do-steal-member = Przejmij: { $victim }
adventure-tours-table-do-lay = Dołóż: { $text }
adventure-tours-table-do-join = Dołącz: { $text }
adventure-tours-table-do-protect = Chroń
adventure-tours-table-skip-protect = Pozwól na to
adventure-tours-table-skip-own-draw = Nie dobieraj
adventure-tours-table-do-extra-turn = Weź kolejną turę
adventure-tours-table-do-second-turn = Weź drugą turę
adventure-tours-table-do-own-draw = Dobierz kartę
adventure-tours-table-do-promote-equipment =
    { $n ->
        [one] Przesuń { $n } kartę do uczestników
        [few] Przesuń { $n } karty do uczestników
        [many] Przesuń { $n } kart do uczestników
       *[other] Przesuń { $n } kart do uczestników
    }
adventure-tours-table-do-draft = Weź: { $board }
adventure-tours-table-back = Moje karty
adventure-tours-table-key-join = Dołącz wybraną kartę

## The drawn board: while others decide

adventure-tours-table-decides = { $name } decyduje
adventure-tours-table-you-decide = Ty decydujesz
adventure-tours-table-answers = odpowiada
adventure-tours-table-you-answer = odpowiadasz
adventure-tours-table-is-play =
    { $who ->
        [you] Wybierasz kartę
       *[other] { $name } wybiera kartę
    }
adventure-tours-table-is-protect =
    { $who ->
        [you] Możesz odpowiedzieć Ojcem Millerem
       *[other] { $name } może odpowiedzieć Ojcem Millerem
    }
adventure-tours-table-is-draft =
    { $who ->
        [you] Wybierasz planszę
       *[other] { $name } wybiera planszę
    }

## The drawn board: a turn of several steps

adventure-tours-table-this-turn = Ta tura
adventure-tours-table-this-turn-step = Ta tura, krok { $n } z { $total }
adventure-tours-table-n-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroków
    }
adventure-tours-table-plus-coins =
    { $coins ->
        [one] +{ $coins } moneta
        [few] +{ $coins } monety
        [many] +{ $coins } monet
       *[other] +{ $coins } monet
    }
adventure-tours-table-another-turn = kolejna tura
adventure-tours-table-turn-of = tura: { $name }

## The drawn board: the end of a round, and of the match

adventure-tours-table-round-over = Runda { $n } zakończona
adventure-tours-table-ended-by = { $name } kończy rundę
adventure-tours-table-ends-round = kończy rundę
adventure-tours-table-expedition = Ekspedycja
adventure-tours-table-members-pay = Uczestnicy płacą
adventure-tours-table-hand-cost = Ręka, po { $n }
adventure-tours-table-hidden = zakryte
adventure-tours-table-next = Co dalej
adventure-tours-table-boards-chosen = Wybór plansz, zaczyna najmniejszy dochód
adventure-tours-table-boards-dealt = Plansze są rozdawane od nowa
adventure-tours-table-shuffled = Wszystkie karty są tasowane
adventure-tours-table-six-each = po sześć, puste rzędy, wartości początkowe
adventure-tours-table-starts =
    { $who ->
        [you] Rozpoczynasz
       *[other] Rozpoczyna { $name }
    }
adventure-tours-table-left-neighbour = po lewej: { $name }
adventure-tours-table-scored = Runda { $n } policzona
adventure-tours-table-earned =
    { $who ->
        [you] Runda daje ci { $coins }
       *[other] Runda daje { $coins }: { $name }
    }
adventure-tours-table-earned-has =
    { $who ->
        [you] Runda daje ci { $coins }; masz { $n }
       *[other] Runda daje { $coins }: { $name }, razem { $n }
    }
adventure-tours-table-start-round = Zacznij rundę { $n }
adventure-tours-table-choose-boards = Wybierz plansze
adventure-tours-table-see-boards = Zobacz plansze
adventure-tours-table-choose-place = Twoja kolej w wyborze: { $n } z { $total }
adventure-tours-table-boards-for = Plansze na rundę { $n }
adventure-tours-table-least-first = Najmniejszy dochód wybiera pierwszy. Każdy wybór jest jawny.
adventure-tours-table-order = Kolejność wyboru
adventure-tours-table-free = Wolna
adventure-tours-table-your-choice = Twój wybór
adventure-tours-table-your-board = Twoja dotychczasowa plansza
adventure-tours-table-final = Monety ze wszystkich rund
adventure-tours-table-n-joined =
    { $n ->
        [one] uczestnik dołączył
        [few] uczestników dołączyło
        [many] uczestników dołączyło
       *[other] uczestników dołączyło
    }
adventure-tours-table-n-stopped =
    { $n ->
        [one] atak zatrzymany
        [few] ataki zatrzymane
        [many] ataków zatrzymanych
       *[other] ataków zatrzymanych
    }

## The drawn board: abilities on a small board

adventure-tours-table-brief-extra-equipment-after-turn = Po turze: jeszcze jedno wyposażenie
adventure-tours-table-brief-skip-draw-and-gift = Po wyposażeniu: dobierasz lub nie, dajesz kartę
adventure-tours-table-brief-use-equipment-action = Po wyposażeniu: także jego akcja
adventure-tours-table-brief-second-member = Po uczestniku: jeszcze jeden, dowolny kolor
adventure-tours-table-brief-double-action = Po uczestniku: jego akcja dwa razy
adventure-tours-table-brief-second-turn = Po turze: jeszcze jedna pełna tura

## The drawn board: steps on a phone, a debt that nobody has, the end in numbers

adventure-tours-table-step = Krok { $n } z { $total }
adventure-tours-table-step-then = potem { $text }
adventure-tours-table-floor = { $before } − { $n }, co najmniej 0
adventure-tours-table-n-chain =
    { $n ->
        [one] krok w najdłuższym łańcuchu: { $name }
        [few] kroki w najdłuższym łańcuchu: { $name }
        [many] kroków w najdłuższym łańcuchu: { $name }
       *[other] kroki w najdłuższym łańcuchu: { $name }
    }
adventure-tours-table-n-aimed =
    { $n ->
        [one] raz przeciw: { $name }
        [few] razy przeciw: { $name }
        [many] razy przeciw: { $name }
       *[other] razy przeciw: { $name }
    }

### The table in the browser. A screen reader says what is called “spoken”.

## Parts of the screen

table-main = Stół
table-side = Miejsca i dziennik
table-seats = Miejsca
table-prompt = Pytanie
table-zone-hand = Twoja ręka, { n-cards }
table-zone-board =
    { $n ->
        [one] Ekspedycje i obozy, { $n } kolor
        [few] Ekspedycje i obozy, { $n } kolory
       *[many] Ekspedycje i obozy, { $n } kolorów
    }
table-zone-milestones =
    { $n ->
        [one] Kamienie milowe, { $n } karta
        [few] Kamienie milowe, { $n } karty
       *[many] Kamienie milowe, { $n } kart
    }
table-milestones-title = Kamienie milowe, po 10
table-log = Dziennik
table-log-all = Wszystko
table-log-chat = Czat
table-chat-label = Powiedz coś przy stole
table-chat-send = Wyślij
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-inspect = Z bliska
table-close = Zamknij
table-pins = zostawia to otwarte
# Same as in English.
table-menu = Menu
table-leave = Odejdź od stołu
table-rules = Zasady
table-theme = Jasny lub ciemny
table-hint = Podpowiedź
table-crumb-milestones = kamienie milowe
table-crumb-table = stół „{ $text }”
table-watchers =
    { $n ->
        [one] { $n } widz
       *[many] { $n } widzów
    }
table-cards-left =
    { $n ->
        [one] jeszcze { $n } karta
        [few] jeszcze { $n } karty
       *[many] jeszcze { $n } kart
    }
# After the number of cards in the draw pile, where room is short.
table-left =
    { $n ->
        [one] została
        [few] zostały
       *[many] zostało
    }

## Seats

table-you = ty
table-this-game = rozgrywka
table-total = partia { NUMBER($points) }
table-away = brak połączenia
table-their-turn = teraz gra
table-won-by =
    { $who ->
        [you] masz go ty
       *[other] ma go { $name }
    }
# How many cards or expeditions towards a milestone.
table-has =
    { $who ->
        [you] ty { $n }
       *[other] { $name } { $n }
    }
table-expeditions-of =
    { $who ->
        [you] Twoje ekspedycje
       *[other] Ekspedycje: { $name }
    }
table-hand-of = { $name }, { n-cards }
table-seat-spoken =
    { $who ->
        [you] Ty: { n-points } w tej rozgrywce, { NUMBER($total) } w partii. { n-cards } w ręku. Kamienie milowe: { $milestones }.
       *[other] { $name }: { n-points } w tej rozgrywce, { NUMBER($total) } w partii. { n-cards } w ręku. Kamienie milowe: { $milestones }.
    }
table-score-line =
    { $who ->
        [you] Masz { n-points } w tej rozgrywce, { NUMBER($total) } w partii.
       *[other] { $name } ma { n-points } w tej rozgrywce, { NUMBER($total) } w partii.
    }

## The question

table-your-step = Twoja kolej, krok { $n } z { $total }
table-place-question = Dołóż kartę
table-place-detail = Do ekspedycji albo do obozu w jej kolorze. Potem dobierasz.
table-where = Dokąd trafi { $card }?
table-where-change = Ekspedycja byłaby warta { NUMBER($points) }, teraz jest warta { NUMBER($before) }. Albo do obozu.
table-where-new = Nowa ekspedycja, na razie warta { NUMBER($points) }. Albo do obozu.
table-draw-detail = Możesz też wziąć wierzchnią kartę z obozu, jeśli jest podświetlona.
table-play-on = Do ekspedycji
table-to-camp = Do obozu
table-put-back = Odłóż
table-undo = Cofnij
table-ask-undo = Poproś o cofnięcie
table-no-undo = Nie ma czego cofnąć.
table-not-now = Teraz to niemożliwe.
table-hint-is = Podpowiedź: { $text }
table-watching = Oglądasz
table-is-placing =
    { $who ->
        [you] Właśnie wybierasz kartę
       *[other] { $name } właśnie wybiera kartę
    }
table-is-drawing =
    { $who ->
        [you] Właśnie dobierasz kartę
       *[other] { $name } właśnie dobiera kartę
    }
table-is-choosing-where =
    { $who ->
        [you] Właśnie wybierasz, dokąd trafi { $card }
       *[other] { $name } właśnie wybiera, dokąd trafi { $card }
    }
table-undo-who = Pytanie do grających
table-undo-asks =
    { $who ->
        [you] Prosisz o cofnięcie swojego ruchu
       *[other] { $name } prosi o cofnięcie ruchu
    }
table-undo-detail = Od tego czasu ujawniło się coś nowego. Zgadzasz się?
table-undo-waits = Czekamy na odpowiedź: { $name }
table-undo-yes = Zgódź się
table-undo-no = Odmów

## Between two games, and at the end

table-game-over = Koniec rozgrywki { $n } z { $total }
table-game-won =
    { $who ->
        [you] Wygrywasz rozgrywkę, { NUMBER($points) } do { NUMBER($other) }
       *[other] { $name } wygrywa rozgrywkę, { NUMBER($points) } do { NUMBER($other) }
    }
table-game-even = Remis, po { n-points }
table-between-detail = Karty do rozgrywki { $n } zostaną rozdane, gdy ktoś o to poprosi.
table-by-game = Punkty według rozgrywek
table-show-board = Pokaż stół
table-fairness = Sprawdź tasowanie
table-download = Zapisz partię
table-replay = Powtórka
table-again = Zagraj ponownie

## Places and what they would do

table-camp = Obóz
table-drop-camp = Dołóż tu
# On the place where a card would go: $short is its number, or the letter of a sponsor.
table-drop-play = dołóż { $short }
table-drop-from = było { NUMBER($points) }
table-drop-new = nowa
table-pile-open = daje nową kartę
table-pile-later = najpierw dołóż kartę

## Spoken: name, facts, state, what Enter does, place in the list

table-card-both = Możesz dołożyć tę kartę do swojej ekspedycji, która będzie wtedy warta { NUMBER($points) }, albo do obozu.
table-card-camp = Możesz dołożyć tę kartę do obozu.
table-card-place = Karta { $n } z { $total }.
table-n-sponsors =
    { $n ->
        [one] { $n } sponsor
        [few] { $n } sponsorzy
       *[many] { $n } sponsorów
    }
table-expedition-of =
    { $who ->
        [you] Twoja { $expedition }
       *[other] { $name }, { $expedition }
    }
# $text is the expedition, $ranks its cards.
table-expedition-holds = { $text }: { $ranks }.
table-expedition-empty = { $text }: nierozpoczęta.
table-worth = Wartość { NUMBER($points) }.
table-on-top = Na wierzchu: { $card }.
table-enter-play = Enter: dołóż tu kartę { $card }, wartość wyniesie { NUMBER($points) }.
table-enter-camp = Enter: dołóż tu kartę { $card }.
table-enter-take = Enter: weź wierzchnią kartę.
table-enter-draw = Enter: dobierz kartę.

## A closer look

table-about-number =
    { $n ->
        [one] Daje { $n } punkt w swojej ekspedycji, po każdej niższej liczbie.
        [few] Daje { $n } punkty w swojej ekspedycji, po każdej niższej liczbie.
       *[many] Daje { $n } punktów w swojej ekspedycji, po każdej niższej liczbie.
    }
table-about-sponsor = Leży przed liczbami. Każdy sponsor zwiększa mnożnik swojej ekspedycji o jeden, także przy stracie.
table-about-seen = Kolor { $colour }, karty już przez ciebie widziane: { $n } z { $total }

## Messages

table-got-it = Rozumiem
table-connection-lost = Utracono połączenie; trwa ponowne łączenie. Żaden ruch nie przepada.
table-connection-leaving = Serwer uruchamia się ponownie; stół zaraz wróci.

## Keys

table-keys = Klawisze
table-key-tab = następny, poprzedni obszar
table-key-arrows = wewnątrz obszaru
table-key-enter = wybierz; potem odpowiedz głównym przyciskiem
table-key-escape = odłóż, zamknij
table-key-next = następny, poprzedni element, którego można użyć
table-key-hand = karta z ręki
table-key-camp-draw = wybrana karta do jej obozu; dobierz ze stosu dobierania
table-key-take = weź z obozu, od pierwszego do szóstego
table-key-undo = cofnij albo poproś o cofnięcie
table-key-hint = podpowiedź; widok z bliska (jeszcze raz: zostaw otwarty); zasada dotycząca zaznaczonego elementu
table-key-say = powtórz na głos pytanie, wynik, ostatnie wiersze dziennika
table-key-box = wpisz ruch
table-key-help = ta lista
table-key-letters = Pojedyncze litery to klawisze
table-box = Wpisz ruch
table-box-hint = na przykład: zielona 9 do ekspedycji
table-box-none = Żaden ruch nie pasuje do tych słów.

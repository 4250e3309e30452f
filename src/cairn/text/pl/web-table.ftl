### The table in the browser. A screen reader says what is called “spoken”.

## Parts of the screen

table-main = Stół
table-side = Miejsca i dziennik
table-seats = Miejsca
table-prompt = Pytanie
table-zone-hand = Twoja ręka, { n-cards }
table-hand-moved = { $text }, teraz miejsce { $place } z { $n }
table-log = Dziennik
table-log-all = Wszystko
table-log-chat = Czat
table-log-earlier = Wcześniejsze wiersze
table-log-unread =
    { $n ->
        [one] Dziennik, { $n } nowa wiadomość
        [few] Dziennik, { $n } nowe wiadomości
        [many] Dziennik, { $n } nowych wiadomości
       *[other] Dziennik, { $n } nowej wiadomości
    }
table-last-move = Ostatni ruch: { $text }
table-plain-board = prosta plansza
table-resources = Co masz
table-chat-label = Powiedz coś przy stole
table-chat-send = Wyślij
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-writes = { $name } pisze: { $text }
table-inspect = Z bliska
table-close = Zamknij
table-pins = zostawia to otwarte
table-pin = Zostaw otwarte
# Same as in English.
table-menu = Menu
table-leave = Odejdź od stołu
table-rules = Zasady
table-theme = Jasny lub ciemny
table-hint = Podpowiedź
table-crumb-table = stół „{ $text }”
table-watchers =
    { $n ->
        [one] { $n } widz
       *[many] { $n } widzów
    }

## Seats

table-you = ty
table-away = brak połączenia
table-away-for = nieobecny od { $text }
table-is-away = { $name }: nieobecność
table-is-away-for = { $name }: nieobecność, { $text }
table-plays-for = { $name } gra zamiast: { $text }
table-outside = bot z zewnątrz
table-plays-for-you = { $name } gra za ciebie
table-is-back = { $name } znów tu jest
table-waiting-for-bot = Teraz: { $name }, bot, { $level }
table-warming-up = Boty się rozgrzewają
table-why = Dlaczego?
table-why-of = Dlaczego { $name } tak gra?
table-time-left = Pozostały czas: { $text }.
table-seconds-left =
    { $n ->
        [one] Jeszcze { $n } sekunda.
        [few] Jeszcze { $n } sekundy.
       *[many] Jeszcze { $n } sekund.
    }
table-take-back-seat = Wracam na swoje miejsce
table-wait-or-bot = Czekać czy pozwolić grać botowi?
table-may-come-back = Na miejsce można wrócić w każdej turze.
table-vote-counted = Twój głos się liczy; pytamy też pozostałych.
table-wait = Czekaj
table-let-take-over = Niech gra { $name }
table-their-turn = teraz gra
table-hand-of = { $name }, { n-cards }

## The question

table-your-step = Twoja kolej, krok { $n } z { $total }
table-step = krok { $n } z { $total }
table-put-back = Odłóż
table-undo = Cofnij
table-ask-undo = Poproś o cofnięcie
table-no-undo = Nie ma czego cofnąć.
table-not-now = Teraz to niemożliwe.
table-sending = Wysyłanie
table-still-sending = Nadal wysyłanie
table-watching = Oglądasz
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

table-show-board = Pokaż stół
table-score-sheet = Arkusz punktacji
table-fairness = Sprawdź tasowanie
table-download = Zapisz partię
table-replay = Powtórka
table-again = Zagraj ponownie
table-rematch = Rewanż
table-offers = { $name } proponuje
table-play-again = Zagrać jeszcze raz?
table-starts =
    { $who ->
        [you] Zaczynasz ty.
       *[other] Zaczyna { $name }.
    }
table-not-now-thanks = Nie teraz
table-rematch-waits = Czekamy na: { $name }
table-rematch-sent = Rewanż zaproponowany.

## The end of a match

table-end = Koniec partii
table-end-over = Partia skończona
table-end-you-win = Wygrywasz partię
table-end-wins = { $name } wygrywa
table-end-shared = Wspólne zwycięstwo
# After the winner’s name: how far ahead, and how far behind the winner once was.
table-end-margin =
    { $behind ->
        [0] przewaga: { n-points }
       *[other] przewaga: { n-points }, po stracie { NUMBER($behind) }
    }
table-end-tie = Tyle samo punktów; rozstrzygają zasady.
table-end-each = po { n-points }
table-end-tabs = Co widać z partii
table-end-result = Wynik
table-end-board = Ostatni stół
table-end-hands = Karty w ręku na koniec
table-end-hands-short = Karty
table-end-no-cards = brak kart
table-end-curve = Punkty w ciągu partii
table-end-as-table = Jako tabela
table-end-as-curve = Jako krzywa
table-end-when = Po
table-end-move = Ruch { $n }
table-end-part = Część { $n }
table-end-moment = Najlepsza chwila
# $text is the move, $gain a number with its sign.
table-end-stroke = { $text }: { $gain } za jednym razem
table-end-ahead =
    { $who ->
        [you] Od tej chwili prowadzisz do końca.
       *[other] Od tej chwili { $name } prowadzi do końca.
    }
table-end-see = Zobacz to w powtórce
# After a number.
table-end-moves =
    { $n ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }
table-end-minutes =
    { $n ->
        [one] minuta
        [few] minuty
       *[many] minut
    }
table-end-again = Zagrać znowu? Gra też { $name }.
table-end-same = Ten sam stół, te same opcje.
table-share = Udostępnij

## Spoken: name, facts, state, what Enter does, place in the list

table-card-place = Karta { $n } z { $total }.

## Messages

table-got-it = Rozumiem
table-connection-lost = Utracono połączenie; trwa ponowne łączenie. Żaden ruch nie przepada.
table-connection-kept = Brak połączenia. Twój ruch jest zachowany; trwa ponowna próba.
table-connection-leaving = Serwer uruchamia się ponownie; stół zaraz wróci.

## The guided first game

table-guide = Przewodnik
table-guide-place = { $n } z { $total }
table-guide-skip = Pomiń przewodnik
table-guided = Pierwsza partia z przewodnikiem

## Keys

table-keys = Klawisze
table-key-tab = następny, poprzedni obszar
table-key-arrows = wewnątrz obszaru
table-key-enter = wybierz; potem odpowiedz głównym przyciskiem
table-key-escape = odłóż, zamknij
table-key-guide = pomiń krok przewodnika; pomiń przewodnik
table-key-next = następny, poprzedni element, którego można użyć
table-key-hand = karta z ręki
table-key-order = przesuwa kartę w ręce
table-key-undo = cofnij albo poproś o cofnięcie
table-key-hint = podpowiedź
table-key-inspect = widok z bliska (jeszcze raz: zostaw otwarty)
table-key-rule = zasada dotycząca zaznaczonego elementu
table-key-sayprompt = powtórz na głos pytanie
table-key-sayscores = powiedz na głos wynik
table-key-saylog = powiedz na głos ostatnie wiersze dziennika
table-key-marks = powiedz na głos ostatni ruch i przejdź do niego
table-key-chat = czat
table-key-end = zakończ turę, fazę albo ruch
table-key-skip = pomiń
table-key-menu = widok z bliska, jak prawy przycisk myszy
table-key-of = Klawisz: { $text }
table-key-box = wpisz ruch
table-key-help = ta lista
table-key-letters = Pojedyncze litery to klawisze
table-box = Wpisz ruch
table-box-hint = na przykład: { $text }
table-box-none = Żaden ruch nie pasuje do tych słów.

## Prosta plansza, dla każdej gry

table-any-do = Co możesz zrobić
table-any-do-none = Teraz nie ma nic do wyboru.
table-any-find = Znajdź ruch
table-any-show =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
table-any-hide = Pokaż stół
table-any-choose = Wybierz na liście albo na stole.
table-any-choose-way = Wybierz na liście jeden z ruchów.
table-any-which = { $text }: który ruch?
table-any-sure = { $text }?
table-any-anybody = Każdy może grać dalej
table-any-decides =
    { $who ->
        [you] Wybierasz
       *[other] { $name } wybiera
    }
table-any-of-seat =
    { $who ->
        [you] Ty: { $text }
       *[other] { $name }: { $text }
    }
table-any-numbers = Liczby
table-any-empty = Puste: { $text }
table-any-nothing = nic
table-any-yes = tak
table-any-no = nie
# Właściwość i jej wartość, jak w „Koszt: 3”.
table-any-fact = { $what }: { $text }
# Która to runda lub tura, jak w „Runda 2”.
table-any-nth = { $text } { $n }
table-any-nth-of = { $text } { $n } z { $total }
# Ile równych rzeczy leży razem.
table-any-count = sztuk: { $n }
# Gdzie jeszcze leżą rzeczy o tej nazwie.
table-any-elsewhere = Także: { $text }
# Ta, którą widać na stosie tej wysokości.
table-any-top = na wierzchu { $n }
# Jak wysoki jest stos; mówi się to o tym, z czego się składa.
table-any-in-pile = w stosie: { $n }
table-any-points-hidden = Punkty będą znane na końcu.
table-any-winner = zwycięzca
table-any-shared = Wspólne zwycięstwo: { $text }
# Wymawiane: strefa i ile w niej leży.
table-any-zone = { $text }, { $n }
# Same as in English.
table-any-enter = Enter: { $text }
table-any-enter-some =
    { $n ->
        [one] Enter: { $n } ruch
        [few] Enter: wybór z { $n } ruchów
       *[many] Enter: wybór z { $n } ruchów
    }
table-any-last = ostatni ruch
table-any-place = { $n } z { $total }

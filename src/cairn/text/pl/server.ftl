no-such-request = Stół nie rozumie tego żądania: { $problem }.
no-request-so-large =
    { $n ->
        [one] Żądanie może mieć najwyżej { $n } bajt.
        [few] Żądanie może mieć najwyżej { $n } bajty.
       *[many] Żądanie może mieć najwyżej { $n } bajtów.
    }
no-foreign-page = To żądanie pochodzi ze strony innej witryny.
no-bug = Przy tym stole coś poszło nie tak i to nasza wina. Nic się nie zmieniło; partia jest zapisana na serwerze w pliku { $file }.
no-store = Nie udało się zapisać ruchu. Nic się nie zmieniło; spróbuj jeszcze raz.
no-store-version = { $file } ma format { $version }; ta wersja Cairn czyta format { $ours }.
no-text-so-long =
    { $n ->
        [one] Imię lub słowo może mieć najwyżej { $n } literę.
        [few] Imię lub słowo może mieć najwyżej { $n } litery.
       *[many] Imię lub słowo może mieć najwyżej { $n } liter.
    }

no-such-table = Nie ma takiego stołu.
no-such-key = Ten klucz nie pasuje do stołu.
no-open-seat = Nie ma wolnego miejsca.
no-not-your-seat = Miejsce { $n } nie jest twoje.
no-not-at-table = Mogą to zrobić tylko osoby, które siedzą przy tym stole.
no-watching = Tego stołu nikt nie może oglądać.
no-word-again = Powiedzianego słowa nie można już zmienić.
no-more-tables =
    { $n ->
        [one] Masz { $n } stół z nieskończoną partią; najpierw ją dokończ.
        [few] Masz { $n } stoły z nieskończonymi partiami; najpierw dokończ jedną z nich.
       *[many] Masz { $n } stołów z nieskończonymi partiami; najpierw dokończ jedną z nich.
    }
no-not-host = To może zrobić tylko gospodarz tego stołu.
no-close = Dopóki grają tu inni, stołu nie można zamknąć.
no-share-yet = Partię można udostępnić dopiero po jej zakończeniu.

no-match-yet = Partia jeszcze się nie zaczęła.
no-shuffles-yet = Tasowania są publikowane po zakończeniu partii.
no-old-rules = Tę partię rozgrywano według starszych zasad; nie można jej kontynuować.
no-such-position = Nie ma pozycji { $n }; ostatnia to { $last }.
no-curve-yet = Przebieg punktacji można zobaczyć, gdy partia się skończy.
no-spectators-play = Oglądasz; grać mogą tylko osoby, które tu siedzą.
no-hint = Podpowiedź dostaje tylko osoba, która teraz gra.
no-hint-among-people = W grze między ludźmi podpowiedzi są tylko wtedy, gdy stół na to pozwala.
no-hint-here = Przy tym stole nie ma podpowiedzi.
no-explaining = Powody ruchów botów podaje się tylko tam, gdzie są podpowiedzi.

no-batch-shown = Przed tym ruchem wychodzi na jaw nowa karta; najpierw ją obejrzyj.
no-undo = Nie ma czego cofnąć.
no-undo-twice = { $name } już prosi o cofnięcie ruchu.
no-undo-asked = Nikt już nie prosi o cofnięcie ruchu.
no-undo-not-asked = To pytanie nie jest do ciebie.
no-undo-declined =
    { $who ->
        [you] Nie zgadzasz się na cofnięcie ruchu.
       *[other] { $name } nie zgadza się na cofnięcie ruchu.
    }
no-undo-lapsed = Nikt nie odpowiedział na czas; ruch zostaje.
no-undo-time = Zostało za mało czasu, żeby to cofnąć.
no-undo-here = Przy tym stole niczego się nie cofa.

no-chat-length = Wiersz czatu musi mieć co najmniej jedną literę; najwyżej może ich być { $n }.
no-chat-so-fast =
    { $n ->
        [one] Nie tak szybko: w ciągu { $seconds } sekund najwyżej { $n } wiersz.
        [few] Nie tak szybko: w ciągu { $seconds } sekund najwyżej { $n } wiersze.
       *[many] Nie tak szybko: w ciągu { $seconds } sekund najwyżej { $n } wierszy.
    }

match-snapshot = Po kroku { $n } pozycja nie jest tą, którą zachowano.
no-store-file = Plik { $file } nie jest plikiem, w którym przechowywane są stoły.

## Leaving, coming back, playing again

no-take-over = Bot może zastąpić osobę, której skończył się czas albo której nie ma od { $n } s; { $name } nadal gra.
no-stand-in = Teraz gra za ciebie bot; najpierw wróć na swoje miejsce.
no-bot-may = Bot z zewnątrz może tylko wykonywać swoje ruchy.
no-bot-name = „{ $text }” to nazwa jednego z naszych botów; wybierz inną.
no-time-left = Twój czas na tę partię minął; bot gra ją do końca.
no-rematch-yet = Rewanż można zaproponować dopiero po zakończeniu partii.
no-rematch-declined = { $name } nie chce teraz rewanżu.
table-left =
    { $who ->
        [you] Odchodzisz od stołu; gra za ciebie { $bot }
       *[other] { $name } odchodzi od stołu; dalej gra { $bot }
    }
table-replaced =
    { $who ->
        [you] Nie ma cię przy stole; gra za ciebie { $bot }
       *[other] { $name } nie siedzi już przy stole; dalej gra { $bot }
    }
table-out-of-time =
    { $who ->
        [you] Twój czas minął; gra za ciebie { $bot }
       *[other] Czas minął: { $name }; dalej gra { $bot }
    }
table-time-is-up =
    { $who ->
        [you] Twój czas minął
       *[other] Czas minął: { $name }
    }
table-bot-illegal = { $name } wykonuje niedozwolony ruch i przegrywa
table-bot-late = { $name } myśli za długo i przegrywa
table-bot-gone = { $name } nie wraca do stołu i przegrywa
table-bot-illegal-on = { $name } wykonuje niedozwolony ruch; dalej gra { $bot }
table-bot-late-on = { $name } myśli za długo; dalej gra { $bot }
table-bot-gone-on = { $name } nie wraca do stołu; dalej gra { $bot }
table-came-back =
    { $who ->
        [you] Wracasz na swoje miejsce
       *[other] { $name } wraca na swoje miejsce
    }
table-rematch-declined =
    { $who ->
        [you] Nie chcesz teraz rewanżu
       *[other] { $name } nie chce teraz rewanżu
    }

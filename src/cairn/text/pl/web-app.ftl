### The page around the table: home, lobby, settings, replay, fairness, rules, about.

## Everywhere

web-skip = Przejdź do treści
web-nav = Strony
web-nav-play = Graj
web-my-games = Moje partie
web-bots = Boty
web-nav-rules = Zasady
web-how-to-play = Jak grać
web-nav-about = O Cairn
web-home = Strona główna
web-close = Zamknij
# Same as in English.
web-menu = Menu
# In the menu of a table: show the guided first game here, from its first mark.
web-guide-here = Pokaż przewodnik
# Of a table, among its options.
web-guided = z przewodnikiem
web-this-table = Ten stół
web-loading = Ładowanie …
web-on = wł.
web-off = wył.
web-quoted = „{ $text }”
web-no-server = Serwer nie odpowiada. Czy nadal działa?
web-nowhere = Nie ma takiej strony
web-nowhere-note = Ten adres prowadzi donikąd: może brakuje w nim litery.
# A guest who has not said a name is given one of these.
web-guest-names = Ada, Bruno, Celina, Dariusz, Ewa, Feliks, Greta, Hubert, Iga, Jonasz, Kira, Leon, Mila, Norbert, Olga, Paweł, Róża, Tymon

## Home

web-title = Cztery ekspedycje. Jeden stół.
web-subtitle = Graj ze znajomymi albo z botami. W przeglądarce, bez konta, a każde tasowanie można sprawdzić.
web-create-table = Utwórz stół
web-games = Gry
web-n-players =
    { $n ->
        [one] { $n } gracz
       *[many] { $n } graczy
    }
web-n-to-m-players = { $n }–{ $most } graczy
# Same as in English.
web-minutes = { $n } min
web-play-with-bots = Zagraj z botami
web-play-now = Zagraj teraz: { $text }
web-own-game = Gra, którą ktoś przyniósł.
web-table-dots = Stół…
web-your-games = Twoje partie
web-no-games-yet = Na razie żadnej: czerwony przycisk powyżej rozpoczyna nową.
# A link to all games of this browser.
web-all-games = Wszystkie ({ $n })
web-show-all = Pokaż wszystkie ({ $n })
web-your-move = twoja kolej
web-somebodys-move = teraz gra { $name }
web-with = przy stole: { $name }
web-waits-for-players = czeka na graczy
web-over-scores = koniec, { $result }
web-stopped = Ta partia ma starsze zasady i nie można jej tu kontynuować.
web-open = Otwórz
web-open-tables = Otwarte stoły
web-no-open-tables = Nikt teraz nie czeka na graczy. Tutaj są stoły, które każdy może oglądać.
web-seats-taken = { $n } z { $all }
web-join = Dosiądź się
web-watch = Oglądaj

## Bots

# The bots are stones.
web-bot-pebble = Otoczak
web-bot-pebble-manner = Szybki i wesoły: dużo zaczyna i czasem przeoczy dobry ruch. Dobre towarzystwo na pierwszą partię.
web-bot-pebble-says = O, ten. Ten mi się podoba.
web-bot-moss = Mech
web-bot-moss-manner = Powolny i ostrożny: mało zaczyna i czasem przeoczy dobry ruch.
web-bot-moss-says = Bez pośpiechu. Mech rośnie.
web-bot-flint = Krzemień
web-bot-flint-manner = Szybki i śmiały: zaczyna więcej, niż inni by się odważyli, i za to odpowiada.
web-bot-flint-says = Najpierw iskry, potem rachunki.
web-bot-slate = Łupek
web-bot-slate-manner = Ostrożny i porządny: zaczyna mało i tylko to, co powinno się opłacić.
web-bot-slate-says = Cztery z dziewięciu już poszły.
web-bot-quartz = Kwarc
web-bot-quartz-manner = Myśli naprzód: zanim zagra, rozgrywa najlepsze pomysły do końca w wielu wyobrażonych partiach.
web-bot-quartz-says = Koniec przyjdzie przed tobą.
web-bot-granite = Granit
web-bot-granite-manner = Myśli dłużej niż wszyscy inni i zmienia zdanie tylko wtedy, gdy ma pewność.
web-bot-granite-says = Mogę poczekać.
web-bot-random = Przypadek
web-bot-random-manner = Wykonuje dowolny dozwolony ruch, każdy równie chętnie.
web-level-easy = łatwy
web-level-medium = średni
web-level-hard = trudny
web-level-expert = ekspert
# Same as in English.
web-bot-of-level = bot, { $level }
# Same as in English.
web-bot-about = bot, { $level }, { $text }
web-bot-at-once = gra od razu
web-bot-thinks = myśli do { $n } s
web-bots-warm-up = Boty się jeszcze rozgrzewają: przez minutę lub dwie myślą mniej dogłębnie, niż potrafią.
# The second of two that are called the same.
web-bot-again = { $name } { $n }
web-bots-small = Sześć kamieni
web-bots-who = Z kim zagrasz?
web-bots-note = Poziom mówi, jak silny jest bot, a usposobienie, jak się gra naprzeciw niego.
web-bots-only = gra w { $text }
web-bots-play = Zagraj. Przeciwnik: { $name }

## Creating a table

web-seats = Miejsca
web-which-game = Która gra
web-who-plays = Kto gra
web-n-seats =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
       *[many] { $n } miejsc
    }
web-add-seat = Dodaj miejsce
web-remove-seat = Usuń miejsce { $n }
web-which-bot = Który bot siedzi na miejscu { $n }
web-how-you-play = Jak gracie
web-advanced = Zaawansowane
web-by-hand = własny wybór
web-own-list = { $text }: własny wybór
web-names-of = Wybrane: { $n } z { $all }
web-names = Wybrane: { $n }
web-names-find = Szukaj nazwy
web-clock = Zegar
web-clock-none = brak
web-clock-own = własny
# In a list of what was agreed.
web-clock-no = bez zegara
# The time for a match: $text is something like 10 min.
web-clock-match = { $text } na osobę
web-clock-move = { $text } na ruch
web-clock-more = + { $text } na ruch
# Same as in English.
web-n-seconds = { $n } s
web-n-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
web-n-hours = { $n } godz.
web-clock-for-match = Minuty na partię
web-clock-for-move = Minuty na ruch
web-clock-increment = Sekundy dodane po ruchu
web-clock-zero = Na zero
web-clock-zero-bot = przejmuje bot
web-clock-zero-resign = partia jest przegrana
web-clock-zero-nothing = decydują pozostali
web-undo-rule = Cofanie ruchów
web-undo-free = dowolne
web-undo-ask = za zgodą
web-undo-never = nigdy
web-undo-free-note = Każdy ostatni ruch, cokolwiek pokazał.
web-undo-ask-note = Gdy ruch coś pokazał, pozostali muszą się zgodzić.
web-undo-never-note = Wykonany ruch zostaje.
web-hints = Podpowiedzi
web-hints-bots = z botami
web-hints-agreed = dla wszystkich
web-hints-never = nie
web-hints-bots-note = Kto gra tylko z botami, może o nie prosić.
web-hints-agreed-note = Każdy może prosić: kto siada, zgadza się na to.
web-hints-never-note = Nikt nie może o nie prosić.
web-ready = Gotowe
web-against = kontra
web-one-less = o jeden mniej
web-one-more = o jeden więcej
web-or-friend = albo zagraj z kimś
web-invite-friend = Zaproś kogoś zamiast bota
web-invite-friend-note = Kto otworzy link, siada na miejscu bota; konto nie jest potrzebne.
web-seat-open = zaproszenie
web-seat-here = tutaj
# Same as in English.
web-seat-bot = bot
web-open-seat = Wolne miejsce
web-n-open-seats =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
        [many] { $n } wolnych miejsc
       *[other] { $n } wolnego miejsca
    }
web-seat-me-note = ty
web-seat-open-note = dla osoby, która otworzy link z zaproszeniem
web-seat-here-note = też gra na tym urządzeniu
# Same as in English.
web-seat-bot-note = bot
# Same as in English.
web-seat-outside = program
web-seat-outside-note = gra z kluczem
web-outside = Bot z zewnątrz
web-outside-here = bot z zewnątrz, połączony
web-outside-awaited = czeka na swój program
web-outside-make-key = Utwórz klucz
web-outside-new-key = Utwórz nowy klucz
web-outside-free = Zwolnij miejsce
web-outside-once = Klucz jest pokazany tylko teraz. Kto go ma, gra na tym miejscu; nowy klucz unieważnia stary.
web-outside-key = Klucz miejsca
web-outside-command = Tak uruchomisz program; zapyta o klucz
web-outside-limits = Program ma 60 sekund na każdy ruch. Niedozwolony ruch albo minuta bez połączenia, gdy ma zagrać, kosztuje go partię.
web-starts-when-program = Partia zacznie się, gdy program się połączy i wszyscy podadzą swoje słowo.
web-name-of-seat = Imię osoby na miejscu { $n }
web-who-sits = Kto siedzi na miejscu { $n }
web-table-name = Nazwa stołu
web-table-names = Długi deszcz, Szlak granią, Ostatni obóz, Wysoka przełęcz, Solny szlak, Niska woda, Daleki brzeg, Zimne źródło, Czerwony kanion, Północny wiatr, Cichy port, Stary most
web-who-watches = Kto może oglądać
web-watch-anybody = każdy
web-watch-link = z linkiem
web-watch-nobody = nikt
web-option-start = Kto zaczyna
web-option-turn-cap = Limit tur
web-value-random = losowo
web-value-none = brak
web-said-turn-cap =
    { $n ->
        [one] najwyżej { $n } tura
        [few] najwyżej { $n } tury
       *[many] najwyżej { $n } tur
    }
web-fair-note = Zanim ktokolwiek powie słowo, stół ogłasza zapieczętowany sekret. Sekret i słowa razem wyznaczają każde tasowanie, a po ostatnim ruchu możesz sprawdzić wszystkie.
web-word = Twoje słowo do tasowania
web-word-made-up = wymyślimy za ciebie
web-word-note = Nieobowiązkowe. Jest wysyłane dopiero po zapieczętowaniu sekretu, więc nikt nie może wybrać kart.
web-sit-and-invite = Usiądź i zaproś
web-sit-and-start = Usiądź i rozpocznij
web-starts-when-taken = Partia zacznie się, gdy wolne miejsce zajmie człowiek albo bot.

## Lobby

web-invite = Zaproś
web-invite-note = Wyślij ten link. Kto go otworzy, siada do stołu; konto nie jest potrzebne.
web-invite-link = Link z zaproszeniem
web-copy = Kopiuj
web-copied = Skopiowano
web-qr = Link jako kod QR
web-only-here = Ten adres działa tylko na tym komputerze. Aby grać z innymi komputerami w twojej sieci, uruchom serwer poleceniem
web-set-bot = Posadź tu: { $name }
web-seat-ready = gotowe
web-seat-you-ready = ty, gotowe
web-word-awaited = zaraz powie słowo
web-starts-when-words = Partia zacznie się, gdy wszyscy powiedzą słowo.
web-sealed = Sekret jest zapieczętowany:
web-your-word = Twoje słowo:
web-invited = Masz zaproszenie
web-sit-down = Usiądź
web-only-watch = Tylko oglądaj
web-no-way-in = Ten stół się nie otwiera
web-gone = Tego stołu już nie ma
web-gone-note = Został zamknięty albo usunięty, albo adres nie jest pełny. Nic więcej się tu nie wydarzy.
web-full = Przy tym stole nie ma już miejsca
web-full-note = Od wysłania zaproszenia zajęto wszystkie miejsca.
web-new-table = Nowy stół

## At the table

web-resign = Poddaj się
web-leave-to = Odejdź; { $name } gra dalej
web-close-table = Zamknij stół
web-sure-resign = Poddać partię? Wygra druga osoba.
web-sure-leave = Odejść? { $name } gra dalej; możesz wrócić w każdej swojej turze.
web-sure-close = Zamknąć ten stół na zawsze?
web-stay = Zostań
web-do-resign = Poddaj się
web-do-leave = Odejdź
web-do-close = Zamknij
web-match-file = Plik partii
web-another-device = { $name }, na innym urządzeniu
web-another-device-note = Ten link otwiera twoje własne miejsce. Zachowaj go dla siebie: kto go ma, widzi twoje karty.
web-seat-link = Link do twojego miejsca
web-hands-hidden = Karty są zakryte
web-at-the-screen = Czy przed ekranem jest { $name }?
web-look-away = Pozostali odwracają wzrok. Na tej stronie nie ma teraz nic ukrytego.
web-i-am = Tu { $name }: pokaż moje karty
web-turn-over = Twoja tura się skończyła.
web-done-looking = Koniec oglądania?
web-pass-next = Następny gracz: { $name }.
web-hide-my-cards = Zakryj moje karty

## Replay

web-replay = Powtórka
web-replay-start = Karty są rozdane
web-replay-back = Jeden ruch wstecz
web-replay-on = Jeden ruch naprzód
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-position = Miejsce w partii
web-replay-eyes = Kto patrzy
web-replay-hands = Karty pozostałych
web-replay-moves = Ruchy
web-replay-earlier = Wcześniejsze ruchy
web-replay-later = Późniejsze ruchy
web-move-n-of = Ruch { $n } z { $last }
web-spectator = widz
web-hand-of = Ręka: { $name }
web-back-to-table = Do stołu
web-share-match = Udostępnij tę partię
web-share-note = Kto ma ten link, może obejrzeć partię ruch po ruchu.
web-share-link = Link do partii

## Fair shuffles

web-fair-shuffles = Uczciwe tasowanie
web-fair-limit = To dowodzi, że gospodarz nie zmienił kart, a jeśli nie gra ani on, ani nikt z jego znajomych, to również ich nie wybrał. Nie przeszkodzi to osobie, która prowadzi serwer, odczytać zakrytych kart ani dwojgu graczom się porozumieć; a strona, która sprawdza, pochodzi z tego samego serwera.

## Rules

web-rules-of = Zasady: { $text }
web-rules-note = Naszymi własnymi słowami, każda zasada ze swoim numerem. Odmowa przy stole podaje zasadę, z której wynika.
web-contents = Spis treści

## Settings

web-settings = Ustawienia
web-name = Twoje imię lub pseudonim
web-name-note = Widzą je osoby, z którymi grasz; jest przechowywane w tej przeglądarce.
web-language = Język
web-theme = Motyw
web-theme-auto = jak w urządzeniu
web-theme-light = jasny
web-theme-dark = ciemny
web-theme-to-dark = Na ciemny motyw
web-theme-to-light = Na jasny motyw
web-pace = Ruchy innych
web-pace-note = Jak szybko są pokazywane.
web-pace-slow = powoli
web-pace-normal = normalnie
web-pace-instant = od razu
web-letters = Pojedyncze litery jako klawisze
web-letters-note = U cofa, H prosi o podpowiedź; znak zapytania pokazuje wszystkie.
web-plain = Prosta plansza dla każdej gry
web-plain-note = Listy i słowa zamiast narysowanego stołu.
web-looks = Widok z bliska
web-looks-note = Długie przyciśnięcie i klawisz I działają zawsze.
web-looks-hover = najechanie
web-looks-click = prawy przycisk
web-looks-key = tylko klawisz
web-hurry = Dobieraj od razu
web-hurry-note = Gdy nic innego nie można zrobić. Tego, co wtedy widać, nie da się swobodnie cofnąć.
web-sound = Dźwięki
web-notices = Powiadom, gdy moja kolej
web-notices-note = Powiadomienie przeglądarki, gdy strona jest ukryta; tylko przez bezpieczne połączenie.
web-read-chat = Niech czytnik ekranu czyta czat

## About

web-about-what = Cairn to stół do gier planszowych, który działa na twoim własnym komputerze: ze znajomymi, z botami, w pięciu językach, za pomocą myszy, dotyku, klawiatury lub czytnika ekranu. To wolne oprogramowanie.
web-about-publishers = Cairn nie jest związany z żadnym wydawcą. Zasady są napisane naszymi własnymi słowami, a obrazki to nasze własne rysunki. Jeśli spodoba ci się tu jakaś gra, kup ją w pudełku.
web-about-fair = Uczciwość do sprawdzenia
web-about-fair-text = Przed partią sekret zostaje zapieczętowany, a po niej otwarty; twoja przeglądarka odtwarza każde tasowanie od nowa.
web-about-private = Tylko twoje
web-about-private-text = Żadnych kont, żadnego śledzenia, nic z innych witryn. Serwer przechowuje partie i skrót tokenu twojej przeglądarki; twoja przeglądarka przechowuje ustawienia i twoje słowa do tasowania.
web-about-thanks = Dziękujemy
web-about-icons = ikony: Lorc, Delapouite i inni, przebarwione; licencja
web-about-fonts = kroje pisma; licencja
web-about-code = Biblioteki na licencjach MIT i Apache 2.0:
web-about-version = Wersja
web-about-engine = Silnik
web-about-api = Część HTTP serwera, opis

## My games

web-games-all = Wszystkie
web-games-turn = Twoja kolej
web-games-waiting = Czekasz na innych
web-games-over = Zakończone
web-games-waiting-short = Czekające
web-games-which = Które partie są widoczne
web-games-of = Której gry
web-games-find = Stół, osoba, gra
web-games-everybody = Wszyscy
web-games-with = Z kim
web-games-any-result = Każdy wynik
web-games-result = Z jakim wynikiem
web-games-clear = Pokaż znów wszystkie
web-games-none = Nic tu nie ma.
web-games-none-yet = Jeszcze tu nie grasz.
web-n-moves =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
web-won = Wygrana
web-lost = Przegrana
web-drawn = Remis
web-gave-up = { $name }: poddana partia
web-place-of = miejsce { $n } z { $all }
web-away-since = { $name }: brak połączenia, ostatnio { $text }
web-take-over = Niech bot przejmie miejsce
web-rematch = Rewanż
web-play-again = Zagraj jeszcze raz
web-close-really = Na pewno zamknąć?
web-share = Skopiuj link do oglądania
web-share-copied = Skopiowano link: kto go otworzy, obejrzy całą partię.
web-newer = Nowsze
web-older = Starsze
web-page-n-of = Strona { $n } z { $last }
web-show-more =
    { $n ->
        [one] Pokaż jeszcze { $n }
        [few] Pokaż jeszcze { $n }
       *[many] Pokaż jeszcze { $n }
    }
web-so-far = Dotąd
web-percent = { $n }%
web-won-of =
    { $n ->
        [one] wygranych, z { $n } partii
        [few] wygranych, z { $n } partii
       *[many] wygranych, z { $n } partii
    }
web-in-a-row = z rzędu teraz
web-form-note = Ostatnie partie, najnowsza z prawej: wysoka to wygrana, średnia remis, niska przegrana.
web-opponents = Przeciwnicy
web-wins-losses = wygrane: { $won }, przegrane: { $lost }

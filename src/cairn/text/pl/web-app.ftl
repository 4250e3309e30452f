### The page around the table: home, lobby, settings, replay, fairness, rules, about.

## Everywhere

web-skip = Przejdź do treści
web-nav = Strony
web-nav-play = Graj
web-nav-rules = Zasady
web-nav-about = O Cairn
web-home = Strona główna
web-close = Zamknij
# Same as in English.
web-menu = Menu
web-loading = Ładowanie …
web-on = wł.
web-off = wył.
web-quoted = „{ $text }”
web-no-server = Serwer nie odpowiada. Czy nadal działa?
web-nowhere = Nie ma takiej strony
# A guest who has not said a name is given one of these.
web-guest-names = Ada, Bruno, Celina, Dariusz, Ewa, Feliks, Greta, Hubert, Iga, Jonasz, Kira, Leon, Mila, Norbert, Olga, Paweł, Róża, Tymon

## Home

web-title = Cztery ekspedycje. Jeden stół.
web-subtitle = Graj ze znajomymi albo z botem. W przeglądarce, bez konta, a każde tasowanie można sprawdzić.
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
web-play-with-bot = Zagraj z botem
web-table-dots = Stół…
web-coming = Jeszcze nie można tu w to zagrać
web-your-games = Twoje partie
web-no-games-yet = Na razie żadnej: czerwony przycisk powyżej rozpoczyna nową.
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

web-bot-level = Poziom
web-bot-random = Bot losowy
web-bot-random-note = gra cokolwiek, co dozwolone
web-bot-rule = Bot z regułami
web-bot-rule-note = gra według prostych reguł

## Creating a table

web-seats = Miejsca
web-seat-open = wolne
web-seat-here = tutaj
# Same as in English.
web-seat-bot = bot
web-open-seat = Wolne miejsce
web-seat-me-note = ty
web-seat-open-note = dla osoby, która otworzy link z zaproszeniem
web-seat-here-note = też gra na tym urządzeniu
web-name-of-seat = Imię osoby na miejscu { $n }
web-who-sits = Kto siedzi na miejscu { $n }
web-table-name = Nazwa stołu
web-table-names = Długi deszcz, Szlak granią, Ostatni obóz, Wysoka przełęcz, Solny szlak, Niska woda, Daleki brzeg, Zimne źródło, Czerwony kanion, Północny wiatr, Cichy port, Stary most
web-who-watches = Kto może oglądać
web-watch-anybody = każdy
web-watch-link = z linkiem
web-watch-nobody = nikt
web-options = Opcje
web-more-options = Więcej opcji
web-option-milestones = Kamienie milowe
web-option-best-expedition = Najlepsza ekspedycja
web-option-colours = Kolory
web-option-games = Rozgrywki
web-option-deck-count = Liczba kart w stosie
web-option-start = Początek
web-option-turn-cap = Limit tur
web-value-random = losowo
web-value-none = brak
web-value-no-sponsor-cards = bez kart sponsorów
web-value-ignore-sponsors = nie licząc sponsorów
web-n-games =
    { $n ->
        [one] { $n } rozgrywka
        [few] { $n } rozgrywki
       *[many] { $n } rozgrywek
    }
web-with-milestones = kamienie milowe
web-six-colours = sześć kolorów
web-fair-note = Zanim ktokolwiek powie słowo, stół ogłasza zapieczętowany sekret. Sekret i słowa razem wyznaczają każde tasowanie, a po ostatnim ruchu możesz sprawdzić wszystkie.
web-word = Twoje słowo do tasowania
web-word-made-up = wymyślimy za ciebie
web-word-note = Nieobowiązkowe. Jest wysyłane dopiero po zapieczętowaniu sekretu, więc nikt nie może wybrać kart.
web-sit-and-invite = Usiądź i zaproś
web-sit-and-start = Usiądź i rozpocznij
web-starts-when-taken = Partia zacznie się, gdy wolne miejsce zajmie człowiek albo bot.
web-starts-at-once = Partia zacznie się od razu.

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

## At the table

web-leave = Odejdź od stołu
web-match-file = Plik partii
web-another-device = { $name }, na innym urządzeniu
web-another-device-note = Ten link otwiera twoje własne miejsce. Zachowaj go dla siebie: kto go ma, widzi twoje karty.
web-seat-link = Link do twojego miejsca
web-pass-to = Przekaż urządzenie. Teraz: { $name }
web-pass-note = Karty są zakryte. Gdy znów się pojawią, patrzy tylko { $name }.
web-i-am = Tu { $name }: pokaż moje karty
web-turn-over = Twoja tura się skończyła.
web-hide-and-pass = Zakryj moje karty, teraz { $name }

## Replay

web-replay = Powtórka
web-replay-start = Karty są rozdane
web-replay-back = Jeden ruch wstecz
web-replay-on = Jeden ruch naprzód
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-position = Miejsce w partii
web-replay-eyes = Kto patrzy
web-move-n-of = Ruch { $n } z { $last }
web-spectator = widz
web-hand-of = Ręka: { $name }
web-back-to-table = Do stołu

## Fair shuffles

web-fair-shuffles = Uczciwe tasowanie
web-fair-how = Serwer zapieczętował sekret, zanim padły słowa graczy. Sekret i słowa razem wyznaczają każde tasowanie. Po ostatnim ruchu sekret zostaje otwarty, a twoja przeglądarka odtwarza wszystkie tasowania od nowa.
web-fair-seal = Pieczęć
web-fair-word-of = Słowo: { $name }
web-fair-secret = Sekret
web-fair-secret-later = zostanie otwarty po ostatnim ruchu
web-fair-checks = Sprawdzone przez twoją przeglądarkę
web-fair-lines-fit =
    { $n ->
        [one] { $n } wiersz pliku partii jest nienaruszony.
        [few] Wszystkie { $n } wiersze pliku partii są nienaruszone i żadnego nie wstawiono później.
       *[many] Wszystkich { $n } wierszy pliku partii jest nienaruszonych i żadnego nie wstawiono później.
    }
web-fair-secret-fits = Sekret jest tym, który zapieczętowano.
web-fair-seal-fits = Pieczęć jest tą, którą ta przeglądarka zanotowała przed wysłaniem słowa.
web-fair-seal-changed = Pieczęć nie jest tą, którą ta przeglądarka zanotowała przed wysłaniem słowa.
web-fair-word-fits = Twoje słowo „{ $word }” weszło do tasowania.
web-fair-word-changed = Twojego słowa „{ $word }” nie ma wśród słów partii.
web-fair-starter-fits = Według losowania pierwszą rozgrywkę rozpoczyna { $name } i tak było.
web-fair-starter-misfit = Według losowania pierwszą rozgrywkę rozpoczyna { $name }, a było inaczej.
web-fair-moves-fit =
    { $n ->
        [one] Rozdanie odtworzono od nowa i { $n } ruch do niego pasuje.
        [few] Każde rozdanie odtworzono od nowa i pasują wszystkie { $n } ruchy: nikt nie zagrał karty, która nie była rozdana ani dobrana.
       *[many] Każde rozdanie odtworzono od nowa i pasuje wszystkich { $n } ruchów: nikt nie zagrał karty, która nie była rozdana ani dobrana.
    }
web-fair-card-misfit = Ruch { $n }, „{ $move }”: według tasowania tej karty nie było w tej ręce.
web-fair-cards-fit =
    { $n ->
        [one] { $n } karta, którą ci pokazano, zgadza się z odtworzoną talią.
        [few] Wszystkie { $n } karty, które ci pokazano, zgadzają się z odtworzonymi taliami, także co do kolejności.
       *[many] Wszystkich { $n } kart, które ci pokazano, zgadza się z odtworzonymi taliami, także co do kolejności.
    }
web-fair-event-misfit = Zdarzenie z kartami { $n }: pokazano ci: { $shown }, a według tasowania jest to: { $due }.
web-fair-passed = Wszystko pasuje: kart ani nie wybrano, ani nie zmieniono.
web-fair-failed = Coś nie pasuje: zachowaj plik partii i zapytaj osobę, która prowadzi serwer.
web-fair-no-note = Ta przeglądarka nie wysłała słowa do tej partii albo go nie pamięta: nie sprawdzono, czy pieczęć była przed słowami.
web-fair-limit = To dowodzi, że nikt nie wybrał ani nie zmienił kart. Nie dowodzi, że nikt ich nie widział: kto prowadzi serwer, mógłby odczytać zakryte karty, a dwoje graczy mogłoby się porozumieć.

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

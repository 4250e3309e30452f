### The command line: its frame and its tools.

## The frame

cli-about = Cairn: stół do gier o wyprawach z zakrytymi kartami.
cli-alone = Samo `cairn` wystawia stół i otwiera przeglądarkę.
cli-usage = Użycie:
cli-arguments = Argumenty
cli-options = Opcje
cli-example = Przykład
cli-word-command = POLECENIE
cli-word-game = GRA
# Same as in English.
cli-word-bot = BOT
cli-word-file = PLIK
cli-word-language = JĘZYK
cli-word-card = KARTA
cli-word-place = MIEJSCE
cli-word-text = SŁOWA

cli-group-play = Granie
cli-group-study = Badanie partii
cli-group-engine = Dbanie o silnik

cli-brief-serve = Graj w przeglądarce: sam, z innymi albo z botami.
cli-brief-play = Graj w terminalu, z botami albo z innymi.
cli-brief-rules = Przeczytaj zasady gry.
cli-brief-cards = Przeczytaj, co robią karty gry.
cli-brief-map = Obejrzyj mapę gry.
cli-brief-games = Zobacz, jakie są gry, ich opcje i boty.
cli-brief-replay = Przeczytaj przebieg partii, zobacz każdą pozycję.
cli-brief-verify = Sprawdź, czy nikt nie zmienił partii.
cli-brief-simulate = Niech boty rozegrają wiele partii; porównaj je.
cli-brief-arena = Porównaj boty na tych samych rozdaniach i oceń je.
cli-brief-bot = Pozwól swojemu programowi grać przy otwartym stole.
cli-brief-conformance = Sprawdź, czy gra dotrzymuje tego, co obiecuje silnik.
cli-brief-bench = Zmierz, jak szybki jest silnik.
cli-brief-build = Skompiluj silnik: te same wyniki, dużo szybciej.
cli-brief-check-matches = Sprawdź, czy wszystkie zachowane partie nadal biegną według tych zasad.

cli-about-serve = { cli-brief-serve }
cli-about-play = { cli-brief-play }
cli-about-rules = { cli-brief-rules }
cli-about-cards = Wymienia karty gry albo pokazuje jedną z nich: jej wartości i to, co robi.
cli-about-map = Pokazuje mapę gry jako obraz i jako listę albo jedno miejsce ze wszystkim, co się tam zaczyna i kończy; a także co z tego opublikowano, a co zrekonstruowano.
cli-about-games = { cli-brief-games }
cli-about-replay = Opowiada partię zdaniami, ruch po ruchu, a potem pokazuje stół po ostatnim z nich.
cli-about-verify = Sprawdza zapisaną partię: każdy wiersz, zapieczętowany sekret, każde tasowanie i każdy ruch. Jeśli to pieczęć, którą widać było przed pierwszym ruchem, gospodarz nie zmienił kart, a jeśli nie grał ani on, ani nikt z jego znajomych, to również ich nie wybrał; czy je oglądał, tego nic nie pokaże.
cli-about-simulate = Boty rozgrywają między sobą wiele partii. To samo ziarno daje te same wyniki, niezależnie od liczby procesów.
cli-about-arena = Każde dwa boty grają te same rozdania z każdego miejsca; wynik mówi, o ile jeden jest lepszy i jak bardzo jest to pewne. Przy stole dla więcej niż dwóch bot podany później siedzi sam wśród kopii drugiego. To samo ziarno daje te same wyniki, niezależnie od liczby procesów.
cli-about-bot = Program, który czyta widoki i pisze ruchy, gra na jednym miejscu otwartego stołu. Gospodarz stołu oddaje miejsce botowi z zewnątrz, a strona pokazuje klucz. Bez --key-file klucz jest czytany z CAIRN_BOT_KEY albo trzeba go podać.
cli-about-conformance = Rozgrywa wiele losowych partii i przy każdym ruchu sprawdza, co obiecuje silnik: kopie są niezależne, tajemnice zachowane, odmowy wyjaśnione, żadna karta nie ginie.
cli-about-bench = Mierzy czas obliczeń jednego rdzenia i bierze najlepszą z trzech prób.
cli-about-build = { cli-brief-build }
cli-about-check-matches = { cli-brief-check-matches }

cli-arg-help = Pokazuje tę pomoc.
cli-arg-version = Pokazuje wersję.
cli-arg-lang = en, de, fr, it albo pl; inaczej język twojego systemu.
cli-arg-json = Wypisuje jeden obiekt JSON.
cli-arg-game = Nazwa gry, taka jak w `cairn games`; albo własna gra, na przykład mine.py:GAME.
cli-arg-games = Ile partii (domyślnie { $n }).
cli-arg-seed = Ziarno tasowania (domyślnie 1).
cli-arg-jobs = Ile procesów (domyślnie jeden na rdzeń).
cli-arg-set = Ustawia opcję gry, na przykład --set milestones=on.
cli-arg-seats = Boty, oddzielone przecinkami (domyślnie random,rule).
cli-arg-swap = Czy boty zamieniają się miejscami z partii na partię.
cli-arg-plot = Rysuje też rozkład punktów do pliku SVG.
cli-arg-pure = Uruchamia silnik interpretowany, nawet jeśli jest skompilowany.
cli-arg-all-variants = Przechodzi przez wszystkie warianty gry.
cli-arg-file = Partia, taka jaką zapisuje `cairn play`.
cli-arg-browser = Co twoja przeglądarka wie o partii, tak jak zapisuje to jej strona w oknie „Uczciwe tasowanie”.
cli-arg-to = Zatrzymaj się po tylu ruchach.
cli-arg-seat = Pokazuje, co widziało to miejsce.
cli-arg-reveal = Pokazuje wszystkie ręce i wszystko, co zakryte, nawet gdy partia jeszcze trwa.
cli-arg-components = Folder z tabelami elementów, których użyć zamiast tabel samej gry.
cli-arg-seat-count = Sprawdza tylko stoły z tyloma miejscami (domyślnie wszystkie po kolei).
cli-arg-strict = Kończy z kodem 1, jeśli cel nie jest osiągnięty.
cli-arg-facts = Sprawdza zamiast szybkości to, co o grze wiadomo.

## What the frame refuses

cli-no-command = Nie ma polecenia „{ $text }”; `cairn --help` pokazuje wszystkie.
cli-no-command-guess = Nie ma polecenia „{ $text }”; czy chodziło o „{ $guess }”?
cli-no-flag = „{ $command }” nie zna { $text }; `{ $command } --help` pokazuje, co zna.
cli-no-flag-guess = „{ $command }” nie zna { $text }; czy chodziło o { $guess }?
cli-too-many = „{ $text }” to o jedno słowo za dużo dla „{ $command }”.
cli-missing = „{ $command }” potrzebuje jeszcze: { $text }.
cli-needs-value = Po { $text } potrzebna jest wartość.
cli-not-both = { $text } i { $other } wykluczają się nawzajem.
cli-misread = Nie można odczytać „{ $command }”: { $text }.
cli-not-a-number = Po { $option } potrzebna jest liczba całkowita, nie „{ $text }”.
cli-out-of-bounds = { $option } nie może mieć wartości { $text }; możliwe: od { $low } do { $high }.
cli-not-an-assignment = Po --set potrzebne jest nazwa=wartość, nie „{ $text }”.
cli-no-file = Nie ma pliku „{ $file }”.
cli-no-browser-file = { $file } to nie jest zapis przeglądarki: { $problem }.
cli-is-folder = „{ $file }” to folder, nie partia.
cli-no-permission = Nie wolno ci czytać pliku „{ $file }”.
cli-file-trouble = Coś jest nie tak z plikiem „{ $file }”: { $why }.
cli-system-trouble = System odmawia: { $why }.
cli-stopped = Przerwano.
cli-crash = Silnik zawiódł przy ruchu { $n } ({ $move }). To nasz błąd, nie twój; `cairn replay { $file }` pokaże go jeszcze raz.
cli-bug = Zawiódł sam Cairn ({ $name }: { $text }). To nasz błąd; z CAIRN_DEBUG=1 zobaczysz, gdzie.

## cairn games

games-seats =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
       *[many] { $n } miejsc
    }
games-seats-between = miejsc: od { $low } do { $high }
games-rules-version = zasady w wersji { $n }
games-bots = Boty:
games-default = domyślnie { $value }
games-simulated = w symulacjach { $value }

## cairn cards

cards-arg-name = Nazwa karty albo jej początek, po angielsku lub w twoim języku.
cards-arg-set = Tylko ten zestaw; nieznana nazwa pokazuje, jakie zestawy są.
cards-none = Karty tej gry ({ $title }) nie mają własnych tekstów; `cairn rules { $game }` pokazuje zasady.
cards-no-card = Nie ma karty „{ $text }”.
cards-no-card-guess = Nie ma karty „{ $text }”; czy chodzi o „{ $guess }”?
cards-ambiguous = „{ $text }” może oznaczać: { $names }.
cards-no-set = Nie ma zestawu „{ $text }”; są: { $names }.
cards-name = karta
cards-hint = `cairn cards { $game } { $text }` pokazuje jedną z nich.

## cairn map

map-arg-place = Nazwa miejsca albo jej początek, po angielsku albo w twoim języku.
map-none = { $title } nie ma mapy.
map-no-place = Na mapie nie ma miejsca „{ $text }”.
map-no-place-guess = Na mapie nie ma miejsca „{ $text }”; czy chodzi o „{ $guess }”?
map-ambiguous = { cards-ambiguous }
map-hint = `cairn map { $game } { $text }` pokazuje jedno z miejsc.

## cairn arena

arena-arg-bots = Boty, co najmniej dwa: nazwy, search:playouts=300, stdio:POLECENIE lub mine.py:MyBot.
arena-arg-deals = Rozdania każdej pary, każde z każdego miejsca (domyślnie 100).
arena-arg-seats = Miejsca przy stole (domyślnie: najmniej, ile można).
arena-arg-sprt = Zakończ parę, gdy jest jasne, czy jej udział w zwycięstwach wynosi najwyżej LOW, czy co najmniej HIGH, na przykład 0.5,0.55.
arena-arg-keep = Zachowaj wyniki w tym pliku i kontynuuj od tego, co zawiera.
arena-arg-report = Zapisz raport z wykresami, jeden plik HTML.
arena-playing = Partie
arena-how = Każde rozdanie jest grane raz z każdego miejsca, z tymi samymi kośćmi; rozdanie to jedna obserwacja. Obok wartości: gdzie leży prawdziwa, 95 razy na 100. Miejsca przy stole: { $seats }.
arena-ratings = Ranking
arena-rating = ranking
arena-meetings = Bezpośrednio
arena-points = Punkty
arena-seats = Miejsca
arena-lengths = Długość partii
arena-seat = Miejsce { $n }
arena-starter = kto zaczyna
arena-column-pair = boty
arena-column-deals = rozdania
arena-column-share = zwycięstwa
arena-column-margin = punkty przewagi
arena-column-moves = ruchy
arena-column-turns = tury
arena-column-capped = przerwane
arena-needs-two = Arena porównuje boty: podaj co najmniej dwa, każdego raz.
arena-other-journal = „{ $file }” zawiera wyniki innego turnieju; podaj inny plik.
arena-sprt = „{ $text }” nie podaje dwóch udziałów w zwycięstwach, takich jak 0.5,0.55.
arena-sprt-low = { $bot } przeciw { $other }: najwyżej { $low } zwycięstw.
arena-sprt-high = { $bot } przeciw { $other }: co najmniej { $high } zwycięstw.
arena-sprt-open = { $bot } przeciw { $other }: nierozstrzygnięte między { $low } a { $high }.
arena-note = Partie: { $games }, w { $seconds } s. Rozdanie to jedna obserwacja: jego partie mają te same karty.
arena-reported = Raport jest w pliku { $file }
arena-arg-limit = Sekundy, które bot z zewnątrz ma na każdy ruch (domyślnie 10).
arena-rating-note = 400 punktów więcej to dziesięciokrotna szansa na zwycięstwo. { $bot } ma 0.
arena-meetings-note = Bot wymieniony z przodu: jego udział w zwycięstwach i jego przewaga w punktach nad pozostałymi. Linia przerywana to brak różnicy.
arena-seats-note = Udział w zwycięstwach we wszystkich partiach. Linia przerywana to sprawiedliwy udział.
arena-axis-turns = tury, w klasach po { $n }
arena-axis-moves = ruchy, w klasach po { $n }
arena-forfeits = Partie oddane
arena-forfeits-note = Bot z zewnątrz, który przerywa, odpowiada za późno albo nie podaje dozwolonego ruchu, przegrywa tę partię. Punkty takiego rozdania się nie liczą.
arena-forfeited = { $bot } – partie oddane: { $games }.
# Same as in English.
arena-column-bot = bot
arena-column-games = partie
arena-column-why = co się stało
arena-why-stopped = przerwał: { $text }
arena-why-late = brak ruchu przez { $text }
arena-why-illegal = niedozwolony ruch: { $text }
arena-stopped = Przerwano. To są rozegrane rozdania; z --keep PLIK turniej można później dokończyć.
arena-stopped-kept = Przerwano. To są rozegrane rozdania; to samo polecenie kontynuuje z „{ $file }”.
arena-bot-broken = Bot „{ $bot }” nie startuje: { $text }.
arena-search-part = „{ $bot }” nie opisuje przeszukiwania: napisz search:playouts=300, a po przecinkach to, co jeszcze chcesz ustalić spośród: { $names }.
arena-search-number = „{ $bot }”: „{ $text }” nie jest liczbą możliwą dla { $option }.
arena-no-command = „{ $bot }” nie podaje polecenia; napisz stdio:python3 bot.py, w cudzysłowie.
arena-no-program = „{ $bot }”: nie ma programu „{ $text }”.

## cairn simulate

simulate-playing = Trwa gra
simulate-count = partie: { $games }
simulate-seed = ziarno { $seed }
simulate-plot-svg = Obraz jest plikiem SVG, więc „{ $file }” to zła nazwa; może „{ $guess }”?
simulate-plotted = Obraz jest w pliku { $file }
# Same as in English.
simulate-bot = bot
simulate-wins = wygrane
simulate-shared = wspólne
simulate-share = udział
simulate-points = punkty
simulate-sd = odch.
simulate-note = Wspólne zwycięstwo liczy się jako pół. Obok: gdzie leży prawdziwa wartość, 95 razy na 100. Odch.: odchylenie standardowe.
simulate-starter = Miejsce, które rozpoczyna, wygrywa { $share } (od { $low } do { $high }).
simulate-seat-1 = Miejsce 1 wygrywa { $share } (od { $low } do { $high }).
simulate-no-swap = Boty zostały na swoich miejscach, więc dobrego miejsca nie da się odróżnić od dobrego bota.
simulate-moves = Liczba ruchów w partii: { $mean } (od { $low } do { $high }).
simulate-turns = Liczba tur: { $mean } (od { $low } do { $high }).
simulate-turn-cap = Partie, w których zadziałał limit { $cap } tur: { $games }.
simulate-draws = Partie zremisowane: { $games }.
simulate-forfeited = { $bot } – partie oddane: { $games }. Przerwał, odpowiedział za późno albo nie podał dozwolonego ruchu.
simulate-arg-sweep = Rozegraj partie raz z każdą z tych wartości opcji i porównaj; wartości z przecinkami oddziela się średnikami.
simulate-sweep-two = Aby porównać wartości opcji { $option }, podaj co najmniej dwie i nie ustawiaj jej osobno.
simulate-sweep-note = Te same ziarna dla każdej wartości. Za udziałami i punktami: gdzie leży prawdziwa wartość, 95 razy na 100.
simulate-arg-cards = Wypróbuj te karty albo all: jeden gracz może otrzymać kartę, a drugi nie, w tych samych rozdaniach i z obu miejsc; --games to wtedy liczba rozdań dla każdej karty.
simulate-cards-playing = Próba kart
simulate-cards-deals = rozdania dla każdej karty: { $deals }
simulate-cards-card = karta
simulate-cards-with = wygrane z nią
simulate-cards-got = otrzymana
simulate-cards-gained = wygrane, gdy otrzymana
simulate-cards-note = Wygrane z nią: udział gracza, który może otrzymać kartę, przeciw temu, który nie może, w tych samych rozdaniach i z obu miejsc; 50 % znaczy, że niczego nie zmienia. Punkty: przewaga. Otrzymana: jak często otrzymał ją ten, kto mógł. Wygrane, gdy otrzymana: udział tego, kto ją otrzymał, w partiach równych graczy, w których drugi jej nie otrzymał; przypadek i zamiar są tam pomieszane. Obok: gdzie leży prawdziwa wartość, 95 razy na 100.
simulate-cards-none = { $game } nie ma kart, z których można by zrezygnować.
simulate-cards-unknown = „{ $text }” nie jest kartą, którą można tu wypróbować. Są: { $names }.
simulate-speed =
    { $jobs ->
        [one] Na sekundę: partie { $games }, decyzje { $decisions }, w jednym procesie.
        [few] Na sekundę: partie { $games }, decyzje { $decisions }, w { $jobs } procesach.
       *[many] Na sekundę: partie { $games }, decyzje { $decisions }, w { $jobs } procesach.
    }
simulate-axis = punkty, w klasach po { $n }

## cairn conformance

conformance-playing = Sprawdzanie
conformance-variant = wariant
conformance-games = partie
conformance-moves = ruchy
conformance-seconds = sekundy
conformance-signature = sygnatura
conformance-check = kontrola
conformance-count = razy
conformance-least = Najrzadziej zagrane: { $text }
conformance-clean = Nie ma zastrzeżeń.
conformance-faults =
    { $n ->
        [one] { $n } błąd
        [few] { $n } błędy
       *[many] { $n } błędów
    }
conformance-file = Partia, która to pokazuje: { $file }

## cairn replay

replay-position =
    { $n ->
        [0] Stół przed pierwszym ruchem
        [one] Stół po { $n } ruchu
        [few] Stół po { $n } ruchach
       *[many] Stół po { $n } ruchach
    }
replay-not-over = Partia jeszcze się nie skończyła.
replay-hidden = Dlatego widać tylko to, co widzą wszyscy: --seat N pokazuje, co widzi jedno miejsce, --reveal wszystkie ręce.
replay-goes-on =
    { $n ->
        [one] Potem następuje jeszcze { $n } ruch.
        [few] Potem następują jeszcze { $n } ruchy.
        [many] Potem następuje jeszcze { $n } ruchów.
       *[other] Potem następuje jeszcze { $n } ruchu.
    }
replay-too-far =
    { $moves ->
        [one] --to { $n } to za daleko: partia ma { $moves } ruch.
        [few] --to { $n } to za daleko: partia ma { $moves } ruchy.
       *[many] --to { $n } to za daleko: partia ma { $moves } ruchów.
    }
replay-crash = Silnik zawodzi przy ruchu { $n } tej partii ({ $move }). To nasz błąd; z CAIRN_DEBUG=1 zobaczysz, gdzie.

## cairn verify

verify-chain = Wiersze
verify-game = Gra
verify-seal = Sekret
verify-shuffles = Tasowania
verify-moves = Ruchy
verify-chain-ok =
    { $n ->
        [one] { $n } wiersz z sumą kontrolną
        [few] { $n } wiersze, każdy związany z poprzednim
       *[many] { $n } wierszy, każdy związany z poprzednim
    }
verify-game-ok = { $title }, zasady w wersji { $n }
verify-seal-ok = sekret pasuje do pieczęci { $seal }
verify-seal-quick = szybkie kości symulacji: niczego nie zapieczętowano
verify-shuffles-ok = { $n }, odtworzone na nowo ({ $list })
verify-moves-ok =
    { $n ->
        [one] { $n } ruch, dozwolony w swoim miejscu
        [few] { $n } ruchy, wszystkie dozwolone w swoim miejscu
       *[many] { $n } ruchów, wszystkie dozwolone w swoim miejscu
    }
verify-moves-resigned = { verify-moves-ok }; potem poddanie partii: { $name }
verify-browser = Przeglądarka
verify-browser-ok =
    { $n ->
        [one] opowiedziano jej { $n } zdarzenie, a to, co jej opublikowano, naprawdę się stało
        [few] opowiedziano jej wszystkie { $n } zdarzenia, a to, co jej opublikowano, naprawdę się stało
       *[many] opowiedziano jej wszystkie zdarzenia ({ $n }), a to, co jej opublikowano, naprawdę się stało
    }
verify-browser-seal = przed pierwszym słowem zanotowała inną pieczęć
verify-browser-word = wysłała słowo „{ $word }”, którego w tej partii nie ma
verify-browser-options = uzgodniła inne opcje
verify-browser-sources = powiedziano jej, że tasowane będzie coś innego
verify-browser-events = liczba zdarzeń, które jej opowiedziano, to { $n }, a w partii jest ich { $due }
verify-browser-event = zdarzenie { $n } opowiedziano jej jako „{ $text }”, a było to „{ $guess }”
verify-browser-shuffle = tasowanie { $k } z „{ $text }” opublikowano inaczej
verify-browser-place = dla zdarzenia { $n } opublikowano inne miejsce
verify-fits = pasuje
verify-not-made = nie sprawdzono
verify-all-fits = Wszystko pasuje. Jeśli to pieczęć, którą widać było przed pierwszym ruchem, gospodarz nie zmienił kart, a jeśli nie grał ani on, ani nikt z jego znajomych, to również ich nie wybrał; czy je oglądał, tego nic nie pokaże.
verify-all-fits-unsealed = Wszystko pasuje. Niczego nie zapieczętowano, więc nie wiadomo, skąd są karty.
verify-does-not-fit = Ta partia nie zgadza się sama ze sobą.
verify-cannot-check = Tej partii nie można tu sprawdzić.

## cairn bench

bench-measuring = Trwa pomiar
bench-measured = zmierzono
bench-target = cel
bench-random-games = Losowe partie
bench-random-decisions = To samo, decyzje
bench-options-games = Losowe partie przez listę ruchów
bench-options-decisions = To samo, decyzje
bench-driven-games = Losowe partie prowadzone z Pythona
bench-clone = Kopiowanie pozycji
bench-start = Tasowanie i rozdawanie
bench-imagine = Wyobrażanie sobie pozycji
bench-view = Oglądanie pozycji
bench-digest = Skrót pozycji
bench-rule-games = Bot rule przeciw botowi rule
bench-policy-playouts = Rozgrywki szybkiej strategii, każda w innym świecie
bench-random-games-milestones = Losowe partie z kamieniami milowymi
bench-random-games-six-colours = Losowe partie z sześcioma kolorami
bench-random-games-expert = Losowe partie w grze dla ekspertów
bench-mixed-games = Losowe partie na czterech polecanych zestawach
bench-mixed-decisions = To samo, decyzje
bench-ten-card-games = Partie losowe z pierwszymi dziesięcioma kartami
bench-money-games = Bot money przeciw botowi money
bench-clone-mid-card = Kopiowanie pozycji w trakcie działania karty
bench-unit-games-s = partii/s
bench-unit-decisions-s = decyzji/s
bench-unit-playouts-s = rozgrywek/s
# Same as in English.
bench-unit-ns = ns
# Same as in English.
bench-unit-us = µs
bench-engine-compiled = Silnik jest skompilowany
bench-engine-pure = Silnik działa interpretowany (CAIRN_PURE=1)
bench-engine-interpreted = Silnik działa interpretowany (`cairn build` go kompiluje)
bench-engine-stale = Silnik działa interpretowany: skompilowany nie pasuje do źródeł (`cairn build`)
bench-cores =
    { $n ->
        [one] { $n } rdzeń
        [few] { $n } rdzenie
       *[many] { $n } rdzeni
    }
bench-how = Czas obliczeń jednego rdzenia, najlepsza z trzech prób. Bez zdarzeń; pamięta się, kto widział którą kartę.
bench-checksum = Suma kontrolna { $sum }: ta sama w silniku skompilowanym i interpretowanym, inaczej coś jest nie tak.
bench-fact-money-alone = Sam money: tura czwartej Prowincji
bench-fact-smithy-alone = Sam smithy: tura czwartej Prowincji
bench-fact-smithy-wins = Smithy przeciw money: wygrane na 100
bench-fact-witch-wins = Witch przeciw money: wygrane na 100
bench-facts-how = Po { $games } partii; wspólna wygrana liczy się za połowę. Obok: gdzie leży prawdziwa wartość, 95 razy na 100.
bench-no-facts = O „{ $name }” nic nie wiadomo, ale wiadomo o: { $names }.

## cairn bot

bot-word-address = ADRES
bot-arg-address = Adres stołu, taki jak w przeglądarce.
bot-arg-bot = Program, poprzedzony przez stdio:, na przykład stdio:./bot.
bot-arg-key-file = Plik z kluczem miejsca.
bot-key = Klucz miejsca
bot-only-stdio = Przy otwartym stole gra tylko program na standardowych strumieniach, na przykład „stdio:python3 bot.py”; „{ $bot }” nim nie jest.
bot-no-address = „{ $text }” nie jest adresem stołu.
bot-no-server = Nikt nie odpowiada pod adresem { $text }.
bot-failed = Program nie odpowiedział ({ $text }). Uruchom go ponownie w ciągu minuty, inaczej partia jest przegrana.
bot-won = Koniec partii: wygrana.
bot-lost = Koniec partii: bez wygranej.

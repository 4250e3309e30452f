### The table in the terminal: `cairn play`.

## Arguments

play-arg-seats = Kto gdzie siedzi: me (ja) albo bot na każde miejsce, po przecinkach (domyślnie me,rule).
play-arg-name = Twoje imię; jeszcze raz dla każdej następnej osoby.
play-arg-seed = To samo ziarno rozdaje jeszcze raz te same karty.
play-arg-word = Twoje słowo, które wchodzi do tasowania; samo --word pyta o nie, gdy sekret jest już zapieczętowany.
play-arg-plain = Opowiada stół, jedno zdanie w wierszu, bez rysunku i kolorów.
play-arg-fast = Boty między sobą grają bez przerw.
play-arg-jobs = W ilu procesach myśli bot (domyślnie jeden na rdzeń, najwyżej 4); jego ruchy są takie same.
play-arg-save = Przechowuje partię w tym pliku.
play-arg-resume = Kontynuuje partię z tego pliku; bez pliku najnowszą nieskończoną.
play-arg-after = Rozgrywa następną grę serii: z miejscami i opcjami skończonej partii z tego pliku.

## What the table cannot do

play-no-game = Która gra? Są: { $names }.
play-no-seat = „{ $text }” to ani me, ani bot; są: { $names }.
play-too-many =
    { $people ->
        [one] { $text } występuje { $n } razy, a przy stole siedzi jedna osoba.
        [few] { $text } występuje { $n } razy, a przy stole siedzą tylko { $people } osoby.
       *[many] { $text } występuje { $n } razy, a przy stole siedzi tylko { $people } osób.
    }
play-keeps-its-own = Wznowiona partia zachowuje miejsca, imiona, słowa, karty, opcje i plik; usuń { $text }.
play-series-keeps = Następna gra serii zachowuje grę, miejsca i imiona; usuń { $text }.
play-not-over = Partia w pliku { $file } jeszcze się nie skończyła; następna gra serii przychodzi po niej.
play-outside-again = W tej partii grają boty z zewnątrz: { $names }. Jeśli im ufasz, podaj je jeszcze raz: --seats { $seats }.
play-nothing-to-resume = W { $file } nie ma nieskończonej partii.
play-file-taken = Plik { $file } już istnieje; podaj inny.
play-no-write = Nie można zapisać pliku { $file }.
play-cannot-save = Nie można już zapisać pliku { $file }; partia trwa dalej, ale bez zapisu.
play-no-number = Nie ma ruchu { $n }; numery są od 1 do { $last }.
play-ambiguous = „{ $text }” może znaczyć: { $moves }.
play-none-allowed = Żaden ruch, który zaczyna się jak „{ $text }”, nie jest teraz dozwolony.

## Names

play-person = Miejsce { $n }
# Same as in English.
play-bot = Bot { $bot }

## Beginning and end

play-sealed = Zapieczętowany sekret: { $seal }
play-kept = Partia jest przechowywana w { $file }
play-resumed = Partia toczy się dalej po ruchu { $n }.
play-already-over = Ta partia jest skończona.
play-gives-up = { $name } – partia przegrana: { $why }.
play-stand-in = { $name } – koniec gry: { $why }. Na tym miejscu gra dalej bot { $bot }.
play-say-word = { $person }, słowo do tasowania albo nic:
play-secret = Sekret to: { $secret }
play-verify = Tak sprawdzisz partię: { $line }
play-input-ended = Wejście skończyło się przed partią.
play-saved = Partia jest zapisana w { $file }
play-go-on = Tak ją wznowisz: { $line }

## Several people at one terminal

play-pass = Przekaż stół. Teraz patrzy tylko: { $name }.
# Same as in English.
play-enter = Enter:

## Asking

# Same as in English.
play-minus = minus { $n }
play-ask = Numer albo ruch:
# Same as in English.
play-ask-enter = Enter: { $does }
play-choose = { $number }: { $does }.
play-your-hand = Twoja ręka: { $list }.
play-watching = Enter: szybciej · { play-command-quit }: zapisz i wyjdź

## Commands: one word each

play-command-undo = cofnij
play-command-log = dziennik
play-command-score = punkty
play-command-hand = ręka
play-command-table = stół
play-command-why = dlaczego
play-command-hint = podpowiedź
play-command-rule = zasada
play-command-save = zapisz
play-command-help = pomoc
play-command-quit = koniec
play-command-yes = tak
play-command-no = nie
play-command-card = karta

play-help-moves = Numer; albo ruch słowami, „{ $does }” lub „{ $move }”; albo początki jego słów, „{ $begun }”.
play-help-rules = Zasady: „{ play-command-rule }” z oznaczeniem albo słowem, albo `cairn rules { $game }`.
play-help-undo = cofa twój ostatni ruch
play-help-log = wszystko, co się wydarzyło
play-help-score = notes z punktami
play-help-hand = twoja ręka
play-help-table = stół jeszcze raz
play-help-why = dlaczego bot tak zagrał albo ruch jest niedozwolony: „{ play-command-why } { $move }”
play-help-hint = ruch, który zrobiłby silny bot, i dlaczego
play-help-rule = co mówi zasada, na przykład „{ play-command-rule } { $rule }”, albo które zasady mówią o danym słowie
play-help-save = zapisuje kopię, na przykład „{ play-command-save } moja.match”
play-help-quit = zapisuje i wychodzi
play-help-card = co robi karta, na przykład „{ play-command-card } { $card }”

play-allowed = Ruch „{ $move }” jest dozwolony.
play-allowed-some = Dozwolone teraz: { $move }.
play-why-also = To samo dotyczy: { $move }.
play-why-what = Dlaczego co? Na przykład „{ play-command-why } { $move }”.
play-why-bot = { $name }: { $why }
play-hint = Podpowiedź: „{ $does }”.
play-hint-none = Nie ma tu bota, który mógłby coś podpowiedzieć.
play-rule-what = Która zasada? Na przykład „{ play-command-rule } { $rule }”; albo słowo, o którym mówią zasady.
play-log-new = Od twojego ostatniego ruchu:
play-more-rules = Mówią o tym także: { $rules }.
play-card-what = Która karta? Na przykład „{ play-command-card } { $card }”.

## Undo

play-undone =
    { $who ->
        [you] Cofasz ruch.
       *[other] { $name } cofa ruch.
    }
play-undo-nothing = Nie masz ruchu do cofnięcia.
play-undo-bots = Od tego czasu zagrał bot albo ujawniła się karta. Boty zawsze się zgadzają; plik partii zachowuje to, co cofnięto.
play-undo-ask = { $name } prosi o cofnięcie ruchu. Od tego czasu zagrał ktoś inny albo ujawniła się karta. { $other }, zgadzasz się?
play-undo-answer = { play-command-yes } / { play-command-no }:
play-undo-refused = { $name } się nie zgadza.

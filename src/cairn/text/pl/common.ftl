### Words and sentences that all games share.

## Seats, numbers, lists

seat-n = miejsce { $n }
number = { NUMBER($n) }
list-and = { $some } i { $last }
n-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
# After a verb; only the singular differs.
n-cards-acc =
    { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
n-points =
    { NUMBER($points) ->
        [one] { NUMBER($points) } punkt
        [few] { NUMBER($points) } punkty
       *[many] { NUMBER($points) } punktów
    }

## The table

your-turn = Twoja kolej
waiting-for = Teraz: { $name }
is-thinking = { $name } się zastanawia
game-over = Koniec rozgrywki
final-scores = Wynik końcowy
rule-ref = Zasada { $id }
match-won =
    { $who ->
        [you] Wygrywasz partię, { NUMBER($points) } do { NUMBER($other) }
       *[other] { $name } wygrywa partię, { NUMBER($points) } do { NUMBER($other) }
    }
match-shared = Wspólne zwycięstwo, po { n-points }
match-resigned =
    { $who ->
        [you] Poddajesz partię
       *[other] { $name } poddaje partię
    }

## Why a bot moved

# How far ahead of the best of the others the games end that a bot imagines; below 0: behind. Where by_round is
# not 0, they are imagined to the end of the round only.
bot-reason-outlook =
    { $by_round ->
        [0] przewaga na końcu średnio { NUMBER($lead) }, w najgorszej ćwiartce wyobrażonych partii { NUMBER($worst) }
       *[other] przewaga na końcu rundy średnio { NUMBER($lead) }, w najgorszej ćwiartce wyobrażonych rund { NUMBER($worst) }
    }
bot-reason-imagined =
    { $by_round ->
        [0] wyobrażonych partii
       *[other] wyobrażonych rund
    }
bot-reason-fear =
    { $answers ->
        [0] { "" }
       *[other] , zwłaszcza po ruchu „{ $answer }”
    }
bot-reason-line =
    { $line ->
        [0] { "" }
        [1] , następnie „{ $then }”
       *[other] , następnie „{ $then }”, potem „{ $later }”
    }
bot-reason-gain = Daje około { NUMBER($gain) } więcej niż „{ $instead }”{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-often = Prowadzenie w { $often } na 100 { bot-reason-imagined }, po ruchu „{ $instead }” w { $seldom }{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-close = Niewiele lepsze niż „{ $instead }”{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-first = Pierwszy pomysł; nic nie było wyraźnie lepsze, nawet „{ $instead }”{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-quick = Według prostej reguły{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
bot-reason-slip = Ruch „{ $instead }” został przeoczony{ bot-reason-line }: { bot-reason-outlook }{ bot-reason-fear }.
# What others at the table may hear: nothing that tells of a hand.
bot-reason-told = Oczekiwanie: { bot-reason-outlook }.
bot-reason-quick-told = Według prostej reguły: { bot-reason-outlook }.
bot-reason-random = Wylosowano spośród wszystkich ruchów.

## What cannot be done

no-unknown-move = Nieznany ruch „{ $text }”; czy chodziło o „{ $guess }”?
no-such-move = Nieznany ruch „{ $text }”.
no-not-your-move = Teraz gra { $name }.
no-stale = Gra poszła dalej; spójrz jeszcze raz.
no-game-over = Gra jest już skończona.
no-undo-final = Od tego czasu odsłonięto kartę; w tej grze nie można tego cofnąć.
no-resign = Poddać można tylko partię dla dwojga.
no-not-in-hand = Nie masz w ręku karty { $card }.

## How a match cannot be set up

no-such-game = Nie ma gry „{ $name }”; są: { $names }.
no-such-bot = Nie ma bota „{ $name }”; są: { $names }.
no-such-check = Nie ma kontroli „{ $name }”; są: { $names }.
no-such-language = Nie ma języka „{ $name }”; są: { $names }.
no-such-seat = Nie ma miejsca { $n }.
no-option = Nie ma opcji „{ $option }”; są: { $options }.
no-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”; możliwe wartości: { $values }.
no-seats = Liczba miejsc: { $n }; ta gra wymaga co najmniej { $low } i najwyżej { $high }.
bad-position-value = Taka pozycja nie może wystąpić: „{ $value }” nie pasuje do „{ $name }”.

## What can be wrong with a saved match

match-not-a-match = To nie jest partia Cairn.
match-version = Ta partia ma format { $version }, który nie jest tu znany.
match-header = Wiersz { $line } nie jest nagłówkiem partii: „{ $text }”.
match-headers-damaged = Nagłówki nad wierszem { $line } są zmienione lub uszkodzone.
match-damaged = Wiersz { $line } jest zmieniony lub uszkodzony: „{ $text }”.
match-truncated = Zapis partii urywa się przed końcem.
match-game = To partia nieznanej gry: „{ $name }”. Jeśli to twoja gra, powiedz, gdzie jest: --game mine.py:GAME.
match-rules-version = Ta partia ma zasady w wersji { $version }; tutaj obowiązuje wersja { $ours }.
match-tables = W tej partii użyto innych tabel elementów („{ $tables }”): --components wskazuje ich folder.
match-commitment = Ten sekret nie jest tym, który zapieczętowano na początku.
match-step = Wiersz { $line }: krok { $n } nie pasuje.
match-after-end = Wiersz { $line }: partia kończy się przed krokiem { $n }.
match-seat = Krok { $n } należy do innego miejsca: teraz gra { $name }.
match-unknown-move = Krok { $n }: „{ $move }” nie jest ruchem tej gry.
match-illegal = Krok { $n }: „{ $move }” nie jest tam dozwolone.
match-undo = Nie można cofnąć partii do kroku { $n }.

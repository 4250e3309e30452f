### Gry przyniesione z zewnątrz i stół każdej gry, która nie ma własnego rysunku.

## Gdzie jest gra i co z nią nie tak

cli-arg-own-game = Gdzie jest gra, jeśli jest twoja, na przykład mine.py:GAME.
no-game-attribute = Która gra z pliku { $file }? Napisz jak w mine.py:GAME.
no-game-module = Nie ma modułu { $file }.
no-game-but = W pliku { $file } nie ma gry o nazwie „{ $name }”; są: { $names }.
no-game-import = Nie da się wczytać { $file }: { $kind } w { $where }: { $text }.
no-game-name = Gra w { $file } nazywa się „{ $name }”; nazwa składa się z małych liter, cyfr i łączników, na przykład my-game.
no-game-name-taken = Gra w { $file } nazywa się „{ $name }”, tak jak gra z Cairn; nadaj jej inną nazwę.
no-game-twice = Gra w { $file } nazywa się „{ $name }”, tak jak inna udostępniana gra; nadaj jej inną nazwę.
no-game-shapes = { $file } nie mówi, jak zapisuje się elementy: { $text }.
no-game-two-names = Tytuł w { $file } nazywa się „{ $name }”, a jego gra „{ $other }”; nadaj im jedną nazwę.
no-view-part = Widok gry „{ $game }” potrzebuje „{ $part }”, a nie ma tego albo ma w innej postaci; co zawiera widok, mówi docstring State.view w cairn/core/game.py.
match-other-game = To partia gry „{ $name }”, a nie „{ $own }”.
rules-none = { $title } nie ma spisanych zasad.
rules-all = Zasady
cli-crash-own = Gra zawiodła przy ruchu { $n } ({ $move }). Partia jest w pliku { $file }; `cairn replay { $file } --game mine.py:GAME` pokaże to jeszcze raz, a z CAIRN_DEBUG=1 także gdzie.
replay-crash-own = Gra zawodzi przy ruchu { $n } tej partii ({ $move }); z CAIRN_DEBUG=1 zobaczysz, gdzie.
cli-bug-own = Gra zawiodła w { $where } ({ $name }: { $text }); z CAIRN_DEBUG=1 zobaczysz, jak do tego doszło.

## Stół każdej gry

any-hidden = zakryte: { $n }
any-yes = tak
any-no = nie
any-nothing = nic
any-hand = Ręka
any-points = Punkty
any-points-hidden = Punkty będą znane na końcu.
any-no-hand = Nie masz nic na ręce.
any-zone = { $what }: { $list }.
any-seat =
    { $who ->
        [you] Ty: { $list }.
       *[other] { $name }: { $list }.
    }
any-seat-zone =
    { $who ->
        [you] Ty, { $what }: { $list }.
       *[other] { $name }, { $what }: { $list }.
    }
any-won =
    { $who ->
        [you] Wygrywasz
       *[other] Wygrywa { $name }
    }
any-shared = Wspólna wygrana: { $list }

no-such-game-guess = Nie ma gry „{ $text }”; czy chodziło o { $guess }?
no-game-file = Nie ma pliku { $file }.
no-game-in-file = W pliku { $file } nie ma gry o nazwie „{ $name }”.

### Mitgebrachte Spiele, und der Tisch jedes Spiels, das keine eigene Zeichnung hat.

## Wo ein Spiel liegt, und was ihm fehlt

cli-arg-own-game = Wo das Spiel liegt, wenn es dein eigenes ist, etwa mine.py:GAME.
no-game-attribute = Welches Spiel in { $file }? Schreib es wie in mine.py:GAME.
no-game-module = Es gibt kein Modul { $file }.
no-game-but = In { $file } gibt es kein Spiel namens „{ $name }“; es gibt: { $names }.
no-game-import = { $file } lässt sich nicht laden: { $kind } in { $where }: { $text }.
no-game-name = Das Spiel in { $file } heißt „{ $name }“; ein Name besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, etwa my-game.
no-game-name-taken = Das Spiel in { $file } heißt „{ $name }“ wie ein Spiel von Cairn; gib ihm einen anderen Namen.
no-game-twice = Das Spiel in { $file } heißt „{ $name }“ wie ein anderes, das angeboten wird; gib ihm einen anderen Namen.
no-game-shapes = { $file } sagt nicht, wie Spielteile geschrieben werden: { $text }.
no-game-two-names = Der Titel in { $file } heißt „{ $name }“ und sein Spiel „{ $other }“; gib beiden denselben Namen.
no-view-part = Eine Ansicht von „{ $game }“ braucht „{ $part }“, hat es aber nicht oder in anderer Form; was hineingehört, sagt der Docstring von State.view in cairn/core/game.py.
match-other-game = Diese Partie gehört zum Spiel „{ $name }“, nicht zu „{ $own }“.
rules-none = { $title } hat keine Regeln in Worten.
rules-all = Regeln
cli-crash-own = Das Spiel ist bei Zug { $n } ({ $move }) gescheitert. Die Partie liegt in { $file }; `cairn replay { $file } --game mine.py:GAME` zeigt es noch einmal, mit CAIRN_DEBUG=1 auch die Stelle.
replay-crash-own = Das Spiel scheitert bei Zug { $n } dieser Partie ({ $move }); mit CAIRN_DEBUG=1 siehst du, wo.
cli-bug-own = Das Spiel ist in { $where } gescheitert ({ $name }: { $text }); mit CAIRN_DEBUG=1 siehst du, wie es dazu kam.

## Der Tisch jedes Spiels

any-hidden = { $n } verdeckt
any-yes = ja
any-no = nein
any-nothing = nichts
# Same as in English.
any-hand = Hand
any-points = Punkte
any-points-hidden = Die Punkte stehen am Ende fest.
any-no-hand = Du hast nichts auf der Hand.
any-zone = { $what }: { $list }.
any-seat =
    { $who ->
        [you] Du: { $list }.
       *[other] { $name }: { $list }.
    }
any-seat-zone =
    { $who ->
        [you] Du, { $what }: { $list }.
       *[other] { $name }, { $what }: { $list }.
    }
any-won =
    { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    }
any-shared = Geteilter Sieg: { $list }

no-such-game-guess = Das Spiel „{ $text }“ gibt es nicht; war { $guess } gemeint?
no-game-file = Die Datei { $file } gibt es nicht.
no-game-in-file = In { $file } gibt es kein Spiel namens „{ $name }“.

### Games that somebody brings along, and the table of any game that has no drawing of its own.

## Where a game is, and what is wrong with it

cli-arg-own-game = Where the game is, if it is your own, as in mine.py:GAME.
no-game-attribute = Which game in { $file }? Say it as in mine.py:GAME.
no-game-module = There is no module { $file }.
no-game-but = { $file } has no game called “{ $name }”; it has: { $names }.
no-game-import = { $file } cannot be loaded: { $kind } in { $where }: { $text }.
no-game-name = The game in { $file } is called “{ $name }”; a name is made of small letters, digits and hyphens, as in my-game.
no-game-name-taken = The game in { $file } is called “{ $name }”, like a game of Cairn; give it another name.
no-game-twice = The game in { $file } is called “{ $name }”, like another game that is served; give it another name.
no-game-shapes = { $file } does not say how pieces are spelled: { $text }.
no-game-two-names = The title in { $file } is called “{ $name }” and its game “{ $other }”; give both the same name.
no-view-part = A view of “{ $game }” needs “{ $part }”, and does not have it or has it in another form; the docstring of State.view in cairn/core/game.py says what a view holds.
match-other-game = This match is of the game “{ $name }”, not of “{ $own }”.
rules-none = { $title } has no rules in words.
rules-all = Rules
cli-crash-own = The game failed at move { $n } ({ $move }). The match is kept in { $file }; `cairn replay { $file } --game mine.py:GAME` shows it again, and with CAIRN_DEBUG=1 where.
replay-crash-own = The game fails at move { $n } of this match ({ $move }); with CAIRN_DEBUG=1 you see where.
cli-bug-own = The game failed in { $where } ({ $name }: { $text }); with CAIRN_DEBUG=1 you see how it got there.

## The table of any game

any-hidden = { $n } hidden
any-yes = yes
any-no = no
any-nothing = nothing
any-hand = Hand
any-points = Points
any-points-hidden = The points are known at the end.
any-no-hand = You hold nothing.
any-zone = { $what }: { $list }.
any-seat =
    { $who ->
        [you] You: { $list }.
       *[other] { $name }: { $list }.
    }
any-seat-zone =
    { $who ->
        [you] You, { $what }: { $list }.
       *[other] { $name }, { $what }: { $list }.
    }
any-won =
    { $who ->
        [you] You win
       *[other] { $name } wins
    }
any-shared = Shared win: { $list }

no-such-game-guess = There is no game “{ $text }”; did you mean { $guess }?
no-game-file = There is no file { $file }.
no-game-in-file = { $file } has no game called “{ $name }”.

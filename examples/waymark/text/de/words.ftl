### Wegmal.

waymark-title = Wegmal

## Wie der Tisch die Dinge nennt

waymark-zone-hands = Hand
waymark-zone-towers = Turm
waymark-zone-bag = Beutel
waymark-fact-hand = Hand
waymark-fact-points = Punkte
waymark-setting-hand = Wie viele Steine jeder hält.

## Züge und Fragen

waymark-move-lay = { $stone } legen
waymark-move-give = { $stone } weggeben
waymark-prompt-turn = Lege einen Stein oder gib einen nach links

## Was ein Zug brächte

waymark-effect-lay = Turm von { $before } auf { $after }; leichtere Steine: { $lighter }
waymark-effect-give = { $victim } hält dann { $after } statt { $before }

## Was geschieht

waymark-lays =
    { $who ->
        [you] Du legst Stein { $stone }
       *[other] { $name } legt Stein { $stone }
    }
waymark-gives =
    { $who ->
        [you] Du gibst { $victim } Stein { $stone }
       *[other]
            { $whom ->
                [you] { $name } gibt dir Stein { $stone }
               *[other] { $name } gibt { $victim } Stein { $stone }
            }
    }
waymark-draws =
    { $who ->
        [you] Du ziehst Stein { $stone }
       *[other] { $name } zieht Stein { $stone }
    }
waymark-draws-hidden = { $name } zieht einen Stein

## Was nicht geht

waymark-no-stone = Du hast Stein { $stone } nicht auf der Hand.
waymark-no-heavier = Stein { $stone } ist schwerer als Stein { $below }, auf dem er läge.
waymark-bad-count = Diese Stellung kann nicht vorkommen: Jeder der { $n } Steine muss einmal da sein.
waymark-bad-tower = Diese Stellung kann nicht vorkommen: In einem Turm ({ $name }) liegt ein Stein auf einem leichteren.
waymark-bad-hand = Diese Stellung kann nicht vorkommen: Jemand ({ $name }) kennt einen Stein der eigenen Hand nicht.

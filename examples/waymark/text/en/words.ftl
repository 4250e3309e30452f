### Waymark.

waymark-title = Waymark

## What the table calls things

waymark-zone-hands = hand
waymark-zone-towers = tower
waymark-zone-bag = bag
waymark-fact-hand = hand
waymark-fact-points = points
waymark-setting-hand = How many stones each player holds.

## Moves and prompts

waymark-move-lay = Lay { $stone }
waymark-move-give = Give away { $stone }
waymark-prompt-turn = Lay a stone or give one to your left

## What a move would bring

waymark-effect-lay = Tower from { $before } to { $after }; lighter stones: { $lighter }
waymark-effect-give = { $victim } then holds { $after } instead of { $before }

## What happens

waymark-lays =
    { $who ->
        [you] You lay stone { $stone }
       *[other] { $name } lays stone { $stone }
    }
waymark-gives =
    { $who ->
        [you] You give stone { $stone } to { $victim }
       *[other]
            { $whom ->
                [you] { $name } gives you stone { $stone }
               *[other] { $name } gives stone { $stone } to { $victim }
            }
    }
waymark-draws =
    { $who ->
        [you] You draw stone { $stone }
       *[other] { $name } draws stone { $stone }
    }
waymark-draws-hidden = { $name } draws a stone

## What cannot be done

waymark-no-stone = You do not hold stone { $stone }.
waymark-no-heavier = Stone { $stone } is heavier than stone { $below }, on which it would lie.
waymark-bad-count = This position cannot occur: each of the { $n } stones must be there once.
waymark-bad-tower = This position cannot occur: in a tower ({ $name }) a stone lies on a lighter one.
waymark-bad-hand = This position cannot occur: somebody ({ $name }) does not know a stone in hand.

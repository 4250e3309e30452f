### What is agreed before a match of Lost Cities, and how its bots play.

## Options, explained

lost-cities-setting-milestones = The milestones variant is played.
lost-cities-setting-best-expedition = How the milestone for the best expedition reads “without sponsors”.
lost-cities-setting-colours = Five colours, or six for the long game.
lost-cities-setting-games = How many games make a match.
lost-cities-setting-deck-count = The number of cards in the draw pile is shown.
lost-cities-setting-start = Who starts the first game.
lost-cities-setting-turn-cap = After this number of turns of both together only the draw pile may be drawn from.

## Options, explained where nobody types

lost-cities-note-milestones = Five small goals, 10 points each.
lost-cities-note-games = About ten minutes each.
lost-cities-note-colours = With six: 12 more cards, a longer game.

## Short names

lost-cities-option-milestones = Milestones
lost-cities-option-best-expedition = Best expedition
lost-cities-option-colours = Colours
lost-cities-option-games = Games
lost-cities-option-deck-count = Draw pile counted
lost-cities-value-best-expedition-no-sponsor-cards = without sponsor cards
lost-cities-value-best-expedition-ignore-sponsors = sponsors ignored

## A table in a few words

lost-cities-said-milestones-on = milestones
lost-cities-said-colours-6 = six colours
lost-cities-said-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
lost-cities-said-deck-count-off = draw pile not counted

## Bots

lost-cities-manner-quartz = Learnt from more than 200,000 games of its own; it knows at once what they taught it.

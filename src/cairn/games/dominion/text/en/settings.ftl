### What is agreed before a match of Dominion, and how its bots play.

## Options, explained

dominion-setting-kingdom = The kingdom piles: a set of DA-W1 to DA-W4 or DB-W2, ten drawn by chance, or ten named cards separated by commas.
dominion-setting-events = The Events: those of the set (with a random kingdom up to 2 drawn by chance), none, a number drawn by chance, or named ones separated by commas.
dominion-setting-printing = Which printing the cards follow: the German first one, the English first one, or the English one with the changes of 2022.
dominion-setting-edition = The edition of the base game: which of its cards a random kingdom may hold, and the small changes of the second to some cards.
dominion-setting-prosperity = Platinum and Colony are in the Supply.
dominion-setting-extras = Cards of the expansion Seaside may be in the kingdom.
dominion-setting-open-scores = The points that everybody could count are shown.
dominion-setting-start = Who starts.
dominion-setting-turn-cap = After this number of turns of all players together the game ends and is scored.

## Options, explained where nobody types

dominion-note-kingdom = From which ten piles you buy.
dominion-note-events = Events are bought for what they do at once.

## Short names

dominion-option-kingdom = Kingdom
dominion-option-events = Events
dominion-option-printing = Printing
dominion-option-edition = Edition of the base game
dominion-option-prosperity = Platinum and Colony
dominion-option-extras = Seaside
dominion-option-open-scores = Scores shown
dominion-value-kingdom-gentle-introduction = Gentle introduction
dominion-value-kingdom-expert-introduction = Expert introduction
dominion-value-kingdom-level-up = Level up
dominion-value-kingdom-son-of-size-distortion = Son of size distortion
dominion-value-kingdom-first-game = First game
dominion-value-kingdom-big-money = Big Money
dominion-value-kingdom-interaction = Interaction
dominion-value-kingdom-size-distortion = Size distortion
dominion-value-kingdom-village-square = Village square
dominion-value-kingdom-random = ten by chance
dominion-value-events-set = those of the set
dominion-value-events-none = none
dominion-value-events-random-0 = 0 by chance
dominion-value-events-random-1 = 1 by chance
dominion-value-events-random-2 = 2 by chance
dominion-value-printing-german = German
dominion-value-printing-english = English
dominion-value-printing-2022 = 2022

## A table in a few words

dominion-said-events-none = no Events
dominion-said-events-random-0 = no Events
dominion-said-events-random-1 = 1 Event by chance
dominion-said-events-random-2 = 2 Events by chance
dominion-said-printing-english = English printing
dominion-said-printing-2022 = printing of 2022
dominion-said-edition-2 = second edition
dominion-said-open-scores-off = scores hidden

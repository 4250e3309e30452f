### What is agreed before a match of Africana, and how its bots play.

## Options, explained

africana-setting-open-scores = The cards under the company cards and their points are shown to all.
africana-setting-start = Who starts.
africana-setting-turn-cap = After this number of turns of all players together the game ends and is scored.

## Short names

africana-option-open-scores = Open scores

## A table in a few words

africana-said-open-scores-on = open scores

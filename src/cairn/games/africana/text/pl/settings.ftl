### What is agreed before a match of Africana, and how its bots play.

## Options, explained

africana-setting-open-scores = Karty pod kartami towarzystw i ich punkty są widoczne dla wszystkich.
africana-setting-start = Kto rozpoczyna.
africana-setting-turn-cap = Po tylu turach wszystkich graczy razem gra się kończy i liczy się punkty.

## Short names

africana-option-open-scores = Jawne punkty

## A table in a few words

africana-said-open-scores-on = jawne punkty

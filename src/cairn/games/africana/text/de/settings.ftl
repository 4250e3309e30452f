### What is agreed before a match of Africana, and how its bots play.

## Options, explained

africana-setting-open-scores = Die Karten unter den Gesellschaftskarten und ihre Punkte werden allen angezeigt.
africana-setting-start = Wer beginnt.
africana-setting-turn-cap = Nach so vielen Zügen von allen zusammen endet das Spiel und wird gewertet.

## Short names

africana-option-open-scores = Punkte offen

## A table in a few words

africana-said-open-scores-on = Punkte offen

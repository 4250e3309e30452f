### What is agreed before a match of Africana, and how its bots play.

## Options, explained

africana-setting-open-scores = Le carte sotto le carte compagnia e i loro punti sono mostrati a tutti.
africana-setting-start = Chi comincia.
africana-setting-turn-cap = Dopo tanti turni di tutti insieme la partita finisce e si contano i punti.

## Short names

africana-option-open-scores = Punti visibili

## A table in a few words

africana-said-open-scores-on = punti visibili

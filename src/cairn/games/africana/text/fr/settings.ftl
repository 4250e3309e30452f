### What is agreed before a match of Africana, and how its bots play.

## Options, explained

africana-setting-open-scores = Les cartes sous les cartes Compagnie et leurs points sont montrés à tout le monde.
africana-setting-start = Qui commence.
africana-setting-turn-cap = Après ce nombre de tours de tout le monde ensemble, la partie finit et l’on compte les points.

## Short names

africana-option-open-scores = Points visibles

## A table in a few words

africana-said-open-scores-on = points visibles

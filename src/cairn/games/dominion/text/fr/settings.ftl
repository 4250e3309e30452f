### What is agreed before a match of Dominion, and how its bots play.

## Options, explained

dominion-setting-kingdom = Les piles Royaume : un ensemble de DA-W1 à DA-W4 ou de DB-W2, dix tirées au hasard, ou dix cartes nommées, séparées par des virgules.
dominion-setting-events = Les Événements : ceux de l’ensemble (avec un royaume au hasard, jusqu’à 2 tirés au sort), aucun, tant tirés au sort, ou ceux que l’on nomme, séparés par des virgules.
dominion-setting-printing = Quelle édition les cartes suivent : la première allemande, la première anglaise, ou l’anglaise avec les changements de 2022.
dominion-setting-edition = L’édition du jeu de base : lesquelles de ses cartes un royaume au hasard peut contenir, et les petits changements de la deuxième à certaines cartes.
dominion-setting-prosperity = Platine et Colonie font partie de la réserve.
dominion-setting-extras = Des cartes de l’extension Rivages peuvent faire partie du royaume.
dominion-setting-open-scores = Les points que tout le monde pourrait compter sont affichés.
dominion-setting-start = Qui commence.
dominion-setting-turn-cap = Après ce nombre de tours de tout le monde ensemble, la partie finit et l’on compte les points.

## Options, explained where nobody types

dominion-note-kingdom = Dans quelles dix piles on achète.
dominion-note-events = Un Événement s’achète pour son seul effet.

## Short names

dominion-option-kingdom = Royaume
dominion-option-events = Événements
dominion-option-printing = Impression
dominion-option-edition = Édition du jeu de base
dominion-option-prosperity = Platine et Colonie
dominion-option-extras = Rivages
dominion-option-open-scores = Points affichés
dominion-value-kingdom-gentle-introduction = Introduction en douceur
dominion-value-kingdom-expert-introduction = Introduction pour experts
dominion-value-kingdom-level-up = Niveau supérieur
dominion-value-kingdom-son-of-size-distortion = Tailles déformées
dominion-value-kingdom-first-game = Première partie
dominion-value-kingdom-big-money = Gros sous
# Same as in English.
dominion-value-kingdom-interaction = Interaction
dominion-value-kingdom-size-distortion = Changement de taille
dominion-value-kingdom-village-square = Place du village
dominion-value-kingdom-random = dix au hasard
dominion-value-events-set = ceux de l’ensemble
dominion-value-events-none = aucun
dominion-value-events-random-0 = 0 au hasard
dominion-value-events-random-1 = 1 au hasard
dominion-value-events-random-2 = 2 au hasard
dominion-value-printing-german = allemande
dominion-value-printing-english = anglaise
dominion-value-printing-2022 = 2022

## A table in a few words

dominion-said-events-none = sans Événements
dominion-said-events-random-0 = sans Événements
dominion-said-events-random-1 = 1 Événement au hasard
dominion-said-events-random-2 = 2 Événements au hasard
dominion-said-printing-english = impression anglaise
dominion-said-printing-2022 = impression de 2022
dominion-said-edition-2 = deuxième édition
dominion-said-open-scores-off = points cachés

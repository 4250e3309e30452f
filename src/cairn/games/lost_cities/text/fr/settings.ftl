### What is agreed before a match of Lost Cities, and how its bots play.

## Options, explained

lost-cities-setting-milestones = On joue avec la variante Jalons.
lost-cities-setting-best-expedition = Ce que veut dire « sans sponsors » pour le jalon de la meilleure expédition.
lost-cities-setting-colours = Cinq couleurs, ou six pour la partie longue.
lost-cities-setting-games = Combien de manches fait une partie.
lost-cities-setting-deck-count = Le nombre de cartes de la pioche est affiché.
lost-cities-setting-start = Qui commence la première manche.
lost-cities-setting-turn-cap = Après ce nombre de tours des deux côtés ensemble, on ne pioche plus que dans la pioche.

## Options, explained where nobody types

lost-cities-note-milestones = Cinq petits objectifs de 10 points.
lost-cities-note-games = Dix minutes environ par manche.
lost-cities-note-colours = Avec six : 12 cartes de plus, une partie plus longue.

## Short names

lost-cities-option-milestones = Jalons
lost-cities-option-best-expedition = Meilleure expédition
lost-cities-option-colours = Couleurs
lost-cities-option-games = Manches
lost-cities-option-deck-count = Pioche comptée
lost-cities-value-best-expedition-no-sponsor-cards = sans cartes sponsor
lost-cities-value-best-expedition-ignore-sponsors = sponsors ignorés

## A table in a few words

lost-cities-said-milestones-on = jalons
lost-cities-said-colours-6 = six couleurs
lost-cities-said-games =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
lost-cities-said-deck-count-off = pioche non comptée

## Bots

lost-cities-manner-quartz = A appris de plus de 200 000 parties jouées contre lui-même et sait tout de suite ce qu’elles lui ont appris.

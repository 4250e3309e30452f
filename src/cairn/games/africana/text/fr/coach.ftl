### The guided first game of Africana: seven marks at a real table, each a title and a text.

# At the hand, before the first move.
africana-coach-1 = Les cartes sont ton chemin
africana-coach-1-text = Chaque lieu montre un ou deux symboles. Une carte avec l’un d’eux t’y mène ; un joker convient partout. Avec peu de cartes, pioches-en d’abord deux.
# At the open expeditions.
africana-coach-2 = Les expéditions ont un départ et une arrivée
africana-coach-2-text = Joins-toi à l’une d’elles au départ avec un marqueur et prends le bonus à droite. Termine-la à l’arrivée pour de l’argent et des points.
# At the places that can be entered.
africana-coach-3 = Prévois autant d’étapes que tu veux
africana-coach-3-text = Touche un lieu lumineux, puis le suivant. Rien n’est joué avant le départ.
# At the journal, once a step is planned.
africana-coach-4 = Le journal tient les comptes
africana-coach-4-text = Il montre la carte de chaque étape, ce que tu rejoins ou termines en route, et ton argent ensuite. Jokers et assistants reviennent.
# At the book of the half where one stands.
africana-coach-5 = Le livre de ta moitié
africana-coach-5-text = Ici tu achètes des aventures pour 5 pièces d’argent. Leurs lieux sont dans l’autre moitié de la carte.
# At the two pages of the open book.
africana-coach-6 = Deux pages sont ouvertes
africana-coach-6-text = Achètes-en une ou tourne : la première page est gratuite, chaque autre coûte 1 pièce. Ce qu’une nouvelle page montre ne s’annule pas.
# At an adventure that was bought.
africana-coach-7 = Une aventure t’attend
africana-coach-7-text = Va à son lieu pour la terminer. Des artefacts identiques, ou quatre différents, valent plus ensemble.

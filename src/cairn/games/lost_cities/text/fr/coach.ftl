### The guided first game of Lost Cities: seven marks at a real table, each a title and a text.

# At the hand, before the first card.
lost-cities-coach-1 = Huit cartes, cinq couleurs
lost-cities-coach-1-text = Chaque couleur est une expédition. Cherche une couleur dont tu as plusieurs cartes, des petites aussi, et choisis la plus petite.
# At the two places of the card that was chosen.
lost-cities-coach-2 = Chaque carte a deux places
lost-cities-coach-2-text = Ton expédition de sa couleur, ou le camp. La place te dit d’avance ce que tu aurais.
# At the slot of an expedition that is not yet started. $points is what it would be worth, $cards what one holds of it.
lost-cities-coach-3 = { NUMBER($points) }, ce n’est que le début
lost-cities-coach-3-text = Chaque expédition coûte 20. Tu as { $cards } : additionne, et commence si cela peut dépasser 20. Commence par la plus petite.
# At the draw pile, when a card is to be drawn.
lost-cities-coach-4 = Maintenant, pioche
lost-cities-coach-4-text = De la pioche, ou la carte du dessus d’un camp. Seule celle que tu viens d’y poser y reste ce tour-ci.
# At a camp with a card. $name is the other player.
lost-cities-coach-5 = Les camps sont à tous les deux
lost-cities-coach-5-text = { $name } peut prendre ce que tu y poses. Regarde d’abord quelles couleurs { $name } a commencées.
# At a sponsor in hand.
lost-cities-coach-6 = Un sponsor double, dans les deux sens
lost-cities-coach-6-text = Il se pose avant le premier chiffre et double ce que rapporte l’expédition, la perte aussi. Donc seulement si la couleur est sûre.
# At the draw pile, when few cards are left in it.
lost-cities-coach-7 = La pioche, c’est l’horloge
lost-cities-coach-7-text = Avec sa dernière carte, la partie finit aussitôt. Joue maintenant ce qui rapporte encore, et ne commence rien qui ne puisse atteindre 20.

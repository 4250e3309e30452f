### How to play Lost Cities: the words of four pictures, and of the pictured examples of its rules.

lost-cities-learn-lead = Lance les expéditions qui rapportent, et seulement celles-là. Après trois manches, le total le plus élevé gagne.
lost-cities-learn-guided = La partie guidée est une manche contre { $name }, environ six minutes. Chaque étape peut être passée.

## Four pictures

lost-cities-learn-1 = Cinq couleurs, cinq expéditions
lost-cities-learn-1-text = Pose tes cartes en ordre croissant ; une carte posée ne bouge plus.
lost-cities-learn-1-alt = Une expédition jaune : 2, 4, 5, 7. Un 9 va à la suite, un 6 non.
lost-cities-learn-2 = Une carte posée, une piochée
lost-cities-learn-2-text = À chaque tour, une carte va dans ton expédition ou au camp ; puis tu prends une carte de la pioche ou d’un camp.
lost-cities-learn-2-alt = D’abord : un 8 bleu peut aller au camp bleu, ou dans l’expédition, qui gagne 8. Ensuite : on pioche une carte.
lost-cities-learn-3 = Une expédition coûte 20
lost-cities-learn-3-text = Seul ce qui dépasse 20 compte pour toi ; ce qui reste en dessous compte contre toi.
lost-cities-learn-3-alt = Une expédition verte : 3, 6, 8 et 10 font 27. Les 20 premiers sont le coût, il reste donc 7 points.
lost-cities-learn-4 = Les sponsors multiplient
lost-cities-learn-4-text = Posés avant le premier chiffre, ils doublent, triplent ou quadruplent le résultat : le gain comme la perte.
lost-cities-learn-4-alt = Une expédition orange avec deux sponsors, 6, 7 et 10 : 23 moins 20, fois 3, font 9 points.

## Words in the pictures

lost-cities-learn-rising = croissant, trous permis
lost-cities-learn-fits = va bien
lost-cities-learn-late = Le 6 vient trop tard : le 7 est déjà là
# Same as in English.
lost-cities-learn-camp = camp
lost-cities-learn-expedition = expédition
lost-cities-learn-cost = les 20 premiers : le coût
lost-cities-learn-eight = 8 cartes : 20 de plus
lost-cities-learn-end = Pioche vide : la fin
lost-cities-learn-lies = Dans tes expéditions
lost-cities-learn-hand = Dans ta main
lost-cities-learn-sum = somme des chiffres
lost-cities-learn-price = coût
lost-cities-learn-two = deux sponsors
lost-cities-learn-eight-cards = huit cartes
lost-cities-learn-put = Tu viens de poser le 3 bleu ici.
lost-cities-learn-closed = fermé jusqu’à la fin du tour
lost-cities-learn-open-camp = un autre camp : carte du dessus
lost-cities-learn-open-pile = la pioche
lost-cities-learn-total = ensemble

## Examples

lost-cities-learn-camps = Où tu peux piocher
lost-cities-learn-camps-text = Tu as posé le 3 bleu au camp : tu ne peux pas le reprendre ce tour-ci. Le 4 orange est sur le dessus d’un autre camp : tu peux le prendre, ou piocher.
lost-cities-learn-camps-alt = Trois endroits où piocher : le camp bleu est fermé, le camp orange et la pioche sont ouverts.
lost-cities-learn-which = Quelles cartes vont bien
lost-cities-learn-which-text = Sur un sponsor seul va un autre sponsor ou n’importe quel chiffre. Sur le chiffre bleu ne va plus aucun sponsor. Le 6 violet est plus grand que le 5. Le vert est libre pour tout. Le 5 et le 7 orange sont plus petits que le 8.
lost-cities-learn-which-alt = Cinq expéditions et, dessous, les cartes en main. Oui : sponsor jaune, 4 jaune, 6 violet, sponsor vert, 3 vert. Non : sponsor bleu, 5 orange, 7 orange.
lost-cities-learn-worth = Ce que vaut une expédition
lost-cities-learn-worth-text = Les chiffres font 35. Moins le coût de 20, cela fait 15. Deux sponsors triplent : 45. Et comme huit cartes sont posées, sponsors compris, on ajoute à la fin 20 points que rien ne multiplie : 65.
lost-cities-learn-worth-alt = Une expédition orange avec deux sponsors, 2, 3, 5, 7, 8 et 10. En quatre étapes : somme 35, moins 20 font 15, fois 3 font 45, plus 20 font 65.
lost-cities-learn-sheet = Une manche entière comptée
lost-cities-learn-sheet-text = Un sponsor seul coûte le double : moins 40. Le vert a 15 sur 20 et un sponsor : moins 5, deux fois. Une grande expédition rattrape tout.
lost-cities-learn-sheet-alt = Jaune 3, 4, 6, 10 donne 3 ; bleu 2, 8, 10 donne 0 ; un sponsor violet donne −40 ; vert sponsor, 7, 8 donne −10 ; orange avec deux sponsors et six chiffres donne 65 ; ensemble 18.

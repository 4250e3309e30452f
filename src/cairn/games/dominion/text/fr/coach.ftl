### The guided first game of Dominion: six marks at a real table, each a title and a text.

# At the Treasures in hand, in the Buy phase.
dominion-coach-1 = Les Trésors sont ton argent
dominion-coach-1-text = Chacun donne ses pièces, pour ce tour seulement. Le grand bouton les joue tous d’un coup.
# At a pile that can be bought, once all Treasures are played.
dominion-coach-2 = Tu peux acheter une carte
dominion-coach-2-text = Un bord doré montre ce que tu peux payer. Argent et Or enrichissent les tours suivants, les cartes Royaume les renforcent.
# At the discard pile, from the second turn on.
dominion-coach-3 = L’achat vient plus tard
dominion-coach-3-text = Les cartes achetées et jouées vont dans ta défausse. Quand ton deck est vide, elle est mélangée et devient le nouveau deck.
# At the Actions in hand, when one can be played.
dominion-coach-4 = Une Action par tour
dominion-coach-4-text = Tu peux jouer une de ces cartes avant d’acheter. Une carte qui dit +1 Action permet d’en jouer une autre.
# At the Provinces, after some turns.
dominion-coach-5 = Les points font gagner
dominion-coach-5-text = À la fin, seules les cartes Victoire comptent, et d’ici là elles ne font rien en main. Achète des Provinces dès que tu peux payer 8.
# At the Provinces, when few are left. $n is how many, $total how many empty piles end the game.
dominion-coach-6 = La fin approche
dominion-coach-6-text = La partie finit après le tour où la pile Province, ou { $total } piles au choix, sont vides. Provinces restantes : { $n }. Chaque carte Victoire compte.

### How to play Dominion: the words of four pictures, and of the pictured examples and cards of its rules.

dominion-learn-lead = Chaque personne a son deck et l’améliore à chaque achat. À la fin, le plus de points de victoire dans le deck gagne.
dominion-learn-guided = La partie guidée est une partie contre { $name }, environ quinze minutes. Chaque étape peut être passée.

## Four pictures

dominion-learn-1 = Dix petites cartes
dominion-learn-1-text = Tu commences avec 7 cartes Cuivre et 3 Domaine, tu les mélanges, et à chaque tour tu as cinq cartes en main.
dominion-learn-1-alt = Sept Cuivre et trois Domaine sont mélangés ; on en pioche cinq : trois Cuivre et deux Domaine.
dominion-learn-2 = Action, achat, ajustement
dominion-learn-2-text = À chaque tour, tu as une Action et un Achat ; des cartes peuvent t’en donner d’autres.
dominion-learn-2-alt = Trois phases l’une sous l’autre : la phase d’action, la phase d’achat et la phase d’ajustement.
dominion-learn-3 = Ce que tu achètes revient
dominion-learn-3-text = Les cartes achetées et jouées vont dans ta défausse. Quand ton deck est vide, on la mélange pour en faire un nouveau.
dominion-learn-3-alt = Un cercle : une carte Argent achetée va à la défausse, celle-ci est mélangée pour former le deck, et du deck vient la main.
dominion-learn-4 = Les points encombrent, jusqu’à la fin
dominion-learn-4-text = Les cartes Victoire ne font rien en main, mais décident de la partie. Construis d’abord, et passe à temps aux cartes Province.
dominion-learn-4-alt = Domaine compte 1 point, Duché 3, Province 6. La partie finit quand il n’y a plus de Province, ou que trois piles sont vides.

## Words in the pictures

dominion-learn-draw-five = mélanger, puis piocher cinq
dominion-learn-action = Phase d’action
dominion-learn-action-does = Joue une carte Action et fais ce qu’elle dit.
dominion-learn-buy = Phase d’achat
dominion-learn-buy-does = Joue tes Trésors, et achète une carte avec leurs pièces.
dominion-learn-clean-up = Phase d’ajustement
dominion-learn-clean-up-does = Défausse tout, joué ou non, et pioche cinq cartes.
dominion-learn-bought = Tu achètes une carte Argent
dominion-learn-discard = défausse
# Same as in English.
dominion-learn-deck = deck
dominion-learn-shuffled = deck vide : on mélange
dominion-learn-end-provinces = Plus de Province : la fin
dominion-learn-end-piles = Trois piles vides : la fin
dominion-learn-this-turn = Ce tour-ci
dominion-learn-next-turn = Ton prochain tour
dominion-learn-gear-now = Tu pioches 2 cartes et en mets 2 de côté dessous. La carte reste en jeu.
dominion-learn-gear-later = Les 2 cartes reviennent en main ; ensuite elle est défaussée.
dominion-learn-guide-play = Jouer : elle va sur le plateau
dominion-learn-mat = plateau Taverne
dominion-learn-guide-call = Y recourir au début d’un tour : nouvelle main
dominion-learn-guide-end = Défaussée à l’ajustement
dominion-learn-costs =
    { $n ->
        [one] coûte { $n } pièce
       *[other] coûte { $n } pièces
    }

## Examples

dominion-learn-phases = Les trois phases
dominion-learn-phases-text = Elles viennent toujours dans cet ordre, et aucune ne revient : qui a commencé à acheter ne joue plus d’Action. Rien n’est gardé pour le tour suivant ; ta main est neuve à chaque fois.
dominion-learn-phases-alt = D’abord la phase d’action : jouer une carte Action. Ensuite la phase d’achat : jouer les Trésors et acheter. Enfin l’ajustement : tout défausser et piocher cinq cartes.
dominion-learn-turn = Un tour avec deux Actions
dominion-learn-turn-text = Tu as en main Village, Forgeron, deux Cuivre et un Domaine, et une Action. Village la consomme et en donne deux : Forgeron peut suivre, et il reste une Action. Parmi les quatre cartes piochées, il y a trois autres Cuivre : cinq pièces, assez pour un Marché.
dominion-learn-turn-alt = Phase d’action : après Village, il reste deux Actions ; après Forgeron, une. Phase d’achat : cinq Cuivre font 5 pièces et achètent un Marché.
dominion-learn-lasting = Une carte Durée
dominion-learn-lasting-text = Équipement a encore quelque chose à faire à ton prochain tour : elle n’est donc pas défaussée maintenant. Une fois que c’est fait, elle quitte le jeu à l’ajustement de ce tour-là.
dominion-learn-lasting-alt = Ce tour-ci, Équipement est en jeu avec deux cartes face cachée dessous. Au prochain, elles vont en main, et Équipement s’en va.
dominion-learn-called = On recourt à une carte Taverne
dominion-learn-called-text = Guide donne +1 Carte et +1 Action quand tu la joues, puis attend sur ton plateau Taverne autant que tu veux. Si tu y recours au début d’un tour, elle remplace toute ta main par cinq nouvelles cartes, sans consommer d’Action.
dominion-learn-called-alt = D’abord : Guide est jouée et va sur le plateau Taverne. Ensuite : au début d’un tour suivant, on y recourt pour une nouvelle main de cinq. Enfin : elle est défaussée à l’ajustement.
dominion-learn-travellers = De Page à Championne
dominion-learn-travellers-text = Chaque fois que tu as joué un Itinérant, tu peux à l’ajustement l’échanger contre le suivant de sa série. Quatre échanges mènent de Page à Championne, qui reste.
dominion-learn-travellers-alt = Cinq cartes reliées par des flèches : Page, Chasseuse de Trésors, Guerrière, Héroïne, Championne. Elles coûtent 2, 3, 4, 5 et 6.

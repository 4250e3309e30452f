### How to play Africana: the words of four pictures, and of the pictured examples of its rules.

africana-learn-guided = La partie guidée est une partie contre { $name }, environ une demi-heure. Chaque étape peut être passée.
africana-learn-lead = Traverse l’Afrique avec les bonnes cartes, termine expéditions et aventures à leur lieu d’arrivée, et réunis des artefacts. Le plus de points gagne.

## Four pictures

africana-learn-1 = Une carte pour chaque pas
africana-learn-1-text = Pour entrer dans un lieu, on joue une carte avec l’un de ses symboles. À ton tour, tu voyages, ou tu pioches deux cartes, ou tu achètes dans un livre.
africana-learn-1-alt = De Khartoum à Lagos avec une carte orange, puis à Léopoldville avec une carte turquoise ; ces lieux montrent ces symboles.
africana-learn-2 = Rejoindre ici, finir là-bas
africana-learn-2-text = Au lieu de départ, mets un marqueur sur l’expédition. Qui arrive en premier prend l’argent et les points ; les autres n’ont rien.
africana-learn-2-alt = Une expédition de Tripoli à Lagos, pour 3 pièces d’argent et 1 point. D’abord un marqueur à Tripoli ; ensuite, à Lagos, elle rapporte.
africana-learn-3 = Les livres mènent au-delà de l’équateur
africana-learn-3-text = Le livre de ta moitié vend des aventures pour 5 pièces d’argent ; leurs lieux d’arrivée sont dans l’autre moitié.
africana-learn-3-alt = D’abord : à Lagos, dans le Nord, tu achètes le masque du livre du Nord pour 5 pièces. Ensuite : son lieu d’arrivée, Luanda, est au sud de l’équateur.
africana-learn-4 = Les artefacts aiment la compagnie
africana-learn-4-text = Ce que tu as terminé compte ses points, et les artefacts comptent encore en collections. Quand les expéditions s’épuisent, c’est la fin.
africana-learn-4-alt = Trois masques valent 12 points, quatre artefacts différents 10 ; expéditions et aventures rapportent les points imprimés.

## Words in the pictures

africana-learn-take = Tu arrives en premier : prends l’argent
africana-learn-equator = équateur
africana-learn-alike = 3 identiques
africana-learn-different = 4 différents
africana-learn-printed = Expéditions et aventures : leurs points
africana-learn-free = Tourner la page : gratuit une fois
africana-learn-page = Tourner encore une page
africana-learn-buy = Acheter la carte

## Examples

africana-learn-pages = Feuilleter et acheter
africana-learn-pages-text = Tourner la page, c’est mettre la carte du dessus de la pile de droite sur celle de gauche, ou l’inverse ; la carte d’en dessous apparaît. La deuxième page coûte 1 pièce, le bouclier 5 : ensemble 6.
africana-learn-pages-alt = Trois fois le livre du Nord. Il montre tambour et masque ; après une page, masque et vase ; après une autre, vase et bouclier, et le bouclier est acheté.
africana-learn-return = Trois pas, deux cartes reviennent
africana-learn-return-text = Tu entres à Lagos avec une carte Voyage orange, à Léopoldville avec l’assistant turquoise, à Ujiji avec le joker, qui vaut toute couleur. À la fin du déplacement, la carte Voyage est défaussée ; assistant et joker reviennent en main.
africana-learn-return-alt = Khartoum, Lagos, Léopoldville, Ujiji. Sur les trois itinéraires : une carte Voyage orange, dépensée ; un assistant turquoise et un joker, qui reviennent.
africana-learn-expedition = De l’adhésion à l’arrivée
africana-learn-expedition-text = À Tripoli, tu mets un marqueur sur la carte et reçois le bonus de sa case. Deux pas plus loin, à Lagos, tu prends 3 pièces d’argent et la carte avec son point ; tous les autres marqueurs retournent à qui de droit.
africana-learn-expedition-alt = La carte Expédition Tripoli – Lagos, 3 pièces d’argent, 1 point, avec un marqueur ; sur le plan, le chemin de Tripoli à Lagos par Tombouctou.
africana-learn-division = Le meilleur partage compte
africana-learn-division-text = Trois masques, un tambour, un vase et un bouclier. Trois masques ensemble donneraient 12, mais il reste alors trois différents pour 2. Avec un masque parmi les différents, c’est 6 et 10 : deux points de plus.
africana-learn-division-alt = Deux partages : trois masques pour 12 et trois différents pour 2 font 14 ; deux masques pour 6 et quatre différents pour 10 font 16.

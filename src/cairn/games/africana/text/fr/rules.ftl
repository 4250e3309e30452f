### The rules of Africana, one message a rule. A message without a number is the title of a section.

AF-C = Matériel
AF-C1 = Le plan a 22 lieux reliés par des itinéraires : 11 lieux marron dans la moitié nord et 11 lieux blancs dans la moitié sud. Chacun montre un ou deux symboles de voyage. Il y en a de cinq couleurs : magenta, turquoise, gris, orange et violet.
AF-C2 = Il y a 34 cartes Expédition, avec A, B ou C au dos. Chacune indique un lieu de départ, un lieu d’arrivée et ce qu’elle rapporte : des pièces d’argent et des points.
AF-C3 = Il y a 30 cartes Aventure. Le livre du Nord contient les 15 cartes à bord blanc, dont les lieux d’arrivée sont au Sud ; le livre du Sud contient les 15 cartes à bord marron, dont les lieux d’arrivée sont au Nord. Chaque livre a 10 artefacts, deux de chacune des cinq sortes, et 5 assistants, un par couleur.
AF-C4 = Il y a aussi 60 cartes Voyage (12 par couleur), 10 cartes Assistant (2 par couleur), 4 jokers, 25 pièces d’argent et 15 pièces d’or, 4 compagnies et 4 marqueurs pour chacune. Une pièce d’or vaut 5 pièces d’argent ; on peut faire le change à tout moment, et la banque ne s’épuise jamais. À chacune des cinq cases Expédition correspond un bonus de participation : des pièces ou une carte Voyage.
AF-C5 = Le plan et les cartes imprimés ne sont pas publics pour la plupart. Nos tables notent ce qui est publié et ce qui est reconstitué, et le jeu te le montre. Qui lance le programme peut mettre à leur place d’autres tables qui ont les mêmes colonnes. Des tables inutilisables, avec un lieu inconnu, un plan en plusieurs morceaux, un lieu d’arrivée dans la mauvaise moitié ou de faux nombres, sont refusées par un message qui nomme le fichier et, s’il y en a une, la ligne.

AF-S = Préparatifs
AF-S1 = Les cartes de chaque livre sont mélangées et posées sur une moitié de ce livre.
AF-S2 = Les cartes Expédition A, B et C sont mélangées séparément. Une partie des C sort du jeu sans qu’on la regarde : 4 cartes à quatre, 7 à trois, 10 à deux. On met ensuite A sur B et le tout sur C : c’est la pile d’expéditions. Ses cinq premières cartes sont posées face visible sur les cases, de gauche à droite.
AF-S3 = Qui commence reçoit la compagnie 1, et les autres reçoivent les suivantes dans le sens des aiguilles d’une montre : 1 Italie (blanc, Naples, 2 pièces d’argent), 2 France (bleu, Le Cap, 2 pièces), 3 Allemagne (jaune, Lagos, 3 pièces), 4 Angleterre (rouge, Djeddah, 4 pièces). Notre décision : le hasard choisit qui commence, ou l’hôte le désigne.
AF-S4 = Ton pion Explorateur commence sur le lieu de départ de ta compagnie. Tu as 4 marqueurs, un joker et une carte Voyage tirée au hasard. Les mains sont secrètes.
AF-S5 = Les cartes Assistant sont posées face visible à côté du plateau. Les cartes Voyage forment une pioche, face cachée, avec à côté une pile de défausse, face visible. Les compagnies que personne ne joue restent hors du jeu, avec leurs pions et leurs marqueurs.

AF-A = Un tour
AF-T4 = La compagnie 1 commence, et on joue dans le sens des aiguilles d’une montre. Un tour est exactement une action sur trois, et il faut en choisir une : piocher des cartes Voyage (AF-A1), acheter des cartes Aventure (AF-B1) ou déplacer l’explorateur (AF-M1). Viennent ensuite les vérifications de AF-T1 à AF-T3, puis c’est à la place suivante. Notre décision : un achat peut finir sans page tournée et sans carte achetée, et un déplacement sans aucun pas, sans expédition rejointe et sans rien de terminé ; un tour peut donc ne rien changer du tout. Là où le livre de ta moitié est vide, l’achat n’est pas proposé. On peut aussi convenir d’une limite, comptée en tours de tout le monde ensemble, après laquelle la partie finit et l’on compte les points : à la table il n’y en a pas sauf si on en fixe une, dans les simulations et aux tables où il ne reste que des bots elle est de 400.
AF-A1 = Si tu pioches, tu prends deux cartes Voyage dans la pioche. Une pioche épuisée est refaite avec les cartes défaussées, mélangées. Notre décision : on le fait au moment où il faut une carte et que la pioche est vide, pas avant.

AF-B = Acheter des cartes Aventure
AF-B1 = Tu n’achètes que dans le livre de la moitié où se trouve ton pion Explorateur. Chaque lieu appartient à une moitié : on sait donc toujours de quel livre il s’agit.
AF-B2 = Un livre, ce sont deux piles dont on voit les cartes du dessus. Tourner une page, c’est passer la carte du dessus d’une pile sur l’autre, dans un sens ou dans l’autre ; les cartes sont pareilles des deux côtés. Une pile vide n’a pas de page à tourner.
AF-B3 = La première page que tu tournes dans cette action est gratuite. Chacune des suivantes coûte 1 pièce d’argent.
AF-B4 = Une carte coûte 5 pièces d’argent. Tu prends l’une des deux cartes visibles et tu la poses devant toi, face visible ; on voit alors la carte qui était dessous, sans qu’une page ait été tournée.
AF-B5 = Tu peux tourner et acheter dans n’importe quel ordre, autant de fois que tu peux payer, et aussi ne rien acheter. Le livre reste comme tu le laisses, et aucune carte n’y revient jamais.
AF-B6 = Tu annonces si tu tournes ou si tu achètes avant que la carte soit soulevée. Ce sont donc deux commandes différentes, et aucune ne se reprend une fois la carte suivante vue.

AF-M = Déplacer l’explorateur
AF-M1 = Un pas suit un itinéraire jusqu’à un lieu voisin. Pour le faire, tu joues une carte qui porte un symbole du lieu où tu entres ; s’il en a deux, l’un des deux suffit. Tu peux faire autant de pas que tu veux, même aucun, et aller et revenir. Plusieurs pions peuvent se trouver au même lieu.
AF-M2 = Un joker remplace n’importe quelle couleur, un assistant la sienne. Les cartes jouées restent sur la table jusqu’à la fin du déplacement. Alors les cartes Voyage vont à la défausse, tandis que les jokers et les assistants reviennent dans ta main ; chacun d’eux sert donc une fois par déplacement.
AF-M3 = Pour 5 pièces d’argent, une carte Voyage ou un assistant compte comme n’importe quelle couleur pour un pas. Tu peux le faire avec plusieurs cartes dans un tour, tant que tu peux payer. Notre décision : ce n’est pas proposé pour une carte qui convient déjà.
AF-M4 = Se joindre : au lieu de départ d’une expédition ouverte, y compris là où ton déplacement commence, tu peux poser un marqueur sur sa carte. Tu reçois aussitôt le bonus de sa case et tu peux t’en servir dans le même déplacement. Tu peux te joindre à toutes les expéditions qui partent de là, mais une seule fois à chacune. Tu n’as que tes 4 marqueurs, et un marqueur posé ne bouge plus.
AF-M5 = Terminer une expédition : au lieu d’arrivée d’une expédition à laquelle tu participes, tu peux prendre aussitôt ses pièces d’argent, et sa carte va sous ta carte Compagnie. Les autres qui y participaient n’ont rien, et tous les marqueurs posés dessus retournent à leur compagnie. Notre décision : on peut se joindre à une expédition et la terminer dans le même déplacement.
AF-M6 = Terminer une aventure : seule la personne qui la possède le peut, à son lieu d’arrivée. Un artefact rapporte aussitôt ses pièces d’argent. Pour un assistant, tu prends en main la carte Assistant de cette couleur, et tu peux t’en servir aussitôt. Dans les deux cas, l’aventure va sous ta carte Compagnie.
AF-M7 = À chaque lieu, tu peux te joindre à des expéditions et terminer ce que tu peux, dans l’ordre que tu veux. Rien de cela n’est obligatoire. Notre décision : tu peux aussi ne faire aucun pas et agir ainsi là où se trouve ton pion.
AF-M8 = Notre décision : si le bonus est une carte Voyage et que la pioche est vide, on mélange les cartes défaussées, mais pas celles qui sont encore sur la table. S’il n’y en a pas, il n’y a pas de carte.
AF-M9 = Les jokers et les assistants joués reviennent d’eux-mêmes dans ta main ; aucun ne peut donc être oublié à la défausse. Seule la limite de AF-T1 peut t’en faire perdre un.

AF-T = La fin d’un tour
AF-T1 = Si tu as plus de 5 cartes en main, jokers et assistants compris, tu défausses des cartes de ton choix jusqu’à en avoir 5. Les cartes Voyage vont à la défausse ; les jokers et les assistants sortent du jeu.
AF-T2 = Si plus de 3 aventures inachevées sont devant toi, tu choisis celles qui sont en trop, et elles sortent du jeu. Les deux limites ne comptent que maintenant, pas pendant le tour.
AF-T3 = Les cases Expédition vides sont remplies depuis la pile, de gauche à droite. Les autres expéditions ne se décalent pas : chacune garde sa case et le bonus de cette case.

AF-E = Fin de la partie et décompte
AF-E1 = Si la pile ne peut pas remplir toutes les cases vides, on pose les cartes qui restent, et la fin est déclenchée : on termine le tour de table, et le dernier tour revient à la place à droite de celle qui a commencé. Notre décision : une pile tout juste épuisée, quand les cinq cases sont remplies, n’est pas encore la fin ; et si la fin est déclenchée au dernier tour d’un tour de table, la partie est finie aussitôt.
AF-E2 = Les expéditions et les aventures d’artefact que tu as terminées comptent les points imprimés dessus.
AF-E3 = Les artefacts trouvés comptent aussi comme collections : 2 identiques 6 points, 3 identiques 12, 2 différents 2, 4 différents 10. Chaque artefact n’appartient qu’à une collection, et le meilleur partage compte. La meilleure collection prise seule n’en fait pas toujours partie : de quatre sortes, 3, 1, 1 et 1 artefacts rapportent 16 points, 2, 1, 1 et 1 en rapportent 10, 2, 2, 1 et 1 en rapportent 14, 4, 2, 1 et 1 en rapportent 22 ; de cinq sortes, 3, 1, 1, 1 et 1 en rapportent 22 ; et les vingt ensemble 70.
AF-E4 = Les aventures d’assistant terminées coûtent des points : deux coûtent 5, trois ou plus coûtent 10. Un total peut être négatif.
AF-E5 = On compte 1 point par tranche complète de 10 pièces d’argent, 1 point par paire de cartes Voyage en main, sans les jokers ni les assistants, et 1 point par aventure d’artefact inachevée. Les aventures d’assistant inachevées ne comptent pas.
AF-E6 = Le plus de points l’emporte. À égalité, le plus de pièces d’argent l’emporte, une pièce d’or comptant 5 ; si c’est égal aussi, la victoire est partagée.
AF-E7 = Notre décision : les limites de AF-T1 et AF-T2 valent aussi au dernier tour de tout le monde, avant le décompte. Trois artefacts différents valent 2 points, cinq différents 10, quatre identiques 12 : c’est le meilleur partage entre les collections de AF-E3.

AF-I = Qui sait quoi
AF-I1 = Les mains sont secrètes, et personne d’autre que toi ne peut regarder les cartes sous ta carte Compagnie ; la table peut convenir que tout le monde les voit. Les pièces d’argent et les aventures inachevées sont visibles. Tout le monde voit les deux cartes du dessus des deux livres ; ce qu’il y a dessous est caché, mais qui l’a vu peut s’en souvenir. Sont visibles aussi la taille de la pile d’expéditions et celle des mains, et la défausse des cartes Voyage.

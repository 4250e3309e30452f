### The rules of Dominion: Adventures with the base game, one message a rule. A message without a number is the title of a section.

DB-S = Préparatifs
DB-S1 = On joue de deux à six. Chaque personne commence avec un deck de 7 Cuivre et 3 Domaine, le mélange et pioche 5 cartes.
DB-S2 = Dans la réserve se trouvent : Cuivre, 60 moins 7 par personne ; Argent 40 ; Or 30. À 5 ou 6, on prend les Trésors de deux boîtes : Cuivre 120 moins 7 par personne, Argent 80, Or 60. Domaine et Duché : 8 de chaque à 2, sinon 12, sans compter les cartes Domaine des decks de départ. Province : 8 à 2, 12 à 3 ou 4, 15 à 5, 18 à 6. Malédiction : 10 pour chaque personne sauf une. Puis dix piles Royaume de 10 cartes, mais pour les cartes Victoire 8 à 2 et 12 sinon. Si la table a convenu de jouer avec Platine et Colonie, aussi Platine 12 et, comme les cartes Victoire, Colonie 8 ou 12.
DB-S3 = Le royaume est un ensemble désigné par son nom, une liste de dix cartes, ou il est tiré au sort d’après la graine ; 0 à 2 Événements s’y ajoutent (DA-V2). Un nom inconnu ou donné deux fois est refusé avec un message clair.
DB-S4 = Le hasard, d’après la graine, choisit qui commence, ou l’hôte le désigne. Quand on enchaîne plusieurs parties, la suivante est commencée à gauche de qui a gagné la dernière ; après une victoire partagée, le hasard choisit de nouveau.
DB-S5 = Une liste personnelle peut contenir n’importe quelle carte Royaume de notre table, de l’une ou l’autre édition. Les cartes de base, les cartes d’échange et les Événements y sont refusés.

DB-T = Un tour
DB-T1 = Un tour a une phase d’action avec 1 Action, une phase d’achat avec 1 Achat et une phase d’ajustement : tu défausses ta main et ce que tu as en jeu, puis tu pioches 5 cartes. La défausse n’est mélangée pour former un nouveau deck qu’au moment où il faut une carte et que le deck est vide.
DB-T2 = Les Actions, les Achats et les pièces s’additionnent pendant le tour. Ce que tu n’as pas utilisé à la fin est perdu.
DB-T3 = Suis une carte de haut en bas et fais tout ce qui est possible. « Jusqu’à » permet aussi aucune. Un choix revient à la personne que la carte désigne.
DB-T4 = Le tour passe dans le sens des aiguilles d’une montre. Les phases se suivent et aucune ne revient : on ne joue donc pas d’Action dans la phase d’achat. Personne n’est obligé de jouer une Action ou un Trésor, ni d’acheter.
DB-T5 = Si tu dois piocher, regarder ou dévoiler plus de cartes que ton deck n’en a, tu prends d’abord celles qui restent, puis tu mélanges ta défausse pour former un nouveau deck et tu y prends les autres. Si cela ne suffit pas non plus, il y en a moins, voilà tout.
DB-T6 = Une carte écartée va au rebut, qui est visible de tous. Elle n’en revient que si une carte le dit.
DB-T7 = Notre décision : un effet qui doit déplacer une carte la cherche là où il l’a laissée. Si elle a été déplacée ou recouverte entre-temps, il ne la déplace pas, mais le reste de l’instruction se fait quand même. Cela concerne Salle du Trône avec Démolition ou Festin, et Cortège royal.

DB-B = Acheter et recevoir
DB-B1 = Dans la phase d’achat, tu joues d’abord des Trésors, puis tu achètes. Après le premier achat du tour, carte ou Événement, tu ne peux plus jouer de Trésor.
DB-B2 = Pour acheter une carte, il te faut un Achat et autant de pièces qu’elle coûte. Une carte reçue va dans ta défausse, sauf indication contraire. Aucun coût ne descend au-dessous de 0.
DB-B3 = Sauf si une carte dit autre chose, on n’achète et on ne reçoit que des piles de la réserve qui ont encore des cartes ; d’une pile vide on ne reçoit rien. Ce qui est hors de la réserve, c’est-à-dire les cartes d’échange, ne peut pas être reçu par Aumône, Bal, Disciple, Copie, Courrier, Pèlerinage, Route Maritime, Transfiguration et autres semblables.
DB-B4 = Notre décision : ce que déclenche l’achat d’une carte (Ville portuaire, Courrier, Sorcière des marais, Bois hantés, jeton « Écart ») se fait avant que tu reçoives la carte achetée, donc avant que Copie et Forains la voient. Dans l’impression de 2022, le texte des cartes décide.

DB-A = Attaques et cartes jouées deux fois
DB-A1 = Qui joue une Attaque l’annonce, et avant qu’elle agisse les autres peuvent réagir (Douves, Escorte). Personne n’y est obligé. La même carte Réaction peut être montrée à chaque nouvelle Attaque. À une même Attaque tu peux réagir plusieurs fois, l’une après l’autre, même avec une carte que tu viens de piocher.
DB-A2 = Les Attaques et tout ce qui touche plusieurs personnes se règlent l’une après l’autre : dans le sens des aiguilles d’une montre, en commençant par la personne dont c’est le tour.
DB-A3 = Avec Salle du Trône et les cartes semblables, la seconde fois est une fois complète. La carte qui a doublé une carte Durée reste en jeu aussi longtemps qu’elle.
DB-A4 = Notre décision : si une Salle du Trône en joue une autre et que celle-ci joue une carte Durée, celle qui a doublé la carte Durée reste avec elle ; la première, non.
DB-A5 = Notre décision : si ce qu’une carte fait quand on l’achète vide sa propre pile, tu ne reçois pas la carte achetée. Les pièces et l’Achat sont dépensés malgré tout.

DB-E = Fin et décompte
DB-E1 = La partie se termine à la fin d’un tour si la pile Province (ou la pile Colonie) est alors vide, ou si trois piles quelconques de la réserve le sont ; à 5 ou 6, il en faut quatre.
DB-E2 = Toutes tes cartes comptent : dans le deck, en main, dans la défausse, en jeu, sur les plateaux et mises de côté. Le total le plus élevé l’emporte. En cas d’égalité, gagne qui a joué le moins de tours, sans les tours supplémentaires ; si c’est encore égal, la victoire est partagée.
DB-E3 = On vérifie la fin après chaque tour, même supplémentaire. Une fois qu’elle est atteinte, un tour supplémentaire encore dû n’est pas joué.

DB-I = Qui sait quoi
DB-I1 = Sont cachés : les mains, l’ordre des decks et les cartes mises de côté face cachée. Tout le monde voit le nombre de cartes de chaque main, de chaque deck et de chaque défausse, la carte du dessus de chaque défausse, la réserve, le rebut, les zones de jeu, les plateaux et les jetons. Une place se souvient de ce qu’elle a vu, comme les cartes dévoilées ou placées sur un deck, tel que le journal le montre. Notre décision : tout ce qu’on reçoit est visible, donc les points que tout le monde pourrait compter sont affichés, sauf si la table a convenu de les cacher.

DA-D = Cartes Durée
DA-D1 = Une carte Durée reste en jeu jusqu’à la phase d’ajustement du tour où elle agit pour la dernière fois ; Recrue et Championne restent jusqu’à la fin de la partie. Une carte qui a doublé une carte Durée reste avec elle. Si rien n’a été mis de côté avec Équipement, il est défaussé le tour même.
DA-D2 = Si plusieurs choses t’arrivent au même moment, par exemple des cartes Durée et Taverne au début de ton tour, tu choisis leur ordre. Si elles touchent plusieurs personnes, DB-A2 s’applique.
DA-D3 = Les cartes Durée qui restent sont montrées à part des cartes du tour, avec la carte qui les a doublées. Au tour où elles finissent, elles rejoignent les cartes en jeu.
DA-D4 = Notre décision : ce qu’une carte Durée jouée a préparé arrive encore quand la carte elle-même n’est plus en jeu (Feu de joie). Les cartes mises de côté avec Équipement reviennent, Recrue et Championne continuent d’agir ; mais une carte qui l’a doublée ne reste plus.

DA-C = Plusieurs types, et Trésors avec instructions
DA-C1 = Une carte à plusieurs types est de chacun d’eux à tous égards : Escorte, Monnaie Royale, Terres lointaines, Relique.
DA-C2 = Les Trésors avec instructions sont des cartes Royaume. Tu joues les Trésors un par un, dans l’ordre que tu veux, et tu suis les instructions de chacun quand tu le joues.

DA-R = Cartes Taverne
DA-R1 = Tout le monde a un plateau Taverne si Miséreux ou une carte Taverne est dans la partie ; Paysan suffit, car son Maître est une carte Taverne. Quand tu joues une carte Taverne, tu fais ce qui est au-dessus de la ligne et tu la poses sur ton plateau. Au moment que la carte indique, tu peux y recourir : elle entre en jeu, tu fais ce qui est sous la ligne, et elle est défaussée dans la phase d’ajustement de ce tour. Cela n’utilise pas d’Action.
DA-R2 = On ne peut pas recourir à Terres lointaines, et Marchand de vin se défausse depuis le plateau. Ce qui est sur ton plateau à la fin compte parmi tes cartes.
DA-R3 = Recourir à une carte n’est pas la jouer. Ce qui est au-dessus de la ligne ne se fait pas de nouveau (Monnaie Royale ne donne alors pas de pièce), et ni les jetons +1 ni Championne n’ajoutent rien.
DA-R4 = Notre décision : si une carte Taverne est jouée deux fois (Salle du Trône, Disciple), sa partie du haut se fait deux fois, et elle est une seule fois sur le plateau.
DA-R5 = Notre décision : le moment « après une Action » vient après chaque fois qu’elle est jouée, donc aussi entre les deux fois d’une Salle du Trône. On peut recourir à Chasseur de rats ou à Transfiguration sans carte en main, et à Maître sans pile permise ; alors rien ne suit.
DA-R6 = Notre décision : une Action que Cortège royal répète est jouée ; les jetons et Championne agissent donc.

DA-T = Itinérants
DA-T1 = Page et Paysan s’achètent comme les autres cartes. Leurs quatre cartes d’échange, 5 de chaque, sont hors de la réserve ; on ne les obtient que par échange, et une de ces piles, quand elle est vide, ne compte pas pour la fin de la partie.
DA-T2 = Échange : quand, dans la phase d’ajustement, un de tes Itinérants en jeu serait défaussé, tu peux le remettre sur sa pile et placer la carte suivante de sa lignée dans ta défausse, s’il en reste une. Ce n’est ni écarter ni recevoir, et cela ne coûte rien. Tu choisis l’ordre, si bien qu’un échange peut rendre la carte dont un autre a besoin. Championne et Maître ne s’échangent pas.
DA-T3 = Un échange avance d’un pas dans la lignée, vers la carte qui coûte exactement 1 pièce de plus. Il ne se fait que depuis le jeu : pas pour un Itinérant défaussé de la main, ni pour celui qui reste en jeu avec une carte Durée.
DA-T4 = Un Page ou un Paysan rendu est de nouveau dans sa pile de la réserve : on peut l’acheter, et si la pile était vide, elle ne l’est plus.

DA-V = Événements
DA-V1 = Il y a 20 Événements, hors de la réserve. Dans ta phase d’achat, tu peux acheter un Événement pour son prix et un Achat ; il s’exécute aussitôt et reste là. Tu peux en acheter autant que tu veux, y compris le même à nouveau, sauf ceux qui sont limités à une fois par tour ou une fois par partie. Acheter un Événement n’est pas acheter une carte : Sorcière des marais et Bois hantés ne le voient pas, mais on ne peut plus jouer de Trésor ensuite. Ce qui baisse le coût des cartes ne rend pas les Événements moins chers.
DA-V2 = Deux Événements au plus par partie, c’est un conseil, pas une règle : un tirage au sort en donne deux au plus, une liste personnelle peut en nommer davantage. Un Événement ne remplace jamais une pile Royaume.
DA-V3 = Quête : tu ne peux défausser moins de cartes que demandé que si tu n’en as pas assez, et alors tu ne reçois pas d’Or.

DA-K = Jetons
DA-K1 = Chaque personne a dix jetons, un de chaque sorte : « +1 Carte », « +1 Action », « +1 Achat », « +1 pièce », « −2 », « Écart », « Domaine », « Voyage », « −1 Carte » et « −1 pièce ». Un jeton que l’on déplace n’est plus là où il était.
DA-K2 = Jetons +1 : quand tu joues une carte d’une pile qui porte un tel jeton à toi, tu obtiens d’abord le bonus, avant tout ce que dit la carte. Cela vaut aussi quand la pile est vide. Une pile peut porter plusieurs jetons, même de plusieurs personnes ; seuls les tiens te servent.
DA-K3 = Jeton « −2 » : pour toi, les cartes de sa pile coûtent 2 pièces de moins à tous égards, mais jamais moins de 0 ; dans l’impression anglaise et dans celle de 2022, seulement pendant tes propres tours. Notre décision : quand on compare un coût, c’est celui qui vaut pour la personne qui exécute l’instruction (avec Guerrière et Géant, celle qui attaque).
DA-K4 = Jeton « Écart » : quand tu achètes une carte de sa pile, tu peux écarter une carte de ta main. Dans l’impression de 2022, le texte de Plan de Bataille décide.
DA-K5 = Jeton « Voyage » : il commence face visible, et chaque Forestier, Géant ou Pèlerinage le retourne.
DA-K6 = Jeton « −1 pièce » : il est devant toi. La prochaine fois que tu obtiens 1 pièce ou plus, tu en obtiens 1 de moins et tu rends le jeton. Devoir le prendre alors qu’il est déjà là ne fait rien.
DA-K7 = Jeton « −1 Carte » : il est sur ton deck. La prochaine fois que tu pioches, tu pioches une carte de moins et tu rends le jeton. Si tu pioches jusqu’à avoir un certain nombre de cartes, le jeton part d’abord, et tu pioches jusqu’au nombre entier. Regarder ou dévoiler des cartes ne le touche pas : il revient sur le dessus. Devoir le poser alors qu’il est déjà là ne fait rien.
DA-K8 = Jeton « Domaine » : il va avec Héritage, voir cette carte. Tes cartes Domaine prennent ce que fait la carte marquée et ses types, mais pas son nom, son coût ni sa pile ; les jetons sur la pile de cette carte ne leur apportent rien. Tout cela vaut aussi pendant les tours des autres. Dans l’impression de 2022, le texte d’Héritage décide.
DA-K9 = Un jeton reste sur sa pile jusqu’à ce que la personne à qui il est le déplace, même si le coût y change (Route Maritime avec Pont aux Trolls) ou si la pile se vide. Racheter son Événement, ou pour un jeton +1 recourir à Maître, le déplace sur une autre pile. Notre décision : on peut aussi nommer de nouveau la même pile, ou une pile Action vide de la réserve. Une pile hors de la réserve n’est jamais permise.
DA-K10 = Héritage : la carte que tu mets de côté n’est pas reçue, mais à la fin c’est une de tes cartes. La limite de coût ne compte qu’au moment du choix. Chaque personne peut acheter cet Événement une fois. Le Domaine se joue dans la phase et à la manière de la carte copiée et fait tout ce qu’elle dit. Notre décision : un Domaine est à toi dès que tu l’achètes ou le reçois (si Ville portuaire est copiée, acheter un Domaine apporte aussi une Ville portuaire) ; les cartes Domaine de la réserve et celles des autres restent comme elles sont. Dans l’impression de 2022, le texte d’Héritage décide.
DA-K11 = Notre décision : si Page ou Paysan est copié, tu peux échanger un Domaine en jeu contre la carte suivante de cette lignée ; le Domaine retourne sur la pile Domaine. Dans l’impression de 2022, le texte d’Héritage décide.
DA-K12 = Notre décision : ne piocher aucune carte ne fait pas rendre le jeton « −1 Carte ».
DA-K13 = Notre décision pour l’impression de 2022 : Héritage ne change que les cartes Domaine qui sont à toi, et la pile Domaine n’est pas une pile Action. Championne compte à la fois le Domaine et la carte qu’il joue. Si celle-ci est une carte Durée, le Domaine reste avec elle. Les moments pour recourir à une carte viennent après chacune des deux.

DA-N = Vocabulaire
DA-N1 = « Pile Action de la réserve » : toute pile de la réserve dont les cartes ont le type Action. « Non-Victoire » : sans le type Victoire. « Choisis » : exactement une possibilité, autant que faire se peut, même une qui ne peut pas se faire ; on choisit à nouveau chaque fois que la carte est jouée. Les cartes mises de côté ne sont pas en jeu, mais elles comptent à la fin. « En jeu » n’inclut ni les cartes Réaction dévoilées, ni les cartes sur les plateaux ou mises de côté.
DA-N2 = « Regarder » : personne d’autre que toi ne voit les cartes, et elles retournent là où elles étaient, sauf si la carte dit autre chose. « Dévoiler » : tout le monde les voit.

DA-P = Cartes particulières
DA-P1 = La pile Ville portuaire a toujours 12 cartes ; la pile Terres lointaines en a 8 à 2, sinon 12.
DA-P2 = Championne : les Attaques jouées après elle ne te touchent jamais, même si tu le voulais. Une Attaque durable jouée avant elle agit encore.
DA-P3 = Cortège royal ne répète qu’une Action encore en jeu : ni une carte écartée, ni une carte Taverne déjà posée sur le plateau.
DA-P4 = Courrier : son bonus ne vient que si c’est la première chose que tu achètes dans le tour, Événements compris. Dans l’impression de 2022, le texte de Courrier décide.
DA-P5 = Mission n’agit que si le tour précédent n’était pas à toi. Pendant le tour supplémentaire, tu ne peux pas acheter de cartes ; les Événements, les autres façons de recevoir et les échanges sont possibles. Une Mission achetée pendant le tour supplémentaire ne donne rien. Notre décision : au premier tour de la partie, le tour précédent compte comme n’étant pas à toi.
DA-P6 = Sorcière des marais et Bois hantés durent jusqu’au prochain tour de qui les a joués, et un tour dû à Mission en est un.
DA-P7 = Chasseuse de Trésors compte chaque carte que la personne à ta droite a reçue pendant son dernier tour, achetée ou non, chacune une fois ; les échanges ne comptent pas. Si elle a eu un tour supplémentaire, c’était le dernier ; avant son premier tour, le nombre est 0.
DA-P8 = Héroïne : tu peux recevoir le Trésor ou y renoncer ; dans l’impression anglaise et dans celle de 2022, c’est obligatoire.
DA-P9 = On réagit quand l’Attaque est jouée et pas plus tard : à Sorcière des marais et à Bois hantés, pas quand le mal arrive ; à Géant, aussi quand le jeton « Voyage » finit face cachée et que rien ne suit ; à Relique, un Trésor, comme à toute autre Attaque. La carte d’Escorte est piochée avant que le jeton de Relique soit posé.
DA-P10 = Guerrière et Géant ne jugent une carte que d’après les pièces de son coût. Une étoile ou un plus à côté n’y change rien.
DA-P11 = Notre décision : plusieurs Championnes en jeu s’additionnent, avec +1 Action de chacune pour chaque Action que tu joues. Celle qui vient d’être jouée ne compte pas pour elle-même.
DA-P12 = Raid n’est pas une Attaque, quoi qu’il fasse aux autres : aucune réaction ni aucune Championne ne l’arrête. Il en va de même de ce que Courrier et Cité perdue apportent aux autres.
DA-P13 = Notre décision : si Démolition s’est écartée elle-même et qu’elle est jouée de nouveau, elle peut encore se désigner ; alors rien n’est écarté et aucune carte n’est regardée.
DA-P14 = Notre décision : une personne que Championne protège peut réagir quand même (Escorte).

DA-W = Ensembles recommandés
DA-W1 = Introduction en douceur. Événement : Pistage. Cartes : Amulette, Copie, Terres lointaines, Recrue, Ville portuaire, Chasseur de rats, Géant, Pierres précieuses, Donjon, Forestier.
DA-W2 = Introduction pour experts. Événements : Mission, Plan de Bataille. Cartes : Pie voleuse, Bois hantés, Escorte, Paysan, Monnaie Royale, Sorcière des marais, Transfiguration, Cité perdue, Marchand de vin, Démolition.
DA-W3 = Niveau supérieur. Événement : Entraînement. Cartes : Équipement, Miséreux, Guide, Donjon, Cité perdue ; du jeu de base Marché, Milice, Espion, Salle du Trône, Atelier.
DA-W4 = Tailles déformées. Événements : Feu de joie, Raid. Cartes : Amulette, Copie, Courrier, Pierres précieuses, Géant ; du jeu de base Bureaucrate, Voleur, Jardins, Prêteur sur gages, Sorcière.
DB-W2 = Le jeu de base a cinq ensembles, de la première édition. Première partie : Cave, Marché, Milice, Mine, Douves, Rénovation, Forgeron, Village, Bûcheron, Atelier. Gros sous : Aventurier, Bureaucrate, Chancelier, Chapelle, Festin, Laboratoire, Marché, Mine, Prêteur sur gages, Salle du Trône. Interaction : Bureaucrate, Chancelier, Chambre du conseil, Festival, Bibliothèque, Milice, Douves, Espion, Voleur, Village. Changement de taille : Cave, Chapelle, Festin, Jardins, Laboratoire, Voleur, Village, Sorcière, Bûcheron, Atelier. Place du village : Bureaucrate, Cave, Festival, Bibliothèque, Marché, Rénovation, Forgeron, Salle du Trône, Village, Bûcheron.

DA-X = Exemples détaillés
DA-X1 = Cartes Taverne : sur ton plateau il y a Monnaie Royale, Transfiguration et Copie. Au début de ton tour, tu recours à Transfiguration, tu écartes une Ville portuaire et tu reçois en main une carte Pierres précieuses. Tu joues Miséreux et poses un Cuivre sur le plateau, tu recours à Monnaie Royale pour +2 Actions, et tu joues un autre Miséreux avec un autre Cuivre ; la seconde des Actions ajoutées est perdue. Dans la phase d’achat, tu joues Pierres précieuses, tu reçois un Or et un Cuivre, et tu recours à Copie pour un Or de plus.
DA-X2 = Héritage avec Copie : tu joues Cité perdue, puis deux cartes Domaine, qui vont sur ton plateau. Tu achètes un Or, tu recours à un Domaine puis à l’autre, chacun pour un Or de plus, et tu en as donc trois.
DA-X3 = Héritage avec Escorte : un Domaine joué pendant ton propre tour donne +1 Carte et +1 Action, et 1 pièce au tour suivant. Quand quelqu’un d’autre joue Géant, tu peux réagir avec un Domaine. Si Géant te fait ensuite dévoiler un Domaine, il coûte toujours 2 : il est défaussé, et tu reçois une Malédiction.
DB-X1 = Des faits sur lesquels d’autres simulateurs s’accordent vérifient le tout, sur au moins 10 000 parties chacun. Un bot qui ne vise que l’argent achète une Province avec 8 pièces ou plus, Or avec 6, Argent avec 3, sinon rien ; un bot à Forgeron fait de même et achète un Forgeron avec 4 ou 5 pièces tant qu’il n’en a pas ; un bot à Sorcières fait de même avec deux Sorcières à 5 pièces. Seul à la table, le bot d’argent a sa quatrième Province au tour 16,8 ± 0,1 et le bot à Forgeron au tour 14,9 ± 0,1. À deux, le bot à Forgeron bat le bot d’argent dans environ 70 % des parties et le bot à Sorcières le bat dans environ 94 % ; comme les bots des autres programmes diffèrent dans le détail, 5 points de plus ou de moins sont permis.

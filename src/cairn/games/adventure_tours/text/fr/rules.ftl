### The rules of Adventure Tours, one message a rule. A message without a number is the title of a section.

AT-C = Matériel
AT-C1 = Le jeu a 102 cartes Aventurier. Chacune montre un nom, une des trois couleurs (rouge pour la technique, bleu pour les vivres, jaune pour les vêtements), une exigence, une somme d’argent, une ou plusieurs valeurs d’équipement et une des onze actions ; une table de cartes peut aussi contenir des cartes sans action. La nôtre a douze aventuriers, chacun dans les trois couleurs.
AT-C2 = Il y a six tableaux d’expédition. Le côté désert commence avec 3 dans chaque catégorie et n’a pas de faculté spéciale ; le côté expert a ses propres valeurs de départ et une faculté spéciale.
AT-C3 = Personne n’a publié ce qui est imprimé sur toutes les cartes. Le jeu te dit donc quelles valeurs d’une carte ou d’un tableau sont publiées et lesquelles nous avons reconstituées. Si tu possèdes la boîte, tu peux saisir les valeurs imprimées : qui lance le programme peut lui faire lire tes tables à la place des nôtres. Une table qui ne peut pas être juste, s’il y manque une colonne, si une action est inconnue, une valeur négative ou le nombre de cartes différent de 102, est refusée avec un message qui nomme le fichier et, s’il y en a une, la ligne. La répartition des 102 cartes entre couleurs et aventuriers est l’affaire de la table.
AT-C4 = Il y a des pièces de 1, 5, 10 et 20, en tout 90 pièces pour une valeur de 520, et on peut les changer à tout moment. Notre décision : la banque ne s’épuise jamais. Les 18 cartes récapitulatives sont devenues une aide : partout où une carte ou un tableau est montré, son action ou sa faculté est expliquée.

AT-S = Préparatifs
AT-S1 = Le hasard donne à chaque personne un tableau d’expédition. Dans la partie de base, son côté désert est visible, en mode expert son côté expert.
AT-S2 = Toutes les cartes sont mélangées, et chaque personne en reçoit 6, face cachée. Les autres forment la pioche : 84 cartes à trois, 78 à quatre, 72 à cinq, 66 à six.
AT-S3 = D’après la règle du jeu, la personne la plus grande commence. Notre décision : le hasard choisit, ou l’hôte désigne qui commence.
AT-S4 = Une partie se joue en trois manches, et chacune est une expédition.
AT-S5 = Pour commencer, mieux vaut la partie de base, et c’est le choix par défaut. Le mode expert vaut pour toute la table : tous les tableaux montrent alors leur côté expert.

AT-T = Un tour
AT-T1 = On joue dans le sens des aiguilles d’une montre. À ton tour, tu dois jouer exactement une carte de ta main, comme équipement ou comme membre de ton expédition. On ne passe pas : n’importe quelle carte peut toujours être posée comme équipement.
AT-T2 = Équipement : pose la carte à droite de ta rangée d’équipement. Ses valeurs augmentent tes niveaux d’équipement dans les catégories qu’elle montre. Elle ne rapporte pas d’argent, et son action n’est pas utilisée (à une exception près, AT-A3). Ensuite tu dois piocher une carte.
AT-T3 = Membre : la carte ne peut rejoindre l’expédition que si ton niveau dans la catégorie de sa couleur atteint au moins son exigence. Ton niveau est la valeur de départ de ton tableau plus toutes les valeurs de cette couleur dans ta rangée d’équipement. La carte se pose à droite de ta rangée de membres. Tu ne pioches pas pour elle.
AT-T4 = Juste après avoir posé un membre, tu peux utiliser son action ou y renoncer ; plus tard, c’est trop tard. Seul Pater Miller attend qu’on ait besoin de lui.
AT-T5 = Une exigence ne compte qu’au moment où le membre est posé. Si tu perds ensuite de l’équipement, tes membres restent quand même.
AT-T6 = Quand une action te fait choisir quelqu’un, tu peux aussi te choisir. L’aide-mémoire italien parle de rivaux, mais la règle générale est la même dans toutes les langues et l’emporte.
AT-T7 = Les cartes des deux rangées montrent leurs valeurs, et tout le monde peut voir à tout moment les trois niveaux et les gains provisoires de chaque personne.

AT-X = Les onze actions
AT-X1 = Donner une carte : choisis quelqu’un, qui pioche 1 carte.
AT-X2 = Donner deux cartes : annonce d’abord qui les reçoit. Ou bien une personne pioche 2 cartes, ou bien deux personnes en piochent 1 chacune. Notre décision : s’il ne reste qu’une carte, elle va à la personne nommée en premier, ou à la seconde si la première est protégée.
AT-X3 = Équipement supplémentaire : pose encore une carte de ta main comme équipement, puis pioche 1 carte pour elle.
AT-X4 = Supprimer un équipement : choisis quelqu’un : son dernier équipement (la carte la plus à droite) va dans la pile de défausse. Ses membres restent.
AT-X5 = Voler un équipement : choisis quelqu’un, dont la dernière carte d’équipement devient la dernière de ta propre rangée. Tu ne pioches pas pour elle.
AT-X6 = Rejouer : quand ce tour est fini, tu as un tour supplémentaire complet.
AT-X7 = Membre de la même couleur : pose encore un membre de cette couleur, si son exigence est satisfaite. Tu peux aussi utiliser son action, et ainsi l’un peut en amener un autre.
AT-X8 = Supprimer un membre : choisis quelqu’un, dont le dernier membre (le plus à droite) va dans la pile de défausse. Les aide-mémoire anglais et italien ont ici une faute d’impression.
AT-X9 = Débaucher un membre : choisis quelqu’un, dont le dernier membre devient le dernier de ta propre rangée. Son exigence n’a pas besoin d’être satisfaite, et son action ne peut pas être utilisée. L’aide-mémoire anglais a ici une faute d’impression.
AT-X10 = L’équipement devient membres : tout ton équipement qui a la couleur de la carte que tu viens de poser passe à droite de ta rangée de membres, sans changer d’ordre. Les exigences de ces cartes n’ont pas besoin d’être satisfaites, et leurs actions ne peuvent pas être utilisées.
AT-X11 = Protection : un Pater Miller de ta rangée de membres attend qu’on t’attaque (AT-P1). Tu peux alors le défausser, où qu’il soit dans la rangée : l’attaque n’a pas d’effet et ne peut pas être dirigée contre quelqu’un d’autre. Chacune de ces cartes protège une fois, et aucune ne protège depuis la main.
AT-X12 = Notre décision : on ne peut pas choisir quelqu’un qui n’a pas d’équipement (AT-X4, AT-X5) ou pas de membre (AT-X8, AT-X9). Si personne ne peut être choisi, l’action est perdue. Il en va de même pour AT-X3 sans carte en main, AT-X7 sans carte qui convient et AT-X10 sans équipement de la couleur. AT-X5 et AT-X9 ne feraient rien sur toi, donc tu ne peux pas t’y choisir.
AT-X13 = Notre décision : une carte dont l’équipement augmente les trois catégories n’a malgré tout qu’une couleur, celle de la carte. C’est elle qui compte pour l’exigence, pour AT-X7 et pour AT-X10.

# Same as in English.
AT-P = Protection
AT-P1 = Sont des attaques AT-X1, AT-X2, AT-X4, AT-X5, AT-X8, AT-X9 et la carte donnée par AT-A2, quand elles visent quelqu’un d’autre. Ce que tu te fais à toi n’est pas une attaque.
AT-P2 = Notre décision : si AT-X2 vise deux personnes, la protection n’annule que la carte de celle qui s’en sert. Si les deux cartes vont à la même, elle annule les deux.
AT-P3 = Notre décision : Pater Miller te protège même quand il est lui-même la carte que tu perdrais. Une carte arrête une attaque ; la suivante en demande une autre.
AT-P4 = Notre décision : un Pater Miller débauché (AT-X9) ou venu de l’équipement (AT-X10) ne protège pas, car son action ne peut pas être utilisée. La table peut convenir qu’il protège quand même.
AT-P5 = Notre décision : la personne attaquée décide une fois la cible nommée (pour AT-X2, une fois les deux cartes attribuées) et avant qu’aucune carte ne bouge. S’il y en a deux, elles décident dans le sens des aiguilles d’une montre à partir de qui attaque. La pioche et les mains restent cachées jusque-là.

AT-A = Facultés spéciales (mode expert)
AT-A1 = Une carte d’équipement de plus après le tour : quand ton tour normal est fini, tu peux poser encore une carte comme équipement, et tu pioches 1 carte pour elle.
AT-A2 = Piocher ou non, et donner une carte : après avoir posé un équipement de ta main, tu peux piocher une carte ou y renoncer. Dans les deux cas, tu peux aussi donner 1 carte de la pioche à qui tu veux, même à toi. Notre décision : d’abord ta propre carte, puis celle que tu donnes.
AT-A3 = Utiliser l’action de l’équipement posé : après avoir posé un équipement de ta main, tu peux utiliser son action comme si la carte était un membre, si son exigence est satisfaite ; sa propre valeur compte déjà. Ensuite tu pioches comme d’habitude. Un Pater Miller posé ainsi te protège depuis la rangée d’équipement, et il est alors défaussé. Notre décision : avec AT-X10, la carte que tu viens de poser passe aussi.
AT-A4 = Deuxième membre : après avoir posé un membre, tu peux en poser un autre de n’importe quelle couleur, si son exigence est satisfaite, et utiliser son action.
AT-A5 = Action en double : après avoir posé un membre, tu peux utiliser son action deux fois. Ce sont deux fois distinctes : tu peux choisir deux personnes différentes, et un Pater Miller n’en arrête qu’une. Cela ne marche pas avec Pater Miller lui-même. AT-X6 donne deux tours supplémentaires, AT-X7 jusqu’à deux autres membres.
AT-A6 = Deuxième coup : tu as encore un tour complet. Le premier est d’abord terminé, pioche comprise.
AT-A7 = Notre décision : un tour donné par AT-X6 est complet, et ta faculté y est de nouveau disponible ; dans le tour donné par AT-A6, non. L’ordre dans un tour : l’action de la carte, puis AT-A4 ou la seconde fois de AT-A5, et AT-A1 en dernier. Les tours supplémentaires attendent que le tour soit fini. Si AT-X7 mène d’un membre à l’autre, la faculté est proposée après l’action de chacun, en commençant par le dernier posé, jusqu’à ce que tu t’en serves.
AT-A8 = Notre décision : pour AT-A2 et AT-A3, compte l’équipement que tu poses de ta main dans ce tour, comme carte du tour ou par AT-X3. Une carte volée par AT-X5 ne compte pas.
AT-A9 = Seul le côté expert a une faculté. Rien n’oblige à s’en servir. Elle sert une fois dans chacun de tes tours, et tu ne la déclenches jamais pendant le tour d’autrui ; mais un Pater Miller préparé par AT-A3 t’y protège encore.
AT-A10 = Notre décision : pour AT-A4 et AT-A5, compte un membre que tu poses de ta main dans ce tour, comme carte du tour ou par AT-X7. Un membre débauché ou venu de l’équipement ne compte pas. La faculté sert pour un seul d’entre eux.
AT-A11 = Notre décision : un Pater Miller posé comme équipement est préparé sans question si son exigence est satisfaite, et AT-A3 est ainsi utilisée pour ce tour. S’il est volé par AT-X5, il ne protège plus ; si AT-X10 le déplace, il ne protège que si la table en a convenu (AT-P4).

AT-R = Fin d’une manche
AT-R1 = Si ta main est vide quand ton tour se termine, la manche est finie aussitôt, et personne ne joue plus. Notre décision : même s’il te reste un tour supplémentaire.
AT-R2 = Poser un équipement ne peut pas finir la manche ainsi, puisque tu pioches ensuite ; seule AT-A2 le permet.
AT-R3 = La manche est aussi finie aussitôt que la pioche est épuisée ; la pile de défausse n’est jamais mélangée à nouveau. S’il reste moins de cartes qu’il n’en faut piocher, on ne pioche que celles-là. Notre décision : la pioche est épuisée quand sa dernière carte est piochée, même si elle a tout juste suffi. On termine de piocher, tout ce qui devait suivre est perdu, et la personne dont c’est le tour compte comme celle qui a terminé la manche.

AT-E = Décompte et fin de la partie
AT-E1 = Chacun de tes membres te rapporte son argent. L’équipement ne rapporte rien.
AT-E2 = Ensuite, chaque carte qui reste dans ta main te coûte 2 pièces (exemple : AT-W3).
AT-E3 = Ton argent ne descend jamais au-dessous de 0. La limite vaut pour tout ce que tu possèdes, pas pour la manche : les cartes restées en main peuvent donc manger ce que tu as gagné avant.
AT-E4 = Pour la manche suivante, toutes les cartes sont mélangées, et chaque personne en reçoit 6. Commence qui est à gauche de la personne qui a terminé la dernière manche.
AT-E5 = Après trois manches, la plus grosse fortune gagne ; en cas d’égalité, la victoire est partagée.
AT-E6 = Sans variante, tu gardes ton tableau pendant toute la partie. Chaque manche commence avec des rangées vides, une pile de défausse vide et les valeurs de départ du tableau ; seul ton argent reste.

AT-V = Variantes
AT-V1 = Si la table convient de redistribuer les tableaux, tous les six sont mélangés et redistribués avant chaque manche.
AT-V2 = Si la table convient de choisir à nouveau les tableaux, on choisit avant chaque nouvelle manche parmi les tableaux utilisés : d’abord qui a le moins gagné dans la dernière, puis la personne suivante, et ainsi de suite ; à égalité, dans le sens des aiguilles d’une montre. Notre décision : comptent les gains moins 2 pièces par carte restée en main, même au-dessous de 0, et le sens des aiguilles d’une montre part de la personne qui va commencer.

AT-I = Qui sait quoi
AT-I1 = Tout le monde peut consulter la pile de défausse et voit combien de cartes a chaque main. Sont cachés : les cartes des mains et l’ordre de la pioche. Une main peut avoir autant de cartes que l’on veut.
AT-I2 = D’après la règle du jeu, l’argent est posé face cachée. Notre décision : tous les gains sont publics, donc tout l’argent est montré, sauf si la table a convenu de le cacher.

AT-W = Exemples
AT-W1 = Tes niveaux sont 3, 3 et 3. Tu poses trois cartes d’équipement : l’une augmente la technique de 1, une autre les vêtements de 2, la dernière tout de 1. Tu as maintenant technique 5, vivres 4 et vêtements 6.
AT-W2 = Avec ces niveaux, un Slowhand Bill jaune peut rejoindre l’expédition, car son exigence est 6. Un rouge ou un bleu ne le peut pas.
AT-W3 = Tes membres rapportent 3, 4, 2 et 5 pièces, ensemble 14. Deux cartes restent dans ta main et te coûtent 4. Tu gagnes 10 pièces.

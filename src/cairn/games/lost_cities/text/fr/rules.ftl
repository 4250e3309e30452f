### The rules of Lost Cities, one message a rule. A message without a number is the title of a section.

LC-C = Matériel
LC-C1 = Le jeu a 60 cartes en cinq couleurs. Chaque couleur a neuf cartes Expédition, numérotées de 2 à 10, et trois sponsors identiques. Chaque couleur mène à une cité perdue : le jaune à la cité du désert, le bleu à la cité sous-marine, le violet à la cité des ténèbres, le vert à la cité de la forêt, l’orange à la cité de pierre.
LC-C2 = Le plateau a cinq camps, un par couleur : ce sont les piles de défausse. Il y a aussi un bloc de score et, pour la variante, 11 cartes Jalon.

LC-S = Préparatifs
LC-S1 = Les cartes sont mélangées, et chaque côté en reçoit huit. Les 44 autres forment la pioche, face cachée.
LC-S2 = D’après la règle du jeu, la personne qui a découvert en dernier un endroit intéressant commence, ou sinon la plus âgée. Notre décision : le hasard choisit, ou l’hôte désigne qui commence.
LC-S3 = Sans la variante Jalons, les 11 cartes Jalon restent hors du jeu.

LC-T = Un tour
LC-T1 = Tu peux poser une carte dans ta propre expédition de sa couleur. Un chiffre doit être supérieur à tous ceux qui s’y trouvent déjà. Tu as au plus une expédition par couleur.
LC-T2 = Un sponsor ne se pose que si l’expédition est vide ou ne contient que des sponsors. Une expédition a donc de 0 à 3 sponsors, tous avant son premier chiffre.
LC-T3 = Ou bien tu poses une carte au camp de sa couleur, face visible, sur le dessus. C’est toujours permis, avec n’importe quelle carte ; et si tu ne peux ou ne veux rien poser dans une expédition, c’est obligatoire. Un camp prend autant de cartes que l’on veut. On n’en voit que la carte du dessus, et il est interdit de fouiller les piles.
LC-T4 = Ensuite tu pioches une carte : celle du dessus de la pioche, ou celle du dessus de n’importe quel camp qui a des cartes. Tu ne peux pas prendre la carte que tu as posée dans un camp ce tour-ci : ce camp est donc fermé jusqu’à la fin du tour.
LC-T5 = Après chaque tour, tu as de nouveau huit cartes en main.
LC-T6 = On joue à tour de rôle. Un tour a exactement deux étapes, dans cet ordre : poser une carte, puis en piocher une. Aucune des deux ne peut être sautée ni faite deux fois, et on ne passe pas.
LC-T7 = Exemple : dans ton expédition jaune il y a un sponsor, dans la bleue un chiffre quelconque, dans la violette le 5, dans l’orange le 8 ; tu n’en as pas de verte. En main, tu as sponsor jaune, jaune 4, sponsor bleu, violet 6, sponsor vert, vert 3, orange 5 et orange 7. Tu peux poser sponsor jaune, jaune 4, violet 6, sponsor vert ou vert 3, mais pas sponsor bleu, orange 5 ni orange 7. Après jaune 4 ou vert 3, cette couleur ne prend plus de sponsor, et après jaune 4 seulement des chiffres jaunes supérieurs.

LC-E = Fin et décompte d’une manche
LC-E1 = La manche se termine dès que quelqu’un prend la dernière carte de la pioche. L’adversaire n’a plus de tour.
LC-E2 = Avant la partie, on décide ensemble si les cartes de la pioche peuvent être comptées. Sinon, leur nombre n’est montré à personne.
LC-E3 = Chaque expédition commencée compte, c’est-à-dire chaque expédition d’au moins une carte, sponsor ou chiffre : la somme de ses chiffres, moins 20, fois 2, 3 ou 4 avec 1, 2 ou 3 sponsors, même si c’est négatif ; et ensuite plus 20 si elle a huit cartes ou plus, sponsors compris. Une expédition non commencée compte 0.
LC-E4 = Exemple : jaune avec 3, 4, 6 et 10 rapporte 3 points ; bleu avec 2, 8 et 10 rapporte 0 ; violet avec un seul sponsor rapporte −40 ; vert avec un sponsor, 7 et 8 rapporte −10 ; orange avec deux sponsors, 2, 3, 5, 7, 8 et 10 rapporte 65. Cela fait 18 points en tout.
LC-E5 = Notre décision : on peut piocher dans les camps aussi longtemps que l’on veut. On peut aussi convenir d’une limite, comptée en tours des deux côtés ensemble, après laquelle on ne pioche plus que dans la pioche : à la table il n’y en a pas sauf si on en fixe une, dans les simulations elle est de 300.
LC-E6 = Chaque expédition est comptée à part, et le résultat est présenté comme sur le bloc de score : A somme des cartes, B coût de l’expédition, C multiplicateur, D grande expédition, E jalons, et le total.
LC-E7 = Les cartes en main, dans les camps et dans la pioche ne rapportent rien. La main ne sert qu’à attribuer un des jalons de LC-K5.

LC-M = La partie
LC-M1 = Une partie se joue en trois manches, ou en autant que la table décide. Qui a le plus de points jusque-là commence la manche suivante. Après la dernière, le total le plus élevé l’emporte ; en cas d’égalité, la victoire est partagée.
LC-M2 = Notre décision : à total égal, commence qui n’a pas commencé la dernière manche.

LC-K = Variante : jalons
LC-K1 = À chaque manche, cinq des 11 cartes Jalon sont tirées et exposées à la vue des deux ; les autres sont hors de cette manche. Chaque jalon remporté vaut 10 points, qui ne sont jamais multipliés.
LC-K2 = Huit jalons suivent « premier arrivé, premier servi » : 3 cartes dans l’expédition jaune, 3 dans la bleue, 3 dans la violette, 3 dans la verte, 3 dans l’orange ; 5 cartes dans une même expédition, quelle qu’elle soit ; 3 expéditions commencées ; 3 valeurs consécutives dans une expédition.
LC-K3 = Ils sont vérifiés à la fin de ton propre tour. Qui en remplit un en premier le prend. On peut en prendre plusieurs dans un tour, et le dernier tour de la manche compte aussi.
LC-K4 = Notre décision : les sponsors comptent comme des cartes, et un sponsor seul est une expédition commencée. Les sponsors n’ont pas de valeur et n’interrompent pas une suite de valeurs.
LC-K5 = Trois jalons se décident à la fin de la manche : le plus d’expéditions commencées ; l’expédition qui a le plus de points (sans sponsors) ; la plus petite somme des cartes en main, où les sponsors comptent 0. En cas d’égalité, personne ne reçoit le jalon.
LC-K6 = Notre décision sur « sans sponsors » : d’ordinaire, seules concourent les expéditions qui ne contiennent aucun sponsor, avec leurs points normaux, bonus compris et même négatifs ; si un seul côté a une telle expédition, il remporte le jalon. La table peut aussi convenir de ne pas tenir compte des sponsors ; chaque expédition est alors comptée comme si ses sponsors n’étaient pas là.
LC-K7 = Un jalon que tu as remporté reste devant toi, face visible, et il est à toi pour de bon. Ses points sont la ligne E du bloc de score : ils font partie des points de la manche, donc du total qui décide qui commence la manche suivante et qui gagne la partie.
LC-K8 = Notre décision : si aucune expédition, d’un côté ni de l’autre, ne peut concourir selon LC-K6, personne ne reçoit le jalon. Si l’on ne tient pas compte des sponsors, une expédition faite seulement de sponsors ne concourt pas, et le bonus de 20 demande huit chiffres.
LC-K9 = Les trois jalons de fin de manche comparent la position finale : après la dernière carte piochée, et une fois attribués les jalons « premier arrivé, premier servi » du dernier tour.

LC-L = La partie longue
LC-L1 = Avec six couleurs (la longue partie, si la table en convient), le rouge s’ajoute avec 12 cartes à lui ; les autres règles ne changent pas. Cela fait 72 cartes, dont 56 dans la pioche.
LC-L2 = Notre décision : dans la partie longue, les 11 jalons restent les mêmes. Le rouge n’a pas de jalon à lui, mais il compte pour tous ceux qui ne nomment pas de couleur.

LC-I = Qui sait quoi
LC-I1 = Sont cachés : la main d’en face, l’ordre de la pioche et les cartes d’un camp sous celle du dessus. Une carte prise dans un camp a été vue : le journal la nomme, et un bot peut s’en souvenir.
LC-I2 = Sont visibles pour les deux : toutes les cartes des expéditions des deux côtés avec leur valeur, les cartes du dessus des camps, les jalons encore à remporter et ceux qui le sont déjà.

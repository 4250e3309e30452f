### The cards of Dominion: their names, and what each does.

## Basic cards

dominion-card-copper = Cuivre
DB-copper = Vaut 1 pièce.
dominion-card-silver = Argent
DB-silver = Vaut 2 pièces.
dominion-card-gold = Or
DB-gold = Vaut 3 pièces.
dominion-card-platinum = Platine
DB-platinum = Vaut 5 pièces. N’est dans la réserve que si la table en a convenu, avec la carte Colonie.
dominion-card-estate = Domaine
DB-estate = Compte 1 point de victoire à la fin de la partie.
dominion-card-duchy = Duché
DB-duchy = Compte 3 points de victoire à la fin de la partie.
# Same as in English.
dominion-card-province = Province
DB-province = Compte 6 points de victoire à la fin de la partie. Dès que sa pile est vide, la partie s’arrête à la fin de ce tour.
dominion-card-colony = Colonie
DB-colony = Compte 10 points de victoire à la fin de la partie. Dès que sa pile est vide, la partie s’arrête à la fin de ce tour, comme pour la carte Province. N’est dans la réserve que si la table en a convenu, avec la carte Platine.
dominion-card-curse = Malédiction
DB-curse = Compte −1 point de victoire à la fin de la partie.

## Base game

dominion-card-cellar = Cave
DB-cellar = +1 Action. Défausse autant de cartes de ta main que tu veux, toutes à la fois ; puis pioches-en le même nombre.
dominion-card-chapel = Chapelle
DB-chapel = Tu peux écarter de 1 à 4 cartes de ta main.
dominion-card-moat = Douves
DB-moat = +2 Cartes. Réaction : quand quelqu’un d’autre joue une Attaque, tu peux montrer cette carte de ta main, et cette Attaque ne te touche pas.
dominion-card-chancellor = Chancelier
DB-chancellor = +2 pièces. Si tu veux, tout ton deck va aussitôt dans ta défausse.
# Same as in English.
dominion-card-village = Village
DB-village = +1 Carte, +2 Actions.
dominion-card-woodcutter = Bûcheron
DB-woodcutter = +1 Achat, +2 pièces.
dominion-card-workshop = Atelier
DB-workshop = Reçois une carte de la réserve qui coûte au plus 4 pièces.
dominion-card-bureaucrat = Bureaucrate
DB-bureaucrat = Reçois une carte Argent et place-la sur ton deck. Chaque adversaire choisit une carte Victoire de sa main, la montre et la place sur son deck ; qui n’en a pas montre toute sa main.
dominion-card-feast = Festin
DB-feast = Écarte cette carte et reçois une carte de la réserve qui coûte au plus 5 pièces. Tu la reçois même si cette carte ne peut plus être écartée, par exemple quand la carte Salle du Trône la joue pour la deuxième fois.
dominion-card-gardens = Jardins
DB-gardens = Cette carte compte à la fin de la partie 1 point de victoire par tranche complète de 10 cartes que tu possèdes. Les cartes sur ton plateau Taverne, celles mises de côté et celle de ton Héritage en font partie.
dominion-card-militia = Milice
DB-militia = +2 pièces. Chaque adversaire qui a plus de 3 cartes en main en défausse jusqu’à ce qu’il lui en reste 3.
dominion-card-moneylender = Prêteur sur gages
DB-moneylender = Écarte une carte Cuivre de ta main ; si tu le fais, +3 pièces. Dans la deuxième édition, tu peux y renoncer.
dominion-card-remodel = Rénovation
DB-remodel = Écarte une carte de ta main et reçois une carte de la réserve qui coûte au plus 2 pièces de plus.
dominion-card-smithy = Forgeron
DB-smithy = +3 Cartes.
dominion-card-spy = Espion
DB-spy = +1 Carte, +1 Action. Ensuite tout le monde, toi aussi, dévoile la carte du dessus de son deck, et pour chacune tu décides si elle est défaussée ou si elle y reste.
dominion-card-thief = Voleur
DB-thief = Chaque adversaire dévoile les 2 cartes du dessus de son deck. Si des Trésors en font partie, tu en choisis un, qui est écarté ; le reste est défaussé. Parmi les Trésors ainsi écartés, tu peux recevoir tous ceux que tu veux.
dominion-card-throne-room = Salle du Trône
DB-throne-room = Joue deux fois une carte Action de ta main, la deuxième fois juste après la première ; ni l’une ni l’autre ne consomme d’Action. Cette carte reste en jeu aussi longtemps qu’une carte Durée qu’elle a jouée. Dans la deuxième édition, tu peux aussi ne jouer aucune carte.
dominion-card-council-room = Chambre du conseil
DB-council-room = +4 Cartes, +1 Achat. Chaque adversaire pioche 1 carte.
# Same as in English.
dominion-card-festival = Festival
DB-festival = +2 Actions, +1 Achat, +2 pièces.
dominion-card-laboratory = Laboratoire
DB-laboratory = +2 Cartes, +1 Action.
dominion-card-library = Bibliothèque
DB-library = Pioche les cartes une à une jusqu’à en avoir 7 en main. Chaque carte Action piochée ainsi, tu peux la mettre de côté au lieu de la garder ; à la fin, les cartes mises de côté sont défaussées.
dominion-card-market = Marché
DB-market = +1 Carte, +1 Action, +1 Achat, +1 pièce.
# Same as in English.
dominion-card-mine = Mine
DB-mine = Écarte un Trésor de ta main et reçois-en un qui coûte au plus 3 pièces de plus, de la réserve directement en main. Dans la deuxième édition, tu peux y renoncer.
dominion-card-witch = Sorcière
DB-witch = +2 Cartes. Chaque adversaire reçoit une carte Malédiction.
dominion-card-adventurer = Aventurier
DB-adventurer = Dévoile une à une les cartes de ton deck jusqu’à trouver 2 Trésors. Prends ces deux-là en main et défausse les autres cartes dévoilées.
dominion-card-harbinger = Présage
DB-harbinger = +1 Carte, +1 Action. Parcours ta défausse ; si tu veux, place une de ses cartes sur ton deck.
dominion-card-merchant = Marchand
DB-merchant = +1 Carte, +1 Action. La première carte Argent que tu joues ce tour-ci rapporte 1 pièce de plus ; plusieurs cartes Marchand s’additionnent.
# Same as in English.
dominion-card-vassal = Vassal
DB-vassal = +2 pièces. Défausse la carte du dessus de ton deck ; si c’est une carte Action, tu peux la jouer sans consommer d’Action.
dominion-card-poacher = Braconnier
DB-poacher = +1 Carte, +1 Action, +1 pièce. Pour chaque pile vide de la réserve, défausse une carte de ta main.
dominion-card-bandit = Brigand
DB-bandit = Reçois une carte Or. Chaque adversaire dévoile les 2 cartes du dessus de son deck, écarte parmi elles un Trésor de son choix, mais pas de Cuivre, et défausse le reste.
dominion-card-sentry = Sentinelle
DB-sentry = +1 Carte, +1 Action. Consulte les 2 cartes du dessus de ton deck. Tu peux écarter ou défausser chacune d’elles ; ce qui reste y retourne, dans l’ordre que tu veux.
# Same as in English.
dominion-card-artisan = Artisan
DB-artisan = Reçois directement en main une carte de la réserve qui coûte au plus 5 pièces. Puis place une carte de ta main sur ton deck.

## Adventures

dominion-card-coin-of-the-realm = Monnaie Royale
DA-coin-of-the-realm = Vaut 1 pièce. Quand tu joues cette carte, elle va sur ton plateau Taverne. Juste après avoir exécuté une carte Action, tu peux y recourir : +2 Actions, mais pas de pièce. Elle est alors un Trésor en jeu jusqu’à la phase d’ajustement de ce tour.
# Same as in English.
dominion-card-page = Page
DA-page = +1 Carte, +1 Action. Si cette carte est en jeu à la phase d’ajustement, tu peux, au lieu de la défausser, l’échanger sans rien payer contre une carte Chasseuse de Trésors, s’il en reste.
dominion-card-peasant = Paysan
DA-peasant = +1 Achat, +1 pièce. Si cette carte est en jeu à la phase d’ajustement, tu peux, au lieu de la défausser, l’échanger sans rien payer contre une carte Soldat, s’il en reste.
dominion-card-ratcatcher = Chasseur de rats
DA-ratcatcher = +1 Carte, +1 Action. Ensuite, cette carte va sur ton plateau Taverne. Au début de ton tour, tu peux y recourir ; tu dois alors écarter une carte de ta main.
dominion-card-raze = Démolition
DA-raze = +1 Action. Écarte cette carte ou une carte de ta main. Consulte 1 carte du dessus de ton deck par pièce que coûtait la carte écartée ; prends-en une en main et défausse les autres. Le jeton « −1 Carte » n’y change rien et retourne ensuite sur le deck.
dominion-card-amulet = Amulette
DA-amulet = Choisis une option sur trois, maintenant et de nouveau au début de ton prochain tour : +1 pièce, écarter une carte de ta main ou recevoir une carte Argent. La deuxième fois aussi, tu choisis librement. Cette carte reste en jeu jusqu’à la phase d’ajustement de ton prochain tour.
dominion-card-caravan-guard = Escorte
DA-caravan-guard = +1 Carte, +1 Action. Au début de ton prochain tour : +1 pièce. Réaction : quand quelqu’un d’autre joue une Attaque, tu peux jouer cette carte de ta main ; +1 Action ne te sert alors à rien. Cette carte reste en jeu jusqu’à la phase d’ajustement de ton prochain tour.
dominion-card-dungeon = Donjon
DA-dungeon = +1 Action. Maintenant et au début de ton prochain tour : +2 Cartes, puis tu défausses 2 cartes de ta main. Cette carte reste en jeu jusqu’à la phase d’ajustement de ton prochain tour.
dominion-card-gear = Équipement
DA-gear = +2 Cartes. Tu peux mettre de côté, face cachée, 1 ou 2 cartes de ta main, même tout juste piochées ; elles reviennent en main au début de ton prochain tour. Cette carte reste en jeu jusqu’à la phase d’ajustement de ce tour-là ; si rien n’est mis de côté, elle est défaussée dès ce tour-ci.
# Same as in English.
dominion-card-guide = Guide
DA-guide = +1 Carte, +1 Action. Ensuite, cette carte va sur ton plateau Taverne. Au début de ton tour, tu peux y recourir : défausse toute ta main et pioche 5 cartes.
dominion-card-duplicate = Copie
DA-duplicate = Quand tu joues cette carte, elle va sur ton plateau Taverne. Quand tu reçois une carte qui coûte au plus 6 pièces, pendant le tour de n’importe qui, tu peux recourir à celle-ci : reçois dans ta défausse une autre carte du même nom, prise dans la réserve. Si cette pile est vide ou hors de la réserve, tu ne reçois rien. Pour une même carte reçue, tu peux recourir à plusieurs cartes Copie. La carte ainsi utilisée est défaussée à la phase d’ajustement de ce tour, même si ce n’est pas le tien.
dominion-card-magpie = Pie voleuse
DA-magpie = +1 Carte, +1 Action. Dévoile la carte du dessus de ton deck. Si c’est un Trésor, quel qu’il soit, prends-le en main. Si c’est une carte Action ou Victoire, reçois une carte Pie voleuse, s’il en reste. Si c’est un Trésor et aussi l’une de ces deux sortes, fais les deux. Ce que tu ne prends pas, une Malédiction par exemple, reste sur le deck.
dominion-card-messenger = Courrier
DA-messenger = +1 Achat, +2 pièces. Tu peux mettre tout ton deck dans ta défausse ; ce n’est pas défausser. Si cette carte est la première chose que tu achètes dans un tour (les Événements comptent aussi), tu reçois une carte de la réserve qui coûte au plus 4 pièces, et chaque adversaire, à partir de ta gauche, en reçoit une du même nom de la réserve. Dans l’impression de 2022, cela arrive quand elle est la première carte que tu reçois pendant ta phase d’achat.
dominion-card-miser = Miséreux
DA-miser = Choisis une option : place une carte Cuivre de ta main sur ton plateau Taverne ; ou +1 pièce par carte Cuivre qui s’y trouve. Tu peux aussi choisir une option qui n’a pas d’effet.
dominion-card-port = Ville portuaire
DA-port = +1 Carte, +2 Actions. Quand tu achètes cette carte, tu reçois une autre carte Ville portuaire ; pas quand tu l’obtiens autrement. Dans l’impression de 2022, tu en reçois une autre chaque fois que tu en reçois une, achetée ou non ; cette deuxième n’en apporte pas de nouvelle.
dominion-card-ranger = Forestier
DA-ranger = +1 Achat. Ton jeton « Voyage » est retourné. S’il est ensuite face visible : +5 Cartes. Chaque carte Forestier le retourne de nouveau.
dominion-card-transmogrify = Transfiguration
DA-transmogrify = +1 Action. Ensuite, cette carte va sur ton plateau Taverne. Au début de ton tour, tu peux y recourir : écarte une carte de ta main et reçois directement en main une carte de la réserve qui coûte au plus 1 pièce de plus.
dominion-card-artificer = Maître-artisan
DA-artificer = +1 Carte, +1 Action, +1 pièce. Défausse autant de cartes de ta main que tu veux. Puis tu peux recevoir sur ton deck une carte de la réserve qui coûte exactement ce nombre de pièces ; sans défausse, une carte à 0.
dominion-card-bridge-troll = Pont aux Trolls
DA-bridge-troll = Chaque adversaire prend son jeton « −1 pièce » : à son prochain gain de pièces, il y en aura 1 de moins. Maintenant et au début de ton prochain tour : +1 Achat. Tant que cette carte est en jeu, les cartes coûtent 1 pièce de moins pendant tes tours, à tout point de vue et jamais moins de 0 ; plusieurs cartes Pont aux Trolls s’additionnent, et les Événements gardent leur prix. Cette carte reste en jeu jusqu’à la phase d’ajustement de ton prochain tour. Dans l’impression de 2022, la réduction vient du fait de jouer la carte : elle vaut ce tour-ci et ton prochain tour, et la jouer deux fois, comme avec la carte Salle du Trône, la double.
dominion-card-distant-lands = Terres lointaines
DA-distant-lands = Quand tu joues cette carte, elle va sur ton plateau Taverne. Elle y reste, et on ne peut jamais y recourir. À la fin de la partie, elle compte 4 points de victoire si elle est sur ton plateau, sinon 0.
dominion-card-giant = Géant
DA-giant = Ton jeton « Voyage » est retourné. S’il est ensuite face cachée : +1 pièce. S’il est face visible : +5 pièces, et chaque adversaire, à partir de ta gauche, dévoile la carte du dessus de son deck ; si elle coûte de 3 à 6 pièces, elle est écartée, sinon elle est défaussée et son propriétaire reçoit une carte Malédiction. On peut réagir dans les deux cas.
dominion-card-haunted-woods = Bois hantés
DA-haunted-woods = Jusqu’à ton prochain tour, chaque adversaire qui achète une carte place le reste de sa main sur son deck, dans l’ordre de son choix ; les Événements ne comptent pas. Au début de ton prochain tour : +3 Cartes. On ne peut réagir qu’au moment où tu joues cette carte. Cette carte reste en jeu jusqu’à la phase d’ajustement de ton prochain tour. Dans l’impression de 2022, la main va sur le deck quand la carte achetée est reçue.
dominion-card-lost-city = Cité perdue
DA-lost-city = +2 Cartes, +2 Actions. Quand tu reçois cette carte, achetée ou non, chaque adversaire pioche 1 carte.
dominion-card-relic = Relique
DA-relic = Vaut 2 pièces. Quand tu joues cette carte, chaque adversaire place son jeton « −1 Carte » sur son deck, s’il n’y est pas déjà, et pioche donc 1 carte de moins la prochaine fois. C’est une Attaque, on peut donc y réagir ; la carte piochée grâce à la carte Escorte l’est avant la pose du jeton.
dominion-card-royal-carriage = Cortège royal
DA-royal-carriage = +1 Action. Ensuite, cette carte va sur ton plateau Taverne. Juste après avoir exécuté une carte Action qui est encore en jeu, tu peux recourir à celle-ci : tu joues l’autre une fois de plus, sans consommer d’Action. Cette carte reste en jeu aussi longtemps qu’une carte Durée qu’elle a rejouée.
dominion-card-storyteller = Conteuse
DA-storyteller = +1 Action, +1 pièce. Tu peux jouer de 1 à 3 Trésors de ta main. Puis tu paies toutes les pièces que tu as ce tour-ci, celle-ci et celles des Actions comprises, et tu pioches autant de cartes. Il te reste ensuite 0 pièce.
dominion-card-swamp-hag = Sorcière des marais
DA-swamp-hag = Jusqu’à ton prochain tour, chaque adversaire reçoit une carte Malédiction à chaque achat d’une carte ; plusieurs cartes Sorcière des marais s’additionnent, les Événements ne comptent pas. Au début de ton prochain tour : +3 pièces. On ne peut réagir qu’au moment où tu joues cette carte. Cette carte reste en jeu jusqu’à la phase d’ajustement de ton prochain tour. Dans l’impression de 2022, la Malédiction vient quand la carte achetée est reçue.
dominion-card-treasure-trove = Pierres précieuses
DA-treasure-trove = Vaut 2 pièces. Quand tu joues cette carte, tu reçois une carte Or et une carte Cuivre, dans l’ordre que tu veux ; si l’une des piles est vide, seulement l’autre carte.
dominion-card-wine-merchant = Marchand de vin
DA-wine-merchant = +1 Achat, +4 pièces. Ensuite, cette carte va sur ton plateau Taverne. S’il te reste au moins 2 pièces à la fin de ta phase d’achat, tu peux défausser cette carte du plateau ; 2 pièces suffisent pour toutes tes cartes Marchand de vin.
dominion-card-hireling = Recrue
DA-hireling = Cette carte reste en jeu jusqu’à la fin de la partie, et au début de chacun de tes tours, à partir du prochain, tu obtiens +1 Carte. Jouée deux fois, comme avec la carte Salle du Trône, elle donne chaque fois +2 Cartes, et les deux cartes restent.

## Upgrades

dominion-card-treasure-hunter = Chasseuse de Trésors
DA-treasure-hunter = +1 Action, +1 pièce. Reçois une carte Argent pour chaque carte, achetée ou non, que l’adversaire à ta droite a reçue pendant son dernier tour. Si cette carte est en jeu à la phase d’ajustement, tu peux, au lieu de la défausser, l’échanger sans rien payer contre une carte Guerrière, s’il en reste.
dominion-card-warrior = Guerrière
DA-warrior = +2 Cartes. Une fois par carte Itinérant que tu as en jeu, celle-ci comprise, chaque adversaire, à partir de ta gauche, dévoile et défausse la carte du dessus de son deck ; si elle coûte exactement 3 ou 4 pièces, elle est écartée. Si cette carte est en jeu à la phase d’ajustement, tu peux, au lieu de la défausser, l’échanger sans rien payer contre une carte Héroïne, s’il en reste.
dominion-card-hero = Héroïne
DA-hero = +2 pièces. Tu peux recevoir un Trésor de ton choix de la réserve, même une carte Royaume. Si cette carte est en jeu à la phase d’ajustement, tu peux, au lieu de la défausser, l’échanger sans rien payer contre une carte Championne, s’il en reste. Dans l’impression anglaise et dans celle de 2022, tu dois recevoir un Trésor.
dominion-card-champion = Championne
DA-champion = +1 Action. Cette carte reste en jeu jusqu’à la fin de la partie. Les Attaques que tes adversaires jouent à partir de maintenant ne te touchent jamais, que tu le veuilles ou non, et chaque carte Action que tu joues à partir de maintenant donne +1 Action en plus.
dominion-card-soldier = Soldat
DA-soldier = +2 pièces, et +1 pièce par autre carte Attaque que tu as en jeu. Chaque adversaire qui a 4 cartes ou plus en main en défausse une. Si cette carte est en jeu à la phase d’ajustement, tu peux, au lieu de la défausser, l’échanger sans rien payer contre une carte Fugitif, s’il en reste.
dominion-card-fugitive = Fugitif
DA-fugitive = +2 Cartes, +1 Action. Puis défausse une carte de ta main. Si cette carte est en jeu à la phase d’ajustement, tu peux, au lieu de la défausser, l’échanger sans rien payer contre une carte Disciple, s’il en reste.
# Same as in English.
dominion-card-disciple = Disciple
DA-disciple = Tu peux jouer une carte Action de ta main deux fois de suite. Si tu le fais et qu’elle fait partie de la réserve, tu dois en recevoir une autre de là. Cette carte reste en jeu aussi longtemps qu’une carte Durée qu’elle a jouée. Si cette carte est en jeu à la phase d’ajustement, tu peux, au lieu de la défausser, l’échanger sans rien payer contre une carte Maître, s’il en reste.
dominion-card-teacher = Maître
DA-teacher = Quand tu joues cette carte, elle va sur ton plateau Taverne. Au début de ton tour, tu peux y recourir : déplace ton jeton « +1 Carte », « +1 Action », « +1 Achat » ou « +1 pièce » sur une pile Action de la réserve où aucun de tes jetons ne se trouve. Chaque fois que tu joues une carte de cette pile, tu obtiens d’abord ce que le jeton indique.

## Events

dominion-card-alms = Aumône
DA-alms = Tu ne peux acheter cet Événement qu’une fois par tour. Si tu n’as aucun Trésor en jeu, reçois une carte de la réserve qui coûte au plus 4 pièces.
dominion-card-borrow = Emprunt
DA-borrow = Tu ne peux acheter cet Événement qu’une fois par tour. +1 Achat. Si ton jeton « −1 Carte » n’est pas sur ton deck, place-le dessus : +1 pièce, mais tu pioches 1 carte de moins la prochaine fois.
dominion-card-quest = Quête
DA-quest = Défausse de ta main, au choix : 1 carte Attaque, 2 cartes Malédiction ou 6 cartes quelconques. Si c’est fait en entier, tu reçois une carte Or. Tu ne peux en défausser moins que si tu n’en as pas assez, et tu ne reçois alors rien.
dominion-card-save = Resserre
DA-save = Tu ne peux acheter cet Événement qu’une fois par tour. +1 Achat. Mets de côté une carte de ta main, face cachée ; elle revient en main à la phase d’ajustement, une fois tes cartes piochées.
dominion-card-scouting-party = Pistage
DA-scouting-party = +1 Achat. Consulte les 5 cartes du dessus de ton deck, défausses-en 3 et remets les autres dessus dans l’ordre que tu veux. S’il y en a moins de 5, les 3 à défausser passent d’abord. Le jeton « −1 Carte » n’y change rien.
dominion-card-travelling-fair = Forains
DA-travelling-fair = +2 Achats. Jusqu’à la fin de ce tour, chaque carte que tu reçois, tu peux la placer sur ton deck ; une carte obtenue en échange d’un Itinérant n’est pas une carte reçue.
dominion-card-bonfire = Feu de joie
DA-bonfire = Tu peux écarter 1 ou 2 cartes que tu as en jeu, mais aucune de ta main. Si ce sont des Trésors, tu gardes les pièces qu’ils ont données. Dans l’impression de 2022, tu ne peux écarter ainsi que des cartes Cuivre.
dominion-card-expedition = Expédition
DA-expedition = À la phase d’ajustement de ce tour, tu pioches 2 cartes de plus : 7 au lieu de 5. Chaque nouvelle Expédition de ce tour en ajoute encore 2.
dominion-card-ferry = Bac
DA-ferry = Ton jeton « −2 » va sur une pile Action de la réserve, à ton choix. Les cartes de cette pile te coûtent 2 pièces de moins, à tout point de vue et jamais moins de 0. Dans l’impression anglaise et dans celle de 2022, cela ne vaut que pendant tes propres tours.
dominion-card-plan = Plan de Bataille
DA-plan = Ton jeton « Écart » va sur une pile Action de la réserve, à ton choix. Chaque fois que tu achètes une carte de cette pile, tu peux écarter une carte de ta main. Dans l’impression de 2022, tu le peux chaque fois que tu reçois une carte de cette pile, achetée ou non.
# Same as in English.
dominion-card-mission = Mission
DA-mission = Tu ne peux acheter cet Événement qu’une fois par tour. Si le tour précédent n’était pas le tien, tu as un tour supplémentaire après celui-ci. Tu ne peux pas y acheter de cartes ; les Événements, les cartes reçues autrement et les échanges sont permis. Acheté pendant ce tour supplémentaire, il ne donne rien.
dominion-card-pilgrimage = Pèlerinage
DA-pilgrimage = Tu ne peux acheter cet Événement qu’une fois par tour. Ton jeton « Voyage » est retourné. S’il est ensuite face visible, choisis au plus 3 cartes que tu as en jeu, toutes de noms différents, et reçois de la réserve une carte de plus de chacun de ces noms.
dominion-card-ball = Bal
DA-ball = Prends ton jeton « −1 pièce » : à ton prochain gain de pièces, il y en aura 1 de moins. Reçois 2 cartes de la réserve qui coûtent chacune au plus 4 pièces, identiques ou non.
# Same as in English.
dominion-card-raid = Raid
DA-raid = Reçois autant de cartes Argent que tu en as en jeu. Chaque adversaire place son jeton « −1 Carte » sur son deck et pioche donc 1 carte de moins la prochaine fois. Ce n’est pas une Attaque, et personne ne peut y réagir.
dominion-card-seaway = Route Maritime
DA-seaway = Reçois de la réserve une carte Action qui coûte au plus 4 pièces et déplace ton jeton « +1 Achat » sur sa pile, même si c’était la dernière ; si tu n’en reçois pas, le jeton ne bouge pas. Il y reste même si la carte coûte plus cher par la suite. Chaque fois que tu joues une carte de cette pile, tu obtiens d’abord +1 Achat.
dominion-card-trade = Commerce
DA-trade = Écarte au plus 2 cartes de ta main, ou aucune. Pour chacune, reçois une carte Argent.
dominion-card-lost-arts = Arts anciens
DA-lost-arts = Ton jeton « +1 Action » va sur une pile Action de la réserve, à ton choix. Chaque fois que tu joues une carte de cette pile, tu obtiens d’abord +1 Action.
dominion-card-training = Entraînement
DA-training = Ton jeton « +1 pièce » va sur une pile Action de la réserve, à ton choix. Chaque fois que tu joues une carte de cette pile, tu obtiens d’abord +1 pièce.
dominion-card-inheritance = Héritage
DA-inheritance = Tu ne peux acheter cet Événement qu’une fois par partie. Mets de côté une carte Action de la réserve qui coûte au plus 4 pièces et n’est pas une carte Victoire, et place ton jeton « Domaine » dessus. À partir de là, tes cartes Domaine ont aussi ses capacités et ses types ; elles gardent leur nom, leur coût et leur pile et comptent toujours 1 point de victoire chacune. La carte mise de côté n’est pas reçue, mais elle est à toi à la fin de la partie. Dans l’impression de 2022, ce peut être aussi une carte Victoire, et tes cartes Domaine ne sont des Actions que pendant tes propres tours : elles jouent la carte mise de côté, et tes jetons sur sa pile agissent.
dominion-card-pathfinding = Reconnaissance
DA-pathfinding = Ton jeton « +1 Carte » va sur une pile Action de la réserve, à ton choix. Chaque fois que tu joues une carte de cette pile, tu obtiens d’abord +1 Carte.

## Seaside

dominion-card-caravan = Caravane
DS-1 = +1 Carte, +1 Action. Au début de ton prochain tour : +1 Carte. Cette carte reste en jeu jusqu’à la phase d’ajustement de ton prochain tour.
dominion-card-warehouse = Entrepôt
DS-2 = +3 Cartes, +1 Action. Puis défausse 3 cartes de ta main, ou toute ta main s’il y en a moins.
dominion-card-lighthouse = Phare
DS-3 = +1 Action, +1 pièce. Au début de ton prochain tour : +1 pièce. Tant que cette carte est en jeu, aucune Attaque de quelqu’un d’autre ne te touche. Elle reste en jeu jusqu’à la phase d’ajustement de ton prochain tour.
dominion-card-wharf = Quai
DS-4 = Maintenant et au début de ton prochain tour : +2 Cartes et +1 Achat. Cette carte reste en jeu jusqu’à la phase d’ajustement de ton prochain tour.
dominion-card-treasury = Trésorerie
DS-5 = +1 Carte, +1 Action, +1 pièce. Quand cette carte en jeu est défaussée et que tu n’as acheté aucune carte Victoire pendant ce tour, tu peux la placer sur ton deck à la place.
dominion-card-cutpurse = Coupeur de bourses
DS-6 = +2 pièces. Chaque adversaire qui a des cartes en main défausse une carte Cuivre ; s’il n’en a pas, il montre sa main.

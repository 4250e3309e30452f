### The command line: its frame and its tools.

## The frame

cli-about = Cairn : une table pour des jeux d’expédition à cartes cachées.
cli-alone = `cairn` seul sert la table et ouvre le navigateur.
cli-usage = Usage :
# Same as in English.
cli-arguments = Arguments
# Same as in English.
cli-options = Options
cli-example = Exemple
cli-word-command = COMMANDE
cli-word-game = JEU
# Same as in English.
cli-word-bot = BOT
cli-word-file = FICHIER
cli-word-language = LANGUE
cli-word-card = CARTE
cli-word-place = LIEU
cli-word-text = MOTS

cli-group-play = Jouer
cli-group-study = Étudier des parties
cli-group-engine = Entretenir le moteur

cli-brief-serve = Jouer dans le navigateur, seul, avec d’autres ou avec des bots.
cli-brief-play = Jouer dans le terminal, avec des bots ou avec d’autres.
cli-brief-rules = Lire la règle d’un jeu.
cli-brief-cards = Lire ce que font les cartes d’un jeu.
cli-brief-map = Regarder le plan d’un jeu.
cli-brief-games = Voir quels jeux il y a, avec leurs options et leurs bots.
cli-brief-replay = Raconter une partie et montrer chaque position.
cli-brief-verify = Vérifier que personne n’a modifié une partie.
cli-brief-simulate = Faire jouer beaucoup de parties à des bots et comparer.
cli-brief-arena = Faire jouer des bots sur les mêmes donnes et les classer.
cli-brief-bot = Faire jouer un de tes programmes à une table ouverte.
cli-brief-conformance = Vérifier qu’un jeu tient ce que le moteur promet.
cli-brief-bench = Mesurer la vitesse du moteur.
cli-brief-build = Compiler le moteur : mêmes résultats, bien plus vite.
cli-brief-check-matches = Vérifier que toutes les parties gardées se jouent encore avec ces règles.

cli-about-serve = { cli-brief-serve }
cli-about-play = { cli-brief-play }
cli-about-rules = { cli-brief-rules }
cli-about-cards = Énumère les cartes d’un jeu, ou en montre une : ses valeurs, et ce qu’elle fait.
cli-about-map = Montre le plan d’un jeu en image et en liste, ou un lieu avec tout ce qui en part et y arrive ; et ce qui en est publié ou reconstitué.
cli-about-games = { cli-brief-games }
cli-about-replay = Raconte une partie coup par coup, en phrases, puis montre la table telle qu’elle est après le dernier.
cli-about-verify = Vérifie une partie enregistrée : chaque ligne, le secret scellé, chaque mélange et chaque coup. Si le sceau est celui que tu as vu avant le premier coup, l’hôte n’a pas changé les cartes et, si ni lui ni un de ses amis n’a joué, il ne les a pas choisies ; rien ne peut montrer s’il les a regardées.
cli-about-simulate = Fait jouer à des bots beaucoup de parties les uns contre les autres. La même graine donne les mêmes résultats, quel que soit le nombre de processus.
cli-about-arena = Fait jouer à chaque paire de bots les mêmes donnes depuis chaque place, et dit de combien l’un est meilleur et si c’est sûr. À une table de plus de deux joueurs, le bot nommé en dernier est seul parmi des copies de l’autre. La même graine donne les mêmes résultats, quel que soit le nombre de processus.
cli-about-bot = Fait jouer une place d’une table ouverte par un programme qui lit des vues et écrit des coups. L’hôte de la table donne la place à un bot de l’extérieur, et la page montre la clé. Sans --key-file, elle est lue dans CAIRN_BOT_KEY ou demandée.
cli-about-conformance = Joue beaucoup de parties au hasard et vérifie à chaque coup ce que le moteur promet : les copies sont indépendantes, les secrets sont gardés, les refus sont expliqués, aucune carte ne se perd.
cli-about-bench = Mesure le temps de calcul d’un cœur et retient le meilleur de trois essais.
cli-about-build = { cli-brief-build }
cli-about-check-matches = { cli-brief-check-matches }

cli-arg-help = Affiche cette aide.
cli-arg-version = Affiche la version.
cli-arg-lang = en, de, fr, it ou pl ; sinon la langue de ton système.
cli-arg-json = Écrit un seul objet JSON.
cli-arg-game = Le nom d’un jeu, tel que `cairn games` le montre ; ou un jeu à toi, par exemple mine.py:GAME.
cli-arg-games = Combien de parties ({ $n } par défaut).
cli-arg-seed = La graine des mélanges (1 par défaut).
cli-arg-jobs = Combien de processus (un par cœur par défaut).
cli-arg-set = Règle une option du jeu, par exemple --set milestones=on.
cli-arg-seats = Les bots, séparés par des virgules (random,rule par défaut).
cli-arg-swap = Si les bots changent de place d’une partie à l’autre.
cli-arg-plot = Dessine aussi la répartition des points dans un fichier SVG.
cli-arg-pure = Interprète le moteur, même s’il est compilé.
cli-arg-all-variants = Parcourt toutes les variantes du jeu.
cli-arg-file = Une partie, telle que `cairn play` l’enregistre.
cli-arg-browser = Ce que ton navigateur sait de la partie, tel que sa page l’enregistre sous « Mélanges vérifiables ».
cli-arg-to = S’arrêter après ce nombre de coups.
cli-arg-seat = Montre ce que cette place a vu.
cli-arg-reveal = Montre toutes les mains et tout ce qui est caché, même si la partie n’est pas terminée.
cli-arg-components = Le dossier des tables de matériel à prendre au lieu de celles du jeu.
cli-arg-seat-count = Vérifier seulement les tables à ce nombre de places (par défaut toutes, à tour de rôle).
cli-arg-strict = Finit avec 1 si un objectif est manqué.
cli-arg-facts = Vérifie ce que l’on sait du jeu au lieu de sa vitesse.

## What the frame refuses

cli-no-command = La commande « { $text } » n’existe pas ; `cairn --help` les montre toutes.
cli-no-command-guess = La commande « { $text } » n’existe pas ; peut-être « { $guess } » ?
cli-no-flag = « { $command } » ne connaît pas { $text } ; `{ $command } --help` montre ce qui est connu.
cli-no-flag-guess = « { $command } » ne connaît pas { $text } ; peut-être { $guess } ?
cli-too-many = « { $text } » est un mot de trop pour « { $command } ».
cli-missing = Il manque à « { $command } » : { $text }.
cli-needs-value = Il faut une valeur après { $text }.
cli-not-both = { $text } et { $other } ne vont pas ensemble.
cli-misread = « { $command } » est illisible : { $text }.
cli-not-a-number = Il faut un nombre entier après { $option }, pas « { $text } ».
cli-out-of-bounds = { $option } ne peut pas être { $text } ; c’est entre { $low } et { $high }.
cli-not-an-assignment = Il faut nom=valeur après --set, pas « { $text } ».
cli-no-file = Le fichier « { $file } » n’existe pas.
cli-no-browser-file = { $file } n’est pas ce qu’un navigateur enregistre : { $problem }.
cli-is-folder = « { $file } » est un dossier, pas une partie.
cli-no-permission = Tu n’as pas le droit de lire le fichier « { $file } ».
cli-file-trouble = Le fichier « { $file } » pose problème : { $why }.
cli-system-trouble = Le système refuse : { $why }.
cli-stopped = Interrompu.
cli-crash = Le moteur a échoué au coup { $n } ({ $move }). C’est un défaut chez nous, pas une erreur de ta part ; `cairn replay { $file }` le montre à nouveau.
cli-bug = Cairn lui-même a échoué ({ $name } : { $text }). C’est un défaut chez nous ; avec CAIRN_DEBUG=1 tu vois où.

## cairn games

games-seats =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
games-seats-between = { $low } à { $high } places
games-rules-version = règles en version { $n }
games-bots = Bots :
games-default = { $value } par défaut
games-simulated = en simulation { $value }

## cairn cards

cards-arg-name = Le nom d’une carte ou son début, en anglais ou dans ta langue.
cards-arg-set = Seulement cet ensemble ; un nom inconnu donne la liste des ensembles.
cards-none = Les cartes n’ont pas de texte dans ce jeu ({ $title }) ; `cairn rules { $game }` en montre les règles.
cards-no-card = Il n’y a pas de carte « { $text } ».
cards-no-card-guess = Il n’y a pas de carte « { $text } » ; veux-tu dire « { $guess } » ?
cards-ambiguous = « { $text } » peut vouloir dire : { $names }.
cards-no-set = Il n’y a pas d’ensemble « { $text } » ; il y a : { $names }.
cards-name = carte
cards-hint = `cairn cards { $game } { $text }` en montre une.

## cairn map

map-arg-place = Le nom d’un lieu ou son début, en anglais ou dans ta langue.
map-none = { $title } n’a pas de plan.
map-no-place = Il n’y a pas de lieu « { $text } » sur le plan.
map-no-place-guess = Il n’y a pas de lieu « { $text } » sur le plan ; voulais-tu dire « { $guess } » ?
map-ambiguous = { cards-ambiguous }
map-hint = `cairn map { $game } { $text }` montre un des lieux.

## cairn arena

arena-arg-bots = Les bots, au moins deux : noms, search:playouts=300, stdio:COMMANDE ou mine.py:MyBot.
arena-arg-deals = Donnes que joue chaque paire, chacune depuis chaque place (100 par défaut).
arena-arg-seats = Places à la table (par défaut : aussi peu que possible).
arena-arg-sprt = Arrêter une paire dès qu’il est clair que sa part de victoires est d’au plus LOW ou d’au moins HIGH, par exemple 0.5,0.55.
arena-arg-keep = Garder les résultats dans ce fichier et reprendre ce qu’il contient.
arena-arg-report = Écrire un rapport avec des graphiques, un seul fichier HTML.
arena-playing = Parties
arena-how = Chaque donne est jouée une fois depuis chaque place, avec les mêmes dés ; une donne est une observation. À côté d’une valeur : où se trouve la vraie, 95 fois sur 100. Places à la table : { $seats }.
arena-ratings = Classement
arena-rating = cote
arena-meetings = Face à face
# Same as in English.
arena-points = Points
arena-seats = Places
arena-lengths = Durée des parties
arena-seat = Place { $n }
arena-starter = qui commence
# Same as in English.
arena-column-pair = bots
arena-column-deals = donnes
arena-column-share = victoires
arena-column-margin = points d’avance
arena-column-moves = coups
arena-column-turns = tours
arena-column-capped = limitées
arena-needs-two = L’arène compare des bots : nommez-en au moins deux, chacun une fois.
arena-other-journal = « { $file } » contient les résultats d’un autre tournoi ; nommez un autre fichier.
arena-sprt = « { $text } » ne donne pas deux parts de victoires, comme 0.5,0.55.
arena-sprt-low = { $bot } contre { $other } : au plus { $low } des victoires.
arena-sprt-high = { $bot } contre { $other } : au moins { $high } des victoires.
arena-sprt-open = { $bot } contre { $other } : indécis entre { $low } et { $high }.
arena-note = Parties : { $games }, en { $seconds } s. Une donne est une observation : ses parties ont les mêmes cartes.
arena-reported = Le rapport est dans { $file }
arena-arg-limit = Secondes dont dispose un bot extérieur pour chaque coup (10 par défaut).
arena-rating-note = 400 points de plus, c’est dix fois plus de chances de gagner. { $bot } a 0.
arena-meetings-note = Le bot nommé devant : sa part des victoires et ses points d’avance sur les autres. La ligne en pointillé est l’égalité.
arena-seats-note = La part des victoires dans toutes les parties. La ligne en pointillé est une part équitable.
arena-axis-turns = tours, par classes de { $n }
arena-axis-moves = coups, par classes de { $n }
arena-forfeits = Parties perdues par forfait
arena-forfeits-note = Un bot extérieur qui s’arrête, répond trop tard ou ne nomme aucun coup permis perd cette partie. Les points d’une telle donne ne comptent pas.
arena-forfeited = { $bot } a perdu par forfait : { $games }.
# Same as in English.
arena-column-bot = bot
arena-column-games = parties
arena-column-why = ce qui s’est passé
arena-why-stopped = arrêté : { $text }
arena-why-late = aucun coup en { $text }
arena-why-illegal = aucun coup permis : { $text }
arena-stopped = Arrêté. Voici les donnes jouées ; avec --keep FICHIER, un tournoi peut reprendre plus tard.
arena-stopped-kept = Arrêté. Voici les donnes jouées ; la même commande reprend « { $file } ».
arena-bot-broken = Le bot « { $bot } » ne démarre pas : { $text }.
arena-search-part = « { $bot } » ne décrit pas une recherche : écrivez search:playouts=300 et, derrière des virgules, ce que vous voulez fixer d’autre parmi { $names }.
arena-search-number = « { $bot } » : « { $text } » n’est pas un nombre possible pour { $option }.
arena-no-command = « { $bot } » ne nomme aucune commande ; écrivez stdio:python3 bot.py, entre guillemets.
arena-no-program = « { $bot } » : il n’y a pas de programme « { $text } ».

## cairn simulate

simulate-playing = Parties en cours
simulate-count = parties : { $games }
simulate-seed = graine { $seed }
simulate-plot-svg = L’image est un fichier SVG, « { $file } » serait donc un faux nom ; pourquoi pas « { $guess } » ?
simulate-plotted = L’image est dans { $file }
# Same as in English.
simulate-bot = bot
simulate-wins = gains
simulate-shared = partagés
simulate-share = part
# Same as in English.
simulate-points = points
simulate-sd = écart
simulate-note = Une victoire partagée compte pour moitié. À côté : là où se trouve la vraie valeur, 95 fois sur 100. Écart : écart-type.
simulate-starter = La place qui commence gagne { $share } ({ $low } à { $high }).
simulate-seat-1 = La place 1 gagne { $share } ({ $low } à { $high }).
simulate-no-swap = Les bots ont gardé leur place : on ne peut pas distinguer une bonne place d’un bon bot.
simulate-moves = Une partie dure { $mean } coups ({ $low } à { $high }).
simulate-turns = Cela fait { $mean } tours ({ $low } à { $high }).
simulate-turn-cap = Parties où la limite de { $cap } tours a joué : { $games }.
simulate-draws = Parties à égalité : { $games }.
simulate-forfeited = { $bot } a perdu par forfait : { $games }. Il s’est arrêté, a répondu trop tard ou n’a nommé aucun coup permis.
simulate-arg-sweep = Jouer les parties une fois avec chacune de ces valeurs d’une option et comparer ; les valeurs qui contiennent des virgules se séparent par des points-virgules.
simulate-sweep-two = Pour comparer des valeurs de { $option }, nommez-en au moins deux et ne fixez pas cette option par ailleurs.
simulate-sweep-note = Les mêmes graines pour chaque valeur. Derrière les parts et les points : où se trouve la vraie valeur, 95 fois sur 100.
simulate-arg-cards = Mettre ces cartes à l’épreuve, ou all : un joueur peut recevoir la carte et l’autre non, avec les mêmes donnes et depuis les deux places ; --games est alors le nombre de donnes par carte.
simulate-cards-playing = Cartes à l’épreuve
simulate-cards-deals = donnes par carte : { $deals }
simulate-cards-card = carte
simulate-cards-with = victoires avec
simulate-cards-got = reçue
simulate-cards-gained = victoires si reçue
simulate-cards-note = Victoires avec : la part d’un joueur qui peut recevoir la carte contre un autre qui ne le peut pas, avec les mêmes donnes et depuis les deux places ; 50 % veut dire qu’elle ne change rien. Points : l’avance. Reçue : combien de fois celui qui le pouvait l’a reçue. Victoires si reçue : la part de celui qui l’a reçue dans les parties entre égaux où l’autre ne l’a pas reçue ; hasard et intention y sont mêlés. À côté : où se trouve la vraie valeur, 95 fois sur 100.
simulate-cards-none = { $game } n’a pas de cartes dont on pourrait se passer.
simulate-cards-unknown = « { $text } » n’est pas une carte que l’on puisse mettre à l’épreuve ici. Il y a : { $names }.
simulate-speed =
    { $jobs ->
        [one] { $games } parties et { $decisions } décisions par seconde, en un processus.
       *[other] { $games } parties et { $decisions } décisions par seconde, en { $jobs } processus.
    }
simulate-axis = points, par classes de { $n }

## cairn conformance

conformance-playing = Vérification
conformance-variant = variante
conformance-games = parties
conformance-moves = coups
conformance-seconds = secondes
# Same as in English.
conformance-signature = signature
conformance-check = vérification
conformance-count = fois
conformance-least = Le moins souvent joué : { $text }
conformance-clean = Rien à redire.
conformance-faults =
    { $n ->
        [one] { $n } défaut
       *[other] { $n } défauts
    }
conformance-file = La partie qui le montre : { $file }

## cairn replay

replay-position =
    { $n ->
        [0] La table avant le premier coup
        [one] La table après { $n } coup
       *[other] La table après { $n } coups
    }
replay-not-over = La partie n’est pas encore terminée.
replay-hidden = On ne montre donc que ce que tout le monde voit : --seat N montre ce que voit une place, --reveal toutes les mains.
replay-goes-on =
    { $n ->
        [one] La partie continue pendant { $n } coup.
       *[other] La partie continue pendant { $n } coups.
    }
replay-too-far =
    { $moves ->
        [one] --to { $n } va trop loin : la partie a { $moves } coup.
       *[other] --to { $n } va trop loin : la partie a { $moves } coups.
    }
replay-crash = Le moteur échoue au coup { $n } de cette partie ({ $move }). C’est un défaut chez nous ; avec CAIRN_DEBUG=1 tu vois où.

## cairn verify

verify-chain = Lignes
verify-game = Jeu
verify-seal = Secret scellé
verify-shuffles = Mélanges
verify-moves = Coups
verify-chain-ok =
    { $n ->
        [one] { $n } ligne et son contrôle
       *[other] { $n } lignes, chacune enchaînée à la précédente
    }
verify-game-ok = { $title }, règles en version { $n }
verify-seal-ok = le secret correspond au sceau { $seal }
verify-seal-quick = dés rapides d’une simulation : rien n’a été scellé
verify-shuffles-ok = { $n } recalculés ({ $list })
verify-moves-ok =
    { $n ->
        [one] { $n } coup, permis là où il a été joué
       *[other] { $n } coups, tous permis là où ils ont été joués
    }
verify-moves-resigned = { verify-moves-ok } ; puis { $name } a abandonné
verify-browser = Navigateur
verify-browser-ok =
    { $n ->
        [one] { $n } événement lui a été raconté, et ce qui lui a été publié est ce qui s’est passé
       *[other] les { $n } événements lui ont été racontés, et ce qui lui a été publié est ce qui s’est passé
    }
verify-browser-seal = il a noté un autre sceau avant le premier mot
verify-browser-word = il a envoyé le mot « { $word } », que cette partie n’a pas
verify-browser-options = il avait convenu d’autres options
verify-browser-sources = on lui a dit qu’autre chose serait mélangé
verify-browser-events = { $n } événements lui ont été racontés, et la partie en a { $due }
verify-browser-event = l’événement { $n } lui a été raconté comme « { $text } », mais c’était « { $guess } »
verify-browser-shuffle = le mélange { $k } de « { $text } » a été publié autrement
verify-browser-place = une autre place a été publiée pour l’événement { $n }
verify-fits = correct
verify-not-made = non vérifié
verify-all-fits = Tout concorde. Si c’est le sceau que tu as vu avant le premier coup, l’hôte n’a pas changé les cartes et, si ni lui ni un de ses amis n’a joué, il ne les a pas choisies ; rien ne peut montrer s’il les a regardées.
verify-all-fits-unsealed = Tout concorde. Comme rien n’a été scellé, cela ne montre pas d’où viennent les cartes.
verify-does-not-fit = Cette partie ne concorde pas avec elle-même.
verify-cannot-check = Cette partie ne peut pas être vérifiée ici.

## cairn bench

bench-measuring = Mesure
bench-measured = mesuré
bench-target = objectif
bench-random-games = Parties au hasard
bench-random-decisions = De même, décisions
bench-options-games = Parties au hasard par la liste des coups
bench-options-decisions = De même, décisions
bench-driven-games = Parties au hasard menées depuis Python
bench-clone = Copier une position
bench-start = Mélanger et distribuer
bench-imagine = Imaginer une position
bench-view = Regarder une position
bench-digest = Prendre l’empreinte d’une position
bench-rule-games = Bot rule contre bot rule
bench-policy-playouts = Parties jouées par la stratégie rapide, chacune dans un autre monde
bench-random-games-milestones = Parties au hasard avec jalons
bench-random-games-six-colours = Parties au hasard à six couleurs
bench-random-games-expert = Parties au hasard en mode expert
bench-mixed-games = Parties au hasard sur les quatre jeux conseillés
bench-mixed-decisions = De même, décisions
bench-ten-card-games = Parties aléatoires avec les dix premières cartes
bench-money-games = Bot money contre bot money
bench-clone-mid-card = Copier une position au milieu d’une carte
bench-unit-games-s = parties/s
bench-unit-decisions-s = décisions/s
bench-unit-playouts-s = parties/s
# Same as in English.
bench-unit-ns = ns
# Same as in English.
bench-unit-us = µs
bench-engine-compiled = Le moteur est compilé
bench-engine-pure = Le moteur est interprété (CAIRN_PURE=1)
bench-engine-interpreted = Le moteur est interprété (`cairn build` le compile)
bench-engine-stale = Le moteur est interprété : celui qui est compilé ne correspond pas à ses sources (`cairn build`)
bench-cores =
    { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }
bench-how = Temps de calcul d’un cœur, le meilleur de trois essais. Sans événements ; on retient qui a vu quelle carte.
bench-checksum = Somme de contrôle { $sum } : la même compilée ou interprétée, sinon quelque chose cloche.
bench-fact-money-alone = Money seul : tour de la quatrième Province
bench-fact-smithy-alone = Smithy seul : tour de la quatrième Province
bench-fact-smithy-wins = Smithy contre money : victoires sur 100
bench-fact-witch-wins = Witch contre money : victoires sur 100
bench-facts-how = { $games } parties chaque fois ; une victoire partagée compte pour moitié. À côté : où se trouve la vraie valeur, 95 fois sur 100.
bench-no-facts = On ne sait rien de « { $name } », mais bien de : { $names }.

## cairn bot

bot-word-address = ADRESSE
bot-arg-address = L’adresse de la table, telle que le navigateur la montre.
bot-arg-bot = Le programme, avec stdio: devant, par exemple stdio:./bot.
bot-arg-key-file = Un fichier avec la clé de la place.
bot-key = Clé de la place
bot-only-stdio = Seul un programme sur les flux standard joue à une table ouverte, par exemple « stdio:python3 bot.py » ; « { $bot } » n’en est pas un.
bot-no-address = « { $text } » n’est pas l’adresse d’une table.
bot-no-server = Personne ne répond à { $text }.
bot-failed = Le programme n’a pas répondu ({ $text }). Relance-le dans la minute, sinon la partie est perdue.
bot-won = La partie est finie : gagnée.
bot-lost = La partie est finie : pas gagnée.

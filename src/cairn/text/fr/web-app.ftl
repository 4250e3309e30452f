### The page around the table: home, lobby, settings, replay, fairness, rules, about.

## Everywhere

web-skip = Aller au contenu
# Same as in English.
web-nav = Pages
web-nav-play = Jouer
web-nav-rules = Règles
web-nav-about = À propos
web-home = Accueil
web-close = Fermer
# Same as in English.
web-menu = Menu
web-loading = Chargement …
web-on = oui
web-off = non
web-quoted = « { $text } »
web-no-server = Le serveur ne répond pas. Est-il encore en marche ?
web-nowhere = Cette page n’existe pas
# A guest who has not said a name is given one of these.
web-guest-names = Alice, Basile, Camille, Diane, Émile, Félix, Gaspard, Hélène, Iris, Jules, Lina, Léo, Margot, Nino, Ondine, Paul, Rosa, Théo

## Home

web-title = Quatre expéditions. Une table.
web-subtitle = Joue entre amis ou avec un bot. Dans le navigateur, sans compte, et chaque mélange peut être vérifié.
web-create-table = Créer une table
web-games = Jeux
web-n-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
web-n-to-m-players = { $n } à { $most } joueurs
# Same as in English.
web-minutes = { $n } min
web-play-with-bot = Jouer avec un bot
# Same as in English.
web-table-dots = Table…
web-coming = Pas encore jouable ici
web-your-games = Tes parties
web-no-games-yet = Aucune pour l’instant : le bouton rouge ci-dessus en lance une.
web-your-move = à toi de jouer
web-somebodys-move = à { $name } de jouer
web-with = avec { $name }
web-waits-for-players = en attente de joueurs
web-over-scores = terminée, { $result }
web-stopped = Cette partie suit des règles plus anciennes et ne peut pas continuer ici.
web-open = Ouvrir
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend de joueurs en ce moment. Les tables que tout le monde peut regarder apparaissent ici.
web-seats-taken = { $n } sur { $all }
web-join = Rejoindre
web-watch = Regarder

## Bots

web-bot-level = Niveau
web-bot-random = Bot aléatoire
web-bot-random-note = joue n’importe quel coup permis
web-bot-rule = Bot à règles
web-bot-rule-note = joue selon des règles simples

## Creating a table

web-seats = Places
web-seat-open = libre
web-seat-here = ici
# Same as in English.
web-seat-bot = bot
web-open-seat = Place libre
web-seat-me-note = toi
web-seat-open-note = pour qui ouvre le lien d’invitation
web-seat-here-note = joue aussi sur cet appareil
web-name-of-seat = Nom de la personne à la place { $n }
web-who-sits = Qui occupe la place { $n }
web-table-name = Nom de la table
web-table-names = Longue pluie, Sur la crête, Dernier camp, Haut col, Route du sel, Marée basse, Rive lointaine, Source froide, Canyon rouge, Vent du nord, Port tranquille, Vieux pont
web-who-watches = Qui peut regarder
web-watch-anybody = tout le monde
web-watch-link = par lien
web-watch-nobody = personne
# Same as in English.
web-options = Options
web-more-options = Plus d’options
web-option-milestones = Jalons
web-option-best-expedition = Meilleure expédition
web-option-colours = Couleurs
web-option-games = Manches
web-option-deck-count = Pioche comptée
web-option-start = Qui commence
web-option-turn-cap = Limite de tours
web-value-random = au hasard
web-value-none = aucune
web-value-no-sponsor-cards = sans cartes sponsor
web-value-ignore-sponsors = sponsors ignorés
web-n-games =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
web-with-milestones = jalons
web-six-colours = six couleurs
web-fair-note = Avant que quiconque dise un mot, la table publie un secret scellé. Le secret et les mots font ensemble chaque mélange, et après le dernier coup tu peux tous les vérifier.
web-word = Ton mot pour le mélange
web-word-made-up = inventé pour toi
web-word-note = Facultatif. Il est envoyé une fois le secret scellé : personne ne peut donc choisir les cartes.
web-sit-and-invite = Prendre place et inviter
web-sit-and-start = Prendre place et commencer
web-starts-when-taken = La partie commence quand la place libre est prise, par une personne ou un bot.
web-starts-at-once = La partie commence tout de suite.

## Lobby

web-invite = Inviter
web-invite-note = Envoie ce lien. Qui l’ouvre prend place ; il ne faut pas de compte.
web-invite-link = Lien d’invitation
web-copy = Copier
web-copied = Copié
web-qr = Le lien sous forme de code QR
web-only-here = Cette adresse ne marche que sur cette machine. Pour jouer avec d’autres machines de ton réseau, lance le serveur avec
web-set-bot = Asseoir ici : { $name }
web-seat-ready = c’est bon
web-seat-you-ready = toi, c’est bon
web-word-awaited = va dire un mot
web-starts-when-words = La partie commence quand tout le monde a dit un mot.
web-sealed = Le secret est scellé :
web-your-word = Ton mot :
web-invited = On t’invite
web-sit-down = Rejoindre la table
web-only-watch = Seulement regarder
web-no-way-in = Cette table ne s’ouvre pas

## At the table

web-leave = Quitter la table
web-match-file = Fichier de la partie
web-another-device = { $name }, sur un autre appareil
web-another-device-note = Ce lien ouvre ta propre place. Garde-le pour toi : qui l’a voit tes cartes.
web-seat-link = Lien vers ta place
web-pass-to = Passe l’appareil à { $name }
web-pass-note = Les cartes sont cachées. Quand elles reviennent, { $name } regarde, sans personne d’autre.
web-i-am = Je suis { $name } : montrer mes cartes
web-turn-over = Ton tour est fini.
web-hide-and-pass = Cacher mes cartes, c’est à { $name }

## Replay

web-replay = Revoir la partie
web-replay-start = Les cartes sont distribuées
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-play = Lecture
# Same as in English.
web-replay-pause = Pause
web-replay-position = Position dans la partie
web-replay-eyes = Point de vue
web-move-n-of = Coup { $n } sur { $last }
web-spectator = public
web-hand-of = Main : { $name }
web-back-to-table = Vers la table

## Fair shuffles

web-fair-shuffles = Mélanges vérifiables
web-fair-how = Le serveur a scellé un secret avant que les joueurs disent leurs mots. Le secret et les mots font ensemble chaque mélange. Après le dernier coup, le secret est ouvert, et ton navigateur recalcule tous les mélanges.
web-fair-seal = Sceau
web-fair-word-of = Mot dit par { $name }
# Same as in English.
web-fair-secret = Secret
web-fair-secret-later = ouvert après le dernier coup
web-fair-checks = Vérifié par ton navigateur
web-fair-lines-fit =
    { $n ->
        [one] { $n } ligne du fichier de la partie est intacte.
       *[other] Les { $n } lignes du fichier de la partie sont toutes intactes, et aucune n’a été ajoutée après coup.
    }
web-fair-secret-fits = Le secret est celui qui a été scellé.
web-fair-seal-fits = Le sceau est celui que ce navigateur a noté avant d’envoyer un mot.
web-fair-seal-changed = Le sceau n’est pas celui que ce navigateur a noté avant d’envoyer un mot.
web-fair-word-fits = Ton mot « { $word } » est entré dans les mélanges.
web-fair-word-changed = Ton mot « { $word } » n’est pas parmi les mots de la partie.
web-fair-starter-fits = D’après le tirage, { $name } commence la première manche, et c’est ce qui s’est passé.
web-fair-starter-misfit = D’après le tirage, c’est { $name } qui aurait dû commencer la première manche.
web-fair-moves-fit =
    { $n ->
        [one] La donne a été recalculée, et { $n } coup y correspond.
       *[other] Chaque donne a été recalculée, et les { $n } coups y correspondent tous : personne n’a joué une carte sans l’avoir reçue ou piochée.
    }
web-fair-card-misfit = Coup { $n }, « { $move } » : d’après le tirage, cette carte n’était pas dans cette main.
web-fair-cards-fit =
    { $n ->
        [one] { $n } carte qui t’a été montrée est bien celle de la pioche recalculée.
       *[other] Les { $n } cartes qui t’ont été montrées sont bien toutes celles des pioches recalculées, dans leur ordre.
    }
web-fair-event-misfit = Événement de carte { $n } : on t’a montré { $shown }, mais d’après le tirage c’est { $due }.
web-fair-passed = Tout concorde : les cartes n’ont été ni choisies ni changées.
web-fair-failed = Quelque chose ne concorde pas : garde le fichier de la partie, et demande à qui s’occupe du serveur.
web-fair-no-note = Ce navigateur n’a envoyé aucun mot à cette partie, ou l’a oublié : il n’est pas vérifié que le sceau était là avant les mots.
web-fair-limit = Cela prouve que personne n’a choisi ni changé les cartes. Cela ne prouve pas que personne ne les a vues : qui s’occupe du serveur pourrait lire les cartes cachées, et deux joueurs pourraient se parler.

## Rules

web-rules-of = { $text } : la règle du jeu
web-rules-note = Avec nos propres mots, chaque règle avec son numéro. Un refus à la table nomme la règle qu’il suit.
web-contents = Sommaire

## Settings

web-settings = Réglages
web-name = Ton nom
web-name-note = Montré à qui joue avec toi ; gardé dans ce navigateur.
web-language = Langue
web-theme = Thème
web-theme-auto = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-theme-to-dark = Passer au thème sombre
web-theme-to-light = Passer au thème clair
web-pace = Coups des autres
web-pace-note = À quelle vitesse ils sont montrés.
web-pace-slow = lent
# Same as in English.
web-pace-normal = normal
web-pace-instant = immédiat
web-letters = Touches à une lettre
web-letters-note = U annule le coup, H demande un indice ; le point d’interrogation les montre toutes.

## About

web-about-what = Cairn est une table pour jeux de société qui tourne sur ta propre machine : entre amis, avec des bots, en cinq langues, à la souris, au doigt, au clavier ou avec un lecteur d’écran. C’est un logiciel libre.
web-about-publishers = Cairn n’est lié à aucun éditeur. Les règles sont écrites avec nos propres mots, et les images sont nos propres dessins. Si un jeu te plaît ici, achète sa boîte.
web-about-fair = Hasard vérifiable
web-about-fair-text = Un secret est scellé avant la partie et ouvert après ; ton navigateur recalcule chaque mélange.
web-about-private = Rien qu’à toi
web-about-private-text = Pas de comptes, pas de pistage, rien qui vienne d’autres sites. Le serveur garde les parties et l’empreinte d’un jeton de ton navigateur ; ton navigateur garde tes réglages et tes mots pour les mélanges.
web-about-thanks = Merci à
web-about-icons = icônes de Lorc, de Delapouite et d’autres, recolorées ; licence
web-about-fonts = polices de caractères ; licence
web-about-code = Bibliothèques sous licences MIT et Apache 2.0 :
# Same as in English.
web-about-version = Version
web-about-engine = Moteur
web-about-api = La partie HTTP du serveur, décrite

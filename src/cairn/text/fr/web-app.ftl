### The page around the table: home, lobby, settings, replay, fairness, rules, about.

## Everywhere

web-skip = Aller au contenu
# Same as in English.
web-nav = Pages
web-nav-play = Jouer
web-my-games = Mes parties
# Same as in English.
web-bots = Bots
web-nav-rules = Règles
web-how-to-play = Comment jouer
web-nav-about = À propos
web-home = Accueil
web-close = Fermer
# Same as in English.
web-menu = Menu
# In the menu of a table: show the guided first game here, from its first mark.
web-guide-here = Montrer le guide
# Of a table, among its options.
web-guided = guidée
web-this-table = Cette table
web-loading = Chargement …
web-on = oui
web-off = non
web-quoted = « { $text } »
web-no-server = Le serveur ne répond pas. Est-il encore en marche ?
web-nowhere = Cette page n’existe pas
web-nowhere-note = Cette adresse ne mène nulle part : il manque peut-être une lettre.
# A guest who has not said a name is given one of these.
web-guest-names = Alice, Basile, Camille, Diane, Émile, Félix, Gaspard, Hélène, Iris, Jules, Lina, Léo, Margot, Nino, Ondine, Paul, Rosa, Théo

## Home

web-title = Quatre expéditions. Une table.
web-subtitle = Joue entre amis ou avec des bots. Dans le navigateur, sans compte, et chaque mélange peut être vérifié.
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
web-play-with-bots = Jouer avec des bots
web-play-now = Jouer maintenant : { $text }
web-own-game = Un jeu que quelqu’un a apporté.
# Same as in English.
web-table-dots = Table…
web-your-games = Tes parties
web-no-games-yet = Aucune pour l’instant : le bouton rouge ci-dessus en lance une.
# A link to all games of this browser.
web-all-games = Toutes ({ $n })
web-show-all = Tout montrer ({ $n })
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

# The bots are stones.
web-bot-pebble = Galet
web-bot-pebble-manner = Vif et joyeux : commence beaucoup et oublie parfois un bon coup. Bonne compagnie pour une première partie.
web-bot-pebble-says = Oh, celui-ci. Je l’aime bien.
web-bot-moss = Mousse
web-bot-moss-manner = Lent et prudent : commence peu et oublie parfois un bon coup.
web-bot-moss-says = Rien ne presse. La mousse pousse.
web-bot-flint = Silex
web-bot-flint-manner = Rapide et hardi : commence plus que les autres n’oseraient, et l’assume.
web-bot-flint-says = Les étincelles d’abord, les comptes après.
web-bot-slate = Ardoise
web-bot-slate-manner = Prudent et soigneux : commence peu, et seulement ce qui devrait rapporter.
web-bot-slate-says = Quatre sur neuf sont sorties.
# Same as in English.
web-bot-quartz = Quartz
web-bot-quartz-manner = Calcule à l’avance : joue ses meilleures idées jusqu’au bout dans beaucoup de parties imaginées avant de jouer son coup.
web-bot-quartz-says = La fin arrive avant toi.
web-bot-granite = Granit
web-bot-granite-manner = Réfléchit plus longtemps que tous les autres et ne change d’avis que s’il est sûr.
web-bot-granite-says = Je peux attendre.
web-bot-random = Hasard
web-bot-random-manner = Joue n’importe quel coup permis, tous avec la même chance.
web-level-easy = facile
web-level-medium = moyen
web-level-hard = difficile
# Same as in English.
web-level-expert = expert
# Same as in English.
web-bot-of-level = bot, { $level }
# Same as in English.
web-bot-about = bot, { $level }, { $text }
web-bot-at-once = joue tout de suite
web-bot-thinks = réfléchit jusqu’à { $n } s
web-bots-warm-up = Les bots s’échauffent encore : pendant une minute ou deux, ils réfléchissent moins à fond qu’ils ne peuvent.
# The second of two that are called the same.
web-bot-again = { $name } { $n }
web-bots-small = Six pierres
web-bots-who = Contre qui joues-tu ?
web-bots-note = Le niveau dit si un bot est fort, sa manière dit comment on se sent en face de lui.
web-bots-only = joue à un jeu : { $text }
web-bots-play = Jouer contre { $name }

## Creating a table

web-seats = Places
web-which-game = Quel jeu
web-who-plays = Qui joue
web-n-seats =
    { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
web-add-seat = Ajouter une place
web-remove-seat = Retirer la place { $n }
web-which-bot = Quel bot occupe la place { $n }
web-how-you-play = Comment on joue
web-advanced = Réglages avancés
web-by-hand = choix personnel
web-own-list = { $text } : choix personnel
web-names-of = Choix : { $n } sur { $all }
web-names = Choix : { $n }
web-names-find = Chercher un nom
web-clock = Horloge
web-clock-none = aucune
web-clock-own = autre
# In a list of what was agreed.
web-clock-no = sans horloge
# The time for a match: $text is something like 10 min.
web-clock-match = { $text } par personne
web-clock-move = { $text } par coup
web-clock-more = + { $text } par coup
# Same as in English.
web-n-seconds = { $n } s
web-n-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
# Same as in English.
web-n-hours = { $n } h
web-clock-for-match = Minutes pour la partie
web-clock-for-move = Minutes pour un coup
web-clock-increment = Secondes ajoutées après un coup
web-clock-zero = À zéro
web-clock-zero-bot = un bot prend la suite
web-clock-zero-resign = la partie est perdue
web-clock-zero-nothing = les autres décident
web-undo-rule = Reprendre un coup
web-undo-free = libre
web-undo-ask = demander
web-undo-never = jamais
web-undo-free-note = Tout dernier coup, quoi qu’il ait montré.
web-undo-ask-note = Dès qu’un coup a montré quelque chose, les autres doivent être d’accord.
web-undo-never-note = Un coup joué reste joué.
web-hints = Indices
web-hints-bots = avec des bots
web-hints-agreed = pour tous
web-hints-never = non
web-hints-bots-note = Qui joue seulement contre des bots peut en demander.
web-hints-agreed-note = Tout le monde peut en demander : qui prend place est d’accord.
web-hints-never-note = Personne ne peut en demander.
web-ready = C’est prêt
web-against = contre
web-one-less = un de moins
web-one-more = un de plus
web-or-friend = ou joue avec quelqu’un
web-invite-friend = Inviter plutôt quelqu’un
web-invite-friend-note = Qui ouvre le lien prend la place du bot ; il ne faut pas de compte.
web-seat-open = invitation
web-seat-here = ici
# Same as in English.
web-seat-bot = bot
web-open-seat = Place libre
web-n-open-seats =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
web-seat-me-note = toi
web-seat-open-note = pour qui ouvre le lien d’invitation
web-seat-here-note = joue aussi sur cet appareil
# Same as in English.
web-seat-bot-note = bot
web-seat-outside = programme
web-seat-outside-note = joue avec une clé
web-outside = Bot de l’extérieur
web-outside-here = bot de l’extérieur, connecté
web-outside-awaited = attend son programme
web-outside-make-key = Créer sa clé
web-outside-new-key = Créer une nouvelle clé
web-outside-free = Libérer la place
web-outside-once = La clé n’est montrée que maintenant. Qui l’a joue cette place ; une nouvelle clé annule l’ancienne.
web-outside-key = Clé de la place
web-outside-command = Lance le programme ainsi ; il demande la clé
web-outside-limits = Le programme a 60 secondes pour chaque coup. Un coup interdit, ou une minute sans connexion quand c’est à lui, lui coûte la partie.
web-starts-when-program = La partie commence quand le programme est connecté et que tous les mots sont dits.
web-name-of-seat = Nom de la personne à la place { $n }
web-who-sits = Qui occupe la place { $n }
web-table-name = Nom de la table
web-table-names = Longue pluie, Sur la crête, Dernier camp, Haut col, Route du sel, Marée basse, Rive lointaine, Source froide, Canyon rouge, Vent du nord, Port tranquille, Vieux pont
web-who-watches = Qui peut regarder
web-watch-anybody = tout le monde
web-watch-link = par lien
web-watch-nobody = personne
web-option-start = Qui commence
web-option-turn-cap = Limite de tours
web-value-random = au sort
web-value-none = aucune
web-said-turn-cap =
    { $n ->
        [one] { $n } tour au plus
       *[other] { $n } tours au plus
    }
web-fair-note = Avant que quiconque dise un mot, la table publie un secret scellé. Le secret et les mots font ensemble chaque mélange, et après le dernier coup tu peux tous les vérifier.
web-word = Ton mot pour le mélange
web-word-made-up = inventé pour toi
web-word-note = Facultatif. Il est envoyé une fois le secret scellé : personne ne peut donc choisir les cartes.
web-sit-and-invite = Prendre place et inviter
web-sit-and-start = Prendre place et commencer
web-starts-when-taken = La partie commence quand la place libre est prise, par une personne ou un bot.

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
web-gone = Cette table n’existe plus
web-gone-note = Elle a été fermée ou supprimée, ou son adresse n’est pas entière. Il ne se passera plus rien ici.
web-full = Cette table est complète
web-full-note = Toutes les places ont été prises depuis l’envoi de l’invitation.
web-new-table = Nouvelle table

## At the table

web-resign = Abandonner
web-leave-to = Partir ; { $name } continue
web-close-table = Fermer la table
web-sure-resign = Abandonner la partie ? L’autre gagne.
web-sure-leave = Partir ? { $name } continue ; tu peux reprendre ta place à chacun de tes tours.
web-sure-close = Fermer cette table pour toujours ?
web-stay = Rester
web-do-resign = Abandonner
web-do-leave = Partir
web-do-close = Fermer
web-match-file = Fichier de la partie
web-another-device = { $name }, sur un autre appareil
web-another-device-note = Ce lien ouvre ta propre place. Garde-le pour toi : qui l’a voit tes cartes.
web-seat-link = Lien vers ta place
web-hands-hidden = Les cartes sont cachées
web-at-the-screen = { $name } est devant l’écran ?
web-look-away = Les autres détournent les yeux. Rien de caché ne se trouve sur cette page.
web-i-am = Je suis { $name } : montrer mes cartes
web-turn-over = Ton tour est fini.
web-done-looking = Fini de regarder ?
web-pass-next = C’est ensuite à { $name }.
web-hide-my-cards = Cacher mes cartes

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
web-replay-hands = Cartes des autres
web-replay-moves = Coups
web-replay-earlier = Coups précédents
web-replay-later = Coups suivants
web-move-n-of = Coup { $n } sur { $last }
web-spectator = public
web-hand-of = Main : { $name }
web-back-to-table = Vers la table
web-share-match = Partager cette partie
web-share-note = Toute personne qui a ce lien peut revoir la partie coup par coup.
web-share-link = Lien vers la partie

## Fair shuffles

web-fair-shuffles = Mélanges vérifiables
web-fair-limit = Cela prouve que l’hôte n’a pas changé les cartes et, tant que ni lui ni un de ses amis ne joue, qu’il ne les a pas choisies. Cela n’empêche jamais qui s’occupe du serveur de lire les cartes cachées, ni deux joueurs de se parler ; et la page qui vérifie vient du même serveur.

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
web-plain = Plateau simple pour chaque jeu
web-plain-note = Des listes et des mots à la place d’une table dessinée.
web-looks = Voir de plus près
web-looks-note = Un appui long et la touche I marchent toujours.
web-looks-hover = survol
web-looks-click = clic droit
web-looks-key = touche seule
web-hurry = Piocher aussitôt
web-hurry-note = Quand rien d’autre n’est possible. Ce qui est alors vu ne se reprend pas librement.
web-sound = Sons
web-notices = Me prévenir quand c’est mon tour
web-notices-note = Une notification du navigateur quand la page est cachée ; connexion sécurisée seulement.
web-read-chat = Faire lire la discussion par le lecteur d’écran

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

## My games

web-games-all = Toutes
web-games-turn = À toi de jouer
web-games-waiting = On attend les autres
web-games-over = Terminées
web-games-waiting-short = En attente
web-games-which = Quelles parties sont montrées
web-games-of = De quel jeu
web-games-find = Table, personne, jeu
web-games-everybody = Tout le monde
web-games-with = Contre qui
web-games-any-result = Tout résultat
web-games-result = Avec quel résultat
web-games-clear = Tout montrer de nouveau
web-games-none = Rien ici.
web-games-none-yet = Tu n’as pas encore joué ici.
web-n-moves =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
web-won = Victoire
web-lost = Défaite
web-drawn = Égalité
web-gave-up = { $name } a abandonné
web-place-of = rang { $n } sur { $all }
web-away-since = { $name } n’est pas là, dernière visite { $text }
web-take-over = Laisser un bot prendre la suite
web-rematch = Revanche
web-play-again = Rejouer
web-close-really = Vraiment fermer ?
web-share = Copier un lien pour la regarder
web-share-copied = Lien copié : qui l’ouvre peut regarder toute la partie.
web-newer = Plus récentes
web-older = Plus anciennes
web-page-n-of = Page { $n } sur { $last }
web-show-more =
    { $n ->
        [one] En montrer { $n } de plus
       *[other] En montrer { $n } de plus
    }
web-so-far = Jusqu’ici
web-percent = { $n } %
web-won-of =
    { $n ->
        [one] gagnée, sur { $n } partie
       *[other] gagnées, sur { $n } parties
    }
web-in-a-row = victoires de suite
web-form-note = Les dernières parties, la plus récente à droite : haut pour une victoire, moyen pour une égalité, court pour une défaite.
web-opponents = Adversaires
web-wins-losses = { $won } gagnées, { $lost } perdues

### The table in the browser. A screen reader says what is called “spoken”.

## Parts of the screen

# Same as in English.
table-main = Table
table-side = Places et journal
table-seats = Places
# Same as in English.
table-prompt = Question
table-zone-hand = Ta main, { n-cards }
table-hand-moved = { $text }, maintenant à la place { $place } sur { $n }
table-log = Journal
table-log-all = Tout
table-log-chat = Discussion
table-log-earlier = Lignes précédentes
table-log-unread =
    { $n ->
        [one] Journal, { $n } nouveau message
       *[other] Journal, { $n } nouveaux messages
    }
table-last-move = Dernier coup : { $text }
table-plain-board = plateau simple
table-resources = Ce que tu as
table-chat-label = Dis quelque chose à la table
table-chat-send = Envoyer
table-chat-empty = Personne n’a encore rien dit.
table-writes = { $name } écrit : { $text }
table-inspect = De plus près
table-close = Fermer
table-pins = garde cela ouvert
table-pin = Garder ouvert
# Same as in English.
table-menu = Menu
table-leave = Quitter la table
table-rules = Règles
table-theme = Clair ou sombre
table-hint = Indice
table-crumb-table = table « { $text } »
table-watchers =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }

## Seats

table-you = toi
table-away = n’est pas là
table-away-for = absent depuis { $text }
table-is-away = { $name } est absent
table-is-away-for = { $name } est absent depuis { $text }
table-plays-for = { $name } joue pour { $text }
table-outside = bot de l’extérieur
table-plays-for-you = { $name } joue pour toi
table-is-back = { $name } est de retour
table-waiting-for-bot = On attend { $name }, bot, { $level }
table-warming-up = Les bots s’échauffent
table-why = Pourquoi ?
table-why-of = Pourquoi { $name } joue ainsi ?
table-time-left = Temps restant : { $text }.
table-seconds-left =
    { $n ->
        [one] Encore { $n } seconde.
       *[other] Encore { $n } secondes.
    }
table-take-back-seat = Reprendre ma place
table-wait-or-bot = Attendre, ou laisser un bot jouer à sa place ?
table-may-come-back = La place peut être reprise à chaque tour.
table-vote-counted = Ta voix compte ; les autres sont consultés aussi.
table-wait = Attendre
table-let-take-over = Laisser { $name } prendre la place
table-their-turn = c’est son tour
table-hand-of = { $name }, { n-cards }

## The question

table-your-step = Ton tour, étape { $n } sur { $total }
table-step = étape { $n } sur { $total }
table-put-back = Remettre en main
table-undo = Annuler le coup
table-ask-undo = Demander l’annulation
table-no-undo = Il n’y a rien à reprendre.
table-not-now = Pas possible maintenant.
table-sending = Envoi
table-still-sending = Toujours en cours d’envoi
table-watching = Tu regardes
table-undo-who = Une question à la table
table-undo-asks =
    { $who ->
        [you] Tu demandes à reprendre ton coup
       *[other] { $name } demande à reprendre un coup
    }
table-undo-detail = Depuis, quelque chose de nouveau a été vu. Tu acceptes ?
table-undo-waits = On attend { $name }
table-undo-yes = Accepter
table-undo-no = Refuser

## Between two games, and at the end

table-show-board = Montrer la table
table-score-sheet = Feuille de score
table-fairness = Vérifier les mélanges
table-download = Enregistrer la partie
table-replay = Revoir la partie
table-again = Rejouer
table-rematch = Revanche
table-offers = { $name } propose
table-play-again = Rejouer ?
table-starts =
    { $who ->
        [you] Tu commences.
       *[other] { $name } commence.
    }
table-not-now-thanks = Pas maintenant
table-rematch-waits = On attend { $name }
table-rematch-sent = La revanche est proposée.

## The end of a match

table-end = La fin de la partie
table-end-over = La partie est terminée
table-end-you-win = Tu gagnes la partie
table-end-wins = { $name } gagne
table-end-shared = Victoire partagée
# After the winner’s name: how far ahead, and how far behind the winner once was.
table-end-margin =
    { $behind ->
        [0] avec { n-points } d’avance
       *[other] avec { n-points } d’avance, après un retard de { NUMBER($behind) }
    }
table-end-tie = Égalité de points ; les règles départagent.
table-end-each = { n-points } de chaque côté
table-end-tabs = Ce qu’on voit de la partie
table-end-result = Résultat
table-end-board = Dernière table
table-end-hands = Mains à la fin
table-end-hands-short = Mains
table-end-no-cards = aucune carte
table-end-curve = Les points au fil de la partie
table-end-as-table = En tableau
table-end-as-curve = En courbe
table-end-when = Après
table-end-move = Coup { $n }
table-end-part = Partie { $n }
table-end-moment = Meilleur moment
# $text is the move, $gain a number with its sign.
table-end-stroke = { $text } : { $gain } d’un coup
table-end-ahead =
    { $who ->
        [you] Dès lors, tu étais en tête.
       *[other] Dès lors, { $name } était en tête.
    }
table-end-see = Revoir ce moment
# After a number.
table-end-moves =
    { $n ->
        [one] coup
       *[other] coups
    }
# Same as in English.
table-end-minutes =
    { $n ->
        [one] minute
       *[other] minutes
    }
table-end-again = Rejouer avec { $name } ?
table-end-same = Même table, mêmes options.
table-share = Partager

## Spoken: name, facts, state, what Enter does, place in the list

table-card-place = Carte { $n } sur { $total }.

## Messages

table-got-it = J’ai compris
table-connection-lost = Connexion perdue ; nouvel essai en cours. Aucun coup n’est perdu.
table-connection-kept = Pas de connexion. Ton coup est gardé ; nouvel essai en cours.
table-connection-leaving = Le serveur redémarre ; la table revient dans un instant.

## The guided first game

# Same as in English.
table-guide = Guide
table-guide-place = { $n } sur { $total }
table-guide-skip = Quitter le guide
table-guided = Première partie guidée

## Keys

table-keys = Touches
table-key-tab = zone suivante, précédente
table-key-arrows = dans une zone
table-key-enter = choisir ; puis répondre avec le bouton principal
table-key-escape = remettre en main, fermer
table-key-guide = passer une étape du guide ; quitter le guide
table-key-next = élément utilisable suivant, précédent
table-key-hand = une carte de la main
table-key-order = déplace une carte dans la main
table-key-undo = annuler le coup, ou le demander
table-key-hint = un indice
table-key-inspect = voir de plus près (encore une fois : garder ouvert)
table-key-rule = la règle de ce qui est sélectionné
table-key-sayprompt = redire la question
table-key-sayscores = dire les scores
table-key-saylog = dire les dernières lignes du journal
table-key-marks = dire le dernier coup et aller là où il se trouve
table-key-chat = la discussion
table-key-end = finir le tour, la phase ou le déplacement
table-key-skip = passer
table-key-menu = voir de plus près, comme un clic droit
table-key-of = Touche pour : { $text }
table-key-box = écrire un coup
table-key-help = cette liste
table-key-letters = Les lettres seules sont des touches
table-box = Écris un coup
table-box-hint = par exemple : { $text }
table-box-none = Aucun coup ne correspond à ces mots.

## Le plateau simple, pour n’importe quel jeu

table-any-do = Ce que tu peux faire
table-any-do-none = Il n’y a rien à choisir pour le moment.
table-any-find = Chercher un coup
table-any-show =
    { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
table-any-hide = Voir la table
table-any-choose = Choisis dans la liste ou sur la table.
table-any-choose-way = Choisis l’un de ses coups dans la liste.
table-any-which = { $text } : quel coup ?
table-any-sure = { $text } ?
table-any-anybody = Tout le monde peut continuer
table-any-decides =
    { $who ->
        [you] Tu choisis
       *[other] { $name } choisit
    }
table-any-of-seat =
    { $who ->
        [you] Toi : { $text }
       *[other] { $name } : { $text }
    }
table-any-numbers = Nombres
table-any-empty = Vide : { $text }
table-any-nothing = rien
table-any-yes = oui
table-any-no = non
# Une propriété et sa valeur, comme dans « Coût : 3 ».
table-any-fact = { $what } : { $text }
# De quelle manche ou de quel tour il s’agit, comme dans « Manche 2 ».
table-any-nth = { $text } { $n }
table-any-nth-of = { $text } { $n } sur { $total }
# Combien de choses égales sont ensemble.
table-any-count =
    { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    }
# Où se trouvent d’autres choses du même nom.
table-any-elsewhere = Aussi : { $text }
# La seule que l’on voit d’une pile de cette hauteur.
table-any-top = dessus d’une pile de { $n }
# La hauteur d’une pile, dite de ce dont elle est faite.
table-any-in-pile = { $n } dans la pile
table-any-points-hidden = Les points sont connus à la fin.
table-any-winner = a gagné
table-any-shared = Victoire partagée : { $text }
# Prononcé : une zone et ce qu’elle contient.
table-any-zone = { $text }, { $n }
table-any-enter = Entrée : { $text }
table-any-enter-some =
    { $n ->
        [one] Entrée : { $n } coup
       *[other] Entrée : choisir parmi { $n } coups
    }
table-any-last = dernier coup
table-any-place = { $n } sur { $total }

### The table in the browser. A screen reader says what is called “spoken”.

## Parts of the screen

# Same as in English.
table-main = Table
table-side = Places et journal
table-seats = Places
# Same as in English.
table-prompt = Question
table-zone-hand = Ta main, { n-cards }
table-zone-board = Expéditions et camps, { $n } couleurs
table-zone-milestones =
    { $n ->
        [one] { $n } jalon
       *[other] { $n } jalons
    }
table-milestones-title = Jalons, 10 points chacun
table-log = Journal
table-log-all = Tout
table-log-chat = Discussion
table-chat-label = Dis quelque chose à la table
table-chat-send = Envoyer
table-chat-empty = Personne n’a encore rien dit.
table-inspect = De plus près
table-close = Fermer
table-pins = garde cela ouvert
# Same as in English.
table-menu = Menu
table-leave = Quitter la table
table-rules = Règles
table-theme = Clair ou sombre
table-hint = Indice
table-crumb-milestones = jalons
table-crumb-table = table « { $text } »
table-watchers =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
table-cards-left =
    { $n ->
        [one] { $n } carte restante
       *[other] { $n } cartes restantes
    }
# After the number of cards in the draw pile, where room is short.
table-left =
    { $n ->
        [one] restante
       *[other] restantes
    }

## Seats

table-you = toi
table-this-game = cette manche
table-total = partie { NUMBER($points) }
table-away = n’est pas là
table-their-turn = c’est son tour
table-won-by =
    { $who ->
        [you] remporté par toi
       *[other] remporté par { $name }
    }
# How many cards or expeditions towards a milestone.
table-has =
    { $who ->
        [you] toi { $n }
       *[other] { $name } { $n }
    }
table-expeditions-of =
    { $who ->
        [you] Tes expéditions
       *[other] Expéditions : { $name }
    }
table-hand-of = { $name }, { n-cards }
table-seat-spoken =
    { $who ->
        [you] Toi : { n-points } dans cette manche, { NUMBER($total) } dans la partie. { n-cards } en main. Jalons : { $milestones }.
       *[other] { $name } : { n-points } dans cette manche, { NUMBER($total) } dans la partie. { n-cards } en main. Jalons : { $milestones }.
    }
table-score-line =
    { $who ->
        [you] Tu as { n-points } dans cette manche, { NUMBER($total) } dans la partie.
       *[other] { $name } a { n-points } dans cette manche, { NUMBER($total) } dans la partie.
    }

## The question

table-your-step = Ton tour, étape { $n } sur { $total }
table-place-question = Pose une carte
table-place-detail = Dans une expédition ou dans son camp. Ensuite tu pioches.
table-where = Où poser { $card } ?
table-where-change = L’expédition vaudrait { NUMBER($points) }, maintenant elle vaut { NUMBER($before) }. Ou bien le camp.
table-where-new = Une nouvelle expédition, qui vaudrait { NUMBER($points) } pour l’instant. Ou bien le camp.
table-draw-detail = Tu peux aussi prendre la carte du dessus d’un camp, là où elle brille.
table-play-on = Jouer en expédition
table-to-camp = Au camp
table-put-back = Remettre en main
table-undo = Annuler le coup
table-ask-undo = Demander l’annulation
table-no-undo = Il n’y a rien à reprendre.
table-not-now = Pas possible maintenant.
table-hint-is = Indice : { $text }
table-watching = Tu regardes
table-is-placing =
    { $who ->
        [you] Tu choisis une carte
       *[other] { $name } choisit une carte
    }
table-is-drawing =
    { $who ->
        [you] Tu pioches une carte
       *[other] { $name } pioche une carte
    }
table-is-choosing-where =
    { $who ->
        [you] Tu choisis où poser { $card }
       *[other] { $name } choisit où poser { $card }
    }
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

table-game-over = La manche { $n } sur { $total } est finie
table-game-won =
    { $who ->
        [you] Tu gagnes la manche, { NUMBER($points) } à { NUMBER($other) }
       *[other] { $name } gagne la manche, { NUMBER($points) } à { NUMBER($other) }
    }
table-game-even = Égalité, { n-points } de chaque côté
table-between-detail = La manche { $n } est distribuée quand quelqu’un le demande.
table-by-game = Points par manche
table-show-board = Montrer la table
table-fairness = Vérifier les mélanges
table-download = Enregistrer la partie
table-replay = Revoir la partie
table-again = Rejouer

## Places and what they would do

# Same as in English.
table-camp = Camp
table-drop-camp = Poser ici
# On the place where a card would go: $short is its number, or the letter of a sponsor.
table-drop-play = jouer { $short }
table-drop-from = avant : { NUMBER($points) }
table-drop-new = nouvelle
table-pile-open = dévoile une carte
table-pile-later = s’ouvre quand tu as posé

## Spoken: name, facts, state, what Enter does, place in the list

table-card-both = Peut aller dans ton expédition, qui vaudrait alors { NUMBER($points) }, ou au camp.
table-card-camp = Peut aller au camp.
table-card-place = Carte { $n } sur { $total }.
# Same as in English.
table-n-sponsors =
    { $n ->
        [one] { $n } sponsor
       *[other] { $n } sponsors
    }
table-expedition-of =
    { $who ->
        [you] Ton { $expedition }
       *[other] { $name }, { $expedition }
    }
# $text is the expedition, $ranks its cards.
table-expedition-holds = { $text } : { $ranks }.
table-expedition-empty = { $text } : pas commencée.
table-worth = Vaut { NUMBER($points) }.
table-on-top = Sur le dessus : { $card }.
table-enter-play = Entrée : jouer { $card }, l’expédition vaudra { NUMBER($points) }.
table-enter-camp = Entrée : poser { $card } ici.
table-enter-take = Entrée : prendre la carte du dessus.
table-enter-draw = Entrée : piocher une carte.

## A closer look

table-about-number =
    { $n ->
        [one] Compte { $n } dans son expédition, après tous les chiffres inférieurs.
       *[other] Compte { $n } dans son expédition, après tous les chiffres inférieurs.
    }
table-about-sponsor = Se pose avant les chiffres. Chaque sponsor augmente de un le multiplicateur de son expédition, même pour une perte.
table-about-seen = Cartes que tu as vues en { $colour } : { $n } sur { $total }

## Messages

table-got-it = J’ai compris
table-connection-lost = Connexion perdue ; nouvel essai en cours. Aucun coup n’est perdu.
table-connection-leaving = Le serveur redémarre ; la table revient dans un instant.

## Keys

table-keys = Touches
table-key-tab = zone suivante, précédente
table-key-arrows = dans une zone
table-key-enter = choisir ; puis répondre avec le bouton principal
table-key-escape = remettre en main, fermer
table-key-next = élément utilisable suivant, précédent
table-key-hand = une carte de la main
table-key-camp-draw = la carte choisie dans son camp ; piocher dans la pioche
table-key-take = prendre au camp, du premier au sixième
table-key-undo = annuler le coup, ou le demander
table-key-hint = un indice ; voir de plus près (encore une fois : garder ouvert) ; la règle de ce qui est sélectionné
table-key-say = redire la question, les scores, les dernières lignes du journal
table-key-box = écrire un coup
table-key-help = cette liste
table-key-letters = Les lettres seules sont des touches
table-box = Écris un coup
table-box-hint = par exemple : jouer vert 9
table-box-none = Aucun coup ne correspond à ces mots.

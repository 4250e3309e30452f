### La table de Africana dans le navigateur.

## Le plateau simple : ce qui se trouve où

africana-zone-hands = main
africana-zone-played = jouées dans ce déplacement
africana-zone-travel-pile = cartes Voyage
africana-zone-discards = défausse
africana-zone-expedition-pile = pile d’expéditions
africana-zone-removed = hors du jeu, inconnues
africana-zone-spaces = expéditions
africana-zone-books = livres
africana-zone-north = livre du Nord
africana-zone-south = livre du Sud
africana-zone-left = gauche
africana-zone-right = droite
africana-zone-adventures = aventures
africana-zone-under = terminées
africana-zone-expeditions = expéditions
africana-zone-assistants = assistants à côté du plateau
africana-zone-gone = hors du jeu
africana-zone-cards = cartes

## Le plateau simple : ce qui est dit des objets, des joueurs et du tour

africana-fact-company = société
africana-fact-colour = couleur
africana-fact-place = lieu
africana-fact-silver = pièces d’argent
africana-fact-travel-cards =
    { $n ->
        [one] carte Voyage
       *[other] cartes Voyage
    }
# Same as in English.
africana-fact-jokers =
    { $n ->
        [one] joker
       *[other] jokers
    }
# Same as in English.
africana-fact-assistants = assistants
africana-fact-markers =
    { $n ->
        [one] marqueur
       *[other] marqueurs
    }
# Same as in English.
africana-fact-points =
    { $n ->
        [one] point
       *[other] points
    }
africana-fact-sheet = dont
africana-fact-expeditions = expéditions
africana-fact-artifacts = artefacts
# Same as in English.
africana-fact-collections = collections
africana-fact-unfinished = artefacts inachevés
africana-fact-deck = pile
africana-fact-start = départ
africana-fact-target = arrivée
africana-fact-coins = pièces d’argent
africana-fact-bonus = bonus de participation
# Same as in English.
africana-fact-amount = bonus
africana-fact-kind = sorte
africana-fact-subject = objet
africana-fact-next = ensuite
africana-fact-turn = tour
africana-fact-step = étape
africana-fact-starter = commence
africana-fact-page-cost = prix d’une page
africana-fact-last-round = dernier tour de table
africana-fact-last-seat = dernier tour pour
africana-fact-book = livre
africana-fact-half = moitié
# Same as in English.
africana-fact-lat = latitude
# Same as in English.
africana-fact-lon = longitude
africana-fact-near = à côté
africana-fact-symbols = symboles

## Le plateau simple : mots parmi ces indications

africana-bonus-coins = pièces d’argent
africana-bonus-travel-card = cartes Voyage
africana-kind-artifact = artefact
# Same as in English.
africana-kind-assistant = assistant
africana-step-action = choix de l’action
africana-step-travel = en voyage
africana-step-book = devant un livre
africana-step-discard = défausse
africana-step-give-up = abandon
africana-step-over = fini

## The drawn board: parts and tabs

africana-table-map = Carte d’Afrique, { $n } lieux
africana-table-equator = Équateur
africana-table-parts = Parties de la table
africana-table-tab-map = Carte
africana-table-tab-expeditions = Expéditions
africana-table-tab-expeditions-short = Expéd.
africana-table-tab-books = Livres
africana-table-tab-mine = À moi
africana-table-can-choose = un choix est possible ici
africana-table-list = Liste des lieux
africana-table-sort = Ordre de la liste
africana-table-sort-distance = par distance
africana-table-sort-name = par nom
africana-table-sort-goals = mes buts
africana-table-starts = Départs d’expéditions
africana-table-others = Autres lieux
africana-table-only-map = La carte seule
africana-table-next-goal = Prochain but
africana-table-shelf = Ton étagère
africana-table-back-to-map = Retour à la carte
africana-table-round = Tour de table { $n }
africana-table-last-round = dernier tour de table
africana-table-expeditions-left =
    { $n ->
        [one] { $n } expédition restante
       *[other] { $n } expéditions restantes
    }
africana-table-n-expeditions =
    { $n ->
        [one] { $n } expédition
       *[other] { $n } expéditions
    }
africana-table-expeditions = Expéditions
africana-table-expeditions-head = Expéditions, bonus
# Same as in English.
africana-table-assistant = Assistant

## The drawn board: places and distances

africana-table-here = Tu es ici
africana-table-you-are-here = tu es ici
africana-table-steps =
    { $n ->
        [one] { $n } étape
       *[other] { $n } étapes
    }
africana-table-steps-away =
    { $n ->
        [one] à { $n } étape de toi
       *[other] à { $n } étapes de toi
    }
africana-table-away =
    { $n ->
        [one] à { $n } étape
       *[other] à { $n } étapes
    }
africana-table-next-to = À côté : { $text }
africana-table-place-of = { $n } sur { $total }
africana-table-step-of = Étape { $n } sur { $total }
africana-table-fits = Convient : { $text }
africana-table-only-silver = Aucune carte ne convient ; toute carte contre de l’argent
africana-table-enter-plan = Entrée : prévoir cette étape
africana-table-enter-back = Entrée : retirer cette étape
africana-table-enter-cut = Entrée : couper le voyage ici
africana-table-ends-here = Ton expédition finit ici : { $expedition }, { africana-silver }, { n-points }
africana-table-starts-here = Une expédition part d’ici : { $expedition }
africana-table-found-here = Ton aventure : { $adventure }
africana-table-stands-here = Ici : { $name }
africana-table-leads-to = Mène à : { $text }
africana-table-n-places = { $n } lieux
africana-table-comes-back = revient
africana-table-spent = défaussée
africana-table-no-card = Tu n’as plus de carte pour ce lieu : { $place }.
africana-table-other-book = D’ici, seul ce livre est accessible : { $book }.

## The drawn board: expeditions and adventures

africana-table-expedition-n = Expédition { $n }
africana-table-space-empty = L’emplacement { $n } est vide
africana-table-joined = Participants : { $text }
africana-table-nobody = Personne ne participe
africana-table-bonus-silver = Participation : { africana-silver }
africana-table-bonus-card = Participation : { n-cards-acc }
africana-table-join-in = départ : { $place }
africana-table-ends-in = arrivée : { $place }
africana-table-your-adventures = Tes aventures, { $n } sur 3
africana-table-no-adventures = aucune
africana-table-to-hand = en main
africana-table-ends = { $text } : terminée
africana-table-in-hand = { n-cards } en main
africana-table-markers-left =
    { $n ->
        [one] { $n } marqueur libre
       *[other] { $n } marqueurs libres
    }
africana-table-finished = terminées : { $n }
africana-table-adventures =
    { $n ->
        [one] { $n } aventure
       *[other] { $n } aventures
    }
africana-table-hand-empty = Aucune carte en main

## The drawn board: books

africana-table-book-north = Livre du Nord
africana-table-book-south = Livre du Sud
africana-table-leads-north = mène au sud
africana-table-leads-south = mène au nord
africana-table-stand-north = depuis le nord
africana-table-stand-south = depuis le sud
africana-table-open-to-you = ouvert pour toi
africana-table-empty = vide
# Same as in English.
africana-table-pages =
    { $n ->
        [one] { $n } page
       *[other] { $n } pages
    }
# Same as in English.
africana-table-pages-word = Pages
africana-table-pages-seen = { $n } sur { $total } vues
africana-table-page-costs = Tourner : { africana-page-price }
africana-table-may-show = Une nouvelle page ne s’annule pas
africana-table-turn-back = En arrière
africana-table-turn-on = En avant
africana-table-buy = Acheter
africana-table-seal = Ce qui montre une nouvelle page ne s’annule pas.
africana-table-sealed = Une page a été vue : pas d’annulation avant
africana-table-seen-word = Vues
africana-table-unseen-word = Pas encore vues

## The drawn board: questions and buttons

africana-table-you-choose = Tu choisis
africana-table-is-action = { $name } choisit une action
africana-table-is-book = { $name } consulte un livre
africana-table-is-travel = { $name } voyage : { $place }
africana-table-is-discard = { $name } défausse des cartes
africana-table-is-give-up = { $name } abandonne une aventure
africana-table-travelling = en voyage
africana-table-ask-action = Piocher, acheter ou voyager ?
africana-table-ask-action-more = Un lieu lumineux commence un voyage, le livre lumineux s’ouvre pour acheter.
africana-table-ask-travel = Continuer ou s’arrêter ici ?
africana-table-ask-travel-more = Ton voyage continue avec un lieu lumineux.
africana-table-stay = Ne rien faire
africana-table-stop = S’arrêter ici
africana-table-open-book = Ouvrir le livre
africana-table-close-book = Fermer le livre
africana-table-draw = Piocher deux cartes
africana-table-draw-short = Piocher 2
# Same as in English.
africana-table-journal = Journal
africana-table-planning = À toi, tu prépares un voyage
africana-table-planning-short =
    { $n ->
        [one] Plan, { $n } étape
       *[other] Plan, { $n } étapes
    }
africana-table-plan = { $from } → { $to }
africana-table-plan-more = Rien n’est joué avant le départ. Continue avec un lieu lumineux, ou pars.
africana-table-plan-shows = Là où une carte est piochée, le voyage s’arrête ; le reste du plan est gardé.
africana-table-back-one = Une étape en arrière
africana-table-travel = Partir
africana-table-do-it = Faire
africana-table-buying = À toi, achat
africana-table-ask-book = Acheter, tourner ou quitter ?
africana-table-ask-buy = Acheter : { $adventure } ?
africana-table-end-buying = Finir l’achat
africana-table-final = Ne s’annule pas
africana-table-too-many = Trop en fin de tour
africana-table-discard = Défausser : { $text }
africana-table-discard-n = Défausser { n-cards-acc }
africana-table-give-up = Abandonner : { $text }
africana-table-give-up-n = Abandonner { $n }
africana-table-choose-more = Encore { $n } à choisir

## The drawn board: the journal

africana-table-journey =
    { $n ->
        [one] Voyage, { $n } étape
       *[other] Voyage, { $n } étapes
    }
africana-table-journey-of = Voyage : { $name }
africana-table-cards = Cartes
africana-table-cards-of = { $n } en moins, { $total } de retour
africana-table-silver-to = Argent { $before } → { $after }
africana-table-card-for = Carte pour { $place }
africana-table-cut-at = Couper le voyage après { $place }
africana-table-next = Ensuite : un lieu lumineux

## The drawn board: shelf, points, sources

africana-table-goals = Tes buts
africana-table-no-goals = Pas encore de but
# Whether the cards in hand lead to a goal.
africana-table-this-turn = à ce tour
africana-table-lacks = pas de carte : { $place }
# A journey that is planned while others play.
africana-table-wish = Pour ton tour
africana-table-one-more = un de plus : { $n }
africana-table-best-sets = meilleures collections : { $n }
africana-table-points-so-far = Tes points jusqu’ici
africana-table-if-ended = Si la partie finissait maintenant
africana-table-n-rounds =
    { $n ->
        [one] tour de table
       *[other] tours de table
    }
africana-table-n-steps =
    { $n ->
        [one] étape
       *[other] étapes
    }
africana-table-reconstructed = valeurs reconstituées
africana-table-published = Connu par les règles ou des articles.
africana-table-made-up = Reconstitué : les valeurs imprimées ne sont pas publiques.
africana-table-made-up-adventure = Livre, sujet et prix sont connus ; lieu et valeurs sont reconstitués.

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

### La table de Dominion dans le navigateur.

## Le plateau simple : ce qui se trouve où

dominion-zone-supply = Réserve
dominion-zone-upgrades = échange
dominion-zone-events = Événements
dominion-zone-trash = Rebut
dominion-zone-hands = main
# Same as in English.
dominion-zone-decks = deck
dominion-zone-discards = défausse
dominion-zone-plays = zone de jeu
dominion-zone-mats = Taverne
dominion-zone-asides = cartes mises de côté
dominion-zone-stays = ce qui reste en jeu

## Le plateau simple : ce qui est dit des objets, des joueurs et du tour

# Same as in English.
dominion-fact-points =
    { $n ->
        [one] point
       *[other] points
    }
dominion-fact-turns =
    { $n ->
        [one] tour
       *[other] tours
    }
dominion-fact-tokens = jetons
dominion-fact-token = jeton
dominion-fact-journey-up = Voyage face visible
dominion-fact-minus-card = −1 Carte
dominion-fact-minus-coin = −1 pièce
dominion-fact-inherited = les Domaines sont aussi
dominion-fact-cost = coûte
# Same as in English.
dominion-fact-types = types
dominion-fact-spent = déjà acheté ce tour-ci
dominion-fact-affordable = peut encore être acheté
dominion-fact-stays = reste en jeu
dominion-fact-why = pourquoi
dominion-fact-owner = de
dominion-fact-against = contre
dominion-fact-aside = mis de côté pour elle
dominion-fact-seat = joue
dominion-fact-number = tour
# Same as in English.
dominion-fact-phase = phase
# Same as in English.
dominion-fact-actions =
    { $n ->
        [one] Action
       *[other] Actions
    }
dominion-fact-buys =
    { $n ->
        [one] Achat
       *[other] Achats
    }
dominion-fact-coins =
    { $n ->
        [one] pièce
       *[other] pièces
    }
dominion-fact-bought = achetées ce tour-ci
dominion-fact-extra = tour supplémentaire
dominion-fact-mission = tour supplémentaire à suivre
dominion-fact-fairs = les cartes reçues peuvent aller sur le deck
dominion-fact-expeditions = Expéditions : cartes en plus à l’ajustement
dominion-fact-victories-bought = cartes Victoire achetées
dominion-fact-merchants = de plus pour le premier Argent
dominion-fact-played-silver = Argent joué
dominion-fact-cheaper = de moins par carte
dominion-fact-empty = piles vides

## Le plateau simple : mots parmi ces indications

# Same as in English.
dominion-type-action = Action
dominion-type-treasure = Trésor
dominion-type-victory = Victoire
dominion-type-curse = Malédiction
dominion-type-attack = Attaque
dominion-type-reaction = Réaction
dominion-type-duration = Durée
dominion-type-reserve = Taverne
dominion-type-traveller = Itinérant
dominion-type-event = Événement
dominion-phase-action = phase d’action
dominion-phase-buy = phase d’achat
dominion-why-aside = mise de côté
dominion-why-looked-at = regardée
dominion-why-saved = jusqu’à l’ajustement

## Le plateau dessiné : parties de la table

dominion-table-basics = Cartes de base
dominion-table-kingdom = Royaume
dominion-table-kingdom-note = brille : achetable maintenant ; pointillés : après tes Trésors
dominion-table-kingdom-now = brille : achetable maintenant
dominion-table-travellers = Itinérants
dominion-table-tavern = Taverne
dominion-table-in-play = En jeu
dominion-table-look = Ce qui est sur la table : { $name }
dominion-table-parts = Parties de la table
dominion-table-can-choose = un choix est possible ici
dominion-table-play-area =
    { $who ->
        [you] Ta zone de jeu
       *[other] { $name } : zone de jeu
    }
dominion-table-mat =
    { $who ->
        [you] Ton plateau Taverne
       *[other] { $name } : plateau Taverne
    }
dominion-table-tokens =
    { $who ->
        [you] Tes jetons
       *[other] { $name } : jetons
    }
dominion-table-staying = restent
dominion-table-this-turn = ce tour
dominion-table-yours = à toi
dominion-table-against = Contre toi
dominion-table-back = Retour
dominion-table-nothing-played = Rien n’est en jeu.
dominion-table-hand-empty = Aucune carte en main
dominion-table-mat-empty = Les cartes Taverne jouées attendent ici que tu y recoures.
dominion-table-deck =
    { $n ->
        [one] Deck, { $n } carte
       *[other] Deck, { $n } cartes
    }
dominion-table-discard =
    { $n ->
        [one] Défausse, { $n } carte
       *[other] Défausse, { $n } cartes
    }
dominion-table-discard-word = défausse
dominion-table-nothing-known = On n’en sait rien.
dominion-table-all-yours = Toutes tes cartes
dominion-table-all-of =
    { $who ->
        [you] Toutes tes cartes
       *[other] { $name } possède
    }
dominion-table-own-presses = Jouer et acheter
dominion-table-own-presses-note = Combien de fois appuyer sur une carte ou une pile
dominion-table-own-presses-usual = Selon l’appareil
dominion-table-own-presses-one = Une fois
dominion-table-own-presses-two = Deux fois
dominion-table-own-counters = Compteurs de cartes
dominion-table-own-counters-note = Ce que chacun possède et ce qui reste dans ton deck
dominion-table-own-order = Ordre de ta main
dominion-table-own-order-note = Fais glisser une carte ; maintiens-la d’abord sur un écran tactile, ou appuie sur Alt et une flèche
dominion-table-own-order-usual = Ordre habituel
dominion-table-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
dominion-table-turn = tour { $n }
dominion-table-heading = Tour { $n } · { $name }
dominion-table-heading-extra = Tour en plus · { $name }
dominion-table-provinces-left =
    { $n ->
        [one] { $n } Province restante
       *[other] { $n } Provinces restantes
    }
dominion-table-piles-empty = { $n } piles vides sur { $total }

## Le plateau dessiné : cartes et piles

dominion-table-left-word = reste
dominion-table-left =
    { $n ->
        [one] reste { $n }
       *[other] restent { $n }
    }
dominion-table-empty = vide
dominion-table-costs =
    { $n ->
        [one] Coûte { $n } pièce
       *[other] Coûte { $n } pièces
    }
dominion-table-costs-now = Coûte { $n } maintenant, imprimé { $printed }
dominion-table-costs-tag = coûte { $n }
dominion-table-short = manque { $n }
dominion-table-soon = Achetable après tes Trésors
dominion-table-token-of =
    { $who ->
        [you] Ton { $token }
       *[other] { $name } : { $token }
    }
dominion-table-estates-are =
    { $who ->
        [you] Tes Domaines valent { $card }
       *[other] { $name } : Domaines valant { $card }
    }
dominion-table-owns =
    { $who ->
        [you] tu en as { $n }
       *[other] { $name } en a { $n }
    }
dominion-table-as = = { $card }
dominion-table-bought = a acheté { $card }
dominion-table-bought-tag = acheté
dominion-table-token-estate = jeton Domaine
dominion-table-minus-card = jeton « −1 Carte » : pioche une carte de moins
dominion-table-minus-coin = jeton « −1 pièce » : une pièce de moins, une fois
dominion-table-journey-up = jeton Voyage face visible
dominion-table-journey-down = jeton Voyage face cachée
dominion-table-up = vu
dominion-table-down = caché

## Le plateau dessiné : ce qui reste, et les recours

dominion-table-each-turn = chaque tour
dominion-table-next-turn = tour suivant
dominion-table-with-it = reste avec
dominion-stay-amulet = un sur trois
dominion-stay-caravan-guard = +1 pièce
dominion-stay-dungeon = +2, défausse 2
dominion-stay-gear =
    { $n ->
        [one] reprends { $n }
       *[other] reprends { $n }
    }
dominion-stay-bridge-troll = +1 Achat, −1
dominion-stay-haunted-woods = +3 Cartes
dominion-stay-swamp-hag = +3 pièces
dominion-stay-hireling = +1 Carte
dominion-stay-champion = +1 Action
dominion-stay-caravan = +1 Carte
dominion-stay-lighthouse = +1 pièce
dominion-stay-wharf = +2, +1 Achat
dominion-stay-haunted-woods-against = si tu achètes, ta main va sur ton deck
dominion-stay-swamp-hag-against = si tu achètes, tu reçois une Malédiction
dominion-table-when-start = début du tour
dominion-table-when-action = après Action
dominion-table-when-gain = à la réception
dominion-table-when-spare = 2 pièces restent
dominion-table-when-points = points à la fin
dominion-table-when-stays = reste ici
dominion-table-when-now = à l’instant
dominion-table-may-call = Recours possible

## Le plateau dessiné : places et tours

# Same as in English.
dominion-table-points =
    { $n ->
        [one] point
       *[other] points
    }
dominion-table-in-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
dominion-table-in-deck =
    { $n ->
        [one] { $n } carte dans le deck
       *[other] { $n } cartes dans le deck
    }
dominion-table-in-discard =
    { $n ->
        [one] { $n } carte dans la défausse
       *[other] { $n } cartes dans la défausse
    }
dominion-table-on-mat =
    { $n ->
        [one] { $n } carte à la Taverne
       *[other] { $n } cartes à la Taverne
    }
dominion-table-lasting = restent en jeu : { $cards }
dominion-table-you-decide = à toi de décider
dominion-table-answers = répond
dominion-table-points-hidden = Les points ne sont pas affichés.
dominion-table-has = Actions : { $actions }, Achats : { $buys }, pièces : { $n }
dominion-table-is-action-phase =
    { $who ->
        [you] Tu joues des Actions
       *[other] { $name } joue des Actions
    }
dominion-table-is-buy-phase =
    { $who ->
        [you] Tu achètes
       *[other] { $name } achète
    }
dominion-table-decides = { $name } décide
dominion-table-n-turns =
    { $n ->
        [one] tour
       *[other] tours
    }
dominion-table-n-buys =
    { $n ->
        [one] carte achetée
       *[other] cartes achetées
    }
dominion-table-cards-owned = Cartes

## Le plateau dessiné : la question

dominion-table-your-action-phase = Ton tour, phase d’action
dominion-table-your-buy-phase = Ton tour, phase d’achat
dominion-table-action-phase = Phase d’action
dominion-table-buy-phase = Phase d’achat
dominion-table-extra = Ton tour en plus
dominion-table-start = Début de ton tour
dominion-table-clean-up = Ajustement
dominion-table-ask-action-phase = Jouer une Action ?
dominion-table-ask-buy-phase = Joue des Trésors ou achète
dominion-table-ask-buy-phase-bought = Achète ou finis le tour
dominion-table-more-coins =
    { $n ->
        [one] +{ $n } en main
       *[other] +{ $n } en main
    }
dominion-table-treasures = Jouer tous les Trésors
dominion-table-treasures-short = Trésors +{ $n }
dominion-table-end-turn = Finir le tour
dominion-table-to-buys = Aux achats
dominion-table-pass = Sans suite
dominion-table-pass-react = Subir l’Attaque
dominion-table-pass-start-of-turn = Aucun recours
dominion-table-pass-call-after-action = Pas de recours
dominion-table-choose-more =
    { $n ->
        [one] Choisis encore { $n } carte.
       *[other] Choisis encore { $n } cartes.
    }
dominion-table-this-order = Dans cet ordre
dominion-table-order-note = La dernière choisie est dessus.
dominion-table-do-discard = Défausser { $cards }
dominion-table-do-discard-n =
    { $n ->
        [one] Défausser { $n } carte
       *[other] Défausser { $n } cartes
    }
dominion-table-do-discard-none = Ne rien défausser
dominion-table-do-trash = Écarter { $cards }
dominion-table-do-trash-n =
    { $n ->
        [one] Écarter { $n } carte
       *[other] Écarter { $n } cartes
    }
dominion-table-do-trash-none = Ne rien écarter
dominion-table-do-topdeck = { $cards } sur le deck
dominion-table-do-topdeck-n =
    { $n ->
        [one] { $n } carte sur le deck
       *[other] { $n } cartes sur le deck
    }
dominion-table-do-topdeck-none = Rien sur le deck
dominion-table-do-set-aside = Mettre de côté { $cards }
dominion-table-do-set-aside-n =
    { $n ->
        [one] Mettre { $n } carte de côté
       *[other] Mettre { $n } cartes de côté
    }
dominion-table-do-set-aside-none = Ne rien mettre de côté
dominion-table-do-gain = Recevoir { $cards }
dominion-table-do-gain-n =
    { $n ->
        [one] Recevoir { $n } carte
       *[other] Recevoir { $n } cartes
    }
dominion-table-do-gain-none = Ne rien recevoir
dominion-table-do-exchange = Échanger { $cards }
dominion-table-do-exchange-n =
    { $n ->
        [one] Échanger { $n } carte
       *[other] Échanger { $n } cartes
    }
dominion-table-do-exchange-none = Tout garder
dominion-table-seen-by-all = Dévoilé à tous
dominion-table-seen-by-you = Toi seul le vois
dominion-table-next-time = { $card }, la prochaine fois :
dominion-table-policy-ask = Demander
dominion-table-policy-always = Toujours
dominion-table-policy-never = Jamais
dominion-table-key-call = recourir à ce qui est possible
dominion-table-key-treasures = jouer tous les Trésors
dominion-table-key-always = toujours réagir ou recourir ainsi
dominion-table-key-never = ne jamais réagir ni recourir ainsi

## The drawn board: what a card does, in the few words of its face

dominion-brief-cellar = +1 Action. Défausse des cartes, pioches-en autant.
dominion-brief-moat = +2 Cartes. En main, elle arrête une Attaque.
dominion-brief-chancellor = +2 pièces. Ton deck peut aller dans ta défausse.
dominion-brief-bureaucrat = Un Argent sur ton deck. Les autres : une Victoire sur le leur.
dominion-brief-feast = Écarte cette carte. Reçois-en une coûtant jusqu’à 5.
dominion-brief-gardens = 1 point pour 10 de tes cartes.
dominion-brief-militia = +2 pièces. Les autres ne gardent que 3 cartes.
dominion-brief-moneylender = Écarte un Cuivre de ta main : +3 pièces.
dominion-brief-remodel = Écarte une carte, reçois-en une coûtant jusqu’à 2 de plus.
dominion-brief-spy = +1 Carte, +1 Action. Dessus de chaque deck : défausser ou non.
dominion-brief-thief = Les autres dévoilent 2 cartes. Un Trésor est écarté ou à toi.
dominion-brief-throne-room = Joue deux fois une Action de ta main.
dominion-brief-library = Pioche jusqu’à 7 cartes. Une Action peut rester de côté.
dominion-brief-mine = Écarte un Trésor, prends-en un en main, jusqu’à 3 de plus.
dominion-brief-adventurer = Dévoile jusqu’à 2 Trésors et prends-les en main.
dominion-brief-harbinger = +1 Carte, +1 Action. Une carte défaussée peut aller sur le deck.
dominion-brief-merchant = +1 Carte, +1 Action. Ton premier Argent rapporte 1 de plus.
dominion-brief-vassal = +2 pièces. Défausse le dessus du deck, joue-le si Action.
dominion-brief-poacher = +1 Carte, +1 Action, +1 pièce. Défausse 1 par pile vide.
dominion-brief-bandit = Reçois un Or. Les autres perdent un Trésor, hors Cuivre.
dominion-brief-sentry = +1 Carte, +1 Action. Trie les 2 cartes du dessus.
dominion-brief-artisan = Prends en main une carte jusqu’à 5. Une va sur le deck.
dominion-brief-coin-of-the-realm = 1 pièce, va sur le plateau. Après une Action : +2 Actions.
dominion-brief-page = +1 Carte, +1 Action. Ajustement : échange possible.
dominion-brief-peasant = +1 Achat, +1 pièce. Ajustement : échange possible.
dominion-brief-ratcatcher = +1 Carte, +1 Action. Au début du tour : écarte une carte.
dominion-brief-raze = +1 Action. Écarte une carte. Regardes-en selon son coût.
dominion-brief-amulet = Maintenant et au prochain tour : pièce, écarter ou Argent.
dominion-brief-caravan-guard = +1 Carte, +1 Action. Prochain tour : +1 pièce. Réaction.
dominion-brief-dungeon = +1 Action. Ce tour et le prochain : +2 Cartes, défausse 2.
dominion-brief-gear = +2 Cartes. Gardes-en jusqu’à deux pour le prochain tour.
dominion-brief-guide = +1 Carte, +1 Action. Au début du tour : nouvelle main de 5.
dominion-brief-duplicate = Va sur le plateau. Tu reçois une carte jusqu’à 6 : une autre.
dominion-brief-magpie = +1 Carte, +1 Action. Un Trésor sur le deck va en main.
dominion-brief-messenger = +1 Achat, +2 pièces. Premier achat : une carte pour tous.
dominion-brief-miser = Un Cuivre sur le plateau, ou +1 pièce par Cuivre là-bas.
dominion-brief-port = +1 Carte, +2 Actions. À l’achat, tu en reçois un autre.
dominion-brief-ranger = +1 Achat. Retourne le Voyage. Face visible : +5 Cartes.
dominion-brief-transmogrify = +1 Action. Au début du tour : écarte, reçois jusqu’à 1 de plus.
dominion-brief-artificer = +1 Carte, +1 Action, +1 pièce. Défausse n, reçois une carte à n.
dominion-brief-bridge-troll = Ce tour et le prochain : +1 Achat, cartes à 1 de moins.
dominion-brief-distant-lands = Va sur le plateau. Là, elle vaut 4 points.
dominion-brief-giant = Retourne le Voyage. Visible : +5 pièces, attaque. Caché : +1.
dominion-brief-haunted-woods = Qui achète : main sur le deck. Prochain tour : +3 Cartes.
dominion-brief-lost-city = +2 Cartes, +2 Actions. Reçue : les autres piochent 1.
dominion-brief-relic = 2 pièces. Les autres : jeton −1 Carte sur le deck.
dominion-brief-royal-carriage = +1 Action. Après une Action : joue-la encore une fois.
dominion-brief-storyteller = +1 Action, +1 pièce. Joue des Trésors. Pièces contre cartes.
dominion-brief-swamp-hag = Qui achète reçoit une Malédiction. Prochain tour : +3 pièces.
dominion-brief-treasure-trove = 2 pièces. Reçois un Or et un Cuivre.
dominion-brief-wine-merchant = +1 Achat, +4 pièces, plateau. Revient s’il reste 2 pièces.
dominion-brief-hireling = Reste en jeu : +1 Carte au début de chaque tour.
dominion-brief-treasure-hunter = +1 Action, +1 pièce. Un Argent par gain du voisin de droite.
dominion-brief-warrior = +2 Cartes. Par Itinérant, les autres perdent une carte.
dominion-brief-hero = +2 pièces. Tu peux recevoir un Trésor.
dominion-brief-champion = +1 Action. Reste : aucune Attaque, +1 Action par Action.
dominion-brief-soldier = +2 pièces, +1 par autre Attaque. Les autres défaussent 1.
dominion-brief-fugitive = +2 Cartes, +1 Action. Défausse une carte.
dominion-brief-disciple = Joue deux fois une Action, reçois-en une autre.
dominion-brief-teacher = Va sur le plateau. Au début du tour : place un jeton +1.
dominion-brief-alms = Sans Trésor : carte jusqu’à 4
dominion-brief-borrow = +1 Achat, +1 pièce, −1 Carte
dominion-brief-quest = Défausse contre un Or
dominion-brief-save = +1 Achat. Garde une carte
dominion-brief-scouting-party = +1 Achat. Trie 5 cartes
dominion-brief-travelling-fair = +2 Achats. Gains sur le deck
dominion-brief-bonfire = Écarte jusqu’à 2 en jeu
dominion-brief-expedition = Pioche 2 de plus
dominion-brief-ferry = Place ton jeton −2
dominion-brief-plan = Place ton jeton Écart
dominion-brief-mission = Un tour sans achat de cartes
dominion-brief-pilgrimage = Voyage : jusqu’à 3 cartes
dominion-brief-ball = −1 pièce. 2 cartes jusqu’à 4
dominion-brief-raid = Argents. Autres −1 Carte
dominion-brief-seaway = Action jusqu’à 4, +1 Achat
dominion-brief-trade = Écarte 2 contre Argent
dominion-brief-lost-arts = Place ton jeton +1 Action
dominion-brief-training = Place ton jeton +1 pièce
dominion-brief-inheritance = Domaines joués comme carte
dominion-brief-pathfinding = Place ton jeton +1 Carte
dominion-brief-caravan = +1 Carte, +1 Action. Prochain tour : +1 Carte.
dominion-brief-warehouse = +3 Cartes, +1 Action. Défausse 3.
dominion-brief-lighthouse = +1 Action. Ce tour et le prochain : +1 pièce. Aucune Attaque.
dominion-brief-wharf = Ce tour et le prochain : +2 Cartes, +1 Achat.
dominion-brief-treasury = +1 Carte, +1 Action, +1 pièce. Peut revenir sur le deck.
dominion-brief-cutpurse = +2 pièces. Les autres défaussent un Cuivre.

## Choisir un royaume

dominion-pick-search = Chercher une carte Royaume
dominion-pick-none = Aucune carte ne convient.
dominion-pick-random = Royaume au hasard
dominion-pick-kept =
    { $n ->
        [one] { $n } gardée
       *[other] { $n } gardées
    }
dominion-pick-draw =
    { $n ->
        [one] Retirer { $n } carte
       *[other] Retirer { $n } cartes
    }
dominion-pick-back = Annuler
dominion-pick-keep = garder
dominion-pick-is-kept = gardée
dominion-pick-let-go = relâcher
dominion-pick-other = une autre
dominion-pick-costs = Coûts
dominion-pick-holds = Ce qu’il contient
dominion-pick-use = Prendre ce royaume
dominion-pick-n-villages =
    { $n ->
        [one] carte à Actions en plus
       *[other] cartes à Actions en plus
    }
dominion-pick-n-buys =
    { $n ->
        [one] carte à +Achat
       *[other] cartes à +Achat
    }
dominion-pick-n-trashers =
    { $n ->
        [one] carte qui écarte
       *[other] cartes qui écartent
    }
dominion-pick-n-attacks =
    { $n ->
        [one] Attaque
       *[other] Attaques
    }
dominion-pick-n-reactions =
    { $n ->
        [one] Réaction
       *[other] Réactions
    }
dominion-pick-n-durations =
    { $n ->
        [one] Durée
       *[other] Durées
    }
dominion-pick-n-reserves =
    { $n ->
        [one] carte Taverne
       *[other] cartes Taverne
    }
dominion-pick-n-travellers =
    { $n ->
        [one] Itinérant
       *[other] Itinérants
    }
dominion-pick-no-villages = Rien ne donne d’Actions en plus.
dominion-pick-no-buys = Rien ne donne d’Achat en plus.
dominion-pick-no-reactions = Aucune carte ne répond aux Attaques.

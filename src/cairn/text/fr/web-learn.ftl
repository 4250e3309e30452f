### Pages that explain: how to play, and the rules of a game.

web-learn-title = Les règles en une minute
web-learn-guided = Jouer une première partie guidée
web-learn-play = Jouer tout de suite
web-learn-rules = Toutes les règles
web-rules-example = Exemple
web-rules-search = Chercher dans les règles
web-rules-search-cards = Chercher dans les règles et les cartes
web-rules-found =
    { $n ->
        [0] Ces mots ne se trouvent nulle part.
        [one] Ces mots se trouvent à { $n } endroit.
       *[other] Ces mots se trouvent à { $n } endroits.
    }
web-rules-cards = Les cartes
web-rules-print = Imprimer

### Pages that explain: how to play, and the rules of a game.

web-learn-title = So wird gespielt, in einer Minute
web-learn-guided = Geführte erste Partie spielen
web-learn-play = Gleich spielen
web-learn-rules = Alle Regeln
web-rules-example = Beispiel
web-rules-search = In den Regeln suchen
web-rules-search-cards = In Regeln und Karten suchen
web-rules-found =
    { $n ->
        [0] Nirgends stehen diese Wörter.
        [one] An { $n } Stelle stehen diese Wörter.
       *[other] An { $n } Stellen stehen diese Wörter.
    }
web-rules-cards = Die Karten
web-rules-print = Drucken

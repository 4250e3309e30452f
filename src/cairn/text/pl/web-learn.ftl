### Pages that explain: how to play, and the rules of a game.

web-learn-title = Jak grać, w minutę
web-learn-guided = Zagraj pierwszą partię z przewodnikiem
web-learn-play = Graj od razu
web-learn-rules = Wszystkie zasady
web-rules-example = Przykład
web-rules-search = Szukaj w zasadach
web-rules-search-cards = Szukaj w zasadach i kartach
web-rules-found =
    { $n ->
        [0] Nigdzie nie ma tych słów.
        [one] Te słowa są w { $n } miejscu.
        [few] Te słowa są w { $n } miejscach.
        [many] Te słowa są w { $n } miejscach.
       *[other] Te słowa są w { $n } miejscach.
    }
web-rules-cards = Karty
web-rules-print = Drukuj

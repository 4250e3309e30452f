### Pages that explain: how to play, and the rules of a game.

web-learn-title = Come si gioca, in un minuto
web-learn-guided = Gioca una prima partita guidata
web-learn-play = Gioca subito
web-learn-rules = Tutte le regole
web-rules-example = Esempio
web-rules-search = Cerca nelle regole
web-rules-search-cards = Cerca nelle regole e nelle carte
web-rules-found =
    { $n ->
        [0] Queste parole non si trovano da nessuna parte.
        [one] Queste parole si trovano in { $n } punto.
       *[other] Queste parole si trovano in { $n } punti.
    }
web-rules-cards = Le carte
web-rules-print = Stampa

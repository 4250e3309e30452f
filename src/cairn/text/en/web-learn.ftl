### Pages that explain: how to play, and the rules of a game.

web-learn-title = How to play, in a minute
web-learn-guided = Play a guided first game
web-learn-play = Play at once
web-learn-rules = All the rules
web-rules-example = Example
web-rules-search = Search the rules
web-rules-search-cards = Search rules and cards
web-rules-found =
    { $n ->
        [0] Nothing has these words.
        [one] { $n } place has these words.
       *[other] { $n } places have these words.
    }
web-rules-cards = The cards
web-rules-print = Print

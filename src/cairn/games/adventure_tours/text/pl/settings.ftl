### What is agreed before a match of Adventure Tours, and how its bots play.

## Options, explained

adventure-tours-setting-mode = Gra podstawowa ze stronami pustynnymi albo gra dla ekspertów ze zdolnościami specjalnymi.
adventure-tours-setting-boards = Przed nową rundą każdy zachowuje planszę, albo plansze rozdaje się na nowo, albo pierwszy wybiera ten, kto zarobił najmniej.
adventure-tours-setting-moved-miller-protects = Chroni także Ojciec Miller przejęty albo przesunięty z wyposażenia.
adventure-tours-setting-open-money = Pieniądze wszystkich są widoczne.
adventure-tours-setting-start = Kto rozpoczyna pierwszą rundę.

## Short names

adventure-tours-option-mode = Plansze
adventure-tours-option-boards = Nowe plansze co rundę
adventure-tours-option-moved-miller-protects = Przesunięty Ojciec Miller chroni
adventure-tours-option-open-money = Jawne pieniądze
adventure-tours-value-mode-basic = pustynia
adventure-tours-value-mode-expert = ekspert
adventure-tours-value-boards-keep = nie
adventure-tours-value-boards-shuffle = rozdane
adventure-tours-value-boards-draft = wybrane

## A table in a few words

adventure-tours-said-mode-expert = gra dla ekspertów
adventure-tours-said-boards-shuffle = plansze rozdawane na nowo
adventure-tours-said-boards-draft = plansze wybierane na nowo
adventure-tours-said-moved-miller-protects-on = Ojciec Miller zawsze chroni
adventure-tours-said-open-money-off = pieniądze zakryte

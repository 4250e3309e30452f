### What is agreed before a match of Adventure Tours, and how its bots play.

## Options, explained

adventure-tours-setting-mode = Il gioco base con i lati deserto, o il gioco per esperti con le facoltà speciali.
adventure-tours-setting-boards = Prima di un nuovo giro ognuno tiene il suo quadro, o i quadri si ridistribuiscono, o sceglie per primo chi ha guadagnato meno.
adventure-tours-setting-moved-miller-protects = Protegge anche un Padre Miller rubato o venuto dall’equipaggiamento.
adventure-tours-setting-open-money = Il denaro di tutti è visibile.
adventure-tours-setting-start = Chi comincia il primo giro.

## Short names

adventure-tours-option-mode = Quadri
adventure-tours-option-boards = Nuovi quadri a ogni giro
adventure-tours-option-moved-miller-protects = Padre Miller spostato protegge
adventure-tours-option-open-money = Denaro scoperto
adventure-tours-value-mode-basic = deserto
adventure-tours-value-mode-expert = esperti
# Same as in English.
adventure-tours-value-boards-keep = no
adventure-tours-value-boards-shuffle = distribuiti
adventure-tours-value-boards-draft = scelti

## A table in a few words

adventure-tours-said-mode-expert = gioco per esperti
adventure-tours-said-boards-shuffle = quadri ridistribuiti
adventure-tours-said-boards-draft = quadri scelti di nuovo
adventure-tours-said-moved-miller-protects-on = Padre Miller protegge sempre
adventure-tours-said-open-money-off = denaro coperto

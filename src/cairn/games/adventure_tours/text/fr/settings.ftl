### What is agreed before a match of Adventure Tours, and how its bots play.

## Options, explained

adventure-tours-setting-mode = La partie de base avec les côtés désert, ou le mode expert avec des facultés spéciales.
adventure-tours-setting-boards = Avant une nouvelle manche, on garde son tableau, ou les tableaux sont redistribués, ou qui a le moins gagné choisit en premier.
adventure-tours-setting-moved-miller-protects = Un Pater Miller débauché ou venu de l’équipement protège aussi.
adventure-tours-setting-open-money = L’argent de tout le monde est montré.
adventure-tours-setting-start = Qui commence la première manche.

## Short names

adventure-tours-option-mode = Tableaux
adventure-tours-option-boards = Nouveaux tableaux à chaque manche
adventure-tours-option-moved-miller-protects = Pater Miller déplacé protège
adventure-tours-option-open-money = Argent visible
adventure-tours-value-mode-basic = désert
adventure-tours-value-mode-expert = experts
adventure-tours-value-boards-keep = non
adventure-tours-value-boards-shuffle = distribués
adventure-tours-value-boards-draft = choisis

## A table in a few words

adventure-tours-said-mode-expert = mode expert
adventure-tours-said-boards-shuffle = tableaux redistribués
adventure-tours-said-boards-draft = tableaux choisis à nouveau
adventure-tours-said-moved-miller-protects-on = Pater Miller protège toujours
adventure-tours-said-open-money-off = argent caché

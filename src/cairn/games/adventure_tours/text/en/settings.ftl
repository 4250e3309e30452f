### What is agreed before a match of Adventure Tours, and how its bots play.

## Options, explained

adventure-tours-setting-mode = The basic game with desert sides, or the expert game with special abilities.
adventure-tours-setting-boards = Before a new round everybody keeps the board, or new boards are dealt, or whoever earned least chooses first.
adventure-tours-setting-moved-miller-protects = A Pater Miller who was taken or has come from the equipment protects too.
adventure-tours-setting-open-money = Everybody’s money is shown.
adventure-tours-setting-start = Who starts the first round.

## Short names

adventure-tours-option-mode = Boards
adventure-tours-option-boards = New boards each round
adventure-tours-option-moved-miller-protects = Moved Pater Miller protects
adventure-tours-option-open-money = Money lies open
adventure-tours-value-mode-basic = desert
adventure-tours-value-mode-expert = expert
adventure-tours-value-boards-keep = no
adventure-tours-value-boards-shuffle = dealt
adventure-tours-value-boards-draft = chosen

## A table in a few words

adventure-tours-said-mode-expert = expert boards
adventure-tours-said-boards-shuffle = new boards dealt
adventure-tours-said-boards-draft = new boards chosen
adventure-tours-said-moved-miller-protects-on = Pater Miller always protects
adventure-tours-said-open-money-off = money hidden

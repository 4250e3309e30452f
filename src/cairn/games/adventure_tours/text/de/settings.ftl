### What is agreed before a match of Adventure Tours, and how its bots play.

## Options, explained

adventure-tours-setting-mode = Das Grundspiel mit Wüstenseiten oder das Expertenspiel mit Spezialfähigkeiten.
adventure-tours-setting-boards = Vor einer neuen Runde behalten alle ihr Tableau, oder die Tableaus werden neu verteilt, oder es wählt zuerst, wer am wenigsten verdient hat.
adventure-tours-setting-moved-miller-protects = Auch ein Pater Miller, der abgeworben wurde oder aus der Ausrüstung kam, schützt.
adventure-tours-setting-open-money = Das Geld aller wird gezeigt.
adventure-tours-setting-start = Wer die erste Runde beginnt.

## Short names

adventure-tours-option-mode = Tableaus
adventure-tours-option-boards = Neue Tableaus jede Runde
adventure-tours-option-moved-miller-protects = Versetzter Pater Miller schützt
adventure-tours-option-open-money = Geld liegt offen
adventure-tours-value-mode-basic = Wüste
adventure-tours-value-mode-expert = Experten
adventure-tours-value-boards-keep = nein
adventure-tours-value-boards-shuffle = verteilt
adventure-tours-value-boards-draft = gewählt

## A table in a few words

adventure-tours-said-mode-expert = Expertenspiel
adventure-tours-said-boards-shuffle = Tableaus neu verteilt
adventure-tours-said-boards-draft = Tableaus neu gewählt
adventure-tours-said-moved-miller-protects-on = Pater Miller schützt immer
adventure-tours-said-open-money-off = Geld verdeckt

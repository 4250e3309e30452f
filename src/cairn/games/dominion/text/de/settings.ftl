### What is agreed before a match of Dominion, and how its bots play.

## Options, explained

dominion-setting-kingdom = Die Königreichstapel: ein Satz aus DA-W1 bis DA-W4 oder DB-W2, zehn zufällig gezogene oder zehn mit Namen genannte Karten, durch Kommas getrennt.
dominion-setting-events = Die Ereignisse: die des Satzes (bei zufälligem Königreich bis zu 2 zufällig gezogene), keine, so viele zufällig gezogene oder mit Namen genannte, durch Kommas getrennt.
dominion-setting-printing = Welcher Auflage die Karten folgen: der deutschen ersten, der englischen ersten oder der englischen mit den Änderungen von 2022.
dominion-setting-edition = Die Ausgabe des Basisspiels: welche seiner Karten ein zufälliges Königreich enthalten kann, und die kleinen Änderungen der zweiten an einigen Karten.
dominion-setting-prosperity = Platin und Kolonie gehören zum Vorrat.
dominion-setting-extras = Karten der Erweiterung Seaside dürfen im Königreich vorkommen.
dominion-setting-open-scores = Die Punkte, die alle mitzählen könnten, werden angezeigt.
dominion-setting-start = Wer beginnt.
dominion-setting-turn-cap = Nach so vielen Zügen von allen zusammen endet das Spiel und wird gewertet.

## Options, explained where nobody types

dominion-note-kingdom = Aus welchen zehn Stapeln gekauft wird.
dominion-note-events = Ereignisse erwirbt man nur für ihre Wirkung.

## Short names

dominion-option-kingdom = Königreich
dominion-option-events = Ereignisse
dominion-option-printing = Auflage
dominion-option-edition = Ausgabe des Basisspiels
dominion-option-prosperity = Platin und Kolonie
# Same as in English.
dominion-option-extras = Seaside
dominion-option-open-scores = Punkte sichtbar
dominion-value-kingdom-gentle-introduction = Sanfte Einführung
dominion-value-kingdom-expert-introduction = Profi-Einführung
dominion-value-kingdom-level-up = Auf höchster Ebene
dominion-value-kingdom-son-of-size-distortion = Verzerrte Größen
dominion-value-kingdom-first-game = Erstes Spiel
dominion-value-kingdom-big-money = Großes Geld
dominion-value-kingdom-interaction = Interaktion
dominion-value-kingdom-size-distortion = Im Wandel
dominion-value-kingdom-village-square = Dorfplatz
dominion-value-kingdom-random = zehn zufällige
dominion-value-events-set = die des Satzes
dominion-value-events-none = keine
dominion-value-events-random-0 = 0 zufällige
dominion-value-events-random-1 = 1 zufälliges
dominion-value-events-random-2 = 2 zufällige
dominion-value-printing-german = deutsch
dominion-value-printing-english = englisch
dominion-value-printing-2022 = 2022

## A table in a few words

dominion-said-events-none = keine Ereignisse
dominion-said-events-random-0 = keine Ereignisse
dominion-said-events-random-1 = 1 zufälliges Ereignis
dominion-said-events-random-2 = 2 zufällige Ereignisse
dominion-said-printing-english = englische Auflage
dominion-said-printing-2022 = Auflage von 2022
dominion-said-edition-2 = zweite Ausgabe
dominion-said-open-scores-off = Punkte verdeckt

### The table of Dominion: the words around the cards.

## Kingdoms by name

dominion-label-kingdom-gentle-introduction = Sanfte Einführung
dominion-label-kingdom-expert-introduction = Profi-Einführung
dominion-label-kingdom-level-up = Auf höchster Ebene
dominion-label-kingdom-son-of-size-distortion = Verzerrte Größen
dominion-label-kingdom-first-game = Erstes Spiel
dominion-label-kingdom-big-money = Großes Geld
dominion-label-kingdom-interaction = Interaktion
dominion-label-kingdom-size-distortion = Im Wandel
dominion-label-kingdom-village-square = Dorfplatz

## The turn

dominion-label-turn = Zug { $n }
dominion-label-extra-turn = Extrazug
dominion-label-phase-action = Aktionsphase
dominion-label-phase-buy = Kaufphase
dominion-label-actions =
    { $n ->
        [one] { $n } Aktion
       *[other] { $n } Aktionen
    }
dominion-label-buys =
    { $n ->
        [one] { $n } Kauf
       *[other] { $n } Käufe
    }
dominion-label-coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
dominion-label-cheaper = Karten kosten { $n } weniger
dominion-label-merchants = erstes Silber: +{ $n }
dominion-label-fairs = genommene Karten dürfen auf den Nachziehstapel
dominion-label-expeditions = { $n } Karten mehr in der Aufräumphase
dominion-label-mission = ein Extrazug folgt
dominion-label-empty = leere Stapel: { $n } von { $total }

## What lies where

dominion-label-basics = Basiskarten
dominion-label-kingdom = Königreich
dominion-label-upgrades = Eintausch
dominion-label-events = Ereignisse
dominion-label-trash = Müll
dominion-label-hand = Hand
dominion-label-deck = Stapel
dominion-label-discard = Ablage
dominion-label-turns = Züge
dominion-label-in-play = im Spiel
dominion-label-staying = bleibt im Spiel
dominion-label-mat = Wirtshaus
dominion-label-aside = zur Seite gelegt
dominion-label-looked-at = angesehen
dominion-label-saved = bis zum Aufräumen
dominion-label-top = obenauf { $pile }
dominion-label-left = noch { $n }
dominion-label-spent = in diesem Zug schon erworben
dominion-label-nothing = nichts
dominion-label-points = Punkte
dominion-label-sheet = Punkte und Karten

## Tokens

dominion-label-tokens = Marker
dominion-label-token-1-card = +1 Karte
dominion-label-token-1-action = +1 Aktion
dominion-label-token-1-buy = +1 Kauf
dominion-label-token-1-coin = +1 Münze
dominion-label-token-2-cost = −2 Kosten
dominion-label-token-trashing = Entsorgen
dominion-label-short-1-card = +Karte
dominion-label-short-1-action = +Aktion
dominion-label-short-1-buy = +Kauf
dominion-label-short-1-coin = +$1
dominion-label-short-2-cost = −$2
dominion-label-short-trashing = Müll
dominion-label-token-on = { $sign } auf { $pile }
dominion-label-inherited = Anwesen sind auch { $pile }
dominion-label-journey-up = Reise offen
dominion-label-journey-down = Reise verdeckt
dominion-label-minus-card = −1 Karte
dominion-label-minus-coin = −1 Münze

## What may be done, above the moves

dominion-label-do-play = Ausspielen
dominion-label-do-gain = Nehmen
dominion-label-do-trash = Entsorgen
dominion-label-do-discard = Ablegen
dominion-label-do-topdeck = Auf den Stapel
dominion-label-do-keep = Behalten
dominion-label-do-set-aside = Zur Seite legen
dominion-label-do-call = Aufrufen
dominion-label-do-exchange = Eintauschen
dominion-label-do-reveal = Aufdecken
dominion-label-do-resolve = Als Nächstes
dominion-label-do-buy = Kaufen
dominion-label-do-event = Ereignis
dominion-label-all = gesamtes Geld ausspielen

## The command that plays all Treasures

play-command-all = alles
play-help-all = alles Geld deiner Hand ausspielen, eine Karte nach der anderen
play-all-nothing = Jetzt gibt es kein Geld auszuspielen.

## Cards by themselves

cards-cost = Kosten
cards-types = Typen
cards-set = Satz
cards-edition = Auflage
cards-costs = Kosten { $n }
cards-edition-only = nur in Auflage { $n }
cards-pile = Stapel: { $list }
cards-pile-for = { $size } bei { $seats } Personen
cards-upgrade-note = nicht im Vorrat: nur durch Eintauschen
cards-event-note = nicht im Vorrat: es bleibt auf dem Tisch

## Sentences

play-dominion-line = { $heading }: { $list }.
play-dominion-seat =
    { $who ->
        [you] Du: { $list }.
       *[other] { $name }: { $list }.
    }
play-dominion-has =
    { $who ->
        [you] Du, { $heading }: { $list }.
       *[other] { $name }, { $heading }: { $list }.
    }
play-dominion-pile = { $pile }, Kosten { $cost }, noch { $n }
play-dominion-pile-changed = { $pile }, Kosten { $cost } statt { $printed }, noch { $n }
play-dominion-price = { $pile }, Kosten { $cost }
play-dominion-token =
    { $who ->
        [you] dein Marker { $sign }
       *[other] Marker { $sign } ({ $name })
    }
play-dominion-won =
    { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    }
play-dominion-shared = Geteilter Sieg: { $list }

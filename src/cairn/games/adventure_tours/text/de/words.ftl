### Adventure Tours.

adventure-tours-aim = Rüste deine Expedition aus, damit gut zahlende Abenteurer mitkommen. Nach drei Runden gewinnt das meiste Geld; Karten auf der Hand kosten je 2 Münzen.
adventure-tours-glossary = Eine Karte kommt als Teilnehmer mit, wenn dein Wert in ihrer Kategorie ihren Anspruch erreicht. Rot ist Technik, Blau Proviant, Gelb Kleidung. Was die Aktionen tun:

## Pieces: $a is the colour of a card, $rest the adventurer, $number (mostly empty) which of several equal ones

adventure-tours-colour =
    { $a ->
        [red] rot
        [blue] blau
        [yellow] gelb
       *[other] { $a }
    }
adventure-tours-card = { $rest }{ $number } ({ adventure-tours-colour })

# Same as in English.
adventure-tours-name-professor-paige-turner = Professor Paige Turner
# Same as in English.
adventure-tours-name-earl-of-bucket = Earl of Bucket
# Same as in English.
adventure-tours-name-pater-miller = Pater Miller
# Same as in English.
adventure-tours-name-rufus-rigs = Rufus Rigs
# Same as in English.
adventure-tours-name-molly-magpie = Molly Magpie
# Same as in English.
adventure-tours-name-betty-mcklug = Betty McKlug
# Same as in English.
adventure-tours-name-miss-anthrop = Miss Anthrop
# Same as in English.
adventure-tours-name-roy-nobleman = Roy Nobleman
# Same as in English.
adventure-tours-name-slowhand-bill = Slowhand Bill
# Same as in English.
adventure-tours-name-colonel-farsight = Colonel Farsight
# Same as in English.
adventure-tours-name-amelia-airhead = Amelia Airhead
# Same as in English.
adventure-tours-name-lady-goldsworthy = Lady Goldsworthy

adventure-tours-category-technology = Technik
adventure-tours-category-provisions = Proviant
adventure-tours-category-clothing = Kleidung

adventure-tours-side-base = Wüstenseite
adventure-tours-side-expert = Expertenseite

adventure-tours-board-desert-expedition = Wüstenexpedition
adventure-tours-board-himalaya-yak-caravan = Yak-Karawane im Himalaya
adventure-tours-board-deep-sea-submarine = Tiefsee-U-Boot
adventure-tours-board-jungle-river-steamer = Dschungel-Flussdampfer
adventure-tours-board-savanna-safari = Savannen-Safari
adventure-tours-board-polar-dog-sled = Hundeschlitten am Pol
adventure-tours-board-hot-air-balloon = Heißluftballon

# After a verb; only Polish has another form elsewhere.
adventure-tours-n-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }

## Actions and abilities: a short name, and what it does

adventure-tours-action-none = Keine Aktion
adventure-tours-action-give-one = Eine Karte geben
adventure-tours-action-give-two = Zwei Karten geben
adventure-tours-action-extra-equipment = Zusätzliche Ausrüstung
adventure-tours-action-discard-equipment = Ausrüstung entfernen
adventure-tours-action-steal-equipment = Ausrüstung rauben
adventure-tours-action-extra-turn = Weiterer Zug
adventure-tours-action-same-colour-member = Teilnehmer derselben Farbe
adventure-tours-action-discard-member = Teilnehmer entfernen
adventure-tours-action-steal-member = Teilnehmer abwerben
adventure-tours-action-promote-equipment = Ausrüstung wird zu Teilnehmern
adventure-tours-action-protect = Schutz
# Not on a card: the card that a special ability gives away.
adventure-tours-action-gift = Eine geschenkte Karte

adventure-tours-help-action-none = Diese Karte hat keine Aktion.
adventure-tours-help-action-give-one = Wähle jemanden; diese Person zieht 1 Karte.
adventure-tours-help-action-give-two = Eine Person zieht 2 Karten, oder zwei ziehen je 1.
adventure-tours-help-action-extra-equipment = Lege noch eine Handkarte als Ausrüstung an und ziehe dann 1 Karte.
adventure-tours-help-action-discard-equipment = Wähle jemanden; die letzte Ausrüstungskarte dort wird abgeworfen.
adventure-tours-help-action-steal-equipment = Wähle jemanden; die letzte Ausrüstungskarte dort wird deine letzte.
adventure-tours-help-action-extra-turn = Nach diesem Zug hast du noch einen vollständigen Zug.
adventure-tours-help-action-same-colour-member = Lege noch einen Teilnehmer dieser Farbe an, wenn sein Anspruch erfüllt ist; auch seine Aktion darfst du nutzen.
adventure-tours-help-action-discard-member = Wähle jemanden; der letzte Teilnehmer dort wird abgeworfen.
adventure-tours-help-action-steal-member = Wähle jemanden; der letzte Teilnehmer dort wird dein letzter, ohne Anspruch und ohne Aktion.
adventure-tours-help-action-promote-equipment = Alle deine Ausrüstungskarten dieser Farbe werden zu Teilnehmern, ohne Anspruch und ohne Aktion.
adventure-tours-help-action-protect = Wirst du angegriffen, wirf diesen Teilnehmer ab, und der Angriff hat keine Wirkung.

adventure-tours-ability-none = Keine Spezialfähigkeit
adventure-tours-ability-extra-equipment-after-turn = Nach dem Zug noch eine Ausrüstungskarte
adventure-tours-ability-skip-draw-and-gift = Ziehen oder nicht, und eine Karte geben
adventure-tours-ability-use-equipment-action = Aktion der angelegten Ausrüstung nutzen
adventure-tours-ability-second-member = Zweiter Teilnehmer
adventure-tours-ability-double-action = Aktion doppelt
adventure-tours-ability-second-turn = Zweiter Zug

adventure-tours-help-ability-none = Dieses Tableau hat keine Spezialfähigkeit.
adventure-tours-help-ability-extra-equipment-after-turn = Nach deinem regulären Zug darfst du noch eine Karte als Ausrüstung anlegen und ziehst dafür 1 Karte.
adventure-tours-help-ability-skip-draw-and-gift = Hast du Ausrüstung angelegt, musst du nicht ziehen, und du darfst jemandem 1 Karte vom Nachzugstapel geben.
adventure-tours-help-ability-use-equipment-action = Hast du Ausrüstung angelegt, darfst du ihre Aktion nutzen, wenn ihr Anspruch erfüllt ist; ein Pater Miller schützt dich dann von dort aus.
adventure-tours-help-ability-second-member = Hast du einen Teilnehmer angelegt, darfst du noch einen in beliebiger Farbe anlegen, wenn sein Anspruch erfüllt ist, und seine Aktion nutzen.
adventure-tours-help-ability-double-action = Hast du einen Teilnehmer angelegt, darfst du seine Aktion zweimal nutzen, nicht aber die von Pater Miller.
adventure-tours-help-ability-second-turn = Nach deinem Zug darfst du noch einen vollständigen Zug machen.

## Moves

adventure-tours-move-equip = Mit { $card } ausrüsten
adventure-tours-move-join = { $card } mitnehmen
adventure-tours-move-aim-seat =
    { $who ->
        [you] Dich selbst wählen
       *[other] { $name } wählen
    }
adventure-tours-move-use = Nutzen
adventure-tours-move-skip = Verzichten
adventure-tours-move-draw = Eine Karte ziehen
adventure-tours-move-protect-with = { $card } zum Schutz abwerfen
adventure-tours-move-protect-with-equipped = { $card } aus der Ausrüstung zum Schutz abwerfen
adventure-tours-move-board = Das Tableau „{ $board }“ nehmen
adventure-tours-move-deal = Nächste Runde austeilen

## Prompts

adventure-tours-prompt-play = Spiele eine Karte: ausrüsten oder mitnehmen?

# What an action asks. It stands behind the name of the card and a colon.
adventure-tours-ask-give-one = Wer zieht eine Karte?
adventure-tours-ask-give-two = Zwei ziehen je eine Karte, oder jemand zieht beide; wer zieht die erste?
adventure-tours-ask-extra-equipment = Noch eine Karte als Ausrüstung anlegen?
adventure-tours-ask-discard-equipment = Wessen letzte Ausrüstungskarte wird abgeworfen?
adventure-tours-ask-steal-equipment = Wessen letzte Ausrüstungskarte nimmst du?
adventure-tours-ask-extra-turn = Nach diesem Zug noch einer?
adventure-tours-ask-same-colour-member = Noch einen Teilnehmer dieser Farbe anlegen ({ $colour })?
adventure-tours-ask-discard-member = Wessen letzter Teilnehmer wird abgeworfen?
adventure-tours-ask-steal-member = Wessen letzten Teilnehmer nimmst du?
adventure-tours-ask-promote-equipment =
    { $n ->
        [one] Wird { $n } Ausrüstungskarte dieser Farbe ({ $colour }) zum Teilnehmer?
       *[other] Werden { $n } Ausrüstungskarten dieser Farbe ({ $colour }) zu Teilnehmern?
    }

adventure-tours-prompt-give-one = { $card }: { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two = { $card }: { adventure-tours-ask-give-two }
adventure-tours-prompt-give-second =
    { $whom ->
        [you] { $card }: Die erste Karte ist für dich; wer zieht die zweite?
       *[other] { $card }: Die erste Karte ist für { $victim }; wer zieht die zweite?
    }
adventure-tours-prompt-extra-equipment = { $card }: { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment = { $card }: { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment = { $card }: { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn = { $card }: { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member = { $card }: { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member = { $card }: { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member = { $card }: { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment = { $card }: { adventure-tours-ask-promote-equipment }

# The special ability “Action twice”.
adventure-tours-prompt-give-one-again = { $card }, zum zweiten Mal: { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two-again = { $card }, zum zweiten Mal: { adventure-tours-ask-give-two }
adventure-tours-prompt-extra-equipment-again = { $card }, zum zweiten Mal: { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment-again = { $card }, zum zweiten Mal: { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment-again = { $card }, zum zweiten Mal: { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn-again = { $card }, zum zweiten Mal: { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member-again = { $card }, zum zweiten Mal: { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member-again = { $card }, zum zweiten Mal: { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member-again = { $card }, zum zweiten Mal: { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment-again = { $card }, zum zweiten Mal: { adventure-tours-ask-promote-equipment }

# The special ability “Use the action of laid equipment”.
adventure-tours-prompt-give-one-equipped = { $card } als Ausrüstung: { adventure-tours-ask-give-one }
adventure-tours-prompt-give-two-equipped = { $card } als Ausrüstung: { adventure-tours-ask-give-two }
adventure-tours-prompt-extra-equipment-equipped = { $card } als Ausrüstung: { adventure-tours-ask-extra-equipment }
adventure-tours-prompt-discard-equipment-equipped = { $card } als Ausrüstung: { adventure-tours-ask-discard-equipment }
adventure-tours-prompt-steal-equipment-equipped = { $card } als Ausrüstung: { adventure-tours-ask-steal-equipment }
adventure-tours-prompt-extra-turn-equipped = { $card } als Ausrüstung: { adventure-tours-ask-extra-turn }
adventure-tours-prompt-same-colour-member-equipped = { $card } als Ausrüstung: { adventure-tours-ask-same-colour-member }
adventure-tours-prompt-discard-member-equipped = { $card } als Ausrüstung: { adventure-tours-ask-discard-member }
adventure-tours-prompt-steal-member-equipped = { $card } als Ausrüstung: { adventure-tours-ask-steal-member }
adventure-tours-prompt-promote-equipment-equipped = { $card } als Ausrüstung: { adventure-tours-ask-promote-equipment }

# $name attacks, $victim is asked.
adventure-tours-prompt-protect =
    { $whom ->
        [you] { $name } greift dich an („{ $action }“). Pater Miller zum Schutz abwerfen?
       *[other] { $name } greift { $victim } an („{ $action }“). Pater Miller zum Schutz abwerfen?
    }

adventure-tours-prompt-more-equipment = Spezialfähigkeit: Noch eine Karte als Ausrüstung anlegen?
adventure-tours-prompt-own-draw = Spezialfähigkeit: Eine Karte ziehen oder verzichten?
adventure-tours-prompt-gift = Spezialfähigkeit: Jemandem eine Karte vom Nachzugstapel geben?
adventure-tours-prompt-second-member = Spezialfähigkeit: Noch einen Teilnehmer anlegen?
adventure-tours-prompt-second-turn = Spezialfähigkeit: Noch ein Zug?
adventure-tours-prompt-draft = Wähle dein Expeditionstableau
adventure-tours-prompt-deal = Teile für Runde { $n } von { $total } aus

## What a move would bring

# Parts of the sentences below.
adventure-tours-effect-income = Einnahmen von { $before } auf { $after }
adventure-tours-effect-level = { $category } von { $before } auf { $after }
adventure-tours-effect-levels = Technik von { $red } auf { $red_to }, Proviant von { $blue } auf { $blue_to }, Kleidung von { $yellow } auf { $yellow_to }

adventure-tours-effect-equip = Hebt { adventure-tours-effect-level }
adventure-tours-effect-equip-several = Hebt { adventure-tours-effect-levels }
adventure-tours-effect-join =
    { $coins ->
        [0] Die Einnahmen bleiben bei { $before }
       *[other] Hebt die { adventure-tours-effect-income }
    }
adventure-tours-effect-hand =
    { $whom ->
        [you] Deine Handkarten: von { $before } auf { $after }
       *[other] { $victim }, Handkarten: von { $before } auf { $after }
    }
adventure-tours-effect-takes-equipment = Du nimmst { $card } von { $victim }: { adventure-tours-effect-level }
adventure-tours-effect-takes-several = Du nimmst { $card } von { $victim }: { adventure-tours-effect-levels }
adventure-tours-effect-takes-member = Du nimmst { $card } von { $victim }: { adventure-tours-effect-income }
adventure-tours-effect-loses-equipment =
    { $whom ->
        [you] Du verlierst { $card }: { adventure-tours-effect-level }
       *[other] { $victim } verliert { $card }: { adventure-tours-effect-level }
    }
adventure-tours-effect-loses-several =
    { $whom ->
        [you] Du verlierst { $card }: { adventure-tours-effect-levels }
       *[other] { $victim } verliert { $card }: { adventure-tours-effect-levels }
    }
adventure-tours-effect-loses-member =
    { $whom ->
        [you] Du verlierst { $card }: { adventure-tours-effect-income }
       *[other] { $victim } verliert { $card }: { adventure-tours-effect-income }
    }
adventure-tours-effect-protect-equipment = Wehrt den Angriff ab: { adventure-tours-effect-level }
adventure-tours-effect-protect-several = Wehrt den Angriff ab: { adventure-tours-effect-levels }
adventure-tours-effect-protect-member = Wehrt den Angriff ab: { adventure-tours-effect-income }
adventure-tours-effect-promote = Hebt die { adventure-tours-effect-income }, aber { $category } fällt von { $level } auf { $level_to }
adventure-tours-effect-board = Beginnt mit Technik { $red }, Proviant { $blue }, Kleidung { $yellow }

## What happens

adventure-tours-label-part = Runde { $n }
adventure-tours-round-starts =
    { $who ->
        [you] Runde { $n } von { $total }: Du beginnst
       *[other] Runde { $n } von { $total }: { $name } beginnt
    }
adventure-tours-gets-board =
    { $who ->
        [you] Du bekommst das Tableau „{ $board }“
       *[other] { $name } bekommt das Tableau „{ $board }“
    }
adventure-tours-drafts =
    { $who ->
        [you] Du wählst das Tableau „{ $board }“
       *[other] { $name } wählt das Tableau „{ $board }“
    }
adventure-tours-is-dealt =
    { $who ->
        [you] Du erhältst { $cards }
       *[other] { $name } erhält { $cards }
    }
adventure-tours-is-dealt-hidden = { $name } erhält { n-cards-acc }
adventure-tours-equips =
    { $who ->
        [you] Du rüstest dich mit { $card } aus
       *[other] { $name } rüstet sich mit { $card } aus
    }
adventure-tours-joins =
    { $who ->
        [you] Du nimmst { $card } mit
       *[other] { $name } nimmt { $card } mit
    }
adventure-tours-draws =
    { $who ->
        [you] Du ziehst { $card }
       *[other] { $name } zieht { $card }
    }
adventure-tours-draws-hidden = { $name } zieht eine Karte
adventure-tours-last-card-drawn =
    { $who ->
        [you] Du ziehst die letzte Karte vom Nachzugstapel
       *[other] { $name } zieht die letzte Karte vom Nachzugstapel
    }
adventure-tours-gives =
    { $who ->
        [you] Du gibst { $victim } eine Karte
       *[other]
            { $whom ->
                [you] { $name } gibt dir eine Karte
               *[other] { $name } gibt { $victim } eine Karte
            }
    }
adventure-tours-gives-two =
    { $who ->
        [you] Du gibst { $victim } zwei Karten
       *[other]
            { $whom ->
                [you] { $name } gibt dir zwei Karten
               *[other] { $name } gibt { $victim } zwei Karten
            }
    }
adventure-tours-attacks =
    { $who ->
        [you] Du greifst { $victim } an: „{ $action }“
       *[other]
            { $whom ->
                [you] { $name } greift dich an: „{ $action }“
               *[other] { $name } greift { $victim } an: „{ $action }“
            }
    }
adventure-tours-protects =
    { $who ->
        [you] { $card } schützt dich
       *[other] { $card } schützt { $name }
    }
adventure-tours-discards-equipment =
    { $who ->
        [you] Du entfernst { $card } aus der Ausrüstung von { $victim }
       *[other]
            { $whom ->
                [you] { $name } entfernt { $card } aus deiner Ausrüstung
               *[other] { $name } entfernt { $card } aus der Ausrüstung von { $victim }
            }
    }
adventure-tours-discards-own-equipment =
    { $who ->
        [you] Du entfernst { $card } aus deiner eigenen Ausrüstung
       *[other] { $name } entfernt { $card } aus der eigenen Ausrüstung
    }
adventure-tours-discards-member =
    { $who ->
        [you] Du entfernst einen Teilnehmer von { $victim }: { $card }
       *[other]
            { $whom ->
                [you] { $name } entfernt einen deiner Teilnehmer: { $card }
               *[other] { $name } entfernt einen Teilnehmer von { $victim }: { $card }
            }
    }
adventure-tours-discards-own-member =
    { $who ->
        [you] Du entfernst einen deiner eigenen Teilnehmer: { $card }
       *[other] { $name } entfernt einen eigenen Teilnehmer: { $card }
    }
adventure-tours-steals-equipment =
    { $who ->
        [you] Du raubst { $card } aus der Ausrüstung von { $victim }
       *[other]
            { $whom ->
                [you] { $name } raubt { $card } aus deiner Ausrüstung
               *[other] { $name } raubt { $card } aus der Ausrüstung von { $victim }
            }
    }
adventure-tours-steals-member =
    { $who ->
        [you] Du wirbst einen Teilnehmer von { $victim } ab: { $card }
       *[other]
            { $whom ->
                [you] { $name } wirbt dir einen Teilnehmer ab: { $card }
               *[other] { $name } wirbt einen Teilnehmer von { $victim } ab: { $card }
            }
    }
adventure-tours-promotes =
    { $who ->
        [you] Du verschiebst { $cards } aus der Ausrüstung zu den Teilnehmern
       *[other] { $name } verschiebt { $cards } aus der Ausrüstung zu den Teilnehmern
    }
# Pater Miller, laid as equipment by a special ability.
adventure-tours-readies =
    { $who ->
        [you] { $card } liegt in deiner Ausrüstung bereit, um dich zu schützen
       *[other] { $card } liegt in der Ausrüstung bereit, um { $name } zu schützen
    }
adventure-tours-earns-turn =
    { $who ->
        [you] Du hast danach noch einen Zug
       *[other] { $name } hat danach noch einen Zug
    }
adventure-tours-uses-ability =
    { $who ->
        [you] Du nutzt die Spezialfähigkeit „{ $ability }“
       *[other] { $name } nutzt die Spezialfähigkeit „{ $ability }“
    }
adventure-tours-forgoes-draw =
    { $who ->
        [you] Du ziehst nicht
       *[other] { $name } zieht nicht
    }
adventure-tours-turn-again =
    { $who ->
        [you] Du hast einen zusätzlichen Zug
       *[other] { $name } hat einen zusätzlichen Zug
    }
adventure-tours-ends-round =
    { $who ->
        [you] Du hast keine Karte mehr; Runde { $n } ist zu Ende
       *[other] { $name } hat keine Karte mehr; Runde { $n } ist zu Ende
    }
adventure-tours-pile-ends-round =
    { $who ->
        [you] Der Nachzugstapel ist aufgebraucht, und du bist am Zug; Runde { $n } ist zu Ende
       *[other] Der Nachzugstapel ist aufgebraucht, und { $name } ist am Zug; Runde { $n } ist zu Ende
    }
adventure-tours-earns =
    { $who ->
        [you] Du nimmst { adventure-tours-n-coins } ein (Teilnehmer: { $n })
       *[other] { $name } nimmt { adventure-tours-n-coins } ein (Teilnehmer: { $n })
    }
adventure-tours-pays =
    { $who ->
        [you] Du zahlst { adventure-tours-n-coins } für { n-cards-acc } auf der Hand
       *[other] { $name } zahlt { adventure-tours-n-coins } für { n-cards-acc } auf der Hand
    }
adventure-tours-pays-all =
    { $who ->
        [you] Handkarten: { $n }, sie kosten { $cost }, du hast { adventure-tours-n-coins }: dir bleibt nichts
       *[other] { $name }, Handkarten: { $n }, sie kosten { $cost }, vorhanden { adventure-tours-n-coins }: es bleibt nichts
    }
# $other is what the next best has.
adventure-tours-wins =
    { $who ->
        [you] Du gewinnst mit { adventure-tours-n-coins } (dahinter: { $other })
       *[other] { $name } gewinnt mit { adventure-tours-n-coins } (dahinter: { $other })
    }
adventure-tours-shares-win =
    { $who ->
        [you] Geteilter Sieg: Du hast { adventure-tours-n-coins }
       *[other] Geteilter Sieg: { $name } hat { adventure-tours-n-coins }
    }

## What cannot be done

adventure-tours-no-deal-now = Die nächste Runde wird ausgeteilt, wenn diese zu Ende ist.
adventure-tours-no-deal-first = Teile zuerst die nächste Runde aus.
adventure-tours-no-board-now = Jetzt wird kein Tableau gewählt.
adventure-tours-no-board-first = Wähle zuerst ein Tableau.
adventure-tours-no-such-board = Das Tableau „{ $board }“ steht nicht zur Wahl.
adventure-tours-no-answer-first = Du wirst angegriffen: Nutze zuerst deinen Schutz, oder verzichte.
adventure-tours-no-attack = Gerade greift dich niemand an; bis dahin wartet { $card }.
adventure-tours-no-such-guard = { $card } ist nicht unter deinen Teilnehmern.
adventure-tours-no-such-equipped-guard = { $card } ist nicht in deiner Ausrüstung.
adventure-tours-no-guard-moved = { $card } wurde abgeworben oder kam aus der Ausrüstung und schützt darum nicht.
adventure-tours-no-guard-unready = { $card } liegt dort nur als Ausrüstung und schützt nicht.
adventure-tours-no-more-guards = { $card }: Eine Nummer { $n } davon hast du nicht; schutzbereit liegen dort: { $have }.
adventure-tours-no-guard-beside = { $card }: Nummer { $n } liegt direkt neben Nummer { $other }, es macht also keinen Unterschied; wähle Nummer { $other }.
adventure-tours-no-demand = { $card } verlangt { $category } { $need }, und du hast { $have }.
adventure-tours-no-other-colour = { $card } hat eine andere Farbe; jetzt darf nur diese folgen: { $colour }.
adventure-tours-no-equip-now = { $card } kann jetzt nicht als Ausrüstung angelegt werden.
adventure-tours-no-join-now = { $card } kann jetzt nicht als Teilnehmer angelegt werden.
adventure-tours-no-aim-now = Jetzt ist niemand zu wählen.
adventure-tours-no-such-seat = Platz { $n } gibt es an diesem Tisch nicht.
adventure-tours-no-oneself = Bei dir selbst würde das nichts bewirken; wähle jemand anderen.
adventure-tours-no-equipment =
    { $who ->
        [you] Du hast keine Ausrüstung.
       *[other] { $name } hat keine Ausrüstung.
    }
adventure-tours-no-member =
    { $who ->
        [you] Du hast keine Teilnehmer.
       *[other] { $name } hat keine Teilnehmer.
    }
adventure-tours-no-pass = Du musst eine Karte spielen; jede lässt sich als Ausrüstung anlegen.
adventure-tours-no-half = Die erste Karte ist vergeben, also muss auch die zweite vergeben werden.
adventure-tours-no-use-now = Jetzt gibt es nichts zu nutzen.
adventure-tours-no-draw-now = Du kannst jetzt nicht ziehen.

## Positions that cannot occur

adventure-tours-bad-count = Diese Stellung gibt es nicht: { $card } ist { $n }× da statt { $due }×.
adventure-tours-bad-pile = Diese Stellung gibt es nicht: Der Nachzugstapel ist leer, also ist die Runde zu Ende.
adventure-tours-bad-hand = Diese Stellung gibt es nicht: { $name } hat keine Karte auf der Hand, also ist die Runde zu Ende.
adventure-tours-bad-ready = Diese Stellung gibt es nicht: { $card } kann dort, wo die Karte liegt, nicht schützen ({ $name }).

## What can be wrong with the component tables

adventure-tours-table-count = { $file }: Zusammen sind es { n-cards }, und es sollten { $due } sein.
adventure-tours-table-boards = { $file }: Die Zahl der Tableaus ist { $n } ({ $side }) und sollte { $due } sein.
adventure-tours-table-same-card = { $file }, Zeile { $line }: { $card } steht schon in Zeile { $n }.
adventure-tours-table-same-board = { $file }, Zeile { $line }: „{ $board }“ steht schon in Zeile { $n }.
adventure-tours-table-equipment = { $file }, Zeile { $line }: „{ $value }“ ist keine Ausrüstung; geschrieben wird sie wie { "red:1|blue:2" }, jede Farbe einmal, mit einer Zahl von 1 bis 9.
adventure-tours-table-base-ability = { $file }, Zeile { $line }: Eine Wüstenseite hat keine Spezialfähigkeit.

## What is shuffled and drawn, where the fairness of a match is checked

adventure-tours-source-start = Wer beginnt
adventure-tours-source-boards = Tableaus
adventure-tours-source-deal = Nachzugstapel

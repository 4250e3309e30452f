### Africana.

africana-aim = Reise durch Afrika: Nimm an Expeditionen teil, wo sie starten, beende sie an ihrem Ziel, und kaufe und beende Abenteuer aus den Büchern. Am Ende gewinnen die meisten Punkte.
africana-glossary = Einen Ort betrittst du mit einer Karte einer seiner Farben; ein Joker steht für jede. Ein Marker zeigt, wer an einer Expedition teilnimmt.

## Pieces

# Nouns, so that they need not agree: „Gehilfe Violett“.
africana-colour-magenta = Magenta
africana-colour-turquoise = Türkis
africana-colour-grey = Grau
africana-colour-orange = Orange
africana-colour-violet = Violett
africana-colour-white = Weiß
africana-colour-blue = Blau
africana-colour-yellow = Gelb
africana-colour-red = Rot

# A travel card is named by its colour alone.
africana-card-magenta = Magenta
africana-card-turquoise = Türkis
africana-card-grey = Grau
africana-card-orange = Orange
africana-card-violet = Violett
africana-card-magenta-assistant = Gehilfe Magenta
africana-card-turquoise-assistant = Gehilfe Türkis
africana-card-grey-assistant = Gehilfe Grau
africana-card-orange-assistant = Gehilfe Orange
africana-card-violet-assistant = Gehilfe Violett
africana-card-joker = Joker
# A card whose colour is changed for a step.
africana-card-magenta-for-5 = { africana-card-magenta } für 5 Silber
africana-card-turquoise-for-5 = { africana-card-turquoise } für 5 Silber
africana-card-grey-for-5 = { africana-card-grey } für 5 Silber
africana-card-orange-for-5 = { africana-card-orange } für 5 Silber
africana-card-violet-for-5 = { africana-card-violet } für 5 Silber
africana-card-magenta-assistant-for-5 = { africana-card-magenta-assistant } für 5 Silber
africana-card-turquoise-assistant-for-5 = { africana-card-turquoise-assistant } für 5 Silber
africana-card-grey-assistant-for-5 = { africana-card-grey-assistant } für 5 Silber
africana-card-orange-assistant-for-5 = { africana-card-orange-assistant } für 5 Silber
africana-card-violet-assistant-for-5 = { africana-card-violet-assistant } für 5 Silber

africana-place-napoli = Neapel
africana-place-tangier = Tanger
africana-place-tripoli = Tripolis
africana-place-cairo = Kairo
africana-place-aswan = Assuan
africana-place-jidda = Dschidda
# Same as in English.
africana-place-timbuktu = Timbuktu
# Same as in English.
africana-place-dakar = Dakar
# Same as in English.
africana-place-lagos = Lagos
africana-place-khartoum = Khartum
africana-place-addis-ababa = Addis Abeba
# Same as in English.
africana-place-leopoldville = Leopoldville
# Same as in English.
africana-place-serengeti = Serengeti
# Same as in English.
africana-place-ujiji = Ujiji
africana-place-zanzibar = Sansibar
# Same as in English.
africana-place-luanda = Luanda
africana-place-mozambique = Mosambik
africana-place-victoria-falls = Victoriafälle
# Same as in English.
africana-place-tananarive = Tananarive
africana-place-windhoek = Windhuk
# Same as in English.
africana-place-port-natal = Port Natal
africana-place-cape-town = Kapstadt

africana-half-north = Norden
africana-half-south = Süden
africana-book-north = Buch des Nordens
africana-book-south = Buch des Südens
# Of a stack: „Stapel links“.
africana-side-left = links
africana-side-right = rechts
africana-company-italy = Italien
africana-company-france = Frankreich
africana-company-germany = Deutschland
# Same as in English.
africana-company-england = England

africana-subject-mask = Maske
africana-subject-drum = Trommel
africana-subject-statuette = Statuette
africana-subject-vase = Vase
africana-subject-shield = Schild
africana-subject-magenta-assistant = { africana-card-magenta-assistant }
africana-subject-turquoise-assistant = { africana-card-turquoise-assistant }
africana-subject-grey-assistant = { africana-card-grey-assistant }
africana-subject-orange-assistant = { africana-card-orange-assistant }
africana-subject-violet-assistant = { africana-card-violet-assistant }

# $id tells two expeditions with the same start and target apart; mostly it is empty.
africana-expedition = { $from } → { $to }{ $id }
# What is to be found, and where.
africana-adventure = { $subject } ({ $place })

# After a verb.
africana-silver = { $n } Silber
africana-price = { $cost } Silber
# What turning a page costs.
africana-page-price =
    { $cost ->
        [0] umsonst
       *[other] { $cost } Silber
    }

## Moves and prompts

africana-move-draw = Zwei Reisekarten ziehen
africana-move-turn-left = Umblättern von links nach rechts
africana-move-turn-right = Umblättern von rechts nach links
africana-move-buy-left = Linke Karte kaufen
africana-move-buy-right = Rechte Karte kaufen
africana-move-go = Reisen → { $place } mit { $card }
africana-move-join = Teilnehmen: { $expedition }
# An expedition or an adventure.
africana-move-end = Beenden: { $goal }
# No more, or none at all.
africana-move-done = Fertig
africana-move-discard = { $card } abwerfen
africana-move-give-up = Aufgeben: { $adventure }

africana-prompt-action = Wähle eine Aktion: ziehen, umblättern und kaufen, oder reisen
africana-prompt-book = Umblättern ({ africana-page-price }), eine Karte kaufen oder „{ africana-move-done }“
africana-prompt-travel = Weiter reisen oder „{ africana-move-done }“
africana-prompt-discard = Wirf { n-cards-acc } ab
africana-prompt-give-up =
    { $n ->
        [one] Gib { $n } unbeendetes Abenteuer auf
       *[other] Gib { $n } unbeendete Abenteuer auf
    }

## What a move would bring

africana-effect-draw = Handkarten: von { $before } auf { $after }
africana-effect-pay =
    { $cost ->
        [0] Umsonst
       *[other] Kostet { africana-price }, es bleiben { $left }
    }
africana-effect-step = Danach { n-cards } auf der Hand
# A joker or an assistant.
africana-effect-step-back = Danach { n-cards } auf der Hand; die gespielte kommt nach der Bewegung zurück
africana-effect-join-silver = Bringt { africana-silver }; freie Marker: { $markers }
africana-effect-join-cards = Bringt { n-cards-acc }; freie Marker: { $markers }
# $before and $after are all points, those of collections too.
africana-effect-ends = Bringt { africana-silver } und { n-points }; insgesamt von { NUMBER($before) } auf { NUMBER($after) }
africana-effect-assistant =
    { $change ->
        [0] Bringt eine Karte: { $card }
       *[other] Bringt eine Karte: { $card }; Punkte von { NUMBER($before) } auf { NUMBER($after) }
    }
africana-effect-points = Punkte von { NUMBER($before) } auf { NUMBER($after) }

## What happens

africana-game-starts =
    { $who ->
        [you] Du beginnst
       *[other] { $name } beginnt
    }
africana-plays-company =
    { $who ->
        [you] Du spielst { $company }: { $place }, { africana-silver }
       *[other] { $name } spielt { $company }: { $place }, { africana-silver }
    }
africana-is-dealt =
    { $who ->
        [you] Du erhältst { $card }
       *[other] { $name } erhält { $card }
    }
africana-is-dealt-hidden = { $name } erhält eine Reisekarte
africana-lays-expedition = Expedition auf Feld { $space }: { $expedition }
africana-shows-adventure = { $book }, Stapel { $side }: { $adventure }
africana-turn =
    { $who ->
        [you] Du beginnst Zug { $n }
       *[other] { $name } beginnt Zug { $n }
    }
africana-draws =
    { $who ->
        [you] Du ziehst { $card }
       *[other] { $name } zieht { $card }
    }
africana-draws-hidden = { $name } zieht eine Reisekarte
africana-shuffles = Der Ablagestapel ({ n-cards }) wird zum neuen Nachzugstapel gemischt
africana-no-travel-card =
    { $who ->
        [you] Für dich gibt es keine Reisekarte mehr
       *[other] Für { $name } gibt es keine Reisekarte mehr
    }
africana-turns-page =
    { $who ->
        [you] Du blätterst um, Stapel { $side } ({ africana-page-price }): { $adventure }
       *[other] { $name } blättert um, Stapel { $side } ({ africana-page-price }): { $adventure }
    }
africana-buys =
    { $who ->
        [you] Du kaufst für { africana-price }: { $adventure }
       *[other] { $name } kauft für { africana-price }: { $adventure }
    }
africana-closes-book =
    { $who ->
        [you] Du verlässt das Buch
       *[other] { $name } verlässt das Buch
    }
africana-travels =
    { $who ->
        [you] Du reist → { $place } mit { $card }
       *[other] { $name } reist → { $place } mit { $card }
    }
africana-travels-changed =
    { $who ->
        [you] Du zahlst { africana-price } und reist → { $place } mit { $card }
       *[other] { $name } zahlt { africana-price } und reist → { $place } mit { $card }
    }
africana-joins =
    { $who ->
        [you] Du nimmst an der Expedition { $expedition } teil
       *[other] { $name } nimmt an der Expedition { $expedition } teil
    }
africana-gets-bonus =
    { $who ->
        [you] Du erhältst { africana-silver } für die Teilnahme
       *[other] { $name } erhält { africana-silver } für die Teilnahme
    }
africana-ends-expedition =
    { $who ->
        [you] Du beendest die Expedition { $expedition }: { africana-silver }, { n-points }
       *[other] { $name } beendet die Expedition { $expedition }: { africana-silver }, { n-points }
    }
africana-gets-nothing =
    { $who ->
        [you] Du nimmst deinen Marker von der Expedition { $expedition } zurück
       *[other] { $name } nimmt den Marker von der Expedition { $expedition } zurück
    }
africana-ends-artifact =
    { $who ->
        [you] Du beendest das Abenteuer { $adventure }: { africana-silver }, { n-points }
       *[other] { $name } beendet das Abenteuer { $adventure }: { africana-silver }, { n-points }
    }
africana-ends-assistant =
    { $who ->
        [you] Du beendest das Abenteuer { $adventure } und nimmst die Karte { $card }
       *[other] { $name } beendet das Abenteuer { $adventure } und nimmt die Karte { $card }
    }
africana-ends-movement =
    { $who ->
        [you] Du beendest die Bewegung
       *[other] { $name } beendet die Bewegung
    }
africana-stays =
    { $who ->
        [you] Du bleibst, wo du bist
       *[other] { $name } bleibt stehen
    }
africana-discards =
    { $who ->
        [you] Du wirfst { $card } ab
       *[other] { $name } wirft { $card } ab
    }
# A joker or an assistant leaves the game.
africana-loses-card =
    { $who ->
        [you] Du verlierst die Karte { $card }; sie kommt aus dem Spiel
       *[other] { $name } verliert die Karte { $card }; sie kommt aus dem Spiel
    }
africana-gives-up =
    { $who ->
        [you] Du gibst das Abenteuer { $adventure } auf; es kommt aus dem Spiel
       *[other] { $name } gibt das Abenteuer { $adventure } auf; es kommt aus dem Spiel
    }
# $name has the last turn.
africana-end-triggered =
    { $who ->
        [you] Das Ende ist eingeläutet: Die Runde wird zu Ende gespielt, und den letzten Zug hast du
       *[other] Das Ende ist eingeläutet: Die Runde wird zu Ende gespielt, und den letzten Zug hat { $name }
    }
africana-turn-cap =
    { $n ->
        [one] Nach { $n } Zug endet das Spiel
       *[other] Nach { $n } Zügen endet das Spiel
    }
africana-game-over = Das Spiel endet
africana-scores =
    { $who ->
        [you] Du erhältst { n-points } und hast { $coins } Silber
       *[other] { $name } erhält { n-points } und hat { $coins } Silber
    }
africana-wins =
    { $who ->
        [you] Du gewinnst: { n-points }
       *[other] { $name } gewinnt: { n-points }
    }

## What cannot be done

africana-no-discard-first = Wirf zuerst bis auf { $limit } Karten ab; zu viele: { $n }.
africana-no-give-up-first = Gib zuerst Abenteuer auf, bis { $limit } übrig sind; zu viele: { $n }.
africana-no-discard-now = Karten wirft nur am Ende des Zuges ab, wer mehr als { $limit } hat.
africana-no-give-up-now = Abenteuer gibt nur am Ende des Zuges auf, wer mehr als { $limit } unbeendete hat.
africana-no-while-buying = Du bist beim Kaufen; ein Zug ist nur eine Aktion.
africana-no-while-moving = Du bist in Bewegung; ein Zug ist nur eine Aktion.
africana-no-book-empty = Das { $book } ist leer.
africana-no-stack-empty = { $book }: Der Stapel { $side } ist leer.
africana-no-page-too-expensive = Das nächste Umblättern kostet { africana-price }; du hast { $coins }.
africana-no-adventure-too-expensive = Ein Abenteuer kostet { africana-price }; du hast { $coins }.
africana-no-already-there = Da bist du schon: { $place }.
africana-no-route = Es gibt keine Reiseroute { $here } → { $place }.
africana-no-card-played = Die Karte { $card } ist schon gespielt; sie kommt auf die Hand zurück, wenn die Bewegung endet.
africana-no-symbol = { $place } verlangt { $symbol }; das zeigt die Karte { $card } nicht. Ihre Farbe zu ändern, kostet { africana-price }.
africana-no-symbols = { $place } verlangt { $symbol } oder { $second }; das zeigt die Karte { $card } nicht. Ihre Farbe zu ändern, kostet { africana-price }.
africana-no-change-needed = Die Karte { $card } passt hier ohnehin: { $place }. Ihre Farbe muss nicht geändert werden.
africana-no-change-too-expensive = Die Farbe der Karte { $card } zu ändern, kostet { africana-price }; du hast { $coins }.
africana-no-expedition-open = Die Expedition { $expedition } liegt nicht offen aus.
africana-no-start-here = Startort der Expedition { $expedition } ist { $place }; dein Standort ist { $here }.
africana-no-joined-twice = Du nimmst schon an der Expedition { $expedition } teil.
africana-no-markers-left = Du hast keinen Marker mehr; alle { $limit } sind im Einsatz.
africana-no-not-joined = Du nimmst an der Expedition { $expedition } nicht teil.
africana-no-target-here = Zielort der Expedition { $expedition } ist { $place }; dein Standort ist { $here }.
africana-no-adventure-of-yours = Dieses Abenteuer hast du nicht: { $adventure }.
africana-no-adventure-target-here = Zielort dieses Abenteuers ist { $place }; dein Standort ist { $here }.

## Component tables that do not fit

africana-table-count = { $file }: Zahl der Zeilen { $n } statt { $due }.
africana-table-half = { $file }: Zahl der Orte in der Hälfte „{ $half }“ { $n } statt { $due }.
africana-table-no-start = { $file }: „{ $place }“ fehlt; dort beginnt eine Gesellschaft.
africana-table-symbols = { $file }, Zeile { $line }: Zahl der Symbole { $n } statt eins oder zwei.
africana-table-unknown-place = { $file }, Zeile { $line }: „{ $column }“ nennt den unbekannten Ort „{ $place }“.
africana-table-route-to-itself = { $file }, Zeile { $line }: Die Reiseroute führt von „{ $place }“ zum selben Ort.
africana-table-route-twice = { $file }, Zeile { $line }: Diese Reiseroute steht schon in Zeile { $n }.
africana-table-disconnected = { $file }: Die Landkarte zerfällt; kein Weg führt zu „{ $place }“.
africana-table-same-place = { $file }, Zeile { $line }: „{ $place }“ ist zugleich Start- und Zielort.
africana-table-deck = { $file }: Zahl der Karten mit { $deck } ist { $n }, nötig sind mindestens { $due }.
africana-table-book = { $file }: Zahl der Karten für „{ $book }“ { $n } statt { $due }.
africana-table-kinds = { $file }: Zahl der Arten von Artefakten { $n } statt { $due }.
africana-table-subject = { $file }: „{ $subject }“ ist für „{ $book }“ { $n }× da statt { $due }×.
africana-table-wrong-half = { $file }, Zeile { $line }: „{ $place }“ liegt in derselben Hälfte wie „{ $book }“ und müsste in der anderen liegen.
africana-table-spelling = { $file }: „{ $value }“ wäre die Schreibweise von zwei verschiedenen Zügen.
africana-table-name = { $file }, Zeile { $line }: „{ $column }“ kann nicht „{ $value }“ sein; damit ließe sich kein Zug schreiben.

## Positions that cannot occur

africana-bad-count = Diese Stellung gibt es nicht: { $card } ist { $n }× da statt { $due }×.
africana-bad-pile-order = Diese Stellung gibt es nicht: Im Expeditionsstapel liegt nicht A auf B auf C.
africana-bad-hand = Diese Stellung gibt es nicht: { $name } hat { n-cards-acc } auf der Hand; das passt nicht zum Limit von { $limit } und zu dem, was gefragt ist.
africana-bad-adventures = Diese Stellung gibt es nicht: Die Zahl der unbeendeten Abenteuer von { $name } ({ $n }) passt nicht zum Limit von { $limit } und zu dem, was gefragt ist.
africana-bad-markers = Diese Stellung gibt es nicht: { $name } hat zu viele Marker auf Expeditionen ({ $n } von { $limit }).
africana-bad-assistants = Diese Stellung gibt es nicht: { $name } hat die Karte { $card } { $n }×, erlaubt ist höchstens { $due }×.
africana-bad-spaces = Diese Stellung gibt es nicht: Die leeren Expeditionsfelder ({ $n }), der Stapel und das Spielende passen nicht zusammen.

## What is shuffled and drawn, where the fairness of a match is checked

africana-source-start = Wer beginnt
africana-source-travel = Reisekarten
africana-source-north = Buch des Nordens
africana-source-south = Buch des Südens
africana-source-deck-a = Expeditionen A
africana-source-deck-b = Expeditionen B
africana-source-deck-c = Expeditionen C

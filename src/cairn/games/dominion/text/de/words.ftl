### Dominion: Adventures: what the engine says beside cards and rules.

dominion-aim = Bau dir ein eigenes Deck: Jeden Zug ziehst du fünf Karten, spielst Aktionen und Geld und kaufst bessere Karten. Sind die Provinzen oder mehrere andere Stapel leer, gewinnen die meisten Punkte.
dominion-glossary = Was eine Karte kostet, zahlst du in Münzen. Karten im Spiel und auf der Hand werden am Ende des Zugs abgelegt.

## Pieces

dominion-token-1-card = +1-Karte-Marker
dominion-token-1-action = +1-Aktion-Marker
dominion-token-1-buy = +1-Kauf-Marker
dominion-token-1-coin = +1-Münze-Marker
dominion-token-2-cost = −2-Kosten-Marker
dominion-token-trashing = Entsorgungs-Marker

# After a verb; only Polish has another form elsewhere.
dominion-n-coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }

## Types and sets of cards

dominion-label-type-action = Aktion
dominion-label-type-treasure = Geld
dominion-label-type-victory = Punkte
dominion-label-type-curse = Fluch
dominion-label-type-attack = Angriff
dominion-label-type-reaction = Reaktion
dominion-label-type-duration = Dauer
# Same as in English.
dominion-label-type-reserve = Reserve
dominion-label-type-traveller = Reisender
dominion-label-type-event = Ereignis

dominion-label-set-basic = Basiskarten
dominion-label-set-base = Basisspiel
dominion-label-set-adventures = Abenteuer
dominion-label-set-upgrades = Eintausch-Karten
dominion-label-set-events = Ereignisse
dominion-label-set-seaside = Am Meer

## Moves

dominion-move-play = { $card } ausspielen
dominion-move-gain = { $card } nehmen
dominion-move-trash = { $card } entsorgen
dominion-move-discard = { $card } ablegen
dominion-move-topdeck = { $card } auf den Nachziehstapel legen
dominion-move-keep = { $card } behalten
dominion-move-set-aside = { $card } zur Seite legen
dominion-move-call = { $card } aufrufen
dominion-move-exchange = { $card } eintauschen
dominion-move-reveal = { $card } aufdecken
# Of several things that happen at one moment, this comes next.
dominion-move-resolve = { $card } ausführen
# A card or an Event.
dominion-move-buy = { $card } kaufen
dominion-move-token = { $token } auf { $card } legen
dominion-move-end-actions = Aktionsphase beenden
dominion-move-end-turn = Zug beenden
# No more, or none at all.
dominion-move-done = Fertig
dominion-move-yes = Ja
dominion-move-no = Nein
dominion-move-reveal-hand = Hand vorzeigen
dominion-move-choose-coin = +1 Münze
dominion-move-choose-trash = Eine Karte entsorgen
dominion-move-choose-silver = Ein Silber nehmen
dominion-move-choose-copper = Ein Kupfer aufs Wirtshaustableau legen
dominion-move-choose-coins = +1 Münze für jedes Kupfer auf dem Wirtshaustableau
dominion-move-choose-attack = Eine Angriffskarte ablegen
dominion-move-choose-curses = Zwei Flüche ablegen
dominion-move-choose-six = Sechs Karten ablegen
dominion-move-trash-this = Die ausgespielte Karte entsorgen

## Prompts

dominion-prompt-action-phase = Spiele eine Aktion aus oder gehe zur Kaufphase über
dominion-prompt-buy-phase = Spiele Geldkarten aus, kaufe oder beende den Zug
dominion-prompt-start-of-turn = Zugbeginn: Wähle, was als Nächstes kommt
# Several equal Durations are due, and different cards lie aside for them.
dominion-prompt-start-of-turn-several = Zugbeginn: Wähle, was als Nächstes kommt; behältst du eine Karte, kommt zuerst eine gleiche, die später ausgespielt wurde
dominion-prompt-later-one = Führe die nächste Karte { $card } aus, oder behalte sie, damit zuerst eine später ausgespielte kommt
# A card was just bought or gained.
dominion-prompt-meanwhile = Wähle, was als Nächstes geschieht
dominion-prompt-react = Reagiere auf den Angriff oder lass ihn zu
dominion-prompt-call-after-action = Nach dieser Aktion eine Reservekarte aufrufen?
dominion-prompt-free-wine = { dominion-card-wine-merchant } vom Wirtshaustableau ablegen?
dominion-prompt-exchange = Reisende eintauschen, bevor sie abgelegt werden?
dominion-prompt-leave-play = Eine Karte aus dem Spiel auf den Nachziehstapel legen, bevor sie abgelegt wird?
dominion-prompt-drop-copper = Lege ein Kupfer ab oder zeige, dass du keines hast.

dominion-prompt-discard = Lege { n-cards-acc } ab
dominion-prompt-discard-down-to = Lege ab, bis du { n-cards-acc } auf der Hand hast
dominion-prompt-discard-to-draw = Lege beliebig viele Karten ab, dann ziehe ebenso viele
dominion-prompt-discard-for-one = Lege Karten ab für eine, die ebenso viele Münzen kostet (bisher { $n })
# $name is whose card it is.
dominion-prompt-discard-or-keep =
    { $who ->
        [you] Du deckst { $card } auf: ablegen oder auf dem Nachziehstapel behalten?
       *[other] { $name } deckt { $card } auf: ablegen oder auf dem Nachziehstapel behalten?
    }
dominion-prompt-scouting-party = Lege { n-cards-acc } von den angesehenen ab
dominion-prompt-quest = Lege für ein Gold eine Angriffskarte, zwei Flüche oder sechs Karten ab
dominion-prompt-quest-attack = Lege für ein Gold eine Angriffskarte ab
dominion-prompt-quest-six = Lege für ein Gold noch { n-cards-acc } ab

dominion-prompt-trash = Entsorge eine Handkarte
dominion-prompt-trash-up-to = Entsorge aus deiner Hand bis zu { n-cards-acc }
dominion-prompt-trash-copper = Entsorge ein Kupfer für 3 Münzen
dominion-prompt-trash-treasure = Entsorge eine Geldkarte für eine, die höchstens 3 Münzen mehr kostet
dominion-prompt-trash-for-more = Entsorge eine Handkarte für eine Karte, die höchstens { dominion-n-coins } mehr kostet
# $name is whose cards they are.
dominion-prompt-trash-loot =
    { $who ->
        [you] Wähle die Geldkarte, die du entsorgst
       *[other] Wähle die Geldkarte, die { $name } entsorgt
    }
dominion-prompt-trash-revealed = Wähle, welche aufgedeckte Geldkarte du entsorgst
dominion-prompt-trash-discard-or-keep = Entsorge die angesehene Karte, lege sie ab oder behalte sie
dominion-prompt-trade = Entsorge bis zu zwei Handkarten, je für ein Silber
dominion-prompt-bonfire = Entsorge bis zu { n-cards-acc }, die du im Spiel hast
# Equal cards in play differ.
dominion-prompt-bonfire-several = Entsorge bis zu { n-cards-acc }, die du im Spiel hast; behältst du eine Karte, entsorgst du statt ihrer eine gleiche, die liegen bleibt oder an einer anderen hängt
dominion-prompt-bonfire-another = Entsorge die nächste Karte { $card }, oder behalte sie und entsorge eine andere
dominion-prompt-raze = Entsorge die ausgespielte Karte oder eine Handkarte

dominion-prompt-gain-up-to = Nimm eine Karte, die höchstens { dominion-n-coins } kostet
dominion-prompt-gain-exactly = Eine Karte, die genau { dominion-n-coins } kostet, auf den Nachziehstapel nehmen?
dominion-prompt-gain-for-all = Nimm eine Karte, die höchstens { dominion-n-coins } kostet; alle anderen nehmen auch eine
dominion-prompt-gain-loot = Nimm von den entsorgten Geldkarten beliebig viele
dominion-prompt-gain-treasure = Nimm eine Geldkarte
dominion-prompt-mine-treasure = Nimm eine Geldkarte, die höchstens { dominion-n-coins } kostet, auf die Hand
dominion-prompt-gold-or-copper = Wähle, was du zuerst nimmst: Gold oder Kupfer
dominion-prompt-pilgrimage = Wähle bis zu drei Karten, die du im Spiel hast; von jeder nimmst du noch eine
dominion-prompt-seaway = Nimm eine Aktionskarte, die höchstens 4 Münzen kostet; dein +1-Kauf-Marker kommt auf ihren Stapel
dominion-prompt-inherit = Lege für deine Anwesen eine Aktionskarte zur Seite, die höchstens 4 Münzen kostet

dominion-prompt-play-twice = Spiele eine Aktion zweimal aus
dominion-prompt-play-twice-and-copy = Spiele eine Aktion zweimal aus und nimm noch eine davon
dominion-prompt-play-treasure = Spiele Geldkarten aus, höchstens { $n }
dominion-prompt-play-discarded = Die abgelegte Aktion ausspielen?
# Only an Action can be set aside.
dominion-prompt-keep-or-set-aside = Behalte die Karte oder lege sie zur Seite
dominion-prompt-keep-one = Nimm eine der Karten auf die Hand
dominion-prompt-gear = Lege bis zu zwei Karten für deinen nächsten Zug zur Seite
dominion-prompt-save = Lege eine Karte für deine nächste Hand zur Seite
dominion-prompt-amulet = Wähle eins von dreien
dominion-prompt-copper-or-coins = Lege ein Kupfer aufs Wirtshaustableau oder nimm Münzen für die dort
dominion-prompt-deck-to-discard = Den Nachziehstapel auf den Ablagestapel legen?
dominion-prompt-show-victory = Lege eine Punktekarte auf den Nachziehstapel; hast du keine, zeige deine Hand vor
dominion-prompt-topdeck-hand = Lege deine Hand auf den Nachziehstapel, die oberste Karte zuletzt
dominion-prompt-topdeck-one = Lege eine Handkarte auf den Nachziehstapel
dominion-prompt-topdeck-discarded = Eine Karte vom Ablagestapel auf den Nachziehstapel legen?
dominion-prompt-return-looked-at = Lege die Karten auf den Nachziehstapel zurück, die oberste zuletzt
dominion-prompt-move-token = Wähle einen Stapel für den { $token }
dominion-prompt-teacher = Wähle einen +1-Marker und einen Stapel dafür

## What a move would bring

dominion-effect-treasure = Münzen von { $coins } auf { $coins_to }
dominion-effect-play = Danach Aktionen: { $actions }, Käufe: { $buys }, Münzen: { $coins }, Handkarten: { $hand }
dominion-effect-buy = Münzen von { $coins } auf { $coins_to }, Käufe von { $buys } auf { $buys_to }; noch im Stapel: { $left }
dominion-effect-buy-event = Münzen von { $coins } auf { $coins_to }, Käufe von { $buys } auf { $buys_to }
dominion-effect-gain = Noch im Stapel: { $left }
dominion-effect-exchange = Du bekommst { $card }; noch in diesem Stapel: { $left }
dominion-effect-end-turn = Nicht genutzt: { dominion-n-coins }, Käufe: { $buys }
dominion-effect-end-actions = Nicht genutzte Aktionen: { $actions }

## What happens

dominion-turn =
    { $who ->
        [you] Zug { $n }: Du bist an der Reihe
       *[other] Zug { $n }: { $name } ist an der Reihe
    }
dominion-extra-turn =
    { $who ->
        [you] Extrazug: Du bist noch einmal an der Reihe
       *[other] Extrazug: { $name } ist noch einmal an der Reihe
    }
dominion-plays =
    { $who ->
        [you] Du spielst { $card } aus
       *[other] { $name } spielt { $card } aus
    }
dominion-plays-again =
    { $who ->
        [you] Du spielst { $card } noch einmal aus
       *[other] { $name } spielt { $card } noch einmal aus
    }
# A card or an Event.
dominion-buys =
    { $who ->
        [you] Du kaufst { $card }
       *[other] { $name } kauft { $card }
    }
dominion-buys-event =
    { $who ->
        [you] Du erwirbst das Ereignis { $card }
       *[other] { $name } erwirbt das Ereignis { $card }
    }
dominion-gains =
    { $who ->
        [you] Du nimmst { $card }
       *[other] { $name } nimmt { $card }
    }
dominion-gains-to-hand =
    { $who ->
        [you] Du nimmst { $card } vom Vorrat auf die Hand
       *[other] { $name } nimmt { $card } vom Vorrat auf die Hand
    }
dominion-gains-to-deck =
    { $who ->
        [you] Du nimmst { $card } auf den Nachziehstapel
       *[other] { $name } nimmt { $card } auf den Nachziehstapel
    }
dominion-trashes =
    { $who ->
        [you] Du entsorgst { $card }
       *[other] { $name } entsorgt { $card }
    }
dominion-discards =
    { $who ->
        [you] Du legst { $card } ab
       *[other] { $name } legt { $card } ab
    }
dominion-discards-hand =
    { $who ->
        [you] Du legst deine Hand ab ({ n-cards })
       *[other] { $name } legt die ganze Hand ab ({ n-cards })
    }
dominion-opens-discard =
    { $who ->
        [you] Oben auf deinem Ablagestapel liegt { $card }
       *[other] Oben auf dem Ablagestapel von { $name } liegt { $card }
    }
dominion-draws =
    { $who ->
        [you] Du ziehst { $cards }
       *[other] { $name } zieht { $cards }
    }
dominion-draws-hidden = { $name } zieht { n-cards-acc }
dominion-shuffles =
    { $who ->
        [you] Du mischst deinen Ablagestapel
       *[other] { $name } mischt den Ablagestapel
    }
dominion-looks =
    { $who ->
        [you] Du siehst dir oben vom Nachziehstapel { $cards } an
       *[other] { $name } sieht sich oben vom Nachziehstapel { $cards } an
    }
dominion-looks-hidden = { $name } sieht sich oben vom Nachziehstapel { n-cards-acc } an
dominion-looks-through =
    { $who ->
        [you] Du siehst deinen Ablagestapel durch: { $cards }
       *[other] { $name } sieht den Ablagestapel durch: { $cards }
    }
dominion-looks-through-hidden = { $name } sieht den Ablagestapel durch ({ n-cards })
dominion-reveals =
    { $who ->
        [you] Du deckst { $cards } auf
       *[other] { $name } deckt { $cards } auf
    }
dominion-reveals-hand =
    { $who ->
        [you] Du zeigst deine Hand vor: { $cards }
       *[other] { $name } zeigt die ganze Hand vor: { $cards }
    }
dominion-topdecks =
    { $who ->
        [you] Du legst { $card } auf den Nachziehstapel
       *[other] { $name } legt { $card } auf den Nachziehstapel
    }
dominion-topdecks-hidden = { $name } legt eine Karte auf den Nachziehstapel
dominion-takes =
    { $who ->
        [you] Du nimmst { $card } auf die Hand
       *[other] { $name } nimmt { $card } auf die Hand
    }
dominion-takes-hidden = { $name } nimmt eine Karte auf die Hand
dominion-sets-aside =
    { $who ->
        [you] Du legst { $card } zur Seite
       *[other] { $name } legt { $card } zur Seite
    }
dominion-sets-aside-hidden = { $name } legt eine Karte zur Seite
dominion-takes-back =
    { $who ->
        [you] Du nimmst { n-cards-acc } zurück auf die Hand
       *[other] { $name } nimmt { n-cards-acc } zurück auf die Hand
    }
dominion-inherits =
    { $who ->
        [you] Du legst { $card } für deine Anwesen zur Seite
       *[other] { $name } legt { $card } für die eigenen Anwesen zur Seite
    }
dominion-deck-to-discard =
    { $who ->
        [you] Du legst deinen Nachziehstapel auf den Ablagestapel
       *[other] { $name } legt den Nachziehstapel auf den Ablagestapel
    }
dominion-to-mat =
    { $who ->
        [you] Du legst { $card } auf dein Wirtshaustableau
       *[other] { $name } legt { $card } auf das Wirtshaustableau
    }
dominion-calls =
    { $who ->
        [you] Du rufst { $card } auf
       *[other] { $name } ruft { $card } auf
    }
dominion-exchanges =
    { $who ->
        [you] Du tauschst { $card } gegen { $next } ein
       *[other] { $name } tauscht { $card } gegen { $next } ein
    }
dominion-pays =
    { $who ->
        [you] Du zahlst { dominion-n-coins }
       *[other] { $name } zahlt { dominion-n-coins }
    }
dominion-moves-token =
    { $who ->
        [you] Du legst den { $token } auf den Stapel { $card }
       *[other] { $name } legt den { $token } auf den Stapel { $card }
    }
dominion-takes-minus-card =
    { $who ->
        [you] Du legst den −1-Karte-Marker auf den Nachziehstapel
       *[other] { $name } legt den −1-Karte-Marker auf den Nachziehstapel
    }
dominion-returns-minus-card =
    { $who ->
        [you] Du legst den −1-Karte-Marker zurück
       *[other] { $name } legt den −1-Karte-Marker zurück
    }
dominion-takes-minus-coin =
    { $who ->
        [you] Du nimmst den −1-Münze-Marker
       *[other] { $name } nimmt den −1-Münze-Marker
    }
dominion-returns-minus-coin =
    { $who ->
        [you] Du erhältst eine Münze weniger und legst den −1-Münze-Marker zurück
       *[other] { $name } erhält eine Münze weniger und legt den −1-Münze-Marker zurück
    }
dominion-journey-up =
    { $who ->
        [you] Du drehst den Reise-Marker um, Vorderseite oben
       *[other] { $name } dreht den Reise-Marker um, Vorderseite oben
    }
dominion-journey-down =
    { $who ->
        [you] Du drehst den Reise-Marker um, Rückseite oben
       *[other] { $name } dreht den Reise-Marker um, Rückseite oben
    }
dominion-game-over = Das Spiel ist zu Ende

## What cannot be done

dominion-no-other-question = Gerade ist etwas anderes gefragt.
dominion-no-other-in-action-phase = In der Aktionsphase spielst du eine Aktion aus oder beendest die Phase.
dominion-no-other-in-buy-phase = In der Kaufphase spielst du Geldkarten aus, kaufst oder beendest den Zug.
dominion-no-action-card = { $card } ist keine Aktionskarte; in der Aktionsphase wird nichts anderes ausgespielt.
dominion-no-treasure-yet = { $card } ist eine Geldkarte; die spielst du in der Kaufphase aus.
dominion-no-action-now = { $card } ist eine Aktionskarte; die Aktionsphase ist vorbei.
dominion-no-treasure = { $card } ist keine Geldkarte; in der Kaufphase wird nichts anderes ausgespielt.
dominion-no-treasure-after-buying = Nach dem ersten Kauf im Zug wird kein Geld mehr ausgespielt.
dominion-no-buy-yet = Beende erst die Aktionsphase, dann kaufe.
dominion-no-buys-left = Du hast keinen Kauf mehr.
dominion-no-too-expensive =
    { $cost ->
        [one] { $card } kostet { $cost } Münze; du hast { $coins }.
       *[other] { $card } kostet { $cost } Münzen; du hast { $coins }.
    }
dominion-no-cards-this-turn = In diesem Extrazug darfst du keine Karten kaufen.
dominion-no-cards-in-pile = Der Stapel { $card } ist leer.
dominion-no-such-pile = { $card } ist in diesem Spiel nicht dabei.
dominion-no-upgrade = { $card } gehört nicht zum Vorrat; die Karte gibt es nur durch Eintauschen.
dominion-no-second-inheritance = { dominion-card-inheritance } darf nur einmal pro Spiel erworben werden; du hast es schon getan.
dominion-no-event-twice = { $card } darf nur einmal pro Zug erworben werden.
dominion-no-gain = { $card } kostet { $cost } und gehört nicht zu den Karten, die du jetzt nehmen kannst.
dominion-no-action-pile = { $card } ist kein Aktionsstapel; nur auf solchen liegen Marker.
# Another token is asked for, or (Teacher) an own token lies there.
dominion-no-token-here = Dieser Marker kann jetzt nicht auf den Stapel { $card }.
dominion-no-such-on-mat = { $card } liegt nicht auf deinem Wirtshaustableau.
dominion-no-call-now = { $card } kann jetzt nicht aufgerufen werden.
dominion-no-exchange = { $card } kann jetzt nicht eingetauscht werden.
dominion-no-such-thing-waits = Bei { $card } ist jetzt nichts auszuführen.
dominion-no-not-this-card = { $card } gehört nicht zu den Karten, die du jetzt wählen kannst.

## How a match cannot be set up

dominion-no-kingdom = Es gibt kein Königreich „{ $text }“; es gibt: { $values } oder zehn Kartennamen, durch Kommas getrennt.
dominion-no-kingdom-card = { $card } ist keine Königreichkarte.
dominion-no-extra = { $card } ist eine zusätzliche Karte: Sie braucht die Option „extras“ auf „on“.
dominion-no-ten = Ein Königreich hat 10 verschiedene Karten; die Liste hat { $n }.
dominion-no-event = { $card } ist kein Ereignis.
dominion-no-card = Es gibt keine Karte „{ $text }“.
dominion-no-card-twice = { $card } steht zweimal in der Liste.

## Positions that cannot occur

dominion-bad-mat = Diese Stellung gibt es nicht: Ohne eine Karte, die ein Wirtshaustableau braucht, hat niemand eines.
dominion-bad-card = Diese Stellung gibt es nicht: { $card } ist in diesem Spiel nicht dabei.
dominion-bad-count = Diese Stellung gibt es nicht: { $card } ist { $n }× da statt { $due }×.

## What is shuffled and drawn, where the fairness of a match is checked

dominion-source-start = Wer beginnt
dominion-source-kingdom = Königreich
dominion-source-events = Ereignisse
# Every player has one; the name of the player is put behind it.
dominion-source = Nachziehstapel

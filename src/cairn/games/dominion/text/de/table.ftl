### Der Tisch von Dominion im Browser.

## Das einfache Spielbrett: was wo liegt

dominion-zone-supply = Vorrat
dominion-zone-upgrades = Eintausch
dominion-zone-events = Ereignisse
dominion-zone-trash = Müll
dominion-zone-hands = Hand
dominion-zone-decks = Nachziehstapel
dominion-zone-discards = Ablagestapel
dominion-zone-plays = Spielbereich
dominion-zone-mats = Wirtshaus
dominion-zone-asides = zur Seite gelegt
dominion-zone-stays = was im Spiel bleibt

## Das einfache Spielbrett: was über Dinge, Spieler und den Zug gesagt wird

dominion-fact-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
dominion-fact-turns =
    { $n ->
        [one] Zug
       *[other] Züge
    }
dominion-fact-tokens = Marker
dominion-fact-token = Marker
dominion-fact-journey-up = Reise offen
dominion-fact-minus-card = −1 Karte
dominion-fact-minus-coin = −1 Münze
dominion-fact-inherited = Anwesen sind auch
dominion-fact-cost = kostet
dominion-fact-types = Typen
dominion-fact-spent = in diesem Zug schon erworben
dominion-fact-affordable = kann noch erworben werden
dominion-fact-stays = bleibt im Spiel
dominion-fact-why = warum
dominion-fact-owner = von
dominion-fact-against = gegen
dominion-fact-aside = dafür zur Seite gelegt
dominion-fact-seat = am Zug
dominion-fact-number = Zug
dominion-fact-phase = Phase
dominion-fact-actions =
    { $n ->
        [one] Aktion
       *[other] Aktionen
    }
dominion-fact-buys =
    { $n ->
        [one] Kauf
       *[other] Käufe
    }
dominion-fact-coins =
    { $n ->
        [one] Münze
       *[other] Münzen
    }
dominion-fact-bought = in diesem Zug gekauft
dominion-fact-extra = Extrazug
dominion-fact-mission = Extrazug folgt
dominion-fact-fairs = genommene Karten dürfen auf den Nachziehstapel
dominion-fact-expeditions = Expeditionen: mehr Karten beim Aufräumen
dominion-fact-victories-bought = Punktekarten gekauft
dominion-fact-merchants = mehr für das erste Silber
dominion-fact-played-silver = Silber gespielt
dominion-fact-cheaper = weniger für jede Karte
dominion-fact-empty = leere Stapel

## Das einfache Spielbrett: Wörter unter den Angaben

dominion-type-action = Aktion
dominion-type-treasure = Geld
dominion-type-victory = Punkte
dominion-type-curse = Fluch
dominion-type-attack = Angriff
dominion-type-reaction = Reaktion
dominion-type-duration = Dauer
# Same as in English.
dominion-type-reserve = Reserve
dominion-type-traveller = Reisender
dominion-type-event = Ereignis
dominion-phase-action = Aktionsphase
dominion-phase-buy = Kaufphase
dominion-why-aside = zur Seite gelegt
dominion-why-looked-at = angesehen
dominion-why-saved = bis zum Aufräumen

## Das gezeichnete Brett: Teile des Tisches

dominion-table-basics = Basiskarten
dominion-table-kingdom = Königreich
dominion-table-kingdom-note = leuchtet: jetzt kaufbar; gestrichelt: nach deinem Geld
dominion-table-kingdom-now = leuchtet: jetzt kaufbar
dominion-table-travellers = Reisende
dominion-table-tavern = Wirtshaus
dominion-table-in-play = Im Spiel
dominion-table-look = Ansehen, was { $name } ausliegen hat
dominion-table-parts = Teile des Tisches
dominion-table-can-choose = hier ist etwas wählbar
dominion-table-play-area =
    { $who ->
        [you] Dein Spielbereich
       *[other] { $name }: Spielbereich
    }
dominion-table-mat =
    { $who ->
        [you] Dein Wirtshaustableau
       *[other] { $name }: Wirtshaustableau
    }
dominion-table-tokens =
    { $who ->
        [you] Deine Marker
       *[other] { $name }: Marker
    }
dominion-table-staying = bleiben
dominion-table-this-turn = dieser Zug
dominion-table-yours = deine
dominion-table-against = Gegen dich
dominion-table-back = Zurück
dominion-table-nothing-played = Noch ist nichts im Spiel.
dominion-table-hand-empty = Keine Handkarten
dominion-table-mat-empty = Ausgespielte Reservekarten warten hier, bis du sie aufrufst.
dominion-table-deck =
    { $n ->
        [one] Nachziehstapel, { $n } Karte
       *[other] Nachziehstapel, { $n } Karten
    }
dominion-table-discard =
    { $n ->
        [one] Ablagestapel, { $n } Karte
       *[other] Ablagestapel, { $n } Karten
    }
dominion-table-discard-word = Ablage
dominion-table-nothing-known = Davon ist nichts bekannt.
dominion-table-all-yours = Alle deine Karten
dominion-table-all-of =
    { $who ->
        [you] Alle deine Karten
       *[other] { $name } besitzt
    }
dominion-table-own-presses = Ausspielen und kaufen
dominion-table-own-presses-note = Wie oft du eine Karte oder einen Stapel drückst
dominion-table-own-presses-usual = Wie üblich
dominion-table-own-presses-one = Ein Druck
dominion-table-own-presses-two = Zwei Drucke
dominion-table-own-counters = Kartenzähler
dominion-table-own-counters-note = Was alle besitzen und was in deinem Nachziehstapel übrig ist
dominion-table-own-order = Ordnung deiner Hand
dominion-table-own-order-note = Zieh eine Karte; auf einem Touchscreen halte sie zuerst gedrückt, oder drücke Alt mit einer Pfeiltaste
dominion-table-own-order-usual = Übliche Ordnung
dominion-table-players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
dominion-table-turn = Zug { $n }
dominion-table-heading = Zug { $n } · { $name }
dominion-table-heading-extra = Extrazug · { $name }
dominion-table-provinces-left =
    { $n ->
        [one] noch { $n } Provinz
       *[other] noch { $n } Provinzen
    }
dominion-table-piles-empty = { $n } von { $total } Stapeln leer

## Das gezeichnete Brett: Karten und Stapel

dominion-table-left-word = übrig
dominion-table-left =
    { $n ->
        [one] noch { $n }
       *[other] noch { $n }
    }
dominion-table-empty = leer
dominion-table-costs =
    { $n ->
        [one] Kostet { $n } Münze
       *[other] Kostet { $n } Münzen
    }
dominion-table-costs-now = Kostet jetzt { $n }, gedruckt { $printed }
dominion-table-costs-tag = kostet jetzt { $n }
dominion-table-short = { $n } fehlen
dominion-table-soon = Nach deinen Geldkarten kaufbar
dominion-table-token-of =
    { $who ->
        [you] Dein { $token }
       *[other] { $name }: { $token }
    }
dominion-table-estates-are =
    { $who ->
        [you] Deine Anwesen gelten als { $card }
       *[other] { $name }: Anwesen gelten als { $card }
    }
dominion-table-owns =
    { $who ->
        [you] du hast { $n }
       *[other] { $name } hat { $n }
    }
dominion-table-as = als { $card }
dominion-table-bought = kaufte { $card }
dominion-table-bought-tag = erworben
dominion-table-token-estate = Anwesen-Marker
dominion-table-minus-card = −1-Karte-Marker: zieht eine Karte weniger
dominion-table-minus-coin = −1-Münze-Marker: einmal eine Münze weniger
dominion-table-journey-up = Reise-Marker offen
dominion-table-journey-down = Reise-Marker verdeckt
dominion-table-up = auf
dominion-table-down = zu

## Das gezeichnete Brett: was bleibt, und was aufgerufen werden kann

dominion-table-each-turn = jeden Zug
dominion-table-next-turn = nächster Zug
dominion-table-with-it = bleibt mit
dominion-stay-amulet = eins von dreien
dominion-stay-caravan-guard = +1 Münze
dominion-stay-dungeon = +2, lege 2 ab
dominion-stay-gear =
    { $n ->
        [one] { $n } zurück
       *[other] { $n } zurück
    }
dominion-stay-bridge-troll = +1 Kauf, 1 weniger
dominion-stay-haunted-woods = +3 Karten
dominion-stay-swamp-hag = +3 Münzen
dominion-stay-hireling = +1 Karte
dominion-stay-champion = je +1 Aktion
dominion-stay-caravan = +1 Karte
dominion-stay-lighthouse = +1 Münze
dominion-stay-wharf = +2, +1 Kauf
dominion-stay-haunted-woods-against = bei Kauf Hand auf den Nachziehstapel
dominion-stay-swamp-hag-against = bei Kauf nimmst du einen Fluch
dominion-table-when-start = Zugbeginn
dominion-table-when-action = nach Aktion
dominion-table-when-gain = beim Nehmen
dominion-table-when-spare = 2 Münzen übrig
dominion-table-when-points = Punkte am Ende
dominion-table-when-stays = liegt hier
dominion-table-when-now = jetzt aufrufen
dominion-table-may-call = Du darfst aufrufen

## Das gezeichnete Brett: Plätze und Züge

dominion-table-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
dominion-table-in-hand =
    { $n ->
        [one] { $n } Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
dominion-table-in-deck =
    { $n ->
        [one] { $n } Karte im Nachziehstapel
       *[other] { $n } Karten im Nachziehstapel
    }
dominion-table-in-discard =
    { $n ->
        [one] { $n } Karte auf der Ablage
       *[other] { $n } Karten auf der Ablage
    }
dominion-table-on-mat =
    { $n ->
        [one] { $n } Karte auf dem Wirtshaustableau
       *[other] { $n } Karten auf dem Wirtshaustableau
    }
dominion-table-lasting = bleiben im Spiel: { $cards }
dominion-table-you-decide = du entscheidest
dominion-table-answers = antwortet
dominion-table-points-hidden = Punkte werden nicht gezeigt.
dominion-table-has = Aktionen: { $actions }, Käufe: { $buys }, Münzen: { $n }
dominion-table-is-action-phase =
    { $who ->
        [you] Du spielst Aktionen aus
       *[other] { $name } spielt Aktionen aus
    }
dominion-table-is-buy-phase =
    { $who ->
        [you] Du kaufst ein
       *[other] { $name } kauft ein
    }
dominion-table-decides = { $name } entscheidet
dominion-table-n-turns =
    { $n ->
        [one] Zug
       *[other] Züge
    }
dominion-table-n-buys =
    { $n ->
        [one] Karte gekauft
       *[other] Karten gekauft
    }
dominion-table-cards-owned = Karten

## Das gezeichnete Brett: die Frage

dominion-table-your-action-phase = Dein Zug, Aktionsphase
dominion-table-your-buy-phase = Dein Zug, Kaufphase
dominion-table-action-phase = Aktionsphase
dominion-table-buy-phase = Kaufphase
dominion-table-extra = Dein Extrazug
dominion-table-start = Beginn deines Zuges
dominion-table-clean-up = Aufräumphase
dominion-table-ask-action-phase = Aktion ausspielen?
dominion-table-ask-buy-phase = Ausspielen oder kaufen
dominion-table-ask-buy-phase-bought = Kaufe oder beende den Zug
dominion-table-more-coins =
    { $n ->
        [one] +{ $n } auf der Hand
       *[other] +{ $n } auf der Hand
    }
dominion-table-treasures = Alles Geld ausspielen
dominion-table-treasures-short = Geld +{ $n }
dominion-table-end-turn = Zug beenden
dominion-table-to-buys = Zur Kaufphase
dominion-table-pass = Verzichten
dominion-table-pass-react = Angriff zulassen
dominion-table-pass-start-of-turn = Keine aufrufen
dominion-table-pass-call-after-action = Nicht aufrufen
dominion-table-choose-more =
    { $n ->
        [one] Wähle noch { $n } Karte.
       *[other] Wähle noch { $n } Karten.
    }
dominion-table-this-order = In dieser Folge
dominion-table-order-note = Die zuletzt gewählte liegt oben.
dominion-table-do-discard = { $cards } ablegen
dominion-table-do-discard-n =
    { $n ->
        [one] { $n } Karte ablegen
       *[other] { $n } Karten ablegen
    }
dominion-table-do-discard-none = Nichts ablegen
dominion-table-do-trash = { $cards } entsorgen
dominion-table-do-trash-n =
    { $n ->
        [one] { $n } Karte entsorgen
       *[other] { $n } Karten entsorgen
    }
dominion-table-do-trash-none = Nichts entsorgen
dominion-table-do-topdeck = { $cards } auf den Nachziehstapel
dominion-table-do-topdeck-n =
    { $n ->
        [one] { $n } Karte auf den Nachziehstapel
       *[other] { $n } Karten auf den Nachziehstapel
    }
dominion-table-do-topdeck-none = Nichts auf den Stapel
dominion-table-do-set-aside = { $cards } zur Seite legen
dominion-table-do-set-aside-n =
    { $n ->
        [one] { $n } Karte zur Seite legen
       *[other] { $n } Karten zur Seite legen
    }
dominion-table-do-set-aside-none = Nichts zur Seite legen
dominion-table-do-gain = { $cards } nehmen
dominion-table-do-gain-n =
    { $n ->
        [one] { $n } Karte nehmen
       *[other] { $n } Karten nehmen
    }
dominion-table-do-gain-none = Nichts nehmen
dominion-table-do-exchange = { $cards } eintauschen
dominion-table-do-exchange-n =
    { $n ->
        [one] { $n } Karte eintauschen
       *[other] { $n } Karten eintauschen
    }
dominion-table-do-exchange-none = Alle behalten
dominion-table-seen-by-all = Für alle aufgedeckt
dominion-table-seen-by-you = Nur du siehst das
dominion-table-next-time = { $card }, nächstes Mal:
dominion-table-policy-ask = Fragen
dominion-table-policy-always = Immer
dominion-table-policy-never = Nie
dominion-table-key-call = aufrufen, was aufgerufen werden kann
dominion-table-key-treasures = alles Geld ausspielen
dominion-table-key-always = immer so reagieren oder aufrufen
dominion-table-key-never = nie so reagieren oder aufrufen

## The drawn board: what a card does, in the few words of its face

dominion-brief-cellar = +1 Aktion. Beliebig viele ablegen, ebenso viele ziehen.
dominion-brief-moat = +2 Karten. Auf der Hand wehrt sie einen Angriff ab.
dominion-brief-chancellor = +2 Münzen. Dein Nachziehstapel darf auf den Ablagestapel.
dominion-brief-bureaucrat = Ein Silber auf deinen Stapel. Andere: eine Punktekarte auf ihren.
dominion-brief-feast = Entsorge diese Karte. Nimm eine bis 5 Münzen.
dominion-brief-gardens = 1 Punkt für je 10 deiner Karten.
dominion-brief-militia = +2 Münzen. Andere legen bis auf 3 Karten ab.
dominion-brief-moneylender = Entsorge ein Kupfer aus der Hand: +3 Münzen.
dominion-brief-remodel = Handkarte entsorgen, eine bis 2 Münzen teurere nehmen.
dominion-brief-spy = +1 Karte, +1 Aktion. Oberste Karte aller: ablegen oder nicht.
dominion-brief-thief = Andere decken 2 auf. Eine Geldkarte wird entsorgt oder deine.
dominion-brief-throne-room = Spiele eine Aktion aus der Hand zweimal aus.
dominion-brief-library = Ziehe, bis du 7 hast. Aktionen dürfen zur Seite.
dominion-brief-mine = Geldkarte entsorgen, eine bis 3 Münzen teurere auf die Hand.
dominion-brief-adventurer = Decke auf, bis 2 Geldkarten da sind, und nimm sie.
dominion-brief-harbinger = +1 Karte, +1 Aktion. Eine abgelegte Karte darf auf den Stapel.
dominion-brief-merchant = +1 Karte, +1 Aktion. Dein erstes Silber bringt 1 mehr.
dominion-brief-vassal = +2 Münzen. Oberste Karte ablegen, eine Aktion ausspielen.
dominion-brief-poacher = +1 Karte, +1 Aktion, +1 Münze. Je leerem Stapel 1 ablegen.
dominion-brief-bandit = Nimm ein Gold. Andere verlieren eine Geldkarte über Kupfer.
dominion-brief-sentry = +1 Karte, +1 Aktion. Sortiere die obersten 2 aus.
dominion-brief-artisan = Nimm eine Karte bis 5 auf die Hand. Eine kommt auf den Stapel.
dominion-brief-coin-of-the-realm = 1 Münze, aufs Tableau. Nach einer Aktion: +2 Aktionen.
dominion-brief-page = +1 Karte, +1 Aktion. Beim Aufräumen eintauschbar.
dominion-brief-peasant = +1 Kauf, +1 Münze. Beim Aufräumen eintauschbar.
dominion-brief-ratcatcher = +1 Karte, +1 Aktion. Aufruf zu Beginn: Karte entsorgen.
dominion-brief-raze = +1 Aktion. Karte entsorgen; je Münze 1 ansehen, 1 nehmen.
dominion-brief-amulet = Jetzt und nächsten Zug: 1 Münze, entsorgen oder Silber.
dominion-brief-caravan-guard = +1 Karte, +1 Aktion. Nächster Zug +1 Münze. Reaktion.
dominion-brief-dungeon = +1 Aktion. Jetzt und nächsten Zug: +2 Karten, 2 ablegen.
dominion-brief-gear = +2 Karten. Hebe bis zu zwei für den nächsten Zug auf.
dominion-brief-guide = +1 Karte, +1 Aktion. Aufruf zu Beginn: neue Hand aus 5.
dominion-brief-duplicate = Aufs Tableau. Nimmst du eine Karte bis 6: noch eine davon.
dominion-brief-magpie = +1 Karte, +1 Aktion. Liegt oben Geld, nimm es.
dominion-brief-messenger = +1 Kauf, +2 Münzen. Als Erstes gekauft: alle nehmen eine bis 4.
dominion-brief-miser = Ein Kupfer aufs Tableau oder +1 Münze je Kupfer dort.
dominion-brief-port = +1 Karte, +2 Aktionen. Beim Kauf gibt es noch einen.
dominion-brief-ranger = +1 Kauf. Reise-Marker wenden; Vorderseite: +5 Karten.
dominion-brief-transmogrify = +1 Aktion. Aufruf zu Beginn: entsorgen, bis 1 mehr nehmen.
dominion-brief-artificer = +1 Karte, +1 Aktion, +1 Münze. n ablegen, Karte für n nehmen.
dominion-brief-bridge-troll = Jetzt und nächsten Zug: +1 Kauf, Karten kosten 1 weniger.
dominion-brief-distant-lands = Aufs Tableau. Dort zählt sie 4 Punkte.
dominion-brief-giant = Reise-Marker wenden. Vorn: +5 Münzen, Angriff. Hinten: +1.
dominion-brief-haunted-woods = Wer kauft: Hand auf den Stapel. Nächster Zug: +3 Karten.
dominion-brief-lost-city = +2 Karten, +2 Aktionen. Beim Nehmen ziehen andere 1.
dominion-brief-relic = 2 Münzen. Andere: −1-Karte-Marker auf den Stapel.
dominion-brief-royal-carriage = +1 Aktion. Aufruf nach einer Aktion: sie noch einmal.
dominion-brief-storyteller = +1 Aktion, +1 Münze. Geld ausspielen, Münzen werden Karten.
dominion-brief-swamp-hag = Wer kauft, nimmt einen Fluch. Nächster Zug: +3 Münzen.
dominion-brief-treasure-trove = 2 Münzen. Nimm ein Gold und ein Kupfer.
dominion-brief-wine-merchant = +1 Kauf, +4 Münzen, aufs Tableau. Zurück mit 2 Münzen übrig.
dominion-brief-hireling = Bleibt für immer: +1 Karte zu Beginn jedes Zuges.
dominion-brief-treasure-hunter = +1 Aktion, +1 Münze. Je Karte des rechten Nachbarn ein Silber.
dominion-brief-warrior = +2 Karten. Je Reisendem verlieren andere ihre oberste Karte.
dominion-brief-hero = +2 Münzen. Du darfst eine Geldkarte nehmen.
dominion-brief-champion = +1 Aktion. Bleibt: kein Angriff trifft, je Aktion +1 Aktion.
dominion-brief-soldier = +2 Münzen, +1 je anderem Angriff. Andere legen 1 ab.
dominion-brief-fugitive = +2 Karten, +1 Aktion. Lege eine Karte ab.
dominion-brief-disciple = Spiele eine Aktion zweimal aus, nimm noch eine davon.
dominion-brief-teacher = Aufs Tableau. Aufruf zu Beginn: einen +1-Marker legen.
dominion-brief-alms = Ohne Geld: eine Karte bis 4
dominion-brief-borrow = +1 Kauf, +1 Münze, −1 Karte
dominion-brief-quest = Ablegen für ein Gold
dominion-brief-save = +1 Kauf. Karte aufheben
dominion-brief-scouting-party = +1 Kauf. Sortiere 5 Karten
dominion-brief-travelling-fair = +2 Käufe. Neues auf den Stapel
dominion-brief-bonfire = Bis zu 2 im Spiel entsorgen
dominion-brief-expedition = Beim Aufräumen 2 mehr
dominion-brief-ferry = Lege den −2-Kosten-Marker
dominion-brief-plan = Lege den Entsorgungs-Marker
dominion-brief-mission = Extrazug ohne Kartenkauf
dominion-brief-pilgrimage = Reise-Marker: bis zu 3 Karten
dominion-brief-ball = −1 Münze. 2 Karten bis 4
dominion-brief-raid = Silber. Andere −1 Karte
dominion-brief-seaway = Aktion bis 4, +1-Kauf-Marker
dominion-brief-trade = Bis zu 2 gegen Silber
dominion-brief-lost-arts = Lege den +1-Aktion-Marker
dominion-brief-training = Lege den +1-Münze-Marker
dominion-brief-inheritance = Anwesen spielen als Karte
dominion-brief-pathfinding = Lege den +1-Karte-Marker
dominion-brief-caravan = +1 Karte, +1 Aktion. Nächster Zug: +1 Karte.
dominion-brief-warehouse = +3 Karten, +1 Aktion. Lege 3 ab.
dominion-brief-lighthouse = +1 Aktion. Jetzt und nächsten Zug +1 Münze. Kein Angriff trifft.
dominion-brief-wharf = Jetzt und nächsten Zug: +2 Karten, +1 Kauf.
dominion-brief-treasury = +1 Karte, +1 Aktion, +1 Münze. Darf auf den Stapel zurück.
dominion-brief-cutpurse = +2 Münzen. Andere legen ein Kupfer ab.

## Ein Königreich wählen

dominion-pick-search = Königreichkarten suchen
dominion-pick-none = Keine Karte passt.
dominion-pick-random = Zufälliges Königreich
dominion-pick-kept =
    { $n ->
        [one] { $n } behalten
       *[other] { $n } behalten
    }
dominion-pick-draw =
    { $n ->
        [one] { $n } neu ziehen
       *[other] { $n } neu ziehen
    }
dominion-pick-back = Zurück
dominion-pick-keep = behalten
dominion-pick-is-kept = behalten
dominion-pick-let-go = freigeben
dominion-pick-other = eine andere
dominion-pick-costs = Kosten
dominion-pick-holds = Was darin ist
dominion-pick-use = Dieses Königreich nehmen
dominion-pick-n-villages =
    { $n ->
        [one] Karte mit mehr Aktionen
       *[other] Karten mit mehr Aktionen
    }
dominion-pick-n-buys =
    { $n ->
        [one] Karte mit +Kauf
       *[other] Karten mit +Kauf
    }
dominion-pick-n-trashers =
    { $n ->
        [one] Karte, die entsorgt
       *[other] Karten, die entsorgen
    }
dominion-pick-n-attacks =
    { $n ->
        [one] Angriff
       *[other] Angriffe
    }
dominion-pick-n-reactions =
    { $n ->
        [one] Reaktion
       *[other] Reaktionen
    }
dominion-pick-n-durations =
    { $n ->
        [one] Dauerkarte
       *[other] Dauerkarten
    }
dominion-pick-n-reserves =
    { $n ->
        [one] Reservekarte
       *[other] Reservekarten
    }
dominion-pick-n-travellers =
    { $n ->
        [one] Reisender
       *[other] Reisende
    }
dominion-pick-no-villages = Nichts bringt mehr Aktionen.
dominion-pick-no-buys = Nichts bringt einen weiteren Kauf.
dominion-pick-no-reactions = Keine Karte wehrt die Angriffe ab.

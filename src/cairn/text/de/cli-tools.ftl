### The command line: its frame and its tools.

## The frame

cli-about = Cairn: ein Tisch für Expeditionsspiele mit verdeckten Karten.
cli-alone = `cairn` allein stellt den Tisch bereit und öffnet den Browser.
cli-usage = Aufruf:
cli-arguments = Angaben
cli-options = Optionen
cli-example = Beispiel
cli-word-command = BEFEHL
cli-word-game = SPIEL
# Same as in English.
cli-word-bot = BOT
cli-word-file = DATEI
cli-word-language = SPRACHE
cli-word-card = KARTE
cli-word-place = ORT
cli-word-text = WÖRTER

cli-group-play = Spielen
cli-group-study = Partien untersuchen
cli-group-engine = Die Engine pflegen

cli-brief-serve = Im Browser spielen, allein, mit anderen oder mit Bots.
cli-brief-play = Im Terminal spielen, mit Bots oder mit anderen.
cli-brief-rules = Die Regeln eines Spiels lesen.
cli-brief-cards = Lesen, was die Karten eines Spiels tun.
cli-brief-map = Den Spielplan eines Spiels ansehen.
cli-brief-games = Sehen, welche Spiele es gibt, mit Optionen und Bots.
cli-brief-replay = Eine Partie nacherzählen und jede Stellung zeigen.
cli-brief-verify = Nachprüfen, dass niemand eine Partie verändert hat.
cli-brief-simulate = Bots viele Partien spielen lassen und vergleichen.
cli-brief-arena = Bots auf denselben Blättern vergleichen und bewerten.
cli-brief-bot = Ein eigenes Programm an einem laufenden Tisch spielen lassen.
cli-brief-conformance = Prüfen, ob ein Spiel hält, was Cairn verspricht.
cli-brief-bench = Messen, wie schnell die Engine ist.
cli-brief-build = Die Engine kompilieren: gleiches Ergebnis, viel schneller.
cli-brief-check-matches = Prüfen, ob alle aufbewahrten Partien unter diesen Regeln noch laufen.

cli-about-serve = { cli-brief-serve }
cli-about-play = { cli-brief-play }
cli-about-rules = { cli-brief-rules }
cli-about-cards = Zählt die Karten eines Spiels auf oder zeigt eine davon: ihre Werte, und was sie tut.
cli-about-map = Zeigt den Spielplan eines Spiels als Bild und als Liste oder einen Ort mit allem, was dort beginnt und endet; und was davon veröffentlicht und was rekonstruiert ist.
cli-about-games = { cli-brief-games }
cli-about-replay = Erzählt eine Partie Zug um Zug in Sätzen und zeigt dann den Tisch, wie er nach dem letzten davon liegt.
cli-about-verify = Prüft eine gespeicherte Partie: jede Zeile, das versiegelte Geheimnis, jedes Mischen und jeden Zug. Ist das Siegel das, was du vor dem ersten Zug gesehen hast, hat der Gastgeber die Karten nicht verändert und, wenn weder er noch jemand aus seinem Kreis mitgespielt hat, auch nicht ausgesucht; ob er sie angesehen hat, lässt sich nicht zeigen.
cli-about-simulate = Lässt Bots viele Partien gegeneinander spielen. Derselbe Startwert gibt dasselbe Ergebnis, gleich wie viele Prozesse spielen.
cli-about-arena = Lässt je zwei Bots dieselben Blätter von jedem Platz aus spielen und sagt, wie viel besser einer ist und wie sicher das ist. An einem Tisch für mehr als zwei sitzt der später genannte Bot allein unter Kopien des anderen. Derselbe Startwert ergibt dieselben Ergebnisse, gleich wie viele Prozesse spielen.
cli-about-bot = Lässt ein Programm, das Ansichten liest und Züge schreibt, einen Platz an einem laufenden Tisch spielen. Wer den Tisch eröffnet hat, gibt den Platz einem Bot von außen; die Seite zeigt den Schlüssel. Ohne --key-file wird er aus CAIRN_BOT_KEY gelesen oder erfragt.
cli-about-conformance = Spielt viele zufällige Partien und prüft bei jedem Zug, was Cairn verspricht: Kopien sind unabhängig, Geheimnisse bleiben gewahrt, Ablehnungen sind begründet, keine Karte geht verloren.
cli-about-bench = Misst die Rechenzeit eines Kerns und nimmt den besten von drei Läufen.
cli-about-build = { cli-brief-build }
cli-about-check-matches = { cli-brief-check-matches }

cli-arg-help = Zeigt diese Hilfe.
cli-arg-version = Zeigt die Version.
cli-arg-lang = en, de, fr, it oder pl; sonst die Sprache deines Systems.
cli-arg-json = Gibt ein einziges JSON-Objekt aus.
cli-arg-game = Der Name eines Spiels, wie `cairn games` ihn zeigt; oder ein eigenes Spiel, etwa mine.py:GAME.
cli-arg-games = Wie viele Partien (Vorgabe { $n }).
cli-arg-seed = Startwert für das Mischen (Vorgabe 1).
cli-arg-jobs = Wie viele Prozesse (Vorgabe: einer je Kern).
cli-arg-set = Setzt eine Option des Spiels, etwa --set milestones=on.
cli-arg-seats = Die Bots, durch Kommas getrennt (Vorgabe random,rule).
cli-arg-swap = Ob die Bots von Partie zu Partie die Plätze tauschen.
cli-arg-plot = Zeichnet die Verteilung der Punkte auch in eine SVG-Datei.
cli-arg-pure = Lässt die Engine interpretiert laufen, auch wenn sie kompiliert ist.
cli-arg-all-variants = Geht alle Varianten des Spiels durch.
cli-arg-file = Eine Partie, wie `cairn play` sie speichert.
cli-arg-browser = Was dein Browser von der Partie weiß, wie seine Seite es unter „Faires Mischen“ speichert.
cli-arg-to = Nach so vielen Zügen aufhören.
cli-arg-seat = Zeigt, was dieser Platz gesehen hat.
cli-arg-reveal = Zeigt alle Hände und alles Verborgene, auch wenn die Partie noch läuft.
cli-arg-components = Der Ordner mit Spieltabellen, die statt der eigenen des Spiels gelten.
cli-arg-seat-count = Nur Tische mit so vielen Plätzen prüfen (Vorgabe: alle reihum).
cli-arg-strict = Endet mit 1, wenn ein Ziel verfehlt ist.
cli-arg-facts = Prüft statt der Geschwindigkeit, was über das Spiel bekannt ist.

## What the frame refuses

cli-no-command = Den Befehl „{ $text }“ gibt es nicht; `cairn --help` zeigt alle.
cli-no-command-guess = Den Befehl „{ $text }“ gibt es nicht; war „{ $guess }“ gemeint?
cli-no-flag = „{ $command }“ kennt { $text } nicht; `{ $command } --help` zeigt, was es kennt.
cli-no-flag-guess = „{ $command }“ kennt { $text } nicht; war { $guess } gemeint?
cli-too-many = „{ $text }“ ist ein Wort zu viel für „{ $command }“.
cli-missing = „{ $command }“ braucht noch: { $text }.
cli-needs-value = { $text } braucht einen Wert.
cli-not-both = { $text } und { $other } schließen einander aus.
cli-misread = „{ $command }“ lässt sich nicht lesen: { $text }.
cli-not-a-number = { $option } braucht eine ganze Zahl, nicht „{ $text }“.
cli-out-of-bounds = { $option } kann nicht { $text } sein; möglich ist { $low } bis { $high }.
cli-not-an-assignment = --set braucht name=wert, nicht „{ $text }“.
cli-no-file = Die Datei „{ $file }“ gibt es nicht.
cli-no-browser-file = { $file } ist nicht, was ein Browser speichert: { $problem }.
cli-is-folder = „{ $file }“ ist ein Ordner, keine Partie.
cli-no-permission = Du darfst die Datei „{ $file }“ nicht lesen.
cli-file-trouble = Mit der Datei „{ $file }“ stimmt etwas nicht: { $why }.
cli-system-trouble = Das System lehnt ab: { $why }.
cli-stopped = Abgebrochen.
cli-crash = Die Engine ist bei Zug { $n } ({ $move }) gescheitert. Das ist unser Fehler, nicht deiner; `cairn replay { $file }` zeigt ihn noch einmal.
cli-bug = Cairn selbst ist gescheitert ({ $name }: { $text }). Das ist unser Fehler; mit CAIRN_DEBUG=1 siehst du, wo.

## cairn games

games-seats =
    { $n ->
        [one] { $n } Platz
       *[other] { $n } Plätze
    }
games-seats-between = { $low } bis { $high } Plätze
games-rules-version = Regelversion { $n }
# Same as in English.
games-bots = Bots:
games-default = Vorgabe { $value }
games-simulated = in Simulationen { $value }

## cairn cards

cards-arg-name = Der Name einer Karte oder sein Anfang, auf Englisch oder in deiner Sprache.
cards-arg-set = Nur dieser Satz; ein unbekannter Name nennt die Sätze, die es gibt.
cards-none = { $title } hat keine Karten mit eigenen Texten; `cairn rules { $game }` zeigt die Regeln.
cards-no-card = Es gibt keine Karte „{ $text }“.
cards-no-card-guess = Es gibt keine Karte „{ $text }“; meinst du „{ $guess }“?
cards-ambiguous = „{ $text }“ kann bedeuten: { $names }.
cards-no-set = Es gibt keinen Satz „{ $text }“; es gibt: { $names }.
cards-name = Karte
cards-hint = `cairn cards { $game } { $text }` zeigt eine davon.

## cairn map

map-arg-place = Der Name eines Ortes oder sein Anfang, auf Englisch oder in deiner Sprache.
map-none = { $title } hat keinen Spielplan.
map-no-place = Auf dem Spielplan gibt es keinen Ort „{ $text }“.
map-no-place-guess = Auf dem Spielplan gibt es keinen Ort „{ $text }“; meinst du „{ $guess }“?
map-ambiguous = { cards-ambiguous }
map-hint = `cairn map { $game } { $text }` zeigt einen der Orte.

## cairn arena

arena-arg-bots = Die Bots, mindestens zwei: Namen, search:playouts=300, stdio:BEFEHL oder mine.py:MyBot.
arena-arg-deals = Blätter, die jedes Paar spielt, jedes von jedem Platz aus (Vorgabe 100).
arena-arg-seats = Plätze am Tisch (Vorgabe: so wenige wie möglich).
arena-arg-sprt = Ein Paar hört auf, sobald klar ist, ob sein Anteil an Siegen höchstens LOW oder mindestens HIGH ist, etwa 0.5,0.55.
arena-arg-keep = Die Ergebnisse in dieser Datei behalten und mit ihr weitermachen.
arena-arg-report = Einen Bericht mit Diagrammen schreiben, eine HTML-Datei.
arena-playing = Partien
arena-how = Jedes Blatt wird von jedem Platz aus einmal gespielt, mit denselben Würfeln; ein Blatt ist eine Beobachtung. Neben einem Wert: wo der wahre liegt, in 95 von 100 Fällen. Plätze am Tisch: { $seats }.
arena-ratings = Wertungen
arena-rating = Wertung
arena-meetings = Gegeneinander
arena-points = Punkte
arena-seats = Plätze
arena-lengths = Länge der Partien
arena-seat = Platz { $n }
arena-starter = wer beginnt
arena-column-pair = Bots
arena-column-deals = Blätter
arena-column-share = Siege
arena-column-margin = Punkte voraus
arena-column-moves = Entscheidungen
arena-column-turns = Züge
arena-column-capped = begrenzt
arena-needs-two = Die Arena vergleicht Bots: nenne mindestens zwei, jeden einmal.
arena-other-journal = „{ $file }“ enthält die Ergebnisse eines anderen Turniers; nenne eine andere Datei.
arena-sprt = „{ $text }“ nennt nicht zwei Anteile an Siegen wie 0.5,0.55.
arena-sprt-low = { $bot } gegen { $other }: höchstens { $low } der Siege.
arena-sprt-high = { $bot } gegen { $other }: mindestens { $high } der Siege.
arena-sprt-open = { $bot } gegen { $other }: nicht entschieden zwischen { $low } und { $high }.
arena-note = Partien: { $games }, in { $seconds } s. Ein Blatt ist eine Beobachtung: seine Partien haben dieselben Karten.
arena-reported = Der Bericht ist in { $file }
arena-arg-limit = Sekunden, die ein Bot von außen für jeden Zug hat (Vorgabe 10).
arena-rating-note = 400 Punkte mehr sind zehnfache Siegchancen. { $bot } hat 0.
arena-meetings-note = Der vordere Bot: sein Anteil an den Siegen und seine Punkte vor den anderen. Die gestrichelte Linie ist kein Unterschied.
arena-seats-note = Der Anteil an den Siegen in allen Partien. Die gestrichelte Linie ist ein gerechter Anteil.
arena-axis-turns = Züge, in Klassen zu { $n }
arena-axis-moves = Entscheidungen, in Klassen zu { $n }
arena-forfeits = Verschenkte Partien
arena-forfeits-note = Ein Bot von außen, der abbricht, zu spät antwortet oder keinen erlaubten Zug nennt, verliert diese Partie. Die Punkte eines solchen Blatts zählen nicht.
arena-forfeited = { $bot } hat Partien verschenkt: { $games }.
arena-column-bot = Bot
arena-column-games = Partien
arena-column-why = was geschah
arena-why-stopped = abgebrochen: { $text }
arena-why-late = kein Zug innerhalb von { $text }
arena-why-illegal = kein erlaubter Zug: { $text }
arena-stopped = Abgebrochen. Das sind die gespielten Blätter; mit --keep DATEI kann ein Turnier später weitergehen.
arena-stopped-kept = Abgebrochen. Das sind die gespielten Blätter; derselbe Befehl macht mit „{ $file }“ weiter.
arena-bot-broken = Der Bot „{ $bot }“ startet nicht: { $text }.
arena-search-part = „{ $bot }“ beschreibt keine Suche: schreibe search:playouts=300 und hinter Kommas, was du von { $names } noch festlegen willst.
arena-search-number = „{ $bot }“: „{ $text }“ ist keine Zahl, die { $option } haben kann.
arena-no-command = „{ $bot }“ nennt keinen Befehl; schreibe stdio:python3 bot.py, in Anführungszeichen.
arena-no-program = „{ $bot }“: Ein Programm „{ $text }“ gibt es nicht.

## cairn simulate

simulate-playing = Es wird gespielt
simulate-count = Partien: { $games }
simulate-seed = Startwert { $seed }
simulate-plot-svg = Das Bild ist eine SVG-Datei, „{ $file }“ wäre also der falsche Name; wie wäre es mit „{ $guess }“?
simulate-plotted = Das Bild liegt in { $file }
simulate-bot = Bot
simulate-wins = Siege
simulate-shared = geteilt
simulate-share = Anteil
simulate-points = Punkte
simulate-sd = Streuung
simulate-note = Ein geteilter Sieg zählt halb. Daneben: wo der wahre Wert in 95 von 100 Fällen liegt. Streuung: Standardabweichung.
simulate-starter = Wer beginnt, gewinnt { $share } ({ $low } bis { $high }).
simulate-seat-1 = Platz 1 gewinnt { $share } ({ $low } bis { $high }).
simulate-no-swap = Die Bots blieben auf ihren Plätzen: Ein guter Platz ist so nicht von einem guten Bot zu unterscheiden.
simulate-moves = Eine Partie dauert { $mean } Entscheidungen ({ $low } bis { $high }).
simulate-turns = Das sind { $mean } Züge ({ $low } bis { $high }).
simulate-turn-cap = Partien, in denen die Grenze von { $cap } Zügen griff: { $games }.
simulate-draws = Partien mit Gleichstand: { $games }.
simulate-forfeited = { $bot } hat Partien verschenkt: { $games }. Er brach ab, war zu spät oder nannte keinen erlaubten Zug.
simulate-arg-sweep = Die Partien einmal mit jedem dieser Werte einer Option spielen und vergleichen; Werte mit Kommas werden durch Strichpunkte getrennt.
simulate-sweep-two = Um Werte von { $option } zu vergleichen, nenne mindestens zwei davon und setze die Option nicht außerdem.
simulate-sweep-note = Dieselben Startwerte für jeden Wert. Hinter Anteilen und Punkten: wo der wahre Wert liegt, in 95 von 100 Fällen.
simulate-arg-cards = Diese Karten erproben, oder all: Ein Spieler darf die Karte nehmen und der andere nicht, bei denselben Karten und von beiden Plätzen; --games ist dann die Zahl der Ausgangslagen für jede Karte.
simulate-cards-playing = Karten werden erprobt
simulate-cards-deals = Ausgangslagen für jede Karte: { $deals }
simulate-cards-card = Karte
simulate-cards-with = Siege mit ihr
simulate-cards-got = genommen
simulate-cards-gained = Siege, wenn genommen
simulate-cards-note = Siege mit ihr: der Anteil eines Spielers, der die Karte nehmen darf, gegen einen, der es nicht darf, bei denselben Karten und von beiden Plätzen; 50 % heißt, dass sie nichts ändert. Punkte: der Vorsprung. Genommen: wie oft sie nahm, wer durfte. Siege, wenn genommen: der Anteil dessen, der sie nahm, in Partien zwischen Gleichen, in denen der andere sie nicht nahm; Zufall und Absicht sind dort vermischt. Daneben jeweils: wo der wahre Wert liegt, in 95 von 100 Fällen.
simulate-cards-none = { $game } hat keine Karten, auf die man verzichten könnte.
simulate-cards-unknown = „{ $text }“ ist keine Karte, die hier erprobt werden kann. Es gibt: { $names }.
simulate-speed =
    { $jobs ->
        [one] { $games } Partien und { $decisions } Entscheidungen je Sekunde, in einem Prozess.
       *[other] { $games } Partien und { $decisions } Entscheidungen je Sekunde, in { $jobs } Prozessen.
    }
simulate-axis = Punkte, in Klassen zu { $n }

## cairn conformance

conformance-playing = Es wird geprüft
conformance-variant = Variante
conformance-games = Partien
conformance-moves = Züge
conformance-seconds = Sekunden
conformance-signature = Signatur
conformance-check = Prüfung
conformance-count = Male
conformance-least = Am seltensten gespielt: { $text }
conformance-clean = Nichts zu beanstanden.
conformance-faults =
    { $n ->
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
conformance-file = Die Partie, die ihn zeigt: { $file }

## cairn replay

replay-position =
    { $n ->
        [0] Der Tisch vor dem ersten Zug
        [one] Der Tisch nach { $n } Zug
       *[other] Der Tisch nach { $n } Zügen
    }
replay-not-over = Die Partie ist noch nicht zu Ende.
replay-hidden = Darum steht hier nur, was alle sehen: --seat N zeigt, was ein Platz sieht, --reveal alle Hände.
replay-goes-on =
    { $n ->
        [one] Danach folgt noch { $n } Zug.
       *[other] Danach folgen noch { $n } Züge.
    }
replay-too-far =
    { $moves ->
        [one] --to { $n } ist zu weit: Die Partie hat { $moves } Zug.
       *[other] --to { $n } ist zu weit: Die Partie hat { $moves } Züge.
    }
replay-crash = Die Engine scheitert bei Zug { $n } dieser Partie ({ $move }). Das ist unser Fehler; mit CAIRN_DEBUG=1 siehst du, wo.

## cairn verify

verify-chain = Zeilen
verify-game = Spiel
verify-seal = Geheimnis
verify-shuffles = Mischen
verify-moves = Züge
verify-chain-ok =
    { $n ->
        [one] { $n } Zeile mit ihrer Prüfsumme
       *[other] { $n } Zeilen, jede mit der vorigen verkettet
    }
verify-game-ok = { $title }, Regelversion { $n }
verify-seal-ok = das Geheimnis passt zum Siegel { $seal }
verify-seal-quick = einfache Würfel einer Simulation: Nichts wurde versiegelt
verify-shuffles-ok = { $n } neu hergeleitet ({ $list })
verify-moves-ok =
    { $n ->
        [one] { $n } Zug, an seiner Stelle erlaubt
       *[other] { $n } Züge, alle an ihrer Stelle erlaubt
    }
verify-moves-resigned = { verify-moves-ok }; dann hat { $name } aufgegeben
# Same as in English.
verify-browser = Browser
verify-browser-ok =
    { $n ->
        [one] ihm wurde { $n } Ereignis erzählt, und was ihm veröffentlicht wurde, ist geschehen
       *[other] ihm wurden alle { $n } Ereignisse erzählt, und was ihm veröffentlicht wurde, ist geschehen
    }
verify-browser-seal = er hat vor dem ersten Wort ein anderes Siegel notiert
verify-browser-word = er hat das Wort „{ $word }“ gesendet, das es in dieser Partie nicht gibt
verify-browser-options = er hat andere Optionen abgemacht
verify-browser-sources = ihm wurde gesagt, dass anderes gemischt wird
verify-browser-events = ihm wurden { $n } Ereignisse erzählt, und die Partie hat { $due }
verify-browser-event = Ereignis { $n } wurde ihm als „{ $text }“ erzählt, es war aber „{ $guess }“
verify-browser-shuffle = Mischen { $k } von „{ $text }“ wurde anders veröffentlicht
verify-browser-place = für Ereignis { $n } wurde eine andere Stelle veröffentlicht
verify-fits = passt
verify-not-made = nicht geprüft
verify-all-fits = Alles passt. Ist es das Siegel, das du vor dem ersten Zug gesehen hast, hat der Gastgeber die Karten nicht verändert und, wenn weder er noch jemand aus seinem Kreis mitgespielt hat, auch nicht ausgesucht; ob er sie angesehen hat, lässt sich nicht zeigen.
verify-all-fits-unsealed = Alles passt. Da nichts versiegelt wurde, zeigt das nicht, woher die Karten kommen.
verify-does-not-fit = Diese Partie passt nicht zu sich selbst.
verify-cannot-check = Diese Partie lässt sich hier nicht prüfen.

## cairn bench

bench-measuring = Es wird gemessen
bench-measured = gemessen
bench-target = Ziel
bench-random-games = Zufällige Partien
bench-random-decisions = Dasselbe, Entscheidungen
bench-options-games = Zufällige Partien über die Liste der Züge
bench-options-decisions = Dasselbe, Entscheidungen
bench-driven-games = Zufällige Partien, von Python aus geführt
bench-clone = Eine Stellung kopieren
bench-start = Mischen und austeilen
bench-imagine = Sich eine Stellung ausmalen
bench-view = Eine Stellung ansehen
bench-digest = Den Fingerabdruck einer Stellung nehmen
bench-rule-games = Bot rule gegen Bot rule
bench-policy-playouts = Partien der schnellen Strategie, jede in einer anderen Welt
bench-random-games-milestones = Zufällige Partien mit Meilensteinen
bench-random-games-six-colours = Zufällige Partien mit sechs Farben
bench-random-games-expert = Zufällige Partien im Expertenspiel
bench-mixed-games = Zufällige Partien auf den vier empfohlenen Sätzen
bench-mixed-decisions = Dasselbe, Entscheidungen
bench-ten-card-games = Zufallspartien mit den ersten zehn Karten
bench-money-games = Bot money gegen Bot money
bench-clone-mid-card = Eine Stellung mitten in einer Karte kopieren
bench-unit-games-s = Partien/s
bench-unit-decisions-s = Entscheidungen/s
bench-unit-playouts-s = Partien/s
# Same as in English.
bench-unit-ns = ns
# Same as in English.
bench-unit-us = µs
bench-engine-compiled = Die Engine ist kompiliert
bench-engine-pure = Die Engine läuft interpretiert (CAIRN_PURE=1)
bench-engine-interpreted = Die Engine läuft interpretiert (`cairn build` kompiliert sie)
bench-engine-stale = Die Engine läuft interpretiert: Die kompilierte passt nicht zu ihren Quellen (`cairn build`)
bench-cores =
    { $n ->
        [one] { $n } Kern
       *[other] { $n } Kerne
    }
bench-how = Rechenzeit eines Kerns, der beste von drei Läufen. Ohne Ereignisse; wer welche Karte gesehen hat, wird mitgeführt.
bench-checksum = Prüfsumme { $sum }: kompiliert und interpretiert dieselbe, sonst stimmt etwas nicht.
bench-fact-money-alone = Bot money allein: Zug der vierten Provinz
bench-fact-smithy-alone = Bot smithy allein: Zug der vierten Provinz
bench-fact-smithy-wins = Bot smithy gegen money: Siege je 100 Partien
bench-fact-witch-wins = Bot witch gegen money: Siege je 100 Partien
bench-facts-how = Je { $games } Partien; ein geteilter Sieg zählt halb. Daneben: wo der wahre Wert in 95 von 100 Fällen liegt.
bench-no-facts = Über „{ $name }“ ist nichts bekannt, wohl aber über: { $names }.

## cairn bot

bot-word-address = ADRESSE
bot-arg-address = Die Adresse des Tisches, wie der Browser sie zeigt.
bot-arg-bot = Das Programm, mit stdio: davor, etwa stdio:./bot.
bot-arg-key-file = Eine Datei mit dem Schlüssel des Platzes.
bot-key = Schlüssel des Platzes
bot-only-stdio = An einem laufenden Tisch spielt nur ein Programm mit Standardströmen, etwa „stdio:python3 bot.py“; „{ $bot }“ ist keines.
bot-no-address = „{ $text }“ ist nicht die Adresse eines Tisches.
bot-no-server = Unter { $text } antwortet niemand.
bot-failed = Das Programm hat nicht geantwortet ({ $text }). Starte es innerhalb einer Minute neu, sonst ist die Partie verloren.
bot-won = Die Partie ist zu Ende: gewonnen.
bot-lost = Die Partie ist zu Ende: nicht gewonnen.

### The page around the table: home, lobby, settings, replay, fairness, rules, about.

## Everywhere

web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-play = Spielen
web-my-games = Meine Partien
# Same as in English.
web-bots = Bots
web-nav-rules = Regeln
web-how-to-play = So wird gespielt
web-nav-about = Über Cairn
web-home = Startseite
web-close = Schließen
web-menu = Menü
# In the menu of a table: show the guided first game here, from its first mark.
web-guide-here = Führung zeigen
# Of a table, among its options.
web-guided = mit Führung
web-this-table = Dieser Tisch
web-loading = Wird geladen …
web-on = an
web-off = aus
web-quoted = „{ $text }“
web-no-server = Der Server antwortet nicht. Läuft er noch?
web-nowhere = Diese Seite gibt es nicht
web-nowhere-note = Die Adresse führt nirgendwohin: Vielleicht fehlt ein Zeichen.
# A guest who has not said a name is given one of these. Same as in English.
web-guest-names = Ada, Bruno, Clara, Dario, Elin, Felix, Greta, Hugo, Iris, Jonas, Kira, Leo, Mila, Nils, Olga, Pavel, Rosa, Theo

## Home

web-title = Vier Expeditionen. Ein Tisch.
web-subtitle = Spiel mit Freunden oder mit Bots. Im Browser, ohne Konto, und jedes Mischen lässt sich nachprüfen.
web-create-table = Tisch eröffnen
web-games = Spiele
web-n-players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
web-n-to-m-players = { $n }–{ $most } Spieler
web-minutes = { $n } Min.
web-play-with-bots = Mit Bots spielen
web-play-now = Jetzt spielen: { $text }
web-own-game = Ein mitgebrachtes Spiel.
web-table-dots = Tisch …
web-your-games = Deine Partien
web-no-games-yet = Noch keine: Der rote Knopf oben beginnt eine.
# A link to all games of this browser.
web-all-games = Alle { $n }
web-show-all = Alle { $n } zeigen
web-your-move = du bist am Zug
web-somebodys-move = { $name } ist am Zug
web-with = mit { $name }
web-waits-for-players = wartet auf Mitspieler
web-over-scores = zu Ende, { $result }
web-stopped = Diese Partie folgt älteren Regeln und kann hier nicht weitergehen.
web-open = Öffnen
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand auf Mitspieler. Tische, bei denen alle zuschauen dürfen, stehen hier.
web-seats-taken = { $n } von { $all }
web-join = Mitspielen
web-watch = Zuschauen

## Bots

# The bots are stones.
web-bot-pebble = Kiesel
web-bot-pebble-manner = Flink und fröhlich: beginnt viel und übersieht ab und zu einen guten Zug. Gute Gesellschaft für die erste Partie.
web-bot-pebble-says = Oh, der hier. Den mag ich.
web-bot-moss = Moos
web-bot-moss-manner = Langsam und vorsichtig: beginnt wenig und übersieht ab und zu einen guten Zug.
web-bot-moss-says = Keine Eile. Moos wächst.
# Same as in English.
web-bot-flint = Flint
web-bot-flint-manner = Schnell und kühn: beginnt mehr, als andere wagen, und steht dazu.
web-bot-flint-says = Erst Funken, dann rechnen.
web-bot-slate = Schiefer
web-bot-slate-manner = Vorsichtig und ordentlich: beginnt wenig und nur, was sich voraussichtlich lohnt.
web-bot-slate-says = Vier von neun sind weg.
web-bot-quartz = Quarz
web-bot-quartz-manner = Denkt voraus: spielt die besten Ideen in vielen vorgestellten Partien zu Ende, bevor er zieht.
web-bot-quartz-says = Das Ende kommt, bevor du denkst.
web-bot-granite = Granit
web-bot-granite-manner = Denkt länger nach als alle anderen und weicht erst ab, wenn er sicher ist.
web-bot-granite-says = Ich kann warten.
web-bot-random = Zufall
web-bot-random-manner = Spielt irgendetwas, das erlaubt ist, jeden Zug gleich gern.
web-level-easy = leicht
web-level-medium = mittel
web-level-hard = schwer
web-level-expert = Experte
web-bot-of-level = Bot, { $level }
web-bot-about = Bot, { $level }, { $text }
web-bot-at-once = zieht sofort
web-bot-thinks = denkt bis zu { $n } s
web-bots-warm-up = Die Bots laufen sich noch warm: Ein, zwei Minuten lang denken sie weniger gründlich, als sie können.
# The second of two that are called the same.
web-bot-again = { $name } { $n }
web-bots-small = Sechs Steine
web-bots-who = Gegen wen spielst du?
web-bots-note = Die Stärke sagt, wie gut ein Bot spielt, seine Art, wie es sich ihm gegenüber sitzt.
web-bots-only = spielt { $text }
web-bots-play = Gegen { $name } spielen

## Creating a table

web-seats = Plätze
web-which-game = Welches Spiel
web-who-plays = Wer spielt
web-n-seats =
    { $n ->
        [one] { $n } Platz
       *[other] { $n } Plätze
    }
web-add-seat = Platz hinzufügen
web-remove-seat = Platz { $n } entfernen
web-which-bot = Welcher Bot auf Platz { $n } sitzt
web-how-you-play = Wie ihr spielt
web-advanced = Erweitert
web-by-hand = selbst gewählt
web-own-list = { $text } selbst gewählt
web-names-of = { $n } von { $all } gewählt
web-names = { $n } gewählt
web-names-find = Nach Namen suchen
web-clock = Uhr
web-clock-none = keine
web-clock-own = eigene
# In a list of what was agreed.
web-clock-no = keine Uhr
# The time for a match: $text is something like 10 min.
web-clock-match = je { $text }
web-clock-move = { $text } je Zug
web-clock-more = + { $text } je Zug
# Same as in English.
web-n-seconds = { $n } s
web-n-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
web-n-hours = { $n } Std.
web-clock-for-match = Minuten für die Partie
web-clock-for-move = Minuten für einen Zug
web-clock-increment = Sekunden dazu nach einem Zug
web-clock-zero = Bei null
web-clock-zero-bot = übernimmt ein Bot
web-clock-zero-resign = ist die Partie verloren
web-clock-zero-nothing = entscheiden die anderen
web-undo-rule = Zurücknehmen
web-undo-free = frei
web-undo-ask = fragen
web-undo-never = nie
web-undo-free-note = Jeder letzte Zug, was immer er gezeigt hat.
web-undo-ask-note = Sobald ein Zug etwas gezeigt hat, müssen die anderen zustimmen.
web-undo-never-note = Ein gemachter Zug bleibt.
web-hints = Tipps
web-hints-bots = mit Bots
web-hints-agreed = für alle
web-hints-never = aus
web-hints-bots-note = Wer nur gegen Bots spielt, darf danach fragen.
web-hints-agreed-note = Alle dürfen fragen: Wer sich setzt, ist damit einverstanden.
web-hints-never-note = Niemand darf danach fragen.
web-ready = Bereit
web-against = gegen
web-one-less = eins weniger
web-one-more = eins mehr
web-or-friend = oder mit einer Freundin oder einem Freund
web-invite-friend = Stattdessen jemanden einladen
web-invite-friend-note = Wer den Link öffnet, bekommt den Platz des Bots; ein Konto ist nicht nötig.
web-seat-open = Einladung
web-seat-here = hier
web-seat-bot = Bot
web-open-seat = Freier Platz
web-n-open-seats =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
web-seat-me-note = du
web-seat-open-note = für die Person, die den Einladungslink öffnet
web-seat-here-note = spielt auch an diesem Gerät
web-seat-bot-note = Bot
web-seat-outside = Programm
web-seat-outside-note = spielt mit einem Schlüssel
web-outside = Bot von außen
web-outside-here = Bot von außen, verbunden
web-outside-awaited = wartet auf sein Programm
web-outside-make-key = Schlüssel erzeugen
web-outside-new-key = Neuen Schlüssel erzeugen
web-outside-free = Platz freigeben
web-outside-once = Der Schlüssel wird nur jetzt gezeigt. Wer ihn hat, spielt diesen Platz; ein neuer Schlüssel macht den alten ungültig.
web-outside-key = Schlüssel des Platzes
web-outside-command = Damit startest du das Programm; es fragt nach dem Schlüssel
web-outside-limits = Das Programm hat 60 Sekunden für jeden Zug. Ein unerlaubter Zug oder eine Minute ohne Verbindung, wenn es gefragt ist, kostet es die Partie.
web-starts-when-program = Die Partie beginnt, sobald das Programm verbunden ist und alle ihr Wort gesagt haben.
web-name-of-seat = Name der Person auf Platz { $n }
web-who-sits = Wer auf Platz { $n } sitzt
web-table-name = Name des Tisches
web-table-names = Langer Regen, Gratweg, Letztes Lager, Hoher Pass, Salzstraße, Ebbe, Fernes Ufer, Kalte Quelle, Rote Schlucht, Nordwind, Stiller Hafen, Alte Brücke
web-who-watches = Wer zuschauen darf
web-watch-anybody = alle
web-watch-link = per Link
web-watch-nobody = niemand
web-option-start = Wer beginnt
web-option-turn-cap = Höchstzahl der Züge
web-value-random = per Los
web-value-none = keine
web-said-turn-cap =
    { $n ->
        [one] höchstens { $n } Zug
       *[other] höchstens { $n } Züge
    }
web-fair-note = Bevor jemand ein Wort sagt, veröffentlicht der Tisch ein versiegeltes Geheimnis. Geheimnis und Wörter zusammen bestimmen jedes Mischen, und nach dem letzten Zug kannst du alles nachprüfen.
web-word = Dein Wort für das Mischen
web-word-made-up = wird für dich ausgedacht
web-word-note = Freiwillig. Es wird erst gesendet, wenn das Geheimnis versiegelt ist; so kann niemand die Karten aussuchen.
web-sit-and-invite = Hinsetzen und einladen
web-sit-and-start = Hinsetzen und starten
web-starts-when-taken = Die Partie beginnt, sobald auf dem freien Platz ein Mensch oder ein Bot sitzt.

## Lobby

web-invite = Einladen
web-invite-note = Verschick diesen Link. Wer ihn öffnet, setzt sich dazu; ein Konto ist nicht nötig.
web-invite-link = Einladungslink
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code
web-only-here = Diese Adresse gilt nur auf diesem Rechner. Um mit anderen Rechnern in deinem Netz zu spielen, starte den Server mit
web-set-bot = { $name } auf diesen Platz setzen
web-seat-ready = bereit
web-seat-you-ready = du, bereit
web-word-awaited = sagt gleich ein Wort
web-starts-when-words = Die Partie beginnt, sobald alle ein Wort gesagt haben.
web-sealed = Das Geheimnis ist versiegelt:
web-your-word = Dein Wort:
web-invited = Du bist eingeladen
web-sit-down = Hinsetzen
web-only-watch = Nur zuschauen
web-no-way-in = Dieser Tisch öffnet sich nicht
web-gone = Diesen Tisch gibt es nicht mehr
web-gone-note = Er wurde geschlossen oder gelöscht, oder die Adresse ist nicht vollständig. Hier passiert nichts mehr.
web-full = Dieser Tisch ist voll
web-full-note = Seit der Einladung sind alle Plätze vergeben worden.
web-new-table = Neuer Tisch

## At the table

web-resign = Aufgeben
web-leave-to = Gehen; { $name } spielt weiter
web-close-table = Tisch auflösen
web-sure-resign = Die Partie aufgeben? Die andere Seite gewinnt.
web-sure-leave = Gehen? { $name } spielt weiter; du kannst deinen Platz bei jedem eigenen Zug zurücknehmen.
web-sure-close = Diesen Tisch für immer auflösen?
web-stay = Bleiben
web-do-resign = Aufgeben
web-do-leave = Gehen
web-do-close = Auflösen
web-match-file = Datei der Partie
web-another-device = { $name }, auf einem anderen Gerät
web-another-device-note = Dieser Link öffnet deinen eigenen Platz. Behalte ihn für dich: Wer ihn hat, sieht deine Karten.
web-seat-link = Link zu deinem Platz
web-hands-hidden = Die Karten sind verdeckt
web-at-the-screen = Ist { $name } am Bildschirm?
web-look-away = Die anderen sehen weg. Auf dieser Seite steht jetzt nichts Verdecktes.
web-i-am = Ich bin { $name }: meine Karten zeigen
web-turn-over = Dein Zug ist zu Ende.
web-done-looking = Fertig geschaut?
web-pass-next = { $name } ist als Nächstes dran.
web-hide-my-cards = Meine Karten verdecken

## Replay

web-replay = Nachspielen
web-replay-start = Die Karten sind ausgeteilt
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-play = Abspielen
# Same as in English.
web-replay-pause = Pause
web-replay-position = Stelle in der Partie
web-replay-eyes = Gesehen von
web-replay-hands = Karten der anderen
web-replay-moves = Züge
web-replay-earlier = Frühere Züge
web-replay-later = Spätere Züge
web-move-n-of = Zug { $n } von { $last }
web-spectator = Zuschauer
web-hand-of = Hand von { $name }
web-back-to-table = Zum Tisch
web-share-match = Diese Partie teilen
web-share-note = Wer diesen Link hat, kann die Partie Zug um Zug ansehen.
web-share-link = Link zur Partie

## Fair shuffles

web-fair-shuffles = Faires Mischen
web-fair-limit = Das beweist, dass der Gastgeber die Karten nicht verändert und, solange weder er noch jemand aus seinem Kreis mitspielt, auch nicht ausgesucht hat. Wer den Server betreibt, kann die verdeckten Karten trotzdem lesen, zwei Spieler können sich trotzdem absprechen, und die Seite, die prüft, kommt vom selben Server.

## Rules

web-rules-of = Regeln von { $text }
web-rules-note = In unseren eigenen Worten, jede Regel mit ihrer Nummer. Eine Ablehnung am Tisch nennt die Regel, der sie folgt.
web-contents = Inhalt

## Settings

web-settings = Einstellungen
web-name = Dein Name
web-name-note = Sehen alle, mit denen du spielst; aufbewahrt in diesem Browser.
web-language = Sprache
web-theme = Farbschema
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-theme-to-dark = Zum dunklen Farbschema
web-theme-to-light = Zum hellen Farbschema
web-pace = Züge der anderen
web-pace-note = Wie schnell sie gezeigt werden.
web-pace-slow = langsam
# Same as in English.
web-pace-normal = normal
web-pace-instant = sofort
web-letters = Einzelne Buchstaben als Tasten
web-letters-note = U nimmt zurück, H fragt nach einem Tipp; das Fragezeichen zeigt alle.
web-plain = Einfaches Spielbrett für jedes Spiel
web-plain-note = Listen und Wörter statt eines gezeichneten Tisches.
web-looks = Aus der Nähe ansehen
web-looks-note = Langes Drücken und die Taste I gehen immer.
web-looks-hover = Zeiger darauf
web-looks-click = Rechtsklick
web-looks-key = nur Taste
web-hurry = Sofort ziehen
web-hurry-note = Wo nichts anderes möglich ist. Was dabei aufgedeckt wird, lässt sich nicht einfach zurücknehmen.
web-sound = Töne
web-notices = Sag mir, wenn ich dran bin
web-notices-note = Ein Hinweis des Browsers, solange die Seite verdeckt ist; nur über eine sichere Verbindung.
web-read-chat = Chat vom Screenreader vorlesen lassen

## About

web-about-what = Cairn ist ein Tisch für Brettspiele, der auf deinem eigenen Rechner läuft: mit Freunden, mit Bots, in fünf Sprachen, mit Maus, Touchscreen, Tastatur oder Screenreader. Es ist freie Software.
web-about-publishers = Cairn steht mit keinem Verlag in Verbindung. Die Regeln sind in unseren eigenen Worten geschrieben, die Bilder sind unsere eigenen Zeichnungen. Wenn dir hier ein Spiel gefällt, kauf es in der Schachtel.
web-about-fair = Nachweislich fair
web-about-fair-text = Vor der Partie wird ein Geheimnis versiegelt und nach ihr geöffnet; dein Browser leitet jedes Mischen neu her.
web-about-private = Nur deins
web-about-private-text = Keine Konten, keine Tracker, nichts von anderen Websites. Der Server bewahrt Partien auf und den Hash eines Tokens deines Browsers; dein Browser bewahrt deine Einstellungen auf und deine Wörter für das Mischen.
web-about-thanks = Mit Dank an
web-about-icons = Symbole von Lorc, Delapouite und anderen, umgefärbt; Lizenz
web-about-fonts = Schriften; Lizenz
web-about-code = Bibliotheken unter den Lizenzen MIT und Apache 2.0:
# Same as in English.
web-about-version = Version
# Same as in English.
web-about-engine = Engine
web-about-api = Der HTTP-Teil des Servers, beschrieben

## My games

web-games-all = Alle
web-games-turn = Du bist dran
web-games-waiting = Andere sind dran
web-games-over = Beendet
web-games-waiting-short = Wartend
web-games-which = Welche Partien gezeigt werden
web-games-of = Von welchem Spiel
web-games-find = Tisch, Person, Spiel
web-games-everybody = Alle Gegner
web-games-with = Gegen wen
web-games-any-result = Jedes Ergebnis
web-games-result = Mit welchem Ergebnis
web-games-clear = Wieder alle zeigen
web-games-none = Hier ist nichts.
web-games-none-yet = Du hast hier noch nicht gespielt.
web-n-moves =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
web-won = Gewonnen
web-lost = Verloren
web-drawn = Unentschieden
web-gave-up = { $name } hat aufgegeben
web-place-of = Platz { $n } von { $all }
web-away-since = { $name } ist weg, zuletzt da { $text }
web-take-over = Einen Bot übernehmen lassen
web-rematch = Revanche
web-play-again = Noch einmal
web-close-really = Wirklich auflösen?
web-share = Link zum Anschauen kopieren
web-share-copied = Link kopiert: Wer ihn öffnet, kann die ganze Partie anschauen.
web-newer = Neuere
web-older = Ältere
web-page-n-of = Seite { $n } von { $last }
web-show-more =
    { $n ->
        [one] { $n } weitere zeigen
       *[other] { $n } weitere zeigen
    }
web-so-far = Bisher
web-percent = { $n } %
web-won-of =
    { $n ->
        [one] gewonnen, von { $n } Partie
       *[other] gewonnen, von { $n } Partien
    }
web-in-a-row = Siege in Folge
web-form-note = Die letzten Partien, rechts die neueste: hoch ist gewonnen, halb unentschieden, kurz verloren.
web-opponents = Gegner
web-wins-losses = { $won } gewonnen, { $lost } verloren

### The page around the table: home, lobby, settings, replay, fairness, rules, about.

## Everywhere

web-skip = Zum Inhalt springen
web-nav = Seiten
web-nav-play = Spielen
web-nav-rules = Regeln
web-nav-about = Über Cairn
web-home = Startseite
web-close = Schließen
web-menu = Menü
web-loading = Wird geladen …
web-on = an
web-off = aus
web-quoted = „{ $text }“
web-no-server = Der Server antwortet nicht. Läuft er noch?
web-nowhere = Diese Seite gibt es nicht
# A guest who has not said a name is given one of these. Same as in English.
web-guest-names = Ada, Bruno, Clara, Dario, Elin, Felix, Greta, Hugo, Iris, Jonas, Kira, Leo, Mila, Nils, Olga, Pavel, Rosa, Theo

## Home

web-title = Vier Expeditionen. Ein Tisch.
web-subtitle = Spiel mit Freunden oder mit einem Bot. Im Browser, ohne Konto, und jedes Mischen lässt sich nachprüfen.
web-create-table = Tisch eröffnen
web-games = Spiele
web-n-players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
web-n-to-m-players = { $n }–{ $most } Spieler
web-minutes = { $n } Min.
web-play-with-bot = Mit Bot spielen
web-table-dots = Tisch …
web-coming = Hier noch nicht spielbar
web-your-games = Deine Partien
web-no-games-yet = Noch keine: Der rote Knopf oben beginnt eine.
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

web-bot-level = Stärke
web-bot-random = Zufallsbot
web-bot-random-note = spielt irgendetwas, das erlaubt ist
web-bot-rule = Regelbot
web-bot-rule-note = spielt nach Faustregeln

## Creating a table

web-seats = Plätze
web-seat-open = frei
web-seat-here = hier
web-seat-bot = Bot
web-open-seat = Freier Platz
web-seat-me-note = du
web-seat-open-note = für die Person, die den Einladungslink öffnet
web-seat-here-note = spielt auch an diesem Gerät
web-name-of-seat = Name der Person auf Platz { $n }
web-who-sits = Wer auf Platz { $n } sitzt
web-table-name = Name des Tisches
web-table-names = Langer Regen, Gratweg, Letztes Lager, Hoher Pass, Salzstraße, Ebbe, Fernes Ufer, Kalte Quelle, Rote Schlucht, Nordwind, Stiller Hafen, Alte Brücke
web-who-watches = Wer zuschauen darf
web-watch-anybody = alle
web-watch-link = per Link
web-watch-nobody = niemand
web-options = Optionen
web-more-options = Weitere Optionen
web-option-milestones = Meilensteine
web-option-best-expedition = Beste Expedition
web-option-colours = Farben
web-option-games = Durchgänge
web-option-deck-count = Nachzugstapel gezählt
web-option-start = Beginn
web-option-turn-cap = Höchstzahl der Züge
web-value-random = zufällig
web-value-none = keine
web-value-no-sponsor-cards = ohne Sponsorkarten
web-value-ignore-sponsors = Sponsoren zählen nicht
web-n-games =
    { $n ->
        [one] { $n } Durchgang
       *[other] { $n } Durchgänge
    }
web-with-milestones = Meilensteine
web-six-colours = sechs Farben
web-fair-note = Bevor jemand ein Wort sagt, veröffentlicht der Tisch ein versiegeltes Geheimnis. Geheimnis und Wörter zusammen bestimmen jedes Mischen, und nach dem letzten Zug kannst du alles nachprüfen.
web-word = Dein Wort für das Mischen
web-word-made-up = wird für dich ausgedacht
web-word-note = Freiwillig. Es wird erst gesendet, wenn das Geheimnis versiegelt ist; so kann niemand die Karten aussuchen.
web-sit-and-invite = Hinsetzen und einladen
web-sit-and-start = Hinsetzen und starten
web-starts-when-taken = Die Partie beginnt, sobald auf dem freien Platz ein Mensch oder ein Bot sitzt.
web-starts-at-once = Die Partie beginnt sofort.

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

## At the table

web-leave = Tisch verlassen
web-match-file = Datei der Partie
web-another-device = { $name }, auf einem anderen Gerät
web-another-device-note = Dieser Link öffnet deinen eigenen Platz. Behalte ihn für dich: Wer ihn hat, sieht deine Karten.
web-seat-link = Link zu deinem Platz
web-pass-to = Gib das Gerät an { $name } weiter
web-pass-note = Die Karten sind verdeckt. Nur { $name } sollte hinsehen, wenn sie wieder erscheinen.
web-i-am = Ich bin { $name }: meine Karten zeigen
web-turn-over = Dein Zug ist zu Ende.
web-hide-and-pass = Meine Karten verdecken, { $name } ist am Zug

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
web-move-n-of = Zug { $n } von { $last }
web-spectator = Zuschauer
web-hand-of = Hand von { $name }
web-back-to-table = Zum Tisch

## Fair shuffles

web-fair-shuffles = Faires Mischen
web-fair-how = Der Server hat ein Geheimnis versiegelt, bevor die Wörter gesagt wurden. Geheimnis und Wörter zusammen bestimmen jedes Mischen. Nach dem letzten Zug wird das Geheimnis geöffnet, und dein Browser leitet jedes Mischen neu her.
web-fair-seal = Siegel
web-fair-word-of = Wort von { $name }
web-fair-secret = Geheimnis
web-fair-secret-later = wird nach dem letzten Zug geöffnet
web-fair-checks = Von deinem Browser geprüft
web-fair-lines-fit =
    { $n ->
        [one] { $n } Zeile in der Datei der Partie ist unversehrt.
       *[other] Alle { $n } Zeilen in der Datei der Partie sind unversehrt, und keine wurde später eingefügt.
    }
web-fair-secret-fits = Das Geheimnis ist das, das versiegelt wurde.
web-fair-seal-fits = Das Siegel ist das, das dieser Browser notiert hat, bevor er ein Wort gesendet hat.
web-fair-seal-changed = Das Siegel ist nicht das, das dieser Browser notiert hat, bevor er ein Wort gesendet hat.
web-fair-word-fits = Dein Wort „{ $word }“ ist in das Mischen eingegangen.
web-fair-word-changed = Dein Wort „{ $word }“ ist nicht unter den Wörtern der Partie.
web-fair-starter-fits = Nach dem Los beginnt { $name } den ersten Durchgang, und so war es.
web-fair-starter-misfit = Nach dem Los hätte { $name } den ersten Durchgang beginnen müssen.
web-fair-moves-fit =
    { $n ->
        [one] Das Austeilen wurde neu hergeleitet, und { $n } Zug passt dazu.
       *[other] Jedes Austeilen wurde neu hergeleitet, und alle { $n } Züge passen: Niemand hat eine Karte gespielt, die weder ausgeteilt noch gezogen war.
    }
web-fair-card-misfit = Zug { $n }, „{ $move }“: Nach dem Mischen war diese Karte nicht auf dieser Hand.
web-fair-cards-fit =
    { $n ->
        [one] { $n } Karte, die dir gezeigt wurde, stimmt mit dem hergeleiteten Stapel überein.
       *[other] Alle { $n } Karten, die dir gezeigt wurden, stimmen mit den hergeleiteten Stapeln überein, auch in der Reihenfolge.
    }
web-fair-event-misfit = Kartenereignis { $n }: Gezeigt wurde dir { $shown }, nach dem Mischen ist es aber { $due }.
web-fair-passed = Alles passt: Die Karten wurden weder ausgesucht noch verändert.
web-fair-failed = Etwas passt nicht: Heb die Datei der Partie auf und frag die Person, die den Server betreibt.
web-fair-no-note = Dieser Browser hat zu dieser Partie kein Wort gesendet, oder er hat es vergessen: Dass das Siegel vor den Wörtern da war, ist nicht geprüft.
web-fair-limit = Das beweist, dass niemand die Karten ausgesucht oder verändert hat. Es beweist nicht, dass niemand sie gesehen hat: Wer den Server betreibt, könnte die verdeckten Karten lesen, und zwei Spieler könnten sich absprechen.

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

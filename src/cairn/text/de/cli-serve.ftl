### cairn serve: der Tisch im Browser

serve-arg-lan = Auch im lokalen Netz lauschen, damit andere von ihren Geräten aus mitspielen können.
serve-arg-port = Der Port, auf dem gelauscht wird (sonst { $n } oder der nächste freie).
serve-arg-db = Die Datei, in der die Tische aufbewahrt werden, oder die Adresse einer Datenbank in PostgreSQL.
serve-arg-processes = n Prozesse; das braucht eine Ablage in PostgreSQL.
serve-arg-peer = Wo Prozesse auf anderen Rechnern diesen finden, in einem eigenen Netz.
serve-arg-game = Ein eigenes Spiel, das auch angeboten wird; darf mehrmals angegeben werden.
serve-arg-no-browser = Den Browser nicht öffnen.

serve-making-packages = Hole, womit die Seite gebaut wird …
serve-making-page = Baue die Seite …
serve-here = Der Tisch steht unter { $address }
serve-lan = Im lokalen Netz unter { $address }
serve-stop = Strg-C beendet; alle Tische bleiben erhalten.
serve-stopped = Der Tisch ist geschlossen; was gespielt wurde, bleibt erhalten.

serve-no-page = Die Seite konnte aus dem Grund oben nicht gebaut werden; den Tisch im Terminal gibt es: cairn play { $game }.
serve-old-page = Die Seite ist älter als ihre Quellen.
serve-port-taken = Port { $port } ist belegt; nenne mit --port einen anderen.
serve-needs-shared = Mehr als ein Prozess braucht eine Ablage in PostgreSQL (--store postgresql://…).
serve-no-address = „{ $text }“ ist keine Adresse wie 10.0.0.5:8700.
serve-process-ended = Ein Prozess des Servers ist zu Ende (Code { $code }).
serve-no-browser = Es ließ sich kein Browser öffnen; öffne die Adresse selbst.

serve-checked = Partien: { $n }; davon gehen nicht weiter wie zuvor: { $bad }.
serve-needs-node = Um die Seite zu bauen, braucht es node 20.19 oder neuer, und das gibt es hier nicht; `uv sync --reinstall-package cairn-table` bringt es mit.
serve-needs-sources = Um die Seite zu bauen, braucht es ihre Quellen, und die sind nicht hier.
admin-arg-what = Was aufgelistet oder getan werden soll.
admin-word-whom = WEN
admin-arg-whom = Der Name eines Kontos oder die Kennung eines Tisches oder einer Meldung.
admin-whom = cairn admin { $name } muss wissen, wen: nenne ein Konto, einen Tisch oder eine Meldung.
admin-none = Es gibt nichts aufzulisten.
admin-name = Name
admin-made = angelegt
admin-blocked = gesperrt
admin-sessions = Sitzungen
admin-tables = Tische
admin-id = Kennung
admin-game = Spiel
admin-status = Stand
admin-moves = Züge
admin-moved = letzter Zug
admin-did-block = { $name } ist gesperrt und überall abgemeldet.
admin-did-unblock = { $name } darf sich wieder anmelden.
admin-did-password = Das neue Passwort von { $name } ist { $text }; jeder Browser muss sich neu anmelden.
admin-did-delete = { $name } ist vergessen; wo diese Person spielte, spielt ein Bot weiter.
admin-did-close = Der Tisch { $name } ist für immer geschlossen.
admin-did-settle = Die Meldung { $name } ist erledigt.
no-such-account = Niemand hat hier ein Konto namens „{ $text }“.
no-such-report = Es gibt keine Meldung „{ $text }“.
serve-arg-host-name = Auch unter diesem Namen dienen, etwa play.example.org; mehrmals möglich.
serve-arg-behind-proxy = Davor steht ein eigener Proxy: Adressen und TLS so nehmen, wie er sie nennt.
serve-arg-generous = Jede Grenze für Fremde mit N malnehmen, wenn sich viele Leute eine Adresse teilen.
serve-lan-open = Wer in diesem Netz ist, kann alles mitlesen, auch die Karten: Es geht unverschlüsselt über http.

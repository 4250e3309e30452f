### cairn serve: der Tisch im Browser

serve-arg-lan = Auch im lokalen Netz lauschen, damit andere von ihren Geräten aus mitspielen können.
serve-arg-port = Der Port, auf dem gelauscht wird (sonst { $n } oder der nächste freie).
serve-arg-db = Die Datei, in der die Tische aufbewahrt werden.
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
serve-no-browser = Es ließ sich kein Browser öffnen; öffne die Adresse selbst.

serve-checked = Partien: { $n }; davon gehen nicht weiter wie zuvor: { $bad }.
serve-needs-node = Um die Seite zu bauen, braucht es node 20.19 oder neuer, und das gibt es hier nicht; `uv sync --reinstall-package cairn-table` bringt es mit.
serve-needs-sources = Um die Seite zu bauen, braucht es ihre Quellen, und die sind nicht hier.

### cairn serve: il tavolo nel browser

serve-arg-lan = Ascolta anche sulla rete locale, perché altri possano giocare dal loro dispositivo.
serve-arg-port = La porta su cui ascoltare (di norma { $n }, o la prossima libera).
serve-arg-db = Il file che conserva i tavoli, o l’indirizzo di un database PostgreSQL.
serve-arg-processes = Avvia n processi; serve un archivio in PostgreSQL.
serve-arg-peer = Dove i processi su altre macchine trovano questo, in una rete propria.
serve-arg-game = Un gioco tuo da offrire; si può dare più volte.
serve-arg-no-browser = Non aprire il browser.

serve-making-packages = Scarico gli strumenti per la pagina …
serve-making-page = Costruisco la pagina …
serve-here = Il tavolo è all’indirizzo { $address }
serve-lan = Sulla rete locale: { $address }
serve-stop = Ctrl-C per finire; tutti i tavoli sono conservati.
serve-stopped = Il tavolo è chiuso; ciò che è stato giocato è conservato.

serve-no-page = Non è stato possibile costruire la pagina, per il motivo qui sopra; c’è il tavolo nel terminale: cairn play { $game }.
serve-old-page = La pagina è più vecchia dei suoi sorgenti.
serve-port-taken = La porta { $port } è occupata; indicane un’altra con --port.
serve-needs-shared = Più di un processo richiede un archivio in PostgreSQL (--store postgresql://…).
serve-no-address = «{ $text }» non è un indirizzo come 10.0.0.5:8700.
serve-process-ended = Un processo del server è terminato (codice { $code }).
serve-no-browser = Non si è potuto aprire un browser; apri tu l’indirizzo.

serve-checked = Partite: { $n }; non proseguirebbero come prima: { $bad }.
serve-needs-node = Per costruire la pagina serve node 20.19 o più recente, che qui manca; `uv sync --reinstall-package cairn-table` lo porta.
serve-needs-sources = Per costruire la pagina servono i suoi sorgenti, che qui mancano.
admin-arg-what = Che cosa elencare o fare.
admin-word-whom = CHI
admin-arg-whom = Il nome di un account, o l’identificativo di un tavolo o di una segnalazione.
admin-whom = cairn admin { $name } deve sapere chi: nomina un account, un tavolo o una segnalazione.
admin-none = Non c’è niente da elencare.
admin-name = nome
admin-made = creato
admin-blocked = bloccato
admin-sessions = sessioni
admin-tables = tavoli
admin-id = identificativo
admin-game = gioco
admin-status = stato
admin-moves = mosse
admin-moved = ultima mossa
admin-did-block = { $name } è bloccato, e non ha più sessioni aperte.
admin-did-unblock = { $name } può accedere di nuovo.
admin-did-password = La nuova password di { $name } è { $text }; ogni browser deve accedere di nuovo.
admin-did-delete = { $name } è dimenticato; dove giocava questa persona continua un bot.
admin-did-close = Il tavolo { $name } è chiuso per sempre.
admin-did-settle = La segnalazione { $name } è chiusa.
no-such-account = Nessuno qui ha un account di nome «{ $text }».
no-such-report = Non c’è nessuna segnalazione «{ $text }».
serve-arg-host-name = Servi anche con questo nome, per esempio play.example.org; si può dare più volte.
serve-arg-behind-proxy = Davanti c’è un tuo proxy: prendi indirizzi e TLS come li dice lui.
serve-arg-generous = Moltiplica per N ogni limite per gli sconosciuti, dove molti condividono un indirizzo.
serve-lan-open = Chi è in questa rete può leggere tutto ciò che viene inviato, carte comprese: passa in http semplice.

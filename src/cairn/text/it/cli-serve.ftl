### cairn serve: il tavolo nel browser

serve-arg-lan = Ascolta anche sulla rete locale, perché altri possano giocare dal loro dispositivo.
serve-arg-port = La porta su cui ascoltare (di norma { $n }, o la prossima libera).
serve-arg-db = Il file che conserva i tavoli.
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
serve-no-browser = Non si è potuto aprire un browser; apri tu l’indirizzo.

serve-checked = Partite: { $n }; non proseguirebbero come prima: { $bad }.
serve-needs-node = Per costruire la pagina serve node 20.19 o più recente, che qui manca; `uv sync --reinstall-package cairn-table` lo porta.
serve-needs-sources = Per costruire la pagina servono i suoi sorgenti, che qui mancano.

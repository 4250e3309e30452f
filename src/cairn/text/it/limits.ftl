## Che cosa possono fare gli sconosciuti, e quanto spesso
no-bug-noted = Qualcosa è andato storto, ed è colpa nostra. Nulla è cambiato; il server lo ha annotato nel suo registro.
no-requests-so-fast = Da qui sono arrivate troppe richieste; aspetta { $seconds } s.
no-messages-so-fast = Da qui sono arrivati troppi messaggi; aspetta { $seconds } s.
no-tables-so-fast = Da qui sono arrivati troppi tavoli nuovi; aspetta { $seconds } s.
no-sockets-so-many = Da qui sono aperti { $n } tavoli alla volta, di più non si può; chiudine uno.
no-table-so-full = { $n } persone guardano questo tavolo, di più non si può.
no-chat-here-so-fast = Qui si dice così tanto che nessuno riesce a leggerlo; aspetta { $seconds } s.
no-such-host = Questo server non risponde al nome { $name }; chi lo gestisce può avviarlo con --host-name { $name }.
no-store-twice = Un altro server usa { $file }; fermalo prima, o indica un altro file.
no-store-open = Il file { $file } non si può aprire: { $problem }.

### cairn playthrough

cli-brief-playthrough = Annota una breve partita con tutte le risposte del motore.
cli-about-playthrough = Gioca una breve partita a caso e annota ogni risposta del motore: domande, scelte, rifiuti, viste, eventi, punti. Conservata in un file, mostra che cosa ha cambiato una modifica del motore.

playthrough-arg-seats = Quanti posti (se manca, il minimo che il gioco permette).
playthrough-arg-moves = Fermati dopo questo numero di mosse (se manca, { $n }).
playthrough-arg-leaning = Lascia che i giocatori a caso preferiscano ciò che costa molto, come fa conformance una partita sì e una no.
playthrough-arg-brief = Delle mosse da A a B annota solo scelte ed eventi; si può dare più volte.
playthrough-arg-again = Riscrivi queste partite conservate, ognuna come dicono le sue prime righe.

playthrough-misread = «{ $text }» qui non si può leggere; dovrebbe essere così: { $due }.
playthrough-not-again = { $file } non si può rigiocare.
playthrough-changed = { $file }: scritto, con cambiamenti.
playthrough-same = { $file }: come prima.

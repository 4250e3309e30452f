### cairn rules

rules-arg-rule = Una sola regola, con il suo codice.
rules-arg-search = Solo le regole in cui si trovano queste parole.
rules-arg-coverage = Esegui i test del gioco e mostra quali regole dimostrano; esce con 1 se ne manca una.
rules-arg-write = Scrivi la pagina delle regole in docs/rules, senza un gioco quelle di tutti i giochi.

rules-no-rule = La regola «{ $text }» non esiste; `cairn rules { $game } --search` cerca parole in tutte.
rules-no-rule-guess = La regola «{ $text }» non esiste; forse «{ $guess }»?
rules-nothing-found = Nessuna regola parla di «{ $text }».
rules-nothing-found-guess = Nessuna regola parla di «{ $text }»; forse «{ $guess }»?
rules-no-checkout = I test non fanno parte del pacchetto installato: usa il comando in una copia del progetto, dove si trova { $file }.
rules-no-page = Non c’è ancora una pagina di queste regole: scrivila con `cairn rules { $name } --write`.
rules-no-pytest = Serve pytest, che non è installato; con `uv run cairn` c’è.
rules-no-run = Non è stato possibile eseguire i test.

rules-running = { $title }: i test sono in corso
rules-cards = Carte
rules-rule = regola
rules-tests = test
rules-missing = { $rule }: nessun test la porta.
rules-failed = { $rule }: i test che la portano sono falliti o sono stati saltati.
rules-unknown = { $rule }: un test la porta, ma questa regola non esiste.
rules-crowded = { $test } porta più di { $n } regole.
rules-share = Regole dimostrate da un test riuscito: { $shown } su { $rules } ({ $share }). Test che portano una regola: { $n }.

rules-page-written = { $file }: scritto, con cambiamenti.
rules-page-same = { $file }: come prima.

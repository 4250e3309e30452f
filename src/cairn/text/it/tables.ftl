### Tabelle dei materiali: che cosa non va, e che cosa se ne dice.

no-components = { $name } non ha tabelle da sostituire.

table-no-folder = { $file } non è una cartella leggibile.
table-none = { $file } non contiene nessuna delle tabelle { $values }.
table-unknown-file = { $file } non è una tabella di questo gioco; ci sono: { $values }.
table-unreadable = { $file } non si può leggere.
table-not-utf-8 = { $file } non è scritto in UTF-8.
table-not-a-table = { $file } è troppo lungo per una tabella o non è testo.
table-not-csv = { $file }, riga { $line }: le virgole e le virgolette non tornano.
table-without-rows = { $file } non ha righe sotto i nomi delle colonne.
table-missing-column = { $file } non ha la colonna «{ $column }».
table-column-twice = { $file } ha due volte la colonna «{ $column }».
table-cells = { $file }, riga { $line }: le celle sono { $n }, le colonne { $due }.
table-unprintable = { $file }, riga { $line }: «{ $column }» contiene un carattere che non si può mostrare.
table-empty-cell = { $file }, riga { $line }: «{ $column }» è vuoto.
table-unknown-word = { $file }, riga { $line }: «{ $column }» non può essere «{ $value }»; può essere: { $values }.
table-twice-in-cell = { $file }, riga { $line }: «{ $column }» nomina due volte «{ $value }».
table-not-a-number = { $file }, riga { $line }: «{ $column }» deve essere un numero intero, non «{ $value }».
table-out-of-bounds = { $file }, riga { $line }: «{ $column }» è { NUMBER($value) }, ma deve stare fra { $low } e { $high }.
table-repeated = { $file }, riga { $line }: «{ $value }» sta già alla riga { $n } sotto «{ $column }».

### Spieltabellen: was an einer nicht stimmt, und was über sie gesagt wird.

no-components = { $name } hat keine Tabellen, die man ersetzen kann.

table-no-folder = { $file } ist kein lesbarer Ordner.
table-none = { $file } enthält keine der Tabellen { $values }.
table-unknown-file = { $file } ist keine Tabelle dieses Spiels; es gibt: { $values }.
table-unreadable = { $file } lässt sich nicht lesen.
table-not-utf-8 = { $file } ist nicht in UTF-8 geschrieben.
table-not-a-table = { $file } ist für eine Tabelle zu lang oder kein Text.
table-not-csv = { $file }, Zeile { $line }: Kommas und Anführungszeichen passen nicht zusammen.
table-without-rows = { $file } hat unter den Spaltennamen keine Zeilen.
table-missing-column = In { $file } fehlt die Spalte „{ $column }“.
table-column-twice = In { $file } steht die Spalte „{ $column }“ zweimal.
table-cells = { $file }, Zeile { $line }: Zahl der Felder { $n }, Zahl der Spalten { $due }.
table-unprintable = { $file }, Zeile { $line }: „{ $column }“ enthält ein Zeichen, das sich nicht zeigen lässt.
table-empty-cell = { $file }, Zeile { $line }: „{ $column }“ ist leer.
table-unknown-word = { $file }, Zeile { $line }: „{ $column }“ kann nicht „{ $value }“ sein; möglich ist: { $values }.
table-twice-in-cell = { $file }, Zeile { $line }: „{ $column }“ nennt „{ $value }“ zweimal.
table-not-a-number = { $file }, Zeile { $line }: „{ $column }“ muss eine ganze Zahl sein, nicht „{ $value }“.
table-out-of-bounds = { $file }, Zeile { $line }: „{ $column }“ ist { NUMBER($value) }, muss aber zwischen { $low } und { $high } liegen.
table-repeated = { $file }, Zeile { $line }: „{ $value }“ steht schon in Zeile { $n } unter „{ $column }“.

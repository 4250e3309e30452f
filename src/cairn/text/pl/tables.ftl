### Tabele elementów gry: co w nich nie pasuje i co się o nich mówi.

no-components = Ta gra nie ma tabel do podmiany: { $name }.

table-no-folder = To nie jest folder, który da się odczytać: { $file }.
table-none = { $file }: nie ma tu żadnej z tabel { $values }.
table-unknown-file = { $file } nie jest tabelą tej gry; są: { $values }.
table-unreadable = Nie da się odczytać pliku { $file }.
table-not-utf-8 = Plik { $file } nie jest zapisany w UTF-8.
table-not-a-table = Plik { $file } jest za długi na tabelę albo nie jest tekstem.
table-not-csv = { $file }, wiersz { $line }: przecinki i cudzysłowy do siebie nie pasują.
table-without-rows = { $file }: pod nazwami kolumn nie ma żadnych wierszy.
table-missing-column = { $file }: brakuje kolumny „{ $column }”.
table-column-twice = { $file }: kolumna „{ $column }” jest dwa razy.
table-cells = { $file }, wiersz { $line }: liczba komórek to { $n }, a kolumn { $due }.
table-unprintable = { $file }, wiersz { $line }: „{ $column }” zawiera znak, którego nie da się pokazać.
table-empty-cell = { $file }, wiersz { $line }: „{ $column }” jest puste.
table-unknown-word = { $file }, wiersz { $line }: „{ $column }” nie może mieć wartości „{ $value }”; możliwe: { $values }.
table-twice-in-cell = { $file }, wiersz { $line }: „{ $column }” podaje „{ $value }” dwa razy.
table-not-a-number = { $file }, wiersz { $line }: „{ $column }” musi być liczbą całkowitą, nie „{ $value }”.
table-out-of-bounds = { $file }, wiersz { $line }: „{ $column }” to { NUMBER($value) }, a musi być między { $low } a { $high }.
table-repeated = { $file }, wiersz { $line }: „{ $value }” stoi już w wierszu { $n } pod „{ $column }”.

### Component tables: what is wrong with one, and what is said about them.

no-components = { $name } has no component tables to replace.

table-no-folder = { $file } is not a folder that can be read.
table-none = { $file } has none of the tables { $values }.
table-unknown-file = { $file } is not a table of this game; there are: { $values }.
table-unreadable = { $file } cannot be read.
table-not-utf-8 = { $file } is not written in UTF-8.
table-not-a-table = { $file } is too long for a table or is no text.
table-not-csv = { $file }, line { $line }: the commas and quotation marks do not fit together.
table-without-rows = { $file } has no rows under the names of its columns.
table-missing-column = { $file } has no column “{ $column }”.
table-column-twice = { $file } has the column “{ $column }” twice.
table-cells = { $file }, line { $line }: the number of cells is { $n }, that of columns { $due }.
table-unprintable = { $file }, line { $line }: “{ $column }” has a letter that cannot be shown.
table-empty-cell = { $file }, line { $line }: “{ $column }” is empty.
table-unknown-word = { $file }, line { $line }: “{ $column }” cannot be “{ $value }”; it can be: { $values }.
table-twice-in-cell = { $file }, line { $line }: “{ $column }” names “{ $value }” twice.
table-not-a-number = { $file }, line { $line }: “{ $column }” must be a whole number, not “{ $value }”.
table-out-of-bounds = { $file }, line { $line }: “{ $column }” is { NUMBER($value) }, but must lie between { $low } and { $high }.
table-repeated = { $file }, line { $line }: “{ $value }” already stands in line { $n } under “{ $column }”.

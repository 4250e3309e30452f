### Tables du matériel : ce qui ne va pas, et ce qu’on en dit.

no-components = { $name } n’a pas de tables à remplacer.

table-no-folder = { $file } n’est pas un dossier lisible.
table-none = { $file } ne contient aucune des tables { $values }.
table-unknown-file = { $file } n’est pas une table de ce jeu ; il y a : { $values }.
table-unreadable = { $file } est illisible.
table-not-utf-8 = { $file } n’est pas écrit en UTF-8.
table-not-a-table = { $file } est trop long pour une table ou n’est pas du texte.
table-not-csv = { $file }, ligne { $line } : les virgules et les guillemets ne s’accordent pas.
table-without-rows = { $file } n’a aucune ligne sous les noms de colonnes.
table-missing-column = { $file } n’a pas de colonne « { $column } ».
table-column-twice = { $file } a deux fois la colonne « { $column } ».
table-cells = { $file }, ligne { $line } : nombre de cellules { $n }, nombre de colonnes { $due }.
table-unprintable = { $file }, ligne { $line } : « { $column } » contient un caractère qu’on ne peut pas afficher.
table-empty-cell = { $file }, ligne { $line } : « { $column } » est vide.
table-unknown-word = { $file }, ligne { $line } : « { $column } » ne peut pas être « { $value } » ; valeurs possibles : { $values }.
table-twice-in-cell = { $file }, ligne { $line } : « { $column } » nomme deux fois « { $value } ».
table-not-a-number = { $file }, ligne { $line } : « { $column } » doit être un nombre entier, pas « { $value } ».
table-out-of-bounds = { $file }, ligne { $line } : « { $column } » vaut { NUMBER($value) }, mais doit être entre { $low } et { $high }.
table-repeated = { $file }, ligne { $line } : « { $value } » figure déjà à la ligne { $n } sous « { $column } ».

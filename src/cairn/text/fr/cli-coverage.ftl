### cairn rules

rules-arg-rule = Une seule règle, par son identifiant.
rules-arg-search = Seulement les règles où figurent ces mots.
rules-arg-coverage = Lancer les tests du jeu et montrer quelles règles ils prouvent ; se termine par 1 s’il en manque une.
rules-arg-write = Écrire la page des règles dans docs/rules, sans jeu celles de tous les jeux.

rules-no-rule = Il n’y a pas de règle « { $text } » ; `cairn rules { $game } --search` cherche des mots dans toutes.
rules-no-rule-guess = Il n’y a pas de règle « { $text } » ; vouliez-vous dire « { $guess } » ?
rules-nothing-found = Aucune règle ne parle de « { $text } ».
rules-nothing-found-guess = Aucune règle ne parle de « { $text } » ; vouliez-vous dire « { $guess } » ?
rules-no-checkout = Les tests ne font pas partie du paquet installé : lancez cette commande dans une copie du projet, là où se trouve { $file }.
rules-no-page = Il n’y a pas encore de page pour ces règles : écrivez-la avec `cairn rules { $name } --write`.
rules-no-pytest = Il faut pytest, qui n’est pas installé ; `uv run cairn` l’apporte.
rules-no-run = Les tests n’ont pas pu être lancés.

rules-running = { $title } : les tests sont en cours
rules-cards = Cartes
rules-rule = règle
# Same as in English.
rules-tests = tests
rules-missing = { $rule } : aucun test ne la porte.
rules-failed = { $rule } : les tests qui la portent ont échoué ou ont été sautés.
rules-unknown = { $rule } : un test la porte, mais cette règle n’existe pas.
rules-crowded = { $test } porte plus de { $n } règles.
rules-share = Règles prouvées par un test réussi : { $shown } sur { $rules } ({ $share }). Tests qui portent une règle : { $n }.

rules-page-written = { $file } : écrit, avec des changements.
rules-page-same = { $file } : comme avant.

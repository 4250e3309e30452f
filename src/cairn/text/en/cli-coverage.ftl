### cairn rules

rules-arg-rule = One rule, by its id.
rules-arg-search = Only the rules in which these words stand.
rules-arg-coverage = Run the tests of the game and show which rule they show; exits with 1 if one is missing.
rules-arg-write = Write the page of rules in docs/rules, without a game those of all games.

rules-no-rule = There is no rule “{ $text }”; `cairn rules { $game } --search` looks for words in all of them.
rules-no-rule-guess = There is no rule “{ $text }”; did you mean “{ $guess }”?
rules-nothing-found = No rule speaks of “{ $text }”.
rules-nothing-found-guess = No rule speaks of “{ $text }”; did you mean “{ $guess }”?
rules-no-checkout = The tests are not part of the installed package: run this in a checkout of the project, where { $file } lies.
rules-no-page = There is no page of these rules yet: write it with `cairn rules { $name } --write`.
rules-no-pytest = This needs pytest, which is not installed; `uv run cairn` has it.
rules-no-run = The tests could not be run.

rules-running = { $title }: running the tests
rules-cards = Cards
rules-rule = rule
rules-tests = tests
rules-missing = { $rule }: no test carries it.
rules-failed = { $rule }: the tests that carry it failed or were skipped.
rules-unknown = { $rule }: a test carries it, but there is no such rule.
rules-crowded = { $test } carries more than { $n } rules.
rules-share = Rules shown by a passed test: { $shown } of { $rules } ({ $share }). Tests that carry a rule: { $n }.

rules-page-written = { $file }: written, and it has changed.
rules-page-same = { $file }: as before.

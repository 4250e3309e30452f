### cairn rules

rules-arg-rule = Jedna zasada, według jej oznaczenia.
rules-arg-search = Tylko zasady, w których są te słowa.
rules-arg-coverage = Uruchom testy gry i pokaż, które zasady potwierdzają; kończy się kodem 1, jeśli którejś brakuje.
rules-arg-write = Zapisz stronę zasad w docs/rules, bez podania gry strony wszystkich gier.

rules-no-rule = Nie ma zasady „{ $text }”; `cairn rules { $game } --search` szuka słów we wszystkich.
rules-no-rule-guess = Nie ma zasady „{ $text }”; czy chodziło o „{ $guess }”?
rules-nothing-found = Żadna zasada nie mówi o „{ $text }”.
rules-nothing-found-guess = Żadna zasada nie mówi o „{ $text }”; czy chodziło o „{ $guess }”?
rules-no-checkout = Testy nie należą do zainstalowanego pakietu: uruchom to w katalogu projektu, w którym leży { $file }.
rules-no-page = Nie ma jeszcze strony z tymi zasadami: utwórz ją poleceniem `cairn rules { $name } --write`.
rules-no-pytest = Potrzebny jest pytest, a nie jest zainstalowany; `uv run cairn` go ma.
rules-no-run = Nie udało się uruchomić testów.

rules-running = { $title }: testy są w toku
rules-cards = Karty
rules-rule = zasada
rules-tests = testy
rules-missing = { $rule }: żaden test jej nie nosi.
rules-failed = { $rule }: testy, które ją noszą, nie powiodły się lub zostały pominięte.
rules-unknown = { $rule }: nosi ją test, ale takiej zasady nie ma.
rules-crowded = { $test } nosi więcej niż { $n } zasady.
rules-share = Zasady potwierdzone zdanym testem: { $shown } z { $rules } ({ $share }). Testy, które noszą zasadę: { $n }.

rules-page-written = { $file }: zapisano, są zmiany.
rules-page-same = { $file }: bez zmian.

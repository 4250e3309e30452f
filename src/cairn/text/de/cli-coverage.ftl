### cairn rules

rules-arg-rule = Eine Regel, nach ihrem Kürzel.
rules-arg-search = Nur die Regeln, in denen diese Wörter stehen.
rules-arg-coverage = Die Tests des Spiels laufen lassen und zeigen, welche Regel sie belegen; endet mit 1, wenn eine fehlt.
rules-arg-write = Die Regelseite in docs/rules schreiben, ohne Spiel die aller Spiele.

rules-no-rule = Die Regel „{ $text }“ gibt es nicht; `cairn rules { $game } --search` sucht Wörter in allen Regeln.
rules-no-rule-guess = Die Regel „{ $text }“ gibt es nicht; war „{ $guess }“ gemeint?
rules-nothing-found = Keine Regel spricht von „{ $text }“.
rules-nothing-found-guess = Keine Regel spricht von „{ $text }“; war „{ $guess }“ gemeint?
rules-no-checkout = Die Tests gehören nicht zum installierten Paket: Das geht nur in einem Arbeitsverzeichnis des Projekts, in dem { $file } liegt.
rules-no-page = Es gibt noch keine Seite dieser Regeln: Schreib sie mit `cairn rules { $name } --write`.
rules-no-pytest = Dafür braucht es pytest, und das ist nicht installiert; mit `uv run cairn` ist es dabei.
rules-no-run = Die Tests ließen sich nicht ausführen.

rules-running = { $title }: Die Tests laufen
rules-cards = Karten
rules-rule = Regel
rules-tests = Tests
rules-missing = { $rule }: kein Test trägt sie.
rules-failed = { $rule }: Die Tests, die sie tragen, sind fehlgeschlagen oder wurden übersprungen.
rules-unknown = { $rule }: Ein Test trägt sie, aber es gibt sie nicht.
rules-crowded = { $test } trägt mehr als { $n } Regeln.
rules-share = Von einem bestandenen Test belegte Regeln: { $shown } von { $rules } ({ $share }). Tests, die eine Regel tragen: { $n }.

rules-page-written = { $file }: geschrieben und geändert.
rules-page-same = { $file }: wie zuvor.

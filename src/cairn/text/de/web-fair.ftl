### Checking the shuffles of a match that is over: fetched with the dialog that says it.

web-fair-how = Der Server hat ein Geheimnis versiegelt, bevor die Wörter gesagt wurden. Geheimnis und Wörter zusammen bestimmen jedes Mischen. Nach dem letzten Zug wird das Geheimnis geöffnet, und dein Browser leitet jedes Mischen neu her.
web-fair-seal = Siegel
web-fair-word-of = Wort von { $name }
web-fair-secret = Geheimnis
web-fair-secret-later = wird nach dem letzten Zug geöffnet
web-fair-checks = Von deinem Browser geprüft
web-fair-lines-fit =
    { $n ->
        [one] { $n } Zeile in der Datei der Partie ist unversehrt.
       *[other] Alle { $n } Zeilen in der Datei der Partie sind unversehrt, und keine wurde später eingefügt.
    }
web-fair-secret-fits = Das Geheimnis ist das, das versiegelt wurde.
web-fair-seal-fits = Das Siegel ist das, das dieser Browser notiert hat, bevor er ein Wort gesendet hat.
web-fair-seal-changed = Das Siegel ist nicht das, das dieser Browser notiert hat, bevor er ein Wort gesendet hat.
web-fair-word-fits = Dein Wort „{ $word }“ ist in das Mischen eingegangen.
web-fair-word-changed = Dein Wort „{ $word }“ ist nicht unter den Wörtern der Partie.
web-fair-running = Wird geprüft …
web-fair-sources-fit = Was gemischt wird und wie es vorher liegt, ist das, was dieser Browser notiert hat, bevor er ein Wort gesendet hat.
web-fair-sources-changed = Was gemischt wird oder wie es vorher liegt, ist nicht das, was dieser Browser notiert hat, bevor er ein Wort gesendet hat.
web-fair-shuffles-fit =
    { $n ->
        [one] { $where }: einmal gemischt, { $things } Karten. Es ist neu hergeleitet und genau das, was Geheimnis und Wörter ergeben.
       *[other] { $where }: { $n }-mal gemischt, bis zu { $things } Karten. Jedes Mischen ist neu hergeleitet und genau das, was Geheimnis und Wörter ergeben.
    }
web-fair-rolls-fit = { $where }: neu ausgelost, und es ist das, was Geheimnis und Wörter ergeben.
web-fair-option-fits = { $option }: Vor dem Spiel wurde ausgelost, was Geheimnis und Wörter ergeben.
web-fair-number-fits = { $where }: Dir wurde gesagt, was ausgelost war.
web-fair-cards-fit =
    { $n ->
        [0] { $where }: Du hast davon keine Karte gesehen.
        [one] { $where }: Die { $n } Karte, die du gesehen hast, lag dort, wo sie nach dem Mischen liegt.
       *[other] { $where }: Alle { $n } Karten, die du gesehen hast, lagen dort, wo sie nach dem Mischen liegen, und keine wurde übergangen.
    } { $hidden ->
        [0] { "" }
        [one] { $hidden } weitere war dir verborgen und ist nur gezählt.
       *[other] { $hidden } weitere waren dir verborgen und sind nur gezählt.
    }
web-fair-memory-fits =
    { $n ->
        [one] Dieser Browser erinnert sich an { $n } Ereignis aus der Partie selbst, und es wird noch genauso erzählt.
       *[other] Dieser Browser erinnert sich an { $n } Ereignisse aus der Partie selbst, und alle werden noch genauso erzählt.
    }

## What is only said

web-fair-elsewhere =
    { $n ->
        [one] { $n } Karte kam von anderswo: aus einer Hand, oder sie war zurück auf einen Stapel gelegt worden. Ob das richtig war, sagen nur die Regeln: „cairn verify“ kennt sie.
       *[other] { $n } Karten kamen von anderswo: aus einer Hand, oder sie waren zurück auf einen Stapel gelegt worden. Ob das richtig war, sagen nur die Regeln: „cairn verify“ kennt sie.
    }
web-fair-memory-undone = Während dieser Browser weg war, wurden Züge zurückgenommen: Woran er sich erinnert, lässt sich nicht vergleichen.
web-fair-no-memory = Dieser Browser erinnert sich nicht an die Partie selbst: Er kann nur vergleichen, was der Server jetzt erzählt.
web-fair-nothing-heard = Diesem Browser wurde kein Ereignis erzählt, darum wurde keine Karte verglichen.
web-fair-nothing-told = Das Spiel sagt nicht, welche Karten woher kommen: Das Mischen passt, aber keine Karte wurde damit verglichen.

## What does not fit

web-fair-unreadable = Was der Server veröffentlicht hat, ist nicht lesbar: { $text }
web-fair-shuffle-missing = { $where }: Mischen { $k } wurde nicht veröffentlicht.
web-fair-shuffle-twice = { $where }: Mischen { $k } wurde zweimal veröffentlicht.
web-fair-shuffle-misfit = { $where }, Mischen { $k }: An Stelle { $place } hat der Server { $shown }, Geheimnis und Wörter ergeben aber { $due }.
web-fair-order-misfit = { $where }, Mischen { $k }: Vor dem Mischen liegt { $shown } nicht dort, wo es hingehört.
web-fair-deck-changed = { $where }, Mischen { $k }: Gemischt wurde nicht das, was vor der Partie gesagt war.
web-fair-new-thing = { $where }, Mischen { $k }: { $shown } war vorher nicht da.
web-fair-roll-misfit = { $where }, Los { $k }: Der Server hat { $shown }, Geheimnis und Wörter ergeben aber { $due }.
web-fair-option-misfit = { $option }: { $shown } ist nicht das, was Geheimnis und Wörter ergeben.
web-fair-option-changed = { $option }: Abgemacht war { $due }, gespielt wurde { $shown }.
web-fair-events-differ = Die Partie hat { $n } Ereignisse, erzählt wurden dir aber { $heard }.
web-fair-memory-differs = Ereignis { $n } wird jetzt anders erzählt als während der Partie.
web-fair-place-unknown = Ereignis { $n }, „{ $told }“: Der Server nennt eine Stelle, die es nicht gibt ({ $where }).
web-fair-shuffle-hidden = Ereignis { $n }, „{ $told }“: Dieses Mischen wurde nicht veröffentlicht ({ $where }).
web-fair-event-misfit = Ereignis { $n }, „{ $told }“: Nach dem Mischen liegt dort { $due } ({ $where }).
web-fair-too-many = Ereignis { $n }, „{ $told }“: Nach dem Server kommen mehr Karten aus dem Mischen als diese ({ $where }).
web-fair-no-place = Ereignis { $n }, „{ $told }“: Der Server sagt nicht, wo das nach dem Mischen lag ({ $where }).
web-fair-place-twice = Ereignis { $n }, „{ $told }“: Die Karte an Stelle { $place } von Mischen { $k } war schon weg ({ $where }).
web-fair-place-skipped = Ereignis { $n }, „{ $told }“: Die Karte an Stelle { $place } von Mischen { $k } wurde übergangen ({ $where }).
web-fair-place-late = Ereignis { $n }, „{ $told }“: Das kommt aus Mischen { $k }, obwohl danach schon wieder gemischt war ({ $where }).

## The verdict

web-fair-passed = Alles passt.
web-fair-failed = Etwas passt nicht: Heb die Datei der Partie auf und frag die Person, die den Server betreibt.
web-fair-no-note = Dieser Browser hat zu dieser Partie kein Wort gesendet, oder er hat es vergessen: Dass das Siegel vor den Wörtern da war, ist nicht geprüft.
web-fair-save = Speichern, was dieser Browser weiß
web-fair-save-note = Für „cairn verify“ auf einem eigenen Rechner, das auch die Regeln kennt.

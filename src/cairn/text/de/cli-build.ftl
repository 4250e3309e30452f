### cairn build

build-arg-again = Auch dann kompilieren, wenn die kompilierte Engine zu ihren Quellen passt.
build-arg-quiet = Nichts sagen, solange nichts schiefgeht.

build-waiting = Warten, bis ein anderer Bau zu Ende ist
build-reading = Quellen lesen
build-compiling = Kompilieren
build-linking = Binden

build-done =
    { $n ->
        [one] { $n } Modul in { $time } s kompiliert; ab dem nächsten Start läuft die Engine kompiliert.
       *[other] { $n } Module in { $time } s kompiliert; ab dem nächsten Start läuft die Engine kompiliert.
    }
build-fits = Die Engine ist schon kompiliert und passt zu ihren Quellen.
build-failed = Die Engine ließ sich aus dem obigen Grund nicht kompilieren; sie läuft interpretiert, mit denselben Ergebnissen.

build-needs-mypyc = Zum Kompilieren fehlt hier das Python-Paket mypy; die Engine läuft, wie sie ist.
build-needs-setuptools = Zum Kompilieren fehlt hier das Python-Paket setuptools; die Engine läuft, wie sie ist.
build-needs-compiler = Zum Kompilieren fehlt hier ein C-Compiler; die Engine läuft interpretiert, mit denselben Ergebnissen.
build-needs-headers = Zum Kompilieren fehlen hier die C-Header von Python; die Engine läuft interpretiert, mit denselben Ergebnissen.
build-needs-place = Die kompilierten Module gehören neben ihre Quellen, aber dieser Ordner ist schreibgeschützt; die Engine läuft, wie sie ist.

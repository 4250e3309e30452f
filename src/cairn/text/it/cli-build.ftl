### cairn build

build-arg-again = Compila anche se il motore compilato corrisponde ai suoi sorgenti.
build-arg-quiet = Non dire nulla finché tutto va bene.

build-waiting = In attesa che finisca un’altra compilazione
build-reading = Lettura dei sorgenti
build-compiling = Compilazione
build-linking = Collegamento

build-done =
    { $n ->
        [one] { $n } modulo compilato in { $time } s; dal prossimo avvio il motore gira compilato.
       *[other] { $n } moduli compilati in { $time } s; dal prossimo avvio il motore gira compilato.
    }
build-fits = Il motore è già compilato e corrisponde ai suoi sorgenti.
build-failed = Il motore non si è potuto compilare per il motivo indicato sopra; gira interpretato, con gli stessi risultati.

build-needs-mypyc = Per compilare manca qui il pacchetto Python mypy; il motore gira così com’è.
build-needs-setuptools = Per compilare manca qui il pacchetto Python setuptools; il motore gira così com’è.
build-needs-compiler = Per compilare manca qui un compilatore C; il motore gira interpretato, con gli stessi risultati.
build-needs-headers = Per compilare mancano qui gli header C di Python; il motore gira interpretato, con gli stessi risultati.
build-needs-place = I moduli compilati vanno accanto ai loro sorgenti, ma quella cartella è protetta da scrittura; il motore gira così com’è.

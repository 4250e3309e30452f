### cairn build

build-arg-again = Compiler même si le moteur compilé correspond à ses sources.
build-arg-quiet = Ne rien dire tant que tout va bien.

build-waiting = Attente de la fin d’une autre compilation
build-reading = Lecture des sources
build-compiling = Compilation
build-linking = Édition des liens

build-done =
    { $n ->
        [one] { $n } module compilé en { $time } s ; le moteur sera compilé dès le prochain démarrage.
       *[other] { $n } modules compilés en { $time } s ; le moteur sera compilé dès le prochain démarrage.
    }
build-fits = Le moteur est déjà compilé et correspond à ses sources.
build-failed = Le moteur n’a pas pu être compilé, pour la raison ci-dessus ; il est interprété, avec les mêmes résultats.

build-needs-mypyc = Il manque ici le paquet Python mypy pour compiler ; le moteur tourne tel qu’il est.
build-needs-setuptools = Il manque ici le paquet Python setuptools pour compiler ; le moteur tourne tel qu’il est.
build-needs-compiler = Il manque ici un compilateur C ; le moteur est interprété, avec les mêmes résultats.
build-needs-headers = Il manque ici les en-têtes C de Python ; le moteur est interprété, avec les mêmes résultats.
build-needs-place = Les modules compilés se rangent à côté de leurs sources, mais ce dossier est protégé en écriture ; le moteur tourne tel qu’il est.

### cairn build

build-arg-again = Kompiluj także wtedy, gdy skompilowany silnik pasuje do źródeł.
build-arg-quiet = Nie pisz nic, dopóki wszystko idzie dobrze.

build-waiting = Czekanie na koniec innej kompilacji
build-reading = Czytanie źródeł
build-compiling = Kompilowanie
build-linking = Łączenie

build-done =
    { $n ->
        [one] Skompilowano { $n } moduł w { $time } s; od następnego uruchomienia silnik działa skompilowany.
        [few] Skompilowano { $n } moduły w { $time } s; od następnego uruchomienia silnik działa skompilowany.
       *[many] Skompilowano { $n } modułów w { $time } s; od następnego uruchomienia silnik działa skompilowany.
    }
build-fits = Silnik jest już skompilowany i pasuje do źródeł.
build-failed = Silnika nie udało się skompilować z powodu podanego wyżej; działa interpretowany, z tymi samymi wynikami.

build-needs-mypyc = Do kompilacji brakuje tu pakietu Pythona mypy; silnik działa tak, jak jest.
build-needs-setuptools = Do kompilacji brakuje tu pakietu Pythona setuptools; silnik działa tak, jak jest.
build-needs-compiler = Do kompilacji brakuje tu kompilatora C; silnik działa interpretowany, z tymi samymi wynikami.
build-needs-headers = Do kompilacji brakuje tu nagłówków C Pythona; silnik działa interpretowany, z tymi samymi wynikami.
build-needs-place = Skompilowane moduły leżą obok źródeł, a w tym folderze nie wolno pisać; silnik działa tak, jak jest.

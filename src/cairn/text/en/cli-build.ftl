### cairn build

build-arg-again = Compile even if the compiled engine fits its sources.
build-arg-quiet = Say nothing unless something goes wrong.

build-waiting = Waiting for another build to end
build-reading = Reading the sources
build-compiling = Compiling
build-linking = Linking

build-done =
    { $n ->
        [one] { $n } module compiled in { $time } s; the engine runs compiled from the next start on.
       *[other] { $n } modules compiled in { $time } s; the engine runs compiled from the next start on.
    }
build-fits = The engine is compiled already, and it fits its sources.
build-failed = The engine did not compile, for the reason above; it runs interpreted, with the same results.

build-needs-mypyc = Compiling needs the Python package mypy, which is not installed here; the engine runs as it is.
build-needs-setuptools = Compiling needs the Python package setuptools, which is not installed here; the engine runs as it is.
build-needs-compiler = Compiling needs a C compiler, and there is none here; the engine runs interpreted, with the same results.
build-needs-headers = Compiling needs the C headers of Python, which are not installed here; the engine runs interpreted, with the same results.
build-needs-place = The compiled modules belong beside their sources, and that folder may not be written to; the engine runs as it is.

### cairn playthrough

cli-brief-playthrough = Eine kurze Partie mit allen Antworten der Engine aufschreiben.
cli-about-playthrough = Spielt eine kurze Partie mit Zufallszügen und schreibt jede Antwort der Engine auf: Fragen, Möglichkeiten, Ablehnungen, Ansichten, Ereignisse, Punkte. Als Datei aufbewahrt, zeigt sie, was sich durch eine Änderung der Engine ändert.

playthrough-arg-seats = Wie viele Plätze (sonst so wenige, wie das Spiel erlaubt).
playthrough-arg-moves = Nach so vielen Zügen aufhören (sonst { $n }).
playthrough-arg-leaning = Die Zufallsspieler zu teuren Dingen neigen lassen, wie es conformance in jeder zweiten Partie tut.
playthrough-arg-brief = Von den Zügen A bis B nur Wahl und Ereignisse aufschreiben; darf mehrmals angegeben werden.
playthrough-arg-again = Diese aufbewahrten Partien neu schreiben, jede so, wie ihre ersten Zeilen es sagen.

playthrough-misread = „{ $text }“ ist hier nicht lesbar; es sollte so aussehen: { $due }.
playthrough-not-again = { $file } lässt sich nicht noch einmal spielen.
playthrough-changed = { $file }: geschrieben und geändert.
playthrough-same = { $file }: wie zuvor.

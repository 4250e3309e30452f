### Africana in the browser.

africana-about = Przemierz kontynent na wielbłądzie, pod żaglami, koleją, na słoniu i balonem.

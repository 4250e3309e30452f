### Africana in the browser.

# Same as in English.
africana-title = Africana
africana-about = Przemierz kontynent na wielbłądzie, pod żaglami, koleją, na słoniu i balonem.
africana-author = Africana to gra, której autorem jest Michael Schacht.

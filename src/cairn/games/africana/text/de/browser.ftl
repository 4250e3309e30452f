### Africana in the browser.

# Same as in English.
africana-title = Africana
africana-about = Durchquere einen Kontinent mit Kamel, Segelschiff, Eisenbahn, Elefant und Ballon.
africana-author = Africana ist ein Spiel von Michael Schacht.

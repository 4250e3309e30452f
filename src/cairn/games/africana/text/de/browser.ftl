### Africana in the browser.

africana-about = Durchquere einen Kontinent mit Kamel, Segelschiff, Eisenbahn, Elefant und Ballon.

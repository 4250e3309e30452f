### Africana in the browser.

# Same as in English.
africana-title = Africana
africana-about = Attraversa un continente con cammelli, vele, treni, elefanti e mongolfiere.
africana-author = Africana è un gioco di Michael Schacht.

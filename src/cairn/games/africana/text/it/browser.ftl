### Africana in the browser.

africana-about = Attraversa un continente con cammelli, vele, treni, elefanti e mongolfiere.

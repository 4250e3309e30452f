### Lost Cities in the browser.

# Same as in English.
lost-cities-title = Lost Cities
lost-cities-about = Cinque spedizioni, sessanta carte e un mazzo che finisce troppo presto.
lost-cities-play-now = Gioca subito a Lost Cities
lost-cities-author = Lost Cities è un gioco di Reiner Knizia.

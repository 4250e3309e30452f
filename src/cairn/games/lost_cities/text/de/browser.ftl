### Lost Cities in the browser.

# Same as in English.
lost-cities-title = Lost Cities
lost-cities-about = Fünf Expeditionen, sechzig Karten und ein Nachzugstapel, der zu früh leer ist.
lost-cities-play-now = Jetzt Lost Cities spielen
lost-cities-author = Lost Cities ist ein Spiel von Reiner Knizia.

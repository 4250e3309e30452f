### Lost Cities in the browser.

lost-cities-title = Zaginione miasta
lost-cities-about = Pięć ekspedycji, sześćdziesiąt kart i stos dobierania, który kończy się za wcześnie.
lost-cities-play-now = Zagraj teraz w Zaginione miasta
lost-cities-author = Zaginione miasta to gra, której autorem jest Reiner Knizia.

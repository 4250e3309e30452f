### Dominion in the browser.

dominion-title = Dominion: Przygody
dominion-about = Buduj talię w drodze, z karczmą, w której może odpocząć.
dominion-author = Dominion: Przygody to gra, której autorem jest Donald X. Vaccarino.

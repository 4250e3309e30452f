### Dominion in the browser.

dominion-title = Dominion: Adventures
dominion-about = Build a deck on the road, with a tavern to rest it in.
dominion-author = Dominion: Adventures is a game by Donald X. Vaccarino.

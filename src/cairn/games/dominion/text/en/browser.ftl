### Dominion in the browser.

dominion-about = Build a deck on the road, with a tavern to rest it in.

### Dominion in the browser.

dominion-about = Buduj talię w drodze, z karczmą, w której może odpocząć.

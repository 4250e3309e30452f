### Dominion in the browser.

dominion-about = Bau dir unterwegs ein Deck, mit einem Wirtshaus, in dem es rasten kann.

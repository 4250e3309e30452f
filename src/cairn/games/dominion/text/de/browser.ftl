### Dominion in the browser.

dominion-title = Dominion: Abenteuer
dominion-about = Bau dir unterwegs ein Deck, mit einem Wirtshaus, in dem es rasten kann.
dominion-author = Dominion: Abenteuer ist ein Spiel von Donald X. Vaccarino.

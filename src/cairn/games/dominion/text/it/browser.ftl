### Dominion in the browser.

dominion-title = Dominion: Avventure
dominion-about = Costruisci un mazzo lungo la strada, con una taverna in cui farlo riposare.
dominion-author = Dominion: Avventure è un gioco di Donald X. Vaccarino.

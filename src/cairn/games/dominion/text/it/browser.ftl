### Dominion in the browser.

dominion-about = Costruisci un mazzo lungo la strada, con una taverna in cui farlo riposare.

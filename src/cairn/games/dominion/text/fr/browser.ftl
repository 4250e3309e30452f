### Dominion in the browser.

dominion-about = Construis un deck en chemin, avec une taverne où le laisser se reposer.

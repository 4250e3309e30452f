### Dominion in the browser.

dominion-title = Dominion : Aventures
dominion-about = Construis un deck en chemin, avec une taverne où le laisser se reposer.
dominion-author = Dominion : Aventures est un jeu de Donald X. Vaccarino.

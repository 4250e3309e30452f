### Lost Cities in the browser.

lost-cities-title = Les Cités perdues
lost-cities-about = Cinq expéditions, soixante cartes, et une pioche qui s’épuise trop vite.
lost-cities-play-now = Jouer aux Cités perdues
lost-cities-author = Les Cités perdues est un jeu de Reiner Knizia.

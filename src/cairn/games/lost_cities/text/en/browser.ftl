### Lost Cities in the browser.

lost-cities-title = Lost Cities
lost-cities-about = Five expeditions, sixty cards, and a draw pile that runs out too soon.
lost-cities-play-now = Play Lost Cities now
lost-cities-author = Lost Cities is a game by Reiner Knizia.

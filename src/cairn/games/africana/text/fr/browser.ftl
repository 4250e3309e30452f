### Africana in the browser.

# Same as in English.
africana-title = Africana
africana-about = Traverse un continent à dos de chameau ou d’éléphant, à la voile, en train et en ballon.
africana-author = Africana est un jeu de Michael Schacht.

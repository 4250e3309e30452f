### Adventure Tours in the browser.

# Same as in English.
adventure-tours-title = Adventure Tours
adventure-tours-about = Équipe ton expédition, puis engage les personnes qu’elle mérite.
adventure-tours-author = Adventure Tours est un jeu de Seiji Kanai.

### Adventure Tours in the browser.

# Same as in English.
adventure-tours-title = Adventure Tours
adventure-tours-about = Equipaggia la tua spedizione, poi ingaggia le persone che merita.
adventure-tours-author = Adventure Tours è un gioco di Seiji Kanai.

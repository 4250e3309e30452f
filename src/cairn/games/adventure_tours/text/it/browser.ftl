### Adventure Tours in the browser.

adventure-tours-about = Equipaggia la tua spedizione, poi ingaggia le persone che merita.

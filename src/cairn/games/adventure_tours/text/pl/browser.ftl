### Adventure Tours in the browser.

# Same as in English.
adventure-tours-title = Adventure Tours
adventure-tours-about = Wyposaż swoją ekspedycję, a potem znajdź ludzi, na jakich zasługuje.
adventure-tours-author = Adventure Tours to gra, której autorem jest Seiji Kanai.

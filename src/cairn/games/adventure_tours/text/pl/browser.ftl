### Adventure Tours in the browser.

adventure-tours-about = Wyposaż swoją ekspedycję, a potem znajdź ludzi, na jakich zasługuje.

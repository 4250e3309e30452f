### Adventure Tours in the browser.

# Same as in English.
adventure-tours-title = Adventure Tours
adventure-tours-about = Rüste deine Expedition aus, dann wirb die Leute an, die sie verdient.
adventure-tours-author = Adventure Tours ist ein Spiel von Seiji Kanai.

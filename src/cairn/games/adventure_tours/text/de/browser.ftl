### Adventure Tours in the browser.

adventure-tours-about = Rüste deine Expedition aus, dann wirb die Leute an, die sie verdient.

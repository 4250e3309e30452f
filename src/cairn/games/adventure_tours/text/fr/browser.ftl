### Adventure Tours in the browser.

adventure-tours-about = Équipe ton expédition, puis engage les personnes qu’elle mérite.

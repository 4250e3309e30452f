### Adventure Tours in the browser.

adventure-tours-title = Adventure Tours
adventure-tours-about = Equip your expedition, then hire the people it deserves.
adventure-tours-author = Adventure Tours is a game by Seiji Kanai.

### Adventure Tours in the browser.

adventure-tours-about = Equip your expedition, then hire the people it deserves.

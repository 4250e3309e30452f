### Africana in the browser.

africana-title = Africana
africana-about = Cross a continent by camel, sail, rail, elephant and balloon.
africana-author = Africana is a game by Michael Schacht.

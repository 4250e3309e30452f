### Africana in the browser.

africana-about = Cross a continent by camel, sail, rail, elephant and balloon.

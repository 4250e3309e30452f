"""What tables in the terminal are drawn with: pages, ink, words, and the drawing of any game."""

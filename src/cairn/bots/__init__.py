"""What plays any game: the bot's contract, and the random bot."""

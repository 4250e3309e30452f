"""The board of Dominion in a real browser."""

"""The bots."""

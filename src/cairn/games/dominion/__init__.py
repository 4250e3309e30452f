"""Dominion: Adventures, with the base game."""

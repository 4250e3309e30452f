"""The core: what is the same for every game."""

"""The cards, a class each; the catalogue has them all in order."""

"""The boards of the titles in a real browser."""

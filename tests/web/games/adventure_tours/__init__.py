"""The board of Adventure Tours in a real browser."""

"""The table of Africana in the browser."""

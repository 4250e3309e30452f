"""The server, as browsers meet it."""

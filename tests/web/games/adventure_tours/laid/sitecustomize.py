"""Every process that finds this at its start plays Adventure Tours from a position: the server, and its bots."""

from cairn.games import TITLES

TITLES["adventure-tours"] = "laid_out:TITLE"

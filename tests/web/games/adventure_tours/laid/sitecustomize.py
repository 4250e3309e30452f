"""Every process that finds this at its start plays Adventure Tours from a position, bots too."""

from cairn.games import TITLES

TITLES["adventure-tours"] = "laid_out:TITLE"

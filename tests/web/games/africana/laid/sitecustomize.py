"""Every process that finds this at its start plays Africana from a position: the server, and its bots."""

from cairn.games import TITLES

TITLES["africana"] = "laid_out:TITLE"

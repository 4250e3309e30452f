"""Every process that finds this at its start plays Dominion from a position: the server, and its bots."""

from cairn.games import TITLES

TITLES["dominion"] = "laid_out:TITLE"

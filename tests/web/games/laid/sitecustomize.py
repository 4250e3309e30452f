"""Every process that finds this at its start plays one title from a position: the server, and its bots."""

import os

from cairn.games import TITLES

TITLES[os.environ["CAIRN_LAID_NAME"]] = "laid_out:TITLE"

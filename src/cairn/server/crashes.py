"""A bug at a table: the match that shows it is written down, and everybody plays on.

Only bugs at a table are written down: nothing that a stranger can do by himself may cost a file. The files
are counted, and written by a thread of their own, because a disk may be slow.
"""

import logging
import os
import secrets
import traceback
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from cairn.server.denied import BUG, Denied

LOG: Final = logging.getLogger("cairn")
MOST: Final = 100
"""Files of this kind that may lie in one folder; the first ones tell most."""
PATTERN: Final = "crash-*.txt"

_found: Final[dict[Path, int]] = {}
"""How many lie in each folder, counted once."""
_writing: Final = ThreadPoolExecutor(1, "crashes")


def tell_of_bug(store: Path, table_id: str, text: str, bug: Exception) -> Denied:
    """Write the match beside the store; the sentence that names the file, where there is room for one more.

    The file holds the secret of the match, so it is for the person who runs the server.
    """
    LOG.error("%s", "".join(traceback.format_exception(bug)))
    folder = store.parent
    if folder not in _found:
        _found[folder] = sum(1 for _ in folder.glob(PATTERN))
    if not table_id or _found[folder] >= MOST:
        return Denied("no-bug-noted", {}, BUG)
    _found[folder] += 1
    # A name by chance: no search for a free one, and none can be laid there beforehand.
    path = folder / f"crash-{table_id}-{secrets.token_hex(4)}.txt"
    _writing.submit(_write, path, text)
    return Denied("no-bug", {"file": path.name}, BUG)


def _write(path: Path, text: str) -> None:
    """Write a file that nobody else may read, not even for a moment."""
    try:
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
    except OSError:
        LOG.exception("The match cannot be written to %s", path)

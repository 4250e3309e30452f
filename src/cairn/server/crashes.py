"""A bug at a table: the match that shows it is written down, and everybody plays on."""

import logging
import traceback
from pathlib import Path

from cairn.server.denied import BUG, Denied

LOG = logging.getLogger("cairn")


def tell_of_bug(store: Path, table_id: str, text: str, bug: Exception) -> Denied:
    """Write the match beside the store; the sentence that names the file.

    The file holds the secret of the match, so it is for the person who runs the server.
    """
    LOG.error("%s", "".join(traceback.format_exception(bug)))
    n = 1
    while (path := store.parent / f"crash-{table_id}-{n}.txt").exists():
        n += 1
    try:
        path.write_text(text, encoding="utf-8")
        path.chmod(0o600)
    except OSError:
        LOG.exception("The match cannot be written to %s", path)
    return Denied("no-bug", {"file": path.name}, BUG)

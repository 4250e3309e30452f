"""One server for one file: a lock beside it, which ends with the process that holds it, however it ends."""

import os
from pathlib import Path
from typing import Final

from cairn.core.errors import BadSetup

try:
    import fcntl
except ImportError:  # Windows: a file that another process has open is locked there by SQLite alone.
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """Held from its making on, until it is let go."""

    def __init__(self, store: Path) -> None:
        self._handle: Final = os.open(store.with_name(store.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if fcntl is not None:
                fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as taken:
            os.close(self._handle)
            raise BadSetup("no-store-twice", {"file": str(store)}) from taken

    def release(self) -> None:
        """Let the next one have it; the file stays, since another may be waiting for it already."""
        os.close(self._handle)

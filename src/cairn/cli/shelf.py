"""Where matches are kept: every match is a file, written again after each move."""

import os
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from cairn.cli.output import read_text
from cairn.core.errors import BadMatch, BadSetup
from cairn.core.match import Match
from cairn.core.record import read_match
from cairn.games import games_of


def folder(environ: Mapping[str, str]) -> Path:
    """The folder of matches: `$XDG_STATE_HOME/cairn`, by default `~/.local/state/cairn`."""
    state = environ.get("XDG_STATE_HOME", "")
    # A relative path there is to be ignored, says the XDG specification.
    root = Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state"
    return root / "cairn"


def new_file(game: str, environ: Mapping[str, str]) -> Path:
    """A file for a match that begins now."""
    home = folder(environ)
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadSetup("play-no-write", {"file": str(home)}) from problem
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [f"{stem}.match", *[f"{stem}-{n}.match" for n in range(2, 1000)]]
    return next(home / name for name in names if not (home / name).exists())


def keep(text: str, path: Path) -> None:
    """Write the match in one piece: a reader of the file finds the old text or the new, never a half."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".cairn-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            # On the disk before it takes the old one's place: a power cut leaves one of the two.
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def keep_copy(text: str, path: Path) -> None:
    """Write the match to a file that somebody named; one that holds anything else is left alone."""
    try:
        if path.exists() and _head(path.read_text(encoding="utf-8", errors="replace")) != _head(text):
            raise BadSetup("play-file-taken", {"file": str(path)})
        keep(text, path)
    except OSError as problem:
        raise BadSetup("play-no-write", {"file": str(path)}) from problem


def _head(text: str) -> str:
    """The headers: the same for all stages of a match, and, by its sealed secret, for no other."""
    return text.partition("\nbegin #")[0]


def newest_unfinished(environ: Mapping[str, str], game: str = "", components: str = "") -> tuple[Path, Match]:
    """The match that was played last and is not over, of one game or of any."""
    home = folder(environ)
    paths = sorted(home.glob(f"{game or '*'}-*.match"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in paths:
        try:
            text = read_text(str(path))
            match = read_match(text, games_of(text, components))
        except (BadMatch, BadSetup):
            continue
        if not match.is_over:
            return path, match
    raise BadSetup("play-nothing-to-resume", {"file": str(home)})

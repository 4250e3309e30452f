"""A page to draw on: what one reader sees, in which words, and how wide the paper is."""

import codecs
import os
import sys
import unicodedata
from dataclasses import dataclass
from typing import Final, TextIO

from rich.console import Console

from cairn.core.game import Game, View
from cairn.terminal.words import Words

NARROWEST: Final = 24
TALL: Final = 36
"""The lines of a terminal in which a table need not be packed."""


@dataclass(frozen=True)
class Page:
    """A view, the words for its reader, and the paper it is drawn on."""

    view: View
    words: Words
    width: int = 80
    tall: bool = False
    """There is room for air between the lines."""
    height: int = 24
    """The lines of the terminal."""
    letters_only: bool = False
    """The paper takes no symbols: letters stand for them."""
    colours: str = "truecolor"
    """How many colours the paper takes, as rich names it: truecolor, 256, standard."""
    game: Game | None = None
    """What is played, with its component tables; None stands for the game's own."""


def page_on(console: Console, view: View, words: Words, game: Game | None = None) -> Page:
    """A page as wide as the console is now; a terminal may have changed its size since the last one."""
    # The last column stays free: some terminals break the line as soon as it is written to.
    return Page(
        view=view,
        words=words,
        width=max(console.width - 1, NARROWEST),
        tall=console.height >= TALL,
        height=console.height,
        letters_only=not console.encoding.lower().startswith("utf"),
        colours=console.color_system or "truecolor",
        game=game,
    )


def is_terminal(stream: TextIO | None) -> bool:
    """Whether somebody sits at the other end; a stream that was closed is None."""
    return stream is not None and stream.isatty()


def is_nimble() -> bool:
    """Whether the terminal can move its cursor and wipe its screen."""
    return os.environ.get("TERM", "") not in ("", "dumb", "unknown")


_IN_LETTERS: Final = {
    "−": "-", "–": "-", "—": "-", "×": "x", "→": "->", "…": "...", "·": "-", "›": ">", "─": "-",
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "ł": "l", "Ł": "L", "ß": "ss", "œ": "oe",
}  # fmt: skip


def in_letters(text: str) -> str:
    """The text in plain ASCII: typography as typewriters had it, letters without their accents."""
    bare = unicodedata.normalize("NFKD", "".join(_IN_LETTERS.get(letter, letter) for letter in text))
    letters = [letter for letter in bare if not unicodedata.combining(letter)]
    return "".join(letter if letter.isascii() else "?" for letter in letters)


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return in_letters(error.object[error.start : error.end]), error.end


def write_any_letter() -> None:
    """Let no letter stop the game: what a stream cannot write becomes ASCII, what it cannot read a “?”."""
    codecs.register_error("cairn", _replace)
    for stream, errors in ((sys.stdout, "cairn"), (sys.stderr, "cairn"), (sys.stdin, "replace")):
        # Streams that a test or a program put in their place may know no encoding.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)

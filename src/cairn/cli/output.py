"""What the tools say: sentences in the reader's language, tables, one JSON object, a bar while one waits."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from cairn import __version__
from cairn.core.errors import BadSetup, GameError
from cairn.core.game import Game, Options
from cairn.text import Speaker, choose_language

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

    from cairn.terminal.page import Page

_MARKS = {"en": (",", "."), "de": (".", ","), "fr": ("\u202f", ","), "it": (".", ","), "pl": ("\u00a0", ",")}
"""What stands between thousands, and before decimals."""

_speaker: list[Speaker] = []


def speak(wanted: str | None) -> None:
    """Choose the language of this run: the one wanted, else that of the environment; BadSetup if unknown."""
    _speaker[:] = [Speaker(choose_language(wanted, os.environ))]


def speaker() -> Speaker:
    """Who speaks in this run."""
    if not _speaker:
        speak(None)
    return _speaker[0]


def language() -> str:
    """The language of this run."""
    return speaker().language


def say(key: str, **args: int | str) -> str:
    """The sentence of a key."""
    return speaker().say(key, args)


def called(game: Game) -> str:
    """What a game is called."""
    return speaker().title(game.name)


def sentence(error: GameError) -> str:
    """The sentence of an error."""
    return speaker().error(error)


def complain(words: str) -> None:
    """Say something on stderr."""
    print(words, file=sys.stderr)


def number(value: float, digits: int = 0) -> str:
    """A number as the language writes it: 12,345.6 or 12.345,6; the minus is a real one."""
    thousands, point = _MARKS[language()]
    whole, _, part = f"{abs(value):.{digits}f}".partition(".")
    # Polish leaves four digits together.
    if language() == "pl" and len(whole) < 5:
        thousands = ""
    text = f"{int(whole):,}".replace(",", thousands) + (point + part if part else "")
    return f"−{text}" if value < 0 and text.strip("0,.") else text


def percent(part: float, digits: int = 1) -> str:
    """A part of one as a percentage."""
    return number(100 * part, digits) + ("%" if language() in ("en", "it") else "\u00a0%")


def console() -> "Console":
    """The page that tables and pictures are printed on."""
    from rich.console import Console

    return Console(highlight=False)


def takes_symbols() -> bool:
    """Whether the page takes more than ASCII."""
    return console().encoding.lower().startswith("utf")


def blank_page(speaker: Speaker, game: Game) -> "Page":
    """A page as wide as the terminal, on which cards and maps are drawn that lie on no table."""
    from cairn.terminal.page import Page
    from cairn.terminal.words import Words

    paper = console()
    return Page(
        view={},
        words=Words(speaker, [], None),
        width=paper.width,
        letters_only=not takes_symbols(),
        colours=paper.color_system or "truecolor",
        game=game,
    )


def mark(ok: bool | None) -> "Text":
    """A tick, a cross, or a dash for what was not looked at."""
    from rich.text import Text

    ticks = {True: "✓", False: "✗", None: "–"} if takes_symbols() else {True: "ok", False: "NO", None: "-"}
    return Text(ticks[ok], {True: "green", False: "bold red", None: "dim"}[ok])


def show(*parts: "RenderableType") -> None:
    """Print tables, pictures and lines one below the other, without blanks at the ends of lines."""
    page = console()
    # Here, because the page would flush it too, and end the command in its own way if nobody reads.
    sys.stdout.flush()
    with page.capture() as caught:
        for part in parts:
            page.print(part, markup=False)
    print("\n".join(line.rstrip(" ") for line in caught.get().split("\n")), end="")


def print_json(
    command: str,
    results: Any,
    game: Game | None = None,
    options: Options | None = None,
    seed: int | None = None,
) -> None:
    """The one JSON object of a command."""
    whole = {
        "cairn": __version__,
        "rules_version": game.rules_version if game is not None else None,
        "command": command,
        "game": game.name if game is not None else None,
        "options": options,
        "seed": seed,
        "results": results,
    }
    print(json.dumps(whole, ensure_ascii=False, indent=2))


class Bar(Protocol):
    """Shows how much is done, and what is known so far."""

    def __call__(self, done: int, note: str = "") -> None: ...


@contextmanager
def progress(label: str, total: int) -> Iterator[Bar]:
    """A bar on stderr, where that is a terminal; call what you get with how much is done."""
    if not sys.stderr.isatty():
        yield lambda done, note="": None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    columns.append(TextColumn("{task.fields[note]}", markup=False))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total, note="")
        yield lambda done, note="": bar.update(task, completed=done, note=note)


def read_text(path: str) -> str:
    """The text of a file that should hold a match; what is not UTF-8 there will not fit its check."""
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError as problem:
        raise BadSetup("cli-no-file", {"file": path}) from problem
    except IsADirectoryError as problem:
        raise BadSetup("cli-is-folder", {"file": path}) from problem
    except PermissionError as problem:
        raise BadSetup("cli-no-permission", {"file": path}) from problem

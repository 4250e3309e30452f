"""How a playthrough is played: its first lines, in and out."""

import re
from dataclasses import dataclass, field
from typing import Final

from cairn.core.errors import BadSetup
from cairn.core.game import Options

MAGIC: Final = "cairn-playthrough 1"
MOST_MOVES: Final = 200
"""The moves of a playthrough that names no number."""


@dataclass(frozen=True)
class Outline:
    """How a playthrough is played: its game, its seats, its seed, its options, and the most moves."""

    game: str
    seats: int
    seed: int = 1
    options: Options = field(default_factory=dict)
    """Those that are not at the default of simulations."""
    moves: int = MOST_MOVES
    leaning: bool = False
    """Whether players choose as the title's own random players do, who get to expensive things sooner."""
    brief: tuple[range, ...] = ()
    """The moves of which only the choice and what was told of it is written."""

    def head(self) -> list[str]:
        """The first lines of the text; `outline_of` reads them."""
        numbers = [f"game {self.game}", f"seats {self.seats}", f"seed {self.seed}", f"moves {self.moves}"]
        brief = [f"brief {part[0]}-{part[-1]}" for part in self.brief]
        leaning = ["leaning on"] if self.leaning else []
        return [
            MAGIC,
            *numbers,
            *leaning,
            *brief,
            *[f"option {name} {value}" for name, value in self.options.items()],
        ]


def outline_of(text: str) -> Outline:
    """How a stored playthrough was played, or BadSetup where its head does not say so."""
    head = text.partition("\n\n")[0].splitlines()
    if not head or head[0] != MAGIC:
        raise BadSetup("playthrough-misread", {"text": head[0] if head else "", "due": MAGIC})
    words: dict[str, str] = {}
    options: Options = {}
    brief: list[range] = []
    for line in head[1:]:
        name, _, value = line.partition(" ")
        if name == "option":
            option, _, chosen = value.partition(" ")
            options[option] = chosen
        elif name == "brief":
            brief.append(read_stretch(value))
        else:
            words[name] = value
    seats, seed, moves = (_number(words, name) for name in ("seats", "seed", "moves"))
    return Outline(
        words.get("game", ""), seats, seed, options, moves, words.get("leaning") == "on", tuple(brief)
    )


def read_stretch(text: str) -> range:
    """Some moves in a row, as `40-200`, or BadSetup."""
    found = re.fullmatch(r"([0-9]{1,9})-([0-9]{1,9})", text)
    stretch = range(int(found[1]), int(found[2]) + 1) if found is not None else range(0)
    if not stretch or stretch[0] == 0:
        raise BadSetup("playthrough-misread", {"text": text, "due": "40-200"})
    return stretch


def _number(words: dict[str, str], name: str) -> int:
    """A number of the head, or BadSetup."""
    text = words.get(name, "")
    if re.fullmatch(r"[0-9]{1,9}", text) is None:
        raise BadSetup("playthrough-misread", {"text": f"{name} {text}", "due": f"{name} 2"})
    return int(text)

"""What the tests of Adventure Tours share: tables set up in words, and short looks at them."""

import shutil
from pathlib import Path
from typing import Any

from cairn.games.adventure_tours.rules.kit import FILES
from cairn.proof.table import Table

OWN = Path(__file__).parents[4] / "src/cairn/games/adventure_tours/data"
"""The game's own component tables."""

YAKS = "himalaya yak caravan"
SUBMARINE = "deep-sea submarine"
STEAMER = "jungle river steamer"
SAFARI = "savanna safari"
SLED = "polar dog sled"
BALLOON = "hot-air balloon"

RED = "equipment 1: red earl 3"
"""Equipment that lifts seat 1 of the basic game to red 9, so that every red card may join."""


def basic(words: str, seats: int = 3, moved: str = "off", money: str = "on") -> Table:
    """A position of the basic game."""
    table = Table("adventure-tours", seats=seats, moved_miller_protects=moved, open_money=money)
    return table.set_up(words)


def expert(board: str, words: str, boards: str = "keep", moved: str = "off") -> Table:
    """A position of the expert game for three in which seat 1 has this board."""
    table = Table("adventure-tours", mode="expert", boards=boards, moved_miller_protects=moved)
    return table.set_up(f"board 1: {board}\n{words}")


def asked(table: Table) -> tuple[int, str]:
    """Who is asked, and the kind of the question."""
    decision = table.state.decision
    assert decision is not None
    return decision.seat + 1, decision.kind


def prompt(table: Table) -> tuple[str, Any]:
    """What the question says."""
    decision = table.state.decision
    assert decision is not None
    return decision.prompt, decision.args


def sizes(table: Table) -> list[int]:
    """The cards in each hand."""
    return [len(hand) for hand in table.zone("hands")]


def pile(table: Table) -> int:
    """The cards left in the draw pile."""
    return len(table.zone("pile"))


def levels(table: Table, seat: int) -> list[int]:
    """The levels of a seat: technology, provisions, clothing."""
    return list(table.view()["seats"][seat - 1]["levels"].values())


def incomes(table: Table) -> list[int]:
    """What the members of each seat pay so far."""
    return [seat["income"] for seat in table.view()["seats"]]


def keys(table: Table, seat: int | None = None) -> list[str]:
    """What a seat, or a spectator, was told, without the name of the game."""
    return [key.removeprefix("adventure-tours-") for key, _ in table.told(seat)]


def table_with(folder: Path, file: str, *changes: tuple[str, str]) -> str:
    """A folder with the game's own tables, one of them changed."""
    for name in FILES:
        shutil.copy(OWN / name, folder / name)
    text = (folder / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{old!r} is not in {file}"
        text = text.replace(old, new)
    (folder / file).write_text(text, encoding="utf-8")
    return str(folder)

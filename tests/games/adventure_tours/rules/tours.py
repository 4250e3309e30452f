"""What the tests of Adventure Tours share: scenes set up in words, and short looks at them."""

import shutil
from pathlib import Path
from typing import Any

from cairn.games.adventure_tours.rules.kit import FILES
from cairn.proof.scene import Scene

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


def basic(words: str, seats: int = 3, moved: str = "off", money: str = "on") -> Scene:
    """A position of the basic game."""
    scene = Scene("adventure-tours", seats=seats, moved_miller_protects=moved, open_money=money)
    return scene.set_up(words)


def expert(board: str, words: str, boards: str = "keep", moved: str = "off") -> Scene:
    """A position of the expert game for three in which seat 1 has this board."""
    scene = Scene("adventure-tours", mode="expert", boards=boards, moved_miller_protects=moved)
    return scene.set_up(f"board 1: {board}\n{words}")


def asked(scene: Scene) -> tuple[int, str]:
    """Who is asked, and the kind of the question."""
    decision = scene.state.decision
    assert decision is not None
    return decision.seat + 1, decision.kind


def prompt(scene: Scene) -> tuple[str, Any]:
    """What the question says."""
    decision = scene.state.decision
    assert decision is not None
    return decision.prompt, decision.args


def sizes(scene: Scene) -> list[int]:
    """The cards in each hand."""
    return [len(hand) for hand in scene.zone("hands")]


def pile(scene: Scene) -> int:
    """The cards left in the draw pile."""
    return len(scene.zone("pile"))


def levels(scene: Scene, seat: int) -> list[int]:
    """The levels of a seat: technology, provisions, clothing."""
    return list(scene.view()["seats"][seat - 1]["levels"].values())


def incomes(scene: Scene) -> list[int]:
    """What the members of each seat pay so far."""
    return [seat["income"] for seat in scene.view()["seats"]]


def keys(scene: Scene, seat: int | None = None) -> list[str]:
    """What a seat, or a spectator, was told, without the name of the game."""
    return [key.removeprefix("adventure-tours-") for key, _ in scene.told(seat)]


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

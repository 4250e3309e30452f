"""Each title has one short game as text, and the engine still gives every answer in it."""

from pathlib import Path

import pytest

from cairn.games import TITLES
from cairn.proof.outline import outline_of
from cairn.proof.playthrough import difference, playthrough

HERE = Path(__file__).parent
MOST_BYTES = 150_000
"""Larger, and nobody reads what has changed."""


def stored(name: str) -> Path:
    """Where the playthrough of a title lies."""
    return HERE / name.replace("-", "_") / "playthrough.txt"


@pytest.mark.parametrize("name", TITLES)
def test_playthrough(name: str) -> None:
    """The same game gives the same answers as when it was written down."""
    path = stored(name)
    before = path.read_text(encoding="utf-8")
    after = playthrough(outline_of(before))

    if before != after:
        command = f"uv run cairn playthrough --again {path.relative_to(HERE.parents[1])}"
        pytest.fail(f"{difference(before, after)}\n\nIf that is meant: {command}", pytrace=False)


@pytest.mark.parametrize("name", TITLES)
def test_playthrough_is_worth_reading(name: str) -> None:
    """It is of the right game, plays it to its end, asks about refusals, and is not too long."""
    text = stored(name).read_text(encoding="utf-8")

    assert name == outline_of(text).game
    assert "── the end" in text
    assert 3 <= len(
        {line.partition(": ")[2].partition(" ")[0] for line in text.splitlines() if "refused " in line}
    )
    assert MOST_BYTES > len(text.encode())

"""New versions of the tables: a match that began with earlier ones is verified and goes on with them."""

from pathlib import Path

import pytest

from cairn.core.errors import BadMatch
from cairn.core.match import Match, Player
from cairn.core.record import read_match
from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS, AdventureTours
from cairn.games.adventure_tours.rules.kit import read_kit
from cairn.server.messages import lean

from .tours import OWN, table_with

MATCHES = Path(__file__).parents[1] / "matches"
FIRST = "fab1274c83b2daa7"
"""The tables of the first version, with which these matches were played."""


@pytest.fixture
def next_version(tmp_path: Path) -> AdventureTours:
    """The game as it would be with another Submarine, which keeps all tables until today."""
    folder = table_with(
        tmp_path, "boards.csv", ("Deep-Sea Submarine,expert,4,4,4", "Deep-Sea Submarine,expert,3,3,3")
    )
    return AdventureTours(read_kit(folder), [*ADVENTURE_TOURS.earlier, str(OWN)])


@pytest.mark.rule("AT-C3")
@pytest.mark.parametrize("name", ["abilities", "six-seats", "basic"])
def test_a_recorded_match_is_verified_with_its_own_tables(next_version: AdventureTours, name: str) -> None:
    """Move by move, though the tables of the day are others, and though they change again."""
    text = (MATCHES / f"{name}.match").read_text(encoding="utf-8")
    for game in (ADVENTURE_TOURS, next_version):
        match = read_match(text, {"adventure-tours": game})

        assert FIRST == match.game.tables != game.tables
        assert text == match.text()
    with pytest.raises(BadMatch, match="other component tables"):
        read_match(text, {"adventure-tours": AdventureTours(next_version.kit)})


@pytest.mark.rule("AT-C3")
def test_a_new_match_has_the_new_tables(next_version: AdventureTours) -> None:
    """And says so in its file."""
    players = [Player(name, False) for name in ("Anna", "Ben", "Cora")]
    options = next_version.read_options({"mode": "expert"})
    match = Match(next_version, options, players, b"", quick=1)

    assert f"tables {next_version.tables}" in match.text()
    boards = match.view(None)["tables"]["boards"]
    assert {"red": 3, "blue": 3, "yellow": 3} == boards["deep-sea submarine"]["start"]


def test_each_version_is_read_once(next_version: AdventureTours) -> None:
    """All matches with the same tables share one game; nobody has tables that never were."""
    old = next_version.of_tables(ADVENTURE_TOURS.tables)

    assert old is not None
    assert old is next_version.of_tables(ADVENTURE_TOURS.tables)
    assert next_version is next_version.of_tables(next_version.tables)
    assert next_version.of_tables("none") is None
    assert ADVENTURE_TOURS.of_tables(next_version.tables) is None


def test_somebodys_own_tables_have_no_earlier_ones(tmp_path: Path) -> None:
    """Who names a folder means that folder."""
    folder = table_with(tmp_path, "boards.csv", ("expert,4,4,4", "expert,3,3,3"))

    assert ADVENTURE_TOURS.with_components(folder).of_tables(ADVENTURE_TOURS.tables) is None


def test_a_view_with_other_tables_is_sent_with_them(next_version: AdventureTours) -> None:
    """A page has asked for the tables of the day, and knows no others."""
    view = {"tables": {}, "round": 1}

    assert {"round": 1} == lean(ADVENTURE_TOURS, view)
    assert view == lean(next_version, view)

"""The games of the table conform: a small fixed sample of what `cairn conformance` runs for any count."""

import pytest

from cairn.core.game import Game, Options
from cairn.engine import mode
from cairn.games import GAMES, TITLES, title
from cairn.proof import CHECKS, conformance

VARIANTS: list[tuple[str, Options]] = [
    ("lost-cities", {}),
    ("lost-cities", {"milestones": "on", "games": "2"}),
    ("lost-cities", {"milestones": "on", "best_expedition": "ignore_sponsors", "deck_count": "off"}),
    ("lost-cities", {"colours": "6", "turn_cap": "40"}),
    *[(game, options) for game in TITLES if game != "lost-cities" for options in title(game).mixed()],
]


@pytest.mark.sweep("name")
@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_conformance(name: str, options: Options) -> None:
    """All that must be true of any game is true of this one.

    Interpreted, a game takes seconds under these eyes: then two of all but Lost Cities must do.
    """
    game: Game = GAMES[name]
    games = 2 if name != "lost-cities" and mode() == "pure" else 6

    report = conformance(game, games=games, seed=1, options=options, signed=False)

    assert [] == [str(fault) for fault in report.faults]
    assert all(report.counts[check] > 0 for check in CHECKS if check != "deals_evenly")


def test_deals_evenly_is_looked_at() -> None:
    """Near the end of a game few worlds are left, and each is imagined as often as the others."""
    report = conformance(GAMES["lost-cities"], games=12, checks=["deals_evenly"], signed=False)

    assert [] == report.faults
    assert report.counts["deals_evenly"] > 0


def test_every_game_is_here() -> None:
    """No game of the table is left out."""
    assert set(TITLES) == {name for name, _ in VARIANTS}

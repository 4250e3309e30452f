"""Whole games on the plain board: every title, and one that somebody brought along."""

import pytest

from cairn.games import TITLES

from .axe import findings
from .conftest import Devices
from .person import Person
from .plain import PHONE, SEATS, PlainBoard, Way
from .serving import Server

SHORT: dict[str, dict[str, str]] = {
    "lost-cities": {"games": "1"},
    "dominion": {"turn_cap": "36"},
    "africana": {"turn_cap": "36"},
}
"""What makes a whole match of a game short enough to be clicked through."""
SHORTER = SHORT | {"lost-cities": {"games": "1", "turn_cap": "40"}}
"""The same, once it has been played to its natural end by clicks."""


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "way"),
    [(game, way) for game in SEATS for way in ("click", "touch", "keys") if game in TITLES or way == "click"],
)
def test_a_whole_game(own_server: Server, devices: Devices, game: str, way: Way) -> None:
    """Every game can be played to its end, whatever one points with."""
    kind = PHONE if way == "touch" else {}
    person = Person(devices.new(reduced_motion="reduce", **kind), own_server)
    anna = PlainBoard(person, game, SEATS[game], **(SHORT if way == "click" else SHORTER).get(game, {}))
    assert anna.play_out(way) > 8
    anna.is_over()
    assert findings(anna.page) == []

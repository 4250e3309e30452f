"""The options: their names, values and defaults. What each does is shown with the rule that names it."""

import pytest

from cairn.core.errors import BadSetup, UnknownMove
from cairn.games.lost_cities.rules.game import LOST_CITIES
from cairn.proof.scene import Scene


@pytest.mark.rule("LC-M1", "LC-E2", "LC-E5")
def test_defaults_at_the_table() -> None:
    """At the table: no milestones, five colours, three games, the pile counted, a drawn starter, no cap."""
    expected = {
        "milestones": "off",
        "best_expedition": "no_sponsor_cards",
        "colours": "5",
        "games": "3",
        "deck_count": "on",
        "start": "random",
        "turn_cap": "none",
    }

    assert expected == LOST_CITIES.read_options({})
    assert expected == Scene("lost-cities").view()["options"]


@pytest.mark.rule("LC-M1", "LC-E5")
def test_defaults_of_simulations() -> None:
    """Simulations play one game and cap it at 300 turns; all else is as at the table."""
    simulated = LOST_CITIES.read_options({}, simulated=True)

    assert LOST_CITIES.read_options({"games": "1", "turn_cap": "300"}) == simulated


@pytest.mark.rule("LC-K6", "LC-L1", "LC-S2")
@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("milestones", ["off", "on"]),
        ("best_expedition", ["no_sponsor_cards", "ignore_sponsors"]),
        ("colours", ["5", "6"]),
        ("games", ["1", "2", "3", "4", "5", "6", "7", "8", "9"]),
        ("deck_count", ["on", "off"]),
        ("start", ["random", "1", "2"]),
        ("turn_cap", ["none", "1", "300", "100000"]),
    ],
)
def test_values(option: str, values: list[str]) -> None:
    """Each option takes its values, and keeps the one that is given."""
    for value in values:
        assert value == LOST_CITIES.read_options({option: value})[option]


@pytest.mark.rule("LC-M1", "LC-L1", "LC-S2")
@pytest.mark.parametrize(
    ("option", "value", "values"),
    [
        ("games", "0", "1…9"),
        ("games", "10", "1…9"),
        ("colours", "4", "5…6"),
        ("colours", "7", "5…6"),
        ("start", "0", "random, 1…2"),
        ("start", "3", "random, 1…2"),
        ("turn_cap", "0", "none, 1…100000"),
        ("turn_cap", "100001", "none, 1…100000"),
        ("milestones", "5", "off, on"),
        ("deck_count", "maybe", "on, off"),
        ("best_expedition", "on", "no_sponsor_cards, ignore_sponsors"),
    ],
)
def test_other_values_are_refused(option: str, value: str, values: str) -> None:
    """A value that an option does not have is refused with those it has."""
    with pytest.raises(BadSetup) as refused:
        LOST_CITIES.read_options({option: value})

    assert "no-option-value" == refused.value.key
    assert {"option": option, "value": value, "values": values} == refused.value.facts


@pytest.mark.rule("LC-T6")
def test_there_is_no_pass() -> None:
    """A turn cannot be left out: no move passes."""
    with pytest.raises(UnknownMove):
        Scene("lost-cities").play("pass")

    assert {"play", "camp", "draw", "take", "deal"} == {move.split()[0] for move in LOST_CITIES.moves}

"""What a move would bring is told before it is made, and comes true."""

from collections import Counter

import pytest

from cairn.core.errors import Args
from cairn.proof import Scene
from tests.games.promises import promises


def told(scene: Scene, seat: int = 1) -> dict[str, tuple[str, Args]]:
    """The effects that a seat is told: by the move, the end of the key, and the arguments."""
    effects = scene.view(seat)["decision"]["effects"]
    return {
        move: (effect["key"].removeprefix("lost-cities-effect-"), effect["args"])
        for move, effect in effects.items()
    }


@pytest.mark.rule("LC-I2")
def test_the_effects_of_playing_a_card() -> None:
    """For every card that may join an expedition its points before and after; only the decider is told."""
    scene = Scene("lost-cities").set_up("""
        seat 1 to place
        hand 1: yellow S 10, green 2 3 5, blue 2 3 4
        expeditions 1: green S 4 | yellow S 2 3 4 5 6 7
    """)

    def points(points: int, before: int = 0, to_go: int = 0) -> Args:
        return {"points": points, "before": before, "to_go": to_go, "bonus": 0}

    assert told(scene) == {
        "play yellow 10": ("play", points((27 + 10 - 20) * 2 + 20, (27 - 20) * 2)),
        "play green 5": ("play", points((4 + 5 - 20) * 2, (4 - 20) * 2, 11)),
        "play blue 2": ("start", points(-18, to_go=18)),
        "play blue 3": ("start", points(-17, to_go=17)),
        "play blue 4": ("start", points(-16, to_go=16)),
    }
    assert "effects" not in scene.view(2)["decision"]


@pytest.mark.rule("LC-K3")
def test_a_milestone_that_the_card_wins_is_told() -> None:
    """Three cards in green, and with the third expedition another one."""
    scene = Scene("lost-cities", milestones="on").set_up("""
        seat 1 to place
        hand 1: green 5, blue 2 3 4 5 6 7 8
        expeditions 1: green 3 4 | yellow 2
        milestones: three-green, three-started, run, five-cards, lower-hand
    """)
    effects = told(scene)

    assert 20 == effects["play green 5"][1]["bonus"]
    assert 10 == effects["play blue 2"][1]["bonus"]


def test_what_may_be_drawn() -> None:
    """The pile's cards after the draw, unless nobody may count them; the card on a camp."""
    layout = "seat 1 to draw\ncamps: green 4 7 | blue 3"
    shown = {"take blue": ("take", {"card": "blue 3"}), "take green": ("take", {"card": "green 7"})}
    counted = Scene("lost-cities").set_up(layout)

    assert told(counted) == {"draw": ("draw", {"n": len(counted.zone("pile")) - 1}), **shown}
    assert told(Scene("lost-cities", deck_count="off").set_up(layout)) == shown


@pytest.mark.parametrize("agreed", [{"milestones": "on"}, {"colours": "6"}])
def test_effects_come_true(agreed: dict[str, str]) -> None:
    """At every move of some random games, for every option that has an effect."""
    seen: Counter[str] = Counter()
    for one in promises("lost-cities", 4, every=3, **agreed):
        seen[one.key] += 1
        before, after = one.before.view(one.seat), one.after.view(one.seat)
        if one.key in ("play", "start"):
            colour = one.move.split()[1]
            sheets = [view["zones"]["expeditions"][one.seat][colour]["sheet"] for view in (before, after)]
            assert [one.args["before"], one.args["points"]] == [sheet["points"] for sheet in sheets], one.move
            assert one.args["to_go"] == max(0, 20 - sheets[1]["sum"])
        elif one.key == "draw":
            assert (one.args["n"] == 0) == (after["result"] is not None)
            assert one.args["n"] in (0, after["zones"]["pile"])
        else:
            assert one.args["card"] in after["zones"]["hands"][one.seat]

    assert set(seen) == {"play", "start", "draw", "take"}

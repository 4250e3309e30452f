"""The nine basic cards: Treasures, Victory cards and Curses."""

from typing import Any

import pytest

from cairn.proof.scene import Scene

from .kingdoms import kingdom

TREASURES = [
    pytest.param("copper", 1, 0, marks=pytest.mark.rule("DB-copper")),
    pytest.param("silver", 2, 3, marks=pytest.mark.rule("DB-silver")),
    pytest.param("gold", 3, 6, marks=pytest.mark.rule("DB-gold")),
    pytest.param("platinum", 5, 9, marks=pytest.mark.rule("DB-platinum")),
]
OTHERS = [
    pytest.param("estate", 1, 2, marks=pytest.mark.rule("DB-estate")),
    pytest.param("duchy", 3, 5, marks=pytest.mark.rule("DB-duchy")),
    pytest.param("province", 6, 8, marks=pytest.mark.rule("DB-province")),
    pytest.param("colony", 10, 11, marks=pytest.mark.rule("DB-colony")),
    pytest.param("curse", -1, 0, marks=pytest.mark.rule("DB-curse")),
]


def prosperous() -> Scene:
    """A scene with Platinum and Colony."""
    return Scene("dominion", kingdom=kingdom(), events="none", prosperity="on")


def pile(scene: Scene, card: str) -> Any:
    """A pile of the Supply as everybody sees it."""
    return next(one for one in scene.view()["zones"]["supply"] if one["card"] == card)


@pytest.mark.parametrize(("card", "coins", "cost"), TREASURES)
def test_treasures(card: str, coins: int, cost: int) -> None:
    """A Treasure gives its coins each time, stays in play for the turn and is worth no points."""
    scene = prosperous().set_up(f"seat 1 to buy\nhand 1: {card} 2").play(f"play {card}", f"play {card}")

    assert 2 * coins == scene.zone("coins")
    assert [card, card] == scene.zone("plays", 1)
    assert [0, 0] == scene.scores()
    assert ["treasure"] == pile(scene, card)["types"]


@pytest.mark.parametrize(("card", "points", "cost"), OTHERS)
def test_points(card: str, points: int, cost: int) -> None:
    """A Victory card or a Curse counts for its owner, and cannot be played."""
    scene = prosperous().set_up(f"seat 1 to act\nhand 1: {card} 2\ndeck 2: {card}")

    assert [2 * points, points] == scene.scores()
    assert ["end actions"] == scene.options()
    scene.play("end actions")
    assert f"play {card}" not in scene.options()
    assert ["curse" if card == "curse" else "victory"] == pile(scene, card)["types"]


@pytest.mark.parametrize(("card", "worth", "cost"), TREASURES + OTHERS)
def test_costs(card: str, worth: int, cost: int) -> None:
    """Each costs what is printed on it: with a coin less it is not on offer, with all of them it is."""
    scene = prosperous()

    assert cost == pile(scene, card)["cost"]
    if cost > 0:
        scene.set_up(f"seat 1 to buy\ncoins: {cost - 1}")
        scene.refuses(f"buy {card}", rule="DB-B2", key="dominion-no-too-expensive")
    left = scene.set_up(f"seat 1 to buy\ncoins: {cost + 1}\nbuys: 2").play(f"buy {card}")
    assert 1 == left.zone("coins")
    assert [card] == left.zone("discards", 1)


@pytest.mark.rule("DB-platinum", "DB-colony", "DB-S2")
@pytest.mark.parametrize("card", ["platinum", "colony"])
def test_only_with_prosperity(card: str) -> None:
    """Without `prosperity` there is no pile of them, whatever one can pay."""
    scene = Scene("dominion", kingdom=kingdom(), events="none").set_up("seat 1 to buy\ncoins: 20")

    assert card not in scene.zone("piles")
    scene.refuses(f"buy {card}", rule="DB-S2", key="dominion-no-such-pile")


@pytest.mark.rule("DB-silver", "DB-merchant")
def test_a_silver_after_a_merchant() -> None:
    """Only the first Silver of the turn gives what Merchants promise."""
    scene = Scene("dominion", kingdom=kingdom("merchant"), events="none")
    scene.set_up("seat 1 to buy\nhand 1: silver 2\nmerchants: 2").play("play silver", "play silver")

    assert 2 + 2 + 2 == scene.zone("coins")


@pytest.mark.rule("DB-curse", "DB-E2")
def test_curses_may_cost_the_game() -> None:
    """Points may fall below 0."""
    scene = prosperous().set_up("seat 1 to act\nhand 1: curse 3\ndiscard 1: estate\ndeck 2: colony")

    assert [-2, 10] == scene.scores()

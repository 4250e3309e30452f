"""Random moves: each of the options, as often as the others, without making a list of them."""

from collections import Counter

import pytest

from cairn.core.dice import QuickStream
from cairn.proof import Scene
from cairn.proof.chance import is_even

from .kingdoms import kingdom

DRAWS = 400
"""How often each option should come up."""

POSITIONS = {
    "no Action": "seat 1 to act\nhand 1: copper 3, estate",
    "two of three kinds": "seat 1 to act\nhand 1: village 2, moat, copper 2",
    "only Treasures": "seat 1 to buy\nhand 1: copper 3, silver, estate\nbuys: 0",
    "Treasures and piles": "seat 1 to buy\nhand 1: copper 2, gold, village\ncoins: 4",
    "after a buy": "seat 1 to buy\nhand 1: copper 2\ncoins: 6\nbuys: 2\nbought: 1",
    "an empty pile": "seat 1 to buy\ncoins: 3\npile silver: 0",
    "nothing to pay with": "seat 1 to buy",
    "a pile with a token": "seat 1 to buy\ncoins: 1\ntokens 1: -2 cost on village",
}


@pytest.mark.rule("DB-T1", "DB-B1")
@pytest.mark.parametrize("name", POSITIONS)
def test_each_option_as_often(name: str) -> None:
    """`random_move` names the options and nothing else, evenly."""
    scene = Scene("dominion", kingdom=kingdom("village", "moat"), events="save, mission, quest")
    scene.set_up(POSITIONS[name])

    is_as_often(scene)


@pytest.mark.rule("DA-P5")
def test_in_an_extra_turn() -> None:
    """No card can be bought, so none is named; Events are."""
    scene = Scene("dominion", kingdom=kingdom(), events="save, mission, quest")
    scene.set_up("seat 1 to buy\ncoins: 4\ndeck 1: silver 5").play("buy mission", "end actions")
    scene.play("play silver", "play silver")
    assert ["play silver", "buy quest", "buy save", "buy mission", "end turn"] == scene.options()

    is_as_often(scene)


def is_as_often(scene: Scene) -> None:
    """The moves that come up are the options, in even numbers."""
    stream = QuickStream(5)
    options = scene.options()
    found = Counter(scene.game.spell(scene.state.random_move(stream)) for _ in range(DRAWS * len(options)))

    assert set(options) == set(found)
    assert len(options) == 1 or is_even(found.values())

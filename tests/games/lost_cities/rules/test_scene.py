"""The script language of tests itself: what it fills in, and that it does not let a mistake pass."""

import pytest

from cairn.core.errors import IllegalMove, UnknownMove
from cairn.proof.scene import Scene


def test_hands_are_filled_in_the_order_of_the_deck() -> None:
    """Cards that are not named fill the first hand, then the second, then the pile."""
    scene = Scene("lost-cities").set_up("hand 1: orange 10\nexpeditions 1: yellow S | blue 4")

    assert [
        "yellow sponsor",
        "yellow sponsor",
        *(f"yellow {n}" for n in range(2, 7)),
        "orange 10",
    ] == scene.hand(1)
    assert [f"yellow {n}" for n in range(7, 11)] + ["blue sponsor"] * 3 + ["blue 2"] == scene.hand(2)
    assert ["blue 3", "blue 5"] == scene.zone("pile")[:2]
    assert "orange 9" == scene.zone("pile")[-1]


def test_the_rest_goes_where_it_is_told() -> None:
    """A short pile leaves cards over: beneath the camps' cards, or into a seat's expeditions."""
    camps = Scene("lost-cities").set_up("camps: orange 9 2\npile: blue 4\nrest: camps")
    row = Scene("lost-cities").set_up("expeditions 2: orange 5\npile 3\nrest: expeditions 2")

    assert ["9", "2"] == camps.zone("camps", "orange")[-2:]
    assert ["blue 4"] == camps.zone("pile")
    assert 12 == len(camps.zone("camps", "orange"))
    assert ["sponsor"] * 3 + [str(n) for n in range(2, 11)] == row.zone("expeditions", 2, "orange")
    assert 3 == len(row.zone("pile"))


def test_cards_without_a_place() -> None:
    """Words that leave cards without a place, or that say nothing, are no position."""
    with pytest.raises(ValueError, match="41 cards have no place"):
        Scene("lost-cities").set_up("pile 3")
    with pytest.raises(ValueError, match="'hands 1: blue 2' says nothing"):
        Scene("lost-cities").set_up("hands 1: blue 2")


def test_whose_move_it_is() -> None:
    """A move with a seat fails if another seat is to move."""
    scene = Scene("lost-cities").set_up("seat 2 to place\nhand 2: blue 3")

    with pytest.raises(AssertionError, match="seat 2 is to move"):
        scene.play("1: play blue 3")
    assert 1 == scene.play("2: play blue 3", "2: draw").to_move


def test_a_refusal_must_fit() -> None:
    """`refuses` fails where the move is allowed, or refused by another rule or in other words."""
    scene = Scene("lost-cities").set_up("hand 1: blue 3 9\nexpeditions 1: blue 5")

    scene.refuses("play blue 3", rule="LC-T1", says="higher than", key="lost-cities-no-ascending")
    with pytest.raises(AssertionError, match="among the options"):
        scene.refuses("play blue 9", rule="LC-T1")
    with pytest.raises(AssertionError, match="by LC-T1, not by LC-T2"):
        scene.refuses("play blue 3", rule="LC-T2")
    with pytest.raises(AssertionError, match="is not said"):
        scene.refuses("play blue 3", rule="LC-T1", says="lower than")
    with pytest.raises(AssertionError, match="not as no-other"):
        scene.refuses("play blue 3", rule="LC-T1", key="no-other")


def test_moves_are_checked() -> None:
    """A move that is not allowed, or that no game has, is raised."""
    scene = Scene("lost-cities")

    with pytest.raises(IllegalMove):
        scene.play("draw")
    with pytest.raises(UnknownMove):
        scene.play("fly to cairo")


def test_a_scene_is_a_match_until_it_is_set_up() -> None:
    """From the first deal on there is a match, with its text and undo; a position has none."""
    scene = Scene("lost-cities", seed=3, start=1, games=1)
    first = scene.options()
    scene.play(first[0])
    match = scene.match

    assert match is not None
    match.undo(0)
    assert first == scene.options()
    assert "quick 3" in match.text()
    assert scene.set_up("turn: 4").match is None
    assert [] == scene.told()


def test_random_moves() -> None:
    """As many random moves as asked for, or all to the end; the same for the same seed."""
    scene = Scene("lost-cities", seed=3, games=1).play_at_random(5, moves=10)
    again = Scene("lost-cities", seed=3, games=1).play_at_random(5, moves=10)

    assert 5 == scene.zone("turn")
    assert scene.state.digest() == again.state.digest()
    assert scene.play_at_random(6).is_over

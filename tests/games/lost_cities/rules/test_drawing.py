"""The second step of a turn: draw one card."""

import pytest

from cairn.proof.scene import Scene


@pytest.mark.rule("LC-T4")
def test_draw_from_the_pile_or_any_camp() -> None:
    """The top of the draw pile or of any camp with cards may be drawn; empty camps give nothing."""
    scene = Scene("lost-cities").set_up("hand 1: yellow 4\ncamps: blue 3 8 | orange S")
    scene.play("1: play yellow 4")

    assert ["draw", "take blue", "take orange"] == scene.options()
    scene.refuses("take green", rule="LC-T4", key="lost-cities-no-camp-empty", says="The green camp is empty")


@pytest.mark.rule("LC-T4", "LC-T5")
def test_the_top_card_of_the_pile_is_drawn() -> None:
    """The last card of the pile joins the hand, and only its owner is told which."""
    scene = Scene("lost-cities").set_up("hand 1: yellow 4")
    top, left = scene.zone("pile")[-1], len(scene.zone("pile"))
    scene.play("1: play yellow 4", "draw")

    assert top in scene.hand(1)
    assert left - 1 == len(scene.zone("pile"))
    assert ("lost-cities-draws", {"seat": 0, "card": top}) == scene.told(1)[-1]
    assert ("lost-cities-draws-hidden", {"seat": 0}) == scene.told(2)[-1]


@pytest.mark.rule("LC-T4", "LC-T5")
def test_the_top_card_of_a_camp_is_taken() -> None:
    """The top card of the camp joins the hand, both are told which, and the card below shows."""
    scene = Scene("lost-cities").set_up("hand 1: yellow 4\ncamps: blue 3 8")
    left = len(scene.zone("pile"))
    scene.play("1: play yellow 4", "take blue")

    assert "blue 8" in scene.hand(1)
    assert ["3"] == scene.zone("camps", "blue")
    assert left == len(scene.zone("pile"))
    assert ("lost-cities-draws-from-camp", {"seat": 0, "card": "blue 8"}) == scene.told(2)[-1]


@pytest.mark.rule("LC-T4")
def test_not_the_card_just_placed() -> None:
    """The camp that took this turn's card is closed for this turn, also where cards lie below."""
    scene = Scene("lost-cities").set_up("hand 1: blue 9\ncamps: blue 3 | green 5")
    scene.play("1: camp blue 9")

    assert ["draw", "take green"] == scene.options()
    assert "blue" == scene.zone("closed")
    assert "blue" == scene.view(2)["zones"]["closed"]
    scene.refuses("take blue", rule="LC-T4", key="lost-cities-no-just-discarded", says="You put")


@pytest.mark.rule("LC-T4")
def test_the_closed_camp_opens_again() -> None:
    """The other seat may take the card in its own turn: no camp is closed when a turn begins."""
    scene = Scene("lost-cities").set_up("hand 1: blue 9\nhand 2: green 4")
    scene.play("1: camp blue 9", "draw")

    assert scene.zone("closed") is None
    assert scene.view(2)["zones"]["closed"] is None
    scene.play("2: play green 4", "take blue")
    assert "blue 9" in scene.hand(2)


@pytest.mark.rule("LC-T4")
def test_the_refusal_names_the_camp() -> None:
    """An empty camp is refused by its colour, the closed one by the card just put there."""
    for card in ("blue sponsor", "blue 9"):
        scene = Scene("lost-cities").set_up("hand 1: blue S 9\ncamps: blue 3").play(f"1: camp {card}")
        empty = scene.state.why_not(scene.game.read("take orange"))
        closed = scene.state.why_not(scene.game.read("take blue"))

        assert empty is not None and closed is not None
        assert {"colour": "orange"} == empty.args
        assert {"card": card} == closed.args


@pytest.mark.rule("LC-T5")
def test_hands_are_eight_after_each_turn() -> None:
    """Through a whole match both hands hold eight cards whenever a turn begins, seven while one draws."""
    scene = Scene("lost-cities", seed=11, turn_cap=200)
    while not scene.is_over:
        drawing = scene.zone("step") == "draw"
        sizes = {1: len(scene.hand(1)), 2: len(scene.hand(2))}

        assert scene.to_move is not None
        assert (7 if drawing else 8) == sizes[scene.to_move]
        assert 8 == sizes[3 - scene.to_move]
        scene.play_at_random(len(scene.told()), moves=1)

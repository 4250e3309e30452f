"""The second step of a turn: draw one card."""

import pytest

from cairn.proof.table import Table


@pytest.mark.rule("LC-T4")
def test_draw_from_the_pile_or_any_camp() -> None:
    """The top of the draw pile or of any camp with cards may be drawn; empty camps give nothing."""
    table = Table("lost-cities").set_up("hand 1: yellow 4\ncamps: blue 3 8 | orange S")
    table.play("1: play yellow 4")

    assert ["draw", "take blue", "take orange"] == table.options()
    table.refuses("take green", rule="LC-T4", key="lost-cities-no-camp-empty", says="The green camp is empty")


@pytest.mark.rule("LC-T4", "LC-T5")
def test_the_top_card_of_the_pile_is_drawn() -> None:
    """The last card of the pile joins the hand, and only its owner is told which."""
    table = Table("lost-cities").set_up("hand 1: yellow 4")
    top, left = table.zone("pile")[-1], len(table.zone("pile"))
    table.play("1: play yellow 4", "draw")

    assert top in table.hand(1)
    assert left - 1 == len(table.zone("pile"))
    assert ("lost-cities-draws", {"seat": 0, "card": top}) == table.told(1)[-1]
    assert ("lost-cities-draws-hidden", {"seat": 0}) == table.told(2)[-1]


@pytest.mark.rule("LC-T4", "LC-T5")
def test_the_top_card_of_a_camp_is_taken() -> None:
    """The top card of the camp joins the hand, both are told which, and the card below shows."""
    table = Table("lost-cities").set_up("hand 1: yellow 4\ncamps: blue 3 8")
    left = len(table.zone("pile"))
    table.play("1: play yellow 4", "take blue")

    assert "blue 8" in table.hand(1)
    assert ["3"] == table.zone("camps", "blue")
    assert left == len(table.zone("pile"))
    assert ("lost-cities-draws-from-camp", {"seat": 0, "card": "blue 8"}) == table.told(2)[-1]


@pytest.mark.rule("LC-T4")
def test_not_the_card_just_placed() -> None:
    """The camp that took this turn's card is closed for this turn, also where cards lie below."""
    table = Table("lost-cities").set_up("hand 1: blue 9\ncamps: blue 3 | green 5")
    table.play("1: camp blue 9")

    assert ["draw", "take green"] == table.options()
    assert "blue" == table.zone("closed")
    assert "blue" == table.view(2)["zones"]["closed"]
    table.refuses("take blue", rule="LC-T4", key="lost-cities-no-just-discarded", says="You put")


@pytest.mark.rule("LC-T4")
def test_the_closed_camp_opens_again() -> None:
    """The other seat may take the card in its own turn: no camp is closed when a turn begins."""
    table = Table("lost-cities").set_up("hand 1: blue 9\nhand 2: green 4")
    table.play("1: camp blue 9", "draw")

    assert table.zone("closed") is None
    assert table.view(2)["zones"]["closed"] is None
    table.play("2: play green 4", "take blue")
    assert "blue 9" in table.hand(2)


@pytest.mark.rule("LC-T4")
def test_the_refusal_names_the_camp() -> None:
    """An empty camp is refused by its colour, the closed one by the card just put there."""
    for card in ("blue sponsor", "blue 9"):
        table = Table("lost-cities").set_up("hand 1: blue S 9\ncamps: blue 3").play(f"1: camp {card}")
        empty = table.state.why_not(table.game.read("take orange"))
        closed = table.state.why_not(table.game.read("take blue"))

        assert empty is not None and closed is not None
        assert {"colour": "orange"} == empty.args
        assert {"card": card} == closed.args


@pytest.mark.rule("LC-T5")
def test_hands_are_eight_after_each_turn() -> None:
    """Through a whole match both hands hold eight cards whenever a turn begins, seven while one draws."""
    table = Table("lost-cities", seed=11, turn_cap=200)
    while not table.is_over:
        drawing = table.zone("step") == "draw"
        sizes = {1: len(table.hand(1)), 2: len(table.hand(2))}

        assert table.to_move is not None
        assert (7 if drawing else 8) == sizes[table.to_move]
        assert 8 == sizes[3 - table.to_move]
        table.play_at_random(len(table.told()), moves=1)

"""Action A: two travel cards."""

import pytest

from cairn.proof.scene import Scene


@pytest.mark.rule("AF-A1", "AF-T4")
def test_two_cards_from_the_pile() -> None:
    """Drawing takes the two top cards, and the turn is over."""
    scene = Scene("africana").set_up("hand 1: grey, joker\ntravel: grey, violet, orange")
    pile = scene.zone("travel_pile")
    scene.play("1: draw")

    assert ["grey", "orange", "violet", "joker"] == scene.hand(1)
    assert pile[:-2] == scene.zone("travel_pile")
    assert (2, "action", 1) == (scene.to_move, scene.zone("step"), scene.zone("turn"))
    assert [2, 2] == scene.zone("silver")


@pytest.mark.rule("AF-A1", "AF-I1")
def test_what_the_others_are_told_of_a_draw() -> None:
    """The drawer hears which cards, the others only that cards were drawn."""
    scene = Scene("africana").set_up("travel: violet, orange").play("draw")
    turn = ("africana-turn", {"seat": 1, "n": 1})

    assert [
        ("africana-draws", {"seat": 0, "card": "orange"}),
        ("africana-draws", {"seat": 0, "card": "violet"}),
        turn,
    ] == scene.told(1)
    hidden = ("africana-draws-hidden", {"seat": 0})
    assert [hidden, hidden, turn] == scene.told(2) == scene.told()


@pytest.mark.rule("AF-A1")
def test_the_discards_become_a_new_pile_when_a_card_is_needed() -> None:
    """With one card left the discards are shuffled between the first and the second card."""
    scene = Scene("africana").set_up("hand 1: joker\nhand 2: joker\ntravel only: violet")
    scene.play("draw")
    drawn = scene.hand(1)

    assert 3 == len(drawn)
    assert (58, []) == (len(scene.zone("travel_pile")), scene.zone("discards"))
    assert 2 == scene.zone("shuffles")
    keys = [key for key, _ in scene.told(1)]
    assert ["africana-draws", "africana-shuffles", "africana-draws", "africana-turn"] == keys
    assert ("africana-shuffles", {"n": 59}) == scene.told(1)[1]
    assert ("africana-draws", {"seat": 0, "card": "violet"}) == scene.told(1)[0]


@pytest.mark.rule("AF-A1")
def test_the_discards_wait_while_the_pile_has_cards() -> None:
    """Taking the last two cards leaves an empty pile: it is shuffled only when the next card is needed."""
    scene = Scene("africana").set_up("travel only: violet, grey").play("draw")

    assert [] == scene.zone("travel_pile")
    assert 58 == len(scene.zone("discards"))
    assert 1 == scene.zone("shuffles")
    scene.play("draw")
    assert (56, 0, 2) == (
        len(scene.zone("travel_pile")),
        len(scene.zone("discards")),
        scene.zone("shuffles"),
    )


@pytest.mark.rule("AF-A1")
def test_each_shuffle_has_its_own_order() -> None:
    """The same discards are not shuffled into the same order the next time, nor with other dice."""
    words = "travel only:\nhand 1: joker\nhand 2: joker"
    first = Scene("africana").set_up(words).play("draw").zone("travel_pile")
    again = Scene("africana").set_up(words).play("draw").zone("travel_pile")
    other = Scene("africana", seed=2).set_up(words).play("draw").zone("travel_pile")
    scene = Scene("africana").set_up(words)
    later = scene.lay_out(scene.state.dump() | {"shuffles": 2}).play("draw").zone("travel_pile")

    assert first == again
    assert first != sorted(first)
    assert first not in (other, later)


@pytest.mark.rule("AF-A1")
def test_a_draw_can_be_taken_back_by_nobody() -> None:
    """Every card drawn is news to the drawer."""
    scene = Scene("africana").set_up("travel: violet, orange")
    before = scene.state.learnt
    scene.play("draw")

    assert 2 == scene.state.learnt - before

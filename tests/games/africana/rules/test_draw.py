"""Action A: two travel cards."""

import pytest

from cairn.proof.table import Table


@pytest.mark.rule("AF-A1", "AF-T4")
def test_two_cards_from_the_pile() -> None:
    """Drawing takes the two top cards, and the turn is over."""
    table = Table("africana").set_up("hand 1: grey, joker\ntravel: grey, violet, orange")
    pile = table.zone("travel_pile")
    table.play("1: draw")

    assert ["grey", "orange", "violet", "joker"] == table.hand(1)
    assert pile[:-2] == table.zone("travel_pile")
    assert (2, "action", 1) == (table.to_move, table.zone("step"), table.zone("turn"))
    assert [2, 2] == table.zone("silver")


@pytest.mark.rule("AF-A1", "AF-I1")
def test_what_the_others_are_told_of_a_draw() -> None:
    """The drawer hears which cards, the others only that cards were drawn."""
    table = Table("africana").set_up("travel: violet, orange").play("draw")
    turn = ("africana-turn", {"seat": 1, "n": 1})

    assert [
        ("africana-draws", {"seat": 0, "card": "orange"}),
        ("africana-draws", {"seat": 0, "card": "violet"}),
        turn,
    ] == table.told(1)
    hidden = ("africana-draws-hidden", {"seat": 0})
    assert [hidden, hidden, turn] == table.told(2) == table.told()


@pytest.mark.rule("AF-A1")
def test_the_discards_become_a_new_pile_when_a_card_is_needed() -> None:
    """With one card left the discards are shuffled between the first and the second card."""
    table = Table("africana").set_up("hand 1: joker\nhand 2: joker\ntravel only: violet")
    table.play("draw")
    drawn = table.hand(1)

    assert 3 == len(drawn)
    assert (58, []) == (len(table.zone("travel_pile")), table.zone("discards"))
    assert 2 == table.zone("shuffles")
    keys = [key for key, _ in table.told(1)]
    assert ["africana-draws", "africana-shuffles", "africana-draws", "africana-turn"] == keys
    assert ("africana-shuffles", {"n": 59}) == table.told(1)[1]
    assert ("africana-draws", {"seat": 0, "card": "violet"}) == table.told(1)[0]


@pytest.mark.rule("AF-A1")
def test_the_discards_wait_while_the_pile_has_cards() -> None:
    """Taking the last two cards leaves an empty pile: it is shuffled only when the next card is needed."""
    table = Table("africana").set_up("travel only: violet, grey").play("draw")

    assert [] == table.zone("travel_pile")
    assert 58 == len(table.zone("discards"))
    assert 1 == table.zone("shuffles")
    table.play("draw")
    assert (56, 0, 2) == (
        len(table.zone("travel_pile")),
        len(table.zone("discards")),
        table.zone("shuffles"),
    )


@pytest.mark.rule("AF-A1")
def test_each_shuffle_has_its_own_order() -> None:
    """The same discards are not shuffled into the same order the next time, nor with other dice."""
    words = "travel only:\nhand 1: joker\nhand 2: joker"
    first = Table("africana").set_up(words).play("draw").zone("travel_pile")
    again = Table("africana").set_up(words).play("draw").zone("travel_pile")
    other = Table("africana", seed=2).set_up(words).play("draw").zone("travel_pile")
    table = Table("africana").set_up(words)
    later = table.lay_out(table.state.dump() | {"shuffles": 2}).play("draw").zone("travel_pile")

    assert first == again
    assert first != sorted(first)
    assert first not in (other, later)


@pytest.mark.rule("AF-A1")
def test_a_draw_can_be_taken_back_by_nobody() -> None:
    """Every card drawn is news to the drawer."""
    table = Table("africana").set_up("travel: violet, orange")
    before = table.state.learnt
    table.play("draw")

    assert 2 == table.state.learnt - before

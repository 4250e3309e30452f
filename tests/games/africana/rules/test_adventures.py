"""Ending adventures."""

import pytest

from cairn.proof.table import Table


@pytest.mark.rule("AF-M6")
def test_ending_an_artifact() -> None:
    """At its target the owner takes its silver; the card goes under the company card."""
    table = Table("africana").set_up("""
        places: cairo, tripoli
        silver: 1 1
        hand 1: orange, joker
        adventures 1: statuette tripoli, mask timbuktu
    """)
    table.refuses("end statuette tripoli", "AF-M6", key="africana-no-adventure-target-here")
    table.play("go tripoli with orange", "end statuette tripoli")

    assert ([4, 1], ["mask timbuktu"]) == (table.zone("silver"), table.zone("adventures", 1))
    assert {"expeditions": [], "adventures": ["statuette tripoli"]} == table.zone("under", 1)
    assert (["joker"], "travel") == (table.hand(1), table.zone("step"))
    args = {"seat": 0, "adventure": "statuette tripoli", "n": 3, "points": 3}
    for viewer in (1, 2, None):
        assert ("africana-ends-artifact", args) == table.told(viewer)[-1]


@pytest.mark.rule("AF-M6")
def test_ending_an_assistant() -> None:
    """The assistant card of that colour comes from beside the board into the hand, usable at once."""
    table = Table("africana").set_up("""
        places: timbuktu, timbuktu
        silver: 1 1
        hand 1: joker
        adventures 1: violet assistant timbuktu
    """)
    table.play("end violet assistant timbuktu")

    assert ([1, 1], []) == (table.zone("silver"), table.zone("adventures", 1))
    assert ["violet assistant", "joker"] == table.hand(1)
    assert ["violet assistant timbuktu"] == table.zone("under", 1, "adventures")
    assert 1 == table.view()["zones"]["assistants"]["violet"]
    assert "go lagos with violet assistant" in table.options()
    args = {"seat": 0, "adventure": "violet assistant timbuktu", "card": "violet assistant"}
    for viewer in (1, 2, None):
        assert ("africana-ends-assistant", args) == table.told(viewer)[-1]
    table.play("go lagos with violet assistant", "done")
    assert ["violet assistant", "joker"] == table.hand(1)


@pytest.mark.rule("AF-M6")
def test_only_its_owner_ends_an_adventure() -> None:
    """Another pawn at the target can do nothing with somebody else's card."""
    table = Table("africana").set_up("places: tripoli, tripoli\nadventures 2: statuette tripoli")

    assert "end statuette tripoli" not in table.options()
    table.refuses("end statuette tripoli", "AF-M6", key="africana-no-adventure-of-yours")
    table.play("done")
    assert "end statuette tripoli" in table.options()


@pytest.mark.rule("AF-M6", "AF-M7")
def test_several_adventures_at_one_place() -> None:
    """All of one's own adventures with this target may be ended, or only some."""
    words = "places: lagos, lagos\nadventures 1: statuette lagos, magenta assistant lagos\nsilver: 0 0"
    table = Table("africana").set_up(words)
    ends = {move for move in table.options() if move.startswith("end")}
    table.play("end magenta assistant lagos", "end statuette lagos", "done")
    some = Table("africana").set_up(words).play("end statuette lagos", "done")

    assert {"end statuette lagos", "end magenta assistant lagos"} == ends
    assert (2, ["magenta assistant", "joker"]) == (table.zone("silver", 1), table.hand(1))
    assert ["statuette lagos", "magenta assistant lagos"] == table.zone("under", 1, "adventures")
    assert ["magenta assistant lagos"] == some.zone("adventures", 1)
    assert ["joker"] == some.hand(1)


@pytest.mark.rule("AF-M6", "AF-C4")
def test_both_assistants_of_a_colour() -> None:
    """There are two assistant cards of each colour, one for each adventure: both can be in one hand."""
    table = Table("africana").set_up("""
        places: victoria falls, cape town
        hand 1: joker
        under 1: violet assistant timbuktu
        adventures 1: violet assistant victoria falls
    """)
    assert [] == table.view()["seats"][0]["assistants"]
    assert {"cards": ["violet assistant"], "adventures": []} == table.view()["zones"]["gone"]
    table.play("end violet assistant victoria falls")

    assert ["violet assistant", "joker"] == table.hand(1)
    assert 0 == table.view()["zones"]["assistants"]["violet"]
    held = Table("africana").set_up("hand 1: violet assistant 2, joker")
    assert ["violet assistant", "violet assistant"] == held.view()["seats"][0]["assistants"]


@pytest.mark.rule("AF-M7")
def test_a_movement_of_no_steps_may_end_and_join() -> None:
    """Without leaving the place the seat ends an adventure and joins an expedition; it is still action C."""
    table = Table("africana").set_up("""
        places: tripoli, cape town
        spaces: tripoli - lagos
        adventures 1: statuette tripoli
    """)
    table.play("end statuette tripoli", "join tripoli - lagos")

    assert (1, "travel", "tripoli") == (table.to_move, table.zone("step"), table.zone("places", 1))
    table.refuses("draw", "AF-T4", key="africana-no-while-moving")
    table.play("done")
    assert 2 == table.to_move

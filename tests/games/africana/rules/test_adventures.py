"""Ending adventures."""

import pytest

from cairn.proof.scene import Scene


@pytest.mark.rule("AF-M6")
def test_ending_an_artifact() -> None:
    """At its target the owner takes its silver; the card goes under the company card."""
    scene = Scene("africana").set_up("""
        places: cairo, tripoli
        silver: 1 1
        hand 1: orange, joker
        adventures 1: statuette tripoli, mask timbuktu
    """)
    scene.refuses("end statuette tripoli", "AF-M6", key="africana-no-adventure-target-here")
    scene.play("go tripoli with orange", "end statuette tripoli")

    assert ([4, 1], ["mask timbuktu"]) == (scene.zone("silver"), scene.zone("adventures", 1))
    assert {"expeditions": [], "adventures": ["statuette tripoli"]} == scene.zone("under", 1)
    assert (["joker"], "travel") == (scene.hand(1), scene.zone("step"))
    args = {"seat": 0, "adventure": "statuette tripoli", "n": 3, "points": 3}
    for viewer in (1, 2, None):
        assert ("africana-ends-artifact", args) == scene.told(viewer)[-1]


@pytest.mark.rule("AF-M6")
def test_ending_an_assistant() -> None:
    """The assistant card of that colour comes from beside the board into the hand, usable at once."""
    scene = Scene("africana").set_up("""
        places: timbuktu, timbuktu
        silver: 1 1
        hand 1: joker
        adventures 1: violet assistant timbuktu
    """)
    scene.play("end violet assistant timbuktu")

    assert ([1, 1], []) == (scene.zone("silver"), scene.zone("adventures", 1))
    assert ["violet assistant", "joker"] == scene.hand(1)
    assert ["violet assistant timbuktu"] == scene.zone("under", 1, "adventures")
    assert 1 == scene.view()["zones"]["assistants"]["violet"]
    assert "go lagos with violet assistant" in scene.options()
    args = {"seat": 0, "adventure": "violet assistant timbuktu", "card": "violet assistant"}
    for viewer in (1, 2, None):
        assert ("africana-ends-assistant", args) == scene.told(viewer)[-1]
    scene.play("go lagos with violet assistant", "done")
    assert ["violet assistant", "joker"] == scene.hand(1)


@pytest.mark.rule("AF-M6")
def test_only_its_owner_ends_an_adventure() -> None:
    """Another pawn at the target can do nothing with somebody else's card."""
    scene = Scene("africana").set_up("places: tripoli, tripoli\nadventures 2: statuette tripoli")

    assert "end statuette tripoli" not in scene.options()
    scene.refuses("end statuette tripoli", "AF-M6", key="africana-no-adventure-of-yours")
    scene.play("done")
    assert "end statuette tripoli" in scene.options()


@pytest.mark.rule("AF-M6", "AF-M7")
def test_several_adventures_at_one_place() -> None:
    """All of one's own adventures with this target may be ended, or only some."""
    words = "places: lagos, lagos\nadventures 1: statuette lagos, magenta assistant lagos\nsilver: 0 0"
    scene = Scene("africana").set_up(words)
    ends = {move for move in scene.options() if move.startswith("end")}
    scene.play("end magenta assistant lagos", "end statuette lagos", "done")
    some = Scene("africana").set_up(words).play("end statuette lagos", "done")

    assert {"end statuette lagos", "end magenta assistant lagos"} == ends
    assert (2, ["magenta assistant", "joker"]) == (scene.zone("silver", 1), scene.hand(1))
    assert ["statuette lagos", "magenta assistant lagos"] == scene.zone("under", 1, "adventures")
    assert ["magenta assistant lagos"] == some.zone("adventures", 1)
    assert ["joker"] == some.hand(1)


@pytest.mark.rule("AF-M6", "AF-C4")
def test_both_assistants_of_a_colour() -> None:
    """There are two assistant cards of each colour, one for each adventure: both can be in one hand."""
    scene = Scene("africana").set_up("""
        places: victoria falls, cape town
        hand 1: joker
        under 1: violet assistant timbuktu
        adventures 1: violet assistant victoria falls
    """)
    assert [] == scene.view()["seats"][0]["assistants"]
    assert {"cards": ["violet assistant"], "adventures": []} == scene.view()["zones"]["gone"]
    scene.play("end violet assistant victoria falls")

    assert ["violet assistant", "joker"] == scene.hand(1)
    assert 0 == scene.view()["zones"]["assistants"]["violet"]
    held = Scene("africana").set_up("hand 1: violet assistant 2, joker")
    assert ["violet assistant", "violet assistant"] == held.view()["seats"][0]["assistants"]


@pytest.mark.rule("AF-M7")
def test_a_movement_of_no_steps_may_end_and_join() -> None:
    """Without leaving the place the seat ends an adventure and joins an expedition; it is still action C."""
    scene = Scene("africana").set_up("""
        places: tripoli, cape town
        spaces: tripoli - lagos
        adventures 1: statuette tripoli
    """)
    scene.play("end statuette tripoli", "join tripoli - lagos")

    assert (1, "travel", "tripoli") == (scene.to_move, scene.zone("step"), scene.zone("places", 1))
    scene.refuses("draw", "AF-T4", key="africana-no-while-moving")
    scene.play("done")
    assert 2 == scene.to_move

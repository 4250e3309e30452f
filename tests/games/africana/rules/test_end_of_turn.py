"""The end of a turn: hand limit, adventure limit, new expeditions."""

import pytest

from cairn.proof.scene import Scene


@pytest.mark.rule("AF-T1")
def test_down_to_five_hand_cards() -> None:
    """With seven cards two must go, one at a time, by choice; joker and assistants count."""
    scene = (
        Scene("africana")
        .set_up("""
        hand 1: violet 2, grey, orange assistant, joker
        travel: orange, magenta
        discards: grey
    """)
        .play("1: draw")
    )
    decision = scene.state.decision

    assert decision is not None
    assert (1, "discard") == (scene.to_move, scene.zone("step"))
    assert ("africana-prompt-discard", {"seat": 0, "n": 2}) == (decision.prompt, decision.args)
    cards = ["magenta", "grey", "orange", "violet", "orange assistant", "joker"]
    assert [f"discard {card}" for card in cards] == scene.options()
    scene.play("1: discard violet")
    decision = scene.state.decision
    assert decision is not None and {"seat": 0, "n": 1} == decision.args
    scene.play("1: discard grey")
    assert ["magenta", "orange", "violet", "orange assistant", "joker"] == scene.hand(1)
    assert ["grey", "grey", "violet"] == scene.zone("discards")
    assert (2, "action", 1) == (scene.to_move, scene.zone("step"), scene.zone("turn"))
    for viewer in (1, 2, None):
        assert [
            ("africana-discards", {"seat": 0, "card": "violet"}),
            ("africana-discards", {"seat": 0, "card": "grey"}),
        ] == scene.told(viewer)[2:4]


@pytest.mark.rule("AF-T1", "AF-M9")
@pytest.mark.parametrize("card", ["joker", "orange assistant"])
def test_a_discarded_joker_or_assistant_leaves_the_game(card: str) -> None:
    """It goes to no pile and never comes back; everybody sees that it is gone."""
    scene = Scene("africana").set_up("hand 1: violet 2, orange assistant, joker\ntravel: grey, grey")
    scene.play("draw", f"discard {card}")
    left = "joker" if card == "orange assistant" else "orange assistant"

    assert ["grey", "grey", "violet", "violet", left] == scene.hand(1)
    assert [] == scene.zone("discards")
    assert {"cards": [card], "adventures": []} == scene.view(2)["zones"]["gone"]
    assert 1 == scene.view()["zones"]["assistants"]["orange"]
    assert ("africana-loses-card", {"seat": 0, "card": card}) == scene.told(2)[-2]
    assert 2 == scene.to_move


@pytest.mark.rule("AF-T1")
def test_five_cards_may_stay() -> None:
    """Five cards are not too many."""
    scene = Scene("africana").set_up("hand 1: violet 2, joker\ntravel: grey, grey").play("draw")

    assert (2, 5) == (scene.to_move, len(scene.hand(1)))


@pytest.mark.rule("AF-T1")
def test_the_limit_counts_only_at_the_end_of_the_turn() -> None:
    """In a movement there may be more than five cards; what came back to the hand counts."""
    scene = Scene("africana").set_up("""
        hand 1: violet 3, orange, joker
        spaces: tripoli - lagos, napoli - aswan, serengeti - mozambique, napoli - windhoek
        travel: magenta, grey
    """)
    scene.play("join napoli - aswan", "join napoli - windhoek")
    assert (1, "travel", 7) == (scene.to_move, scene.zone("step"), len(scene.hand(1)))
    scene.play("go cairo with joker", "done")

    assert (1, "discard", 7) == (scene.to_move, scene.zone("step"), len(scene.hand(1)))
    scene.play("discard violet", "discard violet")
    assert 2 == scene.to_move


@pytest.mark.rule("AF-T1")
def test_played_travel_cards_do_not_count() -> None:
    """Six cards, one of them played for a step: five are left, nothing is discarded."""
    scene = Scene("africana").set_up(
        "hand 1: violet 4, joker\nspaces: ujiji - dakar, napoli - aswan\ntravel: grey"
    )
    scene.play("join napoli - aswan", "go cairo with violet", "done")

    assert (2, 5, ["violet"]) == (scene.to_move, len(scene.hand(1)), scene.zone("discards"))


@pytest.mark.rule("AF-T2")
def test_down_to_three_unfinished_adventures() -> None:
    """Who has bought too many gives up the surplus by choice; it leaves the game."""
    scene = (
        Scene("africana")
        .set_up("""
        silver: 10 2
        adventures 1: mask timbuktu, drum dakar, orange assistant jidda
        north left: drum leopoldville, mask luanda
    """)
        .play("buy left", "buy left", "done")
    )
    decision = scene.state.decision

    assert decision is not None
    assert (1, "give-up") == (scene.to_move, scene.zone("step"))
    assert ("africana-prompt-give-up", {"seat": 0, "n": 2}) == (decision.prompt, decision.args)
    own = ["mask luanda", "drum leopoldville", "mask timbuktu", "drum dakar", "orange assistant jidda"]
    assert [f"give up {word}" for word in own] == scene.options()
    scene.play("give up orange assistant jidda", "give up mask luanda")
    assert ["drum leopoldville", "mask timbuktu", "drum dakar"] == scene.zone("adventures", 1)
    assert ["mask luanda", "orange assistant jidda"] == scene.zone("gone")
    assert ([[], []], 2) == ([one["adventures"] for one in scene.zone("under")], scene.to_move)
    assert ("africana-gives-up", {"seat": 0, "adventure": "mask luanda"}) == scene.told(2)[-2]
    for viewer in (1, 2, None):
        gone = scene.view(viewer)["zones"]["gone"]
        assert {"cards": [], "adventures": ["mask luanda", "orange assistant jidda"]} == gone


@pytest.mark.rule("AF-T2")
def test_three_adventures_may_stay() -> None:
    """Three are not too many; the limit counts only at the end of the turn."""
    scene = (
        Scene("africana")
        .set_up("silver: 5 2\nadventures 1: mask timbuktu, drum dakar")
        .play("buy left", "done")
    )

    assert (2, 3) == (scene.to_move, len(scene.zone("adventures", 1)))


@pytest.mark.rule("AF-T2")
def test_ended_adventures_do_not_count() -> None:
    """What lies under the company card is finished: it does not count for the limit."""
    scene = (
        Scene("africana")
        .set_up("""
        silver: 5 2
        adventures 1: mask timbuktu, drum dakar
        under 1: mask napoli, vase aswan, shield cairo, vase tangier
    """)
        .play("buy left", "done")
    )

    assert 2 == scene.to_move


@pytest.mark.rule("AF-T1", "AF-T2")
def test_hand_cards_before_adventures() -> None:
    """A position with too many of both is asked for hand cards first."""
    scene = Scene("africana").set_up("""
        seat 1 to discard
        hand 1: violet 5, joker
        adventures 1: mask timbuktu, drum dakar, vase aswan, vase tangier
    """)
    scene.refuses("give up mask timbuktu", "AF-T1", key="africana-no-discard-first")
    scene.play("discard violet")

    assert (1, "give-up") == (scene.to_move, scene.zone("step"))
    scene.refuses("discard violet", "AF-T2", key="africana-no-give-up-first")
    scene.play("give up drum dakar")
    assert (2, "action") == (scene.to_move, scene.zone("step"))


@pytest.mark.rule("AF-T3")
def test_empty_spaces_are_filled_from_left_to_right() -> None:
    """The first new card goes to the leftmost gap; the others do not slide and keep their space."""
    scene = Scene("africana").set_up("""
        places: aswan, cape town
        spaces: tripoli - lagos, napoli - aswan (1), zanzibar - cairo (2), windhoek - aswan (1), ujiji - dakar
        pile: cairo - serengeti, khartoum - tananarive, luanda - tripoli
    """)
    scene.play("end windhoek - aswan", "end napoli - aswan")
    assert [None, None] == [scene.zone("spaces", space, "expedition") for space in (2, 4)]
    scene.play("done")

    assert [
        "tripoli - lagos",
        "luanda - tripoli",
        "zanzibar - cairo",
        "khartoum - tananarive",
        "ujiji - dakar",
    ] == [space["expedition"] for space in scene.zone("spaces")]
    assert [[], [], [2], [], []] == [space["markers"] for space in scene.zone("spaces")]
    assert ["cairo - serengeti"] == scene.zone("expedition_pile")
    for viewer in (1, 2, None):
        assert [
            ("africana-lays-expedition", {"expedition": "luanda - tripoli", "space": 2}),
            ("africana-lays-expedition", {"expedition": "khartoum - tananarive", "space": 4}),
            ("africana-turn", {"seat": 1, "n": 1}),
        ] == scene.told(viewer)[-3:]
    bonuses = [(space["bonus"], space["amount"]) for space in scene.view()["zones"]["spaces"]]
    assert [("coins", 2), ("travel_card", 1), ("coins", 1), ("travel_card", 1), ("coins", 2)] == bonuses


@pytest.mark.rule("AF-T3")
def test_spaces_are_filled_after_the_limits() -> None:
    """New expeditions come when the turn ends: not in the movement, and not before the last discard."""
    scene = Scene("africana").set_up("""
        places: aswan, cape town
        hand 1: violet 4, joker
        adventures 1: vase aswan
        spaces: windhoek - aswan (1), aswan - luanda
        pile: cairo - serengeti
    """)
    learnt = scene.state.learnt
    scene.play("end windhoek - aswan", "join aswan - luanda", "end vase aswan", "done")

    assert ("discard", None) == (scene.zone("step"), scene.zone("spaces", 1, "expedition"))
    assert 1 == scene.state.learnt - learnt
    scene.play("discard joker")
    assert (2, "cairo - serengeti") == (scene.to_move, scene.zone("spaces", 1, "expedition"))
    assert 2 == scene.state.learnt - learnt

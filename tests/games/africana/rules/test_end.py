"""The end of the game."""

import pytest

from cairn.core.errors import GameOver
from cairn.proof.scene import Scene

FULL = "spaces: napoli - aswan ({}), tripoli - lagos, luanda - tripoli, zanzibar - cairo, ujiji - dakar"


def near_the_end(seats: int, seat: int, pile: int, starter: int = 1) -> Scene:
    """A seat in Aswan that has joined an expedition to it, with `pile` cards left in the pile."""
    return Scene("africana", seats=seats).set_up(f"""
        seat {seat} to act
        starter: {starter}
        places: {", ".join(["aswan"] * seats)}
        {FULL.format(seat)}
        pile {pile}
    """)


@pytest.mark.rule("AF-E1")
def test_a_pile_that_cannot_fill_the_spaces_triggers_the_end() -> None:
    """The round is finished: the last turn is that of the player to the start player's right."""
    scene = near_the_end(3, 1, 0).play("1: end napoli - aswan", "1: done")

    assert scene.zone("triggered")
    assert scene.zone("spaces", 1, "expedition") is None
    assert ("africana-end-triggered", {"seat": 2}) == scene.told()[-2]
    assert (True, 2) == tuple(scene.view()["progress"][name] for name in ("last_round", "last_seat"))
    scene.play("2: done", "3: done")
    assert (True, None, "over", 3) == (
        scene.is_over,
        scene.to_move,
        scene.zone("step"),
        scene.zone("turn"),
    )
    assert 1 == len([key for key, _ in scene.told() if key == "africana-end-triggered"])


@pytest.mark.rule("AF-E1")
def test_the_round_ends_before_the_start_player() -> None:
    """With seat 2 as start player a trigger by seat 3 leaves one more turn, that of seat 1."""
    scene = near_the_end(3, 3, 0, starter=2).play("3: end napoli - aswan", "3: done")

    assert ("africana-end-triggered", {"seat": 0}) == scene.told()[-2]
    scene.play("1: draw")
    assert scene.is_over


@pytest.mark.rule("AF-E1")
def test_a_trigger_on_the_last_turn_of_a_round_ends_the_game_at_once() -> None:
    """The last player of a round triggers the end: nobody moves again."""
    scene = near_the_end(2, 2, 0).play("2: end napoli - aswan", "2: done")

    assert scene.is_over
    assert [] == scene.options()
    keys = [key for key, _ in scene.told()]
    assert ["africana-end-triggered", "africana-game-over"] == keys[2:4]


@pytest.mark.rule("AF-E1")
def test_a_pile_that_is_just_empty_is_not_the_end() -> None:
    """With the last card all five spaces are filled: the game goes on."""
    scene = near_the_end(2, 2, 1).play("2: end napoli - aswan", "2: done")

    assert [] == scene.zone("expedition_pile")
    assert not scene.zone("triggered")
    assert all(space["expedition"] for space in scene.zone("spaces"))
    assert 1 == scene.to_move


@pytest.mark.rule("AF-E1")
def test_what_there_is_is_laid_first() -> None:
    """Two gaps and one card: the left gap is filled, then the end is triggered."""
    scene = (
        Scene("africana")
        .set_up("""
        places: aswan, cape town
        spaces: tripoli - lagos, windhoek - aswan (1), ujiji - dakar, napoli - aswan (1), zanzibar - cairo
        pile: luanda - tripoli
    """)
        .play("end napoli - aswan", "end windhoek - aswan", "done")
    )

    assert ["luanda - tripoli", None] == [scene.zone("spaces", n, "expedition") for n in (2, 4)]
    assert scene.zone("triggered")
    keys = [key for key, _ in scene.told()]
    assert ["africana-lays-expedition", "africana-end-triggered", "africana-turn"] == keys[-3:]


@pytest.mark.rule("AF-E1")
def test_nothing_after_the_end() -> None:
    """When the game is over every move is refused."""
    scene = near_the_end(2, 2, 0).play("2: end napoli - aswan", "2: done")

    assert scene.state.decision is None
    with pytest.raises(GameOver):
        scene.play("draw")
    why = scene.state.why_not(0)
    assert why is not None and ("no-game-over", "AF-E1") == (why.key, why.rule)


@pytest.mark.rule("AF-E6")
def test_the_end_is_told() -> None:
    """Everybody hears the points and the silver of all, and who has won."""
    scene = near_the_end(2, 2, 0)
    scene.lay_out(scene.state.dump() | {"silver": [3, 30]}).play("2: end napoli - aswan", "2: done")
    scores = scene.scores()

    assert [
        ("africana-game-over", {}),
        ("africana-scores", {"seat": 0, "points": scores[0], "coins": 3}),
        ("africana-scores", {"seat": 1, "points": scores[1], "coins": 33}),
        ("africana-wins", {"seat": 1, "points": scores[1]}),
    ] == scene.told()[-4:]
    assert [2] == scene.winners()
    result = scene.view()["result"]
    assert (scores, [1]) == (result["scores"], result["winners"])
    assert scores == [sheet["points"] for sheet in result["sheets"]]


@pytest.mark.rule("AF-T4")
@pytest.mark.parametrize(("cap", "moves"), [(1, 1), (5, 5), (6, 6)])
def test_the_turn_cap(cap: int, moves: int) -> None:
    """After that many turns of all seats together the game ends and is scored, even within a round."""
    scene = Scene("africana", seats=3, turn_cap=cap)
    for _ in range(moves):
        assert not scene.is_over and not scene.state.is_capped()
        scene.play("done")

    assert scene.is_over
    assert scene.state.is_capped()
    assert moves == scene.state.turns()
    assert ("africana-turn-cap", {"n": cap}) in scene.told()
    assert ("africana-game-over", {}) in scene.told()


@pytest.mark.rule("AF-T4", "AF-E1")
def test_an_end_in_time_is_not_capped() -> None:
    """Where the last round ends with the last turn of the cap, the cap has made no difference."""
    capped = Scene("africana", turn_cap=2).set_up(
        f"seat 2 to act\nplaces: aswan, aswan\n{FULL.format(2)}\npile 0"
    )
    capped.play("end napoli - aswan", "done")
    first = Scene("africana", turn_cap=1).set_up(
        f"seat 1 to act\nplaces: aswan, aswan\n{FULL.format(1)}\npile 0"
    )
    first.play("end napoli - aswan", "done")

    assert (True, False) == (capped.is_over, capped.state.is_capped())
    assert "africana-turn-cap" not in [key for key, _ in capped.told()]
    assert (True, True) == (first.is_over, first.state.is_capped())


@pytest.mark.rule("AF-E7", "AF-T1", "AF-T2")
def test_the_limits_hold_on_the_last_turn_too() -> None:
    """Before the scoring the last player discards down to five cards and gives up surplus adventures."""
    scene = (
        Scene("africana")
        .set_up("""
        seat 2 to act
        last round
        spaces: -
        pile 0
        hand 2: violet 4, joker
        adventures 2: mask timbuktu, drum dakar, vase aswan
        travel: grey, grey
    """)
        .play("2: draw")
    )

    assert (False, "discard") == (scene.is_over, scene.zone("step"))
    scene.play("discard joker", "discard grey")
    assert scene.is_over
    assert 5 == len(scene.hand(2))
    buyer = (
        Scene("africana")
        .set_up("""
        seat 2 to act
        last round
        spaces: -
        pile 0
        silver: 2 5
        adventures 2: mask timbuktu, drum dakar, vase aswan
    """)
        .play("buy left", "done")
    )
    assert (False, "give-up") == (buyer.is_over, buyer.zone("step"))
    buyer.play("give up drum dakar")
    assert buyer.is_over
    assert 3 == len(buyer.zone("adventures", 2))

"""Action C: steps of the pawn and the cards played for them."""

import pytest

from cairn.proof.scene import Scene


def steps(scene: Scene) -> set[str]:
    """The steps that are offered."""
    return {move.removeprefix("go ") for move in scene.options() if move.startswith("go ")}


@pytest.mark.rule("AF-M1")
def test_a_card_of_either_symbol_along_a_route() -> None:
    """From Napoli: Tangier (magenta, grey), Tripoli (turquoise, orange), Cairo (orange, violet)."""
    scene = Scene("africana").set_up("hand 1: magenta, turquoise, grey, orange, violet")

    assert {
        "tangier with magenta",
        "tangier with grey",
        "tripoli with turquoise",
        "tripoli with orange",
        "cairo with orange",
        "cairo with violet",
    } == steps(scene)
    scene.refuses("go cairo with grey", "AF-M1", key="africana-no-symbols")
    scene.refuses("go timbuktu with turquoise", "AF-M1", key="africana-no-route")
    scene.refuses("go napoli with magenta", "AF-M1", key="africana-no-already-there")


@pytest.mark.rule("AF-M1")
def test_the_symbol_of_the_place_entered_counts() -> None:
    """Into Napoli only magenta leads, from wherever; the symbols of the place left do not matter."""
    scene = Scene("africana").set_up("places: cairo, cape town\nhand 1: magenta, orange, violet")

    assert {
        "napoli with magenta",
        "tripoli with orange",
        "aswan with violet",
    } == steps(scene)
    scene.refuses("go napoli with violet", "AF-M1", key="africana-no-symbol")


@pytest.mark.rule("AF-M1", "AF-M2")
def test_a_step_plays_its_card() -> None:
    """The pawn stands in the new place, the card lies on the table, and the movement goes on."""
    scene = Scene("africana").set_up("hand 1: violet 2, grey, joker").play("1: go cairo with violet")

    assert (["cairo", "cape town"], ["violet"]) == (scene.zone("places"), scene.zone("played"))
    assert ["grey", "violet", "joker"] == scene.hand(1)
    assert (1, "travel", [2, 2]) == (scene.to_move, scene.zone("step"), scene.zone("silver"))
    assert [] == scene.zone("discards")
    for viewer in (1, 2, None):
        assert [("africana-travels", {"seat": 0, "place": "cairo", "card": "violet"})] == scene.told(viewer)
        assert ["violet"] == scene.view(viewer)["zones"]["played"]


@pytest.mark.rule("AF-M1")
def test_any_number_of_steps_back_and_forth() -> None:
    """A pawn may go to and fro, and end where it began, as long as cards are played."""
    scene = Scene("africana").set_up("hand 1: violet, magenta 2, orange")
    scene.play("go cairo with violet", "go napoli with magenta", "go tripoli with orange")
    scene.play("go napoli with magenta")

    assert ("napoli", [], ["magenta", "magenta", "orange", "violet"]) == (
        scene.zone("places", 1),
        scene.hand(1),
        sorted(scene.zone("played")),
    )
    assert set() == steps(scene)


@pytest.mark.rule("AF-M1")
def test_places_may_be_shared() -> None:
    """Two pawns may stand in one place."""
    scene = Scene("africana").set_up("places: napoli, cairo\nhand 1: violet").play("go cairo with violet")

    assert ["cairo", "cairo"] == scene.zone("places")


@pytest.mark.rule("AF-M2")
@pytest.mark.parametrize("place", ["tangier", "tripoli", "cairo"])
def test_a_joker_stands_for_any_colour(place: str) -> None:
    """With a joker every neighbouring place can be entered."""
    scene = Scene("africana").set_up("hand 1: joker")

    assert {"tangier with joker", "tripoli with joker", "cairo with joker"} == steps(scene)
    scene.play(f"go {place} with joker")
    assert (place, ["joker"], []) == (scene.zone("places", 1), scene.zone("played"), scene.hand(1))


@pytest.mark.rule("AF-M2")
def test_an_assistant_stands_for_its_colour() -> None:
    """A violet assistant leads to Cairo and not to Tangier."""
    scene = Scene("africana").set_up("hand 1: violet assistant")

    assert {"cairo with violet assistant"} == steps(scene)
    scene.refuses("go tangier with violet assistant", "AF-M1", key="africana-no-symbols")


@pytest.mark.rule("AF-M2", "AF-M9")
def test_travel_cards_are_discarded_the_others_come_back() -> None:
    """When the movement ends, travel cards go to the discards, joker and assistants to the hand."""
    scene = Scene("africana").set_up("hand 1: violet, grey, joker, violet assistant 2\ndiscards: violet 3")
    scene.play("go cairo with violet assistant", "go aswan with violet", "go cairo with joker")
    scene.play("go aswan with violet assistant", "go jidda with grey")

    assert ([], 5) == (scene.hand(1), len(scene.zone("played")))
    assert ["violet"] * 3 == scene.zone("discards")
    scene.play("done")
    assert ["violet assistant", "violet assistant", "joker"] == scene.hand(1)
    assert ["grey"] + ["violet"] * 4 == scene.zone("discards")
    assert ([], 2) == (scene.zone("played"), scene.to_move)
    assert [
        ("africana-ends-movement", {"seat": 0}),
        ("africana-turn", {"seat": 1, "n": 1}),
    ] == scene.told(2)[-2:]


@pytest.mark.rule("AF-M2")
def test_joker_and_assistants_serve_once_a_movement() -> None:
    """What lies on the table cannot be played again before the movement ends."""
    scene = Scene("africana").set_up("hand 1: joker, violet assistant, grey")
    scene.play("go cairo with joker", "go aswan with violet assistant")

    scene.refuses("go cairo with joker", "AF-M2", key="africana-no-card-played")
    scene.refuses("go cairo with violet assistant", "AF-M2", key="africana-no-card-played")
    scene.refuses("go cairo with violet", "AF-M1", key="no-not-in-hand")
    assert {"jidda with grey"} == steps(scene)
    scene.play("done", "draw")
    assert {"cairo with joker", "cairo with violet assistant", "jidda with grey"} <= steps(scene)


@pytest.mark.rule("AF-M9")
def test_played_jokers_are_never_lost() -> None:
    """However often they are played, joker and assistants are back after the movement."""
    scene = Scene("africana").set_up("hand 1: joker, violet assistant")
    for _ in range(3):
        scene.play("1: go cairo with joker", "1: done", "2: done", "1: go aswan with violet assistant")
        scene.play("1: done", "2: done", "1: go cairo with violet assistant", "1: go napoli with joker")
        scene.play("1: done", "2: done")

        assert ["violet assistant", "joker"] == scene.hand(1)
    assert [] == scene.zone("discards")
    assert {"cards": [], "adventures": []} == scene.view()["zones"]["gone"]


@pytest.mark.rule("AF-M3")
def test_for_5_silver_a_card_counts_as_any_colour() -> None:
    """Each card that does not fit can be changed while 5 silver are there for each, once a step."""
    scene = Scene("africana").set_up("silver: 11 2\nhand 1: grey 2, grey assistant, joker")

    assert {
        "tangier with grey",
        "tangier with grey assistant",
        "tangier with joker",
        "tripoli with grey for 5",
        "tripoli with grey assistant for 5",
        "tripoli with joker",
        "cairo with grey for 5",
        "cairo with grey assistant for 5",
        "cairo with joker",
    } == steps(scene)
    scene.play("go cairo with grey for 5")
    assert ([6, 2], ["grey"]) == (scene.zone("silver"), scene.zone("played"))
    scene.play("go tripoli with grey assistant for 5")
    assert ([1, 2], "tripoli") == (scene.zone("silver"), scene.zone("places", 1))
    assert {f"{place} with joker" for place in ("napoli", "tangier", "timbuktu", "cairo")} | {
        "tangier with grey"
    } == steps(scene)
    scene.refuses("go cairo with grey for 5", "AF-M3", key="africana-no-change-too-expensive")
    args = {"seat": 0, "place": "tripoli", "card": "grey assistant", "cost": 5}
    assert ("africana-travels-changed", args) == scene.told(2)[-1]
    scene.play("done")
    assert ["grey"] == scene.zone("discards")
    assert ["grey", "grey assistant", "joker"] == scene.hand(1)


@pytest.mark.rule("AF-M3")
@pytest.mark.parametrize(("silver", "offered"), [(4, False), (5, True)])
def test_what_a_change_costs(silver: int, offered: bool) -> None:
    """Five silver change a card, four do not."""
    scene = Scene("africana").set_up(f"silver: {silver} 2\nhand 1: grey")

    assert offered == ("go cairo with grey for 5" in scene.options())


@pytest.mark.rule("AF-M3")
def test_no_change_for_a_card_that_fits() -> None:
    """Silver is not taken for a card that can be played as it is; the joker has no such move at all."""
    scene = Scene("africana").set_up("silver: 12 2\nhand 1: grey, grey assistant, joker")

    scene.refuses("go tangier with grey for 5", "AF-M3", key="africana-no-change-needed")
    scene.refuses("go tangier with grey assistant for 5", "AF-M3", key="africana-no-change-needed")
    assert not [move for move in scene.game.moves if "joker for 5" in move]


@pytest.mark.rule("AF-M1", "AF-T4")
def test_a_movement_without_a_step() -> None:
    """`done` as the whole action is a move of no steps."""
    scene = Scene("africana").set_up("hand 1: violet, joker").play("1: done")

    assert (["violet", "joker"], 2, 1) == (scene.hand(1), scene.to_move, scene.zone("turn"))
    assert [
        ("africana-stays", {"seat": 0}),
        ("africana-turn", {"seat": 1, "n": 1}),
    ] == scene.told()


@pytest.mark.rule("AF-T4")
def test_nothing_else_once_the_pawn_has_moved() -> None:
    """After a step the seat cannot draw, turn or buy in the same turn."""
    scene = Scene("africana").set_up("silver: 12 2\nhand 1: violet, joker")
    assert {"draw", "turn left", "buy left", "done"} <= set(scene.options())
    scene.play("go cairo with violet")

    assert {"done"} == {move for move in scene.options() if not move.startswith("go ")}
    for move in ("draw", "turn left", "turn right", "buy left", "buy right"):
        scene.refuses(move, "AF-T4", key="africana-no-while-moving")


@pytest.mark.rule("AF-T4")
def test_turns_go_clockwise() -> None:
    """Seat after seat, beginning with the start player; a turn is one action."""
    scene = Scene("africana", seats=4, start=3)
    seats = []
    for _ in range(9):
        seats.append(scene.to_move)
        scene.play("done")

    assert [3, 4, 1, 2, 3, 4, 1, 2, 3] == seats
    turns = [args for key, args in scene.told() if key == "africana-turn"]
    assert [(2, 1), (3, 1), (0, 1), (1, 1), (2, 2)] == [(args["seat"], args["n"]) for args in turns[:5]]


@pytest.mark.rule("AF-T4")
@pytest.mark.parametrize(
    ("words", "kind", "args"),
    [
        ("places: cairo, lagos", "action", {"seat": 0, "place": "cairo"}),
        ("seat 2 to travel\nplaces: cairo, lagos", "travel", {"seat": 1, "place": "lagos"}),
    ],
)
def test_what_is_asked(words: str, kind: str, args: dict[str, object]) -> None:
    """The question names the seat and the place where its pawn stands."""
    decision = Scene("africana").set_up(words).state.decision

    assert decision is not None
    assert (kind, f"africana-prompt-{kind}") == (decision.kind, decision.prompt)
    assert args == decision.args

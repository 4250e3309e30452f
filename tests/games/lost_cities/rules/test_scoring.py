"""End and scoring of a game."""

import pytest

from cairn.proof.scene import Scene

EXAMPLE = "yellow 3 4 6 10 | blue 2 8 10 | purple S | green S 7 8 | orange S S 2 3 5 7 8 10"

LAST_CARD = """
    seat {seat} to draw
    pile: orange 10
    rest: camps
"""


def sheet(trail: str) -> dict[str, int]:
    """The rows of the score sheet for one yellow expedition."""
    view = Scene("lost-cities").set_up(f"expeditions 1: yellow {trail}").view()
    rows: dict[str, int] = view["zones"]["expeditions"][0]["yellow"]["sheet"]
    return rows


# The end.


@pytest.mark.rule("LC-E1")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_last_card_ends_the_game_at_once(seat: int) -> None:
    """The player who draws the last card ends the game; the other has no further turn."""
    scene = Scene("lost-cities", games=1).set_up(LAST_CARD.format(seat=seat))
    scene.play(f"{seat}: draw")

    assert scene.is_over
    assert [] == scene.options()
    assert "orange 10" in scene.hand(seat)
    assert ("lost-cities-last-card-drawn", {"seat": seat - 1}) in scene.told(3 - seat)


@pytest.mark.rule("LC-E1")
def test_a_card_from_a_camp_does_not_end_the_game() -> None:
    """With one card left in the draw pile, a card from a camp leaves the game open."""
    scene = Scene("lost-cities", games=1).set_up(LAST_CARD.format(seat=1)).play("1: take blue")

    assert not scene.is_over
    assert 2 == scene.to_move
    assert not [key for key, _ in scene.told() if key == "lost-cities-last-card-drawn"]


@pytest.mark.rule("LC-E1")
def test_the_last_card_but_one_does_not_end_the_game() -> None:
    """While a card is left in the draw pile, the other seat has its turn."""
    scene = Scene("lost-cities", games=1).set_up("seat 1 to draw\npile 2\nrest: camps").play("1: draw")

    assert 2 == scene.to_move
    assert "place" == scene.zone("step")


@pytest.mark.rule("LC-E1")
def test_nothing_follows_the_end() -> None:
    """After the last card no card is placed or drawn, and no game is dealt in the middle of one."""
    scene = Scene("lost-cities", games=2).set_up("seat 1 to draw\npile 1\nrest: camps")

    scene.refuses("deal", rule="LC-E1", key="lost-cities-no-deal-now", says="when this one is over")
    scene.play("draw")
    scene.refuses("draw", rule="LC-M1", key="lost-cities-no-deal-first", says="First deal")
    scene.refuses("take blue", rule="LC-M1", key="lost-cities-no-deal-first")
    scene.refuses(f"camp {scene.hand(1)[0]}", rule="LC-M1", key="lost-cities-no-deal-first")


# Points.


@pytest.mark.rule("LC-E4")
def test_the_rulebooks_example() -> None:
    """The example's five expeditions score 3, 0, −40, −10 and 65, together 18."""
    scene = Scene("lost-cities").set_up(f"expeditions 1: {EXAMPLE}")
    rows = scene.view()["zones"]["expeditions"][0].values()

    assert [3, 0, -40, -10, 65] == [row["sheet"]["points"] for row in rows]
    assert [18, 0] == scene.scores()


@pytest.mark.rule("LC-E4", "LC-E6")
def test_the_rulebooks_example_row_by_row() -> None:
    """The example's sheet: A to D of every column."""
    scene = Scene("lost-cities").set_up(f"expeditions 2: {EXAMPLE}")
    columns = [row["sheet"] for row in scene.view()["zones"]["expeditions"][1].values()]

    assert [23, 20, 0, 15, 35] == [column["sum"] for column in columns]
    assert [3, 0, -20, -5, 15] == [column["after_cost"] for column in columns]
    assert [1, 1, 2, 2, 3] == [column["times"] for column in columns]
    assert [3, 0, -40, -10, 45] == [column["multiplied"] for column in columns]
    assert [0, 0, 0, 0, 20] == [column["bonus"] for column in columns]
    assert [3, 0, -40, -10, 65] == [column["points"] for column in columns]


@pytest.mark.rule("LC-E3")
@pytest.mark.parametrize(
    ("trail", "points"),
    [
        ("2", -18),
        ("10", -10),
        ("2 8 10", 0),
        ("2 9 10", 1),
        ("S", -40),
        ("S S", -60),
        ("S S S", -80),
        ("S 2", -36),
        ("S S 2", -54),
        ("S S S 2", -72),
        ("S 2 8 10", 0),
        ("S 3 8 10", 2),
        ("S S 3 8 10", 3),
        ("S S S 3 8 10", 4),
        ("2 3 4 5 6 7 8", 15),
        ("2 3 4 5 6 7 8 9", 44),
        ("2 3 4 5 6 7 8 9 10", 54),
        ("S 2 3 4 5 6 7", 14),
        ("S 2 3 4 5 6 7 8", 50),
        ("S S S 2 3 4 5", -24),
        ("S S S 2 3 4 5 6", 20),
        ("S S S 2 3 4 5 6 7 8 9 10", 156),
    ],
)
def test_points_of_an_expedition(trail: str, points: int) -> None:
    """Numbers less 20, times one more than the sponsors, and 20 for eight cards after the multiplier."""
    scene = Scene("lost-cities").set_up(f"expeditions 1: yellow {trail}\nexpeditions 2: blue 10")

    assert points == sheet(trail)["points"]
    assert [points, -10] == scene.scores()
    assert [points, -10] == [seat["points"] for seat in scene.view()["seats"]]


@pytest.mark.rule("LC-E3")
def test_an_unstarted_expedition_has_no_points() -> None:
    """An expedition without cards costs nothing and brings nothing."""
    rows = Scene("lost-cities").view()["zones"]["expeditions"][0]["green"]

    assert [] == rows["cards"]
    expected = {"sum": 0, "after_cost": 0, "times": 1, "multiplied": 0, "bonus": 0, "points": 0}
    assert expected == rows["sheet"]


@pytest.mark.rule("LC-E6")
def test_each_expedition_is_scored_apart() -> None:
    """A seat's points are the sum over its expeditions; a bad one does not touch a good one."""
    scene = Scene("lost-cities").set_up("expeditions 1: yellow S S S | green 5 6 7 8 9 10 | blue 2")

    assert [-80 + 25 - 18, 0] == scene.scores()


@pytest.mark.rule("LC-E6", "LC-K7")
def test_the_sheet_has_a_row_for_milestones() -> None:
    """Row E: ten points for each milestone, beside the expeditions and part of the total."""
    scene = Scene("lost-cities", milestones="on")
    scene.set_up("expeditions 1: green 5 6 7 8\nwon 1: run, three-green\nfinished: 7 9")
    seat = scene.view(2)["seats"][0]

    assert ["three-green", "run"] == seat["milestones"]
    assert 26 == seat["points"]
    assert 33 == seat["total"]
    assert [33, 9] == scene.scores()


@pytest.mark.rule("LC-E6")
def test_the_result_is_told() -> None:
    """At the end of a game each seat's points are told, and kept with the games that are finished."""
    scene = Scene("lost-cities", games=2).set_up("""
        seat 1 to draw
        pile 1
        expeditions 1: yellow 2
        expeditions 2: blue 10
        rest: camps
    """)
    scene.play("draw")

    points = [args for key, args in scene.told() if key == "lost-cities-scores"]
    assert [{"seat": 0, "points": -18}, {"seat": 1, "points": -10}] == points
    assert [[-18, -10]] == scene.zone("finished")
    assert [-18, -10] == scene.scores()


@pytest.mark.rule("LC-E7")
def test_hands_camps_and_pile_score_nothing() -> None:
    """Whatever lies in hands, on camps and in the draw pile: without expeditions both have nothing."""
    scene = Scene("lost-cities", games=1).set_up("""
        seat 2 to draw
        hand 1: orange 10 9 8 7 6 5 4 3
        hand 2: yellow S S S 2 3 4 5
        pile: blue 10
        rest: camps
    """)
    before = scene.scores()
    scene.play("draw")

    assert [0, 0] == before
    assert [0, 0] == scene.scores()
    assert [1, 2] == scene.winners()


# The end of patience.


@pytest.mark.rule("LC-E5")
def test_without_a_cap_camps_may_be_drawn_for_ever() -> None:
    """Nothing forbids a thousand turns without touching the draw pile."""
    scene = Scene("lost-cities").set_up("turn: 999999\ncamps: blue 3").play("camp yellow sponsor")

    assert ["draw", "take blue"] == scene.options()


@pytest.mark.rule("LC-E5")
@pytest.mark.parametrize(("turn", "options"), [(6, ["draw", "take blue"]), (7, ["draw"]), (8, ["draw"])])
def test_the_turn_cap(turn: int, options: list[str]) -> None:
    """With `turn_cap` 7 the seventh turn may still draw from a camp, the eighth may not."""
    scene = (
        Scene("lost-cities", turn_cap=7).set_up(f"turn: {turn}\ncamps: blue 3").play("camp yellow sponsor")
    )

    assert options == scene.options()
    if turn >= 7:
        scene.refuses(
            "take blue", rule="LC-E5", key="lost-cities-no-turn-cap", says="After 7 turns only the draw pile"
        )
        why = scene.state.why_not(scene.game.read("take blue"))
        assert why is not None
        assert {"n": 7} == why.args


@pytest.mark.rule("LC-E5")
def test_the_cap_counts_the_turns_of_both_seats() -> None:
    """With `turn_cap` 2 each seat has one turn with open camps."""
    scene = Scene("lost-cities", turn_cap=2).set_up("""
        hand 1: blue 3 4
        hand 2: green 3 4
        camps: orange 2 3 4
    """)
    scene.play("1: camp blue 3", "take orange", "2: camp green 3", "take orange", "1: camp blue 4")

    scene.refuses("take orange", rule="LC-E5", says="2")
    assert ["draw"] == scene.options()


@pytest.mark.rule("LC-E5")
def test_a_capped_game_ends() -> None:
    """Under a cap every game is over after the cap and 44 more turns."""
    scene = Scene("lost-cities", turn_cap=10, games=1)
    turns = 0
    while not scene.is_over:
        camps = [move for move in scene.options() if move.startswith("take ")]
        scene.play(camps[0] if camps else scene.options()[-1])
        turns = scene.zone("turn")

    assert turns <= 10 + 44


@pytest.mark.rule("LC-E5", "LC-M1")
def test_the_turns_of_the_whole_match() -> None:
    """The turns of the finished games count on; a match was capped if any of its games was."""
    scene = Scene("lost-cities", turn_cap=60, games=3, seed=3)
    taken = 0
    capped = []
    while not scene.is_over:
        (option, *others) = scene.options()
        taken += option in ("draw", "take yellow")
        # The first game takes from camps as long as it may, the others only from the draw pile.
        long = others and option == "draw" and not scene.zone("finished")
        scene.play(others[0] if long else option)
        assert taken == scene.state.turns()
        if scene.zone("step") == "deal":
            capped.append(scene.state.is_capped())
            again = Scene("lost-cities", turn_cap=60, games=3).lay_out(scene.state.dump())
            assert (taken, capped[-1]) == (again.state.turns(), again.state.is_capped())
    copy = scene.state.clone()

    assert [True, True] == capped
    assert (taken, True) == (scene.state.turns(), scene.state.is_capped()) == (copy.turns(), copy.is_capped())
    assert taken > 60 + 44 + 44
    assert not Scene("lost-cities", turn_cap=60, games=3).play_at_random(1, 100).state.is_capped()

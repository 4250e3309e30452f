"""The variant with milestones: the draw, the eight that go to the first, and their points."""

import pytest

from cairn.proof.scene import Scene

FIVE = ["yellow", "blue", "purple", "green", "orange"]


def after_turn(milestone: str, hand: str, expeditions: str, *, colours: int = 5) -> Scene:
    """Seat 1 ends a turn in which it added its first named card, with this milestone on offer."""
    scene = Scene("lost-cities", milestones="on", colours=colours)
    scene.set_up(f"""
        hand 1: {hand}
        expeditions 1: {expeditions}
        milestones: {milestone}
    """)
    card = hand.replace("S", "sponsor")
    return scene.play(f"1: play {card}", "draw")


def won(scene: Scene) -> list[list[str]]:
    """The milestones of both seats."""
    both: list[list[str]] = scene.zone("won")
    return both


# The draw.


@pytest.mark.rule("LC-K1")
def test_five_of_eleven_are_shown() -> None:
    """Five different milestones are drawn, open to both and to spectators, and told."""
    scene = Scene("lost-cities", milestones="on", seed=3)
    on_offer = scene.zone("on_offer")
    told = [args["milestone"] for key, args in scene.told() if key == "lost-cities-offers-milestone"]

    assert 5 == len(set(on_offer))
    assert on_offer == told
    for seat in (1, 2, None):
        assert on_offer == scene.view(seat)["zones"]["milestones"]


@pytest.mark.rule("LC-K1")
def test_each_game_draws_its_own() -> None:
    """Every game draws five new ones; those of the game before are gone, won ones too."""
    scene = Scene("lost-cities", milestones="on", seed=3, turn_cap=100)
    draws = [scene.zone("on_offer")]
    while not scene.is_over:
        if scene.options() == ["deal"]:
            scene.play("deal")
            assert [[], []] == won(scene)
            draws.append(scene.zone("on_offer"))
        scene.play_at_random(len(scene.told()), moves=1)

    assert [5, 5, 5] == [len(draw) for draw in draws]
    assert draws[0] != draws[1] and draws[1] != draws[2]


@pytest.mark.rule("LC-K1")
def test_every_milestone_is_as_likely() -> None:
    """Over many draws each of the eleven comes up about five times in eleven."""
    drawn = [
        name
        for seed in range(440)
        for name in Scene("lost-cities", milestones="on", seed=seed).zone("on_offer")
    ]

    assert all(150 < drawn.count(name) < 250 for name in set(drawn))
    assert 11 == len(set(drawn))


@pytest.mark.rule("LC-K1", "LC-K7")
def test_ten_points_each_never_multiplied() -> None:
    """Milestones bring ten points each beside expeditions with sponsors, which multiply only their own."""
    scene = Scene("lost-cities", milestones="on")
    scene.set_up("expeditions 1: blue S S S 2 | green S\nwon 1: three-blue\nwon 2: run, five-cards")

    assert [-72 - 40 + 10, 20] == scene.scores()


# First come.


@pytest.mark.rule("LC-K2")
@pytest.mark.parametrize("colour", FIVE)
def test_three_cards_of_a_colour(colour: str) -> None:
    """The third card in the named colour's expedition wins its milestone; a second one does not."""
    scene = after_turn(f"three-{colour}", f"{colour} 7", f"{colour} 2 5")
    too_few = after_turn(f"three-{colour}", f"{colour} 7", f"{colour} 2")

    assert [[f"three-{colour}"], []] == won(scene)
    assert [] == scene.zone("on_offer")
    assert [[], []] == won(too_few)
    assert [f"three-{colour}"] == too_few.zone("on_offer")


@pytest.mark.rule("LC-K2")
def test_three_cards_of_another_colour() -> None:
    """Three cards in one colour do not win another colour's milestone."""
    scene = after_turn(
        "three-yellow, three-blue, three-purple, three-orange", "green 7", "green 2 5 | blue 3 4"
    )

    assert [[], []] == won(scene)


@pytest.mark.rule("LC-K2")
def test_five_cards_in_one_expedition() -> None:
    """Five cards in any one expedition win; five in two expeditions do not."""
    assert [["five-cards"], []] == won(after_turn("five-cards", "orange 10", "orange 2 4 6 8"))
    assert [["five-cards"], []] == won(after_turn("five-cards", "yellow 10", "yellow 2 4 6 8"))
    assert [[], []] == won(after_turn("five-cards", "orange 10", "orange 2 4 6 | yellow 3"))


@pytest.mark.rule("LC-K2")
def test_three_started_expeditions() -> None:
    """The third started expedition wins; further cards in two expeditions do not."""
    assert [["three-started"], []] == won(after_turn("three-started", "orange 10", "yellow 2 | blue 4"))
    assert [[], []] == won(after_turn("three-started", "blue 10", "yellow 2 | blue 4"))


@pytest.mark.rule("LC-K2")
@pytest.mark.parametrize(
    ("colour", "laid", "card"),
    [("yellow", "4 5", "6"), ("orange", "2 3", "4"), ("green", "8 9", "10"), ("blue", "2 4 6 7", "8")],
)
def test_three_consecutive_values(colour: str, laid: str, card: str) -> None:
    """Three consecutive values in one expedition win."""
    assert [["run"], []] == won(after_turn("run", f"{colour} {card}", f"{colour} {laid}"))


@pytest.mark.rule("LC-K2")
@pytest.mark.parametrize(("laid", "card"), [("4 5", "7"), ("3 5", "7"), ("2 3 5 6 8", "9"), ("4", "5")])
def test_no_run_with_a_hole(laid: str, card: str) -> None:
    """Values with a hole between them are no run, however many they are."""
    assert [[], []] == won(after_turn("run", f"blue {card}", f"blue {laid}"))


@pytest.mark.rule("LC-K2")
def test_no_run_across_expeditions() -> None:
    """A run lies in one expedition: 4 and 5 in one colour and 6 in another are none."""
    assert [[], []] == won(after_turn("run", "blue 6", "yellow 4 5 | green 10"))


@pytest.mark.rule("LC-K4")
@pytest.mark.parametrize(
    ("milestone", "hand", "laid"),
    [
        ("three-green", "green S", "green S S"),
        ("three-green", "green 4", "green S S"),
        ("five-cards", "green 4", "green S S S 2"),
        ("three-started", "green S", "blue S | orange S"),
        ("run", "green 6", "green S S 4 5"),
    ],
)
def test_sponsors_are_cards(milestone: str, hand: str, laid: str) -> None:
    """Sponsors count as cards, a lone sponsor is a started expedition, and none interrupts a run."""
    assert [[milestone], []] == won(after_turn(milestone, hand, laid))


@pytest.mark.rule("LC-K4")
@pytest.mark.parametrize(
    ("hand", "laid"), [("green S", "green S S"), ("green 2", "green S S"), ("green 3", "green S 2")]
)
def test_sponsors_have_no_value(hand: str, laid: str) -> None:
    """Sponsors are no part of a run: neither three of them, nor one below the 2 and 3."""
    assert [[], []] == won(after_turn("run", hand, laid))


@pytest.mark.rule("LC-K3")
def test_checked_at_the_end_of_the_turn() -> None:
    """A milestone is won when the turn ends: not yet when the card is placed, but after the draw."""
    scene = Scene("lost-cities", milestones="on")
    scene.set_up("hand 1: green 6\nexpeditions 1: green 4 5\nmilestones: run")
    scene.play("1: play green 6")
    while_drawing = won(scene)
    scene.play("draw")

    assert [[], []] == while_drawing
    assert [["run"], []] == won(scene)
    assert ("lost-cities-wins-milestone", {"seat": 0, "milestone": "run"}) == scene.told(2)[-1]


@pytest.mark.rule("LC-K3")
def test_checked_after_a_draw_from_a_camp() -> None:
    """A turn that ends with a card from a camp is checked like any other."""
    scene = Scene("lost-cities", milestones="on")
    scene.set_up("hand 1: green 6\nexpeditions 1: green 4 5\ncamps: blue 3\nmilestones: run, lower-hand")
    scene.play("1: play green 6", "take blue")

    assert [["run"], []] == won(scene)
    assert ["lower-hand"] == scene.zone("on_offer")


@pytest.mark.rule("LC-K3")
def test_only_ones_own_turn_counts() -> None:
    """A milestone is not won at the end of the other's turn."""
    scene = Scene("lost-cities", milestones="on")
    scene.set_up("hand 1: blue 4\nhand 2: orange 3\nexpeditions 2: green 4 5 6\nmilestones: run")
    scene.play("1: play blue 4", "draw")
    after_first = won(scene)
    scene.play("2: camp orange 3", "draw")

    assert [[], []] == after_first
    assert [[], ["run"]] == won(scene)


@pytest.mark.rule("LC-K3", "LC-K7")
def test_the_first_keeps_it() -> None:
    """Who comes second gets nothing; the winner keeps the card whatever follows."""
    scene = Scene("lost-cities", milestones="on").set_up("""
        hand 1: green 6, blue 5
        hand 2: yellow 8
        expeditions 1: green 4 5
        expeditions 2: yellow 6 7
        milestones: run
    """)
    scene.play("1: play green 6", "draw", "2: play yellow 8", "draw", "1: camp blue 5", "draw")

    assert [["run"], []] == won(scene)
    assert [] == scene.zone("on_offer")
    assert ["run"] == scene.view(2)["seats"][0]["milestones"]
    assert [] == scene.view(2)["seats"][1]["milestones"]


@pytest.mark.rule("LC-K3")
def test_several_in_a_turn() -> None:
    """One card may win several milestones at once; what it does not meet stays on offer."""
    scene = after_turn(
        "three-green, three-started, run, five-cards, more-started",
        "green 6",
        "green 4 5 | blue S | yellow 9",
    )

    assert [["three-green", "three-started", "run"], []] == won(scene)
    assert ["five-cards", "more-started"] == scene.zone("on_offer")
    assert [-5 - 40 - 11 + 30, 0] == scene.scores()


@pytest.mark.rule("LC-K3")
@pytest.mark.parametrize("seat", [1, 2])
def test_also_on_the_last_turn(seat: int) -> None:
    """The turn that draws the last card still wins its milestones, and they are in the game's points."""
    scene = Scene("lost-cities", milestones="on", games=1).set_up(f"""
        seat {seat} to place
        hand {seat}: green 6
        expeditions {seat}: green 4 5
        milestones: run, three-green
        pile 1
        rest: camps
    """)
    scene.play(f"{seat}: play green 6", "draw")

    assert scene.is_over
    assert ["three-green", "run"] == won(scene)[seat - 1]
    assert 15 == scene.scores()[seat - 1]


@pytest.mark.rule("LC-K7")
def test_milestones_decide_who_starts() -> None:
    """Points of milestones are points of the game: they name the next starter."""
    scene = Scene("lost-cities", milestones="on").set_up("""
        seat 1 to draw
        starter: 1
        expeditions 1: green 10
        expeditions 2: yellow 9
        won 2: run
        pile 1
        rest: camps
    """)
    scene.play("1: draw")

    assert [[-10, -1]] == scene.zone("finished")
    assert 2 == scene.to_move


@pytest.mark.rule("LC-K7")
def test_milestones_decide_the_match() -> None:
    """Points of milestones are points of the match."""
    scene = Scene("lost-cities", milestones="on", games=1).set_up("""
        seat 1 to draw
        expeditions 1: green 10
        expeditions 2: yellow 9
        won 2: run
        pile 1
        rest: camps
    """)
    scene.play("1: draw")

    assert [2] == scene.winners()
    assert [-10, -1] == scene.scores()

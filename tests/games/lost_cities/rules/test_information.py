"""What is open, what is hidden, and what a seat may remember."""

import pytest

from cairn.proof.scene import Scene

TAKEN = """
    hand 1: green S 4
    hand 2: orange 2 3
    camps: blue 9 | green S
"""


def known(scene: Scene, seat: int | None, of: int) -> list[str]:
    """The cards of a hand that a seat knows."""
    cards: list[str] = scene.view(seat)["known"]["hands"][of - 1]
    return cards


# Hidden.


@pytest.mark.rule("LC-I1")
def test_the_other_hand_is_a_number() -> None:
    """A seat sees its own cards and how many the other holds; a spectator sees two numbers."""
    scene = Scene("lost-cities")
    mine, theirs = scene.hand(1), scene.hand(2)

    assert [mine, 8] == scene.view(1)["zones"]["hands"]
    assert [8, theirs] == scene.view(2)["zones"]["hands"]
    assert [8, 8] == scene.view()["zones"]["hands"]
    assert [8, 8] == [seat["hand"] for seat in scene.view()["seats"]]
    assert (mine, []) == (known(scene, 1, of=1), known(scene, 1, of=2))
    assert ([], []) == (known(scene, None, of=1), known(scene, None, of=2))


@pytest.mark.rule("LC-I1")
def test_the_pile_and_the_other_hand_could_be_any_cards() -> None:
    """Exchange unseen cards between the draw pile and the other hand: the seat's view stays the same."""
    scene = Scene("lost-cities").set_up("hand 1: blue 2 3 4 5 6 7 8 9")
    other = Scene("lost-cities").set_up("hand 1: blue 2 3 4 5 6 7 8 9\nhand 2: orange 2 3 4 5 6 7 8 9")

    assert scene.hand(2) != other.hand(2)
    assert scene.view(1) == other.view(1)
    assert scene.view() == other.view()
    assert scene.view(2) != other.view(2)


@pytest.mark.rule("LC-I1")
def test_options_are_for_the_decider() -> None:
    """Only the seat that decides is shown its options: they name its cards."""
    scene = Scene("lost-cities").set_up("seat 2 to place")

    assert scene.options() == scene.view(2)["decision"]["options"]
    assert "options" not in scene.view(1)["decision"]
    assert "options" not in scene.view()["decision"]


@pytest.mark.rule("LC-I1")
def test_camps_hide_what_lies_below() -> None:
    """The board shows a camp's top card only; what lay open before may be remembered, in its order."""
    scene = Scene("lost-cities").set_up("camps: green 9 S 2")

    for seat in (1, 2, None):
        assert {"top": "green 2", "count": 3} == scene.view(seat)["zones"]["camps"]["green"]
        assert ["green 9", "green sponsor", "green 2"] == scene.view(seat)["known"]["camps"]["green"]


# Remembered.


@pytest.mark.rule("LC-I1")
def test_a_card_taken_from_a_camp_is_known() -> None:
    """Everybody saw it: the other seat and spectators know the card in that hand, and the log names it."""
    scene = Scene("lost-cities").set_up(TAKEN).play("1: play green 4", "take blue")

    assert ["blue 9"] == known(scene, 2, of=1)
    assert ["blue 9"] == known(scene, None, of=1)
    assert scene.hand(1) == known(scene, 1, of=1)
    for seat in (1, 2, None):
        assert ("lost-cities-draws-from-camp", {"seat": 0, "card": "blue 9"}) == scene.told(seat)[-1]


@pytest.mark.rule("LC-I1")
@pytest.mark.parametrize("move", ["play blue 9", "camp blue 9"])
def test_known_until_it_is_placed(move: str) -> None:
    """The card is known as long as it is in hand; the card drawn into its place is not."""
    scene = Scene("lost-cities").set_up(TAKEN)
    scene.play("1: play green 4", "take blue", "2: camp orange 2", "draw")
    before = known(scene, 2, of=1)
    scene.play(f"1: {move}")
    placed = known(scene, 2, of=1)
    scene.play("draw")

    assert ["blue 9"] == before
    assert [] == placed
    assert [] == known(scene, 2, of=1)


@pytest.mark.rule("LC-I1")
def test_a_card_from_the_pile_is_not_known() -> None:
    """A card drawn from the draw pile is known to its owner alone."""
    scene = Scene("lost-cities").set_up(TAKEN).play("1: play green 4", "draw")

    assert [] == known(scene, 2, of=1)
    assert [] == known(scene, None, of=1)


@pytest.mark.rule("LC-I1")
@pytest.mark.parametrize(("shown", "left"), [("green S", []), ("green S S", ["green sponsor"]), ("", [])])
def test_of_twin_sponsors_the_known_one_goes(shown: str, left: list[str]) -> None:
    """Nobody can tell which of two like sponsors was placed: what was known of one is known no more."""
    scene = (
        Scene("lost-cities")
        .set_up(f"hand 1: green S S, blue 2\nshown 1: {shown}")
        .play("1: play green sponsor")
    )

    assert left == known(scene, 2, of=1)
    assert 1 == scene.hand(1).count("green sponsor")


@pytest.mark.rule("LC-I1")
def test_twin_sponsors_taken_in_play() -> None:
    """A sponsor taken to an unknown twin: one of two is known, and none after one of them is placed."""
    scene = Scene("lost-cities").set_up(TAKEN).play("1: play green 4", "take green")
    taken = known(scene, 2, of=1)
    scene.play("2: camp orange 2", "draw", "1: camp green sponsor")

    assert ["green sponsor"] == taken
    assert [] == known(scene, 2, of=1)
    assert "green sponsor" in scene.hand(1)


@pytest.mark.rule("LC-I1")
def test_each_hand_is_remembered_apart() -> None:
    """What is known of one hand is not known of the other."""
    scene = Scene("lost-cities").set_up("hand 1: blue 2\nhand 2: green 3\nshown 1: blue 2\nshown 2: green 3")

    assert ["blue 2"] == known(scene, 2, of=1)
    assert ["green 3"] == known(scene, 1, of=2)
    assert [["blue 2"], ["green 3"]] == scene.view()["known"]["hands"]


@pytest.mark.rule("LC-I1")
def test_the_next_game_is_forgotten() -> None:
    """A new deal: nothing is known of any hand."""
    scene = Scene("lost-cities").set_up(
        "seat 1 to draw\nhand 2: blue 2 3\nshown 2: blue 2\npile 1\nrest: camps"
    )
    scene.play("draw", "deal")

    assert [[], []] == scene.view()["known"]["hands"]


# Imagined.


@pytest.mark.rule("LC-I1")
@pytest.mark.parametrize("step", ["place", "draw"])
@pytest.mark.parametrize("seat", [1, 2])
def test_imagined_worlds_agree_with_the_view(seat: int, step: str) -> None:
    """Worlds that a seat imagines look like its view, keep what it knows, and differ where it does not."""
    scene = Scene("lost-cities").set_up(f"""
        seat 1 to {step}
        hand 1: blue 2 3, green S S
        hand 2: orange S S, yellow 9
        shown 1: blue 3, green S
        shown 2: orange S
        camps: purple 4 9
    """)
    worlds = [scene.state.imagine(seat - 1, seed) for seed in range(30)]
    other = 2 - seat

    for world in worlds:
        world.audit()
        assert scene.view(seat) == world.view(seat - 1)
        assert scene.state.dump()["shown"] == world.dump()["shown"]
    assert 30 == len({tuple(world.dump()["hands"][other]) for world in worlds})
    assert 30 == len({tuple(world.dump()["pile"]) for world in worlds})
    assert worlds[4].digest() == scene.state.imagine(seat - 1, 4).digest()


@pytest.mark.rule("LC-I1")
def test_an_imagined_world_plays_on() -> None:
    """In an imagined world cards are placed, taken and drawn as at the table, by either seat."""
    scene = Scene("lost-cities").set_up(
        "seat 2 to draw\nhand 2: orange S\ncamps: blue 9\nexpeditions 2: blue 3"
    )
    for seat in (0, 1):
        world = scene.state.imagine(seat, 7)
        world.apply(scene.game.read("take blue"))
        world.audit()

        assert "blue 9" in world.dump()["hands"][1]
        assert ["blue 9"] == world.dump()["shown"][1]
        assert scene.game.read("camp " + world.dump()["hands"][0][0]) in world.options()


@pytest.mark.rule("LC-I1")
def test_imagining_does_not_depend_on_the_truth() -> None:
    """Two scenes that look the same to a seat give it the same world for the same seed."""
    words = "hand 1: blue 2 3 4 5 6 7 8 9"
    scene = Scene("lost-cities").set_up(words)
    other = Scene("lost-cities").set_up(words + "\nhand 2: orange 2 3 4 5 6 7 8 9")

    assert scene.state.imagine(0, 5).dump() == other.state.imagine(0, 5).dump()
    assert scene.state.imagine(0, 5).digest() == other.state.imagine(0, 5).digest()


@pytest.mark.rule("LC-I1")
def test_when_a_seat_is_in_doubt() -> None:
    """A seat is in doubt while two deals fit its view; not with one kind unseen, nor with an empty pile."""
    ended = Scene("lost-cities").set_up("seat 1 to draw\npile 1\nrest: camps")
    whole = "hand 2: yellow 2 3 4 5 6 7 8 9\nshown 2: yellow 2 3 4 5 6 7 8 9\nrest: camps"
    sure = Scene("lost-cities").set_up(whole + "\npile: blue 4")
    equal = Scene("lost-cities").set_up(whole + "\npile: blue S S")
    unlike = Scene("lost-cities").set_up(whole + "\npile: blue 4 5")

    assert ended.state.in_doubt(0)
    assert not ended.play("draw").state.in_doubt(0)
    assert not sure.state.in_doubt(0)
    assert sure.state.in_doubt(1)
    assert not equal.state.in_doubt(0)
    assert unlike.state.in_doubt(0)


# Open.


@pytest.mark.rule("LC-I2")
def test_expeditions_are_open_with_their_value() -> None:
    """Every card of both rows is open to all, with what the expedition is worth."""
    scene = Scene("lost-cities").set_up("expeditions 1: blue S S 4\nexpeditions 2: orange 7 9")

    for seat in (1, 2, None):
        first, second = scene.view(seat)["zones"]["expeditions"]
        assert ["blue sponsor", "blue sponsor", "blue 4"] == first["blue"]["cards"]
        assert -48 == first["blue"]["sheet"]["points"]
        assert ["orange 7", "orange 9"] == second["orange"]["cards"]
        assert -4 == second["orange"]["sheet"]["points"]
        assert [] == second["blue"]["cards"]


@pytest.mark.rule("LC-I2")
def test_milestones_are_open() -> None:
    """The milestones still to be had and those won are open to all."""
    scene = Scene("lost-cities", milestones="on")
    scene.set_up("milestones: run, lower-hand\nwon 1: three-blue\nwon 2: three-green")

    for seat in (1, 2, None):
        view = scene.view(seat)
        assert ["run", "lower-hand"] == view["zones"]["milestones"]
        assert [["three-blue"], ["three-green"]] == [one["milestones"] for one in view["seats"]]


# The draw pile may not be counted.


@pytest.mark.rule("LC-E2")
def test_the_draw_pile_may_be_counted() -> None:
    """By default the number of cards in the draw pile is open to all."""
    scene = Scene("lost-cities").set_up("seat 1 to draw\npile 7\nrest: camps")

    for seat in (1, 2, None):
        assert 7 == scene.view(seat)["zones"]["pile"]
    assert 6 == scene.play("draw").view(2)["zones"]["pile"]


@pytest.mark.rule("LC-E2")
def test_the_draw_pile_may_not_be_counted() -> None:
    """With `deck_count` off nobody is shown the number, nor the sizes of camps, which would tell it."""
    scene = Scene("lost-cities", deck_count="off").set_up("camps: green 9 S 2")

    for seat in (1, 2, None):
        view = scene.view(seat)
        assert view["zones"]["pile"] is None
        assert {"top": "green 2", "count": None} == view["zones"]["camps"]["green"]
        assert {"top": None, "count": None} == view["zones"]["camps"]["blue"]
        assert ["green 2"] == view["known"]["camps"]["green"]
        assert [] == view["known"]["camps"]["blue"]


@pytest.mark.rule("LC-E2")
def test_uncounted_views_are_the_same() -> None:
    """With `deck_count` off a card more below a camp's top and one fewer in the pile look the same."""
    scene = Scene("lost-cities", deck_count="off").set_up("hand 1: blue 2\nhand 2: blue 3\ncamps: green 2")
    other = Scene("lost-cities", deck_count="off").set_up("hand 1: blue 2\nhand 2: blue 3\ncamps: green 9 2")

    assert scene.view(1) == other.view(1)
    assert scene.view() == other.view()

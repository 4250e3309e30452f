"""The view as numbers: the same knowledge, one number a fact."""

import pytest

from cairn.proof.scene import Scene

CARDS = ["sponsor", *map(str, range(2, 11))]
COLOURS = ["yellow", "blue", "purple", "green", "orange", "red"]
MILESTONES = [f"three-{colour}" for colour in COLOURS[:5]]
MILESTONES += ["five-cards", "three-started", "run", "more-started", "best-expedition", "lower-hand"]
FACTS = ["my move", "place", "draw", "pile", "finished", "games", "my total", "their total"]

NAMES = [
    f"{zone} {colour} {rank}"
    for zone in ("hand", "known", "mine", "theirs", "camp", "top")
    for colour in COLOURS
    for rank in CARDS
]
NAMES += [f"{zone} {milestone}" for zone in ("offer", "won", "lost") for milestone in MILESTONES]
NAMES += [f"closed {colour}" for colour in COLOURS] + FACTS
"""What each number of an observation stands for."""

POSITION = """
    seat 2 to draw
    hand 1: yellow 2 3, blue S S, green 10, orange 4 5 6
    hand 2: yellow 4, blue 9 10, purple S S 3, orange 7
    shown 1: blue S, yellow 3
    shown 2: purple S
    expeditions 1: green S 4 | purple 6
    expeditions 2: orange S S 2 3
    camps: blue 3 8 | green 9 2
    closed: green
    turn: 17
    starter: 1
    finished: 12 -7
    milestones: run, lower-hand
    won 1: three-blue
    won 2: three-orange, three-started
"""


def observed(scene: Scene, seat: int) -> dict[str, int]:
    """The numbers that are not 0, by name."""
    assert len(NAMES) == scene.game.observation_size
    out = [99] * len(NAMES)
    scene.state.observe(seat - 1, out)
    return {name: number for name, number in zip(NAMES, out, strict=True) if number != 0}


@pytest.mark.rule("LC-I1", "LC-I2")
def test_what_seat_1_observes() -> None:
    """Its own hand, what it has seen of the other's, both rows, camps and milestones, from its side."""
    scene = Scene("lost-cities", milestones="on").set_up(POSITION)
    hand = ["yellow 2", "yellow 3", "blue sponsor", "green 10", "orange 4", "orange 5", "orange 6"]
    expected = {f"hand {card}": 1 for card in hand} | {"hand blue sponsor": 2, "known purple sponsor": 1}
    expected |= {"mine green sponsor": 1, "mine green 4": 1, "mine purple 6": 1}
    expected |= {"theirs orange sponsor": 2, "theirs orange 2": 1, "theirs orange 3": 1}
    expected |= {f"camp {card}": 1 for card in ("blue 3", "blue 8", "green 9", "green 2")}
    expected |= {"top blue 8": 1, "top green 2": 1, "closed green": 1}
    expected |= {"offer run": 1, "offer lower-hand": 1, "won three-blue": 1}
    expected |= {"lost three-orange": 1, "lost three-started": 1}
    expected |= {"draw": 1, "pile": 34, "finished": 1, "games": 3, "my total": 12, "their total": -7}

    assert expected == observed(scene, 1)


@pytest.mark.rule("LC-I1", "LC-I2")
def test_what_seat_2_observes() -> None:
    """The same table from the other side: mine and theirs change places."""
    scene = Scene("lost-cities", milestones="on").set_up(POSITION)
    hand = ["yellow 4", "blue 9", "blue 10", "purple 3", "orange 7"]
    expected = {f"hand {card}": 1 for card in hand} | {"hand purple sponsor": 2}
    expected |= {"known blue sponsor": 1, "known yellow 3": 1}
    expected |= {"theirs green sponsor": 1, "theirs green 4": 1, "theirs purple 6": 1}
    expected |= {"mine orange sponsor": 2, "mine orange 2": 1, "mine orange 3": 1}
    expected |= {f"camp {card}": 1 for card in ("blue 3", "blue 8", "green 9", "green 2")}
    expected |= {"top blue 8": 1, "top green 2": 1, "closed green": 1}
    expected |= {"offer run": 1, "offer lower-hand": 1, "lost three-blue": 1}
    expected |= {"won three-orange": 1, "won three-started": 1}
    expected |= {"my move": 1, "draw": 1, "pile": 34, "finished": 1, "games": 3}
    expected |= {"my total": -7, "their total": 12}

    assert expected == observed(scene, 2)


@pytest.mark.rule("LC-T6")
def test_the_step_is_observed() -> None:
    """The numbers say whose move it is and whether a card is placed or drawn; between games neither."""
    place = observed(Scene("lost-cities").set_up("seat 1 to place"), 1)
    deal = observed(Scene("lost-cities").set_up("seat 1 to deal\nfinished: 0 0\nrest: camps"), 1)

    assert (1, 1, 0) == (place["my move"], place["place"], place.get("draw", 0))
    assert (1, 0, 0) == (deal["my move"], deal.get("place", 0), deal.get("draw", 0))
    assert not [name for name in place if name.startswith("closed")]


@pytest.mark.rule("LC-I1", "LC-C1")
def test_like_cards_are_counted() -> None:
    """Two sponsors of a colour are two, in either hand, in a row and on a camp; a top is one card."""
    scene = Scene("lost-cities").set_up("""
        hand 1: blue S S
        hand 2: purple S S
        shown 2: purple S S
        expeditions 1: green S S
        camps: orange S S
    """)
    numbers = observed(scene, 1)
    zones = ("hand blue", "known purple", "mine green", "camp orange", "top orange")

    assert (2, 2, 2, 2, 1) == tuple(numbers[f"{zone} sponsor"] for zone in zones)


@pytest.mark.rule("LC-E2")
def test_an_uncounted_pile_is_not_observed() -> None:
    """With `deck_count` off the pile is −1, and camps show no card below their top."""
    scene = Scene("lost-cities", deck_count="off").set_up("camps: green 9 S 2 | blue 3")
    numbers = observed(scene, 1)

    assert -1 == numbers["pile"]
    assert {"camp green 2", "camp blue 3"} == {name for name in numbers if name.startswith("camp")}
    assert {"top green 2", "top blue 3"} == {name for name in numbers if name.startswith("top")}


@pytest.mark.rule("LC-L1")
def test_the_sixth_colour_is_observed() -> None:
    """With six colours the red cards have numbers of their own."""
    scene = Scene("lost-cities", colours=6).set_up("""
        seat 1 to draw
        hand 1: red S
        expeditions 1: red 4
        expeditions 2: red 5
        camps: red 6
        closed: red
    """)
    red = {name for name in observed(scene, 1) if " red" in name}

    assert {"hand red sponsor", "mine red 4", "theirs red 5", "camp red 6", "top red 6", "closed red"} == red

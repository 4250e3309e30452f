"""Positions in and out as plain data: what is laid out comes back the same."""

from cairn.proof.scene import Scene

EIGHT = [f"blue {number}" for number in range(2, 10)]

SPREAD = """
    seat 2 to draw
    hand 1: yellow 2 3, blue S S, green 10, orange 4 5 6
    hand 2: yellow 4, blue 9 10, purple S S 3, orange 7
    shown 1: yellow 3, blue S
    shown 2: purple S S
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


def test_a_position_as_plain_data() -> None:
    """All that makes a position, seats from 1, the top of a pile last."""
    scene = Scene("lost-cities", milestones="on").set_up(SPREAD)
    data = scene.state.dump()
    pile = data.pop("pile")
    none: dict[str, list[str]] = {"yellow": [], "blue": [], "purple": [], "green": [], "orange": []}

    assert 34 == len(pile)
    assert {
        "seat": 2,
        "step": "draw",
        "turn": 17,
        "starter": 1,
        "finished": [[12, -7]],
        "earlier_turns": 0,
        "earlier_capped": False,
        "closed": "green",
        "hands": [
            [
                *("yellow 2", "yellow 3", "blue sponsor", "blue sponsor"),
                *("green 10", "orange 4", "orange 5", "orange 6"),
            ],
            ["yellow 4", "blue 9", "blue 10", "purple sponsor", "purple sponsor", "purple 3", "orange 7"],
        ],
        "shown": [["yellow 3", "blue sponsor"], ["purple sponsor", "purple sponsor"]],
        "expeditions": [
            none | {"purple": ["6"], "green": ["sponsor", "4"]},
            none | {"orange": ["sponsor", "sponsor", "2", "3"]},
        ],
        "camps": none | {"blue": ["3", "8"], "green": ["9", "2"]},
        "on_offer": ["run", "lower-hand"],
        "won": [["three-blue"], ["three-orange", "three-started"]],
    } == data


def test_a_position_comes_back_the_same() -> None:
    """Out and in again: the same data, the same digest, the same views."""
    scene = Scene("lost-cities", milestones="on").set_up(SPREAD)
    again = Scene("lost-cities", milestones="on").lay_out(scene.state.dump())

    assert scene.state.dump() == again.state.dump()
    assert scene.state.digest() == again.state.digest()
    for seat in (1, 2, None):
        assert scene.view(seat) == again.view(seat)


def test_what_is_not_named_is_dealt() -> None:
    """An empty description is a first turn: nothing on the board, hands and pile dealt by the dice."""
    scene = Scene("lost-cities", start=2).lay_out({})
    other = Scene("lost-cities", start=2, seed=2).lay_out({})

    assert (1, "place", 1, 0) == tuple(scene.zone(name) for name in ("seat", "step", "starter", "turn"))
    assert [8, 8, 44] == [len(scene.hand(1)), len(scene.hand(2)), len(scene.zone("pile"))]
    assert ([], None, [], [[], []]) == tuple(scene.zone(n) for n in ("finished", "closed", "on_offer", "won"))
    assert scene.hand(1) != other.hand(1)
    assert scene.hand(1) == Scene("lost-cities").lay_out({}).hand(1)


def test_one_hand_may_be_named() -> None:
    """A hand that is None is dealt, the other is as it is named; so is a pile that is None."""
    scene = Scene("lost-cities").lay_out({"hands": [None, EIGHT], "pile": None})

    assert EIGHT == scene.hand(2)
    assert 8 == len(scene.hand(1))
    assert not set(EIGHT) & set(scene.hand(1))


def test_the_starter_is_the_seat_to_move() -> None:
    """A position that names the seat to move but no starter takes that seat for the starter."""
    assert 2 == Scene("lost-cities").lay_out({"seat": 2}).zone("starter")
    assert 1 == Scene("lost-cities").lay_out({"seat": 2, "starter": 1}).zone("starter")


def test_dice_of_a_position_go_on() -> None:
    """The game after a position is dealt by the dice it was given."""
    words = "seat 1 to deal\nfinished: 3 4\nrest: camps"
    deals = [Scene("lost-cities", seed=seed).set_up(words).play("deal").zone("pile") for seed in (1, 2, 1)]

    assert deals[0] == deals[2]
    assert deals[0] != deals[1]

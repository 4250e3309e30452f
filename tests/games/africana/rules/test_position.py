"""Positions in and out, clones, digests."""

import json
from typing import Any

import pytest

from cairn.core.dice import QuickDice
from cairn.games.africana.rules.game import AFRICANA
from cairn.proof.scene import Scene


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_round_trip(seats: int) -> None:
    """Written down and laid out again a position is the same to the digest, at any moment of a game."""
    scene = Scene("africana", seed=seats, seats=seats, turn_cap=60)
    steps = set()
    while not scene.is_over:
        data = json.loads(json.dumps(scene.state.dump()))
        again = AFRICANA.position(data, QuickDice(9), scene.agreed)
        assert (data, scene.state.digest()) == (again.dump(), again.digest())
        steps.add(data["step"])
        scene.play_at_random(len(scene.told()), moves=1)

    again = AFRICANA.position(scene.state.dump(), QuickDice(9), scene.agreed)
    assert (again.dump(), again.winners()) == (scene.state.dump(), scene.state.winners())
    assert {"action", "book", "travel"} <= steps


def test_what_is_not_named_is_as_at_the_start() -> None:
    """An empty description is a first turn of two: company places and silver, a joker and a travel card."""
    data = AFRICANA.position({}, QuickDice(1), AFRICANA.read_options({})).dump()

    assert (1, "action", 0, 1) == tuple(data[name] for name in ("seat", "step", "turn", "starter"))
    assert (["napoli", "cape town"], [2, 2]) == (data["places"], data["silver"])
    assert [["joker"], ["joker"]] == [hand[1:] for hand in data["hands"]]
    assert (58, [], []) == (len(data["travel_pile"]), data["discards"], data["played"])
    assert (10, 19) == (len(data["removed"]), len(data["expedition_pile"]))
    assert all(space["expedition"] for space in data["spaces"])
    assert (1, False, False) == (data["shuffles"], data["turned"], data["triggered"])
    for book in ("north", "south"):
        assert (15, []) == (len(data["books"][book]["left"]), data["books"][book]["right"])
        assert data["books"][book]["left"][-1:] == data["books"][book]["seen"]
    other = AFRICANA.position({}, QuickDice(2), AFRICANA.read_options({})).dump()
    for name in ("travel_pile", "expedition_pile", "books"):
        assert data[name] != other[name]


def test_what_is_named_in_part() -> None:
    """Entries of some seats and spaces only; the number of seats is that of any list."""
    options = AFRICANA.read_options({})
    data = {
        "seat": 3,
        "starter": 2,
        "hands": [None, ["violet", "violet"], ["joker"]],
        "spaces": [None, {"expedition": "cairo - serengeti", "markers": [3]}, None, None, None],
        "adventures": [["mask luanda"], [], []],
        "discards": ["grey"],
    }
    dumped = AFRICANA.position(data, QuickDice(1), options).dump()

    assert 1 == dumped["turn"]
    assert (["lagos", "napoli", "cape town"], [3, 2, 2]) == (dumped["places"], dumped["silver"])
    assert ("joker", ["violet", "violet"], ["joker"]) == (dumped["hands"][0][1], *dumped["hands"][1:])
    assert ["grey"] == dumped["discards"]
    assert {"expedition": "cairo - serengeti", "markers": [3]} == dumped["spaces"][1]
    assert 14 == len(dumped["books"]["north"]["left"])
    assert 60 - 1 - 2 - 1 == len(dumped["travel_pile"])
    piles = {"travel_pile": ["grey", "violet"], "hands": [["joker"], ["joker"]]}
    shown = AFRICANA.position(piles, QuickDice(1), options).dump()
    assert (["grey", "violet"], 58) == (shown["travel_pile"], len(shown["discards"]))


def test_a_clone_is_apart() -> None:
    """Whatever is played on a clone, the original stays as it is."""
    scene = Scene("africana", seed=3, seats=3, turn_cap=80)
    while not scene.is_over:
        twin = scene.state.clone()
        digest, data = scene.state.digest(), scene.state.dump()
        assert (digest, data, twin.sink) == (twin.digest(), twin.dump(), None)
        for move in scene.state.options():
            one = scene.state.clone()
            one.push(move)
            assert one.digest() != digest
        assert (digest, data) == (scene.state.digest(), scene.state.dump())
        scene.play_at_random(len(scene.told()), moves=1)


CHANGES: list[dict[str, Any]] = [
    {"seat": 2, "turn": 1},
    {"turn": 2},
    {"starter": 2, "turn": 1},
    {"step": "travel"},
    {"step": "book"},
    {"step": "book", "turned": True},
    {"shuffles": 2},
    {"places": ["cairo", "cape town"]},
    {"silver": [2, 3]},
    {"hands": [["violet"], ["joker"]]},
    {"adventures": [["mask luanda"], []]},
    {"adventures": [[], ["mask luanda"]]},
    {"under": [{"adventures": ["mask luanda"]}, {}]},
    {"gone": ["mask luanda"]},
]


def test_digests_tell_positions_apart() -> None:
    """Each fact of a position is in its digest."""
    base: dict[str, Any] = {"hands": [["joker"], ["joker"]]}
    options = AFRICANA.read_options({})
    digests = [AFRICANA.position(base | change, QuickDice(1), options).digest() for change in [{}, *CHANGES]]
    scene = Scene("africana").set_up("")
    data = scene.state.dump()
    for name, value in (
        ("travel_pile", data["travel_pile"][::-1]),
        ("expedition_pile", [*data["expedition_pile"][:-2], *data["expedition_pile"][:-3:-1]]),
        ("spaces", [{**data["spaces"][0], "markers": [1]}, *data["spaces"][1:]]),
        ("spaces", [data["spaces"][1], data["spaces"][0], *data["spaces"][2:]]),
    ):
        digests.append(AFRICANA.position(data | {name: value}, QuickDice(1), options).digest())
    book = data["books"]["north"]
    for changed in (
        {**book, "seen": book["left"][-2:]},
        {**book, "left": [*book["left"][:-2], *book["left"][:-3:-1]]},
        {**book, "left": book["left"][:-1], "right": book["left"][-1:]},
    ):
        books = {**data["books"], "north": changed}
        digests.append(AFRICANA.position(data | {"books": books}, QuickDice(1), options).digest())
    digests.append(AFRICANA.position(data, QuickDice(1), options).digest())

    assert len(digests) == len(set(digests))


@pytest.mark.parametrize("words", ["what is this", "hand 5 cards", "north top: mask luanda"])
def test_words_that_say_nothing(words: str) -> None:
    """A line that is not understood is not passed over."""
    with pytest.raises(ValueError, match="says nothing"):
        Scene("africana").set_up(words)

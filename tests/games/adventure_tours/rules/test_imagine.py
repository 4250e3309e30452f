"""Imagined deals come up as often as chance would deal them, though many cards are the same."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from cairn.core.game import Position
from cairn.proof.chance import are_weighted

from .tours import basic

WORLDS = 3000

WORDS = """
    seat 1 to play
    hand 1: red betty, blue roy
    hand 2: red miller 2
    hand 3: yellow roy
    pile: red miller, blue molly
    members 2: blue miller (ready)
    rest: discard
"""
HIDDEN = [
    "red pater miller",
    "red pater miller",
    "yellow roy nobleman",
    "red pater miller",
    "blue molly magpie",
]
"""What seat 1 cannot see: the hands of the others, two cards and one, and the pile of two."""


def deal_of(data: Position) -> tuple[Any, ...]:
    """The hands, in no order, and the pile, in its order."""
    return (*[tuple(sorted(hand)) for hand in data["hands"]], tuple(data["pile"]))


@pytest.mark.rule("AT-I1")
def test_every_deal_is_as_likely_as_chance_makes_it() -> None:
    """Seat 1 imagines each deal in proportion to the ways in which the cards can come to lie so."""
    state = basic(WORDS).state
    own = ("blue roy nobleman", "red betty mcklug")
    ways = Counter((own, tuple(sorted(cards[:2])), cards[2:3], cards[3:]) for cards in permutations(HIDDEN))

    counts = Counter(deal_of(state.imagine(0, seed).dump()) for seed in range(WORLDS))

    assert len(ways) == 13
    assert are_weighted(counts, ways)


@pytest.mark.rule("AT-I1")
def test_a_seat_keeps_what_it_knows() -> None:
    """Seat 2 imagines the other hands and the pile, in proportion too; its own hand stays."""
    state = basic(WORDS).state
    hidden = ["red betty mcklug", "blue roy nobleman", "yellow roy nobleman", "red pater miller"]
    hidden.append("blue molly magpie")
    own = ("red pater miller", "red pater miller")
    ways = Counter((tuple(sorted(cards[:2])), own, cards[2:3], cards[3:]) for cards in permutations(hidden))

    counts = Counter(deal_of(state.imagine(1, seed).dump()) for seed in range(WORLDS))

    assert len(ways) == 60
    assert are_weighted(counts, ways)


@pytest.mark.rule("AT-I1", "AT-P5")
def test_what_is_open_is_never_imagined() -> None:
    """Rows and discards are the same in every world, whichever seat imagines it."""
    state = basic(WORDS).state
    told = {name: state.dump()[name] for name in ("equipment", "members", "discard", "boards", "agenda")}

    for seat in range(3):
        for seed in range(20):
            world = state.imagine(seat, seed).dump()
            assert told == {name: world[name] for name in told}

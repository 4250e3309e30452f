"""Imagined deals come up as often as chance would deal them: travel cards, pages, expeditions."""

from collections import Counter
from itertools import permutations

import pytest

from cairn.core.game import State
from cairn.proof.chance import are_weighted, is_even
from cairn.proof.scene import Scene

WORLDS = 3000
PILE = ["cairo - serengeti", "lagos - zanzibar"]


def small() -> State:
    """A position in which few cards are hidden from seat 1."""
    scene = Scene("africana", seats=3).set_up(f"""
        seat 1 to act
        hand 1: violet, joker
        hand 2: magenta, grey, joker
        hand 3: magenta
        travel only: magenta, violet
        pile: {", ".join(PILE)}
        north left: mask luanda, drum port natal, statuette zanzibar, vase cape town
        north right: drum leopoldville, shield serengeti
        north seen: statuette zanzibar
        south left: mask napoli
        gone: others
    """)
    return scene.state


@pytest.mark.rule("AF-I1")
def test_travel_cards_are_as_likely_as_chance_makes_them() -> None:
    """Hands, in no order, and the pile, in its order; jokers stay where they are seen to be."""
    state = small()
    hidden = ["magenta", "grey", "magenta", "magenta", "violet"]
    ways = Counter((tuple(sorted(cards[:2])), cards[2:3], cards[3:]) for cards in permutations(hidden))
    counts: Counter[tuple[tuple[str, ...], ...]] = Counter()

    for seed in range(WORLDS):
        world = state.imagine(0, seed).dump()
        travel = [tuple(sorted(card for card in hand if card != "joker")) for hand in world["hands"]]
        counts[(*travel[1:], tuple(world["travel_pile"]))] += 1
        assert ["violet", "joker"] == world["hands"][0]
        assert [1, 1, 0] == [hand.count("joker") for hand in world["hands"]]

    assert len(ways) == 13
    assert are_weighted(counts, ways)


@pytest.mark.rule("AF-I1")
def test_unseen_pages_are_as_likely_as_each_other() -> None:
    """Pages that were seen stay; the others change places within their book, on either stack."""
    state = small()
    counts: Counter[tuple[str, ...]] = Counter()

    for seed in range(WORLDS):
        books = state.imagine(0, seed).dump()["books"]
        left, right = books["north"]["left"], books["north"]["right"]
        counts[(*left[:2], right[0])] += 1
        assert ["statuette zanzibar", "vase cape town"] == left[2:]
        assert ["shield serengeti"] == right[1:]
        assert ["mask napoli"] == books["south"]["left"]

    assert len(counts) == 6
    assert is_even(counts.values())


@pytest.mark.rule("AF-S2", "AF-I1")
def test_unseen_expeditions_are_as_likely_as_each_other() -> None:
    """The removed expeditions and those of the pile: any two of them may lie there, in any order."""
    state = small()
    unseen = [*PILE, *state.dump()["removed"]]
    counts: Counter[tuple[str, ...]] = Counter(
        tuple(state.imagine(0, seed).dump()["expedition_pile"]) for seed in range(WORLDS)
    )

    assert len(unseen) == 9
    assert set(counts) == set(permutations(unseen, 2))
    assert is_even(counts.values())

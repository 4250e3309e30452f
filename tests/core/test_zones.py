"""Zones: who knows which card lies where, and what follows for those who imagine the rest."""

import itertools
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from cairn.core.dice import QuickDice
from cairn.core.zones import NOBODY, OPEN, Zone, imagine, in_doubt, knows, only, shl
from cairn.proof.chance import is_even

BOTH = only(0) | only(1)
Slots = list[tuple[int, int]]


def zone(slots: Slots, pool: int = 0, ordered: bool = True) -> Zone:
    """A zone with these cards and masks."""
    made = Zone(pool, ordered)
    for card, known in slots:
        made.put(card, known)
    return made


def hand(slots: Slots, pool: int = 0) -> Zone:
    """A zone without an order."""
    return zone(slots, pool, ordered=False)


def slots(of: Zone) -> Slots:
    """The cards of a zone with their masks."""
    return list(zip(of.cards, of.known, strict=True))


def test_masks() -> None:
    """A mask names seats; only OPEN names those who watch, and NOBODY names no one."""
    assert knows(only(2), 2)
    assert not knows(only(2), 1)
    assert not knows(BOTH, None)
    assert all(knows(OPEN, seat) for seat in [None, 0, 5, 40])
    assert not any(knows(NOBODY, seat) for seat in [None, 0, 5, 40])


def test_seats_beyond_a_machine_word_of_32_bits() -> None:
    """Shifts are right for all 62 bits, compiled too."""
    assert [1 << k for k in range(62)] == [shl(1, k) for k in range(62)]
    assert 1 << 40 == only(40)


def test_put_and_draw_are_last_in_first_out() -> None:
    """The last card is on top and takes its mask along."""
    pile = zone([(1, NOBODY), (2, only(0))])

    assert (2, only(0)) == pile.draw()
    assert [(1, NOBODY)] == slots(pile)
    assert 1 == len(pile)


def test_clone_is_apart() -> None:
    """What is done to a copy does not touch the original."""
    original = hand([(1, NOBODY), (2, OPEN)], pool=3)
    copy = original.clone()
    copy.show_all(OPEN)
    copy.draw()

    assert [(1, NOBODY), (2, OPEN)] == slots(original)
    assert (3, False) == (copy.pool, copy.ordered)


def test_take_lifts_the_widest_known_of_twins() -> None:
    """Of twins the one goes that most seats know; what is left is known to fewer."""
    for known in itertools.permutations([only(0), BOTH, OPEN]):
        cards = hand([(7, mask) for mask in known])

        assert OPEN == cards.take(7)
        assert BOTH == cards.take(7)
        assert only(0) == cards.take(7)


def test_take_leaves_nobody_knowing_too_much() -> None:
    """Of twins that different seats know, each seat believes its own to be gone."""
    cards = hand([(7, only(1) | only(0)), (7, only(1) | only(2)), (8, only(1) | only(2))])

    assert only(0) | only(1) | only(2) == cards.take(7)
    assert [(7, only(1)), (8, only(1) | only(2))] == slots(cards)


def test_take_leaves_those_who_knew_both_with_one() -> None:
    """A seat that knew two twins still knows one."""
    cards = hand([(7, only(1) | only(0)), (7, only(1) | only(0))])
    cards.take(7)

    assert [(7, only(1) | only(0))] == slots(cards)


def test_take_of_a_card_that_is_not_there() -> None:
    """A zone does not give what it does not have, and keeps what it has."""
    cards = hand([(7, OPEN)])

    with pytest.raises(ValueError, match="card 8"):
        cards.take(8)
    assert [(7, OPEN)] == slots(cards)


def test_show_says_whether_it_is_news() -> None:
    """Showing adds seats to a mask and says whether anybody saw something new."""
    cards = zone([(1, only(0)), (2, OPEN)])

    assert not cards.show(0, only(0))
    assert cards.show(0, only(1))
    assert not cards.show(1, only(1))
    assert BOTH == cards.known[0]
    assert cards.show_all(OPEN)
    assert not cards.show_all(OPEN)
    assert [OPEN, OPEN] == cards.known


def test_shuffle_clears_what_is_known() -> None:
    """After a shuffle nobody knows where a card lies."""
    cards = zone([(card, OPEN) for card in range(10)])
    cards.shuffle(QuickDice(1), "bag", 0)

    assert [NOBODY] * 10 == cards.known
    assert list(range(10)) == sorted(cards.cards)
    assert list(range(10)) != cards.cards


def test_shuffle_does_not_depend_on_the_order_before() -> None:
    """However the cards lay, the same dice bring them into the same order."""
    results = set()
    for order in itertools.permutations([3, 1, 2, 2]):
        cards = zone([(card, NOBODY) for card in order])
        cards.shuffle(QuickDice(5), "bag", 2)
        results.add(tuple(cards.cards))

    assert 1 == len(results)


def test_seen_by() -> None:
    """A seat sees the cards it knows, in their order; a spectator sees open ones."""
    cards = zone([(1, only(0)), (2, BOTH), (3, OPEN), (4, NOBODY)])

    assert [1, 2, 3, -1] == cards.seen_by(0)
    assert [-1, 2, 3, -1] == cards.seen_by(1)
    assert [-1, -1, 3, -1] == cards.seen_by(None)


def test_imagine_keeps_what_a_seat_knows() -> None:
    """Known cards stay where they are; the others change places within their pool only."""
    for seed in range(50):
        mine = hand([(1, only(0)), (2, only(0))])
        theirs = hand([(3, only(1)), (4, BOTH)])
        pile = zone([(5, NOBODY), (6, OPEN), (7, NOBODY)])
        apart = zone([(8, NOBODY), (9, NOBODY)], pool=1)
        imagine([mine, theirs, pile, apart], 0, QuickDice(seed))

        assert [1, 2] == sorted(mine.cards)
        assert (4, BOTH) in slots(theirs)
        assert 6 == pile.cards[1]
        assert [3, 5, 7] == sorted([*theirs.cards, *pile.cards][i] for i in (1, 2, 4))
        assert [8, 9] == sorted(apart.cards)


def test_imagine_does_not_depend_on_the_truth() -> None:
    """The same dice give the same world, whatever the unknown cards are and wherever they lay."""
    worlds = set()
    for a, b, c in itertools.permutations([3, 5, 7]):
        for first in (0, 1):
            theirs = hand([(4, BOTH), (a, only(1))] if first else [(a, only(1)), (4, BOTH)])
            pile = zone([(b, NOBODY), (c, NOBODY)])
            imagine([theirs, pile], 0, QuickDice(3))
            worlds.add((tuple(slots(theirs)), tuple(slots(pile))))

    assert 1 == len(worlds)


def test_imagine_deals_evenly() -> None:
    """Each unknown card is as likely in each unknown place, twins or not."""
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        theirs = hand([(1, only(1)), (2, only(1))])
        pile = zone([(3, NOBODY), (3, NOBODY)])
        imagine([theirs, pile], 0, QuickDice(seed))
        counts[*sorted(theirs.cards), *pile.cards] += 1

    # Of the 24 deals four lead to each of these; two to each order of 1 and 2 beside a hand of twins.
    orders = [counts.pop((3, 3, 1, 2)), counts.pop((3, 3, 2, 1))]
    assert 5 == len(counts)
    assert is_even([*counts.values(), sum(orders)])
    assert is_even(orders)


def world(zones: list[Zone]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """What tells two deals apart: cards and masks, where there is an order in their order."""
    return tuple(tuple(slots(z) if z.ordered else sorted(slots(z))) for z in zones)


def all_worlds(zones: list[Zone], seat: int) -> set[tuple[tuple[tuple[int, int], ...], ...]]:
    """All deals that fit what a seat knows, by trying every order of every pool."""
    hidden = [(z, i) for z in zones for i in range(len(z)) if not knows(z.known[i], seat)]
    pools = sorted({z.pool for z, _ in hidden})
    places = [[(z, i) for z, i in hidden if z.pool == pool] for pool in pools]
    orders = [set(itertools.permutations([z.cards[i] for z, i in pool])) for pool in places]
    found = set()
    for deal in itertools.product(*orders):
        for pool, cards in zip(places, deal, strict=True):
            for (z, i), card in zip(pool, cards, strict=True):
                z.cards[i] = card
        found.add(world(zones))
    return found


some_slots = some.lists(
    some.tuples(some.integers(0, 2), some.sampled_from([0, 1, 2, 3, 6, OPEN])), max_size=3
)
some_zones = some.lists(some.builds(zone, some_slots, some.integers(0, 1), some.booleans()), max_size=3)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(some_zones, some.integers(0, 2))
def test_imagination_and_doubt_reach_all_worlds(zones: list[Zone], seat: int) -> None:
    """A seat is in doubt exactly if there are two worlds, and imagines these and no others."""
    possible = all_worlds([z.clone() for z in zones], seat)
    imagined = set()
    for seed in range(60):
        copies = [z.clone() for z in zones]
        imagine(copies, seat, QuickDice(seed))
        imagined.add(world(copies))

    assert (len(possible) > 1) == in_doubt(zones, seat)
    assert imagined <= possible
    assert len(possible) > 4 or imagined == possible


def test_in_doubt_needs_two_places() -> None:
    """Unlike cards in one hand leave no doubt; in a pile or in two hands of one pool they do."""
    unlike = [(1, only(1)), (2, only(1))]

    assert not in_doubt([hand(unlike)], 0)
    assert in_doubt([zone(unlike)], 0)
    assert in_doubt([hand(unlike[:1]), hand(unlike[1:])], 0)
    assert not in_doubt([hand(unlike[:1], pool=0), hand(unlike[1:], pool=1)], 0)
    assert not in_doubt([zone(unlike)], 1)


def test_in_doubt_needs_two_kinds() -> None:
    """Cards that are all the same leave no doubt wherever they lie."""
    assert not in_doubt([zone([(1, NOBODY), (1, NOBODY)]), hand([(1, NOBODY)])], 0)


def test_in_doubt_about_what_others_know() -> None:
    """Which of two cards in a hand a third seat knows is a doubt, too."""
    assert in_doubt([hand([(1, only(1)), (2, only(1) | only(2))])], 0)
    assert not in_doubt([hand([(1, only(1)), (2, only(1) | only(2))])], 1)

"""The engine's tables against the table of cards that the tests have of their own."""

from collections import Counter

import pytest

from cairn.core.dice import QuickDice
from cairn.games.dominion.proof.second import card_table, starting_pile
from cairn.games.dominion.rules.card import EVENT, TYPES
from cairn.games.dominion.rules.catalogue import (
    BOXES,
    CARD,
    COST_OF,
    IN_PILES,
    MOVES,
    NAMES,
    RULES,
    TYPES_OF,
    number_of,
)
from cairn.games.dominion.rules.game import DOMINION
from cairn.games.dominion.rules.settings import Setup

from .kingdoms import kingdom


def test_names_and_rules() -> None:
    """The same cards in the same order: 9 basic, 32 of the base game, 58 of Adventures, and later ones."""
    rows = list(card_table().values())

    assert [row["name"] for row in rows] == NAMES
    assert [row["rule"] for row in rows] == RULES
    assert len(NAMES) == len(set(NAMES)) == len(set(RULES))
    counts = Counter(row["set"] for row in rows)
    assert list(counts) == BOXES
    assert {"basic": 9, "base": 32, "adventures": 30, "upgrades": 8, "events": 20}.items() <= counts.items()


@pytest.mark.parametrize("name", NAMES)
def test_cost_and_types(name: str) -> None:
    """What a card costs, and its types."""
    card = NAMES.index(name)
    types = {kind for bit, kind in enumerate(TYPES) if int(TYPES_OF[card]) >> bit & 1}

    assert int(card_table()[name]["cost"]) == COST_OF[card] == CARD[card].cost
    assert set(card_table()[name]["types"].split("|")) == types
    prefixes = {"basic": "DB-", "base": "DB-", "seaside": "DS-"}
    assert prefixes.get(card_table()[name]["set"], "DA-") == RULES[card][:3]


@pytest.mark.rule("DB-S3", "DB-S5")
def test_where_cards_belong() -> None:
    """Each card says its set; that tells what may be in a kingdom, and what is in the Supply."""
    for card, row in zip(CARD, card_table().values(), strict=True):
        assert row["set"] == card.box.name
        assert (row["set"] in ("basic", "upgrades", "events")) == (not card.box.is_kingdom)
        assert (row["set"] == "upgrades") == (row["supply"] == "no" and not card.types & EVENT)


def test_numbers_never_change() -> None:
    """A number is the place of arrival: what comes later is appended."""
    known = {
        "copper": 0,
        "curse": 8,
        "cellar": 9,
        "moat": 11,
        "artisan": 40,
        "hireling": 70,
        "pathfinding": 98,
    }

    assert known == {name: number_of(name) for name in known}
    assert [int(card.number) for card in CARD] == list(range(len(CARD)))


@pytest.mark.rule("DB-S3")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_editions(edition: str) -> None:
    """Random kingdoms draw from the base cards of the edition, and from no others."""
    options = DOMINION.read_options({"kingdom": "random", "edition": edition})
    drawn = {card for seed in range(150) for card in Setup(options, 2, QuickDice(seed)).kingdom}
    base = {row["name"] for row in card_table().values() if edition in row["edition"].split("|")}

    assert base == {NAMES[card] for card in drawn if card_table()[NAMES[card]]["set"] == "base"}
    assert {"1": 25, "2": 26}[edition] == len(base)


@pytest.mark.rule("DB-S2", "DA-P1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_piles(seats: int) -> None:
    """Every pile of a game as the second computation counts it."""
    options = DOMINION.read_options({"kingdom": kingdom(), "prosperity": "on"})
    setup = Setup(options, seats, QuickDice(1))

    for card in IN_PILES:
        assert starting_pile(NAMES[card], seats) == setup.pile(card)


def test_spellings() -> None:
    """Every move has one spelling, and cards are spelled by their names in it."""
    assert len(MOVES) == len(set(MOVES)) == len(DOMINION.moves)
    for name in NAMES:
        assert f"buy {name}" in DOMINION.numbers
    for name in NAMES:
        assert {f"{verb} {name}" for verb in ("play", "gain", "trash", "discard")} <= DOMINION.numbers.keys()
    assert "token -2 cost on village" in DOMINION.numbers
    first = DOMINION.numbers["play copper"]
    assert [DOMINION.numbers[f"play {name}"] for name in NAMES] == list(range(first, len(MOVES), 18))

"""The engine's tables against the table of cards that the tests have of their own."""

from collections import Counter

import pytest

from cairn.core.dice import QuickDice
from cairn.games.dominion.proof.second import starting_pile, table
from cairn.games.dominion.rules.card import TYPES
from cairn.games.dominion.rules.cards import CARD, COST_OF, TYPES_OF
from cairn.games.dominion.rules.game import DOMINION
from cairn.games.dominion.rules.moves import MOVES
from cairn.games.dominion.rules.names import ALL, CARDS, CELLAR, NAMES, RULES, TREASURE_HUNTER
from cairn.games.dominion.rules.settings import Setup

from .kingdoms import kingdom


def test_names_and_rules() -> None:
    """The same 99 cards in the same order: 9 basic, 32 of the base game, 58 of Adventures."""
    rows = list(table().values())

    assert [row["name"] for row in rows] == NAMES
    assert [row["rule"] for row in rows] == RULES
    assert (99, 99) == (len(set(NAMES)), len(set(RULES)))
    assert {"basic": 9, "base": 32, "adventures": 30, "upgrades": 8, "events": 20} == Counter(
        r["set"] for r in rows
    )
    assert all(name.replace(" ", "-") == rule[3:] for name, rule in zip(NAMES, RULES, strict=True))


@pytest.mark.parametrize("name", NAMES)
def test_cost_and_types(name: str) -> None:
    """What a card costs, and its types."""
    card = NAMES.index(name)
    types = {kind for bit, kind in enumerate(TYPES) if int(TYPES_OF[card]) >> bit & 1}

    assert int(table()[name]["cost"]) == COST_OF[card] == CARD[card].cost
    assert set(table()[name]["types"].split("|")) == types
    assert ("DB-" if table()[name]["set"] in ("basic", "base") else "DA-") == RULES[card][:3]


@pytest.mark.rule("DB-S3", "DB-S5")
def test_where_cards_belong() -> None:
    """Numbers tell what may be in a kingdom, what is an upgrade or an Event, and what is in the Supply."""
    for card, row in enumerate(table().values()):
        assert (row["set"] in ("base", "adventures")) == (CELLAR <= card < TREASURE_HUNTER)
        assert (row["set"] == "upgrades") == (TREASURE_HUNTER <= card < CARDS)
        assert (row["set"] == "events") == (CARDS <= card < ALL)
        assert (row["supply"] == "yes") == (card < TREASURE_HUNTER)


@pytest.mark.rule("DB-S3")
@pytest.mark.parametrize("edition", ["1", "2"])
def test_editions(edition: str) -> None:
    """Random kingdoms draw from the base cards of the edition, and from no others."""
    options = DOMINION.read_options({"kingdom": "random", "edition": edition})
    drawn = {card for seed in range(150) for card in Setup(options, 2, QuickDice(seed)).kingdom}
    base = {row["name"] for row in table().values() if edition in row["edition"].split("|")}

    assert base == {NAMES[card] for card in drawn if table()[NAMES[card]]["set"] == "base"}
    assert {"1": 25, "2": 26}[edition] == len(base)


@pytest.mark.rule("DB-S2", "DA-P1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_piles(seats: int) -> None:
    """Every pile of a game as the second reckoning counts it."""
    options = DOMINION.read_options({"kingdom": kingdom(), "prosperity": "on"})
    setup = Setup(options, seats, QuickDice(1))

    for card in range(CARDS):
        assert starting_pile(NAMES[card], seats) == setup.pile(card)


def test_spellings() -> None:
    """Every move has one spelling, and cards are spelled by their names in it."""
    assert len(MOVES) == len(set(MOVES)) == len(DOMINION.moves)
    for name in NAMES:
        assert f"buy {name}" in DOMINION.numbers
    for name in NAMES[:CARDS]:
        assert {f"{verb} {name}" for verb in ("play", "gain", "trash", "discard")} <= DOMINION.numbers.keys()
    assert "token -2 cost on village" in DOMINION.numbers
    assert "token +1 card on copper" not in DOMINION.numbers

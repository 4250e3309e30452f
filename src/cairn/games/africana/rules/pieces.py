"""The pieces: hand cards by number, counted in machine words, and what the rules fix about all of them.

A hand card is a number: five travel cards, five assistants, the joker. A bag is an int that counts cards,
four bits a kind: no kind has more than twelve. A set of adventures or expeditions is a mask, a bit a card.
"""

from typing import Final

from mypy_extensions import i64

from cairn.core.zones import shl

COLOURS: Final = ["magenta", "turquoise", "grey", "orange", "violet"]
FIRST_ASSISTANT: Final = 5
"""The assistant of a colour is this plus the colour."""
JOKER: Final = 10
KINDS: Final = 11
CARDS: Final = [*COLOURS, *[f"{colour} assistant" for colour in COLOURS], "joker"]

BOOKS: Final = ["north", "south"]
"""The halves of the map, and the books that lie in them."""
SIDES: Final = ["left", "right"]
DECKS: Final = ["A", "B", "C"]

PLACES: Final = 22
PLACES_A_HALF: Final = 11
EXPEDITIONS: Final = 34
SPACES: Final = 5
"""Expedition spaces."""
ADVENTURES: Final = 30
PAGES: Final = 15
"""Adventures a book; adventure n belongs to book n // 15."""
ARTIFACT_KINDS: Final = 5
TRAVEL_CARDS: Final = 12
"""A colour."""
ASSISTANT_CARDS: Final = 2
"""A colour."""

MARKERS: Final = 4
HAND_LIMIT: Final = 5
ADVENTURE_LIMIT: Final = 3
DRAWN: Final = 2
"""Travel cards that the action draw brings."""
PAGE_COST: Final = 1
"""Of each page of an action but the first."""
ADVENTURE_COST: Final = 5
CHANGE_COST: Final = 5
"""For a card to count as any colour."""

COMPANIES: Final = ["italy", "france", "germany", "england"]
COMPANY_COLOURS: Final = ["white", "blue", "yellow", "red"]
COMPANY_PLACES: Final = ["napoli", "cape_town", "lagos", "jidda"]
"""Where each company's pawn begins, as the table of places names it. [AF-S3]"""
COMPANY_SILVER: Final = [2, 2, 3, 4]
REMOVED: Final = {2: 10, 3: 7, 4: 4}
"""C cards that are taken out unseen, by the number of players. [AF-S2]"""

NO_CARDS: Final[i64] = 0
TRAVEL_BITS: Final[i64] = 0xFFFFF
"""The travel cards of a bag."""
EMPTY: Final[i64] = -1
"""On an expedition space without a card."""
SEEN: Final[i64] = 32
"""Added to an adventure in a book that has been on top: everybody may remember it."""
ADVENTURE: Final[i64] = 31
"""The bits of a slot in a book that say which adventure lies there."""


def one(card: i64) -> i64:
    """The bag with one card."""
    return shl(1, card * 4)


def many(bag: i64, card: i64) -> i64:
    """How many cards of a kind the bag holds."""
    return bag >> card * 4 & 15


def size(bag: i64) -> i64:
    """How many cards the bag holds."""
    n: i64 = 0
    while bag != 0:
        n += bag & 15
        bag >>= 4
    return n


def kinds_in(bag: i64) -> i64:
    """A bit for each kind of card that the bag holds."""
    kinds: i64 = 0
    bit: i64 = 1
    while bag != 0:
        if bag & 15:
            kinds |= bit
        bit += bit
        bag >>= 4
    return kinds


def cards_in(bag: i64) -> list[int]:
    """The cards of the bag in their order."""
    cards: list[int] = []
    for card in range(KINDS):
        cards += [card] * int(many(bag, card))
    return cards


def names_in(bag: i64) -> list[str]:
    """The names of the bag's cards in their order."""
    return [CARDS[card] for card in cards_in(bag)]


def bag_of(cards: list[int]) -> int:
    """The bag with these cards."""
    return sum([int(one(card)) for card in cards])


def count(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def nth(mask: i64, k: i64) -> i64:
    """The number of the k-th bit that is set, from 0."""
    while k > 0:
        mask &= mask - 1
        k -= 1
    n: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        n += 1
    return n


def numbers_in(mask: i64) -> list[int]:
    """The numbers of the bits that are set."""
    numbers: list[int] = []
    n = 0
    while mask != 0:
        if mask & 1:
            numbers.append(n)
        mask >>= 1
        n += 1
    return numbers


def mask_of(numbers: list[int]) -> int:
    """The mask with these bits."""
    mask = 0
    for n in numbers:
        mask |= int(shl(1, n))
    return mask

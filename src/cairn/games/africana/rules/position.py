"""Positions in and out as plain data, so that a test, a puzzle or a person can start anywhere."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.errors import Args, BadPosition
from cairn.core.game import Position
from cairn.core.plain import bad, check_keys, entries, flag, index_of, listed, number, numbers, whole
from cairn.core.zones import shl
from cairn.games.africana.rules import verbs
from cairn.games.africana.rules.audit import ended_assistants
from cairn.games.africana.rules.moves import ACTION_STEP, BOOK_STEP, GAME_OVER, STEPS
from cairn.games.africana.rules.pieces import (
    ADVENTURE,
    ADVENTURES,
    BOOKS,
    CARDS,
    COLOURS,
    COMPANY_SILVER,
    EMPTY,
    EXPEDITIONS,
    FIRST_ASSISTANT,
    JOKER,
    PAGES,
    REMOVED,
    SEEN,
    SIDES,
    SPACES,
    TRAVEL_CARDS,
    bag_of,
    many,
    mask_of,
    names_in,
    numbers_in,
)

if TYPE_CHECKING:
    from cairn.games.africana.rules.state import State

_SEATED: Final = ["places", "silver", "hands", "adventures", "under"]
"""The lists with an entry for each seat."""
_KEYS: Final = [
    "seat",
    "step",
    "turn",
    "starter",
    "turned",
    "triggered",
    "shuffles",
    *_SEATED,
    "played",
    "travel_pile",
    "discards",
    "spaces",
    "expedition_pile",
    "removed",
    "books",
    "gone",
]
_MOST_SILVER: Final = 100_000
_MOST_TURNS: Final = 1_000_000


def dump(s: "State") -> Position:
    """The whole position; seats count from 1, the top of a pile is last."""
    seats = range(int(s.seats))
    kit = s.kit
    return {
        "seat": int(s.seat) + 1,
        "step": STEPS[s.step],
        "turn": int(s.turn),
        "starter": int(s.starter) + 1,
        "turned": s.turned,
        "triggered": s.triggered,
        "shuffles": int(s.shuffles),
        "places": [kit.place_words[s.places[seat]] for seat in seats],
        "silver": [int(s.silver[seat]) for seat in seats],
        "hands": [names_in(s.hands[seat]) for seat in seats],
        "adventures": [kit.adventures_in(s.adventures[seat]) for seat in seats],
        "under": [s.under(seat) for seat in seats],
        "played": names_in(s.played),
        "travel_pile": [CARDS[card] for card in s.travel_pile[: s.travel_left]],
        "discards": names_in(s.discards),
        "spaces": [_space(s, space) for space in range(SPACES)],
        "expedition_pile": [kit.expedition_words[n] for n in s.expedition_pile[: s.expeditions_left]],
        "removed": [kit.expedition_words[n] for n in s.removed],
        "books": {name: _book(s, book) for book, name in enumerate(BOOKS)},
        "gone": kit.adventures_in(s.gone_adventures),
    }


def _space(s: "State", space: int) -> Position:
    joined = [seat + 1 for seat in range(int(s.seats)) if int(s.markers) >> (space * 4 + seat) & 1]
    return {
        "expedition": None if s.spaces[space] == EMPTY else s.expedition_on(space),
        "markers": joined,
    }


def _book(s: "State", book: int) -> Position:
    stacks = [s.stack(book, side) for side in range(len(SIDES))]
    words = [[s.kit.adventure_words[slot & ADVENTURE] for slot in stack] for stack in stacks]
    seen = sorted([int(slot & ADVENTURE) for slot in stacks[0] + stacks[1] if slot & SEEN])
    return {"left": words[0], "right": words[1], "seen": [s.kit.adventure_words[n] for n in seen]}


def count_seats(data: Position) -> int:
    """How many play: as many as the lists of seats have entries, or two."""
    for key in _SEATED:
        if key in data:
            return len(listed(data[key], key))
    return 2


def fill(s: "State", data: Position) -> None:
    """Lay out a position; what is not named is as at the start, dealt from the pieces that are not named."""
    check_keys(data, _KEYS)
    seats = int(s.seats)
    s.seat = number(data, "seat", 1, 1, seats) - 1
    s.step = index_of(STEPS, data.get("step", "action"), "step")
    s.starter = number(data, "starter", 1, 1, seats) - 1
    behind = (int(s.seat) - int(s.starter)) % seats
    s.turn = number(data, "turn", behind + 1 if s.step == GAME_OVER else behind, 0, _MOST_TURNS)
    s.turned = flag(data, "turned", False)
    s.shuffles = number(data, "shuffles", 1, 0, _MOST_TURNS)
    _fill_seats(s, data)
    _fill_travel(s, data)
    _fill_expeditions(s, data)
    _fill_books(s, data)
    empty = len([n for n in s.spaces if n == EMPTY]) > 0
    due = empty and s.step in (ACTION_STEP, BOOK_STEP, GAME_OVER)
    s.triggered = flag(data, "triggered", due)


def _fill_seats(s: "State", data: Position) -> None:
    """Pawns, silver, adventures, and what is finished."""
    kit = s.kit
    for seat in range(int(s.seats)):
        company = s.company(seat)
        place = _entry(s, data, "places", seat)
        s.places[seat] = kit.homes[company] if place is None else index_of(kit.place_words, place, "places")
        silver = _entry(s, data, "silver", seat)
        coins = COMPANY_SILVER[company] if silver is None else silver
        s.silver[seat] = whole(coins, "silver", 0, _MOST_SILVER)
        open_ones = _entry(s, data, "adventures", seat)
        s.adventures[seat] = mask_of(numbers(kit.adventure_words, open_ones, "adventures"))
        under = _entry(s, data, "under", seat)
        finished = entries(under, "under", ["expeditions", "adventures"])
        adventures = numbers(kit.adventure_words, finished.get("adventures"), "under")
        expeditions = numbers(kit.expedition_words, finished.get("expeditions"), "under")
        s.under_adventures[seat] = mask_of(adventures)
        s.under_expeditions[seat] = mask_of(expeditions)
    s.gone_adventures = mask_of(numbers(kit.adventure_words, data.get("gone"), "gone"))


def _fill_travel(s: "State", data: Position) -> None:
    """Hands, the cards on the table, the travel pile and its discards; other jokers have left the game."""
    rest = [colour for colour in range(len(COLOURS)) for _ in range(TRAVEL_CARDS)]
    s.played = bag_of(_used(rest, _hand_cards(data.get("played"), "played")))
    dealt: list[int] = []
    for seat in range(int(s.seats)):
        hand = _entry(s, data, "hands", seat)
        if hand is None:
            dealt.append(seat)
        else:
            s.hands[seat] = bag_of(_used(rest, _hand_cards(hand, "hands")))
    pile = data.get("travel_pile")
    discards = data.get("discards")
    laid = [] if pile is None else _used(rest, _travel_cards(pile, "travel_pile"))
    s.discards = bag_of([] if discards is None else _used(rest, _travel_cards(discards, "discards")))
    s.dice.shuffle(rest, "position", 0)
    for seat in dealt:
        s.hands[seat] = bag_of([JOKER, rest.pop()] if rest else [JOKER])
    if pile is None:
        laid = rest
    elif discards is None:
        s.discards = bag_of(rest)
    elif rest:
        n = TRAVEL_CARDS - rest.count(rest[0])
        args: Args = {"card": CARDS[rest[0]], "n": n, "due": TRAVEL_CARDS}
        raise BadPosition("africana-bad-count", args, "AF-C4")
    s.travel_pile = laid
    s.travel_left = len(laid)
    s.gone = _gone(s)


def _gone(s: "State") -> int:
    """The jokers and assistants that were there once and are in no hand."""
    cards: list[int] = []
    bags = [s.played] + [s.hands[seat] for seat in range(int(s.seats))]
    ended = ended_assistants(s)
    for card in range(FIRST_ASSISTANT, len(CARDS)):
        due = int(s.seats) if card == JOKER else sum([counts[card - FIRST_ASSISTANT] for counts in ended])
        cards += [card] * (due - sum([int(many(bag, card)) for bag in bags]))
    return bag_of(cards)


def _fill_expeditions(s: "State", data: Position) -> None:
    """The five spaces, the pile and the cards taken out."""
    words = s.kit.expedition_words
    rest = list(range(EXPEDITIONS))
    for seat in range(int(s.seats)):
        _used(rest, numbers_in(s.under_expeditions[seat]))
    spaces = data.get("spaces")
    named = [None] * SPACES if spaces is None else listed(spaces, "spaces")
    if len(named) != SPACES:
        raise bad("spaces", len(named))
    dealt: list[int] = []
    for space in range(SPACES):
        if named[space] is None:
            dealt.append(space)
            continue
        entry = entries(named[space], "spaces", ["expedition", "markers"])
        word = entry.get("expedition")
        if word is not None:
            s.spaces[space] = _used(rest, [index_of(words, word, "spaces")])[0]
        for joined in listed(entry.get("markers"), "markers"):
            s.markers |= shl(1, space * 4 + whole(joined, "markers", 1, int(s.seats)) - 1)
    out, pile = data.get("removed"), data.get("expedition_pile")
    removed = _used(rest, numbers(words, out, "removed"))
    laid = _used(rest, numbers(words, pile, "expedition_pile"))
    if pile is None:
        s.dice.shuffle(rest, "position", 1)
        if out is None:
            removed = [n for n in rest if s.kit.expeditions[n].deck == 2][: REMOVED[int(s.seats)]]
        laid = [n for n in rest if n not in removed]
        laid.sort(key=lambda n: -s.kit.expeditions[n].deck)
    elif out is None:
        removed = rest
    s.removed = sorted(removed)
    s.expedition_pile = laid
    s.expeditions_left = len(laid)
    for space in dealt:
        if s.expeditions_left > 0:
            verbs.lay_expedition(s, space)


def _fill_books(s: "State", data: Position) -> None:
    """Both books; one that is not named has all its other adventures on the left."""
    words = s.kit.adventure_words
    rest = list(range(ADVENTURES))
    for mask in [s.gone_adventures, *s.adventures, *s.under_adventures]:
        _used(rest, numbers_in(mask))
    books = entries(data.get("books"), "books", BOOKS)
    slots = [0] * ADVENTURES
    heights: list[int] = []
    for book, name in enumerate(BOOKS):
        left = [n for n in rest if n // PAGES == book]
        right: list[int] = []
        seen: list[int] = []
        if name in books:
            named = entries(books[name], "books", [*SIDES, "seen"])
            left = _used(rest, numbers(words, named.get("left"), "books"))
            right = _used(rest, numbers(words, named.get("right"), "books"))
            seen = numbers(words, named.get("seen"), "books")
        else:
            s.dice.shuffle(left, "position", 2 + book)
        if len(left) + len(right) > PAGES:
            raise bad(name, len(left) + len(right))
        shown = seen + left[-1:] + right[-1:]
        for n in seen:
            if n not in left + right:
                raise bad("seen", words[n])
        for i, n in enumerate(left):
            slots[book * PAGES + i] = n + (int(SEEN) if n in shown else 0)
        for i, n in enumerate(right):
            slots[book * PAGES + PAGES - 1 - i] = n + (int(SEEN) if n in shown else 0)
        heights += [len(left), len(right)]
    s.books = vec[i64](slots)
    s.stacks = vec[i64](heights)


def _used(rest: list[int], cards: list[int]) -> list[int]:
    """These cards, taken from the rest; one that is not there is one too many, which the audit names."""
    for card in cards:
        if card in rest:
            rest.remove(card)
    return cards


def _entry(s: "State", data: Position, name: str, seat: int) -> object:
    """A seat's entry in a list; None where there is none."""
    if data.get(name) is None:
        return None
    each = listed(data[name], name)
    if len(each) != int(s.seats):
        raise bad(name, len(each))
    return each[seat]


def _hand_cards(value: object, name: str) -> list[int]:
    cards = [index_of(CARDS, word, name) for word in listed(value, name)]
    for card in cards:
        if cards.count(card) > TRAVEL_CARDS:
            raise bad(name, CARDS[card])
    return cards


def _travel_cards(value: object, name: str) -> list[int]:
    cards = _hand_cards(value, name)
    for card in cards:
        if card >= FIRST_ASSISTANT:
            raise bad(name, CARDS[card])
    return cards

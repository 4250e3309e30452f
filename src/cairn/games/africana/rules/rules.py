"""What may be done now: the options of every question, and one of them at random."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cairn.core.dice import QuickStream
from cairn.core.game import Move
from cairn.core.zones import shl
from cairn.games.africana.rules.moves import (
    ACTION_STEP,
    BOOK_STEP,
    BUY,
    CHANGED,
    DISCARD,
    DISCARD_STEP,
    DRAW,
    END_ADVENTURE,
    END_EXPEDITION,
    GIVE_UP,
    GIVE_UP_STEP,
    GO,
    JOIN,
    TRAVEL_STEP,
    TURN,
    WAYS,
)
from cairn.games.africana.rules.pieces import (
    ADVENTURE_COST,
    CHANGE_COST,
    EMPTY,
    MARKERS,
    PAGE_COST,
    SPACES,
    count,
    kinds_in,
    nth,
)

if TYPE_CHECKING:
    from cairn.games.africana.rules.state import State

_DRAW_BIT: Final[i64] = 1
_DONE_BIT: Final[i64] = 2


def page_cost(s: "State") -> i64:
    """What the next page of this action costs. [AF-B3]"""
    return PAGE_COST if s.turned else 0


def may_turn(s: "State", side: i64) -> bool:
    """Whether the top card of this stack can be lifted onto the other. [AF-B2, AF-B3]"""
    return s.stacks[s.book_here() * 2 + side] > 0 and s.silver[s.seat] >= page_cost(s)


def may_buy(s: "State", side: i64) -> bool:
    """Whether the top card of this stack can be bought. [AF-B4]"""
    return s.stacks[s.book_here() * 2 + side] > 0 and s.silver[s.seat] >= ADVENTURE_COST


def words(s: "State") -> i64:
    """A bit for each of the moves draw, done, turn and buy that are allowed, by their numbers. [AF-T4]"""
    if s.step == TRAVEL_STEP:
        return _DONE_BIT
    bits: i64 = _DONE_BIT
    if s.step == ACTION_STEP:
        bits |= _DRAW_BIT
    side: i64 = 0
    while side < 2:
        if may_turn(s, side):
            bits |= shl(1, TURN + side)
        if may_buy(s, side):
            bits |= shl(1, BUY + side)
        side += 1
    return bits


def fits(s: "State", place: i64, card: i64) -> bool:
    """Whether a card shows a symbol of the place, or stands for one. [AF-M1, AF-M2]"""
    return s.kit.fits[place] >> card & 1 == 1


def playable(s: "State", place: i64, held: i64) -> i64:
    """Which of the held cards can be played to enter a neighbouring place, changed ones too. [AF-M3]"""
    return held if s.silver[s.seat] >= CHANGE_COST else held & s.kit.fits[place]


def joinable(s: "State") -> i64:
    """A bit for each space whose expedition can be joined here. [AF-M4]"""
    seat: i64 = s.seat
    here: i64 = s.places[seat]
    found: i64 = 0
    space: i64 = 0
    while space < SPACES:
        expedition: i64 = s.spaces[space]
        if expedition != EMPTY and s.kit.start[expedition] == here and s.markers >> space * 4 + seat & 1 == 0:
            found |= shl(1, space)
        space += 1
    if found != 0 and s.markers_placed(seat) >= MARKERS:
        return 0
    return found


def endable(s: "State") -> i64:
    """A bit for each space whose expedition can be ended here. [AF-M5]"""
    seat: i64 = s.seat
    here: i64 = s.places[seat]
    found: i64 = 0
    space: i64 = 0
    while space < SPACES:
        if s.markers >> space * 4 + seat & 1 and s.kit.target[s.spaces[space]] == here:
            found |= shl(1, space)
        space += 1
    return found


def fetchable(s: "State") -> i64:
    """The mask of one's own adventures that can be ended here. [AF-M6]"""
    return s.adventures[s.seat] & s.kit.aims[s.places[s.seat]]


def step_to(s: "State", place: i64, card: i64) -> i64:
    """The move that enters a place with a card, for 5 silver where it would not fit."""
    way: i64 = card if fits(s, place, card) else CHANGED + card
    return GO + place * WAYS + way


def options(s: "State") -> list[Move]:
    """The moves allowed now, in the order of their numbers."""
    moves: list[Move] = []
    if s.step == DISCARD_STEP:
        _list(moves, kinds_in(s.hands[s.seat]), DISCARD)
    elif s.step == GIVE_UP_STEP:
        _list(moves, s.adventures[s.seat], GIVE_UP)
    elif s.step == ACTION_STEP or s.step == BOOK_STEP or s.step == TRAVEL_STEP:
        _list(moves, words(s), DRAW)
        if s.step != BOOK_STEP:
            _list_travels(s, moves)
    return moves


def _list(moves: list[Move], bits: i64, first: i64) -> None:
    """Name the moves whose bits are set."""
    move: i64 = first
    while bits != 0:
        if bits & 1:
            moves.append(move)
        bits >>= 1
        move += 1


def _list_travels(s: "State", moves: list[Move]) -> None:
    held: i64 = kinds_in(s.hands[s.seat])
    near: i64 = s.kit.neighbours[s.places[s.seat]]
    place: i64 = 0
    while near != 0:
        if near & 1:
            free: i64 = held & s.kit.fits[place]
            _list(moves, free, GO + place * WAYS)
            _list(moves, playable(s, place, held) & ~free, GO + place * WAYS + CHANGED)
        near >>= 1
        place += 1
    joins: i64 = joinable(s)
    ends: i64 = endable(s)
    moves += sorted([int(JOIN + s.spaces[space]) for space in range(SPACES) if joins >> space & 1])
    moves += sorted([int(END_EXPEDITION + s.spaces[space]) for space in range(SPACES) if ends >> space & 1])
    _list(moves, fetchable(s), END_ADVENTURE)


def random_move(s: "State", stream: QuickStream) -> Move:
    """One of the options, each as likely: count them, then find the one that was drawn."""
    if s.step == DISCARD_STEP:
        return _one_of(kinds_in(s.hands[s.seat]), stream) + DISCARD
    if s.step == GIVE_UP_STEP:
        return _one_of(s.adventures[s.seat], stream) + GIVE_UP
    bits: i64 = words(s)
    if s.step == BOOK_STEP:
        return _one_of(bits, stream)
    held: i64 = kinds_in(s.hands[s.seat])
    near: i64 = s.kit.neighbours[s.places[s.seat]]
    n_words: i64 = count(bits)
    n_steps: i64 = _count_steps(s, near, held)
    joins: i64 = joinable(s)
    ends: i64 = endable(s)
    fetches: i64 = fetchable(s)
    n_joins: i64 = count(joins)
    n_ends: i64 = count(ends)
    k: i64 = stream.below(n_words + n_steps + n_joins + n_ends + count(fetches))
    if k < n_words:
        return nth(bits, k)
    k -= n_words
    if k < n_steps:
        return _nth_step(s, near, held, k)
    k -= n_steps
    if k < n_joins:
        return JOIN + s.spaces[nth(joins, k)]
    k -= n_joins
    if k < n_ends:
        return END_EXPEDITION + s.spaces[nth(ends, k)]
    return END_ADVENTURE + nth(fetches, k - n_ends)


def _one_of(bits: i64, stream: QuickStream) -> i64:
    return nth(bits, stream.below(count(bits)))


def _count_steps(s: "State", near: i64, held: i64) -> i64:
    """In how many ways a neighbouring place can be entered."""
    if s.silver[s.seat] >= CHANGE_COST:
        return count(near) * count(held)
    n: i64 = 0
    place: i64 = 0
    while near != 0:
        if near & 1:
            n += count(playable(s, place, held))
        near >>= 1
        place += 1
    return n


def _nth_step(s: "State", near: i64, held: i64, k: i64) -> i64:
    """The k-th way to enter a neighbouring place."""
    place: i64 = 0
    while True:
        if near & 1:
            cards: i64 = playable(s, place, held)
            n: i64 = count(cards)
            if k < n:
                return step_to(s, place, nth(cards, k))
            k -= n
        near >>= 1
        place += 1


def allows(s: "State", move: Move) -> bool:
    """Whether the move is among the options, without listing them."""
    number: i64 = move
    if number >= DISCARD:
        if number >= GIVE_UP:
            return s.step == GIVE_UP_STEP and s.adventures[s.seat] >> number - GIVE_UP & 1 == 1
        return s.step == DISCARD_STEP and kinds_in(s.hands[s.seat]) >> number - DISCARD & 1 == 1
    if s.step > TRAVEL_STEP:
        return False
    if number < GO:
        return words(s) >> number & 1 == 1
    return s.step != BOOK_STEP and _allows_travel(s, number)


def _allows_travel(s: "State", number: i64) -> bool:
    if number >= END_ADVENTURE:
        return fetchable(s) >> number - END_ADVENTURE & 1 == 1
    if number >= END_EXPEDITION:
        space: i64 = s.space_of(number - END_EXPEDITION)
        return space >= 0 and endable(s) >> space & 1 == 1
    if number >= JOIN:
        where: i64 = s.space_of(number - JOIN)
        return where >= 0 and joinable(s) >> where & 1 == 1
    place: i64 = (number - GO) // WAYS
    way: i64 = (number - GO) % WAYS
    card: i64 = way if way < CHANGED else way - CHANGED
    if s.kit.neighbours[s.places[s.seat]] >> place & 1 == 0:
        return False
    held: i64 = kinds_in(s.hands[s.seat])
    return playable(s, place, held) >> card & 1 == 1 and step_to(s, place, card) == number

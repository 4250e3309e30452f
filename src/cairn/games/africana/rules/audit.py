"""Whether a position can be: no piece is lost or made, and the step fits the table."""

from typing import TYPE_CHECKING

from cairn.core.errors import Args, BadPosition
from cairn.games.africana.rules.moves import (
    ACTION_STEP,
    BOOK_STEP,
    DISCARD_STEP,
    GAME_OVER,
    GIVE_UP_STEP,
    STEPS,
    TRAVEL_STEP,
)
from cairn.games.africana.rules.pieces import (
    ADVENTURE,
    ADVENTURE_LIMIT,
    ADVENTURES,
    BOOKS,
    CARDS,
    COLOURS,
    EMPTY,
    EXPEDITIONS,
    FIRST_ASSISTANT,
    HAND_LIMIT,
    JOKER,
    MARKERS,
    NO_CARDS,
    REMOVED,
    SIDES,
    SPACES,
    TRAVEL_CARDS,
    count,
    many,
    numbers_in,
    size,
)

if TYPE_CHECKING:
    from cairn.games.africana.rules.state import State


def audit(s: "State") -> None:
    """Raise BadPosition with what is wrong."""
    _check_cards(s)
    _check_assistants(s)
    _check_expeditions(s)
    _check_adventures(s)
    _check_markers(s)
    _check_limits(s)
    _check_course(s)


def _check_cards(s: "State") -> None:
    """Travel cards, assistants and jokers: all are there. [AF-C4]"""
    pile = s.travel_pile[: s.travel_left]
    ended = ended_assistants(s)
    for card, name in enumerate(CARDS):
        n = sum([int(many(s.hands[seat], card)) for seat in range(int(s.seats))])
        n += sum([int(many(bag, card)) for bag in [s.played, s.discards, s.gone]]) + pile.count(card)
        due = TRAVEL_CARDS
        if card == JOKER:
            due = int(s.seats)
        elif card >= FIRST_ASSISTANT:
            due = sum([ended[seat][card - FIRST_ASSISTANT] for seat in range(int(s.seats))])
        if n != due:
            raise BadPosition("africana-bad-count", {"card": name, "n": n, "due": due}, "AF-C4")


def ended_assistants(s: "State") -> list[list[int]]:
    """For each seat and colour, how many assistant adventures it has finished."""
    counts = [[0] * len(COLOURS) for _ in range(int(s.seats))]
    for seat in range(int(s.seats)):
        for number in numbers_in(s.under_adventures[seat]):
            adventure = s.kit.adventures[number]
            if not adventure.is_artifact:
                counts[seat][adventure.kind] += 1
    return counts


def _check_assistants(s: "State") -> None:
    """Nobody holds an assistant whose adventure he has not finished, or a second joker. [AF-M6, AF-S4]"""
    ended = ended_assistants(s)
    for seat in range(int(s.seats)):
        bag = s.hands[seat] + (s.played if seat == s.seat else NO_CARDS)
        for card in range(FIRST_ASSISTANT, len(CARDS)):
            due = 1 if card == JOKER else ended[seat][card - FIRST_ASSISTANT]
            n = int(many(bag, card))
            if n > due:
                args: Args = {"seat": seat, "card": CARDS[card], "n": n, "due": due}
                raise BadPosition("africana-bad-assistants", args, "AF-S4" if card == JOKER else "AF-M6")


def _check_expeditions(s: "State") -> None:
    """Every expedition is there once, C cards were taken out, and the pile is A on B on C. [AF-C2, AF-S2]"""
    pile = s.expedition_pile[: s.expeditions_left]
    cards = pile + s.removed + [int(s.spaces[n]) for n in range(SPACES) if s.spaces[n] != EMPTY]
    for seat in range(int(s.seats)):
        cards += numbers_in(s.under_expeditions[seat])
    for number in range(EXPEDITIONS):
        if cards.count(number) != 1:
            args: Args = {"card": s.kit.expedition_words[number], "n": cards.count(number), "due": 1}
            raise BadPosition("africana-bad-count", args, "AF-C2")
    letters = [s.kit.expeditions[number].deck for number in pile]
    if letters != sorted(letters, reverse=True):
        raise BadPosition("africana-bad-pile-order", {}, "AF-S2")
    decks = [s.kit.expeditions[number].deck for number in s.removed]
    due = REMOVED[int(s.seats)]
    if decks != [2] * due:
        raise BadPosition("bad-position-value", {"name": "removed", "value": len(decks)}, "AF-S2")


def _check_adventures(s: "State") -> None:
    """Every adventure is in one place, those in a book in their own. [AF-C3]"""
    cards = numbers_in(s.gone_adventures)
    for seat in range(int(s.seats)):
        cards += numbers_in(s.adventures[seat]) + numbers_in(s.under_adventures[seat])
    for book in range(len(BOOKS)):
        for side in range(len(SIDES)):
            for slot in s.stack(book, side):
                number = int(slot & ADVENTURE)
                cards.append(number)
                if s.kit.adventures[number].book != book:
                    args: Args = {"name": BOOKS[book], "value": s.kit.adventure_words[number]}
                    raise BadPosition("bad-position-value", args, "AF-C3")
    for number in range(ADVENTURES):
        if cards.count(number) != 1:
            told: Args = {"card": s.kit.adventure_words[number], "n": cards.count(number), "due": 1}
            raise BadPosition("africana-bad-count", told, "AF-C3")


def _check_markers(s: "State") -> None:
    """At most four markers a seat, all on cards. [AF-M4]"""
    for seat in range(int(s.seats)):
        n = int(s.markers_placed(seat))
        if n > MARKERS:
            raise BadPosition("africana-bad-markers", {"seat": seat, "n": n, "limit": MARKERS}, "AF-M4")
    for space in range(SPACES):
        if s.spaces[space] == EMPTY and int(s.markers) >> space * 4 & 15:
            raise BadPosition("bad-position-value", {"name": "markers", "value": space + 1}, "AF-M4")


def _check_limits(s: "State") -> None:
    """Limits count at the end of one's own turn, so they hold for all others. [AF-T1, AF-T2]"""
    for seat in range(int(s.seats)):
        mine = seat == s.seat and s.step != GAME_OVER
        cards = int(size(s.hands[seat]))
        too_many = cards > HAND_LIMIT
        if too_many != (mine and s.step == DISCARD_STEP) and not (mine and s.step == TRAVEL_STEP):
            raise BadPosition("africana-bad-hand", {"seat": seat, "n": cards, "limit": HAND_LIMIT}, "AF-T1")
        adventures = int(count(s.adventures[seat]))
        free = mine and s.step in (BOOK_STEP, DISCARD_STEP)
        if (adventures > ADVENTURE_LIMIT) != (mine and s.step == GIVE_UP_STEP) and not free:
            args: Args = {"seat": seat, "n": adventures, "limit": ADVENTURE_LIMIT}
            raise BadPosition("africana-bad-adventures", args, "AF-T2")


def _check_course(s: "State") -> None:
    """Whose turn it is, and what only some steps know. [AF-T3, AF-T4, AF-E1]"""
    behind = int(s.turn) - (1 if s.step == GAME_OVER else 0)
    if (int(s.starter) + behind) % int(s.seats) != s.seat:
        raise BadPosition("bad-position-value", {"name": "turn", "value": int(s.turn)}, "AF-T4")
    if s.played != NO_CARDS and s.step != TRAVEL_STEP:
        raise BadPosition("bad-position-value", {"name": "played", "value": int(size(s.played))}, "AF-M2")
    if s.turned and s.step != BOOK_STEP:
        raise BadPosition("bad-position-value", {"name": "turned", "value": STEPS[s.step]}, "AF-B3")
    empty = len([n for n in range(SPACES) if s.spaces[n] == EMPTY])
    filled = s.step in (ACTION_STEP, BOOK_STEP, GAME_OVER)
    if (s.triggered != (empty > 0) and (filled or s.triggered)) or (s.triggered and s.expeditions_left > 0):
        raise BadPosition("africana-bad-spaces", {"n": empty}, "AF-E1")
    is_last = s.triggered and s.seat == s.last_seat()
    if s.step == GAME_OVER and not is_last and s.turn < s.settings.turn_cap:
        raise BadPosition("bad-position-value", {"name": "step", "value": STEPS[s.step]}, "AF-E1")

"""What a seat may see, as plain data; the only place that hides anything. [AF-I1]"""

from typing import TYPE_CHECKING, Final

from cairn.core.game import OVER, Decision, Seat, View
from cairn.core.views import told_decision, told_result
from cairn.games.africana.rules import scoring
from cairn.games.africana.rules.audit import ended_assistants
from cairn.games.africana.rules.effects import effects
from cairn.games.africana.rules.moves import BOOK_STEP, STEPS
from cairn.games.africana.rules.pieces import (
    ADVENTURE,
    ASSISTANT_CARDS,
    BOOKS,
    CARDS,
    COLOURS,
    COMPANIES,
    COMPANY_COLOURS,
    DECKS,
    EMPTY,
    EXPEDITIONS,
    FIRST_ASSISTANT,
    JOKER,
    MARKERS,
    SEEN,
    SIDES,
    SPACES,
    TRAVEL_BITS,
    cards_in,
    count,
    many,
    names_in,
    numbers_in,
    size,
)
from cairn.games.africana.rules.rules import page_cost

if TYPE_CHECKING:
    from cairn.games.africana.rules.state import State

NAME: Final = "africana"
RULES_VERSION: Final = 1


def view(s: "State", you: Seat | None) -> View:
    """The table as one seat (None: a spectator) sees it; hidden things are counts."""
    seats = range(int(s.seats))
    decision = s.decision
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "options": dict(s.settings.options),
        "tables": s.kit.tables,
        "you": you,
        "seats": [_seat(s, seat, you) for seat in seats],
        "zones": {
            "hands": [names_in(s.hands[n]) if n == you else int(size(s.hands[n])) for n in seats],
            "played": names_in(s.played),
            "travel_pile": int(s.travel_left),
            "discards": names_in(s.discards),
            "expedition_pile": {"count": int(s.expeditions_left), "next": _next_letter(s)},
            "removed": len(s.removed),
            "spaces": [_space(s, space) for space in range(SPACES)],
            "books": {name: _book(s, book) for book, name in enumerate(BOOKS)},
            "adventures": [[s.kit.adventure(a) for a in numbers_in(s.adventures[seat])] for seat in seats],
            "under": [s.under(seat) if _shows(s, seat, you) else _under_count(s, seat) for seat in seats],
            "assistants": _assistants_left(s),
            "gone": {"cards": names_in(s.gone), "adventures": s.kit.adventures_in(s.gone_adventures)},
        },
        "known": _known(s, you),
        "progress": {
            "turn": int(s.turn),
            "step": STEPS[s.step],
            "starter": int(s.starter),
            "page_cost": int(page_cost(s)) if s.step == BOOK_STEP else None,
            "last_round": s.triggered,
            "last_seat": s.last_seat(),
        },
        "decision": None if decision is None else _decision(s, decision, you),
        "result": _result(s),
    }


def _shows(s: "State", seat: Seat, you: Seat | None) -> bool:
    """Whether what lies beneath a seat's company card, and so its points, are shown."""
    return seat == you or s.settings.open_scores or s.to_move() == OVER


def _seat(s: "State", seat: Seat, you: Seat | None) -> View:
    """What everybody sees of a player; points only where they are shown."""
    company = s.company(seat)
    hand = s.hands[seat]
    sheet = scoring.sheet(s, seat) if _shows(s, seat, you) else None
    return {
        "company": COMPANIES[company],
        "colour": COMPANY_COLOURS[company],
        "place": s.kit.place_words[s.places[seat]],
        "silver": int(s.silver[seat]),
        "hand": int(size(hand)),
        "travel_cards": int(size(hand & TRAVEL_BITS)),
        "jokers": int(many(hand, JOKER)),
        "assistants": [CARDS[card] for card in cards_in(hand) if FIRST_ASSISTANT <= card < JOKER],
        "markers": MARKERS - int(s.markers_placed(seat)),
        "adventures": int(count(s.adventures[seat])),
        "under": _under_count(s, seat),
        "points": None if sheet is None else sheet["points"],
        "sheet": sheet,
    }


def _shelf(s: "State", seat: Seat) -> View:
    """Finished artifacts in their best collections, and what one more would make of them. [AF-E3]"""
    counts = scoring.artifacts(s, seat)
    kinds = s.kit.kinds
    sets = scoring.partition(counts)
    return {
        "sets": [{"subjects": [kinds[k] for k in one], "points": scoring.form_points(one)} for one in sets],
        "more": {kinds[k]: worth for k, worth in enumerate(scoring.one_more(counts))},
    }


def _next_letter(s: "State") -> str | None:
    """The letter on the back of the pile's top card."""
    if s.expeditions_left == 0:
        return None
    return DECKS[s.kit.expeditions[s.expedition_pile[s.expeditions_left - 1]].deck]


def _space(s: "State", space: int) -> View:
    """An expedition space: its card, if there is one, who has joined, and its bonus."""
    number = int(s.spaces[space])
    card = s.kit.expedition(max(number, 0))
    if number == EMPTY:
        card = dict.fromkeys(card)
    joined = [seat for seat in range(int(s.seats)) if int(s.markers) >> (space * 4 + seat) & 1]
    return {**card, "markers": joined, **s.kit.bonus(space)}


def _book(s: "State", book: int) -> View:
    """Both stacks of a book: their tops, and how many cards lie there."""
    told: View = {}
    for side, name in enumerate(SIDES):
        stack = s.stack(book, side)
        top = s.kit.adventure_words[stack[-1] & ADVENTURE] if stack else None
        told[name] = {"top": top, "count": len(stack)}
    return told


def _under_count(s: "State", seat: Seat) -> int:
    return int(count(s.under_expeditions[seat]) + count(s.under_adventures[seat]))


def _assistants_left(s: "State") -> dict[str, int]:
    """The assistant cards that still lie beside the board."""
    ended = ended_assistants(s)
    return {
        colour: ASSISTANT_CARDS - sum([counts[k] for counts in ended]) for k, colour in enumerate(COLOURS)
    }


def _known(s: "State", you: Seat | None) -> View:
    """What can be remembered: every card that ever lay open, and jokers and assistants, which come openly."""
    seats = range(int(s.seats))
    hands = [s.hands[seat] if seat == you else s.hands[seat] & ~TRAVEL_BITS for seat in seats]
    pile = s.expedition_pile[: s.expeditions_left]
    letters = [s.kit.expeditions[number].deck for number in pile]
    unseen = [number for number in range(EXPEDITIONS) if number in pile or number in s.removed]
    told: View = {"expeditions": [s.kit.expedition_words[number] for number in unseen]}
    books: View = {}
    for book, name in enumerate(BOOKS):
        stacks = [s.stack(book, side) for side in range(len(SIDES))]
        books[name] = {side: _remembered(s, stacks[k]) for k, side in enumerate(SIDES)}
        hidden = sorted([slot for slot in stacks[0] + stacks[1] if not slot & SEEN])
        told[name] = [s.kit.adventure_words[number] for number in hidden]
    return {
        "hands": [names_in(hand) for hand in hands],
        "under": [s.under(seat) for seat in seats],
        "shelves": [_shelf(s, seat) if _shows(s, seat, you) else None for seat in seats],
        "books": books,
        "expedition_pile": {letter: letters.count(deck) for deck, letter in enumerate(DECKS)},
        "unseen": told,
    }


def _remembered(s: "State", stack: list[int]) -> list[str | None]:
    """The cards of a stack from the lowest to the top one; None for one that nobody has seen."""
    return [s.kit.adventure_words[slot & ADVENTURE] if slot & SEEN else None for slot in stack]


def _decision(s: "State", decision: Decision, you: Seat | None) -> View:
    told = told_decision(decision, you, s.kit.moves)
    if decision.seat == you:
        told["effects"] = effects(s, decision)
    return told


def _result(s: "State") -> View | None:
    told = told_result(s)
    if told is not None:
        told["sheets"] = [scoring.sheet(s, seat) for seat in range(int(s.seats))]
    return told

"""What a seat may see, as plain data and as numbers; the only place that hides anything."""

from typing import TYPE_CHECKING, Any, Final

from cairn.core.game import Decision, Seat, View
from cairn.core.views import told_decision, told_result
from cairn.games.lost_cities.rules import scoring
from cairn.games.lost_cities.rules.effects import effects
from cairn.games.lost_cities.rules.moves import DRAW_STEP, MOVES, PLACE_STEP, STEPS
from cairn.games.lost_cities.rules.pieces import (
    CARDS,
    COLOURS,
    KINDS,
    MILESTONES,
    MOST_COLOURS,
    NO_COLOUR,
    RANKS,
    ranks_in,
    stack_of,
)

if TYPE_CHECKING:
    from cairn.games.lost_cities.rules.state import State

NAME: Final = "lost-cities"
RULES_VERSION: Final = 1


def view(s: "State", you: Seat | None) -> View:
    """The table as one seat (None: a spectator) sees it; hidden things are counts."""
    decision = s.decision
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "options": dict(s.settings.options),
        "you": you,
        "seats": [_seat(s, seat) for seat in range(2)],
        "zones": {
            "hands": [_names(s.hand(seat)) if seat == you else len(s.hand(seat)) for seat in range(2)],
            "expeditions": [_expeditions(s, seat) for seat in range(2)],
            "camps": _camps(s),
            "closed": COLOURS[s.closed] if s.closed != NO_COLOUR else None,
            "pile": int(s.left) if s.settings.deck_count else None,
            "milestones": [MILESTONES[m] for m in s.milestones_on_offer()],
        },
        "known": {
            "hands": [_names(s.hand(seat) if seat == you else s.shown_hand(seat)) for seat in range(2)],
            "camps": {COLOURS[c]: _of_colour(c, _remembered(s, c)) for c in range(int(s.settings.colours))},
        },
        "progress": {
            "game": len(s.finished) + int(s.step == PLACE_STEP or s.step == DRAW_STEP),
            "games": int(s.settings.games),
            "turn": int(s.turn),
            "step": STEPS[s.step],
            "starter": int(s.starter),
            "finished": [list(game) for game in s.finished],
        },
        "decision": None if decision is None else _decision(s, decision, you),
        "result": told_result(s),
    }


def _names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _seat(s: "State", seat: Seat) -> View:
    return {
        "hand": len(s.hand(seat)),
        "points": s.points(seat),
        "total": s.scores()[seat],
        "milestones": [MILESTONES[m] for m in s.milestones_of(seat)],
    }


def _expeditions(s: "State", seat: Seat) -> View:
    """Every expedition with its cards and the rows A to D of the score sheet. [LC-I2, LC-E6]"""
    rows = {}
    for colour, expedition in enumerate(s.row(seat)):
        cards = _of_colour(colour, ranks_in(expedition))
        rows[COLOURS[colour]] = {"cards": cards, "sheet": scoring.sheet(expedition)}
    return rows


def _camps(s: "State") -> View:
    """The top of each camp, and how many cards lie there, unless that would count the draw pile."""
    camps = {}
    for colour in range(int(s.settings.colours)):
        stack = _of_colour(colour, stack_of(int(s.camps[colour])))
        count = len(stack) if s.settings.deck_count else None
        camps[COLOURS[colour]] = {"top": stack[-1] if stack else None, "count": count}
    return camps


def _remembered(s: "State", colour: int) -> list[int]:
    """The ranks of a camp: each was open once, but those below the top would count the draw pile. [LC-E2]"""
    stack = stack_of(int(s.camps[colour]))
    return stack if s.settings.deck_count else stack[-1:]


def _of_colour(colour: int, ranks: list[int]) -> list[str]:
    return [f"{COLOURS[colour]} {RANKS[rank]}" for rank in ranks]


def _decision(s: "State", decision: Decision, you: Seat | None) -> View:
    told = told_decision(decision, you, MOVES)
    if decision.seat == you:
        told["effects"] = effects(s, decision)
    return told


# Numbers: for each card my hand, what I know of the other's, both rows, the camps and their tops; then
# the milestones on offer, mine and theirs; then the closed camp and the small facts of the table.
_CARDS: Final = MOST_COLOURS * KINDS
_FACTS: Final = 8
OBSERVATION_SIZE: Final = 6 * _CARDS + 3 * len(MILESTONES) + MOST_COLOURS + _FACTS


def observe(s: "State", me: Seat, out: Any) -> None:
    """The knowledge of `view(me)` as OBSERVATION_SIZE numbers."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    other = 1 - me
    for card in s.hand(me):
        out[card] += 1
    for card in s.shown_hand(other):
        out[_CARDS + card] += 1
    for k, seat in enumerate([me, other]):
        for colour, expedition in enumerate(s.row(seat)):
            for rank in ranks_in(expedition):
                out[(2 + k) * _CARDS + colour * KINDS + rank] += 1
    for colour in range(int(s.settings.colours)):
        stack = _remembered(s, colour)
        for rank in stack:
            out[4 * _CARDS + colour * KINDS + rank] += 1
        if stack:
            out[5 * _CARDS + colour * KINDS + stack[-1]] = 1
    at = 6 * _CARDS
    for milestones in [s.milestones_on_offer(), s.milestones_of(me), s.milestones_of(other)]:
        for milestone in milestones:
            out[at + milestone] = 1
        at += len(MILESTONES)
    if s.closed != NO_COLOUR:
        out[at + s.closed] = 1
    at += MOST_COLOURS
    totals = s.totals()
    facts = [
        int(s.seat == me),
        int(s.step == PLACE_STEP),
        int(s.step == DRAW_STEP),
        int(s.left) if s.settings.deck_count else -1,
        len(s.finished),
        int(s.settings.games),
        totals[me],
        totals[other],
    ]
    for i, fact in enumerate(facts):
        out[at + i] = fact

"""What a move would bring the deciding seat, before it is made: points, a milestone, cards that are left."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cairn.core.game import Decision, Move, View
from cairn.core.views import told_effect
from cairn.games.lost_cities.rules import scoring
from cairn.games.lost_cities.rules.moves import CAMP, DRAW, MOVES, PLAY, TAKE
from cairn.games.lost_cities.rules.pieces import (
    CARDS,
    FIRST_COME,
    KINDS,
    MOST_COLOURS,
    NO_EXPEDITION,
    joined,
    stack_of,
)

if TYPE_CHECKING:
    from cairn.games.lost_cities.rules.state import State


def effects(s: "State", decision: Decision) -> View:
    """For every option that changes a number the seat looks at, the sentence that says it."""
    told: View = {}
    for move in decision.options:
        effect = _effect(s, move)
        if effect is not None:
            told[MOVES[move]] = effect
    return told


def _effect(s: "State", move: Move) -> View | None:
    if PLAY <= move < CAMP:
        return _play(s, move - PLAY)
    if move == DRAW:
        # How many cards are left may be a secret of the table.
        return (
            told_effect("lost-cities-effect-draw", {"n": int(s.left) - 1}) if s.settings.deck_count else None
        )
    if TAKE <= move < TAKE + MOST_COLOURS:
        colour = move - TAKE
        top = CARDS[colour * KINDS + stack_of(int(s.camps[colour]))[-1]]
        return told_effect("lost-cities-effect-take", {"card": top})
    return None


def _play(s: "State", card: int) -> View:
    """The points of the expedition without the card and with it, and what is missing to break even."""
    colour = card // KINDS
    before: i64 = s.row(int(s.seat))[colour]
    after: i64 = joined(before, card % KINDS)
    missing: i64 = scoring.COST - scoring.sum_of(after)
    key = "lost-cities-effect-start" if before == NO_EXPEDITION else "lost-cities-effect-play"
    return told_effect(
        key,
        {
            "points": int(scoring.worth(after)),
            "before": int(scoring.worth(before)),
            "to_go": int(missing) if missing > 0 else 0,
            "bonus": _milestones(s, colour, after),
        },
    )


def _milestones(s: "State", colour: int, expedition: i64) -> int:
    """The points of the milestones that the seat would win at the end of this turn. [LC-K3]"""
    colours: i64 = s.settings.colours
    first: i64 = s.seat * MOST_COLOURS
    row = s.expeditions[:]
    row[first + colour] = expedition
    met = [m for m in s.milestones_on_offer() if m < FIRST_COME and scoring.meets(m, row, first, colours)]
    return scoring.MILESTONE_POINTS * len(met)

"""Why a move is not allowed. Nothing here decides: it only explains what the options leave out."""

from typing import TYPE_CHECKING

from cairn.core.errors import Args, Refusal
from cairn.core.game import Move
from cairn.games.lost_cities.rules.moves import (
    CAMP,
    DEAL,
    DEAL_STEP,
    DRAW,
    DRAW_STEP,
    MATCH_OVER,
    PLACE_STEP,
    TAKE,
)
from cairn.games.lost_cities.rules.pieces import (
    CARDS,
    COLOURS,
    EMPTY_CAMP,
    KINDS,
    MOST_COLOURS,
    SPONSOR,
    highest,
    top,
)
from cairn.games.lost_cities.rules.rules import holds, may_add

if TYPE_CHECKING:
    from cairn.games.lost_cities.rules.state import State


def why_not(s: "State", move: Move) -> Refusal | None:
    """Why a move is not allowed; None if it is."""
    if s.step == MATCH_OVER:
        return Refusal("no-game-over", "LC-M1", {})
    if move == DEAL:
        return None if s.step == DEAL_STEP else Refusal("lost-cities-no-deal-now", "LC-E1", {})
    colour = move - TAKE if move >= TAKE else move % CAMP // KINDS
    if move != DRAW and colour >= s.settings.colours:
        args: Args = {"colour": COLOURS[colour]}
        return Refusal("lost-cities-no-sixth-colour", "LC-L1", args)
    if s.step == DEAL_STEP:
        return Refusal("lost-cities-no-deal-first", "LC-M1", {})
    if move < DRAW:
        return _why_not_place(s, move)
    return _why_not_draw(s, move)


def _why_not_place(s: "State", move: Move) -> Refusal | None:
    card = move % CAMP
    if s.step == DRAW_STEP:
        return Refusal("lost-cities-no-draw-first", "LC-T6", {})
    if not holds(s, card):
        return Refusal("no-not-in-hand", "LC-T3" if move >= CAMP else "LC-T1", {"card": CARDS[card]})
    if move >= CAMP or may_add(s, card):
        return None
    if card % KINDS == SPONSOR:
        return Refusal("lost-cities-no-late-sponsor", "LC-T2", {"card": CARDS[card]})
    colour = card // KINDS
    last = colour * KINDS + highest(int(s.expeditions[int(s.seat) * MOST_COLOURS + colour]))
    return Refusal("lost-cities-no-ascending", "LC-T1", {"card": CARDS[card], "top": CARDS[last]})


def _why_not_draw(s: "State", move: Move) -> Refusal | None:
    if s.step == PLACE_STEP:
        return Refusal("lost-cities-no-place-first", "LC-T6", {})
    if move == DRAW:
        return None
    colour = move - TAKE
    if s.camps[colour] == EMPTY_CAMP:
        return Refusal("lost-cities-no-camp-empty", "LC-T4", {"colour": COLOURS[colour]})
    if s.turn >= s.settings.turn_cap:
        return Refusal("lost-cities-no-turn-cap", "LC-E5", {"n": int(s.settings.turn_cap)})
    if s.closed == colour:
        card = colour * KINDS + int(top(s.camps[colour]))
        return Refusal("lost-cities-no-just-discarded", "LC-T4", {"card": CARDS[card]})
    return None

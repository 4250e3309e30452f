"""What a bold player of Adventure Tours does more often."""

from cairn.core import game as core
from cairn.core.game import Move
from cairn.games.adventure_tours.rules.moves import EQUIP
from cairn.games.adventure_tours.rules.state import State

FULL = 2
"""Equipment cards from which on it is no longer bold to let somebody join."""


def is_opening(state: core.State, move: Move) -> bool:
    """Whether the move lets a card join before two pieces of equipment lie there."""
    assert isinstance(state, State)
    joins = EQUIP <= move < state.kit.protect and (move - EQUIP) % 2 == 1
    return joins and len(state.players[state.to_move()].equipment) < FULL

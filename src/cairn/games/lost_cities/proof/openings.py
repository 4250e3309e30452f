"""What a bold player of Lost Cities does more often."""

from cairn.core import game as core
from cairn.core.game import Move
from cairn.games.lost_cities.rules.moves import CAMP, PLACE_STEP, PLAY
from cairn.games.lost_cities.rules.pieces import KINDS, MOST_COLOURS
from cairn.games.lost_cities.rules.state import State


def is_opening(state: core.State, move: Move) -> bool:
    """Whether the move lays the first card of an expedition."""
    assert isinstance(state, State)
    if state.step != PLACE_STEP or not PLAY <= move < CAMP:
        return False
    return state.expeditions[state.seat * MOST_COLOURS + (move - PLAY) // KINDS] == 0

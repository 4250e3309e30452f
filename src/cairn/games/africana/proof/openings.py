"""What a bold player of Africana does more often."""

from cairn.core import game as core
from cairn.core.game import Move
from cairn.games.africana.rules.moves import END_EXPEDITION, JOIN


def is_opening(state: core.State, move: Move) -> bool:
    """Whether the move joins an expedition."""
    return JOIN <= move < END_EXPEDITION

"""What a bold player of Dominion does more often."""

from cairn.core import game as core
from cairn.core.game import Move
from cairn.games.dominion.rules.card import ACTION
from cairn.games.dominion.rules.catalogue import TYPES_OF
from cairn.games.dominion.rules.moves import BUY, card_of, verb_of


def is_opening(state: core.State, move: Move) -> bool:
    """Whether the move buys an Action card."""
    return verb_of(move) == BUY and TYPES_OF[card_of(move)] & ACTION != 0

"""What a bold player of Dominion does more often."""

from cairn.core import game as core
from cairn.core.game import Move
from cairn.games.dominion.rules.card import ACTION
from cairn.games.dominion.rules.catalogue import TYPES_OF
from cairn.games.dominion.rules.moves import BUY, card_of, verb_of
from cairn.games.dominion.rules.player import KIND
from cairn.games.dominion.rules.state import State


def is_opening(state: core.State, move: Move) -> bool:
    """Whether the move buys an Action card that its buyer has none of."""
    assert isinstance(state, State)
    card = card_of(move)
    if verb_of(move) != BUY or TYPES_OF[card] & ACTION == 0:
        return False
    player = state.players[state.to_move()]
    rows = (player.hand, player.deck, player.discard, player.aside, player.play, player.mat)
    return all(int(row[i]) & KIND != card for row in rows for i in range(len(row)))

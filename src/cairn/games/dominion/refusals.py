"""Why a move is not allowed."""

from typing import TYPE_CHECKING

from cairn.core.errors import Refusal
from cairn.core.game import Move

if TYPE_CHECKING:
    from cairn.games.dominion.state import State


def why_not(s: "State", move: Move) -> Refusal | None:
    """Why a move is not allowed; None if it is."""
    return None if move in s.options() else Refusal("x", "DB-T1", {})

"""What a seat may see."""

from typing import TYPE_CHECKING, Any, Final

from cairn.core.game import Seat, View

if TYPE_CHECKING:
    from cairn.games.dominion.state import State

NAME: Final = "dominion"
RULES_VERSION: Final = 1
OBSERVATION_SIZE: Final = 1


def view(s: "State", you: Seat | None) -> View:
    return {}


def observe(s: "State", me: Seat, out: Any) -> None:
    out[0] = 0

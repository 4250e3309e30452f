"""Taking a move back: how far, whether somebody must agree, and whether a rule forbids it."""

from cairn.core.game import Seat
from cairn.core.match import Match


def last_choice(match: Match, seat: Seat) -> int | None:
    """How many moves there were before the seat's last choice; None if it has made none.

    What was answered at once, because there was one option and nothing came to light by it, was no choice.
    """
    found = None
    state = match.game.start(len(match.players), match.dice, match.options)
    for i, move in enumerate(match.moves):
        chosen = len(state.options()) > 1 or match.learnt[i + 1] > match.learnt[i]
        if match.seats[i] == seat and chosen:
            found = i
        state.push(move)
    return found


def is_free(match: Match, seat: Seat, to: int) -> bool:
    """Whether the seat may go back there unasked: nobody else has moved, and nothing has come to light."""
    return match.may_undo_freely(to) and all(mover == seat for mover in match.seats[to:])


def kept_by(match: Match, to: int) -> str:
    """The rule that keeps one of the moves made since then, for it has shown a card; else an empty word."""
    for i in range(to, len(match.moves)):
        if match.moves[i] in match.game.final and match.learnt[i + 1] > match.learnt[i]:
            return match.game.final[match.moves[i]]
    return ""

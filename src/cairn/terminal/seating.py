"""Who sits where: what the drawings of all games say of seats."""

from cairn.core.game import Seat, View
from cairn.terminal.ink import mark
from cairn.terminal.page import Page


def order(view: View) -> list[Seat]:
    """The seats as a reader sees them: clockwise, the reader last."""
    seats = len(view["seats"])
    first = 0 if view["you"] is None else view["you"] + 1
    return [(first + i) % seats for i in range(seats)]


def is_acting(view: View, seat: Seat) -> bool:
    """Whether this seat is asked."""
    return view["decision"] is not None and view["decision"]["seat"] == seat


def shape(page: Page, seat: Seat) -> str:
    """The mark of a seat, the same for every reader."""
    return mark(page, "●■▲◆★♥"[seat], "o#^*+%"[seat])

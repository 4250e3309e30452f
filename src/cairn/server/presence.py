"""Who has been away from a table, since when, and who wants a bot in that seat."""

import time
from typing import Final

from cairn.core.game import Seat

LONG_AWAY = 60.0
"""Seconds without a connection after which the others may let a bot take over."""


class Presence:
    """For each seat since when none of its browsers has been here, and the votes for a bot."""

    def __init__(self, seats: int) -> None:
        self.since: Final = [time.time()] * seats
        """Seconds since 1970; 0 while somebody is here."""
        self._gone: Final = [time.monotonic()] * seats
        self.votes: Final[list[set[Seat]]] = [set() for _ in range(seats)]

    def update(self, online: list[bool]) -> None:
        """Take note of who is here now; nobody needs a bot who is back."""
        for seat, here in enumerate(online):
            if here:
                self.since[seat] = 0.0
                self.votes[seat].clear()
            elif self.since[seat] == 0.0:
                self.since[seat], self._gone[seat] = round(time.time(), 3), time.monotonic()

    def is_long_away(self, seat: Seat) -> bool:
        """Whether nobody has been here for this seat for long enough."""
        return self.since[seat] > 0 and time.monotonic() - self._gone[seat] >= LONG_AWAY

    def next_change(self) -> float | None:
        """In how many seconds another seat will have been away for long; None if none will."""
        now = time.monotonic()
        waits = [gone + LONG_AWAY - now for gone, since in zip(self._gone, self.since, strict=True) if since]
        return min((wait for wait in waits if wait > 0), default=None)

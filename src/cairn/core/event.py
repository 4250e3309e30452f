"""What happened, and who may know it."""

from typing import Final, final

from cairn.core.errors import Args

EVERYBODY: Final = -1
"""The mask of all seats and of the spectators."""


@final
class Event:
    """A key and arguments; `secret` arguments are for the seats in `seen_by`, the others get the hidden key.

    Both faces are one event, so that every seat counts the same number of events.
    """

    def __init__(
        self,
        key: str,
        args: Args,
        secret: Args | None = None,
        seen_by: int = EVERYBODY,
    ) -> None:
        self.key: Final = key
        self.args: Final = args
        self.secret: Final = secret
        self.seen_by: Final = seen_by

    def told_to(self, seat: int | None) -> tuple[str, Args]:
        """The key and arguments as this seat (None: a spectator) may read them."""
        if self.secret is None:
            return self.key, self.args
        if self.seen_by == EVERYBODY or (seat is not None and self.seen_by >> seat & 1):
            return self.key, {**self.args, **self.secret}
        return self.key + "-hidden", self.args

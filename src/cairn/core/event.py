"""What happened, and who may know it."""

from typing import Final, final

from cairn.core.errors import Args
from cairn.core.sources import Place

EVERYBODY: Final = -1
"""The mask of all seats and of the spectators."""


@final
class Event:
    """A key and arguments; `secret` arguments are for the seats in `seen_by`, the others get the hidden key.

    `seen_by` is a mask: bit s stands for seat s, EVERYBODY for all seats and the spectators. An event with a
    secret has two messages in the catalogues: `my-game-draws`, which may name the card, and
    `my-game-draws-hidden`, which has the open arguments only. Both faces are one event, so that every seat
    counts the same number of events.

    `places` says where in a shuffle each thing lay that the event names (`Source.told` says in which
    argument); it is not told before the match is over. Where several things are hidden, the open argument
    `n` counts them.

    An int is a number and a str names a piece, but for `seat` and `victim`: they are seats, and messages
    get the names `$name` and `$victim` and the roles `$who` and `$whom`, “you” or “other”.
    """

    def __init__(
        self,
        key: str,
        args: Args,
        secret: Args | None = None,
        seen_by: int = EVERYBODY,
        places: list[Place] | None = None,
    ) -> None:
        self.key: Final = key
        self.args: Final = args
        self.secret: Final = secret
        self.seen_by: Final = seen_by
        self.places: Final = places

    def told_to(self, seat: int | None) -> tuple[str, Args]:
        """The key and arguments as this seat (None: a spectator) may read them."""
        if self.secret is None:
            return self.key, self.args
        if self.seen_by == EVERYBODY or (seat is not None and self.seen_by >> seat & 1):
            return self.key, {**self.args, **self.secret}
        return self.key + "-hidden", self.args

"""Lasting effects, as data."""

from typing import Final, final

from mypy_extensions import i64


@final
class Stay:
    """What a played Duration has set up: immutable, looked up at the moment it matters."""

    def __init__(
        self, card: i64, owner: i64, this: i64, since: i64, against: i64 = 0, aside: i64 = 0
    ) -> None:
        self.card: Final[i64] = card
        """The card whose instructions they are; for an Estate with Inheritance, the card it copies."""
        self.owner: Final[i64] = owner
        self.this: Final[i64] = this
        """The card in play that stays because of it."""
        self.since: Final[i64] = since
        """The turn in which it was played or, if it comes back each turn, last did something."""
        self.against: Final[i64] = against
        """A bit for each player whom an Attack concerns."""
        self.aside: Final[i64] = aside
        """The group of the cards that a play of Gear has set aside."""

    def data(self) -> list[int]:
        """The Stay as plain numbers."""
        return [
            int(self.card),
            int(self.owner),
            int(self.this),
            int(self.since),
            int(self.against),
            int(self.aside),
        ]

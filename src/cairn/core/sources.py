"""Sources of chance, as somebody must know them who checks a match and knows no rules.

A game shuffles, or draws numbers, under the names of its sources; the k-th shuffle of a source is its own
(`dice.py`). An event that tells of a thing from a shuffle says at which place of it the thing lay. With what
a `Source` declares, a reader can follow every card from the dice to the event in which it was seen.
"""

from typing import Final, final

from cairn.core.errors import Args


@final
class Place:
    """A place in the k-th shuffle of a source, counted from 0; a number that was drawn is at place 0."""

    def __init__(self, source: str, k: int, position: int = 0) -> None:
        self.source: Final = source
        self.k: Final = k
        self.position: Final = position


@final
class Source:
    """One name under which a game shuffles or draws."""

    def __init__(
        self,
        name: str,
        things: list[str],
        told: dict[str, str],
        where: Args | None = None,
        front: bool = False,
        mixed: bool = False,
        grows: bool = False,
        announced: str = "",
        settles: str = "",
    ) -> None:
        self.name: Final = name
        self.things: Final = things
        """What the numbers stand for, each spelled as events spell it; empty where they are only numbers.

        A shuffle starts with its things in this order.
        """
        self.told: Final = told
        """The events that tell of what comes from here: for each key, the argument that names it."""
        self.where: Final[Args] = {} if where is None else where
        """Arguments that such an event must have: an event about another seat is not meant."""
        self.front: Final = front
        """Whether things are taken from the first place on; otherwise from the last place down.

        None is passed over. Events that follow each other and differ in nothing but the things they name may
        tell them in any order.
        """
        self.mixed: Final = mixed
        """Whether such events may also tell of things from elsewhere; otherwise all lie in a shuffle."""
        self.grows: Final = grows
        """Whether a later shuffle may have things that the first did not have."""
        self.announced: Final = announced
        """The key of the event that is told at each shuffle of this source, and at nothing else; or none."""
        self.settles: Final = settles
        """The option that this source draws before the game, or none.

        It names the first things of the shuffle; how many, a number says that is drawn from the same source.
        """

    def name_of(self, number: int) -> str:
        """How events spell the thing with this number."""
        return self.things[number] if self.things else str(number)

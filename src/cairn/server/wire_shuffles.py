"""What is published about chance over HTTP: before a match what will be shuffled, after it every shuffle.

`docs/protocol.md` says how a browser checks it, and what that proves.
"""

from msgspec import Struct

from cairn.core.errors import Args


class SourceInfo(Struct):
    """One name under which a game shuffles or draws, as `cairn.core.sources` declares it."""

    name: str
    things: int
    """Which of the lists of things its numbers stand for; −1: they are only numbers."""
    told: dict[str, str]
    """Keys of events that tell of its things, each with the argument that names them."""
    where: Args
    """Arguments that such an event must have."""
    front: bool
    """Whether things are taken from the first place on; otherwise from the last place down."""
    mixed: bool
    """Whether such events may also tell of things from elsewhere."""
    grows: bool
    """Whether a later shuffle may have things that the first did not have."""
    announced: str
    """The key of the event that is told at each shuffle; or empty."""
    settles: str
    """The option that it draws before the game; or empty."""


class DeckInfo(Struct):
    """Things that will be shuffled when the match starts, in the order in which they lie before."""

    source: str
    k: int
    before: list[str]


class RangeInfo(Struct):
    """Numbers that will be drawn when the match starts: what each is below."""

    source: str
    k: int
    below: list[int]


class Sources(Struct):
    """What a match will shuffle and draw: known before anybody says a word, the same after the end."""

    things: list[list[str]]
    """Lists of things, each in the order in which a shuffle starts."""
    sources: list[SourceInfo]
    decks: list[DeckInfo]
    ranges: list[RangeInfo]


class ShuffleInfo(Struct):
    """One shuffle: the things in their order, and as shuffled."""

    source: str
    k: int
    event: int
    """How many events had been told before it."""
    before: list[str]
    after: list[str]


class RollInfo(Struct):
    """Numbers that were drawn, each from 0 to one less than the number of `below` beside it."""

    source: str
    k: int
    event: int
    below: list[int]
    numbers: list[int]


class Shuffles(Struct):
    """All that chance did in a match that is over."""

    events: int
    """How many events were told."""
    shuffles: list[ShuffleInfo]
    rolls: list[RollInfo]
    draws: list[tuple[int, str, int, int]]
    """Which event tells of which place: event, source, k, position; in the order of the events."""

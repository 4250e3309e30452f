"""Whether what waits in a position that was read can wait there: Durations, and the Steps of the agenda.

A Step has three numbers, and what they mean depends on its kind; where nothing is said here, `card` is −1 and
n is a number like any other.
"""

from typing import TYPE_CHECKING, Final

from cairn.core.errors import BadPosition
from cairn.core.steps import Step
from cairn.games.dominion.rules.card import DURATION
from cairn.games.dominion.rules.cards import TYPES_OF
from cairn.games.dominion.rules.cards.base_attacks import next_victim
from cairn.games.dominion.rules.moves import TOKENS
from cairn.games.dominion.rules.names import CARDS, ESTATE
from cairn.games.dominion.rules.player import FIRST_SERIAL, KIND, LOOKED_AT, SERIAL
from cairn.games.dominion.rules.playing import SEATS
from cairn.games.dominion.rules.questions import unpacked
from cairn.games.dominion.rules.stay import Stay

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

_THIS: Final = [
    "raze",
    "gear",
    "play-set-aside",
    "play-again",
    "play-twice",
    "play-twice-and-copy",
    "react",
    "react-again",
    "after-action",
    "call-after-action",
]
"""Here `card` is a card that is or was in play."""
_CARD: Final = ["gain-card", "gain-bought", "go-on", "meanwhile", "put-token"]
_PLACE: Final = ["gain-up-to", "trash-for-more"]
"""Here `card` is where a gained card goes."""
_MASK: Final = ["rob", "trash-loot"]
"""Here `card` is a bit for each of some players."""
_OF_SEAT: Final = ["spy-on", "discard-or-keep", "trample"]
"""Here n is a player."""
_REACT: Final = ["react", "react-again"]
_TOKEN: Final = ["move-token", "put-token"]
_LOOKED_AT: Final = [
    "discard-or-keep",
    "keep-or-set-aside",
    "keep-one",
    "return-looked-at",
    "scouting-party",
    "trash-discard-or-keep",
    "trash-loot",
    "trash-revealed",
]
"""Questions about cards that lie aside for a moment: nothing else comes before them."""
_PLACES: Final = 3


def check_waiting(s: "State") -> None:
    """Raise BadPosition for a Duration or a Step that cannot be."""
    for stay in s.stays:
        if not _can_stay(s, stay):
            raise BadPosition("bad-position-value", {"name": "stays", "value": str(stay.data())})
    last = len(s.agenda) - 1
    for i, step in enumerate(s.agenda):
        if not _can_wait(s, step) or (i < last and step.kind in _LOOKED_AT):
            raise _bad(step)


def check_question(s: "State") -> None:
    """Raise BadPosition for a question that has no answer."""
    if s.agenda:
        step = s.agenda[-1]
        if not _has_its_cards(s, step) or not step.options(s):
            raise _bad(step)


def is_this(s: "State", this: int) -> bool:
    """Whether a number can be that of a card which is or was in play."""
    card = this & KIND
    return card < CARDS and bool(s.setup.has[card]) and FIRST_SERIAL <= this // SERIAL < s.serial


def _bad(step: Step["State"]) -> BadPosition:
    return BadPosition("bad-position-value", {"name": "agenda", "value": str(step.data())})


def _can_stay(s: "State", stay: Stay) -> bool:
    if stay.card >= CARDS or not s.setup.has[stay.card] or not TYPES_OF[stay.card] & DURATION:
        return False
    return (
        stay.owner < len(s.players)
        and is_this(s, int(stay.this))
        and stay.since <= s.turn
        and int(stay.against) >> len(s.players) == 0
        and stay.aside < s.serial
    )


def _can_wait(s: "State", step: Step["State"]) -> bool:
    seats = len(s.players)
    kind = step.kind
    if not 0 <= step.seat < seats or step.n < 0:
        return False
    if kind in _THIS:
        nothing = step.card == -1 and kind in ("after-action", "call-after-action")
        right = nothing or is_this(s, step.card)
    elif kind in _CARD:
        right = 0 <= step.card < CARDS and bool(s.setup.has[step.card])
    elif kind in _PLACE:
        right = 0 <= step.card < _PLACES
    elif kind in _MASK:
        right = step.card >= 0 and step.card >> seats == 0
    else:
        right = step.card == -1
    if kind in _OF_SEAT:
        return right and step.n < seats
    if kind in _TOKEN:
        return right and step.n < len(TOKENS)
    if kind in _REACT:
        return right and step.n % SEATS < seats and _can_play(s, step.n % SEATS, step.card)
    if kind == "play-set-aside":
        return right and s.players[step.seat].inherited >= 0
    if kind == "gain-card":
        return right and step.n < _PLACES
    return right


def _can_play(s: "State", seat: int, this: int) -> bool:
    """From 2022 on an Estate that attacks plays the card set aside by Inheritance."""
    return not (s.setup.is_2022 and this & KIND == ESTATE) or s.players[seat].inherited >= 0


def _has_its_cards(s: "State", step: Step["State"]) -> bool:
    """Whether the cards are there that a question is about."""
    kind = step.kind
    if kind == "play-discarded":
        return len(s.players[step.seat].discard) > 0
    if kind == "gain-loot":
        trash = [int(s.trash[i]) for i in range(len(s.trash))]
        loot = unpacked(step.n)
        return not [card for card in loot if loot.count(card) > trash.count(card)]
    if kind in _LOOKED_AT:
        whose = step.seat
        if kind == "discard-or-keep":
            whose = step.n
        elif kind == "trash-loot":
            whose = next_victim(s, step)
        before = step.n if kind == "trash-discard-or-keep" else 0
        return whose >= 0 and s.players[whose].count_aside(LOOKED_AT) > before
    return True

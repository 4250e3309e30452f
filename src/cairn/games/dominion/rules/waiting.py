"""Whether what waits in a position that was read can wait there: Durations, and the Steps of the agenda.

That the fields of a Step have values of their kinds follows from their declaration; the rest is said here.
"""

from typing import TYPE_CHECKING, Any, Final

from cairn.core.plain import bad
from cairn.core.steps import Field, Step, bad_step, fits
from cairn.games.dominion.rules.card import DURATION
from cairn.games.dominion.rules.cards.base_attacks import DiscardOrKeep, GainLoot, TrashLoot
from cairn.games.dominion.rules.gaining import BY_CALL, BY_TOKEN, NOT_GAINED, OFFER, PLACE_OR_NONE
from cairn.games.dominion.rules.moves import TOKENS
from cairn.games.dominion.rules.numbers import ESTATE
from cairn.games.dominion.rules.player import FIRST_SERIAL, KIND, LOOKED_AT, SERIAL, TO_DECK
from cairn.games.dominion.rules.playing import NOT_IN_PLAY, THIS_OR_NONE, PlaySetAside, React, ReactAgain
from cairn.games.dominion.rules.questions import CARD, PLACE, THIS, TOKEN
from cairn.games.dominion.rules.stay import Stay

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

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


def check_waiting(s: "State") -> None:
    """Raise BadPosition for a Duration or a Step that cannot be."""
    for stay in s.stays:
        if not _can_stay(s, stay):
            raise bad("stays", stay.data())
    last = len(s.agenda) - 1
    for i, step in enumerate(s.agenda):
        if not _can_wait(s, step) or (i < last and step.kind in _LOOKED_AT):
            raise bad_step(step)


def check_question(s: "State") -> None:
    """Raise BadPosition for a question that has no answer."""
    if s.agenda:
        step = s.agenda[-1]
        if not _has_its_cards(s, step) or not step.options(s):
            raise bad_step(step)


def is_this(s: "State", this: int) -> bool:
    """Whether a number can be that of a card which is or was in play."""
    return this & KIND in s.setup.in_piles and FIRST_SERIAL <= this // SERIAL < s.serial


def _can_stay(s: "State", stay: Stay) -> bool:
    if int(stay.card) not in s.setup.in_piles or not s.card(stay.card).types & DURATION:
        return False
    return (
        stay.owner < len(s.players)
        and is_this(s, int(stay.this))
        and stay.since <= s.turn
        and int(stay.against) >> len(s.players) == 0
        and stay.aside < s.serial
    )


def _can_wait(s: "State", step: Step["State"]) -> bool:
    """Whether each field of a Step has a value that can be, and together they can be too."""
    if not 0 <= step.seat < len(s.players):
        return False
    for field in step.fields:
        value: Any = getattr(step, field.name)
        for one in value if field.is_list else [value]:
            if not _is_of_kind(s, field, one):
                return False
    if isinstance(step, React | ReactAgain):
        return _can_play(s, int(step.attacker), int(step.this))
    if isinstance(step, PlaySetAside):
        return s.players[step.seat].inherited >= 0
    return True


def _is_of_kind(s: "State", field: Field, value: Any) -> bool:
    if field.kind == THIS:
        return is_this(s, value)
    if field.kind == THIS_OR_NONE:
        return value == NOT_IN_PLAY or is_this(s, value)
    if field.kind == CARD:
        return value in s.setup.in_piles
    if field.kind == PLACE:
        return bool(0 <= value <= TO_DECK)
    if field.kind == PLACE_OR_NONE:
        return bool(NOT_GAINED <= value <= TO_DECK)
    if field.kind == OFFER:
        return bool(BY_TOKEN <= value <= BY_CALL)
    if field.kind == TOKEN:
        return bool(0 <= value < len(TOKENS))
    return fits(field, value, len(s.players))


def _can_play(s: "State", seat: int, this: int) -> bool:
    """From 2022 on an Estate that attacks plays the card set aside by Inheritance."""
    return not (s.setup.is_2022 and this & KIND == ESTATE) or s.players[seat].inherited >= 0


def _has_its_cards(s: "State", step: Step["State"]) -> bool:
    """Whether the cards are there that a question is about."""
    kind = step.kind
    if kind == "play-discarded":
        return len(s.players[step.seat].discard) > 0
    if isinstance(step, GainLoot):
        trash = [int(s.trash[i]) for i in range(len(s.trash))]
        loot = step.loot
        return not [card for card in loot if loot.count(card) > trash.count(card)]
    if kind in _LOOKED_AT:
        whose = step.seat
        if isinstance(step, DiscardOrKeep):
            whose = step.victim
        elif isinstance(step, TrashLoot):
            whose = step.victim(s)
        before = step.n if kind == "trash-discard-or-keep" else 0
        return whose >= 0 and s.players[whose].count_aside(LOOKED_AT) > before
    return True

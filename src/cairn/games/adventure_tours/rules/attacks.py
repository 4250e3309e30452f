"""Attacks and protection: who is aimed at, who may discard a Pater Miller against it, and what then happens.

An attack is an action and three seats: who attacks, who is aimed at first, and who second (only give_two has
one). A player who uses protection is no longer aimed at. [AT-P1]
"""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.errors import Args
from cairn.core.steps import SEAT, Field
from cairn.games.adventure_tours.rules.kit import Kit
from cairn.games.adventure_tours.rules.moves import SKIP
from cairn.games.adventure_tours.rules.pieces import (
    ACTIONS,
    DISCARD_EQUIPMENT,
    DISCARD_MEMBER,
    GIFT,
    GIVE_ONE,
    GIVE_TWO,
    READY,
    STEAL_EQUIPMENT,
)
from cairn.games.adventure_tours.rules.player import guards_among
from cairn.games.adventure_tours.rules.questions import Question, or_skip

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.state import State

NOBODY: Final = -1
"""Instead of a seat."""
SEAT_OR_NOBODY: Final = "seat or nobody"
"""The kind of a field of a Step."""
_GIVES: Final = [GIVE_ONE, GIVE_TWO, GIFT]


def attack(s: "State", action: int, me: int, first: int, second: int = NOBODY) -> None:
    """Announce an action against one or two players; they may protect themselves before it happens."""
    if s.sink is not None:
        _announce(s, action, me, first, second)
    _go_on(s, action, me, first, second, 0)


def _announce(s: "State", action: int, me: int, first: int, second: int) -> None:
    """Tell of an attack that may still be stopped; any other is told when it has happened."""
    for victim in [first] if first == second else [first, second]:
        if victim not in (me, NOBODY) and s.players[victim].is_guarded():
            s.tell("adventure-tours-attacks", {"seat": me, "victim": victim, "action": ACTIONS[action]})


def _tell_gifts(s: "State", me: int, drawing: list[int]) -> None:
    """Tell who is given a card; a card that one gives oneself is only drawn."""
    if len(drawing) == 2 and drawing[0] == drawing[1] != me:
        s.tell("adventure-tours-gives-two", {"seat": me, "victim": drawing[0]})
        return
    for victim in drawing:
        if victim != me:
            s.tell("adventure-tours-gives", {"seat": me, "victim": victim})


def _go_on(s: "State", action: int, me: int, first: int, second: int, after: int) -> None:
    """Ask the next attacked player clockwise from the attacker, or let it happen. [AT-P5]"""
    seats = len(s.players)
    for distance in range(after + 1, seats):
        seat = (me + distance) % seats
        if seat in (first, second) and s.players[seat].is_guarded():
            s.then(Protect(seat, action, me, first, second))
            return
    _strike(s, action, me, first, second)


def _strike(s: "State", action: int, me: int, first: int, second: int) -> None:
    """What the action does to those who are still aimed at."""
    if action in _GIVES:
        # The pile may have but one card for two: the first named gets it. [AT-X2, AT-R3]
        drawing = [seat for seat in (first, second) if seat != NOBODY][: int(s.left)]
        if s.sink is not None:
            _tell_gifts(s, me, drawing)
        for seat in drawing:
            s.draw(seat)
    elif first == NOBODY:
        return
    elif action == DISCARD_EQUIPMENT:
        s.discard_equipment(me, first)
    elif action == STEAL_EQUIPMENT:
        s.steal_equipment(me, first)
    elif action == DISCARD_MEMBER:
        s.discard_member(me, first)
    else:
        s.steal_member(me, first)


class Protect(Question):
    """Discard a Pater Miller against an attack, or not. [AT-X11]

    Of several equal ones any may go, for that can decide which card lies last.
    """

    kind: ClassVar[str] = "protect"
    fields: ClassVar[list[Field]] = [
        Field("action"),
        Field("attacker", SEAT),
        Field("first", SEAT_OR_NOBODY),
        Field("second", SEAT_OR_NOBODY),
    ]

    def __init__(self, seat: int, action: int, attacker: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.attacker: Final = attacker
        self.first: Final = first
        self.second: Final = second

    def options(self, s: "State") -> list[int]:
        player = s.players[self.seat]
        moves = _protections(s.kit, player.members, s.kit.protect)
        moves += _protections(s.kit, player.equipment, s.kit.protect_equipped)
        return or_skip(moves)

    def take(self, s: "State", move: int) -> None:
        first, second = self.first, self.second
        if move != SKIP:
            guard, which, equipped = s.kit.protection(move)
            if equipped:
                s.protect_from_equipment(self.seat, guard, which)
            else:
                s.protect_from_members(self.seat, guard, which)
            # One card stops the one attack, also where both cards of it came to him. [AT-P2]
            first = NOBODY if first == self.seat else first
            second = NOBODY if second == self.seat else second
        distance = (self.seat - self.attacker) % len(s.players)
        _go_on(s, self.action, self.attacker, first, second, distance)

    def prompt(self, s: "State") -> tuple[str, Args]:
        args: Args = {"seat": self.attacker, "victim": self.seat, "action": ACTIONS[self.action]}
        return "adventure-tours-prompt-protect", args


def _protections(kit: Kit, row: vec[i64], first: int) -> list[int]:
    """The moves that discard a ready card of a row, whose moves begin with `first`. [AT-X11]"""
    moves: list[int] = []
    for guard in kit.guards:
        for which in guards_among(row, guard + READY):
            moves.append(first + which)
        first += int(kit.copies[guard])
    return moves


def has_target(s: "State", action: i64, me: i64) -> bool:
    """Whether the action has a legal target. [AT-X12]"""
    return any(may_aim(s, action, me, at) for at in range(len(s.players)))


def may_aim(s: "State", action: i64, me: i64, at: i64) -> bool:
    """Whether a player is a legal target: he has what would be lost, and nobody robs himself. [AT-X12]"""
    player = s.players[at]
    if action == DISCARD_EQUIPMENT:
        return len(player.equipment) > 0
    if action == DISCARD_MEMBER:
        return len(player.members) > 0
    if action in _GIVES:
        return True
    if at == me:
        return False
    return len(player.equipment if action == STEAL_EQUIPMENT else player.members) > 0

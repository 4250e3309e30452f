"""What a move would bring, before it is made: levels, income, cards in hand, and whom an attack hits.

All of it lies open on the table, or is the deciding seat's own.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cairn.core.errors import Args
from cairn.core.game import Decision, Move, Seat, View
from cairn.core.views import told_effect
from cairn.games.adventure_tours.rules import scoring
from cairn.games.adventure_tours.rules.actions import AimAction, GiveSecond, PromoteEquipment
from cairn.games.adventure_tours.rules.attacks import Protect, has_target
from cairn.games.adventure_tours.rules.moves import AIM, DRAW, EQUIP, SKIP, USE
from cairn.games.adventure_tours.rules.pieces import (
    ABILITIES,
    ACTIONS,
    CATEGORIES,
    COLOURS,
    DISCARD_EQUIPMENT,
    DISCARD_MEMBER,
    DOUBLE_ACTION,
    EQUIPMENT_ACTION,
    EXTRA_EQUIPMENT,
    EXTRA_TURN,
    KIND,
    MORE_EQUIPMENT,
    MOST_SEATS,
    NO_ACTION,
    OPTIONAL_DRAW,
    PROMOTE_EQUIPMENT,
    PROTECT,
    SAME_COLOUR_MEMBER,
    SECOND_MEMBER,
    SECOND_TURN,
    STEAL_EQUIPMENT,
    STEAL_MEMBER,
    level,
    unpacked,
)
from cairn.games.adventure_tours.rules.questions import card_of

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.state import State

_ATTACKS: Final = [DISCARD_EQUIPMENT, STEAL_EQUIPMENT, DISCARD_MEMBER, STEAL_MEMBER]
"""The actions that take a card from the table; all others that aim give one."""

# Sentences about one level, and about all three.
_EQUIP: Final = ["adventure-tours-effect-equip", "adventure-tours-effect-equip-several"]
_TAKES: Final = ["adventure-tours-effect-takes-equipment", "adventure-tours-effect-takes-several"]
_LOSES: Final = ["adventure-tours-effect-loses-equipment", "adventure-tours-effect-loses-several"]
_PROTECT: Final = ["adventure-tours-effect-protect-equipment", "adventure-tours-effect-protect-several"]


def effects(s: "State", decision: Decision) -> View:
    """For every option that changes a number, the sentence that says it."""
    told: View = {}
    for move in decision.options:
        effect = _effect(s, move, decision.seat)
        if effect is not None:
            told[s.kit.moves[move]] = effect
    return told


def _effect(s: "State", move: Move, me: Seat) -> View | None:
    step = s.agenda[-1]
    if EQUIP <= move < s.kit.protect:
        card: i64 = card_of(move)
        return _equip(s, me, card) if (move - EQUIP) & 1 == 0 else _join(s, me, card)
    if AIM <= move < AIM + MOST_SEATS:
        victim = move - AIM
        if isinstance(step, AimAction) and int(s.kit.action[step.card]) in _ATTACKS:
            return _hit(s, int(s.kit.action[step.card]), me, victim)
        gifts = 2 if isinstance(step, GiveSecond) else 1
        mine = 2 if isinstance(step, GiveSecond) and step.first == victim else 1
        return _hand(s, victim, mine) if s.left >= gifts else None
    if s.kit.protect <= move < s.kit.board:
        return _protect(s, move, me)
    if move >= s.kit.board:
        start = unpacked(s.kit.start[move - s.kit.board])
        args: Args = {colour: start[k] for k, colour in enumerate(COLOURS)}
        return told_effect("adventure-tours-effect-board", args)
    if move == DRAW:
        return _hand(s, me, 1)
    if move == SKIP and isinstance(step, Protect):
        return _undefended(s, step)
    if move == USE and isinstance(step, PromoteEquipment):
        return _promote(s, me, s.kit.colour[step.card])
    return None


# Cards of the hand.


def _equip(s: "State", me: Seat, card: i64) -> View:
    levels: i64 = s.players[me].levels
    after: i64 = levels + s.kit.equipment[card]
    used = not s.spent and s.ability(me) == EQUIPMENT_ACTION
    uses = used and s.kit.demand[card] <= level(after, s.kit.colour[card])
    then = _action(s, me, card, DISCARD_EQUIPMENT) if uses else []
    if not s.spent and s.ability(me) in (OPTIONAL_DRAW, MORE_EQUIPMENT, SECOND_TURN):
        then.append(ABILITIES[s.ability(me)])
    return _changed(_EQUIP, _then(then), levels, after)


def _join(s: "State", me: Seat, card: i64) -> View:
    before, coins = int(scoring.income(s, me)), int(s.kit.money[card])
    then = _action(s, me, card, DISCARD_MEMBER)
    ability = s.ability(me)
    # The second use is of an action that there is, and not of a protection. [AT-A5]
    again = ability == DOUBLE_ACTION and then and s.kit.action[card] != PROTECT
    if not s.spent and (again or ability in (SECOND_MEMBER, MORE_EQUIPMENT, SECOND_TURN)):
        then.append(ABILITIES[ability])
    args: Args = {"before": before, "after": before + coins, "coins": coins, **_then(then)}
    return told_effect("adventure-tours-effect-join", args)


def _then(steps: list[str]) -> Args:
    """What may follow a card that is laid, in its order, where anything may."""
    return {"then": ", ".join(steps)} if steps else {}


def _action(s: "State", me: Seat, card: i64, itself: int) -> list[str]:
    """The action of a card, unless it must lapse; one of this kind may hit the card itself. [AT-X12]"""
    action: i64 = s.kit.action[card]
    if action == NO_ACTION:
        return []
    if action in (EXTRA_EQUIPMENT, SAME_COLOUR_MEMBER):
        lapses = len(s.players[me].hand) < 2
    elif action == PROMOTE_EQUIPMENT:
        lapses = s.count_equipment(me, s.kit.colour[card]) == 0
    else:
        lapses = action not in (EXTRA_TURN, PROTECT, itself) and not has_target(s, action, me)
    return [] if lapses else [ACTIONS[action]]


def _changed(keys: list[str], args: Args, before: i64, after: i64) -> View:
    """The first sentence about the one level that changes, or the second about all three."""
    old, new = unpacked(before), unpacked(after)
    changed = [k for k in range(len(COLOURS)) if old[k] != new[k]]
    if len(changed) == 1:
        one = changed[0]
        more: Args = {"category": CATEGORIES[one], "before": old[one], "after": new[one]}
        return told_effect(keys[0], {**args, **more})
    told: Args = {**args}
    for k, colour in enumerate(COLOURS):
        told[colour] = old[k]
        told[f"{colour}_to"] = new[k]
    return told_effect(keys[1], told)


# Attacks and gifts.


def _hand(s: "State", seat: Seat, n: int) -> View | None:
    """Cards from the pile for a seat, if the pile has that number."""
    if s.left < n:
        return None
    held = len(s.players[seat].hand)
    args: Args = {"victim": seat, "before": held, "after": held + n}
    return told_effect("adventure-tours-effect-hand", args)


def _hit(s: "State", action: int, me: Seat, victim: Seat) -> View:
    """What an attack does: to the attacker who gets the card, else to the one who loses it."""
    player = s.players[victim]
    steals = action in (STEAL_EQUIPMENT, STEAL_MEMBER)
    seat = me if steals else victim
    if action in (DISCARD_EQUIPMENT, STEAL_EQUIPMENT):
        card: i64 = player.equipment[len(player.equipment) - 1] & KIND
        value: i64 = s.kit.equipment[card]
        levels: i64 = s.players[seat].levels
        args: Args = {"victim": victim, "card": s.kit.cards[card]}
        if steals:
            return _changed(_TAKES, args, levels, levels + value)
        return _changed(_LOSES, args, levels, levels - value)
    card = player.members[len(player.members) - 1] & KIND
    income, coins = int(scoring.income(s, seat)), int(s.kit.money[card])
    told: Args = {"victim": victim, "card": s.kit.cards[card], "before": income}
    if steals:
        return told_effect("adventure-tours-effect-takes-member", {**told, "after": income + coins})
    return told_effect("adventure-tours-effect-loses-member", {**told, "after": income - coins})


def _undefended(s: "State", step: Protect) -> View | None:
    """What happens to a player who lets the attack happen."""
    action, me = step.action, step.seat
    if action in (DISCARD_EQUIPMENT, STEAL_EQUIPMENT):
        return _hit(s, DISCARD_EQUIPMENT, me, me)
    if action in (DISCARD_MEMBER, STEAL_MEMBER):
        return _hit(s, DISCARD_MEMBER, me, me)
    aimed = [step.first, step.second]
    return _hand(s, me, aimed.count(me)) if s.left >= len(aimed) else None


def _protect(s: "State", move: Move, me: Seat) -> View:
    """What the card was worth that is discarded for protection."""
    guard, _, equipped = s.kit.protection(move)
    if equipped:
        levels: i64 = s.players[me].levels
        return _changed(_PROTECT, {}, levels, levels - s.kit.equipment[guard])
    income = int(scoring.income(s, me))
    args: Args = {"before": income, "after": income - int(s.kit.money[guard])}
    return told_effect("adventure-tours-effect-protect-member", args)


def _promote(s: "State", me: Seat, colour: i64) -> View:
    """Equipment that becomes members: it pays, and no longer raises its levels."""
    player = s.players[me]
    coins: i64 = 0
    levels: i64 = player.levels
    for i in range(len(player.equipment)):
        card: i64 = player.equipment[i] & KIND
        if s.kit.colour[card] == colour:
            coins += s.kit.money[card]
            levels -= s.kit.equipment[card]
    income = int(scoring.income(s, me))
    old, new = unpacked(player.levels), unpacked(levels)
    args: Args = {
        "before": income,
        "after": income + int(coins),
        "category": CATEGORIES[colour],
        "level": old[colour],
        "level_to": new[colour],
    }
    return told_effect("adventure-tours-effect-promote", args)

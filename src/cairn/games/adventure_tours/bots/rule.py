"""The rule bot of Adventure Tours: weighs every answer by the coins it is likely to bring in this round."""

from typing import Final, final

from mypy_extensions import i64

from cairn.bots.bot import Bot, Eyes
from cairn.core.game import Move
from cairn.games.adventure_tours.bots.plan import plan
from cairn.games.adventure_tours.bots.sight import GIFT as CARD_TOO_MANY
from cairn.games.adventure_tours.bots.sight import TURN, Sight
from cairn.games.adventure_tours.rules.actions import ActionQuestion, GiveSecond
from cairn.games.adventure_tours.rules.attacks import Protect
from cairn.games.adventure_tours.rules.moves import AIM, DRAW, EQUIP, SKIP
from cairn.games.adventure_tours.rules.pieces import (
    COST_OF_A_CARD,
    DISCARD_EQUIPMENT,
    DISCARD_MEMBER,
    DOUBLE_ACTION,
    EQUIPMENT_ACTION,
    GIFT,
    GIVE_ONE,
    GIVE_TWO,
    OPTIONAL_DRAW,
    PROTECT,
    READY,
    SECOND_MEMBER,
    STEAL_EQUIPMENT,
    STEAL_MEMBER,
    unpacked,
)
from cairn.games.adventure_tours.rules.player import cards_of, place_of
from cairn.games.adventure_tours.rules.state import State

ABILITY_WORTH: Final = [0.0, 10.0, 4.0, 0.0, 8.0, 2.0, 13.0]
"""The levels at the start that would make up for an ability, by its number."""
ASIDE: Final = 0.25
"""How much an action counts that comes with equipment."""
GUARD: Final = 1.0
"""What a Pater Miller is worth beyond his money while there is something to lose."""
RISK: Final = 0.1
"""How likely the last card of a row is lost to a next attack."""


@final
class AdventureToursRuleBot(Bot):
    """Equips for the hand it has, ends rounds in time, and lets the leading rival pay."""

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        s = eyes.imagine(0)
        assert isinstance(s, State)
        kind = s.agenda[-1].kind
        if kind == "draft":
            return draft(s, options)
        v = Sight(s, eyes.seat)
        best = -1e9
        chosen = options[0]
        for move in options:
            weight = weigh(v, kind, move)
            if weight > best:
                best, chosen = weight, move
        return chosen


def weigh(v: Sight, kind: str, move: Move) -> float:
    """What an answer is worth, compared with the others to the same question."""
    if kind == "protect":
        return weigh_protection(v, move)
    if EQUIP <= move < v.kit.protect:
        card = (move - EQUIP) // 2
        return weigh_equipment(v, card) if (move - EQUIP) % 2 == 0 else weigh_member(v, card)
    if AIM <= move < EQUIP:
        return weigh_target(v, move - AIM)
    if kind == "promote-equipment":
        return 0.0 if move == SKIP else weigh_promotion(v)
    if kind == "own-draw":
        return future(v, v.hand, 1 if move == DRAW else 0)
    if kind == "extra-turn" or kind == "second-turn":
        # There is always a card to improve the equipment with.
        return 0.0 if move == SKIP else TURN
    if move == SKIP and kind in ("extra-equipment", "more-equipment", "same-colour-member", "second-member"):
        return future(v, v.hand, 0)
    return 0.0


def future(v: Sight, hand: list[int], unknown: int) -> float:
    """The rest of the round with this hand and n unknown cards; without any it ends."""
    if len(hand) + unknown == 0:
        return v.end(0)
    # The baseline is the whole hand left over: every card beyond it costs, every one less saves.
    return plan(v, v.levels, hand, unknown, v.extra) - COST_OF_A_CARD * (len(hand) + unknown - len(v.hand))


# Laying a card.


def without(hand: list[int], card: int) -> list[int]:
    """The hand when a card has left it."""
    left = hand[:]
    left.remove(card)
    return left


def weigh_equipment(v: Sight, card: int) -> float:
    """A card laid as equipment: its levels, an unknown card for it, and perhaps its action."""
    levels: i64 = v.levels + v.kit.equipment[card]
    left = without(v.hand, card)
    value = plan(v, levels, left, 1, v.extra)
    if v.ability == OPTIONAL_DRAW and v.has_ability:
        undrawn = plan(v, levels, left, 0, v.extra) if len(left) > 0 else v.end(0)
        value = max(value, undrawn + COST_OF_A_CARD)
    may_act = v.ability == EQUIPMENT_ACTION and v.has_ability
    if may_act and v.can_join(card, levels):
        value += ASIDE * v.bonus[v.kit.action[card]]
    return value


def weigh_member(v: Sight, card: int) -> float:
    """A card laid as a member: its money, its action, and what the rest of the hand still brings."""
    left = without(v.hand, card)
    money = int(v.kit.money[card])
    if len(left) == 0:
        return v.worth[card] + v.end(money)
    value = v.worth[card]
    extra = v.extra
    if v.has_ability and v.ability == DOUBLE_ACTION and v.kit.action[card] != PROTECT:
        value += v.bonus[v.kit.action[card]]
    if v.has_ability and v.ability == SECOND_MEMBER:
        extra += 1 if any(v.can_join(other, v.levels) for other in left) else 0
    return value + plan(v, v.levels, left, 0, extra)


def weigh_promotion(v: Sight) -> float:
    """Equipment that becomes members pays, but raises nothing any more."""
    step = v.s.agenda[-1]
    assert isinstance(step, ActionQuestion)
    colour = int(v.kit.colour[step.card])
    levels: i64 = v.levels
    for card in cards_of(v.s.players[v.me].equipment):
        if int(v.kit.colour[card]) == colour:
            levels -= v.kit.equipment[card]
    if len(v.hand) == 0:
        return v.promoted(colour)
    lost = plan(v, v.levels, v.hand, 0, v.extra) - plan(v, levels, v.hand, 0, v.extra)
    return v.promoted(colour) - lost


# Aiming at a player.


def weigh_target(v: Sight, seat: int) -> float:
    """What it brings to aim the action that waits at a player; to let it be brings 0."""
    step = v.s.agenda[-1]
    kind = step.kind
    if kind == "gift" or kind == "give-one" or kind == "give-two":
        return weigh_gift(v, seat, 0)
    if isinstance(step, GiveSecond):
        return weigh_gift(v, seat, 1 if seat == step.first else 0)
    assert isinstance(step, ActionQuestion)
    return v.hit(int(v.kit.action[step.card]), seat)


def weigh_gift(v: Sight, seat: int, before: int) -> float:
    """What it brings that a player draws a card, having got n by the same action."""
    if seat != v.me:
        return v.gift_to(seat, before)
    return future(v, v.hand, before + 1) - future(v, v.hand, before)


# Protection.


def weigh_protection(v: Sight, move: Move) -> float:
    """What is lost with the guard who is discarded, or by the attack, and what then lies last."""
    step = v.s.agenda[-1]
    assert isinstance(step, Protect)
    player = v.s.players[v.me]
    members, equipment = cards_of(player.members), cards_of(player.equipment)
    if move == SKIP:
        if step.action in (DISCARD_MEMBER, STEAL_MEMBER):
            members.pop()
        elif step.action in (DISCARD_EQUIPMENT, STEAL_EQUIPMENT):
            equipment.pop()
        return -loss(v, step) - at_risk(v, members, equipment)
    guard, which, equipped = v.kit.protection(move)
    if equipped:
        equipment.pop(place_of(player.equipment, guard + READY, which))
        return -v.equipment_worth(guard) - reserve(v) - at_risk(v, members, equipment)
    members.pop(place_of(player.members, guard + READY, which))
    cost = float(int(v.kit.money[guard])) + at_risk(v, members, equipment)
    if step.action in (DISCARD_MEMBER, STEAL_MEMBER) and v.last_member(v.me) == guard:
        # One like him would be lost anyway.
        return -cost
    return -cost - reserve(v)


def at_risk(v: Sight, members: list[int], equipment: list[int]) -> float:
    """What a next attack may take: the cheaper the last card of a row, the better."""
    worth = float(int(v.kit.money[members[-1]])) if members else 0.0
    if equipment:
        worth += v.equipment_worth(equipment[-1])
    return RISK * worth


def reserve(v: Sight) -> float:
    """What it is worth to keep a guard for later attacks."""
    return GUARD if len(v.s.players[v.me].members) > 1 else 0.0


def loss(v: Sight, step: Protect) -> float:
    """What an attack costs this seat if nothing stops it."""
    action, attacker = step.action, step.attacker
    if action in (GIVE_ONE, GIVE_TWO, GIFT):
        cards = (1 if step.first == v.me else 0) + (1 if step.second == v.me else 0)
        return cards * CARD_TOO_MANY
    if action in (DISCARD_EQUIPMENT, STEAL_EQUIPMENT):
        card = v.last_equipment(v.me)
        lost = v.equipment_worth(card)
        return lost * (1.0 + v.weight[attacker]) if action == STEAL_EQUIPMENT else lost
    money = float(int(v.kit.money[v.last_member(v.me)]))
    return money * (1.0 + v.weight[attacker]) if action == STEAL_MEMBER else money


# Boards.


def draft(s: State, options: list[Move]) -> Move:
    """The board with the highest levels and the best ability."""
    best = -1.0
    chosen = options[0]
    for move in options:
        board = move - s.kit.board
        worth = float(sum(unpacked(s.kit.start[board]))) + ABILITY_WORTH[s.kit.ability[board]]
        if worth > best:
            best, chosen = worth, move
    return chosen

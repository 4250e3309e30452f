"""The policy of Adventure Tours: weighs every answer by the coins it is likely to bring in this round."""

from typing import Final, final

from mypy_extensions import i64

from cairn.bots.policy import Policy, points_ahead
from cairn.core import game as core
from cairn.core.dice import QuickStream
from cairn.core.game import Move, Seat
from cairn.games.adventure_tours.bots.plan import plan
from cairn.games.adventure_tours.bots.sight import GIFT as CARD_TOO_MANY
from cairn.games.adventure_tours.bots.sight import TURN, Sight, last_of
from cairn.games.adventure_tours.rules.actions import ActionQuestion, GiveSecond
from cairn.games.adventure_tours.rules.attacks import Protect
from cairn.games.adventure_tours.rules.moves import AIM, DRAW, EQUIP, SKIP, USE
from cairn.games.adventure_tours.rules.pieces import (
    COST_OF_A_CARD,
    DISCARD_EQUIPMENT,
    DISCARD_MEMBER,
    DOUBLE_ACTION,
    EQUIPMENT_ACTION,
    GIFT,
    GIVE_ONE,
    GIVE_TWO,
    KIND,
    OPTIONAL_DRAW,
    PROTECT,
    READY,
    SECOND_MEMBER,
    STEAL_EQUIPMENT,
    STEAL_MEMBER,
    unpacked,
)
from cairn.games.adventure_tours.rules.player import place_of
from cairn.games.adventure_tours.rules.state import State

ABILITY_WORTH: Final = [0.0, 10.0, 4.0, 0.0, 8.0, 2.0, 13.0]
"""The levels at the start that would make up for an ability, by its number."""
ASIDE: Final = 0.25
"""How much an action counts that comes with equipment."""
GUARD: Final = 1.0
"""What a Pater Miller is worth beyond his money while there is something to lose."""
RISK: Final = 0.1
"""How likely the last card of a row is lost to a next attack."""
WIN: Final = 20.0
"""What winning is worth in coins, where a playout ends."""


@final
class AdventureToursPolicy(Policy):
    """Equips for the hand it has, ends rounds in time, and lets the leading rival pay."""

    def __init__(self, boldness: int = 0, by_round: bool = False) -> None:
        self.sight: Final = Sight(boldness)
        self.by_round: Final = by_round
        """Whether a playout ends with the round in which its search thinks."""
        self.round: i64 = 0
        """The round of the position whose candidates were asked for last."""

    def move(self, state: core.State, stream: QuickStream) -> Move:
        assert isinstance(state, State)
        options = state.options()
        if len(options) == 1:
            return options[0]
        kind = state.agenda[-1].kind
        if kind == "draft":
            return _drafted(state, options)
        v = self.sight
        v.look(state, state.to_move())
        best: float = -1e9
        chosen = options[0]
        for move in options:
            weight: float = weigh(v, kind, move)
            if weight > best:
                best = weight
                chosen = move
        return chosen

    def candidates(self, state: core.State, most: int) -> list[Move]:
        assert isinstance(state, State)
        self.round = state.round
        options = state.options()
        kind = state.agenda[-1].kind
        if kind == "draft":
            weighed = [(-board_worth(state, move), i) for i, move in enumerate(options)]
        else:
            self.sight.look(state, state.to_move())
            weighed = [(-weigh(self.sight, kind, move), i) for i, move in enumerate(options)]
        weighed.sort()
        return [options[i] for _, i in weighed[:most]]

    def worth(self, state: core.State, seat: Seat) -> float:
        """Coins ahead of the best of the others, and more for being ahead at all."""
        lead = points_ahead(state, seat)
        return lead + (WIN if lead > 0.0 else WIN / 2.0 if lead == 0.0 else 0.0)

    def is_end(self, state: core.State) -> bool:
        assert isinstance(state, State)
        return self.by_round and state.round != self.round

    def is_by_round(self) -> bool:
        return self.by_round

    def is_routine(self, state: core.State, move: Move) -> bool:
        """“Use” and “skip” say nothing without their question."""
        return move in (USE, SKIP) or len(state.options()) == 1


def weigh(v: Sight, kind: str, move: i64) -> float:
    """What an answer is worth, compared with the others to the same question."""
    if kind == "protect":
        return _weigh_protection(v, int(move))
    if EQUIP <= move < v.s.kit.protect:
        card: i64 = (move - EQUIP) // 2
        return _weigh_equipment(v, card) if (move - EQUIP) & 1 == 0 else _weigh_member(v, card)
    if AIM <= move < EQUIP:
        return _weigh_target(v, move - AIM)
    if kind == "promote-equipment":
        return 0.0 if move == SKIP else _weigh_promotion(v)
    if kind == "own-draw":
        return _future(v, 1 if move == DRAW else 0)
    if kind == "extra-turn" or kind == "second-turn":
        # There is always a card to improve the equipment with.
        return 0.0 if move == SKIP else TURN
    if move == SKIP and (
        kind == "extra-equipment"
        or kind == "more-equipment"
        or kind == "same-colour-member"
        or kind == "second-member"
    ):
        return _future(v, 0)
    return 0.0


def _future(v: Sight, unknown: i64) -> float:
    """The rest of the round with the whole hand and n unknown cards; without any it ends."""
    if v.held + unknown == 0:
        return v.end(0)
    # The baseline is the whole hand left over: every card beyond it costs, every one less saves.
    return plan(v, v.levels, -1, unknown, v.extra) - float(COST_OF_A_CARD * unknown)


# Laying a card.


def _place(v: Sight, card: i64) -> i64:
    """Where a card lies in the hand of the sight."""
    at: i64 = 0
    while v.hand[at] != card:
        at += 1
    return at


def _weigh_equipment(v: Sight, card: i64) -> float:
    """A card laid as equipment: its levels, an unknown card for it, and perhaps its action."""
    levels: i64 = v.levels + v.s.kit.equipment[card]
    gone: i64 = _place(v, card)
    value: float = plan(v, levels, gone, 1, v.extra)
    if v.ability == OPTIONAL_DRAW and v.has_ability:
        undrawn: float = plan(v, levels, gone, 0, v.extra) if v.held > 1 else v.end(0)
        undrawn += float(COST_OF_A_CARD)
        if undrawn > value:
            value = undrawn
    if v.ability == EQUIPMENT_ACTION and v.has_ability and v.can_join(card, levels):
        value += ASIDE * v.bonus[v.s.kit.action[card]]
    return value


def _weigh_member(v: Sight, card: i64) -> float:
    """A card laid as a member: its money, its action, and what the rest of the hand still brings."""
    if v.held == 1:
        return v.worth[card] + v.end(v.s.kit.money[card])
    value: float = v.worth[card] + v.eager
    gone: i64 = _place(v, card)
    extra: i64 = v.extra
    if v.has_ability and v.ability == DOUBLE_ACTION and v.s.kit.action[card] != PROTECT:
        value += v.bonus[v.s.kit.action[card]]
    if v.has_ability and v.ability == SECOND_MEMBER and _another_can_join(v, gone):
        extra += 1
    return value + plan(v, v.levels, gone, 0, extra)


def _another_can_join(v: Sight, gone: i64) -> bool:
    """Whether a card of the hand can join, beside the one in this place."""
    at: i64 = 0
    while at < v.held:
        if at != gone and v.can_join(v.hand[at], v.levels):
            return True
        at += 1
    return False


def _weigh_promotion(v: Sight) -> float:
    """Equipment that becomes members pays, but raises nothing any more."""
    step = v.s.agenda[-1]
    assert isinstance(step, ActionQuestion)
    kit = v.s.kit
    colour: i64 = kit.colour[step.card]
    levels: i64 = v.levels
    row = v.s.players[v.me].equipment
    for i in range(len(row)):
        card: i64 = row[i] & KIND
        if kit.colour[card] == colour:
            levels -= kit.equipment[card]
    if v.held == 0:
        return v.promoted(colour)
    lost: float = plan(v, v.levels, -1, 0, v.extra) - plan(v, levels, -1, 0, v.extra)
    return v.promoted(colour) - lost


# Aiming at a player.


def _weigh_target(v: Sight, seat: i64) -> float:
    """What it brings to aim the action that waits at a player; to let it be brings 0."""
    step = v.s.agenda[-1]
    kind = step.kind
    if kind == "gift" or kind == "give-one" or kind == "give-two":
        return _weigh_gift(v, seat, 0)
    if isinstance(step, GiveSecond):
        return _weigh_gift(v, seat, 1 if seat == step.first else 0)
    assert isinstance(step, ActionQuestion)
    return v.hit(v.s.kit.action[step.card], seat)


def _weigh_gift(v: Sight, seat: i64, before: i64) -> float:
    """What it brings that a player draws a card, having got n by the same action."""
    if seat != v.me:
        return v.gift_to(seat, before)
    return _future(v, before + 1) - _future(v, before)


# Protection.


def _weigh_protection(v: Sight, move: Move) -> float:
    """What is lost with the guard who is discarded, or by the attack, and what then lies last."""
    step = v.s.agenda[-1]
    assert isinstance(step, Protect)
    player = v.s.players[v.me]
    no_member: i64 = -1
    no_equipment: i64 = -1
    if move == SKIP:
        if step.action in (DISCARD_MEMBER, STEAL_MEMBER):
            no_member = len(player.members) - 1
        elif step.action in (DISCARD_EQUIPMENT, STEAL_EQUIPMENT):
            no_equipment = len(player.equipment) - 1
        return -_loss(v, step) - _at_risk(v, no_member, no_equipment)
    guard, which, equipped = v.s.kit.protection(move)
    if equipped:
        no_equipment = place_of(player.equipment, guard + READY, which)
        return -v.equipment_worth(guard) - _reserve(v) - _at_risk(v, no_member, no_equipment)
    no_member = place_of(player.members, guard + READY, which)
    cost: float = float(v.s.kit.money[guard]) + _at_risk(v, no_member, no_equipment)
    if (step.action in (DISCARD_MEMBER, STEAL_MEMBER)) and v.last_member(v.me) == guard:
        # One like him would be lost anyway.
        return -cost
    return -cost - _reserve(v)


def _at_risk(v: Sight, no_member: i64, no_equipment: i64) -> float:
    """What a next attack may take: the cheaper the last card of a row, the better."""
    player = v.s.players[v.me]
    member: i64 = last_of(player.members, no_member)
    worth: float = float(v.s.kit.money[member]) if member >= 0 else 0.0
    card: i64 = last_of(player.equipment, no_equipment)
    if card >= 0:
        worth += v.equipment_worth(card)
    return RISK * worth


def _reserve(v: Sight) -> float:
    """What it is worth to keep a guard for later attacks."""
    return GUARD if len(v.s.players[v.me].members) > 1 else 0.0


def _loss(v: Sight, step: Protect) -> float:
    """What an attack costs this seat if nothing stops it."""
    action = step.action
    if action in (GIVE_ONE, GIVE_TWO, GIFT):
        cards = (1 if step.first == v.me else 0) + (1 if step.second == v.me else 0)
        return cards * CARD_TOO_MANY
    more: float = 1.0 + v.weight[step.attacker]
    if action in (DISCARD_EQUIPMENT, STEAL_EQUIPMENT):
        lost: float = v.equipment_worth(v.last_equipment(v.me))
        return lost * more if action == STEAL_EQUIPMENT else lost
    money: float = float(v.s.kit.money[v.last_member(v.me)])
    return money * more if action == STEAL_MEMBER else money


# Boards.


def _drafted(s: State, options: list[Move]) -> Move:
    """The board with the highest levels and the best ability."""
    best: float = -1.0
    chosen = options[0]
    for move in options:
        if board_worth(s, move) > best:
            best = board_worth(s, move)
            chosen = move
    return chosen


def board_worth(s: State, move: Move) -> float:
    """The levels of a board, and what its ability is worth in levels."""
    board = move - s.kit.board
    return float(sum(unpacked(s.kit.start[board]))) + ABILITY_WORTH[s.kit.ability[board]]

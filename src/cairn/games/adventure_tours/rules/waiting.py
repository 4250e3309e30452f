"""Whether what waits in a position that was read can wait there.

While a round runs, the agenda is from the bottom: extra turns, the end of this turn, acts that a card has
left for later, and on top a question. Between two rounds the deal waits, and above it the drafts of boards.
"""

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from cairn.core.errors import BadPosition
from cairn.core.plain import bad
from cairn.core.steps import Step, bad_step, fits
from cairn.games.adventure_tours.rules.actions import (
    AGAIN,
    AS_EQUIPMENT,
    AS_MEMBER,
    ActionQuestion,
    Again,
    AimAction,
    GiveSecond,
    PromoteEquipment,
)
from cairn.games.adventure_tours.rules.attacks import NOBODY, SEAT_OR_NOBODY, Protect, has_target, may_aim
from cairn.games.adventure_tours.rules.pieces import (
    ACTIONS,
    DISCARD_EQUIPMENT,
    DISCARD_MEMBER,
    DOUBLE_ACTION,
    EQUIPMENT_ACTION,
    GIFT,
    GIVE_ONE,
    GIVE_TWO,
    MORE_EQUIPMENT,
    NO_ABILITY,
    NO_ACTION,
    OPTIONAL_DRAW,
    PROTECT,
    ROUNDS,
    SECOND_MEMBER,
    SECOND_TURN,
    STEAL_EQUIPMENT,
    STEAL_MEMBER,
)
from cairn.games.adventure_tours.rules.player import NO_BOARD
from cairn.games.adventure_tours.rules.questions import CARD, Question, meets_demand
from cairn.games.adventure_tours.rules.rounds import draft_order
from cairn.games.adventure_tours.rules.turn import TurnAgain

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.state import State

_ABILITY_OF: Final = {
    "more-equipment": MORE_EQUIPMENT,
    "own-draw": OPTIONAL_DRAW,
    "gift": OPTIONAL_DRAW,
    "draw-card": EQUIPMENT_ACTION,
    "after-member": SECOND_MEMBER,
    "second-member": SECOND_MEMBER,
    "second-turn": SECOND_TURN,
    "again": DOUBLE_ACTION,
}
"""The ability without which a Step never waits."""
_LATER: Final = ["again", "draw-card", "after-member"]
"""Acts that a card leaves for later."""
_AT_THE_END: Final = {"turn-over": "more-equipment", "next-turn": "second-turn"}
"""The last questions of a turn, each above an act of its own."""
_UNSPENT: Final = ["more-equipment", "own-draw", "second-member", "second-turn"]
"""Questions that are asked only while the ability has not served."""
_ATTACKS: Final = [
    GIVE_ONE,
    GIVE_TWO,
    GIFT,
    DISCARD_EQUIPMENT,
    STEAL_EQUIPMENT,
    DISCARD_MEMBER,
    STEAL_MEMBER,
]


def check(s: "State") -> None:
    """Raise BadPosition for an agenda that cannot be."""
    if s.spent and s.ability(s.seat) == NO_ABILITY and s.is_running():
        raise BadPosition("bad-position-value", {"name": "spent", "value": "True"}, "AT-A9")
    if s.is_running():
        _check_turn(s)
    else:
        _check_between_rounds(s)


def _data(steps: list[Step["State"]]) -> list[list[object]]:
    return [step.data() for step in steps]


def _check_between_rounds(s: "State") -> None:
    """A deal, the drafts above it in their order; nothing after the last round. [AT-E4, AT-V2]"""
    undecided = [seat for seat in draft_order(s) if s.players[seat].drafted == NO_BOARD]
    due: list[list[object]] = []
    if s.round < ROUNDS:
        due = [["deal", int(s.starter), int(s.round) + 1]]
        if s.settings.draft:
            due += [["draft", seat] for seat in reversed(undecided)]
    if _data(s.agenda) != due or s.starter != (s.seat + 1) % len(s.players):
        raise bad("agenda", _data(s.agenda))
    if len(undecided) < len(s.players) and not (s.settings.draft and due):
        raise BadPosition("bad-position-value", {"name": "drafted", "value": "True"}, "AT-V2")


def _check_turn(s: "State") -> None:
    for seat, player in enumerate(s.players):
        if player.drafted != NO_BOARD:
            raise BadPosition("bad-position-value", {"name": "drafted", "value": "True"}, "AT-V2")
        # Only the own turn empties a hand, and then it ends the round.
        if len(player.hand) == 0 and seat != s.seat:
            raise BadPosition("adventure-tours-bad-hand", {"seat": seat}, "AT-R1")
    steps = s.agenda[:]
    while steps and steps[0].kind == TurnAgain.kind:
        extra = steps.pop(0)
        assert isinstance(extra, TurnAgain)
        renewed = extra.renews or s.ability(s.seat) == SECOND_TURN
        if extra.seat != s.seat or not renewed:
            raise bad_step(extra)
    if len(steps) < 2:
        raise bad("agenda", _data(s.agenda))
    end, top = steps[0], steps[-1]
    if end.data() not in [[kind, int(s.seat)] for kind in ["end-turn", *_AT_THE_END]]:
        raise bad_step(end)
    if not _fit_the_end(end.kind, [step.kind for step in steps[1:]]):
        raise bad("agenda", _data(s.agenda))
    for below, step in pairwise(steps[1:]):
        waits = below.kind in _LATER or (below.kind == "gift" and step.kind == "own-draw")
        if not waits or not _can_wait(s, below):
            raise bad_step(below)
    if not _can_be_asked(s, top):
        raise bad_step(top)
    if not top.options(s):
        raise BadPosition("adventure-tours-bad-hand", {"seat": top.seat}, "AT-R1")


def _fit_the_end(end: str, kinds: list[str]) -> bool:
    """A turn begins with `play` alone, and its last questions are asked alone too."""
    if end in _AT_THE_END:
        return kinds == [_AT_THE_END[end]]
    alone = ["play", *_AT_THE_END.values()]
    return kinds == ["play"] or not [kind for kind in kinds if kind in alone]


def _can_wait(s: "State", step: Step["State"]) -> bool:
    """Whether the fields of a Step have values that can be, and the player in turn the right to it."""
    for field in step.fields:
        value = getattr(step, field.name)
        if field.kind == CARD and not 0 <= value < len(s.kit.cards):
            return False
        if field.kind == SEAT_OR_NOBODY and not NOBODY <= value < len(s.players):
            return False
        if field.kind not in (CARD, SEAT_OR_NOBODY) and not fits(field, value, len(s.players)):
            return False
    if isinstance(step, Protect):
        return _is_attack(s, step)
    if step.seat != s.seat:
        return False
    if step.kind in _ABILITY_OF and s.ability(s.seat) != _ABILITY_OF[step.kind]:
        return False
    if isinstance(step, Again):
        return s.kit.action[step.card] not in (NO_ACTION, PROTECT)
    if isinstance(step, GiveSecond):
        return s.kit.action[step.card] == GIVE_TWO
    if isinstance(step, ActionQuestion):
        return ACTIONS[s.kit.action[step.card]] == step.kind.replace("-", "_") and _has_right(s, step)
    return True


def _has_right(s: "State", step: ActionQuestion) -> bool:
    """Whether the action of the card may be used by this right."""
    if step.how == AS_MEMBER:
        return True
    if s.spent:
        return False
    if step.how == AS_EQUIPMENT:
        return s.ability(s.seat) == EQUIPMENT_ACTION and meets_demand(s, s.seat, step.card)
    return step.how == AGAIN and s.ability(s.seat) == DOUBLE_ACTION


def _can_be_asked(s: "State", step: Step["State"]) -> bool:
    """Whether a question can be the one that waits for an answer."""
    if not isinstance(step, Question) or not _can_wait(s, step):
        return False
    if step.kind in ("deal", "draft") or (s.spent and step.kind in _UNSPENT):
        return False
    if isinstance(step, PromoteEquipment):
        return s.count_equipment(s.seat, s.kit.colour[step.card]) > 0
    if step.kind in ("extra-equipment", "same-colour-member", "second-member", "more-equipment"):
        return len(s.players[s.seat].hand) > 0
    if isinstance(step, AimAction):
        return has_target(s, s.kit.action[step.card], s.seat)
    return True


def _is_attack(s: "State", step: Protect) -> bool:
    """Whether the player in turn attacks the one who is asked, who has a card that protects. [AT-P1]"""
    me, first, second = step.attacker, step.first, step.second
    if me != s.seat or step.action not in _ATTACKS or not 0 <= step.seat < len(s.players) or step.seat == me:
        return False
    if step.action == GIFT and s.ability(me) != OPTIONAL_DRAW:
        return False
    if step.action != GIVE_TWO and second != NOBODY:
        return False
    aims = step.seat in (first, second) and may_aim(s, step.action, me, step.seat)
    return aims and s.players[step.seat].is_guarded()

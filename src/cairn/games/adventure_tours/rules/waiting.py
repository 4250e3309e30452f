"""Whether what waits in a position that was read can wait there.

While a round runs, the agenda is from the bottom: extra turns, the end of this turn, acts that a card has
left for later, and on top a question. Between two rounds the deal waits, and above it the drafts of boards.
"""

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from cairn.core.errors import BadPosition
from cairn.core.steps import Step
from cairn.games.adventure_tours.rules.actions import AGAIN, AS_EQUIPMENT, AS_MEMBER
from cairn.games.adventure_tours.rules.attacks import NOBODY, has_target, may_aim, taken_apart
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
from cairn.games.adventure_tours.rules.questions import Question, meets_demand
from cairn.games.adventure_tours.rules.rounds import draft_order

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


def _bad(value: object) -> BadPosition:
    return BadPosition("bad-position-value", {"name": "agenda", "value": str(value)})


def _data(steps: list[Step["State"]]) -> list[list[object]]:
    return [step.data() for step in steps]


def _check_between_rounds(s: "State") -> None:
    """A deal, the drafts above it in their order; nothing after the last round. [AT-E4, AT-V2]"""
    undecided = [seat for seat in draft_order(s) if s.players[seat].drafted == NO_BOARD]
    due: list[list[object]] = []
    if s.round < ROUNDS:
        due = [["deal", int(s.starter), -1, int(s.round) + 1]]
        if s.settings.draft:
            due += [["draft", seat, -1, 0] for seat in reversed(undecided)]
    if _data(s.agenda) != due or s.starter != (s.seat + 1) % len(s.players):
        raise _bad(_data(s.agenda))
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
    while steps and steps[0].kind == "turn-again":
        extra = steps.pop(0)
        fits = extra.n == 1 or (extra.n == 0 and s.ability(s.seat) == SECOND_TURN)
        if extra.seat != s.seat or extra.card != -1 or not fits:
            raise _bad(extra.data())
    if len(steps) < 2:
        raise _bad(_data(s.agenda))
    end, top = steps[0], steps[-1]
    if end.data() not in [[kind, int(s.seat), -1, 0] for kind in ["end-turn", *_AT_THE_END]]:
        raise _bad(end.data())
    if not _fit_the_end(end.kind, [step.kind for step in steps[1:]]):
        raise _bad(_data(s.agenda))
    for below, step in pairwise(steps[1:]):
        waits = below.kind in _LATER or (below.kind == "gift" and step.kind == "own-draw")
        if not waits or not _can_wait(s, below):
            raise _bad(below.data())
    if not _can_be_asked(s, top):
        raise _bad(top.data())
    if not top.options(s):
        raise BadPosition("adventure-tours-bad-hand", {"seat": top.seat}, "AT-R1")


def _fit_the_end(end: str, kinds: list[str]) -> bool:
    """A turn begins with `play` alone, and its last questions are asked alone too."""
    if end in _AT_THE_END:
        return kinds == [_AT_THE_END[end]]
    alone = ["play", *_AT_THE_END.values()]
    return kinds == ["play"] or not [kind for kind in kinds if kind in alone]


def _can_wait(s: "State", step: Step["State"]) -> bool:
    """Whether the seat, the card and the number of a Step fit its kind."""
    if step.kind == "protect":
        return _is_attack(s, step)
    if step.seat != s.seat:
        return False
    if step.kind in _ABILITY_OF and s.ability(s.seat) != _ABILITY_OF[step.kind]:
        return False
    if step.kind == "again":
        return step.n == 0 and 0 <= step.card < len(s.kit.cards) and _acts(s, step.card)
    if step.kind == "give-second":
        return _has_action(s, step.card, "give_two") and 0 <= step.n < len(s.players)
    action = step.kind.replace("-", "_")
    if action in ACTIONS and step.kind != "gift":
        return _has_action(s, step.card, action) and _has_right(s, step)
    return step.card == -1 and step.n == 0


def _acts(s: "State", card: int) -> bool:
    return s.kit.action[card] not in (NO_ACTION, PROTECT)


def _has_action(s: "State", card: int, action: str) -> bool:
    return 0 <= card < len(s.kit.cards) and ACTIONS[s.kit.action[card]] == action


def _has_right(s: "State", step: Step["State"]) -> bool:
    """Whether the action of the card may be used as n says."""
    if step.n == AS_MEMBER:
        return True
    if s.spent:
        return False
    if step.n == AS_EQUIPMENT:
        return s.ability(s.seat) == EQUIPMENT_ACTION and meets_demand(s, s.seat, step.card)
    return step.n == AGAIN and s.ability(s.seat) == DOUBLE_ACTION


def _can_be_asked(s: "State", step: Step["State"]) -> bool:
    """Whether a question can be the one that waits for an answer."""
    if not isinstance(step, Question) or not _can_wait(s, step):
        return False
    if step.kind in ("deal", "draft") or (s.spent and step.kind in _UNSPENT):
        return False
    if step.kind == "promote-equipment":
        return s.count_equipment(s.seat, s.kit.colour[step.card]) > 0
    if step.kind in ("extra-equipment", "same-colour-member", "second-member", "more-equipment"):
        return len(s.players[s.seat].hand) > 0
    if step.card >= 0 and step.kind not in ("protect", "give-second", "extra-turn"):
        return has_target(s, s.kit.action[step.card], s.seat)
    return True


def _is_attack(s: "State", step: Step["State"]) -> bool:
    """Whether the player in turn attacks the one who is asked, who has a card that protects. [AT-P1]"""
    seats = len(s.players)
    me, first, second = taken_apart(step.n)
    if me != s.seat or step.card not in _ATTACKS or not 0 <= step.seat < seats or step.seat == me:
        return False
    if step.card == GIFT and s.ability(me) != OPTIONAL_DRAW:
        return False
    two = step.card == GIVE_TWO
    for seat in (first, second):
        if not (0 <= seat < seats or (two and seat == NOBODY) or (seat == second == NOBODY)):
            return False
    if not two and second != NOBODY:
        return False
    aims = step.seat in (first, second) and may_aim(s, step.card, me, step.seat)
    return aims and s.players[step.seat].is_guarded()

"""What a move would bring, before it is made: coins, Buys, Actions, cards in hand and in the piles.

What a played card gives is tried out in worlds that the seat imagines, so it depends on nothing that the seat
cannot know. It is told where the card is done without a question and gives the same in each of them.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cairn.core.errors import Args
from cairn.core.game import Decision, Move, Seat, View
from cairn.core.views import told_effect
from cairn.games.dominion.rules.card import EVENT
from cairn.games.dominion.rules.catalogue import COST_OF, MOVES, NAMES, TYPES_OF
from cairn.games.dominion.rules.moves import (
    BUY,
    END_ACTIONS,
    END_TURN,
    EXCHANGE,
    GAIN,
    PLAY,
    card_of,
    verb_of,
)

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

_PHASES: Final = ["action-phase", "buy-phase"]
"""The questions at which cards are played from hand, and which follow when a card is done."""
_FROM_TRASH: Final = "gain-loot"
"""The question in which cards are gained that lie in no pile."""
_WORLDS: Final = 2


def effects(s: "State", decision: Decision) -> View:
    """For every option that changes a number, the sentence that says it."""
    told: View = {}
    worlds: list[State] = []
    for move in decision.options:
        effect: View | None = None
        if verb_of(move) == PLAY:
            if decision.kind in _PHASES:
                if not worlds:
                    worlds = [s.imagine(decision.seat, seed) for seed in range(_WORLDS)]
                effect = _play(s, worlds, move, decision.seat)
        else:
            effect = _effect(s, move, decision)
        if effect is not None:
            told[MOVES[move]] = effect
    return told


def _effect(s: "State", move: Move, decision: Decision) -> View | None:
    verb, card = verb_of(move), card_of(move)
    if verb == BUY:
        return _buy(s, card, decision.seat)
    if verb == GAIN and decision.kind != _FROM_TRASH and s.piles[card] > 0:
        return told_effect("dominion-effect-gain", {"left": int(s.piles[card]) - 1})
    if verb == EXCHANGE:
        better: i64 = s.card(card).next_number
        left = int(s.piles[better]) - 1
        return told_effect("dominion-effect-exchange", {"card": NAMES[better], "left": left})
    if move == END_TURN and decision.kind == "buy-phase" and s.coins > 0 and s.buys > 0:
        return told_effect("dominion-effect-end-turn", {"n": int(s.coins), "buys": int(s.buys)})
    if move == END_ACTIONS and len(decision.options) > 1:
        return told_effect("dominion-effect-end-actions", {"actions": int(s.actions)})
    return None


def _buy(s: "State", card: i64, me: Seat) -> View:
    """Coins and Buys before and after, and how many are left in the pile."""
    is_event = TYPES_OF[card] & EVENT != 0
    cost: i64 = COST_OF[card] if is_event else s.cost(card, me)
    args: Args = {
        "coins": int(s.coins),
        "coins_to": int(s.coins - cost),
        "buys": int(s.buys),
        "buys_to": int(s.buys) - 1,
    }
    if is_event:
        return told_effect("dominion-effect-buy-event", args)
    args["left"] = int(s.piles[card]) - 1
    return told_effect("dominion-effect-buy", args)


def _play(s: "State", worlds: "list[State]", move: Move, me: Seat) -> View | None:
    """The numbers of the turn after the card, if it is done at once and all worlds agree."""
    now: list[int] = []
    for world in worlds:
        after = world.clone()
        after.push(move)
        if after.to_move() != me or after.turn != s.turn or after.question().kind not in _PHASES:
            return None
        found = _numbers(after, me)
        if now and found != now:
            return None
        now = found
    if s.in_buy_phase and now[0] == s.actions and now[1] == s.buys:
        return told_effect("dominion-effect-treasure", {"coins": int(s.coins), "coins_to": now[2]})
    args: Args = {"actions": now[0], "buys": now[1], "coins": now[2], "hand": now[3]}
    return told_effect("dominion-effect-play", args)


def _numbers(s: "State", me: Seat) -> list[int]:
    """Actions, Buys, coins, and cards in hand."""
    return [int(s.actions), int(s.buys), int(s.coins), int(s.hand_size(me))]

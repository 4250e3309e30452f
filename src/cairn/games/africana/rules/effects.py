"""What a move would bring or cost the deciding seat, before it is made: silver, cards, points."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cairn.core.errors import Args
from cairn.core.game import Decision, Move, Seat, View
from cairn.core.views import told_effect
from cairn.games.africana.rules import scoring, verbs
from cairn.games.africana.rules.moves import (
    BUY,
    CHANGED,
    DISCARD,
    DRAW,
    END_ADVENTURE,
    END_EXPEDITION,
    GIVE_UP,
    GO,
    JOIN,
    TURN,
    WAYS,
)
from cairn.games.africana.rules.pieces import (
    ADVENTURE_COST,
    CARDS,
    CHANGE_COST,
    DRAWN,
    FIRST_ASSISTANT,
    MARKERS,
    size,
)
from cairn.games.africana.rules.rules import page_cost

if TYPE_CHECKING:
    from cairn.games.africana.rules.state import State


def effects(s: "State", decision: Decision) -> View:
    """For every option that changes a number, the sentence that says it."""
    told: View = {}
    for move in decision.options:
        effect = _effect(s, move, decision.seat)
        if effect is not None:
            told[s.kit.moves[move]] = effect
    return told


def _effect(s: "State", move: Move, me: Seat) -> View | None:
    if move == DRAW:
        return _draw(s, me)
    if TURN <= move < BUY:
        return _pay(s, int(page_cost(s)), me)
    if BUY <= move < GO:
        return _pay(s, ADVENTURE_COST, me)
    if GO <= move < JOIN:
        way = (move - GO) % WAYS
        return _pay(s, CHANGE_COST, me) if way >= CHANGED else _step(s, way, me)
    if JOIN <= move < END_EXPEDITION:
        return _join(s, move - JOIN, me)
    if END_EXPEDITION <= move < END_ADVENTURE:
        return _end_expedition(s, move - END_EXPEDITION, me)
    if END_ADVENTURE <= move < DISCARD:
        return _end_adventure(s, move - END_ADVENTURE, me)
    if move >= DISCARD:
        return _lose(s, move, me)
    return None


def _draw(s: "State", me: Seat) -> View | None:
    """Two travel cards, or as many as there are, those that would be shuffled again too."""
    there = int(s.travel_left) + int(size(s.discards))
    drawn = DRAWN if there > DRAWN else there
    if drawn == 0:
        return None
    held = int(size(s.hands[me]))
    return told_effect("africana-effect-draw", {"before": held, "after": held + drawn})


def _pay(s: "State", cost: int, me: Seat) -> View:
    return told_effect("africana-effect-pay", {"cost": cost, "left": int(s.silver[me]) - cost})


def _step(s: "State", card: int, me: Seat) -> View:
    """A card less in hand; jokers and assistants come back when the movement ends. [AF-M2, AF-M9]"""
    args: Args = {"n": int(size(s.hands[me])) - 1}
    if card < FIRST_ASSISTANT:
        return told_effect("africana-effect-step", args)
    return told_effect("africana-effect-step-back", args)


def _join(s: "State", expedition: i64, me: Seat) -> View:
    """The bonus of the space, and how many markers are left to join others."""
    bonus = s.kit.bonuses[s.space_of(expedition)]
    args: Args = {"n": bonus.amount, "markers": MARKERS - int(s.markers_placed(me)) - 1}
    if bonus.is_silver:
        return told_effect("africana-effect-join-silver", args)
    return told_effect("africana-effect-join-cards", args)


def _end_expedition(s: "State", expedition: i64, me: Seat) -> View:
    after = s.clone()
    verbs.end_expedition(after, s.space_of(expedition))
    card = s.kit.expeditions[expedition]
    return told_effect("africana-effect-ends", _gain(s, after, me, card.coins, card.points))


def _end_adventure(s: "State", number: i64, me: Seat) -> View:
    """An artifact brings silver and points, those of collections too; an assistant a card. [AF-M6, AF-E3]"""
    after = s.clone()
    verbs.end_adventure(after, number)
    adventure = s.kit.adventures[number]
    if adventure.is_artifact:
        return told_effect("africana-effect-ends", _gain(s, after, me, adventure.coins, adventure.points))
    before, now = scoring.points(s, me), scoring.points(after, me)
    card = CARDS[FIRST_ASSISTANT + adventure.kind]
    args: Args = {"card": card, "before": before, "after": now, "change": now - before}
    return told_effect("africana-effect-assistant", args)


def _gain(s: "State", after: "State", me: Seat, coins: int, points: int) -> Args:
    """What is printed on a card, and all points of the seat before and after."""
    return {
        "n": coins,
        "points": points,
        "before": scoring.points(s, me),
        "after": scoring.points(after, me),
    }


def _lose(s: "State", move: Move, me: Seat) -> View | None:
    """The points that go with a discarded card or a given up adventure, where some do."""
    after = s.clone()
    if move < GIVE_UP:
        verbs.discard(after, move - DISCARD)
    else:
        verbs.give_up(after, move - GIVE_UP)
    before, now = scoring.points(s, me), scoring.points(after, me)
    return None if before == now else told_effect("africana-effect-points", {"before": before, "after": now})

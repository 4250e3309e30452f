"""Why a move is not allowed. Nothing here decides: it only explains what the options leave out."""

from typing import TYPE_CHECKING, Final

from cairn.core.errors import Args, Refusal
from cairn.core.game import Move
from cairn.games.adventure_tours.rules.actions import ActionQuestion
from cairn.games.adventure_tours.rules.moves import AIM, DEAL, DRAW, EQUIP, SKIP
from cairn.games.adventure_tours.rules.pieces import CATEGORIES, COLOURS, READY, level
from cairn.games.adventure_tours.rules.player import cards_of, guards_among, index_of
from cairn.games.adventure_tours.rules.questions import card_of

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.state import State

_EQUIPS: Final = ["play", "extra-equipment", "more-equipment"]
_JOINS: Final = ["play", "same-colour-member", "second-member"]
_AIMS_AT_EQUIPMENT: Final = ["discard-equipment", "steal-equipment"]
_AIMS_AT_MEMBERS: Final = ["discard-member", "steal-member"]
_ROBS: Final = ["steal-equipment", "steal-member"]
_AIMS: Final = ["give-one", "give-two", "give-second", "gift", *_AIMS_AT_EQUIPMENT, *_AIMS_AT_MEMBERS]


def why_not(s: "State", move: Move) -> Refusal | None:
    """Why a move is not allowed; None if it is."""
    if not s.agenda:
        return Refusal("no-game-over", "AT-E5", {})
    if move in s.options():
        return None
    kind = s.agenda[-1].kind
    if kind == "deal":
        return Refusal("adventure-tours-no-deal-first", "AT-E4", {})
    if kind == "draft":
        return _why_not_in_draft(s, move)
    if move >= s.kit.board:
        return Refusal("adventure-tours-no-board-now", "AT-E6", {})
    if move == DEAL:
        return Refusal("adventure-tours-no-deal-now", "AT-E4", {})
    if move >= s.kit.protect:
        return _why_not_protect(s, move, kind)
    if kind == "protect":
        return Refusal("adventure-tours-no-answer-first", "AT-P5", {})
    if move >= EQUIP:
        return _why_not_card(s, move, kind)
    if move >= AIM:
        return _why_not_aim(s, move - AIM, kind)
    return _why_not_word(move, kind)


def _why_not_in_draft(s: "State", move: Move) -> Refusal:
    if move >= s.kit.board:
        args: Args = {"board": s.kit.boards[move - s.kit.board]}
        return Refusal("adventure-tours-no-such-board", "AT-V2", args)
    return Refusal("adventure-tours-no-board-first", "AT-V2", {})


def _why_not_protect(s: "State", move: Move, kind: str) -> Refusal:
    """No attack, or no such card, or one that has lost its protection or never had it."""
    guard, which, equipped = s.kit.protection(move)
    args: Args = {"card": s.kit.cards[guard]}
    if kind != "protect":
        return Refusal("adventure-tours-no-attack", "AT-X11", args)
    player = s.players[s.to_move()]
    row = player.equipment if equipped else player.members
    ready = len([slot for slot in row if slot == guard + READY])
    if ready > 0:
        return _why_not_this_one(guards_among(row, guard + READY), which, ready, args)
    if equipped:
        if index_of(player.equipment, guard) < 0:
            return Refusal("adventure-tours-no-such-equipped-guard", "AT-A3", args)
        return Refusal("adventure-tours-no-guard-unready", "AT-A3", args)
    if guard not in cards_of(player.members):
        return Refusal("adventure-tours-no-such-guard", "AT-X11", args)
    return Refusal("adventure-tours-no-guard-moved", "AT-P4", args)


def _why_not_this_one(choices: list[int], which: int, ready: int, args: Args) -> Refusal:
    """There are fewer of the kind, or this one lies beside one that is the same choice."""
    if which >= ready:
        return Refusal("adventure-tours-no-more-guards", "AT-X11", {**args, "n": which + 1, "have": ready})
    first = max([choice for choice in choices if choice < which])
    numbers: Args = {**args, "n": which + 1, "other": first + 1}
    return Refusal("adventure-tours-no-guard-beside", "AT-X11", numbers)


def _why_not_card(s: "State", move: Move, kind: str) -> Refusal:
    card = int(card_of(move))
    args: Args = {"card": s.kit.cards[card]}
    equips = (move - EQUIP) & 1 == 0
    if equips and kind not in _EQUIPS:
        return Refusal("adventure-tours-no-equip-now", "AT-T1", args)
    if not equips and kind not in _JOINS:
        return Refusal("adventure-tours-no-join-now", "AT-T1", args)
    player = s.players[s.to_move()]
    if not player.holds(card):
        return Refusal("no-not-in-hand", "AT-T1", args)
    colour = int(s.kit.colour[card])
    if kind == "same-colour-member":
        step = s.agenda[-1]
        assert isinstance(step, ActionQuestion)
        asked = int(s.kit.colour[step.card])
        if colour != asked:
            return Refusal("adventure-tours-no-other-colour", "AT-X7", {**args, "colour": COLOURS[asked]})
    need, have = int(s.kit.demand[card]), int(level(player.levels, colour))
    numbers: Args = {**args, "category": CATEGORIES[colour], "need": need, "have": have}
    return Refusal("adventure-tours-no-demand", "AT-T3", numbers)


def _why_not_aim(s: "State", at: int, kind: str) -> Refusal:
    if kind not in _AIMS:
        return Refusal("adventure-tours-no-aim-now", "AT-T6", {})
    if at >= len(s.players):
        return Refusal("adventure-tours-no-such-seat", "AT-T6", {"n": at + 1})
    if at == s.to_move() and kind in _ROBS:
        return Refusal("adventure-tours-no-oneself", "AT-X12", {})
    key = "adventure-tours-no-member" if kind in _AIMS_AT_MEMBERS else "adventure-tours-no-equipment"
    return Refusal(key, "AT-X12", {"seat": at})


def _why_not_word(move: Move, kind: str) -> Refusal:
    """`draw`, `skip` and `use` where they are not asked for."""
    if move == DRAW:
        return Refusal("adventure-tours-no-draw-now", "AT-T2", {})
    if move == SKIP:
        if kind == "give-second":
            return Refusal("adventure-tours-no-half", "AT-X2", {})
        return Refusal("adventure-tours-no-pass", "AT-T1", {})
    return Refusal("adventure-tours-no-use-now", "AT-T4", {})

"""Why a move is not allowed. Nothing here decides: it only explains what the options leave out."""

from typing import TYPE_CHECKING

from cairn.core.errors import Args, Refusal
from cairn.core.game import Move
from cairn.games.africana.rules.moves import (
    BOOK_STEP,
    BUY,
    CHANGED,
    DISCARD,
    DISCARD_STEP,
    DRAW,
    END_ADVENTURE,
    END_EXPEDITION,
    GAME_OVER,
    GIVE_UP,
    GIVE_UP_STEP,
    GO,
    JOIN,
    TRAVEL_STEP,
    TURN,
    WAYS,
)
from cairn.games.africana.rules.pieces import (
    ADVENTURE_COST,
    ADVENTURE_LIMIT,
    BOOKS,
    CARDS,
    CHANGE_COST,
    COLOURS,
    FIRST_ASSISTANT,
    HAND_LIMIT,
    MARKERS,
    PAGE_COST,
    SIDES,
    count,
    many,
    size,
)
from cairn.games.africana.rules.rules import allows, fits

if TYPE_CHECKING:
    from cairn.games.africana.rules.state import State


def why_not(s: "State", move: Move) -> Refusal | None:
    """Why a move is not allowed; None if it is."""
    if s.step == GAME_OVER:
        return Refusal("no-game-over", "AF-E1", {})
    if allows(s, move):
        return None
    if move >= GIVE_UP:
        return _why_not_give_up(s, move - GIVE_UP)
    if s.step == GIVE_UP_STEP:
        args: Args = {"n": int(count(s.adventures[s.seat])) - ADVENTURE_LIMIT, "limit": ADVENTURE_LIMIT}
        return Refusal("africana-no-give-up-first", "AF-T2", args)
    if move >= DISCARD:
        if s.step == DISCARD_STEP:
            return Refusal("no-not-in-hand", "AF-T1", {"card": CARDS[move - DISCARD]})
        return Refusal("africana-no-discard-now", "AF-T1", {"limit": HAND_LIMIT})
    if s.step == DISCARD_STEP:
        return _discard_first(s)
    if s.step == BOOK_STEP and (move == DRAW or move >= GO):
        return Refusal("africana-no-while-buying", "AF-T4", {})
    if s.step == TRAVEL_STEP and move < GO:
        return Refusal("africana-no-while-moving", "AF-T4", {})
    if move < GO:
        return _why_not_book(s, move)
    if move < JOIN:
        return _why_not_go(s, (move - GO) // WAYS, (move - GO) % WAYS)
    if move < END_EXPEDITION:
        return _why_not_join(s, move - JOIN)
    if move < END_ADVENTURE:
        return _why_not_end(s, move - END_EXPEDITION)
    return _why_not_fetch(s, move - END_ADVENTURE)


def _discard_first(s: "State") -> Refusal:
    args: Args = {"n": int(size(s.hands[s.seat])) - HAND_LIMIT, "limit": HAND_LIMIT}
    return Refusal("africana-no-discard-first", "AF-T1", args)


def _why_not_give_up(s: "State", adventure: int) -> Refusal:
    if s.step == GIVE_UP_STEP:
        args: Args = {"adventure": s.kit.adventure_words[adventure]}
        return Refusal("africana-no-adventure-of-yours", "AF-T2", args)
    if s.step == DISCARD_STEP:
        return _discard_first(s)
    return Refusal("africana-no-give-up-now", "AF-T2", {"limit": ADVENTURE_LIMIT})


def _why_not_book(s: "State", move: Move) -> Refusal:
    side = (move - TURN) % 2
    book = int(s.book_here())
    where: Args = {"book": BOOKS[book], "side": SIDES[side]}
    if s.stacks[book * 2] + s.stacks[book * 2 + 1] == 0:
        return Refusal("africana-no-book-empty", "AF-T4", {"book": BOOKS[book]})
    if s.stacks[book * 2 + side] == 0:
        return Refusal("africana-no-stack-empty", "AF-B4" if move >= BUY else "AF-B2", where)
    args: Args = {"seat": int(s.seat), "coins": int(s.silver[s.seat])}
    if move < BUY:
        args["cost"] = PAGE_COST
        return Refusal("africana-no-page-too-expensive", "AF-B3", args)
    args["cost"] = ADVENTURE_COST
    args["adventure"] = s.top_adventure(book, side)
    return Refusal("africana-no-adventure-too-expensive", "AF-B4", args)


def _why_not_go(s: "State", place: int, way: int) -> Refusal:
    here = int(s.places[s.seat])
    card = way if way < CHANGED else way - CHANGED
    there = s.kit.place_words[place]
    if place == here:
        return Refusal("africana-no-already-there", "AF-M1", {"place": there})
    if s.kit.neighbours[here] >> place & 1 == 0:
        return Refusal("africana-no-route", "AF-M1", {"place": there, "here": s.kit.place_words[here]})
    if many(s.hands[s.seat], card) == 0:
        if card >= FIRST_ASSISTANT and many(s.played, card) > 0:
            return Refusal("africana-no-card-played", "AF-M2", {"card": CARDS[card]})
        return Refusal("no-not-in-hand", "AF-M1", {"card": CARDS[card]})
    if fits(s, place, card):
        return Refusal("africana-no-change-needed", "AF-M3", {"place": there, "card": CARDS[card]})
    if way >= CHANGED:
        args: Args = {"seat": int(s.seat), "card": CARDS[card], "coins": int(s.silver[s.seat])}
        args["cost"] = CHANGE_COST
        return Refusal("africana-no-change-too-expensive", "AF-M3", args)
    symbols = s.kit.places[place].symbols
    shown: Args = {"place": there, "card": CARDS[card], "symbol": COLOURS[symbols[0]], "cost": CHANGE_COST}
    if len(symbols) == 1:
        return Refusal("africana-no-symbol", "AF-M1", shown)
    shown["second"] = COLOURS[symbols[1]]
    return Refusal("africana-no-symbols", "AF-M1", shown)


def _why_not_join(s: "State", expedition: int) -> Refusal:
    word = s.kit.expedition_words[expedition]
    args: Args = {"expedition": word}
    space = int(s.space_of(expedition))
    if space < 0:
        return Refusal("africana-no-expedition-open", "AF-M4", args)
    if int(s.markers) >> (space * 4 + int(s.seat)) & 1:
        return Refusal("africana-no-joined-twice", "AF-M4", args)
    start, here = int(s.kit.start[expedition]), int(s.places[s.seat])
    if start != here:
        return Refusal("africana-no-start-here", "AF-M4", _elsewhere(s, args, start, here))
    return Refusal("africana-no-markers-left", "AF-M4", {"limit": MARKERS})


def _why_not_end(s: "State", expedition: int) -> Refusal:
    args: Args = {"expedition": s.kit.expedition_words[expedition]}
    space = int(s.space_of(expedition))
    if space < 0:
        return Refusal("africana-no-expedition-open", "AF-M5", args)
    if int(s.markers) >> (space * 4 + int(s.seat)) & 1 == 0:
        return Refusal("africana-no-not-joined", "AF-M5", args)
    target = int(s.kit.target[expedition])
    return Refusal("africana-no-target-here", "AF-M5", _elsewhere(s, args, target, int(s.places[s.seat])))


def _why_not_fetch(s: "State", number: int) -> Refusal:
    args: Args = {"adventure": s.kit.adventure_words[number]}
    if int(s.adventures[s.seat]) >> number & 1 == 0:
        return Refusal("africana-no-adventure-of-yours", "AF-M6", args)
    target = s.kit.adventures[number].target
    there = _elsewhere(s, args, target, int(s.places[s.seat]))
    return Refusal("africana-no-adventure-target-here", "AF-M6", there)


def _elsewhere(s: "State", args: Args, place: int, here: int) -> Args:
    """The same with the place that is meant, and the one where the pawn stands."""
    return {**args, "place": s.kit.place_words[place], "here": s.kit.place_words[here]}

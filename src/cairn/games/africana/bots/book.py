"""What a seat of Africana does at a book: buy an adventure, turn a page, or neither."""

from typing import Final

from mypy_extensions import i64

from cairn.core.game import Move
from cairn.games.africana.bots.chart import NOTHING
from cairn.games.africana.bots.plans import can_draw, draw_worth, plan
from cairn.games.africana.bots.worth import Worths
from cairn.games.africana.rules import rules
from cairn.games.africana.rules.moves import BUY, TURN
from cairn.games.africana.rules.pieces import (
    ADVENTURE,
    ADVENTURE_COST,
    ADVENTURE_LIMIT,
    PAGE_COST,
    SEEN,
    count,
)

BUYS_FROM: Final[i64] = 130
"""What a purchase must bring to be worth a turn."""
BUYS_ON: Final[i64] = 10
"""The same for a seat that is at the book anyway."""
LEAFS_FROM: Final[i64] = 130
"""What the next page must promise to be worth a turn."""
LEAFS_ON: Final[i64] = 60
"""The same for a seat that is at the book anyway."""


def may_buy(w: Worths) -> bool:
    """Whether the seat has time, silver and room for another adventure."""
    return not w.is_last and w.silver >= ADVENTURE_COST and count(w.s.adventures[w.me]) < ADVENTURE_LIMIT


def at_book(w: Worths, buys_from: i64, leafs_from: i64, without: i64) -> Move:
    """What to do at the book of this half, or −1; `without` is what the best plan is worth as it is."""
    s = w.s
    if not may_buy(w):
        return -1
    book: i64 = s.book_here()
    best: i64 = buys_from
    move = -1
    promise: i64 = leafs_from
    leaf = -1
    side: i64 = 0
    while side < 2:
        if s.stacks[book * 2 + side] > 0:
            top = int(s.books[s.top_slot(book, side)] & ADVENTURE)
            gain: i64 = purchase_worth(w, top, without + best) - without
            if gain > best:
                best = gain
                move = int(BUY + side)
            if rules.may_turn(s, side) and w.silver >= ADVENTURE_COST + (PAGE_COST if s.turned else 0):
                hope: i64 = beneath(w, book, side)
                if hope > promise:
                    promise = hope
                    leaf = int(TURN + side)
        side += 1
    return move if move >= 0 else leaf


def purchase_worth(w: Worths, n: int, floor: i64) -> i64:
    """What the best plan is worth with one more adventure, its price paid; no less than the floor."""
    if w.quick_worth(n) < -150:
        return NOTHING
    goals: i64 = w.routes.goals
    target: i64 = w.s.kit.adventures[n].target
    busy: i64 = w.routes.busy[target]
    w.add_adventure(n, False)
    w.silver -= ADVENTURE_COST
    plan(w, floor, can_draw(w.s))
    later = draw_worth(w)
    w.silver += ADVENTURE_COST
    w.routes.goals = goals
    w.routes.busy[target] = busy
    return later if later > w.routes.now.worth else w.routes.now.worth


def beneath(w: Worths, book: i64, side: i64) -> i64:
    """What the card beneath the top of a stack is worth, or is likely to be."""
    s = w.s
    cards = s.stack(int(book), int(side))
    if len(cards) < 2:
        return NOTHING
    if cards[-2] & SEEN:
        return w.quick_worth(cards[-2] & int(ADVENTURE))
    total: i64 = 0
    n: i64 = 0
    for slot in s.stack(int(book), 0) + s.stack(int(book), 1):
        # All unseen cards of the book, wherever they lie, are as likely to be this one.
        if slot & SEEN == 0:
            worth: i64 = w.quick_worth(slot & int(ADVENTURE))
            total += worth if worth > 0 else 0
            n += 1
    return total // n

"""What else a seat of Africana could do: its plans by their worth, those that come to the same left out.

A place is entered in the best way only, and what can be ended or joined comes before all steps.
"""

from typing import Final

from mypy_extensions import i64

from cairn.core.game import Move
from cairn.games.africana.bots.book import (
    BUYS_FROM,
    BUYS_ON,
    LEAFS_FROM,
    LEAFS_ON,
    beneath,
    may_buy,
    purchase_worth,
)
from cairn.games.africana.bots.chart import NOTHING
from cairn.games.africana.bots.plans import draw_worth, first_step, most_steps, plan
from cairn.games.africana.bots.worth import Worths
from cairn.games.africana.rules import rules
from cairn.games.africana.rules.moves import (
    ACTION_STEP,
    BOOK_STEP,
    BUY,
    DISCARD,
    DISCARD_STEP,
    DONE,
    DRAW,
    END_ADVENTURE,
    END_EXPEDITION,
    GIVE_UP,
    JOIN,
    TRAVEL_STEP,
    TURN,
)
from cairn.games.africana.rules.pieces import ADVENTURE, KINDS, SPACES, numbers_in

Ranks = list[tuple[int, Move]]
"""Moves with what they are worth, the sign turned."""
AT_ONCE: Final = 10_000
"""Above all that goes on without ending or joining what is here."""


def ranked(w: Worths) -> list[Move]:
    """The moves that differ, the best first; a few may not be allowed."""
    ranks: Ranks = []
    step = w.s.step
    if step == DISCARD_STEP:
        _rank_cards(w, ranks)
    elif step in (ACTION_STEP, TRAVEL_STEP, BOOK_STEP):
        w.routes.may_wait = w.routes.may_wait and step != TRAVEL_STEP
        plan(w)
        now: i64 = w.routes.now.worth
        later: i64 = draw_worth(w)
        if later > now:
            now = later
        if step == ACTION_STEP:
            ranks.append((-int(later), DRAW))
            _rank_book(w, ranks, now, BUYS_FROM, LEAFS_FROM)
        elif step == BOOK_STEP:
            ranks.append((-int(now), DONE))
            _rank_book(w, ranks, now, BUYS_ON, LEAFS_ON)
        if step != BOOK_STEP:
            _rank_ends(w, ranks)
            _rank_steps(w, ranks)
    else:
        for n in numbers_in(w.s.adventures[w.me]):
            ranks.append((int(w.held_worth(n)), GIVE_UP + n))
    ranks.sort()
    return [move for _, move in ranks]


def _rank_cards(w: Worths, ranks: Ranks) -> None:
    """To discard: what the best plan without the card is worth."""
    r = w.routes
    for card in range(KINDS):
        if r.cards[card] > 0:
            w.hold(card, -1)
            plan(w)
            w.hold(card, 1)
            ranks.append((-int(max(r.now.worth, r.wait.worth) + r.cards[card]), DISCARD + card))


def _rank_book(w: Worths, ranks: Ranks, now: i64, buys_from: i64, leafs_from: i64) -> None:
    """To buy or to turn a page: what it brings beyond what the policy asks of it."""
    s = w.s
    if not may_buy(w):
        return
    book: i64 = s.book_here()
    for side in range(2):
        if s.stacks[book * 2 + side] > 0:
            top = int(s.books[s.top_slot(book, side)] & ADVENTURE)
            ranks.append((-int(purchase_worth(w, top, NOTHING) - buys_from), BUY + side))
            if rules.may_turn(s, side):
                ranks.append((-int(now + beneath(w, book, side) - leafs_from), TURN + side))


def _rank_ends(w: Worths, ranks: Ranks) -> None:
    """To end and to join what is here, ends first."""
    s = w.s
    for n in numbers_in(rules.fetchable(s)):
        points = int(w.adventure_points(n, True))
        ranks.append((-points - (2 * AT_ONCE if points > 0 else 0), END_ADVENTURE + n))
    ends: i64 = rules.endable(s)
    joins: i64 = rules.joinable(s)
    for space in range(SPACES):
        points = int(w.routes.points[space])
        if ends >> space & 1:
            ranks.append((-points - 2 * AT_ONCE, END_EXPEDITION + int(s.spaces[space])))
        elif joins >> space & 1:
            ranks.append((-points - AT_ONCE, JOIN + int(s.spaces[space])))


def _rank_steps(w: Worths, ranks: Ranks) -> None:
    """To go to each neighbouring place, or to stay."""
    w.routes.look_out(w.joined)
    stay = int(w.routes.stay_worth(w.place, w.silver, 0))
    if w.s.step == TRAVEL_STEP:
        ranks.append((-stay, DONE))
    for route in w.routes.first_steps(w.place, w.silver, most_steps(w)):
        ranks.append((-int(route.worth), first_step(route)))

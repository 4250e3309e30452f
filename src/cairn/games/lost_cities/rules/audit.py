"""Whether a position can be: every card is there once, hands are full, and the step fits the table."""

from typing import TYPE_CHECKING

from cairn.core.errors import Args, BadPosition
from cairn.games.lost_cities.rules.moves import DEAL_STEP, DRAW_STEP, MATCH_OVER
from cairn.games.lost_cities.rules.pieces import (
    CARDS,
    COLOURS,
    EMPTY_CAMP,
    HAND,
    KINDS,
    NO_COLOUR,
    full_deck,
    ranks_in,
    stack_of,
)

if TYPE_CHECKING:
    from cairn.games.lost_cities.rules.state import State


def audit(s: "State") -> None:
    """Raise BadPosition with what is wrong."""
    cards = s.pile[: s.left]
    for seat in range(2):
        cards += s.hand(seat)
        for colour, expedition in enumerate(s.row(seat)):
            cards += [colour * KINDS + rank for rank in ranks_in(expedition)]
    for colour in range(int(s.settings.colours)):
        cards += [colour * KINDS + rank for rank in stack_of(int(s.camps[colour]))]
    cards.sort()
    deck = full_deck(int(s.settings.colours))
    if cards != deck:
        raise _miscounted(cards, deck)
    for seat in range(2):
        due = HAND - 1 if s.step == DRAW_STEP and seat == s.seat else HAND
        held = len(s.hand(seat))
        if held != due:
            raise BadPosition("lost-cities-bad-hand", {"seat": seat, "n": held, "due": due}, "LC-T5")
    if (s.left == 0) != (s.step == DEAL_STEP or s.step == MATCH_OVER):
        raise BadPosition("lost-cities-bad-pile", {"n": int(s.left)}, "LC-E1")
    if s.closed != NO_COLOUR and (s.step != DRAW_STEP or s.camps[s.closed] == EMPTY_CAMP):
        args: Args = {"name": "closed", "value": COLOURS[s.closed]}
        raise BadPosition("bad-position-value", args, "LC-T4")


def _miscounted(cards: list[int], deck: list[int]) -> BadPosition:
    """Which card is there too often or not often enough."""
    for card in sorted(set(cards + deck)):
        n, due = cards.count(card), deck.count(card)
        if n != due:
            args: Args = {"card": CARDS[card], "n": n, "due": due}
            return BadPosition("lost-cities-bad-count", args, "LC-C1")
    raise AssertionError("every card is there as often as it should be")

"""What a judge of imagined positions sees beside the numbers of a seat: the other hand, and the draw pile."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.games.lost_cities.bots.masks import MASK_SIZE, ONE, with_card, write_mask
from cairn.games.lost_cities.rules.pieces import HAND, KINDS, MOST_COLOURS
from cairn.games.lost_cities.rules.rules import may_take
from cairn.games.lost_cities.rules.state import State

HIDDEN_SIZE: Final = 3 * MASK_SIZE
"""Per colour: the other hand, what this seat will draw, and what the other one will."""


def fill_hidden(s: State, out: vec[i64], at: i64) -> None:
    """Write the other hand as it is, and the draw pile by the seat that comes to each card if both draw."""
    i: i64 = at
    while i < at + MOST_COLOURS * HIDDEN_SIZE:
        out[i] = 0
        i += 1
    colour: i64 = 0
    while colour < s.settings.colours:
        mask: i64 = 0
        slot: i64 = (1 - s.seat) * HAND
        last: i64 = slot + HAND
        while slot < last:
            card: i64 = s.hands[slot]
            if card >= 0 and card // KINDS == colour:
                mask = with_card(mask, card - colour * KINDS)
            slot += 1
        write_mask(out, at + colour * HIDDEN_SIZE, mask)
        colour += 1
    depth: i64 = 0
    while depth < s.left:
        card = s.pile[s.left - 1 - depth]
        colour = card // KINDS
        rank: i64 = card - colour * KINDS
        place: i64 = at + colour * HIDDEN_SIZE + MASK_SIZE * (1 + (depth & 1))
        if rank > 0:
            place += rank + 2
        else:
            while out[place] != 0:
                place += 1
        # What comes late counts less.
        out[place] = ONE - depth
        depth += 1


def has_choice(s: State) -> bool:
    """Whether a camp may be drawn from."""
    colour: i64 = 0
    while colour < s.settings.colours:
        if may_take(s, colour):
            return True
        colour += 1
    return False

"""What the policy of Adventure Tours makes of a hand: what to equip with, what to let join, and when."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.games.adventure_tours.bots.sight import FURTHEST, MOST_EXTRA, Sight
from cairn.games.adventure_tours.rules.pieces import MORE_EQUIPMENT, SECOND_MEMBER

HURRY: Final = 1.0
"""What a turn is worth to the others, as far as it matters to this seat."""
_MOST: Final = 12
"""From a larger hand nothing becomes equipment."""


def _subsets(n: int, most: int) -> list[int]:
    """The subsets of n places with at most this many members, as masks."""
    return [mask for mask in range(2**n) if mask.bit_count() <= most]


_CHOICES: Final = [vec[i64](_subsets(n, 3 if n < 7 else 2)) for n in range(_MOST + 1)]
"""Which of n hand cards might become equipment before the others join."""
_NONE: Final = vec[i64]([0])


def plan(v: Sight, levels: i64, gone: i64, unknown: i64, extra: i64) -> float:
    """What the rest of the round is likely to bring from the next own turn on.

    First some hand cards become equipment, then all that can join do so, the best first. The hand is that of
    the sight without the card in the place `gone` (−1: none), `unknown` cards were drawn since, and `extra`
    turns come at once.
    """
    n: i64 = v.held - 1 if gone >= 0 else v.held
    first: i64 = MOST_EXTRA - (extra if extra < MOST_EXTRA else MOST_EXTRA)
    best: float = -1e9
    choices = _CHOICES[n] if n <= _MOST else _NONE
    for i in range(len(choices)):
        value: float = _carried_out(v, levels, gone, choices[i], unknown, first)
        if value > best:
            best = value
    return best + HURRY * v.hours[first]


def _carried_out(v: Sight, levels: i64, gone: i64, equips: i64, unknown: i64, first: i64) -> float:
    """What the members bring, by how likely there is time for each, less what the others do meanwhile."""
    drawn: i64 = 0
    place: i64 = 0
    rest: i64 = equips
    while rest != 0:
        if rest & 1:
            levels += v.s.kit.equipment[v.hand[place if gone < 0 or place < gone else place + 1]]
            drawn += 1
        rest >>= 1
        place += 1
    step: i64 = 1 if v.ability == SECOND_MEMBER else 2
    hope: float = v.hopes(levels)
    # In half turns, because some lay two members in one.
    at: i64 = 2 * (first + (drawn // 2 if v.ability == MORE_EQUIPMENT else drawn))
    unknown += drawn
    value: float = 0.0
    ends = True
    place = 0
    while place < v.held:
        if place != gone:
            if equips & 1 == 0:
                card: i64 = v.hand[place]
                if v.can_join(card, levels):
                    worth: float = v.worth[card]
                    while unknown > 0 and hope > worth:
                        value += hope * _odds(v, at)
                        at += step
                        unknown -= 1
                    value += worth * _odds(v, at)
                    at += step
                else:
                    ends = False
            equips >>= 1
        place += 1
    while unknown > 0:
        value += hope * _odds(v, at)
        at += step
        unknown -= 1
    late: i64 = at // 2 if at // 2 < FURTHEST else FURTHEST
    return value - HURRY * v.hours[late if ends else FURTHEST]


def _odds(v: Sight, at: i64) -> float:
    turn: i64 = at // 2
    return v.odds[turn if turn < FURTHEST else FURTHEST]

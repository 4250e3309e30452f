"""What the rule bot of Adventure Tours makes of its hand: what to equip with, what to let join, and when."""

from typing import Final

from mypy_extensions import i64

from cairn.games.adventure_tours.bots.sight import FURTHEST, MOST_EXTRA, Sight
from cairn.games.adventure_tours.rules.pieces import MORE_EQUIPMENT, SECOND_MEMBER

HURRY: Final = 1.0
"""What a turn is worth to the others, as far as it matters to this seat."""
_BIT: Final = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]


def _choices(n: int, most: int) -> list[int]:
    """The subsets of n places with at most this many members, as masks."""
    found = [0]
    for bit in _BIT[:n]:
        found += [one | bit for one in found if one.bit_count() < most]
    return found


_CHOICES: Final = [_choices(n, 3 if n < 7 else 2) for n in range(len(_BIT) + 1)]
"""Which of n hand cards might become equipment before the others join."""
_NONE: Final = [0]


def plan(v: Sight, levels: i64, hand: list[int], unknown: int, extra: int) -> float:
    """What the rest of the round is likely to bring from the next own turn on.

    First some hand cards become equipment, then all that can join do so, the best first. `unknown` cards
    were drawn since, `extra` turns come at once.
    """
    n = len(hand)
    first = MOST_EXTRA - min(extra, MOST_EXTRA)
    best = -1e9
    for equips in _CHOICES[n] if n < len(_CHOICES) else _NONE:
        reached: i64 = levels
        drawn = 0
        left = hand
        if equips != 0:
            left = []
            for place in range(n):
                if equips & _BIT[place] != 0:
                    reached += v.kit.equipment[hand[place]]
                    drawn += 1
                else:
                    left.append(hand[place])
        begin = first + (drawn // 2 if v.ability == MORE_EQUIPMENT else drawn)
        value = _joined(v, reached, left, unknown + drawn, begin) + HURRY * v.hours[first]
        if value > best:
            best = value
    return best


def _joined(v: Sight, levels: i64, hand: list[int], unknown: int, begin: int) -> float:
    """What the members bring, by how likely there is time for each, less what the others do meanwhile."""
    step = 1 if v.ability == SECOND_MEMBER else 2
    hope = v.hopes(levels)
    # In half turns, because some lay two members in one.
    at = 2 * begin
    value = 0.0
    ends = True
    for card in hand:
        if not v.can_join(card, levels):
            ends = False
            continue
        while unknown > 0 and hope > v.worth[card]:
            value += hope * v.odds[min(at // 2, FURTHEST)]
            at += step
            unknown -= 1
        value += v.worth[card] * v.odds[min(at // 2, FURTHEST)]
        at += step
    for _ in range(unknown):
        value += hope * v.odds[min(at // 2, FURTHEST)]
        at += step
    return value - HURRY * v.hours[min(at // 2, FURTHEST) if ends else FURTHEST]

"""Random moves: each option as likely as the others."""

import pytest

from cairn.core.dice import QuickStream
from cairn.proof.chance import is_even
from cairn.proof.scene import Scene


@pytest.mark.parametrize(
    "words",
    [
        "hand 1: violet 2, grey, joker\nsilver: 2 2",
        "hand 1: violet 2, grey, joker\nsilver: 7 2",
        "places: tripoli, lagos\nspaces: luanda - tripoli (1), tripoli - lagos, serengeti - tripoli (1)",
        "places: lagos, lagos\nadventures 1: statuette lagos, magenta assistant lagos\nseat 1 to travel",
        "seat 1 to buy\nsilver: 9 0\nnorth right: mask luanda",
        "seat 1 to discard\nhand 1: violet 2, grey 3, joker",
        "seat 1 to give up\nadventures 1: vase aswan, vase tangier, mask napoli, drum dakar",
    ],
)
def test_every_option_is_as_likely(words: str) -> None:
    """Over many draws no option is left out or preferred, and nothing else turns up."""
    state = Scene("africana").set_up(words).state
    counts = dict.fromkeys(state.options(), 0)
    stream = QuickStream(5)
    for _ in range(120 * len(counts)):
        counts[state.random_move(stream)] += 1

    assert len(counts) > 2
    assert is_even(counts.values())

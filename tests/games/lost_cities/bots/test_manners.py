"""Manners in Lost Cities: how many expeditions are opened."""

import pytest

from cairn.arena.manners import BOLD, CAREFUL, LEVELS, Study, watch_deal
from cairn.bots.bot import Eyes
from cairn.games import find, title
from cairn.proof import Scene

DEALS = 12


def openings(level: str, boldness: int) -> float:
    """What a bot of this manner opens in a game, on average over the same few deals."""
    study = Study("lost-cities", level, boldness, 2, find("lost-cities").read_options({}, simulated=True), 5)
    return sum(watch_deal(study, deal).openings for deal in range(DEALS)) / DEALS


@pytest.mark.parametrize("level", LEVELS)
def test_a_bold_one_opens_more_than_a_careful_one(level: str) -> None:
    """The same few deals, and the two are well apart."""
    bold, careful = openings(level, BOLD), openings(level, CAREFUL)

    assert bold - careful > 0.6


def test_only_the_first_card_of_an_expedition_opens_it() -> None:
    """A sponsor or a number on an empty place; not what follows, and not what goes to a camp."""
    own = title("lost-cities")
    scene = Scene("lost-cities", games=1).set_up("""
        seat 1 to place
        hand 1: green S 5, blue 4, yellow 10, purple 10, orange 10, yellow 9, purple 9
        expeditions 1: green S
        expeditions 2: blue 2
    """)

    def opens(words: str) -> bool:
        return own.is_opening(scene.state, own.game.moves.index(words))

    assert opens("play blue 4")
    assert opens("play yellow 10")
    assert not opens("play green 5")
    assert not opens("play green sponsor")
    assert not opens("camp blue 4")


def test_a_bold_one_opens_what_a_careful_one_keeps() -> None:
    """A colour that promises a little."""
    scene = Scene("lost-cities", games=1).set_up("""
        seat 1 to place
        hand 1: green 3 6 8, blue 10, yellow 10, purple 10, orange 10, yellow 9
    """)
    own = title("lost-cities")
    eyes = Eyes(scene.state, scene.state.to_move())
    bold, careful = (own.game.spell(own.make_bot(name, 1).choose(eyes)) for name in ("flint", "slate"))

    assert bold.startswith("play ")
    assert careful.startswith("camp ")

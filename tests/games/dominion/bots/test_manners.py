"""Manners in Dominion: how many Action cards are bought for the first time."""

import pytest

from cairn.arena.manners import BOLD, CAREFUL, LEVELS, Study, watch_deal
from cairn.games import find, title
from cairn.proof import Scene

DEALS = 12


def openings(level: str, boldness: int) -> float:
    """What a bot of this manner opens in a game, on average over the same few deals."""
    study = Study(
        "dominion",
        level,
        boldness,
        2,
        find("dominion").read_options({"kingdom": "random"}, simulated=True),
        5,
    )
    return sum(watch_deal(study, deal).openings for deal in range(DEALS)) / DEALS


@pytest.mark.parametrize("level", LEVELS)
def test_a_bold_one_opens_more_than_a_careful_one(level: str) -> None:
    """The same few deals, and the two are well apart."""
    bold, careful = openings(level, BOLD), openings(level, CAREFUL)

    assert bold - careful > 0.8


def test_only_the_first_copy_of_an_action_card_opens() -> None:
    """Wherever the buyer has one, another is none; nor is a Treasure, nor a card of somebody else's."""
    own = title("dominion")
    scene = Scene(
        "dominion", kingdom="market, smithy, village, moat, chapel, gear, raze, page, witch, spy"
    ).set_up("""
        seat 1 to buy
        coins: 6
        hand 1: copper
        deck 1: village
        discard 1: smithy
        hand 2: market
    """)

    def opens(words: str) -> bool:
        return own.is_opening(scene.state, own.game.moves.index(words))

    assert opens("buy market")
    assert not opens("buy village")
    assert not opens("buy smithy")
    assert not opens("buy gold")

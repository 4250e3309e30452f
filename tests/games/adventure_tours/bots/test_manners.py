"""Manners in Adventure Tours: how soon cards join."""

import pytest

from cairn.arena.manners import BOLD, CAREFUL, LEVELS, Study, watch_deal
from cairn.games import find

DEALS = 2


def openings(level: str, boldness: int) -> float:
    """What a bot of this manner opens in a game, on average over the same few deals."""
    study = Study(
        "adventure-tours", level, boldness, 3, find("adventure-tours").read_options({}, simulated=True), 5
    )
    return sum(watch_deal(study, deal).openings for deal in range(DEALS)) / DEALS


@pytest.mark.parametrize("level", LEVELS)
def test_a_bold_one_opens_more_than_a_careful_one(level: str) -> None:
    """The same few deals, and the two are well apart."""
    bold, careful = openings(level, BOLD), openings(level, CAREFUL)

    assert bold - careful > 3

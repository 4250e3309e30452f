"""Manners in Africana: how many expeditions are joined."""

import pytest

from cairn.arena.manners import BOLD, CAREFUL, Study, watch_deal
from cairn.games import find

DEALS = 24


def openings(boldness: int) -> float:
    """What a bot of this manner opens in a game, on average over the same few deals."""
    study = Study("africana", "medium", boldness, 2, find("africana").read_options({}, simulated=True), 5)
    return sum(watch_deal(study, deal).openings for deal in range(DEALS)) / DEALS


@pytest.mark.thorough()
def test_a_bold_one_opens_more_than_a_careful_one() -> None:
    """The same deals, and the two are well apart; what an easy bot overlooks would hide it in so few."""
    assert openings(BOLD) - openings(CAREFUL) > 0.3

"""Facts about Dominion that other simulators agree on: a check of the whole."""

import pytest

from cairn.games.dominion.proof.facts import facts


@pytest.mark.rule("DB-X1")
def test_the_facts_that_other_simulators_agree_on() -> None:
    """With few games, so within wide limits; `cairn bench --game dominion --facts` plays enough of them."""
    found = {fact.name: fact for fact in facts(250)}

    assert 16.8 == pytest.approx(found["money-alone"].value, abs=0.6)
    assert 14.9 == pytest.approx(found["smithy-alone"].value, abs=0.6)
    assert 70 == pytest.approx(found["smithy-wins"].value, abs=12)
    assert 94 == pytest.approx(found["witch-wins"].value, abs=6)
    for fact in found.values():
        assert fact.interval[0] < fact.value < fact.interval[1]

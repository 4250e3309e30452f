"""The engine against the second reckoning, over thousands of positions of random games."""

from typing import Any

import pytest

from cairn.core.dice import QuickStream
from cairn.testing.africana_checks import eager
from cairn.testing.table import Table

from .reckoning import Reckoning

VARIANTS: list[dict[str, Any]] = [
    {"seats": 2, "turn_cap": 400},
    {"seats": 3, "turn_cap": 400, "start": 2},
    {"seats": 4, "turn_cap": 50, "open_scores": "on"},
]


def agree(table: Table, second: Reckoning) -> None:
    """Engine and reckoning have the same pieces in the same places and draw the same conclusions."""
    position = table.state.dump()

    assert second.options() == set(table.options())
    assert len(table.options()) == len(set(table.options()))
    assert second.at == {name: position[name] for name in second.at}
    assert (None if second.at["step"] == "over" else second.at["seat"]) == table.to_move
    assert (second.turned, second.triggered) == (position["turned"], position["triggered"])
    assert (second.places, second.silver) == (position["places"], position["silver"])
    assert [sorted(hand) for hand in second.hands] == [sorted(hand) for hand in position["hands"]]
    assert second.adventures == [set(cards) for cards in position["adventures"]]
    assert second.under == [set(one["expeditions"] + one["adventures"]) for one in position["under"]]
    assert sorted(second.played) == sorted(position["played"])
    assert (second.travel, second.pile) == (position["travel_pile"], position["expedition_pile"])
    assert sorted(second.discards) == sorted(position["discards"])
    assert second.spaces == [space["expedition"] for space in position["spaces"]]
    assert second.markers == [set(space["markers"]) for space in position["spaces"]]
    for (book, side), stack in second.books.items():
        assert stack == position["books"][book][side]
        assert set(stack) & second.seen == set(stack) & set(position["books"][book]["seen"])
    assert second.scores() == table.scores()
    assert second.winners() == table.winners()


def choose(table: Table, stream: QuickStream) -> str:
    """Mostly what gets somewhere, so that games come to their end; else any move."""
    liked = eager(table.state, table.state.options(), stream)
    return table.game.spell(liked[stream.below(len(liked))])


@pytest.mark.rule("AF-T4", "AF-M7", "AF-B5")
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant['seats']}-seats")
def test_engine_and_reckoning_agree(variant: dict[str, Any]) -> None:
    """At every position of random games: options, places of all pieces, course, scores, winners."""
    positions = 0
    capped = []
    for seed in range(3):
        table = Table("africana", seed=seed, **variant)
        stream = QuickStream(seed)
        second = Reckoning(table.state.dump(), table.agreed)
        agree(table, second)
        while not table.is_over:
            move = choose(table, stream)
            table.play(move)
            second.play(move, table.state.dump())
            agree(table, second)
            positions += 1
        capped.append(table.state.is_capped())

    assert positions > 400
    assert [variant["turn_cap"] == 50] * 3 == capped

"""The engine against the second computation of `cairn.proof`, over thousands of positions of random games."""

from typing import Any

import pytest

from cairn.core.dice import QuickStream
from cairn.core.game import Position
from cairn.games.africana.proof.checks import eager, tables_of
from cairn.games.africana.proof.second import due_options, due_sheet, due_winners
from cairn.games.africana.proof.second_moves import difference, due_after
from cairn.games.africana.rules.game import AFRICANA
from cairn.proof.table import Table

TABLES = tables_of(AFRICANA.kit)

VARIANTS: list[dict[str, Any]] = [
    {"seats": 2, "turn_cap": 400},
    {"seats": 3, "turn_cap": 400, "start": 2},
    {"seats": 4, "turn_cap": 50, "open_scores": "on"},
]


def play_both(table: Table, due: Position, move: str) -> Position:
    """Make a move at the table and beside it; the position that the second computation comes to."""
    table.play(move)
    return due_after(due, move, TABLES, table.agreed, table.state.dump())


def agree(table: Table, due: Position) -> None:
    """Engine and second computation have the same pieces in the same places and draw the same conclusions."""
    is_over = due["step"] == "over"
    points = [due_sheet(due, TABLES, seat)["points"] for seat in range(table.seats)]

    assert "" == difference(table.state.dump(), due)
    assert due_options(due, TABLES) == set(table.options())
    assert len(table.options()) == len(set(table.options()))
    assert (None if is_over else due["seat"]) == table.to_move
    assert points == table.scores()
    assert (due_winners(points, due["silver"]) if is_over else []) == table.state.winners()


def choose(table: Table, stream: QuickStream) -> str:
    """Mostly what gets somewhere, so that games come to their end; else any move."""
    liked = eager(table.state, table.state.options(), stream)
    return table.game.spell(liked[stream.below(len(liked))])


@pytest.mark.rule("AF-T4", "AF-M7", "AF-B5")
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant['seats']}-seats")
def test_engine_and_second_computation_agree(variant: dict[str, Any]) -> None:
    """At every position of random games: options, places of all pieces, course, scores, winners."""
    positions = 0
    capped = []
    for seed in range(3):
        table = Table("africana", seed=seed, **variant)
        stream = QuickStream(seed)
        due = table.state.dump()
        agree(table, due)
        while not table.is_over:
            due = play_both(table, due, choose(table, stream))
            agree(table, due)
            positions += 1
        capped.append(table.state.is_capped())

    assert positions > 400
    assert [variant["turn_cap"] == 50] * 3 == capped

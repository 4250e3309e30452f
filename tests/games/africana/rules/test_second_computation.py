"""The engine against the second computation of `cairn.proof`, over thousands of positions of random games."""

from typing import Any

import pytest

from cairn.core.dice import QuickStream
from cairn.core.game import Position
from cairn.games.africana.proof.checks import eager, tables_of
from cairn.games.africana.proof.second import due_options, due_sheet, due_winners
from cairn.games.africana.proof.second_moves import difference, due_after
from cairn.games.africana.rules.game import AFRICANA
from cairn.proof.scene import Scene

TABLES = tables_of(AFRICANA.kit)

VARIANTS: list[dict[str, Any]] = [
    {"seats": 2, "turn_cap": 400},
    {"seats": 3, "turn_cap": 400, "start": 2},
    {"seats": 4, "turn_cap": 50, "open_scores": "on"},
]


def play_both(scene: Scene, due: Position, move: str) -> Position:
    """Make a move in the scene and beside it; the position that the second computation comes to."""
    scene.play(move)
    return due_after(due, move, TABLES, scene.agreed, scene.state.dump())


def agree(scene: Scene, due: Position) -> None:
    """Engine and second computation have the same pieces in the same places and draw the same conclusions."""
    is_over = due["step"] == "over"
    points = [due_sheet(due, TABLES, seat)["points"] for seat in range(scene.seats)]

    assert "" == difference(scene.state.dump(), due)
    assert due_options(due, TABLES) == set(scene.options())
    assert len(scene.options()) == len(set(scene.options()))
    assert (None if is_over else due["seat"]) == scene.to_move
    assert points == scene.scores()
    assert (due_winners(points, due["silver"]) if is_over else []) == scene.state.winners()


def choose(scene: Scene, stream: QuickStream) -> str:
    """Mostly what gets somewhere, so that games come to their end; else any move."""
    liked = eager(scene.state, scene.state.options(), stream)
    return scene.game.spell(liked[stream.below(len(liked))])


@pytest.mark.rule("AF-T4", "AF-M7", "AF-B5")
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: f"{variant['seats']}-seats")
def test_engine_and_second_computation_agree(variant: dict[str, Any]) -> None:
    """At every position of random games: options, places of all pieces, course, scores, winners."""
    positions = 0
    capped = []
    for seed in range(3):
        scene = Scene("africana", seed=seed, **variant)
        stream = QuickStream(seed)
        due = scene.state.dump()
        agree(scene, due)
        while not scene.is_over:
            due = play_both(scene, due, choose(scene, stream))
            agree(scene, due)
            positions += 1
        capped.append(scene.state.is_capped())

    assert positions > 400
    assert [variant["turn_cap"] == 50] * 3 == capped

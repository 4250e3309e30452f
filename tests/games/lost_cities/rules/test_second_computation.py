"""The engine against the second computation, over thousands of positions of random games."""

from typing import Any

import pytest

from cairn.core.dice import QuickStream
from cairn.proof.scene import Scene

from .second import Second, sheet, spelled, value

VARIANTS: list[dict[str, Any]] = [
    {},
    {"milestones": "on"},
    {"milestones": "on", "best_expedition": "ignore_sponsors"},
    {"milestones": "on", "colours": 6},
    {"colours": 6, "turn_cap": 40, "start": 2},
    {"milestones": "on", "turn_cap": 30, "games": 9, "deck_count": "off", "start": 1},
]


def agree(scene: Scene, second: Second) -> None:
    """Engine and second computation have the same cards in the same places and draw the same conclusions."""
    position = scene.state.dump()

    assert second.options() == set(scene.options())
    assert len(scene.options()) == len(set(scene.options()))
    assert (second.step, second.turn, second.placed_on) == tuple(
        position[n] for n in ("step", "turn", "closed")
    )
    assert (None if second.step == "over" else second.seat) == scene.to_move
    assert (second.starter, second.finished) == (position["starter"], position["finished"])
    assert second.on_offer == set(position["on_offer"])
    assert [second.won[1], second.won[2]] == [set(won) for won in position["won"]]
    assert [sorted(map(spelled, second.hands[seat])) for seat in (1, 2)] == [
        sorted(h) for h in position["hands"]
    ]
    assert [sorted(map(spelled, second.seen[seat])) for seat in (1, 2)] == [
        sorted(s) for s in position["shown"]
    ]
    assert [spelled(one) for one in second.pile] == position["pile"]
    for colour, camp in second.camps.items():
        assert camp == [value(rank) for rank in position["camps"][colour]]
    assert second.scores() == scene.scores()
    assert second.winners() == scene.winners()
    view = scene.view()["zones"]["expeditions"]
    for seat in (1, 2):
        for colour, expedition in second.rows[seat].items():
            assert expedition == [value(rank) for rank in position["expeditions"][seat - 1][colour]]
            assert sheet(expedition) == view[seat - 1][colour]["sheet"]


def choose(scene: Scene, stream: QuickStream) -> str:
    """Mostly the lowest card that an expedition takes, so that rows grow; else any move."""
    moves = scene.options()
    added = sorted(
        (move for move in moves if move.startswith("play ")), key=lambda move: value(move.split()[2])
    )
    if added and stream.below(3) > 0:
        return added[0]
    return moves[stream.below(len(moves))]


@pytest.mark.rule("LC-T1", "LC-E3", "LC-K3")
@pytest.mark.parametrize(
    "variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant.values())) or "plain"
)
def test_engine_and_second_computation_agree(variant: dict[str, Any]) -> None:
    """At every position of random matches: options, places, sheets, scores, milestones, starter, winners."""
    positions = 0
    for seed in range(4):
        scene = Scene("lost-cities", seed=seed, **variant)
        stream = QuickStream(seed)
        second = Second(scene.state.dump(), scene.agreed)
        agree(scene, second)
        while not scene.is_over:
            move = choose(scene, stream)
            scene.play(move)
            if move == "deal":
                starter, finished = second.starter, second.finished
                second = Second(scene.state.dump(), scene.agreed)
                assert (starter, starter, finished) == (second.starter, second.seat, second.finished)
            else:
                second.play(move)
            agree(scene, second)
            positions += 1

    assert positions > 1000

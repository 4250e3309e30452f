"""What rounds with many different start values tell about the boards: who wins, by board, levels and seats.

The chance to win a round grows with exp(strength), and the strength of a board is a number of its own, plus
something for every start value, plus something for every player more, plus something for its place in the
order of play. Boards may differ in what a level is worth to them, but only a little (a prior of ± 0.1).
"""

import math
from typing import Any

BOARDS = 6
LEVEL, PLAYER, PLACE = BOARDS, 2 * BOARDS, 3 * BOARDS
"""Where the parameters begin: the boards themselves, then these."""
N = 3 * BOARDS + 1
PRIOR = 0.1
"""How far the worth of a level, and of a player more, may lie from that of other boards."""
Row = dict[int, float]
Matrix = list[list[float]]


def fit(played: list[list[Any]], names: list[str]) -> None:
    """Print the strength of every board at its mean start values, and where it would be fair."""
    mean = [_mean([sum(one[4][one[1].index(b)]) for one in played if b in one[1]]) for b in range(BOARDS)]
    rows = [_rows(one, mean) for one in played]
    numbers = [0.0] * N
    for _ in range(12):
        slope, curve = _slope(rows, numbers)
        usual = _mean(numbers[LEVEL:PLAYER])
        for i in range(N):
            trust = PRIOR**-2 if LEVEL <= i < PLACE else 0.02
            slope[i] -= trust * (numbers[i] - (usual if LEVEL <= i < PLAYER else 0.0))
            curve[i][i] += trust
        numbers = [old + step for old, step in zip(numbers, _solved(curve, slope), strict=True)]
    middle = _mean(numbers[:BOARDS])
    print(f"{len(played)} rounds; the last place against the first: {numbers[PLACE]:+.2f}\n")
    print(
        "| board | start values | strength | a level | a player more | fair at |\n|---|---|---|---|---|---|"
    )
    for b, name in enumerate(names):
        ahead, level = numbers[b] - middle, numbers[LEVEL + b]
        told = f"{mean[b]:.1f} | {ahead:+.2f} | {level:+.2f} | {numbers[PLAYER + b]:+.2f}"
        print(f"| {name} | {told} | {mean[b] - ahead / level:.1f} |")


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def _rows(one: list[Any], mean: list[float]) -> tuple[list[Row], list[float]]:
    """What is known of each seat of a round, and the part of the win that it had."""
    seats, boards, starter, coins, starts = one
    best = max(coins)
    known = [
        {
            b: 1.0,
            LEVEL + b: sum(levels) - mean[b],
            PLAYER + b: seats - 4.5,
            PLACE: (seat - starter) % seats / (seats - 1) - 0.5,
        }
        for seat, (b, levels) in enumerate(zip(boards, starts, strict=True))
    ]
    return known, [float(coin == best) / coins.count(best) for coin in coins]


def _slope(rows: list[tuple[list[Row], list[float]]], numbers: list[float]) -> tuple[list[float], Matrix]:
    """The first derivative of the likelihood, and the second with its sign turned."""
    slope = [0.0] * N
    curve = [[0.0] * N for _ in range(N)]
    for known, won in rows:
        odds = [math.exp(sum(numbers[i] * x for i, x in row.items())) for row in known]
        parts = [one / sum(odds) for one in odds]
        middle: Row = {}
        for row, part, win in zip(known, parts, won, strict=True):
            for i, x in row.items():
                slope[i] += (win - part) * x
                middle[i] = middle.get(i, 0.0) + part * x
                for j, y in row.items():
                    curve[i][j] += part * x * y
        for i, x in middle.items():
            for j, y in middle.items():
                curve[i][j] -= x * y
    return slope, curve


def _solved(matrix: Matrix, right: list[float]) -> list[float]:
    """The solution of a system of equations, by elimination."""
    rows = [[*row, x] for row, x in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        best = max(range(i, len(rows)), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        for r in range(len(rows)):
            if r != i:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[i], strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]

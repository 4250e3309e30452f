"""What the second computation goes by: the component tables, and what collections are worth."""

import csv
from typing import Any, cast

import pytest

from cairn.core.components import own_tables
from cairn.games import find
from cairn.games.africana.proof.second import collections


def rows(file: str) -> list[dict[str, str]]:
    """The lines of a component table, read plainly."""
    with open(f"{own_tables('africana')}/{file}", encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


@pytest.mark.rule("AF-C1", "AF-C2", "AF-C3")
def test_tables_are_the_files() -> None:
    """What the game shows of its tables, by which it is computed again, is what stands in the files."""
    shown = cast(Any, find("africana")).components()
    place = {row["id"]: row["name"].lower() for row in rows("locations.csv")}

    for due, found in zip(rows("locations.csv"), shown["places"], strict=True):
        assert [place[due["id"]], due["half"], due["symbols"]] == [
            found["place"],
            found["half"],
            "|".join(found["symbols"]),
        ]
    for due, found in zip(rows("routes.csv"), shown["routes"], strict=True):
        assert {place[due["a"]], place[due["b"]]} == {found["a"], found["b"]}
    for due, found in zip(rows("expeditions.csv"), shown["expeditions"], strict=True):
        assert [due["deck"], place[due["start"]], place[due["target"]], due["coins"], due["points"]] == [
            str(found[name]) for name in ("deck", "start", "target", "coins", "points")
        ]
    for due, found in zip(rows("adventures.csv"), shown["adventures"], strict=True):
        names = ("book", "kind", "subject", "coins", "points")
        assert [due[name] for name in names] == [str(found[name]) for name in names]
        assert place[due["target"]] == found["target"]
    for due, found in zip(rows("bonuses.csv"), shown["bonuses"], strict=True):
        assert [due["kind"], due["amount"]] == [found["bonus"], str(found["amount"])]


@pytest.mark.rule("AF-E3", "AF-E7")
@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ((3, 1, 1, 1), 16),
        ((2, 1, 1, 1), 10),
        ((3, 1, 1, 1, 1), 22),
        ((2, 2, 1, 1), 14),
        ((4, 2, 1, 1), 22),
        ((4, 4, 4, 4, 4), 70),
        ((1, 1, 1), 2),
        ((1, 1, 1, 1, 1), 10),
        ((4,), 12),
        ((), 0),
    ],
)
def test_collections(counts: tuple[int, ...], worth: int) -> None:
    """The worked examples of the rules, by brute force."""
    kinds = ("mask", "drum", "statuette", "vase", "shield")
    artifacts = [kind for kind, n in zip(kinds, counts, strict=False) for _ in range(n)]

    assert worth == collections(tuple(sorted(artifacts)))

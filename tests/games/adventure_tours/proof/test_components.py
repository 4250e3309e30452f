"""The component tables, by which the second computation plays, are those of the files."""

import csv

import pytest

from cairn.core.components import own_tables
from cairn.games import find
from cairn.proof.played import Played


def rows(file: str) -> list[dict[str, str]]:
    """The lines of a component table, read plainly."""
    with open(f"{own_tables('adventure_tours')}/{file}", encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


@pytest.mark.rule("AT-C1", "AT-C2")
def test_tables_are_the_files() -> None:
    """What the game shows of its tables, by which the second game plays, is what stands in the files."""
    game = find("adventure-tours")
    tables = Played(game, game.read_options({}), 3, 1).start().view(None)["tables"]

    for row in rows("deck.csv"):
        shown = tables["cards"][f"{row['colour']} {row['name'].lower()}"]
        values = dict(part.split(":") for part in row["equipment"].split("|"))
        assert {colour: int(values.get(colour, 0)) for colour in ("red", "blue", "yellow")} == shown[
            "equipment"
        ]
        assert [row["colour"], row["action"]] == [shown["colour"], shown["action"]]
        numbers = ("demand", "money", "copies")
        assert [int(row[name]) for name in numbers] == [shown[name] for name in numbers]
    for row in rows("boards.csv"):
        shown = tables["boards"][row["name"].lower()]
        start = [int(row[name]) for name in ("technology", "provisions", "clothing")]
        assert start == [shown["start"][colour] for colour in ("red", "blue", "yellow")]
        assert [row["side"], row["ability"], int(row["count"])] == [
            shown["side"],
            shown["ability"],
            shown["count"],
        ]

"""Component tables that do not fit: each is refused with the file, the line and the reason."""

from pathlib import Path

import pytest

from cairn.core.errors import Args, BadComponents
from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS
from cairn.games.adventure_tours.rules.kit import read_kit

from .tours import table_with

PAIGE = "red,1,2,red:1,give_one,3"
"""The first card of the deck, from its colour to its copies."""
YAKS = "expert,2,2,2,"
"""The first expert side, in line 3."""


def refused(folder: Path, file: str, old: str, new: str) -> BadComponents:
    """How the game's own tables are refused with one change."""
    with pytest.raises(BadComponents) as error:
        ADVENTURE_TOURS.with_components(table_with(folder, file, (old, new)))
    return error.value


@pytest.mark.rule("AT-C3")
@pytest.mark.parametrize("file", ["deck.csv", "boards.csv"])
def test_every_column_is_needed(tmp_path: Path, file: str) -> None:
    """A table without one of its columns is refused; the summary of an ability is only for a reader."""
    table_with(tmp_path, file)
    columns = (tmp_path / file).read_text(encoding="utf-8").splitlines()[0].split(",")
    for column in columns:
        folder = tmp_path / column
        folder.mkdir()
        head = ",".join("other" if name == column else name for name in columns)
        if column == "ability_summary":
            read_kit(table_with(folder, file, (",".join(columns), head)))
            continue
        problem = refused(folder, file, ",".join(columns), head)
        assert "table-missing-column" == problem.key
        assert {"file": file, "column": column} == problem.facts


@pytest.mark.rule("AT-C3")
@pytest.mark.parametrize(
    ("file", "old", "new", "line", "column", "value"),
    [
        ("deck.csv", PAIGE, "red,1,2,red:1,give_some,3", 2, "action", "give_some"),
        ("deck.csv", PAIGE, "red,1,2,red:1,gift,3", 2, "action", "gift"),
        ("deck.csv", PAIGE, "pink,1,2,red:1,give_one,3", 2, "colour", "pink"),
        ("boards.csv", YAKS, "desert,1,2,1,", 3, "side", "desert"),
        ("boards.csv", "second_turn", "third_turn", 8, "ability", "third_turn"),
    ],
)
def test_an_unknown_word(
    tmp_path: Path, file: str, old: str, new: str, line: int, column: str, value: str
) -> None:
    """Colours, actions, sides and abilities are words of the rules."""
    problem = refused(tmp_path, file, old, new)

    assert "table-unknown-word" == problem.key
    assert (file, line) == (problem.facts["file"], problem.facts["line"])
    assert (column, value) == (problem.facts["column"], problem.facts["value"])
    assert value not in str(problem.facts["values"]).split(", ")


@pytest.mark.rule("AT-C3")
@pytest.mark.parametrize(
    ("file", "old", "new", "line", "column", "value", "low", "high"),
    [
        ("deck.csv", PAIGE, "red,-1,2,red:1,give_one,3", 2, "demand", -1, 0, 99),
        ("deck.csv", PAIGE, "red,100,2,red:1,give_one,3", 2, "demand", 100, 0, 99),
        ("deck.csv", PAIGE, "red,1,-2,red:1,give_one,3", 2, "money", -2, 0, 99),
        ("deck.csv", PAIGE, "red,1,100,red:1,give_one,3", 2, "money", 100, 0, 99),
        ("deck.csv", PAIGE, "red,1,2,red:1,give_one,0", 2, "copies", 0, 1, 102),
        ("deck.csv", PAIGE, "red,1,2,red:1,give_one,103", 2, "copies", 103, 1, 102),
        ("boards.csv", YAKS, "expert,-1,2,1,", 3, "technology", -1, 0, 99),
        ("boards.csv", YAKS, "expert,2,100,2,", 3, "provisions", 100, 0, 99),
        ("boards.csv", YAKS, "expert,2,2,-3,", 3, "clothing", -3, 0, 99),
        ("boards.csv", "its draw,1", "its draw,0", 8, "count", 0, 1, 6),
        ("boards.csv", "its draw,1", "its draw,7", 8, "count", 7, 1, 6),
    ],
)
def test_a_number_out_of_bounds(
    tmp_path: Path, file: str, old: str, new: str, line: int, column: str, value: int, low: int, high: int
) -> None:
    """No number is negative or too large."""
    problem = refused(tmp_path, file, old, new)
    facts: Args = {"column": column, "value": value, "low": low, "high": high}

    assert "table-out-of-bounds" == problem.key
    assert {"file": file, "line": line, **facts} == problem.facts


@pytest.mark.rule("AT-C3")
@pytest.mark.parametrize(
    ("file", "old", "new", "key", "facts"),
    [
        ("deck.csv", PAIGE, "red,1,2,red:1,give_one,2", "count", {"n": 101, "due": 102}),
        ("deck.csv", PAIGE, "red,1,2,red:1,give_one,4", "count", {"n": 103, "due": 102}),
        ("boards.csv", "all six boards),6", "x),5", "boards", {"side": "base", "n": 5, "due": 6}),
        ("boards.csv", "its draw,1", "its draw,2", "boards", {"side": "expert", "n": 7, "due": 6}),
        ("boards.csv", "3,3,3,none", "3,3,3,second_turn", "base-ability", {"line": 2}),
        (
            "deck.csv",
            "T02-R,Earl of Bucket,red",
            "T02-R,PROFESSOR  paige Turner,red",
            "same-card",
            {"line": 5, "card": "red professor paige turner", "n": 2},
        ),
        (
            "deck.csv",
            "T03-B,Pater Miller,blue",
            "T03-B,Pater Miller 3,red",
            "same-card",
            {"line": 9, "card": "red pater miller 3", "n": 8},
        ),
        (
            "boards.csv",
            "Deep-Sea Submarine",
            "Himalaya  yak Caravan",
            "same-board",
            {"line": 4, "board": "himalaya yak caravan", "n": 3},
        ),
    ],
)
def test_a_table_that_does_not_add_up(
    tmp_path: Path, file: str, old: str, new: str, key: str, facts: Args
) -> None:
    """102 cards, six boards per side, deserts without an ability, and no two lines with equal spellings."""
    problem = refused(tmp_path, file, old, new)

    assert f"adventure-tours-table-{key}" == problem.key
    assert {"file": file, **facts} == problem.facts


@pytest.mark.rule("AT-C3")
@pytest.mark.parametrize(
    ("file", "old", "new", "facts"),
    [
        ("deck.csv", "T02-R,", "T01-R,", {"line": 5, "value": "T01-R", "n": 2}),
        ("boards.csv", "E2,", "e1,", {"line": 4, "value": "e1", "n": 3}),
    ],
)
def test_an_id_twice(tmp_path: Path, file: str, old: str, new: str, facts: Args) -> None:
    """An id names one line."""
    problem = refused(tmp_path, file, old, new)

    assert "table-repeated" == problem.key
    assert {"file": file, "column": "id", **facts} == problem.facts


@pytest.mark.rule("AT-C3")
@pytest.mark.parametrize(
    "cell",
    ["red", "red:", "red:0", "red:10", "red:x", "pink:1", "red:1|red:2", "red:1|", "red:1;blue:1", "red:²"],
)
def test_bad_equipment(tmp_path: Path, cell: str) -> None:
    """Equipment is a colour and a number from 1 to 9, each colour at most once."""
    problem = refused(tmp_path, "deck.csv", PAIGE, f"red,1,2,{cell},give_one,3")

    assert "adventure-tours-table-equipment" == problem.key
    assert {"file": "deck.csv", "line": 2, "value": cell} == problem.facts


@pytest.mark.rule("AT-C3")
def test_a_card_without_equipment_value(tmp_path: Path) -> None:
    """Every card is worth something as equipment."""
    problem = refused(tmp_path, "deck.csv", PAIGE, "red,1,2,,give_one,3")

    assert "table-empty-cell" == problem.key
    assert {"file": "deck.csv", "line": 2, "column": "equipment"} == problem.facts


def test_the_best_equipment(tmp_path: Path) -> None:
    """All three colours, in any order, up to 9."""
    kit = read_kit(table_with(tmp_path, "deck.csv", (PAIGE, "red,99,99,yellow:9 | red:1|blue: 2,give_one,3")))
    facts = kit.tables["cards"]["red professor paige turner"]

    assert {"red": 1, "blue": 2, "yellow": 9} == facts["equipment"]
    assert (99, 99) == (facts["demand"], facts["money"])

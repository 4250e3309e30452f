"""Component tables: whatever does not fit is named by file, line and reason."""

from pathlib import Path

import pytest

from cairn.core.components import Row, component_files, own_tables, read_table, table_hash, unrepeated
from cairn.core.errors import BadComponents, BadSetup
from cairn.core.game import Game

HEAD = "id,colour,n\n"


def rows(folder: Path, text: str | bytes) -> list[Row]:
    """The rows of a table with this text."""
    path = folder / "stones.csv"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_table(str(path), ["id", "colour", "n"])


def test_a_table_is_read_line_by_line(tmp_path: Path) -> None:
    """A mark of byte order, spaces, empty lines, other columns and quoted commas do no harm."""
    found = rows(tmp_path, '\ufeffnote, id ,colour,n\n"x,y",a, red ,3\n\n,b,red|blue,-1\n')
    assert [row.line for row in found] == [2, 4]
    assert [row.word("id") for row in found] == ["a", "b"]
    assert found[0].number("n") == 3
    assert found[1].number("n", low=-1) == -1
    assert found[0].word("colour", ["red"]) == "red"
    assert found[1].words("colour", ["blue", "red"]) == ["red", "blue"]
    assert found[1].text("note") == ""
    assert found[0].file == "stones.csv"


@pytest.mark.parametrize(
    ("text", "key", "said"),
    [
        ("", "table-without-rows", "stones.csv has no rows"),
        (HEAD, "table-without-rows", "stones.csv has no rows"),
        ("id,colour\na,red\n", "table-missing-column", "no column “n”"),
        ("id,colour,n,n\na,red,1,1\n", "table-column-twice", "“n” twice"),
        (
            HEAD + "a,red,1\nb,red\n",
            "table-cells",
            "stones.csv, line 3: the number of cells is 2",
        ),
        (HEAD + 'a,"red,1\n', "table-not-csv", "stones.csv, line 2: the commas and quotation marks"),
        (HEAD + "a,r\x1bed,1\n", "table-unprintable", "stones.csv, line 2: “colour” has a letter"),
        (HEAD + "a,\0,1\n", "table-not-a-table", "no text"),
        ((HEAD + "a,gr\xfcn,1\n").encode("latin-1"), "table-not-utf-8", "not written in UTF-8"),
        (HEAD + "x" * 1_000_000, "table-not-a-table", "too long"),
    ],
)
def test_what_is_no_table_is_refused(tmp_path: Path, text: str | bytes, key: str, said: str) -> None:
    with pytest.raises(BadComponents) as caught:
        rows(tmp_path, text)
    assert caught.value.key == key
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("cells", "key", "said"),
    [
        ("a,,1", "table-empty-cell", "stones.csv, line 2: “colour” is empty."),
        ("a,pink,1", "table-unknown-word", "“colour” cannot be “pink”; it can be: red, blue."),
        ("a,red|red,1", "table-twice-in-cell", "“colour” names “red” twice."),
        ("a,red|,1", "table-unknown-word", "cannot be “”"),
        ("a,red,one", "table-not-a-number", "“n” must be a whole number, not “one”."),
        ("a,red,1.5", "table-not-a-number", "not “1.5”"),
        ("a,red,-", "table-not-a-number", "not “-”"),
        ("a,red,1234567890", "table-not-a-number", "a whole number"),
        ("a,red,-1", "table-out-of-bounds", "“n” is −1, but must lie between 0 and 9."),
        ("a,red,10", "table-out-of-bounds", "“n” is 10, but must lie between 0 and 9."),
    ],
)
def test_a_bad_cell_is_named_by_file_line_and_column(tmp_path: Path, cells: str, key: str, said: str) -> None:
    row = rows(tmp_path, HEAD + cells + "\n")[0]
    with pytest.raises(BadComponents) as caught:
        row.words("colour", ["red", "blue"])
        row.number("n", 0, 9)
    assert caught.value.key == key
    assert caught.value.facts["line"] == 2
    assert said in str(caught.value)


def test_one_word_of_several_is_checked_too(tmp_path: Path) -> None:
    row = rows(tmp_path, HEAD + "a,pink,1\n")[0]
    with pytest.raises(BadComponents, match="cannot be “pink”"):
        row.word("colour", ["red"])
    assert row.word("colour") == "pink"


def test_a_word_stands_once_in_its_column(tmp_path: Path) -> None:
    found = rows(tmp_path, HEAD + "a,red,1\nb,red,1\nA,red,1\n")
    with pytest.raises(BadComponents) as caught:
        unrepeated(found, "id")
    assert str(caught.value) == "stones.csv, line 4: “A” already stands in line 2 under “id”."
    unrepeated(found[:2], "id")


def test_a_folder_replaces_the_tables_that_it_has(tmp_path: Path) -> None:
    own, other = tmp_path / "own", tmp_path / "other"
    own.mkdir()
    other.mkdir()
    (other / "deck.csv").write_text("x")
    (other / "readme.txt").write_text("x")
    found = component_files(str(other), ["deck.csv", "boards.csv"], str(own))
    assert found == {"deck.csv": str(other / "deck.csv"), "boards.csv": str(own / "boards.csv")}


@pytest.mark.parametrize(
    ("made", "key", "said"),
    [
        ("", "table-none", "has none of the tables deck.csv, boards.csv."),
        ("decks.csv", "table-unknown-file", "decks.csv is not a table of this game; there are: deck.csv"),
        ("DECK.CSV", "table-unknown-file", "DECK.CSV is not a table"),
    ],
)
def test_a_folder_without_tables_or_with_others_is_refused(
    tmp_path: Path, made: str, key: str, said: str
) -> None:
    if made:
        (tmp_path / made).write_text("x")
    with pytest.raises(BadComponents) as caught:
        component_files(str(tmp_path), ["deck.csv", "boards.csv"], "own")
    assert caught.value.key == key
    assert said in str(caught.value)


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="nowhere is not a folder that can be read"):
        component_files(str(tmp_path / "nowhere"), ["deck.csv"], "own")
    with pytest.raises(BadComponents) as caught:
        read_table(str(tmp_path / "deck.csv"), ["id"])
    assert str(caught.value) == "deck.csv cannot be read."


def test_a_game_without_tables_says_so() -> None:
    game = Game("stones", range(2, 3), 1, [], ["take"], 0)
    assert game.tables == "none"
    with pytest.raises(BadSetup) as caught:
        game.with_components("anywhere")
    assert str(caught.value) == "stones has no component tables to replace."


def test_the_hash_tells_tables_apart() -> None:
    assert table_hash(["a", 1]) == table_hash(["a", 1])
    assert table_hash(["a", 1]) != table_hash(["a", 2])
    assert len(table_hash([])) == 16
    assert int(table_hash([]), 16) >= 0


def test_the_games_own_tables_are_beside_their_rules() -> None:
    assert (Path(own_tables("africana")) / "routes.csv").is_file()

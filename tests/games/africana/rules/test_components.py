"""The component tables: what they hold, how they are replaced, and what is wrong with bad ones."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cairn.core.components import own_tables
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.errors import BadComponents
from cairn.core.game import playout
from cairn.games.africana.rules.game import AFRICANA

DATA = Path(own_tables("africana"))
PRINTED = AFRICANA.components()


def replaced(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """A folder with one table in which words were replaced, each of which must be there."""
    text = (DATA / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def refused(folder: Path) -> BadComponents:
    """What is wrong with the tables of a folder."""
    with pytest.raises(BadComponents) as error:
        AFRICANA.with_components(str(folder))
    return error.value


# What there is.


@pytest.mark.rule("AF-C2")
def test_the_expeditions() -> None:
    """34 cards with three backs, start and target apart, silver and points on each."""
    cards = PRINTED["expeditions"]

    assert {"A": 10, "B": 10, "C": 14} == Counter(card["deck"] for card in cards)
    assert all(card["start"] != card["target"] and card["coins"] > 0 < card["points"] for card in cards)
    first = {
        "expedition": "port natal - serengeti",
        "id": "A01",
        "deck": "A",
        "start": "port natal",
        "target": "serengeti",
        "coins": 4,
        "points": 2,
        "provenance": "published",
        "published_fields": "start; target; coins (deck inferred, points reconstructed)",
    }
    assert first == cards[0]


@pytest.mark.rule("AF-C3")
def test_the_adventures() -> None:
    """Fifteen a book, targets in the other half, two artifacts of each of five kinds and five assistants."""
    half = {place["place"]: place["half"] for place in PRINTED["places"]}
    for book in ("north", "south"):
        cards = [card for card in PRINTED["adventures"] if card["book"] == book]
        artifacts = Counter(card["subject"] for card in cards if card["kind"] == "artifact")
        assistants = Counter(card["subject"] for card in cards if card["kind"] == "assistant")

        assert 15 == len(cards)
        assert {book} == {"north", "south"} - {half[card["target"]] for card in cards}
        assert {"mask": 2, "drum": 2, "statuette": 2, "vase": 2, "shield": 2} == artifacts
        assert {"magenta": 1, "turquoise": 1, "grey": 1, "orange": 1, "violet": 1} == assistants
    assert ["mask luanda", "violet assistant timbuktu"] == [
        PRINTED["adventures"][n]["adventure"] for n in (0, 29)
    ]


@pytest.mark.rule("AF-C4")
def test_the_bonuses() -> None:
    """Five spaces: one or two silver, or a travel card."""
    assert [("coins", 2), ("travel_card", 1), ("coins", 1), ("travel_card", 1), ("coins", 2)] == [
        (bonus["bonus"], bonus["amount"]) for bonus in PRINTED["bonuses"]
    ]


@pytest.mark.rule("AF-C5")
def test_every_row_says_where_it_comes_from() -> None:
    """Published or reconstructed: a person is shown which."""
    for rows in PRINTED.values():
        assert rows
        assert {row["provenance"] for row in rows} <= {"published", "reconstructed"}
    cairo = {
        "id": "cairo",
        "name": "Cairo",
        "place": "cairo",
        "half": "north",
        "symbols": ["orange", "violet"],
        "lat": 30.04,
        "lon": 31.24,
        "provenance": "published",
        "published_fields": "name",
        "note": "named in a French review",
    }
    assert cairo == PRINTED["places"][3]
    assert {"a": "cairo", "b": "aswan", "provenance": "published", "note": ""} == PRINTED["routes"][0]


@pytest.mark.rule("AF-C1")
def test_the_moves_are_spelled_from_the_tables() -> None:
    """607 moves, each place, card and expedition by its name in small letters."""
    moves = AFRICANA.moves

    assert 607 == len(moves) == len(set(moves))
    assert ["draw", "done", "turn left", "turn right", "buy left", "buy right"] == moves[:6]
    assert ["go napoli with magenta", "go napoli with joker"] == [moves[6], moves[16]]
    assert ["go napoli with magenta for 5", "go napoli with violet assistant for 5"] == [moves[17], moves[26]]
    assert "go tangier with magenta" == moves[27]
    assert ["join port natal - serengeti", "end port natal - serengeti"] == [moves[468], moves[502]]
    assert ["end mask luanda", "discard magenta", "give up mask luanda"] == [
        moves[536],
        moves[566],
        moves[577],
    ]
    assert "Addis Ababa" == AFRICANA.names["addis ababa"]


# Replacing tables.


@pytest.mark.rule("AF-C5")
def test_tables_can_be_replaced(tmp_path: Path) -> None:
    """A folder with one table: the others are the game's own, the game is another, and it can be played."""
    folder = replaced(tmp_path, "locations.csv", ("Ujiji", "Tabora"))
    game = AFRICANA.with_components(str(folder))
    options = game.read_options({}, simulated=True)
    state = game.start(3, QuickDice(1), options)
    playout(state, QuickStream(1))

    assert "go tabora with joker" in game.moves and "go ujiji with joker" not in game.moves
    assert "join tabora - dakar" in game.moves
    assert ("Tabora", 607) == (game.names["tabora"], len(game.moves))
    assert game.tables != AFRICANA.tables
    assert -1 == state.to_move()


@pytest.mark.rule("AF-C5")
def test_the_hash_is_of_what_matters_for_play(tmp_path: Path) -> None:
    """Notes and degrees do not change the hash; names, symbols, routes, silver, points and bonuses do."""
    same = replaced(tmp_path, "locations.csv", ("40.85", "41.0"), ("named in a French review", "seen"))
    assert (
        AFRICANA.tables
        == AFRICANA.with_components(str(same)).tables
        == AFRICANA.with_components(str(DATA)).tables
    )
    hashes = {AFRICANA.tables}
    for n, (file, old, new) in enumerate(
        [
            ("locations.csv", "Ujiji", "Tabora"),
            ("locations.csv", "ujiji,Ujiji,south,grey", "ujiji,Ujiji,south,violet"),
            ("routes.csv", "napoli,tangier,reconstructed,\n", ""),
            ("expeditions.csv", "C14,C,zanzibar,tangier,4,8", "C14,C,zanzibar,tangier,4,9"),
            ("expeditions.csv", "C14,C,zanzibar,tangier,4,8", "C14,C,zanzibar,tangier,5,8"),
            ("adventures.csv", "N01,north,artifact,mask,luanda,3,3", "N01,north,artifact,mask,luanda,3,4"),
            ("adventures.csv", "N01,north,artifact,mask,luanda,3,3", "N01,north,artifact,mask,luanda,2,3"),
            ("bonuses.csv", "1,coins,2", "1,coins,3"),
            ("bonuses.csv", "1,coins,2", "1,travel_card,2"),
        ]
    ):
        folder = tmp_path / str(n)
        folder.mkdir()
        hashes.add(AFRICANA.with_components(str(replaced(folder, file, (old, new)))).tables)

    assert 10 == len(hashes)


@pytest.mark.rule("AF-C5")
def test_two_cards_with_one_spelling(tmp_path: Path) -> None:
    """Two expeditions with one start and target, two artifacts of a kind at one place: the id follows."""
    replaced(tmp_path, "expeditions.csv", ("A09,A,luanda,tripoli", "A09,A,napoli,aswan"))
    replaced(tmp_path, "adventures.csv", ("mask,tananarive", "mask,luanda"))
    game = AFRICANA.with_components(str(tmp_path))

    assert {"join napoli - aswan a02", "end napoli - aswan a09", "end mask luanda n01"} <= set(game.moves)
    assert "give up mask luanda n02" in game.moves
    assert not {"join napoli - aswan", "end mask luanda"} & set(game.moves)


@pytest.mark.rule("AF-C5")
def test_rows_in_any_order(tmp_path: Path) -> None:
    """Expeditions are numbered by deck, adventures by book, wherever they stand in their tables."""
    for file in ("expeditions.csv", "adventures.csv", "bonuses.csv"):
        head, *rows = (DATA / file).read_text(encoding="utf-8").splitlines()
        (tmp_path / file).write_text("\n".join([head, *reversed(rows)]), encoding="utf-8")
    game = AFRICANA.with_components(str(tmp_path))

    assert ["A"] * 10 + ["B"] * 10 + ["C"] * 14 == [card["deck"] for card in game.components()["expeditions"]]
    assert ["north"] * 15 + ["south"] * 15 == [card["book"] for card in game.components()["adventures"]]
    assert "A10" == game.components()["expeditions"][0]["id"]
    assert PRINTED["bonuses"] == game.components()["bonuses"]


@pytest.mark.rule("AF-C5")
def test_other_artifacts(tmp_path: Path) -> None:
    """The kinds of artifacts are the table's: any five."""
    game = AFRICANA.with_components(
        str(replaced(tmp_path, "adventures.csv", ("artifact,vase", "artifact,Lute")))
    )

    assert "end lute cape town" in game.moves
    assert ["mask", "drum", "statuette", "lute", "shield"] == game.kit.kinds


@pytest.mark.rule("AF-C5")
def test_a_bonus_of_several_cards(tmp_path: Path) -> None:
    """A table may give more than one travel card for joining."""
    game = AFRICANA.with_components(
        str(replaced(tmp_path, "bonuses.csv", ("2,travel_card,1", "2,travel_card,3")))
    )
    options = game.read_options({"start": "1"})
    data: dict[str, Any] = {"spaces": [None, {"expedition": "napoli - aswan"}, None, None, None]}
    state = game.position(data | {"hands": [["joker"], ["joker"]]}, QuickDice(1), options)
    state.apply(game.read("join napoli - aswan"))

    assert 4 == len(state.dump()["hands"][0])


# What is wrong.

FAULTS: list[tuple[str, str, str, str, dict[str, Any]]] = [
    (
        "locations.csv",
        "ujiji,Ujiji,south,grey,-4.91,29.67,reconstructed,,\n",
        "",
        "count",
        {"n": 21, "due": 22},
    ),
    (
        "locations.csv",
        "ujiji,Ujiji,south",
        "ujiji,Ujiji,north",
        "half",
        {"half": "north", "n": 12, "due": 11},
    ),
    ("locations.csv", "lagos,Lagos", "laagos,Lagos", "no-start", {"place": "lagos"}),
    ("locations.csv", "grey|orange,-2.33", "grey|orange|violet,-2.33", "symbols", {"line": 14, "n": 3}),
    ("locations.csv", "Ujiji", "Hut - 2", "name", {"line": 15, "column": "name", "value": "Hut - 2"}),
    ("locations.csv", "Ujiji", "Hut With", "name", {"line": 15, "column": "name", "value": "Hut With"}),
    (
        "routes.csv",
        "cairo,aswan",
        "cairo,kairo",
        "unknown-place",
        {"line": 2, "column": "b", "place": "kairo"},
    ),
    ("routes.csv", "cairo,aswan", "cairo,cairo", "route-to-itself", {"line": 2, "place": "cairo"}),
    (
        "routes.csv",
        "aswan,jidda,reconstructed,\n",
        "aswan,cairo,reconstructed,\n",
        "route-twice",
        {"line": 16, "place": "aswan", "other": "cairo", "n": 2},
    ),
    (
        "routes.csv",
        "mozambique,tananarive,reconstructed,\nport_natal,tananarive",
        "mozambique,luanda,reconstructed,\nport_natal,luanda",
        "disconnected",
        {"place": "tananarive"},
    ),
    ("expeditions.csv", "A02,A,napoli,aswan,3,1,reconstructed,2,\n", "", "count", {"n": 33, "due": 34}),
    (
        "expeditions.csv",
        "A02,A,napoli,aswan",
        "A02,A,napoli,assuan",
        "unknown-place",
        {"line": 3, "column": "target", "place": "assuan"},
    ),
    (
        "expeditions.csv",
        "A02,A,napoli,aswan",
        "A02,A,aswan,aswan",
        "same-place",
        {"line": 3, "place": "aswan"},
    ),
    (
        "adventures.csv",
        "N01,north,artifact,mask,luanda",
        "N01,north,artifact,mask,cairo",
        "wrong-half",
        {"line": 2, "place": "cairo", "book": "north"},
    ),
    (
        "adventures.csv",
        "N10,north,artifact,shield,mozambique,3,3,reconstructed,3.82\n",
        "",
        "book",
        {"book": "north", "n": 14, "due": 15},
    ),
    ("adventures.csv", "artifact,mask,luanda", "artifact,flute,luanda", "kinds", {"n": 6, "due": 5}),
    (
        "adventures.csv",
        "N01,north,artifact,mask",
        "N01,north,artifact,drum",
        "subject",
        {"book": "north", "subject": "drum", "n": 3, "due": 2},
    ),
    (
        "adventures.csv",
        "S15,south,assistant,violet",
        "S15,south,assistant,orange",
        "subject",
        {"book": "south", "subject": "orange", "n": 2, "due": 1},
    ),
    (
        "adventures.csv",
        "N01,north,artifact,mask",
        "N01,north,artifact,old mask",
        "name",
        {"line": 2, "column": "subject", "value": "old mask"},
    ),
    ("adventures.csv", "N01,north", "- q,north", "name", {"line": 2, "column": "id", "value": "- q"}),
    ("expeditions.csv", "A02,A", "A  2,A", "name", {"line": 3, "column": "id", "value": "A  2"}),
    ("expeditions.csv", "A02,A", "With,A", "name", {"line": 3, "column": "id", "value": "With"}),
]


@pytest.mark.rule("AF-C5")
@pytest.mark.parametrize(
    ("file", "old", "new", "key", "args"),
    FAULTS,
    ids=[f"{fault[0]}-{fault[3]}" for fault in FAULTS],
)
def test_bad_tables(tmp_path: Path, file: str, old: str, new: str, key: str, args: dict[str, Any]) -> None:
    """Each fault is named with its file, its line where there is one, and the reason."""
    error = refused(replaced(tmp_path, file, (old, new)))

    assert f"africana-table-{key}" == error.key
    assert {"file": file, **args} == error.facts


@pytest.mark.rule("AF-C5")
@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        ("locations.csv", "Ujiji,south", "Ujiji,west", "table-unknown-word"),
        ("locations.csv", "ujiji,Ujiji,south,grey", "ujiji,Ujiji,south,gray", "table-unknown-word"),
        ("locations.csv", "grey|orange,-2.33", "grey|grey,-2.33", "table-twice-in-cell"),
        ("locations.csv", "ujiji,Ujiji", "cairo,Ujiji", "table-repeated"),
        ("locations.csv", "ujiji,Ujiji", "ujiji,CAIRO", "table-repeated"),
        ("locations.csv", "-4.91,29.67", "x,29.67", "table-not-a-number"),
        ("locations.csv", "-4.91,29.67", "-,29.67", "table-not-a-number"),
        ("locations.csv", "-4.91,29.67", "-4.9.1,29.67", "table-not-a-number"),
        ("locations.csv", "-4.91,29.67", "-90.01,29.67", "table-out-of-bounds"),
        ("locations.csv", "-4.91,29.67", "-4.91,180.5", "table-out-of-bounds"),
        ("locations.csv", "provenance,published_fields", "origin,published_fields", "table-missing-column"),
        ("expeditions.csv", "A02,A", "A02,D", "table-unknown-word"),
        ("expeditions.csv", "A02,A", "A01,A", "table-repeated"),
        ("expeditions.csv", "napoli,aswan,3,1", "napoli,aswan,-3,1", "table-out-of-bounds"),
        ("expeditions.csv", "napoli,aswan,3,1", "napoli,aswan,3,x", "table-not-a-number"),
        ("adventures.csv", "N01,north", "N01,east", "table-unknown-word"),
        ("adventures.csv", "N01,north,artifact", "N01,north,artefact", "table-unknown-word"),
        ("adventures.csv", "assistant,violet,victoria", "assistant,purple,victoria", "table-unknown-word"),
        ("adventures.csv", "N02", "N01", "table-repeated"),
        ("adventures.csv", "magenta,ujiji,0", "magenta,ujiji,1", "table-out-of-bounds"),
        ("adventures.csv", "magenta,ujiji,0,0", "magenta,ujiji,0,1", "table-out-of-bounds"),
        ("bonuses.csv", "5,coins", "4,coins", "table-repeated"),
        ("bonuses.csv", "5,coins", "6,coins", "table-out-of-bounds"),
        ("bonuses.csv", "5,coins,2", "5,coins,0", "table-out-of-bounds"),
        ("bonuses.csv", "5,coins,2", "5,coins,10", "table-out-of-bounds"),
        ("bonuses.csv", "5,coins", "5,gold", "table-unknown-word"),
    ],
)
def test_bad_cells(tmp_path: Path, file: str, old: str, new: str, key: str) -> None:
    """What no table may have is refused in the words of all games."""
    error = refused(replaced(tmp_path, file, (old, new)))

    assert (key, file) == (error.key, error.facts["file"])


@pytest.mark.rule("AF-C5", "AF-S2")
@pytest.mark.parametrize(
    ("change", "deck", "n", "due"),
    [
        (lambda row: row[:4] + "B" + row[5:] if row[0] == "A" and row[:3] > "A04" else row, "A", 4, 5),
        (lambda row: row[:4] + "A" + row[5:] if row[0] == "B" else row, "B", 0, 1),
        (lambda row: row[:4] + "B" + row[5:] if row[0] == "C" and row[:3] > "C09" else row, "C", 9, 10),
    ],
)
def test_decks_that_are_too_small(
    tmp_path: Path, change: Callable[[str], str], deck: str, n: int, due: int
) -> None:
    """Five A cards are laid open, and ten C cards are taken out with two players."""
    rows = (DATA / "expeditions.csv").read_text(encoding="utf-8").splitlines()
    (tmp_path / "expeditions.csv").write_text("\n".join(map(change, rows)), encoding="utf-8")
    error = refused(tmp_path)

    assert "africana-table-deck" == error.key
    assert {"file": "expeditions.csv", "deck": deck, "n": n, "due": due} == error.facts


@pytest.mark.rule("AF-C5")
def test_four_bonuses(tmp_path: Path) -> None:
    """Every space has a bonus."""
    rows = (DATA / "bonuses.csv").read_text(encoding="utf-8").splitlines()
    (tmp_path / "bonuses.csv").write_text("\n".join(rows[:-1]), encoding="utf-8")
    error = refused(tmp_path)

    assert ("africana-table-count", {"file": "bonuses.csv", "n": 4, "due": 5}) == (error.key, error.facts)


@pytest.mark.rule("AF-C5")
def test_two_bonuses_for_one_space(tmp_path: Path) -> None:
    """A space that is written in another way is the same space."""
    text = (DATA / "bonuses.csv").read_text(encoding="utf-8")
    (tmp_path / "bonuses.csv").write_text(text + "01,travel_card,9,reconstructed,\n", encoding="utf-8")
    error = refused(tmp_path)

    assert "table-repeated" == error.key
    assert {"file": "bonuses.csv", "line": 7, "column": "space", "value": 1, "n": 2} == error.facts


@pytest.mark.rule("AF-C5")
def test_moves_that_would_be_spelled_the_same(tmp_path: Path) -> None:
    """Names that differ only in their spaces make one spelling of two moves."""
    error = refused(replaced(tmp_path, "locations.csv", (",Ujiji", ",Cape  Town")))

    assert "africana-table-spelling" == error.key
    assert {"file": "locations.csv", "value": "go cape town with magenta"} == error.facts


@pytest.mark.rule("AF-C5")
def test_a_file_of_another_name(tmp_path: Path) -> None:
    """A misspelt table is refused and not replaced by the game's own."""
    (tmp_path / "location.csv").write_text("id\n", encoding="utf-8")

    assert "table-unknown-file" == refused(tmp_path).key

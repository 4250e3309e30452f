"""`cairn map` and `cairn cards africana`: the map, a place, a card, and where all that comes from."""

import io
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from cairn.core.components import own_tables
from cairn.core.errors import BadSetup
from cairn.games.africana.rules.game import AFRICANA
from cairn.games.africana.terminal import gazetteer, library, origin
from cairn.games.africana.terminal.atlas import Atlas
from cairn.terminal.page import Page
from cairn.terminal.words import Words
from cairn.text import LANGUAGES, Speaker
from tests.cli.pseudo_terminal import ASKED, ESCAPE, Terminal, piped
from tests.cli.running import cairn, refused, told

ATLAS = Atlas(AFRICANA.components())
BRAILLE = re.compile("[\u2801-\u28ff]")


def speaker(language: str = "en") -> Speaker:
    """Who speaks about Africana."""
    return Speaker(language, AFRICANA.name, AFRICANA.names)


def printed(drawn: Callable[[Page], RenderableType], language: str = "en", width: int = 80) -> str:
    """What is drawn on a page of this width, as a command prints it."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(drawn(Page({}, Words(speaker(language), [], None), width=width, game=AFRICANA)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def own(folder: Path, table: str, old: str, new: str) -> str:
    """A folder of tables in one of which something is changed."""
    shutil.copytree(own_tables("africana"), folder)
    path = folder / table
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return str(folder)


# The whole map.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_in_every_language(language: str) -> None:
    """A picture and a list, each with all places by their names, on 80 columns."""
    text = printed(lambda page: gazetteer.whole_map(AFRICANA, page), language)
    lines = text.splitlines()

    assert max(map(len, lines)) <= 80
    assert BRAILLE.search(text)
    for place in ATLAS.places:
        called = speaker(language).piece("place", place)
        assert any(
            BRAILLE.search(line) is None and re.match(rf"[\[(].*[\])] {called}", line) for line in lines
        )
        assert text.count(called) > len(ATLAS.neighbours(place)) + 1
    assert "africana-" not in text


@pytest.mark.rule("AF-C5")
def test_the_map_says_what_is_published() -> None:
    """Names and routes that are published are marked, and counted."""
    done = cairn("map", "africana").stdout
    said = re.sub(r"\s+", " ", done)

    assert "[♣⊙] Cairo ✓         Napoli · Tripoli · Aswan ✓ · Jidda" in done
    assert "[∩♣] Khartoum        Aswan · Lagos · Addis Ababa · Ujiji" in done
    assert "✓ partly published" in done
    assert "11 of 22 places, 4 of 39 routes, 1 of 34 expeditions, 0 of 30 adventures, 0 of 5 bonuses" in said
    assert "The rest is reconstructed." in said
    assert (11, 22) == origin.counts(ATLAS)["places"]


def test_narrow_wide_and_plain_paper() -> None:
    """The list alone where the picture has no room, or no dots to be drawn with."""
    narrow = cairn("map", "africana", COLUMNS="40").stdout
    wide = printed(lambda page: gazetteer.whole_map(AFRICANA, page), width=120)
    old = cairn("map", "africana", "--lang", "pl", PYTHONUTF8="0", PYTHONIOENCODING="ascii")

    assert max(map(len, narrow.splitlines())) <= 40
    assert not BRAILLE.search(narrow)
    assert BRAILLE.search(wide)
    assert (0, "") == (old.returncode, old.stderr)
    assert old.stdout.isascii()
    assert "[OV] Kair +" in old.stdout and "Asuan +" in old.stdout


def test_the_map_as_data() -> None:
    """Places with neighbours and what starts and ends there, routes with their sources."""
    whole = told("map", "africana")
    results = whole["results"]
    lagos = next(place for place in results["places"] if place["id"] == "lagos")

    assert ("africana", "en") == (whole["game"], results["language"])
    assert (22, 39) == (len(results["places"]), len(results["routes"]))
    assert ["timbuktu", "dakar", "khartoum", "leopoldville", "cape town"] == lagos["neighbours"]
    assert ("north", ["orange", "violet"], "germany") == (lagos["half"], lagos["symbols"], lagos["company"])
    assert ["lagos - victoria falls", "lagos - zanzibar"] == lagos["expeditions_from"]
    assert ["tripoli - lagos"] == lagos["expeditions_to"]
    assert ["statuette lagos", "magenta assistant lagos"] == lagos["adventures"]
    assert ("published", "name") == (lagos["provenance"], lagos["published_fields"])
    assert {"published", "reconstructed"} == {route["provenance"] for route in lagos["routes"]}
    assert [lagos] == told("map", "africana", "lagos")["results"]["places"]


# A place.


@pytest.mark.parametrize(
    ("words", "language", "title"),
    [
        (["lagos"], "en", "Lagos"),
        (["cape", "town"], "de", "Kapstadt"),
        (["kapst"], "de", "Kapstadt"),
        (["LE", "CAIRE"], "fr", "Le Caire"),
        (["citta"], "it", "Città del Capo"),
        (["victoria_falls"], "pl", "Wodospady Wiktorii"),
    ],
)
def test_a_place(words: list[str], language: str, title: str) -> None:
    """By its name or a beginning, in English or the reader's language, with accents or without."""
    place = gazetteer.find_place(AFRICANA, " ".join(words), speaker(language))
    text = printed(lambda page: gazetteer.place_page(AFRICANA, place, page), language)
    lines = text.splitlines()

    assert title in lines[0]
    assert max(map(len, lines)) <= 72
    assert "africana-" not in text


@pytest.mark.rule("AF-C5")
def test_the_page_of_a_place() -> None:
    """Symbols, neighbours, company, cards; what is published, what reconstructed, and the table's remark."""
    page = cairn("map", "africana", "port", "natal").stdout
    start = printed(lambda page: gazetteer.place_page(AFRICANA, "napoli", page))
    narrow = printed(lambda page: gazetteer.place_page(AFRICANA, "port natal", page), width=40)

    assert "(≈╪) South · turquoise, grey" in page
    assert "(∩⊙) Mozambique ✓  (╪♣) Victoria Falls  (∩) Tananarive " in page
    assert "(≈⊙) Cape Town ✓ " in page
    assert re.search(r"expeditions that start here +│\n│ +Port Natal → Serengeti  Port Natal → Dakar", page)
    assert re.search(r"expeditions that end here +│\n│ +Addis Ababa → Port Natal", page)
    assert re.search(r"adventures that end here +│\n│ +drum \(Port Natal\)", page)
    assert "published: name " in page and "reconstructed: half, symbols" in page
    assert "note: named in a German review" in page
    assert "✓ route published" in page
    assert "company that starts here" in start and "Italy" in start
    assert "published: name, half" in start and "reconstructed: symbols" in start
    assert max(map(len, narrow.splitlines())) <= 40


def test_every_place_is_found_by_its_names() -> None:
    for language in LANGUAGES:
        for place, row in ATLAS.places.items():
            for name in (place, row["id"], row["name"], speaker(language).piece("place", place)):
                assert place == gazetteer.find_place(AFRICANA, name, speaker(language))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["africana", "lagoss"], "There is no place “lagoss” on the map; did you mean “Lagos”?"),
        (["lost-cities"], "Lost Cities has no map."),
        (["africana", "--components", "/nowhere"], "/nowhere is not a folder"),
    ],
)
def test_what_the_map_refuses(words: list[str], said: str) -> None:
    assert said in refused("map", *words)


def test_names_of_which_there_are_none_or_several() -> None:
    for text, key in (("lagoss", "map-no-place-guess"), ("qqqq", "map-no-place"), ("ta", "map-ambiguous")):
        with pytest.raises(BadSetup) as refusal:
            gazetteer.find_place(AFRICANA, text, speaker())
        assert key == refusal.value.key


@pytest.mark.rule("AF-C5")
def test_a_map_of_ones_own(tmp_path: Path) -> None:
    """Names, routes and sources of the tables in a folder; a bad table is a sentence."""
    renamed = own(tmp_path / "own", "locations.csv", ",Timbuktu,", ",Old Araouane,")
    done = cairn("map", "africana", "--components", renamed, "--lang", "de").stdout
    broken = own(tmp_path / "bad", "routes.csv", "cairo,aswan,", "cairo,atlantis,")

    assert "[≈] Old Araouane ✓" in done and "Timbuktu" not in done
    assert "routes.csv, line 2" in refused("map", "africana", "--components", broken)


# Cards.


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_in_every_language(language: str) -> None:
    """Expeditions, adventures and bonuses with what they bring and where they come from, on 80 columns."""
    cards = library.cards_of(AFRICANA, None)
    text = printed(lambda page: library.listed(AFRICANA, cards, page), language)
    lines = text.splitlines()

    assert max(map(len, lines)) <= 80
    for row in [*ATLAS.expeditions.values(), *ATLAS.adventures.values()]:
        assert any(line.startswith(f"{row['id']} ") for line in lines), row["id"]
    assert "africana-" not in text


@pytest.mark.rule("AF-C5")
def test_the_cards_say_where_they_come_from() -> None:
    listed = cairn("cards", "africana").stdout
    one = cairn("cards", "africana", "a01").stdout
    bonus = printed(lambda page: library.drawn(AFRICANA, ["space 2"], page))

    assert re.search(r"A01  Port Natal → Serengeti +4 +2 +3 +partly published", listed)
    assert re.search(r"N01  mask \(Luanda\) +¤3 3 points  northern book  reconstructed", listed)
    assert re.search(r"Space 2  \+1 card +reconstructed", listed)
    assert "published: start, target, silver (deck inferred" in one
    assert "reconstructed: deck, points" in one
    assert "joining bonus 1 travel card reconstructed note: the set of kinds" in re.sub(r"[│\s]+", " ", bonus)


def test_cards_are_found_by_name_and_id() -> None:
    """An expedition by start and target, an adventure by subject and place, several by their subject."""
    for language in LANGUAGES:
        for spelling, row in list(ATLAS.expeditions.items())[::5]:
            from_to = " ".join(speaker(language).piece("place", row[end]) for end in ("start", "target"))
            for text in (spelling, row["id"], from_to, speaker(language).piece("expedition", spelling)):
                assert [spelling] == library.find_cards(AFRICANA, text, speaker(language)), text
        for spelling, row in list(ATLAS.adventures.items())[::5]:
            assert [spelling] == library.find_cards(AFRICANA, spelling, speaker(language))
            assert [spelling] == library.find_cards(AFRICANA, row["id"], speaker(language))
    masks = ["mask luanda", "mask tananarive", "mask timbuktu", "mask napoli"]
    assert masks == library.find_cards(AFRICANA, "Maske", speaker("de"))
    assert 4 == printed(lambda page: library.drawn(AFRICANA, masks, page)).count("╭")


def test_the_sets_and_their_data() -> None:
    whole = told("cards", "africana")["results"]["cards"]
    kinds = [card["kind"] for card in whole]

    assert (34, 30, 5) == tuple(kinds.count(kind) for kind in ("expedition", "adventure", "bonus"))
    for chosen, n in (("expeditions", 34), ("adventures", 30), ("bonuses", 5)):
        assert n == len(library.cards_of(AFRICANA, chosen))
    card = next(card for card in whole if card["card"] == "jidda - timbuktu")
    assert (3, 4, 3, "B", "reconstructed") == tuple(
        card[field] for field in ("coins", "points", "steps", "deck", "provenance")
    )
    assert "Dschidda → Timbuktu" == card["names"]["de"]
    assert "there are: expeditions, adventures, bonuses" in refused("cards", "africana", "--set", "books")
    with pytest.raises(BadSetup, match="did you mean “mask”"):
        library.find_cards(AFRICANA, "maks", speaker())


def test_the_length_of_ways_is_that_of_the_tables() -> None:
    """As the shortest way on the map; the rows have it for those who check the reconstruction."""
    for row in ATLAS.expeditions.values():
        assert 2 <= ATLAS.steps(row["start"], row["target"]) <= 5
    assert 0 == ATLAS.steps("cairo", "cairo")


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 40), (150, 50)])
def test_the_table_draws_the_map_when_asked(tmp_path: Path, columns: int, rows: int) -> None:
    """As a picture with every place, pawns and a legend, no larger than the screen; a place is told."""
    terminal = Terminal(tmp_path, "play", "africana", "--seed", "3", columns=columns, rows=rows)
    terminal.expect(ASKED)
    drawn = ESCAPE.sub("", terminal.send("map"))
    told = ESCAPE.sub("", terminal.send("map lagos"))
    terminal.kill()

    for place in ("Tangier 1›", "Cairo", "Cape Town ›4", "Victoria Falls", "[] North", "∩ magenta"):
        assert place in drawn
    assert re.search("[\u2801-\u28ff]{3}", drawn), "routes are lines of dots"
    assert drawn.count("\n") <= rows
    assert "Lagos: North, orange, violet; neighbours" in " ".join(told.split())


def test_the_map_is_told_in_sentences(tmp_path: Path) -> None:
    run = piped(tmp_path, "play", "africana", "--plain", "--seed", "3", lines=["map", "quit"])

    assert "Cairo: North, orange, violet; neighbours " in run.stdout
    assert not re.search("[\u2801-\u28ff]", run.stdout)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_remarks_are_told_in_the_language_of_the_reader(language: str) -> None:
    """Every remark of our own tables has its words; only tables of one's own are shown as they are."""
    rows = [row for table in origin.TABLES for row in AFRICANA.components()[table]]
    page = Page({}, Words(speaker(language), [], None), game=AFRICANA)
    remarks = {row["note"]: row for row in rows if row.get("note")}
    for row in rows:
        inside = re.search(r"\((.*)\)", row.get("published_fields") or "")
        remarks |= {inside[1]: row} if inside else {}

    assert len(remarks) == 14
    for remark, row in remarks.items():
        assert remark not in "\n".join(origin.details(page, row)), remark
    own = {"provenance": "published", "note": "seen at a fair"}
    assert origin.details(page, own)[-1].endswith("seen at a fair")

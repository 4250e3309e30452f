"""Component tables of one's own: every command plays with them, and damaged ones are refused."""

import shutil
from pathlib import Path

import pytest

from cairn.cli import main
from cairn.core.components import own_tables
from cairn.games import find

from .running import cairn, told

DAMAGED = [
    ("adventure-tours", "deck.csv", "demand,", "dem,", "deck.csv has no column “demand”."),
    (
        "adventure-tours",
        "deck.csv",
        "give_one,3",
        "give_three,3",
        "deck.csv, line 2: “action” cannot be “give_three”",
    ),
    (
        "adventure-tours",
        "deck.csv",
        "T02-R,Earl of Bucket,red,2",
        "T02-R,Earl of Bucket,red,-2",
        "deck.csv, line 5: “demand”",
    ),
    (
        "adventure-tours",
        "deck.csv",
        "T12-Y,Lady Goldsworthy,yellow,9,8,yellow:1,promote_equipment,2",
        "T12-Y,Lady Goldsworthy,yellow,9,8,yellow:1,promote_equipment,3",
        "deck.csv: in all there are 103 cards",
    ),
    ("adventure-tours", "deck.csv", "red:1|blue:1|yellow:1", "red:1|blue:1|red:1", "deck.csv, line 23"),
    ("adventure-tours", "deck.csv", "T03-B,Pater Miller,blue", "T03-B,Pater Miller,red", "deck.csv, line 9"),
    ("adventure-tours", "boards.csv", "E6,Hot-Air Balloon,expert", "E6,Hot-Air Balloon,base", "boards.csv"),
    (
        "adventure-tours",
        "boards.csv",
        "second_turn",
        "third_turn",
        "boards.csv, line 8: “ability” cannot be “third_turn”",
    ),
    ("africana", "routes.csv", "cairo,aswan", "cairo,asuan", "routes.csv, line 2"),
    (
        "africana",
        "routes.csv",
        "mozambique,tananarive,reconstructed,\nport_natal,tananarive",
        "mozambique,zanzibar,x,\nport_natal,victoria_falls",
        "routes.csv",
    ),
    (
        "africana",
        "locations.csv",
        "grey|violet,24.09",
        "grey|purple,24.09",
        "locations.csv, line 6: “symbols” cannot be “purple”",
    ),
    ("africana", "expeditions.csv", "A02,A,napoli,aswan", "A02,A,napoli,napoli", "expeditions.csv, line 3"),
    (
        "africana",
        "adventures.csv",
        "N01,north,artifact,mask,luanda",
        "N01,north,artifact,mask,cairo",
        "adventures.csv, line 2",
    ),
    (
        "africana",
        "adventures.csv",
        "S15,south,assistant,violet,timbuktu,0,0,reconstructed,3.27\n",
        "",
        "adventures.csv",
    ),
    (
        "africana",
        "bonuses.csv",
        "2,travel_card,1",
        "2,gold,1",
        "bonuses.csv, line 3: “kind” cannot be “gold”",
    ),
]
"""A game, one of its tables, what is changed in it, and where the sentence says that something is wrong."""


def own_copy(game: str, folder: Path) -> Path:
    """A folder with the game's own tables, to be changed."""
    shutil.copytree(own_tables(game.replace("-", "_")), folder / "tables")
    return folder / "tables"


@pytest.mark.parametrize(("game", "file", "good", "bad", "said"), DAMAGED)
def test_a_damaged_table_is_refused_in_a_sentence_that_names_the_place(
    game: str, file: str, good: str, bad: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = own_copy(game, tmp_path)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert good in text
    path.write_text(text.replace(good, bad, 1), encoding="utf-8")
    assert main(["--lang", "en", "simulate", game, "--games", "1", "--components", str(folder)]) == 2
    spoken = capsys.readouterr()
    assert spoken.out == ""
    assert said in spoken.err
    assert len(spoken.err.strip().splitlines()) == 1


@pytest.mark.parametrize("game", ["adventure-tours", "africana"])
def test_a_match_with_other_tables_is_read_with_those_tables_only(game: str, tmp_path: Path) -> None:
    folder = own_copy(game, tmp_path)
    file, good, bad = {
        "adventure-tours": ("deck.csv", "Betty McKlug,red,4,4", "Betty McKlug,red,4,5"),
        "africana": ("expeditions.csv", "A02,A,napoli,aswan,3,1", "A02,A,napoli,aswan,3,2"),
    }[game]
    path = folder / file
    path.write_text(path.read_text(encoding="utf-8").replace(good, bad, 1), encoding="utf-8")
    components = ["--components", str(folder)]
    match = tmp_path / "own.match"
    bots = ",".join(["random"] * find(game).seats[0])
    played = cairn("play", game, "--seats", bots, "--fast", "--plain", "--save", str(match), *components)
    assert played.returncode == 0, played.stderr
    assert f"cairn verify {match} --components {folder}\n" in played.stdout
    hashed = find(game, str(folder)).tables
    assert hashed != find(game).tables
    assert f"\ntables {hashed}\n" in match.read_text(encoding="utf-8")
    assert told("verify", str(match), *components)["results"]["fits"] is True
    assert told("replay", str(match), "--to", "3", *components)["results"]["at"] == 3
    foreign = cairn("verify", str(match))
    assert foreign.returncode == 1
    assert f"other component tables (“{hashed}”)" in " ".join(foreign.stdout.split())
    assert "This match cannot be checked here." in foreign.stdout


@pytest.mark.sweep
@pytest.mark.parametrize("game", ["adventure-tours", "africana"])
def test_simulations_and_checks_play_with_other_tables(game: str, tmp_path: Path) -> None:
    components = ["--components", str(own_copy(game, tmp_path))]
    bots = ",".join(["random"] * find(game).seats[0])
    results = told("simulate", game, "--games", "4", "--jobs", "2", "--seats", bots, *components)["results"]
    assert len(results["seats"]) == find(game).seats[0]
    checked = told("conformance", game, "--games", "1", "--jobs", "1", "--seats", "4", *components)["results"]
    assert checked["ok"] is True


def test_a_game_without_tables_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "play", "lost-cities", "--components", "."]) == 2
    assert "has no component tables" in capsys.readouterr().err

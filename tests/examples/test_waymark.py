"""The game to copy, as somebody runs it who has just copied it: real processes, a folder of one's own."""

import re
import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from cairn.text.languages import LANGUAGES
from tests.cli.pseudo_terminal import ASKED, Terminal, piped
from tests.cli.running import cairn, told

EXAMPLE = Path(__file__).parents[2] / "examples" / "waymark"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the example, away from the sources."""
    shutil.copytree(EXAMPLE, tmp_path / "waymark", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_every_check_looks_and_finds_nothing(folder: Path) -> None:
    """With two processes and a relative path; the signature does not depend on how it is named."""
    words = ["conformance", "waymark/game.py:GAME", "--games", "100", "--jobs", "2"]
    results = told(*words, cwd=str(folder))["results"]
    again = told("conformance", "waymark:TITLE", "--games", "1", cwd=str(folder))["results"]

    assert results["ok"], results
    assert all(count > 0 for count in results["runs"][0]["counts"].values())
    assert results["runs"][0]["signature"] == again["runs"][0]["signature"]


def test_bots_play_it_in_any_number_of_processes(folder: Path) -> None:
    """The same results, and the rule bot is the better one."""
    words = ["simulate", "waymark:TITLE", "--games", "40"]
    one, two = [told(*words, "--jobs", n, cwd=str(folder))["results"]["seats"] for n in "12"]

    assert one == two
    assert ["random", "rule"] == [seat["bot"] for seat in one]
    assert one[1]["share"] > 0.9


def test_it_is_benched(folder: Path) -> None:
    rows = told("bench", "--game", "waymark/game.py:GAME", cwd=str(folder))["results"]["rows"]

    assert {"random-games", "clone", "imagine", "view"} <= {row["name"] for row in rows}


def test_it_is_played_saved_resumed_replayed_and_verified(folder: Path) -> None:
    """In sentences, with the commands that the table itself suggests."""
    game = f"{folder}/waymark:TITLE"
    first = piped(
        folder, "play", game, "--plain", "--seed", "1", "--save", f"{folder}/m.match", lines=["1", "quit"]
    )
    assert 0 == first.returncode, first.stderr
    assert "Your hand: " in first.stdout and "Lay a stone or give one to your left." in first.stdout
    assert "tower: nothing." in first.stdout and "hand: 4 hidden." in first.stdout
    suggested = re.search(r"To go on with it: cairn (.*)", first.stdout)
    assert suggested is not None

    rest = piped(folder, *suggested[1].split(), "--plain", lines=["1"] * 20)
    assert 0 == rest.returncode, rest.stderr
    assert re.search(r"(You win|Bot rule wins|Shared win: .*)\.\n", rest.stdout)
    suggested = re.search(r"To check the match: cairn (.*)", rest.stdout)
    assert suggested is not None

    assert 0 == cairn(*suggested[1].split()).returncode
    told = cairn("replay", f"{folder}/m.match", "--game", game)
    assert "Bot rule draws stone" in told.stdout and "The table after 28 moves" in told.stdout


def test_without_its_game_a_match_says_what_to_do(folder: Path) -> None:
    saved = f"{folder}/m.match"
    piped(folder, "play", f"{folder}/waymark:TITLE", "--plain", "--save", saved, lines=["quit"])

    assert "--game mine.py:GAME" in cairn("replay", saved).stderr
    assert "--game mine.py:GAME" in " ".join(cairn("verify", saved).stdout.split())
    other = cairn("replay", saved, "--game", "lost-cities")
    assert (2, "") == (other.returncode, other.stdout)
    assert "of the game “waymark”, not of “lost-cities”" in other.stderr


@pytest.mark.parametrize(("language", "prompt"), [("en", "Lay a stone"), ("fr", "Pose une pierre")])
def test_it_is_drawn(folder: Path, language: str, prompt: str) -> None:
    """Moves by verb, their numbers in order; what is refused is refused with its rule."""
    words = ["play", f"{folder}/waymark:TITLE", "--seed", "3", "--lang", language]
    terminal = Terminal(folder, *words, columns=60, rows=30)
    terminal.expect(ASKED)
    assert prompt in terminal.screen
    assert re.search(r"1 8 +2 9 +3 17 +4 27\s.*5 8 +6 9 +7 17 +8 27", terminal.screen, re.DOTALL)
    assert all(len(line) <= 60 for line in terminal.screen.splitlines())
    assert "[WM-1]" in terminal.send("lay 36" if language == "en" else "why lay 36")
    terminal.send("4")
    terminal.send("quit", "")
    assert 0 == terminal.wait()


def test_its_words_are_whole_in_five_languages() -> None:
    """The same messages with the same variables, and none that Fluent cannot read."""
    found = {}
    for language in LANGUAGES:
        entries = [
            entry
            for file in ("words", "rules")
            for entry in FluentParser().parse((EXAMPLE / "text" / language / f"{file}.ftl").read_text()).body
        ]
        assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
        found[language] = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert all(keys == found["en"] for keys in found.values())
    source = (EXAMPLE / "game.py").read_text()
    named = set(re.findall(r'"(waymark-[a-z-]+|WM-\d)"', source))
    assert named <= set(found["en"])
    assert 5 == len([key for key in found["en"] if re.fullmatch(r"WM-\d", key)])


def test_it_stays_small() -> None:
    """Two files, one of rules and one of a bot."""
    files = sorted(EXAMPLE.glob("**/*.py"))

    assert ["__init__.py", "game.py"] == [file.name for file in files]
    assert sum(len(file.read_text().splitlines()) for file in files) < 320

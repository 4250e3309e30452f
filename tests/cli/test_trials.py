"""`cairn simulate --cards`: a line per card, a picture, one JSON object."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from .running import cairn, told

WORDS = ("simulate", "dominion", "--games", "3", "--seed", "2", "--jobs", "1")


def test_cards_for_people(tmp_path: Path) -> None:
    """The experiment and what those did who gained the card, and a picture."""
    picture = tmp_path / "cards.svg"
    done = cairn(*WORDS, "--cards", "witch, council-room", "--plot", str(picture))

    assert (0, "") == (done.returncode, done.stderr)
    assert any("Witch" in line and "%" in line for line in done.stdout.splitlines())
    assert "Council Room" in done.stdout
    drawn = ElementTree.parse(picture).getroot()
    assert "{http://www.w3.org/2000/svg}svg" == drawn.tag
    assert 2 == len(drawn.findall("{*}circle"))


def test_the_same_numbers_with_any_number_of_processes() -> None:
    """Down to every digit."""
    one = told(*WORDS, "--cards", "witch")["results"]
    two = told(*WORDS, "--cards", "witch", "--jobs", "2")["results"]

    assert one["cards"] == two["cards"]
    assert ["witch"] == [row["card"] for row in one["cards"]]
    share = one["cards"][0]["with_against_without"]["share"]
    assert share["ci95"][0] <= share["mean"] <= share["ci95"][1]


def test_all_cards_of_a_kingdom() -> None:
    """Those of the set that was named."""
    words = ("simulate", "dominion", "--games", "1", "--jobs", "1", "--set", "kingdom=first-game")
    assert 10 == len(told(*words, "--cards", "all")["results"]["cards"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--cards silver", "“silver” is no card that can be tried here"),
        ("--cards all --sweep edition=1,2", "--sweep"),
        ("--cards all --seats rule,rule", "--seats"),
        ("--cards all --plot cards.png", "cards.svg"),
    ],
)
def test_what_cannot_be_tried(words: str, said: str) -> None:
    """A sentence, and nothing is played."""
    done = cairn(*WORDS, *words.split())

    assert (2, "") == (done.returncode, done.stdout)
    assert said in done.stderr


def test_a_game_without_cards() -> None:
    """Says so."""
    done = cairn("simulate", "lost-cities", "--cards", "all")

    assert 2 == done.returncode
    assert "no cards that could be left out" in done.stderr

"""How to play and pictured examples: every picture has its words, and every word a picture."""

import re

import pytest

from cairn.games import TITLES
from cairn.text import LANGUAGES, Speaker
from cairn.text.catalogue import catalogue

from .sources import WEB, literals

PARTS = ("", "-text", "-alt")
"""A picture has a title, a sentence, and what is to be seen in it."""
MARKS = 7


def index(game: str) -> str:
    """What a title brings to explain itself."""
    return (WEB / "games" / game / "learn" / "index.ts").read_text(encoding="utf-8")


def pictures(game: str) -> list[str]:
    """The keys of a title's pictures, the four and the examples."""
    return re.findall(r"key: '([a-z0-9-]+)'", index(game))


@pytest.mark.parametrize("game", TITLES)
def test_every_title_has_four_pictures_and_three_examples_or_more(game: str) -> None:
    keys = pictures(game)
    assert keys[:4] == [f"{game}-learn-{n}" for n in (1, 2, 3, 4)]
    assert len(keys) >= 4 + 3
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("game", TITLES)
def test_every_example_stands_behind_a_rule_of_its_game(game: str) -> None:
    rules = dict(Speaker("en", game).rules())
    named = re.findall(r"rule: '([^']+)'", index(game))
    assert len(named) >= 3
    assert set(named) <= rules.keys()


@pytest.mark.parametrize("game", TITLES)
def test_every_picture_has_its_words_and_every_word_its_picture(game: str) -> None:
    due = {key + part for key in pictures(game) for part in PARTS} | {f"{game}-learn-lead"}
    if (WEB / "games" / game / "coach.ts").exists():
        due.add(f"{game}-learn-guided")
    home = f"{game}-learn"
    there = {key for key, file in catalogue("en").home.items() if file == home}
    assert due <= there
    assert there - due <= literals()


def test_the_guide_has_seven_marks() -> None:
    """Each a title and a text; who guides gives the numbers that they ask for."""
    marks = {f"lost-cities-coach-{n}{part}" for n in range(1, MARKS + 1) for part in ("", "-text")}
    english = catalogue("en")
    assert {key for key, home in english.home.items() if home == "lost-cities-coach"} == marks
    asked = {name for mark in marks for name in english.variables(mark)}
    assert asked == {"points", "cards", "name"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mark_speaks_of_the_table_before_it(language: str) -> None:
    speaker = Speaker(language, "lost-cities")
    title = speaker.say("lost-cities-coach-3", {"points": -18})
    text = speaker.say("lost-cities-coach-3-text", {"cards": "green 2, green 8"})
    assert "−18" in title
    assert speaker.card("green 8") in text
    assert speaker.say("lost-cities-coach-5-text", {"seat": 1}, ["Anna", "Marek"]).count("Marek") == 2

"""What a reader meets: no name of an option, of a file or of a piece of the program in any sentence."""

import re
from pathlib import Path

import pytest

import cairn
from cairn.games import TITLES, title
from cairn.text import LANGUAGES, Speaker

SRC = Path(cairn.__file__).parent
TYPED = re.compile(r"cli-|terminal$|server$")
"""Catalogues for those who type commands, who have to know what options are called."""
IDENTIFIER = re.compile(r"\b[a-z0-9]+_[a-z0-9_]+\b|`|\b[a-z]+:\d")
"""`turn_cap`, `random:2`, and anything set as code."""


def catalogues(language: str) -> list[Path]:
    """The files whose words the browser shows."""
    found = [*SRC.glob(f"text/{language}/*.ftl"), *SRC.glob(f"games/*/text/{language}/*.ftl")]
    assert len(found) > 20
    return [file for file in found if not TYPED.search(file.stem)]


def sentences(text: str) -> str:
    """The words of a Fluent file, without comments, keys, selectors and what is put in."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    words = re.sub(r"^(-?[A-Za-z][\w-]*|\s+\*?\[\w+\]) ?=?", "", "\n".join(lines), flags=re.M)
    while (less := re.sub(r"\{[^{}]*\}", "", words)) != words:
        words = less
    return words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_identifier_is_read_in_the_browser(language: str) -> None:
    found = {
        str(file.relative_to(SRC)): names
        for file in catalogues(language)
        if (names := IDENTIFIER.findall(sentences(file.read_text(encoding="utf-8"))))
    }
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_rules_are_whole_sentences_without_identifiers(language: str, game: str) -> None:
    """As they are said: what is put in is there, and no name of an option or of one of its values."""
    options = title(game).game.options
    names = {one.name for one in options} | {word for one in options for word in one.words}
    internal = {name for name in names if re.search(r"[_:]|-", name)}
    for rule, text in Speaker(language, game).rules():
        assert not IDENTIFIER.search(text), f"{rule}: {text}"
        assert not [name for name in internal if name in text], f"{rule}: {text}"
        assert "{" not in text
        assert text[-1] in ".!?)”“»…", f"{rule}: {text}"

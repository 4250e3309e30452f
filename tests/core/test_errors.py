"""Errors: all that a person can cause is a GameError, made of a key, arguments and a rule."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cairn
from cairn.core import errors
from cairn.core.errors import (
    Args,
    BadComponents,
    BadMatch,
    BadPosition,
    BadSetup,
    GameError,
    GameOver,
    IllegalMove,
    NotYourMove,
    Refusal,
    UnknownMove,
    set_voice,
)
from cairn.core.match import Crash

ALL = [UnknownMove, IllegalMove, NotYourMove, GameOver, BadSetup, BadComponents, BadPosition, BadMatch]


@pytest.fixture
def spoken() -> Iterator[list[tuple[str, str, Args]]]:
    """What the voice was asked to say."""
    said: list[tuple[str, str, Args]] = []

    def voice(key: str, rule: str, args: Args) -> str:
        said.append((key, rule, args))
        return f"<{key}>"

    before = errors._voice[0]
    set_voice(voice)
    yield said
    set_voice(before)


@pytest.mark.parametrize("error", ALL)
def test_the_tree(error: type[GameError]) -> None:
    """Every error is a GameError, and is drawn at the top of its module."""
    # From the source: a compiled module has no docstring.
    source = Path(cairn.__file__).parent.joinpath("core", "errors.py").read_text("utf-8")
    drawn = ast.get_docstring(ast.parse(source)) or ""

    assert GameError is error.__base__
    assert f"── {error.__name__} " in drawn


def test_the_tree_is_whole() -> None:
    """Core has no other errors; a crash of the engine is none of them."""
    ours = {error for error in GameError.__subclasses__() if error.__module__ == errors.__name__}

    assert set(ALL) == ours
    assert not issubclass(Crash, GameError)


def test_an_error_is_a_key_and_facts(spoken: list[tuple[str, str, Args]]) -> None:
    """The sentence is made by the voice, when it is asked for and not before."""
    error = BadSetup("no-seats", {"n": 9})

    assert [] == spoken
    assert "<no-seats>" == str(error)
    assert [("no-seats", "", {"n": 9})] == spoken
    assert {} == GameOver("no-game-over").facts


def test_an_illegal_move_says_which(spoken: list[tuple[str, str, Args]]) -> None:
    """A refused move names its spelling before the reason, and carries the refusal."""
    refusal = Refusal("no-peek", "LD-1", {"n": 3})
    error = IllegalMove("peek", refusal)

    assert "peek: <no-peek>" == str(error)
    assert [("no-peek", "LD-1", {"n": 3})] == spoken
    assert ("no-peek", "LD-1", {"n": 3}) == (error.key, error.rule, error.facts)
    assert refusal is error.refusal


def test_the_words_of_last_resort() -> None:
    """Without a voice an error says its key, its arguments and its rule."""
    assert "no-peek (n=3) [LD-1]" == errors._plain("no-peek", "LD-1", {"n": 3})
    assert "no-seats (n=3, low=2)" == errors._plain("no-seats", "", {"n": 3, "low": 2})

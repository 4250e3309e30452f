"""Readers of plain data: what they take, and what they refuse under which name."""

from collections.abc import Callable
from typing import Any

import pytest

from cairn.core import plain
from cairn.core.errors import BadPosition

WORDS = ["red", "blue", "green"]


@pytest.mark.parametrize(
    ("read", "value"),
    [
        (lambda: plain.whole(1, "n", 1, 3), 1),
        (lambda: plain.whole(3, "n", 1, 3), 3),
        (lambda: plain.number({"n": 2}, "n", 1, 1, 3), 2),
        (lambda: plain.number({}, "n", 1, 1, 3), 1),
        (lambda: plain.truth(False, "f"), False),
        (lambda: plain.flag({"f": False}, "f", True), False),
        (lambda: plain.flag({}, "f", True), True),
        (lambda: plain.index_of(WORDS, "green", "w"), 2),
        (lambda: plain.items([1, None], "l"), [1, None]),
        (lambda: plain.listed(["a"], "l"), ["a"]),
        (lambda: plain.listed(None, "l"), []),
        (lambda: plain.mapping({1: 2}, "d"), {1: 2}),
        (lambda: plain.entries({"b": 1}, "d", ["a", "b"]), {"b": 1}),
        (lambda: plain.entries(None, "d", ["a"]), {}),
        (lambda: plain.indices(WORDS, ["blue", "red", "blue"], "w"), [1, 0, 1]),
        (lambda: plain.numbers(WORDS, ["blue", "red"], "w"), [1, 0]),
        (lambda: plain.numbers(WORDS, None, "w"), []),
        (lambda: plain.of_seat({"h": ["a", "b"]}, "h", 1, "c"), "b"),
        (lambda: plain.of_seat({}, "h", 1, "c"), "c"),
    ],
)
def test_what_fits_is_read(read: Callable[[], Any], value: object) -> None:
    assert read() == value


@pytest.mark.parametrize(
    ("read", "name", "value"),
    [
        (lambda: plain.whole(0, "n", 1, 3), "n", "0"),
        (lambda: plain.whole(4, "n", 1, 3), "n", "4"),
        (lambda: plain.whole(True, "n", 1, 3), "n", "True"),
        (lambda: plain.whole("2", "n", 1, 3), "n", "2"),
        (lambda: plain.number({"n": None}, "n", 1, 1, 3), "n", "None"),
        (lambda: plain.truth(1, "f"), "f", "1"),
        (lambda: plain.flag({"f": None}, "f", True), "f", "None"),
        (lambda: plain.index_of(WORDS, "pink", "w"), "w", "pink"),
        (lambda: plain.index_of(WORDS, 0, "w"), "w", "0"),
        (lambda: plain.items(None, "l"), "l", "None"),
        (lambda: plain.items("ab", "l"), "l", "ab"),
        (lambda: plain.listed({}, "l"), "l", "{}"),
        (lambda: plain.mapping(None, "d"), "d", "None"),
        (lambda: plain.entries([], "d", ["a"]), "d", "[]"),
        (lambda: plain.entries({"b": 1}, "d", ["a"]), "d", "b"),
        (lambda: plain.indices(WORDS, None, "w"), "w", "None"),
        (lambda: plain.indices(WORDS, ["red", "pink"], "w"), "w", "pink"),
        (lambda: plain.numbers(WORDS, ["red", "red"], "w"), "w", "red"),
        (lambda: plain.check_keys({"a": 1, "b": 2, "c": 3}, ["a"]), "key", "b"),
        (lambda: plain.check_seats({"h": [1]}, ["g", "h"], 2), "h", "[1]"),
        (lambda: plain.check_seats({"h": "ab"}, ["g", "h"], 2), "h", "ab"),
    ],
)
def test_what_does_not_fit_is_named(read: Callable[[], Any], name: str, value: str) -> None:
    with pytest.raises(BadPosition) as error:
        read()
    assert error.value.key == "bad-position-value"
    assert error.value.facts == {"name": name, "value": value}


def test_what_is_read_is_a_copy() -> None:
    given: list[object] = [1]
    plain.items(given, "l").append(2)
    assert given == [1]

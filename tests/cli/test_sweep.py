"""`cairn simulate --sweep`: each value plays the games that it would play alone."""

import pytest

from cairn.cli.sweep import values_of

from .running import cairn, told

WORDS = ("simulate", "lost-cities", "--games", "6", "--seed", "3", "--jobs", "1", "--set", "turn_cap=40")


def test_each_row_is_the_simulation_with_that_value() -> None:
    """Down to every number, with another number of processes too."""
    swept = told(*WORDS, "--sweep", "milestones=off,on", "--jobs", "2")["results"]

    assert "milestones" == swept["sweep"]
    assert ["off", "on"] == [row.pop("value") for row in swept["rows"]]
    for value, row in zip(("off", "on"), swept["rows"], strict=True):
        alone = told(*WORDS, "--set", f"milestones={value}")["results"]
        assert {key: alone[key] for key in row} == row


def test_a_sweep_for_people() -> None:
    """A line per value and bot."""
    done = cairn(*WORDS, "--sweep", "milestones=off,on")

    assert (0, "") == (done.returncode, done.stderr)
    lines = [line.split() for line in done.stdout.splitlines() if line.split()[1:2] or "%" in line]
    assert ["off", "random"] in [line[:2] for line in lines]
    assert ["on", "random"] in [line[:2] for line in lines]
    assert 2 == sum(line[0] == "rule" for line in lines)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--sweep milestones=off", "at least two"),
        ("--sweep milestones=off,on --set milestones=on", "do not set it besides"),
        ("--sweep milestones=off,maybe", "cannot be “maybe”"),
        ("--sweep weather=good,bad", "weather"),
        ("--sweep milestones", "milestones"),
        ("--sweep milestones=off,on --plot a.svg", "--plot"),
    ],
)
def test_what_cannot_be_compared(words: str, said: str) -> None:
    """A sentence, and nothing is played."""
    done = cairn(*WORDS, *words.split())

    assert (2, "") == (done.returncode, done.stdout)
    assert said in done.stderr


def test_values_with_commas_are_separated_by_semicolons() -> None:
    """As a kingdom has them."""
    assert ("kingdom", ["a, b", "c, d"]) == values_of("kingdom=a, b; c, d")
    assert ("kingdom", ["a, b"]) == values_of("kingdom=a, b;")

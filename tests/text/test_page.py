"""The rules that players read: complete, in order, and the same in the documentation."""

import re
from pathlib import Path

import pytest

from cairn.games import GAMES, title
from cairn.games.dominion.rules.catalogue import RULES
from cairn.text import LANGUAGES, Speaker, rules_page

DOCS = Path(__file__).parents[2] / "docs"
IDS = [
    f"LC-{letter}{n}"
    for letter, count in [("C", 2), ("S", 3), ("T", 7), ("E", 7), ("M", 2), ("K", 9), ("L", 2), ("I", 2)]
    for n in range(1, count + 1)
]
DOMINION_IDS = [
    f"{start}{n}"
    for start, count in [
        *[("DB-S", 5), ("DB-T", 7), ("DB-B", 4), ("DB-A", 5), ("DB-E", 3), ("DB-I", 1)],
        *[("DA-D", 4), ("DA-C", 2), ("DA-R", 6), ("DA-T", 4), ("DA-V", 3), ("DA-K", 13), ("DA-N", 2)],
        *[("DA-P", 14), ("DA-W", 4), ("DB-W2", 0), ("DA-X", 3), ("DB-X", 1)],
    ]
    for n in (range(1, count + 1) if count else [""])
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_there_in_order(language: str) -> None:
    speaker = Speaker(language, "lost-cities")
    assert [rule for rule, _ in speaker.rules()] == IDS
    assert len(speaker.sections()) == 8
    for rule, text in speaker.rules():
        assert text == speaker.rule(rule) != rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_has_the_same_numbers_in_every_language(language: str) -> None:
    """Numbers and options are what a translation must not change."""
    numbers = re.compile(r"−?\d+|LC-\w+|[a-z]+_[a-z_]+")
    for (rule, ours), (_, english) in zip(
        Speaker(language, "lost-cities").rules(), Speaker("en", "lost-cities").rules(), strict=True
    ):
        assert sorted(numbers.findall(ours)) == sorted(numbers.findall(english)), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_dominion_is_there_in_order_and_every_card(language: str) -> None:
    speaker = Speaker(language, "dominion")
    assert len(DOMINION_IDS) == 82
    assert [rule for rule, _ in speaker.rules()] == DOMINION_IDS + RULES


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_in_step_with_the_catalogue(game: str) -> None:
    """Where it is not: write `rules_page(game)` to the file again."""
    assert (DOCS / "rules" / f"{game}.md").read_text(encoding="utf-8") == rules_page(
        GAMES[game], title(game).introduction
    )


def test_a_speaker_without_a_game_has_no_rules() -> None:
    assert Speaker("en").rules() == []

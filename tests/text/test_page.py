"""The rules that players read: complete, in order, and the same in the documentation."""

import re
from pathlib import Path

import pytest

from cairn.cli import main
from cairn.games import GAMES, TITLES, title
from cairn.games.dominion.rules.catalogue import CARD, RULES
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
    """Numbers and the ids of other rules are what a translation must not change."""
    numbers = re.compile(r"−?\d+|LC-\w+")
    for (rule, ours), (_, english) in zip(
        Speaker(language, "lost-cities").rules(), Speaker("en", "lost-cities").rules(), strict=True
    ):
        assert sorted(numbers.findall(ours)) == sorted(numbers.findall(english)), rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_a_rule_says_options_and_bots_in_words(game: str, language: str) -> None:
    """Neither in quotes, as the program spells them, nor with an underscore, nor as a part of a command."""
    spelled = {name for option in GAMES[game].options for name in (option.name, *option.words)}
    spelled |= set(title(game).bots())
    for rule, text in Speaker(language, game).rules():
        assert not re.search(r"_|`|--|\{|\$", text), rule
        assert spelled.isdisjoint(re.findall(r"[“„«]\s?([^“”„«»]+?)\s?[“”»]", text)), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_dominion_is_there_in_order_and_every_card(language: str) -> None:
    speaker = Speaker(language, "dominion")
    assert [rule for rule, _ in speaker.rules()] == DOMINION_IDS + RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_a_card_begins_with_its_name(language: str) -> None:
    """Whatever the id of the rule is."""
    speaker = Speaker(language, "dominion")
    rules = dict(speaker.rules())
    for card in CARD:
        assert rules[card.rule].startswith(f"{speaker.card(card.name)}{speaker.colon}"), card.rule


@pytest.mark.parametrize("game", TITLES)
def test_the_page_is_in_step_with_the_catalogue(game: str) -> None:
    """What the documentation says is what the catalogue says."""
    page = (DOCS / "rules" / f"{game}.md").read_text(encoding="utf-8")
    due = rules_page(GAMES[game], title(game).introduction)

    assert page == due, (
        f"docs/rules/{game}.md is not as the catalogue says: uv run cairn rules {game} --write"
    )


def test_the_pages_are_written_by_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`cairn rules --write` writes all pages, with a game that one, and says which have changed."""
    pages = {name: tmp_path / "docs" / "rules" / f"{name}.md" for name in TITLES}
    pages["lost-cities"].parent.mkdir(parents=True)
    for name, page in pages.items():
        (tmp_path / "tests" / "games" / name.replace("-", "_")).mkdir(parents=True)
        page.write_text("old")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("cairn.cli.rules.__file__", str(tmp_path / "lib" / "cairn" / "cli" / "rules.py"))

    assert 0 == main(["rules", "lost-cities", "--write", "--lang", "en"])
    assert f"{pages['lost-cities']}: written, and it has changed.\n" == capsys.readouterr().out
    assert "old" == pages["dominion"].read_text()
    assert 0 == main(["rules", "--write", "--lang", "en"])
    assert f"{pages['lost-cities']}: as before.\n" in capsys.readouterr().out
    for name, page in pages.items():
        assert (DOCS / "rules" / f"{name}.md").read_text(encoding="utf-8") == page.read_text(encoding="utf-8")


def test_a_speaker_without_a_game_has_no_rules() -> None:
    assert Speaker("en").rules() == []

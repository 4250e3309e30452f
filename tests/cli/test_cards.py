"""`cairn cards`: the list, one card, and what it says of a card that there is not."""

import pytest

from cairn.games.dominion.rules import settings
from cairn.games.dominion.rules.catalogue import CARD, NAMES, RULES
from cairn.games.dominion.rules.game import DOMINION
from cairn.games.dominion.terminal.library import SETS, editions, find_cards, pile_sizes, set_of
from cairn.text import LANGUAGES, Speaker

from .running import cairn, refused, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_in_every_language(language: str) -> None:
    """A line for each card, on 80 columns, with its name in the reader's language."""
    done = cairn("cards", "dominion", "--lang", language)
    speaker = Speaker(language, "dominion")

    assert (0, "") == (done.returncode, done.stderr)
    lines = done.stdout.splitlines()
    for name in NAMES:
        assert any(line.startswith(speaker.card(name)) for line in lines), name
    assert max(len(line) for line in lines) <= 80
    assert speaker.say("n-cards", {"n": len(NAMES)}) in lines
    assert "dominion-" not in done.stdout and "cards-" not in done.stdout


@pytest.mark.parametrize("chosen", SETS)
def test_the_sets(chosen: str) -> None:
    """As many as the catalogue has, and together they are all cards."""
    cards = told("cards", "dominion", "--set", chosen)["results"]["cards"]

    assert len(SETS[chosen]) == len(cards) > 0
    assert {chosen} == {card["set"] for card in cards}
    assert len(NAMES) == sum(len(names) for names in SETS.values())


def test_the_facts_are_those_of_the_engine() -> None:
    """Costs, types, piles, rules, texts and names, as programs read them."""
    whole = told("cards", "dominion")
    cards = {card["card"]: card for card in whole["results"]["cards"]}

    assert ("dominion", "en") == (whole["game"], whole["results"]["language"])
    assert NAMES == list(cards)
    assert RULES == [card["rule"] for card in cards.values()]
    assert [card.cost for card in CARD] == [card["cost"] for card in cards.values()]
    assert ["action", "attack", "duration"] == cards["swamp hag"]["types"]
    assert {"2": 8, "3": 12, "4": 12, "5": 15, "6": 18} == cards["province"]["pile"]
    assert {} == cards["alms"]["pile"]
    assert "+1 Card, +2 Actions." == cards["village"]["text"]
    assert {"en": "Village", "de": "Dorf", "fr": "Village", "it": "Villaggio", "pl": "Wioska"} == (
        cards["village"]["names"]
    )
    assert all(set(card["names"]) == set(LANGUAGES) for card in cards.values())


def test_the_editions_are_those_of_random_kingdoms() -> None:
    """What a random kingdom of an edition may hold, and no other base card."""
    for name in SETS["base"]:
        card = CARD[NAMES.index(name)]
        assert [n for n in (1, 2) if settings._may_be_drawn(card, n, False)] == editions(name)
    assert [] == editions("gear")


def test_piles_that_depend_on_the_table() -> None:
    assert {5} == set(pile_sizes("teacher").values())
    assert {12} == set(pile_sizes("port").values())
    assert "upgrades" == set_of("teacher")
    assert "Pile: 10 cards" in cairn("cards", "dominion", "gear").stdout
    assert "8 cards with 2 players, 12 cards with 3–6 players" in cairn("cards", "dominion", "estate").stdout
    assert "only by exchange" in cairn("cards", "dominion", "teacher").stdout
    assert "not in the Supply: it stays on the table" in cairn("cards", "dominion", "alms").stdout


@pytest.mark.parametrize(
    ("words", "language", "title"),
    [
        (["village"], "en", "Village"),
        (["swamp", "hag"], "en", "Swamp Hag"),
        (["Throne-Room"], "en", "Throne Room"),
        (["coin"], "de", "Königliche Münzen"),
        (["königliche", "m"], "de", "Königliche Münzen"),
        (["MALEDICTION"], "fr", "Malédiction"),
        (["guardia", "della"], "it", "Guardia della Carovana"),
        (["wioska"], "pl", "Wioska"),
    ],
)
def test_one_card(words: list[str], language: str, title: str) -> None:
    """By its name or a beginning, in English or the reader's language, with accents or without."""
    done = cairn("cards", "dominion", *words, "--lang", language)
    lines = done.stdout.splitlines()

    assert (0, "") == (done.returncode, done.stderr)
    assert title in lines[0]
    assert max(len(line) for line in lines) <= 64
    for other in LANGUAGES:
        assert other == language or f"{other} " in done.stdout
    assert "cards-" not in done.stdout and "dominion-" not in done.stdout


def test_every_card_is_found_by_its_names() -> None:
    """Also where its name begins another's."""
    for language in LANGUAGES:
        speaker = Speaker(language, "dominion")
        for name in NAMES:
            assert [name] == find_cards(DOMINION, name, speaker)
            (found,) = find_cards(DOMINION, speaker.card(name), speaker)
            assert speaker.card(name) == speaker.card(found)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dominion", "vilage"], "There is no card “vilage”; did you mean “Village”?"),
        (["dominion", "qqqq"], "There is no card “qqqq”."),
        (["dominion", ""], "There is no card “”."),
        (["dominion", "lost"], "“lost” may mean: Lost City, Lost Arts."),
        (["dominion", "--set", "nocturne"], "There is no set “nocturne”; there are: basic, base"),
        (["lost-cities"], "Lost Cities has no cards with texts of their own; `cairn rules lost-cities`"),
        (["chess"], "no game “chess”"),
        ([], "needs to know"),
    ],
)
def test_what_it_refuses(words: list[str], said: str) -> None:
    assert said in refused("cards", *words)


def test_narrow_and_plain_paper() -> None:
    """A narrow terminal gets a narrow card; ASCII is enough."""
    narrow = cairn("cards", "dominion", "duplicate", COLUMNS="40").stdout
    old = cairn("cards", "dominion", "coin", "--lang", "de", PYTHONUTF8="0", PYTHONIOENCODING="ascii")

    assert max(len(line) for line in narrow.splitlines()) <= 40
    assert 0 == old.returncode
    assert old.stdout.isascii() and "Konigliche Munzen" in old.stdout

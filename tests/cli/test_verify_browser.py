"""`cairn verify --browser`: with the rules, whatever a browser was told falsely is found."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cairn.cli.browser import differs, read_browser
from cairn.cli.output import speak
from cairn.core.errors import BadSetup
from cairn.core.match import Match
from cairn.games import GAMES
from tests.cli.running import cairn, told
from tests.web.published import played, published

Known = dict[str, Any]
OPTIONS = {
    "lost-cities": {"games": "2", "milestones": "on", "turn_cap": "20"},
    "adventure-tours": {},
    "africana": {"turn_cap": "20"},
    "dominion": {"kingdom": "random", "turn_cap": "16"},
}


def a_match(name: str = "lost-cities") -> tuple[Match, Known]:
    """A match, and what the browser of its first seat saves."""
    game = GAMES[name]
    asked = game.read_options(OPTIONS[name])
    match = played(game, game.seats[0], OPTIONS[name], seed=1)
    told_to_it = published(name, match, asked)
    known: Known = {
        "cairn-browser": 1,
        "table": "t",
        "seat": 0,
        "commitment": match.text().partition("\ncommitment ")[2].partition("\n")[0],
        "words": {"0": " river "},
        "options": asked,
        "events": told_to_it["heard"][0],
        "sources": told_to_it["sources"],
        "shuffles": told_to_it["shuffles"],
    }
    return match, json.loads(json.dumps(known))


def found(match: Match, known: Known) -> str:
    """What does not fit, in English."""
    speak("en")
    return differs(read_browser(json.dumps(known), "saved.json"), match)


@pytest.mark.parametrize("name", GAMES)
def test_what_an_honest_browser_knows_fits(name: str) -> None:
    match, known = a_match(name)

    assert "" == found(match, known)
    bare = {**known, "commitment": None, "words": {}, "events": [list(one) for one in match.told(None)]}
    assert "" == found(match, {**bare, "seat": None})


def _another_card(known: Known) -> None:
    """A card that came from no shuffle at all: nothing that the browser by itself could find."""
    event = next(args for key, args in known["events"] if key == "lost-cities-adds-to-camp")
    event["card"] = "red 9"


def _other_options(known: Known) -> None:
    known["options"]["games"] = "3"


def _another_order(known: Known) -> None:
    known["sources"]["things"][0].reverse()


def _another_shuffle(known: Known) -> None:
    known["shuffles"]["shuffles"][-1]["after"].reverse()


def _one_shuffle_less(known: Known) -> None:
    known["shuffles"]["shuffles"].pop()


def _another_number(known: Known) -> None:
    known["shuffles"]["rolls"][0]["numbers"] = [5]


def _another_place(known: Known) -> None:
    known["shuffles"]["draws"][20][3] -= 1


def _one_place_less(known: Known) -> None:
    known["shuffles"]["draws"].pop()


def _one_event_less(known: Known) -> None:
    known["events"].pop()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda known: known.update(commitment="00"), "it noted another seal"),
        (lambda known: known.update(words={"0": "rival"}), "it sent the word “rival”"),
        (lambda known: known.update(words={"7": "river"}), "it sent the word “river”"),
        (_other_options, "it agreed to other options"),
        (_another_order, "it was told that other things would be shuffled"),
        (_another_card, "red 9"),
        (_one_event_less, "and the match has"),
        (_another_shuffle, "shuffle 2 of “milestones” was published otherwise"),
        (_one_shuffle_less, "shuffle 2 of “milestones” was published otherwise"),
        (_another_number, "shuffle 1 of “start” was published otherwise"),
        (_another_place, "another place was published for event"),
        (_one_place_less, "another place was published for event"),
        (lambda known: known["shuffles"].update(events=3), "another place was published for event"),
    ],
)
def test_whatever_was_told_falsely_is_found(change: Callable[[Known], None], says: str) -> None:
    match, known = a_match()
    change(known)

    assert says in found(match, known)


def test_verify_takes_what_the_page_saved(tmp_path: Path) -> None:
    """One more line; what cannot be read is refused, and a match that is broken is not compared."""
    match, known = a_match()
    file, saved = tmp_path / "a.match", tmp_path / "a.browser.json"
    file.write_text(match.text(), encoding="utf-8")
    saved.write_text(json.dumps(known), encoding="utf-8")
    results = told("verify", str(file), "--browser", str(saved))["results"]

    assert results["fits"] and ("browser", True) == (
        results["checks"][-1]["check"],
        results["checks"][-1]["ok"],
    )
    _another_card(known)
    saved.write_text(json.dumps(known), encoding="utf-8")
    done = cairn("verify", str(file), "--browser", str(saved))
    assert 1 == done.returncode and "red 9" in done.stdout
    file.write_text(match.text().replace("river", "rival"), encoding="utf-8")
    broken = told("verify", str(file), "--browser", str(saved))["results"]
    assert [False, None] == [broken["checks"][0]["ok"], broken["checks"][-1]["ok"]]
    with pytest.raises(BadSetup, match=r"not what a browser saves"):
        read_browser("{}", "saved.json")

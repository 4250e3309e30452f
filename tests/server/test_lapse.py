"""A question that nobody answers."""

import time
from pathlib import Path

from .client import Browser, serving
from .hurried import hurried
from .two_seats import a_camp, play, two_seats


def test_no_answer_is_a_no(tmp_path: Path) -> None:
    """The asker is told, the question goes, everybody plays on; a later question has its own time."""
    with serving(tmp_path / "tables.db", hurried(patience=0.6)) as server:
        anna, ben = Browser(server), Browser(server)
        _, (mine, theirs) = two_seats(anna, ben)
        play([mine, theirs], 0, a_camp(mine))
        play([mine, theirs], 0, "draw")
        started = time.monotonic()
        mine.send("undo", at=2, id="u")
        asked = theirs.until("view", at=2)
        assert 0 < asked["asking"]["seconds_left"] <= 0.6
        told = mine.until("refused", id="u")
        assert 0.5 < time.monotonic() - started < 5
        assert "no-undo-lapsed" == told["key"]
        assert (2, None) == (mine.until("view")["at"], mine.view["asking"])
        assert None is theirs.until("view")["asking"]
        theirs.send("answer", id="u", yes=True)
        assert "no-undo-asked" == theirs.until("refused")["key"]

        mine.send("undo", at=2, id="v")
        theirs.until("view", at=2)
        theirs.send("answer", id="v", yes=True)
        assert 3 == mine.until("view", at=3)["at"]
        time.sleep(0.8)
        assert [] == [one for one in mine.drain() if one["type"] != "pong"]


def test_a_bot_plays_on_when_nobody_answers(tmp_path: Path) -> None:
    """It waits for the answer, and is not forgotten."""
    with serving(tmp_path / "tables.db", hurried(patience=0.8, thinks=0.3)) as server:
        anna, ben = Browser(server), Browser(server)
        table = anna.make("me", "open", "random", game="dominion", start="2")
        ben.sit(table, table["invite"], "Ben")
        anna.say(table, 0)
        ben.say(table, 1)
        theirs = ben.socket(table, 1)
        theirs.until("view")
        while theirs.question["seat"] == 1:
            theirs.move(next(one for one in theirs.question["options"] if one.startswith("end")))
        at = theirs.view["at"]
        theirs.send("undo", at=at, id="u")
        assert (2, [0]) == (theirs.question["seat"], theirs.until("view")["asking"]["waits_for"])
        assert "no-undo-lapsed" == theirs.until("refused", id="u")["key"]
        assert at == theirs.view["at"]
        while theirs.view["at"] == at:
            theirs.hear()

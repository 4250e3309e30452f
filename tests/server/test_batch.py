"""Several moves at once: all of them or none, one line, one message, one undo; and nothing can be probed."""

import json
import signal
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cairn.core.match import Match, Player
from cairn.proof import Scene
from cairn.server import batching, messages
from cairn.server.course import Course
from cairn.server.restore import check_matches

from .client import Browser, Json, Server, Socket, serving
from .two_seats import a_camp, two_seats


def log_of(server: Server, table: Json) -> list[tuple[str, Any]]:
    """The lines of a table's log: kind and payload."""
    with sqlite3.connect(server.db) as file:
        found = file.execute("SELECT kind, payload FROM log WHERE table_id = ? ORDER BY n", (table["id"],))
        return [(kind, json.loads(payload)) for kind, payload in found]


def dominion(anna: Browser, ben: Browser) -> tuple[Json, Socket, Socket]:
    """A match of two; seat 1 may play its Treasures, and nothing is shown by that."""
    table, (mine, theirs) = two_seats(anna, ben, game="dominion", kingdom="first-game")
    return table, mine, theirs


# What it is.


def test_a_batch_is_one_line_and_one_message(anna: Browser, ben: Browser) -> None:
    """A whole turn at once: everybody hears of it once, and the log has it as a whole."""
    table, (mine, theirs) = two_seats(anna, ben)
    card = a_camp(mine)
    told = mine.batch(card, "draw")

    assert ("view", 2) == (told["type"], told["at"])
    assert ["view"] == [message["type"] for message in theirs.drain()]
    assert [] == mine.drain()
    assert (2, 1) == (theirs.view["at"], theirs.question["seat"])
    ((kind, line),) = log_of(anna.server, table)
    assert ("batch", [card, "draw"]) == (kind, [move["move"] for move in line["moves"]])
    assert {table["id"]: None}.items() <= dict(check_matches(anna.server.db)).items()


def test_a_batch_of_one_is_a_move(anna: Browser, ben: Browser) -> None:
    table, (mine, _) = two_seats(anna, ben)
    mine.batch(a_camp(mine))

    assert ["move"] == [kind for kind, _ in log_of(anna.server, table)]


def test_with_one_refused_move_nothing_has_happened(anna: Browser, ben: Browser) -> None:
    """The answer names the move; nobody else hears anything, and the log stays as it is."""
    table, (mine, theirs) = two_seats(anna, ben)
    before, card = mine.view, a_camp(mine)
    other = next(
        option for option in mine.question["options"] if option not in (card, card.replace("camp", "play"))
    )
    told = mine.batch(card, other, "draw")

    assert ("refused", other) == (told["type"], told["move"])
    assert told["key"].startswith("lost-cities-no-") and told["rule"]
    assert ([], []) == (mine.drain(), theirs.drain())
    assert [] == log_of(anna.server, table)
    again = mine.batch(card, "draw")
    assert (0, 2) == (before["at"], again["at"])


@pytest.mark.parametrize("moves", [[], ["draw"] * 41, ["x" * 200]])
def test_what_is_no_batch(anna: Browser, ben: Browser, moves: list[str]) -> None:
    """One to forty moves, each no longer than a spelling."""
    _, (mine, theirs) = two_seats(anna, ben)

    assert mine.batch(*moves)["key"] in ("no-such-request", "no-such-move")
    theirs.batch("draw", "draw")
    assert "no-not-your-move" == json.loads(theirs.frames[-1][1])["key"]


def test_a_batch_sent_again_is_played_once(anna: Browser, ben: Browser) -> None:
    """By its id, also if it comes a third time and late."""
    _, (mine, theirs) = two_seats(anna, ben)
    moves = [a_camp(mine), "draw"]
    mine.batch(*moves, id="b")
    theirs.drain()
    for _ in range(2):
        assert 2 == mine.batch(*moves, at=0, id="b")["at"]
    assert [] == theirs.drain()
    mine.send("batch", at=0, id="other", moves=moves)
    assert 2 == mine.until("stale")["at"]


# Taking back.


def test_one_undo_takes_all_of_it_back(anna: Browser, ben: Browser) -> None:
    """Freely where nothing was shown; the table is as it was before the first of them."""
    table, mine, theirs = dominion(anna, ben)
    before = mine.view["view"]
    told = mine.batch("play copper", "play copper")
    assert ({"how": "free", "to": before["at"]}, 2) == (told["undo"], told["view"]["turn"]["coins"])
    theirs.drain()
    mine.send("undo", at=told["at"], id="u")
    mine.until("view", answers="u")

    assert {**before, "at": told["at"] + 1} == mine.view["view"]
    assert ["view"] == [message["type"] for message in theirs.drain()]
    assert ["batch", "undo"] == [kind for kind, _ in log_of(anna.server, table)][-2:]


def test_a_batch_that_has_shown_a_card_is_taken_back_by_consent(anna: Browser, ben: Browser) -> None:
    """The others are asked about all of it at once."""
    _, (mine, theirs) = two_seats(anna, ben)
    before = mine.view["view"]
    told = mine.batch(a_camp(mine), "draw")
    assert {"how": "ask", "to": 0} == told["undo"]
    mine.send("undo", at=2, id="u")
    theirs.until("view", at=2)
    theirs.send("answer", id="u", yes=True)
    mine.until("view", at=3)

    assert {**before, "at": 3} == mine.view["view"]


# Power cuts.

CUT = """
import os, signal, sys
from cairn.server import store

attempt, settle = store.Store._attempt, store._settle

def cut(self, ops, number, failed):
    attempt(self, ops, number, failed)
    if "{when}" == "before" and any("batch" in values for _, values in ops):
        os.kill(os.getpid(), signal.SIGKILL)
    self.cut = any("batch" in values for _, values in ops)

def transact(self, jobs, whole=store.Store._transact):
    self.cut = False
    whole(self, jobs)
    if self.cut and "{when}" == "after":
        os.kill(os.getpid(), signal.SIGKILL)

store.Store._attempt, store.Store._transact = cut, transact
from cairn.server.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
"""A server that loses its power before a batch is on the disk, or when it is but has not been answered."""


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_batch_is_there_as_a_whole_or_not_at_all(tmp_path: Path, when: str) -> None:
    """Killed while it is written; sent again it is answered, and was played once."""
    server = Server(tmp_path / "tables.db", CUT.replace("{when}", when))
    anna, ben = Browser(server), Browser(server)
    table, (mine, _) = two_seats(anna, ben)
    moves = [a_camp(mine), "draw"]
    mine.send("batch", at=0, id="b", moves=moves)
    assert -signal.SIGKILL == server.process.wait(20)

    with serving(tmp_path / "tables.db") as again:
        kept = [kind for kind, _ in log_of(again, table)]
        assert kept == ([] if when == "before" else ["batch"])
        anna.server = ben.server = again
        mine = anna.socket(table, 0)
        assert 2 * len(kept) == mine.until("view")["at"]
        for _ in range(2):
            assert 2 == mine.batch(*moves, at=0, id="b")["at"]
        assert ["batch"] == [kind for kind, _ in log_of(again, table)]
        assert {"how": "ask", "to": 0} == mine.view["undo"]
    assert {table["id"]: None} == dict(check_matches(tmp_path / "tables.db"))


# What it tells.


def on_course(scene: Scene, seats: int) -> Course:
    """A match whose position is that of a scene."""
    options = scene.game.read_options({})
    match = Match(scene.game, options, [Player(f"P{n}") for n in range(seats)], b"", [], quick=1)
    match.state, match.events = scene.state, []
    match.state.sink = match.events
    return Course(match)


def heard(course: Course, seat: int | None) -> bytes:
    """What another reader is sent."""
    return msgspec.json.encode(messages.shown(course, seat, 0, None))


def test_a_decline_looks_like_a_skip() -> None:
    """Rufus Rigs may bring a member of his colour: one player has one and declines, the other has none.

    To the others both are one message, the same to the byte.
    """
    words = """
        equipment 1: red earl 3
        hand 1: red rufus, {card} paige, blue roy
        hand 2: yellow bill 3
        hand 3: yellow roy 3
    """
    courses = []
    for card, moves in (("red", ["join red rufus rigs", "skip"]), ("blue", ["join red rufus rigs"])):
        scene = Scene("adventure-tours", seats=3).set_up(words.format(card=card))
        course = on_course(scene, 3)
        assert batching.refused(course, moves, 0) is None
        course.play_all(moves, 0)
        courses.append(course)

    assert 2 == courses[0].match.at == courses[1].match.at
    for reader in (1, 2, None):
        assert heard(courses[0], reader) == heard(courses[1], reader)
    assert heard(courses[0], 0) != heard(courses[1], 0)


def test_what_a_card_would_allow_cannot_be_probed(anna: Browser, ben: Browser) -> None:
    """After a draw every move is refused in one way, whether or not the new card would allow it."""
    _, (mine, _) = two_seats(anna, ben)
    card = a_camp(mine)
    answers = {
        (told["key"], told["type"])
        for colour in ("yellow", "blue", "purple", "green", "orange")
        for rank in ("sponsor", *range(2, 11))
        for told in [mine.batch(card, "draw", f"camp {colour} {rank}")]
    }

    assert {("no-batch-shown", "refused")} == answers
    assert 0 == mine.view["at"]


def test_whether_another_can_react_cannot_be_probed() -> None:
    """An Attack asks the others before anything else; whoever has nothing to answer is not told apart."""
    words = "hand 1: militia, copper 4\nhand 2: {card}, copper 4\ndeck 1: copper 5"
    kingdom = "militia, moat, village, smithy, market, festival, laboratory, woodcutter, cellar, chapel"
    found = []
    for card in ("moat", "estate"):
        course = on_course(Scene("dominion", kingdom=kingdom).set_up(words.format(card=card)), 2)
        spelling, why = batching.refused(course, ["play militia", "play copper"], 0) or ("", None)
        found.append((spelling, None if why is None else why.key))

    assert [("play copper", "no-not-your-move")] * 2 == found

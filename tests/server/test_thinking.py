"""Bots that think at a table: who they are, how far they have come, why they moved, how long they may."""

import asyncio
import json
import time
from pathlib import Path

from cairn.bots.levels import CEILINGS, CHARACTERS
from cairn.core.dice import QuickStream, SealedDice
from cairn.core.match import Match, Player
from cairn.games import TITLES, title
from cairn.server.bots import LEAST, Crew, Worker

from .client import Browser, Json, Socket, serving
from .talkative import WARMING, explaining


def opened(browser: Browser, *kinds: str, game: str = "lost-cities", **more: str) -> tuple[Json, Socket]:
    """A table at which the browser sits first, and its socket."""
    table = browser.make(*kinds, game=game, **more)
    browser.say(table, 0)
    socket = browser.socket(table, 0)
    socket.until("view")
    return table, socket


def test_every_title_offers_the_characters_of_its_levels(anna: Browser) -> None:
    """By name, with how well they play and how long they may think."""
    for game in anna.get("/api/games"):
        own = title(game["name"])
        levels = own.levels()
        assert [name for name, (level, _) in CHARACTERS.items() if level in levels] == game["bots"]
        assert {name: CHARACTERS[name][0] for name in game["bots"]} == game["levels"]
        for name, seconds in game["seconds"].items():
            assert CEILINGS[CHARACTERS[name][0]] == seconds
        assert {"pebble", "moss", "flint", "slate"}.isdisjoint(game["seconds"])


def test_a_seat_knows_its_level(anna: Browser) -> None:
    """Characters, bots of earlier tables, and people, who have none."""
    table = anna.make("me", "quartz", "rule", "random", game="dominion")
    assert [None, "hard", "medium", None] == [seat["level"] for seat in table["seats"]]
    assert ["quartz", "rule", "random"] == [seat["name"] for seat in table["seats"][1:]]


def test_who_plays_for_somebody_who_leaves(anna: Browser) -> None:
    """Somebody as good as the bots at the table; where there are none, medium."""
    for kinds, relief in [
        (("me", "open"), "slate"),
        (("me", "pebble"), "moss"),
        (("me", "slate", "open"), "flint"),
        (("me", "quartz", "open"), "quartz"),
        (("me", "random"), "slate"),
    ]:
        game = "dominion" if len(kinds) > 2 else "lost-cities"
        assert relief == anna.make(*kinds, game=game)["relief"], kinds


def test_a_bot_is_seen_to_think(anna: Browser, ben: Browser) -> None:
    """All at the table are told how far it has come, a few times a second and never less than before."""
    table, mine = opened(anna, "me", "granite", game="africana", start="2")
    watcher = ben.socket(table)
    told = [watcher.until("thinking") for _ in range(3)]
    assert {("", 1)} == {(one["id"], one["seat"]) for one in told}
    same = [one["done"] for one in told if one["at"] == told[0]["at"]]
    assert len(same) > 1 and same == sorted(same) and 0 < same[0] <= same[-1] <= 1
    assert mine.until("thinking")["seat"] == 1


def test_a_hint_is_the_hard_bots(anna: Browser) -> None:
    """Only who asks for it sees that it takes its time; the move is one of the options."""
    table, socket = opened(anna, "me", "pebble", game="dominion", start="1")
    other = anna.socket(table, None)
    socket.send("hint", id="h1")
    told = socket.until("hinted", id="h1")
    assert told["move"] in socket.question["options"]
    other.send("ping")
    other.until("pong")
    assert [] == other.all("thinking")


def test_why_a_bot_moved(tmp_path: Path) -> None:
    """Its public reason, to whoever may have hints; the asker's own hint has the whole one."""
    with serving(tmp_path / "tables.db", explaining(tmp_path)) as server:
        anna = Browser(server)
        table, socket = opened(anna, "me", "quartz", games="1", start="2")
        while socket.question["seat"] != 0:
            socket.hear()
        assert [1] == socket.view["explains"]
        socket.send("explain", id="e", seat=1)
        told = socket.until("explained", id="e")
        # It chose a card; then it could only draw from the pile, which needs no reason.
        assert [{"key": "waiting-for", "args": {"name": "public"}}] == told["reasons"]
        socket.send("hint", id="h")
        assert {"key": "is-thinking", "args": {"name": "whisper"}} == socket.until("hinted")["reason"]
        socket.send("explain", id="e2", seat=0)
        assert [] == socket.until("explained", id="e2")["reasons"]
        spectator = Browser(server).socket(table)
        spectator.until("view")
        spectator.send("explain", id="s", seat=1)
        assert "no-explaining" == spectator.until("refused", id="s")["key"]
        assert not any(b"whisper" in frame for frame in spectator.bytes_in)
        socket.move(socket.question["options"][0])
        socket.send("undo", at=socket.view["at"], id="u")
        assert [1] == socket.until("view", answers="u")["explains"]


def test_among_people_no_bot_explains_itself(tmp_path: Path) -> None:
    """Unless all have agreed to hints."""
    with serving(tmp_path / "tables.db", explaining(tmp_path)) as server:
        for hints, answer in [("bots", "refused"), ("agreed", "explained")]:
            anna = Browser(server)
            table = anna.make("me", "here", "slate", game="dominion", more={"hints": hints})
            anna.say(table, 0)
            anna.say(table, 1)
            socket = anna.socket(table, 0)
            socket.until("view")
            socket.send("explain", id="e", seat=2)
            assert "e" == socket.until(answer)["id"]


def test_the_bots_are_warming_up(tmp_path: Path) -> None:
    """While the engine is compiled behind the server, everybody is told, and when it is."""
    db = tmp_path / "tables.db"
    with serving(db, WARMING) as server:
        anna = Browser(server)
        assert anna.get("/health")["warming_up"]
        table = anna.make("me", "slate")
        socket = anna.socket(table, 0)
        assert socket.until("table")["warming_up"]
        db.with_suffix(".built").touch()
        assert not socket.until("table", warming_up=False)["warming_up"]
        assert not anna.get("/health")["warming_up"]


class Slow(Worker):
    """A worker that answers when it is let, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.shares: list[float] = []
        self.go = asyncio.Event()

    async def _exchange(self, line: bytes, heard: object) -> Json:
        await self.go.wait()
        self.shares.append(json.loads(line)["share"])
        return {"result": {"move": "draw", "reason": None, "public": None}}


def test_many_tables_share_the_time() -> None:
    """The more wait, the less each thinks, but never nothing."""

    async def asked(n: int) -> list[float]:
        worker = Slow()
        asking = [asyncio.create_task(worker.ask({})) for _ in range(n)]
        await asyncio.sleep(0)
        worker.go.set()
        await asyncio.gather(*asking)
        return worker.shares

    assert [1.0] == asyncio.run(asked(1))
    assert [1.0, 1 / 2, 1.0] == asyncio.run(asked(3))
    shares = asyncio.run(asked(40))
    assert LEAST == min(shares) and 1.0 == shares[-1]


def test_a_search_uses_a_core_that_is_free() -> None:
    """While another worker has nothing to do it may think in two processes; one worker alone may not."""
    asked: list[int] = []

    class Asked(Worker):
        """Notes in how many processes it may think."""

        async def ask(self, question: Json, heard: object = None) -> Json:
            asked.append(question["processes"])
            return {"move": "draw", "reason": None}

    async def choose(waiting: list[int]) -> None:
        crew = Crew()
        crew._workers[:] = [Asked() for _ in waiting]
        for worker, n in zip(crew._workers, waiting, strict=True):
            worker.waiting = n
        own = title("lost-cities").game
        match = Match(own, own.read_options({}), [Player("a", True), Player("b", True)], b"1" * 32)
        await crew.choose("table", match, 0, "hard")

    for waiting in ([0], [0, 0], [1, 1], [0, 0, 1, 1]):
        asyncio.run(choose(waiting))

    assert [1, 2, 1, 2] == asked


def test_a_worker_thinks_in_two_processes() -> None:
    """It hires the other one when it thinks first, and answers meanwhile; it goes with the worker."""
    from cairn.arena.hands import let_go, wait_for
    from cairn.server.bot_worker import choose

    own, policy = title("dominion").game, title("dominion").policy()
    state = own.start(2, SealedDice(bytes(32), ["", ""]), own.read_options({}))
    moves: list[str] = []
    while len(policy.candidates(state, 3)) < 3:
        move = policy.move(state, QuickStream(1))
        moves.append(own.spell(move))
        state.push(move)
    asked = {"game": "dominion", "tables": own.tables, "options": own.read_options({}), "seats": 2}
    asked |= {"table": "t", "secret": "00" * 32, "words": ["", ""], "moves": moves, "bot": "hard", "seed": 1}
    asked |= {"why": True, "share": 1.0, "processes": 2, "seat": state.to_move()}
    try:
        first = choose(asked)
        assert wait_for(1)
        second = choose(asked)
    finally:
        let_go()

    options = [own.spell(move) for move in state.options()]
    assert first["move"] in options and second["move"] in options
    assert second["reason"] is not None


def test_a_share_of_the_time_is_kept() -> None:
    """A searching bot at a full server is done in its part of the time, whatever engine runs it."""
    from cairn.bots.bot import Eyes
    from cairn.core.dice import QuickDice

    for name in TITLES:
        own = title(name)
        if "expert" not in own.budgets:
            continue
        state = own.game.start(own.game.seats[0], QuickDice(5), own.game.read_options({}))
        while len(state.options()) < 3:
            state.apply(state.options()[0])
        began = time.monotonic()
        own.make_live_bot("granite", 1, None, LEAST).choose(Eyes(state, state.to_move()))
        # One playout may begin just before the end.
        assert time.monotonic() - began < CEILINGS["expert"] * LEAST + 1.0

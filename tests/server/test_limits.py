"""Limits: counted versions of what strangers tried, each answered with a sentence."""

import asyncio
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from cairn.server.denied import Denied
from cairn.server.limits import (
    LISTED_PER_HOST,
    PUBLIC_TABLES,
    SOCKETS,
    TABLES,
    Buckets,
    Limits,
    Rate,
    Who,
    address_key,
)
from cairn.server.pace import Pace, cost_of
from cairn.server.wire import Ahead, Hint, Ping, Why

from .client import Browser, Server, serving


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that everybody has."""
    with serving(tmp_path_factory.mktemp("strict") / "tables.db", "", "--generous", "1") as running:
        yield running


def test_a_bucket_empties_and_fills() -> None:
    """Each has its own; what was taken comes back with the time, and never more than the burst."""
    clock = Clock()
    buckets = Buckets(Rate(3, 0.5), now=clock)
    for _ in range(3):
        assert 0 == buckets.wait("a")
        buckets.take("a")
    assert (2, 0) == (buckets.wait("a"), buckets.wait("b"))
    clock.now = 1
    assert 1 == buckets.wait("a")
    clock.now = 1000
    assert (0, 0, 0) == (buckets.wait("a"), buckets.wait("a", 3), buckets.wait("a", 99))


def test_what_is_remembered_is_bounded() -> None:
    """A hundred thousand addresses cost no more than some thousand."""
    buckets = Buckets(Rate(1, 1), most=1000)
    for n in range(100_000):
        buckets.take(str(n))
    assert 1000 == len(buckets)


def test_an_address() -> None:
    """Of version 6 it is the network; a mapped one is that of version 4."""
    assert (
        address_key("2001:db8:1:2::5")
        == address_key("2001:db8:1:2:ffff::1")
        != address_key("2001:db8:1:3::5")
    )
    assert "192.0.2.1" == address_key("::ffff:192.0.2.1") == address_key("192.0.2.1")
    assert "testclient" == address_key("testclient")


def test_a_browser_without_a_cookie_is_one_person() -> None:
    """It is not somebody new with every socket."""
    limits = Limits()
    for n in range(8):
        limits.chat(Who(f"new {n}", "here", is_known=False), "t")
    with pytest.raises(Denied, match="At most 8 lines"):
        limits.chat(Who("new 9", "here", is_known=False), "t")
    limits.chat(Who("anna", "here"), "t")


def test_new_cookies_do_not_help() -> None:
    """The address counts too, and so does the table where many addresses talk at once."""
    limits = Limits()
    with pytest.raises(Denied, match="At most 8 lines"):
        for n in range(100):
            limits.chat(Who(f"{n}", "here"), f"t{n}")
    with pytest.raises(Denied, match="nobody can read"):
        for n in range(100):
            limits.chat(Who(f"p{n}", f"a{n}"), "t")
    with pytest.raises(Denied, match="new tables"):
        for n in range(100):
            limits.table(Who(f"{n}", "here"), is_public=False, only_bots=False)


def test_six_people_at_one_address_meet_no_limit() -> None:
    """They make tables, open several tabs, talk and play quickly for a while."""
    limits = Limits()
    people = [Who(f"p{n}", "home") for n in range(6)]

    async def evening() -> None:
        opened = []
        for who in people:
            limits.table(who, is_public=False, only_bots=False)
            for _ in range(4):
                one = limits.socket(who, 20)
                one.__enter__()
                opened.append(one)
            for _ in range(40):
                limits.request_by(who)
                limits.request_from(who.address, 1.0)
            for _ in range(5):
                limits.chat(who, "t")
            for _ in range(50):
                assert 0 == limits.messages.wait(who)
                await Pace(limits, who).speak(1.0)
        for one in opened:
            one.__exit__(None, None, None)

    asyncio.run(evening())


def test_too_fast_is_slowed_down_first() -> None:
    """A message that comes too soon waits; nothing else is read meanwhile."""
    limits = Limits()
    manners = Pace(limits, Who("anna", "home"))

    async def flood() -> float:
        loop = asyncio.get_running_loop()
        start = loop.time()
        for _ in range(220):
            await manners.speak(1.0)
        return loop.time() - start

    assert 0.4 < asyncio.run(flood()) < 5


def test_what_costs_more_counts_as_more() -> None:
    """A hint lets a bot think."""
    costs = [
        cost_of(Ping()),
        cost_of(Why("i", ["x"] * 80)),
        cost_of(Ahead(0, "i", ["x"] * 40)),
        cost_of(Hint("i")),
    ]
    assert 1.0 == costs[0] and all(cost > 5 for cost in costs[1:])


def test_requests_of_one_browser(strict: Server) -> None:
    """After some hundred at once it is told how long to wait; another one is served."""
    hasty = Browser(strict)
    hasty.get("/api/games/lost-cities/shapes")
    told = [hasty.ask("GET", "/api/games/lost-cities/shapes") for _ in range(420)]
    assert 200 == told[0][0] and 429 == told[-1][0]
    assert int(told[-1][1]["retry-after"]) >= 1 and b"no-requests-so-fast" in told[-1][2]
    assert 200 == Browser(strict).ask("GET", "/health")[0]


def test_tables_of_one_browser(strict: Server) -> None:
    """It can fill neither the store nor the list of all tables."""
    busy, other = Browser(strict), Browser(strict)
    other.make("me", "open", watch="anybody", name="mine")
    answers = [
        busy.ask("POST", "/api/tables", _wish("anybody"))[0] for _ in range(int(PUBLIC_TABLES[0].burst) + 2)
    ]
    assert 201 == answers[0] and 429 == answers[-1]
    listed = other.get("/api/tables")["open"]
    assert LISTED_PER_HOST == sum(not table["host"] for table in listed)
    assert "mine" in [table["name"] for table in listed]
    answers = [busy.ask("POST", "/api/tables", _wish("link"))[0] for _ in range(int(TABLES[0].burst))]
    assert 201 == answers[0] and 429 == answers[-1]


def _wish(watch: str) -> dict[str, object]:
    return {"game": "lost-cities", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}, "watch": watch}


def test_sockets_of_one_browser(strict: Server) -> None:
    """One too many is told so and closed; when one goes, another may come."""
    anna = Browser(strict)
    anna.get("/health")
    # Made by somebody else, so that the limit of tables is not what is met.
    table = Browser(strict).make("me", "open")
    sockets = [anna.socket(table) for _ in range(SOCKETS[0])]
    for socket in sockets:
        socket.until("table")
    late = anna.socket(table)
    assert ("no-sockets-so-many", SOCKETS[0]) == (
        late.until("refused")["key"],
        late.all("refused")[0]["args"]["n"],
    )
    assert 1013 == late.closed()
    sockets.pop().close()
    for _ in range(50):
        again = anna.socket(table)
        try:
            again.until("table")
            break
        except ConnectionClosed:
            continue
    for socket in [*sockets, again]:
        socket.close()

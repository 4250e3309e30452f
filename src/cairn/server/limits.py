"""How much one browser, one address and one table may ask for: every number in one place.

A rate is a bucket of tokens that fills again by itself: `burst` at once, then `per_second`. The numbers are
meant for people: six of them behind one address, each with several tabs, meet none of them. A host whose
whole club shares an address multiplies them (`--generous N`). What is remembered is bounded: of many of them
those that have not asked for longest are forgotten, and their buckets are full by then.
"""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final, Literal

from cairn.server.denied import TOO_MANY, Denied

REMEMBERED: Final = 20_000
"""Browsers, or addresses, that one kind of bucket remembers."""
LISTED_PER_HOST: Final = 3
"""Tables of one browser in the list of those that anybody may join or watch."""
PATIENCE: Final = 2.0
"""Seconds for which a message waits on a socket before it is refused; meanwhile nothing is read there."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Who:
    """Who asks: a browser by the hash of its token, and the address that it comes from."""

    holder: str
    address: str
    is_known: bool = True
    """Whether the browser showed a cookie; all others at its address count as one person."""

    @property
    def person(self) -> str:
        """Whom a limit per browser counts."""
        return self.holder if self.is_known else f"at {self.address}"


REQUESTS: Final = Rate(300, 20), Rate(900, 60)
"""Requests over HTTP, per browser and per address; a file of the page counts as a tenth of one."""
MESSAGES: Final = Rate(200, 40), Rate(400, 100)
"""Messages on sockets; those that cost the server more count as several."""
OPENINGS: Final = Rate(60, 2), Rate(180, 6)
"""Sockets that are opened, since each is told the whole match."""
TABLES: Final = Rate(30, 1 / 20), Rate(60, 1 / 10)
"""New tables; one at which only bots sit counts as five."""
PUBLIC_TABLES: Final = Rate(6, 1 / 60), Rate(18, 1 / 20)
"""New tables that the list shows to everybody."""
CHAT: Final = Rate(8, 0.8), Rate(40, 4)
"""Lines of the chat."""
CHAT_PER_TABLE: Final = Rate(40, 4)
SOCKETS: Final = 30, 150
"""Sockets open at once, per browser and per address."""
SOCKETS_PER_TABLE: Final = 500
Seldom = Literal["account", "log-in", "guess", "archive", "report", "letter"]
SELDOM: Final[dict[Seldom, Rate]] = {
    "account": Rate(10, 10 / 3600),
    "log-in": Rate(20, 20 / 600),
    "guess": Rate(30, 30 / 600),
    "archive": Rate(5, 5 / 3600),
    "report": Rate(10, 10 / 3600),
    "letter": Rate(5, 5 / 3600),
}
"""What people do now and then: new accounts and log-ins per address, guesses of one account's password,
archives, reports and mails per person."""
FROM_ADDRESSES: Final = ("account", "log-in")
"""Those of them that a club behind one address does more often."""


class Buckets:
    """One rate, kept for everybody who was here lately."""

    def __init__(
        self,
        rate: Rate,
        times: float = 1.0,
        most: int = REMEMBERED,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._burst: Final = rate.burst * times
        self._per_second: Final = rate.per_second * times
        self._most: Final = most
        self._now: Final = now
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()
        """What each had left, and when that was."""

    def __len__(self) -> int:
        return len(self._left)

    def wait(self, who: str, cost: float = 1.0) -> float:
        """In how many seconds there would be enough; 0 if there is enough now. Nothing is taken."""
        return max(0.0, (min(cost, self._burst) - self._level(who)) / self._per_second)

    def take(self, who: str, cost: float = 1.0) -> None:
        """Take it, be it more than is left: then the next one waits longer."""
        level = self._level(who) - cost
        self._left[who] = level, self._now()
        self._left.move_to_end(who)
        if len(self._left) > self._most:
            self._left.popitem(last=False)

    def forgive(self, who: str) -> None:
        """Forget what somebody took."""
        self._left.pop(who, None)

    def _level(self, who: str) -> float:
        left, when = self._left.get(who, (self._burst, 0.0))
        return min(self._burst, left + (self._now() - when) * self._per_second)


class Pair:
    """One rate per browser, one per address: whoever changes his cookie is still at his address."""

    def __init__(self, rates: tuple[Rate, Rate], times: float) -> None:
        self._per_browser: Final = Buckets(rates[0], times)
        self._per_address: Final = Buckets(rates[1], times)

    def wait(self, who: Who, cost: float = 1.0) -> float:
        """In how many seconds there would be enough of both; 0 if there is now. Nothing is taken."""
        return max(self._per_browser.wait(who.person, cost), self._per_address.wait(who.address, cost))

    def take(self, who: Who, cost: float = 1.0) -> None:
        """Take it from both."""
        self._per_browser.take(who.person, cost)
        self._per_address.take(who.address, cost)


class Limits:
    """All limits of a server."""

    def __init__(self, times: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self._times: Final = times
        self._seldom: Final = {
            what: Buckets(rate, times if what in FROM_ADDRESSES else 1.0, now=now)
            for what, rate in SELDOM.items()
        }
        self._requests_by: Final = Buckets(REQUESTS[0], times)
        self._requests_from: Final = Buckets(REQUESTS[1], times)
        self.messages: Final = Pair(MESSAGES, times)
        self.openings: Final = Pair(OPENINGS, times)
        self.tables: Final = Pair(TABLES, times)
        self.public_tables: Final = Pair(PUBLIC_TABLES, times)
        # Nobody writes faster for sharing an address.
        self._chat: Final = Pair((CHAT[0], Rate(CHAT[1].burst * times, CHAT[1].per_second * times)), 1.0)
        self._chat_per_table: Final = Buckets(CHAT_PER_TABLE, times)
        self._open: Final[Counter[str]] = Counter()
        """Sockets of each person and each address."""

    def request_from(self, address: str, cost: float) -> None:
        """Count a request of an address, or refuse it; this is asked before anything is read."""
        _ask(self._requests_from, address, cost)

    def request_by(self, who: Who) -> None:
        """Count a request of a browser, or refuse it."""
        _ask(self._requests_by, who.person)

    def table(self, who: Who, is_public: bool, only_bots: bool) -> None:
        """Count a new table, or refuse it."""
        cost = 5.0 if only_bots else 1.0
        wait = max(self.tables.wait(who, cost), self.public_tables.wait(who) if is_public else 0.0)
        if wait:
            raise too_many("no-tables-so-fast", wait)
        self.tables.take(who, cost)
        if is_public:
            self.public_tables.take(who)

    def chat(self, who: Who, table_id: str) -> None:
        """Count a line of the chat, or refuse it."""
        if self._chat.wait(who):
            raise Denied("no-chat-so-fast", {"n": int(CHAT[0].burst), "seconds": 10}, TOO_MANY)
        if wait := self._chat_per_table.wait(table_id):
            raise too_many("no-chat-here-so-fast", wait)
        self._chat.take(who)
        self._chat_per_table.take(table_id)

    def seldom(self, what: Seldom, who: str) -> None:
        """Count something that is done now and then, or refuse it and say for how many minutes."""
        if wait := self._seldom[what].wait(who):
            raise Denied("no-so-often", {"n": math.ceil(wait / 60), "seconds": math.ceil(wait)}, TOO_MANY)
        self._seldom[what].take(who)

    def forgive(self, what: Seldom, who: str) -> None:
        """Forget how often somebody did it: the last time was right."""
        self._seldom[what].forgive(who)

    @contextmanager
    def socket(self, who: Who, watching: int) -> Iterator[None]:
        """While a socket is open it counts; one too many is refused, and one that comes too soon."""
        if wait := self.openings.wait(who):
            raise too_many("no-requests-so-fast", wait)
        self.openings.take(who)
        if watching >= SOCKETS_PER_TABLE * self._times:
            raise Denied("no-table-so-full", {"n": watching}, TOO_MANY)
        places = [(f"person {who.person}", SOCKETS[0]), (f"address {who.address}", SOCKETS[1])]
        for place, most in places:
            if self._open[place] >= most * self._times:
                raise Denied("no-sockets-so-many", {"n": self._open[place]}, TOO_MANY)
        for place, _ in places:
            self._open[place] += 1
        try:
            yield
        finally:
            for place, _ in places:
                self._open[place] -= 1
                if not self._open[place]:
                    del self._open[place]


def _ask(buckets: Buckets, who: str, cost: float = 1.0) -> None:
    """Take a request, or refuse it with the sentence that says how long to wait."""
    if wait := buckets.wait(who, cost):
        raise too_many("no-requests-so-fast", wait)
    buckets.take(who, cost)


def too_many(key: str, wait: float) -> Denied:
    """A refusal that says how long to wait."""
    return Denied(key, {"seconds": max(1, math.ceil(wait))}, TOO_MANY)


def address_key(address: str) -> str:
    """What counts as one address: of version 6 the network, in which a household is free to choose."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{found.exploded[:19]}::/64"
    return str(found)

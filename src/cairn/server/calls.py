"""A request over HTTP, and what is said about each kind of them."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cairn.server.table import Table
from cairn.server.tables import Tables


@dataclass(frozen=True)
class Call:
    """A request: who asks, where, with what."""

    tables: Tables
    holder: str
    path: Mapping[str, Any]
    query: Mapping[str, str]
    body: Any

    def table(self) -> Table:
        """The table that the path names."""
        return self.tables.find(self.path["table"], self.holder, self.query.get("k"))


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One request that can be made; an answer of `str` is plain text."""

    method: str
    path: str
    does: str
    answer: Any
    handle: Handler
    body: type | None = None
    query: tuple[str, ...] = ()
    status: int = 200

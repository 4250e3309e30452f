"""A request over HTTP, and what is said about each kind of them."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cairn.server.keys import hashed
from cairn.server.limits import Who
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
    browser: str = ""
    """The hash of the browser's own token, whoever has logged in there."""
    address: str = ""
    device: str = ""
    """Browser and system as they call themselves."""
    tokens: list[str] = field(default_factory=list)
    """The new token of the browser, where it gets one."""
    is_known: bool = True
    """Whether the browser showed a cookie."""

    def renew(self) -> None:
        """Give the browser another token, with which it is somebody new."""
        self.tokens.append(self.tables.store.keys.new_token())

    def token_hash(self) -> str:
        """The hash of the token that the browser has from now on."""
        return hashed(self.tokens[-1]) if self.tokens else self.browser

    @property
    def who(self) -> Who:
        """Whom the limits count."""
        return Who(self.holder, self.address, self.is_known)

    def table(self) -> Table:
        """The table that the path names."""
        return self.tables.find(self.path["table"], self.holder, self.query.get("k"))


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One request that can be made; an answer of `str` is plain text, one of `bytes` an archive."""

    method: str
    path: str
    does: str
    answer: Any
    handle: Handler
    body: type | None = None
    query: tuple[str, ...] = ()
    status: int = 200

"""At the door of the server: under which names it is served, from where a request comes, and how much."""

import socket
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from cairn.server import messages
from cairn.server.denied import MISDIRECTED, WRONG, Denied
from cairn.server.limits import Limits, address_key
from cairn.text import LANGUAGES, Speaker

LOCAL: Final = ("localhost", "ip6-localhost")
FILE: Final = 0.1
"""What a file of the page counts as."""


@dataclass(frozen=True)
class Doors:
    """What whoever runs the server says about where it stands."""

    names: frozenset[str] = frozenset()
    """The names under which it is served, beside those of this machine."""
    behind_proxy: bool = False
    """Whether a proxy of ours stands in front, whose word about addresses and TLS is taken."""
    generous: float = 1.0
    """By what every limit is multiplied."""
    own: frozenset[str] = field(default_factory=lambda: frozenset(machine_names()))

    def serves(self, host: str) -> bool:
        """Whether a `Host` is one of ours.

        A page of another site that lets its own name lead here (DNS rebinding) shows that name. An address
        cannot be made to lead elsewhere, so every address is ours.
        """
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if name in self.names or name in self.own or name in LOCAL or name.endswith(".localhost"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def read_proxy(self, scope: Scope, headers: Headers) -> None:
        """Take from the proxy where a request came from; only its own word, which is the last one."""
        if not self.behind_proxy:
            return
        if hops := headers.getlist("x-forwarded-for"):
            scope["client"] = (hops[-1].rpartition(",")[2].strip()[:64], 0)
        if protocols := headers.getlist("x-forwarded-proto"):
            is_safe = protocols[-1].rpartition(",")[2].strip().lower() == "https"
            plain, safe = ("http", "https") if scope["type"] == "http" else ("ws", "wss")
            scope["scheme"] = safe if is_safe else plain


def machine_names() -> list[str]:
    """The names of this machine on its own network."""
    name = socket.gethostname().lower().partition(".")[0]
    return [name, f"{name}.local"] if name else []


class AtTheDoor:
    """Lets in what is meant for this server, and not more of it than one address may ask."""

    def __init__(self, app: ASGIApp, doors: Doors, limits: Limits) -> None:
        self.app: Final = app
        self._doors: Final = doors
        self._limits: Final = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer, or answer here."""
        headers = Headers(scope=scope)
        self._doors.read_proxy(scope, headers)
        try:
            self._check(scope, headers)
        except Denied as problem:
            if scope["type"] == "http":
                await refusal(problem, scope["path"], headers)(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008})
            return
        await self.app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        if len(headers.getlist("host")) > 1 or not self._doors.serves(host):
            raise Denied("no-such-host", {"name": host.partition(":")[0][:80] or "?"}, MISDIRECTED)
        if "transfer-encoding" in headers and "content-length" in headers:
            # Two lengths: a proxy may have believed the other one.
            raise Denied("no-such-request", {"problem": "Content-Length"}, WRONG)
        if scope["type"] == "http":
            is_file = scope["path"].startswith("/assets/")
            self._limits.request_from(address_of(scope), FILE if is_file else 1.0)


def address_of(scope: Scope) -> str:
    """The address that a request comes from, as limits count it."""
    client = scope.get("client")
    return address_key(str(client[0])) if client else ""


def comes_from_elsewhere(connection: HTTPConnection[Any]) -> bool:
    """Whether another site's page sends this; a program sends no `Origin` and no cookie by itself."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("cross-site", "same-site")
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    host = connection.headers.get("host", "").lower()
    # A port that goes without saying is left out of an `Origin`.
    usual = ":443" if scheme == "https" else ":80"
    return origin.lower() != f"{scheme}://{host.removesuffix(usual)}"


def refusal(problem: Denied, path: str, headers: Headers) -> Response:
    """A refusal: data for our own page, a sentence for a person who has no page yet."""
    more = {"Cache-Control": "no-store"}
    if "seconds" in problem.facts:
        more["Retry-After"] = str(problem.facts["seconds"])
    if problem.status in (MISDIRECTED, WRONG):
        more["Connection"] = "close"
    if path.startswith("/api/") or path == "/health":
        body = msgspec.json.encode(messages.problem(problem))
        return Response(body, problem.status, more, "application/json")
    return PlainTextResponse(_sentence(problem, headers) + "\n", problem.status, more)


def _sentence(problem: Denied, headers: Headers) -> str:
    wanted = [part.strip()[:2].lower() for part in headers.get("accept-language", "").split(",")]
    language = next((one for one in wanted if one in LANGUAGES), "en")
    return Speaker(language).say(problem.key, problem.facts)

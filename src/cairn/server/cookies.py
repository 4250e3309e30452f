"""The cookie by which a browser is known: made by this server alone, and bound to it where there is TLS."""

from http.cookies import Morsel
from typing import Any, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from cairn.server.doors import address_of
from cairn.server.keys import Keys, hashed
from cairn.server.limits import Who

PLAIN: Final = "cairn"
BOUND: Final = "__Host-cairn"
"""Its name under TLS: a browser takes it from this host alone, never from a neighbour or over http."""
A_YEAR: Final = 365 * 24 * 3600


def is_safe(connection: HTTPConnection[Any]) -> bool:
    """Whether a request came over TLS."""
    return connection.scope["scheme"] in ("https", "wss")


def token_of(connection: HTTPConnection[Any], keys: Keys) -> tuple[str, bool]:
    """The token of a browser, and whether it has just got it."""
    token = connection.cookies.get(BOUND if is_safe(connection) else PLAIN, "")
    if keys.is_token(token):
        return token, False
    # Earlier versions used the plain name under TLS too: what it holds goes on under the new one.
    old = connection.cookies.get(PLAIN, "") if is_safe(connection) else ""
    if keys.is_old_token(old):
        return old, True
    return keys.new_token(), True


def who_asks(connection: HTTPConnection[Any], token: str, is_new: bool) -> Who:
    """Whom the limits count."""
    return Who(hashed(token), address_of(connection.scope), not is_new)


def give(response: Response, request: Request, token: str) -> None:
    """Let the browser keep its token; Lax, so that a link from elsewhere finds it."""
    name = BOUND if is_safe(request) else PLAIN
    morsel: Morsel[str] = Morsel()
    morsel.set(name, token, token)
    morsel.update({"path": "/", "max-age": str(A_YEAR), "httponly": "1", "samesite": "Lax"})
    if is_safe(request):
        morsel["secure"] = "1"
    response.headers.append("set-cookie", morsel.OutputString())

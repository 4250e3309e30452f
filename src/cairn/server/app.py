"""The web application: routes, cookies, and every error as a `Problem`."""

import secrets
from collections.abc import Awaitable, Callable
from http.cookies import Morsel
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from cairn.core.errors import GameError
from cairn.server import bot_keys, docs_page, messages
from cairn.server.calls import Call, Endpoint
from cairn.server.denied import FORBIDDEN, NOT_FOUND, TOO_LARGE, WRONG, Denied
from cairn.server.endpoints import ENDPOINTS, seat_in
from cairn.server.hearing import talk
from cairn.server.page import page
from cairn.server.rows import hashed, hashed_key
from cairn.server.sockets import FORBIDDEN as CLOSE_FORBIDDEN
from cairn.server.sockets import NOT_FOUND as CLOSE_NOT_FOUND
from cairn.server.sockets import Socket
from cairn.server.tables import Tables
from cairn.server.wire import Problem

COOKIE: Final = "cairn"
A_YEAR: Final = 365 * 24 * 3600
LARGEST_BODY: Final = 64 * 1024
_TOKEN: Final = 43
"""Letters of a token of 256 bits."""

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
POLICY: Final = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
        "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )
}
"""For what can be a page or a worker of its own; on every file of a page it would cost a first visit 4 kB."""
_PARTS: Final = (".js", ".css", ".woff2")


def make_app(tables: Tables) -> ASGIApp:
    """The application of these tables."""
    routes: list[Route | WebSocketRoute] = [_route(endpoint, tables) for endpoint in ENDPOINTS]
    routes.append(WebSocketRoute("/ws/{table}", _socket(tables)))
    routes.append(WebSocketRoute("/ws/{table}/bot", _bot_socket(tables)))
    routes.append(Route("/openapi.json", _openapi))
    routes.append(Route("/docs", _docs))
    routes.append(Route("/api/{path:path}", _nothing, methods=["GET", "POST"]))
    routes.append(Route("/{path:path}", _page))
    return SafeHeaders(Starlette(routes=routes))


class SafeHeaders:
    """Adds to every answer what keeps a page to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer."""

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                path: str = scope["path"]
                is_part = path.startswith("/assets/") and path.endswith(_PARTS)
                added = HEADERS if is_part else HEADERS | POLICY
                more = [(name.encode(), value.encode()) for name, value in added.items()]
                message["headers"] = [*message.get("headers", []), *more]
            await send(message)

        await self.app(scope, receive, safely if scope["type"] == "http" else send)


# Who asks.


def token_of(connection: HTTPConnection[Any]) -> tuple[str, bool]:
    """The token of a browser, and whether it has just got it."""
    token = connection.cookies.get(COOKIE, "")
    if len(token) == _TOKEN and token.isascii() and token.replace("-", "").replace("_", "").isalnum():
        return token, False
    return secrets.token_urlsafe(32), True


def _give(response: Response, request: Request, token: str) -> None:
    """Let the browser keep its token; Lax, so that a link from elsewhere finds it."""
    morsel: Morsel[str] = Morsel()
    morsel.set(COOKIE, token, token)
    morsel.update({"path": "/", "max-age": str(A_YEAR), "httponly": "1", "samesite": "Lax"})
    if request.url.scheme == "https":
        morsel["secure"] = "1"
    response.headers.append("set-cookie", morsel.OutputString())


def comes_from_elsewhere(connection: HTTPConnection[Any]) -> bool:
    """Whether another site's page sends this; a program sends no `Origin` and no cookie by itself."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") == "cross-site"
    return urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower()


# HTTP.


def _route(endpoint: Endpoint, tables: Tables) -> Route:
    return Route(endpoint.path, _answering(endpoint, tables), methods=[endpoint.method])


def _answering(endpoint: Endpoint, tables: Tables) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        token, is_new = token_of(request)
        try:
            body = None if endpoint.body is None else await _body(request, endpoint.body)
            query = dict(request.query_params)
            call = Call(tables, hashed(token), request.path_params, query, body)
            told = await endpoint.handle(call)
        except GameError as error:
            response = failure(error)
        except Exception as bug:
            response = failure(await tables.fail(request.path_params.get("table", ""), bug))
        else:
            response = _plain(told) if endpoint.answer is str else _json(told, endpoint.status)
        if is_new:
            _give(response, request, token)
        return response

    return answer


async def _body(request: Request, kind: type) -> Any:
    """The body of a request that comes from our own page, checked."""
    if comes_from_elsewhere(request):
        raise Denied("no-foreign-page", {}, FORBIDDEN)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Denied("no-such-request", {"problem": "Content-Type"})
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST_BODY:
            raise Denied("no-request-so-large", {"n": LARGEST_BODY}, TOO_LARGE)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise Denied("no-such-request", {"problem": str(problem)[:200]}) from problem


def failure(error: GameError) -> Response:
    """An error as an answer."""
    status = error.status if isinstance(error, Denied) else WRONG
    return _json(messages.problem(error), status)


def _json(told: Any, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(told), status, headers, "application/json")


def _plain(text: str) -> Response:
    return Response(text, headers={"Cache-Control": "no-store"}, media_type="text/plain")


async def _nothing(request: Request) -> Response:
    return _json(Problem("no-such-request", "", {"problem": request.url.path[:200]}), NOT_FOUND)


async def _openapi(request: Request) -> Response:
    return _json(docs_page.openapi(ENDPOINTS))


async def _docs(request: Request) -> Response:
    return HTMLResponse(docs_page.page(ENDPOINTS))


async def _page(request: Request) -> Response:
    response = page(request.path_params["path"], request.headers)
    token, is_new = token_of(request)
    # A browser asks for several things at once as soon as it has the page: it must be somebody by then.
    if is_new and response.headers.get("cache-control") == "no-cache":
        _give(response, request, token)
    return response


# The socket.


def _socket(tables: Tables) -> Callable[[WebSocket], Awaitable[None]]:
    async def answer(websocket: WebSocket) -> None:
        if comes_from_elsewhere(websocket):
            await websocket.close()
            return
        await websocket.accept()
        holder = hashed(token_of(websocket)[0])
        try:
            table = tables.find(
                websocket.path_params["table"], holder, shared=websocket.query_params.get("k")
            )
            seat = seat_in(websocket.query_params, table)
            if seat is not None and seat not in table.row.holds(holder):
                raise Denied("no-not-your-seat", {"n": seat + 1}, FORBIDDEN)
        except Denied as error:
            await websocket.close(CLOSE_NOT_FOUND if error.status == NOT_FOUND else CLOSE_FORBIDDEN)
            return
        await talk(table, Socket(websocket, holder, seat, _heard(websocket)))

    return answer


def _heard(websocket: WebSocket) -> int:
    """How many events a reader has heard who comes back."""
    heard = websocket.query_params.get("heard", "")
    return int(heard) if heard.isascii() and heard.isdigit() and len(heard) < 10 else 0


def _bot_socket(tables: Tables) -> Callable[[WebSocket], Awaitable[None]]:
    """The socket of a program from outside: who has the key plays the seat, from wherever it comes."""

    async def answer(websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            shown = await bot_keys.shown(websocket)
            holder = hashed_key(shown.key)
            table = tables.find(websocket.path_params["table"], holder)
            seat = await bot_keys.arrive(table, holder, shown.name)
        except GameError as error:
            await websocket.send_text(Socket.spell(messages.refused(error)))
            is_missing = isinstance(error, Denied) and error.status == NOT_FOUND
            await websocket.close(CLOSE_NOT_FOUND if is_missing else CLOSE_FORBIDDEN)
            return
        await talk(table, Socket(websocket, holder, seat, _heard(websocket), is_bot=True))

    return answer

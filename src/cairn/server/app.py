"""The web application: routes, cookies, and every error as a `Problem`."""

from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import cache
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from cairn.core.errors import GameError
from cairn.server import bot_keys, docs_page, messages
from cairn.server.calls import Call, Endpoint
from cairn.server.cookies import give, token_of, who_asks
from cairn.server.denied import BUSY, FORBIDDEN, NOT_FOUND, TOO_LARGE, TOO_MANY, WRONG, Denied
from cairn.server.doors import AtTheDoor, Doors, address_of, comes_from_elsewhere
from cairn.server.endpoints import ENDPOINTS, seat_in
from cairn.server.headers import SafeHeaders
from cairn.server.hearing import talk
from cairn.server.keys import hashed_key
from cairn.server.limits import Who
from cairn.server.pace import Pace
from cairn.server.page import NO_CACHE, PRIVATE, page
from cairn.server.reading import UNREADABLE
from cairn.server.sockets import FORBIDDEN as CLOSE_FORBIDDEN
from cairn.server.sockets import NOT_FOUND as CLOSE_NOT_FOUND
from cairn.server.sockets import TRY_LATER, Socket
from cairn.server.store import StoreError
from cairn.server.tables import Tables
from cairn.server.wire import Health, Problem

LARGEST_BODY: Final = 64 * 1024
LONGEST_DEVICE: Final = 200


def make_app(tables: Tables, doors: Doors | None = None) -> ASGIApp:
    """The application of these tables."""
    routes: list[Route | WebSocketRoute] = [_route(endpoint, tables) for endpoint in ENDPOINTS]
    routes.append(WebSocketRoute("/ws/{table}", _socket(tables)))
    routes.append(WebSocketRoute("/ws/{table}/bot", _bot_socket(tables)))
    routes.append(Route("/openapi.json", _openapi))
    routes.append(Route("/docs", _docs))
    routes.append(Route("/docs.css", _docs_style))
    routes.append(Route("/api/{path:path}", _nothing, methods=["GET", "POST"]))
    routes.append(Route("/{path:path}", _page(tables)))
    return SafeHeaders(AtTheDoor(Starlette(routes=routes), doors or Doors(), tables.limits))


# HTTP.


def _route(endpoint: Endpoint, tables: Tables) -> Route:
    return Route(endpoint.path, _answering(endpoint, tables), methods=[endpoint.method])


def _answering(endpoint: Endpoint, tables: Tables) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        token, is_new = token_of(request, tables.store.keys)
        who = who_asks(request, token, is_new)
        try:
            tables.limits.request_by(who)
            body = None if endpoint.body is None else await _body(request, endpoint.body)
            query = dict(request.query_params)
            if shown := request.headers.get("cairn-key", ""):
                query["k"] = shown
            call = _call(tables, request, who, query, body)
            await tables.prepare(request.path_params.get("table", ""))
            told = await endpoint.handle(call)
            token, is_new = (call.tokens[-1], True) if call.tokens else (token, is_new)
        except GameError as error:
            response = failure(error)
        except ClientDisconnect:
            # Nobody is left to hear of it, and a request that ends in the middle is no bug of ours.
            return Response(status_code=WRONG)
        except Exception as bug:
            response = failure(await tables.fail(request.path_params.get("table", ""), bug))
        else:
            is_file = endpoint.answer in (str, bytes)
            is_ill = isinstance(told, Health) and told.status == "no-store"
            response = _file(told) if is_file else _json(told, BUSY if is_ill else endpoint.status)
        if is_new:
            give(response, request, token)
        return response

    return answer


def _call(tables: Tables, request: Request, who: Who, query: dict[str, str], body: Any) -> Call:
    device = request.headers.get("user-agent", "")[:LONGEST_DEVICE]
    holder = tables.accounts.holder(who.holder)
    facts = request.path_params, query, body, who.holder, who.address, device
    return Call(tables, holder, *facts, is_known=who.is_known)


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
    except UNREADABLE as problem:
        raise Denied("no-such-request", {"problem": str(problem)[:200]}) from problem


def failure(error: GameError) -> Response:
    """An error as an answer."""
    status = error.status if isinstance(error, Denied) else WRONG
    response = _json(messages.problem(error), status)
    if status == TOO_MANY and "seconds" in error.facts:
        response.headers["retry-after"] = str(error.facts["seconds"])
    return response


def _json(told: Any, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(told), status, headers, "application/json")


def _file(told: str | bytes) -> Response:
    headers = {"Cache-Control": "no-store"}
    if isinstance(told, str):
        return Response(told, headers=headers, media_type="text/plain")
    headers["Content-Disposition"] = 'attachment; filename="cairn.zip"'
    return Response(told, headers=headers, media_type="application/zip")


async def _nothing(request: Request) -> Response:
    return _json(Problem("no-such-request", "", {"problem": request.url.path[:200]}), NOT_FOUND)


async def _openapi(request: Request) -> Response:
    return _json(_described())


@cache
def _described() -> dict[str, Any]:
    return docs_page.openapi(ENDPOINTS)


async def _docs(request: Request) -> Response:
    return HTMLResponse(_description())


@cache
def _description() -> str:
    return docs_page.page(ENDPOINTS)


async def _docs_style(request: Request) -> Response:
    return Response(docs_page.STYLE, media_type="text/css")


def _page(tables: Tables) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        response = page(request.path_params["path"], request.headers)
        if response.headers.get("cache-control") != NO_CACHE:
            return response
        token, is_new = token_of(request, tables.store.keys)
        # A browser asks for several things at once as soon as it has the page: it must be somebody by then.
        if is_new:
            give(response, request, token)
            response.headers["cache-control"] = PRIVATE
        return response

    return answer


# The socket.


def _socket(tables: Tables) -> Callable[[WebSocket], Awaitable[None]]:
    async def answer(websocket: WebSocket) -> None:
        if comes_from_elsewhere(websocket):
            await websocket.close()
            return
        await websocket.accept()
        guest = who_asks(websocket, *token_of(websocket, tables.store.keys))
        who = replace(guest, holder=tables.accounts.holder(guest.holder))
        try:
            await tables.prepare(websocket.path_params["table"])
            table = tables.find(
                websocket.path_params["table"], who.holder, shared=websocket.query_params.get("k")
            )
            seat = seat_in(websocket.query_params, table)
            if seat is not None and seat not in table.row.holds(who.holder):
                raise Denied("no-not-your-seat", {"n": seat + 1}, FORBIDDEN)
            with ExitStack() as counted:
                counted.enter_context(tables.limits.socket(who, len(table.sockets)))
                reader = Socket(websocket, who.holder, seat, _heard(websocket))
                await talk(table, reader, Pace(tables.limits, who), counted.pop_all())
        except Denied as error:
            await _send_away(websocket, error)

    return answer


async def _send_away(websocket: WebSocket, error: GameError) -> None:
    """Close a socket for good, or, where there are too many, until later; why is said before."""
    status = error.status if isinstance(error, Denied) else FORBIDDEN
    code = {NOT_FOUND: CLOSE_NOT_FOUND, TOO_MANY: TRY_LATER}.get(status, CLOSE_FORBIDDEN)
    if isinstance(error, StoreError):
        code = TRY_LATER
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await websocket.send_text(Socket.spell(messages.refused(error)))
        await websocket.close(code)


def _heard(websocket: WebSocket) -> int:
    """How many events a reader has heard who comes back."""
    heard = websocket.query_params.get("heard", "")
    return int(heard) if heard.isascii() and heard.isdigit() and len(heard) < 10 else 0


def _bot_socket(tables: Tables) -> Callable[[WebSocket], Awaitable[None]]:
    """The socket of a program from outside: who has the key plays the seat, from wherever it comes."""

    async def answer(websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            who = Who("", address_of(websocket.scope), is_known=False)
            with ExitStack() as counted:
                counted.enter_context(tables.limits.socket(who, 0))
                shown = await bot_keys.shown(websocket)
                holder = hashed_key(shown.key)
                await tables.prepare(websocket.path_params["table"])
                table = tables.find(websocket.path_params["table"], holder)
                seat = await bot_keys.arrive(table, holder, shown.name)
                reader = Socket(websocket, holder, seat, _heard(websocket), is_bot=True)
                pace = Pace(tables.limits, Who(holder, who.address))
                await talk(table, reader, pace, counted.pop_all())
        except GameError as error:
            await _send_away(websocket, error)

    return answer

"""Malformed frames and requests: each is refused, nothing is a bug, nobody else is harmed."""

import http.client
import random

import pytest
from websockets.exceptions import ConnectionClosed

from .client import PATIENCE, Browser, Server, Socket
from .malformed import frame, request
from .two_seats import two_seats

FRAMES = 1500
REQUESTS = 600


def _not_a_bug(server: Server) -> None:
    told = server.db.with_suffix(".err").read_text()
    assert "Traceback" not in told and "Exception" not in told, told[-2000:]
    assert [] == list(server.db.parent.glob("crash-*"))


def test_frames(server: Server, anna: Browser, ben: Browser) -> None:
    """Whatever comes, the socket answers, or closes with 1008 after twenty that were none."""
    table, (mine, theirs) = two_seats(anna, ben)
    right = [f'{{"type":"move","at":0,"id":"a","move":"{move}"}}' for move in mine.question["options"][:3]]
    right += ['{"type":"why","id":"w","moves":["draw"]}', '{"type":"ahead","at":0,"id":"h","moves":["draw"]}']
    draw, codes, socket, sent = random.Random(17), set(), anna.socket(table), 0
    while sent < FRAMES:
        try:
            for _ in range(15):
                socket.connection.send(frame(draw, right))
                sent += 1
            socket.drain()
        except ConnectionClosed as end:
            codes.add(end.rcvd.code if end.rcvd else 0)
            socket = anna.socket(table)
    assert codes == {1008}
    theirs.send("ping")
    theirs.until("pong")
    _not_a_bug(server)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"look","seat":' + "9" * 4300 + "}",
        '{"type":"chat","text":' + "[" * 1000 + "]" * 1000 + "}",
        '{"a":' + "[" * 1000,
    ],
    ids=["digits", "deep", "half"],
)
def test_deep_and_long(server: Server, anna: Browser, text: str) -> None:
    """What Python itself gives up at is refused like anything else."""
    table = anna.make("me", "open")
    socket: Socket = anna.socket(table)
    socket.until("table")
    socket.connection.send(text)
    assert "no-such-request" == socket.until("refused")["key"]
    wrong = anna.ask("POST", f"/api/tables/{table['id']}/word", raw=text.encode())
    assert 400 == wrong[0], wrong
    _not_a_bug(server)


def test_a_path_that_is_longer_than_any_name(server: Server, anna: Browser) -> None:
    """It is the page, or none."""
    assert 200 == anna.ask("GET", "/" + "x" * 300)[0]
    assert 404 == anna.ask("GET", "/assets/" + "x" * 5000)[0]
    assert 200 == anna.ask("GET", "/%00/" + "y/" * 2000)[0]
    _not_a_bug(server)


def test_requests(server: Server, anna: Browser) -> None:
    """None is answered 500."""
    tables, draw = [anna.make("me", "open")["id"], anna.make("me", "pebble")["id"]], random.Random(18)
    connection = http.client.HTTPConnection(server.host, timeout=PATIENCE)
    seen: dict[int, int] = {}
    for _ in range(REQUESTS):
        method, path, headers, body = request(draw, tables)
        told = {name: text.encode("latin-1", "replace").decode("latin-1") for name, text in headers.items()}
        connection.request(
            method, path, body, told | {"Cookie": f"cairn={anna.cookie}"} if "Cookie" not in told else told
        )
        answer = connection.getresponse()
        answer.read()
        seen[answer.status] = seen.get(answer.status, 0) + 1
        assert answer.status < 500, (method, path, body)
        if answer.will_close:
            connection.close()
    assert seen[400] > REQUESTS / 10 and seen[200] > 0
    _not_a_bug(server)

"""A server of its own for a test, and browsers that talk to it."""

import http.client
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cairn.arena.workers import environment

PATIENCE = 20
GAME = "lost-cities"
Json = Any


class Server:
    """A process that serves a store, until it is stopped or killed."""

    def __init__(self, db: Path, code: str = "", *words: str) -> None:
        start = ["-c", code] if code else ["-m", "cairn.server"]
        self.db = db
        self.process = subprocess.Popen(
            [sys.executable, "-P", *start, "--db", str(db), *words],
            env=environment(),
            stdout=subprocess.PIPE,
            text=True,
            stderr=open(db.with_suffix(".err"), "a"),  # noqa: SIM115  (the process keeps it)
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, db.with_suffix(".err").read_text()
        self.host = urlsplit(self.address).netloc

    def stop(self) -> int:
        """Let it end; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """End it as a power cut would."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)


@contextmanager
def serving(db: Path, code: str = "", *words: str) -> Iterator[Server]:
    """A server that is stopped in the end, and whose exit code is 0."""
    server = Server(db, code, *words)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            assert 0 == server.stop()


class Browser:
    """Somebody with a cookie of his own."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.cookie = ""
        self.bytes_in: list[bytes] = []
        """All that the server sent, headers too."""

    def ask(
        self, method: str, path: str, body: Json = None, raw: bytes | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of an answer."""
        connection = http.client.HTTPConnection(self.server.host, timeout=PATIENCE)
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        told = {"Content-Type": "application/json"} if data is not None else {}
        told |= {name.replace("_", "-"): value for name, value in headers.items()}
        if self.cookie:
            told["Cookie"] = f"cairn={self.cookie}"
        connection.request(method, path, data, told)
        response = connection.getresponse()
        answer = response.read()
        connection.close()
        found = {name.lower(): value for name, value in response.getheaders()}
        if "set-cookie" in found:
            self.cookie = found["set-cookie"].partition(";")[0].partition("=")[2]
        self.bytes_in.append(str(found).encode() + answer)
        return response.status, found, answer

    def get(self, path: str) -> Json:
        """What is found at a path."""
        status, _, answer = self.ask("GET", path)
        assert 200 == status, answer
        return json.loads(answer)

    def post(self, path: str, body: Json) -> Json:
        """What a request that goes well is answered."""
        status, _, answer = self.ask("POST", path, body)
        assert status in (200, 201), answer
        return json.loads(answer)

    def refused(self, method: str, path: str, body: Json = None, **more: Any) -> tuple[int, str]:
        """The status and the key of a request that does not go well."""
        status, _, answer = self.ask(method, path, body, **more)
        problem = json.loads(answer)
        assert {"key", "rule", "args"} == problem.keys()
        return status, problem["key"]

    def make(
        self,
        *kinds: str,
        game: str = GAME,
        watch: str = "link",
        name: str = "",
        more: Json = None,
        **options: str,
    ) -> Json:
        """A new table; a kind is `me`, `here`, `open`, or the name of a bot; `more` are further settings."""
        seats = []
        for n, kind in enumerate(kinds):
            person = kind in ("me", "here", "open")
            wish = {"kind": kind, "name": f"P{n + 1}"} if person else {"kind": "bot", "bot": kind}
            seats.append(wish)
        asked = {"game": game, "seats": seats, "options": options, "watch": watch, "name": name}
        return self.post("/api/tables", asked | (more or {}))

    def do(self, table: Json, what: str, **facts: Any) -> Json:
        """Ask for something that a table can do."""
        return self.post(f"/api/tables/{table['id']}/{what}", facts)

    def cannot(self, table: Json, what: str, **facts: Any) -> tuple[int, str]:
        """The status and the key with which that is refused."""
        return self.refused("POST", f"/api/tables/{table['id']}/{what}", facts)

    def look_at(self, table: Json) -> Json:
        """A table as it is now."""
        return self.get(f"/api/tables/{table['id']}")

    def sit(self, table: Json, key: str, name: str = "Guest") -> Json:
        """Take a seat."""
        return self.post(f"/api/tables/{table['id']}/sit", {"key": key, "name": name})

    def say(self, table: Json, seat: int, word: str = "river") -> Json:
        """Say a word."""
        return self.post(f"/api/tables/{table['id']}/word", {"seat": seat, "word": word})

    def socket(
        self,
        table: Json,
        seat: int | None = None,
        heard: int | None = None,
        origin: str | None = None,
        more: str = "",
    ) -> "Socket":
        """The socket of a table; `more` stands in its address."""
        query = [more] if seat is None else [f"seat={seat}", more]
        query += [] if heard is None else [f"heard={heard}"]
        return Socket(self, f"ws://{self.server.host}/ws/{table['id']}?{'&'.join(query)}", origin)


class Socket:
    """An open socket, and what it has heard."""

    def __init__(self, browser: Browser, address: str, origin: str | None = None) -> None:
        headers = {"Cookie": f"cairn={browser.cookie}"} if browser.cookie else {}
        if origin is not None:
            headers["Origin"] = origin
        opening = connect(address, additional_headers=headers, open_timeout=PATIENCE, compression=None)
        self.connection: ClientConnection = opening.__enter__()
        self.bytes_in = browser.bytes_in
        self.frames: list[tuple[str, str]] = []
        """Type and text of every message, in order."""
        self.view: Json = None
        """The last view message."""
        self.table: Json = None
        self.count = 0

    def send(self, kind: str, **facts: Any) -> None:
        """Send a message."""
        self.connection.send(json.dumps({"type": kind, **facts}))

    def hear(self) -> Json:
        """The next message."""
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        self.bytes_in.append(text.encode())
        message = json.loads(text)
        self.frames.append((message["type"], text))
        if message["type"] == "view":
            self.view = message
        if message["type"] == "table":
            self.table = message["table"]
        return message

    def until(self, kind: str, **facts: Any) -> Json:
        """The next message of this kind with these facts; those before it are heard too."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message[name] == value for name, value in facts.items()):
                return message

    def all(self, kind: str) -> list[Json]:
        """All messages of this kind that were heard so far."""
        return [json.loads(text) for one, text in self.frames if one == kind]

    def move(self, spelling: str, at: int | None = None, id: str = "") -> Json:
        """Play a move; the view that answers it, or what refuses it."""
        return self._ask("move", at, id, move=spelling)

    def batch(self, *spellings: str, at: int | None = None, id: str = "") -> Json:
        """Play several moves at once; the view that answers them, or what refuses them."""
        return self._ask("batch", at, id, moves=list(spellings))

    def _ask(self, kind: str, at: int | None, id: str, **facts: Any) -> Json:
        self.count += 1
        name = id or f"m{self.count}"
        self.send(kind, at=self.view["at"] if at is None else at, id=name, **facts)
        while True:
            message = self.hear()
            if message["type"] == "view" and message["answers"] == name:
                return message
            if message["type"] in ("refused", "stale") and message["id"] == name:
                return message

    @property
    def question(self) -> Json:
        """The decision of the last view."""
        return self.view["view"]["decision"]

    def closed(self) -> int:
        """Wait until the server closes; its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return end.rcvd.code

    def drain(self) -> list[Json]:
        """All messages until the answer to a ping."""
        self.send("ping")
        found = []
        while not found or found[-1]["type"] != "pong":
            found.append(self.hear())
        return found[:-1]

    def close(self) -> None:
        """Go."""
        self.connection.close()

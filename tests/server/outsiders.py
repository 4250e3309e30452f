"""Programs that play a seat with a key, for the tests."""

import json
from typing import Any

from websockets.sync.client import connect

from .client import PATIENCE, Browser, Json, Server, Socket


class Outsider(Socket):
    """A program at a live table, with its key in the header or in the first message."""

    def __init__(self, server: Server, table: Json, key: str, first: dict[str, Any] | None = None) -> None:
        headers = {"Authorization": f"Bearer {key}"} if first is None else {}
        opening = connect(
            f"ws://{server.host}/ws/{table['id']}/bot",
            additional_headers=headers,
            open_timeout=PATIENCE,
            compression=None,
        )
        self.connection = opening.__enter__()
        self.bytes_in = []
        self.frames = []
        self.view = self.table = None
        self.count = 0
        if first is not None:
            self.connection.send(json.dumps({"type": "key", "key": key, **first}))

    def answer(self) -> None:
        """Play the first option of the last view."""
        assert "view" == self.move(self.question["options"][0])["type"]


def a_key(host: Browser, table: Json, seat: int = 1, name: str = "") -> str:
    """The key of a seat for a bot from outside."""
    told = host.do(table, "outside", seat=seat, name=name)
    assert seat == told["seat"]
    key: str = told["key"]
    return key


def with_outsider(
    host: Browser, *others: str, game: str = "lost-cities", **options: str
) -> tuple[Json, Socket, Outsider, str]:
    """A match of the host and a bot from outside in seat 2: the table, their sockets, the key."""
    table = host.make("me", "open", *others, game=game, **options)
    key = a_key(host, table, 1, "Robin")
    host.say(table, 0)
    bot = Outsider(host.server, table, key)
    bot.until("view")
    mine = host.socket(table, 0)
    mine.until("view")
    return table, mine, bot, key

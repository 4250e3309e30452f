"""A match between two browsers."""

import json
from typing import Any

from .client import GAME, Browser, Json, Socket


def two_seats(
    anna: Browser, ben: Browser, watch: str = "link", more: Json = None, game: str = GAME, **options: str
) -> tuple[Json, list[Socket]]:
    """A match between two browsers; seat 1 starts."""
    agreed = {**({"games": "1"} if game == GAME else {}), "start": "1", **options}
    table = anna.make("me", "open", game=game, watch=watch, more=more, **agreed)
    ben.sit(table, table["invite"], "Ben")
    anna.say(table, 0)
    ben.say(table, 1)
    sockets = [anna.socket(table, 0), ben.socket(table, 1)]
    for socket in sockets:
        socket.until("view")
    return table, sockets


def a_camp(socket: Socket) -> str:
    """A move that adds to a camp."""
    return next(option for option in socket.question["options"] if option.startswith("camp"))


def play(sockets: list[Socket], seat: int, move: str) -> None:
    """A seat's move, heard by all."""
    told = sockets[seat].move(move)
    assert "view" == told["type"], told
    for socket in sockets:
        while socket.view["at"] < told["at"]:
            socket.hear()


def refusals(socket: Socket) -> list[Any]:
    """The refusals that a socket has heard."""
    return [json.loads(text) for kind, text in socket.frames if kind == "refused"]

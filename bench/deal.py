"""A deal that no game has: the whole deck of Lost Cities, sixty cards, into one hand of a real table."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

COLOURS = ("yellow", "blue", "purple", "green", "orange")
DECK = [f"{colour} {rank}" for colour in COLOURS for rank in ["sponsor"] * 3 + list(range(2, 11))]


class Table:
    """A page whose table has dealt nothing to its reader yet; it must be made before the table is opened."""

    def __init__(self, page: Page) -> None:
        self.told: dict[str, Any] = {}
        page.route_web_socket("**/ws/**", self._listen)

    def _listen(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "view":
                self.told = json.loads(message)
                you = told["view"]["you"]
                told["view"]["zones"]["hands"][you] = []
                told["view"]["seats"][you]["hand"] = 0
            socket.send(json.dumps(told))

        server.on_message(hear)

    def deal(self) -> None:
        """Tell the page of a view in which all cards are in its reader's hand, each with a move."""
        told = self.told
        view, you = told["view"], told["view"]["you"]
        view["zones"]["hands"][you] = DECK
        view["seats"][you]["hand"] = len(DECK)
        options = sorted({f"camp {card}" for card in DECK})
        view["decision"] = {**view["decision"], "seat": you, "options": options, "effects": {}}
        dealt = ["lost-cities-is-dealt", {"seat": you, "n": len(DECK), "cards": ", ".join(DECK)}]
        since = told["since"] + len(told["events"])
        self.socket.send(json.dumps({**told, "at": told["at"] + 1, "since": since, "events": [dealt]}))

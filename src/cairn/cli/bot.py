"""`cairn bot`: a program on standard streams plays a seat of a live table, with the key of that seat."""

import json
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from getpass import getpass
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError
from urllib.parse import quote, urlsplit
from urllib.request import urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from cairn.arena.entrants import STDIO, command
from cairn.arena.outside import NoAnswer, Program
from cairn.cli.arguments import add_json
from cairn.cli.output import complain, print_json, say, sentence, speaker
from cairn.core.errors import BadSetup, GameError

LOST: Final = 1
SECONDS: Final = 55.0
"""For an answer of the program; the server waits a little longer."""
FINAL: Final = (4403, 4404)
"""The codes with which a server closes for good."""
TRIES: Final = 12
WAIT: Final = 5.0
"""Seconds between two tries to connect: a server may be started again in between."""


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn bot`."""
    parser.add_argument("address", metavar=say("bot-word-address"), help=say("bot-arg-address"))
    parser.add_argument("bot", metavar="stdio:COMMAND", help=say("bot-arg-bot"))
    parser.add_argument("--key-file", metavar=say("cli-word-file"), help=say("bot-arg-key-file"))
    add_json(parser)


def main(args: Namespace) -> int:
    """Play the seat until the match is over; 1 where it was lost by a fault of the program."""
    if not args.bot.startswith(STDIO):
        raise BadSetup("bot-only-stdio", {"bot": args.bot})
    here = urlsplit(args.address)
    if here.scheme not in ("http", "https") or not here.path.startswith("/t/"):
        raise BadSetup("bot-no-address", {"text": args.address})
    words = command(args.bot)
    return Seat(args.address, words, _key(args.key_file), args.json).play()


def _key(file: str | None) -> str:
    """The key: never among the words of a command, where everybody at the machine could read it."""
    if file is not None:
        path = Path(file)
        if not path.is_file():
            raise BadSetup("cli-no-file", {"file": file})
        return path.read_text(encoding="utf-8").strip()
    if os.environ.get("CAIRN_BOT_KEY"):
        return os.environ["CAIRN_BOT_KEY"].strip()
    return (getpass(say("bot-key") + speaker().colon) if sys.stdin.isatty() else sys.stdin.readline()).strip()


class Seat:
    """A seat of a table, and the program that plays it."""

    def __init__(self, address: str, words: list[str], key: str, is_json: bool) -> None:
        here = urlsplit(address)
        self._site: Final = f"{here.scheme}://{here.netloc}"
        table = here.path.removeprefix("/t/").strip("/")
        self._socket: Final = f"{'wss' if here.scheme == 'https' else 'ws'}://{here.netloc}/ws/{table}/bot"
        self._key: Final = key
        self._is_json: Final = is_json
        self._words: Final = words
        self._program: Program | None = None
        self._constants: dict[str, Any] | None = None

    def play(self) -> int:
        """Connect and play, again after the connection was lost; the exit code."""
        tries = 0
        try:
            while True:
                try:
                    with connect(
                        self._socket,
                        additional_headers={"Authorization": f"Bearer {self._key}"},
                        max_size=None,
                    ) as socket:
                        tries = 0
                        return self._talk(socket)
                except ConnectionClosed as end:
                    if end.rcvd is not None and end.rcvd.code in FINAL:
                        return LOST
                    time.sleep(1)
                except (OSError, InvalidHandshake) as problem:
                    tries += 1
                    if tries == TRIES:
                        raise BadSetup("bot-no-server", {"text": self._site}) from problem
                    time.sleep(WAIT)
        finally:
            if self._program is not None:
                self._program.stop()

    def _talk(self, socket: ClientConnection) -> int:
        while True:
            told = json.loads(socket.recv())
            if told["type"] == "refused":
                complain(sentence(GameError(told["key"], told["args"], told["rule"])))
            elif told["type"] == "view":
                view = self._whole(told["view"])
                if view["result"] is not None:
                    return self._end(view)
                options = (view["decision"] or {}).get("options")
                if options and not self._answer(socket, told["at"], view, options):
                    return LOST

    def _whole(self, view: dict[str, Any]) -> dict[str, Any]:
        """The view with what never changes in its game, which the server tells once."""
        if self._constants is None:
            address = f"{self._site}/api/games/{quote(view['game'])}/components"
            try:
                with urlopen(address, timeout=SECONDS) as answer:
                    self._constants = json.load(answer)["constants"]
            except URLError as problem:
                raise BadSetup("bot-no-server", {"text": self._site}) from problem
        return {**self._constants, **view}

    def _answer(self, socket: ClientConnection, at: int, view: dict[str, Any], options: list[str]) -> bool:
        """Send what the program answers, whatever it is: the server judges it."""
        move = options[0]
        if len(options) > 1:
            question = {"view": view, "options": options, "seed": 0, "seconds": SECONDS}
            try:
                if self._program is None:
                    self._program = Program(self._words)
                move = self._program.ask(question, SECONDS)
            except (NoAnswer, OSError) as problem:
                self._program = None
                complain(say("bot-failed", text=str(problem)))
                return False
        socket.send(json.dumps({"type": "move", "at": at, "id": f"at {at}", "move": move}))
        return True

    def _end(self, view: dict[str, Any]) -> int:
        result = view["result"]
        won = view["you"] in result["winners"]
        if self._is_json:
            print_json("bot", {"seat": view["you"], "won": won, **result})
        else:
            print(say("bot-won" if won else "bot-lost"))
        return LOST if result.get("resigned") == view["you"] else 0

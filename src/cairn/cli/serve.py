"""`cairn serve`, and `cairn` alone: the table in the browser."""

import os
import socket
import sys
import webbrowser
from argparse import ArgumentParser, Namespace
from contextlib import suppress
from pathlib import Path
from subprocess import Popen
from typing import Final

from cairn import page_build
from cairn.cli.arguments import whole
from cairn.cli.build import build_in_background
from cairn.cli.output import complain, say
from cairn.cli.shelf import folder
from cairn.core.errors import BadSetup
from cairn.games import TITLES, bring
from cairn.page_build import CannotMake, PageError, build_page

PORT: Final = 8642
TRIES: Final = 20
"""Ports that are tried, the next one above where one is taken."""
THIS_MACHINE: Final = "127.0.0.1"
EVERY_NETWORK: Final = "0.0.0.0"


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn serve`, or `cairn` alone."""
    add = parser.add_argument
    add("--lan", action="store_true", help=say("serve-arg-lan"))
    add("--port", type=whole("--port", 1, 65535), metavar="N", help=say("serve-arg-port", n=PORT))
    add("--db", metavar=say("cli-word-file"), help=say("serve-arg-db"))
    add("--game", action="append", default=[], metavar="mine.py:GAME", help=say("serve-arg-game"))
    add("--no-browser", action="store_true", help=say("serve-arg-no-browser"))


def main(args: Namespace) -> int:
    """Serve the table until somebody stops it; the exit code."""
    bring(args.game)
    _make_page()
    from cairn.server.serve import serve

    listener = _listen(EVERY_NETWORK if args.lan else THIS_MACHINE, args.port)
    port = listener.getsockname()[1]
    store = Path(args.db) if args.db else folder(os.environ) / "tables.db"

    def ready() -> "Popen[bytes] | None":
        _tell(port, args.lan)
        # The first page is served interpreted; compiling begins behind it.
        build = build_in_background()
        if not args.no_browser:
            _open_browser(f"http://localhost:{port}/")
        return build

    try:
        store.parent.mkdir(parents=True, exist_ok=True)
        serve(listener, store, ready)
    except KeyboardInterrupt:
        pass
    print(say("serve-stopped"))
    return 0


def _make_page() -> None:
    """Make the page where it is missing or no longer fits its sources."""
    found = page_build.state()
    if found == "fits":
        return
    try:
        build_page(progress=lambda stage: complain(say(f"serve-making-{stage}")))
    except PageError as problem:
        complain(say(f"serve-needs-{problem.need}") if isinstance(problem, CannotMake) else str(problem))
        if found == "missing":
            raise BadSetup("serve-no-page", {"game": next(iter(TITLES))}) from problem
        complain(say("serve-old-page"))


def _listen(host: str, wanted: int | None) -> socket.socket:
    """A socket that listens on the port that was asked for, or on the first free one."""
    ports = [wanted] if wanted is not None else range(PORT, PORT + TRIES)
    for port in ports:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        # A server that was just stopped may be started again at once.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
            listener.listen(1024)
        except OSError:
            listener.close()
        else:
            return listener
    raise BadSetup("serve-port-taken", {"port": str(ports[0])})


def _tell(port: int, lan: bool) -> None:
    """Where the table stands."""
    print(say("serve-here", address=f"http://localhost:{port}/"))
    if lan:
        for address in lan_addresses():
            print(say("serve-lan", address=f"http://{address}:{port}/"))
    print(say("serve-stop"), flush=True)


def lan_addresses() -> list[str]:
    """The addresses under which this machine is known on its networks."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # Nothing is sent: choosing a way to an address that nobody has names the network card.
        probe.connect(("192.0.2.1", 9))
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def _open_browser(address: str) -> None:
    """Open the page where there is a screen to open it on."""
    has_screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if has_screen:
        try:
            webbrowser.open(address)
        except webbrowser.Error:
            complain(say("serve-no-browser"))

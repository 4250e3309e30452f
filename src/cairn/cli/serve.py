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
SMTP: Final = "smtp://user:password@host:587"
SITE: Final = "https://table.example.org"
THIS_MACHINE: Final = "127.0.0.1"
EVERY_NETWORK: Final = "0.0.0.0"


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn serve`, or `cairn` alone."""
    add = parser.add_argument
    add("--lan", action="store_true", help=say("serve-arg-lan"))
    add("--port", type=whole("--port", 1, 65535), metavar="N", help=say("serve-arg-port", n=PORT))
    add("--db", "--store", dest="db", metavar=say("cli-word-file"), help=say("serve-arg-db"))
    add(
        "--processes",
        type=whole("--processes", 1, 64),
        default=1,
        metavar="N",
        help=say("serve-arg-processes"),
    )
    add("--peer-address", default="", metavar="HOST:PORT", help=say("serve-arg-peer"))
    add("--game", action="append", default=[], metavar="mine.py:GAME", help=say("serve-arg-game"))
    add("--host-name", action="append", default=[], metavar="NAME", help=say("serve-arg-host-name"))
    add("--behind-proxy", action="store_true", help=say("serve-arg-behind-proxy"))
    add(
        "--generous",
        type=whole("--generous", 1, 1000),
        default=1,
        metavar="N",
        help=say("serve-arg-generous"),
    )
    add("--smtp", metavar="URL", help=say("serve-arg-smtp", text=SMTP))
    add("--mail-from", metavar="NAME", help=say("serve-arg-mail-from"))
    add("--site", metavar="URL", help=say("serve-arg-site", text=SITE))
    add("--no-browser", action="store_true", help=say("serve-arg-no-browser"))


def main(args: Namespace) -> int:
    """Serve the table until somebody stops it; the exit code."""
    bring(args.game)
    _make_page()
    from cairn.server.callers import Calling
    from cairn.server.doors import Doors
    from cairn.server.mail import post_of
    from cairn.server.serve import serve
    from cairn.server.several import Several
    from cairn.server.store import is_shared

    doors = Doors(frozenset(name.lower() for name in args.host_name), args.behind_proxy, args.generous)
    beside = folder(os.environ) / "tables.db"
    store = args.db or str(beside)
    if args.processes > 1 and not is_shared(store):
        raise BadSetup("serve-needs-shared", {})
    if args.peer_address and not _is_address(args.peer_address):
        raise BadSetup("serve-no-address", {"text": args.peer_address[:80]})
    calling = Calling(post_of(args.smtp, args.mail_from, args.site))
    listener = _listen(EVERY_NETWORK if args.lan else THIS_MACHINE, args.port)
    port = listener.getsockname()[1]

    def ready() -> "Popen[bytes] | None":
        _tell(port, args.lan)
        # The first page is served interpreted; compiling begins behind it.
        build = build_in_background()
        if not args.no_browser:
            _open_browser(f"http://localhost:{port}/")
        return build

    try:
        (beside if is_shared(store) else Path(store)).parent.mkdir(parents=True, exist_ok=True)
        if args.processes > 1:
            Several(listener, store, beside, _words(args)).serve(args.processes, ready)
        else:
            serve(listener, store, ready, doors, beside, args.peer_address, calling)
    except KeyboardInterrupt:
        pass
    print(say("serve-stopped"))
    return 0


def _words(args: Namespace) -> list[str]:
    """What each of several processes is told besides."""
    named = {"--game": args.game, "--host-name": args.host_name, "--generous": [str(args.generous)]}
    words = [word for name, values in named.items() for value in values for word in (name, value)]
    mail = {"--smtp": args.smtp, "--mail-from": args.mail_from, "--site": args.site}
    words += [word for name, value in mail.items() if value for word in (name, value)]
    return [*words, *(["--behind-proxy"] if args.behind_proxy else [])]


def _is_address(text: str) -> bool:
    host, _, port = text.rpartition(":")
    return bool(host) and port.isdigit() and 0 < int(port) < 65536


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
        print(say("serve-lan-open"))
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

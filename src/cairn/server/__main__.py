"""`python -m cairn.server --port N --db FILE`: the server alone, for tests and for those who build on it."""

import socket
import sys
from argparse import ArgumentParser
from pathlib import Path

from cairn.core.errors import BadSetup
from cairn.games import bring
from cairn.server.callers import Calling
from cairn.server.doors import Doors
from cairn.server.mail import post_of
from cairn.server.serve import serve


def main(words: list[str]) -> int:
    """Serve until stopped; port 0 takes a free one, which the first line of the output names."""
    parser = ArgumentParser(prog="python -m cairn.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--db", required=True)
    parser.add_argument("--beside", type=Path)
    parser.add_argument("--fd", type=int, help="a socket that listens already")
    parser.add_argument("--peer-address", default="")
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--host-name", action="append", default=[])
    parser.add_argument("--behind-proxy", action="store_true")
    parser.add_argument("--generous", type=float, default=1.0)
    parser.add_argument("--smtp")
    parser.add_argument("--mail-from")
    parser.add_argument("--site")
    parser.add_argument("--private-push", action="store_true")
    parser.add_argument("--call-after", type=float, default=20.0)
    args = parser.parse_args(words)
    bring(args.game)
    if args.fd is None:
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((args.host, args.port))
        listener.listen(1024)
    else:
        listener = socket.socket(fileno=args.fd)
    host, port = listener.getsockname()
    doors = Doors(frozenset(name.lower() for name in args.host_name), args.behind_proxy, args.generous)
    try:
        calling = Calling(post_of(args.smtp, args.mail_from, args.site), args.private_push, args.call_after)
        serve(
            listener,
            args.db,
            lambda: print(f"http://{host}:{port}/", flush=True),
            doors,
            args.beside,
            args.peer_address,
            calling,
        )
    except BadSetup as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

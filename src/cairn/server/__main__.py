"""`python -m cairn.server --port N --db FILE`: the server alone, for tests and for those who build on it."""

import socket
import sys
from argparse import ArgumentParser
from pathlib import Path

from cairn.games import bring
from cairn.server.serve import serve


def main(words: list[str]) -> int:
    """Serve until stopped; port 0 takes a free one, which the first line of the output names."""
    parser = ArgumentParser(prog="python -m cairn.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--db", type=Path, required=True)
    parser.add_argument("--game", action="append", default=[])
    args = parser.parse_args(words)
    bring(args.game)
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((args.host, args.port))
    listener.listen(1024)
    host, port = listener.getsockname()
    serve(listener, args.db, lambda: print(f"http://{host}:{port}/", flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

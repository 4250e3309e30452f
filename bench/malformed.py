"""Malformed frames and requests, many of them, against a server of its own on loopback.

    uv run python bench/malformed.py [--count N]

Half of them are messages on the socket of a table, half requests. Nothing may be answered 500, and the log of
the server may hold no traceback. Exits with 1 where one does.
"""

import argparse
import http.client
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.client import PATIENCE, Browser, serving
from tests.server.malformed import frame, request


def main() -> int:
    """Send them all, and print what came back."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    draw, start = random.Random(args.seed), time.monotonic()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as server:
        anna = Browser(server)
        table = anna.make("me", "open")
        codes, statuses, frames = Counter[int](), Counter[int](), args.count // 2
        socket = anna.socket(table, 0)
        for sent in range(frames):
            try:
                socket.connection.send(frame(draw, ['{"type":"why","id":"w","moves":["draw"]}']))
                if sent % 15 == 14:
                    socket.drain()
            except ConnectionClosed as end:
                codes[end.rcvd.code if end.rcvd else 0] += 1
                socket = anna.socket(table, 0)
        connection = http.client.HTTPConnection(server.host, timeout=PATIENCE)
        for _ in range(args.count - frames):
            method, path, headers, body = request(draw, [table["id"]])
            connection.request(method, path, body, {"Cookie": f"cairn={anna.cookie}"} | headers)
            answer = connection.getresponse()
            answer.read()
            statuses[answer.status] += 1
            if answer.will_close:
                connection.close()
        told = server.db.with_suffix(".err").read_text()
    print(f"{args.count} in {time.monotonic() - start:.0f} s, seed {args.seed}")
    print(f"sockets closed, by code: {dict(codes)}; answers, by status: {dict(sorted(statuses.items()))}")
    print(f"tracebacks: {told.count('Traceback')}")
    return int("Traceback" in told or set(codes) - {1008} != set() or any(one >= 500 for one in statuses))


if __name__ == "__main__":
    sys.exit(main())

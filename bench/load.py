"""How many tables one process serves: random legal moves, two seats, two sockets, one move a second a table.

    uv run python bench/load.py [--tables 400,1500] [--seconds 10] [--echo] [--memory]

starts a server of its own on loopback with a store in a new folder (`--folder`: where), makes the tables
over HTTP, and plays. A time is from the moment a move was due to the view that answers it. CPU is that of the
server process with all its threads per answered move: the figure that a busy machine disturbs least. `--echo`
measures the same traffic against the bare framework in the same run. Linux only: CPU and memory come from
/proc.
"""

import argparse
import asyncio
import http.client
import json
import os
import platform
import resource
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvloop
from load_client import Board, EchoBoard, Hook, Reader, Tally, drive, memory_bytes

import cairn
from cairn.core.promise import NONCE_BYTES, word_hash

ROOT = Path(__file__).parent.parent
GAME = "lost-cities"
PER_BROWSER = 50
"""Tables of one pair of browsers."""
SETTLE = 2.0
"""Seconds before anything counts."""
TARGETS = "1,500 tables: p99 50 ms, 0.30 ms CPU per move, 60 kB per table"


@contextmanager
def started(command: list[str], said: Path) -> Iterator[tuple[str, int]]:
    """The host and the process of a server, which ends with the block."""
    with open(said, "ab") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
    try:
        assert process.stdout is not None
        host = urlsplit(process.stdout.readline().strip()).netloc
        if not host:
            raise SystemExit(f"The server did not start: {said.read_text()}")
        yield host, process.pid
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()


class Browser:
    """Somebody with a cookie and one connection for requests."""

    def __init__(self, host: str) -> None:
        self._connection = http.client.HTTPConnection(host, timeout=60)
        self.cookie = ""
        self.ask("GET", "/api/games")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What a request is answered."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        data = None if body is None else json.dumps(body)
        self._connection.request(method, path, data, headers)
        response = self._connection.getresponse()
        answer = response.read()
        if response.status >= 400:
            raise SystemExit(f"{method} {path}: {response.status} {answer[:300]!r}")
        self.cookie = (response.getheader("set-cookie") or self.cookie).partition(";")[0]
        return json.loads(answer)


def make_tables(host: str, count: int) -> list[tuple[str, list[str]]]:
    """Tables at which a match has begun: the path of each, and the cookies of its two seats."""
    host_browser, guest = Browser(host), Browser(host)
    made: list[tuple[str, list[str]]] = []
    for _ in range(count):
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
        table = host_browser.ask("POST", "/api/tables", {"game": GAME, "seats": seats})
        path = f"/api/tables/{table['id']}"
        guest.ask("POST", f"{path}/sit", {"key": table["invite"], "name": "Ben"})
        players = list(enumerate([host_browser, guest]))
        nonces = [secrets.token_hex(NONCE_BYTES) for _ in players]
        for seat, browser in players:
            hashed = word_hash(table["id"], seat, nonces[seat], "word")
            browser.ask("POST", f"{path}/hash", {"seat": seat, "hash": hashed})
        for seat, browser in players:
            browser.ask("POST", f"{path}/word", {"seat": seat, "word": "word", "nonce": nonces[seat]})
        made.append((f"/ws/{table['id']}", [host_browser.cookie, guest.cookie]))
    return made


async def play(
    host: str, pid: int, boards: list[tuple[Board, str, list[str]]], args: argparse.Namespace
) -> dict[str, float]:
    """Connect everybody, play, and say what it cost."""
    loop = asyncio.get_running_loop()
    address, _, port = host.partition(":")
    for board, path, cookies in boards:
        for seat, cookie in enumerate(cookies):
            reader = Reader(board, f"{path}?seat={seat}", cookie, host)
            board.readers.append(reader)
            await loop.create_connection(lambda reader=reader: reader, address, int(port))
        await asyncio.gather(*[reader.ready for reader in board.readers])
    begin, end = Hook(pid), Hook(pid)
    tally = boards[0][0].tally
    await drive([board for board, _, _ in boards], args.seconds, SETTLE, begin, end)
    used = memory_bytes(pid)
    await asyncio.sleep(1)
    for board, _, _ in boards:
        for reader in board.readers:
            reader.is_done = True
            reader.transport.abort()
    times = sorted(tally.answered) or [float("nan")]
    moves = max(1, len(tally.answered))
    return {
        "p50": times[len(times) // 2] * 1e3,
        "p90": times[len(times) * 9 // 10] * 1e3,
        "p99": times[len(times) * 99 // 100] * 1e3,
        "most": times[-1] * 1e3,
        "cpu": (end.cpu - begin.cpu) / moves * 1e3,
        "load": (end.cpu - begin.cpu) / args.seconds,
        "client": (end.own - begin.own) / moves * 1e3,
        "memory": used,
        "moves": len(tally.answered),
        "unanswered": tally.sent - len(tally.answered),
        "refused": tally.refused,
        "closed": tally.closed,
        "over": tally.over,
        "bytes": tally.bytes_in / max(1, tally.messages_in),
        "problems": tally.problems,  # type: ignore[dict-item]
    }


def measure(tables: int, args: argparse.Namespace, folder: Path) -> dict[str, float]:
    """A server of ours with so many tables."""
    # All browsers come from one address here, so what is allowed to one address is multiplied.
    command = [sys.executable, "-P", "-m", "cairn.server", "--generous", "1000"]
    command += ["--db", str(folder / f"load-{tables}.db")]
    with started(command, folder / "said.txt") as (host, pid):
        Browser(host)
        empty = memory_bytes(pid)
        parts = [min(PER_BROWSER, tables - n) for n in range(0, tables, PER_BROWSER)]
        with ThreadPoolExecutor(4) as pool:
            made = [one for part in pool.map(lambda n: make_tables(host, n), parts) for one in part]
        tally = Tally()
        boards = [(Board(path, tally, n), path, cookies) for n, (path, cookies) in enumerate(made)]
        found = uvloop.run(play(host, pid, boards, args))
    return {**found, "per_table": (found["memory"] - empty) / tables / 1e3}


def measure_echo(tables: int, args: argparse.Namespace, folder: Path, size: int) -> dict[str, float]:
    """The framework alone with as many pairs of sockets, and messages of the same size."""
    command = [sys.executable, str(Path(__file__).with_name("load_echo.py")), "--bytes", str(size)]
    with started(command, folder / "said.txt") as (host, pid):
        empty = memory_bytes(pid)
        tally = Tally()
        boards: list[tuple[Board, str, list[str]]] = [
            (EchoBoard(f"{n}", tally, n), f"/ws/{n}", ["", ""]) for n in range(tables)
        ]
        found = uvloop.run(play(host, pid, boards, args))
    return {**found, "per_table": (found["memory"] - empty) / tables / 1e3}


def tell(name: str, tables: int, found: dict[str, float]) -> None:
    """One row."""
    times = " | ".join(f"{found[part]:.1f}" for part in ("p50", "p90", "p99", "most"))
    costs = f"{found['cpu']:.3f} | {found['load']:.2f} | {found['per_table']:.0f} | {found['client']:.3f}"
    faults = f"{found['unanswered']:.0f} + {found['refused']:.0f} + {found['closed']:.0f}"
    print(f"| {name} | {tables:,} | {times} | {costs} | {found['moves']:,} | {faults} |", flush=True)
    for problem in found["problems"][:3]:  # type: ignore[index]
        print(f"  {problem}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", default="400,1500", help="how many tables, one run after the other")
    parser.add_argument("--seconds", type=float, default=10, help="of each run")
    parser.add_argument("--echo", action="store_true", help="measure the bare framework too")
    parser.add_argument("--folder", type=Path, help="where the stores lie for the time of the run")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    print(
        f"{time.strftime('%Y-%m-%d %H:%M')}, Python {platform.python_version()}, engine {cairn.mode()}, "
        f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}, {args.seconds:g} s a run"
    )
    print(f"Targets: {TARGETS}\n")
    columns = ["server", "tables", "p50", "p90", "p99", "most", "CPU ms/move", "cores", "kB/table"]
    columns += ["client ms/move", "moves", "unanswered + refused + closed"]
    print(f"| {' | '.join(columns)} |")
    print("|---" * len(columns) + "|")
    with tempfile.TemporaryDirectory(dir=args.folder) as name:
        for tables in [int(n) for n in args.tables.split(",")]:
            found = measure(tables, args, Path(name))
            tell("cairn", tables, found)
            if args.echo:
                tell("echo", tables, measure_echo(tables, args, Path(name), round(found["bytes"])))


if __name__ == "__main__":
    main()

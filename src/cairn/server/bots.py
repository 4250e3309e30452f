"""The bots of all tables: processes that think, hired when needed and replaced when they die."""

import asyncio
import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from subprocess import Popen
from typing import Any, Final

from cairn.arena.workers import environment
from cairn.core.game import Seat
from cairn.core.match import Match
from cairn.engine import stamped_hash
from cairn.games import title_of
from cairn.server.wire import Sentence

TRIES: Final = 3
PATIENCE: Final = 60.0
"""Seconds that a bot may think."""
LEAST: Final = 0.1
"""The part of its time that a bot has however many tables wait."""

Heard = Callable[[float], None]
"""Is told how far a bot has come, from 0 to 1."""


def unheard(done: float) -> None:
    """For those who need not know."""


class Choice:
    """What a bot chose, and why, where somebody wanted to know."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.move: Final[str] = told["move"]
        self.reason: Final = _sentence(told["reason"])


def _sentence(plain: dict[str, Any] | None) -> Sentence | None:
    return None if plain is None else Sentence(plain["key"], plain["args"])


class BotFailed(Exception):
    """A bot met a bug, or its process died again and again; the message is all it said."""


class Worker:
    """One process that thinks, for one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._engine: str | None = None
        """What was compiled when the process began."""
        self.busy: Final = asyncio.Lock()
        self.waiting = 0
        """Questions that are not answered yet."""

    async def ask(self, question: dict[str, Any], heard: Heard = unheard) -> Any:
        """What a bot answers; a process that dies is replaced, and the question asked again."""
        self.waiting += 1
        try:
            async with self.busy:
                # The more tables wait for this one, the less time each of them has.
                return await self._ask({**question, "share": max(LEAST, 1 / self.waiting)}, heard)
        finally:
            self.waiting -= 1

    async def _ask(self, question: dict[str, Any], heard: Heard) -> Any:
        line = json.dumps(question).encode() + b"\n"
        for attempt in range(TRIES):
            try:
                told = await asyncio.wait_for(self._exchange(line, heard), PATIENCE)
            except (OSError, ValueError, TimeoutError):
                await self.end()
                await asyncio.sleep(0.2 * attempt)
                continue
            if "result" not in told:
                raise BotFailed(told["bug"])
            return told["result"]
        raise BotFailed("the process of the bots died again and again")

    async def _exchange(self, line: bytes, heard: Heard) -> dict[str, Any]:
        if self._engine != stamped_hash():
            # The engine has been compiled since: a new worker uses it.
            await self.end()
        process = self.process
        if process is None or process.returncode is not None:
            self._engine = stamped_hash()
            process = self.process = await asyncio.create_subprocess_exec(
                *[sys.executable, "-P", "-m", "cairn.arena.workers", "cairn.server.bot_worker:answer"],
                env=environment(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        while True:
            told: dict[str, Any] = json.loads(await process.stdout.readline())
            if "progress" not in told:
                return told
            heard(told["progress"])

    async def end(self) -> None:
        """Let the process go."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None


class Crew:
    """The workers; a table always asks the same one, which remembers its match."""

    def __init__(self) -> None:
        self._workers: Final = [Worker() for _ in range(max(1, min(4, (os.cpu_count() or 2) - 1)))]
        self.build: Popen[bytes] | None = None
        """What compiles the engine behind the server, where something does."""

    @property
    def is_warming_up(self) -> bool:
        """Whether the engine is still being compiled: until then bots think slowly, though not longer."""
        return self.build is not None and self.build.poll() is None

    @property
    def size(self) -> int:
        """How many processes think or wait to think."""
        return sum(worker.process is not None for worker in self._workers)

    async def choose(
        self, table_id: str, match: Match, seat: Seat, bot: str, heard: Heard = unheard, why: bool = False
    ) -> Choice:
        """What a bot would play in this seat now, the same whenever it is asked and has its time."""
        seed = _number(f"{table_id} {len(match.moves)}")
        question = {
            "table": table_id,
            "game": title_of(match.game).spec,
            "tables": match.game.tables,
            "options": match.options,
            "seats": len(match.players),
            "secret": match.secret.hex(),
            "words": match.words,
            "moves": [match.game.spell(move) for move in match.moves],
            "seat": seat,
            "bot": bot,
            "seed": seed,
            "why": why,
            "processes": self._processes(table_id),
        }
        return Choice(await self._worker(table_id).ask(question, heard))

    def _processes(self, table_id: str) -> int:
        """In how many processes a search may think: in two while another worker, and its core, is free."""
        own = self._worker(table_id)
        return 2 if any(worker.waiting == 0 for worker in self._workers if worker is not own) else 1

    async def explain(self, table_id: str, seat: Seat, moves: list[int]) -> list[Sentence]:
        """What the bot in a seat may say about these moves; nothing where it forgot them."""
        question = {"table": table_id, "seat": seat, "explain": moves}
        told = await self._worker(table_id).ask(question)
        return [Sentence(one["key"], one["args"]) for one in told if one is not None]

    def _worker(self, table_id: str) -> Worker:
        return self._workers[_number(table_id) % len(self._workers)]

    async def end(self) -> None:
        """Let all of them go."""
        for worker in self._workers:
            await worker.end()


def _number(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "little")

"""The bots of all tables: processes that think, hired when needed and replaced when they die."""

import asyncio
import json
import os
import sys
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final

from cairn.arena.workers import environment
from cairn.core.game import Seat
from cairn.core.match import Match
from cairn.engine import stamped_hash
from cairn.games import title_of

TRIES: Final = 3
PATIENCE: Final = 60.0
"""Seconds that a bot may think."""


class BotFailed(Exception):
    """A bot met a bug, or its process died again and again; the message is all it said."""


class Worker:
    """One process that thinks, for one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._engine: str | None = None
        """What was compiled when the process began."""
        self.busy: Final = asyncio.Lock()

    async def ask(self, question: dict[str, Any]) -> str:
        """The spelling that a bot chooses; a process that dies is replaced, and the question asked again."""
        line = json.dumps(question).encode() + b"\n"
        async with self.busy:
            for attempt in range(TRIES):
                try:
                    told = await asyncio.wait_for(self._exchange(line), PATIENCE)
                except (OSError, ValueError, TimeoutError):
                    await self.end()
                    await asyncio.sleep(0.2 * attempt)
                    continue
                if "result" not in told:
                    raise BotFailed(told["bug"])
                return str(told["result"])
        raise BotFailed("the process of the bots died again and again")

    async def _exchange(self, line: bytes) -> dict[str, Any]:
        if self._engine != stamped_hash():
            # The engine has been compiled since: a new worker uses it.
            await self.end()
        process = self.process
        if process is None or process.returncode is not None:
            self._engine = stamped_hash()
            process = self.process = await asyncio.create_subprocess_exec(
                *[sys.executable, "-P", "-m", "cairn.arena.workers", "cairn.server.bot_worker:choose"],
                env=environment(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        told: dict[str, Any] = json.loads(await process.stdout.readline())
        return told

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

    @property
    def size(self) -> int:
        """How many processes think or wait to think."""
        return sum(worker.process is not None for worker in self._workers)

    async def choose(self, table_id: str, match: Match, seat: Seat, bot: str) -> str:
        """What a bot would play in this seat now, the same whenever it is asked."""
        seed = _number(f"{table_id} {len(match.moves)}")
        question = {
            "table": table_id,
            "game": title_of(match.game).spec,
            "options": match.options,
            "seats": len(match.players),
            "secret": match.secret.hex(),
            "words": match.words,
            "moves": [match.game.spell(move) for move in match.moves],
            "seat": seat,
            "bot": bot,
            "seed": seed,
        }
        return await self._workers[_number(table_id) % len(self._workers)].ask(question)

    async def end(self) -> None:
        """Let all of them go."""
        for worker in self._workers:
            await worker.end()


def _number(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "little")

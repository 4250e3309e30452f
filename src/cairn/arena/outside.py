"""Bots from outside: programs of their own, which cannot do more harm than lose their game.

A program is asked line by line: a question is a JSON object, an answer the spelling of a move. One that
stops, answers too late or names no option forfeits its game. What a program writes to stderr is kept, and its
last line tells why it stopped.
"""

import atexit
import json
import subprocess
import sys
import tempfile
import threading
from itertools import count
from queue import Empty, SimpleQueue
from typing import Any, Final

from cairn.arena.workers import environment
from cairn.bots.bot import Bot, Eyes
from cairn.core.game import Move, Seat

LIMIT: Final = 10.0
"""Seconds for an answer, the start of the program among them."""
LONGEST: Final = 4096
"""Bytes of an answer."""
STOPPED: Final = "stopped"
LATE: Final = "late"
ILLEGAL: Final = "illegal"


class NoAnswer(Exception):
    """A program has stopped or is too late."""

    def __init__(self, kind: str, text: str = "") -> None:
        super().__init__(f"{kind}: {text}")
        self.kind: Final = kind
        self.text: Final = text


class Forfeit(Exception):
    """A bot from outside has lost its game, because it stopped, was too late, or named no option."""

    def __init__(self, seat: Seat, kind: str, text: str) -> None:
        super().__init__(f"{kind}: {text}")
        self.seat: Final = seat
        self.kind: Final = kind
        self.text: Final = text


class Program:
    """A process that answers lines with lines."""

    def __init__(self, command: list[str], env: dict[str, str] | None = None) -> None:
        """Start it; OSError where there is no such program."""
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115
        self._process = subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors
        )
        self._questions: SimpleQueue[bytes] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        # Neither a program that does not read nor one that does not write can hold us up.
        threading.Thread(target=self._talk, daemon=True).start()

    def _talk(self) -> None:
        """Pass questions and answers on, until the program stops."""
        assert self._process.stdin is not None and self._process.stdout is not None
        try:
            while question := self._questions.get():
                self._process.stdin.write(question)
                self._process.stdin.flush()
                answer = self._process.stdout.readline(LONGEST)
                self._answers.put(answer)
                if not answer:
                    return
        except (OSError, ValueError):
            self._answers.put(b"")

    def ask(self, question: Any, seconds: float) -> str:
        """The answer to a question; NoAnswer where there is none, and then the program is stopped."""
        self._questions.put(json.dumps(question).encode() + b"\n")
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            self.stop()
            raise NoAnswer(LATE, f"{seconds:g} s") from None
        if not answer.strip():
            raise NoAnswer(STOPPED, self._stopped())
        return answer.decode(errors="replace").strip()

    def _stopped(self) -> str:
        """Why the program has stopped, in its own words, or its exit code."""
        try:
            code = self._process.wait(1)
        except subprocess.TimeoutExpired:
            code = None
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        self.stop()
        if lines:
            return lines[-1].strip()
        return "" if code is None else f"exit code {code}"

    def stop(self) -> None:
        """End the process, whatever it does."""
        self._questions.put(b"")
        self._process.kill()
        self._process.wait()
        self._errors.close()


class OutsideBot(Bot):
    """A bot that asks somebody outside; what follows from an answer is the same for all of them."""

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        decision = eyes.view()["decision"]
        spelled: list[str] = decision["options"]
        try:
            answer = self.answer(eyes, spelled)
        except NoAnswer as problem:
            raise Forfeit(eyes.seat, problem.kind, problem.text) from problem
        spelling = " ".join(answer.lower().split())
        if spelling not in spelled:
            raise Forfeit(eyes.seat, ILLEGAL, answer[:80])
        return options[spelled.index(spelling)]

    def answer(self, eyes: Eyes, spelled: list[str]) -> str:
        """One of the options as it is spelled, or anything else; NoAnswer where nothing comes."""
        raise AssertionError("an OutsideBot needs its own `answer`")

    def close(self) -> None:
        """The game is over."""


class StdioBot(OutsideBot):
    """A program that reads views and writes moves; each game has a process of its own."""

    def __init__(self, command: list[str], seed: int, limit: float = LIMIT) -> None:
        self._command: Final = command
        self._seed: Final = seed
        self._limit: Final = limit
        self._program: Program | None = None

    def answer(self, eyes: Eyes, spelled: list[str]) -> str:
        if self._program is None:
            try:
                self._program = Program(self._command)
            except OSError as problem:
                raise NoAnswer(STOPPED, str(problem)) from problem
        question = {"view": eyes.view(), "options": spelled, "seed": self._seed, "seconds": self._limit}
        return self._program.ask(question, self._limit)

    def close(self) -> None:
        if self._program is not None:
            self._program.stop()
            self._program = None


_HOSTS: Final[dict[str, Program]] = {}
"""The processes in which bots written in Python play: one for each, which plays game after game."""
_GAMES: Final = count()


class HostedBot(OutsideBot):
    """A bot written in Python that somebody brings along, in a process of its own (see `host.py`).

    The process gets a world that agrees with the seat's view, and so do the eyes that the bot has there:
    what is imagined from it is what would be imagined from the truth, and nothing else can be found in it.
    """

    def __init__(self, address: str, game: str, components: str, seed: int, limit: float = LIMIT) -> None:
        self._address: Final = address
        self._limit: Final = limit
        self._game: Final = {"game": game, "components": components, "seed": seed, "number": next(_GAMES)}

    def answer(self, eyes: Eyes, spelled: list[str]) -> str:
        world = eyes.imagine(0).dump()
        options = eyes.view()["options"]
        return _ask_host(
            self._address, {**self._game, "options": options, "seat": eyes.seat, "world": world}, self._limit
        )


def _ask_host(address: str, question: Any, seconds: float) -> str:
    """The answer of the process in which a bot plays; one that gave none is not asked again."""
    if address not in _HOSTS:
        command = [sys.executable, "-P", "-m", "cairn.arena.host", address]
        _HOSTS[address] = Program(command, environment())
    try:
        return _HOSTS[address].ask(question, seconds)
    except NoAnswer:
        del _HOSTS[address]
        raise


def greet(address: str) -> str:
    """Load a bot written in Python in its process; what is wrong with it, or nothing."""
    try:
        return _ask_host(address, {}, 60.0).removeprefix("ready")
    except NoAnswer as problem:
        return problem.text or problem.kind


def _stop_hosts() -> None:
    while _HOSTS:
        _HOSTS.popitem()[1].stop()


atexit.register(_stop_hosts)

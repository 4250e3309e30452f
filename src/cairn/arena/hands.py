"""Processes that play worlds of a search out, so that it thinks on several cores and still finds the same.

A process is sent a world that agrees with what the seat sees, never the true position, and the numbers of the
worlds that it is to play: of each n the k-th. It answers with what it found in each. The search counts all of
it in the order of the numbers, so neither how many processes there are nor how fast makes a difference.
"""

import atexit
import json
import threading
from queue import Empty, SimpleQueue
from time import monotonic, time
from typing import Final

from cairn.arena.workers import Plain, dismiss, hire
from cairn.bots.bot import Eyes
from cairn.bots.policy import Policy
from cairn.bots.search import Budget, Hands, Search, SearchBot
from cairn.core.dice import QuickDice
from cairn.core.game import Game
from cairn.games import find, title, title_of

GRACE: Final = 0.5
"""Seconds after the end of the thinking in which an answer is still waited for."""


class Hand:
    """One process; a thread reads what it answers, so that nobody has to wait for it longer than he likes."""

    def __init__(self) -> None:
        self._process: Final = hire(f"{__name__}:play_worlds")
        self._answers: Final[SimpleQueue[str]] = SimpleQueue()
        self._is_asked = False
        self.is_gone = False
        """Whether it has died, or met a bug."""
        threading.Thread(target=self._listen, daemon=True).start()
        # Whether it is there: until it says so it has something to do.
        self.ask({})

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._answers.put(line)
        self._answers.put("")

    def ask(self, piece: dict[str, Plain]) -> None:
        """Let it play; only for one that is free."""
        assert self._process.stdin is not None
        self._is_asked = True
        try:
            self._process.stdin.write(json.dumps(piece) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            # It has died.
            self._answers.put("")

    def answer(self, seconds: float | None) -> list[list[float]] | None:
        """What it found; None where it has gone, or does not answer in time: then it is not free yet."""
        try:
            line = self._answers.get(timeout=seconds)
        except Empty:
            return None
        self._is_asked = False
        try:
            found: list[list[float]] | None = json.loads(line).get("result")
        except ValueError:
            found = None
        self.is_gone = found is None
        return found

    def is_free(self) -> bool:
        """Whether it has nothing to do, not even for somebody who did not wait for it."""
        if self._is_asked:
            self.answer(0.0)
        return not self._is_asked and not self.is_gone

    def end(self) -> None:
        """Let the process go."""
        dismiss(self._process)
        self._process.wait()


_POOL: Final[list[Hand]] = []
"""The processes that this one has, whoever thinks in it: a process thinks about one move at a time."""


def at_hand(n: int) -> list[Hand]:
    """At most n processes that can play now; those that are missing are hired for later."""
    for hand in [hand for hand in _POOL if hand.is_gone]:
        _POOL.remove(hand)
        hand.end()
    while len(_POOL) < n:
        _POOL.append(Hand())
    return [hand for hand in _POOL[:n] if hand.is_free()]


def wait_for(n: int, seconds: float = 60.0) -> bool:
    """Hire n processes and wait until they can play; whether they can."""
    at_hand(n)
    return all(hand.is_free() or hand.answer(seconds) is not None for hand in _POOL[:n])


@atexit.register
def let_go() -> None:
    """Let all of them go."""
    while _POOL:
        _POOL.pop().end()


class MoreHands(Hands):
    """Lets a bot think in n processes, its own among them."""

    def __init__(self, game: Game, components: str, is_level: bool, processes: int) -> None:
        """For a search by the policy of the game's levels, or else by its quick policy."""
        found = {"game": title_of(game).spec, "components": components, "tables": game.tables}
        self._recipe: Final = {**found, "is_level": is_level}
        self._processes: Final = processes
        self._asked: list[tuple[int, Hand]] = []
        """Those who play now, each with the place of its first world."""
        self._parts = 1
        self._until = 0.0
        self.played = 0
        """Worlds that others have played."""

    def begin(self, search: Search, live: list[int], first: int, last: int) -> int:
        others = at_hand(self._processes - 1)
        self._asked = []
        self._parts = len(others) + 1
        self._until = search.until
        piece = self._piece(search, live) if others else {}
        for k, hand in enumerate(others, 1):
            place = (k - first) % self._parts
            if first + place < last:
                hand.ask({**piece, "worlds": [first + place, last, self._parts]})
                self._asked.append((place, hand))
        return self._parts

    def _piece(self, search: Search, live: list[int]) -> dict[str, Plain]:
        """What another process has to know of a search; it has another `monotonic` clock than we have."""
        is_timed = search.until > 0.0
        return {
            **self._recipe,
            "options": search.eyes.view()["options"],
            "world": search.world.dump(),
            "seat": search.eyes.seat,
            "seed": search.seed,
            "most": search.budget.most,
            "longest": search.budget.longest,
            "until": time() + search.until - monotonic() if is_timed else 0.0,
            "live": live,
        }

    def finish(self, outcomes: list[list[float]]) -> None:
        for place, hand in self._asked:
            left = max(0.0, self._until - monotonic()) + GRACE if self._until > 0.0 else None
            worlds = hand.answer(left)
            # Where it has died or is too late, the search plays these worlds itself, if it has the time.
            if worlds is not None:
                outcomes[place :: self._parts] = worlds
                self.played += len(worlds)


def with_hands(bot: SearchBot, game: Game, components: str, is_level: bool, processes: int) -> SearchBot:
    """The bot, which from now on thinks in n processes."""
    bot.hands = MoreHands(game, components, is_level, processes) if processes > 1 else None
    return bot


# What such a process does.

_policies: Final[dict[tuple[str, bool], Policy]] = {}


def play_worlds(piece: dict[str, Plain]) -> Plain:
    """Play the candidates of a search out in some of its worlds."""
    if "worlds" not in piece:
        return []
    game = find(piece["game"], piece["components"]).of_tables(piece["tables"])
    assert game is not None
    state = game.position(piece["world"], QuickDice(0), piece["options"])
    key = (piece["game"], piece["is_level"])
    if key not in _policies:
        found = title(piece["game"])
        _policies[key] = found.thinker() if piece["is_level"] else found.policy()
    budget = Budget(1, piece["most"], longest=piece["longest"])
    search = Search(Eyes(state, piece["seat"]), _policies[key], budget, piece["seed"])
    if piece["until"] > 0.0:
        search.until = monotonic() + piece["until"] - time()
    return [search.play_world(piece["live"], n) for n in range(*piece["worlds"])]

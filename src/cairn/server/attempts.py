"""How often something was tried lately, by whom."""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from cairn.server.denied import TOO_MANY, Denied

MOST_KEYS: Final = 10_000


class Attempts:
    """At most `most` tries in `seconds` for each key; what is older is forgotten."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.most: Final = most
        self.seconds: Final = seconds
        self._now: Final = now
        self._tried: Final[dict[str, deque[float]]] = {}

    def count(self, key: str) -> None:
        """Count a try, or deny it and say when to come back."""
        now = self._now()
        if key not in self._tried and len(self._tried) >= MOST_KEYS:
            self._forget(now)
        times = self._tried.setdefault(key, deque())
        while times and now - times[0] > self.seconds:
            times.popleft()
        if len(times) >= self.most:
            minutes = int((times[0] + self.seconds - now) // 60) + 1
            raise Denied("no-so-often", {"n": minutes}, TOO_MANY)
        times.append(now)

    def forgive(self, key: str) -> None:
        """Forget the tries of a key: the last one was right."""
        self._tried.pop(key, None)

    def _forget(self, now: float) -> None:
        """Make room: what is over goes, and where that is not enough the oldest."""
        for key in [key for key, times in self._tried.items() if not times or now - times[-1] > self.seconds]:
            del self._tried[key]
        while len(self._tried) >= MOST_KEYS:
            del self._tried[next(iter(self._tried))]

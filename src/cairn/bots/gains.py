"""What the candidates of a search gained, with how sure that is."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Gains:
    """What each candidate gained over the policy's move, world by world."""

    def __init__(self, n: int) -> None:
        self.total: Final = vec[float]([0.0] * n)
        self.squares: Final = vec[float]([0.0] * n)
        self.worlds: Final = vec[i64]([0] * n)

    def add(self, i: i64, gain: float) -> None:
        """One more world."""
        self.total[i] += gain
        self.squares[i] += gain * gain
        self.worlds[i] += 1

    def mean(self, i: i64) -> float:
        """The average gain of a candidate."""
        return self.total[i] / float(self.worlds[i]) if self.worlds[i] > 0 else 0.0

    def error(self, i: i64) -> float:
        """The standard error of that average."""
        n: i64 = self.worlds[i]
        if n < 2:
            return 1e9
        mean: float = self.mean(i)
        variance: float = (self.squares[i] / float(n) - mean * mean) * float(n) / float(n - 1)
        return float((variance / float(n)) ** 0.5) if variance > 0.0 else 0.0

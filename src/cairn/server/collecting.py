"""Python's garbage collector, tamed: looking at everything there is stops everybody.

With a thousand tables a full pass takes a quarter of a second, and finds next to nothing, since what a table
leaves behind is freed when the last one lets go of it. So what is there after the start is left out of all
passes, passes are rare, and the full one is made when nobody plays.
"""

import gc
from typing import Final

THRESHOLDS: Final = (50_000, 20, 1000)
"""New objects before the youngest are looked at; how often before the middle ones, and before all are."""


def tame() -> None:
    """Leave out what is there now, and look seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def collect() -> None:
    """Look at everything once, for nobody waits; then leave out what is left."""
    gc.unfreeze()
    tame()

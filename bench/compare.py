"""The bench several times, compiled and interpreted, side by side as a Markdown table.

    python bench/compare.py --times 3

A machine that does other things as well is slower now and then, never faster: so the best of all runs counts,
and the worst beside it shows how quiet the machine was.
"""

import argparse
import json
import os
import subprocess
import sys
from typing import Any


def bench(game: str, pure: bool) -> dict[str, Any]:
    """The results of one run of `cairn bench`."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "cairn", "bench", "--game", game, "--json"],
        env={**os.environ, "CAIRN_PURE": "1" if pure else "0"},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    results: dict[str, Any] = json.loads(done.stdout)["results"]
    return results


def spread(runs: list[dict[str, Any]], row: int) -> tuple[float, float]:
    """The best and the worst value of a row."""
    values = sorted(run["rows"][row]["value"] for run in runs)
    is_rate = runs[0]["rows"][row]["unit"].endswith("/s")
    return (values[-1], values[0]) if is_rate else (values[0], values[-1])


def spelled(value: float) -> str:
    """A figure with no more digits than it deserves."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def main() -> int:
    """Measure, print, and complain if the two ways do not play the same games."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="lost-cities")
    parser.add_argument("--times", type=int, default=3)
    args = parser.parse_args()
    compiled = [bench(args.game, pure=False) for _ in range(args.times)]
    interpreted = [bench(args.game, pure=True) for _ in range(args.times)]
    machine = compiled[0]["machine"]
    print(
        f"Python {machine['python']}, {machine['cpu']}, {machine['cores']} cores, {machine['system']};",
        end=" ",
    )
    print(f"events {machine['events']}, masks {machine['masks']}; best (worst) of {args.times} runs.\n")
    print(f"| | unit | target | {machine['engine']} | interpreted |\n|---|---|---|---|---|")
    for i, row in enumerate(compiled[0]["rows"]):
        target = "" if row["target"] is None else spelled(row["target"])
        cells = [row["name"], row["unit"], target]
        for runs in (compiled, interpreted):
            best, worst = spread(runs, i)
            cells.append(f"{spelled(best)} ({spelled(worst)})")
        print(f"| {' | '.join(cells)} |")
    sums = {run["checksum"] for run in compiled + interpreted}
    print(f"\nChecksum {', '.join(sorted(sums))}")
    return 0 if len(sums) == 1 else 1


if __name__ == "__main__":
    sys.exit(main())

"""What the cards of Dominion are worth, as a page of tables.

    uv run cairn simulate dominion --cards all --games 400 --json --plot docs/balance-dominion.svg > 1.json
    uv run cairn simulate dominion --cards artisan,bandit,harbinger,merchant,poacher,sentry,vassal \\
        --set edition=2 --games 400 --json > 2.json
    uv run python bench/cards.py 1.json 2.json

writes docs/balance-dominion.md: a table for each file. The same commands give the same page.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

OUT = Path(__file__).resolve().parent.parent / "docs" / "balance-dominion.md"
HEAD = """\
# What are the cards of Dominion worth?

Two equal bots (the quick policy, `medium`) play random kingdoms that have the card, without Events. In the
experiment one of them may gain it and the other never does of its own accord; each deal is played from both
seats, and a deal is one observation. “Wins with it” is the share of the one who may: 50 % means that the
card changes nothing. “Points” is how far ahead that bot is. “Gained” says in which part of its games it did
gain the card: one that is rarely gained cannot change much.

“Wins if gained” is what was seen in further games between the two, both free to gain the card, where one did
and the other did not, and “n” the number of those games. Whoever gains a card could afford it, or was behind
and needed it: there chance and intent are mixed, and the experiment is the better guide. Beside each value
stands its 95 % interval; “more” and “less” stand where it does not hold 50 %, which chance alone does in one
line of twenty. The cards are worth this much to this bot: one that it plays badly can hurt it and help a
better player.
"""


def percent(part: float) -> str:
    """`31.4 %`."""
    return f"{100 * part:.1f} %"


def between(interval: list[float] | None, times: float = 1.0) -> str:
    """`30.1 to 32.7`."""
    return "" if interval is None else f"{times * interval[0]:.1f} to {times * interval[1]:.1f}"


def verdict(interval: list[float] | None) -> str:
    """Whether half the wins are outside the interval."""
    if interval is None:
        return ""
    return "less" if interval[1] < 0.5 else "more" if interval[0] > 0.5 else ""


def table(told: dict[str, Any]) -> Iterator[str]:
    """A line per card, the one that helps most first."""
    results, edition = told["results"], told["options"]["edition"]
    more = " and of Adventures" if edition == "1" else ""
    yield f"\n## Cards of edition {edition} of the base game{more}\n"
    yield f"{results['deals']} deals for each card, seed {told['seed']}.\n"
    yield "| card | wins with it | 95 % | | points | 95 % | gained | wins if gained | 95 % | n |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for row in results["cards"]:
        share, points = (row["with_against_without"][key] for key in ("share", "points"))
        gained = row["gained_against_not"]
        cells = [
            row["card"],
            percent(share["mean"]),
            between(share["ci95"], 100),
            verdict(share["ci95"]),
            f"{points['mean']:+.1f}",
            between(points["ci95"]),
            f"{100 * row['got']:.0f} %",
            "" if gained is None else percent(gained["mean"]),
            "" if gained is None else between(gained["ci95"], 100),
            str(row["gained_by_one_only"]),
        ]
        yield f"| {' | '.join(cells)} |"


def main() -> int:
    """Read the files, and write the page."""
    told = [json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]]
    lines = [HEAD, *(__doc__ or "").splitlines()[2:6]]
    lines += ["\n![Wins with each card](balance-dominion.svg)"]
    for one in told:
        lines += table(one)
    OUT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

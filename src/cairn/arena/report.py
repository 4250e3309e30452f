"""What a tally says about bots, seats and lengths, as plain data."""

from typing import Any

from cairn.arena.simulate import Plan
from cairn.arena.tally import Interval, Tally, mean, mean_interval, sd, share, share_interval, total

Report = dict[str, Any]


def report(plan: Plan, tally: Tally) -> Report:
    """The results of a simulation; the same plan gives the same report."""
    games = total(tally.of("moves"))
    return {
        "games": games,
        "seats": [_bot(tally, i, name, games) for i, name in enumerate(plan.bots)],
        "shared_wins_count": "a win shared by k counts 1/k",
        "draws": tally.of("won by starter").get(len(plan.bots), 0),
        "length": {"moves": _length(tally, "moves"), "turns": _length(tally, "turns")},
        "turn_cap": {"cap": plan.options.get("turn_cap"), "reached": tally.of("capped").get(1, 0)},
        "seat_advantage": {
            "swap": plan.swap,
            "starter": _share(tally.of("won by starter"), games),
            "seat_1": _share(tally.of("won by seat", 0), games),
        },
    }


def _bot(tally: Tally, i: int, name: str, games: int) -> Report:
    points = tally.of("points", i)
    wins = tally.of("won", i)
    won = _share(wins, games)
    return {
        "bot": name,
        "wins": wins.get(1, 0),
        "shared": total(wins) - wins.get(1, 0),
        "share": won["share"],
        "share_ci95": won["ci95"],
        "mean": round(mean(points), 4),
        "sd": _rounded(sd(points)),
        "ci95": _pair(mean_interval(points)),
        "lowest": min(points),
        "highest": max(points),
        "forfeited": total(tally.of("forfeited", i)),
    }


def _share(wins: dict[int, int], games: int) -> Report:
    part = share(wins, games)
    return {"share": round(part, 6), "ci95": _pair(share_interval(part, games))}


def _length(tally: Tally, what: str) -> Report | None:
    column = tally.of(what)
    return {"mean": round(mean(column), 4), "min": min(column), "max": max(column)} if column else None


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)


def _pair(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [round(interval[0], 6), round(interval[1], 6)]

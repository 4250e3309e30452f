"""What a tournament came to: tables for people, one object for programs."""

from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cairn.arena.page import interval, pair_name
from cairn.arena.tournament import Results, Tournament
from cairn.arena.verdict import Estimate, Meeting, Rating, Sprt, meetings, ratings
from cairn.cli.output import console, number, percent, say, show

SHORTEST = 12
"""The least width of the names of a pair."""


def tenth(value: float) -> str:
    """With one digit behind the point."""
    return number(value, 1)


def mark(value: float) -> str:
    """With no more digits than it has."""
    return number(value, 0 if value == int(value) else 1)


def mark_percent(part: float) -> str:
    """The same, as a percentage."""
    return percent(part, 0 if round(100 * part, 6) == round(100 * part) else 1)


def signed(value: float) -> str:
    """With its sign, as a difference is written."""
    return f"+{tenth(value)}" if value > 0 else tenth(value)


def show_results(
    tournament: Tournament, results: Results, title: str, sprt: Sprt | None, seconds: float
) -> None:
    """The results as a person reads them."""
    met = meetings(tournament, results)
    lines: list[Any] = ["", Text(title, "bold"), "", Padding.indent(_grid(tournament, met), 2), ""]
    rated = ratings(tournament, results)
    lines += [Padding.indent(_rated(tournament, rated), 2), ""]
    if sprt is not None:
        for one in met:
            lines.append(Padding.indent(_decided(tournament, one, sprt.ratio(results.of(one.pair)), sprt), 2))
        lines.append("")
    for bot, games in _forfeited(tournament, met).items():
        lines.append(Padding.indent(say("arena-forfeited", bot=bot, games=number(games)), 2))
    games = sum(len(games) for pair in results.deals for games in results.of(pair))
    note = say("arena-note", games=number(games), seconds=number(seconds, 1))
    show(*lines, Padding.indent(Text(note, "dim"), 2), "")


def _forfeited(tournament: Tournament, met: list[Meeting]) -> dict[str, int]:
    """The bots that gave games away, each with their number."""
    found: dict[str, int] = {}
    for one in met:
        for bot, games in zip(one.pair, one.forfeits, strict=True):
            if games:
                found[tournament.names[bot]] = found.get(tournament.names[bot], 0) + games
    return found


def _decided(tournament: Tournament, one: Meeting, ratio: float, sprt: Sprt) -> str:
    side = "high" if ratio > 0 else "low"
    key = f"arena-sprt-{side if sprt.is_decided(ratio) else 'open'}"
    bot, other = tournament.names[one.pair[1]], tournament.names[one.pair[0]]
    return say(key, bot=bot, other=other, low=percent(sprt.low), high=percent(sprt.high))


def _numbers(one: Meeting) -> list[str]:
    """The numbers of a meeting: deals, share of wins, its interval, points ahead, their interval."""
    margin = one.margin
    return [
        number(one.deals),
        percent(one.share.mean),
        interval(one.share.interval, percent),
        "–" if margin is None else signed(margin.mean),
        "" if margin is None else interval(margin.interval, signed),
    ]


def _grid(tournament: Tournament, met: list[Meeting]) -> Grid:
    """Each pair with its paired differences."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    keys = ("deals", "share", "", "margin", "")
    heads = [say(f"arena-column-{key}") if key else "" for key in keys]
    rows = [_numbers(one) for one in met]
    widths = [max(len(cell) for cell in column) + 2 for column in zip(heads, *rows, strict=True)]
    # The numbers are never cut: where there is little room, the names are folded.
    room = max(SHORTEST, console().width - 2 - sum(widths))
    longest = max(len(pair_name(tournament, one.pair)) for one in met)
    grid.add_column(say("arena-column-pair"), width=min(longest, room), overflow="fold")
    for key, words in zip(keys, heads, strict=True):
        grid.add_column(words, justify="right" if key else "left", no_wrap=True)
    for one, row in zip(met, rows, strict=True):
        cells = [Text(cell, "" if key else "dim") for key, cell in zip(keys, row, strict=True)]
        grid.add_row(pair_name(tournament, one.pair), *cells)
    return grid


def _rated(tournament: Tournament, rated: list[Rating]) -> Grid:
    """The ratings, the best first."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(say("simulate-bot"))
    grid.add_column(say("arena-rating"), justify="right")
    grid.add_column("")
    for bot in sorted(range(len(rated)), key=lambda bot: -rated[bot].points):
        # The first bot is what the others are compared with.
        bounds = interval(rated[bot].interval if bot else None, number)
        grid.add_row(tournament.names[bot], number(round(rated[bot].points)), Text(bounds, "dim"))
    return grid


def told(tournament: Tournament, results: Results, sprt: Sprt | None) -> dict[str, Any]:
    """The results for programs."""
    rated = ratings(tournament, results)
    return {
        "seats": tournament.seats,
        "meetings": [_told_of(tournament, one, results, sprt) for one in meetings(tournament, results)],
        "ratings": [
            {"bot": name, "rating": round(one.points, 1), "ci95": [round(bound, 1) for bound in one.interval]}
            for name, one in zip(tournament.names, rated, strict=True)
        ],
    }


def _told_of(tournament: Tournament, one: Meeting, results: Results, sprt: Sprt | None) -> dict[str, Any]:
    earlier, later = (tournament.names[bot] for bot in one.pair)
    ratio = None if sprt is None else round(sprt.ratio(results.of(one.pair)), 4)
    return {
        "bot": later,
        "against": earlier,
        "deals": one.deals,
        "share": _rounded(one.share),
        "margin": None if one.margin is None else _rounded(one.margin),
        "forfeited": {"bot": one.forfeits[1], "against": one.forfeits[0]},
        "sprt_llr": ratio,
    }


def _rounded(one: Estimate) -> dict[str, Any]:
    bounds = None if one.interval is None else [round(bound, 6) for bound in one.interval]
    return {"mean": round(one.mean, 6), "ci95": bounds}

"""`cairn arena`: bots meet on the same deals from every seat; differences, ratings, and how sure they are."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cairn.arena.page import interval, page
from cairn.arena.tournament import Journal, Results, Tournament, hold
from cairn.arena.verdict import Estimate, Meeting, Rating, Sprt, meeting, ratings
from cairn.cli.arguments import HIGHEST_SEED, add_components, add_game, add_json, add_set, options_of, whole
from cairn.cli.output import called, complain, number, percent, print_json, progress, say, show
from cairn.core.errors import BadSetup
from cairn.games import find, title_of


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn arena`."""
    add_game(parser)
    parser.add_argument("bots", nargs="+", metavar=say("cli-word-bot"), help=say("arena-arg-bots"))
    add = parser.add_argument
    add("--deals", type=whole("--deals", 1), default=100, metavar="N", help=say("arena-arg-deals"))
    add("--seats", type=whole("--seats", 2, 16), metavar="N", help=say("arena-arg-seats"))
    add("--seed", type=whole("--seed", 0, HIGHEST_SEED), default=1, metavar="S", help=say("cli-arg-seed"))
    add("--jobs", type=whole("--jobs", 1, 1024), metavar="J", help=say("cli-arg-jobs"))
    add("--sprt", type=_bounds, metavar="LOW,HIGH", help=say("arena-arg-sprt"))
    add("--keep", metavar="FILE", help=say("arena-arg-keep"))
    add("--report", metavar="FILE.html", help=say("arena-arg-report"))
    add_set(parser)
    add_components(parser)
    add_json(parser)


def main(args: Namespace) -> int:
    """Play, then show what came of it."""
    game = find(args.game, args.components)
    options = game.read_options(options_of(args.options), simulated=True)
    seats = args.seats or game.seats[0]
    tournament = Tournament(title_of(game).spec, options, seats, args.bots, args.seed, args.components)
    tournament.check()
    journal = Journal(args.keep, tournament) if args.keep else None
    if args.report:
        # Before the games, so that they are not played for a file that cannot be written.
        Path(args.report).touch()
    jobs = args.jobs or os.cpu_count() or 1
    enough = args.sprt.enough if args.sprt else lambda deals: False
    before = perf_counter()
    with progress(say("arena-playing"), args.deals * len(tournament.pairs())) as done:
        results = hold(tournament, args.deals, jobs, enough, journal, done)
    seconds = perf_counter() - before
    title = " · ".join([called(game), say("simulate-seed", seed=str(args.seed))])
    if args.report:
        text = page(tournament, results, title, say, _tenth, percent)
        Path(args.report).write_text(text, encoding="utf-8")
    if args.json:
        print_json("arena", _told(tournament, results, args.sprt, jobs, seconds), game, options, args.seed)
    else:
        _show(tournament, results, title, args.sprt, seconds)
    if args.report:
        tell = complain if args.json else print
        tell(say("arena-reported", file=args.report))
    return 0


def _bounds(text: str) -> Sprt:
    """Reads the two shares of a sequential test."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadSetup("arena-sprt", {"text": text}) from None
    if not 0 <= low < high <= 1:
        raise BadSetup("arena-sprt", {"text": text})
    return Sprt(low, high)


def _tenth(value: float) -> str:
    return number(value, 1)


def _show(tournament: Tournament, results: Results, title: str, sprt: Sprt | None, seconds: float) -> None:
    """The results as a person reads them."""
    meetings = _meetings(tournament, results)
    lines: list[Any] = ["", Text(title, "bold"), "", Padding.indent(_grid(tournament, meetings), 2), ""]
    rated = ratings(tournament, results)
    lines += [Padding.indent(_rated(tournament, rated), 2), ""]
    if sprt is not None:
        for one in meetings:
            lines.append(Padding.indent(_decided(tournament, one, sprt.ratio(results.of(one.pair)), sprt), 2))
    games = sum(len(games) for pair in results.deals for games in results.of(pair))
    note = say("arena-note", games=number(games), seconds=number(seconds, 1))
    show(*lines, Padding.indent(Text(note, "dim"), 2), "")


def _decided(tournament: Tournament, one: Meeting, ratio: float, sprt: Sprt) -> str:
    side = "high" if ratio > 0 else "low"
    key = f"arena-sprt-{side if sprt.is_decided(ratio) else 'open'}"
    bot, other = tournament.bots[one.pair[1]], tournament.bots[one.pair[0]]
    return say(key, bot=bot, other=other, low=percent(sprt.low), high=percent(sprt.high))


def _meetings(tournament: Tournament, results: Results) -> list[Meeting]:
    return [meeting(pair, results.of(pair)) for pair in tournament.pairs() if results.of(pair)]


def _grid(tournament: Tournament, meetings: list[Meeting]) -> Grid:
    """Each pair with its paired differences."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("pair", "deals", "share", "", "margin", ""):
        words = say(f"arena-column-{key}") if key else ""
        grid.add_column(words, justify="left" if key in ("pair", "") else "right")
    for one in meetings:
        earlier, later = (tournament.bots[bot] for bot in one.pair)
        grid.add_row(
            f"{later} – {earlier}",
            number(one.deals),
            percent(one.share.mean),
            Text(interval(one.share.interval, percent), "dim"),
            _tenth(one.margin.mean),
            Text(interval(one.margin.interval, _tenth), "dim"),
        )
    return grid


def _rated(tournament: Tournament, rated: list[Rating]) -> Grid:
    """The ratings, the best first."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(say("simulate-bot"))
    grid.add_column(say("arena-rating"), justify="right")
    grid.add_column("")
    for bot in sorted(range(len(rated)), key=lambda bot: -rated[bot].points):
        bounds = interval(rated[bot].interval, number)
        grid.add_row(tournament.bots[bot], number(round(rated[bot].points)), Text(bounds, "dim"))
    return grid


def _told(
    tournament: Tournament, results: Results, sprt: Sprt | None, jobs: int, seconds: float
) -> dict[str, Any]:
    """The results for programs."""
    rated = ratings(tournament, results)
    return {
        "seats": tournament.seats,
        "meetings": [_told_of(tournament, one, results, sprt) for one in _meetings(tournament, results)],
        "ratings": [
            {"bot": name, "rating": round(one.points, 1), "ci95": [round(bound, 1) for bound in one.interval]}
            for name, one in zip(tournament.bots, rated, strict=True)
        ],
        "jobs": jobs,
        "seconds": round(seconds, 3),
    }


def _told_of(tournament: Tournament, one: Meeting, results: Results, sprt: Sprt | None) -> dict[str, Any]:
    earlier, later = (tournament.bots[bot] for bot in one.pair)
    ratio = None if sprt is None else round(sprt.ratio(results.of(one.pair)), 4)
    told = {"bot": later, "against": earlier, "deals": one.deals}
    return {**told, "share": _rounded(one.share), "margin": _rounded(one.margin), "sprt_llr": ratio}


def _rounded(one: Estimate) -> dict[str, Any]:
    bounds = None if one.interval is None else [round(bound, 6) for bound in one.interval]
    return {"mean": round(one.mean, 6), "ci95": bounds}

"""`cairn arena`: bots meet on the same deals from every seat; differences, ratings, and how sure they are."""

import os
import shlex
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cairn.arena.page import Words, interval, page, pair_name
from cairn.arena.tournament import Journal, Results, Tournament, hold
from cairn.arena.verdict import Estimate, Meeting, Rating, Sprt, meeting, meetings, ratings
from cairn.cli.arguments import (
    HIGHEST_SEED,
    add_components,
    add_game,
    add_json,
    add_limit,
    add_set,
    options_of,
    whole,
)
from cairn.cli.failures import STOPPED
from cairn.cli.output import Bar, called, complain, language, number, percent, print_json, progress, say, show
from cairn.core.errors import BadSetup
from cairn.games import find, title_of

NOTE_SECONDS = 0.5
"""How often the bar says what is known so far."""
NOTED_PAIRS = 3


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
    add_limit(parser)
    add("--keep", metavar=say("cli-word-file"), help=say("arena-arg-keep"))
    add("--report", metavar="FILE.html", help=say("arena-arg-report"))
    add_set(parser)
    add_components(parser)
    add_json(parser)


def main(args: Namespace) -> int:
    """Play, then show what came of it; after Ctrl-C, of what was played."""
    game = find(args.game, args.components)
    options = game.read_options(options_of(args.options), simulated=True)
    seats = args.seats or game.seats[0]
    spec = title_of(game).spec
    tournament = Tournament(spec, options, seats, args.bots, args.seed, args.components, float(args.limit))
    tournament.check()
    journal = Journal(args.keep, tournament) if args.keep else None
    if args.report:
        # Before the games, so that they are not played for a file that cannot be written.
        Path(args.report).touch()
    jobs = args.jobs or os.cpu_count() or 1
    results = Results()
    before = perf_counter()
    stopped = False
    with progress(say("arena-playing"), args.deals * len(tournament.pairs()) * seats) as bar:
        try:
            enough = args.sprt.enough if args.sprt else None
            hold(tournament, args.deals, jobs, enough, journal, _noted(tournament, bar), results)
        except KeyboardInterrupt:
            if not results.deals:
                raise
            stopped = True
    seconds = perf_counter() - before
    chosen = [f"{name}={value}" for name, value in options_of(args.options).items()]
    title = " · ".join([called(game), *chosen, say("simulate-seed", seed=str(args.seed))])
    if args.report:
        words = Words(language(), say, _tenth, percent, _mark, _mark_percent)
        text = page(tournament, results, title, shlex.join(["cairn", *args.words]), words)
        Path(args.report).write_text(text, encoding="utf-8")
    if args.json:
        told = {**_told(tournament, results, args.sprt), "stopped": stopped}
        print_json("arena", {**told, "jobs": jobs, "seconds": round(seconds, 3)}, game, options, args.seed)
    else:
        _show(tournament, results, title, args.sprt, seconds)
    if args.report:
        tell = complain if args.json else print
        tell(say("arena-reported", file=args.report))
    if stopped:
        complain(say("arena-stopped-kept", file=args.keep) if args.keep else say("arena-stopped"))
    return STOPPED if stopped else 0


def _noted(tournament: Tournament, bar: Bar) -> Callable[[Results], None]:
    """Moves the bar on after each deal; now and then it says what is known so far."""
    shown = 0.0
    words = ""

    def note(results: Results) -> None:
        done = sum(len(deals) for deals in results.deals.values()) * tournament.seats
        nonlocal shown, words
        if perf_counter() - shown >= NOTE_SECONDS:
            shown, words = perf_counter(), " · ".join(_so_far(tournament, results))
        bar(done, words)

    return note


def _so_far(tournament: Tournament, results: Results) -> list[str]:
    """A few words for each of the first pairs."""
    told = []
    for pair in sorted(results.deals)[:NOTED_PAIRS]:
        one = meeting(pair, results.of(pair))
        margin = "" if one.margin is None else f" {_signed(one.margin.mean)}"
        told.append(f"{pair_name(tournament, pair)}{margin} {percent(one.share.mean, 0)}")
    return told


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


def _mark(value: float) -> str:
    return number(value, 0 if value == int(value) else 1)


def _mark_percent(part: float) -> str:
    return percent(part, 0 if round(100 * part, 6) == round(100 * part) else 1)


def _signed(value: float) -> str:
    return f"+{_tenth(value)}" if value > 0 else _tenth(value)


def _show(tournament: Tournament, results: Results, title: str, sprt: Sprt | None, seconds: float) -> None:
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


def _grid(tournament: Tournament, met: list[Meeting]) -> Grid:
    """Each pair with its paired differences."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("pair", "deals", "share", "", "margin", ""):
        words = say(f"arena-column-{key}") if key else ""
        grid.add_column(
            words, justify="left" if key in ("pair", "") else "right", no_wrap=key != "pair", overflow="fold"
        )
    for one in met:
        margin = one.margin
        grid.add_row(
            pair_name(tournament, one.pair),
            number(one.deals),
            percent(one.share.mean),
            Text(interval(one.share.interval, percent), "dim"),
            "–" if margin is None else _signed(margin.mean),
            Text("" if margin is None else interval(margin.interval, _signed), "dim"),
        )
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


def _told(tournament: Tournament, results: Results, sprt: Sprt | None) -> dict[str, Any]:
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

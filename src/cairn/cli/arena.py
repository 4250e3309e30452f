"""`cairn arena`: bots meet on the same deals from every seat; differences, ratings, and how sure they are."""

import os
import shlex
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from cairn.arena.page import Words, page, pair_name
from cairn.arena.tournament import Journal, Results, Tournament, hold
from cairn.arena.verdict import Sprt, meeting
from cairn.cli.arena_results import mark, mark_percent, show_results, signed, tenth, told
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
from cairn.cli.output import Bar, called, complain, language, percent, print_json, progress, say
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
        words = Words(language(), say, tenth, percent, mark, mark_percent)
        text = page(tournament, results, title, shlex.join(["cairn", *args.words]), words)
        Path(args.report).write_text(text, encoding="utf-8")
    if args.json:
        found = {**told(tournament, results, args.sprt), "stopped": stopped}
        print_json("arena", {**found, "jobs": jobs, "seconds": round(seconds, 3)}, game, options, args.seed)
    else:
        show_results(tournament, results, title, args.sprt, seconds)
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
    notes = []
    for pair in sorted(results.deals)[:NOTED_PAIRS]:
        one = meeting(pair, results.of(pair))
        margin = "" if one.margin is None else f" {signed(one.margin.mean)}"
        notes.append(f"{pair_name(tournament, pair)}{margin} {percent(one.share.mean, 0)}")
    return notes


def _bounds(text: str) -> Sprt:
    """Reads the two shares of a sequential test."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadSetup("arena-sprt", {"text": text}) from None
    if not 0 <= low < high <= 1:
        raise BadSetup("arena-sprt", {"text": text})
    return Sprt(low, high)

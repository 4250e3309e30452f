"""`cairn conformance`: whether a game keeps what the engine promises, on as many random games as you like."""

import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from cairn.arena.workers import Plain, environment, spread
from cairn.cli.arguments import add_components, add_count, add_game, add_json, options_of, whole
from cairn.cli.output import called, mark, number, print_json, progress, say, show
from cairn.core.game import Game, Options
from cairn.engine import mode
from cairn.games import find, title_of
from cairn.proof.conformance import ENOUGH, Fault, Report, conformance

if TYPE_CHECKING:
    from rich.table import Table as Grid

PIECE = 50
"""About how many games a worker checks before it answers; the same for any `--jobs`, as is the report."""
FAULTS = Path("cairn-faults")
LEAST = 5
"""How many of the cards that came up least often are named."""
DEFAULT = "default"
"""The variant without any options of its own."""


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn conformance`."""
    add_game(parser)
    add_count(parser, 100)
    parser.add_argument("--seats", type=whole("--seats", 1), metavar="N", help=say("cli-arg-seat-count"))
    add_components(parser)
    parser.add_argument("--all-variants", action="store_true", help=say("cli-arg-all-variants"))
    parser.add_argument("--pure", action="store_true", help=say("cli-arg-pure"))
    add_json(parser)


def main(args: Namespace) -> int:
    """Check, and show what was found; 1 if there is a fault."""
    if args.pure and mode() != "pure":
        _start_again_interpreted(args.words)
    game = find(args.game, args.components)
    if args.seats is not None:
        game.check_seats(args.seats)
    given = options_of(args.options)
    named = ", ".join(f"{name}={value}" for name, value in given.items())
    variants = {named or DEFAULT: [{}] if named else title_of(game).mixed()}
    if args.all_variants:
        variants = {name: [variant] for name, variant in title_of(game).variants.items()}
    jobs = args.jobs or os.cpu_count() or 1
    reports: dict[str, Report] = {}
    for name, mix in variants.items():
        chosen = [game.read_options({**variant, **given}, simulated=True) for variant in mix]
        reports[name] = check(game, chosen, args.games, args.seed, jobs, args.seats, args.components)
    ok = all(report.ok for report in reports.values())
    files = [path for name, report in reports.items() if not report.ok for path in _save(name, report)]
    if args.json:
        runs = [{"variant": name, **report.data()} for name, report in reports.items()]
        results = {"ok": ok, "engine": mode(), "runs": runs, "files": [str(path) for path in files]}
        options = next(iter(reports.values())).options
        print_json("conformance", results, game, None if args.all_variants else options, args.seed)
    else:
        _show(game, reports, files)
    return 0 if ok else 1


def check(
    game: Game,
    options: list[Options],
    games: int,
    seed: int,
    jobs: int,
    seats: int | None = None,
    components: str = "",
) -> Report:
    """Check games in several processes; the same report for any number of them."""
    before = perf_counter()
    pieces = [
        {
            "game": title_of(game).spec,
            "components": components,
            "options": options,
            "seats": seats,
            "seed": seed + i,
            "games": min(PIECE, games - i),
            # One signature is enough, and it takes a hundred games more.
            "signed": i == 0,
        }
        for i in range(0, games, PIECE)
    ]
    found: dict[int, Report] = {}
    with progress(say("conformance-playing"), games) as done:

        def take(number: int, data: Plain) -> None:
            found[number] = Report(**{**data, "faults": [Fault(**fault) for fault in data["faults"]]})
            done(sum(report.games for report in found.values()))

        spread(f"{__name__}:check_piece", pieces, jobs, take)
    whole = _merged([found[number] for number in sorted(found)])
    whole.seconds = round(perf_counter() - before, 3)
    return whole


def check_piece(piece: Plain) -> Plain:
    """Check some of the games; what a worker does."""
    report = conformance(
        find(piece["game"], piece["components"]),
        piece["games"],
        piece["seed"],
        piece["options"],
        piece["seats"],
        signed=piece["signed"],
    )
    data = report.data()
    del data["ok"]
    return data


def _merged(reports: list[Report]) -> Report:
    """Several reports as one."""
    first = reports[0]
    whole = Report(first.game, first.options, first.seed, counts=dict.fromkeys(first.counts, 0))
    for report in reports:
        whole.games += report.games
        whole.moves += report.moves
        whole.longest = max(whole.longest, report.longest)
        for name, count in report.counts.items():
            whole.counts[name] += count
        for spelling, count in report.played.items():
            whole.played[spelling] = whole.played.get(spelling, 0) + count
        for fault in report.faults:
            if sum(other.check == fault.check for other in whole.faults) < ENOUGH:
                whole.faults.append(fault)
    whole.signature = first.signature if not whole.faults else None
    return whole


def _start_again_interpreted(words: list[str]) -> None:
    """Become the same command with the engine interpreted."""
    sys.stdout.flush()
    command = [sys.executable, "-P", "-m", "cairn", *[word for word in words if word != "--pure"]]
    os.execve(sys.executable, command, {**environment(), "CAIRN_PURE": "1"})


def _save(variant: str, report: Report) -> list[Path]:
    """Write the matches that show the faults."""
    folder = FAULTS / "".join(letter if letter.isalnum() else "-" for letter in variant)
    if any(fault.match for fault in report.faults):
        folder.mkdir(parents=True, exist_ok=True)
    return report.save_matches(folder)


def _show(game: Game, reports: dict[str, Report], files: list[Path]) -> None:
    from rich.padding import Padding
    from rich.text import Text

    faults = [fault for report in reports.values() for fault in report.faults]
    verdict = Text(say("conformance-clean"))
    if faults:
        verdict = Text(say("conformance-faults", n=len(faults)), "bold red")
    told = [Text(str(fault), "red") for fault in faults]
    told += [Text(say("conformance-file", file=str(path))) for path in files]
    checks = Padding.indent(_checks(list(reports.values())), 2)
    runs = Padding.indent(_runs(reports), 2)
    least = _least_played(game, list(reports.values()))
    show("", Text(called(game), "bold"), "", checks, "", runs, "", least, verdict, *told, "")


def _least_played(game: Game, reports: list[Report]) -> str:
    """The cards that came up least often, so that nobody mistakes luck for proof."""
    times = {
        name: sum(report.played.get(spelling, 0) for report in reports for spelling in spellings)
        for name, spellings in title_of(game).uses().items()
    }
    if not times:
        return ""
    rarest = sorted(times, key=lambda name: times[name])[:LEAST]
    listed = ", ".join(f"{name} {number(times[name])}" for name in rarest)
    return say("conformance-least", text=listed)


def _checks(reports: list[Report]) -> "Grid":
    """How often each check looked, in all runs together."""
    grid = _grid("", "check", "count")
    failed = {fault.check for report in reports for fault in report.faults}
    for name in reports[0].counts:
        count = sum(report.counts[name] for report in reports)
        grid.add_row(mark(name not in failed if count else None), name, number(count))
    return grid


def _runs(reports: dict[str, Report]) -> "Grid":
    """What each variant came to."""
    grid = _grid("", "variant", "games", "moves", "seconds", "signature")
    for name, report in reports.items():
        counts = [number(report.games), number(report.moves), number(report.seconds, 1)]
        grid.add_row(mark(report.ok), name, *counts, report.signature or "–")
    return grid


def _grid(*keys: str) -> "Grid":
    from rich.table import Table as Grid

    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for key in keys:
        is_number = key in ("count", "games", "moves", "seconds")
        grid.add_column(say(f"conformance-{key}") if key else "", justify="right" if is_number else "left")
    return grid

"""`cairn conformance`: whether a game keeps what the engine promises, on as many random games as you like."""

import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from time import perf_counter

from cairn.arena.workers import Plain, environment, spread
from cairn.cli.arguments import add_count, add_game, add_json, options_of
from cairn.cli.output import mark, number, print_json, progress, say, show
from cairn.core.game import Game, Options
from cairn.engine import mode
from cairn.games import find
from cairn.games.variants import VARIANTS
from cairn.testing.conformance import ENOUGH, Fault, Report, conformance

PIECE = 50
"""About how many games a worker checks before it answers; the same for any `--jobs`, as is the report."""
FAULTS = Path("cairn-faults")


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn conformance`."""
    add_game(parser)
    add_count(parser, 100)
    parser.add_argument("--all-variants", action="store_true", help=say("cli-arg-all-variants"))
    parser.add_argument("--pure", action="store_true", help=say("cli-arg-pure"))
    add_json(parser)


def main(args: Namespace) -> int:
    """Check, and show what was found; 1 if there is a fault."""
    if args.pure and mode() != "pure":
        _start_again_interpreted(args.words)
    game = find(args.game)
    given = options_of(args.options)
    variants = VARIANTS[game.name] if args.all_variants else {"": {}}
    jobs = args.jobs or os.cpu_count() or 1
    reports: dict[str, Report] = {}
    for name, variant in variants.items():
        options = game.read_options({**variant, **given}, simulated=True)
        reports[name] = check(game, options, args.games, args.seed, jobs)
        if not args.json:
            _show(name, reports[name])
    files = {name: _save(name, report) for name, report in reports.items() if report.faults}
    ok = all(report.ok for report in reports.values())
    if args.json:
        runs = [{"variant": name, **report.data()} for name, report in reports.items()]
        told = {name: [str(path) for path in paths] for name, paths in files.items()}
        results = {"ok": ok, "engine": mode(), "runs": runs, "files": told}
        options = next(iter(reports.values())).options
        print_json("conformance", results, game, None if args.all_variants else options, args.seed)
    else:
        for path in [path for paths in files.values() for path in paths]:
            show(say("conformance-file", file=str(path)))
    return 0 if ok else 1


def check(game: Game, options: Options, games: int, seed: int, jobs: int) -> Report:
    """Check games in several processes; the same report for any number of them."""
    before = perf_counter()
    # Every piece begins with the smallest number of seats, as one long run would there.
    size = max(1, PIECE // len(game.seats)) * len(game.seats)
    pieces = [
        {"game": game.name, "options": options, "seed": seed + i, "games": min(size, games - i)}
        for i in range(0, games, size)
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
    report = conformance(find(piece["game"]), piece["games"], piece["seed"], piece["options"])
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
    folder = FAULTS / variant
    folder.mkdir(parents=True, exist_ok=True)
    return report.save_matches(folder)


def _show(variant: str, report: Report) -> None:
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    table.add_column(say("conformance-check"))
    table.add_column(say("conformance-count"), justify="right")
    failed = {fault.check for fault in report.faults}
    for name, count in report.counts.items():
        table.add_row(mark(name not in failed if count else None), name, number(count))
    title = say(f"{report.game}-title")
    if variant:
        title = f"{title} · {say('conformance-variant', name=variant)}"
    facts = say(
        "conformance-facts",
        games=number(report.games),
        moves=number(report.moves),
        seed=str(report.seed),
        seconds=number(report.seconds, 1),
    )
    clean = say("conformance-clean", signature=report.signature or "")
    verdict = Text(clean) if report.ok else Text(say("conformance-faults", n=len(report.faults)), "bold red")
    faults = [Text(str(fault), "red") for fault in report.faults]
    show("", Text(title, "bold"), "", Padding.indent(table, 2), "", facts, verdict, *faults)

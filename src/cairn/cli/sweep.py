"""`cairn simulate --sweep option=a,b,c`: the same games with each value of an option, side by side."""

import os
from argparse import Namespace
from dataclasses import replace
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cairn.arena.entrants import label
from cairn.arena.report import Report, report
from cairn.arena.simulate import Plan, simulate
from cairn.cli.arguments import assignment
from cairn.cli.output import called, number, percent, print_json, progress, say, show
from cairn.core.errors import BadSetup
from cairn.core.game import Game, Options


def values_of(text: str) -> tuple[str, list[str]]:
    """The option and its values; a value that has commas of its own is followed by a semicolon."""
    name, values = assignment(text)
    parts = [part.strip() for part in values.split(";" if ";" in values else ",")]
    return name, [part for part in parts if part]


def sweep(args: Namespace, game: Game, given: Options, plan: Plan) -> int:
    """Play the games of the plan once for each value, and show what changes."""
    option, values = args.sweep
    if args.plot:
        raise BadSetup("cli-not-both", {"text": "--plot", "other": "--sweep", "command": "cairn simulate"})
    if len(values) < 2 or option in given:
        raise BadSetup("simulate-sweep-two", {"option": option})
    plans = [
        replace(plan, options=game.read_options({**given, option: value}, simulated=True)) for value in values
    ]
    plan.check()
    jobs = args.jobs or os.cpu_count() or 1
    reports: list[Report] = []
    with progress(say("simulate-playing"), plan.games * len(plans)) as bar:
        for i, one in enumerate(plans):

            def done(games: int, before: int = i * plan.games, value: str = values[i]) -> None:
                bar(before + games, f"{option}={value}")

            reports.append(report(one, simulate(one, jobs, done)))
    rows = [{"value": one.options[option], **told} for one, told in zip(plans, reports, strict=True)]
    if args.json:
        print_json("simulate", {"sweep": option, "rows": rows, "jobs": jobs}, game, plan.options, plan.seed)
        return 0
    count = say("simulate-count", games=number(plan.games))
    title = " · ".join([called(game), count, say("simulate-seed", seed=str(plan.seed))])
    note = Padding.indent(Text(say("simulate-sweep-note"), "dim"), 2)
    show("", Text(title, "bold"), "", Padding.indent(_grid(option, plan, rows), 2), "", note, "")
    return 0


def _grid(option: str, plan: Plan, rows: list[dict[str, Any]]) -> Grid:
    """A line per value and bot; what belongs to the value alone stands in its first line."""
    length = "turns" if all(row["length"]["turns"] is not None for row in rows) else "moves"
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(option)
    grid.add_column(say("simulate-bot"))
    for words in (say("simulate-share"), "", say("simulate-points"), ""):
        grid.add_column(words, justify="right" if words else "left", no_wrap=True)
    grid.add_column(say("arena-starter"), justify="right")
    grid.add_column(say(f"arena-column-{length}"), justify="right")
    for row in rows:
        for i, seat in enumerate(row["seats"]):
            of_value = ["", "", ""]
            if i == 0:
                starter = percent(row["seat_advantage"]["starter"]["share"])
                of_value = [row["value"], starter, number(row["length"][length]["mean"], 1)]
            grid.add_row(
                of_value[0],
                label(plan.bots[i]),
                percent(seat["share"]),
                Text(_interval([100 * bound for bound in seat["share_ci95"]]), "dim"),
                number(seat["mean"], 1),
                Text(_interval(seat["ci95"]), "dim"),
                *of_value[1:],
            )
    return grid


def _interval(bounds: list[float] | None) -> str:
    return "" if bounds is None else f"{number(bounds[0], 1)}…{number(bounds[1], 1)}"

"""`cairn simulate`: bots play many games; a grid, a picture, and how sure one may be."""

import os
from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from pathlib import Path
from time import perf_counter

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cairn.arena.entrants import label, split_names
from cairn.arena.histogram import Histogram, draw_svg
from cairn.arena.report import Report, report
from cairn.arena.simulate import Plan, simulate
from cairn.arena.tally import Tally
from cairn.cli.arguments import add_components, add_count, add_game, add_json, add_limit, options_of
from cairn.cli.output import (
    called,
    complain,
    console,
    number,
    percent,
    print_json,
    progress,
    say,
    show,
    takes_symbols,
)
from cairn.cli.sweep import sweep, values_of
from cairn.cli.trials import try_cards
from cairn.core.errors import BadSetup
from cairn.core.game import Game
from cairn.games import find, title_of

MOST_CLASSES = 14
EIGHTHS = " ▏▎▍▌▋▊▉"
COLOURS = ("red", "cyan", "magenta", "green", "yellow", "blue")
"""The terminal's own, which it keeps readable on its ground; the names stand beside them."""


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn simulate`."""
    add_game(parser)
    parser.add_argument("--seats", metavar="A,B", help=say("cli-arg-seats"))
    add_count(parser, 1000)
    add_components(parser)
    add_limit(parser)
    parser.add_argument("--swap", action=BooleanOptionalAction, default=True, help=say("cli-arg-swap"))
    parser.add_argument("--sweep", type=values_of, metavar="K=V,V", help=say("simulate-arg-sweep"))
    parser.add_argument("--cards", metavar="A,B", help=say("simulate-arg-cards"))
    parser.add_argument("--plot", metavar="FILE.svg", help=say("cli-arg-plot"))
    add_json(parser)


def main(args: Namespace) -> int:
    """Play, then show what came of it."""
    game = find(args.game, args.components)
    options = game.read_options(options_of(args.options), simulated=True)
    if args.cards:
        if args.plot:
            _check_plot(args.plot)
        return try_cards(args, game, options)
    bots = _bots(game) if args.seats is None else split_names(args.seats)
    spec, limit = title_of(game).spec, float(args.limit)
    plan = Plan(spec, options, bots, args.games, args.seed, args.swap, args.components, limit)
    if args.sweep:
        return sweep(args, game, options_of(args.options), plan)
    plan.check()
    if args.plot:
        # Before the games, so that they are not played for a file that cannot be written.
        _check_plot(args.plot)
    jobs = args.jobs or os.cpu_count() or 1
    before = perf_counter()
    with progress(say("simulate-playing"), plan.games) as done:
        tally = simulate(plan, jobs, done)
    seconds = perf_counter() - before
    results = report(plan, tally)
    results["jobs"] = jobs
    results["seconds"] = round(seconds, 3)
    results["games_per_s"] = round(plan.games / seconds, 1)
    results["decisions_per_s"] = round(sum(n * k for n, k in tally.of("moves").items()) / seconds, 1)
    if args.plot:
        _plot(plan, tally, args.plot)
    if args.json:
        print_json("simulate", results, game, options, args.seed)
    else:
        _show(plan, tally, results)
    if args.plot:
        # Beside the one JSON object nothing else goes to stdout.
        tell = complain if args.json else print
        tell(say("simulate-plotted", file=args.plot))
    return 0


def _bots(game: Game) -> list[str]:
    """Who plays if nobody says it: random bots, and one that follows rules where the game has it."""
    rule = "rule" if "rule" in title_of(game).bot_names() else "random"
    return ["random"] * (game.seats[0] - 1) + [rule]


def _show(plan: Plan, tally: Tally, results: Report) -> None:
    """The results as a person reads them."""
    grid = Padding.indent(_grid(plan, results), 2)
    note = Padding.indent(Text(say("simulate-note"), "dim"), 2)
    picture = Padding.indent(_picture(plan, tally, console().width - 3), 2)
    lines = [Padding.indent(line, 2) for line in _lines(plan, results)]
    show("", Text(_title(plan), "bold"), "", grid, "", picture, "", note, "", *lines, "")


def _title(plan: Plan) -> str:
    count = say("simulate-count", games=number(plan.games))
    return " · ".join([called(plan.found()), count, say("simulate-seed", seed=str(plan.seed))])


def _names(plan: Plan) -> list[str]:
    """The bots by name; two of one name each with a number."""
    names = [label(name) for name in plan.bots]
    return [f"{name} ({i + 1})" if names.count(name) > 1 else name for i, name in enumerate(names)]


def _named(plan: Plan, i: int) -> Text:
    return Text(_names(plan)[i], f"bold {_colour(i)}")


def _colour(i: int) -> str:
    return COLOURS[i % len(COLOURS)]


def _grid(plan: Plan, results: Report) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(say("simulate-bot"))
    for key in ("wins", "shared", "share", "", "points", "", "sd"):
        grid.add_column(say(f"simulate-{key}") if key else "", justify="right" if key else "left")
    for i, seat in enumerate(results["seats"]):
        grid.add_row(
            _named(plan, i),
            number(seat["wins"]),
            number(seat["shared"]),
            percent(seat["share"]),
            _interval([100 * x for x in seat["share_ci95"]]),
            number(seat["mean"], 1),
            _interval(seat["ci95"]),
            "–" if seat["sd"] is None else number(seat["sd"], 1),
        )
    return grid


def _interval(bounds: list[float] | None) -> Text:
    return Text("" if bounds is None else f"{number(bounds[0], 1)}…{number(bounds[1], 1)}", "dim")


def _picture(plan: Plan, tally: Tally, width: int) -> Grid:
    """A bar for each class of points and each bot, all to one scale."""
    histogram = Histogram([tally.of("points", i) for i in range(len(plan.bots))], MOST_CLASSES)
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    grid.add_column(say("simulate-points"), justify="right", no_wrap=True)
    labels = [_class(low, histogram.width) for low in histogram.lows]
    room = (width - max(map(len, labels)) - 2) // len(plan.bots) - 1
    for i in range(len(plan.bots)):
        grid.add_column(_named(plan, i), width=room, no_wrap=True)
    for j, name in enumerate(labels):
        bars = []
        for i in range(len(plan.bots)):
            part = histogram.parts[i][j]
            bar = _bar(part / histogram.highest * (room - 8))
            bars.append(Text.assemble((bar, _colour(i)), (_part(part), "dim")))
        grid.add_row(name, *bars)
    return grid


def _part(part: float) -> str:
    """The part behind a bar; a small one is not called nothing."""
    if part == 0:
        return ""
    return f" {percent(part)}" if part >= 0.001 else f" <{percent(0.001)}"


def _class(low: int, width: int) -> str:
    return number(low) if width == 1 else f"{number(low)} … {number(low + width - 1)}"


def _bar(length: float) -> str:
    """A bar of blocks, exact to an eighth; what is there is seen."""
    if not takes_symbols():
        return "#" * (max(1, round(length)) if length > 0 else 0)
    eighths = max(1, round(8 * length)) if length > 0 else 0
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def _lines(plan: Plan, results: Report) -> list[str]:
    """The rest in sentences."""
    lines = []
    advantage = results["seat_advantage"]
    for key in ("starter", "seat_1"):
        low, high = (percent(x) for x in advantage[key]["ci95"])
        share = percent(advantage[key]["share"])
        lines.append(say(f"simulate-{key.replace('_', '-')}", share=share, low=low, high=high))
    if not plan.swap:
        lines.append(say("simulate-no-swap"))
    lengths = results["length"]
    for key in ("moves", "turns"):
        if lengths[key] is not None:
            low, high = number(lengths[key]["min"]), number(lengths[key]["max"])
            lines.append(say(f"simulate-{key}", mean=number(lengths[key]["mean"], 1), low=low, high=high))
    if results["turn_cap"]["cap"] not in (None, "none"):
        cap, reached = number(int(results["turn_cap"]["cap"])), number(results["turn_cap"]["reached"])
        lines.append(say("simulate-turn-cap", cap=cap, games=reached))
    lines.append(say("simulate-draws", games=number(results["draws"])))
    for name, seat in zip(_names(plan), results["seats"], strict=True):
        if seat["forfeited"]:
            lines.append(say("simulate-forfeited", bot=name, games=number(seat["forfeited"])))
    fast, quick = number(results["games_per_s"]), number(results["decisions_per_s"])
    lines.append(say("simulate-speed", games=fast, decisions=quick, jobs=results["jobs"]))
    return lines


def _short(value: float) -> str:
    return number(value, 0 if value == int(value) else 1)


def _check_plot(path: str) -> None:
    """BadSetup for a picture that is not called SVG; OSError for a file that cannot be written."""
    if Path(path).suffix.lower() != ".svg":
        raise BadSetup("simulate-plot-svg", {"file": path, "guess": str(Path(path).with_suffix(".svg"))})
    Path(path).touch()


def _plot(plan: Plan, tally: Tally, path: str) -> None:
    sets = [tally.of("points", i) for i in range(len(plan.bots))]
    axis = say("simulate-axis", n="{n}")
    picture = draw_svg(sets, _names(plan), _title(plan), axis, _short, percent)
    Path(path).write_text(picture, encoding="utf-8")

"""`cairn bench`: how fast the engine is on this machine, against what we hold it to."""

from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import TYPE_CHECKING

from cairn.arena.facts import Fact
from cairn.arena.speed import Row, checksum, machine
from cairn.cli.arguments import add_components, add_json
from cairn.cli.output import called, mark, number, print_json, progress, say, show
from cairn.core.errors import BadSetup
from cairn.core.game import Game
from cairn.games import TITLES, find, title, title_of

if TYPE_CHECKING:
    from rich.table import Table as Grid

ROWS = 13
"""About how many rows there are: for the bar."""


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn bench`."""
    word = say("cli-word-game")
    parser.add_argument("--game", default=next(iter(TITLES)), metavar=word, help=say("cli-arg-game"))
    parser.add_argument("--strict", action="store_true", help=say("cli-arg-strict"))
    parser.add_argument("--facts", action="store_true", help=say("cli-arg-facts"))
    add_components(parser)
    add_json(parser)


def main(args: Namespace) -> int:
    """Measure and show; with `--strict` 1 if a target is missed."""
    game = find(args.game, args.components)
    if args.facts:
        return _facts(game, args)
    rows: list[Row] = []
    with progress(say("bench-measuring"), ROWS) as done:
        for row in title_of(game).speed():
            rows.append(row)
            done(len(rows))
    if args.json:
        options = game.read_options({}, simulated=True)
        told = [{**asdict(row), "value": round(row.value, 2), "ok": row.ok} for row in rows]
        results = {"rows": told, "machine": machine(), "checksum": checksum(game)}
        print_json("bench", results, game, options, 1)
    else:
        _show(game, rows)
    return 1 if args.strict and any(row.ok is False for row in rows) else 0


def _facts(game: Game, args: Namespace) -> int:
    """Check what is known of the game; with `--strict` 1 if something came out otherwise."""
    facts = title_of(game).facts()
    if facts is None:
        known = [name for name in TITLES if title(name).facts() is not None]
        raise BadSetup("bench-no-facts", {"name": game.name, "names": ", ".join(known)})
    found: list[Fact] = []
    with progress(say("bench-measuring"), 4) as done:
        for fact in facts:
            found.append(fact)
            done(len(found))
    if args.json:
        told = [{**asdict(fact), "ok": fact.ok} for fact in found]
        print_json("bench", {"facts": told, "machine": machine()}, game, None, 0)
    else:
        _show_facts(game, found)
    return 1 if args.strict and any(not fact.ok for fact in found) else 0


def _grid() -> "Grid":
    """Columns for a name, what was measured with its unit, the target, and whether it is met."""
    from rich.table import Table as Grid

    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("")
    grid.add_column(say("bench-measured"), justify="right")
    grid.add_column("")
    grid.add_column(say("bench-target"), justify="right")
    grid.add_column("")
    return grid


def _show_facts(game: Game, found: list[Fact]) -> None:
    from rich.padding import Padding
    from rich.text import Text

    grid = _grid()
    for fact in found:
        digits = 2 if fact.within < 1 else 1
        low, high = (number(bound, digits) for bound in fact.interval)
        # A target is told with no more digits than it has.
        few = 1 if fact.within < 1 else 0
        grid.add_row(
            say(f"bench-fact-{fact.name}"),
            number(fact.value, digits),
            Text(f"{low}…{high}", "dim"),
            f"{number(fact.target, few)} ± {number(fact.within, few)}",
            mark(fact.ok),
        )
    show(
        "",
        Text(called(game), "bold"),
        "",
        Padding.indent(grid, 2),
        "",
        say("bench-facts-how", games=number(found[0].games)),
        "",
    )


def _show(game: Game, rows: list[Row]) -> None:
    from rich.padding import Padding
    from rich.text import Text

    grid = _grid()
    for row in rows:
        digits = 0 if row.unit.endswith("/s") or row.value >= 100 else 1
        most = "≥" if row.unit.endswith("/s") else "<"
        target = "" if row.target is None else f"{most} {number(row.target)}"
        unit = say(f"bench-unit-{row.unit.replace('/', '-').replace('µ', 'u')}")
        grid.add_row(
            say(f"bench-{row.name}"),
            number(row.value, digits),
            unit,
            target,
            "" if row.ok is None else mark(row.ok),
        )
    on = machine()
    engine = say(f"bench-engine-{on['engine']}")
    cores = say("bench-cores", n=on["cores"])
    show(
        "",
        Text(called(game), "bold"),
        "",
        Padding.indent(grid, 2),
        "",
        f"{engine} · Python {on['python']} · {on['cpu']} · {cores} · {on['system']}",
        say("bench-how"),
        say("bench-checksum", sum=checksum(game)),
        "",
    )

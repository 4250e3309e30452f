"""`cairn simulate GAME --cards all`: what each card is worth, with it and without it on the same deals."""

import os
from argparse import Namespace
from pathlib import Path
from time import perf_counter

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cairn.arena.plots import Dot, alone, dots
from cairn.arena.trials import Finding, Study, conduct, findings, told, trials_of
from cairn.arena.verdict import Estimate
from cairn.cli.arena_results import mark_percent, signed
from cairn.cli.output import called, complain, language, number, percent, print_json, progress, say, show
from cairn.core.errors import BadSetup
from cairn.core.game import Game, Options
from cairn.games import title_of
from cairn.text import Speaker

ALL = "all"


def try_cards(args: Namespace, game: Game, options: Options) -> int:
    """Play the deals of every card that was named, and show what came of it."""
    for flag, given in (("--sweep", args.sweep), ("--seats", args.seats), ("--components", args.components)):
        if given:
            raise BadSetup("cli-not-both", {"text": flag, "other": "--cards", "command": "cairn simulate"})
    spec = title_of(game).spec
    cards = _named(args.cards, trials_of(spec).cards(options))
    study = Study(spec, options, cards, args.games, args.seed)
    jobs = args.jobs or os.cpu_count() or 1
    before = perf_counter()
    with progress(say("simulate-cards-playing"), study.deals * len(cards)) as bar:
        found = findings(study, conduct(study, jobs, bar))
    seconds = perf_counter() - before
    if args.plot:
        Path(args.plot).write_text(_plot(game, study, found), encoding="utf-8")
    if args.json:
        results = {"deals": study.deals, "cards": told(found), "jobs": jobs, "seconds": round(seconds, 3)}
        print_json("simulate", results, game, options, args.seed)
    else:
        note = Padding.indent(Text(say("simulate-cards-note"), "dim"), 2)
        show("", Text(_title(game, study), "bold"), "", Padding.indent(_grid(game, found), 2), "", note, "")
    if args.plot:
        # Beside the one JSON object nothing else goes to stdout.
        tell = complain if args.json else print
        tell(say("simulate-plotted", file=args.plot))
    return 0


def _named(text: str, known: list[str]) -> list[str]:
    """The cards that a list means; BadSetup for one that cannot be tried."""
    if text.strip().lower() == ALL:
        return known
    cards: list[str] = []
    for part in text.split(","):
        card = " ".join(part.lower().replace("-", " ").replace("_", " ").split())
        if card not in known:
            raise BadSetup("simulate-cards-unknown", {"text": part.strip(), "names": ", ".join(known)})
        if card not in cards:
            cards.append(card)
    return cards


def _title(game: Game, study: Study) -> str:
    deals = say("simulate-cards-deals", deals=number(study.deals))
    return " · ".join([called(game), deals, say("simulate-seed", seed=str(study.seed))])


def _grid(game: Game, found: list[Finding]) -> Grid:
    """A line per card: the experiment, and behind it what those did who gained it."""
    speaker = Speaker(language(), game.name, game.names)
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    grid.add_column(say("simulate-cards-card"), no_wrap=True)
    for words in ("with", "", "simulate-points", "", "got", "gained", ""):
        spoken = say(words if "-" in words else f"simulate-cards-{words}") if words else ""
        # Numbers are never cut; the words above them may take several lines.
        grid.add_column(spoken, justify="right" if words else "left", min_width=5 if words else 9)
    for one in found:
        grid.add_row(
            speaker.card(one.card),
            percent(one.share.mean),
            _interval(one.share, 100),
            signed(one.margin.mean),
            _interval(one.margin),
            percent(one.got, 0),
            "–" if one.gained is None else percent(one.gained.mean),
            _interval(one.gained, 100),
        )
    return grid


def _interval(one: Estimate | None, times: float = 1.0) -> Text:
    if one is None or one.interval is None:
        return Text("")
    low, high = (number(times * bound, 1) for bound in one.interval)
    return Text(f"{low}…{high}", "dim")


def _plot(game: Game, study: Study, found: list[Finding]) -> str:
    """The shares with their intervals, the best first; the dashed line is an even match."""
    speaker = Speaker(language(), game.name, game.names)
    rows = [
        Dot(speaker.card(one.card), one.share.mean, one.share.interval, percent(one.share.mean), 1)
        for one in found
    ]
    return alone(dots(rows, _title(game, study), mark_percent, 0.5))

"""`cairn playthrough`: one short game as text, with what the engine answers at every step."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from cairn.cli.arguments import HIGHEST_SEED, add_game, add_set, needs_game, options_of, whole
from cairn.cli.output import complain, read_text, say
from cairn.core.errors import BadSetup
from cairn.games import find
from cairn.proof.outline import MOST_MOVES, Outline, outline_of, read_stretch
from cairn.proof.playthrough import playthrough


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn playthrough`."""
    add_game(parser, needed=False)
    parser.add_argument("--seats", type=whole("--seats", 1), metavar="N", help=say("playthrough-arg-seats"))
    parser.add_argument(
        "--seed", type=whole("--seed", 0, HIGHEST_SEED), default=1, metavar="S", help=say("cli-arg-seed")
    )
    add_set(parser)
    parser.add_argument(
        "--moves",
        type=whole("--moves", 1),
        default=MOST_MOVES,
        metavar="N",
        help=say("playthrough-arg-moves", n=MOST_MOVES),
    )
    parser.add_argument("--leaning", action="store_true", help=say("playthrough-arg-leaning"))
    parser.add_argument(
        "--brief",
        type=read_stretch,
        action="append",
        default=[],
        metavar="A-B",
        help=say("playthrough-arg-brief"),
    )
    parser.add_argument("--again", nargs="+", metavar=say("cli-word-file"), help=say("playthrough-arg-again"))


def main(args: Namespace) -> int:
    """Print a playthrough, or write stored ones again."""
    if args.again is not None:
        for name in args.again:
            _write_again(Path(name))
        return 0
    game = find(needs_game(args, "playthrough"))
    seats = game.seats[0] if args.seats is None else args.seats
    options = options_of(args.options)
    outline = Outline(args.game, seats, args.seed, options, args.moves, args.leaning, tuple(args.brief))
    sys.stdout.write(playthrough(outline))
    return 0


def _write_again(path: Path) -> None:
    """Play a stored playthrough once more; say whether its text has changed."""
    before = read_text(str(path))
    try:
        after = playthrough(outline_of(before))
    except BadSetup as problem:
        complain(say("playthrough-not-again", file=str(path)))
        raise problem
    path.write_text(after, encoding="utf-8", newline="\n")
    print(say("playthrough-changed" if after != before else "playthrough-same", file=str(path)))

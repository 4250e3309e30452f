"""`cairn check-matches`: replay every match of a store before its rules are changed, or after."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from cairn.cli.arguments import add_json
from cairn.cli.output import print_json, say, sentence
from cairn.core.errors import BadSetup, GameError

DIFFERS = 1


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn check-matches`."""
    parser.add_argument("db", metavar=say("cli-word-file"), help=say("serve-arg-db"))
    add_json(parser)


def main(args: Namespace) -> int:
    """List the matches that would not go on as they were; 1 if there are any."""
    from cairn.server.restore import check_matches

    path = Path(args.db)
    if not path.is_file():
        raise BadSetup("cli-no-file", {"file": args.db})
    total = 0
    differ: dict[str, str] = {}
    for table, problem in check_matches(path):
        total += 1
        if problem is not None:
            differ[table] = sentence(problem) if isinstance(problem, GameError) else repr(problem)
    if args.json:
        print_json("check-matches", {"matches": total, "differ": differ})
    else:
        for table, why in differ.items():
            print(f"{table}: {why}")
        print(say("serve-checked", n=total, bad=len(differ)))
    return DIFFERS if differ else 0

"""`cairn backup`: a copy of the store of a running server."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from cairn.cli.arguments import add_json
from cairn.cli.output import print_json, say
from cairn.cli.stores import add_store, store_of


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn backup`."""
    parser.add_argument("file", metavar=say("cli-word-file"), help=say("backup-arg-file"))
    add_store(parser)
    add_json(parser)


def main(args: Namespace) -> int:
    """Copy the store as it is at one moment."""
    from cairn.server.store.backup import back_up

    back_up(store_of(args), Path(args.file))
    if args.json:
        print_json("backup", {"file": args.file, "bytes": Path(args.file).stat().st_size})
    else:
        print(say("backup-done", file=args.file))
    return 0

"""`cairn backup`: a copy of the store of a running server."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from cairn.cli.arguments import add_json
from cairn.cli.output import print_json, say
from cairn.cli.shelf import folder
from cairn.core.errors import BadSetup


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn backup`."""
    parser.add_argument("file", metavar=say("cli-word-file"), help=say("backup-arg-file"))
    parser.add_argument("--db", "--store", dest="db", metavar=say("cli-word-file"), help=say("serve-arg-db"))
    add_json(parser)


def main(args: Namespace) -> int:
    """Copy the store as it is at one moment."""
    from cairn.server.store import is_shared
    from cairn.server.store.backup import back_up

    store = args.db or str(folder(os.environ) / "tables.db")
    if not is_shared(store) and not Path(store).is_file():
        raise BadSetup("cli-no-file", {"file": store})
    back_up(store, Path(args.file))
    if args.json:
        print_json("backup", {"file": args.file, "bytes": Path(args.file).stat().st_size})
    else:
        print(say("backup-done", file=args.file))
    return 0

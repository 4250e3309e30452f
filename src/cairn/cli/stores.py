"""Which store a command works on: a file, or a database in PostgreSQL; if none is named, that of `serve`."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from cairn.cli.output import say
from cairn.cli.shelf import folder
from cairn.core.errors import BadSetup


def add_store(parser: ArgumentParser) -> None:
    """Let a store be named, by either name of the option."""
    parser.add_argument("--db", "--store", dest="db", metavar=say("cli-word-file"), help=say("serve-arg-db"))


def store_of(args: Namespace) -> str:
    """The store that is named; BadSetup where there is no such file, since none is to be made."""
    from cairn.server.store import is_shared

    store = args.db or str(folder(os.environ) / "tables.db")
    if not is_shared(store) and not Path(store).is_file():
        raise BadSetup("cli-no-file", {"file": store})
    return store

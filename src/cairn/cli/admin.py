"""`cairn admin`: accounts, reports and tables of a store, also while a server runs on it."""

import asyncio
from argparse import ArgumentParser, Namespace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from cairn.cli.arguments import add_json
from cairn.cli.output import print_json, say, show
from cairn.cli.stores import add_store, store_of
from cairn.core.errors import BadSetup

if TYPE_CHECKING:
    from cairn.server.store import Store

LISTS = ("accounts", "reports", "tables")
ACTS = ("block", "unblock", "password", "delete", "close", "settle")


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn admin`."""
    parser.add_argument(
        "what", choices=[*LISTS, *ACTS], metavar="|".join([*LISTS, *ACTS]), help=say("admin-arg-what")
    )
    parser.add_argument("whom", nargs="?", metavar=say("admin-word-whom"), help=say("admin-arg-whom"))
    add_store(parser)
    add_json(parser)


def main(args: Namespace) -> int:
    """List something, or do something about somebody."""
    from cairn.server.store import open_store

    path = store_of(args)
    if args.what in ACTS and not args.whom:
        raise BadSetup("admin-whom", {"name": args.what})
    store = open_store(path)
    try:
        if args.what in LISTS:
            _list(store, args.what, args.json)
        else:
            told = asyncio.run(_act(store, args.what, args.whom))
            if args.json:
                print_json("admin", {"done": args.what, "whom": args.whom, "told": told})
            else:
                print(say(f"admin-did-{args.what}", name=args.whom, text=told))
    finally:
        store.close()
    return 0


def _list(store: "Store", what: str, as_json: bool) -> None:
    from cairn.server import admin

    rows = {"accounts": admin.accounts, "reports": admin.reports, "tables": admin.tables}[what](store)
    if as_json:
        print_json("admin", rows)
    elif not rows:
        print(say("admin-none"))
    elif what == "reports":
        for row in rows:
            _report(row)
    else:
        _grid(rows)


def _grid(rows: list[dict[str, Any]]) -> None:
    from rich.table import Table as Grid

    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_row(*[say(f"admin-{name}") for name in rows[0]])
    for row in rows:
        grid.add_row(*[_spelled(name, value) for name, value in row.items()])
    show(grid)


def _spelled(name: str, value: Any) -> str:
    if name in ("made", "moved"):
        return _when(value)
    return ("✗" if value else "") if name == "blocked" else str(value)


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).isoformat(" ", "minutes")


def _report(row: dict[str, Any]) -> None:
    """A report: who, where, why, and the chat before it."""
    whom = row["account"] or row["name"] or "?"
    print(f"{row['id']}  {_when(row['made'])}  {row['table']}  {whom}: {row['reason']}")
    for line in row["chat"]:
        print(f"    {_when(line['when'])}  {line['name'] or line['who']}: {line['text']}")


async def _act(store: "Store", what: str, whom: str) -> str:
    from cairn.server import admin

    match what:
        case "block" | "unblock":
            await admin.block(store, whom, what == "block")
        case "password":
            return await admin.reset_password(store, whom)
        case "delete":
            await admin.delete(store, whom)
        case "close":
            await admin.close(store, whom)
        case _:
            await admin.settle(store, whom)
    return ""

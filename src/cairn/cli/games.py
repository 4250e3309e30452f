"""`cairn games`: which games there are, and what can be agreed on before they start."""

from argparse import ArgumentParser, Namespace
from typing import Any

from cairn.cli.arguments import add_json
from cairn.cli.output import called, print_json, say, show, speaker
from cairn.core.game import Game
from cairn.games import GAMES, find, title_of


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn games`."""
    parser.add_argument("game", nargs="?", metavar=say("cli-word-game"), help=say("cli-arg-game"))
    add_json(parser)


def main(args: Namespace) -> int:
    """Show all games, or one of them."""
    games = list(GAMES.values()) if args.game is None else [find(args.game)]
    if args.json:
        print_json("games", [_facts(game) for game in games])
        return 0
    for game in games:
        _show(game)
    return 0


def _facts(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": called(game),
        "seats": [game.seats[0], game.seats[-1]],
        "rules_version": game.rules_version,
        "bots": title_of(game).bot_names(),
        "options": [
            {"name": o.name, "values": o.values(), "default": o.default, "simulated": o.simulated}
            for o in game.options
        ],
    }


def _show(game: Game) -> None:
    from rich.padding import Padding
    from rich.table import Table as Grid
    from rich.text import Text

    low, high = game.seats[0], game.seats[-1]
    seats = say("games-seats", n=low) if low == high else say("games-seats-between", low=low, high=high)
    options = Grid.grid(padding=(0, 2, 0, 0))
    for option in game.options:
        values = [option.values(), say("games-default", value=option.default)]
        if option.simulated != option.default:
            values.append(say("games-simulated", value=option.simulated))
        key = f"{game.name}-setting-{option.name.replace('_', '-')}"
        meaning = f"\n{say(key)}" if speaker().has(key) else ""
        options.add_row(option.name, Text.assemble(" · ".join(values), (meaning, "dim")))
    show(
        "",
        Text.assemble((called(game), "bold"), ("  " + game.name, "dim")),
        f"{seats} · {say('games-rules-version', n=game.rules_version)}",
        f"{say('games-bots')} {', '.join(title_of(game).bot_names())}",
        "",
        Padding.indent(options, 2),
        "",
    )

"""`cairn play`: a match at this terminal, with people and bots."""

import os
import secrets
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from rich.console import Console

from cairn.cli.arguments import add_components, assignment, options_of, whole
from cairn.cli.ask import Asker, LineAsker, TerminalAsker
from cairn.cli.build import build_in_background
from cairn.cli.output import language, say
from cairn.cli.plain import PlainScreen
from cairn.cli.replay import open_match
from cairn.cli.screen import DrawnScreen, Screen
from cairn.cli.seats import check_count, confirm_seats, names_at_table, read_seats, seat_bots
from cairn.cli.shelf import keep_copy, new_file, newest_unfinished
from cairn.cli.sitting import Sitting, check_views
from cairn.core.dice import commitment, secret_of_seed
from cairn.core.errors import BadSetup
from cairn.core.game import Game, Options
from cairn.core.match import Match, Player
from cairn.games import GAMES, TITLES, find, title_of
from cairn.terminal.page import is_nimble, is_terminal
from cairn.terminal.words import Words
from cairn.text import Speaker

NEWEST: Final = ""
"""`--resume` without a file."""
MOST_JOBS: Final = 4
"""Processes in which a bot thinks, where nobody says how many."""
ASK: Final = None
"""`--word` without a word."""


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn play`."""
    add = parser.add_argument
    file = say("cli-word-file")
    add("game", nargs="?", metavar=say("cli-word-game"), help=say("cli-arg-game"))
    add("--seats", metavar="me,rule", help=say("play-arg-seats"))
    add("--name", action="append", metavar="N", help=say("play-arg-name"))
    add("--set", type=assignment, action="append", metavar="K=V", dest="options", help=say("cli-arg-set"))
    add_components(parser)
    add("--seed", metavar="S", help=say("play-arg-seed"))
    add("--word", nargs="?", const=ASK, action="append", metavar="W", help=say("play-arg-word"))
    add("--plain", action="store_true", help=say("play-arg-plain"))
    add("--fast", action="store_true", help=say("play-arg-fast"))
    add("--jobs", type=whole("--jobs", 1, 99), metavar="J", help=say("play-arg-jobs"))
    add("--save", metavar=file, help=say("play-arg-save"))
    add("--after", metavar=file, help=say("play-arg-after"))
    add("--resume", nargs="?", const=NEWEST, metavar=file, help=say("play-arg-resume"))


def main(args: Namespace) -> int:
    """Play a match, or go on with one; the exit code."""
    _give_back_the_game(args)
    if args.resume is not None:
        path, match = _found(args)
        return _sit_down(args, match, path, resumed=True)
    game, players, options = _next_of_series(args) if args.after else _wanted(args)
    secret = secrets.token_bytes(32) if args.seed is None else secret_of_seed(args.seed)
    path = _free(Path(args.save)) if args.save else new_file(game.name, os.environ)
    match = Match(game, options, players, secret, _words(args, players, secret))
    check_views(match)
    keep_copy(match.text(), path)
    return _sit_down(args, match, path, resumed=False)


def _give_back_the_game(args: Namespace) -> None:
    """`--resume` and `--word` may stand alone: then the game behind them is not their value."""
    if args.game is None and args.resume in TITLES and not Path(args.resume).exists():
        args.game, args.resume = args.resume, NEWEST
    elif args.game is None and args.word and args.word[-1] in TITLES:
        args.game, args.word[-1] = args.word[-1], ASK


def _wanted(args: Namespace) -> tuple[Game, list[Player], Options]:
    """What is to be played by whom."""
    if args.game is None:
        raise BadSetup("play-no-game", {"names": ", ".join(GAMES)})
    game = find(args.game, args.components)
    players = read_seats(game, args.seats, args.name or [], Speaker(language(), game.name, game.names))
    limit = game.bots_alone() if all(player.is_bot for player in players) else {}
    return game, players, game.read_options({**limit, **options_of(args.options)})


def _next_of_series(args: Namespace) -> tuple[Game, list[Player], Options]:
    """The same once more after a match that is over; the rules of the game may say who starts."""
    if args.name is not None:
        raise BadSetup("play-series-keeps", {"text": "--name"})
    last = open_match(args.after, args.components, args.game or "")
    if not confirm_seats(last.game, last.players, args.seats) and args.seats is not None:
        raise BadSetup("play-series-keeps", {"text": "--seats"})
    if not last.is_over:
        raise BadSetup("play-not-over", {"file": args.after})
    chosen = {**last.next_options(), **options_of(args.options)}
    return last.game, last.players, last.game.read_options(chosen)


def _found(args: Namespace) -> tuple[Path, Match]:
    """The match to go on with, and its file."""
    fixed = {"--name": args.name, "--set": args.options, "--seed": args.seed, "--after": args.after}
    for flag, value in {**fixed, "--word": args.word, "--save": args.save}.items():
        if value is not None:
            raise BadSetup("play-keeps-its-own", {"text": flag})
    if args.resume == NEWEST:
        name = find(args.game).name if args.game else ""
        path, match = newest_unfinished(os.environ, name, args.components)
    else:
        path, match = Path(args.resume), open_match(args.resume, args.components, args.game or "")
    if not confirm_seats(match.game, match.players, args.seats) and args.seats is not None:
        raise BadSetup("play-keeps-its-own", {"text": "--seats"})
    return path, match


def _free(path: Path) -> Path:
    """A file for a new match; one that is there already may hold another."""
    if path.exists():
        raise BadSetup("play-file-taken", {"file": str(path)})
    return path


def _words(args: Namespace, players: list[Player], secret: bytes) -> list[str]:
    """A word for each person; one that is asked for is said after the secret was sealed."""
    check_count("--word", args.word or [], players)
    given = iter(args.word or [])
    words = ["" if player.is_bot else next(given, "") for player in players]
    if ASK in words:
        print(say("play-sealed", seal=commitment(secret)))
    return [
        _ask_word(player.name) if word is ASK else word for player, word in zip(players, words, strict=True)
    ]


def _ask_word(name: str) -> str:
    try:
        return LineAsker().ask(say("play-say-word", person=name) + " ", [])
    except EOFError:
        return ""


def _sit_down(args: Namespace, match: Match, path: Path, resumed: bool) -> int:
    speaker = Speaker(language(), match.game.name, match.game.names)
    words = Words(speaker, names_at_table(match.players, speaker), None)
    # A search finds the same in any number of processes: it only takes less time.
    jobs = args.jobs or min(MOST_JOBS, os.cpu_count() or 1)
    bots = seat_bots(match, args.components, jobs)
    people = len(match.players) - len(bots)
    screen, asker = _screen(args.plain, match.game, shared=people > 1)
    sitting = Sitting(match, path, words, screen, asker, bots)
    sitting.notes = _opening(match, path, resumed)
    sitting.components = args.components
    sitting.jobs = jobs
    sitting.own = title_of(match.game).address
    if args.fast:
        sitting.pace = 0.0
    build_in_background()
    return sitting.run()


def _opening(match: Match, path: Path, resumed: bool) -> list[str]:
    """What is said before the first question."""
    if match.is_over:
        return [say("play-already-over")]
    notes = [say("play-resumed", n=len(match.moves))] if resumed else []
    if match.quick < 0:
        notes.append(say("play-sealed", seal=commitment(match.secret)))
    return [*notes, say("play-kept", file=str(path))]


def _screen(plain: bool, game: Game, shared: bool) -> tuple[Screen, Asker]:
    """A picture where somebody sits at a terminal, sentences elsewhere or where they are wished for."""
    drawing = title_of(game).drawing()
    if plain or not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        return PlainScreen(drawing), LineAsker()
    screen = DrawnScreen(Console(highlight=False), drawing, shared and is_nimble())
    return screen, TerminalAsker() if is_nimble() else LineAsker()

"""The command line: which command is meant, and what is said when something goes wrong.

Exit codes: 0 done, 1 done and found something wrong, 2 asked for something impossible, 70 a bug of ours,
130 stopped by Ctrl-C, 141 nobody reads any more.
"""

import os
import sys
from importlib import import_module
from typing import NamedTuple

MAIN_JOB = "serve"
"""What `cairn` does that names no command."""
MAIN_FLAGS = ("--lan", "--port", "--db", "--no-browser")
"""What may follow it then."""
VALUED = ("--port", "--db", "--seats", "--name", "--set", "--seed", "--save", "--to", "--seat", "--key-file")
"""Options whose value is never a command, even if it is spelled like one."""


class Command(NamedTuple):
    """A command: the heading it stands under, and an example; where that is about a game, a title has it."""

    group: str
    words: str | None = None


COMMANDS = {
    "serve": Command("play", "--lan"),
    "play": Command("play"),
    "rules": Command("play"),
    "cards": Command("play"),
    "map": Command("play"),
    "games": Command("play", ""),
    "replay": Command("study", "match.txt --to 20"),
    "verify": Command("study", "match.txt"),
    "simulate": Command("study"),
    "arena": Command("study"),
    "bot": Command("study", 'http://localhost:8642/t/TABLE "stdio:python3 bot.py"'),
    "conformance": Command("engine"),
    "playthrough": Command("engine"),
    "bench": Command("engine", ""),
    "build": Command("engine", ""),
    "check-matches": Command("engine", "tables.db"),
}
"""Each is a module of this room with `add_arguments` and `main`, imported when it is asked for."""


def example(name: str) -> str:
    """A command with all its words, as somebody may type it."""
    from cairn.games import TITLES, title

    words = COMMANDS[name].words
    if words is None:
        shown = next(title(one) for one in TITLES if name in title(one).examples)
        words = f"{shown.name} {shown.examples[name]}"
    return f"cairn {name} {words}".rstrip()


def main(argv: list[str] | None = None) -> int:
    """Run one command and return its exit code; whatever goes wrong becomes a sentence here."""
    try:
        return _spoken(sys.argv[1:] if argv is None else argv)
    except BrokenPipeError:
        _look_away(1, 2)
        return 141


def _spoken(argv: list[str]) -> int:
    """Run a command; a sentence and an exit code for whatever it raises."""
    try:
        return _flushed(argv)
    except BrokenPipeError:
        raise
    except (Exception, KeyboardInterrupt) as problem:
        if os.environ.get("CAIRN_DEBUG", "") not in ("", "0"):
            raise
        from cairn.cli.failures import tell

        code = tell(problem)
        if isinstance(problem, OSError):
            _look_away(1)
        return code


def _flushed(argv: list[str]) -> int:
    """Run a command and flush what it wrote, while trouble with that can still be told."""
    try:
        return _run(argv)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    finally:
        sys.stdout.flush()


def _look_away(*files: int) -> None:
    """Python flushes once more at its end: let that go nowhere instead of failing a second time."""
    for file in files:
        os.dup2(os.open(os.devnull, os.O_WRONLY), file)


def _run(argv: list[str]) -> int:
    """Find the command, let it name its arguments, and run it."""
    if argv in (["--version"], ["-V"]):
        from cairn import __version__

        print(f"cairn {__version__}")
        return 0
    from cairn.cli.arguments import Parser, check_command, command_first, print_help, take_language
    from cairn.cli.output import speak
    from cairn.terminal.page import write_any_letter

    write_any_letter()
    wanted, words = take_language(argv)
    speak(wanted)
    words = command_first(words, COMMANDS, VALUED)
    if words and words[0] in ("-h", "--help", "help"):
        print_help({name: (command.group, example(name)) for name, command in COMMANDS.items()})
        return 0
    if not words or words[0].partition("=")[0] in MAIN_FLAGS:
        words = [MAIN_JOB, *words]
    name = check_command(words[0], COMMANDS, MAIN_FLAGS)
    module = import_module(f"cairn.cli.{name.replace('-', '_')}")
    parser = Parser(name, example(name))
    module.add_arguments(parser)
    args = parser.read(words[1:])
    args.lang = wanted
    args.words = argv or words
    code: int = module.main(args)
    return code

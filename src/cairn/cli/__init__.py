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
VALUED = ("--port", "--db", "--seats", "--name", "--set", "--seed", "--save", "--to", "--seat")
"""Options whose value is never a command, even if it is spelled like one."""


class Command(NamedTuple):
    """A command: the heading it stands under, and an example."""

    group: str
    example: str


COMMANDS = {
    "serve": Command("play", "cairn serve --lan"),
    "play": Command("play", "cairn play lost-cities --seats me,rule"),
    "rules": Command("play", "cairn rules lost-cities"),
    "cards": Command("play", "cairn cards dominion village"),
    "map": Command("play", "cairn map africana lagos"),
    "games": Command("play", "cairn games"),
    "replay": Command("study", "cairn replay match.txt --to 20"),
    "verify": Command("study", "cairn verify match.txt"),
    "simulate": Command("study", "cairn simulate lost-cities --games 1000 --seats random,rule"),
    "conformance": Command("engine", "cairn conformance lost-cities --games 100"),
    "playthrough": Command("engine", "cairn playthrough lost-cities --moves 40"),
    "bench": Command("engine", "cairn bench"),
    "build": Command("engine", "cairn build"),
    "check-matches": Command("engine", "cairn check-matches tables.db"),
}
"""Each is a module of this room with `add_arguments` and `main`, imported when it is asked for."""


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
        print_help(COMMANDS)
        return 0
    if not words or words[0].partition("=")[0] in MAIN_FLAGS:
        words = [MAIN_JOB, *words]
    name = check_command(words[0], COMMANDS, MAIN_FLAGS)
    module = import_module(f"cairn.cli.{name.replace('-', '_')}")
    parser = Parser(name, COMMANDS[name].example)
    module.add_arguments(parser)
    args = parser.read(words[1:])
    args.lang = wanted
    args.words = argv or words
    code: int = module.main(args)
    return code

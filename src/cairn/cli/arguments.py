"""Reading the words behind `cairn`: every refusal is a sentence, with a guess where one is near."""

import argparse
import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from shutil import get_terminal_size
from typing import TYPE_CHECKING, NoReturn

from cairn.cli.output import say, show
from cairn.core.errors import BadSetup
from cairn.core.game import Options
from cairn.text import LANGUAGES

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from cairn.cli import Command

MOST = 1_000_000_000
HIGHEST_SEED = (1 << 62) - 1
LIMIT = 10
"""Seconds that a bot from outside has for a move."""

_COMPLAINTS = {
    r"the following arguments are required: (?P<what>.*)": "cli-missing",
    r"argument (?P<what>[^:]*): expected .*": "cli-needs-value",
    r"argument (?P<what>[^:]*): not allowed with argument (?P<other>.*)": "cli-not-both",
}
"""What argparse says, and which sentence says it in the reader's language."""


class _Formatter(argparse.HelpFormatter):
    """Help as wide as the page, but not wider than reads well."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=24, width=min(get_terminal_size().columns, 100) - 2)


class Parser(argparse.ArgumentParser):
    """The arguments of one command; its own words come from the catalogues."""

    def __init__(self, command: str, example: str) -> None:
        super().__init__(
            prog=f"cairn {command}",
            description=say(f"cli-about-{command}"),
            formatter_class=_Formatter,
            add_help=False,
            allow_abbrev=False,
            # A command may word `--lang` in its own way.
            conflict_handler="resolve",
        )
        self.example = example
        self.add_argument("-h", "--help", action="help", help=say("cli-arg-help"))
        self.add_argument("--lang", metavar=say("cli-word-language"), help=say("cli-arg-lang"))

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """Like argparse's own, which would swallow a broken pipe."""
        print(self.format_help(), end="", file=file)

    def format_help(self) -> str:
        """Usage, what the command does, its arguments, an example."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, [], f"{say('cli-usage')} ")
        formatter.add_text(self.description)
        options = [action for action in self._actions if action.option_strings]
        places = [action for action in self._actions if not action.option_strings]
        for title, actions in ((say("cli-arguments"), places), (say("cli-options"), options)):
            formatter.start_section(title)
            formatter.add_arguments(actions)
            formatter.end_section()
        formatter.start_section(say("cli-example"))
        formatter.add_text(self.example)
        formatter.end_section()
        return formatter.format_help()

    def error(self, message: str) -> NoReturn:
        """BadSetup instead of argparse's own end."""
        for pattern, key in _COMPLAINTS.items():
            found = re.fullmatch(pattern, message)
            if found:
                facts = {"text": found["what"], "other": found.groupdict().get("other", "")}
                raise BadSetup(key, {**facts, "command": self.prog})
        raise BadSetup("cli-misread", {"text": message, "command": self.prog})

    def read(self, words: list[str]) -> argparse.Namespace:
        """The arguments, options before, between or behind words; BadSetup for one that is not known."""
        args, unknown = self.parse_known_intermixed_args(words)
        if not unknown:
            return args
        text = next((word for word in unknown if word.startswith("-")), unknown[0]).partition("=")[0]
        if not text.startswith("-"):
            raise BadSetup("cli-too-many", {"text": text, "command": self.prog})
        flags = [flag for action in self._actions for flag in action.option_strings]
        raise _no_flag(text, flags, self.prog)


def check_command(text: str, commands: Mapping[str, "Command"], flags: tuple[str, ...]) -> str:
    """The command of this name, or BadSetup with the nearest guess."""
    if text in commands:
        return text
    if text.startswith("-"):
        raise _no_flag(text, ["--help", "--lang", "--version", *flags], "cairn")
    near = get_close_matches(text, commands, 1)
    if near:
        raise BadSetup("cli-no-command-guess", {"text": text, "guess": near[0]})
    raise BadSetup("cli-no-command", {"text": text})


def _no_flag(text: str, known: list[str], command: str) -> BadSetup:
    near = get_close_matches(text, known, 1)
    if near:
        return BadSetup("cli-no-flag-guess", {"text": text, "command": command, "guess": near[0]})
    return BadSetup("cli-no-flag", {"text": text, "command": command})


def command_first(words: list[str], commands: Mapping[str, "Command"], valued: tuple[str, ...]) -> list[str]:
    """The words with their command in front, where options stand before it."""
    if not words or not words[0].startswith("-"):
        return words
    for i, word in enumerate(words):
        if word in commands and not (i and words[i - 1] in valued):
            return [word, *words[:i], *words[i + 1 :]]
    return words


def take_language(argv: list[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, wherever it stands, and the words without it."""
    wanted: str | None = None
    words: list[str] = []
    rest = iter(argv)
    for word in rest:
        if word == "--lang":
            wanted = next(rest, None)
            if wanted is None:
                raise BadSetup("cli-needs-value", {"text": word, "command": "cairn"})
        elif word.startswith("--lang="):
            wanted = word.partition("=")[2]
        else:
            words.append(word)
    return wanted, words


def print_help(commands: Mapping[str, tuple[str, str]]) -> None:
    """What `cairn --help` shows: all commands, each with its heading and an example."""
    from rich.text import Text

    usage = f"{say('cli-usage')} cairn [--lang {'|'.join(LANGUAGES)}] {say('cli-word-command')} …"
    lines = [Text(say("cli-about"), "bold"), Text(), Text(usage)]
    for group in dict.fromkeys(group for group, _ in commands.values()):
        lines += [Text(), Text(say(f"cli-group-{group}"), "bold")]
        for name, (heading, example) in commands.items():
            if heading == group:
                lines.append(Text(f"  {name:<12} {say(f'cli-brief-{name}')}"))
                lines.append(Text(f"  {'':<12} {example}", "dim"))
    lines += [Text(), Text(say("cli-options"), "bold")]
    for flag in ("lang", "help", "version"):
        lines.append(Text(f"  {'--' + flag:<12} {say(f'cli-arg-{flag}')}"))
    show(*lines, "", say("cli-alone"))


def whole(option: str, low: int, high: int = MOST) -> Callable[[str], int]:
    """Reads a whole number between two bounds."""

    def read(text: str) -> int:
        number = int(text) if re.fullmatch(r"[+-]?[0-9]{1,99}", text.strip()) else None
        if number is None:
            raise BadSetup("cli-not-a-number", {"option": option, "text": text})
        if not low <= number <= high:
            raise BadSetup("cli-out-of-bounds", {"option": option, "text": text, "low": low, "high": high})
        return number

    return read


def assignment(text: str) -> tuple[str, str]:
    """Reads `name=value`."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise BadSetup("cli-not-an-assignment", {"text": text})
    return name.strip(), value.strip()


def options_of(pairs: list[tuple[str, str]] | None) -> Options:
    """What `--set` asked for."""
    return dict(pairs or [])


def add_json(parser: argparse.ArgumentParser) -> None:
    """`--json`."""
    parser.add_argument("--json", action="store_true", help=say("cli-arg-json"))


def add_game(parser: argparse.ArgumentParser, needed: bool = True) -> None:
    """Which game is meant; where it is not needed always, `needs_game` asks for it."""
    count = None if needed else "?"
    parser.add_argument("game", nargs=count, metavar=say("cli-word-game"), help=say("cli-arg-game"))


def needs_game(args: argparse.Namespace, command: str) -> str:
    """The game that was named, or BadSetup."""
    if args.game is None:
        raise BadSetup("cli-missing", {"text": say("cli-word-game"), "command": f"cairn {command}"})
    return str(args.game)


def add_set(parser: argparse.ArgumentParser) -> None:
    """`--set`: options of the game."""
    parser.add_argument(
        "--set", type=assignment, action="append", metavar="K=V", dest="options", help=say("cli-arg-set")
    )


def add_own_game(parser: argparse.ArgumentParser) -> None:
    """`--game`: where the game of a match lies, if it is somebody's own."""
    parser.add_argument("--game", default="", metavar="mine.py:GAME", help=say("cli-arg-own-game"))


def add_components(parser: argparse.ArgumentParser) -> None:
    """`--components`: tables of one's own instead of the game's."""
    parser.add_argument("--components", default="", metavar="DIR", help=say("cli-arg-components"))


def add_limit(parser: argparse.ArgumentParser) -> None:
    """`--limit`: how long a bot from outside may think."""
    read = whole("--limit", 1, 3600)
    parser.add_argument("--limit", type=read, default=LIMIT, metavar="S", help=say("arena-arg-limit"))


def add_count(parser: argparse.ArgumentParser, games: int) -> None:
    """How many games, from which seed, in how many processes, with which options."""
    parser.add_argument(
        "--games", type=whole("--games", 1), default=games, metavar="N", help=say("cli-arg-games", n=games)
    )
    parser.add_argument(
        "--seed", type=whole("--seed", 0, HIGHEST_SEED), default=1, metavar="S", help=say("cli-arg-seed")
    )
    parser.add_argument("--jobs", type=whole("--jobs", 1, 1024), metavar="J", help=say("cli-arg-jobs"))
    add_set(parser)

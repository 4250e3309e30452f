"""Who plays in the arena: a bot of the title, a search with numbers of one's own, or a bot from outside.

    rule                              a bot of the title, or one that others are measured by
    search:playouts=300,guard=2       the search over the title's policy
    search:playouts=300,processes=2   the same moves, thought of in two processes
    without:village                   the quick policy, which never gains that card
    stdio:python3 bot.py              a program that reads views and writes moves
    mine.py:MyBot, package.mod:MyBot  a bot written in Python
    careful                           one that an installed package offers
    mine=stdio:node bot.mjs           any of these, called `mine` in what is shown

Only here: a name that came over a network is never looked up among these.
"""

import csv
import re
import shlex
import shutil
from importlib.metadata import entry_points
from io import StringIO
from typing import Final

from cairn.arena.hands import with_hands
from cairn.arena.host import GROUP
from cairn.arena.outside import LIMIT, HostedBot, OutsideBot, StdioBot, greet
from cairn.bots.bot import Bot
from cairn.bots.policy import Policy, PolicyBot
from cairn.bots.search import Budget, SearchBot
from cairn.core.errors import BadSetup
from cairn.games import find, title

SEARCH: Final = "search:"
STDIO: Final = "stdio:"
WITHOUT: Final = "without:"
_NUMBERS: Final = {"playouts": "[1-9][0-9]{0,8}", "most": "[1-9][0-9]{0,3}", "longest": "[1-9][0-9]{0,8}"}
_NUMBERS["guard"] = r"[0-9]{1,3}(\.[0-9]{1,6})?"
_NUMBERS["processes"] = "[1-9][0-9]?"
"""What a search is told, and how each number is written."""


def label(name: str) -> str:
    """What a bot is called where it is shown."""
    return _labelled(name)[0]


def _labelled(name: str) -> tuple[str, str]:
    """What a bot is called, and what it is."""
    found = re.fullmatch(r"([\w.-]+)=(.+)", name, re.DOTALL)
    return (found[1], found[2]) if found else (name, name)


def enter(
    game: str, name: str, seed: int, components: str = "", limit: float = LIMIT, processes: int = 1
) -> Bot:
    """The bot of this name, its choices fixed by the seed; BadSetup if there is none.

    A level that searches thinks in n processes: that changes how long it takes, and nothing else.
    """
    name = _labelled(name)[1]
    if name.startswith(SEARCH):
        search = SearchBot(title(game).policy(), budget(name), seed)
        return with_hands(search, find(game, components), components, False, _processes(name))
    if name.startswith(WITHOUT):
        return PolicyBot(_without(game, name), seed)
    if name.startswith(STDIO):
        return StdioBot(command(name), seed, limit)
    if is_outside(game, name):
        return HostedBot(name, game, components, seed, limit)
    bot = title(game).make_bot(name, seed)
    if isinstance(bot, SearchBot):
        return with_hands(bot, find(game, components), components, True, processes)
    return bot


def known_bots(game: str) -> list[str]:
    """The bots that have a name: those of the title, those that never change, those of installed packages."""
    found = title(game)
    named = [*found.bot_names(), *found.marks()]
    return [*named, *sorted({entry.name for entry in entry_points(group=GROUP)} - set(named))]


def is_outside(game: str, name: str) -> bool:
    """Whether a bot is somebody else's program; BadSetup for a name that nobody has."""
    name = _labelled(name)[1]
    if name.startswith((SEARCH, WITHOUT)):
        return False
    if ":" in name:
        return True
    found = title(game)
    if name in found.bot_names() or name in found.marks():
        return False
    names = known_bots(game)
    if name not in names:
        raise BadSetup("no-such-bot", {"name": name, "names": ", ".join(names)})
    return True


def check(game: str, name: str) -> None:
    """BadSetup where there is no such bot, or it does not start."""
    bot = enter(game, name, 0)
    if isinstance(bot, HostedBot):
        fault = greet(_labelled(name)[1])
        if fault:
            raise BadSetup("arena-bot-broken", {"bot": name, "text": fault.rstrip(".")})


def close(bots: list[Bot]) -> None:
    """Let the programs among the bots go."""
    for bot in bots:
        if isinstance(bot, OutsideBot):
            bot.close()


def budget(name: str) -> Budget:
    """How much `search:playouts=300,guard=2` thinks; BadSetup where that is not said."""
    given = _numbers(name)
    return Budget(
        int(given["playouts"]),
        int(given.get("most", "16")),
        float(given.get("guard", "1")),
        int(given.get("longest", "100000")),
    )


def _processes(name: str) -> int:
    """How many processes a search thinks in."""
    return int(_numbers(name).get("processes", "1"))


def _numbers(name: str) -> dict[str, str]:
    """The numbers of a search by their names; BadSetup says what is wrong with them."""
    given: dict[str, str] = {}
    for part in name.removeprefix(SEARCH).split(","):
        key, equals, value = (word.strip() for word in part.partition("="))
        if key not in _NUMBERS or not equals:
            raise BadSetup("arena-search-part", {"bot": name, "names": ", ".join(_NUMBERS)})
        if not re.fullmatch(_NUMBERS[key], value):
            raise BadSetup("arena-search-number", {"bot": name, "option": key, "text": value})
        given[key] = value
    if "playouts" not in given:
        raise BadSetup("arena-search-part", {"bot": name, "names": ", ".join(_NUMBERS)})
    return given


def _without(game: str, name: str) -> Policy:
    """The policy that does without a card; BadSetup where the title has no such thing."""
    trials = title(game).trials()
    if trials is None:
        raise BadSetup("simulate-cards-none", {"game": game})
    return trials.without(name.removeprefix(WITHOUT).strip())


def command(name: str) -> list[str]:
    """The words of a command; BadSetup where there is no such program."""
    try:
        words = shlex.split(name.removeprefix(STDIO))
    except ValueError:
        words = []
    if not words:
        raise BadSetup("arena-no-command", {"bot": name})
    if shutil.which(words[0]) is None:
        raise BadSetup("arena-no-program", {"bot": name, "text": words[0]})
    return words


def split_names(text: str) -> list[str]:
    """The bots of `rule,search:playouts=300,guard=2,"stdio:bot --a,b"`: quotes keep commas."""
    names: list[str] = []
    for part in next(csv.reader([text], skipinitialspace=True), []) or [""]:
        name = part.strip()
        is_number = names and SEARCH in names[-1] and re.match(r"[a-z]+\s*=\s*[0-9.]+$", name)
        if is_number:
            names[-1] += f",{name}"
        else:
            names.append(name)
    return names


def join_names(names: list[str]) -> str:
    """The text that `split_names` reads."""
    text = StringIO()
    csv.writer(text, lineterminator="").writerow(names)
    return text.getvalue()

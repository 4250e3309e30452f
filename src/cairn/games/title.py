"""A title: one game with all that belongs to it. The rest of Cairn asks a Title and names no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from cairn.bots.bot import Bot
from cairn.bots.levels import CEILINGS, CHARACTERS, REASON_CEILING, EasyBot
from cairn.bots.policy import Policy, PolicyBot
from cairn.bots.random_bot import RandomBot
from cairn.bots.search import Budget, SearchBot, Watcher
from cairn.core.errors import BadSetup
from cairn.core.game import Game, Move, Options, Position, State, View

if TYPE_CHECKING:
    from msgspec import Struct
    from rich.text import Text

    from cairn.arena.balance import Count
    from cairn.arena.facts import Fact
    from cairn.arena.speed import Row
    from cairn.arena.trials import Trials
    from cairn.proof.own import OwnChecks
    from cairn.terminal.command import Command
    from cairn.terminal.drawing import Drawing
    from cairn.terminal.library import Atlas, Library
    from cairn.terminal.page import Page

BotMaker = Callable[[int], Bot]
"""Makes a bot whose choices are fixed by a seed."""
Reader = Callable[[str, Options, int], Position]
"""Reads a position from words, for these options and this number of seats."""


def options_in(view: View) -> list[str]:
    """The moves that the reader of a view may choose from."""
    decision = view["decision"] or {}
    return list(decision.get("options", []))


class Title:
    """One game, its bots, how it is drawn, told and proven; what a title leaves out is what any game gets.

    Every part is a method that imports what it needs when it is called, so that listing the titles, or
    playing one of them, does not load the others.
    """

    name: str = ""
    address: str = ""
    """Where a game lies that somebody brought along, such as `mine.py:GAME`."""
    variants: ClassVar[Mapping[str, Options]] = {"default": {}}
    """The ways of playing that a thorough check goes through: by name, the options not at their default."""
    targets: ClassVar[Mapping[str, float]] = {}
    """What `cairn bench` holds the game to, by the names of its rows."""
    budgets: ClassVar[Mapping[str, Budget]] = {}
    """How much the levels think that search, by their names."""
    benched: ClassVar[tuple[str, ...]] = ()
    """The variants of which `cairn bench` plays random games too."""
    examples: ClassVar[Mapping[str, str]] = {}
    """The commands whose help shows this title, each with what follows its name there."""
    introduction: ClassVar[str] = """\
The rules that the engine follows. Each has an id: refusals name it, and the tests that show the rule are
marked with it.
"""
    """What stands above the rules on their page."""

    # The game and who plays it.

    def rules(self) -> Game:
        """The game itself; `game` keeps it."""
        raise NotImplementedError(f"{type(self).__name__} needs its own `rules`")

    @cached_property
    def game(self) -> Game:
        """The game, loaded once."""
        return self.rules()

    @property
    def spec(self) -> str:
        """What finds this title again, in another process too."""
        return self.address or self.name

    def bots(self) -> dict[str, BotMaker]:
        """The game's own bots by name; `random` is there for every game."""
        return {}

    def marks(self) -> dict[str, BotMaker]:
        """Bots that never change, to measure others by; not offered to people."""
        return {}

    def policy(self, boldness: int = 0) -> Policy:
        """A quick policy with memory of its own, bold (1) or careful (-1); any game gets one at random."""
        return Policy()

    def levels(self) -> dict[str, BotMaker]:
        """Bots by how well they play, with the same names in every game; none without a policy of its own."""
        if type(self).policy is Title.policy:
            return {}
        searches = {level: self._searching(budget) for level, budget in self.budgets.items()}
        return {"easy": self.quick("easy", 0), "medium": self.quick("medium", 0), **searches}

    def characters(self) -> dict[str, BotMaker]:
        """The levels as people meet them: those without a search in two manners each."""
        levels = self.levels()
        return {
            name: levels[level] if boldness == 0 else self.quick(level, boldness)
            for name, (level, boldness) in CHARACTERS.items()
            if level in levels
        }

    def quick(self, level: str, boldness: int) -> BotMaker:
        """A level that does not think ahead, in one manner."""
        if level == "easy":
            return lambda seed: EasyBot(
                self.policy(boldness), seed, usual=self.policy() if boldness else None
            )
        return lambda seed: PolicyBot(self.policy(boldness), seed)

    def is_opening(self, state: State, move: Move) -> bool:
        """Whether a move opens something: what a bold bot does more often and a careful one less."""
        return False

    def thinker(self) -> Policy:
        """The policy by which the levels that search play their positions out."""
        return self.policy()

    def _searching(self, budget: Budget) -> BotMaker:
        return lambda seed: SearchBot(self.thinker(), budget, seed)

    def bot_names(self) -> list[str]:
        """The names of all bots that play the game with people."""
        return ["random", *self.bots(), *self.levels(), *self.characters()]

    def offered_bots(self) -> list[str]:
        """The bots that the page offers: the characters, and in a game without levels all that it has."""
        return list(self.characters()) or ["random", *self.bots()]

    def level_of(self, name: str) -> str:
        """How well a bot plays, by the name of its level; empty where nobody has said so."""
        level = CHARACTERS[name][0] if name in CHARACTERS else "medium" if name == "rule" else name
        return level if level in self.levels() else ""

    def ceiling(self, name: str) -> float:
        """Seconds that a bot may think about a move at a table with people; 0 where it moves at once."""
        level = self.level_of(name)
        return CEILINGS.get(level, 0.0) if level in self.budgets else 0.0

    def adviser(self) -> str:
        """The bot that gives hints; empty where there is none."""
        return next((name for name in ("hard", "rule") if name in self.bot_names()), "")

    def make_bot(self, name: str, seed: int) -> Bot:
        """A bot of this name, its choices fixed by the seed; BadSetup if there is none."""
        if name == "random":
            return RandomBot(seed)
        makers = {**self.bots(), **self.levels(), **self.characters(), **self.marks()}
        if name not in makers:
            raise BadSetup("no-such-bot", {"name": name, "names": ", ".join(self.bot_names())})
        return makers[name](seed)

    def make_live_bot(self, name: str, seed: int, watcher: Watcher | None = None, share: float = 1.0) -> Bot:
        """The same bot at a table with people, where nobody waits longer than its level may think.

        Where several tables wait for one core, each has its share of that time.
        """
        bot = self.make_bot(name, seed)
        if isinstance(bot, SearchBot):
            ceiling = CEILINGS[self.level_of(name)] * share
            return SearchBot(bot.policy, bot.budget.within(ceiling), seed, watcher)
        if isinstance(bot, PolicyBot | EasyBot):
            bot.ceiling = REASON_CEILING
        return bot

    # In the terminal.

    def drawing(self) -> Drawing:
        """How the table looks in the terminal."""
        from cairn.terminal.any_game import AnyGame

        return AnyGame()

    def in_order(self, view: View) -> list[str]:
        """The moves that may be chosen, as the drawing shows them one after the other: by verbs."""
        verbs: dict[str, list[str]] = {}
        for move in options_in(view):
            verbs.setdefault(move.partition(" ")[0], []).append(move)
        return [move for moves in verbs.values() for move in moves]

    def legend(self, page: Page) -> list[Text]:
        """The symbols of the drawn table, each with what it means."""
        return []

    def glossary(self, page: Page) -> list[str]:
        """What those should know who are told the table in sentences."""
        return []

    def library(self) -> Library | None:
        """What can be read about its cards; None where there is nothing to read."""
        return None

    def atlas(self) -> Atlas | None:
        """What can be read about its map; None where it has none."""
        return None

    def commands(self) -> list[Command]:
        """What else can be asked of the table in the terminal."""
        return []

    # In the browser.

    def shape(self) -> type[Struct] | None:
        """The shape of its views, from which the browser's types are made; None: that of any game."""
        return None

    # What proves it.

    def reader(self) -> Reader | None:
        """How tests put its positions into words; None where they lay out plain data."""
        return None

    def own_checks(self) -> OwnChecks:
        """What must be true of this game alone, and how random players lean."""
        from cairn.proof.own import OwnChecks

        return OwnChecks()

    def mixed(self) -> list[Options]:
        """What a check goes through in turn, game by game, where no options are given."""
        return [{}]

    def uses(self) -> dict[str, list[str]]:
        """For each card the moves by which it is used: played or, where it cannot be, got."""
        return {}

    # What is measured.

    def speed(self) -> Iterator[Row]:
        """The rows of `cairn bench`."""
        from cairn.arena.speed import measure

        return measure(self)

    def facts(self) -> Iterator[Fact] | None:
        """What is known of the game and can be measured again; None where nothing is."""
        return None

    def trials(self) -> Trials | None:
        """The cards that can be left out of its games, to see what each is worth; None where none can."""
        return None

    def count(self) -> Count | None:
        """Reads from a finished game what it has to tell beyond wins, points and length."""
        return None

"""Dominion: Adventures, with the base game."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from cairn.bots.policy import Policy
from cairn.bots.search import Budget
from cairn.core.game import Game, Move, Options, State, View
from cairn.games.title import BotMaker, Reader, Title

if TYPE_CHECKING:
    from msgspec import Struct
    from rich.text import Text

    from cairn.arena.facts import Fact
    from cairn.arena.speed import Row
    from cairn.arena.trials import Trials
    from cairn.proof.own import OwnChecks
    from cairn.terminal.command import Command
    from cairn.terminal.drawing import Drawing
    from cairn.terminal.library import Library
    from cairn.terminal.page import Page

_TRAVELLERS = "page, peasant, throne room, royal carriage, village, chapel, moat, caravan guard, market, gear"
_MANY_EVENTS = (
    "alms, borrow, quest, save, scouting party, travelling fair, bonfire, expedition, ferry, plan, "
    "pilgrimage, ball, raid, seaway, trade, lost arts, training, inheritance, pathfinding, mission"
)


class Dominion(Title):
    """Dominion: two to six seats."""

    name = "dominion"
    examples: ClassVar[Mapping[str, str]] = {"cards": "village"}
    variants: ClassVar[Mapping[str, Options]] = {
        "default": {},
        "expert-introduction": {"kingdom": "expert-introduction"},
        "level-up": {"kingdom": "level-up"},
        "son-of-size-distortion": {"kingdom": "son-of-size-distortion"},
        "random": {"kingdom": "random", "events": "random:2"},
        "random-english": {
            "kingdom": "random",
            "events": "random:2",
            "printing": "english",
            "edition": "2",
            "prosperity": "on",
        },
        "random-2022": {"kingdom": "random", "events": "random:2", "printing": "2022"},
        "random-second-edition": {"kingdom": "random", "edition": "2", "prosperity": "on"},
        "random-second-edition-2022": {
            "kingdom": "random",
            "edition": "2",
            "printing": "2022",
            "prosperity": "on",
        },
        "travellers": {
            "kingdom": _TRAVELLERS,
            "events": "inheritance, mission, travelling fair",
            "prosperity": "on",
        },
        "many-events": {
            "kingdom": "random",
            "events": _MANY_EVENTS,
            "open_scores": "off",
            "prosperity": "on",
        },
        "seat-2-starts": {"start": "2"},
        "short": {"turn_cap": "40"},
    }
    budgets: ClassVar[Mapping[str, Budget]] = {"hard": Budget(200), "expert": Budget(2000)}
    introduction = """\
The rules that the engine follows, of the base game and of Adventures, in our own words. Each has an id:
refusals name it, and the tests that show the rule are marked with it. So has each card, at the end of the
page. “Our ruling” stands where the rulebook leaves something open. Rules and cards are those of the German
first printing; where another printing or the second edition of the base game differs, the card says so.
"""

    def rules(self) -> Game:
        from cairn.games.dominion.rules.game import DOMINION

        return DOMINION

    def bots(self) -> dict[str, BotMaker]:
        from cairn.bots.policy import PolicyBot
        from cairn.games.dominion.bots.money import MoneyBot, smithy_money, witch_money

        return {
            "rule": lambda seed: PolicyBot(self.policy(), seed),
            "money": lambda seed: MoneyBot(),
            "smithy": lambda seed: smithy_money(),
            "witch": lambda seed: witch_money(),
        }

    def marks(self) -> dict[str, BotMaker]:
        from cairn.bots.policy import PolicyBot

        return {"rule-1": lambda seed: PolicyBot(self.policy(), seed)}

    def policy(self, boldness: int = 0) -> Policy:
        from cairn.games.dominion.bots.policy import DominionPolicy
        from cairn.games.dominion.bots.taste import BOLD, CAREFUL, USUAL

        return DominionPolicy({-1: CAREFUL, 0: USUAL, 1: BOLD}[boldness])

    def thinker(self) -> Policy:
        from cairn.games.dominion.bots.policy import DominionPolicy
        from cairn.games.dominion.bots.taste import TUNED

        return DominionPolicy(TUNED)

    def is_opening(self, state: State, move: Move) -> bool:
        """An Action card that is bought for the first time."""
        from cairn.games.dominion.proof.openings import is_opening

        return is_opening(state, move)

    def shape(self) -> "type[Struct]":
        from cairn.games.dominion.browser import DominionView

        return DominionView

    def drawing(self) -> "Drawing":
        from cairn.games.dominion import terminal

        return terminal

    def in_order(self, view: View) -> list[str]:
        from cairn.games.dominion.terminal.facts import in_order

        return in_order(view)

    def legend(self, page: "Page") -> "list[Text]":
        from cairn.games.dominion.terminal.legend import legend

        return legend(page)

    def glossary(self, page: "Page") -> list[str]:
        from cairn.games.dominion.terminal.legend import glossary

        return glossary(page)

    def library(self) -> "Library":
        from cairn.games.dominion.terminal import library

        return library

    def commands(self) -> "list[Command]":
        from cairn.games.dominion.terminal.commands import COMMANDS

        return COMMANDS

    def reader(self) -> Reader:
        from cairn.games.dominion.proof.words import read

        return read

    def own_checks(self) -> "OwnChecks":
        from cairn.games.dominion.proof.checks import OWN

        return OWN

    def mixed(self) -> list[Options]:
        random = [name for name in self.variants if name.startswith("random")]
        return [self.variants[name] for name in [*random, "travellers", "many-events"]]

    def uses(self) -> dict[str, list[str]]:
        from cairn.games.dominion.proof.uses import uses

        return uses()

    def trials(self) -> "Trials":
        from cairn.games.dominion.proof import trials

        return trials

    def speed(self) -> "Iterator[Row]":
        from cairn.games.dominion.proof.speed import measure

        return measure(self)

    def facts(self) -> "Iterator[Fact]":
        from cairn.games.dominion.proof.facts import facts

        return facts()


TITLE = Dominion()

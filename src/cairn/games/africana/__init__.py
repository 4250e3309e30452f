"""Africana, with its map and books."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from cairn.bots.policy import Policy
from cairn.bots.search import Budget
from cairn.core.game import Game, Move, Options, State, View
from cairn.games.title import BotMaker, Reader, Title

if TYPE_CHECKING:
    from msgspec import Struct
    from rich.text import Text

    from cairn.arena.balance import Count
    from cairn.proof.own import OwnChecks
    from cairn.terminal.command import Command
    from cairn.terminal.drawing import Drawing
    from cairn.terminal.library import Atlas, Library
    from cairn.terminal.page import Page


class Africana(Title):
    """Africana: two to four seats."""

    name = "africana"
    examples: ClassVar[Mapping[str, str]] = {"map": "lagos"}
    variants: ClassVar[Mapping[str, Options]] = {
        "default": {},
        "open-scores": {"open_scores": "on"},
        "seat-2-starts": {"start": "2"},
        "short": {"turn_cap": "40"},
    }
    budgets: ClassVar[Mapping[str, Budget]] = {"hard": Budget(60), "expert": Budget(600)}
    targets: ClassVar[Mapping[str, float]] = {
        "random-decisions": 500_000,
        "clone": 2_000,
        "policy-playouts": 400,
    }
    introduction = """\
The rules that the engine follows, in our own words. Each has an id: refusals name it, and the tests that show
the rule are marked with it. “Our ruling” stands where the rulebook leaves something open. The printed map
and cards are mostly not public: `cairn map africana` and `cairn cards africana` show the tables that we play
with and what in them is published, and `--components DIR` plays with others.
"""

    def rules(self) -> Game:
        from cairn.games.africana.rules.game import AFRICANA

        return AFRICANA

    def bots(self) -> dict[str, BotMaker]:
        from cairn.bots.policy import PolicyBot

        return {"rule": lambda seed: PolicyBot(self.policy(), seed)}

    def marks(self) -> dict[str, BotMaker]:
        from cairn.bots.policy import PolicyBot
        from cairn.games.africana.bots.policy import AfricanaPolicy

        return {"rule-1": lambda seed: PolicyBot(AfricanaPolicy(most_missing=2), seed)}

    def policy(self, boldness: int = 0) -> Policy:
        from cairn.games.africana.bots.policy import AfricanaPolicy

        return AfricanaPolicy(boldness=boldness)

    def is_opening(self, state: State, move: Move) -> bool:
        """An expedition that is joined."""
        from cairn.games.africana.proof.openings import is_opening

        return is_opening(state, move)

    def shape(self) -> "type[Struct]":
        from cairn.games.africana.browser import AfricanaView

        return AfricanaView

    def drawing(self) -> "Drawing":
        from cairn.games.africana import terminal

        return terminal

    def in_order(self, view: View) -> list[str]:
        from cairn.games.africana.terminal.facts import in_order

        return in_order(view)

    def legend(self, page: "Page") -> "list[Text]":
        from cairn.games.africana.terminal.legend import legend

        return legend(page)

    def glossary(self, page: "Page") -> list[str]:
        from cairn.games.africana.terminal.legend import glossary

        return glossary(page)

    def library(self) -> "Library":
        from cairn.games.africana.terminal import library

        return library

    def atlas(self) -> "Atlas":
        from cairn.games.africana.terminal import gazetteer

        return gazetteer

    def commands(self) -> "list[Command]":
        from cairn.games.africana.terminal.commands import COMMANDS

        return COMMANDS

    def reader(self) -> Reader:
        from cairn.games.africana.proof.words import read

        return read

    def own_checks(self) -> "OwnChecks":
        from cairn.games.africana.proof.checks import OWN

        return OWN

    def mixed(self) -> list[Options]:
        return [{}, {"open_scores": "on"}]

    def uses(self) -> dict[str, list[str]]:
        from cairn.games.africana.rules.game import AFRICANA

        goals = [*AFRICANA.kit.expedition_words, *AFRICANA.kit.adventure_words]
        return {card: [f"end {card}"] for card in goals}

    def count(self) -> "Count":
        from cairn.games.africana.proof.balance import count

        return count


TITLE = Africana()

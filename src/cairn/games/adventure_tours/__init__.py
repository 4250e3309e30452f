"""Adventure Tours, basic and expert, with both variants."""

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
    from cairn.terminal.drawing import Drawing
    from cairn.terminal.library import Library
    from cairn.terminal.page import Page


class AdventureTours(Title):
    """Adventure Tours: three to six seats, three rounds."""

    name = "adventure-tours"
    variants: ClassVar[Mapping[str, Options]] = {
        "default": {},
        "expert": {"mode": "expert"},
        "shuffled": {"mode": "expert", "boards": "shuffle"},
        "drafted": {"mode": "expert", "boards": "draft", "open_money": "off"},
        "moved-miller": {"mode": "expert", "moved_miller_protects": "on"},
        "basic-drafted": {"boards": "draft"},
        "seat-2-starts": {"start": "2"},
    }
    budgets: ClassVar[Mapping[str, Budget]] = {"hard": Budget(300), "expert": Budget(2000)}
    targets: ClassVar[Mapping[str, float]] = {
        "random-decisions": 500_000,
        "clone": 2_000,
        "policy-playouts": 400,
    }
    benched = ("expert",)
    introduction = """\
The rules that the engine follows, in our own words. Each has an id: refusals name it, and the tests that show
the rule are marked with it. “Our ruling” stands where the rulebook leaves something open or where its
languages disagree. The printed cards are not public: `cairn cards adventure-tours` shows the table that we
play with and what in it is published, and `--components DIR` plays with another.
"""

    def rules(self) -> Game:
        from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS

        return ADVENTURE_TOURS

    def bots(self) -> dict[str, BotMaker]:
        from cairn.bots.policy import PolicyBot

        return {"rule": lambda seed: PolicyBot(self.policy(), seed)}

    def marks(self) -> dict[str, BotMaker]:
        from cairn.bots.policy import PolicyBot

        return {"rule-1": lambda seed: PolicyBot(self.policy(), seed)}

    def policy(self, boldness: int = 0) -> Policy:
        from cairn.games.adventure_tours.bots.policy import AdventureToursPolicy

        return AdventureToursPolicy(boldness)

    def thinker(self) -> Policy:
        from cairn.games.adventure_tours.bots.policy import AdventureToursPolicy

        return AdventureToursPolicy(by_round=True)

    def is_opening(self, state: State, move: Move) -> bool:
        """A card that joins before two pieces of equipment lie there."""
        from cairn.games.adventure_tours.proof.openings import is_opening

        return is_opening(state, move)

    def shape(self) -> "type[Struct]":
        from cairn.games.adventure_tours.browser import AdventureToursView

        return AdventureToursView

    def drawing(self) -> "Drawing":
        from cairn.games.adventure_tours import terminal

        return terminal

    def in_order(self, view: View) -> list[str]:
        from cairn.games.adventure_tours.terminal.facts import in_order

        return in_order(view)

    def legend(self, page: "Page") -> "list[Text]":
        from cairn.games.adventure_tours.terminal.legend import legend

        return legend(page)

    def glossary(self, page: "Page") -> list[str]:
        from cairn.games.adventure_tours.terminal.legend import glossary

        return glossary(page)

    def library(self) -> "Library":
        from cairn.games.adventure_tours.terminal import library

        return library

    def reader(self) -> Reader:
        from cairn.games.adventure_tours.proof.words import read

        return read

    def own_checks(self) -> "OwnChecks":
        from cairn.games.adventure_tours.proof.checks import OWN

        return OWN

    def mixed(self) -> list[Options]:
        names = ["default", "expert", "shuffled", "drafted", "moved-miller"]
        return [self.variants[name] for name in names]

    def uses(self) -> dict[str, list[str]]:
        from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS

        return {card: [f"join {card}"] for card in ADVENTURE_TOURS.kit.cards}

    def count(self) -> "Count":
        from cairn.games.adventure_tours.proof.balance import count

        return count


TITLE = AdventureTours()

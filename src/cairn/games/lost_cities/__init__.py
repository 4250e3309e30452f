"""Lost Cities, with milestones and the long game."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from cairn.bots.policy import Policy
from cairn.bots.search import Budget
from cairn.core.game import Game, Move, Options, State, View
from cairn.games.title import BotMaker, Reader, Title

if TYPE_CHECKING:
    from msgspec import Struct
    from rich.text import Text

    from cairn.terminal.drawing import Drawing
    from cairn.terminal.page import Page


class LostCities(Title):
    """Lost Cities: two seats, five or six expeditions."""

    name = "lost-cities"
    examples: ClassVar[Mapping[str, str]] = {
        "play": "--seats me,rule",
        "rules": "",
        "simulate": "--games 1000 --seats random,rule",
        "arena": "random rule --deals 20",
        "conformance": "--games 100",
        "playthrough": "--moves 40",
    }
    variants: ClassVar[Mapping[str, Options]] = {
        "default": {},
        "milestones": {"milestones": "on"},
        "ignore-sponsors": {"milestones": "on", "best_expedition": "ignore_sponsors"},
        "six-colours": {"colours": "6"},
        "six-colours-milestones": {"colours": "6", "milestones": "on"},
        "three-games": {"games": "3", "milestones": "on"},
        "no-deck-count": {"deck_count": "off"},
        "seat-2-starts": {"start": "2"},
        "short": {"turn_cap": "40"},
    }
    targets: ClassVar[Mapping[str, float]] = {
        "random-games": 30_000,
        "options-games": 15_000,
        "driven-games": 4_000,
        "clone": 250,
        "policy-playouts": 4_000,
    }
    # One game of 600 between nets never ends by itself: both take from camps and camp what they took.
    budgets: ClassVar[Mapping[str, Budget]] = {
        "expert": Budget(600, most=4, guard=1.5, longest=400, round_of=40)
    }
    benched = ("milestones", "six-colours")
    introduction = """\
The rules that the engine follows, in our own words. Each has an id: refusals name it, and the tests that show
the rule are marked with it. “Our ruling” stands where the rulebook leaves something open.
"""

    def rules(self) -> Game:
        from cairn.games.lost_cities.rules.game import LOST_CITIES

        return LOST_CITIES

    def bots(self) -> dict[str, BotMaker]:
        from cairn.bots.policy import PolicyBot
        from cairn.games.lost_cities.bots.net import trained

        return {
            "rule": lambda seed: PolicyBot(self.policy(), seed),
            "net": lambda seed: PolicyBot(trained(), seed),
        }

    def levels(self) -> dict[str, BotMaker]:
        # The net alone beats a search whose playouts are the rule policy's.
        levels = super().levels()
        return {name: levels.get(name, self.bots()["net"]) for name in ("easy", "medium", "hard", "expert")}

    def thinker(self) -> Policy:
        from cairn.games.lost_cities.bots.net import trained

        return trained(doubt=11.0)

    def marks(self) -> dict[str, BotMaker]:
        from cairn.games.lost_cities.bots.rule_1 import LostCitiesRuleBot

        return {"rule-1": lambda seed: LostCitiesRuleBot()}

    def policy(self, boldness: int = 0) -> Policy:
        from cairn.games.lost_cities.bots.policy import LostCitiesPolicy

        return LostCitiesPolicy(boldness)

    def is_opening(self, state: State, move: Move) -> bool:
        """The first card of an expedition, a sponsor or a number."""
        from cairn.games.lost_cities.proof.openings import is_opening

        return is_opening(state, move)

    def drawing(self) -> "Drawing":
        from cairn.games.lost_cities import terminal

        return terminal

    def in_order(self, view: View) -> list[str]:
        from cairn.games.lost_cities.terminal.facts import in_order

        return in_order(view)

    def legend(self, page: "Page") -> "list[Text]":
        from cairn.games.lost_cities.terminal.legend import legend

        return legend(page)

    def glossary(self, page: "Page") -> list[str]:
        from cairn.games.lost_cities.terminal.legend import glossary

        return glossary(page)

    def shape(self) -> "type[Struct]":
        from cairn.games.lost_cities.browser import LostCitiesView

        return LostCitiesView

    def reader(self) -> Reader:
        from cairn.games.lost_cities.proof.words import read

        return read

    def uses(self) -> dict[str, list[str]]:
        from cairn.games.lost_cities.rules.pieces import CARDS

        return {card: [f"play {card}"] for card in CARDS}


TITLE = LostCities()

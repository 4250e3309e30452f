"""The cards of Dominion that can be tried: with and without each of them, in random kingdoms."""

from cairn.bots.policy import Policy
from cairn.core.dice import QuickDice
from cairn.core.errors import BadSetup
from cairn.core.event import Event
from cairn.core.game import Options, Seat
from cairn.games.dominion.bots.policy import DominionPolicy
from cairn.games.dominion.bots.taste import USUAL
from cairn.games.dominion.rules.catalogue import KINGDOM, NAMES, is_card, number_of
from cairn.games.dominion.rules.settings import KINGDOM_SIZE, OPTIONS, Setup, drawable

GAINS = ("dominion-gains", "dominion-gains-to-hand", "dominion-gains-to-deck")
_DEFAULT = next(option.default for option in OPTIONS if option.name == "kingdom")


def cards(options: Options) -> list[str]:
    """The kingdom cards of the edition that is played, or of the kingdom where one is named."""
    if is_drawn(options):
        return [NAMES[card] for card in drawable(options)]
    return [NAMES[card] for card in Setup(options, 2, QuickDice(0)).kingdom]


def is_drawn(options: Options) -> bool:
    """Whether kingdoms are drawn: where none is named, or `random` is."""
    return options["kingdom"] in ("random", _DEFAULT)


def deal(card: str, options: Options, seed: int) -> Options:
    """A kingdom that has the card, nine others drawn, and no Events where none were asked for."""
    if not is_drawn(options):
        return options
    others = [other for other in drawable(options) if NAMES[other] != card]
    QuickDice(seed).shuffle(others, "kingdom", 0)
    kingdom = sorted([number_of(card), *others[: KINGDOM_SIZE - 1]])
    events = "none" if options["events"] == "set" else options["events"]
    return {**options, "kingdom": ", ".join(NAMES[one] for one in kingdom), "events": events}


def gained(events: list[Event]) -> set[tuple[Seat, str]]:
    """Who gained what."""
    found: set[tuple[Seat, str]] = set()
    for event in events:
        if event.key in GAINS:
            seat = event.args["seat"]
            assert isinstance(seat, int)
            found.add((seat, str(event.args["card"])))
    return found


def without(card: str) -> Policy:
    """The policy that never buys or chooses this card."""
    if not is_card(card) or number_of(card) not in KINGDOM:
        raise BadSetup("dominion-no-kingdom-card", {"card": card}, "DB-S5")
    return DominionPolicy(USUAL, number_of(card))

"""The options of a game, and what follows from them before the first card is dealt."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from cairn.core.dice import Dice, QuickDice
from cairn.core.errors import Args, BadSetup
from cairn.core.game import Option, Options
from cairn.games.dominion.rules.card import (
    AFTER_ACTION,
    ALL_EDITIONS,
    DISCOUNT,
    EVENT,
    REACTION,
    RESERVE,
    VICTORY,
    Card,
)
from cairn.games.dominion.rules.catalogue import CARD, KINGDOM, NAMES, is_card, number_of
from cairn.games.dominion.rules.catalogue import EVENTS as ALL_EVENTS
from cairn.games.dominion.rules.numbers import (
    COLONY,
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    PLATINUM,
    PROVINCE,
    SILVER,
)
from cairn.games.dominion.rules.sets import EVENTS, SETS

KINGDOM_SIZE: Final = 10
MOST_RANDOM_EVENTS: Final = 2
NO_CAP: Final = 1 << 40
"""More turns than anybody will play."""


@final
class Kingdom(Option):
    """The ten kingdom piles: a set by name, ten cards, or `random`. [DB-S3, DB-S5]"""

    def __init__(self) -> None:
        names = [NAMES[card] for card in KINGDOM]
        words = [*SETS, "random"]
        super().__init__(
            "kingdom", words, "gentle-introduction", names=names, least=KINGDOM_SIZE, most=KINGDOM_SIZE
        )

    def read(self, text: str) -> str:
        word = text.strip().lower()
        if word in self.words:
            return word
        if "," not in word and not is_card(word):
            raise BadSetup("dominion-no-kingdom", {"text": text, "values": self.values()}, "DB-S3")
        cards = read_cards(word)
        for card in cards:
            if not CARD[card].box.is_kingdom:
                args: Args = {"card": NAMES[card]}
                rule = "DA-V2" if CARD[card].types & EVENT else "DB-S5"
                raise BadSetup("dominion-no-kingdom-card", args, rule)
        if len(cards) != KINGDOM_SIZE:
            raise BadSetup("dominion-no-ten", {"n": len(cards)}, "DB-S3")
        return ", ".join([NAMES[card] for card in sorted(cards)])


@final
class Events(Option):
    """The Events: those of the set, a random number of them, or a list. [DB-S3, DA-V2]"""

    def __init__(self) -> None:
        words = ["set", "none", *[f"random:{n}" for n in range(MOST_RANDOM_EVENTS + 1)]]
        names = [NAMES[card] for card in ALL_EVENTS]
        super().__init__("events", words, "set", names=names, least=1, most=len(names))

    def read(self, text: str) -> str:
        word = text.strip().lower()
        if word in self.words:
            return word
        cards = read_cards(word)
        for card in cards:
            if not CARD[card].types & EVENT:
                raise BadSetup("dominion-no-event", {"card": NAMES[card]}, "DA-V1")
        return ", ".join([NAMES[card] for card in sorted(cards)])


def read_cards(text: str) -> list[int]:
    """The cards that a list of names means; BadSetup for one that is unknown or named twice."""
    cards: list[int] = []
    for part in text.split(","):
        name = " ".join(part.replace("-", " ").replace("_", " ").split())
        if not is_card(name):
            raise BadSetup("dominion-no-card", {"text": part.strip()}, "DB-S3")
        card = number_of(name)
        if card in cards:
            raise BadSetup("dominion-no-card-twice", {"card": name}, "DB-S3")
        cards.append(card)
    return cards


OPTIONS: Final = [
    Kingdom(),
    Events(),
    Option("printing", ["german", "english", "2022"], "german"),
    Option("edition", [], "1", low=1, high=2),
    Option("prosperity", ["off", "on"], "off"),
    Option("extras", ["off", "on"], "off", is_late=True),
    Option("open_scores", ["on", "off"], "on"),
    Option("start", ["random"], "random", low=1, high=6),
    Option("turn_cap", ["none"], "none", simulated="400", low=1, high=100_000),
]


@final
class Setup:
    """What was agreed and drawn before the game; shared by all its positions."""

    def __init__(self, options: Options, seats: int, dice: Dice) -> None:
        self.options: Final = options
        self.seats: Final[i64] = seats
        printing = options["printing"]
        self.is_german: Final[bool] = printing == "german"
        self.is_2022: Final[bool] = printing == "2022"
        self.second_edition: Final[bool] = options["edition"] == "2"
        self.prosperity: Final[bool] = options["prosperity"] == "on"
        self.extras: Final[bool] = options["extras"] == "on"
        self.open_scores: Final[bool] = options["open_scores"] == "on"
        cap = options["turn_cap"]
        self.turn_cap: Final[i64] = NO_CAP if cap == "none" else int(cap)
        self.is_drawn: Final[bool] = options["kingdom"] == "random" or options["events"].startswith("random")
        """Whether chance had a part in it."""
        self.kingdom: Final = _kingdom(options, dice)
        self.events: Final = _events(options, dice)
        self.supply: Final = _supply(self.prosperity, self.kingdom)
        """The Supply piles in their order: Treasures, Victory cards and Curses, then the kingdom."""
        self.supply_row: Final = vec[i64](self.supply)
        """The same for the hot paths."""
        self.kingdom_cards: Final = [CARD[card] for card in self.kingdom]
        self.upgrades: Final = _upgrades(self.kingdom_cards)
        self.in_piles: Final = [*self.supply, *self.upgrades]
        """All cards that have a pile."""
        self.has: Final = _flags([*self.in_piles, *self.events])
        """For each card whether it is in the game."""
        self.is_supply: Final = _flags(self.supply)
        """For each card whether it has a Supply pile. [DB-B3]"""
        self.has_reactions: Final[bool] = any(card.types & REACTION for card in self.kingdom_cards)
        self.calls_after_action: Final[bool] = any(card.called == AFTER_ACTION for card in self.kingdom_cards)
        self.has_travellers: Final[bool] = len(self.upgrades) > 0
        self.moments: Final[i64] = _moments([CARD[card] for card in self.in_piles])
        """The moments at which a card of this game speaks."""
        self.has_discounts: Final[bool] = self.moments & DISCOUNT != 0
        self.has_mats: Final[bool] = _has_mats([CARD[card] for card in [*self.kingdom, *self.upgrades]])
        self.piles: Final = self._piles()
        """For each card how many lie in its pile at the start."""
        self.ends_with: Final[i64] = 4 if seats > 4 else 3
        """How many empty Supply piles end the game. [DB-E1]"""

    def _piles(self) -> vec[i64]:
        piles = vec[i64]()
        for card in range(len(CARD)):
            has_pile = self.has[card] and not CARD[card].types & EVENT
            piles = append(piles, self.pile(card) if has_pile else 0)
        return piles

    def pile(self, card: int) -> int:
        """How many cards of this kind lie in their pile at the start. [DB-S2, DA-P1]"""
        seats = int(self.seats)
        sets = 2 if seats > 4 else 1
        few = 8 if seats == 2 else 12
        if card == COPPER:
            return 60 * sets - 7 * seats
        if card == SILVER:
            return 40 * sets
        if card == GOLD:
            return 30 * sets
        if card == PROVINCE:
            return {5: 15, 6: 18}.get(seats, few)
        if card == CURSE:
            return 10 * (seats - 1)
        return few if CARD[card].types & VICTORY else CARD[card].pile_size


def _kingdom(options: Options, dice: Dice) -> list[int]:
    value = options["kingdom"]
    extras = options["extras"] == "on"
    if value != "random":
        named = read_cards(SETS.get(value, value))
        for card in named:
            if CARD[card].box.is_extra and not extras:
                raise BadSetup("dominion-no-extra", {"card": NAMES[card]}, "DB-S3")
        return named
    cards = drawable(options)
    dice.shuffle(cards, "kingdom", 0)
    return sorted(cards[:KINGDOM_SIZE])


def drawable(options: Options) -> list[int]:
    """The cards that a random kingdom may hold."""
    edition = int(options["edition"])
    extras = options["extras"] == "on"
    return [card for card in KINGDOM if _may_be_drawn(CARD[card], edition, extras)]


def _may_be_drawn(card: Card, edition: int, extras: bool) -> bool:
    """Whether a random kingdom of this edition may hold the card."""
    return (extras or not card.box.is_extra) and card.edition in (ALL_EDITIONS, edition)


def _events(options: Options, dice: Dice) -> list[int]:
    value, kingdom = options["events"], options["kingdom"]
    if value == "none":
        return []
    if value == "set" and kingdom != "random":
        return read_cards(EVENTS[kingdom]) if kingdom in EVENTS else []
    if value == "set" or value.startswith("random:"):
        n = dice.pick(MOST_RANDOM_EVENTS + 1, "events", 1) if value == "set" else int(value[-1])
        cards = ALL_EVENTS[:]
        dice.shuffle(cards, "events", 0)
        return sorted(cards[:n])
    return read_cards(value)


def _supply(prosperity: bool, kingdom: list[int]) -> list[int]:
    treasures = [COPPER, SILVER, GOLD, PLATINUM] if prosperity else [COPPER, SILVER, GOLD]
    victories = [ESTATE, DUCHY, PROVINCE, COLONY] if prosperity else [ESTATE, DUCHY, PROVINCE]
    return [*treasures, *victories, CURSE, *kingdom]


def _upgrades(kingdom: list[Card]) -> list[int]:
    """The cards for which the Travellers of the kingdom are exchanged, one after the other. [DA-T1]"""
    found: list[int] = []
    for card in kingdom:
        step = int(card.next_number)
        while step >= 0:
            found.append(step)
            step = int(CARD[step].next_number)
    return sorted(found)


def _flags(cards: list[int]) -> vec[i64]:
    flags = vec[i64]()
    for card in range(len(CARD)):
        flags = append(flags, 1 if card in cards else 0)
    return flags


def _moments(cards: list[Card]) -> int:
    moments = 0
    for card in cards:
        moments |= card.moments
    return moments


def _has_mats(cards: list[Card]) -> bool:
    """Tavern mats are used with Reserve cards and with what else needs them. [DA-R1]"""
    return any(card.uses_mat or card.types & RESERVE for card in cards)


DEFAULTS: Final = Setup({option.name: option.default for option in OPTIONS}, 2, QuickDice(0))
"""What stands on a table before it is laid."""

"""The pieces of Dominion, how they are read, and the verbs of the turn and of the tokens."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core import game as core
from cairn.core.errors import Args
from cairn.core.steps import Step
from cairn.games.dominion.rules.card import ACTION, Card
from cairn.games.dominion.rules.catalogue import CARD, COST_OF, NAMES, TYPES_OF
from cairn.games.dominion.rules.counters import COUNTERS
from cairn.games.dominion.rules.moves import MINUS_COST, TOKENS
from cairn.games.dominion.rules.numbers import ESTATE
from cairn.games.dominion.rules.player import (
    FIRST_SERIAL,
    Player,
)
from cairn.games.dominion.rules.settings import DEFAULTS, Setup
from cairn.games.dominion.rules.stay import Stay

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

_NO_PILES: Final = vec[i64]()
NO_EVENTS: Final[list[int]] = []
NO_COUNTS: Final = vec[i64]([0] * len(COUNTERS))


class Pieces(core.State):
    """A position's pieces: the Supply, the players' cards and tokens, the turn, and what waits."""

    def __init__(self) -> None:
        super().__init__()
        self.setup: Setup = DEFAULTS
        self.players: list[Player] = []
        self.piles: vec[i64] = _NO_PILES
        """How many cards of each kind lie in their pile."""
        self.trash: vec[i64] = _NO_PILES
        self.agenda: list[Step[State]] = []
        """What waits, the next thing last."""
        self.stays: list[Stay] = []
        self.serial: i64 = FIRST_SERIAL
        """The number that the next card put into play gets."""
        # The turn.
        self.turn: i64 = 0
        """Which turn of the game it is, extra turns counted."""
        self.seat: i64 = 0
        """Whose turn it is."""
        self.previous: i64 = -1
        """Whose turn the last one was."""
        self.is_extra: bool = False
        """Whether this is an extra turn, in which no cards can be bought."""
        self.in_buy_phase: bool = False
        self.actions: i64 = 0
        self.buys: i64 = 0
        self.coins: i64 = 0
        self.bought: i64 = 0
        """How many cards and Events were bought this turn."""
        self.counters: vec[i64] = NO_COUNTS
        """What else is counted in this turn, in the order of COUNTERS; replaced, never written to."""
        self.events_bought: list[int] = NO_EVENTS
        """The Events bought this turn; replaced, never written to, so that clones share it."""
        self.cheaper: i64 = 0
        """By how much all cards are cheaper now."""
        self.spared: i64 = 0
        """A bit for each player whom the Attack that is being played does not concern."""

    # Reading.

    def card(self, number: i64) -> Card:
        """The card of this number."""
        return CARD[number]

    def name(self, number: i64) -> str:
        """How the card of this number is spelled."""
        return NAMES[number]

    def ability(self, card: i64, owner: i64) -> i64:
        """Whose instructions a card of this owner follows: an Estate with Inheritance copies another.

        From 2022 on such an Estate plays the other card instead. [DA-K8, DA-K13]
        """
        if card == ESTATE and not self.setup.is_2022:
            inherited: i64 = self.players[owner].inherited
            if inherited >= 0:
                return inherited
        return card

    def types(self, card: i64, owner: i64) -> i64:
        """The types of a card that this player owns. [DA-K8, DA-C1]"""
        kinds: i64 = TYPES_OF[card]
        if card == ESTATE:
            inherited: i64 = self.players[owner].inherited
            if inherited >= 0:
                if not self.setup.is_2022:
                    return kinds | TYPES_OF[inherited]
                if owner == self.seat:
                    return kinds | ACTION
        return kinds

    def cost(self, card: i64, seat: i64) -> i64:
        """What a card of a pile costs this player now: never below 0. [DB-B2, DA-K3]"""
        price: i64 = COST_OF[card] - self.cheaper
        player = self.players[seat]
        if (
            len(player.tokens) > 0
            and player.tokens[MINUS_COST] == card
            and (self.setup.is_german or seat == self.seat)
        ):
            price -= 2
        return price if price > 0 else 0

    def supply_types(self, card: i64) -> i64:
        """The types of a card as it lies in its pile: an Estate there is nothing but an Estate. [DA-K10]"""
        return TYPES_OF[card]

    def in_supply(self, card: i64) -> bool:
        """Whether the card has a Supply pile with cards in it. [DB-B3]"""
        return self.piles[card] > 0 and self.setup.is_supply[card] == 1

    def is_supply_pile(self, card: i64) -> bool:
        """Whether the card has a Supply pile, empty or not."""
        return self.setup.is_supply[card] == 1

    def hand_size(self, seat: i64) -> i64:
        """How many cards a player has in hand."""
        return len(self.players[seat].hand)

    def left_of(self, seat: i64) -> i64:
        """The player to the left, whose turn is next."""
        return seat + 1 if seat + 1 < self.setup.seats else 0

    def others(self, me: i64) -> list[int]:
        """The other players, clockwise. [DB-A2]"""
        seats: list[int] = []
        seat: i64 = self.left_of(me)
        while seat != me:
            seats.append(int(seat))
            seat = self.left_of(seat)
        return seats

    def victims(self, me: i64) -> list[int]:
        """The other players whom the Attack that is being played concerns, clockwise. [DB-A2, DA-P2]"""
        return [seat for seat in self.others(me) if not self.is_spared(seat)]

    def is_spared(self, seat: i64) -> bool:
        """Whether the Attack that is being played does not concern a player."""
        return self.spared >> seat & 1 == 1

    # Verbs: what a turn has.

    def count(self, counter: i64, n: i64 = 1) -> None:
        """Add to a counter of the turn."""
        counters = self.counters[:]
        counters[counter] += n
        self.counters = counters

    def add_actions(self, me: i64, n: i64) -> None:
        """More Actions, if it is the player's turn."""
        if me == self.seat:
            self.actions += n

    def add_buys(self, me: i64, n: i64) -> None:
        """More Buys, if it is the player's turn."""
        if me == self.seat:
            self.buys += n

    def add_coins(self, me: i64, n: i64) -> None:
        """More coins; the −$1 token takes one and goes back. [DA-K6]"""
        if n <= 0:
            return
        player = self.players[me]
        if player.minus_coin:
            player.minus_coin = False
            n -= 1
            if self.sink is not None:
                self.tell("dominion-returns-minus-coin", {"seat": int(me)})
        if me == self.seat:
            self.coins += n

    def pay_all(self, me: i64) -> i64:
        """Pay all coins of this turn; how many they were."""
        coins: i64 = self.coins
        self.coins = 0
        if self.sink is not None:
            self.tell("dominion-pays", {"seat": int(me), "n": int(coins)})
        return coins

    # Verbs: tokens.

    def move_token(self, me: i64, kind: i64, pile: i64) -> None:
        """Move a token to a pile. [DA-K1, DA-K9]"""
        self.players[me].move_token(kind, pile)
        if self.sink is not None:
            args: Args = {"seat": int(me), "token": TOKENS[kind], "card": NAMES[pile]}
            self.tell("dominion-moves-token", args)

    def take_minus_card(self, me: i64) -> None:
        """Put the −1 Card token onto one's deck; nothing if it lies there. [DA-K7]"""
        player = self.players[me]
        if not player.minus_card:
            player.minus_card = True
            if self.sink is not None:
                self.tell("dominion-takes-minus-card", {"seat": int(me)})

    def return_minus_card(self, me: i64) -> None:
        """Put the −1 Card token back."""
        player = self.players[me]
        if player.minus_card:
            player.minus_card = False
            if self.sink is not None:
                self.tell("dominion-returns-minus-card", {"seat": int(me)})

    def take_minus_coin(self, me: i64) -> None:
        """Take the −$1 token; nothing if it lies there. [DA-K6]"""
        player = self.players[me]
        if not player.minus_coin:
            player.minus_coin = True
            if self.sink is not None:
                self.tell("dominion-takes-minus-coin", {"seat": int(me)})

    def turn_journey(self, me: i64) -> bool:
        """Turn the Journey token over; whether it is face up now. [DA-K5]"""
        player = self.players[me]
        player.journey_up = not player.journey_up
        if self.sink is not None:
            key = "dominion-journey-up" if player.journey_up else "dominion-journey-down"
            self.tell(key, {"seat": int(me)})
        return player.journey_up

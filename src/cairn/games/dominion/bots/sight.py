"""What the policy of Dominion sees: an imagined world, of which it reads only what its seat knows.

Its memory is filled again at each decision.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.steps import Step
from cairn.games.dominion.bots.cards import Trait
from cairn.games.dominion.bots.taste import USUAL, Taste
from cairn.games.dominion.rules.card import ACTION, ATTACK, TREASURE, VICTORY
from cairn.games.dominion.rules.catalogue import CARD, TYPES_OF, number_of
from cairn.games.dominion.rules.moves import PLUS_ACTION, PLUS_COIN
from cairn.games.dominion.rules.numbers import COLONY, COPPER, CURSE, ESTATE, GOLD, PROVINCE, SILVER
from cairn.games.dominion.rules.player import KIND
from cairn.games.dominion.rules.settings import DEFAULTS, Setup
from cairn.games.dominion.rules.state import State

GARDENS: Final = number_of("gardens")
THRONE_ROOM: Final = number_of("throne room")
CHAMPION: Final = number_of("champion")

LATE: Final = 2
"""So few Provinces left (as two seats count) that every point matters more than what comes next."""
FEW_COINS: Final = 4
"""Coins that a deck needs before Coppers may go."""


@final
class Sight:
    """A world, and what follows from it for one seat."""

    def __init__(self, taste: Taste = USUAL, shunned: i64 = -1) -> None:
        self.taste: Final = taste
        self.traits: Final = taste.traits
        self.shunned: Final = shunned
        """A card that the seat never gains of its own accord, or −1."""
        self.s: State = State()
        self.me: i64 = 0
        self.setup: Setup = DEFAULTS
        self.cards: list[int] = sorted(DEFAULTS.in_piles)
        """All cards that have a pile in this game."""
        self.hand: Final = vec[i64]([0] * len(CARD))
        """How many of each card are in hand."""
        self.have: Final = vec[i64]([0] * len(CARD))
        """How many of each card the seat owns."""
        self.size: i64 = 0
        """How many cards the seat owns."""
        self.inherited: i64 = -1
        self.left: i64 = 0
        """Provinces (or Colonies) left, as if it were a game of two."""
        self.terminals: i64 = 0
        self.villages: i64 = 0
        """Actions to spare that cards in the deck give."""
        self.money: i64 = 0
        """Coins that the whole deck gives."""
        self.action_cards: i64 = 0

    def look(self, s: State, me: i64) -> None:
        """See a position through the eyes of a seat."""
        self.s = s
        self.me = me
        if s.setup is not self.setup:
            self.setup = s.setup
            self.cards = sorted(s.setup.in_piles)
        self._count_cards()
        left: i64 = s.piles[PROVINCE] * 8 // s.setup.piles[PROVINCE]
        if s.setup.prosperity:
            colonies: i64 = s.piles[COLONY] * 8 // s.setup.piles[COLONY]
            left = colonies if colonies < left else left
        self.left = left
        self.terminals = 0
        self.villages = 0
        self.money = 0
        self.action_cards = 0
        for card in self.cards:
            n: i64 = self.have[card]
            if n > 0:
                self.money += n * self.trait(card).coins
                if self.is_action(card):
                    self.action_cards += n
                    actions: i64 = self.actions_of(card)
                    if actions == 0 and card != THRONE_ROOM:
                        self.terminals += n
                    elif actions > 1:
                        self.villages += n * (actions - 1)
        if self.have[CHAMPION] > 0 and any(stay.owner == me and stay.card == CHAMPION for stay in s.stays):
            self.villages += 20

    def _count_cards(self) -> None:
        for card in self.cards:
            self.hand[card] = 0
            self.have[card] = 0
        player = self.s.players[self.me]
        hand = player.hand
        for i in range(len(hand)):
            self.hand[hand[i] & KIND] += 1
        self._add(hand)
        self._add(player.deck)
        self._add(player.discard)
        self._add(player.aside)
        self._add(player.play)
        self._add(player.mat)
        self.size = len(hand) + len(player.deck) + len(player.discard) + len(player.aside)
        self.size += len(player.play) + len(player.mat)
        self.inherited = player.inherited
        if self.inherited >= 0:
            self.have[self.inherited] += 1
            self.size += 1

    def _add(self, row: vec[i64]) -> None:
        for i in range(len(row)):
            self.have[row[i] & KIND] += 1

    @property
    def step(self) -> Step[State]:
        """The question that waits."""
        return self.s.agenda[-1]

    @property
    def kind(self) -> str:
        """Its kind."""
        return self.s.agenda[-1].kind

    @property
    def n(self) -> int:
        """Its number."""
        return self.s.agenda[-1].n

    # Reading.

    def trait(self, card: int) -> Trait:
        """What there is to know of a card that this seat owns."""
        return self.traits[self.inherited] if card == ESTATE and self.inherited >= 0 else self.traits[card]

    def actions_of(self, card: int) -> int:
        """The Actions that playing a card of this seat gives."""
        extra = 1 if self.s.players[self.me].token_on(PLUS_ACTION) == card else 0
        return self.trait(card).actions + extra

    def is_blessed(self, card: int) -> bool:
        """Whether one of the seat's +1 tokens lies on the pile of this card."""
        player = self.s.players[self.me]
        return any(player.token_on(kind) == card for kind in range(PLUS_COIN + 1))

    def is_action(self, card: int) -> bool:
        """Whether a card of this seat is an Action."""
        return self.s.types(card, self.me) & ACTION != 0

    def is_treasure(self, card: int) -> bool:
        """Whether a card of this seat is a Treasure."""
        return self.s.types(card, self.me) & TREASURE != 0

    def is_dead(self, card: int) -> bool:
        """Whether a card does nothing in hand."""
        return not self.is_action(card) and not self.is_treasure(card)

    def is_terminal(self, card: int) -> bool:
        """Whether a card is an Action that gives none back."""
        return self.is_action(card) and self.actions_of(card) == 0

    def hand_size(self) -> int:
        """How many cards are in hand."""
        return len(self.s.players[self.me].hand)

    def hand_coins(self) -> int:
        """The coins that the Treasures in hand will give."""
        return sum(
            [self.hand[card] * self.traits[card].coins for card in self.cards if TYPES_OF[card] & TREASURE]
        )

    def my_turn(self) -> bool:
        """Whether it is this seat's turn."""
        return self.s.seat == self.me

    def cost(self, card: int) -> int:
        """What a card costs now."""
        return int(self.s.cost(card, self.me))

    def pile(self, card: int) -> int:
        """How many cards its pile has."""
        return int(self.s.piles[card])

    def faces_attacks(self) -> bool:
        """Whether somebody else may attack."""
        return any(TYPES_OF[card] & ATTACK and self.pile(card) < 10 for card in self.s.setup.kingdom)

    def lead(self) -> int:
        """Points ahead of the best of the others; everybody could have counted them."""
        scores = self.s.scores()
        return scores[self.me] - max([scores[seat] for seat in range(len(scores)) if seat != self.me])

    # What a card is worth where it is.

    def junk(self) -> int:
        """How many cards the deck would be better without."""
        estates = 0 if self.inherited >= 0 else self.have[ESTATE]
        return self.have[CURSE] + estates + self.have[COPPER]

    def keep_worth(self, card: int) -> int:
        """What a card is worth in the deck: below 0 it had better go."""
        if card == CURSE:
            return -30
        if card == ESTATE and self.inherited < 0:
            return 12 if self.left <= LATE else -14
        if card == COPPER:
            spare = self.money - 1 >= FEW_COINS and self.left > LATE
            return -6 if spare and self.have[GARDENS] == 0 else 6
        if TYPES_OF[card] & VICTORY:
            points = self.s.card(card).points(self.s, self.me)
            return 8 + 12 * points
        return max(8, self.trait(card).worth)

    def hold_worth(self, card: int) -> int:
        """What a card is worth in hand, for this turn or the next own one."""
        if self.is_treasure(card):
            return 10 * max(1, self.traits[card].coins) + (
                3 if card != COPPER and card not in (SILVER, GOLD) else 0
            )
        if not self.is_action(card):
            return 0 if card == CURSE else 1
        trait = self.trait(card)
        if self.my_turn() and not self.s.in_buy_phase and self.s.actions == 0:
            return 2
        if self.my_turn() and self.s.in_buy_phase:
            return 2
        if self.actions_of(card) == 0 and self.best_terminal() != card and self.hand_villages() == 0:
            return 6
        return 12 + trait.impact // 4

    def best_terminal(self) -> int:
        """The terminal in hand that does most."""
        best = -1
        impact = -1
        for card in self.cards:
            if self.hand[card] > 0 and self.is_terminal(card) and self.trait(card).impact > impact:
                best, impact = card, self.trait(card).impact
        return best

    def hand_villages(self) -> int:
        """How many cards in hand give two Actions or more."""
        n = 0
        for card in self.cards:
            if self.hand[card] > 0 and self.is_action(card) and self.actions_of(card) > 1:
                n += self.hand[card]
        return n

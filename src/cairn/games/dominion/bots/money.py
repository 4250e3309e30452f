"""The money bots of Dominion, as other simulators define them: yardsticks for the engine and for better bots.

Almost all they need is in the list of options: what may be bought says how many coins there are. [DB-X1]
"""

from typing import Final, final

from mypy_extensions import i64

from cairn.bots.bot import Bot, Eyes
from cairn.core.game import OVER, Game, Move, Options, Seat
from cairn.core.playout import first_position
from cairn.games.dominion.bots.answers import answer
from cairn.games.dominion.rules.buying import may_buy
from cairn.games.dominion.rules.card import TREASURE
from cairn.games.dominion.rules.catalogue import number_of
from cairn.games.dominion.rules.moves import BUY, END_ACTIONS, END_TURN, PLAY, move_of, verb_of
from cairn.games.dominion.rules.numbers import GOLD, PROVINCE, SILVER
from cairn.games.dominion.rules.player import KIND
from cairn.games.dominion.rules.scoring import owned
from cairn.games.dominion.rules.state import State
from cairn.games.dominion.rules.turn import ACTION_PHASE, BUY_PHASE

SMITHY: Final = number_of("smithy")
WITCH: Final = number_of("witch")

NO_CARD: Final = -1
BUY_PROVINCE: Final = move_of(BUY, PROVINCE)
BUY_GOLD: Final = move_of(BUY, GOLD)
BUY_SILVER: Final = move_of(BUY, SILVER)


@final
class MoneyBot(Bot):
    """A Province for 8 coins, a Gold for 6, a Silver for 3; and before the Silver some of one Action."""

    def __init__(self, card: int = NO_CARD, copies: int = 0) -> None:
        self.card: Final = card
        """The Action it buys when there is neither a Province nor a Gold to be had."""
        self.copies: Final = copies
        """How many of them it wants to own."""

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.options()
        last = options[-1]
        if last == END_TURN:
            # Treasures come first in the list, and all of them are played before anything is bought.
            return options[0] if verb_of(options[0]) == PLAY else self.buy(eyes, options)
        if last == END_ACTIONS:
            wanted = move_of(PLAY, self.card)
            for move in options:
                if move == wanted:
                    return move
            return END_ACTIONS
        return answer(eyes, options)

    def buy(self, eyes: Eyes, options: list[Move]) -> Move:
        """The best of the few things it buys."""
        best = END_TURN
        rank = 0
        for move in options:
            worth = 0
            if move == BUY_PROVINCE:
                return move
            if move == BUY_GOLD:
                worth = 3
            elif move == BUY_SILVER:
                worth = 1
            elif move == move_of(BUY, self.card):
                worth = 2
            if worth > rank:
                best, rank = move, worth
        if rank == 2 and self.has_enough(eyes):
            return BUY_SILVER if BUY_SILVER in options else END_TURN
        return best

    def has_enough(self, eyes: Eyes) -> bool:
        """Whether it owns as many of its Action as it wants."""
        world = eyes.imagine(0)
        assert isinstance(world, State)
        return owned(world, eyes.seat).count(self.card) >= self.copies

    def choose_quickly(self, s: State, seat: Seat) -> Move:
        """The same choice without a list of options: for many games, where a list costs more than the move.

        Of the position it reads what the seat sees: its hand, its coins, the piles, how many cards it owns.
        """
        step = s.agenda[-1]
        if step is BUY_PHASE[seat]:
            card: i64 = -1
            if s.bought == 0:
                card = self.treasure(s, seat)
            return move_of(PLAY, card) if card >= 0 else self.buy_quickly(s, seat)
        if step is ACTION_PHASE[seat]:
            if self.card >= 0 and s.players[seat].holds(self.card):
                return move_of(PLAY, self.card)
            return END_ACTIONS
        return self.choose(Eyes(s, seat))

    def treasure(self, s: State, seat: i64) -> i64:
        """The Treasure in hand that has the lowest number, or −1."""
        hand = s.players[seat].hand
        lowest: i64 = -1
        for i in range(len(hand)):
            card: i64 = hand[i] & KIND
            if (lowest < 0 or card < lowest) and s.types(card, seat) & TREASURE:
                lowest = card
        return lowest

    def buy_quickly(self, s: State, seat: i64) -> Move:
        """The same purchase."""
        if s.buys == 0 or s.is_extra:
            return END_TURN
        if may_buy(s, seat, PROVINCE):
            return BUY_PROVINCE
        if may_buy(s, seat, GOLD):
            return BUY_GOLD
        wanted = self.card >= 0 and may_buy(s, seat, self.card)
        if wanted and owned(s, seat).count(self.card) < self.copies:
            return move_of(BUY, self.card)
        return BUY_SILVER if may_buy(s, seat, SILVER) else END_TURN


def play_quickly(state: State, bots: list[MoneyBot]) -> int:
    """Let money bots play the position to its end; the number of moves."""
    n = 0
    while True:
        seat = state.to_move()
        if seat == OVER:
            return n
        state.push(bots[seat].choose_quickly(state, seat))
        n += 1


def money_games(game: Game, n: int, seed: int, options: Options) -> int:
    """Play n whole games of money against itself; the number of moves."""
    moves = 0
    for i in range(n):
        state = first_position(game, seed + i, options)
        assert isinstance(state, State)
        moves += play_quickly(state, [MoneyBot() for _ in range(len(state.players))])
    return moves


def smithy_money() -> MoneyBot:
    """Money and one Smithy."""
    return MoneyBot(SMITHY, 1)


def witch_money() -> MoneyBot:
    """Money and two Witches."""
    return MoneyBot(WITCH, 2)

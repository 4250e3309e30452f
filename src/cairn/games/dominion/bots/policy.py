"""The policy of Dominion: reads the kingdom, buys by worth, and has an answer for every card."""

from typing import Final, final

from cairn.bots.policy import Policy, points_ahead, win_share
from cairn.core import game as core
from cairn.core.dice import QuickStream
from cairn.core.game import Move, Seat
from cairn.games.dominion.bots.answers import best_answer, score
from cairn.games.dominion.bots.events import ALMS, buy_phase, buy_worth, pile_worth
from cairn.games.dominion.bots.plays import action_phase, play_worth
from cairn.games.dominion.bots.sight import Sight
from cairn.games.dominion.bots.taste import Taste
from cairn.games.dominion.rules.moves import (
    END_ACTIONS,
    END_TURN,
    NO,
    PLAY,
    TOKEN,
    card_of,
    verb_of,
)
from cairn.games.dominion.rules.state import State

IN_VAIN: Final = -20
"""A purchase that is worth so little is no candidate: a Curse, or what ends the game behind."""
WIN: Final = 30.0
"""What winning is worth in points, where a playout ends."""


@final
class DominionPolicy(Policy):
    """Buys what its deck lacks, thins it out early, turns to Victory cards in time."""

    def __init__(self, taste: Taste, shunned: int = -1) -> None:
        self.sight: Final = Sight(taste, shunned)

    def move(self, state: core.State, stream: QuickStream) -> Move:
        assert isinstance(state, State)
        options = state.options()
        if len(options) == 1:
            return options[0]
        last = options[-1]
        if last == END_TURN and verb_of(options[0]) == PLAY and state.setup.has[ALMS] == 0:
            # All Treasures, one after the other.
            return options[0]
        v = self.sight
        v.look(state, state.to_move())
        if last == END_ACTIONS:
            return action_phase(v, options)
        return buy_phase(v, options) if last == END_TURN else best_answer(v, options)

    def candidates(self, state: core.State, most: int) -> list[Move]:
        assert isinstance(state, State)
        options = state.options()
        first = self.move(state, QuickStream(0))
        last = options[-1]
        if len(options) == 1 or (last == END_TURN and verb_of(first) == PLAY):
            return [first]
        v = self.sight
        v.look(state, state.to_move())
        weighed: list[tuple[int, int]] = []
        for i, move in enumerate(options):
            if move != first:
                worth = self._weigh(move, last)
                if worth > IN_VAIN or last != END_TURN:
                    weighed.append((-worth, i))
        weighed.sort()
        return [first, *[options[i] for _, i in weighed[: most - 1]]]

    def _weigh(self, move: Move, last: Move) -> int:
        """What the policy thinks of a move, compared with the others; what lets a thing be is 0."""
        v = self.sight
        if last == END_ACTIONS:
            return 0 if move == last else play_worth(v, card_of(move))
        if last == END_TURN:
            if move == last or verb_of(move) == PLAY:
                return 0
            return buy_worth(v, card_of(move))
        return pile_worth(v, move) if verb_of(move) == TOKEN else score(v, move)

    def worth(self, state: core.State, seat: Seat) -> float:
        """Points ahead of the best of the others, and more for winning."""
        return points_ahead(state, seat) + WIN * win_share(state, seat)

    def is_routine(self, state: core.State, move: Move) -> bool:
        """A word by itself says nothing without its question, and Treasures are always played."""
        options = state.options()
        return len(options) == 1 or move <= NO or (options[-1] == END_TURN and verb_of(move) == PLAY)

"""Properties: any sequence of moves from any deal, beside the second computation."""

from typing import Any

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from cairn.core.dice import QuickStream
from cairn.proof.table import Table

from .test_second_computation import agree, choose, play_both

OPTIONS = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 4),
        "start": st.sampled_from(["random", 1, 2]),
        "open_scores": st.sampled_from(["on", "off"]),
        "turn_cap": st.sampled_from(["none", 60]),
    }
)


class AnyGame(RuleBasedStateMachine):
    """A game in which anything allowed is played."""

    @initialize(options=OPTIONS, seed=st.integers(0, 1000), moves=st.integers(0, 120))
    def begin(self, options: dict[str, Any], seed: int, moves: int) -> None:
        """Begin somewhere in a random game."""
        self.table = Table("africana", seed=seed, **options)
        stream = QuickStream(seed)
        for _ in range(moves):
            if not self.table.is_over:
                self.table.play(choose(self.table, stream))
        self.due = self.table.state.dump()

    @rule(choice=st.integers(0, 1000))
    def play(self, choice: int) -> None:
        """Play any option."""
        options = self.table.options()
        if options:
            self.due = play_both(self.table, self.due, options[choice % len(options)])

    @rule()
    def lay_out_again(self) -> None:
        """Write the position down and lay it out again: the game goes on from there."""
        viewers = [*range(1, self.table.seats + 1), None]
        before = [self.table.view(seat) for seat in viewers]
        digest = self.table.state.digest()
        self.table.lay_out(self.table.state.dump())

        assert before == [self.table.view(seat) for seat in viewers]
        assert digest == self.table.state.digest()

    @rule(seat=st.integers(0, 3), seed=st.integers(0, 1000))
    def imagine(self, seat: int, seed: int) -> None:
        """Imagine a world: it is whole and looks the same to the seat, down to the numbers."""
        seat %= self.table.seats
        world = self.table.state.imagine(seat, seed)
        world.audit()
        numbers = [[0] * self.table.game.observation_size for _ in range(2)]
        self.table.state.observe(seat, numbers[0])
        world.observe(seat, numbers[1])

        assert self.table.view(seat + 1) == world.view(seat)
        assert numbers[0] == numbers[1]

    @invariant()
    def all_is_well(self) -> None:
        """The pieces are all there, and the second computation agrees."""
        self.table.state.audit()
        agree(self.table, self.due)


AnyGame.TestCase.settings = settings(max_examples=20, stateful_step_count=30, deadline=None, derandomize=True)
TestAnyGame = AnyGame.TestCase

"""Properties: any sequence of moves from any deal, beside the second computation."""

from typing import Any

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from cairn.core.dice import QuickStream
from cairn.proof.scene import Scene

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
        self.scene = Scene("africana", seed=seed, **options)
        stream = QuickStream(seed)
        for _ in range(moves):
            if not self.scene.is_over:
                self.scene.play(choose(self.scene, stream))
        self.due = self.scene.state.dump()

    @rule(choice=st.integers(0, 1000))
    def play(self, choice: int) -> None:
        """Play any option."""
        options = self.scene.options()
        if options:
            self.due = play_both(self.scene, self.due, options[choice % len(options)])

    @rule()
    def lay_out_again(self) -> None:
        """Write the position down and lay it out again: the game goes on from there."""
        viewers = [*range(1, self.scene.seats + 1), None]
        before = [self.scene.view(seat) for seat in viewers]
        digest = self.scene.state.digest()
        self.scene.lay_out(self.scene.state.dump())

        assert before == [self.scene.view(seat) for seat in viewers]
        assert digest == self.scene.state.digest()

    @rule(seat=st.integers(0, 3), seed=st.integers(0, 1000))
    def imagine(self, seat: int, seed: int) -> None:
        """Imagine a world: it is whole and looks the same to the seat, down to the numbers."""
        seat %= self.scene.seats
        world = self.scene.state.imagine(seat, seed)
        world.audit()
        numbers = [[0] * self.scene.game.observation_size for _ in range(2)]
        self.scene.state.observe(seat, numbers[0])
        world.observe(seat, numbers[1])

        assert self.scene.view(seat + 1) == world.view(seat)
        assert numbers[0] == numbers[1]

    @invariant()
    def all_is_well(self) -> None:
        """The pieces are all there, and the second computation agrees."""
        self.scene.state.audit()
        agree(self.scene, self.due)


AnyGame.TestCase.settings = settings(max_examples=20, stateful_step_count=30, deadline=None, derandomize=True)
TestAnyGame = AnyGame.TestCase

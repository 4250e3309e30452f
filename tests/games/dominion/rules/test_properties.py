"""Properties: any sequence of moves from any wealthy scene."""

import json

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from cairn.games.dominion.proof.second import agrees_with_second_computation

from .rich import moment, rich_scene


class AnyGame(RuleBasedStateMachine):
    """A game in which anything allowed is played, beside the second computation."""

    @initialize(seed=st.integers(0, 400), moves=st.integers(0, 40))
    def deal(self, seed: int, moves: int) -> None:
        """Begin somewhere in a random game of a random kingdom."""
        self.scene = rich_scene(seed).play_at_random(seed, moves)

    @rule(choice=st.integers(0, 1000))
    def play(self, choice: int) -> None:
        """Play any option; what is played is told, and its spelling is read back."""
        options = self.scene.options()
        if options:
            move = options[choice % len(options)]
            turn = self.scene.zone("turn")
            self.scene.play(move)

            assert turn <= self.scene.zone("turn") <= turn + 1 or self.scene.is_over

    @rule(choice=st.integers(0, 2000))
    def try_anything(self, choice: int) -> None:
        """Any move of the table is an option or has a reason; asking changes nothing."""
        state = self.scene.state
        move = choice % len(self.scene.game.moves)
        before = state.digest()
        why = state.why_not(move)

        assert (why is None) == (move in state.options())
        assert why is None or why.rule[:3] in ("DB-", "DA-")
        assert before == state.digest()

    @rule()
    def lay_out_again(self) -> None:
        """Write the position down and lay it out again: the game goes on from there."""
        seats = [*range(1, self.scene.seats + 1), None]
        before = [self.scene.view(seat) for seat in seats]
        digest = self.scene.state.digest()
        self.scene.lay_out(json.loads(json.dumps(self.scene.state.dump())))

        assert before == [self.scene.view(seat) for seat in seats]
        assert digest == self.scene.state.digest()

    @rule(seat=st.integers(0, 3), seed=st.integers(0, 1000))
    def imagine(self, seat: int, seed: int) -> None:
        """Imagine a world: it is whole and looks the same to the seat, down to the numbers."""
        seat %= self.scene.seats
        state = self.scene.state
        world = state.imagine(seat, seed)
        world.audit()
        numbers = [[0] * self.scene.game.observation_size for _ in range(2)]
        state.observe(seat, numbers[0])
        world.observe(seat, numbers[1])

        assert state.view(seat) == world.view(seat)
        assert state.view(None) == world.view(None)
        assert numbers[0] == numbers[1]

    @rule()
    def clone(self) -> None:
        """A copy is the same, and what happens to it does not matter here."""
        state = self.scene.state
        before = state.digest()
        copy = state.clone()

        assert before == copy.digest() and state.dump() == copy.dump()
        for _ in range(3):
            if copy.to_move() >= 0:
                copy.push(copy.options()[-1])
        assert before == state.digest()

    @invariant()
    def all_is_well(self) -> None:
        """The cards are all there, somebody can answer, and the second computation agrees."""
        self.scene.state.audit()
        agrees_with_second_computation(moment(self.scene))
        options = self.scene.options()

        assert self.scene.is_over or options
        assert len(options) == len(set(options))


AnyGame.TestCase.settings = settings(max_examples=15, stateful_step_count=25, deadline=None, derandomize=True)
TestAnyGame = AnyGame.TestCase

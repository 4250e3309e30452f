"""Properties: any sequence of moves from any deal, any position in words."""

from typing import Any

import hypothesis.strategies as st
from hypothesis import given, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from cairn.proof.scene import Scene

from .second import Second, is_legal, sheet, value
from .test_second_computation import agree

OPTIONS = st.fixed_dictionaries(
    {
        "milestones": st.sampled_from(["on", "off"]),
        "best_expedition": st.sampled_from(["no_sponsor_cards", "ignore_sponsors"]),
        "colours": st.sampled_from([5, 6]),
        "games": st.integers(1, 3),
        "deck_count": st.sampled_from(["on", "off"]),
        "turn_cap": st.sampled_from(["none", "5", "30"]),
    }
)


class AnyMatch(RuleBasedStateMachine):
    """A match in which anything allowed is played, beside the second computation."""

    @initialize(options=OPTIONS, seed=st.integers(0, 1000), moves=st.integers(0, 200))
    def deal(self, options: dict[str, Any], seed: int, moves: int) -> None:
        """Begin somewhere in a random match."""
        self.scene = Scene("lost-cities", seed=seed, **options).play_at_random(seed, moves)
        self.second = Second(self.scene.state.dump(), self.scene.agreed)

    @rule(choice=st.integers(0, 1000))
    def play(self, choice: int) -> None:
        """Play any option."""
        options = self.scene.options()
        if options:
            move = options[choice % len(options)]
            self.scene.play(move)
            if move == "deal":
                self.second = Second(self.scene.state.dump(), self.scene.agreed)
            else:
                self.second.play(move)

    @rule()
    def lay_out_again(self) -> None:
        """Write the position down and lay it out again: the game goes on from there."""
        before = [self.scene.view(seat) for seat in (1, 2, None)]
        digest = self.scene.state.digest()
        self.scene.lay_out(self.scene.state.dump())

        assert before == [self.scene.view(seat) for seat in (1, 2, None)]
        assert digest == self.scene.state.digest()

    @rule(seat=st.integers(1, 2), seed=st.integers(0, 1000))
    def imagine(self, seat: int, seed: int) -> None:
        """Imagine a world: it is whole and looks the same to the seat, down to the numbers."""
        world = self.scene.state.imagine(seat - 1, seed)
        world.audit()
        numbers = [[0] * self.scene.game.observation_size for _ in range(2)]
        self.scene.state.observe(seat - 1, numbers[0])
        world.observe(seat - 1, numbers[1])

        assert self.scene.view(seat) == world.view(seat - 1)
        assert numbers[0] == numbers[1]

    @invariant()
    def all_is_well(self) -> None:
        """The pieces are all there, and the second computation agrees."""
        self.scene.state.audit()
        agree(self.scene, self.second)


AnyMatch.TestCase.settings = settings(
    max_examples=30, stateful_step_count=40, deadline=None, derandomize=True
)
TestAnyMatch = AnyMatch.TestCase


@given(st.lists(st.sampled_from(["S", *map(str, range(2, 11))]), max_size=6))
@settings(deadline=None, derandomize=True)
def test_any_row_of_cards(ranks: list[str]) -> None:
    """Cards played one after the other: refused where the rules refuse, and scored as by hand."""
    laid: list[int] = []
    for rank in ranks:
        number = 0 if rank == "S" else int(rank)
        words = "".join(f" {one or 'S'}" for one in laid)
        if laid.count(number) == (1 if number else 3):
            continue
        scene = Scene("lost-cities").set_up(f"hand 1: green {rank}\nexpeditions 1: green{words}")
        move = f"play green {'sponsor' if rank == 'S' else rank}"

        assert is_legal([*laid, number]) == (move in scene.options())
        if move in scene.options():
            laid.append(number)
            scene.play(move)
            column = scene.view()["zones"]["expeditions"][0]["green"]
            assert sheet(laid) == column["sheet"]
            assert laid == [value(card.split()[1]) for card in column["cards"]]

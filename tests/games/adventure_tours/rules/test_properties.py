"""Properties: any sequence of moves, beside a plain computation from the written position."""

import csv
import json

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from cairn.core.event import Event
from cairn.proof.scene import Scene

from .tours import OWN

COLOURS = ("red", "blue", "yellow")
with (OWN / "deck.csv").open(encoding="utf-8") as file:
    CARDS = {f"{row['colour']} {row['name'].lower()}": row for row in csv.DictReader(file)}
with (OWN / "boards.csv").open(encoding="utf-8") as file:
    BOARDS = {row["name"].lower(): row for row in csv.DictReader(file)}


def computed_levels(data: dict[str, list[str]], seat: int) -> dict[str, int]:
    """The levels of a seat by the columns of the tables."""
    board = BOARDS[data["boards"][seat]]
    levels = dict(
        zip(COLOURS, (int(board[c]) for c in ("technology", "provisions", "clothing")), strict=True)
    )
    for card in data["equipment"][seat]:
        for part in CARDS[card.removesuffix(" (ready)")]["equipment"].split("|"):
            colour, _, value = part.partition(":")
            levels[colour] += int(value)
    return levels


class AnyGame(RuleBasedStateMachine):
    """A game in which anything allowed is played."""

    @initialize(
        seed=st.integers(0, 1000),
        seats=st.integers(3, 6),
        mode=st.sampled_from(["basic", "expert", "expert"]),
        boards=st.sampled_from(["keep", "shuffle", "draft"]),
        moved=st.sampled_from(["on", "off"]),
        moves=st.integers(0, 250),
    )
    def deal(self, seed: int, seats: int, mode: str, boards: str, moved: str, moves: int) -> None:
        """Begin somewhere in a random game."""
        scene = Scene(
            "adventure-tours", seed=seed, seats=seats, mode=mode, boards=boards, moved_miller_protects=moved
        )
        self.scene = scene.play_at_random(seed, moves)

    @rule(choice=st.integers(0, 1000))
    def play(self, choice: int) -> None:
        """Play any option; joining is preferred, so that actions come up."""
        options = self.scene.options()
        if options:
            liked = [move for move in options if not move.startswith("equip")] or options
            self.scene.play(liked[choice % len(liked)])

    @rule(choice=st.integers(0, 2000))
    def try_anything(self, choice: int) -> None:
        """Any move of the table is an option or has a reason; asking changes nothing."""
        state = self.scene.state
        move = choice % len(self.scene.game.moves)
        before = state.digest()
        why = state.why_not(move)

        assert (why is None) == (move in state.options())
        assert why is None or why.rule.startswith("AT-")
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

    @rule(seat=st.integers(0, 5), seed=st.integers(0, 1000))
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
    def every_option_tells(self) -> None:
        """Each option, tried on a copy, tells everybody something and keeps all cards."""
        for move in self.scene.state.options():
            copy = self.scene.state.clone()
            events: list[Event] = []
            copy.sink = events
            copy.push(move)
            copy.audit()
            assert events or self.scene.game.spell(move) in ("skip", *[f"aim seat {k}" for k in range(1, 7)])

    @invariant()
    def all_is_well(self) -> None:
        """The cards are all there, somebody can answer, and levels, incomes and options are as computed."""
        if not hasattr(self, "scene"):
            return
        state = self.scene.state
        state.audit()
        data = state.dump()
        seats = self.scene.view()["seats"]
        for seat in range(self.scene.seats):
            members = [CARDS[card.removesuffix(" (ready)")] for card in data["members"][seat]]
            assert computed_levels(data, seat) == seats[seat]["levels"]
            assert sum(int(card["money"]) for card in members) == seats[seat]["income"]
        options = self.scene.options()
        assert self.scene.is_over or options
        assert len(options) == len(set(options))
        if not self.scene.is_over and state.question().kind == "play":
            self.can_play(data, options)

    def can_play(self, data: dict[str, list[str]], options: list[str]) -> None:
        """Every hand card as equipment, those whose demand is met as members."""
        seat = self.scene.state.to_move()
        levels = computed_levels(data, seat)
        fits = [
            card
            for card in data["hands"][seat]
            if int(CARDS[card]["demand"]) <= levels[CARDS[card]["colour"]]
        ]

        assert {f"equip {card}" for card in data["hands"][seat]} | {f"join {card}" for card in fits} == set(
            options
        )


AnyGame.TestCase.settings = settings(max_examples=15, stateful_step_count=25, deadline=None, derandomize=True)
TestAnyGame = AnyGame.TestCase

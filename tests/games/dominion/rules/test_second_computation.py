"""The engine against the second computation, over every moment of random games of random kingdoms."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from cairn.core.dice import QuickStream
from cairn.core.game import Decision
from cairn.games.dominion.proof.second import agrees_with_second_computation
from cairn.games.dominion.rules.numbers import COPPER, GOLD, PROVINCE
from cairn.games.dominion.rules.player import SERIAL
from cairn.games.dominion.rules.state import State
from cairn.proof.played import Untrue
from cairn.proof.scene import Scene

from .kingdoms import kingdom
from .rich import moment, rich_scene


@pytest.mark.rule("DB-S2", "DB-E2", "DB-B2")
@pytest.mark.parametrize("seed", range(10))
def test_engine_and_second_computation_agree(seed: int) -> None:
    """Cards, costs, points, options and the end, at every moment of the first turns of a rich game."""
    scene = rich_scene(seed)
    stream = QuickStream(seed)
    for _ in range(60):
        agrees_with_second_computation(moment(scene))
        if scene.is_over:
            break
        moves = [move for move in scene.options() if not move.startswith("end ")] or scene.options()
        scene.play(moves[stream.below(len(moves))])


@pytest.mark.rule("DB-E1", "DB-T4")
@pytest.mark.parametrize("seed", range(3))
def test_they_agree_to_the_end(seed: int) -> None:
    """A whole random game from the first deal to its end."""
    scene = Scene("dominion", seed=seed, kingdom="random", turn_cap=25)
    while not scene.is_over:
        agrees_with_second_computation(moment(scene))
        scene.play_at_random(len(scene.told()), 1)
    agrees_with_second_computation(moment(scene))


# It bites.


class Lying:
    """A position that says something else than the truth."""

    def __init__(self, state: object, **lies: object) -> None:
        self._state = state
        self._lies = lies

    def __getattr__(self, name: str) -> Any:
        return self._lies[name] if name in self._lies else getattr(self._state, name)


def doctored(words: str, change: Callable[[State], None]) -> str:
    """What the second computation says of a position that was changed behind the rules' back."""
    scene = Scene("dominion", kingdom=kingdom("bridge troll", "gardens"), events="training").set_up(words)
    agrees_with_second_computation(moment(scene))
    assert isinstance(scene.state, State)
    change(scene.state)
    with pytest.raises(Untrue) as error:
        agrees_with_second_computation(moment(scene))
    return str(error.value)


def _pile(s: State) -> None:
    piles = s.piles
    piles[PROVINCE] += 1
    s.piles = piles


def _doubled(s: State) -> None:
    s.players[0].hand = s.players[0].deck[:]


def _traded(s: State) -> None:
    """One card becomes another, so that the number of all cards stays the same."""
    hand = s.players[0].hand
    hand[0] += GOLD - COPPER
    s.players[0].hand = hand


def _lost(s: State) -> None:
    s.players[1].discard = s.players[1].hand[:0]


def _cheaper(s: State) -> None:
    s.cheaper += 1


def _over(s: State) -> None:
    s.agenda = []


WORDS = """
    seat 1 to buy
    hand 1: copper 2
    deck 1: copper 3
    play 1: village, gold
    discard 2: estate
    coins: 4
"""


@pytest.mark.rule("DB-S2", "DB-E2", "DB-E1")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_pile, "there are not 8 cards province"),
        (_doubled, "there are not 60 cards copper"),
        (_traded, "there are not 60 cards copper"),
        (_lost, "there are not 14 cards estate"),
        (_cheaper, "and should cost"),
        (_over, "the game is over, and nothing has ended it"),
    ],
)
def test_a_doctored_position_is_noticed(change: Callable[[State], None], said: str) -> None:
    """A pile, a card, a discount or the end: what does not add up is said."""
    assert said in doctored(WORDS, change)


@pytest.mark.rule("DB-T7")
def test_two_cards_with_one_number_are_noticed() -> None:
    """Every card in play is itself: a number that two of them have is said."""

    def same(s: State) -> None:
        play = s.players[0].play
        play[1] = play[0] - play[0] % SERIAL + play[1] % SERIAL
        s.players[0].play = play

    assert "two cards in play are the same card" in doctored(WORDS, same)


@pytest.mark.rule("DB-B2", "DB-T4")
@pytest.mark.parametrize("words", ["seat 1 to buy\ncoins: 4", "seat 1 to act\nhand 1: village, copper"])
def test_wrong_options_are_noticed(words: str) -> None:
    """A phase that offers too little or too much is said."""
    scene = Scene("dominion", kingdom=kingdom("gardens"), events="none").set_up(words)
    true = scene.state.question()
    for options in (true.options[1:], [*true.options, scene.game.read("play gold")]):
        at = moment(scene)
        wrong = Decision(true.seat, true.kind, true.prompt, true.args, options)
        at.state = cast(State, Lying(at.state, decision=wrong))
        with pytest.raises(Untrue, match="the options should have"):
            agrees_with_second_computation(at)


@pytest.mark.rule("DB-E2", "DB-gardens")
def test_wrong_points_are_noticed() -> None:
    """Points that do not follow from the cards are said."""
    scene = Scene("dominion", kingdom=kingdom("gardens"), events="none")
    at = moment(scene.set_up("seat 1 to buy\ndeck 1: gardens, copper 9"))
    agrees_with_second_computation(at)
    at.state = cast(State, Lying(at.state, scores=lambda: [2, 0]))

    with pytest.raises(Untrue, match="seat 1 has 2 points, and should have 1"):
        agrees_with_second_computation(at)


@pytest.mark.rule("DA-K10")
def test_an_inheritance_of_nothing_is_no_card() -> None:
    """Who bought Inheritance when there was nothing to set aside has no card more; Estates stay Estates."""
    scene = Scene("dominion", kingdom=kingdom(), events="inheritance")
    scene.lay_out({"hands": [["estate"], []], "inherited": ["nothing", None]})

    assert agrees_with_second_computation(moment(scene))

"""The engine against the second reckoning, over every moment of random games of random kingdoms."""

from collections.abc import Callable

import pytest

from cairn.core.dice import QuickStream
from cairn.games.dominion.names import COPPER, GOLD, PROVINCE
from cairn.games.dominion.state import State
from cairn.testing.dominion_reckoning import reckons_the_same
from cairn.testing.played import Untrue
from cairn.testing.table import Table
from tests.games.dominion.kingdoms import kingdom
from tests.games.dominion.rich import moment, rich_table


@pytest.mark.rule("DB-S2", "DB-E2", "DB-B2")
@pytest.mark.parametrize("seed", range(10))
def test_engine_and_reckoning_agree(seed: int) -> None:
    """Cards, costs, points, options and the end, at every moment of the first turns of a rich game."""
    table = rich_table(seed)
    stream = QuickStream(seed)
    for _ in range(60):
        reckons_the_same(moment(table))
        if table.is_over:
            break
        moves = [move for move in table.options() if not move.startswith("end ")] or table.options()
        table.play(moves[stream.below(len(moves))])


@pytest.mark.rule("DB-E1", "DB-T4")
@pytest.mark.parametrize("seed", range(3))
def test_they_agree_to_the_end(seed: int) -> None:
    """A whole random game from the first deal to its end."""
    table = Table("dominion", seed=seed, kingdom="random", turn_cap=25)
    while not table.is_over:
        reckons_the_same(moment(table))
        table.play_at_random(len(table.told()), 1)
    reckons_the_same(moment(table))


# It bites.


def doctored(words: str, change: Callable[[State], None]) -> str:
    """What the reckoning says to a position in which something was changed behind the rules' back."""
    table = Table("dominion", kingdom=kingdom("bridge troll", "gardens"), events="training").set_up(words)
    reckons_the_same(moment(table))
    assert isinstance(table.state, State)
    change(table.state)
    with pytest.raises(Untrue) as error:
        reckons_the_same(moment(table))
    return str(error.value)


def _pile(s: State) -> None:
    s.piles[PROVINCE] += 1


def _doubled(s: State) -> None:
    s.players[0].hand = s.players[0].deck[:]


def _traded(s: State) -> None:
    """One card becomes another, so that the number of all cards stays the same."""
    s.players[0].hand[0] += GOLD - COPPER


def _lost(s: State) -> None:
    s.players[1].discard = s.players[1].hand[:0]


def _cheaper(s: State) -> None:
    s.cheaper += 1


def _champions(s: State) -> None:
    s.players[1].champions = 1


def _twins(s: State) -> None:
    s.players[0].play[1] = s.players[0].play[0]
    s.players[0].deck[0] += GOLD - COPPER


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
        (_champions, "seat 2 has 1 Champions, and 0 of them stay"),
        (_over, "the game is over, and nothing has ended it"),
    ],
)
def test_a_doctored_position_is_noticed(change: Callable[[State], None], said: str) -> None:
    """A pile, a card, a discount, a Champion or the end: what does not add up is said."""
    assert said in doctored(WORDS, change)


@pytest.mark.rule("DB-T7")
def test_two_cards_with_one_number_are_noticed() -> None:
    """Every card in play is itself: a number that two of them have is said."""

    def same(s: State) -> None:
        play = s.players[0].play
        play[1] = play[0] - play[0] % 128 + play[1] % 128

    assert "two cards in play are the same card" in doctored(WORDS, same)


@pytest.mark.rule("DB-B2", "DB-T4")
@pytest.mark.parametrize(
    ("words", "change"),
    [
        ("seat 1 to buy\ncoins: 4", lambda s: s.agenda.__setitem__(-1, _lenient(s))),
        ("seat 1 to act\nhand 1: village, copper", lambda s: s.agenda.__setitem__(-1, _lenient(s))),
    ],
)
def test_wrong_options_are_noticed(words: str, change: Callable[[State], None]) -> None:
    """A phase that offers too little is said."""
    assert "the options should have" in doctored(words, change)


def _lenient(s: State) -> object:
    """The question that waits, with an option left out."""
    step = s.agenda[-1]

    class Lenient(type(step)):  # type: ignore[misc]
        def options(self, s: State) -> list[int]:
            return list(super().options(s))[1:]

    return Lenient(step.seat)


@pytest.mark.rule("DB-E2", "DB-gardens")
def test_wrong_points_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Points that do not follow from the cards are said."""
    from cairn.games.dominion import scoring

    table = Table("dominion", kingdom=kingdom("gardens"), events="none")
    table.set_up("seat 1 to buy\ndeck 1: gardens, copper 9")
    reckons_the_same(moment(table))
    assert [1, 0] == table.scores()
    monkeypatch.setattr(scoring, "scores", lambda s: [2, 0])
    with pytest.raises(Untrue, match="seat 1 has 2 points, and should have 1"):
        reckons_the_same(moment(table))

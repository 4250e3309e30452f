"""The four levels: the same names everywhere, and mistakes that a player would make."""

import pytest

from cairn.bots.bot import Eyes
from cairn.bots.levels import CEILINGS, SEEN, EasyBot
from cairn.bots.search import Budget, Search
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import OVER, State
from cairn.games import TITLES, find, title

LEVELS = ("easy", "medium", "hard", "expert")


def begun(game: str, moves: int = 0) -> State:
    """A position after some random moves."""
    found = find(game)
    state = found.start(found.seats[0], QuickDice(5), found.read_options({}, simulated=True))
    chance = QuickStream(7)
    for _ in range(moves):
        if state.to_move() != OVER:
            state.push(state.random_move(chance))
    return state


@pytest.mark.parametrize("game", TITLES)
def test_every_title_has_the_levels(game: str) -> None:
    """The same names in the same order; those that search have a ceiling, and think longer the higher."""
    own = title(game)
    names = tuple(own.levels())

    assert names == LEVELS[: len(names)]
    assert "hard" in names
    assert set(names) <= set(own.bot_names())
    assert set(own.budgets) <= set(CEILINGS)
    playouts = [budget.playouts for budget in own.budgets.values()]
    assert playouts == sorted(playouts)


@pytest.mark.parametrize("game", TITLES)
def test_an_easy_bot_slips_as_often_as_it_is_said_and_never_far(game: str) -> None:
    """About a third of its decisions are not the policy's, and each is among the moves it thought of."""
    slips = 0
    decisions = 0
    for n in range(0, 120, 3):
        state = begun(game, n)
        if state.to_move() == OVER:
            continue
        eyes = Eyes(state, state.to_move())
        policy = title(game).policy()
        considered = policy.candidates(eyes.imagine(0), SEEN)
        for seed in range(5):
            move = EasyBot(title(game).policy(), seed * 1000 + n).choose(eyes)

            assert move in considered

            slips += move != considered[0]
            decisions += len(considered) > 1

    assert 0.15 < slips / decisions < 0.45


def test_a_search_ends_at_its_ceiling_and_names_a_move() -> None:
    """A ceiling of no time at all still leaves the few worlds that a choice needs, not the whole budget."""
    state = begun("lost-cities", 10)
    eyes = Eyes(state, state.to_move())
    search = Search(eyes, title("lost-cities").policy(), Budget(100_000, longest=4).within(1e-9), 3)

    assert search.run() in state.options()
    assert search.worlds == 4


def test_a_table_with_people_gets_bots_with_a_ceiling() -> None:
    """A search that people wait for is bounded; in the arena it is not."""
    own = title("dominion")

    assert own.make_live_bot("hard", 1).budget.ceiling == CEILINGS["hard"]  # type: ignore[attr-defined]
    assert own.make_bot("hard", 1).budget.ceiling == 0.0  # type: ignore[attr-defined]

"""The search: fair, repeatable, guarded, and better than the policy that plays its leaves."""

import pytest

from cairn.bots.bot import Eyes, play_out
from cairn.bots.gains import Gains
from cairn.bots.policy import Policy
from cairn.bots.search import Budget, Search, SearchBot
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import OVER
from cairn.games import TITLES, find, make_bot, title

FEW = Budget(24, most=3, longest=12)
RACE = Budget(24, most=3, longest=12, round_of=4)


@pytest.mark.parametrize("budget", [FEW, RACE], ids=["halving", "race"])
@pytest.mark.parametrize("game", TITLES)
def test_two_deals_that_look_the_same_get_the_same_move(game: str, budget: Budget) -> None:
    """The true cards that the seat cannot see make no difference, and neither does an earlier question."""
    found = find(game)
    state = found.start(found.seats[0], QuickDice(2), found.read_options({}, simulated=True))
    chance = QuickStream(4)
    bot = SearchBot(title(game).policy(), budget, 3)
    n = 0
    while state.to_move() != OVER and n < 60:
        seat = state.to_move()
        if n % 10 == 0:
            other = state.imagine(seat, n)
            move = bot.choose(Eyes(state, seat))

            assert move == SearchBot(title(game).policy(), budget, 3).choose(Eyes(other, seat))
            assert state.allows(move)
        state.push(state.random_move(chance))
        n += 1


def test_the_policys_move_stays_unless_another_is_clearly_better() -> None:
    """A guard that nothing can pass leaves the rule bot."""
    found = find("lost-cities")
    state = found.start(2, QuickDice(2), found.read_options({}, simulated=True))
    rule = make_bot("lost-cities", "rule", 0)
    careful = SearchBot(title("lost-cities").policy(), Budget(60, guard=1e6, longest=20), 1)
    for _ in range(20):
        eyes = Eyes(state, state.to_move())
        move = careful.choose(eyes)

        assert move == rule.choose(eyes)

        state.push(move)


def test_gains_are_averaged_with_their_error() -> None:
    """By hand: 1, 3 and 5 have the mean 3 and the standard error 2 / √3."""
    gains = Gains(2)
    for gain in (1.0, 3.0, 5.0):
        gains.add(1, gain)

    assert gains.mean(1) == pytest.approx(3.0)
    assert gains.error(1) == pytest.approx(2 / 3**0.5)
    assert gains.mean(0) == 0.0
    assert gains.error(0) > 1e6


def test_the_budget_is_kept() -> None:
    """No more playouts than the budget allows, but for the least of each stage."""
    found = find("lost-cities")
    state = found.start(2, QuickDice(5), found.read_options({}, simulated=True))
    search = Search(Eyes(state, state.to_move()), title("lost-cities").policy(), Budget(320, longest=10), 1)
    search.run()

    spent = sum(search.gains.worlds)
    assert 200 <= spent <= 320


def raced(budget: Budget) -> Search:
    """A race at the opening of a game."""
    found = find("lost-cities")
    state = found.start(2, QuickDice(5), found.read_options({}, simulated=True))
    search = Search(Eyes(state, state.to_move()), title("lost-cities").policy(), budget, 1)
    search.run()
    return search


def test_a_race_goes_on_without_those_that_are_clearly_behind() -> None:
    """In rounds, within the budget; the policy's move stays to the end, and what is played saw all worlds."""
    search = raced(Budget(320, longest=10, round_of=4))
    worlds = list(search.gains.worlds)

    assert 300 <= sum(worlds) == search.played <= 320
    assert worlds[0] == max(worlds) > 2 * min(worlds) > 0
    assert worlds[search.best()] == worlds[0]
    assert all(n % 4 == 0 for n in worlds if n < worlds[0])
    assert raced(Budget(320, longest=10, round_of=4)).best() == search.best()


def test_a_race_ends_when_it_is_decided() -> None:
    """Nothing is clearer than a gain above a guard that everything passes: one round of two candidates."""
    assert raced(Budget(320, most=2, guard=-1e9, longest=10, round_of=4)).played == 8


@pytest.mark.thorough
def test_thinking_beats_playing_at_random() -> None:
    """Even where the leaves are played at random; ten of twelve games would be luck of one in fifty."""
    found = find("lost-cities")
    won = 0
    for seed in range(6):
        for seat in range(2):
            state = found.start(2, QuickDice(seed), found.read_options({"turn_cap": "60"}, simulated=True))
            bots = [make_bot("lost-cities", "random", seed), make_bot("lost-cities", "random", seed)]
            bots[seat] = SearchBot(Policy(), Budget(64, most=8, guard=0.0), seed)
            play_out(state, bots)
            won += state.winners() == [seat]

    assert won >= 10

"""Facts about Dominion that other simulators agree on, as a check of the whole engine. [DB-X1]"""

from collections.abc import Callable, Iterator

from cairn.arena.facts import Fact
from cairn.arena.tally import Tally, mean, mean_interval, share, share_interval
from cairn.bots.bot import Bot, Eyes
from cairn.core.dice import QuickDice
from cairn.core.game import Move
from cairn.games.dominion.bots.money import MoneyBot, play_quickly, smithy_money, witch_money
from cairn.games.dominion.rules.game import DOMINION
from cairn.games.dominion.rules.numbers import PROVINCE
from cairn.games.dominion.rules.state import State

GAMES = 10_000
PROVINCES = 4
"""How many Provinces a seat alone is timed for."""

Maker = Callable[[], MoneyBot]


def facts(games: int = GAMES) -> Iterator[Fact]:
    """All facts, one after the other; shares are parts of 100."""
    yield alone("money-alone", MoneyBot, games, 16.8)
    yield alone("smithy-alone", smithy_money, games, 14.9)
    yield against_money("smithy-wins", smithy_money, games, "first-game", 70)
    yield against_money("witch-wins", witch_money, games, "size-distortion", 94)


class Idle(Bot):
    """Lets everything be."""

    def choose(self, eyes: Eyes) -> Move:
        return eyes.options()[-1]


def alone(name: str, bot: Maker, games: int, target: float) -> Fact:
    """The turn in which a seat buys its fourth Province while the other seat does nothing."""
    tally = Tally()
    for seed in range(games):
        tally.count("turn", 0, turn_of_fourth(bot(), seed))
    column = tally.of("turn")
    interval = mean_interval(column) or (mean(column), mean(column))
    return Fact(name, mean(column), interval, target, 0.1, games)


def turn_of_fourth(bot: MoneyBot, seed: int) -> int:
    """How many turns the first seat takes for four Provinces."""
    state = start("first-game", seed)
    idle = Idle()
    left = state.piles[PROVINCE] - PROVINCES
    while state.piles[PROVINCE] > left:
        seat = state.to_move()
        state.push(bot.choose_quickly(state, 0) if seat == 0 else idle.choose(Eyes(state, seat)))
    return int(state.players[0].turns)


def against_money(name: str, bot: Maker, games: int, kingdom: str, target: float) -> Fact:
    """How many games of 100 a bot wins against plain money; a shared win counts half. Seats change."""
    tally = Tally()
    for seed in range(games):
        mine = seed % 2
        state = start(kingdom, seed)
        play_quickly(state, [bot(), MoneyBot()] if mine == 0 else [MoneyBot(), bot()])
        winners = state.winners()
        if mine in winners:
            tally.count("won", 0, len(winners))
    part = share(tally.of("won"), games)
    low, high = share_interval(part, games)
    return Fact(name, 100 * part, (100 * low, 100 * high), target, 5, games)


def start(kingdom: str, seed: int) -> State:
    """A game of two on this kingdom; who starts is drawn."""
    options = DOMINION.read_options({"kingdom": kingdom}, simulated=True)
    state = DOMINION.start(2, QuickDice(seed), options)
    assert isinstance(state, State)
    return state

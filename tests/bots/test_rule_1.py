"""The mark that other bots are measured by never moves: `rule-1` plays the games that it always played."""

from pathlib import Path

import pytest

from cairn.bots.bot import Eyes
from cairn.core.dice import QuickDice, mix
from cairn.games import TITLES, title

GAMES = Path(__file__).parents[1] / "games"


def recorded(game: str) -> list[str]:
    """The games that were written down."""
    lines = (GAMES / game.replace("-", "_") / "bots" / "rule_1.txt").read_text().splitlines()
    return [line for line in lines if not line.startswith("#")]


def played(game: str, variant: str, seats: int, seed: int) -> str:
    """One game of `rule-1` against itself, in the form in which it is written down."""
    found = title(game)
    options = found.game.read_options(found.variants[variant], simulated=True)
    state = found.game.start(seats, QuickDice(seed), options)
    bots = [found.make_bot("rule-1", seat) for seat in range(seats)]
    total = 0
    moves = 0
    while (seat := state.to_move()) >= 0:
        move = bots[seat].choose(Eyes(state, seat))
        total = int(mix(total, move))
        state.push(move)
        moves += 1
    points = ",".join(str(score) for score in state.scores())
    return f"{variant} {seats} {seed} {moves} {total:016x} {points}"


@pytest.mark.parametrize("game", TITLES)
def test_rule_1_plays_the_games_that_it_always_played(game: str, thorough: bool) -> None:
    """Every move of every recorded game is the same."""
    lines = recorded(game)
    assert len(lines) >= 16
    for line in lines if thorough else lines[::8]:
        variant, seats, seed, *_ = line.split()

        assert played(game, variant, int(seats), int(seed)) == line

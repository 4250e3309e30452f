"""The mark that other bots are measured by never moves: `rule-1` plays the games that it always played."""

from pathlib import Path

import pytest

from cairn.bots.bot import Eyes
from cairn.core.dice import QuickDice, mix
from cairn.games import TITLES, title

GAMES = Path(__file__).parents[1] / "games"
TABLES = "# tables "


def _lines(game: str) -> list[str]:
    return (GAMES / game.replace("-", "_") / "bots" / "rule_1.txt").read_text().splitlines()


def recorded(game: str) -> list[str]:
    """The games that were written down."""
    return [line for line in _lines(game) if not line.startswith("#")]


def recorded_with(game: str) -> str:
    """The hash of the component tables with which they were played; empty where there are none."""
    lines = _lines(game)
    return next((line.removeprefix(TABLES) for line in lines if line.startswith(TABLES)), "")


def played(game: str, tables: str, variant: str, seats: int, seed: int) -> str:
    """One game of `rule-1` against itself, in the form in which it is written down."""
    found = title(game)
    rules = found.game.of_tables(tables) if tables else found.game
    assert rules is not None
    options = rules.read_options(found.variants[variant], simulated=True)
    state = rules.start(seats, QuickDice(seed), options)
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
    lines, tables = recorded(game), recorded_with(game)
    assert len(lines) >= 16
    for line in lines if thorough else lines[::8]:
        variant, seats, seed, *_ = line.split()

        assert played(game, tables, variant, int(seats), int(seed)) == line

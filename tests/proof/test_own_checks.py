"""What a game's own checks look for they find, in games that differ from it by one lie."""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest

from cairn.core.game import State
from cairn.games import TITLES, find, title
from cairn.proof.checks import plays_to_the_end
from cairn.proof.played import Moment, Played, Untrue
from tests.proof.broken.variants import Variant

GAMES = Path(__file__).parents[1] / "games"
SEEDS = range(6)


def broken_games() -> dict[str, ModuleType]:
    """The broken games of each title that has some, with the options under which their lies are found."""
    folders = {name: name.replace("-", "_") for name in TITLES}
    return {
        name: import_module(f"tests.games.{folder}.proof.broken")
        for name, folder in folders.items()
        if (GAMES / folder / "proof" / "broken.py").is_file()
    }


LIARS = broken_games()
BROKEN = [
    (game, broken)
    for game, module in LIARS.items()
    for broken in vars(module).values()
    if isinstance(broken, type) and hasattr(broken, "found_by")
]


def own_checks(game: str) -> dict[str, Any]:
    """The checks that only this game has."""
    own = title(game).own_checks()
    return {**own.of_every_moment, **own.of_thorough_moments}


def first_fault(name: str, check: str, variant: type[Variant], seed: int) -> str:
    """What a check says to a game of the variant; nothing if it finds no fault."""
    game = find(name)
    played = Played(game, game.read_options(LIARS[name].OPTIONS, simulated=True), game.seats[1], seed)
    plays_to_the_end(played, choose=title(name).own_checks().leaning)
    state = played.start()
    for number in range(played.length + 1):
        moment = Moment(played, number, state)
        moment.state = cast(State, variant(state))
        try:
            own_checks(name)[check](moment)
        except Untrue as fault:
            return str(fault)
        if moment.move is not None:
            state.push(moment.move)
    return ""


@pytest.mark.parametrize("game", LIARS)
def test_every_own_check_can_fail(game: str) -> None:
    """There is a broken game for each check, and none in the game itself."""
    assert set(own_checks(game)) == {broken.found_by[0] for name, broken in BROKEN if name == game}
    assert [""] * len(own_checks(game)) == [
        first_fault(game, check, Variant, 1) for check in own_checks(game)
    ]


@pytest.mark.parametrize(("game", "broken"), BROKEN, ids=lambda one: getattr(one, "__name__", one))
def test_lie_is_found(game: str, broken: type[Variant]) -> None:
    """The right check finds the lie, for the right reason."""
    check, words = broken.found_by

    said = next(filter(None, (first_fault(game, check, broken, seed) for seed in SEEDS)), "")

    assert words in said, broken.__doc__

"""The shapes of what crosses the wire: Python and TypeScript agree, and real views fit."""

import msgspec
import pytest

from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import OVER
from cairn.core.match import Match, Player
from cairn.games import GAMES, TITLES, title
from cairn.server.messages import sent
from cairn.server.typescript import FILE, typescript
from cairn.server.views import AnyView, shapes

CASES = [(game, variant) for game in TITLES for variant in title(game).variants]


def test_the_browsers_types_are_made_from_ours() -> None:
    """`python -m cairn.server.typescript` writes them again."""
    assert typescript() == FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "variant"), CASES)
def test_real_views_have_the_shape_that_the_page_expects(name: str, variant: str) -> None:
    """From the first position to the last, for each seat and a spectator.

    Every title is an AnyView; one with a shape of its own has nothing beside that.
    """
    game = GAMES[name]
    options = game.read_options(title(name).variants[variant], simulated=True)
    players = [Player(f"P{n}") for n in range(game.seats[0])]
    match = Match(game, options, players, b"", [], quick=5)
    stream = QuickDice(7).stream("moves", 0)
    assert isinstance(stream, QuickStream)
    while True:
        for seat in [None, *range(len(players))]:
            view = msgspec.json.decode(msgspec.json.encode(sent(match, seat)))
            msgspec.convert(view, AnyView)
            if name in shapes():
                msgspec.convert(view, shapes()[name])
        if match.state.to_move() == OVER:
            return
        match.push(match.state.random_move(stream))

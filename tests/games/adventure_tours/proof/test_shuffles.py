"""What chance did in a match is told, place by place, so that a browser can check it."""

import pytest

from cairn.games import GAMES
from cairn.proof.fair import shuffles_are_told
from cairn.proof.played import Played


@pytest.mark.rule("AT-S2", "AT-S3", "AT-V1")
@pytest.mark.parametrize("boards", ["keep", "shuffle"])
def test_every_draw_names_its_place(boards: str) -> None:
    """Who starts, who gets which board, and every card that is dealt or drawn, over all rounds."""
    game = GAMES["adventure-tours"]
    options = game.read_options({"mode": "expert", "boards": boards, "start": "random"}, simulated=True)
    played = Played(game, options, 4, 3)
    chance = played.chance(0)
    while not played.is_over:
        played.match.push(played.match.state.random_move(chance))

    assert shuffles_are_told(played)
    told = {place.source for event in played.match.events for place in event.places or []}
    assert {"boards", "deal", "start"} == told

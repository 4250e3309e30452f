"""A look ahead: the table after some moves of one's own, and nothing in it that was not known."""

import pytest

from .client import Browser, Json, Socket
from .two_seats import a_camp, two_seats


def ahead(socket: Socket, *moves: str) -> Json:
    """What the server answers."""
    socket.send("ahead", at=socket.view["at"], id="a", moves=list(moves))
    return socket.until("foreseen")


def test_a_step_is_seen_ahead_and_not_played(anna: Browser, ben: Browser) -> None:
    """The view after a step has its options; the table stays as it is, and nobody hears of it."""
    _, (mine, theirs) = two_seats(anna, ben, game="africana")
    before = mine.view["view"]
    step = next(move for move in mine.question["options"] if move.startswith("go "))
    told = ahead(mine, step)

    assert ([step], 1, None) == (told["moves"], told["good"], told["problem"])
    place = step.split(" with ")[0].removeprefix("go ")
    assert place == told["view"]["seats"][0]["place"]
    assert before["seats"][0]["name"] == told["view"]["seats"][0]["name"]
    assert before["at"] == told["view"]["at"]
    assert "done" in told["view"]["decision"]["options"]
    assert "tables" not in told["view"]
    assert [] == theirs.drain()
    assert "view" == mine.batch(step, "done")["type"]


def test_what_cannot_be_played_is_named(anna: Browser, ben: Browser) -> None:
    """How many of the moves are good, and why the next one is not."""
    _, (mine, _) = two_seats(anna, ben, game="africana")
    step = next(move for move in mine.question["options"] if move.startswith("go "))
    told = ahead(mine, step, "draw")

    assert (None, 1, "africana-no-while-moving") == (told["view"], told["good"], told["problem"]["key"])


def test_nothing_hidden_is_seen_ahead(anna: Browser, ben: Browser) -> None:
    """Neither a card that would be drawn nor what another seat has to decide."""
    _, (mine, theirs) = two_seats(anna, ben)
    card = a_camp(mine)
    assert ahead(mine, card)["view"]["decision"]["kind"]
    told = ahead(mine, card, "draw")

    assert (None, 1, "no-batch-shown") == (told["view"], told["good"], told["problem"]["key"])
    told = ahead(theirs, "draw")
    assert (None, 0, "no-not-your-move") == (told["view"], told["good"], told["problem"]["key"])


@pytest.mark.parametrize("moves", [[], ["draw"] * 41])
def test_what_is_no_look_ahead(anna: Browser, ben: Browser, moves: list[str]) -> None:
    """One to forty moves."""
    _, (mine, _) = two_seats(anna, ben)
    mine.send("ahead", at=mine.view["at"], id="a", moves=moves)

    assert "no-such-request" == mine.until("refused")["key"]

"""What is counted of the points of Africana, to see how even it is."""

from cairn.arena.tally import Tally, total
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.game import playout
from cairn.games import find
from cairn.games.africana.proof import balance


def test_the_items_add_up() -> None:
    """The items of all seats are all points, those of the winners the winners' points."""
    game = find("africana")
    state = game.start(3, QuickDice(4), game.read_options({}, simulated=True))
    playout(state, QuickStream(4))
    tally = Tally()

    balance.count(state, [], tally)

    for what, seats in (
        (balance.ITEMS, range(3)),
        (balance.WINNING_ITEMS, state.winners()),
    ):
        items = [tally.of(what, i) for i in range(len(balance.SHEET))]
        assert {len(seats)} == {total(item) for item in items}
        points = sum(number * times for item in items for number, times in item.items())
        assert sum(state.scores()[seat] for seat in seats) == points

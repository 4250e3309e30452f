"""What is counted of the rounds of Adventure Tours, to see how even it is."""

from cairn.arena.balance import study, weigh
from cairn.arena.tally import Tally, total
from cairn.core.event import Event
from cairn.games import find
from cairn.games.adventure_tours.proof import balance as tours
from cairn.games.adventure_tours.rules.player import Player as Adventurer
from cairn.games.adventure_tours.rules.state import State


def told(key: str, **args: object) -> Event:
    """An event of Adventure Tours."""
    return Event(f"adventure-tours-{key}", args)  # type: ignore[arg-type]


def test_the_rounds() -> None:
    """Two made-up rounds: a shared one that the second seat ended, one that the draw pile ended."""
    state = State()
    state.players = [Adventurer() for _ in range(3)]
    state.incomes = [[3, 5, 5], [1, 0, -4]]
    yak, sled, safari = (
        state.kit.boards.index(name) for name in ("himalaya yak caravan", "polar dog sled", "savanna safari")
    )
    events = [
        told("gets-board", seat=0, board="himalaya yak caravan"),
        told("gets-board", seat=1, board="polar dog sled"),
        told("gets-board", seat=2, board="savanna safari"),
        told("round-starts", n=1, total=3, seat=1),
        told("ends-round", seat=1, n=1),
        told("drafts", seat=0, board="polar dog sled"),
        told("drafts", seat=1, board="himalaya yak caravan"),
        told("drafts", seat=2, board="savanna safari"),
        told("round-starts", n=2, total=3, seat=2),
        told("pile-ends-round", seat=2, n=2),
    ]
    tally = Tally()

    tours.count(state, events, tally)

    assert {0: 1, 1: 1} == tally.of(tours.ROUND_ENDS)
    assert {2: 1} == tally.of(tours.ENDER, 0)
    assert {0: 1} == tally.of(tours.ENDER, 1)
    # Counted from the starters: seats 2, 3, 1 in the first round, 3, 1, 2 in the second.
    places = [tally.of(tours.ROUND_PLACES, place) for place in range(3)]
    assert [{0: 1, 2: 1}, {1: 1, 2: 1}, {0: 2}] == places
    assert {0: 2} == tally.of(tours.BOARDS, yak)
    assert {1: 1, 2: 1} == tally.of(tours.BOARDS, sled)
    assert {0: 1, 2: 1} == tally.of(tours.BOARDS, safari)
    assert {0: 1, 3: 1} == tally.of(tours.BOARD_COINS, yak)
    assert {1: 1, 5: 1} == tally.of(tours.BOARD_COINS, sled)
    assert {-4: 1, 5: 1} == tally.of(tours.BOARD_COINS, safari)


def test_every_round_is_counted() -> None:
    """Three games have nine rounds; without expert boards there is nothing to say about boards."""
    tally = weigh(study(find("adventure-tours"), {}, 4, 3, 9))

    assert 9 == total(tally.of(tours.ROUND_ENDS))
    assert 9 == sum(total(tally.of(tours.ENDER, by_pile)) for by_pile in (0, 1))
    assert not tally.of(tours.BOARDS, 0)

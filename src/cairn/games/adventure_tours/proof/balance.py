"""What a finished game tells about how even it is: its rounds, by board and by seat."""

from cairn.arena.tally import Tally
from cairn.core.event import Event
from cairn.core.game import State
from cairn.games.adventure_tours.rules.state import State as AdventureTours

BOARDS = "rounds by board"
MATCHES = "matches by board"
"""Only where everybody keeps a board."""
BOARD_COINS = "coins by board"
ROUND_PLACES = "rounds by place"
"""Rounds won by seat, 0 the one who started the round."""
ENDER = "rounds of the ender"
"""Rounds won by the player who ended them; 0 by an empty hand, 1 by the draw pile."""
ROUND_ENDS = "round ends"
"""1 for a round that the draw pile ended, 0 for one that an empty hand did."""


def count(state: State, events: list[Event], tally: Tally) -> None:
    """Round by round: the most coins, by board and by seat, and what ended it."""
    assert isinstance(state, AdventureTours)
    kit = state.kit
    seats = len(state.players)
    boards = [-1] * seats
    starter = 0
    done = 0
    for event in events:
        seat = event.args.get("seat", 0)
        assert isinstance(seat, int)
        if event.key in ("adventure-tours-gets-board", "adventure-tours-drafts"):
            boards[seat] = kit.boards.index(str(event.args["board"]))
        elif event.key == "adventure-tours-round-starts":
            starter = seat
        elif event.key in ("adventure-tours-ends-round", "adventure-tours-pile-ends-round"):
            by_pile = int(event.key == "adventure-tours-pile-ends-round")
            coins = state.incomes[done]
            done += 1
            sharers = coins.count(max(coins))
            for one in range(seats):
                won = sharers if coins[one] == max(coins) else 0
                tally.count(ROUND_PLACES, (one - starter) % seats, won)
                if boards[one] >= 0:
                    tally.count(BOARDS, boards[one], won)
                    tally.count(BOARD_COINS, boards[one], coins[one])
                if one == seat:
                    tally.count(ENDER, by_pile, won)
            tally.count(ROUND_ENDS, 0, by_pile)
    if state.settings.options["boards"] == "keep":
        winners = state.winners()
        for one in range(seats):
            if boards[one] >= 0:
                tally.count(MATCHES, boards[one], len(winners) if one in winners else 0)

"""What is counted to see how even a game is, computed a second time."""

import subprocess
import sys
from pathlib import Path

import pytest

from cairn.arena import balance
from cairn.arena.balance import quantile, share_of, spread_of, study, weigh
from cairn.arena.tally import Tally, share_interval, total
from cairn.arena.workers import environment
from cairn.bots.bot import Eyes
from cairn.core.dice import QuickDice, QuickStream
from cairn.core.event import Event
from cairn.core.game import OVER, playout
from cairn.core.match import Match, Player
from cairn.games import find, make_bot
from cairn.games.adventure_tours.proof import balance as tours
from cairn.games.adventure_tours.rules.player import Player as Adventurer
from cairn.games.adventure_tours.rules.state import State
from cairn.games.africana.proof import balance as africana_balance

ROOT = Path(__file__).parents[2]
MADE_UP = [12, -40, 12, 7, 0, 55, -3, 12, 81, -40]


def column(numbers: list[int]) -> dict[int, int]:
    """The numbers as a tally gives them."""
    tally = Tally()
    for number in numbers:
        tally.count("points", 0, number)
    return tally.of("points", 0)


def test_quartiles_part_the_numbers() -> None:
    """So many of the numbers are no larger than a quartile, and no smaller number could be it."""
    for part in (1, 2, 3):
        found = quantile(column(MADE_UP), part, 4)

        assert len([n for n in MADE_UP if n <= found]) >= part * len(MADE_UP) / 4
        assert len([n for n in MADE_UP if n < found]) < part * len(MADE_UP) / 4
    assert (-3, 7, 12) == spread_of(column(MADE_UP)).quartiles
    assert (-40, 81) == (spread_of(column(MADE_UP)).lowest, spread_of(column(MADE_UP)).highest)


def test_one_number_is_all_its_quartiles() -> None:
    """And has no spread."""
    one = spread_of(column([5]))

    assert (5, 5, 5) == one.quartiles
    assert one.mean == 5
    assert one.sd is None
    assert one.interval is None


def test_lost_games_count_in_a_share() -> None:
    """Six wins, two shared by two, twelve lost: seven of twenty."""
    seen = share_of({0: 12, 1: 6, 2: 2})

    assert 20 == seen.games
    assert 0.35 == pytest.approx(seen.part)
    assert share_interval(seen.part, 20) == seen.interval


def test_any_number_of_processes_gives_the_same_tally() -> None:
    """Games are numbered, and each has its own seed."""
    plan = study(find("adventure-tours"), {"mode": "expert", "boards": "shuffle"}, 3, 3, 5)

    assert weigh(plan, 1).counts == weigh(plan, 2).counts


def test_the_tally_is_that_of_the_matches_played_one_by_one() -> None:
    """The same games through Match; seats are counted from the one who had the first turn."""
    game = find("adventure-tours")
    plan = study(game, {}, 4, 3, 9)
    wins: list[list[int]] = [[] for _ in range(4)]
    points = []
    ends = []
    for number in range(3):
        players = [Player("rule", True) for _ in range(4)]
        match = Match(game, plan.options, players, b"", quick=plan.seed_of(number))
        starter = match.state.view(None)["progress"]["starter"]
        while (seat := match.state.to_move()) != OVER:
            match.push(make_bot(game.name, "rule", 1).choose(Eyes(match.state, seat)))
        winners = match.state.winners()
        for place in range(4):
            wins[place].append(len(winners) if (starter + place) % 4 in winners else 0)
        points += match.state.scores()
        ends.append(match.state.turns())
    tally = weigh(plan)

    for place in range(4):
        assert column(wins[place]) == tally.of(balance.PLACES, place)
    assert column(points) == tally.of(balance.POINTS)
    assert column(ends) == tally.of(balance.TURNS)
    assert 9 == total(tally.of(tours.ROUND_ENDS))
    assert 9 == sum(total(tally.of(tours.ENDER, by_pile)) for by_pile in (0, 1))
    # Without expert boards there is nothing to say about boards.
    assert not tally.of(tours.BOARDS, 0)


def told(key: str, **args: object) -> Event:
    """An event of Adventure Tours."""
    return Event(f"adventure-tours-{key}", args)  # type: ignore[arg-type]


def test_the_rounds_of_adventure_tours() -> None:
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


def test_the_page_of_tables(tmp_path: Path) -> None:
    """The page names its command, and every line of a table has as many cells as its head."""
    page = tmp_path / "page.md"
    script = str(ROOT / "bench" / "balance.py")
    command = [sys.executable, script, "adventure-tours", "--games", "1", "--out", str(page)]
    subprocess.run(command, env=environment(), check=True, capture_output=True)
    text = page.read_text()

    assert "uv run python bench/balance.py adventure-tours --games 1 --seed 1\n" in text
    assert find("adventure-tours").tables in text
    for table in text.split("\n\n"):
        lines = [line for line in table.splitlines() if line.startswith("|")]
        assert len({line.count("|") for line in lines}) <= 1


def test_the_items_of_africana_add_up() -> None:
    """The items of all seats are all points, those of the winners the winners' points."""
    game = find("africana")
    state = game.start(3, QuickDice(4), game.read_options({}, simulated=True))
    playout(state, QuickStream(4))
    tally = Tally()

    africana_balance.count(state, [], tally)

    for what, seats in (
        (africana_balance.ITEMS, range(3)),
        (africana_balance.WINNING_ITEMS, state.winners()),
    ):
        items = [tally.of(what, i) for i in range(len(africana_balance.SHEET))]
        assert {len(seats)} == {total(item) for item in items}
        points = sum(number * times for item in items for number, times in item.items())
        assert sum(state.scores()[seat] for seat in seats) == points

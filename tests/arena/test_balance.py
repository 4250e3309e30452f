"""What is counted to see how even a game is, computed a second time."""

import subprocess
import sys
from pathlib import Path

import pytest

from cairn.arena import balance
from cairn.arena.balance import quantile, share_of, spread_of, study, weigh
from cairn.arena.tally import Tally, share_interval
from cairn.arena.workers import environment
from cairn.bots.bot import Eyes
from cairn.core.game import OVER
from cairn.core.match import Match, Player
from cairn.games import find, make_bot

ROOT = Path(__file__).parents[2]
MADE_UP = [12, -40, 12, 7, 0, 55, -3, 12, 81, -40]


def column(numbers: list[int]) -> dict[int, int]:
    """The numbers as a tally gives them."""
    tally = Tally()
    for number in numbers:
        tally.count("points", 0, number)
    return tally.of("points", 0)


def test_quartiles_part_the_numbers() -> None:
    """The right share of the numbers is no larger than a quartile, and no smaller number could be it."""
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


def test_boards_are_measured_and_kept(tmp_path: Path) -> None:
    """Each board has its rounds and its matches; what was kept is not played again."""
    script = str(ROOT / "bench" / "boards.py")
    words = ["--bot", "rule", "--games", "5", "--seats", "3", "--keep", str(tmp_path / "kept.jsonl")]
    told = []
    for more in ([], [], ["--matches"]):
        command = [sys.executable, script, *words, *more]
        done = subprocess.run(command, env=environment(), check=True, capture_output=True, text=True)
        rows = [line.split(" | ") for line in done.stdout.splitlines() if line.startswith("| 3 ")]
        told.append(rows)

    assert told[0] == told[1]
    assert (6, 6) == (len(told[0]), len(told[2]))
    assert (5 * 3 * 3, 5 * 3) == (sum(int(row[3]) for row in told[0]), sum(int(row[3]) for row in told[2]))
    assert 2 == len((tmp_path / "kept.jsonl").read_text().splitlines())

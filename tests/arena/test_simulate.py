"""Bots against bots: the same games however they are spread."""

from collections import Counter
from pathlib import Path

import pytest

from cairn.arena.report import report
from cairn.arena.simulate import Plan, simulate
from cairn.arena.tally import total
from cairn.bots.bot import Eyes
from cairn.core.errors import BadSetup
from cairn.core.game import OVER
from cairn.core.match import Crash, Match, Player
from cairn.core.record import read_match
from cairn.games import GAMES, TITLES, find, make_bot, title

from .brittle import BRITTLE


def plan(games: int = 12, swap: bool = True, **options: str) -> Plan:
    """Some games of the random bot and the rule bot."""
    agreed = find("lost-cities").read_options(options, simulated=True)
    return Plan("lost-cities", agreed, ["random", "rule"], games, 7, swap)


def test_any_number_of_processes_gives_the_same_tally() -> None:
    """Games are numbered, and each has its own seed."""
    assert simulate(plan(), 1).counts == simulate(plan(), 2).counts


def test_the_tally_is_that_of_the_matches_played_one_by_one() -> None:
    """The same games through Match, which shares no line with the arena."""
    points: list[list[int]] = [[], []]
    for number in range(4):
        seating = plan().seating(number)
        players = [Player(plan().bots[bot], True) for bot in seating]
        match = Match(find("lost-cities"), plan().options, players, b"", quick=plan().seed_of(number))
        bots = plan().players(number)
        while match.state.to_move() != OVER:
            seat = match.state.to_move()
            match.push(bots[seat].choose(Eyes(match.state, seat)))
        for seat, score in enumerate(match.state.scores()):
            points[seating[seat]].append(score)
    tally = simulate(plan(4))

    for bot in range(2):
        assert Counter(points[bot]) == tally.of("points", bot)


def test_bots_change_seats_unless_told_not_to() -> None:
    """With swapping each bot sits in each seat equally often."""
    assert [[0, 1], [1, 0], [0, 1]] == [plan().seating(n) for n in range(3)]
    assert [[0, 1], [0, 1]] == [plan(swap=False).seating(n) for n in range(2)]


def test_no_two_games_begin_the_same() -> None:
    """Ten thousand games, ten thousand seeds; and another seed has others."""
    seeds = {plan().seed_of(n) for n in range(10_000)}
    others = {Plan("lost-cities", {}, ["rule", "rule"], 1, 8).seed_of(n) for n in range(10_000)}

    assert 20_000 == len(seeds | others)


def test_the_turn_cap_is_counted_where_it_bites() -> None:
    """Random games are longer than forty turns; with a cap of three hundred none is."""
    short = simulate(Plan("lost-cities", plan(turn_cap="40").options, ["random", "random"], 6, 1))

    assert {1: 6} == short.of("capped")
    assert {0: 6} == simulate(plan(6)).of("capped")


def test_progress_is_told() -> None:
    """It grows, and ends with all games."""
    heard: list[int] = []
    simulate(plan(20), 1, heard.append)

    assert sorted(heard) == heard
    assert 20 == heard[-1]


@pytest.mark.parametrize("bots", [["rule"], ["rule", "rule", "rule"], ["rule", "nobody"]])
def test_impossible_plans_are_refused(bots: list[str]) -> None:
    """Too few, too many, or somebody who does not exist."""
    with pytest.raises(BadSetup):
        simulate(Plan("lost-cities", plan().options, bots, 1, 1))


def test_a_crash_leaves_a_match_that_shows_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The record names the move, and reading it meets the same bug."""
    monkeypatch.setitem(TITLES, "brittle", f"{BRITTLE.__class__.__module__}:BRITTLE")
    with pytest.raises(Crash) as caught:
        simulate(Plan("brittle", {}, ["random", "random"], 1, 1))

    assert 4 == caught.value.number
    with pytest.raises(Crash) as again:
        read_match(caught.value.text, GAMES)
    assert 4 == again.value.number


def test_every_bot_of_every_game_can_be_simulated() -> None:
    """What `cairn games` lists, the arena plays."""
    for game in TITLES:
        options = find(game).read_options({}, simulated=True)
        for name in ["random", *title(game).bots()]:
            make_bot(game, name, 1)
            bots = [name] * find(game).seats[0]
            tally = simulate(Plan(game, options, bots, 1, 1))
            assert 1 == report(Plan(game, options, bots, 1, 1), tally)["games"] == total(tally.of("moves"))

"""Tournaments: the same deals from every seat, the same results however they are played."""

import json
from pathlib import Path

import pytest

from cairn.arena.tournament import ROUND, Journal, Played, Results, Tournament, hold, play
from cairn.core.errors import BadSetup
from cairn.games import find


def tournament(*bots: str, game: str = "lost-cities", seats: int = 2, seed: int = 3) -> Tournament:
    """A tournament of short games."""
    options = find(game).read_options({"turn_cap": "30"} if game == "lost-cities" else {}, simulated=True)
    return Tournament(game, options, seats, list(bots), seed)


def test_every_deal_is_played_from_every_seat_with_the_same_dice() -> None:
    """Whoever starts in one game of a deal starts in the others."""
    results = hold(tournament("random", "rule"), 6)

    deals = results.of((0, 1))
    assert len(deals) == 6
    for games in deals:
        assert [game.seat for game in games] == [0, 1]
        assert len({game.starter for game in games}) == 1
    assert len({games[0].starter for games in deals}) == 2


def test_at_a_larger_table_the_later_bot_sits_alone() -> None:
    """It wins more than its share of three seats, and points are compared with the average of the others."""
    results = hold(tournament("random", "rule", game="adventure-tours", seats=3), 1)

    [games] = results.of((0, 1))
    assert [game.seat for game in games] == [0, 1, 2]
    assert sum(game.share for game in games) == 3.0
    game = Played(1, [4, 10, 6], [1], 50, 20, False, 0)
    assert game.margin == 5.0
    assert Played(0, [7, 7, 1], [0, 1], 50, 20, False, 0).share == 0.5


def test_three_bots_meet_in_three_pairs() -> None:
    """All pairs play the same deals."""
    three = tournament("random", "rule", "rule-1")
    results = hold(three, 1)

    assert sorted(results.deals) == [(0, 1), (0, 2), (1, 2)]
    assert play(three, (1, 2), 0, 0) == results.of((1, 2))[0][0]


def test_one_process_or_two_give_the_same_results() -> None:
    """Down to every score."""
    alone = hold(tournament("random", "rule"), 5)
    together = hold(tournament("random", "rule"), 5, jobs=2)

    assert alone == together


def test_a_pair_that_has_had_enough_stops_after_its_round() -> None:
    """However many processes play, whole rounds are played."""
    asked: list[int] = []

    def enough(deals: list[list[Played]]) -> bool:
        asked.append(len(deals))
        return True

    results = hold(tournament("random", "rule"), 3 * ROUND, enough=enough)

    assert len(results.of((0, 1))) == ROUND
    assert asked == [ROUND, ROUND]


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    """What a file holds is not played again, and a line that was cut off is."""
    file = tmp_path / "deals.jsonl"
    two = tournament("random", "rule")
    hold(two, 3, journal=Journal(str(file), two))
    text = file.read_text()
    file.write_text(text + '{"pair": [0, 1], "de')

    done: list[int] = []

    def heard(known: Results) -> None:
        done.append(len(known.of((0, 1))))

    results = hold(two, 5, journal=Journal(str(file), two), on_deal=heard)

    assert results == hold(two, 5)
    assert done == [1, 2, 3, 4, 5]
    assert file.read_text().startswith(text)
    assert [json.loads(line)["deal"] for line in file.read_text().splitlines()[1:]] == [0, 1, 2, 3, 4]


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    """Nothing is played, and the file stays."""
    file = tmp_path / "deals.jsonl"
    two = tournament("random", "rule")
    hold(two, 1, journal=Journal(str(file), two))
    before = file.read_text()
    other = tournament("random", "rule", seed=4)

    with pytest.raises(BadSetup) as refused:
        hold(other, 1, journal=Journal(str(file), other))

    assert refused.value.key == "arena-other-journal"
    assert file.read_text() == before


@pytest.mark.parametrize("bots", [("rule",), ("rule", "rule"), ("rule", "genius")])
def test_there_must_be_something_to_compare(bots: tuple[str, ...]) -> None:
    """One bot, the same bot twice, a bot that does not exist."""
    with pytest.raises(BadSetup):
        hold(tournament(*bots), 1)

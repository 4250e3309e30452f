"""The report of conformance: what it counts, that it is the same each time, and what it gives to others."""

import json
from pathlib import Path

import pytest

from cairn.core.errors import BadSetup
from cairn.core.match import Crash
from cairn.core.record import read_match
from cairn.proof import CHECKS, conformance, signature
from tests.proof.broken.rules import Crashes, CrashesAtTheStart, WinsTooEarly
from tests.proof.pebbles.game import PEBBLES, Pebbles
from tests.proof.pebbles.state import State


def test_counts() -> None:
    """Every position is counted by the checks of every position, two per game by the expensive ones."""
    report = conformance(PEBBLES, games=6, signed=False)
    positions = report.moves + report.games

    assert CHECKS == list(report.counts)
    assert (6, 6, 6) == (report.games, report.counts["plays_to_the_end"], report.counts["replay_is_the_same"])
    assert (positions, report.moves) == (report.counts["adds_up"], report.counts["clone_is_apart"])
    assert 6 < report.counts["keeps_secrets"] <= 12
    assert 0 < report.longest < report.moves
    assert report.seconds > 0


def test_the_same_seed_gives_the_same_report() -> None:
    """All but the time is fixed by the seed; another seed is another run."""

    def data(seed: int) -> dict[str, object]:
        found = conformance(PEBBLES, games=3, seed=seed, signed=False).data()
        del found["seconds"]
        return found

    assert data(5) == data(5)
    assert data(5)["moves"] != data(6)["moves"]


def test_seats_take_turns_unless_one_is_named() -> None:
    """Without a number of seats each number is played; the progress is told after each game."""
    seats: list[int] = []

    class Watched(State):
        """A game that says how many sit at its table."""

        def audit(self) -> None:
            seats.append(len(self.hands))
            super().audit()

    done: list[tuple[int, int]] = []
    checks = ["adds_up"]
    conformance(Pebbles(Watched), games=4, checks=checks, on_progress=lambda n, of: done.append((n, of)))

    assert [2, 3, 2, 3] == [n for i, n in enumerate(seats) if i == 0 or n != seats[i - 1]]
    assert [(1, 4), (2, 4), (3, 4), (4, 4)] == done
    seats.clear()
    conformance(Pebbles(Watched), games=4, seats=3, checks=checks)
    assert {3} == set(seats)


def test_only_what_was_asked_for() -> None:
    """Named checks run alone, beside playing to the end; an unknown name is refused."""
    report = conformance(PEBBLES, games=2, checks=["adds_up"])

    assert ["plays_to_the_end", "adds_up"] == list(report.counts)
    with pytest.raises(BadSetup) as refused:
        conformance(PEBBLES, checks=["adds_down"])
    assert {"name": "adds_down", "names": ", ".join(CHECKS)} == refused.value.facts


def test_options_are_those_of_simulations() -> None:
    """Unknown options are refused before anything is played."""
    with pytest.raises(BadSetup):
        conformance(PEBBLES, options={"colour": "red"})


def test_data_is_plain() -> None:
    """A report goes through JSON unharmed, faults and all."""
    report = conformance(Pebbles(WinsTooEarly), games=2, checks=["adds_up"])

    assert report.data() == json.loads(json.dumps(report.data()))
    assert not report.data()["ok"]
    assert "adds_up: game 0, move 0: somebody has won before the end" == str(report.faults[0])


def test_matches_of_faults_are_saved(tmp_path: Path) -> None:
    """Each fault has a match file, and that of a crash leads to the crash."""
    game = Pebbles(Crashes)
    report = conformance(game, games=20)
    paths = report.save_matches(tmp_path)

    assert sorted(paths) == sorted(tmp_path.iterdir())
    assert len(report.faults) == len(paths) > 0
    assert tmp_path / "pebbles-plays_to_the_end-1.txt" == paths[0]
    for path in paths:
        with pytest.raises(Crash):
            read_match(path.read_text("utf-8"), {"pebbles": game})


def test_what_fails_at_the_start_has_no_match(tmp_path: Path) -> None:
    """A game that cannot be dealt is told of a few times, by its seed, and has nothing to replay."""
    report = conformance(Pebbles(CrashesAtTheStart), games=20, seed=40)

    assert [(40, 0, ""), (41, 0, ""), (42, 0, "")] == [(f.seed, f.move, f.match) for f in report.faults]
    assert 3 == report.games
    assert [] == report.save_matches(tmp_path)


class FailsToDigest(State):
    """A game whose position cannot be hashed once the bag was shaken."""

    def digest(self) -> int:
        return super().digest() // (0 if self.shakes else 1)


def test_a_digest_that_fails_is_told_of_once_a_game() -> None:
    """The moves before the failure are looked at like any others."""
    report = conformance(Pebbles(FailsToDigest), games=3, checks=["adds_up"], signed=False)

    assert ["plays_to_the_end"] * 3 == [fault.check for fault in report.faults]
    assert 0 < report.counts["adds_up"] == report.moves + report.games


class CrashesLate(State):
    """A game that crashes only in the games that the signature plays."""

    def random_move(self, stream: object) -> int:
        raise ZeroDivisionError("late")


def test_a_crash_while_signing_is_a_fault() -> None:
    """What goes wrong in the games of the signature is told like anything else."""
    report = conformance(Pebbles(CrashesLate), games=1, checks=["adds_up"])

    assert ["plays_to_the_end"] == [fault.check for fault in report.faults]
    assert report.faults[0].sentence.startswith("ZeroDivisionError: late (in random_move")
    assert report.signature is None


def test_the_signature_is_in_the_report() -> None:
    """A report without faults has the signature of the game, unless it is not asked for."""
    assert signature(PEBBLES) == conformance(PEBBLES, games=1).signature
    assert conformance(PEBBLES, games=1, signed=False).signature is None

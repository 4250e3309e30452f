"""A tournament: every two bots play the same deals, from every seat.

At a table for more than two, the bot that was named later sits alone among copies of the other one. A deal is
played once per seat, with the same dice, so that each bot gets the same luck of the cards; what is compared is
the average of a deal.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from cairn.arena.workers import Plain, spread
from cairn.bots.bot import play_out
from cairn.core.dice import QuickDice, mix
from cairn.core.errors import BadSetup
from cairn.core.game import Game, Options, Seat
from cairn.games import find, make_bot

Pair = tuple[int, int]
"""Two bots by their places in the list, the one named earlier first."""
ROUND = 20
"""Deals that each pair plays before it is asked whether enough is known, however many processes play."""


@dataclass(frozen=True)
class Tournament:
    """Who plays what; `options` come from `Game.read_options`."""

    game: str
    """What finds the game again in another process: `Title.spec`."""
    options: Options
    seats: int
    bots: list[str]
    seed: int
    components: str = ""
    """The folder of the component tables, where they are not the game's own."""

    def check(self) -> None:
        """BadSetup for a game, a number of seats or a bot that does not exist, or one bot alone."""
        self.found().check_seats(self.seats)
        for name in self.bots:
            make_bot(self.game, name, 0)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadSetup("arena-needs-two", {"n": len(self.bots)})

    def found(self) -> Game:
        """The game that is played."""
        return find(self.game, self.components)

    def pairs(self) -> list[Pair]:
        """Every two bots."""
        return list(combinations(range(len(self.bots)), 2))

    def seed_of(self, deal: int) -> int:
        """The seed of a deal's shuffles, the same for all pairs and seats."""
        return int(mix(mix(11, self.seed), deal))


@dataclass(frozen=True)
class Played:
    """One game of a deal: where the later bot of the pair sat, and how it ended."""

    seat: Seat
    scores: list[int]
    winners: list[Seat]
    moves: int
    turns: int
    capped: bool
    starter: Seat

    @property
    def share(self) -> float:
        """The part of the win that the later bot had."""
        return 1 / len(self.winners) if self.seat in self.winners else 0.0

    @property
    def margin(self) -> float:
        """Its points ahead of the average of the others."""
        others = [points for seat, points in enumerate(self.scores) if seat != self.seat]
        return self.scores[self.seat] - sum(others) / len(others)


@dataclass
class Results:
    """All games that were played, by pair and deal."""

    deals: dict[Pair, dict[int, list[Played]]] = field(default_factory=dict)

    def add(self, pair: Pair, deal: int, games: list[Played]) -> None:
        """Note a deal."""
        self.deals.setdefault(pair, {})[deal] = games

    def of(self, pair: Pair) -> list[list[Played]]:
        """The deals of a pair in their order."""
        found = self.deals.get(pair, {})
        return [found[deal] for deal in sorted(found)]


class Journal:
    """A file of results, a line per deal: a tournament that was interrupted goes on where it was."""

    def __init__(self, path: str, tournament: Tournament) -> None:
        self._path = Path(path)
        self._head = {"tournament": asdict(tournament)}

    def read(self) -> Results:
        """What is known already; BadSetup if the file tells of another tournament."""
        results = Results()
        if not self._path.exists():
            self._path.write_text(json.dumps(self._head) + "\n", encoding="utf-8")
            return results
        lines = self._path.read_text(encoding="utf-8").split("\n")
        if lines[0] != json.dumps(self._head):
            raise BadSetup("arena-other-journal", {"file": str(self._path)})
        for line in lines[1:-1]:
            one = json.loads(line)
            results.add(_pair(one["pair"]), one["deal"], [Played(**game) for game in one["games"]])
        if lines[-1]:
            # The last line was cut off: that deal is played again.
            self._path.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
        return results

    def write(self, answer: Plain) -> None:
        """Add a deal."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(answer) + "\n")


Enough = Callable[[list[list[Played]]], bool]
"""Whether the deals of a pair say enough."""


def hold(
    tournament: Tournament,
    deals: int,
    jobs: int = 1,
    enough: Enough = lambda deals: False,
    journal: Journal | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> Results:
    """Play until each pair has had n deals, or enough of them; `on_progress` hears how many are done.

    Pairs play in rounds of equal length, and whether one has had enough is asked after each: the result does
    not depend on the number of processes.
    """
    tournament.check()
    known = journal.read() if journal is not None else Results()
    results = Results()
    done = 0
    for first in range(0, deals, ROUND):
        open_pairs = [pair for pair in tournament.pairs() if not (first and enough(results.of(pair)))]
        wanted = [(pair, deal) for deal in range(first, min(first + ROUND, deals)) for pair in open_pairs]
        for pair, deal, games in _played(tournament, wanted, known, jobs, journal):
            results.add(pair, deal, games)
            done += 1
            if on_progress is not None:
                on_progress(done)
    return results


def _played(
    tournament: Tournament,
    wanted: Iterable[tuple[Pair, int]],
    known: Results,
    jobs: int,
    journal: Journal | None,
) -> Iterator[tuple[Pair, int, list[Played]]]:
    """The deals that are wanted, those that are known first."""
    missing = []
    for pair, deal in wanted:
        games = known.deals.get(pair, {}).get(deal)
        if games is None:
            missing.append({"tournament": asdict(tournament), "pair": list(pair), "deal": deal})
        else:
            yield pair, deal, games
    ready: list[Plain] = []

    def take(number: int, answer: Plain) -> None:
        ready.append(answer)
        if journal is not None:
            journal.write(answer)

    spread(f"{__name__}:play_deal", missing, jobs, take)
    for answer in ready:
        yield _pair(answer["pair"]), answer["deal"], [Played(**game) for game in answer["games"]]


def play_deal(piece: Plain) -> Plain:
    """Play one deal from every seat; what a worker does."""
    tournament = Tournament(**piece["tournament"])
    pair = _pair(piece["pair"])
    games = [asdict(play(tournament, pair, piece["deal"], seat)) for seat in range(tournament.seats)]
    return {"pair": list(pair), "deal": piece["deal"], "games": games}


def play(tournament: Tournament, pair: Pair, deal: int, seat: Seat) -> Played:
    """One game: the later bot in this seat, the earlier one in all others."""
    seed = tournament.seed_of(deal)
    names = [tournament.bots[pair[1] if at == seat else pair[0]] for at in range(tournament.seats)]
    bots = [make_bot(tournament.game, name, int(mix(seed, at + 1))) for at, name in enumerate(names)]
    state = tournament.found().start(tournament.seats, QuickDice(seed), tournament.options)
    starter = state.to_move()
    moves = play_out(state, bots)
    return Played(seat, state.scores(), state.winners(), moves, state.turns(), state.is_capped(), starter)


def _pair(numbers: Any) -> Pair:
    first, second = numbers
    return int(first), int(second)

"""A tournament: every two bots play the same deals, from every seat.

At a table for more than two, the bot that was named later sits alone among copies of the other one. A deal
is played once per seat, with the same dice, so that each bot gets the same luck of the cards; what is
compared is the average of a deal.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from cairn import __version__
from cairn.arena.contest import Table, finish
from cairn.arena.entrants import check, label
from cairn.arena.outside import LIMIT
from cairn.arena.workers import Plain, spread
from cairn.core.dice import mix
from cairn.core.errors import BadSetup
from cairn.core.game import Game, Options, Seat
from cairn.games import find

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
    limit: float = LIMIT
    """Seconds that a bot from outside has for a move."""

    def check(self) -> None:
        """BadSetup for a game, a number of seats or a bot that does not exist, or one bot alone."""
        self.found().check_seats(self.seats)
        if len(self.bots) < 2 or len(set(self.names)) < len(self.bots):
            raise BadSetup("arena-needs-two", {"n": len(self.bots)})
        for name in self.bots:
            check(self.game, name)

    @property
    def names(self) -> list[str]:
        """What the bots are called."""
        return [label(name) for name in self.bots]

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
    lost: Seat | None = None
    """The seat of a bot from outside that forfeited the game; its points say nothing then."""
    why: str = ""
    """What that bot did."""

    @property
    def share(self) -> float:
        """The part of the win that the later bot had."""
        return self.part(self.seat)

    def part(self, seat: Seat) -> float:
        """The part of the win that a seat had."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

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
        rules = tournament.found().rules_version
        self._head = {"cairn": __version__, "rules": rules, "tournament": asdict(tournament)}

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
    enough: Enough | None = None,
    journal: Journal | None = None,
    on_deal: Callable[[Results], None] | None = None,
    results: Results | None = None,
) -> Results:
    """Play until each pair has had n deals, or enough of them; `on_deal` hears what is known after each.

    Where it may be enough, pairs play in rounds of equal length and are asked after each of them, so that the
    results do not depend on the number of processes. Who brings `results` keeps them if it is interrupted.
    """
    tournament.check()
    known = journal.read() if journal is not None else Results()
    results = Results() if results is None else results

    def note(pair: Pair, deal: int, games: list[Played]) -> None:
        results.add(pair, deal, games)
        if on_deal is not None:
            on_deal(results)

    def take(number: int, answer: Plain) -> None:
        if journal is not None:
            journal.write(answer)
        note(_pair(answer["pair"]), answer["deal"], [Played(**game) for game in answer["games"]])

    plain = asdict(tournament)
    size = deals if enough is None else ROUND
    for first in range(0, deals, size):
        missing = []
        open_pairs = [
            pair
            for pair in tournament.pairs()
            if not (first and enough is not None and enough(results.of(pair)))
        ]
        for deal in range(first, min(first + size, deals)):
            for pair in open_pairs:
                games = known.deals.get(pair, {}).get(deal)
                if games is None:
                    missing.append({"tournament": plain, "pair": list(pair), "deal": deal})
                else:
                    note(pair, deal, games)
        spread(f"{__name__}:play_deal", missing, jobs, take)
    return results


def play_deal(piece: Plain) -> Plain:
    """Play one deal from every seat; what a worker does."""
    tournament = Tournament(**piece["tournament"])
    pair = _pair(piece["pair"])
    games = [asdict(play(tournament, pair, piece["deal"], seat)) for seat in range(tournament.seats)]
    return {"pair": list(pair), "deal": piece["deal"], "games": games}


def play(tournament: Tournament, pair: Pair, deal: int, seat: Seat) -> Played:
    """One game: the later bot in this seat, the earlier one in all others."""
    names = [tournament.bots[pair[1] if at == seat else pair[0]] for at in range(tournament.seats)]
    table = Table(
        tournament.game,
        tournament.options,
        names,
        tournament.seed_of(deal),
        tournament.components,
        tournament.limit,
    )
    end = finish(table)
    state = end.state
    return Played(
        seat,
        state.scores(),
        end.winners,
        end.moves,
        state.turns(),
        state.is_capped(),
        end.starter,
        end.lost,
        end.why,
    )


def _pair(numbers: Any) -> Pair:
    first, second = numbers
    return int(first), int(second)

"""What a card is worth: one player may gain it and the other may not, on the same deals and from both seats.

Whoever gains a card chose to, and may have won for the reason that made it affordable. So beside the wins of
those who gained a card there is an experiment, in which it is left to nobody who has it and who has not.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from cairn.arena.contest import Table, finish
from cairn.arena.entrants import WITHOUT
from cairn.arena.tally import Tally, total
from cairn.arena.verdict import Estimate, estimate, estimate_share
from cairn.arena.workers import Plain, spread
from cairn.bots.policy import Policy
from cairn.core.dice import mix
from cairn.core.errors import BadSetup
from cairn.core.event import Event
from cairn.core.game import Options, Seat
from cairn.games import title

PLAYER = "medium"
"""Who plays: the quick policy, which is fast enough to try every card in thousands of games."""
PIECE = 25
"""The most deals that a worker plays before it answers."""

# Columns of a tally; `whose` is the place of the card. Games are counted in halves: 2 won, 1 shared, 0 lost.

SHARE = "with against without"
"""Of a deal: the two games of whoever may gain the card, together."""
MARGIN = "points with against without"
"""Of a deal: the points ahead in the two games, together."""
GOT = "got it"
"""1 for a game in which whoever may gain the card did."""
GAINED = "gained against not gained"
"""Of a game between equals in which one gained the card and the other did not."""


class Trials(Protocol):
    """What a title says about the cards that can be left out of its games; a module can be one."""

    def cards(self, options: Options) -> list[str]:
        """The cards that can be tried with these options."""

    def deal(self, card: str, options: Options, seed: int) -> Options:
        """The options of a game that has the card, all else that chance may choose drawn by the seed."""

    def gained(self, events: list[Event]) -> set[tuple[Seat, str]]:
        """Who gained what in a game."""

    def without(self, card: str) -> Policy:
        """The quick policy, but it never gains this card of its own accord."""


@dataclass(frozen=True)
class Study:
    """Which cards are tried, on how many deals each."""

    game: str
    """What finds the game again in another process: `Title.spec`."""
    options: Options
    cards: list[str]
    deals: int
    seed: int

    def table(self, card: int, deal: int, names: list[str]) -> Table:
        """A table with these players; the same cards and the same luck for any of them."""
        luck = mix(mix(mix(0, self.seed), deal), _number(self.cards[card]))
        options = trials_of(self.game).deal(self.cards[card], self.options, int(luck))
        return Table(self.game, options, names, int(mix(luck, 1)))


def trials_of(game: str) -> Trials:
    """What the title says about its cards; BadSetup where it says nothing."""
    found = title(game).trials()
    if found is None:
        raise BadSetup("simulate-cards-none", {"game": game})
    return found


def conduct(study: Study, jobs: int = 1, on_progress: Callable[[int], None] | None = None) -> Tally:
    """Play all games of the study; `on_progress` hears how many deals are done."""
    tally = Tally()
    size = max(1, min(PIECE, study.deals))
    pieces: list[Plain] = [
        {"study": asdict(study), "card": card, "first": first, "deals": min(size, study.deals - first)}
        for card in range(len(study.cards))
        for first in range(0, study.deals, size)
    ]
    done = 0

    def take(number: int, rows: Plain) -> None:
        nonlocal done
        tally.add(Tally(rows))
        done += pieces[number]["deals"]
        if on_progress is not None:
            on_progress(done)

    spread(f"{__name__}:play_piece", pieces, jobs, take)
    return tally


def play_piece(piece: Plain) -> Plain:
    """Play some of the deals of one card; what a worker does."""
    study = Study(**piece["study"])
    tally = Tally()
    for deal in range(piece["first"], piece["first"] + piece["deals"]):
        play_deal(study, piece["card"], deal, tally)
    return tally.rows()


def play_deal(study: Study, card: int, deal: int, tally: Tally) -> None:
    """One deal three times: with against without from both seats, and a game between equals."""
    name = study.cards[card]
    trials = trials_of(study.game)
    share = margin = 0
    for seat in range(2):
        names = [f"{WITHOUT}{name}"] * 2
        names[seat] = PLAYER
        events: list[Event] = []
        end = finish(study.table(card, deal, names), events)
        scores = end.state.scores()
        share += _halves(end.winners, seat)
        margin += scores[seat] - scores[1 - seat]
        tally.count(GOT, card, int((seat, name) in trials.gained(events)))
    tally.count(SHARE, card, share)
    tally.count(MARGIN, card, margin)
    events = []
    end = finish(study.table(card, deal, [PLAYER] * 2), events)
    having = [seat for seat in range(2) if (seat, name) in trials.gained(events)]
    if len(having) == 1:
        tally.count(GAINED, card, _halves(end.winners, having[0]))


def _halves(winners: list[Seat], seat: Seat) -> int:
    """2 for a win, 1 for a shared one, 0 for a loss."""
    return 2 // len(winners) if seat in winners else 0


def _number(card: str) -> int:
    """A number of the card's own, so that its deals do not depend on which others are tried."""
    number = 0
    for letter in card:
        number = int(mix(number, ord(letter)))
    return number


@dataclass(frozen=True)
class Finding:
    """What the deals of one card say."""

    card: str
    got: float
    """The part of its games in which whoever may gain the card did."""
    share: Estimate
    """Of the wins, with against without; an even match would be a half."""
    margin: Estimate
    """Points ahead."""
    gained: Estimate | None
    """The share of whoever gained it in games between equals in which the other did not; None without one."""
    uneven: int
    """Such games."""


def findings(study: Study, tally: Tally) -> list[Finding]:
    """What is known of each card, the one that helps most first."""
    found = [_finding(study, tally, i) for i in range(len(study.cards))]
    return sorted(found, key=lambda one: (-one.share.mean, -one.margin.mean, one.card))


def _finding(study: Study, tally: Tally, card: int) -> Finding:
    got, gained = tally.of(GOT, card), _values(tally.of(GAINED, card), 2)
    return Finding(
        study.cards[card],
        got.get(1, 0) / total(got),
        estimate_share(_values(tally.of(SHARE, card), 4)),
        estimate(_values(tally.of(MARGIN, card), 2)),
        estimate_share(gained) if gained else None,
        len(gained),
    )


def _values(column: dict[int, int], parts: int) -> list[float]:
    """Every observation of a column by itself, in whole wins or points of one game."""
    return [number / parts for number, times in column.items() for _ in range(times)]


def told(found: list[Finding]) -> list[dict[str, Any]]:
    """The findings as plain data."""
    return [
        {
            "card": one.card,
            "got": round(one.got, 6),
            "with_against_without": {
                "share": _plain(one.share),
                "points": _plain(one.margin),
            },
            "gained_against_not": None if one.gained is None else _plain(one.gained),
            "gained_by_one_only": one.uneven,
        }
        for one in found
    ]


def _plain(one: Estimate) -> dict[str, Any]:
    interval = None if one.interval is None else [round(bound, 6) for bound in one.interval]
    return {"mean": round(one.mean, 6), "ci95": interval}

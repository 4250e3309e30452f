"""How even a game is, as a page of tables: rule bots in every seat, thousands of games at each player count.

    uv run python bench/balance.py adventure-tours --games 5000 --jobs 2

writes docs/balance-adventure-tours.md (`--out` names another file). It says what was seen and changes
nothing: no card and no board is tuned by it. The same command gives the same page, with any number of jobs.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from cairn.arena import balance
from cairn.arena.balance import Share, share_of, spread_of
from cairn.arena.tally import Interval, Tally, total
from cairn.core.errors import GameError
from cairn.core.game import Game, Options
from cairn.games import find
from cairn.games.adventure_tours.proof import balance as tours
from cairn.games.adventure_tours.rules.game import AdventureTours
from cairn.games.africana.proof import balance as africana
from cairn.games.africana.rules.pieces import COMPANIES

DOCS = Path(__file__).resolve().parent.parent / "docs"
SEED = 1
BAR = 40
"""The letters of a bar that means 100 %."""

Lines = Iterator[str]
Results = dict[int, Tally]
"""By the number of players."""


@dataclass(frozen=True)
class Mode:
    """One way to play a game, and what there is to say about it beyond wins, points and length."""

    title: str
    options: Options
    more: Callable[[Game, Results], Lines]


# Words and numbers.


def percent(part: float) -> str:
    """`31.4 %`."""
    return f"{100 * part:.1f} %"


def between(interval: Interval | None, times: float = 1.0) -> str:
    """`30.1–32.7`."""
    return "" if interval is None else f"{times * interval[0]:.1f}–{times * interval[1]:.1f}"


def bar(share: Share, fair: float) -> str:
    """A share as a bar, with a mark where an even one would end."""
    filled = round(BAR * share.part)
    mark = round(BAR * fair)
    # Dots and no spaces: a browser would draw several spaces as one.
    return f"`{'█' * filled}{'·' * (mark - filled)}{'│' if mark >= filled else ''}`"


def verdict(share: Share, fair: float) -> str:
    """Whether an even share is outside the interval."""
    low, high = share.interval
    return "less" if high < fair else "more" if low > fair else ""


def head(*columns: str) -> Lines:
    """The first two lines of a table."""
    yield row(*columns)
    yield "|" + "---|" * len(columns)


def row(*cells: object) -> str:
    """A line of a table."""
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def share_row(share: Share, fair: float, *names: object) -> str:
    """A line that compares a share with an even one."""
    part, interval = percent(share.part), between(share.interval, 100)
    return row(*names, share.games, part, interval, percent(fair), verdict(share, fair), bar(share, fair))


SHARES = ("n", "won", "95 %", "even", "", "")


# Sections that every game has.


def places(what: str, results: Results, name: Callable[[int], str]) -> Lines:
    """Wins by seat, counted from the one who started."""
    yield from head("players", "seat", *SHARES)
    for seats, tally in results.items():
        for place in range(seats):
            yield share_row(share_of(tally.of(what, place)), 1 / seats, seats, name(place))
    yield ""


def lengths(results: Results) -> Lines:
    """Turns of all players together."""
    yield from head("players", "turns", "95 %", "sd", "least", "quartiles", "most", "capped games")
    for seats, tally in results.items():
        yield spread_row(tally.of(balance.TURNS), seats) + f" {tally.of(balance.CAPPED).get(1, 0)} |"
    yield ""


def points(results: Results, word: str) -> Lines:
    """Of all players, and of the winners."""
    yield from head("players", word, "mean", "95 %", "sd", "least", "quartiles", "most")
    for seats, tally in results.items():
        yield spread_row(tally.of(balance.POINTS), seats, "everybody")
        yield spread_row(tally.of(balance.WINNING_POINTS), seats, "winner")
        yield spread_row(tally.of(balance.MARGIN), seats, "lead over the next")
    yield ""


def spread_row(column: dict[int, int], *names: object) -> str:
    """A line that says how numbers lie."""
    s = spread_of(column)
    deviation = "" if s.sd is None else f"{s.sd:.1f}"
    quartiles = " · ".join(str(number) for number in s.quartiles)
    return row(*names, f"{s.mean:.1f}", between(s.interval), deviation, s.lowest, quartiles, s.highest)


# Adventure Tours.


def rounds(game: Game, results: Results) -> Lines:
    """How rounds end, and whether it pays to end them."""
    yield "### Rounds\n"
    yield "The player who earned most wins a round; seats are counted from the player who started it.\n"
    yield from places(tours.ROUND_PLACES, results, from_starter)
    yield "What ended the rounds, and how often the player who ended one had earned most in it:\n"
    yield from head("players", "ended by", "part of all rounds", *SHARES)
    for seats, tally in results.items():
        ends = tally.of(tours.ROUND_ENDS)
        for by_pile, word in enumerate(("an empty hand", "the draw pile")):
            if ends.get(by_pile):
                part = percent(ends[by_pile] / total(ends))
                yield share_row(share_of(tally.of(tours.ENDER, by_pile)), 1 / seats, seats, word, part)
    yield ""


def boards(game: Game, results: Results) -> Lines:
    """The same, and how the boards do."""
    assert isinstance(game, AdventureTours)
    yield from rounds(game, results)
    yield "### Boards\n"
    yield "All boards are shuffled before every round (`boards=shuffle`): no board has a seat of its own."
    yield "The player who earned most wins a round; coins are counted after paying for cards in hand.\n"
    yield from head("players", "board", *SHARES, "coins", "95 %", "quartiles")
    for seats, tally in results.items():
        for board in game.kit.sides[1]:
            wins = tally.of(tours.BOARDS, board)
            if wins:
                coins = spread_of(tally.of(tours.BOARD_COINS, board))
                quartiles = " · ".join(str(number) for number in coins.quartiles)
                name = game.names[game.kit.boards[board]]
                line = share_row(share_of(wins), 1 / seats, seats, name)
                yield f"{line} {coins.mean:.1f} | {between(coins.interval)} | {quartiles} |"
    yield ""


# Africana.


def items(game: Game, results: Results) -> Lines:
    """Where the points come from."""
    yield "### What points consist of\n"
    yield "The mean of each item of the sheet, of everybody and of the winners.\n"
    yield from head("players", "", *[item.replace("_", " ") for item in africana.SHEET])
    for seats, tally in results.items():
        for what, word in ((africana.ITEMS, "everybody"), (africana.WINNING_ITEMS, "winner")):
            means = [spread_of(tally.of(what, i)).mean for i in range(len(africana.SHEET))]
            yield row(seats, word, *[f"{mean:.1f}" for mean in means])
    yield ""


def from_starter(place: int) -> str:
    """Starter, second, third …"""
    return ("starter", "second", "third", "fourth", "fifth", "sixth")[place]


def company(place: int) -> str:
    """The companies sit in their order from the start player on. [AF-S1]"""
    return f"{from_starter(place)} ({COMPANIES[place].capitalize()})"


EXPERT = {"mode": "expert", "boards": "shuffle"}
MODES = {
    "adventure-tours": [Mode("The basic game", {}, rounds), Mode("The expert game", EXPERT, boards)],
    "africana": [Mode("The game", {}, items)],
}
NAMES = {"adventure-tours": from_starter, "africana": company}
TITLES = {"adventure-tours": "Adventure Tours", "africana": "Africana"}
COUNTED = {"adventure-tours": "coins", "africana": "points"}


def page(game: Game, games: int, seed: int, jobs: int) -> Lines:
    """The whole page."""
    yield f"# How even is {TITLES[game.name]}?\n"
    yield "Rule bots play against each other, one in every seat; who starts is drawn. The tables say what was"
    yield "seen, with 95 % intervals (Wilson for shares, normal for means). A win shared by k counts 1/k."
    yield "“Even” is an equal share for each player; “more” and “less” stand where the interval does not hold"
    yield "it, which chance alone does in one line of twenty. Nothing in the game was changed because of"
    yield "these figures, and other players than these bots may find another balance.\n"
    yield f"    uv run python bench/balance.py {game.name} --games {games} --seed {seed}\n"
    yield from head("games at each player count", "rules version", "tables", "seed")
    yield row(games, game.rules_version, game.tables, seed)
    for mode in MODES[game.name]:
        results: Results = {}
        for seats in game.seats:
            say(f"{game.name}: {mode.title.lower()}, {seats} players")
            results[seats] = balance.weigh(balance.study(game, mode.options, seats, games, seed), jobs)
        agreed = ", ".join(f"{name}={value}" for name, value in mode.options.items())
        yield f"\n## {mode.title}{f' ({agreed})' if agreed else ''}\n"
        yield "### Seats\n"
        yield from places(balance.PLACES, results, NAMES[game.name])
        yield from mode.more(game, results)
        yield "### Length\n"
        yield from lengths(results)
        yield f"### {COUNTED[game.name].capitalize()}\n"
        yield from points(results, COUNTED[game.name])


def say(words: str) -> None:
    """Say what is being played."""
    print(words, file=sys.stderr, flush=True)


def main() -> int:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=sorted(MODES))
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    try:
        text = "\n".join(page(find(args.game), args.games, args.seed, args.jobs)).rstrip("\n") + "\n"
    except GameError as error:
        say(str(error))
        return 1
    out = args.out or DOCS / f"balance-{args.game}.md"
    out.write_text(text)
    say(f"wrote {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

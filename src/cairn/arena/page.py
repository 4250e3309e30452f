"""The report of a tournament as one page of HTML that needs nothing else: tables, and plots drawn in it."""

from collections.abc import Callable
from html import escape
from statistics import fmean

from cairn.arena.histogram import INKS, draw_svg
from cairn.arena.tally import Interval
from cairn.arena.tournament import Played, Results, Tournament
from cairn.arena.verdict import Estimate, Meeting, Rating, meeting, ratings

Say = Callable[..., str]
"""A sentence by its key, in the language of the reader."""
Spell = Callable[[float], str]
"""A number as the reader writes it."""

_STYLE = """
:root { color-scheme: light dark; --ground: #faf5e9; --ink: #2a241d; --soft: #6a5e4d; --line: #d8cbb2 }
@media (prefers-color-scheme: dark) { :root { --ground: #14201f; --ink: #f3ead6; --soft: #b9ad97; --line: #3a4a48 } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
table { border-collapse: collapse; margin: .5rem 0 1.5rem } th, td { padding: .25rem .75rem; text-align: right }
th { font-weight: 600; color: var(--soft) } td:first-child, th:first-child { text-align: left }
tr + tr { border-top: 1px solid var(--line) } small { color: var(--soft) } svg { max-width: 100%; height: auto }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif }
"""


def page(
    tournament: Tournament, results: Results, title: str, say: Say, number: Spell, percent: Spell
) -> str:
    """The whole report."""
    meetings = [meeting(pair, results.of(pair)) for pair in tournament.pairs() if results.of(pair)]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(say('arena-how', seats=tournament.seats))}</p>",
        f"<h2>{escape(say('arena-ratings'))}</h2>",
        _rated(tournament, ratings(tournament, results), number),
        f"<h2>{escape(say('arena-meetings'))}</h2>",
        _meetings(tournament, meetings, say, number, percent),
        f"<h2>{escape(say('arena-points'))}</h2>",
        _points(tournament, results, say, number, percent),
        f"<h2>{escape(say('arena-seats'))}</h2>",
        _seats(tournament, results, say, percent),
        f"<h2>{escape(say('arena-lengths'))}</h2>",
        _lengths(tournament, results, say, number),
    ]
    head = f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    return f"{head}{view}<style>{_STYLE}</style>\n" + "\n".join(parts) + "\n</html>\n"


def games_of(results: Results) -> list[tuple[tuple[int, int], Played]]:
    """All games, each with its pair."""
    return [(pair, game) for pair in sorted(results.deals) for games in results.of(pair) for game in games]


def _name(tournament: Tournament, bot: int) -> str:
    return escape(tournament.bots[bot])


def _rated(tournament: Tournament, rated: list[Rating], number: Spell) -> str:
    """A line per bot: its rating as a dot, its interval as a bar."""
    low = min(one.interval[0] for one in rated)
    high = max(one.interval[1] for one in rated)
    room = max(high - low, 1.0)
    left, width, step = 150, 700, 34
    height = step * len(rated) + 34

    def x(points: float) -> float:
        return left + (points - low) / room * (width - left - 90)

    lines = [f'<svg viewBox="0 0 {width} {height}" role="img" width="{width}">']
    order = sorted(range(len(rated)), key=lambda bot: -rated[bot].points)
    for row, bot in enumerate(order):
        one, y, ink = rated[bot], row * step + 24, INKS[bot % len(INKS)]
        lines.append(f'<text x="0" y="{y + 5}">{_name(tournament, bot)}</text>')
        bar = f"M{x(one.interval[0]):.1f} {y}H{x(one.interval[1]):.1f}"
        lines.append(
            f'<path d="{bar}" stroke="{ink}" stroke-width="5" stroke-linecap="round" opacity=".45"/>'
        )
        lines.append(f'<circle cx="{x(one.points):.1f}" cy="{y}" r="6" fill="{ink}"/>')
        lines.append(
            f'<text x="{x(one.interval[1]) + 10:.1f}" y="{y + 5}">{number(round(one.points))}</text>'
        )
    return "\n".join([*lines, "</svg>"])


def _meetings(
    tournament: Tournament, meetings: list[Meeting], say: Say, number: Spell, percent: Spell
) -> str:
    """Every pair with its paired differences."""
    head = "".join(
        f"<th>{escape(say(f'arena-column-{key}'))}</th>" for key in ("pair", "deals", "share", "margin")
    )
    rows = []
    for one in meetings:
        earlier, later = one.pair
        names = f"{_name(tournament, later)} – {_name(tournament, earlier)}"
        share, margin = _spelled(one.share, percent), _spelled(one.margin, number)
        rows.append(f"<tr><td>{names}</td><td>{one.deals}</td><td>{share}</td><td>{margin}</td></tr>")
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def _spelled(one: Estimate, spell: Spell) -> str:
    return f"{spell(one.mean)} <small>{interval(one.interval, spell)}</small>"


def interval(bounds: Interval | None, spell: Spell) -> str:
    """Where a true value lies; nothing where that cannot be said."""
    return "" if bounds is None else f"{spell(bounds[0])} … {spell(bounds[1])}"


def _points(tournament: Tournament, results: Results, say: Say, number: Spell, percent: Spell) -> str:
    """How the points of each bot are spread over all its games."""
    sets: list[dict[int, int]] = [{} for _ in tournament.bots]
    for (earlier, later), game in games_of(results):
        for seat, points in enumerate(game.scores):
            column = sets[later if seat == game.seat else earlier]
            column[points] = column.get(points, 0) + 1
    axis = say("simulate-axis", n="{n}")
    return draw_svg(sets, tournament.bots, say("arena-points"), axis, number, percent)


def _seats(tournament: Tournament, results: Results, say: Say, percent: Spell) -> str:
    """The share of wins of each seat, and of the one who started."""
    games = [game for _, game in games_of(results)]
    wins = [
        fmean(1 / len(game.winners) if seat in game.winners else 0.0 for game in games)
        for seat in range(tournament.seats)
    ]
    starts = fmean(1 / len(game.winners) if game.starter in game.winners else 0.0 for game in games)
    cells = "".join(
        f"<tr><td>{escape(say('arena-seat', n=seat + 1))}</td><td>{percent(share)}</td></tr>"
        for seat, share in enumerate(wins)
    )
    last = f"<tr><td>{escape(say('arena-starter'))}</td><td>{percent(starts)}</td></tr>"
    return f"<table>{cells}{last}</table>"


def _lengths(tournament: Tournament, results: Results, say: Say, number: Spell) -> str:
    """Moves and turns of a game, pair by pair."""
    rows = []
    for pair in sorted(results.deals):
        games = [game for games in results.of(pair) for game in games]
        names = f"{_name(tournament, pair[1])} – {_name(tournament, pair[0])}"
        capped = sum(game.capped for game in games)
        cells = [fmean(game.moves for game in games), fmean(game.turns for game in games), capped]
        rows.append(f"<tr><td>{names}</td>{''.join(f'<td>{number(cell)}</td>' for cell in cells)}</tr>")
    head = "".join(
        f"<th>{escape(say(f'arena-column-{key}'))}</th>" for key in ("pair", "moves", "turns", "capped")
    )
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"

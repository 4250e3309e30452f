"""The report of a tournament as one page of HTML that needs nothing else: tables, and plots drawn in it."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from statistics import fmean

from cairn.arena.plots import COLOURS, STYLE, Dot, Spell, dots, spreads
from cairn.arena.tally import Interval
from cairn.arena.tournament import Played, Results, Tournament
from cairn.arena.verdict import Estimate, Meeting, Rating, estimate_share, meetings, ratings

Say = Callable[..., str]
"""A sentence by its key, in the language of the reader."""

_STYLE = """
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; margin-bottom: .25rem } h2 { font-size: 1.2rem; margin: 2rem 0 .25rem }
h3 { font-size: 1rem; font-weight: 600; color: var(--soft); margin: 1rem 0 .25rem }
table { border-collapse: collapse; margin: .5rem 0 1.5rem }
th, td { padding: .25rem .75rem; text-align: right }
th { font-weight: 600; color: var(--soft) }
td:first-child, th:first-child { text-align: left; padding-left: 0 }
tr + tr { border-top: 1px solid var(--line) } small { color: var(--soft); white-space: nowrap }
code { overflow-wrap: anywhere } .wide { overflow-x: auto }
"""


@dataclass(frozen=True)
class Words:
    """What differs from reader to reader: the language, and how it spells."""

    language: str
    say: Say
    number: Spell
    """With one digit behind the point."""
    percent: Spell
    mark: Spell
    """With no more digits than it has: for axes."""
    mark_percent: Spell


def page(tournament: Tournament, results: Results, title: str, command: str, words: Words) -> str:
    """The whole report; `command` is what somebody types to have it again."""
    say = words.say
    met = meetings(tournament, results)
    games = [game for _, game in games_of(results)]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(say('arena-how', seats=tournament.seats))}</p>",
        f"<p><code>{escape(command)}</code></p>",
        _heading(say("arena-ratings"), say("arena-rating-note", bot=tournament.names[0])),
        _rated(tournament, ratings(tournament, results), words),
        _heading(say("arena-meetings"), say("arena-meetings-note")),
        _met(tournament, met, words),
        _heading(say("arena-points")),
        _points(tournament, results, words),
        _heading(say("arena-seats"), say("arena-seats-note")),
        _seats(tournament, results, words),
        _heading(say("arena-lengths")),
        _lengths(tournament, results, words),
    ]
    if any(game.lost is not None for game in games):
        parts += [
            _heading(say("arena-forfeits"), say("arena-forfeits-note")),
            _forfeits(tournament, results, words),
        ]
    head = (
        f'<!doctype html>\n<html lang="{words.language}"><meta charset="utf-8"><title>{escape(title)}</title>'
    )
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    return f"{head}{view}<style>{COLOURS}{_STYLE}{STYLE}</style>\n" + "\n".join(parts) + "\n</html>\n"


def games_of(results: Results) -> list[tuple[tuple[int, int], Played]]:
    """All games, each with its pair."""
    return [(pair, game) for pair in sorted(results.deals) for games in results.of(pair) for game in games]


def pair_name(tournament: Tournament, pair: tuple[int, int]) -> str:
    """Two bots, the later one first: it is the one whose wins are counted."""
    return f"{tournament.names[pair[1]]} – {tournament.names[pair[0]]}"


def interval(bounds: Interval | None, spell: Spell) -> str:
    """Where a true value lies; nothing where that cannot be said."""
    return "" if bounds is None else f"{spell(bounds[0])} … {spell(bounds[1])}"


def _heading(words: str, note: str = "") -> str:
    return f"<h2>{escape(words)}</h2>" + (f"<p>{escape(note)}</p>" if note else "")


def _rated(tournament: Tournament, rated: list[Rating], words: Words) -> str:
    """The ratings, the best first."""
    order = sorted(range(len(rated)), key=lambda bot: -rated[bot].points)
    rows = [
        Dot(tournament.names[bot], one.points, one.interval, words.mark(round(one.points)), bot)
        for bot in order
        for one in [rated[bot]]
    ]
    return dots(rows, words.say("arena-ratings"), words.mark, 0.0)


def _met(tournament: Tournament, met: list[Meeting], words: Words) -> str:
    """Every pair with its paired differences, drawn and in numbers."""
    say = words.say

    def row(one: Meeting, value: Estimate, spell: Spell) -> Dot:
        name = pair_name(tournament, one.pair)
        return Dot(name, value.mean, value.interval, spell(value.mean), one.pair[1])

    shares = [row(one, one.share, words.percent) for one in met]
    margins = [row(one, one.margin, words.number) for one in met if one.margin is not None]
    parts = [f"<h3>{escape(say('arena-column-share'))}</h3>"]
    parts.append(dots(shares, say("arena-column-share"), words.mark_percent, 1 / tournament.seats))
    if margins:
        parts.append(f"<h3>{escape(say('arena-column-margin'))}</h3>")
        parts.append(dots(margins, say("arena-column-margin"), words.mark, 0.0))
    rows = []
    for one in met:
        cells = [escape(pair_name(tournament, one.pair)), str(one.deals)]
        cells += [_spelled(one.share, words.percent)]
        cells += ["–" if one.margin is None else _spelled(one.margin, words.number)]
        rows.append(cells)
    return "\n".join([*parts, _table(["pair", "deals", "share", "margin"], rows, say)])


def _points(tournament: Tournament, results: Results, words: Words) -> str:
    """How the points of each bot are spread over all games that were played to their end."""
    sets: list[dict[int, int]] = [{} for _ in tournament.bots]
    for (earlier, later), game in games_of(results):
        for seat, points in enumerate(game.scores):
            if game.lost is None:
                column = sets[later if seat == game.seat else earlier]
                column[points] = column.get(points, 0) + 1
    bots = [bot for bot, column in enumerate(sets) if column]
    if not bots:
        return ""
    return spreads(
        [sets[bot] for bot in bots],
        [tournament.names[bot] for bot in bots],
        bots,
        words.say("arena-points"),
        words.say("simulate-axis", n="{n}"),
        words.mark,
        words.percent,
        words.number,
    )


def _seats(tournament: Tournament, results: Results, words: Words) -> str:
    """The share of wins of each seat, and of the one who started."""
    every = [games for pair in sorted(results.deals) for games in results.of(pair)]
    deals = [games for games in every if all(game.lost is None for game in games)]
    if not deals:
        return ""

    def row(name: str, seat_in: Callable[[Played], int]) -> Dot:
        won = [fmean(game.part(seat_in(game)) for game in games) for games in deals]
        found = estimate_share(won)
        return Dot(name, found.mean, found.interval, words.percent(found.mean), 5)

    rows = [row(words.say("arena-starter"), lambda game: game.starter)]
    for seat in range(tournament.seats):
        rows.append(row(words.say("arena-seat", n=seat + 1), lambda game, seat=seat: seat))  # type: ignore[misc]
    return dots(rows, words.say("arena-seats"), words.mark_percent, 1 / tournament.seats)


def _lengths(tournament: Tournament, results: Results, words: Words) -> str:
    """Moves and turns of a game, pair by pair."""
    pairs = sorted(results.deals)
    # A game that was forfeited has no length of its own.
    games = {
        pair: [game for games in results.of(pair) for game in games if game.lost is None] for pair in pairs
    }
    pairs = [pair for pair in pairs if games[pair]]
    if not pairs:
        return ""
    counts_turns = any(game.turns for _, game in games_of(results))
    sets: list[dict[int, int]] = []
    for pair in pairs:
        column: dict[int, int] = {}
        for game in games[pair]:
            length = game.turns if counts_turns else game.moves
            column[length] = column.get(length, 0) + 1
        sets.append(column)
    names = [pair_name(tournament, pair) for pair in pairs]
    key = "arena-axis-turns" if counts_turns else "arena-axis-moves"
    axis = words.say(key, n="{n}")
    inks = [pair[1] for pair in pairs]
    plot = spreads(
        sets, names, inks, words.say("arena-lengths"), axis, words.mark, words.percent, words.number
    )
    rows = []
    for pair, name in zip(pairs, names, strict=True):
        cells = [fmean(game.moves for game in games[pair]), fmean(game.turns for game in games[pair])]
        capped = str(sum(game.capped for game in games[pair]))
        rows.append([escape(name), *[words.number(cell) for cell in cells], capped])
    return plot + _table(["pair", "moves", "turns", "capped"], rows, words.say)


def _forfeits(tournament: Tournament, results: Results, words: Words) -> str:
    """What bots from outside did to lose games, the most frequent first."""
    found: dict[tuple[str, str], int] = {}
    for pair, game in games_of(results):
        if game.lost is not None:
            key = tournament.names[pair[1] if game.lost == game.seat else pair[0]], game.why
            found[key] = found.get(key, 0) + 1
    ranked = sorted(found.items(), key=lambda item: (-item[1], item[0]))
    rows = []
    for (bot, why), times in ranked[:20]:
        kind, _, text = why.partition(": ")
        rows.append([escape(bot), str(times), escape(words.say(f"arena-why-{kind}", text=text))])
    return _table(["bot", "games", "why"], rows, words.say)


def _spelled(one: Estimate, spell: Spell) -> str:
    return f"{spell(one.mean)} <small>{interval(one.interval, spell)}</small>"


def _table(columns: list[str], rows: list[list[str]], say: Say) -> str:
    """A table; the cells are HTML already."""
    head = "".join(f"<th>{escape(say(f'arena-column-{key}'))}</th>" for key in columns)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'

"""The table: a lane for each colour, from side to side, or in two lines where the page is narrow."""

from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cairn.core.game import Seat
from cairn.games.lost_cities.terminal import facts
from cairn.games.lost_cities.terminal.paint import edge, ground, paint, points, symbol, worth
from cairn.terminal.ink import mark, padded
from cairn.terminal.page import Page
from cairn.terminal.seating import shape
from cairn.terminal.words import signed

SCORE: Final = 4
CAMP: Final = 8
LONGEST: Final = 24
"""Twelve cards, two columns each."""
SYMBOL: Final = 4
"""A symbol on its ground, and a space."""
NARROW: Final = SYMBOL + CAMP + 2 * (SCORE + LONGEST) + 4
"""Below this width two whole expeditions and a camp do not fit side by side."""


def table(page: Page) -> RenderableType:
    """Title, seats, lanes and milestones."""
    air = [Text("")] if page.tall else []
    parts: list[RenderableType] = [_title(page), *air]
    if page.width < NARROW:
        parts += [_seat(page, seat) for seat in facts.sides(page.view)]
        parts += [_two_lines(page, colour) for colour in facts.colours(page.view)]
    else:
        parts += [_heading(page), Text("")]
        for colour in facts.colours(page.view):
            parts += [_one_line(page, colour), *air]
    return Group(*parts, *_milestones(page))


def _title(page: Page) -> RenderableType:
    progress, pile, say = page.view["progress"], page.view["zones"]["pile"], page.words.say
    game = Text(say("lost-cities-label-game", n=progress["game"], total=progress["games"]), "dim")
    title = Text.assemble((say("lost-cities-title"), "bold"), "  ", game)
    if pile is None:
        return title
    left = Text.assemble((f"{say('lost-cities-label-pile')} ", "dim"), (str(pile), "bold"))
    fits = title.cell_len + left.cell_len + 1 < page.width
    return _spread(page, title if fits else game, left)


def _spread(page: Page, left: Text, right: Text) -> Text:
    """One at the left edge and one at the right."""
    return Text.assemble(left, " " * max(2, page.width - left.cell_len - right.cell_len), right)


def _seat(page: Page, seat: Seat) -> Text:
    side, decision, say = page.view["seats"][seat], page.view["decision"], page.words.say
    acting = decision is not None and decision["seat"] == seat
    name = (page.words.names[seat], "bold underline" if acting else "")
    line = Text.assemble(f"{shape(page, seat)} ", name, (f"  {say('n-cards', n=side['hand'])}  ", "dim"))
    line.append(points(side["points"]))
    if page.view["progress"]["games"] > 1:
        line.append(f"  {say('lost-cities-label-total')} ", "dim").append(signed(side["total"]))
    return line


def _heading(page: Page) -> Text:
    """The seats above their sides, and what lies between them."""
    far, near = [_seat(page, seat) for seat in facts.sides(page.view)]
    label, trail, camp = _measures(page)
    camps = padded(Text(page.words.say("lost-cities-label-camps"), "dim"), camp, "centre")
    side = label + SCORE + 1 + trail
    if max(far.cell_len, near.cell_len) > trail + SCORE:
        return _spread(page, far, near)
    return Text(" ").join([padded(far, side), camps, padded(near, trail + 1 + SCORE, "right")])


def _measures(page: Page) -> tuple[int, int, int]:
    """The columns of a lane's label, expeditions and camp: when room is short, the word goes first."""
    rest = page.width - CAMP - 2 * SCORE - 4
    label = _words(page) if rest - _words(page) >= 2 * LONGEST else SYMBOL
    trail, odd = divmod(rest - label, 2)
    return label, trail, CAMP + odd


def _one_line(page: Page, colour: str) -> Text:
    """Expeditions run outward from the camp, the newest card outermost."""
    label, trail, camp = _measures(page)
    far, near = facts.sides(page.view)
    parts = [
        Text.assemble(_label(page, colour, label), _score(page, far, colour)),
        _trail(page, far, colour, trail, outward=True),
        padded(_camp(page, colour), camp, "centre"),
        _trail(page, near, colour, trail),
        _score(page, near, colour),
    ]
    return Text(" ").join(parts)


def _two_lines(page: Page, colour: str) -> Text:
    """Colour and camp at the left, the far side's expedition above the near side's."""
    rest = page.width - LONGEST - SCORE - 3
    label = _words(page) if rest >= _words(page) else CAMP
    trail = page.width - label - SCORE - 3
    left = [_label(page, colour, label), padded(_camp(page, colour), label)]
    lines = []
    for seat, start in zip(facts.sides(page.view), left, strict=True):
        lane = _trail(page, seat, colour, trail)
        lines.append(Text.assemble(start, shape(page, seat), " ", lane, " ", _score(page, seat, colour)))
    return Text("\n").join(lines)


def _words(page: Page) -> int:
    """The columns of a label that has room for the word of every colour."""
    words = [page.words.piece("colour", colour) for colour in facts.colours(page.view)]
    return SYMBOL + max(cell_len(word) for word in words) + 1


def _label(page: Page, colour: str, width: int) -> Text:
    """The symbol of a lane and, where there is room for it, the word."""
    label = Text.assemble((f" {symbol(page, colour)} ", paint(page, colour)), " ")
    return padded(label.append(page.words.piece("colour", colour)) if width == _words(page) else label, width)


def _trail(page: Page, seat: Seat, colour: str, width: int, outward: bool = False) -> Text:
    cards = facts.expedition(page.view, seat, colour)["cards"]
    edges = [edge(page, card, narrow=3 * len(cards) > width) for card in cards]
    trail = Text("").join(reversed(edges) if outward else edges)
    rest = Text(mark(page, "╌", ".") * (width - trail.cell_len), ground(page, colour))
    return padded(Text.assemble(rest, trail) if outward else Text.assemble(trail, rest), width)


def _camp(page: Page, colour: str) -> Text:
    camp = page.view["zones"]["camps"][colour]
    if camp["top"] is None:
        return Text("[ ]", "dim")
    text = edge(page, camp["top"])
    if camp["count"] is not None and camp["count"] > 1:
        text.append(f"×{camp['count']}", "dim")
    if facts.is_closed(page.view, colour):
        text.append(mark(page, "⊘", "!"))
    return text


def _score(page: Page, seat: Seat, colour: str) -> Text:
    row = facts.expedition(page.view, seat, colour)
    return padded(worth(row, row["sheet"]["points"]), SCORE, "right")


def _milestones(page: Page) -> list[RenderableType]:
    """Those to be had with an empty mark, those won with the mark of their seat."""
    lines = []
    for name, seat in facts.milestones(page.view):
        owner = mark(page, "○", "-") if seat is None else shape(page, seat)
        lines.append(Text(f"{owner} {page.words.piece('milestone', name)}"))
    if not lines or page.width < NARROW:
        return list(lines)
    across = 2 if 2 * max(line.cell_len for line in lines) + 2 <= page.width else 1
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for i in range(0, len(lines), across):
        grid.add_row(*lines[i : i + across])
    title = Text(page.words.say("play-lost-cities-milestones", n=facts.MILESTONE_POINTS), "dim")
    return [title, grid] if page.tall else [Text(""), title, grid]

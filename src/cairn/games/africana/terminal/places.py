"""The map as a list, one place per line: its neighbours, who stands there, what starts or ends there."""

from collections.abc import Container
from typing import Final

from rich.text import Text

from cairn.games.africana.rules.pieces import BOOKS, COLOURS
from cairn.games.africana.terminal import facts
from cairn.games.africana.terminal.atlas import Atlas
from cairn.games.africana.terminal.chart import RIM, Sign, chart
from cairn.games.africana.terminal.paint import dot, label, marks, name, symbols
from cairn.terminal.ink import flow, mark, padded
from cairn.terminal.page import Page

NARROW: Final = 60
"""Below this width a list stands below its heading."""


def signs_of(page: Page, atlas: Atlas) -> dict[str, Sign]:
    """For each place its pawns, and in short the expeditions and adventures of this moment."""
    return {
        place: Sign(marks(page, facts.standing(page.view, place)), _more(page, place))
        for place in atlas.places
    }


def _more(page: Page, place: str) -> str:
    """`2>` where the expedition on space 2 starts, `>2` where it ends, a flag where an adventure ends."""
    way = mark(page, "›", ">")
    parts = [f"{n}{way}" for n in facts.starting(page.view, place)]
    parts += [f"{way}{n}" for n in facts.ending(page.view, place)]
    aims = [seat for seat, _ in facts.aiming(page.view, place) if page.view["you"] in (None, seat)]
    return " ".join([*parts, *[mark(page, "⚑", "!")][: len(aims)]])


def picture(page: Page, atlas: Atlas, width: int, height: int) -> list[Text]:
    """The map of the table, with the routes that may be taken now."""
    seat = facts.viewpoint(page.view)
    here = "" if seat is None else page.view["seats"][seat]["place"]
    ways = list(facts.choices(page.view).go)
    return chart(page, atlas, width, height, signs_of(page, atlas), here, ways)


def legend(page: Page, width: int) -> list[Text]:
    """What the signs on the map mean."""
    return flow(signs_legend(page), width)


def signs_legend(page: Page, style: str = "dim") -> list[Text]:
    """The signs on the map, each with what it means."""
    way, north, south = mark(page, "›", ">"), "".join(RIM["north"]), "".join(RIM["south"])
    return [
        Text.assemble((north, "bold"), (f" {name(page, 'half', 'north')}", style)),
        Text.assemble((south, "bold"), (f" {name(page, 'half', 'south')}", style)),
        Text.assemble((f"1{way}", "bold"), (f" {label(page, 'starts')}", style)),
        Text.assemble((f"{way}1", "bold"), (f" {label(page, 'ends')}", style)),
        Text.assemble((mark(page, "⚑", "!"), "bold"), (f" {label(page, 'goal')}", style)),
    ]


def colours_legend(page: Page, width: int) -> list[Text]:
    """The colours by their symbols."""
    things = [
        Text.assemble(symbols(page, [colour]), (f" {name(page, 'colour', colour)}", "dim"))
        for colour in COLOURS
    ]
    return flow(things, width)


def around(page: Page, atlas: Atlas, width: int) -> list[Text]:
    """The place where one stands, and the neighbouring places with their symbols."""
    seat = facts.viewpoint(page.view)
    if seat is None:
        return []
    here = page.view["seats"][seat]["place"]
    signs = signs_of(page, atlas)
    things = [place_text(page, atlas, place, signs[place]) for place in atlas.neighbours(here)]
    own = f" {signs[here].more}" if signs[here].more else ""
    first = Text.assemble((f"{label(page, 'around', place=here)}{own} ", "bold"))
    return (
        flow(things, width, first=first)
        if width >= NARROW
        else [first, *flow(things, width, first=Text("  "))]
    )


def place_text(page: Page, atlas: Atlas, place: str, sign: Sign) -> Text:
    """A place with its symbols, the pawns there, and what starts or ends there."""
    text = Text.assemble(badge(page, atlas, place), f" {name(page, 'place', place)}")
    if sign.pawns:
        text.append(" ").append_text(sign.pawns)
    return text.append(f" {sign.more}", "bold dark_orange3") if sign.more else text


def badge(page: Page, atlas: Atlas, place: str) -> Text:
    """The symbols of a place in the rim of its half."""
    left, right = RIM[atlas.half(place)]
    return Text.assemble(left, symbols(page, atlas.symbols(place)), right)


def listed(
    page: Page, atlas: Atlas, width: int, signs: dict[str, Sign], marked: Container[frozenset[str]] = ()
) -> list[Text]:
    """All places, those of the north first, each with its neighbours; some routes may be marked."""
    titles = {place: place_text(page, atlas, place, signs[place]) for place in atlas.places}
    widest = max(title.cell_len for title in titles.values())
    between = f" {dot(page)}"
    lines = []
    for half in BOOKS:
        lines.append(Text(name(page, "half", half), "bold"))
        for place in atlas.places:
            if atlas.half(place) == half:
                others = atlas.neighbours(place)
                things = [Text(name(page, "place", other), "dim") for other in others]
                for other, thing in zip(others, things, strict=True):
                    thing.append(
                        f" {mark(page, '✓', '+')}" if frozenset((place, other)) in marked else "", "bold"
                    )
                    thing.append("" if other == others[-1] else between)
                lines += flow(things, width, gap=1, first=Text.assemble(padded(titles[place], widest), "  "))
    return lines


def tell_place(page: Page, atlas: Atlas, place: str) -> str:
    """A place in a sentence: half, symbols, neighbours; at a table also who is there, what starts or ends."""
    colours = ", ".join(name(page, "colour", colour) for colour in atlas.symbols(place))
    others = ", ".join(name(page, "place", other) for other in atlas.neighbours(place))
    parts = [
        f"{name(page, 'half', atlas.half(place))}, {colours}",
        label(page, "neighbours", list=others),
    ]
    if page.view:
        there = [page.words.names[seat] for seat in facts.standing(page.view, place)]
        parts += [label(page, "standing", list=", ".join(there))] if there else []
        starts = [str(n) for n in facts.starting(page.view, place)]
        parts += [label(page, "starting", list=", ".join(starts))] if starts else []
        ends = [str(n) for n in facts.ending(page.view, place)]
        parts += [label(page, "ending", list=", ".join(ends))] if ends else []
        aims = [
            f"{name(page, 'adventure', adventure)} ({page.words.names[seat]})"
            for seat, adventure in facts.aiming(page.view, place)
        ]
        parts += [label(page, "aiming", list=", ".join(aims))] if aims else []
    told = page.words.speaker.semicolon.join(parts)
    return page.words.say("play-africana-line", heading=name(page, "place", place), list=told)

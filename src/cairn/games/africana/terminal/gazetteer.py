"""The map by itself, without a table: all places, or one of them with all that the tables say of it."""

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from cairn.core.errors import BadSetup
from cairn.core.game import Game
from cairn.games.africana.rules.game import Africana
from cairn.games.africana.rules.pieces import COMPANIES, COMPANY_PLACES
from cairn.games.africana.terminal import origin, places
from cairn.games.africana.terminal.atlas import Atlas
from cairn.games.africana.terminal.chart import Sign, chart
from cairn.games.africana.terminal.paint import dot, label, name
from cairn.terminal.ink import flow, mark
from cairn.terminal.lookup import one_of
from cairn.terminal.page import Page
from cairn.text import LANGUAGES, Speaker

SMALLEST_PICTURE: Final = 50
WIDEST_PICTURE: Final = 84
WIDEST: Final = 72
"""The columns of a page that still reads well."""


def places_of(game: Game) -> list[str]:
    """All places of the map."""
    return list(_atlas(game).places)


def routes_of(game: Game) -> list[dict[str, Any]]:
    """All routes, as plain data."""
    return _atlas(game).routes


def _atlas(game: Game) -> Atlas:
    assert isinstance(game, Africana), "the map is Africana's"
    return Atlas(game.components())


def find_place(game: Game, text: str, speaker: Speaker) -> str:
    """The place of this name or beginning, in English or the speaker's language; BadSetup with a guess."""
    return place_in(_atlas(game), text, speaker)


def place_in(atlas: Atlas, text: str, speaker: Speaker) -> str:
    """The same, found in an atlas."""
    names = {
        place: [speaker.piece("place", place), row["name"], place, row["id"]]
        for place, row in atlas.places.items()
    }
    keys = {
        "cards-ambiguous": "map-ambiguous",
        "cards-no-card-guess": "map-no-place-guess",
        "cards-no-card": "map-no-place",
    }
    try:
        return one_of(text, names)
    except BadSetup as problem:
        raise BadSetup(keys[problem.key], problem.facts) from None


def data(game: Game, place: str) -> dict[str, Any]:
    """All that there is to know of a place, as plain data."""
    atlas = _atlas(game)
    routes = [route for route in atlas.routes if place in (route["a"], route["b"])]
    return {
        **atlas.places[place],
        "names": _names(place, game),
        "neighbours": atlas.neighbours(place),
        "routes": routes,
        "company": _company(atlas, place),
        "expeditions_from": atlas.starting(place),
        "expeditions_to": atlas.ending(place),
        "adventures": atlas.aiming(place),
    }


def _names(place: str, game: Game) -> dict[str, str]:
    """What a place is called in each language."""
    return {
        language: Speaker(language, game.name, game.names).piece("place", place) for language in LANGUAGES
    }


def _company(atlas: Atlas, place: str) -> str | None:
    """The company whose pawn starts at a place."""
    own = atlas.places[place]["id"]
    return COMPANIES[COMPANY_PLACES.index(own)] if own in COMPANY_PLACES else None


# Drawn.


def whole_map(game: Game, page: Page) -> RenderableType:
    """The picture where there is room, the list, and what of it is published."""
    atlas = _atlas(game)
    signs = {place: Sign(Text(""), _sign(page, row)) for place, row in atlas.places.items()}
    parts: list[Text] = []
    if page.width >= SMALLEST_PICTURE and not page.letters_only:
        width = min(WIDEST_PICTURE, page.width)
        parts += [*chart(page, atlas, width, 9 * width // 20, signs), Text("")]
    parts += [*places.listed(page, atlas, page.width, signs, published_routes(atlas)), Text("")]
    parts += places.colours_legend(page, page.width)
    star = Text.assemble((mark(page, "✓", "+"), "bold"), (f" {label(page, 'part-published')}", "dim"))
    return Group(*parts, *flow([star], page.width), Text(origin.summary(page, atlas)))


def _sign(page: Page, row: dict[str, Any]) -> str:
    return mark(page, "✓", "+") if origin.is_published(row) else ""


def published_routes(atlas: Atlas) -> set[frozenset[str]]:
    """The routes that are published, by their two ends."""
    return {frozenset((route["a"], route["b"])) for route in atlas.routes if origin.is_published(route)}


def place_page(game: Game, place: str, page: Page) -> RenderableType:
    """A place with its symbols, its neighbours, what starts and ends there, and where that comes from."""
    atlas = _atlas(game)
    row, width = atlas.places[place], min(WIDEST, page.width) - 4
    colours = ", ".join(name(page, "colour", colour) for colour in atlas.symbols(place))
    half = name(page, "half", atlas.half(place))
    lines = [Text.assemble(places.badge(page, atlas, place), f" {half} {dot(page)} {colours}")]
    signs = {other: _sign(page, _route(atlas, place, other)) for other in atlas.neighbours(place)}
    near = [places.place_text(page, atlas, other, Sign(Text(""), sign)) for other, sign in signs.items()]
    company = _company(atlas, place)
    blocks = [
        ("neighbour-places", near),
        ("company-here", [] if company is None else [Text(name(page, "company", company))]),
        ("starting-here", [Text(name(page, "expedition", card)) for card in atlas.starting(place)]),
        ("ending-here", [Text(name(page, "expedition", card)) for card in atlas.ending(place)]),
        ("aiming-here", [Text(name(page, "adventure", card)) for card in atlas.aiming(place)]),
    ]
    for word, things in blocks:
        if things:
            lines += [Text(""), Text(label(page, word), "dim"), *flow(things, width, first=Text("  "))]
    lines += [Text(""), *[Text(part, "dim") for part in origin.details(page, row)]]
    if any(signs.values()):
        lines.append(Text(f"{mark(page, '✓', '+')} {label(page, 'route-published')}", "dim"))
    own = page.words.speaker.language
    others = [
        Text(f"{tongue} {called}", "dim") for tongue, called in _names(place, game).items() if tongue != own
    ]
    lines += flow(others, width)
    title = Text(f" {name(page, 'place', place)} ", "bold")
    frame = min(WIDEST, page.width)
    return Panel(Group(*lines), title=title, title_align="left", box=box.ROUNDED, width=frame, padding=(0, 1))


def _route(atlas: Atlas, a: str, b: str) -> dict[str, Any]:
    """The route between two neighbours."""
    return next(route for route in atlas.routes if {route["a"], route["b"]} == {a, b})

"""The adventurers and boards on paper: all of them as a list, or one large and explained."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cairn.core.game import Game
from cairn.games.adventure_tours.terminal import facts
from cairn.games.adventure_tours.terminal.origin import (
    UNCERTAIN,
    Facts,
    explanation,
    facts_of,
    fields,
    is_card,
    origin,
    rule_of,
)
from cairn.games.adventure_tours.terminal.paint import (
    chip,
    coins,
    label,
    levels,
    name,
    paint,
    values,
    written,
)
from cairn.terminal.ink import flow, mark, wrapped
from cairn.terminal.page import Page
from cairn.text import LANGUAGES, Speaker

GAP: Final = 2
INDENT: Final = "  "
COLUMNS_FROM: Final = 78
"""From this width on the cards stand in columns."""
WIDEST: Final = 72
"""The columns of a card that still reads well."""


# All of them.


def listed(game: Game, cards: list[str], page: Page) -> RenderableType:
    """Every card and board with its values, and what of it is published. [AT-C3]"""
    every = {card: facts_of(game, card) for card in cards}
    deck = {card: of for card, of in every.items() if is_card(of)}
    rest = {board: of for board, of in every.items() if not is_card(of)}
    say, parts = page.words.say, list[RenderableType]()
    if deck:
        number = say("n-cards", n=sum(of["copies"] for of in deck.values()))
        parts += [*_legend(page), Text(""), *_deck(page, deck), Text(""), Text(number), Text("")]
    if rest:
        number = label(page, "boards", n=sum(of["count"] for of in rest.values()))
        for board, of in rest.items():
            parts += _board(page, board, of)
        parts += [Text(""), Text(number), Text("")]
    parts.append(Text(say("play-adventure-tours-origin")))
    if any(field.endswith(UNCERTAIN) for of in every.values() for field in of["published"]):
        parts.append(Text(say("play-adventure-tours-uncertain")))
    return Group(*parts)


def _legend(page: Page) -> list[Text]:
    """What stands in the columns."""
    signs = {
        mark(page, "≥", ">="): label(page, "demand"),
        mark(page, "¤", "$"): label(page, "money"),
        "+": label(page, "equipment"),
        mark(page, "×", "x"): label(page, "field-copies"),
    }
    said = [Text.assemble((sign, "bold"), (f" {word}", "dim")) for sign, word in signs.items()]
    for colour, category in facts.CATEGORY.items():
        said.append(Text.assemble(chip(page, colour), (f" {page.words.piece('category', category)}", "dim")))
    return flow(said, page.width)


def _deck(page: Page, deck: dict[str, Facts]) -> list[RenderableType]:
    """A line a card in columns; on narrow paper each card in as many lines as it takes."""
    rows = [_cells(page, card, of) for card, of in deck.items()]
    if page.width < COLUMNS_FROM:
        each = [(flow(row[:5], page.width), flow(row[5:], page.width, first=Text(INDENT))) for row in rows]
        return [line for values, rest in each for line in [*values, *rest]]
    grid = Grid(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="dim")
    for head in (page.words.say("cards-name"), "", "", "", "", label(page, "action")):
        grid.add_column(written(page, head), no_wrap=True)
    grid.add_column(written(page, label(page, "published")))
    for row in rows:
        grid.add_row(*row)
    return [grid]


def _cells(page: Page, card: str, of: Facts) -> list[Text]:
    """Colour and name, demand, money, equipment, number, action, what is published."""
    return [
        Text.assemble(chip(page, of["colour"]), f" {name(page, card)}"),
        *_numbers(page, of),
        Text(written(page, label(page, f"short-{of['action'].replace('_', '-')}"))),
        Text(written(page, fields(of["published"], page.words.speaker)), "dim"),
    ]


def _numbers(page: Page, of: Facts) -> list[Text]:
    return [
        Text(f"{mark(page, '≥', '>=')}{of['demand']}"),
        Text(coins(page, of["money"])),
        Text(values(page, of)),
        Text(f"{mark(page, '×', 'x')}{of['copies']}", "dim"),
    ]


def _board(page: Page, board: str, of: Facts) -> list[Text]:
    """A board with its levels and ability, and what of it is published."""
    things = [
        Text.assemble((written(page, page.words.piece("board", board)), "bold")),
        levels(page, of["start"]),
        Text(f"{mark(page, '×', 'x')}{of['count']}", "dim"),
        Text(written(page, page.words.piece("side", of["side"])), "dim"),
    ]
    ability = written(page, page.words.piece("ability", of["ability"]))
    return [*flow(things, page.width), *wrapped(ability, page.width, INDENT), *_origin(page, of, page.width)]


def _origin(page: Page, of: Facts, width: int) -> list[Text]:
    """What is published and what reconstructed, on lines of their own."""
    parts = [written(page, part) for part in origin(of, page.words.speaker)]
    return [line for part in parts for line in wrapped(part, width, INDENT, "dim")]


# One of them.


def drawn(game: Game, cards: list[str], page: Page) -> RenderableType:
    """A board, or an adventurer in one colour or in all: the values, the origin, the action explained."""
    first = facts_of(game, cards[0])
    speaker = page.words.speaker
    kind, said = ("name", cards[0].partition(" ")[2]) if is_card(first) else ("board", cards[0])
    inside: list[RenderableType] = []
    width = min(WIDEST, page.width) - 4
    for card in cards:
        of = facts_of(game, card)
        inside += [*_one(page, of, width), Text("")]
    for action in dict.fromkeys(explanation(facts_of(game, card), speaker) for card in cards):
        inside += [Text(action), Text("")]
    rules = list(dict.fromkeys(rule for card in cards if (rule := rule_of(facts_of(game, card)))))
    ids = [facts_of(game, card)["id"] for card in cards]
    inside.append(Text(" · ".join([*rules, *ids]), "dim"))
    title = speaker.piece(kind, said)
    others = {language: Speaker(language, game.name, game.names).piece(kind, said) for language in LANGUAGES}
    elsewhere = [f"{language} {other}" for language, other in others.items() if other != title]
    inside += [Text(" · ".join(elsewhere), "dim")] if elsewhere else []
    ground = paint(page, first["colour"]) if len(cards) == 1 and is_card(first) else "bold"
    return Panel(
        Group(*inside),
        title=Text(f" {title} ", f"bold {ground}"),
        title_align="left",
        box=box.ROUNDED,
        border_style=ground.rpartition(" on ")[2],
        width=min(WIDEST, page.width),
        padding=(0, 1),
    )


def _one(page: Page, of: Facts, width: int) -> list[Text]:
    """The values of a card or a board in words, and where they come from."""
    if not is_card(of):
        things = [levels(page, of["start"]), Text(label(page, "boards", n=of["count"]), "dim")]
        things.append(Text(page.words.piece("side", of["side"]), "dim"))
        return [*flow(things, width), *_origin(page, of, width)]
    words = page.words
    colour = Text.assemble(chip(page, of["colour"]), (f" {words.piece('colour', of['colour'])}", "bold"))
    things = [colour]
    things += [Text(f"{label(page, field)} {of[field]}") for field in ("demand", "money")]
    things += [
        Text(f"{words.piece('category', facts.CATEGORY[one])} +{value}")
        for one, value in facts.raised(of["equipment"]).items()
    ]
    things.append(Text(label(page, "copies", n=of["copies"]), "dim"))
    return [*flow(things, width), *_origin(page, of, width)]

"""The hand, and the moves in groups, each with the number that chooses it."""

from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from cairn.games.africana.terminal import facts
from cairn.games.africana.terminal.atlas import Atlas, atlas_of
from cairn.games.africana.terminal.cards import adventure_text, bonus_text, worth
from cairn.games.africana.terminal.facts import Choice
from cairn.games.africana.terminal.paint import NUMBER, card_text, chip, dot, label, name, said, silver
from cairn.games.africana.terminal.places import badge
from cairn.terminal.ink import flow, mark
from cairn.terminal.page import Page

NARROW: Final = 60
"""Below this width the verbs stand above their moves."""


def choices(page: Page) -> RenderableType:
    """The hand, and what may be done."""
    atlas, found = atlas_of(page), facts.choices(page.view)
    held = [card_text(page, card, n) for card, n in facts.hand(page.view).items()]
    rows = [(label(page, "your-hand"), held or [Text(mark(page, "–", "-"), "dim")])]
    for n, (place, ways) in enumerate(found.go.items()):
        rows.append((label(page, "do-go") if n == 0 else "", _ways(page, atlas, place, ways)))
    for verb in facts.VERBS:
        if verb in found.groups:
            rows.append((do(page, verb), [_choice(page, atlas, verb, move) for move in found.groups[verb]]))
    if found.words:
        rows.append(("", [_word(page, move) for move in found.words]))
    widest = max(cell_len(word) for word, _ in rows)
    drawn: list[Text] = []
    for word, things in rows:
        if page.width >= NARROW:
            drawn += flow(things, page.width, first=Text(f"{word:<{widest}} ", "dim"))
            continue
        drawn += [Text(word, "dim")] if word else []
        drawn += flow(things, page.width, first=Text("  "))
    return Group(*drawn)


def do(page: Page, verb: str) -> str:
    """What a verb is called before its moves."""
    return label(page, f"do-{verb.replace(' ', '-')}")


def _ways(page: Page, atlas: Atlas, place: str, ways: list[Choice]) -> list[Text]:
    """A place with its symbols, then the cards that lead there; the place is not parted from the first."""
    things = []
    for n, move in enumerate(ways):
        text = Text("")
        if n == 0:
            text = Text.assemble(badge(page, atlas, place), (f" {name(page, 'place', place)}  ", "bold"))
        text.append(str(move.number), NUMBER).append(" ").append_text(chip(page, move.thing))
        text.append(f" {name(page, 'card', move.thing)}")
        things.append(text.append(f" {dot(page)} {silver(page, move.cost)}", "dim") if move.cost else text)
    return things


def _choice(page: Page, atlas: Atlas, verb: str, move: Choice) -> Text:
    text = Text.assemble((str(move.number), NUMBER), " ")
    if verb == "join":
        space = next(one for one in facts.spaces(page.view) if one["expedition"] == move.thing)
        text.append(name(page, "expedition", move.thing))
        return text.append(f" {bonus_text(page, space)}", "dim")
    if verb == "end" and facts.is_expedition(move.thing):
        text.append(name(page, "expedition", move.thing))
        return text.append(f" {worth(page, atlas.expeditions[move.thing])}", "dim")
    if verb in ("end", "give up"):
        return text.append_text(adventure_text(page, atlas.adventures[move.thing]))
    if verb == "discard":
        return text.append_text(card_text(page, move.thing, facts.hand(page.view).get(move.thing, 1)))
    return text.append_text(_page_of_book(page, atlas, verb, move))


def _page_of_book(page: Page, atlas: Atlas, verb: str, move: Choice) -> Text:
    """The side of the book and, where that helps, the card and what it costs."""
    text = Text(label(page, move.thing))
    top, cost = top_of(page, atlas, move.thing), cost_of(page, move)
    if verb == "buy" and top is not None:
        text = adventure_text(page, atlas.adventures[top])
    return text.append(f" {dot(page)} {silver(page, cost)}", "dim") if cost else text


def top_of(page: Page, atlas: Atlas, side: str) -> str | None:
    """The card on top of a stack of the book at hand."""
    seat = page.view["decision"]["seat"]
    book = atlas.half(page.view["seats"][seat]["place"])
    top: str | None = page.view["zones"]["books"][book][side]["top"]
    return top


def cost_of(page: Page, move: Choice) -> int:
    """The silver that a move costs."""
    return facts.cost(page.view, move.spelling)


def _word(page: Page, move: Choice) -> Text:
    return Text.assemble((str(move.number), NUMBER), f" {said(page, page.words.move(move.spelling))}")

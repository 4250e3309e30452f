"""The players: hand, deck and discard pile, what is in play, on the mat and aside, and the tokens."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from cairn.core.game import Seat
from cairn.games.dominion.terminal import facts
from cairn.games.dominion.terminal.paint import card_text, label, name
from cairn.terminal.ink import flow, mark
from cairn.terminal.page import Page
from cairn.terminal.seating import is_acting, order, shape

INDENT: Final = 2


def in_rows(page: Page, width: int) -> list[Text]:
    """A line a player, and what else there is to know in as few lines as it takes."""
    lines = []
    for seat in order(page.view):
        lines += flow(_headline(page, seat), width)
        more: list[Text] = []
        for word, things in details(page, seat):
            more += _labelled(page, word, things, apart=bool(more))
        lines += flow(more, width, first=Text(" " * INDENT)) if more else []
    return lines


def in_panel(page: Page, width: int) -> list[Text]:
    """A block a player, one below the other."""
    lines: list[Text] = []
    for seat in order(page.view):
        lines += [Text("")] if lines else []
        who, *counts = _headline(page, seat)
        lines += [*flow([who], width), *flow(counts, width, first=Text(" " * INDENT))]
        for word, things in details(page, seat):
            lines += flow(things, width, first=Text(f"{' ' * INDENT}{label(page, word)} ", "dim"))
    return lines


def _headline(page: Page, seat: Seat) -> list[Text]:
    """Name and points, hand, deck, discard pile."""
    side, zones = page.view["seats"][seat], page.view["zones"]
    style = "bold underline" if is_acting(page.view, seat) else "bold"
    who = Text.assemble(f"{shape(page, seat)} ", (page.words.names[seat], style))
    if side["points"] is not None:
        who.append(f"  {page.words.say('n-points', points=side['points'])}", "green")
    discard = zones["discards"][seat]
    pile = _count(page, "discard", discard["count"])
    if discard["top"] is not None:
        pile.append(f" {mark(page, '·', '-')} ", "dim").append(name(page, discard["top"]))
    counts = [
        _count(page, "hand", side["hand"]),
        _count(page, "deck", zones["decks"][seat]),
        pile,
        _count(page, "turns", side["turns"]),
    ]
    return [who, *counts, *[Text(text) for text in journey(page, seat)]]


def _count(page: Page, word: str, n: int) -> Text:
    return Text.assemble((f"{label(page, word)} ", "dim"), str(n))


def details(page: Page, seat: Seat) -> list[tuple[str, list[Text]]]:
    """What a player has that not everybody always has: the word for it, and the things."""
    view = page.view
    found = [
        ("in-play", _cards(page, facts.in_play(view, seat, stays=False))),
        ("staying", _cards(page, facts.in_play(view, seat, stays=True))),
        ("mat", _cards(page, facts.mat(view, seat))),
        *[("aside", _cards(page, group)) for group in facts.aside_groups(view, seat)],
        ("looked-at", _cards(page, facts.aside(view, seat, "looked-at"))),
        ("saved", _cards(page, facts.aside(view, seat, "saved"))),
        ("tokens", [Text(text) for text in tokens(page, seat)]),
    ]
    return [(word, things) for word, things in found if things]


def _cards(page: Page, cards: Sequence[str | None]) -> list[Text]:
    """Cards by their names; those that the reader may not see by their number."""
    seen = [card for card in cards if card is not None]
    things = [card_text(page, card, copies) for card, copies in facts.counted(seen).items()]
    hidden = len(cards) - len(seen)
    return [*things, Text(page.words.say("n-cards", n=hidden))] if hidden else things


def tokens(page: Page, seat: Seat) -> list[str]:
    """The tokens of a player that lie somewhere or wait; without the Journey token."""
    side = page.view["seats"][seat]
    said = [
        label(page, "token-on", sign=page.words.piece("label-token", token), pile=name(page, pile))
        for token, pile in side["tokens"].items()
    ]
    if side["inherited"] is not None:
        said.append(label(page, "inherited", pile=name(page, side["inherited"])))
    if side["minus_card"]:
        said.append(label(page, "minus-card"))
    if side["minus_coin"]:
        said.append(label(page, "minus-coin"))
    return said


def journey(page: Page, seat: Seat) -> list[str]:
    """Which side of the Journey token is up, in a game where that matters."""
    if not facts.has_journeys(page.view):
        return []
    return [label(page, "journey-up" if page.view["seats"][seat]["journey_up"] else "journey-down")]


def _labelled(page: Page, word: str, things: list[Text], apart: bool) -> list[Text]:
    """The things with their word before the first of them, from which no line parts it."""
    dot = f"{mark(page, '·', '-')} " if apart else ""
    return [Text.assemble((f"{dot}{label(page, word)} ", "dim"), things[0]), *things[1:]]

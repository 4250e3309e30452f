"""Expeditions, adventures and bonuses as one reads about them: found by name, listed, drawn, told."""

from collections.abc import Callable
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cairn.core.game import Game
from cairn.games.africana.rules.game import Africana
from cairn.games.africana.terminal import origin
from cairn.games.africana.terminal.atlas import Atlas
from cairn.games.africana.terminal.cards import bonus_text, gain_text, tell_bonus, tell_worth
from cairn.games.africana.terminal.paint import dot, label, name
from cairn.games.africana.terminal.places import badge
from cairn.terminal.lookup import in_set, one_of
from cairn.terminal.page import Page
from cairn.terminal.words import Words
from cairn.text import LANGUAGES, Speaker

Row = dict[str, Any]

EXPEDITION: Final = "expedition"
ADVENTURE: Final = "adventure"
BONUS: Final = "bonus"
SPACE: Final = "space "
"""A bonus goes by the number of its space: `space 1`."""
WIDEST: Final = 64
"""The columns of a card that still reads well."""


# Which card.


def example(game: Game) -> str:
    """The first expedition of the table."""
    return next(iter(_atlas(game).expeditions))


def cards_of(game: Game, chosen: str | None) -> list[str]:
    """All expeditions, then all adventures, then the bonuses; or one of these sets."""
    return in_set(chosen, _sets(_atlas(game)))


def find_cards(game: Game, text: str, speaker: Speaker) -> list[str]:
    """One card by name or id, or all adventures of a subject; BadSetup with a guess."""
    atlas = _atlas(game)
    names: dict[str, list[str]] = {}
    subjects: dict[str, list[str]] = {}
    for spelling, row in atlas.expeditions.items():
        both = f"{speaker.piece('place', row['start'])} {speaker.piece('place', row['target'])}"
        names[spelling] = [speaker.piece(EXPEDITION, spelling), both, spelling, row["id"]]
    for spelling, row in atlas.adventures.items():
        subject = row["subject"] if row["kind"] == "artifact" else f"{row['subject']} assistant"
        called = speaker.piece("subject", subject)
        place = speaker.piece("place", row["target"])
        names[spelling] = [speaker.piece(ADVENTURE, spelling), f"{called} {place}", spelling, row["id"]]
        subjects.setdefault(subject, []).append(spelling)
        names[subject] = [called, subject]
    for spelling in _sets(atlas)["bonuses"]:
        number = spelling.removeprefix(SPACE)
        names[spelling] = [speaker.say("africana-label-space", {"n": int(number)}), spelling]
    found = one_of(text, names)
    return subjects.get(found, [found])


def _atlas(game: Game) -> Atlas:
    assert isinstance(game, Africana)
    return Atlas(game.components())


def _sets(atlas: Atlas) -> dict[str, list[str]]:
    return {
        "expeditions": list(atlas.expeditions),
        "adventures": list(atlas.adventures),
        "bonuses": [f"{SPACE}{n + 1}" for n in range(len(atlas.bonuses))],
    }


def _kind(atlas: Atlas, card: str) -> str:
    return EXPEDITION if card in atlas.expeditions else ADVENTURE if card in atlas.adventures else BONUS


def _row(atlas: Atlas, card: str) -> Row:
    """What the table says of a card."""
    if card.startswith(SPACE):
        return atlas.bonuses[int(card.removeprefix(SPACE)) - 1]
    return atlas.expeditions[card] if card in atlas.expeditions else atlas.adventures[card]


# What there is to say of it.


def data(game: Game, card: str, speaker: Speaker) -> Row:
    """All that there is to know of a card, as plain data."""
    atlas = _atlas(game)
    kind, row = _kind(atlas, card), _row(atlas, card)
    if kind == BONUS:
        return {"kind": kind, "card": card, "space": int(card.removeprefix(SPACE)), **row}
    names = {language: Speaker(language, game.name, game.names).piece(kind, card) for language in LANGUAGES}
    facts = {**row, "kind": kind, "card": card, "name": speaker.piece(kind, card), "names": names}
    if kind == EXPEDITION:
        return {**facts, "steps": atlas.steps(row["start"], row["target"])}
    return {**facts, "of": row["kind"]}


def explained(game: Game, cards: list[str], speaker: Speaker) -> list[str]:
    """Each card in a sentence: what it brings, where it comes from."""
    page, atlas = Page({}, Words(speaker, [], None)), _atlas(game)
    lines = []
    for card in cards:
        row = _row(atlas, card)
        parts = [*_told(page, atlas, card), *origin.details(page, row)]
        said = speaker.say(
            "play-africana-line",
            {"heading": _title(page, atlas, card), "list": page.words.speaker.semicolon.join(parts)},
        )
        lines.append(said[:1].upper() + said[1:])
    return lines


def _title(page: Page, atlas: Atlas, card: str) -> str:
    """Name and id of a card."""
    kind = _kind(atlas, card)
    if kind == BONUS:
        return label(page, "space", n=int(card.removeprefix(SPACE)))
    return f"{name(page, kind, card)} {dot(page)} {_row(atlas, card)['id']}"


def _told(page: Page, atlas: Atlas, card: str) -> list[str]:
    """What a card brings and where it belongs, in words."""
    kind, row = _kind(atlas, card), _row(atlas, card)
    if kind == BONUS:
        return [label(page, "with-bonus", gain=tell_bonus(page, row))]
    if kind == ADVENTURE:
        assistant = f"{row['subject']} assistant"
        gain = name(page, "card", assistant) if row["kind"] == "assistant" else tell_worth(page, row)
        return [gain, name(page, "book", row["book"])]
    steps = label(page, "steps", n=atlas.steps(row["start"], row["target"]))
    return [tell_worth(page, row), steps, f"{label(page, 'deck')} {row['deck']}"]


# Drawn.


def listed(game: Game, cards: list[str], page: Page) -> RenderableType:
    """A grid for each kind of card, and below how much of it is published."""
    atlas = _atlas(game)
    parts: list[RenderableType] = []
    grids: dict[str, Callable[[Page, Atlas, list[str]], Grid]] = {
        EXPEDITION: _expeditions,
        ADVENTURE: _adventures,
        BONUS: _bonuses,
    }
    titles = {EXPEDITION: "set-expeditions", ADVENTURE: "set-adventures", BONUS: "set-bonuses"}
    for kind, grid in grids.items():
        chosen = [card for card in cards if _kind(atlas, card) == kind]
        if chosen:
            parts += [Text(label(page, titles[kind]), "bold"), grid(page, atlas, chosen), Text("")]
    return Group(*parts, Text(origin.summary(page, atlas)))


def _grid(headings: list[str]) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in headings:
        grid.add_column(heading)
    return grid


def _expeditions(page: Page, atlas: Atlas, cards: list[str]) -> Grid:
    figures = [label(page, word) for word in ("silver", "points", "steps-taken")]
    grid = _grid(["", label(page, "route"), *figures, label(page, "origin")])
    for card in cards:
        row = atlas.expeditions[card]
        steps = atlas.steps(row["start"], row["target"])
        shown = [str(n) for n in (row["coins"], row["points"], steps)]
        grid.add_row(row["id"], name(page, EXPEDITION, card), *shown, origin.origin(page, row))
    return grid


def _adventures(page: Page, atlas: Atlas, cards: list[str]) -> Grid:
    grid = _grid(["", label(page, "adventure"), label(page, "worth"), "", label(page, "origin")])
    for card in cards:
        row = atlas.adventures[card]
        book = Text(name(page, "book", row["book"]), "dim")
        grid.add_row(
            row["id"], name(page, ADVENTURE, card), gain_text(page, row), book, origin.origin(page, row)
        )
    return grid


def _bonuses(page: Page, atlas: Atlas, cards: list[str]) -> Grid:
    grid = _grid(["", label(page, "bonus"), label(page, "origin")])
    for card in cards:
        row = _row(atlas, card)
        grid.add_row(_title(page, atlas, card), bonus_text(page, row), origin.origin(page, row))
    return grid


def drawn(game: Game, cards: list[str], page: Page) -> RenderableType:
    """Each card in a frame of its own."""
    atlas = _atlas(game)
    return Group(*[_framed(game, atlas, card, page) for card in cards])


def _framed(game: Game, atlas: Atlas, card: str, page: Page) -> Panel:
    kind, row = _kind(atlas, card), _row(atlas, card)
    lines: list[Text] = []
    for place in (
        (row["start"], row["target"]) if kind == EXPEDITION else (row["target"],) if kind == ADVENTURE else ()
    ):
        half = name(page, "half", atlas.half(place))
        lines.append(
            Text.assemble(
                badge(page, atlas, place), f" {name(page, 'place', place)} {dot(page)} ", (half, "dim")
            )
        )
    lines += [Text(part) for part in _told(page, atlas, card)]
    lines += [Text(""), *[Text(part, "dim") for part in origin.details(page, row)]]
    if kind != BONUS:
        names = [
            f"{language} {Speaker(language, game.name, game.names).piece(kind, card)}"
            for language in LANGUAGES
            if language != page.words.speaker.language
        ]
        lines.append(Text(f" {dot(page)} ".join(names), "dim"))
    return Panel(
        Group(*lines),
        title=Text(f" {_title(page, atlas, card)} ", "bold"),
        title_align="left",
        box=box.ROUNDED,
        width=min(WIDEST, page.width),
        padding=(0, 1),
    )

"""The cards of Dominion as one reads about them: found by name, told in short, drawn as a card."""

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from cairn.core.dice import QuickDice
from cairn.core.game import Game
from cairn.games.dominion.rules.card import ALL_EDITIONS
from cairn.games.dominion.rules.catalogue import BOXES, CARD, NAMES, RULES, number_of
from cairn.games.dominion.rules.game import DOMINION
from cairn.games.dominion.rules.settings import Setup
from cairn.games.dominion.terminal import facts
from cairn.games.dominion.terminal.paint import chip, paint
from cairn.terminal.lookup import in_set, one_of
from cairn.terminal.page import Page
from cairn.text import LANGUAGES, Speaker

COIN_OF_THE_REALM: Final = number_of("coin of the realm")

EXAMPLE: Final = "village"
SETS: Final = {name: [card.name for card in CARD if card.box.name == name] for name in BOXES}
"""The sets by the names that `--set` knows, with their cards."""
WIDEST: Final = 64
"""The columns of a card that still reads well."""


# Which card.


def example(game: Game) -> str:
    """A card that every kingdom may have."""
    return EXAMPLE


def cards_of(game: Game, chosen: str | None) -> list[str]:
    """The cards of a set, or all; BadSetup for a set that there is not."""
    return in_set(chosen, SETS)


def find_cards(game: Game, text: str, speaker: Speaker) -> list[str]:
    """The card of this name or beginning, in English or the speaker's language; BadSetup with a guess."""
    return [one_of(text, {card: [speaker.card(card), card] for card in NAMES})]


# What there is to say of it.


def rule_of(card: str) -> str:
    """The id of the rule that says what a card does."""
    return RULES[facts.NUMBERS[card]]


def set_of(card: str) -> str:
    """The set that a card belongs to."""
    return CARD[facts.NUMBERS[card]].box.name


def editions(card: str) -> list[int]:
    """The editions of the base game that have the card; none for a card of another set."""
    if set_of(card) != "base":
        return []
    edition = CARD[facts.NUMBERS[card]].edition
    return [1, 2] if edition == ALL_EDITIONS else [edition]


def pile_sizes(card: str) -> dict[int, int]:
    """How many of a card lie in its pile for each number of players; nothing for an Event."""
    if set_of(card) == "events":
        return {}
    options = DOMINION.read_options({})
    return {n: Setup(options, n, QuickDice(0)).pile(facts.NUMBERS[card]) for n in DOMINION.seats}


def types_said(card: str, speaker: Speaker) -> str:
    """The types of a card as one phrase."""
    return " – ".join(speaker.piece("label-type", kind) for kind in facts.types(card))


def in_short(card: str, speaker: Speaker) -> str:
    """Cost and types."""
    return f"{speaker.say('cards-costs', {'n': facts.printed_cost(card)})}, {types_said(card, speaker)}"


def data(game: Game, card: str, speaker: Speaker) -> dict[str, Any]:
    """All that there is to know of a card, as plain data."""
    return {
        "card": card,
        "name": speaker.card(card),
        "names": {language: Speaker(language, game.name).card(card) for language in LANGUAGES},
        "cost": facts.printed_cost(card),
        "types": facts.types(card),
        "set": set_of(card),
        "editions": editions(card),
        "pile": pile_sizes(card),
        "rule": rule_of(card),
        "text": speaker.rule(rule_of(card)),
    }


def explained(game: Game, cards: list[str], speaker: Speaker) -> list[str]:
    """Name, cost and types, and what the card does."""
    return [
        f"{speaker.card(card)} ({in_short(card, speaker)}): {speaker.rule(rule_of(card))}" for card in cards
    ]


def pile_said(card: str, speaker: Speaker) -> str:
    """How big the pile is, for how many players."""
    if set_of(card) == "events":
        return speaker.say("cards-event-note")
    groups: dict[int, list[int]] = {}
    for seats, size in pile_sizes(card).items():
        groups.setdefault(size, []).append(seats)
    parts = [speaker.say("n-cards", {"n": size}) for size in groups]
    if len(groups) > 1:
        spans = [f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0]) for seats in groups.values()]
        both = zip(parts, spans, strict=True)
        parts = [speaker.say("cards-pile-for", {"size": part, "seats": span}) for part, span in both]
    said = speaker.say("cards-pile", {"list": ", ".join(parts)})
    return (
        f"{said}{speaker.semicolon}{speaker.say('cards-upgrade-note')}"
        if set_of(card) == "upgrades"
        else said
    )


# Drawn.


def listed(game: Game, cards: list[str], page: Page) -> RenderableType:
    """A line a card: cost, types, set, edition; below, how many there are."""
    speaker = page.words.speaker
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(speaker.say("cards-name"))
    grid.add_column(speaker.say("cards-cost"), justify="right", no_wrap=True)
    for heading in ("cards-types", "cards-set", "cards-edition"):
        grid.add_column(speaker.say(heading))
    for card in cards:
        grid.add_row(
            speaker.card(card),
            str(facts.printed_cost(card)),
            types_said(card, speaker),
            speaker.piece("label-set", set_of(card)),
            ", ".join(str(edition) for edition in editions(card)),
        )
    return Group(grid, "", speaker.say("n-cards", {"n": len(cards)}))


def drawn(game: Game, cards: list[str], page: Page) -> RenderableType:
    """A card with its name above, what it does in the middle, and what there is to know below."""
    speaker, (card,) = page.words.speaker, cards
    kinds = facts.types(card)
    ground = paint(page, kinds)
    where = [speaker.piece("label-set", set_of(card))]
    if len(editions(card)) == 1:
        where.append(speaker.say("cards-edition-only", {"n": editions(card)[0]}))
    others = [
        f"{language} {Speaker(language, game.name).card(card)}"
        for language in LANGUAGES
        if language != speaker.language
    ]
    inside = Group(
        Text.assemble(
            (speaker.say("cards-costs", {"n": facts.printed_cost(card)}), "bold"),
            "   ",
            chip(page, kinds),
            f" {types_said(card, speaker)}",
        ),
        Text(""),
        Text(speaker.rule(rule_of(card))),
        Text(""),
        Text(pile_said(card, speaker), "dim"),
        Text(" · ".join([*where, rule_of(card)]), "dim"),
        Text(" · ".join(others), "dim"),
    )
    title = Text(f" {speaker.card(card)} ", f"bold {ground}")
    return Panel(
        inside,
        title=title,
        title_align="left",
        box=box.ROUNDED,
        border_style=ground.split(" on ")[1],
        width=min(WIDEST, page.width),
        padding=(0, 1),
    )

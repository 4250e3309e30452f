"""The cards of Dominion as one reads about them: found by name, told in short, drawn as a card."""

import re
from difflib import get_close_matches
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from cairn.cli.answers import plain
from cairn.cli.drawn.dominion import facts
from cairn.cli.drawn.dominion.paint import chip, paint
from cairn.cli.page import Page
from cairn.cli.words import Words
from cairn.core.dice import QuickDice
from cairn.core.errors import BadSetup
from cairn.games.dominion.game import DOMINION
from cairn.games.dominion.names import (
    CARDS,
    CELLAR,
    COIN_OF_THE_REALM,
    HARBINGER,
    NAMES,
    RULES,
    TREASURE_HUNTER,
)
from cairn.games.dominion.settings import FIRST_ONLY, Setup
from cairn.text import LANGUAGES, Speaker

EXAMPLE: Final = "village"
SETS: Final = {
    "basic": range(CELLAR),
    "base": range(CELLAR, COIN_OF_THE_REALM),
    "adventures": range(COIN_OF_THE_REALM, TREASURE_HUNTER),
    "upgrades": range(TREASURE_HUNTER, CARDS),
    "events": range(CARDS, len(NAMES)),
}
"""The sets by the names that `--set` knows, with the numbers of their cards."""
MOST_EXAMPLES: Final = 6
WIDEST: Final = 64
"""The columns of a card that still reads well."""


# Which card.


def find_card(text: str, speaker: Speaker) -> str:
    """The card of this name or beginning, in English or the speaker's language; BadSetup with a guess."""
    wanted = _form(text)
    names = {card: {card, _form(speaker.card(card))} for card in NAMES}
    exact = [card for card, forms in names.items() if wanted in forms]
    begun = [card for card, forms in names.items() if any(form.startswith(wanted) for form in forms)]
    found = exact or (begun if wanted else [])
    if len(found) == 1:
        return found[0]
    if found:
        some = ", ".join(speaker.card(card) for card in found[:MOST_EXAMPLES])
        more = ", …" if len(found) > MOST_EXAMPLES else ""
        raise BadSetup("cards-ambiguous", {"text": text, "names": some + more})
    forms = {form: card for card, both in names.items() for form in sorted(both)}
    near = get_close_matches(wanted, forms, 1, 0.6)
    if near:
        raise BadSetup("cards-no-card-guess", {"text": text, "guess": speaker.card(forms[near[0]])})
    raise BadSetup("cards-no-card", {"text": text})


def _form(text: str) -> str:
    """A name as it is compared: what joins its words does not matter."""
    return plain(re.sub("[-_'’]", " ", text))


def cards_of(chosen: str | None) -> list[str]:
    """The cards of a set, or all; BadSetup for a set that there is not."""
    if chosen is None:
        return list(NAMES)
    if chosen not in SETS:
        raise BadSetup("cards-no-set", {"text": chosen, "names": ", ".join(SETS)})
    return [NAMES[number] for number in SETS[chosen]]


# What there is to say of it.


def rule_of(card: str) -> str:
    """The id of the rule that says what a card does."""
    return RULES[facts.NUMBERS[card]]


def set_of(card: str) -> str:
    """The set that a card belongs to."""
    return next(name for name, numbers in SETS.items() if facts.NUMBERS[card] in numbers)


def editions(card: str) -> list[int]:
    """The editions of the base game that have the card; none for a card of another set."""
    if set_of(card) != "base":
        return []
    if facts.NUMBERS[card] >= HARBINGER:
        return [2]
    return [1] if card in FIRST_ONLY else [1, 2]


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


def data(card: str, speaker: Speaker) -> dict[str, Any]:
    """All that there is to know of a card, as plain data."""
    return {
        "card": card,
        "name": speaker.card(card),
        "names": {language: Speaker(language, DOMINION.name).card(card) for language in LANGUAGES},
        "cost": facts.printed_cost(card),
        "types": facts.types(card),
        "set": set_of(card),
        "editions": editions(card),
        "pile": pile_sizes(card),
        "rule": rule_of(card),
        "text": speaker.rule(rule_of(card)),
    }


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
    return f"{said}; {speaker.say('cards-upgrade-note')}" if set_of(card) == "upgrades" else said


# Drawn.


def drawn(card: str, speaker: Speaker, width: int, page: Page) -> RenderableType:
    """A card with its name above, what it does in the middle, and what there is to know below."""
    kinds = facts.types(card)
    ground = paint(page, kinds)
    where = [speaker.piece("label-set", set_of(card))]
    if len(editions(card)) == 1:
        where.append(speaker.say("cards-edition-only", {"n": editions(card)[0]}))
    others = [
        f"{language} {Speaker(language, DOMINION.name).card(card)}"
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
        width=min(WIDEST, width),
        padding=(0, 1),
    )


def blank_page(speaker: Speaker, width: int, letters_only: bool, colours: str) -> Page:
    """A page for a card that lies on no table."""
    words = Words(speaker, [], None)
    return Page({}, words, width=width, letters_only=letters_only, colours=colours)

"""The hand, and the moves in groups, each with the number that chooses it."""

from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from cairn.games.dominion.terminal import facts
from cairn.games.dominion.terminal.facts import EVENT, WORD, Choice
from cairn.games.dominion.terminal.paint import NUMBER, card_text, label, name
from cairn.terminal.ink import flow, mark
from cairn.terminal.page import Page

FROM_SUPPLY: Final = ("buy", "gain", EVENT)
"""Verbs where the cost matters."""
FROM_HAND: Final = ("play", "discard", "trash", "topdeck", "set aside")
"""Verbs where it matters how many are in hand."""


def choices(page: Page) -> RenderableType:
    """The hand, and what may be done."""
    held = facts.counted(facts.hand(page.view))
    shown = [card_text(page, card, copies) for card, copies in held.items()] or [Text("–", "dim")]
    lines = [(label(page, "hand"), shown)]
    for verb, moves in facts.choices(page.view).items():
        things = [_choice(page, verb, move, held) for move in moves]
        if verb == "play" and facts.next_treasure(page.view):
            word = page.words.say("play-command-all")
            things.append(Text.assemble((word, NUMBER), f" {label(page, 'all')}"))
        lines.append((do(page, verb) if verb != WORD else "", things))
    widest = max(cell_len(word) for word, _ in lines) + 1
    drawn: list[Text] = []
    for word, things in lines:
        drawn += flow(things, page.width, first=Text(f"{word:<{widest}} ", "dim"))
    return Group(*drawn)


def do(page: Page, verb: str) -> str:
    """What a verb is called above its moves."""
    if verb.startswith("token "):
        return page.words.piece("label-token", verb.removeprefix("token "))
    return page.words.piece("label-do", verb)


def _choice(page: Page, verb: str, move: Choice, held: dict[str, int]) -> Text:
    said = page.words.move(move.spelling) if verb == WORD else name(page, move.card)
    text = Text.assemble((str(move.number), NUMBER), f" {said}")
    if verb in FROM_SUPPLY:
        text.append(f" {mark(page, '¤', '$')}{cost_now(page, move.card)}", "dim")
    elif verb in FROM_HAND and held.get(move.card, 0) > 1:
        text.append(f" {mark(page, '×', 'x')}{held[move.card]}", "dim")
    return text


def cost_now(page: Page, card: str) -> int:
    """What a card of the Supply or an Event costs now."""
    zones = page.view["zones"]
    for pile in [*zones["supply"], *zones["events"]]:
        if pile["card"] == card:
            return int(pile["cost"])
    return facts.printed_cost(card)

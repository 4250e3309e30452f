"""The points: for each player the cards that count, and all cards of the deck."""

from rich.console import Group, RenderableType
from rich.text import Text

from cairn.core.game import Seat
from cairn.games.dominion.terminal import facts
from cairn.games.dominion.terminal.paint import card_text, label
from cairn.terminal.ink import flow
from cairn.terminal.page import Page
from cairn.terminal.seating import order, shape
from cairn.terminal.words import signed


def sheet(page: Page) -> RenderableType:
    """A block for each player; at the end who has won."""
    lines = [Text(label(page, "sheet"), "bold")]
    for seat in order(page.view):
        lines += [Text(""), *_block(page, seat)]
    won = winners(page)
    return Group(*lines, *([Text(""), Text(won, "bold")] if won else []))


def winners(page: Page) -> str:
    """Who has won; nothing before the end."""
    result = page.view["result"]
    if result is None:
        return ""
    if len(result["winners"]) == 1:
        return page.words.say("play-dominion-won", seat=result["winners"][0])
    names = [page.words.names[seat] for seat in result["winners"]]
    return page.words.say("play-dominion-shared", list=page.words.speaker.join(names))


def _block(page: Page, seat: Seat) -> list[Text]:
    side = page.view["seats"][seat]
    head = [Text(f"{shape(page, seat)} {page.words.names[seat]}", "bold")]
    if side["points"] is not None:
        head.append(Text(page.words.say("n-points", points=side["points"]), "green"))
    head.append(Text(f"{label(page, 'turns')} {side['turns']}", "dim"))
    lines = flow(head, page.width)
    if side["points"] is not None:
        things = [
            card_text(page, card, copies).append(f" {signed(worth)}", "green" if worth > 0 else "red")
            for card, (copies, worth) in facts.points(page.view, seat).items()
        ]
        lines += flow(
            things or [Text("–", "dim")], page.width, first=Text(f"  {label(page, 'points')} ", "dim")
        )
        owned = page.view["known"]["owned"][seat]
        cards = [card for card, copies in owned.items() for _ in range(copies)]
        shown = [card_text(page, card, copies) for card, copies in facts.counted(cards).items()]
        lines += flow(shown, page.width, first=Text(f"  {page.words.say('n-cards', n=len(cards))} ", "dim"))
    return lines

"""`cairn cards`: the cards of a game as a list, or one of them as it is drawn."""

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Final

from cairn.cli.arguments import add_game, add_json
from cairn.cli.output import console, language, print_json, say, show, takes_symbols
from cairn.core.errors import BadSetup
from cairn.games import find
from cairn.text import Speaker

if TYPE_CHECKING:
    from rich.console import RenderableType

WITH_CARDS: Final = "dominion"
"""The game whose cards have texts of their own."""


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn cards`."""
    add_game(parser)
    parser.add_argument("card", nargs="*", metavar=say("cli-word-card"), help=say("cards-arg-name"))
    parser.add_argument("--set", metavar="S", help=say("cards-arg-set"))
    add_json(parser)


def main(args: Namespace) -> int:
    """Show the cards, or one of them."""
    from cairn.cli.drawn.dominion import library

    game = find(args.game)
    if game.name != WITH_CARDS:
        raise BadSetup("cards-none", {"title": say(f"{game.name}-title"), "game": game.name})
    speaker = Speaker(language(), game.name)
    cards = library.cards_of(args.set)
    if args.card:
        cards = [library.find_card(" ".join(args.card), speaker)]
    if args.json:
        facts = [library.data(card, speaker) for card in cards]
        print_json("cards", {"language": language(), "cards": facts}, game)
    elif args.card:
        paper = console()
        page = library.blank_page(
            speaker, paper.width, not takes_symbols(), paper.color_system or "truecolor"
        )
        show(library.drawn(cards[0], speaker, paper.width, page))
    else:
        hint = say("cards-hint", game=game.name, text=library.EXAMPLE)
        show(_listed(cards, speaker), "", say("n-cards", n=len(cards)), hint)
    return 0


def _listed(cards: list[str], speaker: Speaker) -> "RenderableType":
    from rich.table import Table

    from cairn.cli.drawn.dominion import library
    from cairn.cli.drawn.dominion.facts import printed_cost

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("cards-name"))
    table.add_column(say("cards-cost"), justify="right", no_wrap=True)
    for heading in ("cards-types", "cards-set", "cards-edition"):
        table.add_column(say(heading))
    for card in cards:
        table.add_row(
            speaker.card(card),
            str(printed_cost(card)),
            library.types_said(card, speaker),
            speaker.piece("label-set", library.set_of(card)),
            ", ".join(str(edition) for edition in library.editions(card)),
        )
    return table

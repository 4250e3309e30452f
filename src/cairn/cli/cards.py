"""`cairn cards`: the cards of a game as a list, or one of them as it is drawn."""

from argparse import ArgumentParser, Namespace

from cairn.cli.arguments import add_components, add_game, add_json
from cairn.cli.output import blank_page, called, language, print_json, say, show
from cairn.core.errors import BadSetup
from cairn.games import find, title_of
from cairn.text import Speaker


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn cards`."""
    add_game(parser)
    parser.add_argument("card", nargs="*", metavar=say("cli-word-card"), help=say("cards-arg-name"))
    parser.add_argument("--set", metavar="S", help=say("cards-arg-set"))
    add_components(parser)
    add_json(parser)


def main(args: Namespace) -> int:
    """Show the cards, or one of them."""
    game = find(args.game, args.components)
    library = title_of(game).library()
    if library is None:
        raise BadSetup("cards-none", {"title": called(game), "game": game.name})
    speaker = Speaker(language(), game.name, game.names)
    cards = library.cards_of(game, args.set)
    if args.card:
        cards = library.find_cards(game, " ".join(args.card), speaker)
    if args.json:
        facts = [library.data(game, card, speaker) for card in cards]
        print_json("cards", {"language": language(), "cards": facts}, game)
        return 0
    page = blank_page(speaker, game)
    if args.card:
        show(library.drawn(game, cards, page))
    else:
        hint = say("cards-hint", game=game.name, text=library.example(game))
        show(library.listed(game, cards, page), hint)
    return 0

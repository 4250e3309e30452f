"""`cairn map`: the map of a game, as a picture and as a list, or one of its places."""

from argparse import ArgumentParser, Namespace

from cairn.cli.arguments import add_components, add_game, add_json
from cairn.cli.output import console, language, print_json, say, show, takes_symbols
from cairn.core.errors import BadSetup
from cairn.games import find
from cairn.games.africana.game import Africana
from cairn.text import Speaker


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn map`."""
    add_game(parser)
    parser.add_argument("place", nargs="*", metavar=say("cli-word-place"), help=say("map-arg-place"))
    add_components(parser)
    add_json(parser)


def main(args: Namespace) -> int:
    """Show the map, or a place on it."""
    from cairn.cli.drawn.africana import gazetteer
    from cairn.cli.drawn.africana.atlas import Atlas
    from cairn.cli.page import Page
    from cairn.cli.words import Words

    game = find(args.game, args.components)
    if not isinstance(game, Africana):
        raise BadSetup("map-none", {"title": say(f"{game.name}-title")})
    atlas, speaker = Atlas(game.components()), Speaker(language(), game.name, game.names)
    chosen = gazetteer.find_place(atlas, " ".join(args.place), speaker) if args.place else ""
    if args.json:
        found = [gazetteer.data(atlas, place, game) for place in ([chosen] if chosen else atlas.places)]
        routes = [] if chosen else atlas.routes
        print_json("map", {"language": language(), "places": found, "routes": routes}, game)
        return 0
    paper = console()
    page = Page(
        view={},
        words=Words(speaker, [], None),
        width=paper.width,
        letters_only=not takes_symbols(),
        colours=paper.color_system or "truecolor",
        game=game,
    )
    if chosen:
        show(gazetteer.place_page(page, atlas, chosen, game))
    else:
        show(gazetteer.whole_map(page, atlas), say("map-hint", game=game.name, text=next(iter(atlas.places))))
    return 0

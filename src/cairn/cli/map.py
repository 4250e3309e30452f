"""`cairn map`: the map of a game, as a picture and as a list, or one of its places."""

from argparse import ArgumentParser, Namespace

from cairn.cli.arguments import add_components, add_game, add_json
from cairn.cli.output import blank_page, called, language, print_json, say, show
from cairn.core.errors import BadSetup
from cairn.games import find, title_of
from cairn.text import Speaker


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn map`."""
    add_game(parser)
    parser.add_argument("place", nargs="*", metavar=say("cli-word-place"), help=say("map-arg-place"))
    add_components(parser)
    add_json(parser)


def main(args: Namespace) -> int:
    """Show the map, or a place on it."""
    game = find(args.game, args.components)
    atlas = title_of(game).atlas()
    if atlas is None:
        raise BadSetup("map-none", {"title": called(game)})
    speaker = Speaker(language(), game.name, game.names)
    chosen = atlas.find_place(game, " ".join(args.place), speaker) if args.place else ""
    places = atlas.places_of(game)
    if args.json:
        found = [atlas.data(game, place) for place in ([chosen] if chosen else places)]
        routes = [] if chosen else atlas.routes_of(game)
        print_json("map", {"language": language(), "places": found, "routes": routes}, game)
        return 0
    page = blank_page(speaker, game)
    if chosen:
        show(atlas.place_page(game, chosen, page))
    else:
        show(atlas.whole_map(game, page), say("map-hint", game=game.name, text=places[0]))
    return 0

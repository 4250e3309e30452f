"""Where the events of a start say that things lay in their shuffles."""

from cairn.core.dice import QuickDice
from cairn.core.event import Event
from cairn.games import find


def places_at_start(name: str, **agreed: str) -> dict[str, set[tuple[int, int]]]:
    """The number and the position of all that two seats are dealt, by the name of the shuffle."""
    game, events = find(name), list[Event]()
    game.start(2, QuickDice(4), game.read_options(agreed), events)
    places: dict[str, set[tuple[int, int]]] = {}
    for event in events:
        for place in event.places or []:
            places.setdefault(place.source, set()).add((place.k, place.position))
    return places

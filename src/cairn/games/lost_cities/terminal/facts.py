"""What the picture and the sentences both read from a view."""

from typing import Any, Final

from cairn.core.game import Seat, View
from cairn.games.lost_cities.rules import scoring

MILESTONE_POINTS: Final = scoring.MILESTONE_POINTS
COST: Final = scoring.COST


def sides(view: View) -> list[Seat]:
    """The far seat and the near one: you sit near."""
    return [1, 0] if view["you"] == 0 else [0, 1]


def colours(view: View) -> list[str]:
    """The colours of this match, in their order."""
    return list(view["zones"]["camps"])


def expedition(view: View, seat: Seat, colour: str) -> dict[str, Any]:
    """The cards of an expedition, and its rows of the score pad."""
    found: dict[str, Any] = view["zones"]["expeditions"][seat][colour]
    return found


def hand(view: View) -> dict[str, int]:
    """Each kind of card in your hand, and how many you hold; nothing for those who watch."""
    held: list[str] = [] if view["you"] is None else view["zones"]["hands"][view["you"]]
    return {card: held.count(card) for card in held}


def numbers(view: View) -> dict[str, int]:
    """The moves you may choose from, with the numbers that choose them."""
    decision = view["decision"] or {}
    return {spelling: i + 1 for i, spelling in enumerate(decision.get("options", []))}


def in_order(view: View) -> list[str]:
    """The moves as they are drawn: card by card of the hand, then where a card may come from."""
    moves = numbers(view)
    uses = [f"{verb} {card}" for card in hand(view) for verb in ("play", "camp")]
    return list(dict.fromkeys([*[use for use in uses if use in moves], *moves]))


def effect(view: View, card: str) -> tuple[int, int]:
    """What your expedition is worth before and after the card joins it."""
    points = view["decision"]["effects"][f"play {card}"]["args"]
    return int(points["before"]), int(points["points"])


def is_closed(view: View, colour: str) -> bool:
    """Whether this camp took a card this turn, so that nothing may be taken from it."""
    return bool(view["zones"]["closed"] == colour and view["progress"]["step"] == "draw")


def milestones(view: View) -> list[tuple[str, Seat | None]]:
    """Every milestone of this game, with the seat that has won it."""
    open_ones: list[tuple[str, Seat | None]] = [(name, None) for name in view["zones"]["milestones"]]
    return open_ones + [(name, seat) for seat in (0, 1) for name in view["seats"][seat]["milestones"]]


def milestone_points(view: View, seat: Seat) -> int:
    """Row E of the score pad."""
    return MILESTONE_POINTS * len(view["seats"][seat]["milestones"])

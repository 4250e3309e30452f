"""Scenes for tests of two cards that meet: the kingdom follows from the cards that the words name."""

from typing import Any

from cairn.games.dominion.proof import words as dominion
from cairn.games.dominion.rules.card import DURATION, RESERVE
from cairn.games.dominion.rules.catalogue import CARD, NAMES
from cairn.proof.scene import Scene

from .kingdoms import kingdom

PRINTINGS = ["german", "english", "2022"]
RESERVES = [card.name for card in CARD if card.types & RESERVE and not card.box.is_extra]
DURATIONS = [card.name for card in CARD if card.types & DURATION and not card.box.is_extra]
PAGES = ["treasure hunter", "warrior", "hero", "champion"]
PEASANTS = ["soldier", "fugitive", "disciple", "teacher"]


def piles(*cards: str) -> str:
    """A kingdom with the piles that these cards come from."""
    bases = ["page" if card in PAGES else "peasant" if card in PEASANTS else card for card in cards]
    wanted = [card for card in bases if CARD[NAMES.index(card)].box.is_kingdom]
    return kingdom(*dict.fromkeys(wanted))


def scene(
    words: str,
    *cards: str,
    events: str = "none",
    seats: int = 2,
    printing: str = "german",
    data: dict[str, Any] | None = None,
    prosperity: str = "off",
) -> Scene:
    """A scene with these cards among the ten; `data` are facts that the words have no words for."""
    options = {"kingdom": piles(*cards), "events": events, "printing": printing, "prosperity": prosperity}
    options["extras"] = "on"
    at = Scene("dominion", seed=1, seats=seats, **options)
    return at.lay_out(dominion.read(words, at.agreed, at.seats) | (data or {}))


def in_play(at: Scene, seat: int) -> list[str]:
    """What a player has in play; a star if it is not discarded in this turn's Clean-up."""
    row = at.view()["zones"]["plays"][seat - 1]
    return [one["card"] + ("*" if one["stays"] else "") for one in row]


def pass_turn(at: Scene) -> Scene:
    """The player in turn does nothing more in it."""
    if "end actions" in at.options():
        at.play("end actions")
    return at.play("end turn")

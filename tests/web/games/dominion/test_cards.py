"""Every card and every Event is played or bought once, by clicks on the board.

The list is the catalogue of the engine. Many cards lie in one hand; where the answers to the questions of one
card take away another, the rest is laid out again.
"""

from collections.abc import Iterable
from typing import Final

import pytest

from cairn.games.dominion.rules.card import ACTION, EVENT, TREASURE
from cairn.games.dominion.rules.catalogue import CARD, EVENTS, KINGDOM, NAMES

from ...person import Person
from ..laying import LaidServer
from .board import Board

TEN: Final = 10
MOST: Final = 40
"""More questions than one card can ask."""
REST: Final = """
    deck 1: copper 4, estate 3, silver 3, gold 2, copper 3, estate 2
    discard 1: copper 2, estate
    hand 2: copper 3, estate 2
    deck 2: copper 4, silver 2, gold, estate 2
"""
GROUND: Final = "copper 3, silver 2, gold, estate 2"
"""What else lies in the hand, to be discarded and trashed."""

ALL: Final = [NAMES[card] for card in KINGDOM]
KINGDOMS: Final = [(ALL[n : n + TEN] + ALL)[:TEN] for n in range(0, len(ALL), TEN)]
"""All kingdom cards, ten at a time; the last ten are filled up with others."""
UPGRADES: Final = [card.name for card in CARD if not card.types & EVENT and card.box.name == "upgrades"]
PLAYED: Final = [card.name for card in CARD if card.types & (ACTION | TREASURE) and not card.types & EVENT]
BOUGHT: Final = [card.name for card in CARD if card.name not in PLAYED]
"""Victory cards, Curses and Events."""


def is_action(name: str) -> bool:
    """Whether it is played in the Action phase."""
    return bool(CARD[NAMES.index(name)].types & ACTION)


def options_of(kingdom: list[str], events: str = "none") -> dict[str, str]:
    """A table with these piles."""
    extras = {"extras": "on", "prosperity": "on"}
    return {"kingdom": ", ".join(kingdom), "events": events, **extras}


class Walk:
    """Somebody who plays card after card, and answers whatever they ask."""

    def __init__(self, laid: LaidServer, person: Person) -> None:
        self.laid = laid
        self.person = person
        self.done: set[str] = set()

    def sit_down(self, words: str, options: dict[str, str]) -> Board:
        """At a table that begins like this."""
        self.laid.lay(words + REST, **options)
        return Board(self.person, **options)

    def rest(self, board: Board) -> None:
        """Answer questions until a phase goes on; with no Action left it is the next one."""
        for _ in range(MOST):
            if board.asked in ("action-phase", "buy-phase"):
                return
            board.reply()
        raise AssertionError(f"the questions do not end: {board.question.inner_text()}")

    def take(self, board: Board, name: str, step: str, said: str) -> None:
        """Play or buy it, see it in the log, and answer what it asks."""
        before = board.log().casefold().count(said)
        board.do(step)
        for _ in range(MOST):
            if board.log().casefold().count(said) > before:
                break
            board.page.wait_for_timeout(50)
        else:
            raise AssertionError(f"{name} is not in the log")
        self.done.add(name)
        self.rest(board)

    def play(self, wanted: Iterable[str], kingdom: list[str], phase: str) -> None:
        """Play all of these; what was discarded meanwhile is dealt again."""
        left = [name for name in wanted if name not in self.done]
        while left:
            start = "seat 1 to act" if phase == "action-phase" else "seat 1 to buy"
            words = f"{start}\n hand 1: {', '.join(left)}, {GROUND}\n actions: 40\n"
            board = self.sit_down(words, options_of(kingdom))
            before = len(self.done)
            while found := [name for name in left if board.card(name).count()]:
                self.take(board, found[0], f"card {found[0]}", f"you play {found[0]}")
                left.remove(found[0])
            assert len(self.done) > before, f"none of {left} can be played"

    def buy(self, wanted: list[str], kingdom: list[str], events: str = "none") -> None:
        """Buy all of these, Events too."""
        words = f"seat 1 to buy\n hand 1: {GROUND}\n coins: 300\n buys: 60\n"
        board = self.sit_down(words, options_of(kingdom, events))
        for name in wanted:
            is_event = NAMES.index(name) in EVENTS
            said = f"you buy the event {name}" if is_event else f"you buy {name}"
            self.take(board, name, f"pile {name}", said)


@pytest.mark.thorough
def test_every_card_is_played_once(laid: LaidServer, regular: Person) -> None:
    """Actions, then Treasures; what cannot be played is bought."""
    walk = Walk(laid, regular)
    for kingdom in KINGDOMS:
        upgrades = UPGRADES if "page" in kingdom and "peasant" in kingdom else []
        walk.play([name for name in [*kingdom, *upgrades] if is_action(name)], kingdom, "action-phase")
    treasures = [name for name in PLAYED if not is_action(name)]
    first = [name for name in ALL if name in treasures or name in BOUGHT]
    ten = list(dict.fromkeys([*first, *ALL]))[:TEN]
    walk.play(treasures, ten, "buy-phase")
    assert walk.done == set(PLAYED)
    walk.buy([name for name in BOUGHT if NAMES.index(name) not in EVENTS], ten)
    walk.buy([NAMES[card] for card in EVENTS], KINGDOMS[0], ", ".join(NAMES[card] for card in EVENTS))
    assert walk.done == set(NAMES)

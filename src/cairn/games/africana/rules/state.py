"""A position of Africana: what lies on the table, how it is read, and the contract of every game.

A book is fifteen slots: its left stack grows from the first slot up, its right one from the last slot down.
The travel pile and the expedition pile are lists that are never written to, drawn from their ends: clones
share them.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core import game as core
from cairn.core.dice import QuickStream
from cairn.core.errors import Refusal
from cairn.core.game import Decision, Move, Position, Seat, View
from cairn.games.africana.rules import (
    audit,
    digest,
    imagine,
    observe,
    position,
    refusals,
    rules,
    scoring,
    turn,
    view,
)
from cairn.games.africana.rules.components import own_kit
from cairn.games.africana.rules.kit import Kit
from cairn.games.africana.rules.moves import ACTION_STEP, GAME_OVER
from cairn.games.africana.rules.pieces import (
    ADVENTURE,
    NO_CARDS,
    PAGES,
    SPACES,
)
from cairn.games.africana.rules.settings import OPTIONS, Settings

_NO_PILE: Final[list[int]] = []
_NO_SLOTS: Final = vec[i64]()
_DEFAULTS: Final = Settings({option.name: option.default for option in OPTIONS})
OWN_KIT: Final = own_kit()


@final
class State(core.State):
    """A position: pawns, silver, hands, expeditions, books, and what everybody has finished."""

    def __init__(self) -> None:
        super().__init__()
        self.settings: Settings = _DEFAULTS
        self.kit: Kit = OWN_KIT
        self.seats: i64 = 0
        """How many play."""
        self.seat: i64 = 0
        self.step: i64 = ACTION_STEP
        self.turn: i64 = 0
        """Turns finished, by all seats together."""
        self.starter: i64 = 0
        self.turned: bool = False
        """Whether the free page of this action is used."""
        self.triggered: bool = False
        """Whether the expedition pile could not fill a space: the last round. [AF-E1]"""
        self.shuffles: i64 = 0
        """How often the travel pile was shuffled."""
        # For each seat.
        self.places: vec[i64] = _NO_SLOTS
        """Where the pawns stand."""
        self.silver: vec[i64] = _NO_SLOTS
        self.hands: vec[i64] = _NO_SLOTS
        """Bags."""
        self.adventures: vec[i64] = _NO_SLOTS
        """Unfinished adventures: masks, as the next two."""
        self.under_adventures: vec[i64] = _NO_SLOTS
        """Beneath the company card."""
        self.under_expeditions: vec[i64] = _NO_SLOTS
        # On the table.
        self.played: i64 = NO_CARDS
        """The bag of the cards played in this movement."""
        self.travel_pile: list[int] = _NO_PILE
        self.travel_left: i64 = 0
        self.discards: i64 = NO_CARDS
        self.expedition_pile: list[int] = _NO_PILE
        self.expeditions_left: i64 = 0
        self.removed: list[int] = _NO_PILE
        """The C cards that were taken out unseen; replaced, never written to."""
        self.spaces: vec[i64] = _NO_SLOTS
        self.markers: i64 = 0
        """Four bits a space: which seats have joined."""
        self.books: vec[i64] = _NO_SLOTS
        self.stacks: vec[i64] = _NO_SLOTS
        """The heights: north left, north right, south left, south right."""
        self.gone: i64 = NO_CARDS
        """The bag of the jokers and assistants that have left the game."""
        self.gone_adventures: i64 = 0

    # Reading the table.

    def top_slot(self, book: i64, side: i64) -> i64:
        """The slot of a stack's top card, while it has one."""
        height: i64 = self.stacks[book * 2 + side]
        return book * PAGES + (height - 1 if side == 0 else PAGES - height)

    def stack(self, book: int, side: int) -> list[int]:
        """The slots of a stack from its lowest card to its top one."""
        height = int(self.stacks[book * 2 + side])
        first = book * PAGES
        if side == 0:
            return [int(self.books[first + i]) for i in range(height)]
        return [int(self.books[first + PAGES - 1 - i]) for i in range(height)]

    def top_adventure(self, book: int, side: int) -> str:
        """The adventure on top of a stack that has cards."""
        return self.kit.adventure_words[self.books[self.top_slot(book, side)] & ADVENTURE]

    def book_here(self) -> i64:
        """The book of the half where the pawn of the seat in turn stands. [AF-B1]"""
        return self.kit.half[self.places[self.seat]]

    def expedition_on(self, space: i64) -> str:
        """The expedition on a space that has one."""
        return self.kit.expedition_words[self.spaces[space]]

    def under(self, seat: Seat) -> View:
        """What lies beneath a seat's company card, as plain data."""
        return {
            "expeditions": self.kit.expeditions_in(self.under_expeditions[seat]),
            "adventures": self.kit.adventures_in(self.under_adventures[seat]),
        }

    def space_of(self, expedition: i64) -> i64:
        """The space on which an expedition lies, or −1."""
        space: i64 = 0
        while space < SPACES:
            if self.spaces[space] == expedition:
                return space
            space += 1
        return -1

    def markers_placed(self, seat: i64) -> i64:
        """How many expeditions a seat has joined that are not ended."""
        n: i64 = 0
        markers: i64 = self.markers >> seat
        while markers != 0:
            n += markers & 1
            markers >>= 4
        return n

    def company(self, seat: Seat) -> int:
        """The number of a seat's company: they go clockwise from the start player. [AF-S3]"""
        return (seat - int(self.starter)) % int(self.seats)

    def last_seat(self) -> int:
        """The seat to the start player's right, which ends every round."""
        return (int(self.starter) - 1) % int(self.seats)

    # The contract.

    def to_move(self) -> Seat:
        return core.OVER if self.step == GAME_OVER else int(self.seat)

    def options(self) -> list[Move]:
        return rules.options(self)

    def allows(self, move: Move) -> bool:
        return rules.allows(self, move)

    def random_move(self, stream: QuickStream) -> Move:
        return rules.random_move(self, stream)

    def push(self, move: Move) -> None:
        turn.push(self, move)

    def question(self) -> Decision:
        return turn.question(self)

    def why_not(self, move: Move) -> Refusal | None:
        return refusals.why_not(self, move)

    def spell(self, move: Move) -> str:
        return self.kit.moves[move]

    def scores(self) -> list[int]:
        """The points as they would be if the game ended now."""
        return [scoring.points(self, seat) for seat in range(int(self.seats))]

    def shows_scores(self) -> bool:
        return self.settings.open_scores or self.step == GAME_OVER

    def winners(self) -> list[Seat]:
        return scoring.winners(self) if self.step == GAME_OVER else []

    def turns(self) -> int:
        return int(self.turn)

    def is_capped(self) -> bool:
        return self.step == GAME_OVER and not (self.triggered and self.seat == self.last_seat())

    def view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def observe(self, seat: Seat, out: Any) -> None:
        observe.observe(self, seat, out)

    def dump(self) -> Position:
        return position.dump(self)

    def clone(self) -> "State":
        copy = State()
        copy.dice = self.dice
        copy.learnt = self.learnt
        copy.settings = self.settings
        copy.kit = self.kit
        copy.seats = self.seats
        copy.seat = self.seat
        copy.step = self.step
        copy.turn = self.turn
        copy.starter = self.starter
        copy.turned = self.turned
        copy.triggered = self.triggered
        copy.shuffles = self.shuffles
        copy.places = self.places[:]
        copy.silver = self.silver[:]
        copy.hands = self.hands[:]
        copy.adventures = self.adventures[:]
        copy.under_adventures = self.under_adventures[:]
        copy.under_expeditions = self.under_expeditions[:]
        copy.played = self.played
        copy.travel_pile = self.travel_pile
        copy.travel_left = self.travel_left
        copy.discards = self.discards
        copy.expedition_pile = self.expedition_pile
        copy.expeditions_left = self.expeditions_left
        copy.removed = self.removed
        copy.spaces = self.spaces[:]
        copy.markers = self.markers
        copy.books = self.books[:]
        copy.stacks = self.stacks[:]
        copy.gone = self.gone
        copy.gone_adventures = self.gone_adventures
        return copy

    def imagine(self, seat: Seat, seed: int) -> "State":
        return imagine.imagine(self, seat, seed)

    def in_doubt(self, seat: Seat) -> bool:
        return imagine.in_doubt(self, seat)

    def audit(self) -> None:
        audit.audit(self)

    def digest(self) -> int:
        return digest.digest(self)

"""A position of Africana, and the verbs that move its pieces.

A book is fifteen slots: its left stack grows from the first slot up, its right one from the last slot down.
The travel pile and the expedition pile are lists that are never written to, drawn from their ends: clones
share them.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core import game as core
from cairn.core.dice import QuickStream
from cairn.core.errors import Args, Refusal
from cairn.core.game import Decision, Move, Position, Seat, View
from cairn.core.sources import Place
from cairn.core.zones import only, shl
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
    ADVENTURE_COST,
    BOOKS,
    CARDS,
    CHANGE_COST,
    DECKS,
    EMPTY,
    FIRST_ASSISTANT,
    NO_CARDS,
    PAGES,
    SEEN,
    SIDES,
    SPACES,
    TRAVEL_BITS,
    cards_in,
    one,
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

    # Verbs: only they move pieces, and each tells what it did.

    def draw(self) -> None:
        """Take the top travel card; where the pile is empty, the discards become a new one. [AF-A1, AF-M8]"""
        if self.travel_left == 0 and self.discards != NO_CARDS:
            self._shuffle_discards()
        seat = int(self.seat)
        if self.travel_left == 0:
            self.tell("africana-no-travel-card", {"seat": seat})
            return
        self.travel_left -= 1
        card: i64 = self.travel_pile[self.travel_left]
        self.hands[self.seat] = self.hands[self.seat] + one(card)
        self.learnt += 1
        if self.sink is not None:
            places = [Place("travel", int(self.shuffles) - 1, int(self.travel_left))]
            self.tell("africana-draws", {"seat": seat}, {"card": CARDS[card]}, only(seat), places)

    def turn_page(self, side: i64) -> None:
        """Lift the top card of a stack onto the other: the first page free, then 1 silver. [AF-B2, AF-B3]"""
        book: i64 = self.book_here()
        cost: i64 = rules.page_cost(self)
        self.pay(cost)
        self.turned = True
        page: i64 = self.lift(book, side)
        self.stacks[book * 2 + 1 - side] = self.stacks[book * 2 + 1 - side] + 1
        self.books[self.top_slot(book, 1 - side)] = page
        if self.sink is not None:
            args: Args = {"seat": int(self.seat), "book": BOOKS[book], "side": SIDES[side]}
            args["adventure"] = self.kit.adventure_words[page & ADVENTURE]
            args["cost"] = int(cost)
            self.tell("africana-turns-page", args)
        self.show_top(book, side)

    def buy(self, side: i64) -> None:
        """Buy the top card of a stack and lay it open before oneself. [AF-B4]"""
        book: i64 = self.book_here()
        self.pay(ADVENTURE_COST)
        adventure: i64 = self.lift(book, side) & ADVENTURE
        self.adventures[self.seat] = self.adventures[self.seat] | shl(1, adventure)
        if self.sink is not None:
            args: Args = {"seat": int(self.seat), "book": BOOKS[book], "side": SIDES[side]}
            args["adventure"] = self.kit.adventure_words[adventure]
            args["cost"] = ADVENTURE_COST
            self.tell("africana-buys", args)
        self.show_top(book, side)

    def lift(self, book: i64, side: i64) -> i64:
        """Take the top slot off a stack that has cards."""
        page: i64 = self.books[self.top_slot(book, side)]
        self.stacks[book * 2 + side] = self.stacks[book * 2 + side] - 1
        return page

    def show_top(self, book: i64, side: i64) -> None:
        """Let everybody see the top card of a stack, if there is one."""
        if self.stacks[book * 2 + side] == 0:
            return
        slot: i64 = self.top_slot(book, side)
        page: i64 = self.books[slot]
        if page & SEEN:
            return
        self.books[slot] = page | SEEN
        self.learnt += 1
        if self.sink is not None:
            args: Args = {"book": BOOKS[book], "side": SIDES[side]}
            args["adventure"] = self.kit.adventure_words[page]
            # What nobody has seen has not been moved since the shuffle.
            place = Place(BOOKS[book], 0, int(slot - book * PAGES))
            self.tell("africana-shows-adventure", args, places=[place])

    def go(self, place: i64, card: i64, changed: bool) -> None:
        """Play a card to enter a place; for 5 silver it counts as any colour. [AF-M1, AF-M3]"""
        if changed:
            self.pay(CHANGE_COST)
        self.hands[self.seat] = self.hands[self.seat] - one(card)
        self.played += one(card)
        self.places[self.seat] = place
        if self.sink is not None:
            args: Args = {"seat": int(self.seat), "place": self.kit.place_words[place], "card": CARDS[card]}
            if changed:
                args["cost"] = CHANGE_COST
            self.tell("africana-travels-changed" if changed else "africana-travels", args)

    def join(self, space: i64) -> None:
        """Put a marker on an expedition and take the bonus of its space. [AF-M4]"""
        self.markers |= shl(1, space * 4 + self.seat)
        if self.sink is not None:
            args: Args = {"seat": int(self.seat), "expedition": self.expedition_on(space)}
            args["space"] = int(space) + 1
            self.tell("africana-joins", args)
        bonus = self.kit.bonuses[space]
        if bonus.is_silver:
            self.silver[self.seat] = self.silver[self.seat] + bonus.amount
            if self.sink is not None:
                self.tell("africana-gets-bonus", {"seat": int(self.seat), "n": bonus.amount})
        else:
            for _ in range(bonus.amount):
                self.draw()

    def end_expedition(self, space: i64) -> None:
        """Take an expedition's silver and its card; all markers on it return. [AF-M5]"""
        number: i64 = self.spaces[space]
        card = self.kit.expeditions[number]
        joined: i64 = self.markers >> space * 4 & 15
        self.markers &= ~shl(15, space * 4)
        self.spaces[space] = EMPTY
        self.silver[self.seat] = self.silver[self.seat] + card.coins
        self.under_expeditions[self.seat] = self.under_expeditions[self.seat] | shl(1, number)
        if self.sink is not None:
            word = self.kit.expedition_words[number]
            args: Args = {"seat": int(self.seat), "expedition": word, "n": card.coins, "points": card.points}
            self.tell("africana-ends-expedition", args)
            for seat in range(int(self.seats)):
                if seat != self.seat and int(joined) >> seat & 1:
                    self.tell("africana-gets-nothing", {"seat": seat, "expedition": word})

    def end_adventure(self, number: i64) -> None:
        """Take an artifact's silver, or the assistant card of a colour; the adventure is finished. [AF-M6]"""
        adventure = self.kit.adventures[number]
        self.adventures[self.seat] = self.adventures[self.seat] & ~shl(1, number)
        self.under_adventures[self.seat] = self.under_adventures[self.seat] | shl(1, number)
        args: Args = {"seat": int(self.seat), "adventure": self.kit.adventure_words[number]}
        if adventure.is_artifact:
            self.silver[self.seat] = self.silver[self.seat] + adventure.coins
            args["n"] = adventure.coins
            args["points"] = adventure.points
            self.tell("africana-ends-artifact", args)
        else:
            card: i64 = FIRST_ASSISTANT + adventure.kind
            self.hands[self.seat] = self.hands[self.seat] + one(card)
            args["card"] = CARDS[card]
            self.tell("africana-ends-assistant", args)

    def end_movement(self) -> None:
        """Travel cards go to the discards, jokers and assistants back to the hand. [AF-M2, AF-M9]"""
        self.discards += self.played & TRAVEL_BITS
        self.hands[self.seat] = self.hands[self.seat] + (self.played & ~TRAVEL_BITS)
        self.played = NO_CARDS

    def discard(self, card: i64) -> None:
        """A travel card goes to the discards; a joker or an assistant leaves the game. [AF-T1]"""
        self.hands[self.seat] = self.hands[self.seat] - one(card)
        is_travel_card = card < FIRST_ASSISTANT
        if is_travel_card:
            self.discards += one(card)
        else:
            self.gone += one(card)
        if self.sink is not None:
            key = "africana-discards" if is_travel_card else "africana-loses-card"
            self.tell(key, {"seat": int(self.seat), "card": CARDS[card]})

    def give_up(self, adventure: i64) -> None:
        """An unfinished adventure leaves the game. [AF-T2]"""
        self.adventures[self.seat] = self.adventures[self.seat] & ~shl(1, adventure)
        self.gone_adventures |= shl(1, adventure)
        if self.sink is not None:
            args: Args = {"seat": int(self.seat), "adventure": self.kit.adventure_words[adventure]}
            self.tell("africana-gives-up", args)

    def lay_expedition(self, space: i64) -> None:
        """Lay the top expedition of the pile on an empty space."""
        self.expeditions_left -= 1
        self.spaces[space] = self.expedition_pile[self.expeditions_left]
        self.learnt += 1
        if self.sink is not None:
            args: Args = {"expedition": self.expedition_on(space), "space": int(space) + 1}
            self.tell("africana-lays-expedition", args, places=[self._top_expedition()])

    def _top_expedition(self) -> Place:
        """Where the expedition that was last laid lay in the shuffle of its deck."""
        at = int(self.expeditions_left)
        deck = self.kit.expeditions[self.expedition_pile[at]].deck
        # The pile is A on B on C, and some of the lowest C cards are out.
        below = [len(self.kit.deck(lower)) for lower in range(deck + 1, len(DECKS))]
        return Place(f"deck {DECKS[deck]}", 0, at - sum(below) + len(self.removed))

    def pay(self, n: i64) -> None:
        """Give silver to the bank."""
        self.silver[self.seat] = self.silver[self.seat] - n

    def _shuffle_discards(self) -> None:
        cards = cards_in(self.discards)
        self.dice.shuffle(cards, "travel", int(self.shuffles))
        self.shuffles += 1
        self.travel_pile = cards
        self.travel_left = len(cards)
        self.discards = NO_CARDS
        self.tell("africana-shuffles", {"n": len(cards)})

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

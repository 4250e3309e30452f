"""A position of Lost Cities, and the verbs that move its pieces.

The hands are sixteen slots, eight a seat; a card that leaves makes a gap, and the next card drawn fills it.
The draw pile is a list that is never written to, drawn from its end: clones share it.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core import game as core
from cairn.core.dice import Dice, QuickStream, mix
from cairn.core.errors import Args, Refusal
from cairn.core.game import Decision, Move, Position, Seat, View
from cairn.core.sources import Place
from cairn.core.zones import only, shl
from cairn.games.lost_cities.rules import audit, imagine, position, refusals, rules, scoring, view
from cairn.games.lost_cities.rules.moves import DEAL_STEP, DRAW_STEP, MATCH_OVER, MOVES, PLACE_STEP
from cairn.games.lost_cities.rules.pieces import (
    CARDS,
    EMPTY_CAMP,
    HAND,
    KINDS,
    MILESTONES,
    MILESTONES_A_GAME,
    MOST_COLOURS,
    NO_COLOUR,
    SPONSOR,
    full_deck,
    joined,
    lifted,
    stacked,
    top,
)
from cairn.games.lost_cities.rules.settings import OPTIONS, Settings

_DECKS: Final = [full_deck(colours) for colours in range(MOST_COLOURS + 1)]
"""All cards in their order, by the number of colours; to copy."""
_NO_CARDS: Final[list[int]] = []
_NO_SCORES: Final[list[list[int]]] = []
_NO_SLOTS: Final = vec[i64]()
_DEFAULTS: Final = Settings({option.name: option.default for option in OPTIONS})


@final
class State(core.State):
    """A position: hands, expeditions, camps, draw pile, milestones, and the games played before."""

    def __init__(self) -> None:
        super().__init__()
        self.settings: Settings = _DEFAULTS
        self.seat: i64 = 0
        self.step: i64 = PLACE_STEP
        self.gap: i64 = 0
        """The empty hand slot, while a card is to be drawn."""
        self.closed: i64 = NO_COLOUR
        """The camp that took a card this turn."""
        self.turn: i64 = 0
        """Turns finished in this game, by both seats together."""
        self.pile: list[int] = _NO_CARDS
        self.left: i64 = 0
        """Cards left in the draw pile."""
        self.hands: vec[i64] = _NO_SLOTS
        self.shown: i64 = 0
        """A bit for each hand slot whose card the other seat has seen it take from a camp."""
        self.expeditions: vec[i64] = _NO_SLOTS
        """Six a seat."""
        self.camps: vec[i64] = _NO_SLOTS
        self.on_offer: i64 = 0
        """A bit for each milestone still to be had."""
        self.won: i64 = 0
        """A bit for each milestone won, seat 2's above seat 1's."""
        self.starter: i64 = 0
        self.finished: list[list[int]] = _NO_SCORES
        """The points of both seats in each finished game; replaced, never written to."""
        self.earlier_turns: i64 = 0
        """Turns of the games before this one, by both seats together; they decide nothing any more."""
        self.earlier_capped: bool = False
        """Whether the turn cap made a difference in a game before this one."""

    # Verbs: only they move pieces, and each tells what it did.

    def add_to_expedition(self, card: i64) -> None:
        """Lay a hand card on one's own expedition of its colour."""
        colour: i64 = card // KINDS
        at: i64 = self.seat * MOST_COLOURS + colour
        before: i64 = self.expeditions[at]
        self._leave_hand(card)
        self.expeditions[at] = joined(before, card - colour * KINDS)
        if self.sink is not None:
            key = "lost-cities-starts-expedition" if before == 0 else "lost-cities-adds-to-expedition"
            self.tell(key, {"seat": int(self.seat), "card": CARDS[card]})

    def add_to_camp(self, card: i64) -> None:
        """Lay a hand card on the camp of its colour, which is closed for this turn."""
        colour: i64 = card // KINDS
        self._leave_hand(card)
        self.camps[colour] = stacked(self.camps[colour], card - colour * KINDS)
        self.closed = colour
        if self.sink is not None:
            self.tell("lost-cities-adds-to-camp", {"seat": int(self.seat), "card": CARDS[card]})

    def draw(self) -> None:
        """Take the top card of the draw pile, which nobody has seen before."""
        self.left -= 1
        card: i64 = self.pile[self.left]
        self.hands[self.gap] = card
        self.shown &= ~shl(1, self.gap)
        self.learnt += 1
        if self.sink is not None:
            seat = int(self.seat)
            places = [Place("deal", len(self.finished), int(self.left))]
            self.tell("lost-cities-draws", {"seat": seat}, {"card": CARDS[card]}, only(seat), places)
            if self.left == 0:
                self.tell("lost-cities-last-card-drawn", {"seat": seat})

    def take_from_camp(self, colour: i64) -> None:
        """Take the top card of a camp; both seats know it."""
        card: i64 = colour * KINDS + top(self.camps[colour])
        self.camps[colour] = lifted(self.camps[colour])
        self.hands[self.gap] = card
        self.shown |= shl(1, self.gap)
        if self.sink is not None:
            self.tell("lost-cities-draws-from-camp", {"seat": int(self.seat), "card": CARDS[card]})

    def deal(self) -> None:
        """Begin the next game: shuffle, eight cards each, milestones, the starter to move."""
        number = len(self.finished)
        deck = _DECKS[self.settings.colours][:]
        self.dice.shuffle(deck, "deal", number)
        self.hands = vec[i64]([deck.pop() for _ in range(2 * HAND)])
        self.pile = deck
        self.left = len(deck)
        self.shown = 0
        self.expeditions = vec[i64]([0] * (2 * MOST_COLOURS))
        self.camps = vec[i64]([EMPTY_CAMP] * MOST_COLOURS)
        drawn = self._draw_milestones(number)
        self.on_offer = sum([int(shl(1, milestone)) for milestone in drawn])
        self.won = 0
        self.earlier_turns += self.turn
        self.earlier_capped = self.is_capped()
        self.turn = 0
        self.closed = NO_COLOUR
        self.seat = self.starter
        self.step = PLACE_STEP
        self.learnt += 1
        if self.sink is not None:
            self._tell_deal(number, drawn)

    def win_milestone(self, seat: i64, milestone: i64) -> None:
        """Give a milestone to a seat, for good."""
        self.on_offer &= ~shl(1, milestone)
        self.won |= shl(1, seat * len(MILESTONES) + milestone)
        if self.sink is not None:
            args: Args = {"seat": int(seat), "milestone": MILESTONES[milestone]}
            self.tell("lost-cities-wins-milestone", args)

    def _leave_hand(self, card: i64) -> None:
        """Make a gap where the card was; of several equal ones the one goes that the other seat has seen."""
        hands = self.hands
        slot: i64 = self.seat * HAND
        last: i64 = slot + HAND
        while slot < last:
            if hands[slot] == card:
                self.gap = slot
                if card % KINDS != SPONSOR or self.shown >> slot & 1:
                    break
            slot += 1
        self.hands[self.gap] = -1

    def _draw_milestones(self, number: int) -> list[int]:
        """The milestones of this game, as they were drawn."""
        if not self.settings.milestones:
            return []
        cards = list(range(len(MILESTONES)))
        self.dice.shuffle(cards, "milestones", number)
        return cards[:MILESTONES_A_GAME]

    def _tell_deal(self, number: int, drawn: list[int]) -> None:
        games = int(self.settings.games)
        args: Args = {"n": number + 1, "total": games, "seat": int(self.starter)}
        is_drawn = number == 0 and self.settings.start < 0
        self.tell("lost-cities-game-starts", args, places=[Place("start", 0)] if is_drawn else None)
        lowest = int(self.left) + 2 * HAND
        for seat in range(2):
            lowest -= HAND
            dealt = ", ".join([CARDS[card] for card in self.hand(seat)])
            places = [Place("deal", number, lowest + i) for i in range(HAND)]
            self.tell("lost-cities-is-dealt", {"seat": seat, "n": HAND}, {"cards": dealt}, only(seat), places)
        for milestone in self.milestones_on_offer():
            told: Args = {"milestone": MILESTONES[milestone]}
            place = Place("milestones", number, drawn.index(milestone))
            self.tell("lost-cities-offers-milestone", told, places=[place])

    # Reading the table.

    def hand(self, seat: Seat) -> list[int]:
        """The cards of a hand in their order."""
        cards = [int(self.hands[slot]) for slot in range(seat * HAND, seat * HAND + HAND)]
        return sorted([card for card in cards if card >= 0])

    def shown_hand(self, seat: Seat) -> list[int]:
        """The cards of a hand that the other seat has seen it take."""
        slots = range(seat * HAND, seat * HAND + HAND)
        return sorted([int(self.hands[s]) for s in slots if self.hands[s] >= 0 and int(self.shown) >> s & 1])

    def row(self, seat: Seat) -> list[int]:
        """The expeditions of a seat, in the order of the colours of this game."""
        first = seat * MOST_COLOURS
        return [int(self.expeditions[first + c]) for c in range(int(self.settings.colours))]

    def milestones_on_offer(self) -> list[int]:
        """The milestones still to be had."""
        return [m for m in range(len(MILESTONES)) if int(self.on_offer) >> m & 1]

    def milestones_of(self, seat: Seat) -> list[int]:
        """The milestones a seat has won in this game."""
        mine = int(self.won) >> seat * len(MILESTONES)
        return [m for m in range(len(MILESTONES)) if mine >> m & 1]

    def points(self, seat: Seat) -> int:
        """The points of a seat in this game so far: expeditions, and milestones already won."""
        trails = sum([int(scoring.worth(expedition)) for expedition in self.row(seat)])
        return trails + scoring.MILESTONE_POINTS * len(self.milestones_of(seat))

    def totals(self) -> list[int]:
        """The points of both seats in the finished games."""
        return [sum([game[seat] for game in self.finished]) for seat in range(2)]

    # The contract.

    def to_move(self) -> Seat:
        return core.OVER if self.step == MATCH_OVER else int(self.seat)

    def options(self) -> list[Move]:
        return rules.options(self)

    def allows(self, move: Move) -> bool:
        return rules.allows(self, move)

    def random_move(self, stream: QuickStream) -> Move:
        return rules.random_move(self, stream)

    def push(self, move: Move) -> None:
        rules.push(self, move)

    def question(self) -> Decision:
        return rules.question(self)

    def why_not(self, move: Move) -> Refusal | None:
        return refusals.why_not(self, move)

    def spell(self, move: Move) -> str:
        return MOVES[move]

    def scores(self) -> list[int]:
        """All points so far: the finished games and, until it is finished, this one."""
        totals = self.totals()
        if self.step == PLACE_STEP or self.step == DRAW_STEP:
            totals = [totals[seat] + self.points(seat) for seat in range(2)]
        return totals

    def winners(self) -> list[Seat]:
        if self.step != MATCH_OVER:
            return []
        totals = self.totals()
        return [seat for seat in range(2) if totals[seat] == max(totals)]

    def turns(self) -> int:
        """The turns taken in the whole match."""
        return int(self.earlier_turns + self.turn)

    def is_capped(self) -> bool:
        """Whether the turn cap has made a difference in any game of the match."""
        return self.earlier_capped or self.turn > self.settings.turn_cap

    def view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def observe(self, seat: Seat, out: Any) -> None:
        view.observe(self, seat, out)

    def dump(self) -> Position:
        return position.dump(self)

    def clone(self) -> "State":
        copy = State()
        copy.dice = self.dice
        copy.learnt = self.learnt
        copy.settings = self.settings
        copy.seat = self.seat
        copy.step = self.step
        copy.gap = self.gap
        copy.closed = self.closed
        copy.turn = self.turn
        copy.pile = self.pile
        copy.left = self.left
        copy.hands = self.hands[:]
        copy.shown = self.shown
        copy.expeditions = self.expeditions[:]
        copy.camps = self.camps[:]
        copy.on_offer = self.on_offer
        copy.won = self.won
        copy.starter = self.starter
        copy.finished = self.finished
        copy.earlier_turns = self.earlier_turns
        copy.earlier_capped = self.earlier_capped
        return copy

    def imagine(self, seat: Seat, seed: int) -> "State":
        return imagine.imagine(self, seat, seed)

    def in_doubt(self, seat: Seat) -> bool:
        return imagine.in_doubt(self, seat)

    def audit(self) -> None:
        audit.audit(self)

    def digest(self) -> int:
        h: i64 = mix(self.step, self.seat)
        h = mix(mix(mix(h, self.closed), self.turn), self.starter)
        h = mix(mix(h, self.on_offer), self.won)
        for seat in range(2):
            for card in self.hand(seat):
                h = mix(h, card)
            for card in self.shown_hand(seat):
                h = mix(h, 100 + card)
        for trail in self.expeditions:
            h = mix(h, trail)
        for camp in self.camps:
            h = mix(h, camp)
        for card in self.pile[: self.left]:
            h = mix(h, card)
        for game in self.finished:
            h = mix(mix(h, game[0]), game[1])
        return int(h)


def new_match(settings: Settings, dice: Dice) -> State:
    """A match before its first deal."""
    state = State()
    state.settings = settings
    state.dice = dice
    state.starter = settings.start if settings.start >= 0 else dice.pick(2, "start", 0)
    state.step = DEAL_STEP
    state.seat = state.starter
    return state

"""The turn, made of Steps: its start, Actions, Buys, Clean-up, and whose turn is next."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cairn.core.dice import QuickStream
from cairn.core.sources import Place
from cairn.core.steps import FLAG, Field
from cairn.games.dominion.rules.buying import buy_event, buyable, count, may_buy, may_buy_event
from cairn.games.dominion.rules.card import (
    ACTION,
    AT_CLEAN_UP,
    AT_END_OF_BUYS,
    AT_TURN_START,
    EVENT,
    TREASURE,
)
from cairn.games.dominion.rules.catalogue import TYPES_OF
from cairn.games.dominion.rules.counters import EXPEDITIONS, MISSIONS
from cairn.games.dominion.rules.ending import has_ended
from cairn.games.dominion.rules.gaining import buy
from cairn.games.dominion.rules.moves import (
    BUY,
    DONE,
    END_ACTIONS,
    END_TURN,
    EXCHANGE,
    PLAY,
    TOPDECK,
    card_of,
    move_of,
    verb_of,
)
from cairn.games.dominion.rules.pieces import NO_COUNTS, NO_EVENTS
from cairn.games.dominion.rules.player import KIND, SAVED
from cairn.games.dominion.rules.playing import play
from cairn.games.dominion.rules.questions import Act, Question, count_kinds, hand_moves, nth_kind, or_done
from cairn.games.dominion.rules.starting import Starting

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

HAND: Final = 5


# The start of a turn.


def start_turn(s: "State", seat: i64, is_extra: bool) -> None:
    """Begin a turn: one Action, one Buy, and what Durations and Reserve cards do at its start. [DB-T1]"""
    s.turn += 1
    s.seat = seat
    s.is_extra = is_extra
    s.in_buy_phase = False
    s.actions = 1
    s.buys = 1
    s.coins = 0
    s.bought = 0
    s.events_bought = NO_EVENTS
    s.counters = NO_COUNTS
    s.cheaper = 0
    player = s.players[seat]
    player.gained = 0
    if not is_extra:
        player.turns += 1
    if s.setup.has_discounts:
        s.recount_discounts()
    if s.setup.moments & AT_TURN_START:
        for stay in s.stays[:]:
            if stay.owner == seat:
                s.card(stay.card).when_turn_starts(s, seat)
    if s.sink is not None:
        is_drawn = s.turn == 1 and s.setup.options["start"] == "random"
        s.tell(
            "dominion-extra-turn" if is_extra else "dominion-turn",
            {"seat": int(seat), "n": int(player.turns)},
            places=[Place("start", 0)] if is_drawn else None,
        )
    s.then(ACTIONS[seat])
    if len(s.stays) > 0 or len(player.mat) > 0:
        s.then(Starting(int(seat)))


class NewTurn(Act):
    """A player's turn begins."""

    kind: ClassVar[str] = "new-turn"
    fields: ClassVar[list[Field]] = [Field("is_extra", FLAG)]

    def __init__(self, seat: int, is_extra: bool) -> None:
        super().__init__(seat)
        self.is_extra: Final[bool] = is_extra

    def run(self, s: "State") -> None:
        start_turn(s, self.seat, self.is_extra)


# Actions.


class Actions(Act):
    """Go on with the Action phase if there is an Action left and a card in hand, else with the Buy phase."""

    kind: ClassVar[str] = "actions"

    def run(self, s: "State") -> None:
        if s.actions > 0 and s.hand_size(self.seat) > 0:
            s.then(ACTION_PHASE[self.seat])
        else:
            s.in_buy_phase = True
            s.then(BUY_PHASE[self.seat])


class ActionPhase(Question):
    """Play an Action, or go on to the Buy phase. [DB-T1, DB-T4]"""

    kind: ClassVar[str] = "action-phase"

    def options(self, s: "State") -> list[int]:
        moves = hand_moves(s, self.seat, PLAY, ACTION)
        moves.append(END_ACTIONS)
        return moves

    def pick(self, s: "State", stream: QuickStream) -> int:
        kinds: i64 = count_kinds(s, self.seat, ACTION)
        chosen: i64 = stream.below(kinds + 1)
        return END_ACTIONS if chosen == kinds else move_of(PLAY, nth_kind(s, self.seat, ACTION, chosen))

    def take(self, s: "State", move: int) -> None:
        if move == END_ACTIONS:
            s.in_buy_phase = True
            s.then(BUY_PHASE[self.seat])
            return
        s.actions -= 1
        s.then(ACTIONS[self.seat])
        play(s, self.seat, s.play_from_hand(self.seat, card_of(move)))


# Buys.


class Buys(Act):
    """Go on with the Buy phase while there is a Buy left, or a Treasure may still be played."""

    kind: ClassVar[str] = "buys"

    def run(self, s: "State") -> None:
        if s.buys > 0 or s.bought == 0:
            s.then(BUY_PHASE[self.seat])
        else:
            s.then(END_OF_BUYS[self.seat])


class BuyPhase(Question):
    """Play a Treasure before the first buy, buy a card or an Event, or end the turn. [DB-B1, DA-V1]"""

    kind: ClassVar[str] = "buy-phase"

    def options(self, s: "State") -> list[int]:
        moves: list[int] = []
        if s.bought == 0:
            moves = hand_moves(s, self.seat, PLAY, TREASURE)
        if s.buys > 0:
            if not s.is_extra:
                for card in s.setup.supply:
                    if may_buy(s, self.seat, card):
                        moves.append(move_of(BUY, card))
            for event in s.setup.events:
                if may_buy_event(s, self.seat, event):
                    moves.append(move_of(BUY, event))
        moves.append(END_TURN)
        return moves

    def pick(self, s: "State", stream: QuickStream) -> int:
        """The same without a list: count, draw, and count again up to the one that was drawn."""
        kinds: i64 = count_kinds(s, self.seat, TREASURE) if s.bought == 0 else 0
        buys: i64 = 0
        supply: i64 = 0
        if s.buys > 0:
            if not s.is_extra:
                supply = buyable(s, self.seat)
                buys = count(supply)
            for event in s.setup.events:
                if may_buy_event(s, self.seat, event):
                    buys += 1
        chosen: i64 = stream.below(kinds + buys + 1)
        if chosen < kinds:
            return move_of(PLAY, nth_kind(s, self.seat, TREASURE, chosen))
        chosen -= kinds
        if chosen == buys:
            return END_TURN
        i: i64 = 0
        while supply != 0:
            if supply & 1:
                if chosen == 0:
                    return move_of(BUY, s.setup.supply_row[i])
                chosen -= 1
            supply >>= 1
            i += 1
        for event in s.setup.events:
            if may_buy_event(s, self.seat, event):
                if chosen == 0:
                    return move_of(BUY, event)
                chosen -= 1
        raise AssertionError("fewer things can be bought")

    def take(self, s: "State", move: int) -> None:
        if move == END_TURN:
            s.then(END_OF_BUYS[self.seat])
            return
        s.then(BUYS[self.seat])
        card: i64 = card_of(move)
        if verb_of(move) == PLAY:
            play(s, self.seat, s.play_from_hand(self.seat, card))
        elif TYPES_OF[card] & EVENT:
            buy_event(s, self.seat, card)
        else:
            buy(s, self.seat, card)


class EndOfBuys(Act):
    """The end of the Buy phase: what the kingdom cards do then; after it comes Clean-up."""

    kind: ClassVar[str] = "end-of-buys"

    def run(self, s: "State") -> None:
        s.then(CLEAN_UP[self.seat])
        if s.setup.moments & AT_END_OF_BUYS:
            for card in s.setup.kingdom_cards:
                card.at_end_of_buys(s, self.seat)


# Clean-up.


class CleanUp(Act):
    """Cards in play may go elsewhere; hand and play area are discarded, five cards are drawn. [DB-T1]"""

    kind: ClassVar[str] = "clean-up"

    def run(self, s: "State") -> None:
        if s.setup.has_travellers and exchange_moves(s, self.seat):
            s.then(Exchange(self.seat))
        else:
            leave_play(s, self.seat)


class Exchange(Question):
    """Exchange Travellers that would be discarded from play. [DA-T2]"""

    kind: ClassVar[str] = "exchange"

    def options(self, s: "State") -> list[int]:
        return or_done(exchange_moves(s, self.seat))

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            leave_play(s, self.seat)
            return
        s.exchange(self.seat, card_of(move))
        s.then(CLEAN_UP[self.seat])


def exchange_moves(s: "State", seat: int) -> list[int]:
    """The Travellers in play that go in this Clean-up and whose next pile has cards. [DA-T3]"""
    play = s.players[seat].play
    moves: list[int] = []
    for i in range(len(play)):
        card: i64 = play[i] & KIND
        better: i64 = s.card(s.ability(card, seat)).next_number
        if better < 0 or s.piles[better] == 0 or s.stays_in_play(seat, play[i]):
            continue
        if move_of(EXCHANGE, card) not in moves:
            moves.append(move_of(EXCHANGE, card))
    moves.sort()
    return moves


def leave_play(s: "State", me: int) -> None:
    """Ask what of the cards in play goes onto the deck, then clean up."""
    if s.setup.moments & AT_CLEAN_UP and leaving_moves(s, me):
        s.then(LeavePlay(me))
    else:
        clean_up(s, me)


class LeavePlay(Question):
    """Put cards onto the deck that would be discarded from play, or discard them."""

    kind: ClassVar[str] = "leave-play"

    def options(self, s: "State") -> list[int]:
        return or_done(leaving_moves(s, self.seat))

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            clean_up(s, self.seat)
            return
        s.topdeck_played(self.seat, card_of(move))
        leave_play(s, self.seat)


def leaving_moves(s: "State", seat: int) -> list[int]:
    """The cards in play that go in this Clean-up and may go onto the deck."""
    play = s.players[seat].play
    moves: list[int] = []
    for i in range(len(play)):
        card: i64 = play[i] & KIND
        may = s.card(s.ability(card, seat)).may_be_topdecked(s, seat)
        if may and not s.stays_in_play(seat, play[i]) and move_of(TOPDECK, card) not in moves:
            moves.append(move_of(TOPDECK, card))
    moves.sort()
    return moves


def clean_up(s: "State", me: i64) -> None:
    """Discard, draw, and end the turn."""
    s.discard_hand(me)
    for seat in range(len(s.players)):
        s.discard_play(seat)
    s.draw(me, HAND + 2 * s.counters[EXPEDITIONS])
    # Only now does anybody look: a pile that was shuffled at once has shown nothing.
    s.open_discard(me)
    if len(s.players[me].aside) > 0:
        s.return_aside(me, SAVED)
    end_turn(s, me)


# The end of a turn.


def end_turn(s: "State", me: i64) -> None:
    """Whose turn is next, unless the game is over. [DB-E1, DB-E3]"""
    mission = s.counters[MISSIONS] > 0
    s.previous = me
    s.cheaper = 0
    if has_ended(s) or s.turn >= s.setup.turn_cap:
        if s.sink is not None:
            s.tell("dominion-game-over", {})
        return
    if mission:
        start_turn(s, me, True)
    else:
        start_turn(s, s.left_of(me), False)


# These say nothing but whose turn it is, so there is one for each player.
ACTIONS: Final = [Actions(seat) for seat in range(6)]
ACTION_PHASE: Final = [ActionPhase(seat) for seat in range(6)]
BUYS: Final = [Buys(seat) for seat in range(6)]
BUY_PHASE: Final = [BuyPhase(seat) for seat in range(6)]
END_OF_BUYS: Final = [EndOfBuys(seat) for seat in range(6)]
CLEAN_UP: Final = [CleanUp(seat) for seat in range(6)]

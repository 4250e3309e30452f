"""Buying and gaining, and what happens at those two moments.

Several things at one moment: the player picks the next. What must happen is spelled `resolve …`; what may
happen is spelled as what it does; `done` lets the rest of it go. [DA-D2]
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cairn.games.dominion.rules.card import ON_GAIN
from cairn.games.dominion.rules.moves import CALL, DONE, RESOLVE, TOPDECK, TRASH, TRASHING
from cairn.games.dominion.rules.names import (
    CURSE,
    DUPLICATE,
    HAUNTED_WOODS,
    LOST_CITY,
    MESSENGER,
    NAMES,
    PORT,
    SWAMP_HAG,
)
from cairn.games.dominion.rules.player import KIND, TO_DECK, TO_DISCARD, TO_HAND
from cairn.games.dominion.rules.questions import Act, Question, hand_moves, mat_moves, topdeck_hand

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

# What waits at the moment of a buy or a gain: one bit each, then two counts, then where the card lies.
OWN: Final = 1
"""What the card itself says: Port, Messenger, Lost City."""
PLAN: Final = 2
"""The Trashing token: a hand card may be trashed."""
FAIR: Final = 4
"""Travelling Fair: the card may go onto the deck."""
CALLS: Final = 8
"""Reserve cards that are called when a card is gained."""
GAINED: Final = 16
"""The card has been gained (and not only bought)."""
WOODS: Final = 32
"""How many Haunted Woods, up to 127."""
HAGS: Final = 4096
"""How many Swamp Hags, up to 127."""
PLACE: Final = 524288
"""Where a gained card went: TO_DISCARD, TO_HAND or TO_DECK."""
DEPTH: Final = 2097152
"""How many cards lay there with it: if there are more or fewer now, it has moved or been covered. [DB-T7]"""
COUNT: Final = 128


# Buying.


def buy(s: "State", me: i64, card: i64) -> None:
    """Pay for a card; what happens when it is bought comes before it is gained. [DB-B2, DB-B4]"""
    s.coins -= s.cost(card, me)
    s.buys -= 1
    s.bought += 1
    if s.sink is not None:
        s.tell("dominion-buys", {"seat": int(me), "card": NAMES[card]})
    if s.setup.is_2022:
        s.gain(me, card, TO_DISCARD, True)
        return
    waiting: i64 = lasting_attacks(s, me)
    if has_own_words_when_bought(s, me, card):
        waiting |= OWN
    if s.players[me].token_on(TRASHING) == card:
        waiting |= PLAN
    if waiting == 0:
        s.gain(me, card)
        return
    s.next(GainBought(int(me), int(card)))
    go_on(s, me, card, waiting)


class GainBought(Act):
    """A bought card is gained, if its pile still has one. [DB-A5]"""

    kind: ClassVar[str] = "gain-bought"

    def run(self, s: "State") -> None:
        s.gain(self.seat, self.card)


def has_own_words_when_bought(s: "State", me: i64, card: i64) -> bool:
    """Port, and Messenger if it is the first thing bought this turn. [DA-P4]"""
    ability: i64 = s.ability(card, me)
    return ability == PORT or (ability == MESSENGER and s.bought == 1)


def lasting_attacks(s: "State", me: i64) -> i64:
    """The Swamp Hags and Haunted Woods that concern whoever buys a card now. [DA-P6]"""
    waiting: i64 = 0
    for stay in s.stays:
        if stay.against >> me & 1:
            if stay.card == SWAMP_HAG:
                waiting += HAGS
            elif stay.card == HAUNTED_WOODS:
                waiting += WOODS
    return waiting


# Gaining.


def when_gained(s: "State", me: i64, card: i64, to: i64, bought: bool, silent: bool) -> None:
    """A card has just been gained: let happen what happens then; of a silent one, nothing it says itself."""
    waiting: i64 = 0
    player = s.players[me]
    if s.fairs > 0 and to == TO_DISCARD:
        cover(s, me)
    ability: i64 = s.ability(card, me)
    if not silent and has_own_words_when_gained(s, me, ability):
        waiting |= OWN
    if s.setup.is_2022:
        if player.token_on(TRASHING) == card:
            waiting |= PLAN
        if bought:
            waiting += lasting_attacks(s, me)
    if s.fairs > 0 and me == s.seat:
        waiting |= FAIR
    if len(player.mat) > 0 and s.cost(card, me) <= 6 and has_calls(s, me):
        waiting |= CALLS
    if waiting != 0:
        place: i64 = to * PLACE + cards_at(s, me, to) * DEPTH
        go_on(s, me, card, waiting + GAINED + place)


def has_own_words_when_gained(s: "State", me: i64, ability: i64) -> bool:
    """Lost City; from 2022 on Port, and Messenger if it is the first card gained in one's own Buy phase."""
    if ability == LOST_CITY:
        return True
    if not s.setup.is_2022:
        return False
    if ability == PORT:
        return True
    return ability == MESSENGER and me == s.seat and s.in_buy_phase and s.gains_in_buy_phase == 1


def cover(s: "State", me: i64) -> None:
    """A card on the discard pile covers one gained before; that stays, even when it is free again. [DB-T7]"""
    for i in range(len(s.agenda)):
        step = s.agenda[i]
        if isinstance(step, GoOn) and step.seat == me and step.n & FAIR and step.n // PLACE % 4 == TO_DISCARD:
            s.agenda[i] = GoOn(step.seat, step.card, step.n - FAIR)


def has_calls(s: "State", me: i64) -> bool:
    """Whether a card that is called on a gain lies on the mat."""
    mat = s.players[me].mat
    return any(s.ability(mat[i], me) == DUPLICATE for i in range(len(mat)))


def cards_at(s: "State", me: i64, place: i64) -> i64:
    """How many cards lie where a gained card goes."""
    player = s.players[me]
    if place == TO_DISCARD:
        return len(player.discard)
    return len(player.hand) if place == TO_HAND else len(player.deck)


def lies_there(s: "State", me: i64, card: i64, waiting: i64) -> bool:
    """Whether a card gained to the discard pile or to hand is still there, uncovered. [DB-T7]"""
    place: i64 = waiting // PLACE % 4
    player = s.players[me]
    if cards_at(s, me, place) != waiting // DEPTH:
        return False
    if place == TO_DISCARD:
        return player.discard[len(player.discard) - 1] & KIND == card
    return player.holds(card)


# Both.


def go_on(s: "State", me: i64, card: i64, waiting: i64) -> None:
    """Let happen what waits: at once if it is one thing that must be, else the player picks."""
    if waiting & PLAN and s.hand_size(me) == 0:
        waiting -= PLAN
    if waiting & FAIR and (waiting // PLACE % 4 == TO_DECK or not lies_there(s, me, card, waiting)):
        waiting -= FAIR
    if waiting & CALLS and not has_calls(s, me):
        waiting -= CALLS
    must: i64 = waiting & OWN
    if waiting // WOODS % COUNT > 0:
        must += 1
    if waiting // HAGS % COUNT > 0:
        must += 1
    may: i64 = waiting & (PLAN | FAIR | CALLS)
    if must + may == 0:
        return
    if must == 1 and may == 0:
        if waiting & OWN:
            resolve(s, me, card, waiting, s.ability(card, me))
        elif waiting // WOODS % COUNT > 0:
            resolve(s, me, card, waiting, HAUNTED_WOODS)
        else:
            resolve(s, me, card, waiting, SWAMP_HAG)
        return
    s.next(Meanwhile(int(me), int(card), int(waiting)))


def resolve(s: "State", me: i64, card: i64, waiting: i64, what: i64) -> None:
    """Let one of the things happen that must, then go on."""
    if what == SWAMP_HAG and waiting // HAGS % COUNT > 0:
        s.next(GoOn(int(me), int(card), int(waiting - HAGS)))
        s.gain(me, CURSE)
    elif what == HAUNTED_WOODS and waiting // WOODS % COUNT > 0:
        s.next(GoOn(int(me), int(card), int(waiting - WOODS)))
        topdeck_hand(s, me)
    else:
        s.next(GoOn(int(me), int(card), int(waiting - OWN)))
        if waiting & GAINED:
            s.card(what).when_gained(s, me)
        else:
            s.card(what).when_bought(s, me)


class GoOn(Act):
    """What else waits at this moment."""

    kind: ClassVar[str] = "go-on"

    def run(self, s: "State") -> None:
        go_on(s, self.seat, self.card, self.n)


class Meanwhile(Question):
    """Which of the things that happen at this moment comes next; `card` was bought or gained."""

    kind: ClassVar[str] = "meanwhile"

    def options(self, s: "State") -> list[int]:
        moves: list[int] = []
        waiting: i64 = self.n
        if waiting & PLAN:
            moves += hand_moves(s, self.seat, TRASH)
        if waiting & FAIR:
            moves.append(TOPDECK + self.card)
        if waiting & CALLS:
            moves += mat_moves(s, self.seat, CALL, ON_GAIN)
        must: list[int] = []
        if waiting & OWN:
            must.append(RESOLVE + int(s.ability(self.card, self.seat)))
        if waiting // WOODS % COUNT > 0:
            must.append(RESOLVE + HAUNTED_WOODS)
        if waiting // HAGS % COUNT > 0:
            must.append(RESOLVE + SWAMP_HAG)
        must.sort()
        moves += must
        if not must:
            moves.append(DONE)
        return moves

    def take(self, s: "State", move: int) -> None:
        me: i64 = self.seat
        if move == DONE:
            return
        if move >= RESOLVE:
            resolve(s, me, self.card, self.n, move - RESOLVE)
        elif move >= CALL:
            s.next(GoOn(self.seat, self.card, self.n))
            s.call_from_mat(me, move - CALL)
            s.gain(me, self.card)
        elif move >= TOPDECK:
            s.topdeck_gained(me, self.card, self.n // PLACE % 4)
            s.next(GoOn(self.seat, self.card, self.n - FAIR))
        else:
            s.next(GoOn(self.seat, self.card, self.n - PLAN))
            s.trash_card(me, move - TRASH)

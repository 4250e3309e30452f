"""Buying and gaining, and what happens at those two moments.

Several things at one moment: the player picks the next. What must happen is spelled `resolve …`; what may
happen is spelled as what it does; `done` lets the rest of it go. [DA-D2]
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cairn.core.steps import FLAG, Field
from cairn.games.dominion.rules.card import AT_CLEAN_UP, ON_GAIN, VICTORY
from cairn.games.dominion.rules.counters import FAIRS, VICTORIES_BOUGHT
from cairn.games.dominion.rules.moves import (
    CALL,
    DONE,
    RESOLVE,
    TOPDECK,
    TRASH,
    TRASHING,
    card_of,
    move_of,
    verb_of,
)
from cairn.games.dominion.rules.player import KIND, TO_DECK, TO_DISCARD, TO_HAND
from cairn.games.dominion.rules.questions import CARD, Act, Question, hand_moves, mat_moves

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

# What may happen at one moment.
BY_TOKEN: Final = 0
"""The Trashing token: a hand card may be trashed."""
BY_FAIR: Final = 1
"""The card may go onto the deck."""
BY_CALL: Final = 2
"""Reserve cards may be called."""

NOTHING: Final[list[int]] = []
"""Shared by all that has nothing to wait for; never written to."""
NOT_GAINED: Final = -1
"""Instead of the place of a card that has only been bought."""

# Kinds of fields.
OFFER: Final = "offer"
PLACE_OR_NONE: Final = "place or none"

MOMENT: Final = [
    Field("card", CARD),
    Field("place", PLACE_OR_NONE),
    Field("depth"),
    Field("own", FLAG),
    Field("stays", CARD, is_list=True),
    Field("offers", OFFER, is_list=True),
]


# Buying.


def buy(s: "State", me: i64, card: i64) -> None:
    """Pay for a card; what happens when it is bought comes before it is gained. [DB-B2, DB-B4]"""
    s.coins -= s.cost(card, me)
    s.buys -= 1
    s.bought += 1
    if s.setup.moments & AT_CLEAN_UP and s.types(card, me) & VICTORY:
        s.count(VICTORIES_BOUGHT)
    if s.sink is not None:
        s.tell("dominion-buys", {"seat": int(me), "card": s.name(card)})
    if s.setup.is_2022:
        s.gain(me, card, TO_DISCARD, True)
        return
    own = s.card(s.ability(card, me)).says_when_bought(s, me)
    stays = lasting_attacks(s, me) if len(s.stays) > 0 else NOTHING
    has_token = s.players[me].token_on(TRASHING) == card
    if not own and len(stays) == 0 and not has_token:
        s.gain(me, card)
        return
    s.then(GainBought(int(me), card))
    go_on(s, me, card, NOT_GAINED, 0, own, stays, [BY_TOKEN] if has_token else NOTHING)


class GainBought(Act):
    """A bought card is gained, if its pile still has one. [DB-A5]"""

    kind: ClassVar[str] = "gain-bought"
    fields: ClassVar[list[Field]] = [Field("card", CARD)]

    def __init__(self, seat: int, card: i64) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def run(self, s: "State") -> None:
        s.gain(self.seat, self.card)


def lasting_attacks(s: "State", me: i64) -> list[int]:
    """The Durations that do something to a player who buys a card now, each by its card. [DA-P6]"""
    return [int(stay.card) for stay in s.stays if stay.against >> me & 1 and s.card(stay.card).on_buys]


# Gaining.


def when_gained(s: "State", me: i64, card: i64, to: i64, bought: bool, silent: bool) -> None:
    """A card has just been gained: let happen what happens then; of a silent one, nothing it says itself."""
    player = s.players[me]
    has_fair = s.counters[FAIRS] > 0
    if has_fair and to == TO_DISCARD:
        cover(s, me)
    own = not silent and s.card(s.ability(card, me)).says_when_gained(s, me)
    stays = NOTHING
    offers = NOTHING
    if s.setup.is_2022:
        if player.token_on(TRASHING) == card:
            offers = [BY_TOKEN]
        if bought and len(s.stays) > 0:
            stays = lasting_attacks(s, me)
    if has_fair and me == s.seat:
        offers = [*offers, BY_FAIR]
    if len(player.mat) > 0 and may_answer(s, me, card):
        offers = [*offers, BY_CALL]
    if own or len(stays) > 0 or len(offers) > 0:
        go_on(s, me, card, to, cards_at(s, me, to), own, stays, offers)


def cover(s: "State", me: i64) -> None:
    """A card on the discard pile covers one gained before; that stays, even when it is free again. [DB-T7]"""
    for i in range(len(s.agenda)):
        step = s.agenda[i]
        if isinstance(step, GoOn) and step.seat == me and step.place == TO_DISCARD and BY_FAIR in step.offers:
            left = [offer for offer in step.offers if offer != BY_FAIR]
            s.agenda[i] = GoOn(step.seat, step.card, step.place, step.depth, step.own, step.stays, left)


def has_calls(s: "State", me: i64) -> bool:
    """Whether a card that is called on a gain lies on the mat."""
    mat = s.players[me].mat
    return any(s.card(s.ability(mat[i], me)).called == ON_GAIN for i in range(len(mat)))


def may_answer(s: "State", me: i64, card: i64) -> bool:
    """Whether a card on the mat may be called on the gain of this card."""
    mat = s.players[me].mat
    return any(s.card(s.ability(mat[i], me)).may_answer_gain(s, me, card) for i in range(len(mat)))


def cards_at(s: "State", me: i64, place: i64) -> i64:
    """How many cards lie where a gained card goes."""
    player = s.players[me]
    if place == TO_DISCARD:
        return len(player.discard)
    return len(player.hand) if place == TO_HAND else len(player.deck)


def lies_there(s: "State", me: i64, card: i64, place: i64, depth: i64) -> bool:
    """Whether a card gained to the discard pile or to hand is still there, uncovered. [DB-T7]"""
    player = s.players[me]
    # With more or fewer cards than then it has moved or been covered.
    if cards_at(s, me, place) != depth:
        return False
    if place == TO_DISCARD:
        return player.discard[len(player.discard) - 1] & KIND == card
    return player.holds(card)


# Both.


def go_on(
    s: "State", me: i64, card: i64, place: i64, depth: i64, own: bool, stays: list[int], offers: list[int]
) -> None:
    """Let happen what waits: at once if it is one kind of thing that must be, else the player picks.

    The Trashing token waits also while the hand is empty: what comes before it may bring a card. [DA-K4]
    """
    left: list[int] = []
    asks = False
    for offer in offers:
        if offer == BY_TOKEN:
            left.append(offer)
            asks = asks or s.hand_size(me) > 0
            continue
        if offer == BY_FAIR:
            possible = place != TO_DECK and lies_there(s, me, card, place, depth)
        else:
            possible = has_calls(s, me)
        if possible:
            left.append(offer)
            asks = True
    if asks or (own and stays) or (stays and not _are_equal(stays)):
        s.then(Meanwhile(int(me), card, place, depth, own, stays, left))
    elif own:
        own_words(s, me, card, place, depth, stays, left)
    elif stays:
        stay_words(s, me, card, place, depth, own, stays, left, stays[0])


def _are_equal(stays: list[int]) -> bool:
    return all(stay == stays[0] for stay in stays)


def own_words(
    s: "State", me: i64, card: i64, place: i64, depth: i64, stays: list[int], offers: list[int]
) -> None:
    """Let happen what the card itself says, then go on."""
    s.then(GoOn(int(me), card, place, depth, False, stays, offers))
    what = s.card(s.ability(card, me))
    if place == NOT_GAINED:
        what.when_bought(s, me)
    else:
        what.when_gained(s, me)


def stay_words(
    s: "State",
    me: i64,
    card: i64,
    place: i64,
    depth: i64,
    own: bool,
    stays: list[int],
    offers: list[int],
    which: int,
) -> None:
    """Let one of the Durations do what it does to a buyer, then go on."""
    rest = stays[:]
    rest.remove(which)
    s.then(GoOn(int(me), card, place, depth, own, rest, offers))
    s.card(which).when_buying(s, me)


class GoOn(Act):
    """What else waits at this moment, at which `card` was bought or gained."""

    kind: ClassVar[str] = "go-on"
    fields: ClassVar[list[Field]] = MOMENT

    def __init__(
        self, seat: int, card: i64, place: i64, depth: i64, own: bool, stays: list[int], offers: list[int]
    ) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.place: Final[i64] = place
        self.depth: Final[i64] = depth
        self.own: Final[bool] = own
        self.stays: Final = stays
        self.offers: Final = offers

    def run(self, s: "State") -> None:
        go_on(s, self.seat, self.card, self.place, self.depth, self.own, self.stays, self.offers)


class Meanwhile(Question):
    """Which of the things that happen at this moment comes next; `card` was bought or gained."""

    kind: ClassVar[str] = "meanwhile"
    fields: ClassVar[list[Field]] = MOMENT

    def __init__(
        self, seat: int, card: i64, place: i64, depth: i64, own: bool, stays: list[int], offers: list[int]
    ) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        """The card that was bought or gained."""
        self.place: Final[i64] = place
        """Where it went, or NOT_GAINED."""
        self.depth: Final[i64] = depth
        """How many cards lay there with it."""
        self.own: Final[bool] = own
        """Whether what the card itself says is still to come."""
        self.stays: Final = stays
        """The Durations that are still to act, each by its card."""
        self.offers: Final = offers
        """What may happen."""

    def options(self, s: "State") -> list[int]:
        moves: list[int] = []
        for offer in self.offers:
            if offer == BY_TOKEN:
                moves += hand_moves(s, self.seat, TRASH)
            elif offer == BY_FAIR:
                moves.append(move_of(TOPDECK, self.card))
            else:
                moves += mat_moves(s, self.seat, CALL, ON_GAIN)
        must = {move_of(RESOLVE, stay) for stay in self.stays}
        if self.own:
            must.add(move_of(RESOLVE, s.ability(self.card, self.seat)))
        moves += sorted(must)
        if not must:
            moves.append(DONE)
        return moves

    def take(self, s: "State", move: int) -> None:
        if move == DONE:
            return
        me: i64 = self.seat
        verb, card = verb_of(move), card_of(move)
        if verb == RESOLVE:
            if card in self.stays:
                stay_words(s, me, self.card, self.place, self.depth, self.own, self.stays, self.offers, card)
            else:
                own_words(s, me, self.card, self.place, self.depth, self.stays, self.offers)
        elif verb == CALL:
            s.then(self.without(-1))
            s.call_from_mat(me, card)
            s.card(s.ability(card, me)).answer_gain(s, me, self.card)
        elif verb == TOPDECK:
            s.topdeck_gained(me, self.card, self.place)
            s.then(self.without(BY_FAIR))
        else:
            s.then(self.without(BY_TOKEN))
            s.trash_card(me, card)

    def without(self, taken: int) -> GoOn:
        """What else waits when an offer has been taken."""
        left = [offer for offer in self.offers if offer != taken]
        return GoOn(self.seat, self.card, self.place, self.depth, self.own, self.stays, left)

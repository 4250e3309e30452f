"""The questions and steps of the Events."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from cairn.core.errors import Args
from cairn.core.steps import Field, N
from cairn.games.dominion.rules.card import ACTION, ATTACK, VICTORY
from cairn.games.dominion.rules.moves import (
    CHOOSE_ATTACK,
    CHOOSE_CURSES,
    CHOOSE_SIX,
    DISCARD,
    DONE,
    GAIN,
    PLUS_BUY,
    SET_ASIDE,
    TOKENS,
    TRASH,
    card_of,
    token_move,
)
from cairn.games.dominion.rules.numbers import CURSE, GOLD, SILVER
from cairn.games.dominion.rules.player import LOOKED_AT, NOTHING, SAVED, TO_DISCARD
from cairn.games.dominion.rules.questions import (
    CARD,
    TOKEN,
    Act,
    Gain,
    Question,
    action_piles,
    aside_moves,
    else_done,
    hand_moves,
    or_done,
    play_moves,
    return_looked_at,
    supply_moves,
)

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State

MOST: Final = 4
"""What a card may cost that Alms, Ball, Seaway or Inheritance bring."""
SIX: Final = 6
"""The cards that Quest takes."""
TRADED: Final = 2
SCOUTED: Final = 5
SENT_AWAY: Final = 3
"""Of the cards that a Scouting Party looks at, these are discarded."""
PILGRIMS: Final = 3


# Tokens.


class MoveToken(Question):
    """Move a token to an Action Supply pile: an empty one too, and the one on which it lies. [DA-K9]"""

    kind: ClassVar[str] = "move-token"
    fields: ClassVar[list[Field]] = [Field("token", TOKEN)]

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token: Final = token

    def prompt(self, s: "State") -> tuple[str, Args]:
        return "dominion-prompt-move-token", {"seat": self.seat, "token": TOKENS[self.token]}

    def options(self, s: "State") -> list[int]:
        return [token_move(self.token, pile) for pile in action_piles(s)]

    def take(self, s: "State", move: int) -> None:
        s.move_token(self.seat, self.token, card_of(move))


class PutToken(Act):
    """Put a token on the pile of a card."""

    kind: ClassVar[str] = "put-token"
    fields: ClassVar[list[Field]] = [Field("token", TOKEN), Field("card", CARD)]

    def __init__(self, seat: int, token: int, card: i64) -> None:
        super().__init__(seat)
        self.token: Final = token
        self.card: Final[i64] = card

    def run(self, s: "State") -> None:
        s.move_token(self.seat, self.token, self.card)


class GainSeaworthy(Question):
    """Seaway: gain an Action; then the +1 Buy token moves to its pile."""

    kind: ClassVar[str] = "seaway"

    def options(self, s: "State") -> list[int]:
        return else_done(supply_moves(s, self.seat, GAIN, MOST, ACTION))

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.then(PutToken(self.seat, PLUS_BUY, card_of(move)))
            s.gain(self.seat, card_of(move))


class Inherit(Question):
    """Inheritance: which Action from the Supply is set aside. [DA-K10]"""

    kind: ClassVar[str] = "inherit"

    def options(self, s: "State") -> list[int]:
        moves = supply_moves(s, self.seat, SET_ASIDE, MOST, ACTION)
        if not s.setup.is_2022:
            moves = [move for move in moves if not s.supply_types(card_of(move)) & VICTORY]
        return else_done(moves)

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.inherit(self.seat, card_of(move))
        else:
            s.players[self.seat].inherited = NOTHING


# Cards from hand.


class ChooseQuest(Question):
    """Quest: an Attack, two Curses or six cards; each may be chosen, whatever one holds. [DA-V3, DA-N1]"""

    kind: ClassVar[str] = "quest"

    def options(self, s: "State") -> list[int]:
        return [CHOOSE_ATTACK, CHOOSE_CURSES, CHOOSE_SIX]

    def take(self, s: "State", move: int) -> None:
        if move == CHOOSE_CURSES:
            discard_curses(s, self.seat)
        elif move == CHOOSE_SIX and s.hand_size(self.seat) <= SIX:
            discard_up_to_six(s, self.seat)
        elif move == CHOOSE_SIX:
            s.then(DiscardSix(self.seat, n=SIX))
        elif s.hand_size(self.seat) > 0:
            s.then(DiscardAttack(self.seat))


def discard_curses(s: "State", me: i64) -> None:
    """Two Curses for a Gold; a single one for nothing. [DA-V3]"""
    n = 0
    while n < 2 and s.players[me].holds(CURSE):
        s.discard(me, CURSE)
        n += 1
    if n == 2:
        s.gain(me, GOLD)


def discard_up_to_six(s: "State", me: i64) -> None:
    """A hand that leaves no choice: six cards for a Gold, fewer for nothing. [DA-V3]"""
    n = s.hand_size(me)
    for move in hand_moves(s, int(me), DISCARD):
        while s.players[me].holds(card_of(move)):
            s.discard(me, card_of(move))
    if n == SIX:
        s.gain(me, GOLD)


class DiscardSix(Question):
    """Quest: discard n more cards for a Gold."""

    kind: ClassVar[str] = "quest-six"
    fields: ClassVar[list[Field]] = N

    def options(self, s: "State") -> list[int]:
        return hand_moves(s, self.seat, DISCARD)

    def take(self, s: "State", move: int) -> None:
        s.discard(self.seat, card_of(move))
        if self.n > 1:
            s.then(DiscardSix(self.seat, n=self.n - 1))
        else:
            s.gain(self.seat, GOLD)


class DiscardAttack(Question):
    """Quest: discard an Attack for a Gold, if there is one."""

    kind: ClassVar[str] = "quest-attack"

    def options(self, s: "State") -> list[int]:
        return else_done(hand_moves(s, self.seat, DISCARD, ATTACK))

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.discard(self.seat, card_of(move))
            s.gain(self.seat, GOLD)


class SaveCard(Question):
    """Save: set a hand card aside until the hand has been drawn."""

    kind: ClassVar[str] = "save"

    def options(self, s: "State") -> list[int]:
        return hand_moves(s, self.seat, SET_ASIDE)

    def take(self, s: "State", move: int) -> None:
        s.set_aside(self.seat, card_of(move), SAVED)


class TradeIn(Question):
    """Trade: trash a hand card, or no more; n may still go."""

    kind: ClassVar[str] = "trade"
    fields: ClassVar[list[Field]] = N

    def options(self, s: "State") -> list[int]:
        return or_done(hand_moves(s, self.seat, TRASH))

    def take(self, s: "State", move: int) -> None:
        left = self.n
        if move != DONE:
            s.trash_card(self.seat, card_of(move))
            left -= 1
            if left > 0 and s.hand_size(self.seat) > 0:
                s.then(TradeIn(self.seat, n=left))
                return
        s.then_all([Gain(self.seat, SILVER, TO_DISCARD)] * (TRADED - left))


# Cards of the deck.


class SendAway(Question):
    """Scouting Party: discard n more of the cards looked at; the rest goes back in any order."""

    kind: ClassVar[str] = "scouting-party"
    fields: ClassVar[list[Field]] = N

    def options(self, s: "State") -> list[int]:
        return aside_moves(s.players[self.seat], DISCARD, LOOKED_AT)

    def take(self, s: "State", move: int) -> None:
        s.discard_aside(self.seat, card_of(move))
        if self.n > 1:
            s.then(SendAway(self.seat, n=self.n - 1))
        else:
            return_looked_at(s, self.seat)


# Cards in play.


class ChoosePilgrims(Question):
    """Pilgrimage: choose cards in play, no name twice; gained is at the end."""

    kind: ClassVar[str] = "pilgrimage"
    fields: ClassVar[list[Field]] = [Field("chosen", CARD, is_list=True)]

    def __init__(self, seat: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.chosen: Final = chosen

    def prompt(self, s: "State") -> tuple[str, Args]:
        left = PILGRIMS - len(self.chosen)
        return "dominion-prompt-pilgrimage", {"seat": self.seat, "n": left}

    def options(self, s: "State") -> list[int]:
        return or_done(pilgrims(s, self.seat, self.chosen))

    def take(self, s: "State", move: int) -> None:
        chosen = self.chosen
        if move != DONE:
            chosen = [*chosen, card_of(move)]
            if len(chosen) < PILGRIMS and pilgrims(s, self.seat, chosen):
                s.then(ChoosePilgrims(self.seat, chosen))
                return
        s.then_all([Gain(self.seat, card) for card in chosen])


def pilgrims(s: "State", seat: int, chosen: list[int]) -> list[int]:
    """The cards in play that have not been chosen and of which the Supply has more. [DB-B3]"""
    return [
        move
        for move in play_moves(s.players[seat], GAIN)
        if s.in_supply(card_of(move)) and card_of(move) not in chosen
    ]


class RaidOthers(Act):
    """Raid: the others put their −1 Card token onto their deck; it is no Attack. [DA-P12]"""

    kind: ClassVar[str] = "raid-others"

    def run(self, s: "State") -> None:
        for other in s.others(self.seat):
            s.take_minus_card(other)


STEPS: Final[list[Any]] = [
    MoveToken,
    PutToken,
    GainSeaworthy,
    Inherit,
    ChooseQuest,
    DiscardSix,
    DiscardAttack,
    SaveCard,
    TradeIn,
    SendAway,
    ChoosePilgrims,
    RaidOthers,
]
"""The questions and steps that only these cards use."""

"""The kingdom cards of the base game, of both editions."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.games.dominion.card import ACTION, ATTACK, REACTION, VICTORY, Card
from cairn.games.dominion.moves import KEEP, SET_ASIDE
from cairn.games.dominion.names import (
    ADVENTURER,
    ARTISAN,
    BANDIT,
    BUREAUCRAT,
    CELLAR,
    CHANCELLOR,
    CHAPEL,
    COUNCIL_ROOM,
    FEAST,
    FESTIVAL,
    GARDENS,
    HARBINGER,
    LABORATORY,
    LIBRARY,
    MARKET,
    MERCHANT,
    MILITIA,
    MINE,
    MOAT,
    MONEYLENDER,
    POACHER,
    REMODEL,
    SENTRY,
    SMITHY,
    SPY,
    THIEF,
    THRONE_ROOM,
    VASSAL,
    VILLAGE,
    WITCH,
    WOODCUTTER,
    WORKSHOP,
)
from cairn.games.dominion.player import BY_LIBRARY, LOOKED_AT
from cairn.games.dominion.playing import PlayTwice
from cairn.games.dominion.questions import DiscardDownTo, Question

if TYPE_CHECKING:
    from cairn.games.dominion.state import State


FULL_HAND: Final = 7


def read_on(s: "State", me: i64) -> None:
    """Library: the next card, or the end of reading: what was set aside is discarded."""
    if s.hand_size(me) < FULL_HAND and s.look(me, 1) > 0:
        s.next(KeepOrSetAside(int(me)))
        return
    player = s.players[me]
    while player.count_aside(BY_LIBRARY) > 0:
        s.discard_aside(me, player.first_aside(BY_LIBRARY), BY_LIBRARY)


class KeepOrSetAside(Question):
    """Library: keep the card just drawn, or set it aside if it is an Action."""

    kind: ClassVar[str] = "keep-or-set-aside"

    def options(self, s: "State") -> list[int]:
        card: i64 = s.players[self.seat].first_aside(LOOKED_AT)
        moves = [KEEP + int(card)]
        if s.types(card, self.seat) & ACTION:
            moves.append(SET_ASIDE + int(card))
        return moves

    def take(self, s: "State", move: int) -> None:
        if move >= SET_ASIDE:
            s.set_looked_aside(self.seat, move - SET_ASIDE, BY_LIBRARY)
        else:
            s.keep_aside(self.seat, move - KEEP)
        read_on(s, self.seat)


@final
class Cellar(Card):
    """TODO +1 Action. Discard any number of cards from hand, all at once, then draw that many."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION


@final
class Chapel(Card):
    """TODO Trash up to 4 cards from hand."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION


@final
class Moat(Card):
    """Two cards; in hand it keeps an Attack off."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION | REACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 2)


@final
class Chancellor(Card):
    """TODO +$2. You may put your whole deck into your discard pile at once."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION


@final
class Village(Card):
    """TODO +1 Card, +2 Actions."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.draw(me, 1)
        s.add_actions(me, 2)


@final
class Woodcutter(Card):
    """TODO +1 Buy, +$2."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION


@final
class Workshop(Card):
    """TODO Gain a card costing up to $4."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION


@final
class Bureaucrat(Card):
    """TODO Gain a Silver onto your deck. Each other player puts a Victory card from hand onto their deck (revealing it), or reveals a hand without any."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK


@final
class Feast(Card):
    """TODO Trash this; gain a card costing up to $5 (1st printing: the gain happens even if the trash failed, e.g. second play under Throne Room)."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION


@final
class Gardens(Card):
    """TODO 1 VP per 10 cards you own, rounded down. Tavern mat, set-aside cards and the Inheritance card count as owned."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = VICTORY


@final
class Militia(Card):
    """Two coins; every other hand shrinks to three."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.add_coins(me, 2)
        s.then(*[DiscardDownTo(victim, n=3) for victim in s.victims(me) if s.hand_size(victim) > 3])


@final
class Moneylender(Card):
    """TODO Trash a Copper from hand for +$3 if you did."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION


@final
class Remodel(Card):
    """TODO Trash a card from hand; gain a card costing up to $2 more."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION


@final
class Smithy(Card):
    """TODO +3 Cards."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION


@final
class Spy(Card):
    """TODO +1 Card, +1 Action. Each player including you reveals the top card of the deck; you choose discard or keep for each."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK


@final
class Thief(Card):
    """TODO Each other player reveals top 2 cards; if any Treasures, they trash one of your choice; you may gain any of the trashed cards; rest discarded."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK


@final
class ThroneRoom(Card):
    """Play an Action from hand twice."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) > 0:
            s.next(PlayTwice(int(me), int(this), 1 if s.setup.second_edition else 0))


@final
class CouncilRoom(Card):
    """TODO +4 Cards, +1 Buy. Each other player draws a card."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION


@final
class Festival(Card):
    """TODO +2 Actions, +1 Buy, +$2."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION


@final
class Laboratory(Card):
    """TODO +2 Cards, +1 Action."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION


@final
class Library(Card):
    """Draw to seven; Actions drawn may be set aside."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION

    def play(self, s: "State", me: i64, this: i64) -> None:
        if s.hand_size(me) < FULL_HAND:
            s.return_minus_card(me)
        read_on(s, me)


@final
class Market(Card):
    """TODO +1 Card, +1 Action, +1 Buy, +$1."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION


@final
class Mine(Card):
    """TODO Trash a Treasure from hand; gain a Treasure to hand costing up to $3 more."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION


@final
class Witch(Card):
    """TODO +2 Cards. Each other player gains a Curse."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK


@final
class Adventurer(Card):
    """TODO Reveal from your deck until 2 Treasures are revealed; take them to hand, discard the rest."""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = ACTION


@final
class Harbinger(Card):
    """TODO +1 Card, +1 Action. Look through your discard pile; you may put one card from it onto your deck."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION


@final
class Merchant(Card):
    """TODO +1 Card, +1 Action. The first Silver you play this turn gives +$1 more (per Merchant)."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION


@final
class Vassal(Card):
    """TODO +$2. Discard the top card of your deck; if it is an Action you may play it."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION


@final
class Poacher(Card):
    """TODO +1 Card, +1 Action, +$1. Discard one card per empty Supply pile."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION


@final
class Bandit(Card):
    """TODO Gain a Gold. Each other player reveals the top 2 cards, trashes a revealed Treasure other than Copper, discards the rest."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK


@final
class Sentry(Card):
    """TODO +1 Card, +1 Action. Look at the top 2 cards; trash and/or discard any, put the rest back in any order."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION


@final
class Artisan(Card):
    """TODO Gain a card to hand costing up to $5; put a card from hand onto your deck."""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = ACTION


CARDS: Final[dict[int, Card]] = {
    CELLAR: Cellar(),
    CHAPEL: Chapel(),
    MOAT: Moat(),
    CHANCELLOR: Chancellor(),
    VILLAGE: Village(),
    WOODCUTTER: Woodcutter(),
    WORKSHOP: Workshop(),
    BUREAUCRAT: Bureaucrat(),
    FEAST: Feast(),
    GARDENS: Gardens(),
    MILITIA: Militia(),
    MONEYLENDER: Moneylender(),
    REMODEL: Remodel(),
    SMITHY: Smithy(),
    SPY: Spy(),
    THIEF: Thief(),
    THRONE_ROOM: ThroneRoom(),
    COUNCIL_ROOM: CouncilRoom(),
    FESTIVAL: Festival(),
    LABORATORY: Laboratory(),
    LIBRARY: Library(),
    MARKET: Market(),
    MINE: Mine(),
    WITCH: Witch(),
    ADVENTURER: Adventurer(),
    HARBINGER: Harbinger(),
    MERCHANT: Merchant(),
    VASSAL: Vassal(),
    POACHER: Poacher(),
    BANDIT: Bandit(),
    SENTRY: Sentry(),
    ARTISAN: Artisan(),
}

STEPS: Final[list[Any]] = [KeepOrSetAside]
"""The questions and steps that only these cards use."""

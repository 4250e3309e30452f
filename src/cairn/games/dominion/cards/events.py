"""The Events of Adventures."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from mypy_extensions import i64

from cairn.games.dominion.card import ACTION, EVENT, VICTORY, Card
from cairn.games.dominion.moves import DONE, SET_ASIDE
from cairn.games.dominion.names import (
    ALMS,
    BALL,
    BONFIRE,
    BORROW,
    EXPEDITION,
    FERRY,
    INHERITANCE,
    LOST_ARTS,
    MISSION,
    PATHFINDING,
    PILGRIMAGE,
    PLAN,
    QUEST,
    RAID,
    SAVE,
    SCOUTING_PARTY,
    SEAWAY,
    TRADE,
    TRAINING,
    TRAVELLING_FAIR,
)
from cairn.games.dominion.questions import Question, else_done, supply_moves

if TYPE_CHECKING:
    from cairn.games.dominion.state import State


class Inherit(Question):
    """Inheritance: which Action from the Supply is set aside. [DA-K10]"""

    kind: ClassVar[str] = "inherit"

    def options(self, s: "State") -> list[int]:
        moves = supply_moves(s, self.seat, SET_ASIDE, 4, ACTION)
        if not s.setup.is_2022:
            moves = [move for move in moves if not s.supply_types(move - SET_ASIDE) & VICTORY]
        return else_done(moves)

    def take(self, s: "State", move: int) -> None:
        if move != DONE:
            s.inherit(self.seat, move - SET_ASIDE)


@final
class Alms(Card):
    """TODO Once per turn. If you have no Treasures in play, gain a Supply card up to $4."""

    cost: ClassVar[int] = 0
    types: ClassVar[int] = EVENT


@final
class Borrow(Card):
    """TODO Once per turn. +1 Buy; if your -1 Card token is not on your deck, put it there and +$1."""

    cost: ClassVar[int] = 0
    types: ClassVar[int] = EVENT


@final
class Quest(Card):
    """TODO Discard an Attack, or 2 Curses, or 6 cards from hand; if you did it fully, gain a Gold. Fewer may be discarded only if you do not hold enough; then no Gold."""

    cost: ClassVar[int] = 0
    types: ClassVar[int] = EVENT


@final
class Save(Card):
    """TODO Once per turn. +1 Buy; set aside a card from hand face down, take it back into hand after the clean-up draw."""

    cost: ClassVar[int] = 1
    types: ClassVar[int] = EVENT


@final
class ScoutingParty(Card):
    """TODO +1 Buy; look at top 5 of your deck, discard 3, return the rest in any order. With fewer than 5, discard 3 first. Ignores the -1 Card token."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = EVENT


@final
class TravellingFair(Card):
    """TODO +2 Buys; this turn, when you gain a card you may put it on top of your deck (not exchanged Travellers)."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = EVENT


@final
class Bonfire(Card):
    """TODO Trash up to 2 cards you have in play (none from hand); the $ of a Treasure trashed so stay usable."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = EVENT


@final
class Expedition(Card):
    """TODO Draw 2 extra cards in this turn's clean-up (cumulative: 7, 9, ...)."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = EVENT


@final
class Ferry(Card):
    """TODO Move your -$2 cost token to an Action Supply pile: cards from it cost you $2 less for all purposes (min 0)."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = EVENT


@final
class Plan(Card):
    """TODO Move your Trashing token to an Action Supply pile: whenever you BUY a card from it, you may trash a card from hand."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = EVENT


@final
class Mission(Card):
    """TODO Once per turn. If the previous turn was not yours, take an extra turn after this one in which you cannot buy cards (Events, other gains and exchanges are allowed). Bought in the extra turn it gives nothing."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = EVENT


@final
class Pilgrimage(Card):
    """TODO Once per turn. Turn your Journey token; if it is face up, choose up to 3 differently named cards you have in play and gain a copy of each from the Supply."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = EVENT


@final
class Ball(Card):
    """TODO Take your -$1 token; gain 2 Supply cards, alike or not, each costing up to $4."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = EVENT


@final
class Raid(Card):
    """TODO Gain a Silver per Silver you have in play; each other player puts their -1 Card token on their deck. Not an Attack (no reactions)."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = EVENT


@final
class Seaway(Card):
    """TODO Gain an Action card up to $4 from the Supply; move your +1 Buy token to its pile (only if one was gained; also if that was the last). The token stays when the card later costs more."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = EVENT


@final
class Trade(Card):
    """TODO Trash up to 2 cards from hand (also none); gain a Silver per card trashed."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = EVENT


@final
class LostArts(Card):
    """TODO Move your +1 Action token to an Action Supply pile."""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = EVENT


@final
class Training(Card):
    """TODO Move your +$1 token to an Action Supply pile."""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = EVENT


@final
class Inheritance(Card):
    """Once a game: set an Action up to $4 aside; your Estates follow its instructions."""

    cost: ClassVar[int] = 7
    types: ClassVar[int] = EVENT

    def play(self, s: "State", me: i64, this: i64) -> None:
        s.next(Inherit(int(me)))


@final
class Pathfinding(Card):
    """TODO Move your +1 Card token to an Action Supply pile."""

    cost: ClassVar[int] = 8
    types: ClassVar[int] = EVENT


CARDS: Final[dict[int, Card]] = {
    ALMS: Alms(),
    BORROW: Borrow(),
    QUEST: Quest(),
    SAVE: Save(),
    SCOUTING_PARTY: ScoutingParty(),
    TRAVELLING_FAIR: TravellingFair(),
    BONFIRE: Bonfire(),
    EXPEDITION: Expedition(),
    FERRY: Ferry(),
    PLAN: Plan(),
    MISSION: Mission(),
    PILGRIMAGE: Pilgrimage(),
    BALL: Ball(),
    RAID: Raid(),
    SEAWAY: Seaway(),
    TRADE: Trade(),
    LOST_ARTS: LostArts(),
    TRAINING: Training(),
    INHERITANCE: Inheritance(),
    PATHFINDING: Pathfinding(),
}

STEPS: Final[list[Any]] = [Inherit]
"""The questions and steps that only these cards use."""

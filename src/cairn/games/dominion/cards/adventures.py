"""The kingdom cards of Adventures that are done when they are played."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from cairn.games.dominion.card import ACTION, ATTACK, TREASURE, Card
from cairn.games.dominion.names import (
    ARTIFICER,
    GIANT,
    LOST_CITY,
    MAGPIE,
    MESSENGER,
    MISER,
    PORT,
    RANGER,
    RAZE,
    RELIC,
    STORYTELLER,
    TREASURE_TROVE,
)

if TYPE_CHECKING:
    pass


@final
class Raze(Card):
    """TODO +1 Action. Trash this or a card from hand; look at as many top cards of your deck as the trashed card cost in $, take one to hand, discard the rest. Looking ignores the -1 Card token (replace it after)."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION


@final
class Magpie(Card):
    """TODO +1 Card, +1 Action. Reveal the top card of your deck: Treasure (kingdom and combined ones too) -> to hand; Action or Victory -> gain a Magpie, if one is left; a card of both sorts does both. A card not taken (also a Curse) stays on the deck."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION


@final
class Messenger(Card):
    """TODO +1 Buy, +$2; you may put your deck into your discard pile (not discarding). When you buy this as the first thing bought this turn (Events count), gain a Supply card up to $4 and each other player, from the left on, gains a copy from the Supply."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION


@final
class Miser(Card):
    """TODO Choose one: put a Copper from hand onto your Tavern mat; or +$1 per Copper on your Tavern mat. Either choice is legal even if it does nothing."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION


@final
class Port(Card):
    """TODO +1 Card, +2 Actions. When you BUY this (not when you get it otherwise), gain another Port."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION


@final
class Ranger(Card):
    """TODO +1 Buy. Turn your Journey token over; if it is now face up, +5 Cards. Several in a turn turn it each time."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION


@final
class Artificer(Card):
    """TODO +1 Card, +1 Action, +$1. Discard any number of cards; you may gain a Supply card costing exactly $1 per card discarded, onto your deck (0 discarded -> a $0 card)."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION


@final
class Giant(Card):
    """TODO Turn your Journey token. Face down: +$1. Face up: +$5 and each other player, from the left on, reveals the top card of their deck: trash it if it costs $3-$6, otherwise discard it and gain a Curse. Reactions are possible on either side of the token."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | ATTACK


@final
class LostCity(Card):
    """TODO +2 Cards, +2 Actions. When you GAIN this, each other player draws a card."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION


@final
class Relic(Card):
    """TODO $2. When you play it each other player puts their -1 Card token on their deck (no effect if already there). It is an Attack: Moat/Champion/Caravan Guard apply (Caravan Guard draws before the token is laid)."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = TREASURE | ATTACK


@final
class Storyteller(Card):
    """TODO +1 Action, +$1. Play up to 3 Treasures from hand; then pay all your $ of this turn, this +$1 and $ from Actions included (you have $0), and draw that many cards."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION


@final
class TreasureTrove(Card):
    """TODO $2; when played, gain a Gold and a Copper (either order); a missing pile is skipped."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = TREASURE


CARDS: Final[dict[int, Card]] = {
    RAZE: Raze(),
    MAGPIE: Magpie(),
    MESSENGER: Messenger(),
    MISER: Miser(),
    PORT: Port(),
    RANGER: Ranger(),
    ARTIFICER: Artificer(),
    GIANT: Giant(),
    LOST_CITY: LostCity(),
    RELIC: Relic(),
    STORYTELLER: Storyteller(),
    TREASURE_TROVE: TreasureTrove(),
}

STEPS: Final[list[Any]] = []
"""The questions and steps that only these cards use."""

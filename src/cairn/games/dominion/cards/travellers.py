"""Page and Peasant, and the cards they are exchanged for."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from cairn.games.dominion.card import ACTION, ATTACK, DURATION, RESERVE, TRAVELLER, Card
from cairn.games.dominion.names import (
    CHAMPION,
    DISCIPLE,
    FUGITIVE,
    HERO,
    PAGE,
    PEASANT,
    SOLDIER,
    TEACHER,
    TREASURE_HUNTER,
    WARRIOR,
)

if TYPE_CHECKING:
    pass


@final
class Page(Card):
    """TODO +1 Card, +1 Action. At clean-up, when it would be discarded from play, may be exchanged (nothing is paid) for a Treasure Hunter."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION | TRAVELLER


@final
class Peasant(Card):
    """TODO +1 Buy, +$1. At clean-up, when it would be discarded from play, may be exchanged (nothing is paid) for a Soldier."""

    cost: ClassVar[int] = 2
    types: ClassVar[int] = ACTION | TRAVELLER


@final
class TreasureHunter(Card):
    """TODO +1 Action, +$1. Gain a Silver per card the player to your right gained (bought or otherwise) during their last turn. Clean-up: may exchange for Warrior."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | TRAVELLER


@final
class Warrior(Card):
    """TODO +2 Cards. For each Traveller you have in play (this included), each other player, from the left on, reveals and discards the top card of their deck; if it costs exactly $3 or $4 it is trashed. Clean-up: may exchange for Hero."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | ATTACK | TRAVELLER


@final
class Hero(Card):
    """TODO +$2. You may gain any Treasure from the Supply, kingdom Treasures included. Clean-up: may exchange for Champion."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | TRAVELLER


@final
class Champion(Card):
    """TODO +1 Action now. Stays in play all game: Attacks other players play from now on never affect you (not optional) and +1 Action whenever you play an Action."""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = ACTION | DURATION


@final
class Soldier(Card):
    """TODO +$2, +$1 per other Attack you have in play now. Each other player with 4+ cards in hand discards one. Clean-up: may exchange for Fugitive."""

    cost: ClassVar[int] = 3
    types: ClassVar[int] = ACTION | ATTACK | TRAVELLER


@final
class Fugitive(Card):
    """TODO +2 Cards, +1 Action, discard a card. Clean-up: may exchange for Disciple."""

    cost: ClassVar[int] = 4
    types: ClassVar[int] = ACTION | TRAVELLER


@final
class Disciple(Card):
    """TODO You may play an Action from hand twice; if you did and it is a Supply card, gain a copy of it from the Supply (not optional). Clean-up: may exchange for Teacher."""

    cost: ClassVar[int] = 5
    types: ClassVar[int] = ACTION | TRAVELLER


@final
class Teacher(Card):
    """TODO To the Tavern mat. Start of your turn: may call, to move your +1 Card, +1 Action, +1 Buy or +$1 token to an Action Supply pile on which you have no token of any kind."""

    cost: ClassVar[int] = 6
    types: ClassVar[int] = ACTION | RESERVE


CARDS: Final[dict[int, Card]] = {
    PAGE: Page(),
    PEASANT: Peasant(),
    TREASURE_HUNTER: TreasureHunter(),
    WARRIOR: Warrior(),
    HERO: Hero(),
    CHAMPION: Champion(),
    SOLDIER: Soldier(),
    FUGITIVE: Fugitive(),
    DISCIPLE: Disciple(),
    TEACHER: Teacher(),
}

STEPS: Final[list[Any]] = []
"""The questions and steps that only these cards use."""

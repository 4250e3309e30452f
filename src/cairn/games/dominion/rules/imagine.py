"""What a seat cannot see, dealt again: the cards of each player that it does not know where they lie."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.dice import QuickDice, shuffle
from cairn.core.game import Seat
from cairn.games.dominion.rules.player import ALL_KNOW, KIND, OWNER_KNOWS, SLOT, Player

if TYPE_CHECKING:
    from cairn.games.dominion.rules.state import State


def imagine(s: "State", seat: Seat, seed: int) -> "State":
    """A whole position that agrees with the seat's view."""
    world = s.clone()
    dice = QuickDice(seed)
    for i in range(len(world.players)):
        player = world.players[i]
        limit = OWNER_KNOWS if i == seat else ALL_KNOW
        unseen: list[int] = []
        _gather(unseen, player.hand, limit)
        _gather(unseen, player.aside, limit)
        _gather(unseen, player.discard, limit)
        _gather(unseen, player.deck, limit)
        # Zones without an order are laid again: where a card lay must not tell what it was.
        player.hand = laid_anew(player.hand, limit)
        player.aside = laid_anew(player.aside, limit)
        unseen.sort()
        shuffle(unseen, dice.stream("imagine", i))
        _deal(unseen, player.hand, limit)
        _deal(unseen, player.aside, limit)
        _deal(unseen, player.discard, limit)
        _deal(unseen, player.deck, limit)
    world.dice = dice
    return world


def in_doubt(s: "State", seat: Seat) -> bool:
    """Whether two unlike cards could change places for all that the seat knows."""
    for i in range(len(s.players)):
        player = s.players[i]
        limit = OWNER_KNOWS if i == seat else ALL_KNOW
        if _is_open(player, limit):
            return True
    return False


def _is_open(player: Player, limit: i64) -> bool:
    """Whether unlike unseen cards lie in two places, or in one that has an order."""
    hand: list[int] = []
    elsewhere: list[int] = []
    _gather(hand, player.hand, limit)
    _gather(elsewhere, player.discard, limit)
    _gather(elsewhere, player.deck, limit)
    groups: list[int] = []
    for i in range(len(player.aside)):
        if player.aside[i] & SLOT < limit:
            elsewhere.append(int(player.aside[i] & KIND))
            groups.append(int(player.aside[i] // (SLOT + 1)))
    cards = hand + elsewhere
    if not cards or min(cards) == max(cards):
        return False
    if len(elsewhere) == 0:
        return False
    # Only cards of one group aside, and nothing else unseen: they cannot change places.
    return not (len(groups) == len(cards) and min(groups) == max(groups))


def laid_anew(row: vec[i64], limit: i64) -> vec[i64]:
    """The row with what the seat knows first, in order, and the unseen slots behind."""
    known: list[int] = []
    hidden: list[int] = []
    for i in range(len(row)):
        if row[i] & SLOT < limit:
            hidden.append(int(row[i] - (row[i] & KIND)))
        else:
            known.append(int(row[i]))
    known.sort()
    hidden.sort()
    return vec[i64](known + hidden)


def _gather(unseen: list[int], row: vec[i64], limit: i64) -> None:
    for i in range(len(row)):
        if row[i] & SLOT < limit:
            unseen.append(int(row[i] & KIND))


def _deal(unseen: list[int], row: vec[i64], limit: i64) -> None:
    for i in range(len(row)):
        if row[i] & SLOT < limit:
            row[i] = row[i] - (row[i] & KIND) + unseen.pop()

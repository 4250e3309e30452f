"""One number for a whole position."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.dice import mix, mix_text
from cairn.core.steps import stirred
from cairn.games.dominion.rules.counters import COUNTERS

if TYPE_CHECKING:
    from cairn.games.dominion.rules.player import Player
    from cairn.games.dominion.rules.state import State


def digest(s: "State") -> int:
    """A stable hash of all that decides how the game goes on, and of who knows what.

    Cards go into it by their number, counters by their name, and neither if they are not in the game: what is
    added to the catalogue changes no digest of a game without it.
    """
    h: i64 = mix(s.turn, s.seat)
    for n in [s.previous, s.actions, s.buys, s.coins, s.bought, s.cheaper, s.serial]:
        h = mix(h, n)
    for flag in [s.is_extra, s.in_buy_phase]:
        h = mix(h, 1 if flag else 0)
    for k in range(len(s.counters)):
        if s.counters[k] != 0:
            h = mix(mix_text(h, COUNTERS[k].name), s.counters[k])
    for event in s.events_bought:
        h = mix(h, event)
    for card in s.setup.in_piles:
        h = mix(mix(h, card), s.piles[card])
    h = _bag(h, s.trash)
    for player in s.players:
        h = _player(h, player)
    for stay in s.stays:
        h = mix(mix(mix(mix(mix(h, stay.card), stay.owner), stay.this), stay.since), stay.against)
        h = mix(h, stay.aside)
    for step in s.agenda:
        h = stirred(h, step)
    return int(h)


def _player(h: i64, player: "Player") -> i64:
    h = _bag(h, player.hand)
    h = _row(h, player.deck)
    h = _row(h, player.discard)
    h = _bag(h, player.aside)
    h = _row(h, player.play)
    h = _bag(h, player.mat)
    h = _row(h, player.links)
    h = _row(h, player.tokens)
    for n in [player.inherited, player.turns, player.gained, player.shuffles]:
        h = mix(h, n)
    for flag in [player.journey_up, player.minus_card, player.minus_coin]:
        h = mix(h, 1 if flag else 0)
    return h


def _row(h: i64, row: vec[i64]) -> i64:
    for i in range(len(row)):
        h = mix(h, row[i])
    return mix(h, len(row))


def _bag(h: i64, row: vec[i64]) -> i64:
    """The same whatever the order."""
    total: i64 = 0
    for i in range(len(row)):
        total = (total + mix(7, row[i])) & 0x3FFFFFFFFFFFFFFF
    return mix(mix(h, total), len(row))

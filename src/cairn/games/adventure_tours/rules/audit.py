"""Whether a position can be: every card is there, levels and money add up, and only guards are ready."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cairn.core.errors import Args, BadPosition
from cairn.games.adventure_tours.rules import scoring
from cairn.games.adventure_tours.rules.pieces import KIND, PROTECT, READY
from cairn.games.adventure_tours.rules.player import NO_BOARD, cards_of

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.player import Player
    from cairn.games.adventure_tours.rules.state import State


def audit(s: "State") -> None:
    """Raise BadPosition with what is wrong."""
    _check_cards(s)
    _check_boards(s)
    if (s.left == 0) and s.is_running():
        raise BadPosition("adventure-tours-bad-pile", {"n": 0}, "AT-R3")
    for seat, player in enumerate(s.players):
        _check_rows(s, seat, player)
        money: i64 = 0
        for incomes in s.incomes:
            money = scoring.after(money, incomes[seat])
        if money != player.money:
            raise _bad("money", int(player.money))


def _check_cards(s: "State") -> None:
    """The 102 cards of the table, each as often as it says. [AT-C1]"""
    counts = [0] * len(s.kit.cards)
    for card in s.pile[: s.left] + cards_of(s.discard):
        counts[card] += 1
    for player in s.players:
        for card in cards_of(player.hand) + cards_of(player.equipment) + cards_of(player.members):
            counts[card] += 1
    for card, n in enumerate(counts):
        due = int(s.kit.copies[card])
        if n != due:
            args: Args = {"card": s.kit.cards[card], "n": n, "due": due}
            raise BadPosition("adventure-tours-bad-count", args, "AT-C1")


def _check_boards(s: "State") -> None:
    """The boards show one kind of side, and there are not more of one than in the box. [AT-S1, AT-S5]"""
    box = s.kit.sides[1 if s.settings.expert else 0][:]
    for player in s.players:
        if player.board not in box:
            raise BadPosition("bad-position-value", {"name": "boards", "value": int(player.board)}, "AT-S5")
        box.remove(int(player.board))
    in_use = [int(player.board) for player in s.players]
    for player in s.players:
        if player.drafted != NO_BOARD:
            if player.drafted not in in_use:
                raise _bad("drafted", int(player.drafted))
            in_use.remove(int(player.drafted))


def _check_rows(s: "State", seat: int, player: "Player") -> None:
    """A hand in order, levels of board and equipment, and flags on cards that protect alone."""
    hand = cards_of(player.hand)
    if hand != sorted(hand):
        raise _bad("hands", str(hand))
    levels: i64 = s.kit.start[player.board]
    for card in cards_of(player.equipment):
        levels += s.kit.equipment[card]
    if levels != player.levels:
        raise _bad("levels", int(player.levels))
    for slot in [*player.members, *player.equipment]:
        card = int(slot & KIND)
        if slot >= READY and s.kit.action[card] != PROTECT:
            raise BadPosition(
                "adventure-tours-bad-ready", {"seat": seat, "card": s.kit.cards[card]}, "AT-X11"
            )


def _bad(name: str, value: int | str) -> BadPosition:
    return BadPosition("bad-position-value", {"name": name, "value": value})

"""What a seat may see, as plain data; the only place that hides anything. [AT-I1]"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cairn.core.game import OVER, Decision, Seat, View
from cairn.core.views import told_decision, told_result
from cairn.games.adventure_tours.rules import scoring
from cairn.games.adventure_tours.rules.effects import effects
from cairn.games.adventure_tours.rules.pieces import ABILITIES, COLOURS, KIND, READY, ROUNDS, unpacked
from cairn.games.adventure_tours.rules.player import NO_BOARD, cards_of
from cairn.games.adventure_tours.rules.rounds import boards_on_offer, draft_order

if TYPE_CHECKING:
    from cairn.games.adventure_tours.rules.state import State

NAME: Final = "adventure-tours"
RULES_VERSION: Final = 1


def view(s: "State", you: Seat | None) -> View:
    """The table as one seat (None: a spectator) sees it; hidden things are counts."""
    seats = range(len(s.players))
    decision = s.decision
    return {
        "game": NAME,
        "rules": RULES_VERSION,
        "options": dict(s.settings.options),
        "you": you,
        "tables": s.kit.tables,
        "seats": [_seat(s, seat, you) for seat in seats],
        "zones": {
            "hands": [
                _names(s, s.players[seat].hand) if seat == you else len(s.players[seat].hand)
                for seat in seats
            ],
            "equipment": [_row(s, s.players[seat].equipment) for seat in seats],
            "members": [_row(s, s.players[seat].members) for seat in seats],
            "discard": _names(s, s.discard),
            "pile": int(s.left),
            "offered": [s.kit.boards[board] for board in _offered(s)],
        },
        "known": {
            "hands": [_names(s, s.players[seat].hand) if seat == you else [] for seat in seats],
            # Every income is open, so a player who remembers knows all the money. [AT-I2]
            "money": s.scores(),
        },
        "progress": {
            "round": int(s.round),
            "rounds": ROUNDS,
            "turn": int(s.turn),
            "seat": int(s.seat),
            "starter": int(s.starter),
            "ability_used": s.spent,
            "extra_turns": s.extra_turns(),
            "incomes": [list(incomes) for incomes in s.incomes],
            "totals": _totals(s),
            "draft": draft_order(s) if _drafts(s) else [],
            "drafted": [_board(s, s.players[seat].drafted) for seat in seats],
        },
        "decision": None if decision is None else _decision(s, decision, you),
        "result": told_result(s),
    }


def _seat(s: "State", seat: Seat, you: Seat | None) -> View:
    """What everybody sees of a player: board, levels and income at any time. [AT-T7]"""
    player = s.players[seat]
    shows = s.settings.open_money or seat == you or s.to_move() == OVER
    rows = [int(slot) for slot in [*player.members, *player.equipment]]
    return {
        "hand": len(player.hand),
        "board": _board(s, player.board),
        "ability": ABILITIES[s.ability(seat)],
        "levels": _levels(player.levels),
        "income": int(scoring.income(s, seat)),
        "members": len(player.members),
        "equipment": len(player.equipment),
        "guards": len([slot for slot in rows if slot >= READY]),
        "money": int(player.money) if shows else None,
    }


def _levels(levels: i64) -> dict[str, int]:
    return dict(zip(COLOURS, unpacked(levels), strict=True))


def _board(s: "State", board: i64) -> str | None:
    return None if board == NO_BOARD else s.kit.boards[board]


def _names(s: "State", row: vec[i64]) -> list[str]:
    return [s.kit.cards[card] for card in cards_of(row)]


def _row(s: "State", row: vec[i64]) -> list[View]:
    """The laid cards in their order, the rightmost last; `ready` if a card still protects."""
    return [{"card": s.kit.cards[slot & KIND], "ready": slot >= READY} for slot in row]


def _totals(s: "State") -> list[list[int]]:
    """The money of all after each finished round, never below 0: it follows from open incomes. [AT-E3]"""
    money = [0] * len(s.players)
    totals: list[list[int]] = []
    for incomes in s.incomes:
        money = [max(0, have + coins) for have, coins in zip(money, incomes, strict=True)]
        totals.append(money)
    return totals


def _drafts(s: "State") -> bool:
    """Whether boards are chosen, or have just been. [AT-V2]"""
    return bool(s.settings.draft and s.agenda and s.agenda[0].kind == "deal")


def _offered(s: "State") -> list[int]:
    """The boards that are still to be chosen, while some are."""
    waiting = [step for step in s.agenda if step.kind == "draft"]
    return boards_on_offer(s) if waiting else []


def _decision(s: "State", decision: Decision, you: Seat | None) -> View:
    told = told_decision(decision, you, s.kit.moves)
    if decision.seat == you:
        told["effects"] = effects(s, decision)
    return told

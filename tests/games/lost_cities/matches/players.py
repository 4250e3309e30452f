"""How the players of the recorded matches of Lost Cities choose."""

from typing import Any

from cairn.core.dice import QuickStream
from cairn.core.match import Match
from tests.matches.record import Chooser


def _moves(match: Match) -> list[str]:
    """What may be played, in the order of the table of moves, however the engine lists it."""
    return [match.game.spell(move) for move in sorted(match.state.options())]


def builder(match: Match, stream: QuickStream) -> str:
    """Mostly adds the lowest number it can, so that expeditions grow; else anything."""
    return _build(_moves(match), stream)


def cautious(match: Match, stream: QuickStream) -> str:
    """Builds too, but seat 2 starts no fourth expedition."""
    moves = _moves(match)
    started = [colour for colour, ranks in match.state.dump()["expeditions"][1].items() if ranks]
    if match.state.to_move() == 1 and len(started) == 3:
        moves = [move for move in moves if not move.startswith("play ") or move.split()[1] in started]
    return _build(moves, stream)


def _build(moves: list[str], stream: QuickStream) -> str:
    added = [move for move in moves if move.startswith("play ") and not move.endswith("sponsor")]
    if added and stream.below(4) > 0:
        return min(added, key=lambda move: int(move.split()[2]))
    return moves[stream.below(len(moves))]


def dawdler(match: Match, stream: QuickStream) -> str:
    """Draws from camps as long as it may."""
    moves = _moves(match)
    taken = [move for move in moves if move.startswith("take ")]
    return taken[stream.below(len(taken))] if taken else builder(match, stream)


def idler(match: Match, stream: QuickStream) -> str:
    """Adds nothing and draws the pile down."""
    moves = _moves(match)
    camped = [move for move in moves if move.startswith("camp ")]
    return camped[stream.below(len(camped))] if camped else moves[0]


def towards(row: str, hand: str = "") -> Chooser:
    """Seat 1 lays this row of expeditions, then gathers this hand, and seat 2 helps; then both go on.

    Seat 1 keeps what it wants and camps the rest; seat 2 camps what seat 1 wants next. While a card is
    wanted, nobody takes the last one of the draw pile.
    """
    target, held = cards(row), cards(hand)

    def choose(match: Match, stream: QuickStream) -> str:
        data = match.state.dump()
        laid = [f"{colour} {rank}" for colour, ranks in data["expeditions"][0].items() for rank in ranks]
        missing = [card for card in set(target) for _ in range(target.count(card) - laid.count(card))]
        missing.sort(key=target.index)
        if len(laid) > len(target) or (not missing and not held):
            return builder(match, stream) if held else idler(match, stream)
        if not missing and sorted(held) == sorted(data["hands"][0]):
            return builder(match, stream)
        options = _moves(match)
        if data["step"] == "draw":
            return _draw(data, options, missing + held)
        return _place(data, options, missing, held)

    return choose


def cards(text: str) -> list[str]:
    """`yellow S 4, blue S` as a list of cards."""
    groups = [group.split() for group in text.split(", ") if group]
    return [f"{colour} {rank}".replace("S", "sponsor") for colour, *ranks in groups for rank in ranks]


def _lacking(data: dict[str, Any], wanted: list[str]) -> list[str]:
    """What seat 1 wants and does not yet hold."""
    return [card for card in wanted if data["hands"][0].count(card) < wanted.count(card)]


def _place(data: dict[str, Any], options: list[str], missing: list[str], held: list[str]) -> str:
    """Lay what comes next; else camp what is not wanted, or, for seat 1 to take, what it wants next."""
    due = {card.split()[0]: card for card in reversed(missing)}
    laid = [f"play {card}" for card in due.values() if f"play {card}" in options]
    if data["seat"] == 1 and laid:
        return laid[0]
    wanted = missing + held
    lacking = _lacking(data, wanted)
    covered = [colour for colour, camp in data["camps"].items() if camp and f"{colour} {camp[-1]}" in lacking]

    def reluctance(move: str) -> tuple[bool, bool, bool]:
        card = move.removeprefix("camp ")
        spare = data["hands"][0].count(card) > wanted.count(card)
        kept = not spare if data["seat"] == 1 else card in lacking
        helps = data["seat"] == 2 and kept and (card in due.values() or not missing)
        return card.split()[0] in covered, not helps, kept

    return min([move for move in options if move.startswith("camp ")], key=reluctance)


def _draw(data: dict[str, Any], options: list[str], wanted: list[str]) -> str:
    """Seat 1 takes what it lacks; else the draw pile, but not its last card."""
    lacking = _lacking(data, wanted)
    tops = {f"take {colour}": f"{colour} {camp[-1]}" for colour, camp in data["camps"].items() if camp}
    takes = [move for move in options if move != "draw"]
    liked = [move for move in takes if tops[move] in lacking]
    if data["seat"] == 1 and liked:
        return liked[0]
    idle = [move for move in takes if tops[move] not in lacking]
    return "draw" if len(data["pile"]) > 1 or not idle else idle[0]

"""The parts that every View of every game has."""

from typing import Any, Final

from cairn.core.errors import Args
from cairn.core.game import OVER, Decision, Seat, State, View

PARTS: Final = ["game", "rules", "options", "you", "seats", "zones", "known", "decision", "result"]
QUESTION: Final = ["seat", "kind", "prompt", "args"]
RESULT: Final = ["scores", "winners"]


def told_decision(decision: Decision, you: Seat | None, moves: list[str]) -> View:
    """A decision as everybody hears it, with the spellings of its options for the deciding seat alone."""
    told: View = {
        "seat": decision.seat,
        "kind": decision.kind,
        "prompt": decision.prompt,
        "args": decision.args,
    }
    if decision.seat == you:
        told["options"] = [moves[move] for move in decision.options]
    return told


def told_effect(key: str, args: Args) -> View:
    """What a move would bring: the key of one short sentence, and the numbers and names in it."""
    return {"key": key, "args": args}


def told_result(s: State) -> View | None:
    """Scores and winners; None until the game is over."""
    if s.to_move() != OVER:
        return None
    return {"scores": s.scores(), "winners": s.winners()}


def missing_part(view: View, seats: int) -> str:
    """The first part that a view lacks, or that has another form than it should; an empty word if none does.

    Names as in `decision.prompt`. A part of its own, such as `progress`, a game may add.
    """
    for part in PARTS:
        if part not in view:
            return part
    for part in ("options", "zones", "known"):
        if not isinstance(view[part], dict):
            return part
    told: Any = view["seats"]
    if not isinstance(told, list) or len(told) != seats or not all(isinstance(one, dict) for one in told):
        return "seats"
    decision: Any = view["decision"]
    if decision is not None:
        lack = _lacks(decision, QUESTION, "decision")
        if lack:
            return lack
        if not isinstance(decision["args"], dict):
            return "decision.args"
        if decision["seat"] == view["you"] and not isinstance(decision.get("options"), list):
            return "decision.options"
        if not _are_effects(decision):
            return "decision.effects"
    result: Any = view["result"]
    return "" if result is None else _lacks(result, RESULT, "result")


def _are_effects(decision: View) -> bool:
    """Whether the effects of a decision, if it tells any, are sentences about its own options."""
    effects: Any = decision.get("effects", {})
    if not isinstance(effects, dict):
        return False
    options: Any = decision.get("options") or []
    return all(spelling in options and _is_sentence(effects[spelling]) for spelling in effects)


def _is_sentence(effect: Any) -> bool:
    """Whether this is a key with arguments, and nothing else."""
    if (
        not isinstance(effect, dict)
        or sorted(effect) != ["args", "key"]
        or not isinstance(effect["key"], str)
    ):
        return False
    args: Any = effect["args"]
    return isinstance(args, dict) and all(isinstance(value, int | str) for value in args.values())


def _lacks(found: Any, names: list[str], part: str) -> str:
    """The first of these names that a part lacks."""
    if not isinstance(found, dict):
        return part
    for name in names:
        if name not in found:
            return f"{part}.{name}"
    return ""

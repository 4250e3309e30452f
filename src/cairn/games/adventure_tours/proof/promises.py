"""What the effects of options promise, held against what happens when they are chosen."""

from typing import Any

from cairn.core.game import Seat, State, View
from cairn.games.adventure_tours.rules.pieces import CATEGORIES, COLOURS
from cairn.proof.played import Moment, Untrue

KEY = "adventure-tours-effect-"
LEVELS = ("equip", "takes-equipment", "loses-equipment", "protect-equipment")
SEVERAL = ("equip-several", "takes-several", "loses-several", "protect-several")
INCOME = ("join", "takes-member", "loses-member", "protect-member", "promote")


def keeps_promises(m: Moment, seat: Seat) -> None:
    """Choose every option of a seat in a copy: each number that its effect names is then on the table."""
    view = m.state.view(seat)
    for move, effect in view["decision"]["effects"].items():
        after = m.state.clone()
        after.push(m.game.numbers[move])
        now = after.view(None)
        if _is_open(now, view):
            continue
        kind, args = effect["key"].removeprefix(KEY), effect["args"]
        found = _found(now, kind, args, seat)
        if kind == "hand" and args["victim"] == seat:
            # The seat's draw for a card laid before the action may follow at once.
            found["after"] -= _draws_due(m.state, seat) - _draws_due(after, seat)
        due = {name: value for name, value in args.items() if name in found}
        if found != due:
            raise Untrue(f"the effect of {move} is {due}, and should be {found}")


def _draws_due(state: State, seat: Seat) -> int:
    return sum(step == ["draw-card", seat] for step in state.dump()["agenda"])


def _is_open(now: View, before: View) -> bool:
    """Whether it is still open what happens, or the end of the round has swept it away."""
    asked = now["decision"]
    waits = asked is not None and asked["kind"] in ("protect", "give-second")
    return waits or now["progress"]["incomes"] != before["progress"]["incomes"]


def _found(now: View, kind: str, args: dict[str, Any], seat: Seat) -> dict[str, int]:
    """What the table says, by the names that an effect has for it."""
    if kind == "board":
        return dict(now["tables"]["boards"][now["progress"]["drafted"][seat]]["start"])
    at = now["seats"][args["victim"] if kind.startswith(("loses", "hand")) else seat]
    if kind == "hand":
        return {"after": at["hand"]}
    levels: dict[str, int] = at["levels"]
    if kind in LEVELS:
        return {"after": levels[COLOURS[CATEGORIES.index(args["category"])]]}
    if kind in SEVERAL:
        return {f"{colour}_to": level for colour, level in levels.items()}
    if kind not in INCOME:
        raise Untrue(f"nobody knows what {kind} promises")
    found = {"after": at["income"]}
    if kind == "promote":
        found["level_to"] = levels[COLOURS[CATEGORIES.index(args["category"])]]
    return found

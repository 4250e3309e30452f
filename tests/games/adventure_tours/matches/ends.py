"""The ways in which a round of Adventure Tours can end, each shown by its last move."""

from collections.abc import Callable

from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS
from tests.matches.story import Step

from .players import ends_round

BOARDS = ADVENTURE_TOURS.kit.tables["boards"]


def empties_hand(step: Step) -> bool:
    """Whether the round ends with an empty hand."""
    return step.tells("adventure-tours-ends-round")


def is_drawn_by_another(step: Step) -> bool:
    """Whether the last card of the pile goes to somebody who is not in turn."""
    drawn = step.args("adventure-tours-last-card-drawn")
    return bool(drawn) and drawn["seat"] != step.before["seat"] - 1


def attack(step: Step) -> list[int]:
    """Who attacks, who is aimed at first and second, before a player answers with a Pater Miller or not."""
    _, _, _, me, first, second = step.before["agenda"][-1]
    return [me, first, second]


def is_spent(step: Step, ability: str) -> bool:
    """Whether the player in turn has this ability and has used it in this turn."""
    board = step.before["boards"][step.before["seat"] - 1]
    return bool(step.before["spent"]) and BOARDS[board]["ability"] == ability


def goes_to_first(step: Step) -> bool:
    """Whether two different players were to draw, and only the first named gets the last card."""
    if step.kind != "give-second":
        return False
    first = step.before["agenda"][-1][3]
    one_left = len(step.before["pile"]) == 1
    return one_left and step.move != f"aim seat {first + 1}" and ends_round(step)


def goes_to_second(step: Step) -> bool:
    """Whether the last card goes to the second named, since the first named is protected."""
    if step.kind != "protect" or step.move == "skip" or not step.tells("adventure-tours-last-card-drawn"):
        return False
    _, first, second = attack(step)
    return step.seat == first and step.args("adventure-tours-last-card-drawn")["seat"] == second


ROUND_ENDS: dict[str, Callable[[Step], bool]] = {
    "an empty hand by a member": lambda step: empties_hand(step) and step.kind == "play",
    "an empty hand, the draw forgone": lambda step: empties_hand(step) and step.kind == "gift",
    "an empty hand, an extra turn due": lambda step: (
        empties_hand(step) and (step.kind, step.move) == ("extra-turn", "use")
    ),
    "an empty hand in the turn of an ability": lambda step: (
        empties_hand(step) and is_spent(step, "second_turn")
    ),
    "an empty hand by a second member": lambda step: (
        empties_hand(step)
        and (is_spent(step, "second_member") or (step.kind, step.move[:4]) == ("second-member", "join"))
    ),
    "an empty hand at the end of a chain": lambda step: (
        empties_hand(step) and step.kind == "same-colour-member" and step.move != "skip"
    ),
    "the last card drawn for equipment": lambda step: (
        step.tells("adventure-tours-pile-ends-round") and step.kind == "play"
    ),
    "the last card drawn for extra equipment": lambda step: (
        step.tells("adventure-tours-pile-ends-round") and step.kind in ("extra-equipment", "more-equipment")
    ),
    "the last card is a gift": lambda step: step.kind == "gift" and is_drawn_by_another(step),
    "the last card is given": lambda step: step.kind == "give-one" and is_drawn_by_another(step),
    "the last card for the first named": goes_to_first,
    "the last card for the second named": goes_to_second,
    "an empty hand and an empty pile": lambda step: (
        step.tells("adventure-tours-pile-ends-round")
        and is_drawn_by_another(step)
        and not step.before["hands"][step.before["seat"] - 1]
    ),
    "a shared win": lambda step: step.args("adventure-tours-shares-win").get("coins", 0) != 0,
}
"""How the last move of a round shows each way to end it."""

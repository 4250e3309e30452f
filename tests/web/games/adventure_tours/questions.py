"""For every kind of question of the engine a position, and the clicks that lead to it."""

from typing import Final

EXPERT: Final = {"mode": "expert"}
RICH: Final = "equipment 1: red earl 3"
"""Equipment that lifts seat 1 of the basic game to red 9, so that every red card may join."""
RIVALS: Final = """
    equipment 2: red paige, blue roy
    members 2: red molly, blue betty
    equipment 3: yellow earl
    members 3: yellow miller
"""


def mine(hand: str, words: str = "") -> str:
    """A position in which Anna has these cards and can let all red ones join."""
    return f"seat 1 to play\n hand 1: {hand}\n {RICH}\n {RIVALS}\n {words}"


def on(board: str, hand: str, words: str = "") -> str:
    """The same on one of the expert boards."""
    return f"{mine(hand, words)}\n board 1: {board}"


ATTACKED: Final = """
    seat 2 to play
    hand 1: red roy, blue roy
    equipment 1: red paige
    members 1: red miller (ready)
    hand 2: red slowhand
    equipment 2: red earl 3
    board 2: savanna safari
"""

HARD_HIT: Final = ATTACKED.replace("red paige", "yellow roy")
"""An attack on a card that lifts all three levels: much to tell."""

LAST_CARD: Final = f"""
    seat 1 to play
    hand 1: red roy
    {RICH}
    hand 2: 1
    members 2: red colonel, blue colonel
    hand 3: 1
    members 3: yellow colonel, blue amelia
    board 1: polar dog sled
"""
"""Anna ends the round, has earned least, and chooses first."""

QUESTIONS: Final[dict[str, tuple[str, dict[str, str], list[str]]]] = {
    "play": (mine("red betty, blue roy"), {}, []),
    "give-one": (mine("red paige, blue roy"), {}, ["join red professor paige turner"]),
    "give-two": (mine("red betty, blue roy"), {}, ["join red betty mcklug"]),
    "extra-equipment": (
        mine("red earl, blue roy").replace("earl 3", "earl 2"),
        {},
        ["join red earl of bucket"],
    ),
    "discard-equipment": (mine("red molly, blue roy"), {}, ["join red molly magpie"]),
    "steal-equipment": (mine("red slowhand, blue roy"), {}, ["join red slowhand bill"]),
    "extra-turn": (mine("red colonel, blue roy"), {}, ["join red colonel farsight"]),
    "same-colour-member": (mine("red rufus, red paige, blue roy"), {}, ["join red rufus rigs"]),
    "discard-member": (mine("red anthrop, blue roy"), {}, ["join red miss anthrop"]),
    "steal-member": (mine("red amelia, blue roy"), {}, ["join red amelia airhead"]),
    "promote-equipment": (mine("red lady, blue roy"), {}, ["join red lady goldsworthy"]),
    "more-equipment": (
        on("himalaya yak caravan", "red betty, blue roy, blue paige"),
        EXPERT,
        ["lay blue roy nobleman"],
    ),
    "own-draw": (on("deep-sea submarine", "red betty, blue roy"), EXPERT, ["lay blue roy nobleman"]),
    "gift": (on("deep-sea submarine", "red betty, blue roy"), EXPERT, ["lay blue roy nobleman", "main"]),
    "second-member": (
        on("savanna safari", "red roy, red paige, blue roy"),
        EXPERT,
        ["join red roy nobleman"],
    ),
    "second-turn": (on("hot-air balloon", "red betty, blue roy"), EXPERT, ["lay blue roy nobleman"]),
    "deal": ("round over\n incomes: 12 3 -4", {}, []),
    "draft": (LAST_CARD, {**EXPERT, "boards": "draft"}, ["join red roy nobleman", "boards"]),
    "protect": (ATTACKED, EXPERT, []),
}

LATER: Final = {"give-second"}
"""Asked only of those who name one player after the other: the board sends both at once."""

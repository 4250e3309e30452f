"""The view as numbers: the same knowledge, one number a fact."""

import pytest

from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS
from cairn.proof.scene import Scene

from .tours import basic

KIT = ADVENTURE_TOURS.kit
SEATS = range(6)
NAMES = [f"hand {card}" for card in KIT.cards] + [f"discard {card}" for card in KIT.cards]
NAMES += [
    f"{row} {seat} {card}" for seat in SEATS for row in ("equipment", "member", "ready") for card in KIT.cards
]
NUMBERS = ["hand", "red", "blue", "yellow", "income", "money", "in turn", "to move", "starter", "drafted"]
NAMES += [f"{fact} {seat}" for seat in SEATS for fact in [*KIT.boards, *NUMBERS]]
NAMES += ["seats", "pile", "round", "running", "spent", "extra turns", "moved protects", "expert"]
"""What each number of an observation stands for; seats count from the observer, clockwise."""


def observed(scene: Scene, seat: int) -> dict[str, int]:
    """The numbers that are not 0, by name."""
    assert len(NAMES) == scene.game.observation_size
    out = [99] * len(NAMES)
    scene.state.observe(seat - 1, out)
    return {name: value for name, value in zip(NAMES, out, strict=True) if value != 0}


WORDS = """
    seat 2 to play
    hand 1: red roy 2, blue bill
    hand 2: yellow paige
    hand 3: 4
    equipment 2: red earl, yellow miller (ready)
    members 3: red molly, blue miller (ready), blue miller
    discard: red amelia
    pile 9
    rest: discard
    incomes: 5 -3 2
    starter: 3
"""


@pytest.mark.rule("AT-I1", "AT-T7")
def test_what_seat_1_observes() -> None:
    """Its own hand, the open cards, and of each seat the board and the numbers."""
    seen = observed(basic(WORDS), 1)
    discarded = {name for name in seen if name.startswith("discard")}
    expected = {"hand red roy nobleman": 2, "hand blue slowhand bill": 1}
    expected |= {"equipment 1 red earl of bucket": 1, "equipment 1 yellow pater miller": 1}
    expected |= {"ready 1 yellow pater miller": 1}
    expected |= {
        "member 2 red molly magpie": 1,
        "member 2 blue pater miller": 2,
        "ready 2 blue pater miller": 1,
    }
    for seat, hand, levels, income, money in [
        (0, 3, (3, 3, 3), 0, 5),
        (1, 1, (5, 3, 4), 0, 0),
        (2, 4, (3, 3, 3), 7, 2),
    ]:
        expected |= {f"desert expedition {seat}": 1, f"hand {seat}": hand}
        expected |= {f"{c} {seat}": n for c, n in zip(("red", "blue", "yellow"), levels, strict=True)}
        expected |= {f"income {seat}": income, f"money {seat}": money}
    expected |= {"in turn 1": 1, "to move 1": 1, "starter 2": 1}
    expected |= {"seats": 3, "pile": 9, "round": 2, "running": 1}

    assert {name: value for name, value in expected.items() if value} == {
        name: value for name, value in seen.items() if name not in discarded
    }
    assert 102 - 3 - 1 - 4 - 2 - 3 - 9 == sum(seen[name] for name in discarded)
    assert 2 == seen["discard red amelia airhead"]
    assert "discard red roy nobleman" in seen


def test_what_another_seat_observes() -> None:
    """The same table, turned: its own hand and the others clockwise from it."""
    seen = observed(basic(WORDS), 3)

    assert 4 == sum(value for name, value in seen.items() if name.startswith("hand ") and " " in name[5:])
    assert {"hand 0": 4, "hand 1": 3, "hand 2": 1}.items() <= seen.items()
    assert {"in turn 2": 1, "starter 0": 1, "member 0 red molly magpie": 1}.items() <= seen.items()


def test_the_facts_of_the_table() -> None:
    """Expert game, options, extra turns, the ability, a choice of boards."""
    scene = Scene("adventure-tours", mode="expert", moved_miller_protects="on", boards="draft").set_up("""
        board 1: hot-air balloon
        board 2: polar dog sled
        equipment 1: red earl 3, red roy
        hand 1: red farsight, blue roy 2
    """)
    scene.play("join red colonel farsight", "use", "use")
    seen = observed(scene, 1)
    assert {"expert": 1, "moved protects": 1, "extra turns": 1, "running": 1}.items() <= seen.items()
    assert "spent" not in seen
    scene.play("equip blue roy nobleman", "skip")
    assert {"spent": 1}.items() <= observed(scene, 1).items()
    assert {"hot-air balloon 2": 1, "polar dog sled 0": 1}.items() <= observed(scene, 2).items()

    over = Scene("adventure-tours", mode="expert", boards="draft").set_up("""
        board 1: polar dog sled
        hand 1: red roy
        hand 2: 7
    """)
    over.play("join red roy nobleman", "2: board himalaya yak caravan")
    seen = observed(over, 2)
    assert "running" not in seen
    assert 1 + KIT.boards.index("himalaya yak caravan") == seen["drafted 0"]
    assert "drafted 1" not in seen
    assert 1 == seen["to move 1"]

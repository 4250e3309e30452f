"""What a move would bring is told before it is made: whom an attack hits, what protection costs."""

import pytest

from cairn.core.errors import Args
from cairn.proof.scene import Scene

from .tours import BALLOON, SAFARI, STEAMER, basic, expert


def told(scene: Scene, seat: int = 1) -> dict[str, tuple[str, Args]]:
    """The effects that a seat is told: by the move, the end of the key, and the arguments."""
    effects = scene.view(seat)["decision"]["effects"]
    return {
        move: (effect["key"].removeprefix("adventure-tours-effect-"), effect["args"])
        for move, effect in effects.items()
    }


def attacking(card: str, words: str = "") -> Scene:
    """Seat 1 has laid a red card that attacks; seats 1 and 2 have equipment and members."""
    scene = basic(f"""
        equipment 1: red earl 3
        hand 1: red {card}, blue roy
        equipment 2: red paige, blue earl
        members 2: red molly, blue betty
        {words}
    """)
    return scene.play(f"join red {card}")


@pytest.mark.rule("AT-X4")
def test_whom_it_hits_to_lose_equipment() -> None:
    """Every player with equipment, oneself too, with the last card and the level that falls."""
    effects = told(attacking("molly magpie"))
    one: Args = {"victim": 0, "card": "red earl of bucket"}
    two: Args = {"victim": 1, "card": "blue earl of bucket"}

    assert effects == {
        "aim seat 1": ("loses-equipment", {**one, "category": "technology", "before": 9, "after": 7}),
        "aim seat 2": ("loses-equipment", {**two, "category": "provisions", "before": 5, "after": 3}),
    }


@pytest.mark.rule("AT-X5")
def test_what_taken_equipment_brings() -> None:
    """The attacker's own level; of a card of three colours all levels."""
    scene = attacking("slowhand bill", "equipment 3: yellow roy")
    levels: Args = {"red": 9, "red_to": 10, "blue": 3, "blue_to": 4, "yellow": 3, "yellow_to": 4}
    two: Args = {"victim": 1, "card": "blue earl of bucket", "category": "provisions"}

    assert told(scene) == {
        "aim seat 2": ("takes-equipment", {**two, "before": 3, "after": 5}),
        "aim seat 3": ("takes-several", {"victim": 2, "card": "yellow roy nobleman", **levels}),
    }


@pytest.mark.rule("AT-X8", "AT-X9")
def test_members_that_change_hands() -> None:
    """A discarded one lowers its owner's income, a taken one raises the attacker's."""
    lost = told(attacking("miss anthrop"))
    taken = told(attacking("amelia airhead"))
    betty: Args = {"victim": 1, "card": "blue betty mcklug"}

    assert ("loses-member", {**betty, "before": 7, "after": 3}) == lost["aim seat 2"]
    assert ("takes-member", {**betty, "before": 7, "after": 11}) == taken["aim seat 2"]


@pytest.mark.rule("AT-X1", "AT-X2")
def test_gifts() -> None:
    """The hand of each player after the card; whoever gets both cards has two more."""
    one = attacking("professor paige turner", "hand 2: red roy 3\nhand 3: blue bill")
    two = attacking("betty mcklug", "hand 2: red roy 3\nhand 3: blue bill")
    assert ("hand", {"victim": 1, "before": 3, "after": 4}) == told(one)["aim seat 2"]
    two.play("aim seat 2")

    assert ("hand", {"victim": 1, "before": 3, "after": 5}) == told(two)["aim seat 2"]
    assert ("hand", {"victim": 2, "before": 1, "after": 2}) == told(two)["aim seat 3"]


@pytest.mark.rule("AT-X1")
def test_the_last_card_is_a_gift_too() -> None:
    """One card in the pile is enough for one."""
    last = attacking("professor paige turner", "hand 2: red roy 3\npile 1\nrest: discard")

    assert ("hand", {"victim": 1, "before": 3, "after": 4}) == told(last)["aim seat 2"]


@pytest.mark.rule("AT-X11")
def test_what_protection_costs_and_what_it_saves() -> None:
    """The discarded Pater Miller paid 2; without him the last member goes."""
    scene = attacking("miss anthrop", "members 2: blue miller (ready), blue betty")
    scene.play("aim seat 2")

    assert told(scene, 2) == {
        "protect with blue pater miller": ("protect-member", {"before": 6, "after": 4}),
        "skip": ("loses-member", {"victim": 1, "card": "blue betty mcklug", "before": 6, "after": 2}),
    }


@pytest.mark.rule("AT-X10")
def test_equipment_that_becomes_members() -> None:
    scene = basic("equipment 1: red earl 3, blue earl\nhand 1: red lady, blue roy").play(
        "join red lady goldsworthy"
    )

    assert told(scene) == {
        "use": ("promote", {"before": 8, "after": 11, "category": "technology", "level": 9, "level_to": 3})
    }


@pytest.mark.rule("AT-A2")
def test_a_draw_that_may_be_forgone() -> None:
    scene = expert("deep-sea submarine", "hand 1: red roy, blue bill").play("equip red roy nobleman")

    assert told(scene) == {"draw": ("hand", {"victim": 0, "before": 1, "after": 2})}


@pytest.mark.rule("AT-T4", "AT-X12")
def test_what_may_follow_a_card() -> None:
    """Its action, unless it lapses, then the ability: what a card may set off is read before it is laid."""
    scene = expert(
        SAFARI,
        """
        hand 1: yellow miller, red molly, blue paige, red anthrop
        equipment 1: red earl
    """,
    )
    then = {move: args.get("then") for move, (_, args) in told(scene).items()}

    assert then["join blue professor paige turner"] == "give_one, second_member"
    assert then["join yellow pater miller"] == "protect, second_member"
    assert then["join red molly magpie"] == "discard_equipment, second_member"
    assert then["join red miss anthrop"] == "discard_member, second_member"
    assert then["equip red molly magpie"] is None


@pytest.mark.rule("AT-A3", "AT-A6", "AT-A9")
def test_what_may_follow_equipment() -> None:
    """The steamer's action if the demand is met, the balloon's turn; nothing once the ability has served."""
    steamer = told(expert(STEAMER, "hand 1: red molly, red lady, red paige"))
    assert steamer["equip red molly magpie"][1]["then"] == "discard_equipment"
    assert "then" not in steamer["equip red lady goldsworthy"][1]
    hand = "hand 1: red molly, red paige"
    assert told(expert(BALLOON, hand))["equip red molly magpie"][1]["then"] == "second_turn"
    assert "then" not in told(expert(BALLOON, f"{hand}\nability used"))["equip red molly magpie"][1]

"""The abilities that have to do with equipment: one more after the turn, the optional draw, its action."""

from pathlib import Path

import pytest

from cairn.core.dice import QuickDice
from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS

from .tours import (
    SAFARI,
    STEAMER,
    SUBMARINE,
    YAKS,
    asked,
    basic,
    expert,
    keys,
    levels,
    pile,
    prompt,
    sizes,
    table_with,
)

USES = "adventure-tours-uses-ability"


# After the regular turn: one more card as equipment.


@pytest.mark.rule("AT-A1")
def test_one_more_card_after_the_turn() -> None:
    """After equipment and its draw, or after a member, one more card may be laid, with its own draw."""
    scene = expert(YAKS, "hand 1: red roy, blue roy\npile: yellow roy, red amelia")
    scene.play("equip red roy nobleman")
    assert (1, "more-equipment") == asked(scene)
    assert ("adventure-tours-prompt-more-equipment", {"seat": 0}) == prompt(scene)
    assert ["equip blue roy nobleman", "equip red amelia airhead", "skip"] == scene.options()
    scene.play("equip red amelia airhead")

    assert ["red roy nobleman", "red amelia airhead"] == scene.zone("equipment", 1)
    assert ["blue roy nobleman", "yellow roy nobleman"] == scene.hand(1)
    assert (2, "play") == asked(scene)
    assert ["equips", "draws", "uses-ability", "equips", "draws"] == keys(scene, 1)
    assert (USES, {"seat": 0, "ability": "extra_equipment_after_turn"}) == scene.told()[2]


@pytest.mark.rule("AT-A1")
def test_one_more_card_after_a_member() -> None:
    """After a member and its action the question comes; it may be skipped."""
    scene = expert(YAKS, "hand 1: red paige, blue roy").play("join red professor paige turner", "aim seat 2")
    assert (1, "more-equipment") == asked(scene)
    scene.refuses("join blue roy nobleman", rule="AT-T1", key="adventure-tours-no-join-now")
    before = pile(scene)
    scene.play("skip")

    assert (2, "play") == asked(scene)
    assert before == pile(scene)
    assert "uses-ability" not in keys(scene)


@pytest.mark.rule("AT-A1", "AT-R1")
def test_no_card_no_question() -> None:
    """Who lays the last card as a member has nothing more to lay: the round is over."""
    scene = expert(YAKS, "hand 1: red paige").play("join red professor paige turner", "aim seat 2")

    assert (2, "deal") == asked(scene)


@pytest.mark.rule("AT-A1", "AT-A7")
def test_last_in_the_turn_and_before_an_extra_turn() -> None:
    """The extra turn waits until the one more card is laid, and renews the ability."""
    scene = expert(YAKS, "equipment 1: red earl 3\nhand 1: red farsight, blue roy 3")
    scene.play("join red colonel farsight", "use")
    assert (1, "more-equipment") == asked(scene)
    scene.play("equip blue roy nobleman")
    assert (1, "play") == asked(scene)
    scene.play("equip blue roy nobleman")
    assert (1, "more-equipment") == asked(scene)
    scene.play("equip blue roy nobleman")

    assert (2, "play") == asked(scene)


# The own draw is optional, and a gift.


@pytest.mark.rule("AT-A2")
def test_draw_and_no_gift() -> None:
    """Who draws and gives nothing has not used the ability."""
    scene = expert(SUBMARINE, "hand 1: red roy, blue roy")
    scene.play("equip red roy nobleman")
    assert (1, "own-draw") == asked(scene)
    assert ["draw", "skip"] == scene.options()
    scene.refuses("aim seat 1", rule="AT-T6", key="adventure-tours-no-aim-now")
    scene.play("draw")
    assert (1, "gift") == asked(scene)
    assert ["aim seat 1", "aim seat 2", "aim seat 3", "skip"] == scene.options()
    scene.refuses("draw", rule="AT-T2", key="adventure-tours-no-draw-now")
    scene.play("skip")

    assert [2, 6, 6] == sizes(scene)
    assert (2, "play") == asked(scene)
    assert ["equips", "draws"] == keys(scene, 1)


@pytest.mark.rule("AT-A2")
def test_no_draw_and_a_gift() -> None:
    """Both halves are independent and together one use: first the own draw, then the gift."""
    scene = expert(SUBMARINE, "hand 1: red roy, blue roy\nhand 2: 2")
    before = pile(scene)
    scene.play("equip red roy nobleman", "skip", "aim seat 2")

    assert [1, 3, 6] == sizes(scene)
    assert before - 1 == pile(scene)
    assert ["equips", "uses-ability", "forgoes-draw", "gives", "draws-hidden"] == keys(scene)
    assert (USES, {"seat": 0, "ability": "skip_draw_and_gift"}) == scene.told()[1]
    assert ("adventure-tours-forgoes-draw", {"seat": 0}) == scene.told()[2]


@pytest.mark.rule("AT-A2")
def test_the_gift_to_oneself() -> None:
    """The gift may be one's own: two cards, or one drawn as a gift."""
    two = expert(SUBMARINE, "hand 1: red roy, blue roy").play("equip red roy nobleman", "draw", "aim seat 1")
    assert [3, 6, 6] == sizes(two)
    assert ["equips", "draws", "uses-ability", "draws"] == keys(two, 1)

    one = expert(SUBMARINE, "hand 1: red roy, blue roy").play("equip red roy nobleman", "skip", "aim seat 1")
    assert [2, 6, 6] == sizes(one)


@pytest.mark.rule("AT-A2", "AT-R2")
def test_laying_equipment_can_end_the_round() -> None:
    """Who forgoes the draw for his last card ends the round with equipment."""
    scene = expert(SUBMARINE, "hand 1: red roy").play("equip red roy nobleman", "skip", "skip")

    assert (2, "deal") == asked(scene)
    assert ("adventure-tours-ends-round", {"seat": 0, "n": 1}) == scene.told()[3]


@pytest.mark.rule("AT-A2", "AT-A9")
def test_once_a_turn() -> None:
    """Once it has served, the draw is forced and nothing can be given; the next turn renews it."""
    scene = expert(SUBMARINE, "ability used\nhand 1: red roy, blue roy").play("equip red roy nobleman")
    assert [2, 6, 6] == sizes(scene)
    assert (2, "play") == asked(scene)

    turns = expert(SUBMARINE, "ability used\nequipment 1: red earl 2\nhand 1: red farsight, blue roy 2")
    turns.play("join red colonel farsight", "use", "equip blue roy nobleman")
    assert (1, "own-draw") == asked(turns)


@pytest.mark.rule("AT-A8")
def test_equipment_laid_by_an_action_counts() -> None:
    """After the card laid by extra_equipment the questions come as after the main play."""
    scene = expert(SUBMARINE, "hand 1: red earl, blue roy, yellow roy")
    scene.play("join red earl of bucket", "equip blue roy nobleman")
    assert (1, "own-draw") == asked(scene)
    scene.play("skip", "aim seat 3")

    assert [1, 6, 7] == sizes(scene)
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-A8")
def test_stolen_equipment_does_not_count() -> None:
    """A card stolen by an action is not laid from hand: no draw, no gift, no action of it."""
    for board in (SUBMARINE, STEAMER):
        scene = expert(board, "equipment 1: red earl\nhand 1: red bill, blue roy\nequipment 2: blue paige")
        scene.play("join red slowhand bill", "aim seat 2")
        assert (2, "play") == asked(scene)
        assert [1, 6, 6] == sizes(scene)


# The action of laid equipment.


@pytest.mark.rule("AT-A3")
def test_the_action_of_laid_equipment() -> None:
    """A card laid as equipment acts as if it were a member, if its demand is met; then one is drawn."""
    scene = expert(
        STEAMER, "hand 1: red betty, blue roy\nhand 2: 2\npile: red amelia, yellow amelia, blue amelia"
    )
    scene.play("equip red betty mcklug")
    assert (1, "give-two") == asked(scene)
    assert ("adventure-tours-prompt-give-two-equipped", {"seat": 0, "card": "red betty mcklug"}) == prompt(
        scene
    )
    scene.play("aim seat 2", "aim seat 2")

    assert ["red betty mcklug"] == scene.zone("equipment", 1)
    assert [] == scene.zone("members", 1)
    assert [2, 4, 6] == sizes(scene)
    assert ["blue roy nobleman", "red amelia airhead"] == scene.hand(1)
    assert ["equips", "uses-ability", "gives-two", "draws-hidden", "draws-hidden", "draws"] == keys(scene, 1)
    assert (USES, {"seat": 0, "ability": "use_equipment_action"}) == scene.told()[1]
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-A3")
def test_its_own_value_counts() -> None:
    """A demand of 6 is met by red 5 and the card's own 1, but one of 7 is not."""
    scene = expert(STEAMER, "hand 1: red bill, blue roy\nequipment 2: blue roy")
    scene.play("equip red slowhand bill")
    assert (1, "steal-equipment") == asked(scene)
    scene.play("aim seat 2")
    assert ["red slowhand bill", "blue roy nobleman"] == scene.zone("equipment", 1)
    assert [7, 7, 6] == levels(scene, 1)
    assert 2 == len(scene.hand(1))

    low = expert(STEAMER, "hand 1: red farsight, blue roy").play("equip red colonel farsight")
    assert (2, "play") == asked(low)
    assert 2 == len(low.hand(1))
    assert "uses-ability" not in keys(low)


@pytest.mark.rule("AT-A3")
def test_the_action_may_be_skipped() -> None:
    """Who does not use the action draws as usual, and the ability has not served."""
    scene = expert(STEAMER, "hand 1: red earl, blue earl, blue roy")
    scene.play("equip red earl of bucket", "skip")
    assert 3 == len(scene.hand(1))
    assert ["equips", "draws"] == keys(scene, 1)

    lapsed = expert(STEAMER, "hand 1: red amelia, blue roy\nequipment 1: red earl 2")
    lapsed.play("equip red amelia airhead")
    assert (2, "play") == asked(lapsed)
    assert 2 == len(lapsed.hand(1))


@pytest.mark.rule("AT-A3", "AT-A9")
def test_its_action_once_a_turn() -> None:
    """Extra equipment laid by the action does not act again: one draw for each card, innermost first."""
    scene = expert(STEAMER, "hand 1: red earl, blue earl, blue roy\npile: red amelia, yellow amelia")
    scene.play("equip red earl of bucket", "equip blue earl of bucket")

    assert ["red earl of bucket", "blue earl of bucket"] == scene.zone("equipment", 1)
    assert ["blue roy nobleman", "red amelia airhead", "yellow amelia airhead"] == scene.hand(1)
    assert (2, "play") == asked(scene)
    assert ["equips", "uses-ability", "equips", "draws", "draws"] == keys(scene, 1)


@pytest.mark.rule("AT-A3", "AT-X10")
def test_with_promotion_the_card_itself_moves_too() -> None:
    """Lady Goldsworthy laid as equipment becomes a member with the other red cards."""
    scene = expert(STEAMER, "equipment 1: red earl 2, blue earl\nhand 1: red goldsworthy, blue roy")
    scene.play("equip red lady goldsworthy")
    assert (
        "adventure-tours-prompt-promote-equipment-equipped",
        {"seat": 0, "card": "red lady goldsworthy", "colour": "red", "n": 3},
    ) == prompt(scene)
    scene.play("use")

    assert ["blue earl of bucket"] == scene.zone("equipment", 1)
    assert ["red earl of bucket"] * 2 + ["red lady goldsworthy"] == scene.zone("members", 1)
    assert [5, 8, 5] == levels(scene, 1)
    assert 2 == len(scene.hand(1))


@pytest.mark.rule("AT-A3", "AT-X7")
def test_a_member_of_the_colour_of_equipment() -> None:
    """Rufus Rigs laid as equipment brings a member of his colour with its action; the draw comes last."""
    scene = expert(
        STEAMER, "hand 1: red rufus, red paige, blue paige, blue roy\npile: red amelia, blue amelia"
    )
    scene.play("equip red rufus rigs")
    assert (1, "same-colour-member") == asked(scene)
    assert ["join red professor paige turner", "skip"] == scene.options()
    scene.play("join red professor paige turner", "aim seat 2")

    assert ["red rufus rigs"] == scene.zone("equipment", 1)
    assert ["red professor paige turner"] == scene.zone("members", 1)
    assert "blue amelia airhead" in scene.hand(2)
    assert "red amelia airhead" in scene.hand(1)
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-A3", "AT-T6")
def test_the_card_itself_is_equipment() -> None:
    """It is one's own last equipment and may be discarded, but no member; either way a card is drawn."""
    equipment = expert(STEAMER, "hand 1: red molly, blue roy").play("equip red molly magpie")
    assert ["aim seat 1", "skip"] == equipment.options()
    equipment.play("aim seat 1")
    assert ["red molly magpie"] == equipment.zone("discard")
    assert [5, 6, 5] == levels(equipment, 1)
    assert 2 == len(equipment.hand(1))

    member = expert(STEAMER, "hand 1: red miss, blue roy\nmembers 3: blue paige").play(
        "equip red miss anthrop"
    )
    assert ["aim seat 3", "skip"] == member.options()
    member.play("aim seat 3")
    assert ["red miss anthrop"] == member.zone("equipment", 1)
    assert ["blue professor paige turner"] == member.zone("discard")
    assert 2 == len(member.hand(1))


@pytest.mark.rule("AT-A3")
def test_an_extra_turn_from_equipment() -> None:
    """Colonel Farsight laid as equipment earns a turn, which renews the ability."""
    scene = expert(STEAMER, "equipment 1: red earl\nhand 1: red farsight 2, blue roy")
    scene.play("equip red colonel farsight", "use")
    assert (1, "play") == asked(scene)
    assert 3 == len(scene.hand(1))
    scene.play("equip red colonel farsight")

    assert (1, "extra-turn") == asked(scene)


@pytest.mark.rule("AT-A3", "AT-A8")
def test_laid_by_an_action() -> None:
    """The action of the card laid by extra_equipment may be used."""
    scene = expert(STEAMER, "hand 1: red earl, blue molly, yellow roy\nequipment 2: blue roy")
    scene.play("join red earl of bucket", "equip blue molly magpie")
    assert (1, "discard-equipment") == asked(scene)
    scene.play("aim seat 2")

    assert [] == scene.zone("equipment", 2)
    assert [2, 6, 6] == sizes(scene)
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-A11", "AT-A3")
def test_pater_miller_as_equipment() -> None:
    """Laid as equipment with his demand met he is ready without a question: the use of this turn."""
    scene = expert(STEAMER, "hand 1: red miller, blue roy")
    scene.play("equip red pater miller")

    assert ["red pater miller (ready)"] == scene.zone("equipment", 1)
    assert (2, "play") == asked(scene)
    assert ["equips", "uses-ability", "readies", "draws"] == keys(scene, 1)
    assert ("adventure-tours-readies", {"seat": 0, "card": "red pater miller"}) == scene.told()[2]
    assert {"card": "red pater miller", "ready": True} == scene.view()["zones"]["equipment"][0][0]


@pytest.mark.rule("AT-A11", "AT-A9")
def test_it_is_the_turns_use() -> None:
    """Laid after the ability has served he is mere equipment; made ready, he is what it served for."""
    scene = expert(STEAMER, "hand 1: red earl, red miller, blue roy\npile: blue paige")
    scene.play("equip red earl of bucket", "equip red pater miller")
    assert ["red earl of bucket", "red pater miller"] == scene.zone("equipment", 1)

    ready = expert(STEAMER, "hand 1: red earl, red miller, blue roy").play("join red earl of bucket")
    ready.play("equip red pater miller")
    assert ["red pater miller (ready)"] == ready.zone("equipment", 1)


@pytest.mark.rule("AT-A11")
def test_his_demand_must_be_met(tmp_path: Path) -> None:
    """With a demand that is not met he is mere equipment; his own value counts."""
    change = ("T03-R,Pater Miller,red,2", "T03-R,Pater Miller,red,7")
    game = ADVENTURE_TOURS.with_components(table_with(tmp_path, "deck.csv", change))
    hand = ["red pater miller", "blue roy nobleman"]
    for rufus, ready in [([], ""), (["red rufus rigs"], " (ready)")]:
        data = {
            "boards": [STEAMER, SAFARI, YAKS],
            "hands": [hand, None, None],
            "equipment": [rufus, [], []],
        }
        state = game.position(data, QuickDice(1), game.read_options({"mode": "expert"}))
        state.push(game.read("equip red pater miller"))

        assert [*rufus, f"red pater miller{ready}"] == state.dump()["equipment"][0]


@pytest.mark.rule("AT-A11")
def test_no_other_board_makes_him_ready() -> None:
    """Laid as equipment beside another board he is mere equipment."""
    for board in (YAKS, SUBMARINE, SAFARI):
        scene = expert(board, "hand 1: yellow miller, blue roy").play("equip yellow pater miller")
        assert ["yellow pater miller"] == scene.zone("equipment", 1)


@pytest.mark.rule("AT-A9", "AT-A11")
def test_he_protects_from_there_in_others_turns() -> None:
    """In another player's turn he is discarded from the equipment, and his value is lost."""
    scene = expert(
        STEAMER,
        "seat 2 to play\nboard 2: polar dog sled\nhand 2: red molly, blue roy\n"
        "equipment 1: red miller (ready), red roy",
    )
    scene.play("join red molly magpie", "aim seat 1")
    assert (1, "protect") == asked(scene)
    assert ["protect with equipped red pater miller", "skip"] == scene.options()
    scene.play("protect with equipped red pater miller")

    assert ["red roy nobleman"] == scene.zone("equipment", 1)
    assert ["red pater miller"] == scene.zone("discard")
    assert [6, 7, 6] == levels(scene, 1)


@pytest.mark.rule("AT-A11", "AT-P4")
@pytest.mark.parametrize(("option", "suffix"), [("off", ""), ("on", " (ready)")])
def test_promoted_by_the_option_alone(option: str, suffix: str) -> None:
    """A ready Pater Miller among the equipment that is promoted protects on only if so agreed."""
    scene = expert(
        STEAMER,
        "equipment 1: red miller (ready), red earl 2\nhand 1: red goldsworthy, blue roy",
        moved=option,
    )
    scene.play("join red lady goldsworthy", "use")

    assert f"red pater miller{suffix}" == scene.zone("members", 1)[1]


@pytest.mark.rule("AT-A9")
def test_no_ability_on_the_desert_side() -> None:
    """In the basic game nothing of all this is asked: equipment, draw, next."""
    for card in ["roy nobleman", "professor paige turner", "pater miller"]:
        scene = basic(f"hand 1: red {card}, blue roy").play(f"equip red {card}")
        assert (2, "play") == asked(scene)
        assert [f"red {card}"] == scene.zone("equipment", 1)
        assert ["equips", "draws"] == keys(scene, 1)


@pytest.mark.rule("AT-A9")
def test_an_ability_serves_its_owner_alone() -> None:
    """The boards of others mean nothing in one's own turn."""
    scene = expert(YAKS, "board 2: savanna safari\nseat 2 to play\nhand 2: red roy, blue roy")
    scene.play("equip red roy nobleman")

    assert (3, "play") == asked(scene)

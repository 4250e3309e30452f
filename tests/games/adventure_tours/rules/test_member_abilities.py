"""The abilities that have to do with members and turns: a second member, the action twice, a second turn."""

import pytest

from .tours import BALLOON, SAFARI, SLED, asked, basic, expert, keys, levels, pile, prompt, sizes

USES = "adventure-tours-uses-ability"


# A second member.


@pytest.mark.rule("AT-A4")
def test_a_second_member() -> None:
    """After a member, another of any colour whose demand is met, with its action."""
    scene = expert(SAFARI, "hand 1: red roy, red paige, blue betty, yellow roy\nequipment 1: red earl")
    scene.play("join red roy nobleman")
    assert (1, "second-member") == asked(scene)
    assert ("adventure-tours-prompt-second-member", {"seat": 0}) == prompt(scene)
    assert ["join red professor paige turner", "join blue betty mcklug", "skip"] == scene.options()
    scene.refuses("join yellow roy nobleman", rule="AT-T3", key="adventure-tours-no-demand")
    scene.refuses("equip blue betty mcklug", rule="AT-T1", key="adventure-tours-no-equip-now")
    scene.play("join blue betty mcklug")
    assert (1, "give-two") == asked(scene)
    scene.play("aim seat 2", "aim seat 3")

    assert ["red roy nobleman", "blue betty mcklug"] == scene.zone("members", 1)
    assert [2, 7, 7] == sizes(scene)
    assert (2, "play") == asked(scene)
    assert ["joins", "uses-ability", "joins", "gives", "gives", "draws-hidden", "draws-hidden"] == keys(scene)
    assert (USES, {"seat": 0, "ability": "second_member"}) == scene.told()[1]


@pytest.mark.rule("AT-A4", "AT-A7")
def test_after_the_action() -> None:
    """First the action of the laid member, then the second member; not after equipment."""
    scene = expert(SAFARI, "hand 1: red paige, blue roy, blue molly")
    scene.play("join red professor paige turner")
    assert (1, "give-one") == asked(scene)
    scene.play("aim seat 2")
    assert (1, "second-member") == asked(scene)
    scene.play("skip")
    assert (2, "play") == asked(scene)
    assert "uses-ability" not in keys(scene)

    equipment = expert(SAFARI, "hand 1: red paige, blue roy").play("equip red professor paige turner")
    assert (2, "play") == asked(equipment)


@pytest.mark.rule("AT-A4")
def test_asked_by_the_hand_alone() -> None:
    """A player with a hand card is asked, also when none fits; one without is not."""
    scene = expert(SAFARI, "hand 1: red roy, yellow goldsworthy\nequipment 1: red earl").play(
        "join red roy nobleman"
    )
    assert ["skip"] == scene.options()
    assert (1, "second-member") == asked(scene)

    empty = expert(SAFARI, "hand 1: red roy\nequipment 1: red earl").play("join red roy nobleman")
    assert (2, "deal") == asked(empty)


@pytest.mark.rule("AT-A7", "AT-A10")
def test_in_a_chain_innermost_first() -> None:
    """After each member of a chain the ability is offered, the innermost first, until it is used."""
    scene = expert(SAFARI, "hand 1: red rufus, red paige, blue paige, blue roy, yellow paige")
    scene.play("join red rufus rigs", "join red professor paige turner", "aim seat 2")
    assert (1, "second-member") == asked(scene)
    scene.play("skip")
    assert (1, "second-member") == asked(scene)
    scene.play("join blue professor paige turner", "skip")

    assert (2, "play") == asked(scene)
    assert ["red rufus rigs", "red professor paige turner", "blue professor paige turner"] == scene.zone(
        "members", 1
    )

    used = expert(SAFARI, "hand 1: red rufus, red paige, blue paige, blue roy, yellow paige")
    used.play(
        "join red rufus rigs", "join red professor paige turner", "skip", "join blue professor paige turner"
    )
    used.play("skip")
    assert (2, "play") == asked(used)


@pytest.mark.rule("AT-A10")
def test_stolen_and_promoted_members_do_not_count() -> None:
    """Only the laid thief is followed by a second member, not the stolen one."""
    scene = expert(
        SAFARI, "equipment 1: red earl 3\nhand 1: red amelia, blue roy, blue paige\nmembers 2: blue molly"
    )
    scene.play("join red amelia airhead", "aim seat 2")
    assert (1, "second-member") == asked(scene)
    scene.play("skip")
    assert (2, "play") == asked(scene)

    promoted = expert(SAFARI, "equipment 1: red earl 3\nhand 1: red goldsworthy, blue roy, blue paige")
    promoted.play("join red lady goldsworthy", "use", "skip")
    assert (2, "play") == asked(promoted)


# The action twice.


@pytest.mark.rule("AT-A5")
def test_the_action_twice() -> None:
    """Two separate uses with two targets; the second is the ability's."""
    scene = expert(
        SLED, "hand 1: red molly, blue roy\nequipment 2: red roy, blue roy\nequipment 3: yellow roy"
    )
    scene.play("join red molly magpie", "aim seat 2")
    assert (1, "discard-equipment") == asked(scene)
    assert (
        "adventure-tours-prompt-discard-equipment-again",
        {"seat": 0, "card": "red molly magpie"},
    ) == prompt(scene)
    scene.play("aim seat 3")

    assert [["red roy nobleman"], []] == scene.zone("equipment")[1:]
    assert ["blue roy nobleman", "yellow roy nobleman"] == scene.zone("discard")
    assert (2, "play") == asked(scene)
    assert ["joins", "discards-equipment", "uses-ability", "discards-equipment"] == keys(scene)
    assert (USES, {"seat": 0, "ability": "double_action"}) == scene.told()[2]


@pytest.mark.rule("AT-A5")
def test_the_second_use_may_be_skipped() -> None:
    """Who skips the second use has not used the ability; who skips the first has no second."""
    scene = expert(SLED, "hand 1: red paige, blue roy").play("join red professor paige turner", "aim seat 2")
    assert (1, "give-one") == asked(scene)
    scene.play("skip")
    assert (2, "play") == asked(scene)
    assert "uses-ability" not in keys(scene)

    never = expert(SLED, "hand 1: red paige, blue roy").play("join red professor paige turner", "skip")
    assert (2, "play") == asked(never)


@pytest.mark.rule("AT-A5")
def test_one_pater_miller_stops_one_use() -> None:
    """Against the second use a second Pater Miller is needed."""
    words = "hand 1: red molly, blue roy\nequipment 2: red roy, blue roy\nmembers 2: blue miller (ready)"
    scene = expert(SLED, words)
    scene.play("join red molly magpie", "1: aim seat 2", "2: protect with blue pater miller")
    assert (1, "discard-equipment") == asked(scene)
    scene.play("1: aim seat 2")
    assert ["red roy nobleman"] == scene.zone("equipment", 2)

    both = expert(SLED, f"{words}, red miller (ready)")
    both.play("join red molly magpie", "1: aim seat 2", "2: protect with blue pater miller", "1: aim seat 2")
    assert (2, "protect") == asked(both)
    both.play("protect with red pater miller")
    assert ["red roy nobleman", "blue roy nobleman"] == both.zone("equipment", 2)


@pytest.mark.rule("AT-A5")
def test_not_for_pater_miller_and_not_for_nothing() -> None:
    """Pater Miller is laid and nothing is asked; nor for a card without an action."""
    scene = expert(SLED, "hand 1: red miller, blue roy").play("join red pater miller")
    assert (2, "play") == asked(scene)
    roy = expert(SLED, "hand 1: red roy, blue roy").play("join red roy nobleman")
    assert (2, "play") == asked(roy)


@pytest.mark.rule("AT-A5", "AT-X6")
def test_two_extra_turns() -> None:
    """An extra turn used twice makes two, and both renew the ability."""
    scene = expert(SLED, "equipment 1: red earl\nhand 1: red farsight, red paige 2, blue roy 2")
    scene.play("join red colonel farsight", "use", "use")
    assert (1, "play") == asked(scene)
    assert 1 == scene.view()["progress"]["extra_turns"]
    scene.play("join red professor paige turner", "aim seat 2", "aim seat 2")
    assert (1, "play") == asked(scene)
    scene.play("join red professor paige turner", "aim seat 2", "aim seat 2")

    assert (2, "play") == asked(scene)
    assert 3 == keys(scene).count("uses-ability")


@pytest.mark.rule("AT-A5", "AT-X7")
def test_two_further_members() -> None:
    """A member of the same colour used twice brings up to two further members."""
    scene = expert(SLED, "hand 1: red rufus, red roy 2, blue paige 2")
    scene.play("join red rufus rigs", "join red roy nobleman")
    assert (1, "same-colour-member") == asked(scene)
    scene.play("join red roy nobleman")

    assert ["red rufus rigs", "red roy nobleman", "red roy nobleman"] == scene.zone("members", 1)
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-A5", "AT-A7")
def test_the_second_use_in_a_chain() -> None:
    """Innermost first: the second use of the inner member spends what the outer one would have had."""
    words = "hand 1: red rufus, red molly, red paige, blue roy 2\nequipment 2: red roy, blue roy, yellow roy"
    scene = expert(SLED, words).play("join red rufus rigs", "join red molly magpie", "aim seat 2")
    assert (1, "discard-equipment") == asked(scene)
    scene.play("aim seat 2")
    assert (2, "play") == asked(scene)
    assert ["red roy nobleman"] == scene.zone("equipment", 2)

    outer = expert(SLED, words).play("join red rufus rigs", "join red molly magpie", "aim seat 2", "skip")
    assert (1, "same-colour-member") == asked(outer)
    assert ("adventure-tours-prompt-same-colour-member-again") == prompt(outer)[0]
    outer.play("join red professor paige turner", "aim seat 1")
    assert (2, "play") == asked(outer)


@pytest.mark.rule("AT-A5", "AT-X12")
def test_the_second_use_may_lapse() -> None:
    """Where nothing is left for the second use, nobody is asked."""
    scene = expert(SLED, "hand 1: red molly, blue roy\nequipment 2: red roy").play(
        "join red molly magpie", "aim seat 2"
    )
    assert (2, "play") == asked(scene)
    promote = expert(SLED, "equipment 1: red earl 2\nhand 1: red goldsworthy, blue roy")
    promote.play("join red lady goldsworthy", "use")
    assert (2, "play") == asked(promote)
    assert [5, 3, 4] == levels(promote, 1)


@pytest.mark.rule("AT-A5", "AT-X3")
def test_two_more_cards_as_equipment() -> None:
    """Extra equipment used twice: two cards, a draw for each; and two cards given twice are four."""
    scene = expert(SLED, "hand 1: red earl, blue roy 2").play("join red earl of bucket")
    scene.play("equip blue roy nobleman", "equip blue roy nobleman")
    assert ["blue roy nobleman"] * 2 == scene.zone("equipment", 1)
    assert 2 == len(scene.hand(1))

    gifts = expert(SLED, "hand 1: red betty, blue roy").play(
        "join red betty mcklug", "aim seat 2", "aim seat 3"
    )
    assert ("adventure-tours-prompt-give-two-again") == prompt(gifts)[0]
    gifts.play("aim seat 2", "aim seat 2")
    assert [1, 9, 7] == sizes(gifts)


# A second turn.


@pytest.mark.rule("AT-A6")
def test_a_second_turn() -> None:
    """When the turn is over, its draw included, one more may follow; it does not renew the ability."""
    scene = expert(BALLOON, "hand 1: red roy, blue roy")
    before = pile(scene)
    scene.play("equip red roy nobleman")
    assert (1, "second-turn") == asked(scene)
    assert ("adventure-tours-prompt-second-turn", {"seat": 0}) == prompt(scene)
    assert ["use", "skip"] == scene.options()
    assert before - 1 == pile(scene)
    scene.play("use")
    assert (1, "play") == asked(scene)
    assert 2 == scene.zone("turn")
    assert scene.zone("spent")
    scene.play("equip blue roy nobleman")

    assert (2, "play") == asked(scene)
    assert ["equips", "draws", "uses-ability", "turn-again", "equips", "draws"] == keys(scene, 1)
    assert (USES, {"seat": 0, "ability": "second_turn"}) == scene.told()[2]
    assert not scene.zone("spent")


@pytest.mark.rule("AT-A6")
def test_the_second_turn_may_be_skipped() -> None:
    """Without it the left neighbour is next."""
    scene = expert(BALLOON, "hand 1: red roy, blue roy").play("equip red roy nobleman", "skip")

    assert (2, "play") == asked(scene)
    assert "uses-ability" not in keys(scene)


@pytest.mark.rule("AT-A6", "AT-R1")
def test_an_empty_hand_ends_the_round_first() -> None:
    """Who has no card at the end of his turn is not asked for a second one."""
    scene = expert(BALLOON, "equipment 1: red roy 2\nhand 1: red paige").play(
        "join red professor paige turner"
    )
    scene.play("skip")

    assert (2, "deal") == asked(scene)


@pytest.mark.rule("AT-A7")
def test_turns_queue_in_the_order_in_which_they_are_earned() -> None:
    """A turn from a card comes before the ability's and renews it; the ability's own does not."""
    scene = expert(
        BALLOON, "equipment 1: red earl 3, red roy\nhand 1: red farsight, blue roy 3, yellow roy 2"
    )
    scene.play("join red colonel farsight", "use")
    assert (1, "second-turn") == asked(scene)
    scene.play("use")
    assert (1, "play") == asked(scene)
    assert not scene.zone("spent")
    assert 1 == scene.view()["progress"]["extra_turns"]
    scene.play("equip blue roy nobleman")
    assert (1, "second-turn") == asked(scene)
    scene.play("use")
    assert (1, "play") == asked(scene)
    assert scene.zone("spent")
    assert 1 == scene.view()["progress"]["extra_turns"]
    scene.play("equip blue roy nobleman")
    assert (1, "play") == asked(scene)
    assert scene.zone("spent")
    scene.play("equip blue roy nobleman")

    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-A7")
def test_the_abilitys_turn_is_played_without_it() -> None:
    """Not used in a turn that renewed it, it is still not there in the ability's turn that follows."""
    scene = expert(
        BALLOON, "equipment 1: red earl 3, red roy\nhand 1: red farsight, blue roy 3, yellow roy 2"
    )
    scene.play("join red colonel farsight", "use", "use", "equip blue roy nobleman", "skip")
    assert (1, "play") == asked(scene)
    assert scene.zone("spent")
    scene.play("equip blue roy nobleman")

    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-A9")
def test_only_on_the_expert_side() -> None:
    """In the basic game no member is followed by anything but its action."""
    scene = basic("hand 1: red paige, blue roy").play("join red professor paige turner", "aim seat 2")

    assert (2, "play") == asked(scene)
    assert ["joins", "gives", "draws-hidden"] == keys(scene)

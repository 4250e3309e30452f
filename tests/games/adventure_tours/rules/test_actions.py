"""The eleven actions, each with what it moves, what it is told as, and when it lapses."""

import pytest

from .tours import RED, SAFARI, asked, basic, expert, incomes, keys, levels, pile, prompt, sizes

# Giving.


@pytest.mark.rule("AT-X1")
def test_give_one() -> None:
    """The chosen player draws a card and sees it; the others see that he draws."""
    scene = basic("hand 1: red paige, blue roy\nhand 2: 2\npile: yellow amelia, blue amelia")
    scene.play("join red professor paige turner")
    assert (1, "give-one") == asked(scene)
    assert (
        "adventure-tours-prompt-give-one",
        {"seat": 0, "card": "red professor paige turner"},
    ) == prompt(scene)
    before = pile(scene)
    scene.play("aim seat 2")

    assert [1, 3, 6] == sizes(scene)
    assert before - 1 == pile(scene)
    assert "blue amelia airhead" in scene.hand(2)
    assert ["joins", "gives", "draws"] == keys(scene, 2)
    assert ["joins", "gives", "draws-hidden"] == keys(scene, 1)
    assert ("adventure-tours-gives", {"seat": 0, "victim": 1}) == scene.told()[1]
    assert ("adventure-tours-draws", {"seat": 1, "card": "blue amelia airhead"}) == scene.told(2)[2]
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-X1")
def test_give_oneself() -> None:
    """A card for oneself is a mere draw."""
    scene = basic("hand 1: red paige, blue roy\npile: blue amelia")
    scene.play("join red professor paige turner", "aim seat 1")

    assert ["blue roy nobleman", "blue amelia airhead"] == scene.hand(1)
    assert ["joins", "draws"] == keys(scene, 1)


@pytest.mark.rule("AT-X2")
def test_give_two_to_one() -> None:
    """One player draws both cards; the second question comes before any card moves."""
    scene = basic(f"{RED}\nhand 1: red betty, blue roy\nhand 2: 2\nhand 3: 4")
    scene.play("join red betty mcklug")
    assert (1, "give-two") == asked(scene)
    before = pile(scene)
    scene.play("aim seat 3")

    assert (1, "give-second") == asked(scene)
    assert (
        "adventure-tours-prompt-give-second",
        {"seat": 0, "card": "red betty mcklug", "victim": 2},
    ) == prompt(scene)
    assert [1, 2, 4] == sizes(scene)
    assert ["aim seat 1", "aim seat 2", "aim seat 3"] == scene.options()
    scene.refuses("skip", rule="AT-X2", key="adventure-tours-no-half")
    scene.play("aim seat 3")
    assert [1, 2, 6] == sizes(scene)
    assert before - 2 == pile(scene)
    assert ["joins", "gives-two", "draws-hidden", "draws-hidden"] == keys(scene)
    assert ("adventure-tours-gives-two", {"seat": 0, "victim": 2}) == scene.told()[1]


@pytest.mark.rule("AT-X2")
def test_give_two_to_two() -> None:
    """Two different players draw one each, the first named first."""
    scene = basic(f"{RED}\nhand 1: red betty, blue roy\nhand 2: 2\nhand 3: 3\npile: red amelia, blue amelia")
    scene.play("join red betty mcklug", "aim seat 3", "aim seat 2")

    assert [1, 3, 4] == sizes(scene)
    assert "blue amelia airhead" in scene.hand(3)
    assert "red amelia airhead" in scene.hand(2)
    assert [
        ("adventure-tours-gives", {"seat": 0, "victim": 2}),
        ("adventure-tours-gives", {"seat": 0, "victim": 1}),
        ("adventure-tours-draws-hidden", {"seat": 2}),
        ("adventure-tours-draws-hidden", {"seat": 1}),
    ] == scene.told()[1:]


@pytest.mark.rule("AT-X2")
def test_give_two_to_oneself() -> None:
    """Both cards, or one of them, may be one's own."""
    both = basic(f"{RED}\nhand 1: red betty, blue roy").play(
        "join red betty mcklug", "aim seat 1", "aim seat 1"
    )
    assert [3, 6, 6] == sizes(both)
    assert ["joins", "draws", "draws"] == keys(both, 1)

    one = basic(f"{RED}\nhand 1: red betty, blue roy").play(
        "join red betty mcklug", "aim seat 1", "aim seat 2"
    )
    assert [2, 7, 6] == sizes(one)
    assert ["joins", "gives", "draws", "draws-hidden"] == keys(one, 1)


@pytest.mark.rule("AT-X2")
def test_give_two_with_one_card_left() -> None:
    """The first named gets the last card, and the round is over."""
    scene = basic(f"{RED}\nhand 1: red betty, blue roy\nhand 2: 2\nhand 3: 3\npile 1\nrest: discard")
    scene.play("join red betty mcklug", "aim seat 3", "aim seat 2")

    assert [1, 2, 4] == sizes(scene)
    assert 0 == pile(scene)
    assert (2, "deal") == asked(scene)


# More cards from hand.


@pytest.mark.rule("AT-X3")
def test_extra_equipment() -> None:
    """One more hand card as equipment, and a card is drawn for it."""
    scene = basic("hand 1: red earl, blue roy\nequipment 1: red roy\npile: blue amelia")
    scene.play("join red earl of bucket")
    assert (1, "extra-equipment") == asked(scene)
    assert ("adventure-tours-prompt-extra-equipment", {"seat": 0, "card": "red earl of bucket"}) == prompt(
        scene
    )
    assert ["equip blue roy nobleman", "skip"] == scene.options()
    before = pile(scene)
    scene.play("equip blue roy nobleman")

    assert ["red roy nobleman", "blue roy nobleman"] == scene.zone("equipment", 1)
    assert ["red earl of bucket"] == scene.zone("members", 1)
    assert ["blue amelia airhead"] == scene.hand(1)
    assert before - 1 == pile(scene)
    assert [5, 5, 5] == levels(scene, 1)
    assert ["joins", "equips", "draws"] == keys(scene, 1)
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-X3")
def test_extra_equipment_is_no_member() -> None:
    """Only equipment is asked for."""
    scene = basic("hand 1: red earl, blue molly").play("join red earl of bucket")

    scene.refuses("join blue molly magpie", rule="AT-T1", key="adventure-tours-no-join-now")
    scene.refuses("equip blue roy nobleman", rule="AT-T1", key="no-not-in-hand")
    scene.refuses("use", rule="AT-T4", key="adventure-tours-no-use-now")


# Equipment of others.


@pytest.mark.rule("AT-X4")
def test_discard_equipment() -> None:
    """The chosen player's rightmost equipment goes to the discard pile; members stay."""
    scene = basic("""
        hand 1: red molly, blue roy
        equipment 2: red roy, blue earl
        members 2: red paige
        discard: yellow amelia
    """)
    scene.play("join red molly magpie")
    assert (1, "discard-equipment") == asked(scene)
    assert ["aim seat 2", "skip"] == scene.options()
    before = pile(scene)
    scene.play("aim seat 2")

    assert ["red roy nobleman"] == scene.zone("equipment", 2)
    assert ["red professor paige turner"] == scene.zone("members", 2)
    assert [4, 4, 4] == levels(scene, 2)
    assert ["yellow amelia airhead", "blue earl of bucket"] == scene.zone("discard")
    assert before == pile(scene)
    assert [1, 6, 6] == sizes(scene)
    told = {"seat": 0, "victim": 1, "card": "blue earl of bucket"}
    assert ("adventure-tours-discards-equipment", told) == scene.told()[-1]
    assert ["joins", "discards-equipment"] == keys(scene)


@pytest.mark.rule("AT-X5")
def test_steal_equipment() -> None:
    """The chosen player's rightmost equipment becomes one's own rightmost; nothing is drawn."""
    scene = basic(f"""
        {RED}
        hand 1: red bill, blue roy
        equipment 2: red roy, blue earl
        equipment 3: yellow earl
    """)
    scene.play("join red slowhand bill")
    assert (1, "steal-equipment") == asked(scene)
    assert ["aim seat 2", "aim seat 3", "skip"] == scene.options()
    before = pile(scene)
    scene.play("aim seat 2")

    assert ["red roy nobleman"] == scene.zone("equipment", 2)
    assert [*["red earl of bucket"] * 3, "blue earl of bucket"] == scene.zone("equipment", 1)
    assert [9, 5, 3] == levels(scene, 1)
    assert [4, 4, 4] == levels(scene, 2)
    assert [] == scene.zone("discard")
    assert before == pile(scene)
    assert [1, 6, 6] == sizes(scene)
    told = {"seat": 0, "victim": 1, "card": "blue earl of bucket"}
    assert ("adventure-tours-steals-equipment", told) == scene.told()[-1]


# Turns.


@pytest.mark.rule("AT-X6")
def test_extra_turn() -> None:
    """One more complete turn after this one, with its own draw; then the left neighbour."""
    scene = basic(f"{RED}\nhand 1: red farsight, blue roy, yellow roy")
    scene.play("join red colonel farsight")
    assert (1, "extra-turn") == asked(scene)
    assert ["use", "skip"] == scene.options()
    scene.play("use")

    assert (1, "play") == asked(scene)
    assert 2 == scene.zone("turn")
    assert ["joins", "earns-turn", "turn-again"] == keys(scene)
    assert ("adventure-tours-earns-turn", {"seat": 0}) == scene.told()[1]
    assert ("adventure-tours-turn-again", {"seat": 0}) == scene.told()[2]
    scene.play("equip blue roy nobleman")
    assert (2, "play") == asked(scene)
    assert 2 == len(scene.hand(1))
    assert 3 == scene.zone("turn")


@pytest.mark.rule("AT-X6")
def test_extra_turns_queue() -> None:
    """Two members of one turn earn two extra turns; everybody sees how many are due."""
    scene = expert(SAFARI, "equipment 1: red earl 2\nhand 1: red farsight 2, blue roy 3")
    assert 0 == scene.view()["progress"]["extra_turns"]
    scene.play("join red colonel farsight", "use")
    assert (1, "second-member") == asked(scene)
    assert 1 == scene.view()["progress"]["extra_turns"]
    scene.play("join red colonel farsight", "use")

    for due in (1, 0):
        assert (1, "play") == asked(scene)
        assert due == scene.view()["progress"]["extra_turns"]
        scene.play("equip blue roy nobleman")
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-X6", "AT-X7")
def test_an_extra_turn_at_the_end_of_a_chain() -> None:
    """A member that was laid by the action of another earns a turn too, and so may the next turn."""
    scene = basic(f"{RED}\nhand 1: red rufus, red farsight 2, blue roy 2")
    scene.play("join red rufus rigs", "join red colonel farsight", "use")
    assert (1, "play") == asked(scene)
    scene.play("join red colonel farsight", "use")
    assert (1, "play") == asked(scene)
    scene.play("equip blue roy nobleman")

    assert (2, "play") == asked(scene)


# Members.


@pytest.mark.rule("AT-X7")
def test_same_colour_member() -> None:
    """One more member of the same colour, whose action may be used too: these chain."""
    scene = basic(f"{RED}\nhand 1: red rufus 2, red molly, blue paige\nequipment 2: blue roy")
    scene.play("join red rufus rigs")
    assert (1, "same-colour-member") == asked(scene)
    assert (
        "adventure-tours-prompt-same-colour-member",
        {"seat": 0, "card": "red rufus rigs", "colour": "red"},
    ) == prompt(scene)
    assert ["join red rufus rigs", "join red molly magpie", "skip"] == scene.options()
    before = pile(scene)
    scene.play("join red rufus rigs", "join red molly magpie")

    assert (1, "discard-equipment") == asked(scene)
    scene.play("aim seat 2")
    assert ["red rufus rigs", "red rufus rigs", "red molly magpie"] == scene.zone("members", 1)
    assert [] == scene.zone("equipment", 2)
    assert ["blue professor paige turner"] == scene.hand(1)
    assert before == pile(scene)
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-X7")
def test_same_colour_member_refusals() -> None:
    """Another colour, a demand that is not met, equipment: each is refused with its reason."""
    scene = basic("hand 1: red rufus, red betty, blue paige").play("join red rufus rigs")

    assert ["skip"] == scene.options()
    scene.refuses("join blue professor paige turner", rule="AT-X7", key="adventure-tours-no-other-colour")
    scene.refuses("join red betty mcklug", rule="AT-T3", key="adventure-tours-no-demand")
    scene.refuses("equip red betty mcklug", rule="AT-T1", key="adventure-tours-no-equip-now")
    scene.refuses("join red roy nobleman", rule="AT-T1", key="no-not-in-hand")
    why = scene.state.why_not(scene.game.read("join blue professor paige turner"))
    assert why is not None
    assert {"card": "blue professor paige turner", "colour": "red"} == why.args


@pytest.mark.rule("AT-X8")
def test_discard_member() -> None:
    """The chosen player's rightmost member goes to the discard pile; equipment stays."""
    scene = basic(
        f"{RED}\nhand 1: red miss, blue roy\nmembers 3: red paige, blue molly\nequipment 3: blue roy"
    )
    scene.play("join red miss anthrop")
    assert (1, "discard-member") == asked(scene)
    assert ["aim seat 1", "aim seat 3", "skip"] == scene.options()
    scene.play("aim seat 3")

    assert ["red professor paige turner"] == scene.zone("members", 3)
    assert ["blue roy nobleman"] == scene.zone("equipment", 3)
    assert ["blue molly magpie"] == scene.zone("discard")
    assert ["red miss anthrop"] == scene.zone("members", 1)
    assert [4, 0, 2] == incomes(scene)
    told = {"seat": 0, "victim": 2, "card": "blue molly magpie"}
    assert ("adventure-tours-discards-member", told) == scene.told()[-1]


@pytest.mark.rule("AT-X9")
def test_steal_member() -> None:
    """The chosen player's last member becomes one's own last, whatever its demand, without its action."""
    scene = basic(f"""
        {RED}
        hand 1: red amelia, blue roy
        members 2: red paige, blue amelia
        members 3: yellow molly
    """)
    scene.play("join red amelia airhead")
    assert (1, "steal-member") == asked(scene)
    assert ["aim seat 2", "aim seat 3", "skip"] == scene.options()
    scene.play("aim seat 2")

    assert ["red amelia airhead", "blue amelia airhead"] == scene.zone("members", 1)
    assert ["red professor paige turner"] == scene.zone("members", 2)
    assert [14, 2, 3] == incomes(scene)
    assert [] == scene.zone("discard")
    assert (2, "play") == asked(scene)
    told = {"seat": 0, "victim": 1, "card": "blue amelia airhead"}
    assert ("adventure-tours-steals-member", told) == scene.told()[-1]


@pytest.mark.rule("AT-X10", "AT-X13")
def test_promote_equipment() -> None:
    """All own equipment of the colour becomes members in its order, right of those there; others stay.

    A Nobleman counts by his card colour, and all his values are lost.
    """
    scene = basic("""
        hand 1: red goldsworthy, blue roy
        equipment 1: red earl, blue earl, red molly, blue roy, red roy, red earl 2
        members 1: yellow paige
        equipment 2: red bill
    """)
    assert [12, 7, 5] == levels(scene, 1)
    scene.play("join red lady goldsworthy")
    assert (1, "promote-equipment") == asked(scene)
    assert (
        "adventure-tours-prompt-promote-equipment",
        {"seat": 0, "card": "red lady goldsworthy", "colour": "red", "n": 5},
    ) == prompt(scene)
    scene.play("use")

    assert ["blue earl of bucket", "blue roy nobleman"] == scene.zone("equipment", 1)
    promoted = ["red earl of bucket", "red molly magpie", "red roy nobleman", *["red earl of bucket"] * 2]
    assert ["yellow professor paige turner", "red lady goldsworthy", *promoted] == scene.zone("members", 1)
    assert [4, 6, 4] == levels(scene, 1)
    assert ["red slowhand bill"] == scene.zone("equipment", 2)
    assert [2 + 8 + 1 + 3 + 5 + 1 + 1, 0, 0] == incomes(scene)
    assert (2, "play") == asked(scene)
    told = {"seat": 0, "cards": ", ".join(promoted), "n": 5}
    assert ("adventure-tours-promotes", told) == scene.told()[-1]


# Lapsing.


@pytest.mark.rule("AT-X12")
@pytest.mark.parametrize(
    ("card", "equipment"),
    [
        ("red molly magpie", ""),
        ("red slowhand bill", "red earl 3"),
        ("red amelia airhead", "red earl 3"),
        ("red lady goldsworthy", "blue roy 3, yellow roy 3"),
    ],
)
def test_an_action_without_a_target(card: str, equipment: str) -> None:
    """Nobody has what would be lost, or only oneself, or nothing is of the colour: then nobody is asked."""
    scene = basic(f"equipment 1: {equipment}\nmembers 1: blue paige\nhand 1: {card}, blue molly")
    scene.play(f"join {card}")

    assert (2, "play") == asked(scene)
    assert ["joins"] == keys(scene)


@pytest.mark.rule("AT-X12")
def test_no_hand_card_for_more() -> None:
    """Without a hand card neither more equipment nor a member of the colour is asked for: the round ends."""
    for card in ["earl of bucket", "rufus rigs"]:
        scene = basic(f"hand 1: red {card}").play(f"join red {card}")
        assert (2, "deal") == asked(scene)


@pytest.mark.rule("AT-X12")
def test_no_target_refusals() -> None:
    """Who has no equipment or no member, or is the thief himself, cannot be chosen."""
    equipment = basic(f"{RED}\nhand 1: red bill, blue roy\nequipment 2: blue roy").play(
        "join red slowhand bill"
    )
    equipment.refuses("aim seat 1", rule="AT-X12", key="adventure-tours-no-oneself")
    equipment.refuses("aim seat 3", rule="AT-X12", key="adventure-tours-no-equipment")
    equipment.refuses("aim seat 4", rule="AT-T6", key="adventure-tours-no-such-seat")

    member = basic(f"{RED}\nhand 1: red amelia, blue roy\nmembers 2: blue roy").play(
        "join red amelia airhead"
    )
    member.refuses("aim seat 1", rule="AT-X12", key="adventure-tours-no-oneself")
    member.refuses("aim seat 3", rule="AT-X12", key="adventure-tours-no-member")

    own = basic("hand 1: red molly, blue roy\nequipment 2: blue roy").play("join red molly magpie")
    own.refuses("aim seat 1", rule="AT-X12", key="adventure-tours-no-equipment")
    why = own.state.why_not(own.game.read("aim seat 3"))
    assert why is not None
    assert {"seat": 2} == why.args


@pytest.mark.rule("AT-X13")
def test_a_nobleman_has_one_colour() -> None:
    """The red Nobleman may follow a red Rufus Rigs, the blue one may not; his demand is of his colour."""
    scene = basic("hand 1: red rufus, red roy, blue roy\nequipment 1: red earl, blue earl")
    scene.play("join red rufus rigs")

    assert ["join red roy nobleman", "skip"] == scene.options()
    low = basic("hand 1: red roy, blue roy\nequipment 1: red earl")
    assert "join red roy nobleman" in low.options()
    low.refuses("join blue roy nobleman", rule="AT-T3")


@pytest.mark.rule("AT-T1", "AT-X3", "AT-X7")
def test_twins_are_one_move() -> None:
    """A hand of nothing but twins offers each move once, wherever a hand card is asked for."""
    play = basic("hand 1: red molly 2")
    assert ["equip red molly magpie", "join red molly magpie"] == play.options()

    more = basic("hand 1: red earl, red molly 3").play("join red earl of bucket")
    assert ["equip red molly magpie", "skip"] == more.options()

    same = basic("hand 1: red rufus, red molly 3").play("join red rufus rigs")
    assert ["join red molly magpie", "skip"] == same.options()

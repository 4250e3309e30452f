"""A turn: one card, as equipment or as a member, and what lies open."""

import pytest

from cairn.proof.scene import Scene

from .tours import RED, asked, basic, incomes, keys, levels, pile, sizes

EXAMPLE = """
    hand 1: yellow bill, red bill, blue bill
    equipment 1: red molly, yellow earl, blue roy
"""


@pytest.mark.rule("AT-T1")
def test_every_card_as_equipment_or_member() -> None:
    """Each kind of hand card may be laid as equipment, those with a met demand as a member; twins are one."""
    scene = basic("hand 1: red molly 2, blue betty, yellow paige")

    assert [
        "equip yellow professor paige turner",
        "join yellow professor paige turner",
        "equip red molly magpie",
        "join red molly magpie",
        "equip blue betty mcklug",
    ] == scene.options()
    assert (1, "play") == asked(scene)


@pytest.mark.rule("AT-T1")
def test_clockwise() -> None:
    """The left neighbour is next, and after the last seat the first."""
    scene = basic("hand 1: red roy\nhand 2: blue roy\nhand 3: yellow roy")
    scene.play("1: equip red roy nobleman", "2: equip blue roy nobleman", "3: equip yellow roy nobleman")

    assert (1, "play") == asked(scene)
    assert 4 == scene.zone("turn") == scene.state.turns()
    assert 1 == scene.zone("seat")


@pytest.mark.rule("AT-T1")
def test_no_pass() -> None:
    """Somebody who can lay no member must lay equipment; nobody may skip, draw or play twice."""
    scene = basic("hand 1: red goldsworthy")

    assert ["equip red lady goldsworthy"] == scene.options()
    scene.refuses("skip", rule="AT-T1", key="adventure-tours-no-pass", says="")
    scene.refuses("draw", rule="AT-T2", key="adventure-tours-no-draw-now")
    scene.refuses("use", rule="AT-T4", key="adventure-tours-no-use-now")
    scene.refuses("aim seat 2", rule="AT-T6", key="adventure-tours-no-aim-now")
    scene.refuses("deal", rule="AT-E4", key="adventure-tours-no-deal-now")
    scene.refuses("equip blue roy nobleman", rule="AT-T1", key="no-not-in-hand")
    scene.refuses("join blue roy nobleman", rule="AT-T1", key="no-not-in-hand")


@pytest.mark.rule("AT-T2")
def test_equipment() -> None:
    """The card becomes the rightmost, lifts its category, pays and does nothing; then one is drawn."""
    scene = basic("""
        hand 1: red molly, blue roy
        equipment 1: blue earl
        equipment 2: red roy
        pile: yellow amelia
    """)
    scene.play("equip red molly magpie")

    assert ["blue earl of bucket", "red molly magpie"] == scene.zone("equipment", 1)
    assert ["red roy nobleman"] == scene.zone("equipment", 2)
    assert [] == scene.zone("members", 1)
    assert [4, 5, 3] == levels(scene, 1)
    assert [0, 0, 0] == incomes(scene)
    assert ["blue roy nobleman", "yellow amelia airhead"] == scene.hand(1)
    assert [2, 6, 6] == sizes(scene)
    assert (2, "play") == asked(scene)
    assert ["equips", "draws"] == keys(scene, 1)
    assert ("adventure-tours-equips", {"seat": 0, "card": "red molly magpie"}) == scene.told(1)[0]
    assert ("adventure-tours-draws", {"seat": 0, "card": "yellow amelia airhead"}) == scene.told(1)[1]
    assert ("adventure-tours-draws-hidden", {"seat": 0}) == scene.told(2)[1]
    assert ("adventure-tours-draws-hidden", {"seat": 0}) == scene.told()[1]


@pytest.mark.rule("AT-T2", "AT-X13")
def test_a_card_that_lifts_all() -> None:
    """A Nobleman as equipment lifts all three categories."""
    scene = basic("hand 1: blue roy").play("equip blue roy nobleman")

    assert [4, 4, 4] == levels(scene, 1)


@pytest.mark.rule("AT-T3")
def test_a_member_needs_its_demand() -> None:
    """The level of the card's own colour must reach its demand; other colours do not help."""
    scene = basic("hand 1: blue betty, red betty\nequipment 1: red paige, yellow earl")
    why = scene.state.why_not(scene.game.read("join blue betty mcklug"))

    assert "join red betty mcklug" in scene.options()
    scene.refuses("join blue betty mcklug", rule="AT-T3", key="adventure-tours-no-demand")
    assert why is not None
    assert {"card": "blue betty mcklug", "category": "provisions", "need": 4, "have": 3} == why.args


@pytest.mark.rule("AT-T3")
def test_a_member_is_laid_without_a_draw() -> None:
    """The card becomes the rightmost member and pays; nothing is drawn, and equipment stays."""
    scene = basic(f"{RED}\nhand 1: red roy, blue roy\nmembers 1: yellow molly")
    before = pile(scene)
    scene.play("join red roy nobleman")

    assert ["yellow molly magpie", "red roy nobleman"] == scene.zone("members", 1)
    assert ["red earl of bucket"] * 3 == scene.zone("equipment", 1)
    assert [9, 3, 3] == levels(scene, 1)
    assert ["blue roy nobleman"] == scene.hand(1)
    assert before == pile(scene)
    assert [8, 0, 0] == incomes(scene)
    assert (2, "play") == asked(scene)
    assert [("adventure-tours-joins", {"seat": 0, "card": "red roy nobleman"})] == scene.told(3)


@pytest.mark.rule("AT-W1")
def test_the_rulebooks_levels() -> None:
    """3, 3, 3 become 5, 4, 6 by red 1, yellow 2 and all 1."""
    scene = basic("""
        hand 1: red molly, yellow earl, blue roy
        hand 2: blue goldsworthy 2, blue paige
        hand 3: yellow goldsworthy 2, yellow paige
    """)
    shown = [levels(scene, 1)]
    for card in ["red molly magpie", "yellow earl of bucket", "blue roy nobleman"]:
        scene.play(f"1: equip {card}")
        shown.append(levels(scene, 1))
        scene.play(f"2: {scene.options()[0]}").play(f"3: {scene.options()[0]}")

    assert [[3, 3, 3], [4, 3, 3], [4, 3, 5], [5, 4, 6]] == shown


@pytest.mark.rule("AT-W2", "AT-T3")
def test_the_rulebooks_slowhand_bill() -> None:
    """With 5, 4, 6 the yellow Slowhand Bill, demand 6, can join; the red and the blue one cannot."""
    scene = basic(EXAMPLE)

    assert [5, 4, 6] == levels(scene, 1)
    assert ["join yellow slowhand bill"] == [move for move in scene.options() if move.startswith("join")]
    for colour, category, have in [("red", "technology", 5), ("blue", "provisions", 4)]:
        why = scene.state.why_not(scene.game.read(f"join {colour} slowhand bill"))
        assert why is not None
        assert ("adventure-tours-no-demand", "AT-T3") == (why.key, why.rule)
        assert {"card": f"{colour} slowhand bill", "category": category, "need": 6, "have": have} == why.args


@pytest.mark.rule("AT-T4")
def test_actions_are_optional() -> None:
    """Every action may be skipped, and is then lost."""
    names = [
        "professor paige turner",
        "earl of bucket",
        "rufus rigs",
        "molly magpie",
        "betty mcklug",
        "miss anthrop",
        "slowhand bill",
        "colonel farsight",
        "amelia airhead",
        "lady goldsworthy",
    ]
    for name in names:
        scene = basic(f"""
            hand 1: red {name}, blue roy
            equipment 1: red betty, red earl 2, red bill
            equipment 2: blue roy
            members 2: blue rufus
        """)
        before = scene.state.dump()
        scene.play(f"join red {name}")
        assert 1 == scene.to_move, name
        assert "skip" in scene.options(), name
        scene.play("skip")
        after = scene.state.dump()

        assert (2, "play") == asked(scene), name
        assert [f"red {name}"] == after["members"][0]
        assert ["blue roy nobleman"] == after["hands"][0]
        for unchanged in ("equipment", "pile", "discard"):
            assert before[unchanged] == after[unchanged], name
        assert before["hands"][1:] == after["hands"][1:]
        assert before["members"][1:] == after["members"][1:]
        assert ["joins"] == keys(scene)


@pytest.mark.rule("AT-T4")
def test_only_directly_after_laying() -> None:
    """A player who has skipped an action is not asked again in a later turn."""
    scene = basic("""
        hand 1: red molly, blue roy
        hand 2: blue roy
        hand 3: yellow roy
        equipment 2: red roy
    """)
    scene.play("join red molly magpie", "skip", "equip blue roy nobleman", "equip yellow roy nobleman")

    assert (1, "play") == asked(scene)
    assert all(move.startswith(("equip", "join")) for move in scene.options())


@pytest.mark.rule("AT-T4")
def test_a_card_without_an_action() -> None:
    """Nobody is asked for a Nobleman's action, nor for a Pater Miller's."""
    for card in ["roy nobleman", "pater miller"]:
        scene = basic(f"{RED}\nhand 1: red {card}, blue roy").play(f"join red {card}")
        assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-T5")
def test_members_stay_when_equipment_goes() -> None:
    """A member whose demand is no longer met stays and pays."""
    scene = basic("""
        hand 1: red molly, blue roy
        equipment 2: red earl
        members 2: red roy
    """)
    scene.play("join red molly magpie", "aim seat 2")

    assert [3, 3, 3] == levels(scene, 2)
    assert ["red roy nobleman"] == scene.zone("members", 2)
    assert [3, 5, 0] == incomes(scene)


@pytest.mark.rule("AT-T6")
@pytest.mark.parametrize("seats", [3, 6])
def test_any_player_may_be_oneself(seats: int) -> None:
    """Who gives a card may choose every player, himself too."""
    scene = basic("hand 1: red paige, blue roy", seats=seats).play("join red professor paige turner")

    assert [*(f"aim seat {seat + 1}" for seat in range(seats)), "skip"] == scene.options()
    if seats == 3:
        scene.refuses("aim seat 4", rule="AT-T6", key="adventure-tours-no-such-seat")
    before = pile(scene)
    scene.play("aim seat 1")
    assert 2 == len(scene.hand(1))
    assert before - 1 == pile(scene)


@pytest.mark.rule("AT-T6", "AT-X4", "AT-X8")
def test_one_may_discard_ones_own() -> None:
    """The last equipment or the member just laid may go by one's own choice."""
    equipment = basic(f"{RED}\nhand 1: red molly, blue roy").play("join red molly magpie", "aim seat 1")
    assert ["red earl of bucket"] * 2 == equipment.zone("equipment", 1)
    assert ["red earl of bucket"] == equipment.zone("discard")
    assert [7, 3, 3] == levels(equipment, 1)
    own = ("adventure-tours-discards-own-equipment", {"seat": 0, "card": "red earl of bucket"})
    assert own == equipment.told(2)[-1]

    member = basic(f"{RED}\nhand 1: red miss, blue roy").play("join red miss anthrop", "aim seat 1")
    assert [] == member.zone("members", 1)
    assert ["red miss anthrop"] == member.zone("discard")
    own = ("adventure-tours-discards-own-member", {"seat": 0, "card": "red miss anthrop"})
    assert own == member.told(2)[-1]


@pytest.mark.rule("AT-T7")
def test_everything_laid_can_be_read() -> None:
    """A spectator reads rows, levels and income of all, and the facts of every card."""
    scene = basic("""
        equipment 1: blue roy, red earl
        members 1: red betty, yellow miller (ready)
        equipment 3: yellow molly
        hand 2: 4
    """)
    view = scene.view()
    one, two, three = view["seats"]

    assert ({"red": 6, "blue": 4, "yellow": 4}, 6) == (one["levels"], one["income"])
    assert ({"red": 3, "blue": 3, "yellow": 3}, 0) == (two["levels"], two["income"])
    assert ({"red": 3, "blue": 3, "yellow": 4}, 0) == (three["levels"], three["income"])
    assert (2, 2, 1, 6) == (one["members"], one["equipment"], one["guards"], one["hand"])
    assert (0, 1, 0, 4) == (three["members"], three["equipment"], three["guards"], two["hand"])
    assert [
        {"card": "red betty mcklug", "ready": False},
        {"card": "yellow pater miller", "ready": True},
    ] == view["zones"]["members"][0]
    assert [
        {"card": "blue roy nobleman", "ready": False},
        {"card": "red earl of bucket", "ready": False},
    ] == view["zones"]["equipment"][0]
    assert 4 == view["tables"]["cards"]["red betty mcklug"]["money"]


@pytest.mark.rule("AT-T7")
def test_what_a_card_would_bring() -> None:
    """The player in turn reads what a card changes: levels as equipment, the income as a member."""
    scene = basic("hand 1: red molly, blue roy\nmembers 1: blue paige")
    decision = scene.view(1)["decision"]

    assert {
        "equip red molly magpie": {
            "key": "adventure-tours-effect-equip",
            "args": {"category": "technology", "before": 3, "after": 4},
        },
        "join red molly magpie": {
            "key": "adventure-tours-effect-join",
            "args": {"before": 2, "after": 5, "coins": 3},
        },
        "equip blue roy nobleman": {
            "key": "adventure-tours-effect-equip-several",
            "args": {"red": 3, "red_to": 4, "blue": 3, "blue_to": 4, "yellow": 3, "yellow_to": 4},
        },
    } == decision["effects"]
    assert scene.options() == decision["options"]
    for other in (2, None):
        assert {"seat", "kind", "prompt", "args"} == set(scene.view(other)["decision"])


def test_a_whole_turn_from_the_deal() -> None:
    """From the first deal on, moves by their spelling lead from turn to turn."""
    scene = Scene("adventure-tours", start=2)
    card = scene.hand(2)[0]
    scene.play(f"2: equip {card}")

    assert (3, "play") == asked(scene)
    assert [6, 6, 6] == sizes(scene)
    assert [card] == scene.zone("equipment", 2)
    assert 83 == pile(scene)

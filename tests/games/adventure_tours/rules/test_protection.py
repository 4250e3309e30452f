"""Pater Miller: what is an attack, who may protect himself, when, and what a card that moved is worth."""

import pytest

from cairn.proof.scene import Scene

from .tours import RED, STEAMER, SUBMARINE, asked, basic, expert, keys, levels, pile, prompt, sizes

MILLER = "blue pater miller (ready)"


def attacked(card: str, words: str = "", moved: str = "off") -> Scene:
    """Seat 1 has laid a red card; seat 2 has equipment, a member and, before it, a ready Pater Miller."""
    scene = basic(
        f"""
        {RED}
        hand 1: red {card}, blue roy
        equipment 2: red roy, blue earl
        members 2: blue miller (ready), red paige
        {words}
        """,
        moved=moved,
    )
    return scene.play(f"join red {card}")


ATTACKS = [
    ("professor paige turner", "give_one"),
    ("molly magpie", "discard_equipment"),
    ("slowhand bill", "steal_equipment"),
    ("miss anthrop", "discard_member"),
    ("amelia airhead", "steal_member"),
]


@pytest.mark.rule("AT-P1", "AT-X11")
@pytest.mark.parametrize(("card", "action"), ATTACKS)
def test_an_attack_is_stopped(card: str, action: str) -> None:
    """The attacked player discards a laid Pater Miller, whatever its position, and nothing else happens."""
    scene = attacked(card)
    before = scene.state.dump()
    scene.play("aim seat 2")
    assert (2, "protect") == asked(scene)
    assert ("adventure-tours-prompt-protect", {"seat": 0, "victim": 1, "action": action}) == prompt(scene)
    assert ["protect with blue pater miller", "skip"] == scene.options()
    scene.play("2: protect with blue pater miller")
    after = scene.state.dump()

    assert ["red professor paige turner"] == after["members"][1]
    assert ["blue pater miller"] == after["discard"]
    assert before["hands"] == after["hands"]
    assert before["pile"] == after["pile"]
    assert before["equipment"] == after["equipment"]
    assert before["members"][0] == after["members"][0]
    assert (2, "play") == asked(scene)
    assert ("adventure-tours-protects", {"seat": 1, "card": "blue pater miller"}) == scene.told()[-1]


@pytest.mark.rule("AT-P1")
@pytest.mark.parametrize(("card", "action"), ATTACKS[1:])
def test_an_attack_is_announced(card: str, action: str) -> None:
    """Everybody is told of the attack before it is answered, where somebody can answer."""
    scene = attacked(card).play("aim seat 2")

    assert ("adventure-tours-attacks", {"seat": 0, "victim": 1, "action": action}) == scene.told(3)[-1]
    bare = attacked(card, "members 2: red paige").play("aim seat 2")
    assert "attacks" not in keys(bare)


@pytest.mark.rule("AT-X11")
@pytest.mark.parametrize(("card", "action"), ATTACKS)
def test_an_attack_is_let_through(card: str, action: str) -> None:
    """Protection is optional: who skips suffers the attack and keeps Pater Miller."""
    scene = attacked(card).play("aim seat 2", "2: skip")
    hit = {
        "give_one": (7, ["red roy nobleman", "blue earl of bucket"], [MILLER, "red professor paige turner"]),
        "discard_equipment": (6, ["red roy nobleman"], [MILLER, "red professor paige turner"]),
        "steal_equipment": (6, ["red roy nobleman"], [MILLER, "red professor paige turner"]),
        "discard_member": (6, ["red roy nobleman", "blue earl of bucket"], [MILLER]),
        "steal_member": (6, ["red roy nobleman", "blue earl of bucket"], [MILLER]),
    }

    assert hit[action] == (len(scene.hand(2)), scene.zone("equipment", 2), scene.zone("members", 2))
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-P1")
@pytest.mark.parametrize("card", ["professor paige turner", "molly magpie", "miss anthrop"])
def test_ones_own_choice_is_no_attack(card: str) -> None:
    """Who chooses himself is not asked for his Pater Miller."""
    scene = basic(f"{RED}\nhand 1: red {card}, blue roy\nmembers 1: blue miller (ready)")
    scene.play(f"join red {card}", "aim seat 1")

    assert (2, "play") == asked(scene)
    assert MILLER in scene.zone("members", 1)


@pytest.mark.rule("AT-P1")
def test_own_cards_of_give_two_are_no_attack() -> None:
    """Of two cards only the one for another player is an attack."""
    words = (
        f"{RED}\nhand 1: red betty, blue roy\nmembers 1: blue miller (ready)\nmembers 2: red miller (ready)"
    )
    scene = basic(words).play("join red betty mcklug", "aim seat 1", "aim seat 2")

    assert (2, "protect") == asked(scene)
    scene.play("protect with red pater miller")
    assert [2, 6, 6] == sizes(scene)
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-X11")
def test_a_pater_miller_in_hand_protects_nobody() -> None:
    """Nobody is asked for a card in hand."""
    scene = basic("hand 1: red molly, blue roy\nhand 2: blue miller\nequipment 2: red roy")
    scene.play("join red molly magpie", "aim seat 2")

    assert (2, "play") == asked(scene)
    assert [] == scene.zone("equipment", 2)


@pytest.mark.rule("AT-X11")
def test_a_laid_pater_miller_is_ready() -> None:
    """Laid as a member he protects from then on; laid as equipment he does not."""
    scene = basic("""
        hand 1: blue miller, red miller, blue roy
        hand 2: red molly 2, blue molly, red roy
        hand 3: yellow roy 3
    """)
    scene.play("join blue pater miller", "join red molly magpie", "equip yellow roy nobleman")
    assert [MILLER] == scene.zone("members", 1)
    scene.play("equip red pater miller", "join red molly magpie", "aim seat 1")

    assert (1, "protect") == asked(scene)
    assert ["protect with blue pater miller", "skip"] == scene.options()
    scene.refuses(
        "protect with equipped red pater miller", rule="AT-A3", key="adventure-tours-no-guard-unready"
    )
    scene.refuses(
        "protect with equipped blue pater miller", rule="AT-A3", key="adventure-tours-no-such-equipped-guard"
    )
    scene.refuses("protect with red pater miller", rule="AT-X11", key="adventure-tours-no-such-guard")
    scene.refuses("equip blue roy nobleman", rule="AT-P5", key="adventure-tours-no-answer-first")
    scene.refuses("aim seat 2", rule="AT-P5", key="adventure-tours-no-answer-first")
    scene.refuses("use", rule="AT-P5", key="adventure-tours-no-answer-first")
    scene.play("protect with blue pater miller")
    assert ["red pater miller"] == scene.zone("equipment", 1)
    assert [4, 3, 3] == levels(scene, 1)


@pytest.mark.rule("AT-X11")
def test_protecting_without_an_attack() -> None:
    """Pater Miller cannot be discarded when nobody attacks."""
    scene = basic("members 1: blue miller (ready)")

    scene.refuses("protect with blue pater miller", rule="AT-X11", key="adventure-tours-no-attack")
    scene.refuses("protect with equipped red pater miller", rule="AT-X11", key="adventure-tours-no-attack")


@pytest.mark.rule("AT-X11")
def test_each_card_protects_once() -> None:
    """Of two equal ones one goes; the other stays ready for the next attack."""
    scene = attacked(
        "molly magpie", "members 2: red paige, blue miller (ready), red roy, blue miller (ready)"
    )
    scene.play("aim seat 2", "protect with blue pater miller")

    assert ["red professor paige turner", "red roy nobleman", MILLER] == scene.zone("members", 2)
    assert 1 == scene.view()["seats"][1]["guards"]


PAIGE, ROY = "red professor paige turner", "red roy nobleman"
THREE = "members 2: blue miller (ready), red paige, blue miller (ready), red roy, blue miller (ready)"
"""Three equal guards, apart from each other."""


@pytest.mark.rule("AT-X11")
@pytest.mark.parametrize(
    ("number", "left"),
    [
        ("", [PAIGE, MILLER, ROY, MILLER]),
        (" 2", [MILLER, PAIGE, ROY, MILLER]),
        (" 3", [MILLER, PAIGE, MILLER, ROY]),
    ],
)
def test_a_choice_among_equal_guards(number: str, left: list[str]) -> None:
    """Any of several equal ones may go, whatever its position; that decides who is the last member then."""
    scene = attacked("miss anthrop", THREE).play("aim seat 2")
    moves = [f"protect with blue pater miller{k}" for k in ("", " 2", " 3")]

    assert [*moves, "skip"] == scene.options()
    scene.play(f"protect with blue pater miller{number}")
    assert left == scene.zone("members", 2)
    assert ["blue pater miller"] == scene.zone("discard")
    assert ("adventure-tours-protects", {"seat": 1, "card": "blue pater miller"}) == scene.told()[-1]


@pytest.mark.rule("AT-X11", "AT-X8")
@pytest.mark.parametrize(("number", "lost"), [("", "blue pater miller"), (" 3", ROY)])
def test_the_last_member_afterwards(number: str, lost: str) -> None:
    """The next attack takes who became the last member by that choice."""
    words = f"{THREE}\nhand 2: 2\nhand 3: yellow anthrop, blue roy\nequipment 3: yellow earl"
    scene = attacked("miss anthrop", words).play("aim seat 2", f"protect with blue pater miller{number}")
    scene.play(f"2: equip {scene.hand(2)[0]}", "3: join yellow miss anthrop", "aim seat 2", "2: skip")

    assert lost == scene.zone("discard")[-1]


@pytest.mark.rule("AT-X11")
@pytest.mark.parametrize(
    ("members", "numbers", "missing"),
    [
        ("blue miller 2 (ready), red paige", [""], {2: 1}),
        ("blue miller 2 (ready), red paige, blue miller (ready)", ["", " 3"], {2: 1}),
        ("blue miller (ready), red paige, blue miller 2 (ready)", ["", " 2"], {3: 2}),
        ("blue miller 3 (ready), red paige", [""], {2: 1, 3: 1}),
        ("blue miller (ready), blue miller, blue miller (ready)", ["", " 2"], {}),
        ("blue miller (ready), red miller, blue miller (ready)", ["", " 2"], {}),
    ],
)
def test_equal_neighbours_are_one_choice(members: str, numbers: list[str], missing: dict[int, int]) -> None:
    """Two side by side leave the same row; one that does not protect, or of another colour, parts them."""
    scene = attacked("molly magpie", f"members 2: {members}").play("aim seat 2")

    assert [*[f"protect with blue pater miller{k}" for k in numbers], "skip"] == scene.options()
    for n, other in missing.items():
        says = f"Pater Miller (blue): number {n} lies right beside number {other}"
        key = "adventure-tours-no-guard-beside"
        scene.refuses(f"protect with blue pater miller {n}", rule="AT-X11", says=says, key=key)
    rows = set()
    for move in scene.state.options()[:-1]:
        state = scene.state.clone()
        state.push(move)
        rows.add(tuple(state.dump()["members"][1]))
    assert len(numbers) == len(rows)


@pytest.mark.rule("AT-X11")
def test_not_that_many_equal_guards() -> None:
    """Who has one or two that are ready cannot discard the next; one that was moved does not count."""
    scene = attacked("molly magpie", "members 2: blue miller (ready), red paige, blue miller").play(
        "aim seat 2"
    )

    for n in (2, 3):
        says = f"no number {n} of these; those that can protect you there: 1."
        key = "adventure-tours-no-more-guards"
        scene.refuses(f"protect with blue pater miller {n}", rule="AT-X11", says=says, key=key)
    scene.refuses("protect with red pater miller 2", rule="AT-X11", key="adventure-tours-no-such-guard")
    equipped = "adventure-tours-no-such-equipped-guard"
    scene.refuses("protect with equipped blue pater miller 2", rule="AT-A3", key=equipped)


@pytest.mark.rule("AT-X11", "AT-A3")
@pytest.mark.parametrize(
    ("number", "left"),
    [
        ("", ["red roy nobleman", "red pater miller (ready)", "blue roy nobleman"]),
        (" 2", ["red pater miller (ready)", "red roy nobleman", "blue roy nobleman"]),
    ],
)
def test_a_choice_among_equal_equipped_guards(number: str, left: list[str]) -> None:
    """From the equipment row too; the level is lost whichever goes."""
    scene = expert(
        STEAMER,
        "seat 2 to play\nboard 2: polar dog sled\nhand 2: red molly, blue roy\nequipment 2: red earl 2\n"
        "equipment 1: red miller (ready), red roy, red miller (ready), blue roy",
    )
    scene.play("join red molly magpie", "aim seat 1")
    moves = [f"protect with equipped red pater miller{k}" for k in ("", " 2")]
    before = levels(scene, 1)

    assert [*moves, "skip"] == scene.options()
    scene.refuses(
        "protect with equipped red pater miller 3", rule="AT-X11", key="adventure-tours-no-more-guards"
    )
    scene.play(f"protect with equipped red pater miller{number}")
    assert left == scene.zone("equipment", 1)
    assert [before[0] - 1, before[1], before[2]] == levels(scene, 1)


@pytest.mark.rule("AT-X11")
def test_a_choice_of_guards() -> None:
    """With guards of several colours the attacked player chooses one."""
    scene = attacked("molly magpie", "members 2: yellow miller (ready), red miller (ready)").play(
        "aim seat 2"
    )

    assert ["protect with red pater miller", "protect with yellow pater miller", "skip"] == scene.options()
    scene.play("protect with yellow pater miller")
    assert ["red pater miller (ready)"] == scene.zone("members", 2)


@pytest.mark.rule("AT-P2")
def test_a_split_gift() -> None:
    """Against two cards for two players each stops his own only."""
    words = "hand 3: 2\nmembers 3: red miller (ready)"
    first = attacked("betty mcklug", words).play("aim seat 2", "aim seat 3")
    before = pile(first)
    first.play("2: protect with blue pater miller", "3: skip")
    assert [1, 6, 3] == sizes(first)
    assert before - 1 == pile(first)

    second = attacked("betty mcklug", words).play("aim seat 2", "aim seat 3", "2: skip")
    second.play("3: protect with red pater miller")
    assert [1, 7, 2] == sizes(second)

    neither = attacked("betty mcklug", words).play("aim seat 2", "aim seat 3")
    neither.play("2: protect with blue pater miller", "3: protect with red pater miller")
    assert [1, 6, 2] == sizes(neither)
    assert (2, "play") == asked(neither)


@pytest.mark.rule("AT-P2")
def test_both_cards_to_one() -> None:
    """One Pater Miller stops both cards of one attack."""
    scene = attacked("betty mcklug", "members 2: blue miller 2 (ready)").play("aim seat 2", "aim seat 2")
    announced = ("adventure-tours-attacks", {"seat": 0, "victim": 1, "action": "give_two"})
    assert announced == scene.told()[-1]
    assert 1 == scene.told().count(announced)
    scene.play("protect with blue pater miller")
    assert not any("gives" in key for key, _ in scene.told())

    assert [1, 6, 6] == sizes(scene)
    assert [MILLER] == scene.zone("members", 2)
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-X2", "AT-P2")
def test_the_last_card_goes_to_the_second() -> None:
    """With one card left and the first named protected, the second gets it."""
    scene = attacked("betty mcklug", "hand 3: 2\npile 1\nrest: discard").play("aim seat 2", "aim seat 3")
    scene.play("2: protect with blue pater miller")

    assert [1, 6, 3] == sizes(scene)
    assert 0 == pile(scene)
    assert (2, "deal") == asked(scene)


@pytest.mark.rule("AT-P3")
@pytest.mark.parametrize("card", ["miss anthrop", "amelia airhead"])
def test_when_pater_miller_would_be_lost(card: str) -> None:
    """He protects also when he is the last member; the one before him is not lost in his place."""
    scene = attacked(card, "members 2: red paige, blue miller (ready)")
    scene.play("aim seat 2", "protect with blue pater miller")

    assert ["red professor paige turner"] == scene.zone("members", 2)
    assert ["blue pater miller"] == scene.zone("discard")
    assert [f"red {card}"] == scene.zone("members", 1)


@pytest.mark.rule("AT-P3")
def test_each_attack_needs_another() -> None:
    """A Pater Miller stops one attack; the next one, by whomever, needs another or goes through."""
    scene = basic(f"""
        {RED}
        hand 1: red rufus, red molly, blue roy
        hand 3: red molly, blue roy
        equipment 2: red roy, blue earl
        members 2: blue miller (ready)
        hand 2: yellow roy 2
    """)
    scene.play(
        "join red rufus rigs", "join red molly magpie", "aim seat 2", "2: protect with blue pater miller"
    )
    assert ["red roy nobleman", "blue earl of bucket"] == scene.zone("equipment", 2)
    scene.play("2: equip yellow roy nobleman", "3: join red molly magpie", "aim seat 2")

    assert (1, "play") == asked(scene)
    assert ["red roy nobleman", "blue earl of bucket"] == scene.zone("equipment", 2)
    assert ["blue pater miller", "yellow roy nobleman"] == scene.zone("discard")


# Pater Millers that have moved.


@pytest.mark.rule("AT-P4")
@pytest.mark.parametrize(("option", "protects"), [("off", False), ("on", True)])
def test_a_stolen_pater_miller(option: str, protects: bool) -> None:
    """A stolen Pater Miller protects the thief only if so agreed."""
    scene = attacked("amelia airhead", "members 2: blue miller (ready)", moved=option)
    scene.play("aim seat 2", "skip")
    suffix = " (ready)" if protects else ""

    assert ["red amelia airhead", f"blue pater miller{suffix}"] == scene.zone("members", 1)
    assert int(protects) == scene.view()["seats"][0]["guards"]


@pytest.mark.rule("AT-P4")
@pytest.mark.parametrize(("option", "protects"), [("off", False), ("on", True)])
def test_a_promoted_pater_miller(option: str, protects: bool) -> None:
    """Equipment that becomes a member protects only if so agreed."""
    scene = basic(
        f"{RED}\nequipment 1: red earl 3, red miller\nhand 1: red goldsworthy, blue roy",
        moved=option,
    )
    scene.play("join red lady goldsworthy", "use")
    suffix = " (ready)" if protects else ""

    assert f"red pater miller{suffix}" == scene.zone("members", 1)[-1]
    assert "red earl of bucket" == scene.zone("members", 1)[-2]


@pytest.mark.rule("AT-P4")
def test_a_moved_pater_miller_is_refused() -> None:
    """Beside a ready one, a stolen one cannot be discarded for protection."""
    scene = attacked("molly magpie", "members 2: blue miller (ready), red miller").play("aim seat 2")

    assert ["protect with blue pater miller", "skip"] == scene.options()
    scene.refuses("protect with red pater miller", rule="AT-P4", key="adventure-tours-no-guard-moved")


@pytest.mark.rule("AT-P4", "AT-A11")
@pytest.mark.parametrize("option", ["off", "on"])
def test_stolen_equipment_never_protects(option: str) -> None:
    """A Pater Miller made ready as equipment loses that when he is stolen as equipment."""
    scene = expert(
        STEAMER,
        "seat 2 to play\nboard 2: polar dog sled\nhand 2: red bill, blue roy\nequipment 2: red roy\n"
        "equipment 1: red miller (ready)",
        moved=option,
    )
    scene.play("join red slowhand bill", "aim seat 1", "1: skip")

    assert ["red roy nobleman", "red pater miller"] == scene.zone("equipment", 2)
    assert [] == scene.zone("equipment", 1)


# The order of decisions.


@pytest.mark.rule("AT-P5")
def test_clockwise_from_the_attacker() -> None:
    """Two attacked players decide clockwise from the attacker, in whatever order named; cards move after."""
    scene = basic(
        """
        seat 3 to play
        hand 3: red betty, blue roy
        equipment 3: red earl
        members 1: red miller (ready)
        members 2: blue miller (ready)
        members 4: yellow miller (ready)
        """,
        seats=4,
    )
    scene.play("join red betty mcklug", "aim seat 2", "aim seat 4")
    before = pile(scene)
    assert (4, "protect") == asked(scene)
    scene.play("4: skip")
    assert (2, "protect") == asked(scene)
    assert before == pile(scene)
    assert [6, 6, 1, 6] == sizes(scene)
    scene.play("2: skip")

    assert [6, 7, 1, 7] == sizes(scene)
    assert [
        ("adventure-tours-attacks", {"seat": 2, "victim": 1, "action": "give_two"}),
        ("adventure-tours-attacks", {"seat": 2, "victim": 3, "action": "give_two"}),
        ("adventure-tours-gives", {"seat": 2, "victim": 1}),
        ("adventure-tours-gives", {"seat": 2, "victim": 3}),
        ("adventure-tours-draws-hidden", {"seat": 1}),
        ("adventure-tours-draws-hidden", {"seat": 3}),
    ] == scene.told()[1:]
    assert (4, "play") == asked(scene)


@pytest.mark.rule("AT-P5")
def test_the_attack_is_known_when_it_is_answered() -> None:
    """The split is announced before anybody decides, and who is not aimed at is not asked."""
    scene = attacked("betty mcklug", "members 3: red miller (ready)").play("aim seat 2")
    assert (1, "give-second") == asked(scene)
    scene.play("aim seat 1")

    assert (2, "protect") == asked(scene)
    assert ("adventure-tours-prompt-protect", {"seat": 0, "victim": 1, "action": "give_two"}) == prompt(scene)
    scene.play("protect with blue pater miller")
    assert (2, "play") == asked(scene)
    assert [2, 6, 6] == sizes(scene)


@pytest.mark.rule("AT-P1", "AT-A2")
def test_the_gift_of_an_ability_is_an_attack() -> None:
    """The gift of the submarine may be stopped by its receiver."""
    scene = expert(SUBMARINE, "hand 1: red roy, blue roy\nmembers 2: blue miller (ready)")
    scene.play("equip red roy nobleman", "draw", "aim seat 2")
    assert (2, "protect") == asked(scene)
    assert ("adventure-tours-prompt-protect", {"seat": 0, "victim": 1, "action": "gift"}) == prompt(scene)
    scene.play("protect with blue pater miller")

    assert [2, 6, 6] == sizes(scene)
    assert ["equips", "draws-hidden", "uses-ability", "attacks", "protects"] == keys(scene)

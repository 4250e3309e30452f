"""How a round ends, and how the next one begins."""

import pytest

from cairn.proof.scene import Scene

from .tours import (
    BALLOON,
    RED,
    SAFARI,
    SLED,
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
)


@pytest.mark.rule("AT-R1")
def test_an_empty_hand_ends_the_round() -> None:
    """Who has no card at the end of his turn ends the round at once; nobody else plays."""
    scene = basic(f"{RED}\nhand 1: red roy\nhand 2: 3\nhand 3: 1").play("join red roy nobleman")

    assert (2, "deal") == asked(scene)
    assert [[5, -6, -2]] == scene.zone("incomes")
    assert [
        ("adventure-tours-joins", {"seat": 0, "card": "red roy nobleman"}),
        ("adventure-tours-ends-round", {"seat": 0, "n": 1}),
        ("adventure-tours-earns", {"seat": 0, "coins": 5, "n": 1}),
        ("adventure-tours-earns", {"seat": 1, "coins": 0, "n": 0}),
        ("adventure-tours-pays-all", {"seat": 1, "coins": 0, "cost": 6, "n": 3}),
        ("adventure-tours-earns", {"seat": 2, "coins": 0, "n": 0}),
        ("adventure-tours-pays-all", {"seat": 2, "coins": 0, "cost": 2, "n": 1}),
    ] == scene.told()


@pytest.mark.rule("AT-R1")
def test_only_at_the_end_of_the_turn() -> None:
    """A card that comes to the hand within the turn saves the round."""
    scene = basic("hand 1: red paige").play("join red professor paige turner", "aim seat 1")
    assert (2, "play") == asked(scene)

    over = basic("hand 1: red paige").play("join red professor paige turner", "aim seat 3")
    assert (2, "deal") == asked(over)


@pytest.mark.rule("AT-R1")
def test_also_when_an_extra_turn_is_due() -> None:
    """An empty hand ends the round even if a card has earned another turn."""
    scene = basic(f"{RED}\nhand 1: red farsight").play("join red colonel farsight", "use")

    assert (2, "deal") == asked(scene)
    assert [["deal", 1, 2]] == scene.zone("agenda")


@pytest.mark.rule("AT-R2")
def test_equipment_does_not_end_the_round() -> None:
    """The last card laid as equipment is followed by a draw."""
    scene = basic("hand 1: red roy").play("equip red roy nobleman")

    assert [1, 6, 6] == sizes(scene)
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-R3")
def test_an_exhausted_pile_ends_the_round() -> None:
    """The last card drawn ends the round at once, although it just sufficed; nothing is reshuffled."""
    scene = basic("hand 1: red roy, blue roy\npile 1\nrest: discard").play("equip red roy nobleman")

    assert 0 == pile(scene)
    assert [2, 6, 6] == sizes(scene)
    assert (2, "deal") == asked(scene)
    assert [
        "equips",
        "draws-hidden",
        "last-card-drawn",
        "pile-ends-round",
        "earns",
        "pays-all",
        "earns",
        "pays-all",
        "earns",
        "pays-all",
    ] == keys(scene)
    assert ("adventure-tours-last-card-drawn", {"seat": 0}) == scene.told()[2]
    assert ("adventure-tours-pile-ends-round", {"seat": 0, "n": 1}) == scene.told()[3]


@pytest.mark.rule("AT-R3")
def test_two_cards_left_do_not() -> None:
    """With a card left the round goes on."""
    scene = basic("hand 1: red roy, blue roy\npile 2\nrest: discard").play("equip red roy nobleman")

    assert 1 == pile(scene)
    assert (2, "play") == asked(scene)


@pytest.mark.rule("AT-R3")
def test_only_the_cards_that_are_there() -> None:
    """Two cards for one player with one left: one is drawn, and the player in turn has ended the round."""
    scene = basic(f"{RED}\nhand 1: red betty, blue roy\nhand 3: 2\npile 1\nrest: discard")
    scene.play("join red betty mcklug", "aim seat 3", "aim seat 3")

    assert [1, 6, 3] == sizes(scene)
    assert 2 == scene.zone("starter")
    assert ("adventure-tours-last-card-drawn", {"seat": 2}) == scene.told()[3]


@pytest.mark.rule("AT-R3")
def test_the_current_draw_is_finished() -> None:
    """Two cards that just suffice are both drawn."""
    scene = basic(f"{RED}\nhand 1: red betty, blue roy\nhand 3: 2\npile 2\nrest: discard")
    scene.play("join red betty mcklug", "aim seat 3", "aim seat 2")

    assert [1, 7, 3] == sizes(scene)
    assert 0 == pile(scene)
    assert (2, "deal") == asked(scene)


@pytest.mark.rule("AT-R3")
def test_all_that_is_pending_lapses() -> None:
    """Extra turns, gifts, the draw for equipment and later abilities are lost with the last card."""
    turn = expert(SLED, "equipment 1: red earl\nhand 1: red farsight, blue roy 2\npile 1\nrest: discard")
    turn.play("join red colonel farsight", "use", "use", "equip blue roy nobleman")
    assert (2, "deal") == asked(turn)
    assert [["deal", 1, 2]] == turn.zone("agenda")

    gift = expert(SUBMARINE, "hand 1: red roy, blue roy\npile 1\nrest: discard")
    gift.play("equip red roy nobleman", "draw")
    assert (2, "deal") == asked(gift)

    drawn = expert(STEAMER, "hand 1: red paige, blue roy\nhand 2: 2\npile 1\nrest: discard")
    drawn.play("equip red professor paige turner", "aim seat 2")
    assert (2, "deal") == asked(drawn)
    assert [1, 3, 6] == sizes(drawn)

    for board in (BALLOON, YAKS):
        scene = expert(board, "hand 1: red roy, blue roy\npile 1\nrest: discard")
        assert (2, "deal") == asked(scene.play("equip red roy nobleman"))

    for board in (SAFARI, SLED):
        scene = expert(board, "hand 1: red rufus, red paige, blue paige\npile 1\nrest: discard")
        scene.play("join red rufus rigs", "join red professor paige turner", "aim seat 2")
        assert [["deal", 1, 2]] == scene.zone("agenda")


@pytest.mark.rule("AT-E4")
def test_the_next_round() -> None:
    """All cards are shuffled, six each; the left neighbour of the player who ended the round starts."""
    scene = Scene("adventure-tours", seed=5, seats=4, start=3)
    scene.play_at_random(2, 1)
    while scene.zone("agenda")[0][0] != "deal":
        scene.play(scene.options()[0])
    starter = scene.zone("seat") % 4 + 1
    assert "ends-round" in keys(scene) or "pile-ends-round" in keys(scene)
    assert (starter, "deal") == asked(scene)
    assert ["deal"] == scene.options()
    scene.refuses("equip red roy nobleman", rule="AT-E4", key="adventure-tours-no-deal-first")
    scene.refuses("skip", rule="AT-E4", key="adventure-tours-no-deal-first")
    scene.refuses("board desert expedition", rule="AT-E4", key="adventure-tours-no-deal-first")
    before = scene.zone("hands")
    scene.play("deal")

    assert [6] * 4 == sizes(scene)
    assert 78 == pile(scene)
    assert before != scene.zone("hands")
    assert (starter, "play") == asked(scene)
    assert (2, starter) == (scene.zone("round"), scene.zone("starter"))
    assert ("adventure-tours-round-starts", {"n": 2, "total": 3, "seat": starter - 1}) in scene.told()
    scene.state.audit()


@pytest.mark.rule("AT-E4")
@pytest.mark.parametrize(("seat", "starter"), [(1, 2), (2, 3), (3, 1)])
def test_the_left_neighbour_starts(seat: int, starter: int) -> None:
    """Clockwise, and after the last seat the first."""
    scene = basic(f"seat {seat} to play\nhand {seat}: red paige")
    scene.play("join red professor paige turner", "skip")

    assert (starter, "deal") == asked(scene)
    assert ("adventure-tours-prompt-deal", {"seat": starter - 1, "n": 2, "total": 3}) == prompt(scene)
    scene.play("deal")
    assert (starter, "play") == asked(scene)


@pytest.mark.rule("AT-E6")
@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_everybody_keeps_his_board(mode: str) -> None:
    """A new round has empty rows, an empty discard pile and start values; only board and money stay."""
    scene = Scene("adventure-tours", mode=mode, seed=11)
    boards = scene.zone("boards")
    start = [levels(scene, seat) for seat in (1, 2, 3)]
    while scene.zone("agenda")[0][0] != "deal":
        scene.play(scene.options()[-1])
    money = scene.scores()
    assert any(scene.zone("equipment")) or any(scene.zone("members"))
    scene.play("deal")

    assert boards == scene.zone("boards")
    assert start == [levels(scene, seat) for seat in (1, 2, 3)]
    assert [[], [], []] == scene.zone("equipment") == scene.zone("members")
    assert [] == scene.zone("discard")
    assert money == scene.scores()
    assert [None, None, None] == scene.zone("drafted")
    assert mode == "expert" or "gets-board" not in keys(scene)
    assert keys(scene).count("gets-board") == (3 if mode == "expert" else 0)


@pytest.mark.rule("AT-E6")
def test_no_board_is_chosen_without_the_variant() -> None:
    """Boards cannot be chosen while everybody keeps his own."""
    scene = basic("hand 1: red roy")

    scene.refuses("board savanna safari", rule="AT-E6", key="adventure-tours-no-board-now")
    scene.refuses("board desert expedition", rule="AT-E6", key="adventure-tours-no-board-now")


@pytest.mark.rule("AT-E4")
def test_the_ability_is_there_again_in_a_new_round() -> None:
    """A round that ended in a turn with the ability used begins with a fresh turn."""
    scene = expert(BALLOON, "seat 3 to play\nability used\nboard 3: polar dog sled\nhand 3: red paige")
    scene.play("join red professor paige turner", "skip")
    assert scene.zone("spent")
    scene.play("deal")

    assert not scene.zone("spent")
    assert (1, "play") == asked(scene)

"""What a round pays, what the hand costs, and who wins."""

import pytest

from cairn.proof.scene import Scene

from .tours import RED, asked, basic, incomes, keys


@pytest.mark.rule("AT-E1")
def test_members_pay_and_equipment_does_not() -> None:
    """Each member pays its money; the same cards as equipment pay nothing."""
    scene = basic("""
        hand 1: red paige
        members 1: red betty, blue goldsworthy, yellow rufus
        equipment 2: red betty, blue goldsworthy, yellow rufus
        members 3: yellow miller (ready), red farsight
        hand 2: 1
        hand 3: 1
    """)
    assert [12, 0, 8] == incomes(scene)
    scene.play("join red professor paige turner", "skip")

    assert [[14, -2, 8 - 2]] == scene.zone("incomes")
    assert [14, 0, 6] == scene.scores()


@pytest.mark.rule("AT-E2", "AT-W3")
def test_the_rulebooks_example() -> None:
    """Members of 3, 4, 2 and 5 and two cards left: 14 less 4 is 10 coins."""
    scene = basic("""
        hand 1: red paige
        members 2: red molly, red betty, red paige, red roy
        hand 2: 2
    """)
    assert 14 == incomes(scene)[1]
    scene.play("join red professor paige turner", "skip")

    assert 10 == scene.zone("incomes")[0][1]
    assert [2, 10, 0] == scene.scores()
    assert ("adventure-tours-earns", {"seat": 1, "coins": 14, "n": 4}) in scene.told()
    assert ("adventure-tours-pays", {"seat": 1, "coins": 4, "n": 2}) in scene.told()
    assert ("adventure-tours-pays", {"seat": 0, "coins": 0, "n": 0}) not in scene.told()


@pytest.mark.rule("AT-E2")
def test_a_player_who_ends_the_round_by_the_pile_pays_too() -> None:
    """Cards left in the hand of the player in turn cost as well."""
    scene = basic("hand 1: red roy, blue roy\nmembers 1: red goldsworthy\npile 1\nrest: discard")
    scene.play("equip red roy nobleman")

    assert [[4, -12, -12]] == scene.zone("incomes")
    assert [4, 0, 0] == scene.scores()
    broke = {"seat": 1, "coins": 0, "cost": 12, "n": 6}
    assert ("adventure-tours-pays-all", broke) in scene.told()
    assert not any(key == "adventure-tours-pays" and args["seat"] for key, args in scene.told())


@pytest.mark.rule("AT-E3")
def test_money_never_falls_below_nothing() -> None:
    """Earlier earnings are eaten, down to 0 and no further."""
    scene = basic("incomes: 5 5 20\nhand 1: red paige\nhand 2: 4\nhand 3: 4")
    assert [5, 5, 20] == scene.scores()
    scene.play("join red professor paige turner", "skip")

    assert [[5, 5, 20], [2, -8, -8]] == scene.zone("incomes")
    assert [7, 0, 12] == scene.scores()


@pytest.mark.rule("AT-E3")
def test_the_floor_is_of_each_round() -> None:
    """A round that would have ended below 0 leaves no debt for the next."""
    scene = basic("incomes: 0 -10 -1, 3 4 1\nhand 1: red paige\nhand 2: 1\nhand 3: 1")

    assert [3, 4, 1] == scene.scores()
    scene.play("join red professor paige turner", "skip")
    assert [5, 2, 0] == scene.scores()


@pytest.mark.rule("AT-E5")
def test_the_richest_wins() -> None:
    """After the third round the game is over, and everybody is told who has won."""
    scene = basic(f"{RED}\nincomes: 3 9 2, 3 0 2\nhand 1: red roy\nhand 2: 1\nhand 3: 1")
    assert [] == scene.winners()
    scene.play("join red roy nobleman")

    assert scene.is_over
    assert [11, 7, 2] == scene.scores()
    assert [1] == scene.winners()
    assert {"scores": [11, 7, 2], "winners": [0]} == scene.view()["result"]
    assert ("adventure-tours-wins", {"seat": 0, "coins": 11, "other": 7}) == scene.told()[-1]
    assert scene.view()["decision"] is None
    assert [] == scene.options() == scene.zone("agenda")


@pytest.mark.rule("AT-E5")
def test_ties_share_the_win() -> None:
    """All who have most have won."""
    scene = basic(f"{RED}\nincomes: 3 8 5, 0 2 5\nhand 1: red roy\nhand 2: 1\nhand 3: 1")
    scene.play("join red roy nobleman")

    assert [8, 8, 8] == scene.scores()
    assert [1, 2, 3] == scene.winners()
    assert [
        ("adventure-tours-shares-win", {"seat": 0, "coins": 8}),
        ("adventure-tours-shares-win", {"seat": 1, "coins": 8}),
        ("adventure-tours-shares-win", {"seat": 2, "coins": 8}),
    ] == scene.told()[-3:]
    assert "wins" not in keys(scene)


@pytest.mark.rule("AT-E5")
def test_two_share() -> None:
    """A third who has less has not won."""
    scene = basic("incomes: 0 0 0, 7 2 9\nhand 1: red rufus\nhand 2: 1\nhand 3: 1").play(
        "join red rufus rigs"
    )

    assert [1, 3] == scene.winners()
    assert 2 == keys(scene).count("shares-win")


@pytest.mark.rule("AT-E5")
def test_nothing_can_be_played_after_the_end() -> None:
    """Every move is refused, because the game is over."""
    scene = Scene("adventure-tours", seed=3).play_at_random(1)

    for move in ["deal", "skip", "equip red roy nobleman", "aim seat 1", "board desert expedition"]:
        why = scene.state.why_not(scene.game.read(move))
        assert why is not None
        assert ("no-game-over", "AT-E5") == (why.key, why.rule)


@pytest.mark.rule("AT-E5")
def test_not_after_two_rounds() -> None:
    """After the second round a third is dealt."""
    scene = basic("incomes: 0 9 0\nhand 1: red rufus").play("join red rufus rigs")

    assert (2, "deal") == asked(scene)
    assert [] == scene.winners()
    assert scene.view()["result"] is None

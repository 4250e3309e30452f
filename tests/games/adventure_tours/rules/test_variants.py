"""Boards that are shuffled or chosen again before each round."""

import pytest

from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS
from cairn.proof.scene import Scene

from .tours import BALLOON, SAFARI, SLED, STEAMER, SUBMARINE, YAKS, asked, expert, keys, levels, prompt

EXPERT_BOARDS = ADVENTURE_TOURS.kit.boards[1:]


def to_the_deal(scene: Scene) -> Scene:
    """Play to the end of the round."""
    while asked(scene)[1] != "deal":
        scene.play(scene.options()[0])
    return scene


@pytest.mark.rule("AT-V1")
def test_boards_are_shuffled_before_each_round() -> None:
    """All six boards are dealt again, told to all, and their start values count."""
    seen = set()
    changed = False
    for seed in range(6):
        scene = Scene("adventure-tours", mode="expert", boards="shuffle", seed=seed)
        before = scene.zone("boards")
        to_the_deal(scene)
        told = len(scene.told())
        scene.play("deal")
        boards = scene.zone("boards")
        seen |= {*before, *boards}
        changed = changed or before != boards

        assert 3 == len(set(boards))
        assert [
            ("adventure-tours-gets-board", {"seat": seat, "board": boards[seat]}) for seat in range(3)
        ] == scene.told()[told : told + 3]
        for seat, board in enumerate(boards):
            start = ADVENTURE_TOURS.kit.tables["boards"][board]["start"]
            assert list(start.values()) == levels(scene, seat + 1)
    assert changed
    assert set(EXPERT_BOARDS) == seen


@pytest.mark.rule("AT-V1")
def test_shuffled_deserts() -> None:
    """In the basic game the shuffle makes no difference."""
    scene = to_the_deal(Scene("adventure-tours", boards="shuffle")).play("deal")

    assert ["desert expedition"] * 3 == scene.zone("boards")
    assert "gets-board" not in keys(scene)


DRAFT = """
    board 2: polar dog sled
    board 3: savanna safari
    hand 1: red paige
"""


@pytest.mark.rule("AT-V2")
def test_who_earned_least_chooses_first() -> None:
    """Ascending by what the round brought, without the floor, among the boards in use."""
    scene = expert(
        BALLOON, f"{DRAFT}\nhand 2: 3\nhand 3: 2\nmembers 1: red roy 2\nequipment 1: red earl", boards="draft"
    )
    scene.play("join red professor paige turner", "skip")
    assert [[12, -6, -4]] == scene.zone("incomes")
    assert (2, "draft") == asked(scene)
    assert [1, 2, 0] == scene.view()["progress"]["draft"]
    assert [[12, 0, 0]] == scene.view()["progress"]["totals"]
    assert ("adventure-tours-prompt-draft", {"seat": 1}) == prompt(scene)
    assert [f"board {SAFARI}", f"board {SLED}", f"board {BALLOON}"] == scene.options()
    assert [SAFARI, SLED, BALLOON] == scene.view()["zones"]["offered"]
    scene.refuses(f"board {YAKS}", rule="AT-V2", key="adventure-tours-no-such-board")
    scene.refuses("deal", rule="AT-V2", key="adventure-tours-no-board-first")
    scene.refuses("skip", rule="AT-V2", key="adventure-tours-no-board-first")
    scene.play(f"2: board {BALLOON}")
    assert (3, "draft") == asked(scene)
    assert [f"board {SAFARI}", f"board {SLED}"] == scene.options()
    assert [None, BALLOON, None] == scene.view()["progress"]["drafted"]
    scene.refuses(f"board {BALLOON}", rule="AT-V2", key="adventure-tours-no-such-board")
    scene.play(f"3: board {SAFARI}")
    assert (1, "draft") == asked(scene)
    assert [f"board {SLED}"] == scene.options()
    scene.play(f"1: board {SLED}")

    assert (2, "deal") == asked(scene)
    assert [BALLOON, SLED, SAFARI] == scene.zone("boards")
    assert [] == scene.view()["zones"]["offered"]
    scene.play("deal")
    assert [SLED, BALLOON, SAFARI] == scene.zone("boards")
    assert [None, None, None] == scene.zone("drafted")
    assert [5, 3, 4] == levels(scene, 1)
    assert [
        ("adventure-tours-drafts", {"seat": 1, "board": BALLOON}),
        ("adventure-tours-drafts", {"seat": 2, "board": SAFARI}),
        ("adventure-tours-drafts", {"seat": 0, "board": SLED}),
    ] == [told for told in scene.told() if told[0] == "adventure-tours-drafts"]


@pytest.mark.rule("AT-V2")
def test_ties_clockwise_from_the_next_starter() -> None:
    """Equal incomes choose clockwise, beginning with the player who starts the next round."""
    scene = Scene("adventure-tours", mode="expert", boards="draft", seats=5).set_up("""
        seat 3 to play
        board 3: polar dog sled
        equipment 3: red earl
        hand 3: red rufus
        hand 1: 2
        hand 2: 1
        hand 4: 1
        hand 5: 2
    """)
    scene.play("join red rufus rigs")
    assert [[-4, -2, 0, -2, -4]] == scene.zone("incomes")
    order = []
    while asked(scene)[1] == "draft":
        order.append(scene.to_move)
        scene.play(scene.options()[0])

    assert [5, 1, 4, 2, 3] == order
    assert (4, "deal") == asked(scene)


@pytest.mark.rule("AT-V2")
def test_ranked_without_the_floor() -> None:
    """Of two who end with nothing, the one with the more expensive hand chooses first."""
    scene = expert(STEAMER, "hand 1: red paige\nhand 2: 2\nhand 3: 5", boards="draft")
    scene.play("join red professor paige turner", "skip")

    assert [2, 0, 0] == scene.scores()
    assert (3, "draft") == asked(scene)


@pytest.mark.rule("AT-V2")
def test_boards_change_for_the_next_round_only() -> None:
    """While boards are chosen, the old ones and their levels still lie there."""
    scene = expert(SUBMARINE, "hand 1: red paige\nhand 2: 3\nequipment 1: red earl", boards="draft")
    scene.play("join red professor paige turner", "skip")
    before = [levels(scene, seat) for seat in (1, 2, 3)]
    scene.play(f"board {SUBMARINE}")

    assert before == [levels(scene, seat) for seat in (1, 2, 3)]
    assert SUBMARINE == scene.zone("boards", 1)
    scene.state.audit()


@pytest.mark.rule("AT-V2")
def test_a_draft_of_deserts() -> None:
    """In the basic game equal boards are one move, and the draft changes nothing."""
    scene = Scene("adventure-tours", boards="draft").set_up("hand 1: red rufus").play("join red rufus rigs")
    for _ in range(3):
        assert ["board desert expedition"] == scene.options()
        scene.play("board desert expedition")

    assert (2, "deal") == asked(scene)
    scene.play("deal")
    assert ["desert expedition"] * 3 == scene.zone("boards")


@pytest.mark.rule("AT-V2")
def test_no_draft_after_the_last_round() -> None:
    """After the third round nothing is chosen."""
    scene = expert(SUBMARINE, "incomes: 0 0 0, 0 0 0\nhand 1: red paige", boards="draft")
    scene.play("join red professor paige turner", "skip")

    assert scene.is_over


@pytest.mark.parametrize("boards", ["keep", "shuffle", "draft"])
@pytest.mark.parametrize("seats", [3, 6])
def test_whole_games(boards: str, seats: int) -> None:
    """Every variant plays to its end with three rounds."""
    scene = Scene("adventure-tours", mode="expert", boards=boards, seats=seats, seed=7).play_at_random(3)

    assert scene.is_over
    assert (2 * seats if boards == "draft" else 0) == keys(scene).count("drafts")
    assert (3 * seats if boards == "shuffle" else seats) == keys(scene).count("gets-board")

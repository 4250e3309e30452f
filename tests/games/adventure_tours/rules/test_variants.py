"""Boards that are shuffled or chosen anew before each round."""

import pytest

from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS
from cairn.proof.table import Table

from .tours import BALLOON, SAFARI, SLED, STEAMER, SUBMARINE, YAKS, asked, expert, keys, levels, prompt

EXPERT_BOARDS = ADVENTURE_TOURS.kit.boards[1:]


def to_the_deal(table: Table) -> Table:
    """Play to the end of the round."""
    while asked(table)[1] != "deal":
        table.play(table.options()[0])
    return table


@pytest.mark.rule("AT-V1")
def test_boards_are_shuffled_before_each_round() -> None:
    """All six boards are dealt anew, told to all, and their start values count."""
    seen = set()
    changed = False
    for seed in range(6):
        table = Table("adventure-tours", mode="expert", boards="shuffle", seed=seed)
        before = table.zone("boards")
        to_the_deal(table)
        told = len(table.told())
        table.play("deal")
        boards = table.zone("boards")
        seen |= {*before, *boards}
        changed = changed or before != boards

        assert 3 == len(set(boards))
        assert [
            ("adventure-tours-gets-board", {"seat": seat, "board": boards[seat]}) for seat in range(3)
        ] == table.told()[told : told + 3]
        for seat, board in enumerate(boards):
            start = ADVENTURE_TOURS.kit.tables["boards"][board]["start"]
            assert list(start.values()) == levels(table, seat + 1)
    assert changed
    assert set(EXPERT_BOARDS) == seen


@pytest.mark.rule("AT-V1")
def test_shuffled_deserts() -> None:
    """In the basic game the shuffle makes no difference."""
    table = to_the_deal(Table("adventure-tours", boards="shuffle")).play("deal")

    assert ["desert expedition"] * 3 == table.zone("boards")
    assert "gets-board" not in keys(table)


DRAFT = """
    board 2: polar dog sled
    board 3: savanna safari
    hand 1: red paige
"""


@pytest.mark.rule("AT-V2")
def test_who_earned_least_chooses_first() -> None:
    """Ascending by what the round brought, without the floor, among the boards in use."""
    table = expert(
        BALLOON, f"{DRAFT}\nhand 2: 3\nhand 3: 2\nmembers 1: red roy 2\nequipment 1: red earl", boards="draft"
    )
    table.play("join red professor paige turner", "skip")
    assert [[12, -6, -4]] == table.zone("incomes")
    assert (2, "draft") == asked(table)
    assert ("adventure-tours-prompt-draft", {"seat": 1}) == prompt(table)
    assert [f"board {SAFARI}", f"board {SLED}", f"board {BALLOON}"] == table.options()
    assert [SAFARI, SLED, BALLOON] == table.view()["zones"]["offered"]
    table.refuses(f"board {YAKS}", rule="AT-V2", key="adventure-tours-no-such-board")
    table.refuses("deal", rule="AT-V2", key="adventure-tours-no-board-first")
    table.refuses("skip", rule="AT-V2", key="adventure-tours-no-board-first")
    table.play(f"2: board {BALLOON}")
    assert (3, "draft") == asked(table)
    assert [f"board {SAFARI}", f"board {SLED}"] == table.options()
    assert [None, BALLOON, None] == table.view()["progress"]["drafted"]
    table.refuses(f"board {BALLOON}", rule="AT-V2", key="adventure-tours-no-such-board")
    table.play(f"3: board {SAFARI}")
    assert (1, "draft") == asked(table)
    assert [f"board {SLED}"] == table.options()
    table.play(f"1: board {SLED}")

    assert (2, "deal") == asked(table)
    assert [BALLOON, SLED, SAFARI] == table.zone("boards")
    assert [] == table.view()["zones"]["offered"]
    table.play("deal")
    assert [SLED, BALLOON, SAFARI] == table.zone("boards")
    assert [None, None, None] == table.zone("drafted")
    assert [5, 3, 4] == levels(table, 1)
    assert [
        ("adventure-tours-drafts", {"seat": 1, "board": BALLOON}),
        ("adventure-tours-drafts", {"seat": 2, "board": SAFARI}),
        ("adventure-tours-drafts", {"seat": 0, "board": SLED}),
    ] == [told for told in table.told() if told[0] == "adventure-tours-drafts"]


@pytest.mark.rule("AT-V2")
def test_ties_clockwise_from_the_next_starter() -> None:
    """Equal incomes choose clockwise, beginning with the player who starts the next round."""
    table = Table("adventure-tours", mode="expert", boards="draft", seats=5).set_up("""
        seat 3 to play
        board 3: polar dog sled
        equipment 3: red earl
        hand 3: red rufus
        hand 1: 2
        hand 2: 1
        hand 4: 1
        hand 5: 2
    """)
    table.play("join red rufus rigs")
    assert [[-4, -2, 0, -2, -4]] == table.zone("incomes")
    order = []
    while asked(table)[1] == "draft":
        order.append(table.to_move)
        table.play(table.options()[0])

    assert [5, 1, 4, 2, 3] == order
    assert (4, "deal") == asked(table)


@pytest.mark.rule("AT-V2")
def test_ranked_without_the_floor() -> None:
    """Of two who end with nothing, the one with the dearer hand chooses first."""
    table = expert(STEAMER, "hand 1: red paige\nhand 2: 2\nhand 3: 5", boards="draft")
    table.play("join red professor paige turner", "skip")

    assert [2, 0, 0] == table.scores()
    assert (3, "draft") == asked(table)


@pytest.mark.rule("AT-V2")
def test_boards_change_for_the_next_round_only() -> None:
    """While boards are chosen, the old ones and their levels still lie there."""
    table = expert(SUBMARINE, "hand 1: red paige\nhand 2: 3\nequipment 1: red earl", boards="draft")
    table.play("join red professor paige turner", "skip")
    before = [levels(table, seat) for seat in (1, 2, 3)]
    table.play(f"board {SUBMARINE}")

    assert before == [levels(table, seat) for seat in (1, 2, 3)]
    assert SUBMARINE == table.zone("boards", 1)
    table.state.audit()


@pytest.mark.rule("AT-V2")
def test_a_draft_of_deserts() -> None:
    """In the basic game boards alike are one move, and the draft changes nothing."""
    table = Table("adventure-tours", boards="draft").set_up("hand 1: red rufus").play("join red rufus rigs")
    for _ in range(3):
        assert ["board desert expedition"] == table.options()
        table.play("board desert expedition")

    assert (2, "deal") == asked(table)
    table.play("deal")
    assert ["desert expedition"] * 3 == table.zone("boards")


@pytest.mark.rule("AT-V2")
def test_no_draft_after_the_last_round() -> None:
    """After the third round nothing is chosen."""
    table = expert(SUBMARINE, "incomes: 0 0 0, 0 0 0\nhand 1: red paige", boards="draft")
    table.play("join red professor paige turner", "skip")

    assert table.is_over


@pytest.mark.parametrize("boards", ["keep", "shuffle", "draft"])
@pytest.mark.parametrize("seats", [3, 6])
def test_whole_games(boards: str, seats: int) -> None:
    """Every variant plays to its end with three rounds."""
    table = Table("adventure-tours", mode="expert", boards=boards, seats=seats, seed=7).play_at_random(3)

    assert table.is_over
    assert (2 * seats if boards == "draft" else 0) == keys(table).count("drafts")
    assert (3 * seats if boards == "shuffle" else seats) == keys(table).count("gets-board")

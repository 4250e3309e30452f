"""What the recorded matches show together."""

from cairn.games.adventure_tours.rules.game import ADVENTURE_TOURS
from cairn.games.adventure_tours.rules.pieces import ACTIONS
from tests.matches.replay import moves_of, shown

from .recordings import RECORDINGS


def test_every_move_is_recorded() -> None:
    """Each card joins and is laid as equipment, each guard protects from both rows, each board is drafted.

    Of several equal guards another than the leftmost goes too, though not each of them.
    """
    made = set().union(*[moves_of(recording) for recording in RECORDINGS])
    kit = ADVENTURE_TOURS.kit
    further = {kit.moves[move] for move in range(kit.protect, kit.board) if kit.protection(move)[1] > 0}

    assert set(kit.moves) - further == made - further
    assert made & further


def test_one_match_has_everything() -> None:
    """Every card joins and every action is used in one match, with Pater Miller in both rows."""
    (recording,) = [one for one in RECORDINGS if one.name == "curious"]
    used = {f"used: {action}" for action in ACTIONS[1:11]}

    assert {f"join {card}" for card in ADVENTURE_TOURS.kit.cards} <= moves_of(recording)
    assert used | {"protected by a member", "protected by equipment"} <= shown(recording)

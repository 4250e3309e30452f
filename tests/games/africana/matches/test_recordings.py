"""What the recorded matches show together."""

from cairn.games.africana.rules.game import AFRICANA
from tests.matches.replay import moves_of

from .recordings import RECORDINGS


def test_every_card_is_recorded() -> None:
    """Each expedition and each adventure is ended in some match, all adventures in one."""
    made = [moves_of(recording) for recording in RECORDINGS]
    kit = AFRICANA.kit

    assert {f"end {card}" for card in [*kit.expedition_words, *kit.adventure_words]} <= set().union(*made)
    assert {f"end {card}" for card in kit.adventure_words} <= made[0]

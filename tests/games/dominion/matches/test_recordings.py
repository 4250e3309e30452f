"""What the recorded matches show together."""

from cairn.games.dominion.rules.catalogue import CARD
from tests.matches.replay import replayed

from .recordings import RECORDINGS, used


def test_every_card_is_recorded() -> None:
    """Each card but the extras is played, got or bought in some match."""
    seen = set().union(*[used(replayed(recording)) for recording in RECORDINGS])

    assert {card.name for card in CARD if not card.box.is_extra} == seen

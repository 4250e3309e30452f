"""Events: one event has two faces, and everybody counts the same number of them."""

import pytest

from cairn.core.event import EVERYBODY, Event
from cairn.core.zones import only

DRAWS = ("draws", {"seat": 1})


def test_an_open_event_is_told_to_all() -> None:
    """Without secret arguments there is one face for seats and spectators."""
    event = Event(*DRAWS)

    assert [DRAWS] * 3 == [event.told_to(viewer) for viewer in (0, 1, None)]


def test_a_secret_event_has_two_faces() -> None:
    """Those who may see it read the secret arguments; the others get the hidden key without them."""
    event = Event(*DRAWS, {"card": "green 9"}, only(1))

    assert ("draws", {"seat": 1, "card": "green 9"}) == event.told_to(1)
    assert ("draws-hidden", {"seat": 1}) == event.told_to(0)
    assert ("draws-hidden", {"seat": 1}) == event.told_to(None)


def test_a_secret_of_several_seats() -> None:
    """A mask of two seats lets two seats read, and nobody who only watches."""
    event = Event(*DRAWS, {"card": "green 9"}, only(0) | only(2))

    assert ["draws", "draws-hidden", "draws", "draws-hidden"] == [
        event.told_to(viewer)[0] for viewer in (0, 1, 2, None)
    ]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_includes_spectators(viewer: int | None) -> None:
    """What everybody may see is shown to those who watch, too."""
    event = Event(*DRAWS, {"card": "green 9"}, EVERYBODY)

    assert ("draws", {"seat": 1, "card": "green 9"}) == event.told_to(viewer)


def test_telling_leaves_the_event_alone() -> None:
    """A reader who writes into what he was told does not change what others are told."""
    event = Event(*DRAWS, {"card": "green 9"}, only(1))
    event.told_to(1)[1]["card"] = "red 2"

    assert ("draws", {"seat": 1, "card": "green 9"}) == event.told_to(1)

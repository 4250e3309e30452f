"""A server whose tables of Dominion begin in a position of the test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .board import LaidServer


@pytest.fixture
def laid(tmp_path: Path) -> Iterator[LaidServer]:
    """The server; without a position its tables begin as always."""
    running = LaidServer(tmp_path)
    running.start()
    yield running
    running.stop()

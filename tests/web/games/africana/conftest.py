"""A server whose tables of Africana begin in a position of the test."""

from collections.abc import Iterator

import pytest

from .board import LaidServer


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LaidServer]:
    """One server for the tests of a file."""
    server = LaidServer(tmp_path_factory.mktemp("laid"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def laid(running: LaidServer) -> LaidServer:
    """The server; without a position its tables begin as always."""
    running.file.unlink(missing_ok=True)
    return running

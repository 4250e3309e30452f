"""For each file of a title's browser tests a server whose tables of it begin in a position of the test."""

from collections.abc import Iterator

import pytest

from .laying import LaidServer


@pytest.fixture(scope="module")
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LaidServer]:
    """One server for the tests of a file; its folder says of which title they are."""
    name = request.path.parent.name.replace("_", "-")
    server = LaidServer(tmp_path_factory.mktemp("laid"), name)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def laid(running: LaidServer) -> LaidServer:
    """The server; without a position its tables begin as always."""
    running.file.unlink(missing_ok=True)
    return running

"""A server whose tables of Dominion begin in a position of the test."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from ...conftest import Devices
from ...person import Person
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


@pytest.fixture(scope="module")
def regular(chromium: Browser, running: LaidServer) -> Iterator[Person]:
    """Somebody who goes from table to table in one page, for the tests of a file."""
    found = Devices(chromium)
    yield Person(found.new(reduced_motion="reduce"), running)
    found.leave()

"""Somebody who goes from table to table in one page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from ...conftest import Devices
from ...person import Person
from ..laying import LaidServer


@pytest.fixture(scope="module")
def regular(chromium: Browser, running: LaidServer) -> Iterator[Person]:
    """The same person for all tests of a file."""
    found = Devices(chromium)
    yield Person(found.new(reduced_motion="reduce"), running)
    found.leave()

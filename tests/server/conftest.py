"""One server for each file of tests that asks for one."""

from collections.abc import Iterator

import pytest

from .client import Browser, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty store."""
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running
        assert "Traceback" not in running.db.with_suffix(".err").read_text()


@pytest.fixture
def anna(server: Server) -> Browser:
    """A browser."""
    return Browser(server)


@pytest.fixture
def ben(server: Server) -> Browser:
    """Another one."""
    return Browser(server)

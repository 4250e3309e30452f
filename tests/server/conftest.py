"""One server for each file of tests that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .client import Browser, Server, serving
from .postgres import Cluster, a_cluster


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty store; on PostgreSQL where a test asks for that."""
    is_shared = getattr(request, "param", "") == "postgres"
    store = request.getfixturevalue("cluster").database() if is_shared else ""
    with serving(tmp_path_factory.mktemp("server") / "tables.db", store=store) as running:
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


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL, for all tests of this process."""
    with a_cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store is, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "a.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()

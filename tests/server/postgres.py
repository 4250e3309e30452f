"""PostgreSQL of a test's own: a cluster in a folder, reached over a socket file, with fsync."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/bin")


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; Debian keeps them out of the way."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    places = [place for pattern in PLACES for place in sorted(Path("/").glob(pattern[1:]))]
    return next((place for place in reversed(places) if (place / "initdb").exists()), None)


class Cluster:
    """A database server that can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        assert found is not None
        self._bin = found
        self.folder = folder
        self._data = folder / "data"
        self._count = 0
        self._run("initdb", "-D", str(self._data), "-U", "cairn", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def _run(self, program: str, *words: str) -> None:
        # Nobody may run PostgreSQL as root.
        user = (
            ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
        )
        done = subprocess.run(
            [*user, str(self._bin / program), *words],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=open(self.folder / "out.txt", "a"),  # noqa: SIM115  (what it starts keeps it)
            stderr=subprocess.STDOUT,
        )
        assert 0 == done.returncode, (self.folder / "out.txt").read_text()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-k {self.folder} -h '' -c max_connections=50"
        self._run("pg_ctl", "-D", str(self._data), "-w", "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        """Stop it; `immediate` is as a crash would."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", how, "stop")

    def database(self) -> str:
        """The address of a new database."""
        self._count += 1
        name = f"test{self._count}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[call-overload]
        return self.address(name)

    def address(self, name: str) -> str:
        """Where a database is found."""
        return f"postgresql://cairn@/{name}?host={self.folder}"


@contextmanager
def a_cluster() -> Iterator[Cluster]:
    """A cluster that is gone in the end; the test is skipped where PostgreSQL is not installed."""
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    # Another user must get at it, and a socket's path is short.
    folder = Path(tempfile.mkdtemp(prefix="cairn-pg-"))
    if os.geteuid() == 0:
        os.chown(folder, pwd.getpwnam("postgres").pw_uid, pwd.getpwnam("postgres").pw_gid)
    try:
        cluster = Cluster(folder)
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
    finally:
        shutil.rmtree(folder)

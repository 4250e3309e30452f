"""`cairn` alone: the table in the browser, its address, its end."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from cairn.cli import serve


class Serving:
    """A `cairn` that serves, and what it has said so far."""

    def __init__(self, home: Path, *words: str, **environment: str) -> None:
        self.out = home / "out.txt"
        command = [sys.executable, "-m", "cairn", "--lang", "en", *words]
        nobody = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"), "")
        with open(self.out, "wb") as out:
            self.process = subprocess.Popen(
                command,
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, **nobody, "XDG_STATE_HOME": str(home), **environment},
            )

    def said(self, words: str) -> str:
        """All that was said, once these words are there."""
        for _ in range(400):
            text = self.out.read_text()
            if words in text:
                return text
            assert self.process.poll() is None, text
            time.sleep(0.05)
        raise AssertionError(f"{words!r} was not said: {self.out.read_text()}")

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """End it; the exit code."""
        self.process.send_signal(how)
        return self.process.wait(timeout=15)


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def started(tmp_path: Path) -> Iterator[list[Serving]]:
    running: list[Serving] = []
    yield running
    for one in running:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()


def test_cairn_alone_serves_the_page_until_it_is_stopped(
    tmp_path: Path, port: int, started: list[Serving]
) -> None:
    cairn = Serving(tmp_path, "--port", str(port))
    started.append(cairn)
    cairn.said(f"http://localhost:{port}/")
    with urllib.request.urlopen(f"http://localhost:{port}/") as page:
        assert b"<html" in page.read()
    assert cairn.stop() == 0
    assert "what was played is kept" in cairn.out.read_text()
    assert (tmp_path / "cairn" / "tables.db").exists()


def test_the_browser_is_opened_at_the_page(tmp_path: Path, port: int, started: list[Serving]) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened.txt\n')
    browser.chmod(0o755)
    cairn = Serving(tmp_path, "serve", "--port", str(port), BROWSER=f"{browser} %s")
    started.append(cairn)
    cairn.said("Ctrl-C")
    for _ in range(100):
        if (tmp_path / "opened.txt").exists() and (tmp_path / "opened.txt").read_text():
            break
        time.sleep(0.05)
    assert (tmp_path / "opened.txt").read_text() == f"http://localhost:{port}/\n"
    assert cairn.stop(signal.SIGTERM) == 0


def test_on_the_local_network_the_address_is_shown(tmp_path: Path, port: int, started: list[Serving]) -> None:
    cairn = Serving(tmp_path, "--lan", "--port", str(port), "--no-browser")
    started.append(cairn)
    said = cairn.said("Ctrl-C")
    for address in serve.lan_addresses():
        assert f"On the local network at http://{address}:{port}/" in said
    # Any address of this machine will do; without --lan only one is listened on.
    with urllib.request.urlopen(f"http://127.0.0.2:{port}/health") as health:
        assert health.status == 200
    assert cairn.stop() == 0


def test_without_lan_nobody_else_can_come(tmp_path: Path, port: int, started: list[Serving]) -> None:
    cairn = Serving(tmp_path, "--port", str(port), "--no-browser")
    started.append(cairn)
    cairn.said("Ctrl-C")
    with socket.socket() as other, pytest.raises(ConnectionRefusedError):
        other.connect(("127.0.0.2", port))


def test_a_port_that_was_asked_for_and_is_taken(tmp_path: Path, port: int, started: list[Serving]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        cairn = Serving(tmp_path, "--port", str(port), "--no-browser")
        started.append(cairn)
        assert cairn.process.wait(timeout=20) == 2
    assert f"Port {port} is taken" in cairn.out.read_text()


def test_the_next_port_is_taken_where_the_usual_one_is_not_free(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "PORT", port)
    first = serve._listen(serve.THIS_MACHINE, None)
    second = serve._listen(serve.THIS_MACHINE, None)
    try:
        assert first.getsockname()[1] == port
        assert port < second.getsockname()[1] < port + serve.TRIES
    finally:
        first.close()
        second.close()

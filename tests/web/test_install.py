"""The page as something installed: its shell on a slow line, its manifest, its worker."""

import re
import shutil
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bench.page_bytes import HOME_BYTES, LANGUAGES, TITLE_BYTES, characters
from bench.page_bytes import Page as Weighed
from cairn.page_build import WEB
from cairn.server.page import STATIC, page

from .conftest import Devices
from .person import Person
from .serving import Server

SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}


def test_the_markup_has_no_style_and_no_script() -> None:
    """A strict content policy would let the page through: every style and script is a file of its own."""
    html = (STATIC / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<style|\sstyle=|\son\w+=", html) == []
    assert re.findall(r"<script(?![^>]*\ssrc=)", html) == []
    assert 'rel="manifest"' in html


def test_the_manifest_names_icons_that_are_there(server: Server, devices: Devices) -> None:
    """It is served as what it is, and each icon has the size that it says."""
    anna = Person(devices.new(), server)
    anna.go()
    answer = anna.page.request.get(server.url("/manifest.webmanifest"))
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert ("/", "standalone") == (manifest["start_url"], manifest["display"])
    for icon in manifest["icons"]:
        data = anna.page.request.get(server.url(icon["src"])).body()
        width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
        assert f"{width}x{height}" == icon["sizes"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}


def test_the_shell_is_seen_first_on_a_slow_line(server: Server, devices: Devices) -> None:
    """At 50 kB/s and 400 ms: the bar and the name on the desk, before any other file has come.

    On a quiet machine that is within a second; here only the order counts.
    """
    device = devices.new(service_workers="block")
    browser_page = device.new_page()
    session = device.new_cdp_session(browser_page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    browser_page.goto(server.url("/"), wait_until="commit")
    paint = 0
    while not paint:
        paint = browser_page.evaluate(
            "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
        )
    assets = browser_page.evaluate(
        "performance.getEntriesByType('resource').filter(one => one.name.includes('/assets/'))"
        ".map(one => one.responseEnd).filter(Boolean)"
    )
    print(f"first paint after {paint:.0f} ms")
    assert all(paint < ended for ended in assets)
    # Then the page takes its place.
    expect(browser_page.get_by_role("heading", level=1)).to_be_visible()
    expect(browser_page.locator("#shell")).to_be_hidden()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_shell_needs_no_other_file(server: Server, devices: Devices, theme: str) -> None:
    """Where nothing else ever comes, it fills the window in the colours of the day or the night."""
    device = devices.new(color_scheme=theme, service_workers="block")
    device.route("**/assets/*", lambda route: route.abort())
    bare = device.new_page()
    bare.goto(server.url("/"))
    desk, bar = bare.evaluate(
        "[...document.querySelectorAll('#shell rect')].map(one => getComputedStyle(one).fill)"
    )
    dark = theme == "dark"
    assert ("rgb(13, 19, 20)" if dark else "rgb(230, 219, 194)") == desk
    assert ("rgb(27, 37, 39)" if dark else "rgb(250, 245, 233)") == bar
    root = "document.documentElement"
    assert bare.evaluate(f"{root}.scrollWidth <= innerWidth && {root}.scrollHeight <= innerHeight")


# What it weighs.


@pytest.fixture(scope="module")
def built() -> Weighed:
    """The built page, weighed file by file."""
    return Weighed(STATIC)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_is_light(built: Weighed, language: str) -> None:
    """Page, scripts, styles, words and typefaces, packed."""
    assert 60_000 < built.weights(built.home(language)) <= HOME_BYTES
    assert built.weights(built.fonts(language)) > 40_000


def test_each_title_is_light(built: Weighed) -> None:
    """Scripts with their icons, and styles; the board for any game too."""
    assert {"any", "lost-cities"} <= set(built.titles)
    for title in built.titles:
        assert 10_000 < built.weights(built.title(title)) <= TITLE_BYTES, title


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_title_belongs_to_home(built: Weighed, language: str) -> None:
    """Neither a board nor a picture nor its words; what its tile says is one of home's own words."""
    assert built.home(language) & built.of_games() == set()
    assert len(built.of_games()) > 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_ours_needs_letters_of_other_languages(built: Weighed, language: str) -> None:
    """What people write may; then a larger file of a typeface comes."""
    others = [face for face in built.faces() if "latin-ext" in face]
    assert len(others) == 2
    catalogues = [path.read_text("utf-8") for path in (WEB.parent / "src").rglob(f"text/{language}/*.ftl")]
    said = {ord(one) for text in catalogues for one in text}
    assert len(said) > 80
    for face in others:
        assert said & characters(face) == set()


@pytest.mark.sweep()
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_asks_for_nothing_else(server: Server, devices: Devices, built: Weighed, language: str) -> None:
    """With the lists of the server and all heads it is still light, and each file is one that was weighed."""
    device = devices.new(language=language, service_workers="block")
    browser_page = device.new_page()
    session = device.new_cdp_session(browser_page)
    sizes: dict[str, float] = {}
    session.on(
        "Network.loadingFinished", lambda one: sizes.update({one["requestId"]: one["encodedDataLength"]})
    )
    session.send("Network.enable")
    browser_page.goto(server.url("/"))
    browser_page.wait_for_load_state("networkidle")
    print(f"home, {language}: {sum(sizes.values()):.0f} bytes in {len(sizes)} files")
    assert 60_000 < sum(sizes.values()) <= HOME_BYTES
    assert assets(devices) - built.home(language) == set()


@pytest.mark.sweep()
@pytest.mark.parametrize("game", ["lost-cities", "dominion"])
def test_a_table_asks_for_its_own_title_alone(
    server: Server, devices: Devices, built: Weighed, game: str
) -> None:
    """No file of another game, and not the icons of all."""
    anna = Person(devices.new(service_workers="block"), server)
    anna.go()
    name = {"lost-cities": "Lost Cities", "dominion": "Dominion: Adventures"}[game]
    anna.page.get_by_role("button", name=f"Play with bots {name}").click()
    anna.wait_for_turn()
    anna.page.wait_for_load_state("networkidle")
    asked = assets(devices)
    board = game if game in built.titles else "any"
    assert built.title(board) <= asked
    assert asked & built.of_games() - built.of_games(game) - built.title(board) == set()
    assert built.needed("virtual:icons/rest") & asked == set()


def assets(devices: Devices) -> set[str]:
    """The built files that were asked for."""
    paths = {urlsplit(url).path.lstrip("/") for url in devices.asked}
    return {path for path in paths if path.startswith("assets/")}


# The service worker, at a server of two builds.


class Builds:
    """Serves the page as the real server does, from a folder that can be exchanged while it runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked: list[str] = []
        builds = self

        class Answer(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                path = self.path.partition("?")[0].lstrip("/")
                builds.asked.append(self.path)
                if path.startswith("api/"):
                    games = path == "api/games"
                    self._send(
                        200,
                        b"[]" if games else b'{"yours":[],"open":[]}',
                        {"content-type": "application/json"},
                    )
                    return
                response = page(path, {}, builds.folder)
                file = getattr(response, "path", None)
                body = Path(file).read_bytes() if file else bytes(response.body)
                self._send(response.status_code, body, dict(response.headers))

            def _send(self, status: int, body: bytes, headers: dict[str, str]) -> None:
                self.send_response(status)
                for name, value in headers.items():
                    if name.lower() != "content-length":
                        self.send_header(name, value)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.url = f"http://localhost:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """No more answers, as when the machine is off."""
        self.server.shutdown()
        self.server.server_close()


def another_build(folder: Path, mark: str) -> Path:
    """A build whose entry differs: another name, and a title that says which."""
    to = folder / mark
    shutil.copytree(STATIC, to)
    for packed in [*to.rglob("*.br"), *to.rglob("*.gz")]:
        packed.unlink()
    html = (to / "index.html").read_text(encoding="utf-8")
    entry = re.search(r"/assets/(index-[\w-]+)\.js", html)
    assert entry is not None
    old, new = entry[1], f"index-{mark}"
    script = to / "assets" / f"{old}.js"
    script.rename(to / "assets" / f"{new}.js").write_text(
        script.with_name(f"{new}.js").read_text(encoding="utf-8")
        + f";document.documentElement.dataset.build='{mark}';",
        encoding="utf-8",
    )
    for file in [to / "index.html", to / "sw.js", *(to / "assets").glob("*.js")]:
        text = file.read_text(encoding="utf-8").replace(f"{old}.js", f"{new}.js")
        if file.name == "sw.js":
            text = re.sub(r"'cairn-\w+'", f"'cairn-{mark}'", text)
        file.write_text(text, encoding="utf-8")
    return to


@pytest.fixture
def builds(tmp_path: Path) -> Iterator[Builds]:
    """A server with build A."""
    found = Builds(another_build(tmp_path, "A"))
    yield found
    found.close()


def build_of(browser_page: Page) -> str:
    """Which build the page runs."""
    browser_page.wait_for_function("document.documentElement.dataset.build")
    build: str = browser_page.evaluate("document.documentElement.dataset.build")
    return build


def settled(browser_page: Page, mark: str) -> None:
    """Wait until the worker of a build has taken over and has what it needs."""
    browser_page.evaluate(
        """async mark => {
            await navigator.serviceWorker.ready;
            for (let n = 0; n < 200; n++) {
                const names = await caches.keys();
                const alone = names.length === 1 && names[0] === `cairn-${mark}`;
                const kept = alone ? await (await caches.open(names[0])).keys() : [];
                const fonts = kept.some(one => one.url.includes('.woff2'));
                if (navigator.serviceWorker.controller && fonts) return;
                await new Promise(done => setTimeout(done, 100));
            }
            throw new Error(`the worker of ${mark} does not settle: ${await caches.keys()}`);
        }""",
        mark,
    )


def fresh(chromium: Browser) -> BrowserContext:
    """A device that allows workers."""
    context = chromium.new_context(locale="en-GB")
    context.set_default_timeout(20_000)
    return context


def test_after_an_update_the_next_page_is_the_new_one(
    chromium: Browser, builds: Builds, tmp_path: Path
) -> None:
    """Build A is loaded and kept by its worker; B comes; a reload shows B, and what A had kept is gone."""
    device = fresh(chromium)
    browser_page = device.new_page()
    browser_page.goto(builds.url)
    assert "A" == build_of(browser_page)
    settled(browser_page, "A")
    browser_page.reload()
    assert "A" == build_of(browser_page)

    builds.folder = another_build(tmp_path, "B")
    browser_page.reload()
    assert "B" == build_of(browser_page)
    settled(browser_page, "B")
    browser_page.goto(f"{builds.url}/bots")
    assert "B" == build_of(browser_page)
    device.close()


def test_without_a_network_the_page_still_opens(chromium: Browser, builds: Builds) -> None:
    """Any address of the page opens, and says that the server does not answer."""
    device = fresh(chromium)
    browser_page = device.new_page()
    browser_page.goto(builds.url)
    settled(browser_page, build_of(browser_page))
    builds.close()
    for address in ("/bots", "/t/000000000000", "/"):
        browser_page.goto(f"{builds.url}{address}")
        assert "A" == build_of(browser_page)
        expect(browser_page.get_by_role("alert")).to_contain_text("The server does not answer")
    device.close()


def test_the_worker_leaves_requests_alone(chromium: Browser, builds: Builds) -> None:
    """What is asked of the server reaches it every time, and nothing of it is kept."""
    device = fresh(chromium)
    browser_page = device.new_page()
    browser_page.goto(builds.url)
    settled(browser_page, "A")
    builds.asked.clear()
    for _ in range(3):
        browser_page.evaluate("fetch('/api/tables').then(answer => answer.json())")
    assert ["/api/tables"] * 3 == [path for path in builds.asked if path == "/api/tables"][:3]
    kept: list[str] = browser_page.evaluate(
        "caches.keys().then(async names => (await Promise.all(names.map(async name =>"
        " (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname)))).flat())"
    )
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
    device.close()


def test_over_plain_http_there_is_no_worker_and_all_works(server: Server, devices: Devices) -> None:
    """A name that no browser holds for secure: the page plays all the same."""
    anna = Person(devices.new(), server, host="table.example")
    anna.go()
    expect(anna.page.get_by_role("button", name="Play Lost Cities now")).to_be_enabled()
    assert anna.page.evaluate("!('serviceWorker' in navigator)")
    anna.page.get_by_role("button", name="Play Lost Cities now").click()
    expect(anna.hand).to_have_count(8)

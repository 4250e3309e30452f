"""A game that somebody brings along: served, spoken of, played with bots, and there again after a restart."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from cairn.text.languages import LANGUAGES
from tests.cli.running import cairn

from .client import Browser, Json, Server, Socket, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "waymark"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the example, away from the sources."""
    here = tmp_path_factory.mktemp("own")
    shutil.copytree(EXAMPLE, here / "waymark", ignore=shutil.ignore_patterns("__pycache__"))
    return here


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Server]:
    """A server with the example beside the titles."""
    with serving(folder / "tables.db", "", "--game", f"{folder}/waymark:TITLE") as running:
        yield running
        assert "Traceback" not in running.db.with_suffix(".err").read_text()


def opened(browser: Browser, *kinds: str) -> tuple[Json, Socket]:
    """A table of the example, and the socket of its first seat."""
    table = browser.make(*kinds, game="waymark", hand="5")
    browser.say(table, 0)
    socket = browser.socket(table, 0)
    socket.until("view")
    return table, socket


def play_on(socket: Socket, moves: int = 1000) -> None:
    """Make n moves of seat 1, each the first that there is."""
    while moves and socket.question is not None:
        if "options" in socket.question:
            assert "view" == socket.move(socket.question["options"][0])["type"]
            moves -= 1
        else:
            socket.hear()


def test_it_is_listed_last(anna: Browser) -> None:
    *_, game = anna.get("/api/games")

    assert ("waymark", [2, 4], ["random", "rule"], True) == (
        game["name"],
        game["seats"],
        game["bots"],
        game["own"],
    )
    assert ["hand"] == [option["name"] for option in game["options"]]


def test_its_words_and_those_of_our_titles_are_there(anna: Browser) -> None:
    """Rules and words in one text, in every language; what only the terminal says is left out."""
    for language in LANGUAGES:
        status, headers, text = anna.ask("GET", f"/api/games/waymark/words/{language}")
        assert (200, True) == (status, headers["content-type"].startswith("text/plain"))
        for key in ("waymark-title", "waymark-effect-lay", "WM-5"):
            assert f"\n{key} = " in f"\n{text.decode()}"
    _, _, german = anna.ask("GET", "/api/games/waymark/words/de")
    _, _, dominion = anna.ask("GET", "/api/games/dominion/words/fr")
    assert "waymark-move-lay = { $stone } legen" in german.decode()
    assert "\ndominion-card-village = Village\n" in dominion.decode()
    assert "dominion-label-hand" not in dominion.decode()
    assert (404, "no-such-language") == anna.refused("GET", "/api/games/waymark/words/tlh")
    assert (404, "no-such-game") == anna.refused("GET", "/api/games/chess/words/en")


def test_its_shapes_are_there(anna: Browser) -> None:
    """A game without a file has none; ours are those of their files."""
    none: Json = {"kinds": {}, "pieces": {}, "objects": [], "capitals": []}

    assert none == anna.get("/api/games/waymark/shapes")
    assert "expedition" in anna.get("/api/games/africana/shapes")["pieces"]
    assert (404, "no-such-game") == anna.refused("GET", "/api/games/chess/shapes")


def test_it_is_played_to_its_end_and_verified(anna: Browser, folder: Path) -> None:
    """Against two bots, one of them its own; the file says the same to anybody who has the game."""
    table, socket = opened(anna, "me", "rule", "random")
    assert "waymark-effect-lay" in str(socket.question["effects"])
    play_on(socket)
    _, _, text = anna.ask("GET", f"/api/tables/{table['id']}/match")
    (folder / "a.match").write_bytes(text)
    done = cairn("verify", "a.match", "--game", "waymark:TITLE", cwd=str(folder))

    assert 0 == done.returncode, done.stderr
    assert socket.view["view"]["result"]["scores"] == anna.get(f"/api/tables/{table['id']}")["scores"]
    socket.close()


def test_after_a_restart_it_needs_the_same_option(folder: Path, tmp_path: Path) -> None:
    """Killed in the middle, with the option the match goes on; without it the table can only be read."""
    game = ["--game", f"{folder}/waymark/game.py:GAME"]
    first = Server(tmp_path / "tables.db", "", *game)
    anna = Browser(first)
    table, socket = opened(anna, "me", "random")
    play_on(socket, 3)
    at = socket.view["at"]
    first.kill()

    with serving(tmp_path / "tables.db") as without:
        anna.server = without
        assert "waymark" not in [one["name"] for one in anna.get("/api/games")]
        assert "stopped" == anna.get(f"/api/tables/{table['id']}")["status"]
        assert ["stopped"] == [one["status"] for one in anna.get("/api/tables")["yours"]]
        _, _, text = anna.ask("GET", f"/api/tables/{table['id']}/match")
        assert text.startswith(b"cairn-match 1\ngame waymark\n")
    with serving(tmp_path / "tables.db", "", *game) as again:
        anna.server = again
        assert "playing" == anna.get(f"/api/tables/{table['id']}")["status"]
        socket = anna.socket(table, 0)
        socket.until("view")
        assert at <= socket.view["at"]
        play_on(socket)
        socket.close()
        assert "over" == anna.get(f"/api/tables/{table['id']}")["status"]


@pytest.mark.parametrize(
    ("games", "sentence"),
    [
        (["nowhere.py:GAME"], "There is no file nowhere.py."),
        (["waymark:GAMES"], "waymark has no game called “GAMES”; it has: TITLE."),
        (["waymark"], "There is no game “waymark”; there are: "),
        (
            ["waymark:TITLE", "waymark/game.py:GAME"],
            "like another game that is served; give it another name.",
        ),
    ],
)
def test_a_bad_address_gives_one_sentence(folder: Path, games: list[str], sentence: str) -> None:
    words = [word for game in games for word in ("--game", game)]
    done = cairn("serve", "--no-browser", *words, cwd=str(folder))

    assert 2 == done.returncode
    assert sentence in done.stderr
    assert 1 == len(done.stderr.strip().splitlines())


def test_damaged_shapes_give_one_sentence(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "waymark", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "waymark" / "text" / "shapes.json").write_text('{"pieces": {"stone": ["("]}}')
    done = cairn("serve", "--no-browser", "--game", "waymark:TITLE", cwd=str(tmp_path))

    assert 2 == done.returncode
    assert "shapes.json does not say how pieces are spelled: " in done.stderr

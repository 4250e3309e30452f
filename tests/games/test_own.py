"""A game of one's own: how it is found, what is said when it is not, and how it speaks without words."""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cairn import games
from cairn.core.errors import BadSetup, GameError
from cairn.games import title
from cairn.games.own import load
from cairn.text import LANGUAGES, Speaker, add_folder, folders
from tests.cli.running import cairn, refused, told

SOURCE = Path(__file__).parents[2] / "examples" / "waymark" / "game.py"


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """What a test loads is gone after it: other tests go through all games, words and modules."""
    kept = [(found, dict(found)) for found in (folders._BROUGHT, games._LOADED, sys.modules)]
    path = sys.path[:]
    yield
    sys.path[:] = path
    for found, before in kept:
        for name in [name for name in found if name not in before]:
            del found[name]


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game in it that has no words; it is where we are."""
    shutil.copy(SOURCE, tmp_path / "mine.py")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def changed(folder: Path, name: str, before: str, after: str) -> str:
    """The address of the game with one thing changed."""
    text = (folder / "mine.py").read_text()
    assert before in text
    (folder / name).write_text(text.replace(before, after))
    return f"{name}:GAME"


# Where it is.


def test_a_file_is_named_from_anywhere(mine: Path) -> None:
    """Workers may stand elsewhere, so the address that they get has the whole path."""
    assert f"{mine}/mine.py:GAME" == load("mine.py:GAME").spec == load(f"{mine}/mine.py:GAME").spec


def test_a_file_may_be_called_like_a_module_of_python(mine: Path) -> None:
    """Neither is taken for the other."""
    address = changed(mine, "random.py", 'NAME: Final = "waymark"', 'NAME: Final = "by-chance"')

    assert "by-chance" == load(address).name
    import random

    assert hasattr(random, "random")


def test_two_files_of_one_name_are_two_games(mine: Path) -> None:
    for name in ("one", "two"):
        (mine / name).mkdir()
        changed(mine, f"{name}/rules.py", 'NAME: Final = "waymark"', f'NAME: Final = "{name}"')

    assert ["one", "two"] == [load(f"{name}/rules.py:GAME").name for name in ("one", "two")]


def test_a_package_may_import_its_own_parts(mine: Path) -> None:
    """By relative imports; the folder itself is its `__init__.py`."""
    (mine / "pack").mkdir()
    changed(mine, "pack/rules.py", 'NAME: Final = "waymark"', 'NAME: Final = "packed"')
    (mine / "pack" / "__init__.py").write_text("from .rules import GAME\n")

    for address in ("pack:GAME", "pack/rules.py:GAME", "pack.rules:GAME"):
        assert "packed" == load(address).name


def test_a_module_is_found_from_where_we_are(mine: Path) -> None:
    (mine / "house").mkdir()
    changed(mine, "house/game.py", 'NAME: Final = "waymark"', 'NAME: Final = "housed"')
    words = ["simulate", "house.game:GAME", "--games", "16", "--jobs", "2"]

    assert 16 == told(*words, cwd=str(mine))["results"]["games"]


# What is said when something is wrong.


def test_what_is_wrong_is_one_sentence(mine: Path) -> None:
    """No traceback, whatever the file holds."""
    (mine / "broken.py").write_text("x = 1\ny = 1 // 0\n")
    (mine / "unfinished.py").write_text("x = (\n")
    (mine / "needy.py").write_text("import nothing_of_the_kind\n")
    (mine / "leaving.py").write_text("raise SystemExit('no')\n")
    (mine / "empty.py").write_text("")
    taken = changed(mine, "taken.py", 'NAME: Final = "waymark"', 'NAME: Final = "dominion"')
    named = changed(mine, "named.py", 'NAME: Final = "waymark"', 'NAME: Final = "My Game"')
    blind = changed(mine, "blind.py", '"known": {', '"unknown": {')
    failing = changed(mine, "failing.py", "decision = self.decision\n", "decision = {}['x']\n")
    expected = {
        "none.py:GAME": "There is no file none.py.",
        "no.such:GAME": "There is no module no.such.",
        "mine.py": "Which game in mine.py? Say it as in mine.py:GAME.",
        "mine.py:NOPE": "mine.py has no game called “NOPE”; it has: GAME.",
        "empty.py:GAME": "empty.py has no game called “GAME”.",
        "broken.py:GAME": "broken.py cannot be loaded: ZeroDivisionError in broken.py:2: ",
        "unfinished.py:GAME": "unfinished.py cannot be loaded: SyntaxError in unfinished.py:1: ",
        "needy.py:GAME": "needy.py cannot be loaded: ModuleNotFoundError in needy.py:1: ",
        "leaving.py:GAME": "leaving.py cannot be loaded: SystemExit in leaving.py:1: no.",
        taken: "is called “dominion”, like a game of Cairn; give it another name.",
        named: "is called “My Game”; a name is made of small letters",
        blind: "A view of “waymark” needs “known”",
    }

    for address, sentence in expected.items():
        assert sentence in refused("play", address, "--plain", cwd=str(mine)), address
    assert "failed in failing.py:" in refused("play", failing, cwd=str(mine), code=70)


def test_a_title_and_its_game_have_one_name(mine: Path) -> None:
    lines = "from mine import GAME\nfrom cairn.games.title import Title\n"
    (mine / "titled.py").write_text(
        f"{lines}class Mine(Title):\n    name = 'other'\n    def rules(self): return GAME\nTITLE = Mine()\n"
    )

    with pytest.raises(BadSetup) as problem:
        load("titled.py:TITLE")

    assert "no-game-two-names" == problem.value.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_there_in_every_language(language: str) -> None:
    """None of them is told by its key."""
    facts: dict[str, int | str] = dict.fromkeys(
        ["file", "name", "names", "kind", "where", "text", "other"], "x"
    )
    for key in ("attribute", "module", "but", "import", "name", "name-taken", "two-names"):
        told = Speaker(language).error(GameError(f"no-game-{key}", facts))
        assert not told.startswith("No game") and "x" in told


def test_a_crash_is_not_called_ours(mine: Path) -> None:
    """The match that shows it names the game; the sentence says how to see it again."""
    before = "        seat = self.turn\n        if move < GIVE:"
    address = changed(mine, "crashing.py", before, f"        1 // (len(self.bag) - 20)\n{before}")
    for jobs in "12":
        done = cairn("simulate", address, "--games", "16", "--jobs", jobs, cwd=str(mine))
        assert (70, "") == (done.returncode, done.stdout)
        assert "The game failed at move 9" in done.stderr and "bug of ours" not in done.stderr
    file = next(mine.glob("cairn-crash-*.match"))
    again = cairn("replay", str(file), "--game", address, cwd=str(mine))
    assert (70, "") == (again.returncode, again.stdout)
    assert "The game fails at move 9 of this match" in again.stderr


# Words.


def test_without_words_everything_is_told_readably(mine: Path) -> None:
    """Who, the key without its game, the facts; what is hidden is not shown by its key."""
    game = title(changed(mine, "silent.py", "waymark", "quiet-stones"))
    speaker = Speaker("en", game.name)

    assert "Quiet stones" == speaker.title(game.name)
    secret = ("quiet-stones-draws", {"seat": 0, "stone": "7"})
    assert "Anna: draws (stone 7)" == speaker.event(secret, ["Anna", "Ben"])
    assert "Ben: draws" == speaker.event(("quiet-stones-draws-hidden", {"seat": 1}), ["Anna", "Ben"])
    assert "Turn" == speaker.say("quiet-stones-prompt-turn")
    assert "lay 7" == speaker.move("lay 7")
    refusal = speaker.refuse("quiet-stones-no-stone", "QS-1", {"stone": "7"})
    assert "No stone (stone 7) [QS-1]" == refusal
    assert [] == speaker.sections()


@pytest.mark.parametrize("place", ["de.ftl", "de/words.ftl"])
def test_words_beside_the_file_are_read(mine: Path, place: str) -> None:
    """In one file or several; rules in the same file are rules; another language is told without words."""
    name = place.replace("/", "-").replace(".", "-")
    file = mine / "text" / place
    file.parent.mkdir(parents=True)
    file.write_text(f"{name}-title = Steine\nXY-1 = Nur Steine.\n{name}-move-lay = {{ $stone }} legen\n")
    found = title(changed(mine, f"{name}.py", 'NAME: Final = "waymark"', f'NAME: Final = "{name}"'))
    german = Speaker("de", name)

    assert ["Steine", "7 legen"] == [german.title(found.name), german.move("lay 7")]
    assert [("Regeln", [("XY-1", "Nur Steine.")])] == german.sections()
    assert "lay 7" == Speaker("fr", name).move("lay 7")


def test_damaged_words_stop_nobody(tmp_path: Path) -> None:
    """Half a message, a circle, a reference to nothing, letters that are none: each is told somehow."""
    lines = [
        "torn-title = { $",
        "torn-one = { torn-two }",
        "torn-two = { torn-one }",
        "torn-lost = a { no-such-thing } b",
        "torn-card = { $a ->",
        "    [x] y",
        "torn-place = { $from } { $to } { $subject }",
        "your-turn = Mine",
    ]
    (tmp_path / "en.ftl").write_bytes("\n".join(lines).encode() + b"\ntorn-bytes = \xff\xfe\n")
    add_folder("torn", tmp_path)
    speaker = Speaker("en", "torn")

    assert "Torn" == speaker.title("torn")
    for key in ("torn-one", "torn-lost", "torn-bytes", "torn-nothing"):
        assert speaker.say(key, {"card": "green 9", "place": "", "seat": 0})
    assert "green 9" == speaker.card("green 9")
    assert "Your turn" == speaker.say("your-turn")


def test_arguments_of_any_kind_stop_nobody() -> None:
    """Somebody's game may hand out what the contract does not allow."""
    args: dict[str, int | str] = {"cards": ["a", "b"], "text": None, "seat": "1", "n": 2.5}  # type: ignore[dict-item]

    assert "None" in Speaker("en", "odd").say("odd-thing", args)


def test_games_shows_one_game(mine: Path) -> None:
    """An option without words has no line of its own."""
    done = cairn("games", "mine.py:GAME", cwd=str(mine))

    assert re.search(r"Waymark +waymark\n2 to 4 seats", done.stdout)
    assert "setting" not in done.stdout
    assert ["random"] == told("games", "mine.py:GAME", cwd=str(mine))["results"][0]["bots"]
    assert "Waymark has no rules in words." == refused("rules", "mine.py:GAME", cwd=str(mine))

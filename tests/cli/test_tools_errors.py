"""Whatever goes wrong: one clear sentence, the right exit code, never a traceback."""

import shlex
import signal
import subprocess
import time
from pathlib import Path

import pytest

from .running import CAIRN, a_match, alive, cairn, env, python, refused

SIMULATE = ("simulate", "lost-cities")

WRONG_WORDS = {
    "simulat": ("There is no command “simulat”; did you mean “simulate”?",),
    "xyzzy": ("There is no command “xyzzy”",),
    "--verison": ("did you mean --version?",),
    "simulate": ("needs to know", "GAME"),
    "arena lost-cities rule": ("at least two",),
    "arena lost-cities rule random --sprt 0.6,0.5": ("0.6,0.5", "such as"),
    "arena lost-cities rule genius": ("genius",),
    "simulate lost-citys": ("no game “lost-citys”", "lost-cities"),
    "simulate lost-cities --game 3": ("does not know --game; did you mean --games?",),
    "simulate lost-cities --xyzzy": ("does not know --xyzzy", "--help"),
    "simulate lost-cities extra": ("“extra” is one word too many",),
    "simulate lost-cities --games": ("--games needs a value",),
    "simulate lost-cities --games many": ("--games needs a whole number, not “many”",),
    "simulate lost-cities --games 1.5": ("whole number, not “1.5”",),
    "simulate lost-cities --games -5": ("--games cannot be -5; it goes from 1",),
    "simulate lost-cities --games 0": ("--games cannot be 0",),
    "simulate lost-cities --seed 99999999999999999999": ("--seed cannot be", "goes from 0"),
    "simulate lost-cities --jobs 0": ("--jobs cannot be 0",),
    "simulate lost-cities --seats rule,wizard": ("no bot “wizard”", "random, rule"),
    "simulate lost-cities --seats rule": ("Number of seats: 1",),
    "simulate lost-cities --set milestone=on": ("no option “milestone”", "milestones"),
    "simulate lost-cities --set colours=7": ("“colours” cannot be “7”", "5…6"),
    "simulate lost-cities --set colours": ("name=value, not “colours”",),
    "simulate lost-cities --plot /no/such/folder/a.svg": ("/no/such/folder/a.svg",),
    "games --lang xx": ("no language “xx”", "en, de, fr, it, pl"),
    "games --lang": ("--lang needs a value",),
    "replay": ("needs to know", "FILE"),
    "replay nothing.txt": ("There is no file “nothing.txt”.",),
    "replay .": ("“.” is a folder",),
    "verify nothing.txt": ("There is no file “nothing.txt”.",),
    "bench --game chess": ("no game “chess”; there are: lost-cities, dominion",),
    "play lostcities": ("no game “lostcities”; did you mean lost-cities?",),
    "play Lost_Cities": ("no game “Lost_Cities”; did you mean lost-cities?",),
    "rules domnion": ("no game “domnion”; did you mean dominion?",),
    "cards tours": ("no game “tours”; did you mean adventure-tours?",),
    "cards dominion vilage": ("no card “vilage”; did you mean “Village”?",),
    "rules lost-cities LC-999": ("no rule “LC-999”; did you mean “LC-",),
    "rules lost-cities camp": ("no rule “camp”", "`cairn rules lost-cities --search`"),
    "rules lost-cities --search expediton": ("speaks of “expediton”; did you mean “expedition”?",),
    "rules lost-cities --search xyzzy": ("No rule speaks of “xyzzy”.",),
    "conformance lost-cities --games no": ("--games needs a whole number",),
}


@pytest.mark.parametrize("words", WRONG_WORDS)
def test_wrong_words(words: str) -> None:
    """The sentence names what is wrong, and what would be right."""
    sentence = refused(*shlex.split(words))

    for part in WRONG_WORDS[words]:
        assert part in sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Die Datei „nothing.txt“ gibt es nicht."),
        ("fr", "Le fichier «\u00a0nothing.txt\u00a0» n’existe pas."),
        ("it", "Il file «nothing.txt» non esiste."),
        ("pl", "Nie ma pliku „nothing.txt”."),
    ],
)
def test_in_the_language_of_the_reader(language: str, sentence: str) -> None:
    """Where only the environment tells the language."""
    assert sentence == refused("replay", "nothing.txt", LC_ALL=f"{language}.UTF-8")


def damaged() -> dict[str, tuple[bytes, str]]:
    """Files that are not what they should be, and what is said of them."""
    whole = a_match().encode()
    lines = whole.splitlines(keepends=True)
    begin = next(i for i, line in enumerate(lines) if line.startswith(b"begin"))
    other = lines[:]
    other[begin + 3] = other[begin + 3].replace(b" ", b"  ", 1)
    rules = whole.replace(b"rules 1", b"rules 7")
    return {
        "empty": (b"", "This is not a Cairn match."),
        "foreign": (b'[Event "?"]\n1. e4 e5\n', "This is not a Cairn match."),
        "binary": (bytes(range(256)), "This is not a Cairn match."),
        "half": (whole[: len(whole) // 2], f"Line {whole[: len(whole) // 2].count(10) + 1} "),
        "no end": (b"".join(lines[:-1]), "breaks off before its end"),
        "headers only": (b"".join(lines[:begin]), "breaks off before its end"),
        "a letter more": (b"".join(other), f"Line {begin + 4} has been changed or damaged"),
        "a bad byte": (whole.replace(b"Anna", b"Ann\xff"), "have been changed or damaged"),
        "other headers": (rules, "headers above line"),
    }


@pytest.mark.parametrize("kind", damaged())
def test_damaged_files(kind: str, tmp_path: Path) -> None:
    """`replay` names file and line; `verify` says it in its table and exits with 1."""
    data, says = damaged()[kind]
    path = tmp_path / "match.txt"
    path.write_bytes(data)

    sentence = refused("replay", str(path))
    assert sentence.startswith(f"{path}: ") and says in sentence
    done = cairn("verify", str(path))
    assert (1, "") == (done.returncode, done.stderr)
    assert " ".join(says.split()) in " ".join(done.stdout.split())
    assert "This match does not fit itself." in done.stdout


def test_a_seat_that_is_not_there(tmp_path: Path) -> None:
    """Seats are counted from 1; moves end where the match does."""
    path = tmp_path / "match.txt"
    path.write_text(a_match(20), encoding="utf-8")

    assert "--seat cannot be 3; it goes from 1 to 2." == refused("replay", str(path), "--seat", "3")
    assert "--seat cannot be 0; it goes from 1 to 2." == refused("replay", str(path), "--seat", "0")
    assert "--seat needs a whole number, not “me”." == refused("replay", str(path), "--seat", "me")
    assert "--to 21 is too far: the match has 20 moves." == refused("replay", str(path), "--to", "21")


def test_a_reader_who_has_read_enough(tmp_path: Path) -> None:
    """`cairn … | head -1` ends quietly."""
    path = tmp_path / "match.txt"
    path.write_text(a_match(games="9"), encoding="utf-8")
    command = f"{shlex.join(CAIRN)} replay {path} --json | head -1"
    done = subprocess.run(["bash", "-c", command], env=env(), capture_output=True, text=True)

    assert (0, "{\n", "") == (done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("words", ["games", "games --json", "--help", "simulate --help"])
def test_a_reader_who_is_gone(words: str) -> None:
    """Nobody reads: nothing is said, and the exit code is that of a broken pipe."""
    with subprocess.Popen(
        [*CAIRN, *words.split()], env=env(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        complaint = process.stderr.read()

    assert (141, "") == (process.returncode, complaint)


@pytest.mark.parametrize("words", ["games", "games --json", "--version", "simulate --help"])
def test_a_full_disk(words: str) -> None:
    """What the system refuses is told as the system says it."""
    with open("/dev/full", "w") as full:
        command = [*CAIRN, *words.split()]
        done = subprocess.run(command, env=env(), stdout=full, stderr=subprocess.PIPE, text=True)

    assert (2, "The system refuses: No space left on device.\n") == (done.returncode, done.stderr)


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_in_the_middle(jobs: int) -> None:
    """One sentence, exit code 130, and no worker is left behind."""
    words = [*SIMULATE, "--games", "1000000", "--jobs", str(jobs)]
    with subprocess.Popen(
        [*CAIRN, *words], env=env(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        workers = _wait_for_workers(process.pid, jobs if jobs > 1 else 0)
        process.send_signal(signal.SIGINT)
        out, complaint = process.communicate(timeout=20)

    assert (130, "", "Stopped.\n") == (process.returncode, out, complaint)
    assert not any(alive(worker) for worker in workers)


def test_workers_end_when_their_master_is_killed() -> None:
    """A worker whose master is gone finds its input closed."""
    words = [*SIMULATE, "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen([*CAIRN, *words], env=env(), stdout=subprocess.PIPE) as process:
        workers = _wait_for_workers(process.pid, 2)
        process.kill()
    deadline = time.monotonic() + 20
    while any(alive(worker) for worker in workers) and time.monotonic() < deadline:
        time.sleep(0.1)

    assert 2 == len(workers)
    assert not any(alive(worker) for worker in workers)


def _wait_for_workers(pid: int, many: int) -> list[int]:
    """The children of a process, once there are that many; without any, a moment in which it gets to work."""
    deadline = time.monotonic() + 20
    workers: list[int] = []
    while len(workers) < many and time.monotonic() < deadline:
        time.sleep(0.1)
        listed = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True).stdout
        workers = [int(word) for word in listed.split()]
    time.sleep(1.0)
    return workers


WITH_BRITTLE = (
    "import sys; from cairn.games import TITLES; TITLES['brittle'] = 'brittle:BRITTLE';"
    "from cairn.cli import main; sys.exit(main(sys.argv[1:]))"
)


@pytest.fixture
def brittle_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game with a bug of its own is found by other processes."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1] / "arena"))


@pytest.mark.usefixtures("brittle_can_be_imported")
def test_a_crash_leaves_a_match(tmp_path: Path) -> None:
    """The sentence names the move and the command that shows the bug again; that command does not loop."""
    words = ["simulate", "brittle", "--seats", "random,random", "--games", "1", "--jobs", "1"]
    done = python(WITH_BRITTLE, *words, cwd=tmp_path)
    files = list(tmp_path.glob("cairn-crash-*.match"))

    assert (70, "", 1) == (done.returncode, done.stdout, len(files))
    assert "move 4" in done.stderr and f"cairn replay {files[0]}" in done.stderr
    assert 1 == done.stderr.count("\n")
    for command in ("replay", "verify"):
        again = python(WITH_BRITTLE, command, str(files[0]), cwd=tmp_path)
        assert (70, "") == (again.returncode, again.stdout)
        assert again.stderr.startswith("The engine fails at move 4 of this match")
    assert files == list(tmp_path.glob("cairn-crash-*.match"))


@pytest.mark.usefixtures("brittle_can_be_imported")
def test_conformance_finds_the_fault(tmp_path: Path) -> None:
    """Exit code 1, the fault with its move, and the match that shows it in a file."""
    done = python(WITH_BRITTLE, "conformance", "brittle", "--games", "2", "--jobs", "1", cwd=tmp_path)
    files = list((tmp_path / "cairn-faults").rglob("*.txt"))

    assert (1, "") == (done.returncode, done.stderr)
    assert files
    assert "plays_to_the_end" in done.stdout
    assert all(file.name in done.stdout.replace("\n", "") for file in files)


def test_a_bug_is_called_a_bug() -> None:
    """One sentence by default; with CAIRN_DEBUG=1 the whole traceback."""
    code = (
        "import os, sys; os.environ['CAIRN_DEBUG'] = sys.argv[1]; import cairn.cli.games as games;"
        "games.main = lambda args: 1 // 0;"
        "from cairn.cli import main; sys.exit(main(['games']))"
    )
    quiet, loud = python(code, "0"), python(code, "1")

    assert (70, "") == (quiet.returncode, quiet.stdout)
    assert "ZeroDivisionError" in quiet.stderr and 1 == quiet.stderr.count("\n")
    assert "Traceback" in loud.stderr

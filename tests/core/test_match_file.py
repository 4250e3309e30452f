"""Match files that were damaged, cut off, forged or meant for somebody else: all are refused, and say why."""

import hashlib
from collections.abc import Callable

import pytest

from cairn.core.dice import QuickStream, commitment, secret_of_seed
from cairn.core.errors import BadMatch, IllegalMove
from cairn.core.match import Match, Player
from cairn.core.record import read_match
from cairn.games import GAMES
from tests.core.ladder import CLIMB, LADDER

LOST_CITIES = GAMES["lost-cities"]
SECRET = secret_of_seed("file")


def short_match() -> Match:
    """Five moves, the last taken back, of a sealed match."""
    options = LOST_CITIES.read_options({"games": "1", "start": "1"})
    match = Match(LOST_CITIES, options, [Player("Anna M"), Player("Ömer")], SECRET, ["río -", "山"])
    stream = QuickStream(3)
    for _ in range(5):
        moves = match.state.options()
        match.push(moves[stream.below(len(moves))])
    match.undo(4)
    return match


TEXT = short_match().text()
LINES = TEXT.splitlines()
BEGIN = next(i for i, line in enumerate(LINES) if line.startswith("begin"))
LADDER_TEXT = Match(LADDER, LADDER.read_options({}), [Player("A"), Player("B")], b"", quick=7).text()


def refused(text: str) -> BadMatch:
    """The error that a text is refused with."""
    with pytest.raises(BadMatch) as problem:
        read_match(text, {**GAMES, "ladder": LADDER})
    return problem.value


def checked(head: list[str], body: list[str]) -> str:
    """A match file of these lines with all its checks made right again: the work of a forger."""

    def check(before: str, line: str) -> str:
        return hashlib.blake2b(f"{before}\n{line}".encode(), digest_size=4).hexdigest()

    mark = check("", "\n".join(head))
    lines = [*head, f"begin #{mark}"]
    for line in body:
        mark = check(mark, line)
        lines.append(f"{line} #{mark}")
    return "\n".join(lines) + "\n"


HEAD = LINES[:BEGIN]
BODY = [line.rpartition(" #")[0] for line in LINES[BEGIN + 1 :]]


def test_the_forger_knows_the_checks() -> None:
    """What the forger makes of the true lines is the true file, which is read without complaint."""
    assert TEXT == checked(HEAD, BODY)
    assert TEXT == read_match(TEXT, GAMES).text()


# Damage.


def test_every_changed_bit_is_found() -> None:
    """Whichever bit of a match file flips, the file is refused, and the right line is named."""
    original = TEXT.encode()
    for at in range(len(original)):
        number = original[:at].count(b"\n") + 1
        for bit in range(8):
            damaged = bytearray(original)
            damaged[at] ^= 1 << bit
            problem = refused(damaged.decode(errors="replace"))

            if number == 1:
                assert problem.key in ("match-not-a-match", "match-version")
            elif number <= BEGIN:
                # The headers share one check, that of `begin`, unless not even their names can be read.
                assert problem.key in ("match-headers-damaged", "match-damaged")
                assert number <= problem.facts["line"] <= BEGIN + 2
            else:
                assert problem.key in ("match-headers-damaged", "match-damaged")
                assert number == problem.facts["line"]


def test_every_cut_is_found() -> None:
    """Wherever a match file breaks off, it is refused, and the line is named at which it does."""
    for end in range(len(TEXT)):
        problem = refused(TEXT[:end])
        number = TEXT[:end].count("\n") + 1

        if number > 1:
            assert problem.key in ("match-truncated", "match-damaged", "match-headers-damaged")
            assert number == problem.facts["line"]
        else:
            assert problem.key in ("match-not-a-match", "match-version", "match-truncated")


def test_every_missing_line_is_found() -> None:
    """A line that was left out or put in twice is found where it was."""
    for i in range(1, len(LINES)):
        without = "\n".join([*LINES[:i], *LINES[i + 1 :]]) + "\n"
        twice = "\n".join([*LINES[: i + 1], *LINES[i:]]) + "\n"

        assert refused(without).key in ("match-headers-damaged", "match-damaged", "match-truncated")
        assert refused(twice).key in ("match-headers-damaged", "match-damaged")


def test_lines_after_the_end_are_found() -> None:
    """Nothing may follow the last line."""
    assert ("match-damaged", len(LINES) + 1) == (
        refused(TEXT + "1 1 draw").key,
        refused(TEXT + "1 1 draw").facts["line"],
    )
    assert "match-damaged" == refused(TEXT + "\n").key


# Foreign files.


@pytest.mark.parametrize("text", ["", "\n", "hello", "cairn-match", "{}", '[Event "chess"]\n', "\x00" * 50])
def test_foreign_files(text: str) -> None:
    """A file that is no match says so."""
    assert "match-not-a-match" == refused(text).key


def test_another_format() -> None:
    """A match of another format is not guessed at."""
    problem = refused(TEXT.replace("cairn-match 1", "cairn-match 2"))

    assert ("match-version", {"version": "2"}) == (problem.key, problem.facts)


def test_a_game_that_is_not_here() -> None:
    """A match of a game that nobody has says which game it is."""
    with pytest.raises(BadMatch) as problem:
        read_match(LADDER_TEXT, GAMES)
    assert ("match-game", {"name": "ladder"}) == (problem.value.key, problem.value.facts)


# Forgeries: the checks are right, but something else is not.


def header(name: str, line: str | None) -> list[str]:
    """The headers with the first of this name changed, or left out."""
    i = next(i for i, old in enumerate(HEAD) if old.startswith(name))
    return [*HEAD[:i], *([] if line is None else [line]), *HEAD[i + 1 :]]


@pytest.mark.parametrize(
    ("key", "head"),
    [
        ("match-game", header("game", None)),
        ("match-rules-version", header("rules", "rules 999")),
        ("match-rules-version", header("rules", None)),
        ("match-tables", header("tables", "tables abc")),
        ("match-header", header("tables", "table none")),
        ("match-header", header("tables", "rules 1")),
        ("match-header", header("seat 2", "seat 3 person Ömer")),
        ("match-header", header("seat 2", "seat 2 cat Ömer")),
        ("match-header", header("word 2", "word 7 山")),
        ("no-seats", header("seat 2", None)),
        ("no-option", header("option games", "option game 1")),
        ("no-option-value", header("option games", "option games 99")),
        ("match-commitment", header("commitment", f"commitment {commitment(b'other')}")),
        ("match-commitment", header("commitment", None)),
        ("match-commitment", header("commitment", "quick 7")),
        ("match-commitment", [*HEAD, "quick 7"]),
    ],
)
def test_forged_headers(key: str, head: list[str]) -> None:
    """Headers that contradict the game or the secret are refused even if their check is right."""
    assert key == refused(checked(head, BODY)).key


def test_forged_headers_say_where() -> None:
    """A header that is none is named with its line."""
    problem = refused(checked([*HEAD[:3], "colour red", *HEAD[3:]], BODY))

    assert ("match-header", {"line": 4, "text": "colour red"}) == (problem.key, problem.facts)


def edit(i: int, line: str) -> list[str]:
    """The lines of the body with one changed."""
    return [*BODY[:i], line, *BODY[i + 1 :]]


@pytest.mark.parametrize(
    ("key", "body"),
    [
        ("match-unknown-move", edit(0, "1 1 play green 11")),
        ("match-illegal", edit(0, "1 1 draw")),
        ("match-seat", edit(0, BODY[0].replace("1 1 ", "1 2 "))),
        ("match-step", edit(0, BODY[0].replace("1 1 ", "2 1 "))),
        ("match-step", edit(0, "")),
        ("match-step", edit(0, "hello")),
        ("match-step", BODY[1:]),
        ("match-step", [BODY[0], *BODY]),
        ("match-undo", edit(5, "undo 5")),
        ("match-undo", ["undo 0", BODY[-1]]),
        ("match-damaged", edit(5, "undo -1")),
        ("match-damaged", edit(5, "undo ²")),
        ("match-damaged", edit(5, "undo " + "9" * 5000)),
        ("match-commitment", edit(6, "end")),
        ("match-commitment", edit(6, f"secret {secret_of_seed('other').hex()}")),
        ("match-commitment", edit(6, "secret xyz")),
        ("match-truncated", edit(6, "secret")),
        ("match-truncated", BODY[:6]),
        ("match-truncated", []),
    ],
)
def test_forged_moves(key: str, body: list[str]) -> None:
    """Moves that the game does not allow are refused even if all checks are right."""
    assert key == refused(checked(HEAD, body)).key


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda: edit(1, "2 1 play green 11"), BEGIN + 3),
        (lambda: edit(1, "2 1 deal"), BEGIN + 3),
        (lambda: edit(2, BODY[2].replace("3 2 ", "3 1 ")), BEGIN + 4),
    ],
)
def test_forged_moves_say_where(change: Callable[[], list[str]], line: int) -> None:
    """A move that does not fit is named with its line."""
    assert line == refused(checked(HEAD, change())).facts["line"]


def test_a_forged_move_says_why() -> None:
    """A move that is not allowed carries the reason."""
    cause = refused(checked(HEAD, edit(0, "1 1 draw"))).__cause__

    assert isinstance(cause, IllegalMove)
    assert "LC-T6" == cause.rule


def test_a_secret_that_is_no_key() -> None:
    """A secret longer than any key is refused, sealed or not."""
    long = bytes(65)
    head = header("commitment", f"commitment {commitment(long)}")

    assert "match-commitment" == refused(checked(head, edit(6, f"secret {long.hex()}"))).key


def test_moves_after_the_end() -> None:
    """A match that is over has no further moves."""
    match = Match(LADDER, LADDER.read_options({}), [Player("A"), Player("B")], b"", quick=7)
    for _ in range(6):
        match.push(CLIMB)
    lines = match.text().splitlines()
    begin = next(i for i, line in enumerate(lines) if line.startswith("begin"))
    body = [line.rpartition(" #")[0] for line in lines[begin + 1 :]]
    problem = refused(checked(lines[:begin], [*body[:-1], "7 1 climb", "end"]))

    assert ("match-after-end", begin + 8) == (problem.key, problem.facts["line"])


@pytest.mark.parametrize("seed", ["quick", "quick ", "quick x", "quick -1", "quick ²", "quick " + "1" * 5000])
def test_quick_dice_have_a_number(seed: str) -> None:
    """The dice of simulations are a number that can be read."""
    lines = LADDER_TEXT.splitlines()
    head = [seed if line.startswith("quick") else line for line in lines[:-2]]

    assert "match-commitment" == refused(checked(head, ["end"])).key

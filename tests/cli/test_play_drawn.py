"""`cairn play` as a picture: in real pseudo-terminals of many sizes."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from cairn.core.game import OVER
from cairn.core.match import Match
from cairn.games.lost_cities.rules.pieces import CARDS, KINDS, SPONSOR
from cairn.games.lost_cities.terminal.paint import SYMBOLS

from .pseudo_terminal import ASKED, CLEARED, Terminal, match_in

SEEDED = ("play", "lost-cities", "--seed", "7")
ASKED_OR_OVER = re.compile(rf"{ASKED.pattern}|The secret was", re.DOTALL)


def faces(text: str) -> set[str]:
    """The hand cards that are drawn in a text, by symbol and number."""
    return {f"{symbol} {rank}" for symbol, rank in re.findall(r"([☀≈☾♣▲✦]) +(10|[2-9])\b", text)}


def face(card: int) -> str:
    """How a hand card is drawn."""
    colour, rank = CARDS[card].split()
    return f"{SYMBOLS[colour]} {rank}"


def hidden(match: Match) -> list[int]:
    """The number cards that seat 1 cannot know."""
    state: Any = match.state
    unknown = set(state.hand(1) + state.pile[: int(state.left)]) - set(state.shown_hand(1))
    return [card for card in unknown if card % KINDS != SPONSOR]


def test_a_whole_game_with_all_its_secrets(tmp_path: Path) -> None:
    """It ends, the match fits itself, and no hidden card was drawn or named while it was hidden."""
    terminal = Terminal(tmp_path, *SEEDED, "--set", "games=1", "--set", "milestones=on", rows=40)
    terminal.expect(ASKED)
    for _ in range(200):
        match = match_in(tmp_path)
        if match.state.to_move() == OVER:
            break
        told = terminal.output
        for card in hidden(match):
            assert face(card) not in faces(told)
            assert not re.search(rf"\b{CARDS[card]}\b", told)
        terminal.send("1", ASKED_OR_OVER)

    assert terminal.wait() == 0
    assert "cairn verify" in terminal.output
    assert match_in(tmp_path).state.to_move() == OVER


@pytest.mark.parametrize(
    ("columns", "language"), [(120, "en"), (80, "de"), (60, "fr"), (40, "it"), (40, "pl")]
)
def test_no_line_is_wider_than_the_terminal(tmp_path: Path, columns: int, language: str) -> None:
    """Neither the table nor what the commands show; only what one may want to copy runs on."""
    args = [
        *SEEDED,
        "--lang",
        language,
        "--set",
        "milestones=on",
        "--set",
        "colours=6",
        "--set",
        "start=1",
    ]
    terminal = Terminal(tmp_path, *args, columns=columns)
    terminal.expect(ASKED)
    for line in ("9", "1", "1"):
        terminal.send(line)
    for line in ("?", "score", "log", "hand", "why draw", "rule LC-E3", "play yellow 99"):
        terminal.send(line)
    terminal.press("\x04")

    assert terminal.wait() == 1
    wide = [line for line in terminal.lines() if cell_len(line) > columns and ".match" not in line]
    assert wide == []


@pytest.mark.parametrize("columns", [20, 30, 250])
def test_any_width_will_do(tmp_path: Path, columns: int) -> None:
    """However odd."""
    terminal = Terminal(tmp_path, *SEEDED, columns=columns)
    terminal.expect(ASKED)
    terminal.send("1")
    terminal.send("quit", r"\.match")

    assert terminal.wait() == 0


def test_no_color_means_no_colour(tmp_path: Path) -> None:
    """Symbols and words carry it alone."""
    terminal = Terminal(tmp_path, *SEEDED, NO_COLOR="1")
    terminal.expect(ASKED)
    terminal.send("1")
    terminal.send("quit", r"\.match")

    assert terminal.wait() == 0
    codes = {code for codes in re.findall(r"\x1b\[([0-9;]*)m", terminal.output) for code in codes.split(";")}
    assert codes <= {"", "0", "1", "2", "4", "22", "23", "24"}
    assert "☀" in terminal.output


def test_a_dumb_terminal_gets_no_escapes(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED, TERM="dumb")
    terminal.expect("›")
    terminal.send("1", "Enter:")
    terminal.send("quit", r"\.match")

    assert terminal.wait() == 0
    assert "\x1b" not in terminal.output
    assert "☀" in terminal.output


def test_an_old_terminal_gets_letters(tmp_path: Path) -> None:
    """Symbols, accents and minus signs have stand-ins."""
    terminal = Terminal(tmp_path, *SEEDED, "--lang", "de", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    terminal.expect("Expedition")
    terminal.send("1", "Enter:")
    terminal.send("ende", r"\.match")

    assert terminal.wait() == 0
    assert terminal.raw.isascii()
    assert "?" not in terminal.screen.replace("? hilfe", "")
    assert re.search(r"-\d", terminal.screen)


def test_ctrl_c_saves(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED)
    terminal.expect(ASKED)
    terminal.send("1")
    terminal.press("\x03")

    assert terminal.wait() == 130
    assert "--resume" in terminal.answer
    assert "Traceback" not in terminal.output
    assert len(match_in(tmp_path).moves) >= 1


def test_killed_in_the_middle_nothing_is_lost(tmp_path: Path) -> None:
    """The next `--resume` goes on with all moves."""
    terminal = Terminal(tmp_path, *SEEDED, "--set", "start=1")
    terminal.expect(ASKED)
    terminal.send("1")
    terminal.send("1")
    terminal.kill()
    moves = match_in(tmp_path).moves

    assert len(moves) == 4
    again = Terminal(tmp_path, "play", "--resume")
    again.expect(ASKED)
    assert "goes on after move 4" in again.output
    again.press("\x04")
    assert again.wait() == 1
    assert match_in(tmp_path).moves == moves
    assert [path.name for path in (tmp_path / "cairn").iterdir() if path.suffix != ".match"] == []


def test_the_curtain_hides_the_hand(tmp_path: Path) -> None:
    """Between two people the screen is wiped, and nothing can be scrolled back to."""
    people = ["--seats", "me,me", "--name", "Anna", "--name", "Ben", "--set", "start=1"]
    terminal = Terminal(tmp_path, *SEEDED, *people)
    terminal.expect(ASKED)
    assert "Pass the table to Anna" in terminal.screen
    terminal.send("")
    anna = faces(terminal.screen)
    assert len(anna) >= 4
    terminal.send("1")
    terminal.send("")
    assert "Pass the table to Ben" in terminal.screen

    assert "\x1b[?1049h" in terminal.output.partition("☀")[0]
    assert faces(terminal.screen) == set()
    terminal.send("")
    ben = faces(terminal.screen.partition("Your turn")[2])
    drawn = face_of_last_draw(tmp_path)
    assert drawn not in terminal.screen
    assert ben & anna == set()
    terminal.press("\x03")
    assert terminal.wait() == 130
    assert "\x1b[?1049l" in terminal.answer


def face_of_last_draw(home: Path) -> str:
    """What the first seat has drawn."""
    match = match_in(home)
    told = [args for key, args in match.told(0) if key == "lost-cities-draws"]
    return str(told[-1]["card"])


def test_watching_can_be_left(tmp_path: Path) -> None:
    """Bots wait for nobody, but Enter hurries them and a word ends it."""
    terminal = Terminal(tmp_path, *SEEDED, "--seats", "rule,random", "--set", "games=1")
    terminal.expect("Sealed secret")
    terminal.press("\r")
    terminal.expect(re.escape(CLEARED))
    terminal.press("quit\r")

    assert terminal.wait() == 0
    assert "To go on with it" in terminal.output
    fast = Terminal(tmp_path, "play", "--resume", "--fast")
    fast.expect("The secret was")
    assert fast.wait() == 0
    assert match_in(tmp_path).state.to_move() == OVER


def test_tab_completes(tmp_path: Path) -> None:
    """In English and in the language of the table."""
    terminal = Terminal(tmp_path, *SEEDED, "--lang", "de", "--set", "start=1")
    terminal.expect(ASKED)
    terminal.press("zur\t")
    terminal.expect("zurück")
    terminal.send("")
    assert "keinen Zug" in terminal.answer
    terminal.press("\x04")
    assert terminal.wait() == 1

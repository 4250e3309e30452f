"""`cairn play` in sentences: through a pipe, as a screen reader or a script meets it."""

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from cairn.cli.answers import plain
from cairn.core.game import OVER
from cairn.core.record import read_match
from cairn.games import GAMES
from cairn.games.lost_cities.rules.pieces import CARDS, KINDS, SPONSOR
from cairn.text import LANGUAGES, Speaker

from .pseudo_terminal import CAIRN, LOST_CITIES, environment, kept, match_in, piped

ONE_GAME = ("--set", "games=1")
ENOUGH = ["1"] * 400
"""Number 1 plays the first card or draws from the pile, so a game of these ends."""


# From the first line to the last.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_in_every_language(tmp_path: Path, language: str) -> None:
    """It ends, says who won, and leaves a match that fits itself."""
    run = piped(
        tmp_path, *LOST_CITIES, "--plain", "--lang", language, "--seed", "7", "--set", "games=2", lines=ENOUGH
    )

    assert run.stderr == ""
    assert run.returncode == 0
    match = match_in(tmp_path)
    assert match.state.to_move() == OVER
    speaker = Speaker(language, "lost-cities")
    result = speaker.event(match.told(0)[-1], ["Seat 1", "Bot rule"], 0)
    assert result in run.stdout
    assert match.secret.hex() in run.stdout
    assert "\x1b" not in run.stdout
    assert not re.search(r"\b(play|lost-cities|cli)-[a-z-]+", run.stdout.replace(str(tmp_path), ""))


def test_no_line_is_glued_together(tmp_path: Path) -> None:
    """One sentence a line, and every line ends like one."""
    run = piped(tmp_path, *LOST_CITIES, "--seed", "7", *ONE_GAME, "--set", "milestones=on", lines=ENOUGH)
    lines = [line for line in run.stdout.splitlines() if str(tmp_path) not in line and "ecret" not in line]

    assert [line for line in lines if not line.rstrip().endswith((".", ":", "pile"))] == []
    assert [line for line in lines if not line[:1].isupper() and not line[:1].isdigit()] == []


def test_a_seed_brings_the_same_match_back(tmp_path: Path) -> None:
    """Cards, bot and all."""
    seeded = [*LOST_CITIES, "--seats", "me,random", "--seed", "river", *ONE_GAME]
    for home in ("a", "b"):
        assert piped(tmp_path / home, *seeded, lines=ENOUGH).returncode == 0

    assert kept(tmp_path / "a")[0].read_text() == kept(tmp_path / "b")[0].read_text()


def test_two_seeds_differ_and_no_seed_is_no_seed(tmp_path: Path) -> None:
    secrets = set()
    for args in (["--seed", "1"], ["--seed", "2"], [], []):
        piped(tmp_path, *LOST_CITIES, *args)
        secrets.add(match_in(tmp_path).secret)

    assert len(secrets) == 4


def test_bots_play_among_themselves(tmp_path: Path) -> None:
    """They need no input, and a cap on their turns."""
    run = piped(tmp_path, *LOST_CITIES, "--seats", "rule,random", *ONE_GAME)

    assert run.returncode == 0
    assert match_in(tmp_path).options["turn_cap"] == "300"
    assert "wins the match" in run.stdout or "Shared win" in run.stdout


def test_a_word_is_asked_for_after_the_secret_is_sealed(tmp_path: Path) -> None:
    run = piped(tmp_path, *LOST_CITIES, "--name", "Zoë", "--word", lines=["river", "quit"])

    assert run.stdout.index("Sealed secret") < run.stdout.index("Zoë, a word")
    assert match_in(tmp_path).words == ["river", ""]


# Leaving and coming back.


def test_the_end_of_input_saves_and_says_so(tmp_path: Path) -> None:
    run = piped(tmp_path, *LOST_CITIES, lines=["1", "1"])

    assert run.returncode == 1
    assert "ended before the match" in run.stderr
    assert str(kept(tmp_path)[0]) in run.stderr
    assert len(match_in(tmp_path).moves) >= 2


def test_resume_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """With a file, without one, and only with what is not over."""
    piped(tmp_path, *LOST_CITIES, *ONE_GAME, "--seed", "3", lines=["1", "1"])
    before = match_in(tmp_path)
    piped(tmp_path, "play", "--resume", lines=["1", "1"])
    after = match_in(tmp_path)

    assert len(kept(tmp_path)) == 1
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)
    assert piped(tmp_path, "play", "--resume", str(kept(tmp_path)[0]), lines=ENOUGH).returncode == 0
    again = piped(tmp_path, "play", "--resume", str(kept(tmp_path)[0]))
    assert again.returncode == 0
    assert "This match is over." in again.stdout
    nothing = piped(tmp_path, "play", "--resume")
    assert nothing.returncode == 2
    assert "no unfinished match" in nothing.stderr


@pytest.mark.rule("DB-S4")
def test_the_next_game_of_a_series(tmp_path: Path) -> None:
    """The same seats and options, and the start player that the rules name; only after one that is over."""
    first, second = str(tmp_path / "first.match"), str(tmp_path / "second.match")
    bots = ["--seats", "money,random,random", "--set", "turn_cap=30", "--seed", "5"]
    assert 0 == piped(tmp_path, "play", "dominion", *bots, "--plain", "--fast", "--save", first).returncode
    last = read_match(Path(first).read_text(), GAMES)
    assert [0] == last.state.winners()
    assert 0 == piped(tmp_path, "play", "--after", first, "--plain", "--fast", "--save", second).returncode
    match = read_match(Path(second).read_text(), GAMES)
    assert {**last.options, "start": "2"} == match.options
    assert ["money", "random", "random"] == [player.name for player in match.players]
    assert 1 == match.seats[0]

    named = piped(tmp_path, "play", "--after", first, "--seats", "me,random")
    assert (2, True) == (named.returncode, "leave out --seats" in named.stderr)
    piped(tmp_path, *LOST_CITIES, "--save", str(tmp_path / "open.match"), lines=["1", "quit"])
    early = piped(tmp_path, "play", "--after", str(tmp_path / "open.match"))
    assert (2, True) == (early.returncode, "not over yet" in early.stderr)


def test_quit_saves(tmp_path: Path) -> None:
    run = piped(tmp_path, *LOST_CITIES, "--save", str(tmp_path / "my.match"), lines=["1", "quit"])

    assert run.returncode == 0
    assert f"cairn play --resume {tmp_path}/my.match" in run.stdout
    assert len(read_match((tmp_path / "my.match").read_text(), GAMES).moves) >= 1


def test_save_makes_a_copy_and_spares_other_files(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ben")
    lines = ["1", f"save {tmp_path}/copy.match", f"save {other}", f"save {tmp_path}/no/where.match", "quit"]
    run = piped(tmp_path, *LOST_CITIES, lines=lines)

    assert (tmp_path / "copy.match").read_text() == kept(tmp_path)[0].read_text()
    assert other.read_text() == "Dear Ben"
    assert "is there already" in run.stdout
    assert "cannot be written" in run.stdout


def test_nobody_reads_any_more(tmp_path: Path) -> None:
    """A broken pipe ends it quietly."""
    line = f"yes 1 | {CAIRN[0]} -m cairn play lost-cities | head -3"
    run = subprocess.run(
        ["bash", "-c", line],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )

    assert len(run.stdout.splitlines()) == 3
    assert run.stderr == ""


def test_no_input_at_all(tmp_path: Path) -> None:
    """A closed stdin is an input that has ended."""
    line = f"{CAIRN[0]} -m cairn play lost-cities <&-"
    run = subprocess.run(
        ["bash", "-c", line],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )

    assert run.returncode == 1
    assert "ended before the match" in run.stderr


# Encodings.


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_any_encoding_can_be_written(tmp_path: Path, encoding: str) -> None:
    """Polish on an old terminal loses its accents, not its sense."""
    args = [*LOST_CITIES, "--lang", "pl", "--seed", "3", "--name", "Łucja"]
    run = subprocess.run(
        [*CAIRN, *args],
        input=b"1\n\xff\xfe\nquit\n",
        capture_output=True,
        env=environment(tmp_path, PYTHONIOENCODING=encoding, PYTHONUTF8="0"),
        timeout=60,
        check=False,
    )

    assert run.returncode == 0
    assert run.stderr == b""
    told = plain(run.stdout.decode(encoding))
    assert "twoja reka" in told
    assert "ekspedycja" in told


# Undo.


def test_undo_is_free_while_nothing_has_come_to_light(tmp_path: Path) -> None:
    run = piped(tmp_path, *LOST_CITIES, "--seed", "7", "--set", "start=1", lines=["1", "undo", "quit"])

    assert "You take a move back." in run.stdout
    assert "Bots always agree" not in run.stdout
    assert match_in(tmp_path).moves == []
    assert match_in(tmp_path).log[-1] == "undo 0"


def test_undo_past_a_bot_says_what_it_does(tmp_path: Path) -> None:
    """It goes back to one's own last choice: the draw."""
    lines = ["1", "1", "undo", "undo", "undo", "quit"]
    run = piped(tmp_path, *LOST_CITIES, "--seed", "7", "--set", "start=1", lines=lines)

    assert "Bots always agree" in run.stdout
    assert "no move of yours to take back" in run.stdout
    assert match_in(tmp_path).log[-2:] == ["undo 1", "undo 0"]


def test_between_people_undo_needs_consent(tmp_path: Path) -> None:
    """Unless nothing has happened since but one's own move."""
    args = [
        *LOST_CITIES,
        "--seats",
        "me,me",
        "--name",
        "Anna",
        "--name",
        "Ben",
        "--set",
        "start=1",
        "--seed",
        "7",
    ]
    anna, ben = ["", "1", "1"], ["", "1", "1"]

    free = piped(tmp_path, *args, lines=["", "1", "undo", "quit"])
    assert "do you agree?" not in free.stdout
    assert match_in(tmp_path).log[-1] == "undo 0"

    refused = piped(tmp_path, *args, lines=[*anna, *ben, "", "undo", "maybe", "no", "", "quit"])
    assert "Anna asks to take a move back." in refused.stdout
    assert "Ben does not agree." in refused.stdout
    assert len(match_in(tmp_path).moves) == 4

    agreed = piped(tmp_path, *args, lines=[*anna, *ben, "", "undo", "y", "", "quit"])
    assert "You take a move back." in agreed.stdout
    assert match_in(tmp_path).log[-1] == "undo 1"


# Secrets.


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_other_hand_never_shows(tmp_path: Path, seed: str) -> None:
    """Until a question is asked, no number card is named that lies in the other hand or in the draw pile."""
    args = [*LOST_CITIES, "--seed", seed, *ONE_GAME, "--set", "milestones=on"]
    asked = ["log", "score", "hand", "1"]
    run = piped(tmp_path, *args, lines=asked * 100)
    chapters = re.split(r"^(?:Number or move|Enter):.*$", run.stdout, flags=re.MULTILINE)
    match = match_in(tmp_path)
    state: Any = match.game.start(2, match.dice, match.options)
    told = ""
    for move, seat in zip(match.moves, match.seats, strict=True):
        if seat == 0:
            told += "".join(chapters[: len(asked)])
            del chapters[: len(asked)]
            hidden = set(state.hand(1) + state.pile[: int(state.left)]) - set(state.shown_hand(1))
            for card in hidden:
                if card % KINDS != SPONSOR:
                    assert not re.search(rf"\b{CARDS[card]}\b", told, re.IGNORECASE), CARDS[card]
        state.push(move)
    assert len(chapters) == 1


def test_rules_are_found_by_a_word_at_the_table(tmp_path: Path) -> None:
    """Those that speak of it, a few in full; a misspelt id or word brings a guess."""
    lines = ["rule camp", "rule LC-999", "rule expediton", "rule", "quit"]
    run = piped(tmp_path, *LOST_CITIES, "--plain", "--seed", "7", lines=lines)

    told = [line for line in run.stdout.splitlines() if re.match(r"LC-\w+  ", line)]
    assert 6 == len(told) and all("camp" in plain(line) for line in told)
    assert re.search(r"^More rules speak of it: LC-\w+", run.stdout, re.MULTILINE)
    assert "There is no rule “LC-999”; did you mean “LC-" in run.stdout
    assert "No rule speaks of “expediton”; did you mean “expedition”?" in run.stdout
    assert "or a word that the rules speak of." in run.stdout


# What bots say.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_a_move_with_its_reason(tmp_path: Path, language: str) -> None:
    """The move is allowed and is called as the table calls it; its reason follows as a sentence."""
    speaker = Speaker(language, "lost-cities")
    hint = speaker.say("play-command-hint")
    run = piped(
        tmp_path, *LOST_CITIES, "--plain", "--lang", language, "--seed", "7", lines=["hint", hint, "quit"]
    )
    match = match_in(tmp_path)
    options = {
        speaker.say("play-hint", {"does": speaker.move(match.game.spell(m))}): m
        for m in match.state.options()
    }
    lines = run.stdout.splitlines()
    told = [n for n, line in enumerate(lines) if line in options]

    assert run.stderr == ""
    assert len(told) == 2
    assert len({lines[n] for n in told}) == 1
    assert all(lines[n + 1].endswith(".") and "reason" not in lines[n + 1] for n in told)
    average = speaker.say("bot-reason-outlook", {"lead": 0, "worst": 0, "by_round": 0}).split("0")[0]
    assert all(average in lines[n + 1] for n in told)


def test_a_bot_says_why_it_moved_and_names_no_card(tmp_path: Path) -> None:
    """What everybody may hear; of a move that was taken back there is nothing to say."""
    run = piped(
        tmp_path,
        *LOST_CITIES,
        "--plain",
        "--seed",
        "7",
        lines=["1", "1", "why", "undo", "why", "quit"],
    )
    said = [line for line in run.stdout.splitlines() if "lead at the end" in line]

    assert len(said) == 1
    assert re.fullmatch(
        r"Bot rule: (By rule of thumb|Expected): lead at the end −?\d+ on average, "
        r"−?\d+ in the worst quarter of the imagined games\.",
        said[0],
    )
    assert run.stdout.count("Why what? As in") == 1


def test_among_people_there_are_no_hints(tmp_path: Path) -> None:
    """A hint for one of them would be unfair to the others."""
    run = piped(
        tmp_path,
        "play",
        "lost-cities",
        "--plain",
        "--seats",
        "me,me",
        "--seed",
        "7",
        lines=["", "hint", "quit"],
    )

    assert "Among people there are hints only where the table says so." in run.stdout
    assert "Hint:" not in run.stdout

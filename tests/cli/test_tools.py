"""The tools: what they print for people, and the shape of what they print for programs."""

import json
import os
from pathlib import Path

import pytest

from cairn import __version__
from cairn.cli import COMMANDS, conformance, example
from cairn.core.record import read_match
from cairn.games import GAMES, TITLES, title
from cairn.terminal.lookup import plain
from cairn.text import LANGUAGES

from .running import a_match, cairn, python, refused, told


def test_version() -> None:
    """`--version` is one line."""
    assert f"cairn {__version__}\n" == cairn("--version").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_the_page_and_shows_every_command(language: str) -> None:
    """All commands, each with an example, in 80 columns, in every language."""
    done = cairn("--help", "--lang", language)

    assert 0 == done.returncode
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    for command in COMMANDS:
        assert example(command) in done.stdout
    assert "cli-" not in done.stdout


@pytest.mark.sweep("command")
@pytest.mark.parametrize(
    "command", [name for name in COMMANDS if name not in ("serve", "play", "rules", "build")]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_tool_has_help(command: str, language: str) -> None:
    """What it does, its arguments, an example; no message is missing."""
    done = cairn(command, "--help", "--lang", language)

    assert 0 == done.returncode
    assert example(command) in done.stdout
    # A playthrough is text for people and programs.
    assert "--json" in done.stdout or command == "playthrough"
    assert "cli-arg" not in done.stdout and "cli-about" not in done.stdout


def test_the_language_is_the_one_asked_for_or_that_of_the_system() -> None:
    """`--lang` may stand anywhere, and wins."""
    german = cairn("games", LC_ALL="de_DE.UTF-8").stdout

    assert "2 Plätze" in german
    assert german == cairn("--lang", "de", "games").stdout == cairn("games", "--lang=de").stdout
    assert "2 places" in cairn("games", "--lang", "fr", LC_ALL="de_DE.UTF-8").stdout


def test_games() -> None:
    """Every game with its options and bots."""
    games = {game["name"]: game for game in told("games")["results"]}
    text = cairn("games").stdout

    assert list(GAMES) == list(games)
    for name, game in GAMES.items():
        assert [option.name for option in game.options] == [one["name"] for one in games[name]["options"]]
        assert title(name).bot_names() == games[name]["bots"]
        assert [game.seats[0], game.seats[-1]] == games[name]["seats"]
        for option in game.options:
            assert option.name in text
    assert "rules version 1" in text


def test_simulate_gives_the_same_results_in_one_process_and_in_two() -> None:
    """All but the time it took."""
    words = ("simulate", "lost-cities", "--games", "24", "--seed", "5", "--set", "milestones=on")
    one = told(*words, "--jobs", "1")
    two = told(*words, "--jobs", "2")
    for whole in (one, two):
        for clock in ("jobs", "seconds", "games_per_s", "decisions_per_s"):
            assert whole["results"].pop(clock) > 0

    assert one == two
    assert ("lost-cities", 5, "on", "300") == (
        one["game"],
        one["seed"],
        one["options"]["milestones"],
        one["options"]["turn_cap"],
    )
    results = one["results"]
    assert ["random", "rule"] == [seat["bot"] for seat in results["seats"]]
    assert 24 == sum(seat["wins"] for seat in results["seats"]) + results["draws"]
    assert {"wins", "shared", "share", "share_ci95", "mean", "sd", "ci95"} < set(results["seats"][0])
    assert results["length"]["moves"]["min"] <= results["length"]["moves"]["mean"]
    assert {"cap": "300", "reached": 0} == results["turn_cap"]


def test_simulate_for_people(tmp_path: Path) -> None:
    """A table, bars, sentences, and a picture where one is wished for; progress is not on stdout."""
    done = cairn("simulate", "lost-cities", "--games", "20", "--plot", "spread.svg", cwd=str(tmp_path))

    assert (0, "") == (done.returncode, done.stderr)
    assert "█" in done.stdout
    assert "A shared win counts as half." in done.stdout
    assert "The seat that starts wins" in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    assert not any(line.endswith(" ") for line in done.stdout.splitlines())
    assert (tmp_path / "spread.svg").read_text(encoding="utf-8").startswith("<svg")
    assert done.stdout.endswith("\nThe picture is in spread.svg\n")


def test_simulate_says_where_the_picture_is_beside_json(tmp_path: Path) -> None:
    """On stderr: stdout is one JSON object."""
    words = ("simulate", "lost-cities", "--games", "4", "--jobs", "1", "--json")
    done = cairn(*words, "--plot", "a.SVG", cwd=str(tmp_path))

    assert 2 == len(json.loads(done.stdout)["results"]["seats"])
    assert "The picture is in a.SVG\n" == done.stderr


@pytest.mark.parametrize("name", ["spread.png", "spread", "svg"])
def test_simulate_draws_only_svg(tmp_path: Path, name: str) -> None:
    """A file that is called something else is neither written nor left empty."""
    sentence = refused("simulate", "lost-cities", "--plot", name, cwd=str(tmp_path))

    assert sentence.startswith("The picture is an SVG file") and f"“{Path(name).stem}.svg”?" in sentence
    assert [] == list(tmp_path.iterdir())


def test_simulate_says_when_seats_were_kept() -> None:
    """Then a good seat cannot be told from a good bot."""
    words = ("simulate", "lost-cities", "--games", "4", "--seats", "rule,rule", "--jobs", "1")

    assert "kept their seats" in cairn(*words, "--no-swap").stdout
    assert "kept their seats" not in cairn(*words).stdout


def test_output_without_unicode() -> None:
    """A page that takes ASCII only gets ASCII, and no error."""
    done = cairn("simulate", "lost-cities", "--games", "4", PYTHONUTF8="0", PYTHONIOENCODING="ascii")

    assert 0 == done.returncode
    assert done.stdout.isascii() and "#" in done.stdout


def test_conformance() -> None:
    """Counts for every check, a signature, and nothing at fault."""
    words = ("conformance", "lost-cities", "--games", "2", "--set", "turn_cap=20")
    run = told(*words)["results"]["runs"][0]
    text = cairn(*words).stdout

    assert (True, 2, []) == (run["ok"], run["games"], run["faults"])
    assert "20" == run["options"]["turn_cap"]
    assert run["counts"]["plays_to_the_end"] == 2
    assert run["signature"] in text
    for check in run["counts"]:
        assert check in text


def test_conformance_in_several_processes_is_that_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same counts and the same signature."""
    monkeypatch.setattr(conformance, "PIECE", 2)
    game = GAMES["lost-cities"]
    options = game.read_options({"turn_cap": "10"}, simulated=True)
    one, two = (conformance.check(game, options, 3, 3, jobs).data() for jobs in (1, 2))

    assert one.pop("seconds") > 0 < two.pop("seconds")
    assert one == two
    assert 3 == one["games"]


def test_conformance_interpreted() -> None:
    """`--pure` starts again with the interpreted engine."""
    words = ("conformance", "lost-cities", "--games", "1", "--set", "turn_cap=10", "--pure")
    whole = told(*words, CAIRN_PURE="0")

    assert "pure" == whole["results"]["engine"]


def test_the_variants_are_those_of_the_game() -> None:
    """Every variant can be played, and no two are the same."""
    for name, variants in [(name, title(name).variants) for name in TITLES]:
        agreed = [GAMES[name].read_options(options, simulated=True) for options in variants.values()]

        assert {} == variants["default"]
        assert len(agreed) == len({json.dumps(options) for options in agreed})


def test_replay_tells_the_story(tmp_path: Path) -> None:
    """Moves, events and result; the host sees the cards that were drawn."""
    path = tmp_path / "match.txt"
    path.write_text(a_match(), encoding="utf-8")
    results = told("replay", str(path))["results"]
    text = cairn("replay", str(path)).stdout

    assert results["at"] + 1 == len(results["story"])
    assert "match-" in results["story"][-1]["events"][-1]["key"]
    assert results["result"]["winners"]
    assert all("move" in chapter for chapter in results["story"][1:])
    assert "Anna draws a card" not in text
    assert results["story"][-1]["events"][-1]["text"] in text


def test_replay_as_a_seat_saw_it(tmp_path: Path) -> None:
    """What the other drew is not told, nor how the other spelled it."""
    path = tmp_path / "match.txt"
    path.write_text(a_match(), encoding="utf-8")
    whole = told("replay", str(path), "--seat", "2", "--to", "10")["results"]

    assert 10 == whole["at"] and whole["result"] is None and 2 == whole["seat"]
    for chapter in whole["story"][1:]:
        mine = chapter["seat"] == 2
        assert mine == ("move" in chapter)
        assert mine or not any("card" in one["args"] for one in chapter["events"] if "draws" in one["key"])
    assert 1 == sum("dealt-hidden" in one["key"] for one in whole["story"][0]["events"])
    text = cairn("replay", str(path), "--seat", "2", "--to", "10").stdout
    assert "Anna draws a card" in text
    assert "The table after 10 moves" in text
    assert "not over yet" not in text
    assert f"The match goes on for {len(whole_match(path)) - 10} more moves." in text


def whole_match(path: Path) -> list[str]:
    """The moves of a finished match."""
    return [one["move"] for one in told("replay", str(path))["results"]["story"][1:]]


def test_replay_of_an_unfinished_match_hides_what_is_hidden(tmp_path: Path) -> None:
    """No hand, no drawn card, no spelling and no position with all cards, unless it is asked for."""
    path = tmp_path / "match.txt"
    path.write_text(a_match(moves=20), encoding="utf-8")
    whole = told("replay", str(path))["results"]
    text = cairn("replay", str(path)).stdout

    assert (None, False) == (whole["seat"], whole["revealed"])
    assert not any("move" in chapter for chapter in whole["story"])
    assert 2 == sum("dealt-hidden" in one["key"] for one in whole["story"][0]["events"])
    assert [8, 8] == whole["position"]["zones"]["hands"]
    assert "Anna draws a card" in text and "Bot rule draws a card" in text
    assert not [line for line in text.splitlines() if line.startswith(("Anna: ", "Bot rule: "))]
    assert "The match is not over yet." in text and "--reveal" in text


def test_replay_reveals_an_unfinished_match_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(a_match(moves=20), encoding="utf-8")
    whole = told("replay", str(path), "--reveal")["results"]
    text = cairn("replay", str(path), "--reveal").stdout

    assert whole["revealed"] and all("move" in chapter for chapter in whole["story"][1:])
    assert "draws a card" not in text and "--reveal" not in text
    assert 2 == len([line for line in text.splitlines() if line.startswith(("Anna: ", "Bot rule: "))])
    assert "--reveal and --seat do not go together." == refused(
        "replay", str(path), "--seat", "1", "--reveal"
    )


def test_a_match_that_was_given_up(tmp_path: Path) -> None:
    """It is over: the story ends with it, all may be seen, it can be checked but not gone on with."""
    path = tmp_path / "match.txt"
    match = read_match(a_match(moves=20), GAMES)
    match.resign(0)
    path.write_text(match.text(), encoding="utf-8")
    whole = told("replay", str(path))["results"]
    text = cairn("replay", str(path)).stdout

    assert "match-resigned" == whole["story"][-1]["events"][-1]["key"]
    assert {"scores": match.state.scores(), "winners": [1], "resigned": 0} == whole["result"]
    assert whole == told("replay", str(path), "--to", "20")["results"]
    assert None is told("replay", str(path), "--to", "19")["results"]["result"]
    assert "Anna resigns" in text and "not over yet" not in text
    assert 2 == len([line for line in text.splitlines() if line.startswith(("Anna: ", "Bot rule: "))])
    checks = told("verify", str(path))["results"]
    assert checks["fits"] and checks["checks"][-1]["says"].endswith("; then Anna resigned")
    ended = cairn("play", "--resume", str(path), "--plain")
    assert (0, True) == (ended.returncode, "over" in ended.stdout), ended


@pytest.mark.parametrize("quick", [-1, 5])
def test_verify_says_what_it_checked(tmp_path: Path, quick: int) -> None:
    """Lines, game, secret, shuffles and moves of a match that is right; of quick dice nothing is sealed."""
    path = tmp_path / "match.txt"
    path.write_text(a_match(quick=quick), encoding="utf-8")
    results = told("verify", str(path))["results"]
    done = cairn("verify", str(path))

    assert results["fits"] is True
    sealed = True if quick < 0 else None
    assert [True, True, sealed, True, True] == [check["ok"] for check in results["checks"]]
    assert 0 == done.returncode
    assert ("If this is the seal you saw" in done.stdout) == (quick < 0)


@pytest.mark.parametrize(
    ("old", "new", "check", "says"),
    [
        ("\n5 1 ", "\n5 2 ", "chain", "Line 22"),
        ("commitment 0", "commitment 1", "chain", "headers"),
        ("cairn-match 1", "cairn-match 9", "chain", "format 9"),
    ],
)
def test_verify_names_the_line_that_does_not_fit(
    tmp_path: Path, old: str, new: str, check: str, says: str
) -> None:
    """A changed letter is found where it stands, and nothing behind it is called checked."""
    path = tmp_path / "match.txt"
    text = a_match(milestones="on")
    assert old in text or "commitment" in old
    damaged = text.replace(old, new, 1) if old in text else text.replace("commitment ", "commitment 0", 1)
    path.write_text(damaged, encoding="utf-8")
    results = told("verify", str(path))["results"]
    failed = next(one for one in results["checks"] if one["ok"] is False)

    assert results["fits"] is False
    assert check == failed["check"]
    assert says in failed["says"]
    assert 1 == cairn("verify", str(path)).returncode


def test_bench_has_its_rows() -> None:
    """Rows with targets, the machine, and a checksum; run quickly, since no test looks at the figures."""
    code = (
        "import sys; from cairn.arena import speed; speed.LONG_ENOUGH = 0.001;"
        "from cairn.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    whole = json.loads(python(code, "bench", "--json").stdout)
    rows = {row["name"]: row for row in whole["results"]["rows"]}

    assert 30_000 == rows["random-games"]["target"]
    assert 250 == rows["clone"]["target"]
    assert all({"name", "value", "unit", "target", "ok"} == set(row) for row in rows.values())
    assert all((row["ok"] is None) == (row["target"] is None) for row in rows.values())
    machine = whole["results"]["machine"]
    assert os.cpu_count() == machine["cores"]
    assert "off" == machine["events"]
    assert 16 == len(whole["results"]["checksum"])
    text = python(code, "bench").stdout
    assert "Checksum " + whole["results"]["checksum"] in text
    assert "bench-" not in text


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        ("cards dominion village --json", "cards --json dominion village"),
        ("cards dominion village --json", "cards dominion --json village"),
        ("cards dominion village --json", "--json cards dominion village"),
        ("map africana addis ababa --json", "map africana addis --json ababa"),
        ("rules dominion DB-T1 --json", "rules --json dominion DB-T1"),
        ("rules dominion DB-T1 --json", "rules dominion --json DB-T1"),
        ("rules dominion --json --lang de", "--lang de --json rules dominion"),
    ],
)
def test_options_stand_anywhere(usual: str, other: str) -> None:
    """Before the command, before its words, between them and behind them: the same is done."""
    first, second = cairn(*usual.split()), cairn(*other.split())

    assert (0, "") == (second.returncode, second.stderr)
    assert first.stdout == second.stdout


def test_options_of_play_stand_anywhere(tmp_path: Path) -> None:
    """An option that may stand alone leaves the game to `play`."""
    home = {"XDG_STATE_HOME": str(tmp_path), "CAIRN_BUILD": "0"}
    before = cairn("play", "--seats", "me,rule", "--plain", "--seed", "4", "lost-cities", **home)
    resumed = cairn("play", "--plain", "--resume", "lost-cities", **home)
    asked = cairn("play", "--plain", "--word", "lost-cities", **home)

    assert "The input ended before the match did." in before.stderr
    assert "The match goes on after move 0." in resumed.stdout
    assert "a word for the shuffle" in asked.stdout


@pytest.mark.parametrize(
    ("language", "words", "also"),
    [
        ("en", "draw pile", "empty"),
        ("de", "Expedition", "Lager"),
        ("fr", "expédition", "EXPEDITION"),
        ("it", "spedizione", "spedizion"),
        ("pl", "ekspedycja", "ekspedycj"),
    ],
)
def test_rules_are_searched_in_the_language_of_the_reader(language: str, words: str, also: str) -> None:
    """Exactly the rules that have all the words; accents and capitals do not matter."""
    rules = told("rules", "lost-cities", "--lang", language)["results"]["rules"]
    found = told("rules", "lost-cities", "--search", words, "--lang", language)["results"]["rules"]
    having = {
        rule: text for rule, text in rules.items() if all(w in plain(text) for w in plain(words).split())
    }

    assert 0 < len(found) < len(rules)
    assert having == found
    assert told("rules", "lost-cities", "--search", also, "--lang", language)["results"]["rules"]


def test_a_search_shows_the_rules_under_their_headings() -> None:
    text = cairn("rules", "dominion", "--search", "extra turn").stdout

    assert "Dominion: Adventures" in text and "DA-mission" in text
    assert "DB-T1 " not in text

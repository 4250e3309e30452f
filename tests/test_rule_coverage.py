"""Each rule of a game's page has a test that carries its id, ran and passed; a hole is found."""

import json
from pathlib import Path

import pytest

from cairn.cli import main
from cairn.games import GAMES, TITLES
from cairn.proof.rule_coverage import Coverage, PytestFailed, collected, cover, ids_of
from cairn.text import Speaker

ROOT = Path(__file__).parents[1]

CONTRACT = {
    "lost-cities": (
        "LC-C1 LC-C2 LC-S1 LC-S2 LC-S3 LC-T1 LC-T2 LC-T3 LC-T4 LC-T5 LC-T6 LC-T7 LC-E1 LC-E2 LC-E3 LC-E4 "
        "LC-E5 LC-E6 LC-E7 LC-M1 LC-M2 LC-K1 LC-K2 LC-K3 LC-K4 LC-K5 LC-K6 LC-K7 LC-K8 LC-K9 LC-L1 LC-L2 "
        "LC-I1 LC-I2"
    ),
    "dominion": (
        "DB-S1 DB-S2 DB-S3 DB-S4 DB-S5 DB-T1 DB-T2 DB-T3 DB-T4 DB-T5 DB-T6 DB-T7 DB-B1 DB-B2 DB-B3 DB-B4 "
        "DB-A1 DB-A2 DB-A3 DB-A4 DB-A5 DB-E1 DB-E2 DB-E3 DB-I1 DA-D1 DA-D2 DA-D3 DA-D4 DA-C1 DA-C2 DA-R1 "
        "DA-R2 DA-R3 DA-R4 DA-R5 DA-R6 DA-T1 DA-T2 DA-T3 DA-T4 DA-V1 DA-V2 DA-V3 DA-K1 DA-K2 DA-K3 DA-K4 "
        "DA-K5 DA-K6 DA-K7 DA-K8 DA-K9 DA-K10 DA-K11 DA-K12 DA-K13 DA-N1 DA-N2 DA-P1 DA-P2 DA-P3 DA-P4 "
        "DA-P5 DA-P6 DA-P7 DA-P8 DA-P9 DA-P10 DA-P11 DA-P12 DA-P13 DA-P14 DA-W1 DA-W2 DA-W3 DA-W4 DB-W2 "
        "DA-X1 DA-X2 DA-X3 DB-X1 DB-copper DB-silver DB-gold DB-platinum DB-estate DB-duchy DB-province "
        "DB-colony DB-curse DB-cellar DB-chapel DB-moat DB-chancellor DB-village DB-woodcutter "
        "DB-workshop DB-bureaucrat DB-feast DB-gardens DB-militia DB-moneylender DB-remodel DB-smithy "
        "DB-spy DB-thief DB-throne-room DB-council-room DB-festival DB-laboratory DB-library DB-market "
        "DB-mine DB-witch DB-adventurer DB-harbinger DB-merchant DB-vassal DB-poacher DB-bandit "
        "DB-sentry DB-artisan DA-coin-of-the-realm DA-page DA-peasant DA-ratcatcher DA-raze DA-amulet "
        "DA-caravan-guard DA-dungeon DA-gear DA-guide DA-duplicate DA-magpie DA-messenger DA-miser "
        "DA-port DA-ranger DA-transmogrify DA-artificer DA-bridge-troll DA-distant-lands DA-giant "
        "DA-haunted-woods DA-lost-city DA-relic DA-royal-carriage DA-storyteller DA-swamp-hag "
        "DA-treasure-trove DA-wine-merchant DA-hireling DA-treasure-hunter DA-warrior DA-hero "
        "DA-champion DA-soldier DA-fugitive DA-disciple DA-teacher DA-alms DA-borrow DA-quest DA-save "
        "DA-scouting-party DA-travelling-fair DA-bonfire DA-expedition DA-ferry DA-plan DA-mission "
        "DA-pilgrimage DA-ball DA-raid DA-seaway DA-trade DA-lost-arts DA-training DA-inheritance "
        "DA-pathfinding DS-1 DS-2 DS-3 DS-4 DS-5 DS-6"
    ),
    "adventure-tours": (
        "AT-C1 AT-C2 AT-C3 AT-C4 AT-S1 AT-S2 AT-S3 AT-S4 AT-S5 AT-T1 AT-T2 AT-T3 AT-T4 AT-T5 AT-T6 AT-T7 "
        "AT-X1 AT-X2 AT-X3 AT-X4 AT-X5 AT-X6 AT-X7 AT-X8 AT-X9 AT-X10 AT-X11 AT-X12 AT-X13 AT-P1 AT-P2 "
        "AT-P3 AT-P4 AT-P5 AT-A1 AT-A2 AT-A3 AT-A4 AT-A5 AT-A6 AT-A7 AT-A8 AT-A9 AT-A10 AT-A11 AT-R1 AT-R2 "
        "AT-R3 AT-E1 AT-E2 AT-E3 AT-E4 AT-E5 AT-E6 AT-V1 AT-V2 AT-I1 AT-I2 AT-W1 AT-W2 AT-W3"
    ),
    "africana": (
        "AF-C1 AF-C2 AF-C3 AF-C4 AF-C5 AF-S1 AF-S2 AF-S3 AF-S4 AF-S5 AF-T4 AF-A1 AF-B1 AF-B2 AF-B3 AF-B4 "
        "AF-B5 AF-B6 AF-M1 AF-M2 AF-M3 AF-M4 AF-M5 AF-M6 AF-M7 AF-M8 AF-M9 AF-T1 AF-T2 AF-T3 AF-E1 AF-E2 "
        "AF-E3 AF-E4 AF-E5 AF-E6 AF-E7 AF-I1"
    ),
}
"""The ids that each game must have: a rule does not leave its page unnoticed."""

PAGE = """
# A made-up game

- **MU-A1** The first rule.
- **MU-A2** The second rule, see MU-A1.
- **MU-B1** The third rule.
- **MU-B2** The fourth rule.
- **MU-B3** The fifth rule.
"""

TESTS = """
import pytest

@pytest.mark.rule("MU-A1")
def test_good():
    assert True

@pytest.mark.rule("MU-A1", "MU-A2")
def test_bad():
    assert False

@pytest.mark.rule("MU-B1")
@pytest.mark.skip
def test_skipped():
    assert True

@pytest.mark.rule("MU-B2")
@pytest.mark.parametrize("n", [1, 2])
def test_half(n):
    assert n == 1

@pytest.mark.rule("MU-A1", "MU-Z9")
def test_foreign():
    assert True

def test_plain():
    assert True
"""


def made_up(folder: Path, tests: str) -> Coverage:
    """The coverage of the made-up page by these tests."""
    (folder / "page.md").write_text(PAGE)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = rule(*ids)\n")
    (folder / "test_made_up.py").write_text(tests)
    return cover(folder / "page.md", folder / "test_made_up.py", folder)


def test_holes_are_found(tmp_path: Path) -> None:
    """A rule that no test carries, one carried by no passed test, and a mark of no rule are all found."""
    coverage = made_up(tmp_path, TESTS)

    assert ["MU-B3"] == coverage.missing
    assert ["MU-A2", "MU-B1", "MU-B2"] == coverage.failed
    assert ["MU-Z9"] == coverage.unknown
    assert {"MU-A1": ["test_made_up.py::test_good", "test_made_up.py::test_foreign"]} == {
        rule: tests for rule, tests in coverage.rules.items() if tests
    }
    assert 0.2 == coverage.share
    assert 5 == coverage.tests
    assert not coverage.ok


def test_four_ids_are_too_many(tmp_path: Path) -> None:
    """A test may carry three ids; one with four is found, also where they are on two marks."""
    ids = '"MU-A1", "MU-A2", "MU-B1"'
    three = f"import pytest\n@pytest.mark.rule({ids})\ndef test_three(): assert True\n"
    four = f'@pytest.mark.rule("MU-B2", "MU-B3")\n@pytest.mark.rule({ids})\ndef test_five(): assert True\n'
    coverage = made_up(tmp_path, three + four)

    assert ["test_made_up.py::test_five"] == coverage.crowded
    assert ([], [], []) == (coverage.missing, coverage.failed, coverage.unknown)
    assert not coverage.ok


def test_tests_that_do_not_run(tmp_path: Path) -> None:
    """Tests that cannot be read are no coverage: what pytest says is raised."""
    with pytest.raises(PytestFailed, match="SyntaxError"):
        made_up(tmp_path, "def test(:")


def test_a_title_without_tests_shows_no_rule(tmp_path: Path) -> None:
    """Its folder of tests may come later than its page: every rule is missing, and that is said."""
    (tmp_path / "page.md").write_text(PAGE)
    coverage = cover(tmp_path / "page.md", tmp_path / "nowhere", tmp_path)

    assert coverage.ids == coverage.missing
    assert (0.0, 0, False) == (coverage.share, coverage.tests, coverage.ok)


def test_ids_of_a_page() -> None:
    """A rule is a bullet that begins with its id; an id within a text is none."""
    assert ["MU-A1", "MU-A2", "MU-B1", "MU-B2", "MU-B3"] == ids_of(PAGE)
    assert ["MU-7", "MU-K10", "MU-two-w"] == ids_of("- **MU-7** A\n- **MU-K10** B\n- **MU-two-w** C\n")


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_every_rule(game: str) -> None:
    """The page of a game has each rule of its contract, once, and the catalogue has the same."""
    expected = CONTRACT[game].split()
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")

    assert expected == ids_of(page)
    assert expected == [rule for rule, _ in Speaker("en", game).rules()]


def test_every_rule_has_a_test() -> None:
    """Also without `--thorough` a test carries each rule of each page, and none carries anything else."""
    marks = collected(ROOT / "tests" / "games", ROOT)
    for game in TITLES:
        own = {test: ids for test, ids in marks.items() if f"/{game.replace('-', '_')}/" in test}
        page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
        coverage = Coverage(ids_of(page), own, dict.fromkeys(own, "passed"))

        assert ([], [], []) == (coverage.missing, coverage.unknown, coverage.crowded)


@pytest.mark.thorough
def test_every_rule_is_tested(capsys: pytest.CaptureFixture[str]) -> None:
    """`cairn rules GAME --coverage`: each rule is carried by a test that ran and passed.

    One game stands for all: `test_every_rule_has_a_test` names every rule's tests, and this run runs them.
    """
    game = "lost-cities"
    code = main(["rules", game, "--coverage", "--json", "--lang", "en"])
    told = json.loads(capsys.readouterr().out)
    results = told["results"]

    assert ([], [], [], []) == tuple(results[name] for name in ("missing", "failed", "unknown", "crowded"))
    assert (1.0, 0) == (results["share"], code)
    assert ("rules", game, GAMES[game].rules_version) == (
        told["command"],
        told["game"],
        told["rules_version"],
    )
    assert {"cairn", "rules_version", "command", "game", "options", "seed", "results"} == set(told)
    assert all(test.startswith("tests/games/") for tests in results["rules"].values() for test in tests)


def test_the_rules_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """`cairn rules GAME` lists all rules in the reader's language; with an id that one alone."""
    assert 0 == main(["rules", "lost-cities", "--lang", "de"])
    everything = capsys.readouterr().out
    assert 0 == main(["rules", "lost-cities", "lc-t2", "--lang", "en"])
    one = capsys.readouterr().out

    assert all(f"{rule} " in everything for rule in CONTRACT["lost-cities"].split())
    assert one.startswith("LC-T2  ")
    assert "LC-T1" not in one
    assert "sponsor" in one


def test_the_rules_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """`--json` gives the texts by id."""
    assert 0 == main(["rules", "lost-cities", "LC-T5", "--json", "--lang", "en"])
    results = json.loads(capsys.readouterr().out)["results"]

    assert {"language": "en", "rules": {"LC-T5": Speaker("en", "lost-cities").rule("LC-T5")}} == results


@pytest.mark.parametrize(
    ("wanted", "says"), [("LC-T77", "did you mean “LC-T7”?"), ("parachute", "There is no rule “parachute”")]
)
def test_an_unknown_rule(wanted: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A rule that there is not is refused, with a guess where one is near."""
    assert 2 == main(["rules", "lost-cities", wanted, "--lang", "en"])
    assert says in capsys.readouterr().err


def test_coverage_needs_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Away from the project's own folder there are no tests to run, and that is said."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("cairn.cli.rules.__file__", str(tmp_path / "lib" / "cairn" / "cli" / "rules.py"))

    assert 2 == main(["rules", "lost-cities", "--coverage", "--lang", "en"])
    assert "run this in a checkout" in capsys.readouterr().err


def test_coverage_needs_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A title that is new in a checkout is told to write its page first."""
    (tmp_path / "tests" / "games").mkdir(parents=True)
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("cairn.cli.rules.__file__", str(tmp_path / "lib" / "cairn" / "cli" / "rules.py"))

    assert 2 == main(["rules", "lost-cities", "--coverage", "--lang", "en"])
    assert "`cairn rules lost-cities --write`" in capsys.readouterr().err


def test_holes_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a checkout with holes the command names each of them and exits with 1."""
    tests = tmp_path / "tests" / "games" / "lost_cities"
    tests.mkdir(parents=True)
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "lost-cities.md").write_text(PAGE)
    (tests / "test_made_up.py").write_text(TESTS)
    (tests / "pytest.ini").write_text("[pytest]\nmarkers = rule(*ids)\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("cairn.cli.rules.__file__", str(tmp_path / "lib" / "cairn" / "cli" / "rules.py"))

    assert 1 == main(["rules", "lost-cities", "--coverage", "--lang", "en"])
    shown = capsys.readouterr().out
    assert "MU-B3: no test carries it." in shown
    assert "MU-A2: the tests that carry it failed or were skipped." in shown
    assert "MU-Z9: a test carries it, but there is no such rule." in shown
    assert "1 of 5 (20.0%)" in shown

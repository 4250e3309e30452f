"""Each rule of a game's page has a test that carries its id, ran and passed; a hole is found."""

import json
from pathlib import Path

import pytest

from cairn.cli import main
from cairn.games import GAMES
from cairn.testing.rule_coverage import Coverage, PytestFailed, cover, ids_of
from cairn.text import Speaker

ROOT = Path(__file__).parents[1]

CONTRACT = {
    "lost-cities": "C1 C2 S1 S2 S3 T1 T2 T3 T4 T5 T6 T7 E1 E2 E3 E4 E5 E6 E7 M1 M2 "
    "K1 K2 K3 K4 K5 K6 K7 K8 K9 L1 L2 I1 I2",
}
"""The ids that each game must have: a rule does not leave its page unnoticed."""
PREFIX = {"lost-cities": "LC"}

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


def test_ids_of_a_page() -> None:
    """A rule is a bullet that begins with its id; an id within a text is none."""
    assert ["MU-A1", "MU-A2", "MU-B1", "MU-B2", "MU-B3"] == ids_of(PAGE)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_every_rule(game: str) -> None:
    """The page of a game has each rule of its contract, once, and the catalogue has the same."""
    expected = [f"{PREFIX[game]}-{name}" for name in CONTRACT[game].split()]
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")

    assert expected == ids_of(page)
    assert expected == [rule for rule, _ in Speaker("en", game).rules()]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_tested(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`cairn rules GAME --coverage`: each rule is carried by a test that ran and passed."""
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

    assert all(f"LC-{name} " in everything for name in CONTRACT["lost-cities"].split())
    assert one.startswith("LC-T2  ")
    assert "LC-T1" not in one
    assert "sponsor" in one


def test_the_rules_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """`--json` gives the texts by id."""
    assert 0 == main(["rules", "lost-cities", "LC-T5", "--json", "--lang", "en"])
    results = json.loads(capsys.readouterr().out)["results"]

    assert {"language": "en", "rules": {"LC-T5": Speaker("en", "lost-cities").rule("LC-T5")}} == results


@pytest.mark.parametrize(
    ("wanted", "says"), [("LC-T77", "did you mean “LC-T7”?"), ("parachute", "There is no rule “parachute”.")]
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

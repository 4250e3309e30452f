"""`cairn verify`: whether a match is what it says it is, check by check."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from dataclasses import dataclass

from cairn.cli.arguments import add_components, add_json, add_own_game
from cairn.cli.browser import BrowserFile, differs, read_browser
from cairn.cli.output import called, mark, print_json, read_text, say, sentence, show
from cairn.core.dice import commitment
from cairn.core.errors import BadMatch
from cairn.core.match import NOBODY, Crash, Match
from cairn.core.record import Record, read_match
from cairn.core.shuffles import Opened
from cairn.games import games_of

CHECKS = ("chain", "game", "seal", "shuffles", "moves")
"""In the order in which they are made; what fails leaves those behind it undone."""

_CHECK_OF = {
    "match-not-a-match": "chain",
    "match-version": "chain",
    "match-truncated": "chain",
    "match-headers-damaged": "chain",
    "match-damaged": "chain",
    "match-commitment": "seal",
    "match-step": "moves",
    "match-after-end": "moves",
    "match-seat": "moves",
    "match-unknown-move": "moves",
    "match-illegal": "moves",
    "match-undo": "moves",
}
"""Which check an error of reading belongs to; all others are about the game and its options."""


@dataclass(frozen=True)
class Finding:
    """What a check found: `ok` is None where it was not made."""

    check: str
    ok: bool | None
    says: str


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn verify`."""
    parser.add_argument("file", metavar=say("cli-word-file"), help=say("cli-arg-file"))
    parser.add_argument("--browser", default="", metavar=say("cli-word-file"), help=say("cli-arg-browser"))
    add_own_game(parser)
    add_components(parser)
    add_json(parser)


def main(args: Namespace) -> int:
    """Check a match file; 1 if something does not fit."""
    try:
        findings, match = verify(read_text(args.file), args.components, args.game)
        if args.browser:
            known = read_browser(read_text(args.browser), args.browser)
            findings.append(_of_browser(known, match))
    except Crash as crash:
        crash.add_note(args.file)
        raise
    fits = not any(finding.ok is False for finding in findings)
    if args.json:
        checks = [{"check": f.check, "ok": f.ok, "says": f.says} for f in findings]
        results = {"file": args.file, "fits": fits, "checks": checks}
        print_json("verify", results, match and match.game, match and match.options)
    else:
        _show(args.file, findings)
    return 0 if fits else 1


def verify(text: str, components: str = "", own: str = "") -> tuple[list[Finding], Match | None]:
    """All checks of a match, and the match if it can be read."""
    try:
        record = Record(text)
        match = read_match(text, games_of(text, components, own))
    except BadMatch as problem:
        return _broken(problem), None
    opened = Opened(match)
    same = opened.state.digest() == match.state.digest()
    asked = Counter([one.source for one in opened.shuffles] + [one.source for one in opened.rolls])
    shuffles = ", ".join(f"{source} {n}" for source, n in sorted(asked.items()))
    lines = record.first + len(record.body) - 1
    title, version = called(match.game), match.game.rules_version
    sealed = Finding("seal", True, say("verify-seal-ok", seal=commitment(match.secret)))
    return [
        Finding("chain", True, say("verify-chain-ok", n=lines)),
        Finding("game", True, say("verify-game-ok", title=title, n=version)),
        sealed if match.quick < 0 else Finding("seal", None, say("verify-seal-quick")),
        Finding("shuffles", same, say("verify-shuffles-ok", n=asked.total(), list=shuffles)),
        Finding("moves", same, _moves(match)),
    ], match


def _moves(match: Match) -> str:
    """How many moves there are, and who gave the match up after them."""
    n = len(match.moves)
    if match.resigned == NOBODY:
        return say("verify-moves-ok", n=n)
    return say("verify-moves-resigned", n=n, name=match.players[match.resigned].name)


def _of_browser(known: BrowserFile, match: Match | None) -> Finding:
    """What a browser knows of the match, where that can be read."""
    if match is None:
        return Finding("browser", None, say("verify-not-made"))
    problem = differs(known, match)
    return Finding("browser", not problem, problem or say("verify-browser-ok", n=len(known.events)))


def _broken(problem: BadMatch) -> list[Finding]:
    """The check that failed, those before it, and those that could not be made."""
    failed = _CHECK_OF.get(problem.key, "game")
    at = CHECKS.index(failed)
    before = [Finding(check, True, say("verify-fits")) for check in CHECKS[:at]]
    behind = [Finding(check, None, say("verify-not-made")) for check in CHECKS[at + 1 :]]
    return [*before, Finding(failed, False, sentence(problem)), *behind]


def _show(path: str, findings: list[Finding]) -> None:
    from rich.padding import Padding
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column()
    grid.add_column(overflow="fold")
    for finding in findings:
        grid.add_row(mark(finding.ok), Text(say(f"verify-{finding.check}"), "bold"), Text(finding.says))
    show("", Text(path, "bold"), "", Padding.indent(grid, 2), "", say(_verdict(findings)), "")


def _verdict(findings: list[Finding]) -> str:
    """The sentence that sums the checks up; what is missing here says nothing against the match."""
    for finding in findings:
        if finding.ok is False:
            return "verify-cannot-check" if finding.check == "game" else "verify-does-not-fit"
    unsealed = any(finding.ok is None for finding in findings)
    return "verify-all-fits-unsealed" if unsealed else "verify-all-fits"

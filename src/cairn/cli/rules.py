"""`cairn rules`: the rules of a game, one of them, which tests show each of them, and the pages of rules."""

from argparse import ArgumentParser, Namespace
from importlib.util import find_spec
from pathlib import Path

from cairn.cli.arguments import add_game, add_json, needs_game
from cairn.cli.output import called, complain, language, mark, percent, print_json, say, show
from cairn.cli.rulebook import by_id, search
from cairn.core.errors import BadSetup
from cairn.core.game import Game
from cairn.games import TITLES, find, title_of
from cairn.proof.rule_coverage import MOST_IDS, Coverage, PytestFailed, cover
from cairn.text import Speaker, rules_page


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn rules`."""
    add_game(parser, needed=False)
    parser.add_argument("rule", nargs="?", metavar="ID", help=say("rules-arg-rule"))
    parser.add_argument("--search", metavar=say("cli-word-text"), help=say("rules-arg-search"))
    parser.add_argument("--coverage", action="store_true", help=say("rules-arg-coverage"))
    parser.add_argument("--write", action="store_true", help=say("rules-arg-write"))
    add_json(parser)


def main(args: Namespace) -> int:
    """Show rules, or their coverage, or write their pages; 1 if the coverage has a hole."""
    if args.write:
        return _write([args.game] if args.game is not None else list(TITLES))
    game = find(needs_game(args, "rules"))
    if args.coverage:
        return _cover(game, args.json)
    speaker = Speaker(language(), game.name)
    sections = speaker.sections()
    if not sections:
        raise BadSetup("rules-none", {"title": called(game)})
    if args.rule is not None or args.search is not None:
        rules = speaker.rules()
        wanted = rules if args.rule is None else [by_id(args.rule, rules, game.name)]
        wanted = wanted if args.search is None else search(args.search, wanted)
        sections = [(heading, [one for one in rules if one in wanted]) for heading, rules in sections]
    if args.json:
        texts = {rule: text for _, rules in sections for rule, text in rules}
        print_json("rules", {"language": language(), "rules": texts}, game)
    else:
        _show(called(game) if args.rule is None else "", sections)
    return 0


def _show(title: str, sections: list[tuple[str, list[tuple[str, str]]]]) -> None:
    from rich.table import Table as Grid
    from rich.text import Text

    if title:
        show("", Text(title, "bold"))
    for heading, rules in sections:
        if not rules:
            continue
        if title:
            show("", Text(heading, "bold"), "")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for rule, text in rules:
            grid.add_row(Text(rule, "bold cyan"), Text(text))
        show(grid)


def _cover(game: Game, as_json: bool) -> int:
    """Run the game's tests and show what they show."""
    root = _checkout(game)
    if not _page(root, game).is_file():
        raise BadSetup("rules-no-page", {"name": game.name})
    if find_spec("pytest") is None:
        raise BadSetup("rules-no-pytest")
    complain(say("rules-running", title=called(game)))
    try:
        coverage = cover(_page(root, game), _tests(root, game), root)
    except PytestFailed as problem:
        complain(str(problem))
        raise BadSetup("rules-no-run") from problem
    if as_json:
        print_json("rules", coverage.data(), game)
    else:
        _show_coverage(coverage)
    return 0 if coverage.ok else 1


def _write(games: list[str]) -> int:
    """Write the pages of rules that have changed."""
    for name in games:
        game = find(name)
        path = _page(_checkout(game), game)
        page = rules_page(game, title_of(game).introduction)
        same = path.is_file() and path.read_text(encoding="utf-8") == page
        path.write_text(page, encoding="utf-8", newline="\n")
        print(say("rules-page-same" if same else "rules-page-written", file=str(path)))
    return 0


def _page(root: Path, game: Game) -> Path:
    return root / "docs" / "rules" / f"{game.name}.md"


def _tests(root: Path, game: Game) -> Path:
    return root / "tests" / "games" / game.name.replace("-", "_")


def _checkout(game: Game) -> Path:
    """The folder of the project, around this module or where we are; BadSetup where it is neither.

    A title that is new has neither a page nor tests yet, but the folders for both are there.
    """
    for root in (Path(__file__).parents[3], Path.cwd()):
        if _page(root, game).parent.is_dir() and _tests(root, game).parent.is_dir():
            return root
    raise BadSetup("rules-no-checkout", {"file": f"docs/rules/{game.name}.md"})


def _show_coverage(coverage: Coverage) -> None:
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("")
    grid.add_column(say("rules-rule"))
    grid.add_column(say("rules-tests"), justify="right")
    grid.add_column("")
    for rule, tests in coverage.rules.items():
        names = [test.rpartition("::")[2].removeprefix("test_").replace("_", " ") for test in tests]
        grid.add_row(mark(bool(tests)), rule, str(len(tests)), Text(", ".join(names), "dim"))
    faults = [
        *(say("rules-missing", rule=rule) for rule in coverage.missing),
        *(say("rules-failed", rule=rule) for rule in coverage.failed),
        *(say("rules-unknown", rule=rule) for rule in coverage.unknown),
        *(say("rules-crowded", test=test, n=MOST_IDS) for test in coverage.crowded),
    ]
    shown = sum(1 for tests in coverage.rules.values() if tests)
    total = say(
        "rules-share", shown=shown, rules=len(coverage.ids), share=percent(coverage.share), n=coverage.tests
    )
    show(grid, "", *[Text(fault, "bold red") for fault in faults], total)

"""`cairn replay`: the story of a match, and the table after any of its moves."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cairn.cli.arguments import add_components, add_json, add_own_game, whole
from cairn.cli.output import called, console, language, number, print_json, read_text, say, show
from cairn.cli.seats import names_at_table
from cairn.core.errors import Args, BadMatch, BadSetup
from cairn.core.event import Event
from cairn.core.game import Seat
from cairn.core.match import NOBODY, Crash, Match
from cairn.core.record import read_match
from cairn.games import games_of, title_of
from cairn.terminal.words import Words
from cairn.text import Speaker


@dataclass(frozen=True)
class Reader:
    """Who reads the story: a seat, or a spectator (None); or somebody who may see everything."""

    seat: Seat | None
    sees_all: bool

    def told(self, event: Event) -> tuple[str, Args]:
        """An event as this reader may know it."""
        if self.sees_all:
            return event.key, {**event.args, **(event.secret or {})}
        return event.told_to(self.seat)

    def knows_moves_of(self, seat: Seat) -> bool:
        """Whether the reader may see how a seat spelled its moves: that may tell more than others saw."""
        return self.sees_all or seat == self.seat


def add_arguments(parser: ArgumentParser) -> None:
    """What may follow `cairn replay`."""
    parser.add_argument("file", metavar=say("cli-word-file"), help=say("cli-arg-file"))
    parser.add_argument("--to", type=whole("--to", 0), metavar="K", help=say("cli-arg-to"))
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", metavar="N", help=say("cli-arg-seat"))
    eyes.add_argument("--reveal", action="store_true", help=say("cli-arg-reveal"))
    add_own_game(parser)
    add_components(parser)
    add_json(parser)


def main(args: Namespace) -> int:
    """Tell the story."""
    whole = open_match(args.file, args.components, args.game)
    reader = _reader(args, whole)
    match = whole if args.to is None else until(whole, args.to)
    if args.json:
        print_json("replay", _facts(match, reader), match.game, match.options)
    else:
        _show(match, reader, _ending(whole, match, reader))
    return 0


def open_match(path: str, components: str = "", own: str = "") -> Match:
    """The match in a file; an error says which file."""
    try:
        text = read_text(path)
        return read_match(text, games_of(text, components, own))
    except (BadMatch, Crash) as problem:
        problem.add_note(path)
        raise


def until(match: Match, n: int) -> Match:
    """The match as it was after its first n moves."""
    if n > len(match.moves):
        raise BadSetup("replay-too-far", {"n": n, "moves": len(match.moves)})
    earlier = Match(
        match.game, match.options, match.players, match.secret, match.words, match.quick, is_settled=True
    )
    for move in match.moves[:n]:
        earlier.push(move)
    if n == len(match.moves) and match.resigned != NOBODY:
        earlier.resign(match.resigned)
    return earlier


def _reader(args: Namespace, match: Match) -> Reader:
    """The seat that is named; without one, a spectator, from whom a match that is over hides nothing."""
    if args.seat is not None:
        return Reader(_seat(args.seat, match), sees_all=False)
    return Reader(None, sees_all=args.reveal or match.is_over)


def _seat(text: str, match: Match) -> Seat:
    """The seat of this number."""
    return whole("--seat", 1, len(match.players))(text) - 1


def _ending(whole: Match, shown: Match, reader: Reader) -> list[str]:
    """What is said below the table where it is not the end of a match."""
    if whole.is_over:
        rest = len(whole.moves) - len(shown.moves)
        return ["", say("replay-goes-on", n=rest)] if rest else []
    hidden = not reader.sees_all and reader.seat is None
    return ["", say("replay-not-over"), *([say("replay-hidden")] if hidden else [])]


def _chapters(match: Match, reader: Reader) -> Iterator[tuple[int, list[tuple[str, Args]]]]:
    """What happened at the start (number 0) and at each move."""
    first = 0
    for n, last in enumerate(match.marks):
        yield n, [reader.told(event) for event in match.events[first:last]]
        first = last


def _words(match: Match) -> Words:
    """The words for somebody who was not there: everybody by name."""
    speaker = Speaker(language(), match.game.name, match.game.names)
    return Words(speaker, names_at_table(match.players, speaker), None)


def _facts(match: Match, reader: Reader) -> dict[str, Any]:
    words = _words(match)
    story = []
    for n, told in _chapters(match, reader):
        chapter: dict[str, Any] = {"n": n, "seat": match.seats[n - 1] + 1 if n else None}
        if n and reader.knows_moves_of(match.seats[n - 1]):
            chapter["move"] = match.game.spell(match.moves[n - 1])
        chapter["events"] = [{"key": one[0], "args": one[1], "text": words.event(one)} for one in told]
        story.append(chapter)
    return {
        "players": [{"name": player.name, "bot": player.is_bot} for player in match.players],
        "seat": None if reader.seat is None else reader.seat + 1,
        "revealed": reader.sees_all,
        "at": len(match.moves),
        "undone": sum(line.startswith("undo ") for line in match.log),
        "story": story,
        "position": match.state.dump() if reader.sees_all else match.view(reader.seat),
        "result": match.result(),
    }


def _show(match: Match, reader: Reader, ending: list[str]) -> None:
    from rich.padding import Padding
    from rich.table import Table as Grid
    from rich.text import Text

    from cairn.terminal.page import page_on

    paper = console()
    words = _words(match)
    names = words.names
    title = f"{called(match.game)} · {' – '.join(names)}"
    story = Grid.grid(padding=(0, 2, 0, 0))
    story.add_column(justify="right", style="dim", no_wrap=True)
    for n, told in _chapters(match, reader):
        for i, one in enumerate(told):
            story.add_row(number(n) if i == 0 else "", Text(words.event(one)))
    drawing = title_of(match.game).drawing()
    position = Text(say("replay-position", n=len(match.moves)), "bold")
    table = drawing.table(page_on(paper, match.view(reader.seat), words, match.game))
    hands = []
    for holder in range(len(names)):
        if not reader.sees_all and holder != reader.seat:
            continue
        hand = drawing.tell_hand(page_on(paper, match.view(holder), words, match.game))
        hands.append(Text.assemble((f"{names[holder]}{words.speaker.colon}", "bold"), hand))
    parts = ["", Text(title, "bold"), "", Padding.indent(story, 2), "", position, "", table, "", *hands]
    show(*parts, *ending, "")

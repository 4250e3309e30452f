"""A match as a picture: it fills the terminal, and is drawn again for every question."""

from collections.abc import Callable
from itertools import groupby
from typing import Final, Protocol

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from cairn.core.game import View
from cairn.core.match import Match
from cairn.games import title_of
from cairn.terminal.command import Voice
from cairn.terminal.drawing import Drawing
from cairn.terminal.ink import flow, mark
from cairn.terminal.page import Page, page_on
from cairn.terminal.seating import shape
from cairn.terminal.words import Words

BAR: Final = "bold #22190A on #E9D6A8"
MOST_LOG_LINES: Final = 16
MOST_EVENTS: Final = 40
"""The events that may be told in them."""
ENDING: Final = 12
"""The lines that follow the sheet at the end of a match."""
FEWEST_LOG_LINES: Final = 2
"""What the other side has just done is worth a line at the top."""


def seen(match: Match, words: Words) -> View:
    """What the reader sees, the moves in the order in which the screen shows and numbers them."""
    view = match.view(words.you)
    if view["decision"] and view["decision"].get("options"):
        view["decision"]["options"] = title_of(match.game).in_order(view)
    return view


def news_from(match: Match, words: Words) -> int:
    """The number of the first event after the reader's last move; for those who watch, after the newest."""
    moves = range(len(match.moves), 0, -1)
    own = (n for n in moves if match.seats[n - 1] == words.you)
    # Before a first move, what came after the deal is new.
    return match.marks[next(own, 0)] if words.you is not None else match.marks[max(0, len(match.moves) - 1)]


class Screen(Voice, Protocol):
    """Where a match is shown, as a picture or in sentences; `words` say to whom."""

    def show(self, match: Match, words: Words, notes: list[str]) -> None:
        """Show the position and what is asked."""

    def prompt(self, words: Words) -> str:
        """What stands before the line that somebody types."""

    def watch(self, match: Match, words: Words, notes: list[str]) -> None:
        """Show what has just happened to those who only watch."""

    def sheet(self, match: Match, words: Words) -> None:
        """Show the points, line by line."""

    def hand(self, match: Match, words: Words) -> None:
        """Show the hand."""

    def legend(self, match: Match, words: Words) -> None:
        """Show what the symbols or the words on it mean."""

    def end(self, match: Match, words: Words) -> None:
        """Show how the match ended."""

    def curtain(self, text: str) -> None:
        """Hide all that was shown before, and say why."""

    def close(self) -> None:
        """Give the terminal back as it was."""


class DrawnScreen:
    """A screen that is drawn with colours, symbols and numbers."""

    def __init__(self, console: Console, drawing: Drawing, shared: bool) -> None:
        self.console: Final = console
        self.drawing: Final = drawing
        # Several people look here by turns: what one has seen must not be there to scroll back to, and the
        # alternate screen of a terminal has no memory.
        self.elsewhere: bool = shared and console.set_alt_screen(True)

    def show(self, match: Match, words: Words, notes: list[str]) -> None:
        page = page_on(self.console, seen(match, words), words, match.game)
        above = self.drawing.sheet(page) if match.pauses else self.drawing.table(page)
        below: list[RenderableType] = [self._bar(page)]
        if words.you is not None and not match.pauses:
            below.append(self.drawing.choices(page))
        below += [Text(note) for note in notes]
        room = self.console.height - self._height(page, Group(above, *below)) - 1
        air = [Text("")] if room >= FEWEST_LOG_LINES + 2 else []
        self.console.clear()
        self._print(page, Group(above, *air, *self._newest(match, page, room - 2 * len(air)), *air, *below))

    def prompt(self, words: Words) -> str:
        return "› "

    def watch(self, match: Match, words: Words, notes: list[str]) -> None:
        self.show(match, words, [words.say("play-watching"), *notes])

    def sheet(self, match: Match, words: Words) -> None:
        page = page_on(self.console, seen(match, words), words, match.game)
        self._print(page, Padding(self.drawing.sheet(page), (1, 0)))

    def hand(self, match: Match, words: Words) -> None:
        page = page_on(self.console, seen(match, words), words, match.game)
        self._print(page, self.drawing.choices(page))

    def legend(self, match: Match, words: Words) -> None:
        page = page_on(self.console, seen(match, words), words, match.game)
        seats = [Text(f"{shape(page, seat)} {name}") for seat, name in enumerate(words.names)]
        symbols = [*title_of(match.game).legend(page), *seats]
        self._print(page, Group(*flow(symbols, page.width)))

    def end(self, match: Match, words: Words) -> None:
        self.console.clear()
        page = page_on(self.console, seen(match, words), words, match.game)
        sheet = self.drawing.sheet(page)
        whole = Group(self.drawing.table(page), Text(""), sheet)
        self._print(page, whole if self._height(page, whole) + ENDING < self.console.height else sheet)
        self.console.print()
        for told in match.told(words.you, match.marks[-2]):
            self.console.print(Text(words.event(told), "bold"))

    def draw(
        self,
        match: Match,
        words: Words,
        drawn: Callable[[Page], RenderableType],
        told: Callable[[Page], list[str]],
    ) -> None:
        page = page_on(self.console, seen(match, words), words, match.game)
        self._print(page, drawn(page))

    def curtain(self, text: str) -> None:
        self.console.clear()
        self.console.print("\n" * (self.console.height // 4))
        self.console.print(Text(text, "bold", justify="center"), "", sep="\n")

    def say(self, text: str) -> None:
        self.console.print(Text(text))

    def refuse(self, text: str) -> None:
        self.console.print(Text(text, "red"))

    def close(self) -> None:
        if self.elsewhere:
            self.elsewhere = False
            self.console.set_alt_screen(False)

    def _bar(self, page: Page) -> RenderableType:
        """Who is asked, and what: the only dark block on the screen."""
        decision, say = page.view["decision"], page.words.say
        if decision is None:
            return Text("")
        seat = decision["seat"]
        whose = say("your-turn") if seat == page.words.you else page.words.names[seat]
        left = Text(f"{whose} · {say(decision['prompt'], **decision['args'])}")
        for hint in (f"? {say('play-command-help')}", "?"):
            gap = page.width - 2 - left.cell_len - len(hint)
            if gap > 1:
                return Padding(Text.assemble(left, " " * gap, (hint, "not bold")), (0, 1), style=BAR)
        return Padding(left, (0, 1), style=BAR)

    def _newest(self, match: Match, page: Page, room: int) -> list[Text]:
        """The newest lines of the log, as many as there is room for; what happened again is one line."""
        lines: list[Text] = []
        first = max(0, len(match.events) - MOST_EVENTS)
        newest = [page.words.event(told) for told in match.told(page.words.you, first)]
        is_new = [first + i >= news_from(match, page.words) for i in range(len(newest))]
        for (said, new), again in groupby(reversed(list(zip(newest, is_new, strict=True)))):
            times = len(list(again))
            line = self._entry(page, f"{said} ×{times}" if times > 1 else said, new)
            room -= self._height(page, line)
            if len(lines) == MOST_LOG_LINES or (room < 0 and len(lines) >= FEWEST_LOG_LINES):
                break
            lines.insert(0, line)
        return lines

    def _entry(self, page: Page, text: str, new: bool) -> Text:
        """A line of the log; what has happened since the reader's last move is marked and not faint."""
        first = Text(f"{mark(page, '▸', '*')} " if new else "  ")
        words = [Text(word, "" if new else "dim") for word in text.split(" ")]
        return Text("\n").join(flow(words, page.width, gap=1, first=first))

    def _height(self, page: Page, drawn: RenderableType) -> int:
        return len(self.console.render_lines(drawn, self.console.options.update(width=page.width)))

    def _print(self, page: Page, drawn: RenderableType) -> None:
        self.console.print(drawn, width=page.width)

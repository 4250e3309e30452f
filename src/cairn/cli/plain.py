"""A match in sentences, one per line: for screen readers and pipes."""

import sys
from collections.abc import Callable
from typing import Final

from rich.console import RenderableType

from cairn.cli.screen import seen
from cairn.core.game import Seat
from cairn.core.match import Match
from cairn.games import title_of
from cairn.terminal.drawing import Drawing
from cairn.terminal.page import Page, is_nimble, is_terminal
from cairn.terminal.words import Words

CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Wipes a terminal, and what could be scrolled back to."""


class PlainScreen:
    """A screen in sentences: events as they come, then the position, the question and the moves."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing: Final = drawing
        self.heard: Final[dict[Seat | None, int]] = {}
        """How many events each reader has been told."""

    def show(self, match: Match, words: Words, notes: list[str]) -> None:
        page = _page(match, words)
        decision = page.view["decision"]
        news = self._tell_news(match, words)
        self._say_all(notes)
        if match.pauses:
            self._say_all(self.drawing.tell_sheet(page))
        elif news:
            self._say_all(self.drawing.tell_table(page))
        if words.you is not None and not match.pauses and self.drawing.tell_hand(page):
            self.hand(match, words)
        asked = words.say(decision["prompt"], **decision["args"])
        self.say(asked if asked.endswith("?") else f"{asked}.")
        # Where there is one move, the prompt names it.
        if len(decision.get("options", [])) > 1:
            self._say_all(self.drawing.tell_choices(page))

    def prompt(self, words: Words) -> str:
        return f"{words.say('play-ask')} "

    def watch(self, match: Match, words: Words, notes: list[str]) -> None:
        self._say_all(notes)
        self._tell_news(match, words)

    def sheet(self, match: Match, words: Words) -> None:
        self._say_all(self.drawing.tell_sheet(_page(match, words)))

    def hand(self, match: Match, words: Words) -> None:
        held = self.drawing.tell_hand(_page(match, words))
        self.say(words.say("play-your-hand", list=held) if held else words.say("any-no-hand"))

    def legend(self, match: Match, words: Words) -> None:
        self._say_all(title_of(match.game).glossary(_page(match, words)))

    def end(self, match: Match, words: Words) -> None:
        self._tell_news(match, words)
        self.sheet(match, words)

    def draw(
        self,
        match: Match,
        words: Words,
        drawn: Callable[[Page], RenderableType],
        told: Callable[[Page], list[str]],
    ) -> None:
        self._say_all(told(_page(match, words)))

    def curtain(self, text: str) -> None:
        if is_terminal(sys.stdout) and is_nimble():
            print(CLEAR, end="")
        self.say(text)

    def say(self, text: str) -> None:
        print(text, flush=True)

    def refuse(self, text: str) -> None:
        self.say(text)

    def close(self) -> None:
        pass

    def _say_all(self, lines: list[str]) -> None:
        for line in lines:
            self.say(line)

    def _tell_news(self, match: Match, words: Words) -> bool:
        """Tell the events that the reader has not heard; whether another seat had a hand in them."""
        heard = self.heard.get(words.you, 0)
        self.heard[words.you] = len(match.events)
        # After an undo there are fewer events than were heard: then everything is news.
        news = match.told(words.you, heard) if heard <= len(match.events) else []
        for told in news:
            self.say(words.event(told) + ".")
        return not news or any(args.get("seat") != words.you for _, args in news)


def _page(match: Match, words: Words) -> Page:
    return Page(seen(match, words), words, game=match.game)

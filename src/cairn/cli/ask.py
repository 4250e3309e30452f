"""How a line is asked for: with completion at a terminal, plainly elsewhere."""

import os
import select
import sys
import time
from typing import Final, Protocol

from cairn.terminal.page import is_terminal


class Asker(Protocol):
    """Somebody who asks and waits for a line; EOFError when there will be none."""

    def ask(self, prompt: str, completions: list[str]) -> str:
        """The next line."""

    def pause(self, seconds: float) -> str:
        """A line, if one comes within this time."""


class TerminalAsker:
    """Asks at a terminal: the line can be edited, Tab completes, the arrows bring back what was said."""

    def __init__(self) -> None:
        # A tenth of a second to import, for which a pipe need not wait.
        from prompt_toolkit import PromptSession
        from prompt_toolkit.output import create_output

        output = create_output(sys.stdout)
        # Where the cursor is does not matter to a prompt of one line, and some terminals never answer.
        output.enable_cpr = False  # type: ignore[attr-defined]
        self.session: Final[PromptSession[str]] = PromptSession(output=output, enable_suspend=True)

    def ask(self, prompt: str, completions: list[str]) -> str:
        from prompt_toolkit.completion import WordCompleter
        from prompt_toolkit.shortcuts import CompleteStyle

        return self.session.prompt(
            prompt,
            completer=WordCompleter(completions, ignore_case=True, sentence=True),
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
        )

    def pause(self, seconds: float) -> str:
        if os.name == "nt":  # where only sockets can be waited for
            time.sleep(seconds)
            return ""
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        return sys.stdin.readline() if ready else ""


class LineAsker:
    """Takes lines from a pipe, a file or a simple terminal."""

    def ask(self, prompt: str, completions: list[str]) -> str:
        # A person who types sees the line behind the prompt; a pipe has no echo that would end it.
        print(prompt, end="" if is_terminal(sys.stdin) else "\n", flush=True)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise EOFError
        return line

    def pause(self, seconds: float) -> str:
        return ""
